"""Two versions beside each other: what is said of the pairs. The command: tests/cli/test_checking.py."""

import random
from pathlib import Path

import pytest

from hantise.lab import versus
from hantise.lab.bench import ROOT, TUTORIAL


def times(factor: float, n: int = 15) -> list[tuple[float, float]]:
    """Pairs in which ours takes so many times as long, on a machine whose speed moves by two."""
    rnd = random.Random(3)
    slow = [rnd.uniform(1, 2) for _ in range(n)]
    return [(10 * factor * s * rnd.uniform(0.98, 1.02), 10 * s * rnd.uniform(0.98, 1.02)) for s in slow]


@pytest.mark.parametrize(("factor", "told"), [(1.0, "noise"), (1.05, "slower"), (0.95, "faster")])
def test_five_in_a_hundred_are_seen_where_the_machine_moves_by_two(factor: float, told: str) -> None:
    pair = versus.compared("a_game", "pure", times(factor))
    assert pair.told == told
    assert pair.low <= pair.ratio <= pair.high
    assert pair.ratio == pytest.approx(factor, abs=0.02)


@pytest.mark.parametrize(("n", "between"), [(1, (0, 0)), (5, (0, 4)), (6, (0, 5)), (9, (1, 7)), (15, (3, 11)), (25, (7, 17))])
def test_the_ranks_are_those_of_the_sign_test(n: int, between: tuple[int, int]) -> None:
    assert versus.ranks(n) == between


def test_what_is_no_version() -> None:
    with pytest.raises(versus.NoVersion), versus.version("never-so-called"):
        pass
    with versus.version(str(ROOT)) as there:
        assert there == Path(ROOT).resolve()
    assert versus.plan(ROOT)[0] == (TUTORIAL, "pure")
