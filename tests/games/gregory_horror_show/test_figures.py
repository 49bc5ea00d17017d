"""The figures that rules.md quotes are counted from what games tell: here from a few."""

from __future__ import annotations

import pytest

from hantise.games.gregory_horror_show.components import CARDS

from .figures import ENDS, played
from .reach import Stagger, Wanderer, coverage, expected, rare


def test_a_row_counts_its_games():
    found = played(2, True, "greedy", 3, 5)
    assert len(found.rounds) == sum(found.ends.values()) == sum(found.wins) == 3
    assert set(found.ends) <= set(ENDS)
    assert found.row().startswith("| 2 players, guests | 3 | ")
    assert found.told["beats"] > 0


def test_a_pawn_with_a_goal_comes_into_more_rooms_than_one_that_staggers():
    walks, staggers = coverage(2, True, 12, 0, Wanderer), coverage(2, True, 12, 0, Stagger)
    rooms = [sum(n for name, n in found.items() if name.startswith("monster ")) for found in (walks, staggers)]
    assert rooms[0] > 2 * rooms[1]
    assert not walks["games over by the cap of decisions"]


@pytest.mark.parametrize("guests", [False, True])
def test_what_never_came_is_named(guests):
    found = coverage(4, guests, 6, 1, Wanderer)
    never = rare(found, guests, 1)
    assert all(name.endswith(": 0") for name in never)
    assert len(never) == sum(not found[name] for name in expected(guests))
    assert sum(found[f"card {c}"] for c in CARDS) > 50
