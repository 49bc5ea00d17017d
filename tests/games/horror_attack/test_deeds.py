"""Kinds of deeds: their numbers in the catalogue, what may be left undone, and the order of words."""

from __future__ import annotations

import random

import pytest

from hantise.core.frame import NOBODY
from hantise.core.menu import Menu
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.hands import PeekHand, Steal
from hantise.games.horror_attack.in_play import Move, Return
from hantise.games.horror_attack.rules import NOTHING, Effect
from hantise.games.horror_attack.state import Table

from .reach import SETTINGS
from .table import card, do, hand, table, told


def test_every_pick_has_its_number() -> None:
    """`hantise actions`: whatever is offered in random games of all settings stands in the catalogue, and is read back."""
    met: set[str] = set()
    for seed, (seats, options) in enumerate(2 * SETTINGS + 6 * SETTINGS[-1:]):
        rnd = random.Random(seed)
        g: Table = GAME.new(seats, seed, options, record=False)
        while g.player != NOBODY:
            actions = [GAME.actions.action(g.asked, p) for p in g.options]
            assert actions == sorted(set(actions))
            assert [GAME.actions.pick(g.asked, a) for a in actions] == g.options
            met.add(type(g.asked).__name__)
            g.play(rnd.choice(g.options))
    assert {"HandInPick", "Build", "DiscardHand", "Arrange"} <= met
    assert len(met) == len(GAME.asks)


def test_whoever_may_refrains_by_the_same_pick_everywhere() -> None:
    """HA-ABI-2: it comes first in every choice of an ability."""
    effects = [asks for asks in GAME.asks if issubclass(asks, Effect)]
    assert len(effects) > 12
    for asks in effects:
        assert issubclass(asks, Menu)
        assert asks.deeds[0].form == "nothing"
        assert asks.deeds[0].first == NOTHING


@pytest.mark.parametrize(
    "ask",
    [
        Steal(0, True),
        PeekHand(0, True),
        Move(0, card("harker"), -1, "any", True, "own"),
        Return(0, card("phantom"), -1, "any", True),
    ],
)
def test_what_no_printed_card_leaves_open_may_be_left_undone(ask: Effect) -> None:
    """HA-ABI-2: with an owner's cards, which say 'may' where the printed ones do not."""
    g = table("toby / lilith", "hudson / mummy")
    before = (g.hand[:], g.area[:])
    assert ask.options(g)[0] == NOTHING
    assert ask.write(g, NOTHING) == "nothing"
    ask.resolve(g, NOTHING)
    assert (g.hand, g.area) == before
    assert told(g, "b")[-1] == ("nothing-done", 0)


def test_two_cards_in_either_order() -> None:
    """HA-EFF-6: which of two discarded cards is named first is all the same."""
    for text in ("imps+toby", "toby+imps"):
        g = do(table("victoria imps toby / lilith"), "play victoria", text)
        assert hand(g, "a") == []
