"""The suspicion curve. HA-HID-4: what a player keeps, gives away or gives up is the evidence about the side."""

from random import Random

import pytest

from hantise.core.frame import NOBODY
from hantise.core.record import Record
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import HERO_SIDE, SIDE_OF
from hantise.games.horror_attack.heuristics import chosen
from hantise.games.horror_attack.suspicion import Curve, suspicion

from .table import do, table


def played(seed: int, seats: int = 3) -> Record:
    rnd = Random(seed)
    g = GAME.new(seats, seed, {"packs": "both"})
    while g.player != NOBODY:
        g.play(chosen(g.determinize(g.player, rnd.getrandbits(40))))
    return Record.of(GAME, g, {"packs": "both"})


def test_a_row_for_every_pick() -> None:
    record = played(1)
    curve = suspicion(record)
    assert len(curve) == record.picks + 1
    assert all(0 <= p <= 1 for row in curve for p in row)
    assert curve[0] == pytest.approx([0.5] * 3)
    assert curve == suspicion(record)


def test_it_leans_towards_the_truth() -> None:
    """Over greedy games the onlooker's last belief is right much more often than by chance."""
    right = seats = 0
    for seed in range(8):
        record = played(seed)
        g = record.replay()
        for seat, p in enumerate(suspicion(record)[-1]):
            seats += 1
            right += (p > 0.5) == (SIDE_OF[g.faction[seat][0]] == HERO_SIDE)
    assert right / seats > 0.75


def test_an_observer_knows_his_own_side() -> None:
    """HA-SET-3."""
    record = played(2)
    g = record.replay()
    mine = float(SIDE_OF[g.faction[1][0]] == HERO_SIDE)
    assert {row[1] for row in suspicion(record, 1)} == {mine}
    with pytest.raises(ValueError, match="no seat 3"):
        suspicion(record, 3)


def test_a_gift_of_imps_tells() -> None:
    """Who puts Imps before himself looks more like a monster than who puts them before another."""
    beliefs = []
    for pick in ("play imps@a", "play imps@b"):
        g = table("imps toby / lilith / lupin")
        curve = Curve(g, 1)
        curve.sees(g, GAME.read(g, pick))
        beliefs.append(curve.row(g)[0])
    assert beliefs[0] < 0.5 < beliefs[1] or beliefs[0] < beliefs[1] - 0.1


def test_a_look_makes_certain() -> None:
    """HA-EFF-12."""
    g = table("dupin toby / lilith / lupin", factions="london_hero_1 london_monster_1 london_hero_2")
    curve = Curve(g, 0)
    assert 0 < curve.row(g)[1] < 1
    do(g, "play dupin", "b")
    assert curve.row(g)[1] == 0.0
