"""Tiles are turned face up: by a peek, by whoever enters, behind who has jumped over. SM-PEEK, SM-STA, SM-MOV-3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason

from ..components import MONSTER
from ..grid import CELLS, PLACES
from ..notation import Read, read
from ..state import ACTIVE, DEAD, HARMLESS, HERO, HIDDEN, INACTIVE, PEEKED, Crypt
from .ending import ShowAll


def reveal(g: Crypt, place: int) -> None:
    """SM-STA-2. Turn the tile there face up; a monster is active if it is comfortable and does not panic (SM-FEAR-1)."""
    tile, cell = g.tiles[place], g.shape.cells[place]
    if tile < MONSTER:
        g.status[place] = HARMLESS
        g.show(ALL, "found", cell, tile)
        return
    at_ease, afraid = g.comfortable(place), g.frightened(place)
    g.status[place] = ACTIVE if at_ease and not afraid else INACTIVE
    if at_ease:
        g.show(ALL, "found-panicked" if afraid else "found-active", cell, tile)
    else:
        g.show(ALL, "found-both" if afraid else "found-uneasy", cell, tile)


def no_tile(g: Crypt, said: Read, rule: str) -> Reason | None:
    """The cell that is named holds no tile, or is none."""
    if said.to < 0:
        return Reason("SM-GEO-1", ("no-such-cell", said.named))
    if said.to not in g.shape.where:
        return Reason(rule, ("no-tile", said.to))
    return None


@dataclass(eq=False)
class Peek(Ask[Crypt]):
    """SM-PEEK-1 to SM-PEEK-3. Before his first move the hero must reveal some tiles, one by one, wherever they lie."""

    left: int

    span = PLACES
    form = "peek <cell>"

    def options(self, g: Crypt) -> list[int]:
        return [place for place, s in enumerate(g.status) if s == HIDDEN]

    def resolve(self, g: Crypt, pick: int) -> None:
        g.last = (PEEKED, -1, -1, pick, 0)
        g.tell(ALL, "peeks", HERO, g.shape.cells[pick])
        reveal(g, pick)
        if self.left > 1:
            g.then(Peek(HERO, self.left - 1))

    def question(self, g: Crypt) -> tuple[Any, ...]:
        return ("Peek", self.left)

    def rule(self) -> str:
        return "SM-PEEK-1"

    def write(self, g: Crypt, pick: int) -> str:
        return "peek " + CELLS[g.shape.cells[pick]]

    def label(self, g: Crypt, pick: int) -> tuple[Any, ...]:
        return ("pick-peek", g.shape.cells[pick])

    def taps(self, g: Crypt, pick: int) -> list[str]:
        return [CELLS[g.shape.cells[pick]]]

    def tries(self, g: Crypt) -> list[int]:
        return list(range(len(g.status)))

    def against(self, g: Crypt, pick: int) -> Reason | None:
        if g.status[pick] == HIDDEN:
            return None
        return Reason("SM-PEEK-2", ("no-face-down", g.shape.cells[pick], g.tiles[pick]))

    def refuse(self, g: Crypt, text: str) -> Reason | None:
        """Also cells without a tile, and what comes later or is the master's."""
        said = read(text)
        if said is None:
            return None
        if said.what == "place":
            return Reason("SM-TRN-2", ("no-building",))
        if said.what in ("skill", "jump") or said.attack:
            return Reason("SM-PEEK-5", ("no-skill-yet",))
        if said.what == "explore":
            return Reason("SM-PEEK-1", ("no-move-yet",))
        return no_tile(g, said, "SM-PEEK-2") or super().refuse(g, text)


@dataclass(eq=False)
class Enter(Frame[Crypt]):
    """SM-MOV-3, steps 2 to 5. The pawn comes to the tile; it is revealed; attack kills a monster there; an active one bites."""

    to: int
    attacking: bool

    def run(self, g: Crypt) -> None:
        place = self.to
        g.hero = place
        if g.status[place] == HIDDEN:
            reveal(g, place)
        if self.attacking:
            self.strike(g, place)
        if g.status[place] == ACTIVE:
            g.tell(ALL, "bitten", HERO, g.tiles[place])
            g.end("hero_dead", [1.0, -1.0], ShowAll())

    def strike(self, g: Crypt, place: int) -> None:
        """SM-ATK-2, SM-ATK-3."""
        if g.status[place] in (ACTIVE, INACTIVE):
            g.status[place] = DEAD
            g.tell(ALL, "kills", HERO, g.tiles[place])
        else:
            g.tell(ALL, "strikes-nothing", HERO)


@dataclass(eq=False)
class LookBack(Frame[Crypt]):
    """SM-JMP-7. After a landing that he survives on this floor the hero reveals the tile that he jumped over."""

    over: int

    def run(self, g: Crypt) -> None:
        if g.status[self.over] == HIDDEN:
            reveal(g, self.over)


# Frames without facts of the moment, made once: by place, without and with attack.
ENTERS: Final = [(Enter(to, False), Enter(to, True)) for to in range(PLACES)]
LOOKS_BACK: Final = [LookBack(over) for over in range(PLACES)]
