"""Worlds come as often as they are likely: exact posteriors by brute force. MG-HID-2 to MG-HID-7, MG-CHA-4, MG-CHA-5."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.posterior import Position, compared, reached

from hantise.core.game import Game
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.components import COLOURS
from hantise.games.mac_gregor.game import MacGregor
from hantise.games.mac_gregor.keys import START, Page, counted
from hantise.games.mac_gregor.rules.programming import Program
from hantise.games.mac_gregor.state import Castle


def any_program(g: Castle, pick: int) -> float:
    """Of the ghost's cards each is as likely as another, and so is how far he is with them; what is laid open for all to see
    says nothing but that it was there."""
    return 1 / len(g.options) if isinstance(g.asked, Program) else 1.0


def reduced(pile: list[tuple[int, ...]]) -> Game:
    """The game with these keys alone, by their backs."""

    class Small(MacGregor):
        def start(self, options: dict[str, Any]) -> None:
            MacGregor.start(self, options)
            self.pile = pile[:]
            self.tales = [
                Page(None, START, 0, counted([keys.count(back * COLOURS + c) for c in range(COLOURS)]))
                for back, keys in enumerate(pile)
            ]

    return replace(GAME, state=Small)


def positions(game: Game, seats: int, depths: tuple[int, ...], seeds: range) -> Iterator[Position | None]:
    for seed in seeds:
        rnd = Random(seed)
        yield reached(game, seats, seed, rnd.choice(depths), rnd.randrange(-1, seats))


@pytest.mark.slow
def test_worlds_come_as_often_as_they_are_likely() -> None:
    """MG-HID-2, MG-HID-6. The first keys of the hunters, and programs that are being laid."""
    assert compared(positions(GAME, 2, (7, 8, 9, 10, 12), range(10)), any_program, 2000, 5000) >= 4


@pytest.mark.slow
def test_so_they_do_when_keys_come_back() -> None:
    """MG-HID-7, MG-DCK-2. Few keys, of few colours: they are counted, laid open, shuffled and drawn again."""
    few = [(0, 1, 2), (4, 4, 5, 6), (8, 9), (), (16, 17, 18), (), ()]
    assert compared(positions(reduced(few), 2, (16, 20, 24, 30, 36), range(16)), any_program) >= 5
