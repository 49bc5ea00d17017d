"""Information-set Monte Carlo tree search.

P. I. Cowling, E. J. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search. IEEE Transactions on Computational
Intelligence and AI in Games 4 (2), 2012, 120-143. Each iteration samples a world that the seat holds possible and walks down
a tree whose nodes are information sets, not positions: what a seat has observed since the root. Which deeds there are differs
from world to world, so each is a bandit's arm that is sometimes there and sometimes not (subset-armed: the count of
how often it was there stands where UCB1 has the visits of the parent). One tree for the searching seat alone (SO-ISMCTS, with
the hidden picks of others told apart only by what he observes of them), or one tree for each seat (MO-ISMCTS).

Where nothing is hidden and nothing left to chance, information sets are positions, and the search is plain UCT.

Chance is played out in the sampled world. The real state is never touched: all that there is comes from `Seat.sample`.
"""

from __future__ import annotations

from .base import Bot
from .heuristics import heuristics
from .positions import Positions
from .search import Clock, Contest, Plans, Search
from .seat import Budget, Seat

OPEN = frozenset({"perfect_information", "deterministic"})  # traits of games where a seat knows the world, and what will come


class Ismcts(Bot):
    """Searches the worlds that its seat holds possible. `multiple`: one tree for each seat."""

    def __init__(self, name: str, seed: int | None, budget: Budget, multiple: bool = False) -> None:
        super().__init__(name, seed)
        self.budget = budget
        self.multiple = multiple

    def choose(self, seat: Seat) -> list[int]:
        clock = Clock(self.budget.within(seat.budget))
        told = heuristics(seat.game)
        plans = told.plans(seat) if told.plans is not None else []
        if len(plans) > 1:
            return Plans(seat, told, plans).best(clock)
        if plans:
            return plans[0]
        deeds = told.contest(seat) if told.contest is not None else []
        if deeds:
            return Contest(seat, told, deeds).best(clock)
        if seat.game.traits >= OPEN:
            return Positions(seat, told).best(clock)
        return Search(seat, told, self.multiple).best(clock)
