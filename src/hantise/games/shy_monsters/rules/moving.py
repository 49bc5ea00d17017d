"""The four kinds of move: explore or jump, with or without attack. SM-EXP, SM-ATK, SM-JMP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from hantise.core.frame import Reason
from hantise.core.menu import Deed, Menu

from ..grid import CELLS, PLACES, xy
from ..notation import Read, read
from ..state import ACTIVE, DEAD, HARMLESS, HIDDEN, INACTIVE, Crypt
from .revealing import no_tile


@dataclass(eq=False)
class Moving(Menu[Crypt]):
    """A decision to move."""

    def goes(self, g: Crypt, over: int, to: int, attacking: bool) -> None:
        """The move is declared: to that place; over another, where it is a jump (else -1)."""
        raise AssertionError(f"{type(self).__name__} does not say what a move does: write its goes()")


class MoveDeed(Deed[Crypt, Moving]):
    """A move. armed: with attack."""

    armed: ClassVar[bool] = False

    def sure(self, g: Crypt, ask: Moving, n: int) -> Reason | None:
        """A step into known jaws, an attack that hits nothing, or one that is not needed."""
        to = n % PLACES
        cell, tile, status = g.shape.cells[to], g.tiles[to], g.status[to]
        if status == ACTIVE and not self.armed:
            return Reason("SM-EXP-3", ("sure-deadly", cell, tile))
        if self.armed and status in (HARMLESS, DEAD):
            return Reason("SM-ATK-3", ("sure-lost", cell))
        if self.armed and status == INACTIVE:
            return Reason("SM-STA-5", ("sure-needless", cell, tile))
        return None

    def brings(self, g: Crypt, n: int, reach: list[int]) -> bool:
        """SM-HSE-2. Is that move useful, where nothing face down is beside the hero?"""
        raise AssertionError(f"{type(self).__name__} does not say what it brings: write its brings()")


class Exploring(MoveDeed):
    """SM-EXP-1. A step to a neighbouring tile. n: its place."""

    span = PLACES
    form = "explore <cell>"

    def options(self, g: Crypt, ask: Moving) -> list[int]:
        beside = g.shape.beside[g.hero]
        if not g.tired():
            return beside  # the picks are the places; nobody changes the list, which all games share
        far = g.way()  # SM-HSE-2: steps that are not idle, and idle ones that shorten the way
        return [to for to in beside if not g.walkable(to) or far[to] < far[g.hero]]

    def resolve(self, g: Crypt, ask: Moving, n: int) -> None:
        ask.goes(g, -1, n, self.armed)

    def write(self, g: Crypt, ask: Moving, n: int) -> str:
        return "explore " + CELLS[g.shape.cells[n]]

    def label(self, g: Crypt, ask: Moving, n: int) -> tuple[Any, ...]:
        return ("pick-explore", g.shape.cells[n])

    def taps(self, g: Crypt, ask: Moving, n: int) -> list[str]:
        return [CELLS[g.shape.cells[n]]]

    def tries(self, g: Crypt, ask: Moving) -> list[int]:
        return [self.first + place for place in range(len(g.shape.cells))]

    def against(self, g: Crypt, ask: Moving, n: int) -> Reason | None:
        return no_move(g, Read("explore", to=g.shape.cells[n], attack=self.armed))

    def refuse(self, g: Crypt, ask: Moving, text: str) -> Reason | None:
        """Also cells without a tile."""
        said = read(text)
        return no_move(g, said) if said is not None and said.what in ("explore", "cell") and not said.attack else None

    def brings(self, g: Crypt, n: int, reach: list[int]) -> bool:
        return g.status[n] == HIDDEN


class Attacking(Exploring):
    """SM-ATK-1. The same with the skill Attack, once a floor."""

    form = "attack <cell>"
    armed = True

    def options(self, g: Crypt, ask: Moving) -> list[int]:
        return [self.first + to for to in g.shape.beside[g.hero]] if g.attack else []

    def write(self, g: Crypt, ask: Moving, n: int) -> str:
        return "attack " + CELLS[g.shape.cells[n]]

    def label(self, g: Crypt, ask: Moving, n: int) -> tuple[Any, ...]:
        return ("pick-attack", g.shape.cells[n])

    def taps(self, g: Crypt, ask: Moving, n: int) -> list[str]:
        return ["attack " + CELLS[g.shape.cells[n]]]

    def refuse(self, g: Crypt, ask: Moving, text: str) -> Reason | None:
        """Also cells without a tile, and the skill alone."""
        said = read(text)
        return no_move(g, said) if said is not None and said.attack and said.what != "jump" and said.named != "jump" else None

    def brings(self, g: Crypt, n: int, reach: list[int]) -> bool:
        return g.status[n] == ACTIVE


class Jumping(MoveDeed):
    """SM-JMP-2. Over a neighbouring tile to one beside that. n: the place that is jumped over, times 7, plus the landing."""

    span = PLACES * PLACES
    radix = PLACES
    form = "jump <cell>><cell>"

    def options(self, g: Crypt, ask: Moving) -> list[int]:
        return [self.first + j for j in g.shape.jumps[g.hero]] if g.jump else []

    def resolve(self, g: Crypt, ask: Moving, n: int) -> None:
        ask.goes(g, n // PLACES, n % PLACES, self.armed)

    def write(self, g: Crypt, ask: Moving, n: int) -> str:
        return "jump " + self.way(g, n)

    def way(self, g: Crypt, n: int) -> str:
        """Over which cell, to which."""
        cells = g.shape.cells
        return CELLS[cells[n // PLACES]] + ">" + CELLS[cells[n % PLACES]]

    def label(self, g: Crypt, ask: Moving, n: int) -> tuple[Any, ...]:
        return ("pick-jump", g.shape.cells[n // PLACES], g.shape.cells[n % PLACES])

    def taps(self, g: Crypt, ask: Moving, n: int) -> list[str]:
        return ["jump " + self.tail(g, n)]

    def tail(self, g: Crypt, n: int) -> str:
        """The cell to come to, then, where two tiles may be jumped over, the one that is meant."""
        cells = g.shape.cells
        over, to = CELLS[cells[n // PLACES]], CELLS[cells[n % PLACES]]
        ways = [j for j in g.shape.jumps[g.hero] if j % PLACES == n % PLACES]
        return f"{to} {over}" if len(ways) > 1 else to

    def refuse(self, g: Crypt, ask: Moving, text: str) -> Reason | None:
        """Jumps are too many to be tried one by one."""
        said = read(text)
        jumps = said is not None and (said.what == "jump" or said.named == "jump") and said.attack == self.armed
        return no_move(g, said) if said is not None and jumps else None

    def brings(self, g: Crypt, n: int, reach: list[int]) -> bool:
        over, to = n // PLACES, n % PLACES
        return (g.status[to] != ACTIVE or self.armed) and (g.status[over] == HIDDEN or to not in reach)


class JumpAttacking(Jumping):
    """SM-COM-1. The same with attack: both skills at once."""

    form = "jump+attack <cell>><cell>"
    armed = True

    def options(self, g: Crypt, ask: Moving) -> list[int]:
        return [self.first + j for j in g.shape.jumps[g.hero]] if g.jump and g.attack else []

    def write(self, g: Crypt, ask: Moving, n: int) -> str:
        return "jump+attack " + self.way(g, n)

    def label(self, g: Crypt, ask: Moving, n: int) -> tuple[Any, ...]:
        return ("pick-leap", g.shape.cells[n // PLACES], g.shape.cells[n % PLACES])

    def taps(self, g: Crypt, ask: Moving, n: int) -> list[str]:
        tail = self.tail(g, n)
        return ["attack jump " + tail, "jump attack " + tail]


# ------------------------------------------------------------------------------------------------------------------ why not
def no_move(g: Crypt, said: Read) -> Reason | None:
    """Why the hero cannot make that move."""
    jumping = said.what == "jump" or said.named == "jump"
    if said.attack and not g.attack:
        return Reason("SM-ATK-1", ("no-attack", g.level))
    if jumping and not g.jump:
        return Reason("SM-JMP-1", ("no-jump", g.level))
    if said.what == "skill":
        return Reason("SM-ATK-1" if said.attack else "SM-JMP-2", ("no-target",))
    absent = no_tile(g, said, "SM-JMP-2" if jumping else "SM-EXP-1")
    if absent is not None:
        return absent
    if said.to == g.shape.cells[g.hero]:
        return Reason("SM-JMP-2" if jumping else "SM-MOV-1", ("no-standing-still", said.to))
    return no_jump(g, said) if jumping else no_step(g, said)


def no_step(g: Crypt, said: Read) -> Reason | None:
    """SM-EXP-1, SM-HSE-2."""
    here, place = g.shape.cells[g.hero], g.shape.where[said.to]
    if place not in g.shape.beside[g.hero]:
        (x, y), (u, v) = xy(here), xy(said.to)
        slanting = abs(x - u) == 1 and abs(y - v) == 1
        return Reason("SM-EXP-1", ("no-diagonal" if slanting else "no-neighbour", said.to, here))
    if not said.attack and g.tired() and g.walkable(place):
        far = g.way()
        if far[place] >= far[g.hero]:
            return Reason("SM-HSE-2", ("no-more-strolling", g.idle))
    return None


def no_jump(g: Crypt, said: Read) -> Reason | None:
    """SM-JMP-2, SM-JMP-5."""
    here, to = g.shape.cells[g.hero], g.shape.where[said.to]
    overs = [j // PLACES for j in g.shape.jumps[g.hero] if j % PLACES == to]
    if not overs:
        return Reason("SM-JMP-2", ("no-way-over", said.to, here))
    if said.over >= 0 and said.over not in g.shape.where:
        return Reason("SM-JMP-2", ("no-tile", said.over))
    if said.over >= 0 and g.shape.where[said.over] not in overs:
        return Reason("SM-JMP-2", ("no-way-between", said.over, said.to, here))
    if said.over < 0 and len(overs) > 1:
        return Reason("SM-JMP-5", ("which-way", said.to))
    return None
