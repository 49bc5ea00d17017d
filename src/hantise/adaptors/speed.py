"""What a learner's step costs here: `python -m hantise.adaptors.speed` writes the table of docs/how-to/learners.md.

Microseconds of processor time, means over the decisions of games played at random at the fewest seats, each as the seat that is
asked sees it and in the order in which they came: medians of several rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any

from hantise.core.frame import NOBODY
from hantise.core.registry import games

from .learner import Learner

GAMES, LOOKS, ROUNDS = 6, 100, 5  # games of each, decisions of a game at most, rounds
COLUMNS = ("game", "cells", "view", "observation from it", "legal numbers", "mask", "without the view", "copy")


def measured(learner: Learner) -> list[float]:
    """Of one game: a view, an observation made of it, the legal numbers, a mask, and a copy."""
    states, sight = positions(learner), learner.sight()
    views = [learner.game.view(g, g.player, options=False) for g in states]
    choices = [learner.choice(g) for g in states]

    def cost(what: Callable[[Any], Any], things: Sequence[Any]) -> float:
        begun = process_time()
        for thing in things:
            what(thing)
        return (process_time() - begun) / len(things) * 1e6

    rounds = [
        (
            cost(lambda g: learner.game.view(g, g.player, options=False), states),
            cost(sight.of, views),
            cost(learner.choice, states),
            cost(learner.mask, choices),
            cost(lambda g: g.copy(), states),
        )
        for _ in range(ROUNDS)
    ]
    return [median(values) for values in zip(*rounds, strict=True)]


def positions(learner: Learner) -> list[Any]:
    """Decisions that follow one another, of several games."""
    found, luck = [], Random(1)
    for seed in range(GAMES):
        g = learner.game.new(learner.seats, seed, record=False)
        for _ in range(LOOKS):
            if g.player == NOBODY:
                break
            found.append(g.copy())
            g.play(luck.choice(g.options))
    return found


def main() -> None:
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}")
    for name in games():
        learner = Learner(games()[name])
        view, seen, numbers, mask, copy = measured(learner)
        way = f" ({learner.way})" * (learner.way == "steps")
        told = [f"{x:.1f}" for x in (view, seen, numbers, mask, seen + numbers + mask, copy)]
        print(f"| {name}{way} | {learner.cells:,} | {' | '.join(told)} |")


if __name__ == "__main__":
    main()
