"""What a learner's step costs here: `python -m hantise.adaptors.speed` writes the table of docs/how-to/learners.md.

Microseconds of processor time, means over the decisions of games played at random, for the seat that is asked, in the order in
which they come. `mask and tensor` is all that there is between a game that waits for a pick and the two numpy arrays that
PettingZoo's `observe` gives: what the seat may see and do is asked of the game, written, and laid into arrays of their own. It
holds the two columns before it; knowledge that a game follows from its story (who may hold which card) is followed in it too.

    python -m hantise.adaptors.speed [GAME ...] [--games 6]

What is measured of a decision is measured once, while the game is played: a second look at the same one would find all done.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from hantise import ENGINE
from hantise.core.frame import NOBODY
from hantise.core.registry import game as registered
from hantise.core.registry import games

from .learner import Learner

LOOKS = 400  # decisions of a game at most
COLUMNS = ("game", "seats", "cells", "numbers", "view", "mask", "tensor", "mask and tensor", "copy")


class Clock:
    """Sums up what single calls take, less what it takes to ask for the time."""

    def __init__(self) -> None:
        self.sums: dict[str, float] = {}
        idle = [-process_time() + process_time() for _ in range(2000)]
        self.own = median(idle)

    def time(self, name: str, what: Callable[..., Any], *about: Any) -> Any:
        begun = process_time()
        found = what(*about)
        self.sums[name] = self.sums.get(name, 0.0) + process_time() - begun - self.own
        return found


def measured(learner: Learner, plays: int) -> dict[str, float]:
    """By column, microseconds a decision. The first game only warms up."""
    sight, decisions, clock = learner.sight(), 0, Clock()
    for g in positions(learner, plays + 1):
        if g is None:
            decisions, clock = 0, Clock()
            continue
        decisions += 1
        choice = clock.time("mask", learner.choice, g)
        clock.time("mask", learner.mask, choice)
        clock.time("tensor", sight.observation, g, g.player, choice)
        clock.time("view", learner.game.view, g, g.player, False)
        clock.time("copy", g.copy)
    return {name: total / decisions * 1e6 for name, total in clock.sums.items()}


def positions(learner: Learner, plays: int) -> Iterator[Any]:
    """Decisions that follow one another, of several games; None after the first game."""
    luck = Random(1)
    for seed in range(plays):
        g = learner.game.new(learner.seats, seed, learner.options, record=False)
        for _ in range(LOOKS):
            if g.player == NOBODY:
                break
            yield g
            g.play(luck.choice(g.options))
        if not seed:
            yield None


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m hantise.adaptors.speed")
    reader.add_argument("names", nargs="*", metavar="GAME")
    reader.add_argument("--games", type=int, default=6, help="games that are measured of each")
    asked = reader.parse_args()
    print(f"{ENGINE}\n\n| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}")
    for name in asked.names or games():
        game = registered(name)
        for seats in game.seats:
            learner = Learner(game, seats)
            cost = measured(learner, asked.games)
            told = [cost["view"], cost["mask"], cost["tensor"], cost["mask"] + cost["tensor"], cost["copy"]]
            numbers = f"{learner.actions:,}" + f" ({learner.way})" * (learner.way == "steps")
            print(f"| {name} | {seats} | {learner.cells:,} | {numbers} | {' | '.join(f'{x:.1f}' for x in told)} |", flush=True)


if __name__ == "__main__":
    main()
