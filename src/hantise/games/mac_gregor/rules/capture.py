"""A capture: who is caught, what changes hands, who haunts now. MG-CAP of chapter 13 of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason

from ..board import CRYPT
from ..components import DRAWN_BY_FORMER, OBJECTS, PLAYER_COLOURS
from ..state import Castle
from .moving import draw_one


@dataclass(eq=False)
class Catch(Ask[Castle]):
    """MG-DEC-7, MG-CAP-2. Where several hunters are in the room the ghost chooses whom he catches. He must catch one."""

    span = len(PLAYER_COLOURS)
    form = "catch <colour>"

    def options(self, g: Castle) -> list[int]:
        return g.caught_in(g.pawns[self.who])

    def resolve(self, g: Castle, pick: int) -> None:
        """MG-CAP-7. The order."""
        g.placed = ()
        g.tell(ALL, "catches", self.who, pick, g.pawns[self.who])
        g.then(TakeTreasures(self.who, pick), LoseAll(pick), BecomeGhost(pick), BecomeHunter(self.who))

    def opens(self, g: Castle) -> bool:
        return False

    def rule(self) -> str:
        return "MG-CAP-2"

    def write(self, g: Castle, pick: int) -> str:
        return "catch " + PLAYER_COLOURS[g.colours[pick]]

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        return ("pick-catch", pick, g.won[pick][g.colours[self.who]])

    def taps(self, g: Castle, pick: int) -> list[str]:
        return ["pawn_" + PLAYER_COLOURS[g.colours[pick]]]

    def tries(self, g: Castle) -> list[int]:
        return [s for s in range(g.seats) if s != g.ghost]

    def against(self, g: Castle, pick: int) -> Reason | None:
        there = g.pawns[g.ghost]
        return None if g.pawns[pick] == there else Reason("MG-CAP-1", ("no-hunter-there", pick, there))


@dataclass(eq=False)
class TakeTreasures(Frame[Castle]):
    """MG-CAP-3. The old ghost takes all treasures of his own colour."""

    old: int
    new: int

    def run(self, g: Castle) -> None:
        colour = g.colours[self.old]
        n = g.won[self.new][colour]
        g.gain(self.new, colour, -n)
        g.gain(self.old, colour, n)
        g.tell(ALL, "takes", self.old, self.new, n, colour)


@dataclass(eq=False)
class LoseAll(Frame[Castle]):
    """MG-CAP-4. The caught player discards all his keys; his objects go back to the box."""

    new: int

    def run(self, g: Castle) -> None:
        keys = len(g.hands[self.new])
        g.lay_all(self.new)
        for thing in range(len(OBJECTS)):
            if g.has(self.new, thing):
                g.use(self.new, thing)
        if keys:
            g.show(ALL, "loses", self.new, keys)


@dataclass(eq=False)
class BecomeGhost(Frame[Castle]):
    """MG-CAP-5, MG-CAP-8. He puts on the shroud and stands in the crypt, where he catches nobody by that."""

    new: int

    def run(self, g: Castle) -> None:
        g.ghost = self.new
        g.stand(self.new, CRYPT)
        g.tell(ALL, "haunts", self.new)


@dataclass(eq=False)
class BecomeHunter(Frame[Castle]):
    """MG-CAP-6. The old ghost stays where he is, draws three keys and takes one object of each kind."""

    old: int

    def run(self, g: Castle) -> None:
        g.equip(self.old)
        for _ in range(DRAWN_BY_FORMER):
            draw_one(g, self.old, "draws")
