"""A tree of positions (UCT): what the search of information sets comes down to in a game where nothing is hidden and nothing
left to chance. Every iteration begins in the same world; a position's deeds are the same each time it is reached, so that its
visits stand where `search.py` counts how often an arm was there, and its state is kept, so that nothing is played twice on
the way."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from hantise.core.frame import NOBODY
from hantise.core.state import State

from .heuristics import Heuristics
from .search import BIAS, Arm, Clock, Play, carry_out, favourite, single
from .seat import Seat

MOST: Final = 50_000  # positions that are kept; then the tree grows no more, and what is below its leaves is played out


class Branch(Arm):
    """A deed at a position: who does it, what came of it, and the position that it leads to, once that was reached twice.

    each: what came of it on average; doubt: one by the root of its visits. They are kept: a branch is compared with others far
    more often than it is told of a playout.
    """

    __slots__ = ("below", "deed", "doubt", "each", "who")

    def __init__(self, deed: tuple[int, ...], who: int, prior: float) -> None:
        self.available, self.visits, self.total, self.prior = 0, 0, 0.0, prior  # as an Arm: one is made each playout
        self.deed, self.who = deed, who
        self.each = self.doubt = 0.0
        self.below: Position | None = None


class Position:
    """A position in the tree: its state; its deeds; those that were not tried yet, as (opinion, luck, number), the best last;
    the branches of those that were."""

    __slots__ = ("branches", "deeds", "untried", "visits", "world")

    def __init__(self, world: State, deeds: list[tuple[int, ...]], untried: list[tuple[float, float, int]]) -> None:
        self.world, self.deeds, self.untried = world, deeds, untried
        self.branches: list[Branch] = []
        self.visits = 0


class Positions(Play):
    """The tree below one decision."""

    def __init__(self, seat: Seat, told: Heuristics, most: int = MOST) -> None:
        super().__init__(seat, told)
        self.most = most
        self.moves = told.moves or single
        self.kept = 0
        self.root = self.position(seat.sample())

    def best(self, clock: Clock) -> list[int]:
        """The deed that was tried most. One deed only: nothing to search."""
        forced = len(self.root.untried) == 1
        while clock.left():
            self.iterate()
            if forced:
                break
        arms: dict[tuple[int, ...], Arm] = {branch.deed: branch for branch in self.root.branches}
        return favourite(arms)

    def iterate(self) -> None:
        """Select down the tree, expand it by one position, play out, and tell the branches on the way."""
        node = self.root
        branch = self.select(node)
        path = [branch]
        while branch.below is not None:
            node = branch.below
            branch = self.select(node)
            path.append(branch)
        world: State = node.world.copy()
        carry_out(world, branch.deed)
        if branch.visits and self.goes_on(world):
            node = branch.below = self.position(world.copy())
            branch = self.select(node)
            path.append(branch)
            carry_out(world, branch.deed)
        returns = self.playout(world)
        for branch in path:
            visits = branch.visits = branch.visits + 1
            total = branch.total = branch.total + returns[branch.who]
            branch.each, branch.doubt = total / visits, 1 / sqrt(visits)

    def goes_on(self, world: State) -> bool:
        """Does the tree grow there?"""
        return world.player != NOBODY and self.kept < self.most and self.worth(world) is None

    def position(self, world: State) -> Position:
        """That position, with its deeds in the order in which they will be tried: the last first."""
        deeds, random = self.moves(world), self.random.random
        prior = self.told.prior
        opinions = prior(world, deeds) if prior is not None else [0.0] * len(deeds)
        order = sorted([(opinion, random(), n) for n, opinion in enumerate(opinions)])
        self.kept += 1
        return Position(world, deeds, order)

    def select(self, node: Position) -> Branch:
        """The deed to go on with: one that was never tried, or that of the highest upper confidence bound, on the scale of the
        returns seen so far."""
        node.visits += 1
        if node.untried:
            opinion, _, n = node.untried.pop()
            branch = Branch(node.deeds[n], node.world.player, opinion)
            node.branches.append(branch)
            return branch
        branches = node.branches
        found = branches[0]
        width = (self.high[found.who] - self.low[found.who]) or 1.0
        spread, bias = self.exploration * width * sqrt(log(node.visits)), BIAS * width
        opinions, top = self.told.prior is not None, -1e9
        for branch in branches:
            bound = branch.each + spread * branch.doubt
            if opinions and branch.prior:
                bound += bias * branch.prior / (1 + branch.visits)
            if bound > top:
                top, found = bound, branch
        return found
