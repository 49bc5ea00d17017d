"""What a seat sees of Shy Monsters. Built from what he may know; the hero and every onlooker see the same."""

from __future__ import annotations

from typing import Any

from .components import BACK, FLOORS, MONSTERS, TILES
from .grid import CELLS, HOME, Shape, shape, xy
from .rules.floors import Build
from .rules.revealing import Peek
from .state import HIDDEN, MASTER, Crypt

STATUS = ["", "", "active", "inactive", "dead"]
LAST = ["", "peek", "explore", "jump"]


def look(g: Crypt, seat: int) -> dict[str, Any]:
    """The table as that seat may know it (-1: an onlooker).

    Cells are names (`at`) and [x, y]. tiles: by row and column; `tile` is "back" where the viewer does not know it. comfort: by
    monster the cells of the floor where it would be at ease, which follows from the shape alone (SM-CZ-4).
    """
    knows = seat == MASTER or g.all_shown()
    busy = g.building() and knows
    at = shape(g.laid) if busy else g.shape
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
        "tiles": site(g, at) if busy else floor(g, knows),
        "hand": [TILES[t] for t in g.hand] if busy else [],
        "pile": len(g.pile),
        "pile_tiles": [TILES[t] for t in g.pile] if knows else [],
        "rows": [
            {
                "floor": n + 1,
                "revealed": [TILES[t] for t in revealed],
                "unrevealed": [TILES[t] if knows else BACK for t in never],
            }
            for n, (revealed, never) in enumerate(g.rows)
        ],
        "last": last(g),
        "comfort": comfort(at),
    }


def looks(g: Crypt, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats: the master's, and that of all others."""
    of = {seat == MASTER: look(g, seat) for seat in seats}
    return [of[seat == MASTER] for seat in seats]


def phase(g: Crypt) -> str:
    """build, peek, move or over."""
    if g.ended:
        return "over"
    return "build" if isinstance(g.asked, Build) else "peek" if isinstance(g.asked, Peek) else "move"


def floor(g: Crypt, knows: bool) -> list[dict[str, Any]]:
    """The tiles of the floor."""
    out = []
    for place, c in enumerate(g.shape.cells):
        x, y = xy(c)
        up = g.status[place] != HIDDEN
        tile = TILES[g.tiles[place]] if up or knows else BACK
        out.append({"at": CELLS[c], "x": x, "y": y, "tile": tile, "up": up, "status": STATUS[g.status[place]]})
    return out


def site(g: Crypt, at: Shape) -> list[dict[str, Any]]:
    """The floor under construction, for the master alone."""
    tiles = dict(zip(g.laid, g.built, strict=True))
    return [
        {"at": CELLS[c], "x": xy(c)[0], "y": xy(c)[1], "tile": TILES[tiles[c]], "up": c == HOME, "status": ""} for c in at.cells
    ]


def last(g: Crypt) -> dict[str, Any] | None:
    """The last move on this floor."""
    if not g.last:
        return None
    kind, origin, over, to, attacking = g.last
    cells = [xy(g.shape.cells[p]) if p >= 0 else None for p in (origin, over, to)]
    return {"kind": LAST[kind], "from": cells[0], "over": cells[1], "to": cells[2], "attack": bool(attacking)}


def comfort(at: Shape) -> dict[str, list[str]]:
    """SM-CZ-2, SM-CZ-4. Where each monster would be at ease; never on the entrance, where none can lie."""
    return {
        name: [CELLS[c] for place, c in enumerate(at.cells) if c != HOME and at.comfortable(place, k)]
        for k, name in enumerate(MONSTERS)
    }
