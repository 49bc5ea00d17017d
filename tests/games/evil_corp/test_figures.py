"""Games of greedy bots are of the length that rules.md tells of."""

from __future__ import annotations

import pytest

from .figures import Nights, figures, tokens_of
from .table import play, scene


@pytest.mark.parametrize(("seats", "actions"), [(2, (40, 160)), (3, (50, 190)), (4, (50, 190))])
def test_games_are_as_long_as_rules_md_says(seats: int, actions: tuple[int, int]) -> None:
    """Few games, wide bounds: the whole figures stand in rules.md, section 22."""
    found = figures(seats, 3)
    assert 3 <= found.rounds <= 9
    assert actions[0] < found.actions < actions[1]
    assert found.by_conquest > 0.5


@pytest.mark.parametrize(
    ("tiles", "made", "found"),
    [
        ("minotaur 1.field, brute 1.field", [0, 0, 0, 0], (0, 1)),
        ("minotaur 1.field, brute 1.field", [2, 0, 0, 0], (0, 1)),
        ("zombie 1.field", [2, 0, 0, 0], (1, 0)),
    ],
)
def test_a_token_reached_both_ways_is_one_by_victory_square(tiles: str, made: list[int], found: tuple[int, int]) -> None:
    """EC-NIT-4, EC-RUL-2. The lead on the victory square takes it, wherever the conquest pawn is; by conquest are those that
    the pawn alone brings. So section 22 counts them, in both of its tables."""
    g, nights = scene(f"a: {tiles}", passed="b", conquest=made), Nights()
    nights.look(g, 0)
    play(g, "pass")
    assert g.tokens == [1, 0]
    assert tokens_of(g, nights, 0) == found
