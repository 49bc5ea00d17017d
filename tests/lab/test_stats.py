"""The statistics are right: against published values, and against chance itself."""

from random import Random

import pytest

from hantise.lab.stats import bootstrap, difference, holm, paired, quantile, ratings, sign_test, wilson


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [  # the first three: R. G. Newcombe 1998 (Statistics in Medicine 17, 857-872), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (29, 29, 0.8830, 1.0),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_wilson(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=5e-5)


def test_wilson_covers() -> None:
    """In 95 of 100 experiments the rate lies within its interval."""
    rng, held = Random(5), 0
    for _ in range(2000):
        low, high = wilson(sum(rng.random() < 0.3 for _ in range(80)), 80)
        held += low <= 0.3 <= high
    assert 0.935 <= held / 2000 <= 0.975


def test_wilson_of_nothing_and_of_nonsense() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(2.5, 5)  # draws count as halves
    assert low + high == pytest.approx(1)
    assert wilson(2, 5)[0] < low < wilson(3, 5)[0]
    with pytest.raises(ValueError, match="6 wins of 5 games"):
        wilson(6, 5)


def test_difference() -> None:
    """Newcombe 1998 (Statistics in Medicine 17, 873-890), table II, example (a): 56 of 70 against 48 of 80."""
    assert difference(56, 70, 48, 80) == pytest.approx((0.0524, 0.3339), abs=5e-5)


def test_sign_test() -> None:
    assert sign_test(0, 0) == 1.0
    assert sign_test(5, 5) == 1.0
    assert sign_test(8, 2) == sign_test(2, 8) == pytest.approx(0.109375)
    assert sign_test(20, 4) == pytest.approx(0.00154388)


def test_quantile() -> None:
    assert quantile([3, 1, 2], 0.5) == 2
    assert quantile([0, 10], 0.25) == 2.5
    with pytest.raises(ValueError, match="no quantile"):
        quantile([], 0.5)


def test_bootstrap_covers_the_mean() -> None:
    rng, held = Random(8), 0
    for n in range(150):
        drawn = [rng.random() for _ in range(60)]
        ((low, high),) = bootstrap(drawn, lambda d: [sum(d) / len(d)], 100, n)
        held += low <= 0.5 <= high
    assert 130 <= held <= 149


def test_ratings_find_the_odds() -> None:
    """Odds of ten to one are 400 points; the mean is 0; ratings add up along a chain."""
    results = [(0, 1, 1.0)] * 1000 + [(0, 1, 0.0)] * 100 + [(1, 2, 1.0)] * 1000 + [(1, 2, 0.0)] * 100
    a, b, c = ratings(3, results, prior=0.0)
    assert a - b == pytest.approx(400, abs=0.5)
    assert b - c == pytest.approx(400, abs=0.5)
    assert a + b + c == pytest.approx(0, abs=1e-6)


def test_ratings_of_who_won_all_are_finite() -> None:
    a, b = ratings(2, [(0, 1, 1.0)] * 20)
    assert 400 < a - b < 900
    assert ratings(2, [(0, 1, 0.5)] * 4) == pytest.approx([0, 0])
    assert ratings(1, []) == pytest.approx([0])


def test_paired_differences() -> None:
    """Without a difference the interval is wide as long as pairs are few; by the normal distribution a known case."""
    mean, low, high, p = paired([0.0] * 20, bounded=True)
    assert (mean, p) == (0.0, 1.0)
    assert low == pytest.approx(-high)
    assert 0.08 < high < 0.1
    wide = paired([0.0] * 2000, bounded=True)
    assert wide[2] < 0.002
    mean, low, high, p = paired([1.0] * 30 + [-1.0] * 10 + [0.0] * 60, bounded=True)
    assert mean == 0.2
    assert 0.07 < low < 0.2 < high < 0.32
    assert p == sign_test(30, 10) < 0.01
    mean, low, high, p = paired([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert mean == 5.0
    assert (low, high) == (pytest.approx(3.21, abs=0.03), pytest.approx(6.79, abs=0.03)), "as Student's t says: 2.365"
    assert paired([0.0, 0.0])[3] == 1.0
    with pytest.raises(ValueError, match="2 pairs"):
        paired([1.0])


def test_many_pairs_are_quick_and_the_same() -> None:
    assert sign_test(1100, 1000) == pytest.approx(sign_test(1045, 950), abs=0.005)
    assert sign_test(60_000, 60_000) == 1.0


def test_of_many_tests_together() -> None:
    """Holm: the least p against all, the next against one less; after the first that fails, none."""
    assert holm([0.04, 0.001, 0.03]) == [False, True, False]
    assert holm([0.01, 0.02, 0.04]) == [True, True, True]
    assert holm([0.02, 0.02, 0.02]) == [False, False, False]
    assert holm([]) == []
