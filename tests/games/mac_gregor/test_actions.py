"""The catalogue of picks: ranges that never move within a version of the rules."""

from __future__ import annotations

import random

from hantise.core.frame import NOBODY
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.rules.turn import Turn


def test_the_kinds_and_their_ranges() -> None:
    """A learner's numbers: who moves one moves `GAME.version`."""
    kinds = [(k.asks, k.name, k.first, k.last, k.form) for k in GAME.actions.kinds]
    assert kinds == [
        ("PlaceToken", "PlaceToken", 0, 20, "place <room>"),
        ("ChooseStairs", "ChooseStairs", 21, 41, "start <room>"),
        ("Program", "Program", 42, 48, "lay <blazon>"),
        ("Turn", "Ending", 49, 49, "end"),
        ("Turn", "Flipping", 50, 50, "flip"),
        ("Turn", "Detecting", 51, 58, "detector"),
        ("Turn", "ByPickaxe", 59, 88, "pickaxe <room>"),
        ("Turn", "ByLamp", 89, 118, "lamp <room>"),
        ("Turn", "Leaving", 119, 148, "leave <key>"),
        ("Turn", "Going", 149, 176, "go <room> <key>"),
        ("KeepThree", "KeepThree", 177, 24565, "discard <key> ..."),
        ("Catch", "Catch", 24566, 24571, "catch <colour>"),
    ]
    assert GAME.version == 1


def test_every_pick_of_random_games_is_in_it() -> None:
    """And its text begins as the form of its kind says; no two picks of a decision are one action."""
    met: set[str] = set()
    for seed in range(30):
        rnd = random.Random(seed)
        g = GAME.new(GAME.seats[seed % 5], seed)
        while g.player != NOBODY:
            actions = [GAME.actions.action(g.asked, pick) for pick in g.options]
            assert [GAME.actions.pick(g.asked, action) for action in actions] == g.options
            for pick, action in zip(g.options, actions, strict=True):
                kind = next(k for k in GAME.actions.kinds if k.first <= action <= k.last)
                assert GAME.write(g, pick).split()[0] == kind.form.split()[0]
                met.add(kind.name)
            g.play(rnd.choice(g.options))
    assert met >= {"PlaceToken", "ChooseStairs", "Program", "KeepThree", *[type(deed).__name__ for deed in Turn.deeds]} - {
        "Leaving"
    }


def test_what_is_offered_is_what_the_kinds_offer() -> None:
    """The turn leaves kinds out that are not possible at all (objects, gates): the others' picks are those of all kinds."""
    for seed in range(20):
        rnd = random.Random(seed)
        g = GAME.new(GAME.seats[seed % 5], seed, {"treasures_to_win": 5})
        while g.player != NOBODY:
            if isinstance(g.asked, Turn):
                assert g.options == [pick for deed in Turn.deeds for pick in deed.options(g, g.asked)]
            g.play(rnd.choice(g.options))
