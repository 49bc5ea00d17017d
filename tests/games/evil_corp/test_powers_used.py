"""Random games reach every power."""

from __future__ import annotations

import pytest

from .powers_used import played, powers, used
from .table import told


def test_a_power_counts_where_it_was_used() -> None:
    """Each kind of power a tile has, for itself; nine columns of demons. The counts are those of the logs."""
    names = powers()
    assert len(names) == len(set(names))
    assert sum(n.startswith("demon ") for n in names) == 9
    assert {"deploy courier_bat", "activate courier_bat", "passive builder_bugbear", "deploy builder_bugbear"} <= set(names)
    assert not any(n.endswith("staff_brute") for n in names)
    found = used(3, 4)
    games = [played(3, seed) for seed in range(4)]
    assert sum(n for name, n in found.items() if name.startswith("demon ")) == sum(len(told(g, "invokes")) for g in games)
    activated = sum(len(told(g, "activates")) + len(told(g, "copies")) for g in games)
    assert sum(n for name, n in found.items() if name.startswith("activate ")) == activated


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_power_is_used_as_often_as_a_hundred_times_in_2000_random_games(seats: int) -> None:
    """With any number of players. All 2,000: python -m evil_corp.powers_used 2 2000, in tests/games."""
    found = used(seats, 500)
    rare = {name: n for name, n in found.items() if n < 25}
    assert not rare
