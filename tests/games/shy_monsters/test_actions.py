"""The catalogue of picks: ranges that never move within a version of the rules."""

from __future__ import annotations

import random

from hantise.core.frame import NOBODY
from hantise.games.shy_monsters.rules.floors import Move

from .table import GAME


def test_the_kinds_and_their_ranges() -> None:
    """A learner's numbers: who moves one moves `GAME.version`."""
    assert [(k.asks, k.name, k.first, k.last, k.form) for k in GAME.actions.kinds] == [
        ("Build", "Build", 0, 1520, "<tile>@<cell>"),
        ("Peek", "Peek", 1521, 1527, "peek <cell>"),
        ("Move", "Exploring", 1528, 1534, "explore <cell>"),
        ("Move", "Attacking", 1535, 1541, "attack <cell>"),
        ("Move", "Jumping", 1542, 1590, "jump <cell>><cell>"),
        ("Move", "JumpAttacking", 1591, 1639, "jump+attack <cell>><cell>"),
    ]
    assert GAME.version == 1


def test_every_pick_of_random_games_is_in_it() -> None:
    """And what a move offers with the skills that are ready is what its kinds offer, one after another."""
    met: set[str] = set()
    for seed in range(60):
        rnd = random.Random(seed)
        g = GAME.new(seed=seed)
        while g.player != NOBODY:
            actions = [GAME.actions.action(g.asked, pick) for pick in g.options]
            assert [GAME.actions.pick(g.asked, action) for action in actions] == g.options
            met |= {next(k.name for k in GAME.actions.kinds if k.first <= action <= k.last) for action in actions}
            if isinstance(g.asked, Move):
                assert g.options == [pick for deed in Move.deeds for pick in deed.options(g, g.asked)]
            g.play(rnd.choice(g.options))
    assert met == {kind.name for kind in GAME.actions.kinds}
