"""What a seat sees of Shy Monsters. Built from what he may know; the hero and every onlooker see the same."""

from __future__ import annotations

from typing import Any, Final

from hantise.core.telling import told

from .components import BACK, FLOORS, MONSTERS, TILES
from .grid import CELLS, HOME, Shape, shape, xy
from .rules.floors import Build
from .rules.revealing import Peek
from .state import HIDDEN, MASTER, Crypt

STATUS: Final = ["", "", "active", "inactive", "dead"]
LAST: Final = ["", "peek", "explore", "jump"]
UNKNOWN: Final = -1  # a tile of which the viewer sees the back
NOWHERE: Final = -1  # no cell


def look(g: Crypt, seat: int) -> dict[str, Any]:
    """The table as that seat may know it (-1: an onlooker).

    Cells are names (`at`) and [x, y]. tiles: by row and column; `tile` is "back" where the viewer does not know it. comfort: by
    monster the cells of the floor where it would be at ease, which follows from the shape alone (SM-CZ-4).
    """
    return looks(g, [seat])[0]


def looks(g: Crypt, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats: the master's, and that of all others."""
    of = {seat == MASTER: told(lies(g, seat)) for seat in seats}
    return [of[seat == MASTER] for seat in seats]


def tellings(g: Crypt, seats: list[int]) -> list[dict[str, Any]]:
    """The same as functions and their values: what they tell follows from these alone."""
    return [lies(g, seat) for seat in seats]


def lies(g: Crypt, seat: int) -> dict[str, Any]:
    """What lies on the table for that seat."""
    knows = seat == MASTER or g.all_shown()
    busy = g.building() and knows
    at = shape(g.laid) if busy else g.shape
    cells = tuple(at.cells)
    return {
        "phase": phase(g),
        "floor": g.level,
        "floors": FLOORS,
        "exits": g.exits,
        "peeks": g.asked.left if isinstance(g.asked, Peek) else 0,
        "hero": xy(HOME if g.building() else g.shape.cells[g.hero]),
        "alive": g.ended not in ("hero_dead", "hero_trapped"),
        "skills": {"attack": g.attack, "jump": g.jump},
        "idle": g.idle,
        "tiles": (site, cells, site_of(g, at)) if busy else (floor, cells, floor_of(g, knows), tuple(g.status)),
        "hand": (named, tuple(g.hand)) if busy else [],
        "pile": len(g.pile),
        "pile_tiles": (named, tuple(g.pile)) if knows else [],
        "rows": [(row, n, revealed, never if knows else (UNKNOWN,) * len(never)) for n, (revealed, never) in enumerate(g.rows)],
        "last": last(g),
        "comfort": (comfort, cells),
    }


def phase(g: Crypt) -> str:
    """build, peek, move or over."""
    if g.ended:
        return "over"
    return "build" if isinstance(g.asked, Build) else "peek" if isinstance(g.asked, Peek) else "move"


def named(tiles: tuple[int, ...]) -> list[str]:
    """Tiles by name, UNKNOWN ones by their back."""
    return [TILES[t] if t != UNKNOWN else BACK for t in tiles]


def row(n: int, revealed: tuple[int, ...], never: tuple[int, ...]) -> dict[str, Any]:
    """What lies beside the board of a floor that is over."""
    return {"floor": n + 1, "revealed": named(revealed), "unrevealed": named(never)}


def floor_of(g: Crypt, knows: bool) -> tuple[int, ...]:
    """The tiles of the floor as the viewer knows them."""
    if knows:
        return tuple(g.tiles)
    return tuple([t if s != HIDDEN else UNKNOWN for t, s in zip(g.tiles, g.status, strict=True)])


def floor(cells: tuple[int, ...], tiles: tuple[int, ...], status: tuple[int, ...]) -> list[Any]:
    """The tiles of the floor."""
    return [(tile, c, tiles[place], status[place] != HIDDEN, STATUS[status[place]]) for place, c in enumerate(cells)]


def site_of(g: Crypt, at: Shape) -> tuple[int, ...]:
    """The tiles of the floor under construction, by place."""
    tiles = dict(zip(g.laid, g.built, strict=True))
    return tuple([tiles[c] for c in at.cells])


def site(cells: tuple[int, ...], tiles: tuple[int, ...]) -> list[Any]:
    """The floor under construction, for the master alone."""
    return [(tile, c, tiles[place], c == HOME, "") for place, c in enumerate(cells)]


def tile(c: int, kind: int, up: bool, status: str) -> dict[str, Any]:
    x, y = xy(c)
    return {"at": CELLS[c], "x": x, "y": y, "tile": TILES[kind] if kind != UNKNOWN else BACK, "up": up, "status": status}


def last(g: Crypt) -> tuple[Any, ...] | None:
    """The last move on this floor."""
    if not g.last:
        return None
    kind, origin, over, to, attacking = g.last
    cells = g.shape.cells
    return (moved, kind, *[cells[p] if p >= 0 else NOWHERE for p in (origin, over, to)], bool(attacking))


def moved(kind: int, origin: int, over: int, to: int, attacking: bool) -> dict[str, Any]:
    cells = [xy(c) if c != NOWHERE else None for c in (origin, over, to)]
    return {"kind": LAST[kind], "from": cells[0], "over": cells[1], "to": cells[2], "attack": attacking}


def comfort(cells: tuple[int, ...]) -> dict[str, list[str]]:
    """SM-CZ-2, SM-CZ-4. Where each monster would be at ease; never on the entrance, where none can lie."""
    at = shape(list(cells))
    return {
        name: [CELLS[c] for place, c in enumerate(at.cells) if c != HOME and at.comfortable(place, k)]
        for k, name in enumerate(MONSTERS)
    }
