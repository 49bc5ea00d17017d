"""Picks as text and back: what a person writes, and what a record holds.

corridor@e6     the master places a corridor on e6
peek e6         the hero reveals a tile before his first move
explore e6      a step;  attack e6  the same with attack
jump e6>f6      a jump over e6 to f6;  jump+attack e6>f6  the jumped attack
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from .components import TILES
from .grid import CELLS

CELL: Final = r"([a-z]\d+)"


@dataclass(frozen=True)
class Read:
    """What a text speaks of: `what` is place, peek, explore, jump, or skill (a skill alone); cells as ints, -1 where none is
    named or where the name is no cell of the grid."""

    what: str
    tile: int = -1
    over: int = -1
    to: int = -1
    attack: bool = False
    named: str = ""


def as_cell(name: str) -> int:
    """The cell of that name, -1 if there is none."""
    return CELLS.index(name) if name in CELLS else -1


def read(text: str) -> Read | None:
    """What the text speaks of; None where it does not read as a pick. Taps on a page read as well: `attack jump e7 e6`."""
    text = " ".join(text.casefold().split())
    if (m := re.fullmatch(rf"([a-z_]+)(?:@| ){CELL}", text)) and m[1] in TILES:
        return Read("place", TILES.index(m[1]), to=as_cell(m[2]), named=m[2])
    if text in TILES:
        return Read("place", TILES.index(text))
    if m := re.fullmatch(rf"(peek|explore) {CELL}", text):
        return Read(m[1], to=as_cell(m[2]), named=m[2])
    if m := re.fullmatch(rf"{CELL}", text):
        return Read("cell", to=as_cell(m[1]), named=m[1])
    if m := re.fullmatch(rf"jump(\+attack)? {CELL}>{CELL}", text):
        return jump(m[2], m[3], bool(m[1]))
    if m := re.fullmatch(rf"((?:attack|jump)(?: (?:attack|jump))?)(?: {CELL})?(?: {CELL})?", text):
        skills, to, over = m[1].split(), m[2] or "", m[3] or ""
        if len(set(skills)) < len(skills):
            return None
        attack = "attack" in skills
        if not to:
            return Read("skill", attack=attack, named="jump" if "jump" in skills else "attack")
        if "jump" in skills:
            return jump(over, to, attack)
        return None if over else Read("explore", to=as_cell(to), attack=attack, named=to)
    return None


def jump(over: str, to: str, attack: bool) -> Read:
    """A jump over one cell, or over whatever lies between (""), to another. Where one of them is no cell, none is gone to, and
    `named` is that one."""
    wrong = next((name for name in (to, over) if name and name not in CELLS), "")
    return Read("jump", over=as_cell(over), to=-1 if wrong else as_cell(to), attack=attack, named=wrong or to)
