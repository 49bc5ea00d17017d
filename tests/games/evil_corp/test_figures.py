"""Games of greedy bots are of the length that rules.md tells of."""

from __future__ import annotations

import pytest

from .figures import figures


@pytest.mark.parametrize(("seats", "actions"), [(2, (40, 160)), (3, (50, 190)), (4, (50, 190))])
def test_games_are_as_long_as_rules_md_says(seats: int, actions: tuple[int, int]) -> None:
    """Few games, wide bounds: the whole figures stand in rules.md, section 22."""
    found = figures(seats, 3)
    assert 3 <= found.rounds <= 9
    assert actions[0] < found.actions < actions[1]
    assert found.by_conquest > 0.5
