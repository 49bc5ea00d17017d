"""Why not: for every pick that a person could try, the rule and the fact that forbid it."""

from __future__ import annotations

from hantise.core.frame import Reason

from .grid import HOME, STEPS, xy
from .notation import Read, read
from .state import HIDDEN, Crypt


def build(g: Crypt, text: str) -> Reason | None:
    """Why the master cannot do that while he builds."""
    said = read(text)
    if said is None:
        return None
    if said.what not in ("place", "cell"):
        return Reason("SM-TRN-2", ("no-hero-yet",))
    if said.what == "place" and said.tile not in g.hand:
        return Reason("SM-BLD-2", ("no-such-tile", said.tile))
    if said.to < 0:
        return Reason("SM-GEO-1", ("no-such-cell", said.named)) if said.named else None
    if said.to == HOME:
        return Reason("SM-BLD-3", ("no-entrance", said.to))
    if said.to in g.laid:
        return Reason("SM-BLD-3", ("no-room", said.to))
    if not any(said.to + s in g.laid for s in STEPS):
        return Reason("SM-BLD-4", ("no-contact", said.to))
    return None


def cell_without_tile(g: Crypt, said: Read, rule: str) -> Reason | None:
    """The cell that is named holds no tile, or is none."""
    if said.to < 0:
        return Reason("SM-GEO-1", ("no-such-cell", said.named))
    if said.to not in g.shape.where:
        return Reason(rule, ("no-tile", said.to))
    return None


def peek(g: Crypt, text: str) -> Reason | None:
    """Why the hero cannot do that before his first move."""
    said = read(text)
    if said is None:
        return None
    if said.what == "place":
        return Reason("SM-TRN-2", ("no-building",))
    if said.what in ("skill", "jump") or said.attack:
        return Reason("SM-PEEK-5", ("no-skill-yet",))
    if said.what == "explore":
        return Reason("SM-PEEK-1", ("no-move-yet",))
    return cell_without_tile(g, said, "SM-PEEK-2") or face_up(g, said.to)


def face_up(g: Crypt, cell: int) -> Reason | None:
    place = g.shape.where[cell]
    if g.status[place] == HIDDEN:
        return None
    return Reason("SM-PEEK-2", ("no-face-down", cell, g.tiles[place]))


def move(g: Crypt, text: str) -> Reason | None:
    """Why the hero cannot make that move."""
    said = read(text)
    if said is None:
        return None
    if said.what == "place":
        return Reason("SM-TRN-2", ("no-building",))
    if said.what == "peek":
        return Reason("SM-PEEK-1", ("no-peek-left", g.peeks[g.level - 1]))
    if said.attack and not g.attack:
        return Reason("SM-ATK-1", ("no-attack", g.level))
    if (said.what == "jump" or said.named == "jump") and not g.jump:
        return Reason("SM-JMP-1", ("no-jump", g.level))
    if said.what == "skill":
        return Reason("SM-ATK-1" if said.attack else "SM-JMP-2", ("no-target",))
    absent = cell_without_tile(g, said, "SM-JMP-2" if said.what == "jump" else "SM-EXP-1")
    if absent is not None:
        return absent
    if said.to == g.shape.cells[g.hero]:
        return Reason("SM-JMP-2" if said.what == "jump" else "SM-MOV-1", ("no-standing-still", said.to))
    return jump(g, said) if said.what == "jump" else step(g, said)


def step(g: Crypt, said: Read) -> Reason | None:
    """SM-EXP-1, SM-HSE-2."""
    here, place = g.shape.cells[g.hero], g.shape.where[said.to]
    if place not in g.shape.beside[g.hero]:
        (x, y), (u, v) = xy(here), xy(said.to)
        slanting = abs(x - u) == 1 and abs(y - v) == 1
        return Reason("SM-EXP-1", ("no-diagonal" if slanting else "no-neighbour", said.to, here))
    if g.tired() and g.walkable(place) and not said.attack:
        return Reason("SM-HSE-2", ("no-more-strolling", g.idle))
    return None


def jump(g: Crypt, said: Read) -> Reason | None:
    """SM-JMP-2, SM-JMP-5."""
    here, to = g.shape.cells[g.hero], g.shape.where[said.to]
    overs = [j // 7 for j in g.shape.jumps[g.hero] if j % 7 == to]
    if not overs:
        return Reason("SM-JMP-2", ("no-way-over", said.to, here))
    if said.over >= 0 and said.over not in g.shape.where:
        return Reason("SM-JMP-2", ("no-tile", said.over))
    if said.over >= 0 and g.shape.where[said.over] not in overs:
        return Reason("SM-JMP-2", ("no-way-between", said.over, said.to, here))
    if said.over < 0 and len(overs) > 1:
        return Reason("SM-JMP-5", ("which-way", said.to))
    return None
