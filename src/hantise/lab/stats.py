"""The few statistics that the lab reports: intervals for rates, tests of differences, ratings from pairings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb, erfc, exp, log, sqrt
from random import Random
from typing import TypeVar

T = TypeVar("T")

MANY = 2_000  # pairs beyond which the normal distribution stands for the binomial
Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: float, n: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a rate: `wins` of n (a draw may count as half). (0, 1) where n is 0. E. B. Wilson, 1927."""
    if not 0 <= wins <= n:
        raise ValueError(f"{wins} wins of {n} games: wins are between 0 and the games")
    if n == 0:
        return 0.0, 1.0
    p, zz = wins / n, z * z / n
    middle, half = p + zz / 2, z * sqrt(p * (1 - p) / n + zz / (4 * n))
    low, high = (middle - half) / (1 + zz), (middle + half) / (1 + zz)
    return (0.0 if wins == 0 else max(0.0, low)), (1.0 if wins == n else min(1.0, high))


def difference(wins: float, n: int, others: float, m: int) -> tuple[float, float]:
    """The 95 % interval of the difference of two independent rates (R. G. Newcombe 1998, method 10)."""
    p, q = (wins / n if n else 0.5), (others / m if m else 0.5)
    (low, high), (least, most) = wilson(wins, n), wilson(others, m)
    d = p - q
    return d - sqrt((p - low) ** 2 + (most - q) ** 2), d + sqrt((high - p) ** 2 + (q - least) ** 2)


def sign_test(better: int, worse: int) -> float:
    """The two-sided p of so many pairs better and so many worse, where both are as likely (McNemar's exact test)."""
    n = better + worse
    if n == 0:
        return 1.0
    if n > MANY:  # with a correction for the steps of the binomial
        return min(1.0, erfc(max(abs(better - worse) - 1, 0) / sqrt(2 * n)))
    tail = sum(comb(n, k) for k in range(min(better, worse) + 1)) / 2**n
    return min(1.0, 2 * tail)


def holm(ps: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of several tests show something, where all together are wrong in `level` of the cases at most (S. Holm 1979)."""
    out, open_ = [False] * len(ps), True
    for rank, i in enumerate(sorted(range(len(ps)), key=lambda i: ps[i])):
        open_ = open_ and ps[i] <= level / (len(ps) - rank)
        out[i] = open_
    return out


def paired(differences: Sequence[float], bounded: bool = False) -> tuple[float, float, float, float]:
    """Of differences in pairs: their mean, its 95 % interval, and the two-sided p of no difference.

    bounded: they lie between -1 and 1, as those of victories do. Then two pairs are imagined besides, one like (half for, half
    against) and one without a difference, so that few pairs, or none that differ, do not look certain (A. Agresti and Y. Min
    2005); and p is that of the sign test. Else both are by the normal distribution, the interval widened for few pairs as
    Student's is. Raises ValueError on fewer than two pairs.
    """
    n = len(differences)
    if n < 2:
        raise ValueError(f"a difference is told of 2 pairs or more, not {n}")
    mean = sum(differences) / n
    if bounded:
        middle, m = sum(differences) / (n + 2), n + 2
        spread = (sum(d * d for d in differences) + 1) / m - middle * middle
        half = Z95 * sqrt(max(spread, 0.0) / m)
        better, worse = sum(d > 0 for d in differences), sum(d < 0 for d in differences)
        return mean, max(-1.0, middle - half), min(1.0, middle + half), sign_test(better, worse)
    spread = sum((d - mean) ** 2 for d in differences) / (n - 1)
    wide = Z95 + (Z95**3 + Z95) / (4 * (n - 1)) + (5 * Z95**5 + 16 * Z95**3 + 3 * Z95) / (96 * (n - 1) ** 2)
    error = sqrt(spread / n)
    p = 1.0 if not mean else erfc(abs(mean) / error / sqrt(2)) if error else 0.0
    return mean, mean - wide * error, mean + wide * error, p


def quantile(values: Sequence[float], q: float) -> float:
    """The q-quantile, between two values in proportion. Raises ValueError where there is no value."""
    if not values:
        raise ValueError("there is no quantile of no values")
    ordered = sorted(values)
    at = q * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)


def bootstrap(
    things: Sequence[T], measure: Callable[[list[T]], list[float]], times: int = 200, seed: int = 0
) -> list[tuple[float, float]]:
    """95 % intervals of the measures, from so many redraws of the things with replacement."""
    rng = Random(seed)
    drawn = [measure(rng.choices(things, k=len(things))) for _ in range(times)]
    return [(quantile(column, 0.025), quantile(column, 0.975)) for column in map(list, zip(*drawn, strict=True))]


def ratings(players: int, results: Sequence[tuple[int, int, float]], prior: float = 1.0) -> list[float]:
    """Ratings on the Elo scale (mean 0; 400 points are odds of ten to one) from results (a, b, score of a from 0 to 1).

    Bradley-Terry, fitted by minorisation (D. R. Hunter 2004). prior: so many imagined draws between every two players,
    so that nobody who won or lost all is infinitely far away.
    """
    score = [[prior / 2 if a != b else 0.0 for b in range(players)] for a in range(players)]
    for a, b, s in results:
        if a != b:
            score[a][b] += s
            score[b][a] += 1 - s
    strength = [1.0] * players
    for _ in range(10_000):
        was = strength
        strength = []
        for a in range(players):
            won = sum(score[a])
            met = sum((score[a][b] + score[b][a]) / (was[a] + was[b]) for b in range(players) if b != a)
            strength.append(won / met if met else 1.0)
        scale = exp(sum(log(s) for s in strength) / players)
        strength = [s / scale for s in strength]
        if max(abs(log(s / w)) for s, w in zip(strength, was, strict=True)) < 1e-7:
            break
    return [400 / log(10) * log(s) for s in strength]
