"""Searches below one decision: trees of information sets, bandits over plans, contests of a few deeds; see `ismcts.py`, whose
bot runs them. `positions.py` has what is left of a tree where nothing is hidden. They are compiled with the core."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from hantise.core.frame import NOBODY
from hantise.core.state import State

from .heuristics import Heuristics
from .seat import Budget, Seat

EXPLORATION: Final = 0.6  # of UCB, for returns between 0 and 1
BIAS: Final = 1.0  # how many visits the game's own opinion of a deed outweighs
POOL: Final = 64  # worlds weighed before the first iteration, where a game says how plausible they are
WORLDS: Final = 8  # a contest is looked at after so many worlds,
LOOK: Final = 4  # then every so many
BEATEN: Final = 2.0  # a deed leaves a contest that does worse than another by so many standard errors
DOUBT: Final = 0.7  # by so many a deed must be ahead of the one that goes without saying

Key = tuple[Any, ...]


class Arm:
    """A deed at an information set: how often it was there, how often it was tried, and what came of it in all."""

    __slots__ = ("available", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.available, self.visits, self.total, self.prior = 0, 0, 0.0, prior

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """An information set: arms for whoever is asked there, and what may be observed next."""

    __slots__ = ("arms", "next")

    def __init__(self) -> None:
        self.arms: dict[tuple[int, ...], Arm] = {}
        self.next: dict[Key, Node] = {}


class Clock:
    """Counts iterations and time against a budget. At least one iteration is made."""

    def __init__(self, budget: Budget) -> None:
        self.done = 0
        self.most = budget.iterations
        self.until = None if budget.seconds is None else perf_counter() + budget.seconds

    def left(self, iterations: int = 1) -> bool:
        """Is there enough left for so many, which are then counted?"""
        if self.done and self.until is not None and perf_counter() >= self.until:
            return False
        if self.done and self.most is not None and self.done + iterations > self.most:
            return False
        self.done += iterations
        return True


class Play:
    """What all searches share: worlds to play in, playouts, and returns brought to between 0 and 1."""

    def __init__(self, seat: Seat, told: Heuristics) -> None:
        self.seat, self.told, self.random = seat, told, seat.random
        self.exploration = EXPLORATION if told.exploration is None else told.exploration
        self.judged = told.value is not None  # can the game say what a world is worth before its end?
        self.world = worlds(seat, told)
        seats = seat.view.seats
        self.low, self.high = [inf] * seats, [-inf] * seats  # returns seen so far: bandits measure on this scale

    def playout(self, world: State) -> list[float]:
        """Play on to the end, or to where the game can say what the world is worth: returns by seat."""
        rollout, rng, outcome = self.told.rollout, self.random, self.told.outcome
        if rollout is None and not self.judged:
            world.play_out(rng.random, self.seat.game.cap)
        else:
            world.tape = world.events = None
            for _ in range(self.seat.game.cap):
                if world.player == NOBODY:
                    break
                worth = self.worth(world)
                if worth is not None:
                    return self.seen(worth)
                options = world.options
                carry_out(world, rollout(world, rng) if rollout else (options[int(rng.random() * len(options))],))
        return self.seen(outcome(world) if outcome is not None and world.player == NOBODY else world.returns)

    def worth(self, world: State) -> list[float] | None:
        """What the world is worth to each seat, where the game can say."""
        if not self.judged:
            return None
        value, horizon = self.told.value, self.told.horizon
        if horizon is not None and not horizon(world, self.seat.seat):
            return None
        own = value(world, self.seat.seat) if value is not None else None
        if value is None or own is None:
            return None
        return [own if s == self.seat.seat else value(world, s) or 0.0 for s in range(world.seats)]

    def seen(self, returns: list[float]) -> list[float]:
        low, high = self.low, self.high
        for seat, worth in enumerate(returns):
            if worth < low[seat]:
                low[seat] = worth
            if worth > high[seat]:
                high[seat] = worth
        return returns

    def upper(self, arm: Arm, who: int) -> float:
        """The upper confidence bound of an arm that `who` has tried."""
        mean = (arm.total / arm.visits - self.low[who]) / ((self.high[who] - self.low[who]) or 1.0)
        return mean + self.exploration * sqrt(log(arm.available) / arm.visits) + BIAS * arm.prior / (1 + arm.visits)


class Search(Play):
    """Trees of information sets below one decision."""

    def __init__(self, seat: Seat, told: Heuristics, multiple: bool) -> None:
        super().__init__(seat, told)
        me = seat.seat
        self.observers = [me]
        if multiple:
            self.observers = list(range(seat.view.seats))
        self.roots = [Node() for _ in self.observers]
        self.mine = self.roots[self.observers.index(me)]
        self.moves = told.moves or single
        self.forced = False  # one deed only: nothing to search

    def best(self, clock: Clock) -> list[int]:
        """The deed that was tried most."""
        while clock.left():
            self.iterate(self.world())
            if self.forced:
                break
        return favourite(self.mine.arms)

    def iterate(self, world: State) -> None:
        """Select down the tree, expand it by one node, play out, and tell the arms on the way."""
        world.tape, world.events = [], []
        nodes, fresh = list(self.roots), False
        path: list[tuple[Arm, int]] = []
        while world.player != NOBODY and not fresh:
            if path and self.worth(world) is not None:
                break
            who = world.player
            at = self.observers.index(who) if who in self.observers else 0
            deeds = self.moves(world)
            if not path:
                self.forced = len(deeds) == 1
            deed, fresh = self.select(nodes[at], deeds, world)
            path.append((nodes[at].arms[deed], who))
            seen, heard = len(world.tape), len(world.events)
            carry_out(world, deed)
            nodes = [
                self.step(node, world, observer, seen, heard) for node, observer in zip(nodes, self.observers, strict=True)
            ]
        returns = self.playout(world)
        for arm, who in path:
            arm.visits += 1
            arm.total += returns[who]

    def select(self, node: Node, deeds: list[tuple[int, ...]], world: State) -> tuple[tuple[int, ...], bool]:
        """The deed to go on with, and whether it was never tried before."""
        arms = node.arms
        new = [d for d in deeds if d not in arms]
        if new:
            prior = self.told.prior
            opinions = prior(world, new) if prior is not None else [0.0] * len(new)
            for deed, opinion in zip(new, opinions, strict=True):
                arms[deed] = Arm(opinion)
        top, found, untried = -1.0, deeds[0], False
        for deed in deeds:
            arm = arms[deed]
            arm.available += 1
            if not arm.visits:
                bound = 1e6 * (1 + arm.prior) + self.random.random()
            else:
                bound = self.upper(arm, world.player)
            if bound > top:
                top, found, untried = bound, deed, not arm.visits
        return found, untried

    def step(self, node: Node, world: State, observer: int, seen: int, heard: int) -> Node:
        """The information set of an observer after a deed: what he saw of picks, chance and events, and who is asked now."""
        assert world.tape is not None
        assert world.events is not None
        key: Key = (
            world.player,
            *[(t[0], t[1]) if t[0] == observer or t[2] >> observer & 1 else t[0] for t in world.tape[seen:]],
            *[e[3:] for e in world.events[heard:] if e[1] >> observer & 1],
        )
        found = node.next.get(key)
        if found is None:
            found = node.next[key] = Node()
        return found


class Plans(Play):
    """A bandit over whole plans: each is carried out in sampled worlds, which are then played out."""

    def __init__(self, seat: Seat, told: Heuristics, plans: list[list[int]]) -> None:
        super().__init__(seat, told)
        self.arms = {tuple(plan): Arm(0.0) for plan in plans}

    def best(self, clock: Clock) -> list[int]:
        """The plan that was tried most."""
        while clock.left():
            self.iterate(self.world())
        return favourite(self.arms)

    def iterate(self, world: State) -> None:
        top, found = -1.0, next(iter(self.arms))
        for plan, arm in self.arms.items():
            arm.available += 1
            bound = self.upper(arm, self.seat.seat) if arm.visits else 1e6
            if bound > top:
                top, found = bound, plan
        carry_out(world, found)
        arm = self.arms[found]
        arm.visits += 1
        arm.total += self.playout(world)[self.seat.seat]


class Contest(Play):
    """A few deeds in the same worlds, from each with the same luck: whatever is not of the deed's making cancels out.

    The first goes without saying (the greedy pick): another takes its place only where that is more than chance explains.
    """

    def __init__(self, seat: Seat, told: Heuristics, deeds: list[tuple[int, ...]]) -> None:
        super().__init__(seat, told)
        self.first = deeds[0]
        self.scores: dict[tuple[int, ...], list[float]] = {deed: [] for deed in deeds}  # of those still in the contest

    def best(self, clock: Clock) -> list[int]:
        """The deed that did best, or the first."""
        worlds = 0
        while len(self.scores) > 1 and clock.left(len(self.scores)):
            self.compare()
            worlds += 1
            if worlds >= WORLDS and worlds % LOOK == 0:
                self.drop()
        leader = self.leader()
        return list(leader if self.ahead(leader, self.first) > DOUBT else self.first)

    def compare(self) -> None:
        """Each deed in one world more."""
        world, luck = self.world(), self.seat.random.getrandbits(62)
        for deed, scores in self.scores.items():
            one: State = world.copy()
            self.random = Random(luck)
            carry_out(one, deed)
            scores.append(self.playout(one)[self.seat.seat])

    def drop(self) -> None:
        """Those that are clearly behind are out, the first excepted."""
        leader = self.leader()
        self.scores = {
            deed: scores
            for deed, scores in self.scores.items()
            if deed in (leader, self.first) or self.ahead(leader, deed) <= BEATEN
        }

    def leader(self) -> tuple[int, ...]:
        return max(self.scores, key=lambda deed: sum(self.scores[deed]))

    def ahead(self, one: tuple[int, ...], other: tuple[int, ...]) -> float:
        """By how many standard errors the one did better than the other; 0 where too few worlds were seen to tell."""
        apart = [x - y for x, y in zip(self.scores[one], self.scores[other], strict=True)]
        n = len(apart)
        if n < LOOK:
            return 0.0
        mean = sum(apart) / n
        error = sqrt(sum((x - mean) ** 2 for x in apart) / (n - 1) / n)
        return mean / error if error else inf if mean > 0 else 0.0


def carry_out(world: State, picks: tuple[int, ...] | list[int]) -> None:
    """Play the picks in a world, as long as the same seat is asked and they are legal. The first must be legal."""
    who = world.player
    world.play(picks[0])
    for i in range(1, len(picks)):
        if world.player != who or picks[i] not in world.options:
            return
        world.play(picks[i])


def favourite(arms: dict[tuple[int, ...], Arm]) -> list[int]:
    """The deed that was tried most; of equals the one that did best."""
    return list(max(arms.items(), key=lambda item: (item[1].visits, item[1].mean()))[0])


def single(world: State) -> list[tuple[int, ...]]:
    """Each option alone."""
    return [(p,) for p in world.options]


def worlds(seat: Seat, told: Heuristics) -> Callable[[], State]:
    """A maker of worlds that the seat holds possible: as the game imagines them, or by plausibility, or as they are sampled."""
    made = told.imagine(seat) if told.imagine is not None else None
    if made is not None:
        return made
    return Pool(seat, told.plausible).draw if told.plausible is not None else seat.sample


class Pool:
    """Worlds drawn by plausibility: sampled ones are kept and drawn again by weight, and each draw adds one more."""

    def __init__(self, seat: Seat, plausible: Callable[[Any, int], float]) -> None:
        self.seat, self.plausible = seat, plausible
        self.kept: list[State] = []
        self.sums: list[float] = []
        for _ in range(POOL):
            self.add()

    def add(self) -> None:
        world = self.seat.sample()
        weight = self.plausible(world, self.seat.seat)
        self.kept.append(world)
        self.sums.append(weight + (self.sums[-1] if self.sums else 0.0))

    def draw(self) -> State:
        self.add()
        rng, total = self.seat.random, self.sums[-1]
        at = bisect(self.sums, rng.random() * total, hi=len(self.sums) - 1) if total else rng.randrange(len(self.kept))
        world: State = self.kept[at].copy()
        world.rng = rng.getrandbits(62)
        return world
