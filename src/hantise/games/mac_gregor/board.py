"""The castle: rooms, doors, stairs and gates, and what follows from them alone. MG-BRD-1 to MG-BRD-10.

Rooms are ints in the order of components.toml; -1 stands for no room.
"""

from __future__ import annotations

from typing import Any, Final

from .components import BLAZONS, COLOURS, DATA, KEY_COLOURS, checked

_BOARD: Final[dict[str, Any]] = DATA["board"]
PLANS: Final[list[dict[str, Any]]] = _BOARD["room"]
ROOMS: Final[list[str]] = [r["id"] for r in PLANS]
BLAZON: Final[list[int]] = [BLAZONS.index(r["blazon"]) for r in PLANS]  # of each room
CRYPT: Final[int] = ROOMS.index(_BOARD["ghost_room"])  # MG-BRD-6
STAIRS: Final[list[int]] = sorted(ROOMS.index(r) for r in _BOARD["stair_rooms"])  # MG-BRD-5
BEARS: Final[list[list[int]]] = [[r for r in range(len(ROOMS)) if BLAZON[r] == b] for b in range(len(BLAZONS))]
FIRST_ROOMS: Final[list[int]] = sorted(BEARS[BLAZONS.index("tower")] + BEARS[BLAZONS.index("crown")])  # MG-SET-6

NEAR: Final[list[list[int]]] = [[] for _ in ROOMS]  # MG-BRD-2, sorted
DOOR: Final[list[list[int]]] = [[-1] * COLOURS for _ in ROOMS]  # by room and key colour: the room behind that door
BETWEEN: Final[list[dict[int, int]]] = [{} for _ in ROOMS]  # by room and neighbour: the colour of the door, -1 for a bare wall
GATE: Final[list[int]] = [-1] * len(ROOMS)  # the colour of the gate, -1 where there is none: MG-BRD-4
GATES: Final[list[str]] = [""] * len(ROOMS)  # and its side
STEP: Final[list[list[int]]] = [
    [-1] * len(BLAZONS) for _ in ROOMS
]  # MG-GMV-2, MG-BRD-8: by room and blazon, where the ghost goes


def build() -> None:
    """Fill the tables above."""
    for wall in _BOARD["wall"]:
        entry = f"[[board.wall]] {wall['a']}-{wall['b']}"
        a, b = ROOMS.index(wall["a"]), ROOMS.index(wall["b"])
        one, other = wall["between"]
        lie = one in PLANS[a]["cells"] and other in PLANS[b]["cells"]
        checked(
            lie and abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1,
            entry,
            f"it is between a cell of {wall['a']} and the cell of {wall['b']} beside it",
        )
        colour = -1 if wall["door"] == "none" else KEY_COLOURS.index(wall["door"])
        for here, there in ((a, b), (b, a)):
            checked(there not in BETWEEN[here], entry, "two rooms have one wall in common")
            NEAR[here].append(there)
            BETWEEN[here][there] = colour
            if colour >= 0:
                checked(DOOR[here][colour] < 0, entry, "the doors of a room all have different colours (MG-BRD-9)")
                DOOR[here][colour] = there
            checked(STEP[here][BLAZON[there]] < 0, entry, "no two neighbours of a room bear the same blazon (MG-BRD-8)")
            STEP[here][BLAZON[there]] = there
    for near in NEAR:
        near.sort()
    for gate in _BOARD["gate"]:
        entry = f"[[board.gate]] {gate['id']}"
        room, colour = ROOMS.index(gate["room"]), KEY_COLOURS.index(gate["colour"])
        checked(gate["cell"] in PLANS[room]["cells"], entry, f"its cell is one of {gate['room']}")
        checked(DOOR[room][colour] < 0, entry, "the doors of a room all have different colours (MG-BRD-9)")
        GATE[room], GATES[room] = colour, gate["side"]


build()


def distances(edges: list[list[int]]) -> list[list[int]]:
    """Steps from each room to each, 99 where there is no way."""
    out: list[list[int]] = []
    for start in range(len(edges)):
        far = [99] * len(edges)
        far[start] = 0
        queue = [start]
        for room in queue:
            for there in edges[room]:
                if far[there] == 99:
                    far[there] = far[room] + 1
                    queue.append(there)
        out.append(far)
    return out


BY_DOORS: Final[list[list[int]]] = distances([[r for r in DOOR[room] if r >= 0] for room in range(len(ROOMS))])
THROUGH_WALLS: Final[list[list[int]]] = distances(NEAR)


def walk(start: int, program: tuple[int, ...]) -> tuple[int, ...]:
    """MG-GMV-1 to MG-GMV-3. The rooms that a ghost comes through, the first card's first; it breaks off where no adjacent
    room bears the blazon."""
    out: list[int] = []
    room = start
    for blazon in program:
        room = STEP[room][blazon]
        if room < 0:
            break
        out.append(room)
    return tuple(out)
