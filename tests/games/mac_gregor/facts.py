"""What the reasons of Le Trésor du Fantôme des Mac Gregor say, counted anew from rules.md and the castle of components.toml:
held against the state wherever one is given. MG-BRD-2 to MG-BRD-6.

Rooms are named in the order of the file, as everywhere; their walls, doors and gates are looked up in the file itself.
"""

from __future__ import annotations

from typing import Any

from hantise.games.mac_gregor.components import BLAZONS, DATA, KEY_COLOURS, KEYS, OBJECTS, TOKENS

BOARD = DATA["board"]
ROOMS = [r["id"] for r in BOARD["room"]]
WALLS = {frozenset((w["a"], w["b"])): w["door"] for w in BOARD["wall"]}  # the colour of the door, "none"
GATES = {gate["room"]: gate["colour"] for gate in BOARD["gate"]}
KEPT = DATA["constants"]["hand_limit_end_of_turn"]
CARDS = DATA["constants"]["program_length"]


def colour(key: int) -> str:
    """The colour of a key."""
    return KEYS[key].rpartition("-")[2]


def mine(g: Any) -> tuple[int, ...]:
    """The hand of who is asked."""
    found: tuple[int, ...] = g.hands[g.player]
    return found


def here(g: Any) -> int:
    """The room of who is asked."""
    room: int = g.pawns[g.player]
    return room


def haunted(g: Any) -> int:
    """The room of the ghost."""
    room: int = g.pawns[g.ghost]
    return room


def hunting(g: Any) -> bool:
    """MG-TRN-2. Is a hunter in the middle of his turn?"""
    return g.player == g.turn != g.ghost and type(g.asked).__name__ == "Turn"


def discarding(g: Any) -> bool:
    """MG-TRN-4. Is his turn over, and his hand too big?"""
    return g.player == g.turn != g.ghost and not hunting(g) and len(mine(g)) > KEPT


def door(a: int, b: int) -> str | None:
    """MG-BRD-2, MG-BRD-3. The colour of the door between two rooms, "none" for a bare wall; None if they are not adjacent."""
    return WALLS.get(frozenset((ROOMS[a], ROOMS[b])))


def doors(room: int) -> dict[str, int]:
    """The room behind each of its doors, by colour."""
    found = {door(room, r): r for r in range(len(ROOMS))}
    return {c: r for c, r in found.items() if c not in (None, "none")}


def gate(g: Any) -> str | None:
    """MG-BRD-4. The colour of the gate where he stands."""
    return GATES.get(ROOMS[here(g)])


def alike(g: Any, c: int) -> set[int]:
    """The kinds of keys of that colour in his hand."""
    return {key for key in mine(g) if colour(key) == KEY_COLOURS[c]}


def bears(room: int, blazon: int) -> bool:
    found: bool = BOARD["room"][room]["blazon"] == BLAZONS[blazon]
    return found


def walked(g: Any) -> tuple[int, list[int]]:
    """MG-GMV-1 to MG-GMV-3. How many of the cards laid so far lead somewhere, and the rooms that one comes through."""
    rooms = [haunted(g)]
    for card in g.program:
        nexts = [r for r in range(len(ROOMS)) if door(rooms[-1], r) is not None and bears(r, card)]
        if not nexts:
            break
        rooms += nexts
    return len(rooms) - 1, rooms


def programming(g: Any) -> bool:
    """MG-PRG-1. Is the ghost laying his cards?"""
    return g.player == g.ghost and type(g.asked).__name__ == "Program"


def next_step(g: Any, card: int) -> int:
    """Where that card would lead him now; -1 for nowhere."""
    cards, rooms = walked(g)
    if cards < len(g.program):
        return -1
    return next((r for r in range(len(ROOMS)) if door(rooms[-1], r) is not None and bears(r, card)), -1)


def sure_program(g: Any, to: int) -> bool:
    """Some fourth card ends the walk there."""
    last = len(g.program) == CARDS - 1
    return programming(g) and last and any(next_step(g, card) == to for card in range(len(BLAZONS)) if card not in g.program)


def sure_broken(g: Any, number: int, at: int) -> bool:
    """The walk stops there, at that card: one of those laid, or the one that would be the fourth."""
    cards, rooms = walked(g)
    return programming(g) and len(g.program) == CARDS - 1 and number == cards + 1 and rooms[-1] == at


def there(g: Any, thing: tuple[Any, ...]) -> bool:
    """Is the thing that was touched where it is said to be?"""
    kind, of = thing
    if kind == "thing-key":
        return of in g.hands[g.player]
    if kind == "thing-object":
        return not programming(g)
    return g.pawns[of] == haunted(g) if kind == "thing-pawn" else ROOMS[of] in GATES if kind == "thing-gate" else of >= 0


def about(*decisions: str) -> Any:
    """What those decisions ask for, and something else that lies there: MG-DEC-1 to MG-DEC-7."""
    return lambda g, *said: type(g.asked).__name__ in decisions and there(g, said[-1])


