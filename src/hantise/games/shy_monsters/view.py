"""What a seat sees of Shy Monsters. Built from what he may know; the hero and every onlooker see the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hantise.core.telling import Tell

from .components import BACK, FLOORS, MONSTERS, TILES
from .grid import CELLS, HOME, Shape, shape, shaped, xy
from .rules.floors import Build
from .rules.revealing import Peek
from .state import HIDDEN, MASTER, Crypt

STATUS: Final = ["", "", "active", "inactive", "dead"]
LAST: Final = ["", "peek", "explore", "jump"]
X: Final = [xy(c)[0] for c in range(len(CELLS))]
Y: Final = [xy(c)[1] for c in range(len(CELLS))]
UNKNOWN: Final = len(TILES)  # a tile of which the viewer sees the back
NAMES: Final = [*TILES, BACK]


def tells(g: Crypt, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
    """The table as these seats may know it (-1: an onlooker).

    Cells are names (`at`) and [x, y]. tiles: by row and column; `tile` is "back" where the viewer does not know it. comfort: by
    monster the cells of the floor where it would be at ease, which follows from the shape alone (SM-CZ-4).
    """
    of = {seat == MASTER: lies(g, seat, tell) for seat in seats}
    return [of[seat == MASTER] for seat in seats]


def lies(g: Crypt, seat: int, tell: Tell) -> dict[str, Any]:
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
        "tiles": tell(site, cells, site_of(g, at)) if busy else tell(floor, cells, floor_of(g, knows), tuple(g.status)),
        "hand": named(g.hand) if busy else [],
        "pile": len(g.pile),
        "pile_tiles": tell(named, tuple(g.pile)) if knows else [],
        "rows": tell(rows, tuple([(revealed, never if knows else (UNKNOWN,) * len(never)) for revealed, never in g.rows])),
        "last": last(g),
        "comfort": tell(comfort, cells),
    }


def phase(g: Crypt) -> str:
    """build, peek, move or over."""
    if g.ended:
        return "over"
    return "build" if isinstance(g.asked, Build) else "peek" if isinstance(g.asked, Peek) else "move"


def named(tiles: Sequence[int]) -> list[str]:
    """Tiles by name."""
    return [NAMES[t] for t in tiles]


def rows(of: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]) -> list[dict[str, Any]]:
    """What lies beside the board of the floors that are over."""
    return [{"floor": n, "revealed": named(up), "unrevealed": named(never)} for n, (up, never) in enumerate(of, 1)]


def floor_of(g: Crypt, knows: bool) -> tuple[int, ...]:
    """The tiles of the floor as the viewer knows them."""
    if knows:
        return tuple(g.tiles)
    return tuple([t if s != HIDDEN else UNKNOWN for t, s in zip(g.tiles, g.status, strict=True)])


def floor(cells: tuple[int, ...], tiles: tuple[int, ...], status: tuple[int, ...]) -> list[dict[str, Any]]:
    """The tiles of the floor."""
    return [
        {"at": CELLS[c], "x": X[c], "y": Y[c], "tile": NAMES[kind], "up": s != HIDDEN, "status": STATUS[s]}
        for c, kind, s in zip(cells, tiles, status, strict=True)
    ]


def site_of(g: Crypt, at: Shape) -> tuple[int, ...]:
    """The tiles of the floor under construction, by place."""
    tiles = dict(zip(g.laid, g.built, strict=True))
    return tuple([tiles[c] for c in at.cells])


def site(cells: tuple[int, ...], tiles: tuple[int, ...]) -> list[dict[str, Any]]:
    """The floor under construction, for the master alone."""
    return [
        {"at": CELLS[c], "x": X[c], "y": Y[c], "tile": NAMES[kind], "up": c == HOME, "status": ""}
        for c, kind in zip(cells, tiles, strict=True)
    ]


def last(g: Crypt) -> dict[str, Any] | None:
    """The last move on this floor."""
    if not g.last:
        return None
    kind, origin, over, to, attacking = g.last
    cells = [xy(g.shape.cells[p]) if p >= 0 else None for p in (origin, over, to)]
    return {"kind": LAST[kind], "from": cells[0], "over": cells[1], "to": cells[2], "attack": bool(attacking)}


def comfort(cells: tuple[int, ...]) -> dict[str, list[str]]:
    """SM-CZ-2, SM-CZ-4. Where each monster would be at ease; never on the entrance, where none can lie."""
    at = shaped(cells)
    return {
        name: [CELLS[c] for place, c in enumerate(at.cells) if c != HOME and at.comfortable(place, k)]
        for k, name in enumerate(MONSTERS)
    }
