"""Worlds come as often as they are likely: exact posteriors of small bags, by brute force. EC-HID-3, EC-HID-6, EC-CHA-3."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest
from tests.posterior import Position, compared, reached

from hantise.games.evil_corp import GAME, state
from hantise.games.evil_corp.components import SEATING


def small(monkeypatch: pytest.MonkeyPatch, seats: int, bag: int, hand: int) -> None:
    """Bags that begin with so few tiles, and hands of so few."""
    seating = copy(SEATING[seats])
    seating.base, seating.hand = seating.base[:bag], hand
    monkeypatch.setitem(state.SEATING, seats, seating)


def busy(rnd: Random, g: Any) -> int:
    """A seat that rather deploys and recruits than passes."""
    texts = {p: GAME.write(g, p) for p in g.options}
    deeds = [p for p, text in texts.items() if not text.startswith("pass")]
    picked: int = rnd.choice(deeds if deeds and rnd.random() < 0.5 else g.options)
    return picked


def positions(seats: int, depths: tuple[int, ...], seeds: range) -> Iterator[Position | None]:
    for seed in seeds:
        rnd = Random(seed)
        yield reached(GAME, seats, seed, rnd.choice(depths), rnd.randrange(-1, seats), choose=busy)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "bag", "hand", "depths", "least"), [(2, 8, 3, (1, 2, 4, 7, 10), 3), (4, 6, 2, (2, 4, 7, 10), 6)]
)
def test_worlds_come_as_often_as_they_are_likely(
    monkeypatch: pytest.MonkeyPatch, seats: int, bag: int, hand: int, depths: tuple[int, ...], least: int
) -> None:
    """Tiles drawn, recruited into the bag, deployed from a hand, drawn again; partners share a bag."""
    small(monkeypatch, seats, bag, hand)
    assert compared(positions(seats, depths, range(12)), draws=2000, budget=8000) >= least
