"""Worlds come as often as they are likely: reduced games, against their exact posteriors by brute force. HA-CHA-6, HA-HID-5."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import comb, prod
from typing import Any

import pytest
from tests.posterior import Position, compared, reached

from hantise.core.menu import Menu
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.deck_and_pile import OnTop
from hantise.games.horror_attack.hands import Giving, OfOwnHand, OfSeenHand
from hantise.games.horror_attack.rules import SEATS, Playing
from hantise.games.horror_attack.setup import KEEP, Mulligan
from hantise.games.horror_attack.state import Table

from .table import card, do, table
from .test_possible_worlds import small

HANDLED = {"steals", "gives", "takes", "looks-into-hand", "swaps-hands", "passes-hands", "digs"}


def each_card_alike(g: Table, pick: int) -> float:
    """What the story counts on (its docstring): whoever chooses a card chooses each of them alike, as a thief does."""
    asked, hand = g.asked, g.hand[g.player]
    assert isinstance(asked, Menu)
    deed = asked.kind(pick)
    n = pick - deed.first
    if isinstance(deed, Playing):
        return hand.count(n // SEATS)
    if isinstance(deed, OfSeenHand):
        return g.hand[asked.target].count(n)
    if isinstance(deed, OfOwnHand):
        return prod(comb(hand.count(kind), many) for kind, many in Counter(deed.cards(n)).items())
    if isinstance(deed, OnTop):
        return asked.cards(g).count(n)
    return hand.count(n) if isinstance(deed, Giving) else 1.0


def lively(rnd: random.Random, g: Any) -> int:
    """A seat that keeps its hand and rather plays than draws: hands are handled much."""
    if isinstance(g.asked, Mulligan):
        return KEEP
    cards = [p for p in g.options if GAME.write(g, p) not in ("draw", "decline", "nothing")]
    picked: int = rnd.choice(cards if cards and rnd.random() < 0.7 else g.options)
    return picked


def positions(game: Any, seats: int, seeds: range) -> Iterator[Position | None]:
    """Some of random games in which hands were handled."""
    for seed in seeds:
        rnd = random.Random(seed)
        at = reached(game, seats, seed, rnd.choice((6, 8, 10, 12)), rnd.randrange(seats), choose=lively)
        if at is not None and HANDLED & {e[3] for e in at.g.events}:
            yield at


def test_of_equal_cards_an_unknown_one_may_have_been_stolen() -> None:
    """HA-CHA-6, HA-HID-5. `a` gave `b` imps and steals imps from a hand of two: that may have been the one he does not know,
    so that his is still there. 2 in 54 were so at first; of these he steals imps for certain, else in half of cases."""
    g = table("mephistopheles imps lupin / dracula toby mummy", pile="priest")
    g.script = [card("mummy")]
    do(g, "play mephistopheles", "imps", "play dracula")
    g.script = [card("imps")]
    do(g, "play lupin")
    known, imps, left, total = g.know(0), card("imps"), 0.0, 0.0
    for config, weight in known.configs.items():
        rest = known.rest(g.lists[0], config[2][0])
        total += weight * known.ways(config)
        left += weight * known.ways(config) * (imps in config[0][1] or rest.count(imps) / len(rest))
    assert left / total == pytest.approx(2 / (2 + 52 / 2))
    n = sum(g.determinize(0, r).hand[1] == (imps,) for r in range(8000))
    assert 0.060 < n / 8000 < 0.083


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "text", "in_hand", "factions", "seeds", "least"),
    [
        (2, "imps imps imps imps imps lupin mephistopheles mephistopheles toby mummy mummy", 3, [0, 3], range(95, 125), 8),
        (3, "imps imps imps lupin mephistopheles carmilla invisible_man irene", 1, [0, 1, 3], range(30), 8),
        (2, "imps imps imps legion carmilla invisible_man lupin lupin mephistopheles", 2, [0, 3], range(20), 8),
        (2, "mycroft mycroft imps imps imps harker lupin lupin holmes toby", 2, [0, 1, 3], range(14), 4),
    ],
)
def test_worlds_come_as_often_as_they_are_likely(
    monkeypatch: pytest.MonkeyPatch, seats: int, text: str, in_hand: int, factions: list[int], seeds: range, least: int
) -> None:
    """Thefts, gifts, looks, exchanges and the order of top cards, each with equal cards that may be known or not."""
    game = small(monkeypatch, text, in_hand, factions)
    assert compared(positions(game, seats, seeds), each_card_alike, 2000, 6000) >= least


@pytest.mark.slow
def test_so_they_do_after_hands_were_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """HA-MUL-3. Random picks, among them hands that are replaced: who put cards aside knows more of those dealt later."""
    game = small(monkeypatch, "imps imps imps lupin lupin mephistopheles toby toby mummy", 2, [0, 3])
    rnd = random.Random(4)
    some = (reached(game, 2, seed, rnd.choice((3, 5, 8)), seed % 2) for seed in range(10))
    assert compared(some, each_card_alike, 2000, 6000) >= 4