FACTS = {
    # tokens and set-up: MG-SET, MG-ARR
    "no-second-token": lambda g, at: g.tokens[at] >= 0,
    "no-first-room": lambda g, at: not g.hands[g.ghost] and g.top < 0 and BOARD["room"][at]["blazon"] not in ("tower", "crown"),
    "no-token-under-pawn": lambda g, at: at in g.pawns,
    "no-such-blazon": lambda g, at, blazon: blazon == g.top and not bears(at, blazon),
    "no-stairs": lambda g, at: ROOMS[at] not in BOARD["stair_rooms"],
    # the program: MG-PRG
    "no-such-card": lambda g, blazon: programming(g) and blazon in g.program,
    "no-card-there": lambda g, to: (
        programming(g) and all(next_step(g, card) != to for card in range(len(BLAZONS)) if card not in g.program)
    ),
    "no-turn-for-ghost": lambda g: programming(g) and not mine(g) and not g.objects[g.player],
    "sure-program": sure_program,
    "sure-broken": sure_broken,
    # the turn: MG-TRN
    "no-deed-of-ghost": lambda g: g.player != g.ghost,
    "no-discard-now": hunting,
    "no-turn-left": discarding,
    "no-such-number": lambda g, n: discarding(g) and n == len(mine(g)) - KEPT,
    "no-more-of-key": lambda g, key, n: discarding(g) and mine(g).count(key) == n > 0,
    "no-such-key": lambda g, key: key not in mine(g),
    # tokens: MG-TOK
    "no-token": lambda g, at: g.tokens[at] < 0,
    "no-token-afar": lambda g, to, at: g.tokens[to] >= 0 and at == here(g) != to,
    "no-flip-before-moving": lambda g, at: at == here(g) and g.tokens[at] >= 0 and not g.moved and not g.free_flip,
    "sure-trap": lambda g, n: g.open_tokens and TOKENS[g.tokens[here(g)]] == "trap" and n == len(mine(g)),
    # objects: MG-OBJ
    "no-need-to-detect": lambda g: g.shown == CARDS,
    "no-object": lambda g, thing: not g.objects[g.player] >> thing & 1,
    "no-stairs-here": lambda g, at: at == here(g) and ROOMS[at] not in BOARD["stair_rooms"],
    "no-target": lambda g, thing: hunting(g) and g.objects[g.player] >> thing & 1 and OBJECTS[thing] != "detector",
    "no-breaking-out": lambda g: hunting(g) and bool(g.objects[g.player] >> OBJECTS.index("pickaxe") & 1),
    # moving: MG-MOV
    "no-standing-still": lambda g, at: at == here(g),
    "no-entry": lambda g, to: to == haunted(g),
    "no-neighbour": lambda g, to, at: at == here(g) and door(at, to) is None and at != to,
    "no-door": lambda g, to, at: at == here(g) and door(at, to) == "none",
    "no-such-lock": lambda g, key, to, c: door(here(g), to) == KEY_COLOURS[c] != colour(key),
    "no-key-of-colour": lambda g, to, c: door(here(g), to) == KEY_COLOURS[c] and not alike(g, c),
    "no-door-of-colour": lambda g, at, c: at == here(g) and KEY_COLOURS[c] not in doors(at) and gate(g) != KEY_COLOURS[c],
    "which-key": lambda g, c: len(alike(g, c)) > 1 and (KEY_COLOURS[c] in doors(here(g)) or gate(g) == KEY_COLOURS[c]),
    # leaving: MG-END
    "no-gate-here": lambda g, at: at == here(g) and gate(g) is None,
    "no-gate-afar": lambda g, at: at == here(g),
    "no-leaving-yet": lambda g, n, target: sum(g.won[g.player]) == n < target == g.target,
    "no-key-for-gate": lambda g, key, c: gate(g) == KEY_COLOURS[c] != colour(key),
    "no-gate-key": lambda g, c: gate(g) == KEY_COLOURS[c] and not alike(g, c),
    "sure-stay": lambda g, n: sum(g.won[g.player]) == n >= g.target and any(colour(key) == gate(g) for key in mine(g)),
    # captures: MG-CAP
    "no-hunter-there": lambda g, whom, at: at == haunted(g) and g.pawns[whom] != at and whom != g.ghost,
    # what was touched instead
    "asks-room": about("PlaceToken", "ChooseStairs"),
    "asks-way": about("Program"),
    "asks-pawn": about("Catch"),
}

NO_FACTS: dict[str, str] = {}

# Typed at every decision, so that every reason is met.
TYPED = [
    *("flip a1", "flip c3", "leave", "leave north", "leave east", "north", "south", "lamp", "lamp c3", "lamp north"),
    *("pickaxe", "pickaxe north", "pickaxe a1", "detector", "lay crown", "place b1", "catch blue", "discard"),
    *(*ROOMS, *KEYS[::3]),
    *(f"go {room} {key}" for room in ROOMS[::2] for key in KEYS[::7]),
    *(f"discard {key}" for key in KEYS[::2]),
    *(f"discard {key} {key}" for key in KEYS[::2]),
    *(f"leave {key}" for key in KEYS[::2]),
]
