"""The house: its spaces, who may step where, and how far it is. Everything here is counted once, from components.toml.

A space is an int; its name is the floor's letter and its place, `g5.8` for G(5,8), `f2.5` for F(2,5). The stairs are one space
on both floors and bear the name of the ground floor (GHS-BRD-5).

Who may step where hangs on two things that change: the guest game (no piece may enter the traps) and the open secret area. So
there are four *modes*: GUEST_GAME and SECRET_OPEN, added.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from .components import DATA, DIAGONAL, JUMP, LIMITS, checked

GUEST_GAME: Final = 1
SECRET_OPEN: Final = 2
MODES: Final = 4

KINDS: Final = (
    "hall", "carpet", "thorn", "judgment", "spooky", "key", "teleporter", "hells_gate", "hell", "stairs", "trap", "trigger",
    "monster_start", "entrance", "room_door", "room_floor", "control", "mystery_door", "mystery", "secret_door", "secret_floor",
)  # fmt: skip
(
    HALL, CARPET, THORN, JUDGMENT, SPOOKY, KEY, TELEPORTER, GATE, HELL, STAIRS, TRAP, TRIGGER,
    START, ENTRANCE, DOOR, FLOOR, CONTROL, MYSTERY_DOOR, MYSTERY, SECRET_DOOR, SECRET,
) = range(len(KINDS))  # fmt: skip
ROOMS: Final[list[str]] = [r["id"] for r in DATA["board"]["room"]]
# areas that are no rooms to control
MYSTERY_ROOM: Final = len(ROOMS)
SECRET_AREA: Final = len(ROOMS) + 1
OUTSIDE: Final = -1

Cell = tuple[int, int, int]  # level, x, y
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
SLANTS: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))

NAMES: Final[list[str]] = []
KIND: Final[list[int]] = []
VALUE: Final[list[int]] = []  # of a spooky evolution space
CELLS: Final[list[list[Cell]]] = []  # two of a stair
WHERE: Final[dict[Cell, int]] = {}
AREA: Final[list[int]] = []  # the room, the mystery room, the secret area, or OUTSIDE
CARPET_OF: Final[list[int]] = []  # which carpet, or -1
CARPETS: Final[list[str]] = [c["id"] for c in DATA["board"]["carpet"]]


def _spaces() -> None:
    board = DATA["board"]
    legend: dict[str, str] = board["tiles"]["legend"]
    for level, floor in enumerate(board["floor"]):
        rows = floor["rows"]
        right = len(rows) == board["height"] and all(len(r) == board["width"] for r in rows)
        checked(right, f"board.floor {floor['id']}", f"{board['height']} rows of {board['width']} characters")
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                checked(sign in legend, f"board.floor {floor['id']}, row {y}", f"{sign!r} is not in the legend")
                kind = legend[sign]
                if kind == "wall":
                    continue
                if kind == "stairs" and (0, x, y) in WHERE:
                    WHERE[level, x, y] = WHERE[0, x, y]
                    CELLS[WHERE[0, x, y]].append((level, x, y))
                    continue
                value = int(kind[7:]) if kind.startswith("spooky_") else 0
                WHERE[level, x, y] = len(NAMES)
                NAMES.append(f"{'gf'[level]}{x}.{y}")
                KIND.append(KINDS.index("spooky" if value else kind))
                VALUE.append(value)
                CELLS.append([(level, x, y)])


_spaces()
SPACES: Final = len(NAMES)
LEVEL: Final[list[int]] = [c[0][0] for c in CELLS]  # stairs count as ground floor: GHS-BRD-5
_LEVELS: Final = {"ground": 0, "first": 1}


def _at(entry: dict[str, int], floor: str) -> int:
    cell = (_LEVELS[floor], entry["x"], entry["y"])
    checked(cell in WHERE, f"board, {floor} ({entry['x']},{entry['y']})", "there is a wall, and no space")
    return WHERE[cell]


def _area(entry: dict[str, dict[str, int]], floor: str) -> list[int]:
    a = entry["area"]
    cells = [(_LEVELS[floor], x, y) for x in range(a["x_min"], a["x_max"] + 1) for y in range(a["y_min"], a["y_max"] + 1)]
    return [WHERE[c] for c in cells if c in WHERE]


def _behind(door: int, entry: int) -> list[Cell]:
    """The cells that one comes to from that one without the door."""
    found = [CELLS[entry][0]]
    for level, x, y in found:
        for dx, dy in STEPS:
            cell = (level, x + dx, y + dy)
            if WHERE.get(cell, door) != door and cell not in found:
                found.append(cell)
    return found


def _closes(entry: dict[str, Any], door: int, inside: int) -> bool:
    """GHS-BRD-3. Is the area what lies behind its door, and does the door stand before the space of entry?"""
    cells, (level, x, y) = _behind(door, inside), CELLS[inside][0]
    columns, rows = sorted(c[1] for c in cells), sorted(c[2] for c in cells)
    a = entry["area"]
    return (
        CELLS[door][0] in [(level, x + dx, y + dy) for dx, dy in STEPS]
        and (a["x_min"], a["x_max"], a["y_min"], a["y_max"]) == (columns[0], columns[-1], rows[0], rows[-1])
        and len(_area(entry, entry["floor"])) == len(cells)
    )


AREA.extend([OUTSIDE] * SPACES)
DOORS: Final[list[int]] = []  # of each room, then of the mystery room and the secret area
ENTRIES: Final[list[int]] = []
for _n, _entry in enumerate([*DATA["board"]["room"], DATA["board"]["mystery_room"], DATA["board"]["secret_area"]]):
    for _s in _area(_entry, _entry["floor"]):
        AREA[_s] = _n
    DOORS.append(_at(_entry["door"], _entry["floor"]))
    ENTRIES.append(_at(_entry["entry"], _entry["floor"]))
    _right = "the area is all that lies behind the door, and the space of entry stands beside the door"
    checked(_closes(_entry, DOORS[-1], ENTRIES[-1]), f"[board] {_entry['id']}", _right)
CARPET_OF.extend([-1] * SPACES)
for _n, _entry in enumerate(DATA["board"]["carpet"]):
    for _e in _entry["spaces"]:
        CARPET_OF[_at(_e, _entry["floor"])] = _n
_whole = all((KIND[s] == CARPET) == (CARPET_OF[s] >= 0) for s in range(SPACES))
checked(_whole, "[[board.carpet]]", "the c of the rows, all of them")
checked(sum(c["lobby"] for c in DATA["board"]["carpet"]) == 1, "[[board.carpet]] lobby", "one carpet is the Lobby carpet")
LOBBY: Final[int] = next(n for n, c in enumerate(DATA["board"]["carpet"]) if c["lobby"])

ENTRANCES: Final[list[int]] = [s for s in range(SPACES) if KIND[s] == ENTRANCE]  # by x
HELLS: Final[list[int]] = [s for s in range(SPACES) if KIND[s] == HELL]
STARTS: Final[list[int]] = [s for s in range(SPACES) if KIND[s] == START]
TELEPORTERS: Final[list[int]] = [s for s in range(SPACES) if KIND[s] == TELEPORTER]
CARPET_SPACES: Final[list[int]] = [s for s in range(SPACES) if CARPET_OF[s] >= 0]
TRAPS: Final[list[int]] = [s for s in range(SPACES) if KIND[s] == TRAP]
CONTROLS: Final[list[int]] = [_at(r["control"], r["floor"]) for r in DATA["board"]["room"]]
for _n, _s in enumerate(CONTROLS):
    checked(KIND[_s] == CONTROL and AREA[_s] == _n, f"[[board.room]] {ROOMS[_n]}, control", "it is the o of the room")
checked(len(TELEPORTERS) == 2, "board.floor", "there are two teleporters")
checked(len(STARTS) == 2, "board.floor", "there are two monster start spaces")
OTHER: Final[dict[int, int]] = {TELEPORTERS[0]: TELEPORTERS[1], TELEPORTERS[1]: TELEPORTERS[0]}
RELEASE: Final[list[int]] = [t["release_max_roll"] for t in DATA["board"]["trap"]]  # ground, first: GHS-GTR-5
WAITING: Final[int] = DATA["board"]["entrance_zone"]["waiting_max"]
checked(0 <= WAITING < len(ENTRANCES), "[board.entrance_zone] waiting_max", f"0 to {len(ENTRANCES) - 1}, one space stays free")
for _entry in DATA["board"]["trap"]:
    checked(0 <= _entry["release_max_roll"] <= 20, f"[[board.trap]] {_entry['id']}, release_max_roll", "0 to 20")

# who may be on what: GHS-BRD-9
_FREE: Final = (HALL, CARPET, THORN, TRIGGER, KEY, JUDGMENT, SPOOKY, DOOR, MYSTERY_DOOR, START)


def _closed(s: int, mode: int) -> bool:
    """GHS-BRD-4. While the secret area is closed, its door and all behind it count as wall."""
    return not mode & SECRET_OPEN and (KIND[s] == SECRET_DOOR or AREA[s] == SECRET_AREA)


def _between(s: int, t: int) -> bool:
    """GHS-BRD-2 to GHS-BRD-4, GHS-BRD-6. No wall of a room between two neighbours, and no way into Hell."""
    a, b = AREA[s], AREA[t]
    if a != b:
        area = b if a == OUTSIDE else a
        if (a != OUTSIDE and b != OUTSIDE) or {s, t} != {DOORS[area], ENTRIES[area]}:
            return False
    return True


def _pawns(s: int, t: int, mode: int) -> bool:
    """May a pawn ever be on t, coming from s?"""
    k = KIND[t]
    return k != HELL and not (k == TRAP and mode & GUEST_GAME)


def wandering_may(t: int, mode: int) -> bool:
    """GHS-WAN-2. May the wandering monster ever be on t?"""
    k = KIND[t]
    if AREA[t] == SECRET_AREA or k == SECRET_DOOR:
        return bool(mode & SECRET_OPEN)
    return AREA[t] == OUTSIDE and (k in _FREE or (k == TRAP and not mode & GUEST_GAME))


def guests_may(t: int, mode: int) -> bool:
    """GHS-BRD-9. May a guest in play ever be on t?"""
    return KIND[t] in (STAIRS, TELEPORTER) or (wandering_may(t, mode) and KIND[t] != TRAP)


def _beside(s: int, mode: int) -> list[int]:
    """GHS-BRD-1. The neighbours of a space, as walls and doors have it."""
    out: list[int] = []
    for level, x, y in CELLS[s]:
        for dx, dy in STEPS:
            t = WHERE.get((level, x + dx, y + dy), -1)
            if t >= 0 and t not in out and not _closed(t, mode) and not _closed(s, mode) and _between(s, t):
                out.append(t)
    return out


def _slant(level: int, x: int, y: int, dx: int, dy: int, mode: int) -> int:
    """GHS-GMV-4. The diagonal neighbour, if it can be stepped to past the walls; -1."""
    s, t = WHERE[level, x, y], WHERE.get((level, x + dx, y + dy), -1)
    if t < 0 or _closed(t, mode) or KIND[s] in (STAIRS, TELEPORTER) or KIND[t] in (STAIRS, TELEPORTER):
        return -1
    if AREA[s] != AREA[t]:
        return -1  # rooms and the secret area are entered by their doors only
    sides = [WHERE.get((level, x + dx, y), -1), WHERE.get((level, x, y + dy), -1)]
    return t if any(b >= 0 and not _closed(b, mode) for b in sides) else -1


def _guest_steps(s: int, mode: int, power: int) -> list[int]:
    """GHS-GMV-2, GHS-GMV-4, GHS-GMV-5. Where a step of a guest with these powers may end, as far as the house is concerned."""
    beside = _beside(s, mode)
    out = [t for t in beside if guests_may(t, mode)]
    barred = (STAIRS, TELEPORTER, ENTRANCE)
    for level, x, y in CELLS[s]:
        if power & DIAGONAL:
            for dx, dy in SLANTS:
                t = _slant(level, x, y, dx, dy, mode)
                if t >= 0 and guests_may(t, mode):
                    out.append(t)
        if power & JUMP:
            for dx, dy in STEPS:
                over = WHERE.get((level, x + dx, y + dy), -1)
                t = WHERE.get((level, x + 2 * dx, y + 2 * dy), -1)
                if t < 0 or over not in beside or KIND[over] in barred or 0 <= AREA[over] <= MYSTERY_ROOM:
                    continue
                if t in _beside(over, mode) and guests_may(t, mode):
                    out.append(t)
            for dx, dy in SLANTS if power & DIAGONAL else ():
                over = _slant(level, x, y, dx, dy, mode)
                if over < 0 or 0 <= AREA[over] <= MYSTERY_ROOM or KIND[over] in barred:
                    continue
                t = _slant(level, x + dx, y + dy, dx, dy, mode)
                if t >= 0 and guests_may(t, mode):
                    out.append(t)
    return sorted(set(out))


BESIDE: Final[list[list[list[int]]]] = [[_beside(s, m) for s in range(SPACES)] for m in range(MODES)]
PAWN_STEPS: Final[list[list[list[int]]]] = [
    [sorted(t for t in BESIDE[m][s] if _pawns(s, t, m)) for s in range(SPACES)] for m in range(MODES)
]
# The same, each with: is it surely legal where nothing stands there?
EASY_STEPS: Final[list[list[list[tuple[int, bool]]]]] = [
    [[(t, AREA[t] == AREA[s] and KIND[t] != TELEPORTER) for t in PAWN_STEPS[m][s]] for s in range(SPACES)] for m in range(MODES)
]
QUIET: Final[list[bool]] = [  # nothing ever happens to a pawn that comes there from outside a room
    KIND[s] in (HALL, DOOR, TRIGGER, START, MYSTERY_DOOR, STAIRS, SECRET_DOOR, TRAP) for s in range(SPACES)
]
WANDERING_STEPS: Final[list[list[list[int]]]] = [
    [sorted(t for t in BESIDE[m][s] if wandering_may(t, m) and KIND[s] != STAIRS) for s in range(SPACES)] for m in range(MODES)
]
GUEST_STEPS: Final[list[list[list[list[int]]]]] = [
    [[_guest_steps(s, m, p) for s in range(SPACES)] for p in range(4)] for m in range(MODES)
]
EXITS: Final[list[list[list[int]]]] = [  # by mode, by teleporter: where one comes out of it
    [PAWN_STEPS[m][s] if KIND[s] == TELEPORTER else [] for s in range(SPACES)] for m in range(MODES)
]


def _to_door(s: int) -> int:
    """Steps from a space of a room to its door."""
    room = AREA[s]
    if not 0 <= room < len(ROOMS):
        return 0
    found, far = [ENTRIES[room]], {ENTRIES[room]: 1}
    for t in found:
        for u in BESIDE[0][t]:
            if AREA[u] == room and u not in far:
                far[u] = far[t] + 1
                found.append(u)
    return far[s]


TO_DOOR: Final[list[int]] = [_to_door(s) for s in range(SPACES)]


@cache
def distances(mode: int, s: int) -> tuple[int, ...]:
    """GHS-BRD-8. Steps from s to every space; 99: there is no way."""
    far = [99] * SPACES
    far[s] = 0
    queue = [s]
    for t in queue:
        for u in PAWN_STEPS[mode][t]:
            if far[u] == 99 and KIND[u] not in (TELEPORTER, GATE, HELL):
                far[u] = far[t] + 1
                queue.append(u)
    return tuple(far)


@cache
def pool(mode: int, s: int, reach: int) -> tuple[int, ...]:
    """GHS-GSA-3. The spaces that the blood of a guest sacrificed on s reaches."""
    far = {s: 0}
    queue = [s]
    for t in queue:
        if far[t] < reach:
            for u in GUEST_STEPS[mode][0][t]:
                if u not in far and KIND[u] != TELEPORTER:
                    far[u] = far[t] + 1
                    queue.append(u)
    return tuple(sorted(far))


def in_hall(s: int, mode: int) -> bool:
    """'Hall' of the terms: not a room, the mystery room, Hell, a trap of the guest game, the Entrance or the secret area."""
    k = KIND[s]
    return AREA[s] == OUTSIDE and k not in (HELL, ENTRANCE) and not (k == TRAP and mode & GUEST_GAME)


def upstairs(mode: int) -> list[int]:
    """GHS-WAN-8. Where a pawn may be placed that lost its fight, if nothing stands there."""
    return _UPSTAIRS[mode]


_PLACES: Final = (HALL, CARPET, TRIGGER, DOOR, START)


def _upstairs(mode: int) -> list[int]:
    out: list[int] = []
    for s in range(SPACES):
        k = KIND[s]
        if LEVEL[s] != 1:
            continue
        plain = AREA[s] == OUTSIDE and (k in _PLACES or (k == TRAP and not mode & GUEST_GAME))
        if plain or (mode & SECRET_OPEN and k in (SECRET_DOOR, SECRET)):
            out.append(s)
    return out


_UPSTAIRS: Final[list[list[int]]] = [_upstairs(m) for m in range(MODES)]
_PUSHED: Final = (HALL, CARPET, THORN, TRIGGER, KEY, JUDGMENT, SPOOKY, DOOR, MYSTERY_DOOR, START, GATE)


def pushable(t: int, mode: int) -> bool:
    """GHS-JUD-25. May a pawn be pushed there?"""
    k = KIND[t]
    if k == SECRET_DOOR:
        return bool(mode & SECRET_OPEN)
    return AREA[t] == OUTSIDE and (k in _PUSHED or (k == TRAP and not mode & GUEST_GAME))


REACH_OF_FALLBACK: Final[int] = LIMITS["wandering_fallback_distance"]
