"""What bots are told about Ze Horror Attack, for a search."""

from __future__ import annotations

from random import Random

import pytest

from hantise.bots import Seat, answer, blind, bot
from hantise.bots.blindness import decisions
from hantise.core.frame import NOBODY
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import HERO_SIDE, SIDE_OF
from hantise.games.horror_attack.heuristics import HEURISTICS, LATE, MOST, believe, chosen, sign
from hantise.games.horror_attack.rules import Turn
from hantise.games.horror_attack.setup import Mulligan
from hantise.games.horror_attack.state import Table


def test_a_search_compares_late_in_the_game_only() -> None:
    """Early, and when a hand may be replaced, the simple player's pick goes without saying; late it is the first of many."""
    seen = {1: 0, 2: 0}
    for seed in range(6):
        g: Table = GAME.new(2, seed, record=False)
        while g.player != NOBODY:
            deeds = HEURISTICS.contest(Seat(GAME, g, Random(seed)))
            pick = chosen(g.determinize(g.player, seed))
            early = isinstance(g.asked, Mulligan) or g.left(0) > LATE
            assert len(deeds) == 1 if early else min(MOST, len(g.options)) <= len(deeds) <= MOST + 1
            assert len(set(deeds)) == len(deeds)
            assert {d[0] for d in deeds} <= set(g.options)
            if not isinstance(g.asked, Turn):  # there what playing brings hangs on the world that it is tried in
                assert deeds[0] == (pick,)
            seen[min(2, len(deeds))] += 1
            g.play(pick)
    assert min(seen.values()) > 50


def test_the_expert_game_is_searched_too() -> None:
    """A deck is handed in by a tree, the end is a contest; no fault from the first decision to the last."""
    g: Table = GAME.new(2, 1, {"packs": "own"}, record=False)
    assert HEURISTICS.contest(Seat(GAME, g, Random(1))) == []
    bots = [bot("ismcts:12it", 1), bot("greedy", 2)]
    compared = 0
    while g.player != NOBODY:
        compared += len(HEURISTICS.contest(Seat(GAME, g, Random(1)))) > 1
        given = answer(bots[g.player], g, GAME)
        assert given.fault is None
        g.play(given.pick)
    assert compared > 3


@pytest.mark.parametrize("seats", [2, 4])
def test_a_clear_win_counts_more_than_a_narrow_one(seats: int) -> None:
    """Who won is ahead of all others, and by more where the margin is wider; nothing leaves -1 to 1."""
    margins: list[tuple[int, float]] = []
    for seed in range(30):
        g: Table = GAME.new(seats, seed, record=False)
        while g.player != NOBODY:
            g.play(chosen(g.determinize(g.player, seed)))
        found = HEURISTICS.outcome(g)
        points = [g.score(s, g.counted(s)) for s in range(seats)]
        winner = max(range(seats), key=g.returns.__getitem__)
        assert max(found) == found[winner]
        assert all(-1 <= x <= 1 for x in found)
        margins.append((2 * points[winner] - sum(sorted(points)[-2:]), found[winner]))
    margins.sort()
    assert [worth for _, worth in margins] == sorted(worth for _, worth in margins)
    assert margins[0][1] < margins[-1][1]


def test_worlds_have_the_factions_that_areas_speak_for() -> None:
    """Of many games of simple players, in worlds imagined late: a seat with suns before it is a hero mostly, and it mostly is
    one."""
    right = total = 0
    for seed in range(40):
        g: Table = GAME.new(2, seed, record=False)
        while g.player != NOBODY and g.left(0) > LATE:
            g.play(chosen(g.determinize(g.player, seed)))
        if g.player == NOBODY:
            continue
        me = g.player
        for k in range(5):
            w: Table = g.determinize(me, k)
            believe(w, me)
            assert w.faction[me] == g.faction[me]
            right += sign(w.faction[1 - me][0]) == sign(g.faction[1 - me][0])
            total += 1
            assert (SIDE_OF[w.faction[1 - me][0]] == HERO_SIDE) == (sign(w.faction[1 - me][0]) == 1)
    assert right / total > 0.75


def test_a_search_is_blind() -> None:
    tried = 0
    for seed in range(3):
        for g in decisions(GAME, seed, every=9):
            assert blind(lambda: bot("ismcts:40it", 11), GAME, g, seed=seed) is None
            tried += 1
    assert tried >= 12
