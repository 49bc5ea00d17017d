"""Plot: how a measure went over a game, as one picture in the house's own visual language: a stepped line a team,
told by its dashes, by a letter in a shape of its own at its end, and by colour last of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

WIDE, HIGH = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 46, 80, 40, 44  # around the field of the lines
ROW = 26  # least distance of two letters
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
TICKS = 5


@dataclass(frozen=True)
class Tick:
    """A line of the grid, and the number beside it."""

    at: float
    text: int


@dataclass(frozen=True)
class Curve:
    """A team's line: which it is (of the shapes and dashes), its letter, its points, and where its letter stands, end: of the
    line itself."""

    k: int
    letter: str
    points: str
    x: float
    y: float
    end: float


@dataclass(frozen=True)
class Plot:
    """All that the picture is drawn from. moments: where they stand, and their numbers."""

    curves: Sequence[Curve]
    across: Sequence[Tick]
    up: Sequence[Tick]
    moments: Sequence[Tick]
    zero: float


def plot(rows: Sequence[Sequence[int | None]], letters: Sequence[str], moments: Sequence[int]) -> Plot:
    """The plot of a measure. rows: by position, how each team stood; letters: of the teams."""
    known = [v for row in rows for v in row if v is not None] or [0]
    low, high = min(0, *known), max(1, *known)
    step = next((s for s in STEPS if (high - low) / s <= TICKS), STEPS[-1])
    low, high = low // step * step, ceil(high / step) * step
    last = max(1, len(rows) - 1)

    def x(n: float) -> float:
        return round(LEFT + (WIDE - LEFT - RIGHT) * n / last, 1)

    def y(value: float) -> float:
        return round(TOP + (HIGH - TOP - BOTTOM) * (high - value) / (high - low), 1)

    teams = [k for k in range(len(letters)) if any(row[k] is not None for row in rows)]
    ends = {k: y(next(row[k] or 0 for row in reversed(rows) if row[k] is not None)) for k in teams}
    places = apart(ends)
    curves = [
        Curve(k, letters[k], stepped([row[k] for row in rows], x, y, i), WIDE - RIGHT + 30, places[k], ends[k])
        for i, k in enumerate(teams)
    ]
    across = next((s for s in STEPS if last / s <= 2 * TICKS), last)
    return Plot(
        curves,
        [Tick(x(n), n) for n in range(0, last + 1, across)],
        [Tick(y(v), v) for v in range(low, high + 1, step)],
        [Tick(x(n), i) for i, n in enumerate(moments, 1)],
        y(0),
    )


def stepped(values: Sequence[int | None], x: Callable[[float], float], y: Callable[[float], float], i: int) -> str:
    """A line that stays level between two positions. i: how many lines lie there already, for level ones are both seen."""
    found, before = [], None
    for n, value in enumerate(values):
        if value is not None and (value != before or n == len(values) - 1):
            if before is not None:
                found.append((x(n), y(before) + 2.5 * i))
            found.append((x(n), y(value) + 2.5 * i))
            before = value
    return " ".join(f"{a:g},{b:g}" for a, b in found)


def apart(ends: dict[int, float]) -> dict[int, float]:
    """Where letters stand that would lie on each other: pushed apart, within the picture."""
    order = sorted(ends, key=lambda k: ends[k])
    places: dict[int, float] = {}
    for i, k in enumerate(order):
        places[k] = max(ends[k], places[order[i - 1]] + ROW) if i else ends[k]
    below = HIGH - BOTTOM + 12.0
    for k in reversed(order):
        places[k] = min(places[k], below)
        below = places[k] - ROW
    return places
