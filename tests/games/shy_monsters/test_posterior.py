"""Worlds come as often as they are likely: small floors, against exact posteriors by brute force. SM-BLD-7, SM-BLD-8."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.posterior import Odds, Position, alike, judged, reached

from hantise.games.shy_monsters import GAME, state
from hantise.games.shy_monsters.rules import floors
from hantise.games.shy_monsters.rules.floors import GRID, Build
from hantise.games.shy_monsters.state import HERO

ONLOOKER = -1


def where_it_lies(at: Position) -> Odds:
    """The master places each tile anywhere alike; ways that lead to another shape than the hero sees are not followed."""
    if at.g.hand:
        return alike
    cells = set(at.g.shape.cells)

    def odds(g: Any, pick: int) -> float:
        outside = isinstance(g.asked, Build) and g.level == at.g.level and pick % GRID not in cells
        return 0.0 if outside else 1.0

    return odds


@pytest.mark.slow
@pytest.mark.parametrize("corridors", [0, 1])
def test_worlds_come_as_often_as_they_are_likely(monkeypatch: pytest.MonkeyPatch, corridors: int) -> None:
    """SM-BLD-7, SM-BLD-8. Floors of few corridors, as the hero or an onlooker sees them: what he peeked at, explored or fought
    lies there, and every order of the rest is alike."""
    for module in (floors, state):
        monkeypatch.setattr(module, "CORRIDORS", corridors)
    made = 0
    for seed in range(8):
        rnd = Random(seed)
        at = reached(GAME, 2, seed, rnd.choice((4, 5, 6)) + corridors, rnd.choice((HERO, ONLOOKER)))
        if at is not None and not at.g.hand:
            verdict = judged(at, where_it_lies(at), 2000, 100_000)
            if verdict is not None:
                assert not verdict.faults, "\n".join(verdict.faults[:6])
                made += verdict.worlds > 1
    assert made >= 3
