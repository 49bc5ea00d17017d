"""The set-up: characters, the first ghost, where the hunters begin, and what they are dealt. Chapter 5 of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason

from ..board import CRYPT, FIRST_ROOMS, ROOMS, STAIRS
from ..components import DEALT, PLAYER_COLOURS, STAGGERED
from ..state import NONE, Castle
from .arrival import DrawToken
from .round import ARRIVAL


@dataclass(eq=False)
class Characters(Frame[Castle]):
    """MG-SET-1, MG-SET-2, MG-CHA-1. Everybody is dealt a character card, which says his colour."""

    def run(self, g: Castle) -> None:
        cards = list(range(len(PLAYER_COLOURS)))
        g.colours = tuple([g.draw(cards, "token") for _ in range(g.seats)])
        for seat in range(g.seats):
            g.tell(ALL, "character", seat, g.colours[seat])
        g.then(FirstGhost())


@dataclass(eq=False)
class FirstGhost(Frame[Castle]):
    """MG-SET-4, MG-CHA-6, MG-SET-5. The oldest player, or one drawn by lot, puts on the shroud and stands in the crypt."""

    def run(self, g: Castle) -> None:
        g.ghost = g.first if g.first != NONE else g.chance([1] * g.seats, "first")
        g.stand(g.ghost, CRYPT)
        g.tell(ALL, "first-ghost", g.ghost)
        hunters = g.hunters()
        g.then(DrawToken(tuple(FIRST_ROOMS), "MG-SET-6"), *[ChooseStairs(seat) for seat in hunters], Deal(), ARRIVAL)


@dataclass(eq=False)
class ChooseStairs(Ask[Castle]):
    """MG-DEC-2, MG-SET-7. A hunter puts his pawn on a stair room."""

    span = len(ROOMS)
    form = "start <room>"

    def options(self, g: Castle) -> list[int]:
        return STAIRS[:]

    def resolve(self, g: Castle, pick: int) -> None:
        g.placed = ()
        g.stand(self.who, pick)
        g.tell(ALL, "starts", self.who, pick)

    def rule(self) -> str:
        return "MG-SET-7"

    def write(self, g: Castle, pick: int) -> str:
        return "start " + ROOMS[pick]

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        return ("pick-start", pick)

    def taps(self, g: Castle, pick: int) -> list[str]:
        return [ROOMS[pick]]

    def tries(self, g: Castle) -> list[int]:
        return list(range(len(ROOMS)))

    def against(self, g: Castle, pick: int) -> Reason | None:
        return None if pick in STAIRS else Reason("MG-SET-7", ("no-stairs", pick))


@dataclass(eq=False)
class Deal(Frame[Castle]):
    """MG-SET-8, MG-SET-9, MG-SET-10, MG-VAR-5. Keys and objects for the hunters; the other keys are the pile, backs up."""

    def run(self, g: Castle) -> None:
        g.turn_top()
        for i, seat in enumerate(g.hunters()):
            n = STAGGERED[i] if g.staggered else DEALT
            g.equip(seat)
            g.tell(ALL, "dealt", seat, n)
            for _ in range(n):
                g.tell(ALL, "dealt-back", seat, g.top)
                g.show(1 << seat, "holds", seat, g.take_key(seat))
        g.show(ALL, "on-top", g.top)
