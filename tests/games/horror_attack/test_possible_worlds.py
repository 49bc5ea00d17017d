"""Reduced games in which every possible world can be enumerated: no other is ever dealt, and nearly all are. HA-HID-1."""

from dataclasses import replace

import pytest

from hantise.core.conformance import Report, Setting, possible
from hantise.core.game import Game
from hantise.games.horror_attack import GAME, setup, state
from hantise.games.horror_attack.components import CARDS
from hantise.games.horror_attack.decks import Deck
from hantise.games.horror_attack.game import Played

from .table import cards


def small(monkeypatch: pytest.MonkeyPatch, text: str, in_hand: int, factions: list[int]) -> Game:
    """The game with so few cards that all its worlds can be enumerated."""
    there = [0] * len(CARDS)
    for k in cards(text):
        there[k] += 1

    class Small(Played):
        def begin_with(self, lists: tuple[Deck, ...]) -> None:
            Played.begin_with(self, (tuple(there),))

    monkeypatch.setattr(setup, "START_HAND", in_hand)
    for module in (setup, state):
        monkeypatch.setattr(module, "factions_of", lambda packs: factions[:])
    return replace(GAME, state=Small)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "text", "in_hand", "factions"),
    [
        (2, "mycroft carmilla lupin irene mephistopheles imps imps toby legion", 2, [0, 3]),
        (2, "mycroft imps imps satan hudson dupin holmes priest phantom", 2, [0, 1, 3]),
        (3, "lupin mephistopheles carmilla invisible_man imps imps toby legion harker", 1, [0, 1, 3]),
        (3, "mycroft irene legion imps imps lupin harker satan", 1, [0, 3, 4]),
    ],
)
def test_only_possible_worlds(
    monkeypatch: pytest.MonkeyPatch, seats: int, text: str, in_hand: int, factions: list[int]
) -> None:
    """Every world that a seat is dealt is one that would have shown it the same, and nearly all of those are dealt."""
    game = small(monkeypatch, text, in_hand, factions)
    monkeypatch.setattr(possible, "FAR", 500)
    report = Report("small")
    for seed in range(12):
        possible.worlds(game, Setting(seats, (), seed, True), report)
    assert report.ok, report.text()
    assert report.made[18] >= 3
    assert sum(report.covered) / len(report.covered) > 0.9
