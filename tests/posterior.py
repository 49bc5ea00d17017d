"""What a seat is dealt against what it should believe: exact posteriors of small games, by brute force.

A position is reached, and with it all that a seat has seen on the way. Every game that would have shown it the same is then
followed, through all that chance may bring and all picks that it does not see, each with its exact probability; what remains is
the chance of every world. The worlds that `determinize` deals are held against that: none outside, and each, and each part of
it (a hand, a pile), as often as it is likely.

The seeds are fixed, so the same code gives the same answer every time; and where code draws otherwise than before, an honest
sampler still fails less than once in 1 / NEVER runs: the limit is Chernoff's, a bound and no approximation.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf, log
from typing import Any

from hantise.core.branches import followed, opened
from hantise.core.frame import ALL, CHANCE, NOBODY
from hantise.core.game import Game

Odds = Callable[[Any, int], float]
Sight = tuple[list[Any], list[Any], str]  # of the tape, of the events, the view

NEVER = 1e-9  # how often an honest sampler may fail
BUDGET = 20_000  # games looked at


class TooMany(Exception):
    """There are more games than the budget allows to look at."""


def alike(g: Any, pick: int) -> float:
    """A choice says nothing but that it could be made."""
    return 1.0


def anything(rnd: random.Random, g: Any) -> int:
    """Any of the options."""
    return rnd.choice(g.options)


@dataclass(frozen=True)
class Position:
    """A game, whose eyes it is seen with, and all that these have seen."""

    game: Game
    options: dict[str, Any]
    g: Any
    seat: int
    seen: tuple[Sight, ...]

    def seen_by(self, viewers: int) -> bool:
        """Do these viewers, a bit set, include the seat? The onlooker (-1) sees what all see."""
        return viewers == ALL or (self.seat >= 0 and bool(viewers >> self.seat & 1))

    def __str__(self) -> str:
        picks = [text for who, _, _, text, _ in self.g.tape if who != CHANCE]
        return f"{self.game.id}, {self.g.seats} seats, as seen by {self.seat} after {', '.join(picks) or 'nothing'}"


# ------------------------------------------------------------------------------------------------------- what a seat has seen
def told(g: Any, seat: int, since: int = 0) -> list[Any]:
    """The entries of the tape that the seat may read."""
    return [e for e in g.tape[since:] if e[2] == -1 or (seat >= 0 and (e[2] >> seat & 1 or e[0] == seat))]


def heard(g: Any, seat: int, since: int = 0) -> list[Any]:
    """The events that the seat heard."""
    return [e[3:] for e in g.events[since:] if e[1] == -1 or (seat >= 0 and e[1] >> seat & 1)]


def reached(
    game: Game,
    seats: int,
    seed: int,
    picks: int | Iterable[str],
    seat: int,
    options: dict[str, Any] | None = None,
    choose: Callable[[random.Random, Any], int] = anything,
) -> Position | None:
    """A position, after so many picks that are chosen at random, or after these; None where the game is over by then.

    Somebody is asked even where he has no choice (poker face): else a pause would tell.
    """
    rnd = random.Random(seed)
    g = game.new(seats, seed, options, poker_face=True)
    seen = [(told(g, seat), heard(g, seat), game.view(g, seat).to_json())]
    for text in [""] * picks if isinstance(picks, int) else picks:
        tape, events = len(g.tape), len(g.events)
        g.play(game.read(g, text) if text else choose(rnd, g))
        now = (told(g, seat, tape), heard(g, seat, events), game.view(g, seat).to_json())
        if now[0] or now[1] or now[2] != seen[-1][2]:
            seen.append(now)
        if g.player == NOBODY:
            return None
    return Position(game, dict(options or {}), g, seat, tuple(seen))


# ------------------------------------------------------------------------------------------------------------ the brute force
class Search:
    """All games that would have shown the seat the same, each with its weight."""

    def __init__(self, at: Position, odds: Odds, budget: int) -> None:
        self.at, self.odds, self.left, self.draws = at, odds, budget, 20 * budget
        self.found: dict[str, float] = {}
        self.worlds: dict[str, Any] = {}

    def sees(self, viewers: int) -> bool:
        self.draws -= 1
        if self.draws < 0:
            raise TooMany
        return self.at.seen_by(viewers)

    def drawn(self, n: int) -> list[int]:
        """What the seat saw chance bring just before that sight."""
        return [e[1] for e in self.at.seen[n][0] if e[0] == CHANCE] if n < len(self.at.seen) else []

    def all(self) -> None:
        at = self.at
        for branch in opened(at.game, at.g.seats, at.options, True, self.sees, self.drawn(0)):
            if self.next(branch.state, -1) == 0:
                self.follow(branch.state, 0, branch.probability)

    def next(self, g: Any, n: int) -> int:
        """Which sight a game has come to that had shown `n`; -2 where it shows something else."""
        self.left -= 1
        if self.left < 0:
            raise TooMany
        at = self.at
        tape, events = told(g, at.seat), heard(g, at.seat)
        calm = n >= 0 and not tape and not events
        if not calm and not (n + 1 < len(at.seen) and (tape, events) == at.seen[n + 1][:2]):
            return -2
        view = at.game.view(g, at.seat).to_json()
        if calm and view == at.seen[n][2]:
            return n
        return n + 1 if n + 1 < len(at.seen) and at.seen[n + 1] == (tape, events, view) else -2

    def unseen(self, g: Any, pick: int, n: int) -> bool:
        """Does the seat not see the pick, or is it the one that it saw?"""
        if g.player != self.at.seat and not self.at.seen_by(g.asked.heard_by(g, pick)):
            return True
        entries = self.at.seen[n + 1][0] if n + 1 < len(self.at.seen) else []
        return bool(entries) and entries[0][:2] == (g.player, pick)

    def follow(self, g: Any, n: int, weight: float) -> None:
        """Go on from a game that has shown what was seen up to there."""
        if n == len(self.at.seen) - 1:
            world = g.world()
            name = repr(world)
            self.worlds[name] = world
            self.found[name] = self.found.get(name, 0.0) + weight
        if g.player == NOBODY:
            return
        g.tape, g.events = [], []
        for pick in g.options:
            odds = self.odds(g, pick) if self.unseen(g, pick, n) else 0.0
            for branch in followed(g, pick, self.sees, self.drawn(n + 1)) if odds else ():
                further = self.next(branch.state, n)
                if further >= 0:
                    self.follow(branch.state, further, weight * odds * branch.probability)


# --------------------------------------------------------------------------------------------------------------- the comparison
def parts(world: Any, depth: int = 2) -> list[tuple[str, str]]:
    """The world and what it consists of, each with its place in it."""
    out = [("", repr(world))]
    if depth and isinstance(world, (list, tuple)):
        for i, part in enumerate(world):
            out += [(f"[{i}]{name}", text) for name, text in parts(part, depth - 1)]
    return out


def surprise(n: int, found: int, p: float) -> float:
    """Chernoff: a share of `found` in `n` draws of chance p comes with a probability of at most exp(-this)."""
    q = found / n
    return (
        n * ((q * log(q / p) if q else 0.0) + ((1 - q) * log((1 - q) / (1 - p)) if q < 1 else 0.0))
        if 0 < p < 1
        else (0.0 if q == p else inf)
    )


@dataclass(frozen=True)
class Verdict:
    """How the worlds dealt stand to those that there are. worlds: how many there are. faults: what cannot be chance."""

    worlds: int
    faults: list[str]


def judged(at: Position, odds: Odds = alike, draws: int = 4000, budget: int = BUDGET) -> Verdict | None:
    """The worlds that a seat is dealt at a position, against its exact posterior; None where there are too many games.

    odds: how probable a pick of another is to the seat that sees what came of it, beside its other options: what the game says
    that it believes of choices. draws: worlds dealt.
    """
    search = Search(at, odds, budget)
    try:
        search.all()
    except TooMany:
        return None
    assert repr(at.g.world()) in search.found, f"the truth is not among what would have shown the same: {at}"
    total = sum(search.found.values())
    exact: dict[tuple[str, str], float] = {}
    for name, weight in search.found.items():
        for part in parts(search.worlds[name]):
            exact[part] = exact.get(part, 0.0) + weight / total
    rnd, dealt = random.Random(len(at.seen)), Counter[tuple[str, str]]()
    for _ in range(draws):
        dealt.update(parts(at.g.determinize(at.seat, rnd.getrandbits(40)).world()))
    faults = [
        f"{at}: is dealt {text} at {place or 'all'}, which cannot be" for place, text in dealt if (place, text) not in exact
    ]
    limit = log(2 * len(exact) / NEVER)
    for (place, text), p in exact.items():
        p = min(p, 1.0) if p < 1 - 1e-9 else 1.0
        n = dealt[place, text]
        if surprise(draws, n, p) > limit:
            faults.append(f"{at}: {text} at {place or 'all'} is dealt in {n / draws:.4f} of worlds, its chance is {p:.4f}")
    return Verdict(len(search.found), faults)


def compared(positions: Iterable[Position | None], odds: Odds = alike, draws: int = 4000, budget: int = BUDGET) -> int:
    """How many of these positions could be looked at, with more than one world each; raises AssertionError where one of them is
    dealt wrongly."""
    made = 0
    for at in positions:
        verdict = judged(at, odds, draws, budget) if at is not None else None
        if verdict is not None:
            assert not verdict.faults, "\n".join(verdict.faults[:6])
            made += verdict.worlds > 1
    return made
