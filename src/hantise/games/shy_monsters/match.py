"""SM-VAR-1. A swap match: two games with exchanged roles."""

from __future__ import annotations

from .components import FLOORS
from .state import HERO, MASTER, Crypt


def floors_left(g: Crypt) -> int:
    """How many floors the hero of a finished game left behind; all of them where the master conceded."""
    if g.ended == "conceded" and g.returns[HERO] > 0:
        return FLOORS
    return g.exits


def result(first: Crypt, second: Crypt) -> int:
    """Who wins the match: 0 the master of the first game, 1 its hero, -1 a tie.

    first, second: two finished games with exchanged roles. Whoever wins more games wins; if one each, the hero run that left
    more floors. Raises ValueError where a game is not finished.
    """
    for name, g in (("first", first), ("second", second)):
        if not g.ended:
            raise ValueError(f"the {name} game is not finished")
    wins = [0, 0]  # of the person who was master first, of the one who was hero first
    for g, people in ((first, (0, 1)), (second, (1, 0))):
        wins[people[MASTER if g.returns[MASTER] > 0 else HERO]] += 1
    if wins[0] != wins[1]:
        return 0 if wins[0] > wins[1] else 1
    left = (floors_left(second), floors_left(first))  # each person's own hero run
    if left[0] == left[1]:
        return -1
    return 0 if left[0] > left[1] else 1
