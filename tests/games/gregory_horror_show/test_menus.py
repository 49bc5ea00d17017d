"""Menus of deeds: their ranges of picks stay within a version of the rules; every pick is one deed, and one action."""

from __future__ import annotations

from random import Random

import pytest

from hantise.core.frame import NOBODY
from hantise.core.menu import Menu
from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.rules.choosing import of_kind
from hantise.games.gregory_horror_show.rules.effects import Passage
from hantise.games.gregory_horror_show.rules.entering import RoomVictory
from hantise.games.gregory_horror_show.rules.house import CarpetDiscard
from hantise.games.gregory_horror_show.rules.life import Brace
from hantise.games.gregory_horror_show.rules.moving import Act
from hantise.games.gregory_horror_show.rules.playing import Challenge
from hantise.games.gregory_horror_show.rules.stepping import Errand, ReleaseStep
from hantise.games.gregory_horror_show.rules.turn import ChooseTurn
from hantise.games.gregory_horror_show.rules.windows import Poll

from .reach import Wanderer
from .table import Table

RANGES: dict[type[Menu], dict[str, int]] = {
    ChooseTurn: {"Rolling": 0, "Releasing": 100, "Sacrificing": 200, "LowBlow": 60_000},
    Act: {"Ending": 0, "PawnStep": 1000, "GregoryStep": 2000, "GuestStep": 10_000, "LowBlow": 60_000, "PlayingCard": 100_000},
    Poll: {"Passing": 0, "PlayingCard": 100_000},
    Challenge: {"Passing": 0, "PlayingCard": 100_000},
    Brace: {"Passing": 0, "PlayingCard": 100_000},
    Errand: {"Stopping": 0, "OnErrand": 1},
    ReleaseStep: {"Stopping": 0, "Going": 1},
    CarpetDiscard: {"Keeping": 0, "Discarding": 1},
    Passage: {"Staying": 0, "Relocating": 1},
    RoomVictory: {"Declining": 0, "Bringing": 1000},
}


@pytest.mark.parametrize("menu", RANGES, ids=lambda m: m.__name__)
def test_ranges_stay_within_a_version_of_the_rules(menu: type[Menu]) -> None:
    assert {type(deed).__name__: deed.first for deed in menu.deeds} == RANGES[menu]
    assert GAME.version == 1, "ranges may move with the version"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pick_is_one_deed_and_one_action(seats: int) -> None:
    for seed in range(3):
        luck = Random(seed)
        who, g = Wanderer(luck), GAME.new(seats, seed, {"guest_monsters": True}, record=False)
        while g.player != NOBODY and g.turn < 60:
            ask = g.asked
            assert [GAME.actions.pick(ask, GAME.actions.action(ask, p)) for p in g.options] == g.options
            if isinstance(ask, Menu) and luck.random() < 0.2:
                tried = ask.tries(g)
                assert sorted(set(tried)) == sorted(tried)
                assert set(g.options) <= set(tried)
                for deed in ask.deeds:
                    assert of_kind(deed, g.options) == deed.options(g, ask)
                    assert of_kind(deed, tried) == deed.tries(g, ask)
            g.play(who.pick(g))


def test_a_card_is_the_same_pick_wherever_it_may_be_played() -> None:
    """GHS-JUD-4. At the start of the turn, between steps, against a loss of life."""
    t = Table().pawn("a", "f11.4").holds("a", "midnight_snack").turn("a", "1")
    assert t.asked() == "a Poll-start"
    at_start = GAME.read(t.g, "midnight_snack")
    t.do("pass", "pass", "pass")
    assert t.asked() == "a Act"
    assert GAME.read(t.g, "midnight_snack") == at_start
    t.do("pawn f12.4")
    assert t.asked() == "a Brace"
    assert GAME.read(t.g, "midnight_snack") == at_start
