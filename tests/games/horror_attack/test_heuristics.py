"""What bots are told about Ze Horror Attack, for a search."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hantise.bots import Seat, answer, blind, bot
from hantise.bots.blindness import decisions
from hantise.core.frame import NOBODY
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import HERO_SIDE, SIDE_OF, SLOTS
from hantise.games.horror_attack.heuristics import HEURISTICS, LATE, MOST, Mind, believe, chosen, sign
from hantise.games.horror_attack.rules import Turn
from hantise.games.horror_attack.setup import Mulligan
from hantise.games.horror_attack.state import Table

from .table import card, table


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


# ------------------------------------------------------------------------------------------------------- what a seat believes
def looks_at(g: Table, viewer: int, seat: int) -> Table:
    """The viewer has seen that faction card."""
    g.looked = (*g.looked[:viewer], g.looked[viewer] | 1 << seat * SLOTS, *g.looked[viewer + 1 :])
    return g


def test_worlds_of_a_search_have_both_sides_where_that_was_agreed() -> None:
    """HA-RUL-5. However much an area speaks for a side: at such a table both are there."""
    for seats in (2, 3, 5):
        for seed in range(20):
            g: Table = GAME.new(seats, seed, {"sides": "mixed", "packs": "both"})
            for s in range(seats):
                g.area[s] = (card("mina_harker"),) * 30
            for me in range(seats):
                w: Table = g.determinize(me, seed)
                believe(w, me)
                assert len({SIDE_OF[w.faction[s][0]] for s in range(seats)}) == 2
                assert len({w.faction[s] for s in range(seats)}) == seats
                assert w.faction[me] == g.faction[me]


def test_and_each_deal_that_has_both_as_likely_as_without_that() -> None:
    """HA-RUL-5. The deals of a free table, those of one side left out."""
    g = table("toby / hudson / lilith", "- / young_man / imps", factions="london_hero_1 london_monster_1 london_hero_2")
    free, mixed = Counter[str](), Counter[str]()
    for seed in range(8000):
        w: Table = g.determinize(0, seed)
        believe(w, 0)
        free["".join(str(SIDE_OF[f]) for (f,) in w.faction)] += 1
        w = g.determinize(0, seed)
        w.mixed = True
        believe(w, 0)
        mixed["".join(str(SIDE_OF[f]) for (f,) in w.faction)] += 1
    assert set(mixed) == set(free) - {"000"} == {"001", "010", "011"}
    for deal, n in mixed.items():
        assert abs(n / 8000 - free[deal] / (8000 - free["000"])) < 0.04


def test_skulls_before_a_hero_put_him_behind() -> None:
    """HA-SCO-1. Three skulls before one who is known to be a hero are three points less, not three more."""
    skulls = table("toby / hudson", "young_man / dracula mummy", factions="london_hero_1 london_hero_2")
    assert skulls.symbols(1) <= -3
    assert Mind(looks_at(skulls, 0, 1), 0).ahead(skulls)
    suns = table("toby / hudson", "young_man / helsing watson priest", factions="london_hero_1 london_hero_2")
    assert not Mind(looks_at(suns, 0, 1), 0).ahead(suns)
    monster = table("toby / hudson", "young_man / dracula mummy", factions="london_hero_1 london_monster_2")
    assert not Mind(looks_at(monster, 0, 1), 0).ahead(monster)


def test_the_bonus_of_a_known_faction_counts() -> None:
    """HA-SCO-3, HA-SCO-4. Once, where one of its characters lies before it; before the look nobody can tell."""
    g = table("toby / hudson", "young_man / harker", factions="london_hero_2 london_hero_1")
    assert (g.score(0, g.counted(0)), g.score(1, g.counted(1))) == (1, 3)
    assert Mind(g, 0).ahead(g)
    looks_at(g, 0, 1)
    mind = Mind(g, 0)
    assert mind.points(g, 1) == 3
    assert not mind.ahead(g)
    assert mind.at(1, card("harker")) < mind.at(1, card("young_man")) < 0
    before = mind.worth(g)
    g.area[1] = (*g.area[1], card("van_helsing"))
    assert mind.worth(g) == before - g.symbols(1) + 1


def test_a_simple_player_ends_the_game_only_while_ahead() -> None:
    """Good simple player, 6: the last card is drawn by who is ahead, and left by who is behind."""
    picks = []
    for areas in ("young_man / dracula mummy", "young_man / helsing watson priest"):
        g = table("toby / hudson", areas, factions="london_hero_2 london_hero_1", deck="imps")
        picks.append(GAME.write(g, chosen(looks_at(g, 0, 1).determinize(0, 1))))
    assert picks[0] == "draw"
    assert picks[1] != "draw"
