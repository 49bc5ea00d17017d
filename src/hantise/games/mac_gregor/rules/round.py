"""A round: arrival, program, the hunters' turns, the ghost's move. Chapter 6 of rules.md; MG-GMV of chapter 13."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hantise.core.frame import ALL, Frame

from ..board import BEARS, STEP
from ..components import LAID
from ..state import NONE, Castle
from .arrival import DrawToken
from .capture import Catch
from .programming import Program
from .turn import BEGINS


@dataclass(eq=False)
class Arrival(Frame[Castle]):
    """MG-RND-1, MG-RND-2, MG-ARR-1, MG-ARR-2, MG-ARR-4. A round: where the blazon on top of the pile calls for tokens,
    they come; then the program, the turns of the hunters from the ghost's left, and the ghost's move."""

    def run(self, g: Castle) -> None:
        rooms = tuple([r for r in BEARS[g.top] if g.tokens[r] == NONE and r not in g.pawns])
        g.tell(ALL, "round", g.rounds + 1, g.ghost, g.top)
        g.then(DrawToken(rooms, "MG-ARR-3"), Program(g.ghost), *[BEGINS[seat] for seat in g.hunters()], STEPS[0])


@dataclass(eq=False)
class Step(Frame[Castle]):
    """MG-GMV-1 to MG-GMV-4, MG-CAP-1. The ghost reveals his next card and goes to the adjacent room with its blazon; if
    there is none his move is over; if hunters are there, he stops and catches one."""

    card: int  # 0 to 3

    def run(self, g: Castle) -> None:
        g.turn, ghost = NONE, g.ghost
        blazon, here = g.program[self.card], g.pawns[ghost]
        hidden = self.card >= g.shown
        g.shown = max(g.shown, self.card + 1)
        there = STEP[here][blazon]
        if self.card == 0:
            g.trail, g.walker, g.cards = (here,), ghost, ()
        g.cards = (*g.cards, blazon)
        if there < 0:
            if hidden:
                g.show(ALL, "stuck", ghost, self.card + 1, blazon)
            else:
                g.tell(ALL, "stuck", ghost, self.card + 1, blazon)
            g.then(END_ROUND)
            return
        if hidden:
            g.show(ALL, "walks", ghost, self.card + 1, blazon, there)
        else:
            g.tell(ALL, "walks", ghost, self.card + 1, blazon, there)
        g.stand(ghost, there)
        g.trail = (*g.trail, there)
        if g.caught_in(there):
            g.then(Catch(ghost), END_ROUND)
        elif self.card + 1 < LAID:
            g.then(STEPS[self.card + 1])
        else:
            g.then(END_ROUND)


@dataclass(eq=False)
class EndRound(Frame[Castle]):
    """MG-GMV-6, MG-RND-3, MG-END-6. The ghost cards go back to the hand unseen; a new round begins, if the cap allows one."""

    def run(self, g: Castle) -> None:
        g.program, g.shown = (), 0
        g.rounds += 1
        if g.rounds < g.round_cap:
            g.then(ARRIVAL)
            return
        most = max([g.treasures(s) for s in range(g.seats)])
        g.tell(ALL, "capped", g.rounds, most)
        g.end("capped", g.shared([s for s in range(g.seats) if g.treasures(s) == most]))


# Frames without facts of the moment, made once.
ARRIVAL: Final = Arrival()
STEPS: Final = [Step(card) for card in range(LAID)]
END_ROUND: Final = EndRound()
