"""The few statistics that the lab reports: intervals for rates, tests of differences, ratings from pairings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb, exp, log, sqrt
from random import Random
from typing import TypeVar

T = TypeVar("T")

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
    tail = sum(comb(n, k) for k in range(min(better, worse) + 1)) / 2**n
    return min(1.0, 2 * tail)


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
