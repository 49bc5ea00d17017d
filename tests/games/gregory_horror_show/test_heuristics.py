"""The greedy bot of chapter 23: it plays legally, ends its games, and sees no more than its seat."""

from __future__ import annotations

from random import Random

import pytest

from hantise.bots.heuristics import heuristics
from hantise.core.frame import NOBODY
from hantise.games.gregory_horror_show import GAME
from hantise.games.gregory_horror_show.heuristics import HEURISTICS, answer, share
from hantise.games.gregory_horror_show.rules.moving import Act

from .table import Table


def played(seats: int, guests: bool, seed: int):
    g = GAME.new(seats, seed, {"guest_monsters": guests}, record=False)
    rng = Random(seed)
    while g.player != NOBODY:
        g.play(answer(g, rng)[0])
    return g


@pytest.mark.parametrize("guests", [False, True])
@pytest.mark.parametrize("seats", [2, 3])
def test_games_of_greedy_bots_end_before_the_last_round(seats, guests):
    ends = [played(seats, guests, seed) for seed in range(2)]
    assert any(g.ended != "rounds" for g in ends)


def test_with_three_rooms_it_walks_out():
    t = Table().rooms("a", "101", "102", "103").pawn("a", "g6.10").pawn("b", "f5.5").turn("a", "1")
    while t.g.player == 0 and not t.g.ended:
        t.g.play(answer(t.g, Random(1))[0])
    assert t.g.ended == "escaped_door"


def test_it_knows_its_own_deck():
    assert share(0b1, 0, 100) == (1.0, 0.0)
    assert share(0b11, 0, 100) == (0.5, 150.0)
    assert share(0, 0b1, 50) == (0.0, 100.0), "the discard, where the deck is empty"


def test_it_plays_a_card_only_where_that_flips_the_fight():
    for card, plays in (("freak_out", True), ("second_helping", False)):
        t = Table().pawn("a", "g4.2").has("a", keys=1).holds("a", card).turn("a", "1 musha_dokuro").do("pawn g3.2", "end")
        if t.asked() == "a Poll-combat":
            assert (answer(t.g, Random(1))[0] != 0) is plays


def test_the_same_worlds_same_answer_whatever_others_hold():
    t = Table(3).pawn("a", "g5.5").holds("a", "blood_sample").holds("b", "overruled", "key_ring").turn("a", "6").do("pass")
    worlds = [t.g.determinize(0, r) for r in range(12)]
    assert len({w.hands[1] for w in worlds}) > 3
    assert len({answer(w, Random(1)) for w in worlds}) == 1


def test_the_value_is_about_rooms_and_life_and_sums_to_0():
    t = Table().rooms("a", "101", "102").turn("a", "6")
    assert isinstance(t.g.asked, Act)
    values = [HEURISTICS.value(t.g, s) for s in range(2)]
    assert values[0] > 0 > values[1]
    assert sum(values) == pytest.approx(0)
    assert HEURISTICS.value(t.do("gregory g12.4").g, 0) is None


def test_the_bots_find_it():
    told = heuristics(GAME)
    assert told.greedy is not None
    assert told.rollout is not None
    g = GAME.new(4, 2, {"guest_monsters": True}, record=False)
    rng = Random(4)
    for _ in range(400):
        if g.player == NOBODY:
            break
        pick = told.rollout(g, rng)[0]
        assert pick in g.options
        g.play(pick)
