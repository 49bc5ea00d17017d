"""Two versions of the engine beside each other: another checkout, or another revision of this one. Each game is played by one
and by the other in turn, so that a slow moment falls on both; what counts is how the two of each pair compare."""

from __future__ import annotations

import math
import random
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .bench import ROOT, TUTORIAL, compiled_there, measured, names

SURE = 0.95


class NoVersion(ValueError):
    """There is no such folder or revision. args[0]: what was asked for."""


@dataclass
class Pair:
    """One game by both. ours, theirs: medians, microseconds of processor time a decision; ratio: the median of ours by theirs,
    round by round; low, high: between these it lies with 95 %."""

    game: str
    engine: str
    ours: float
    theirs: float
    ratio: float
    low: float
    high: float

    @property
    def told(self) -> str:
        """ "slower", "faster", or "noise" where the rounds do not say which."""
        return "slower" if self.low > 1 else "faster" if self.high < 1 else "noise"


@contextmanager
def version(name: str) -> Iterator[Path]:
    """The checkout of that name: a folder, or a revision of ours, laid out for as long as it is needed. Raises NoVersion."""
    if (Path(name) / "src" / "hantise").is_dir():
        yield Path(name).resolve()
        return
    with tempfile.TemporaryDirectory(prefix="hantise-version-") as folder:
        there = Path(folder) / "there"
        git = ["git", "-C", str(ROOT), "worktree"]
        done = subprocess.run([*git, "add", "--detach", "--quiet", str(there), name], capture_output=True, check=False)
        if done.returncode:
            raise NoVersion(name)
        try:
            yield there
        finally:
            subprocess.run([*git, "remove", "--force", str(there)], capture_output=True, check=False)


def plan(other: Path, games: Sequence[str] = ()) -> list[tuple[str, str]]:
    """What both can play: games and engines."""
    both = [name for name in games or names() if name == TUTORIAL or (other / "src" / "hantise" / "games" / name).is_dir()]
    engines = ["pure"] + ["compiled"] * (compiled_there(ROOT) and compiled_there(other))
    return [(game, engine) for engine in engines for game in both]


def versus(
    other: Path, games: Sequence[str] = (), seconds: float = 0.4, rounds: int = 15, done: Callable[[int], None] | None = None
) -> list[Pair]:
    """Measure. other: a checkout; games: all that both have, if none is named; done: called with the number of pairs done."""
    todo = [pair for _ in range(rounds) for pair in plan(other, games)]
    shuffled = random.Random(7)
    shuffled.shuffle(todo)
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for n, (game, engine) in enumerate(todo):
        sides = [ROOT, other]
        shuffled.shuffle(sides)
        times = {side: measured(game, engine, seconds, side) for side in sides}
        ours, theirs = times[ROOT], times[other]
        if ours is not None and theirs is not None:
            found.setdefault((game, engine), []).append((ours["decision"], theirs["decision"]))
        if done is not None:
            done(n + 1)
    return [compared(game, engine, found[game, engine]) for game, engine in plan(other, games) if (game, engine) in found]


def compared(game: str, engine: str, times: Sequence[tuple[float, float]]) -> Pair:
    """The pairs of one game. Where there are fewer than six, no interval of 95 % is to be had: the widest is told."""
    ratios = sorted(a / b for a, b in times)
    low, high = ranks(len(ratios))
    ours, theirs = (statistics.median(side) for side in zip(*times, strict=True))
    return Pair(game, engine, ours, theirs, statistics.median(ratios), ratios[low], ratios[high])


def ranks(n: int) -> tuple[int, int]:
    """Between which of n sorted values their median lies with at least 95 %, whatever they are spread like: the ranks of the
    sign test, from 0."""
    k, outside = 0, 2 * 0.5**n
    while k + 1 < n // 2 and outside + 2 * math.comb(n, k + 1) * 0.5**n <= 1 - SURE:
        k += 1
        outside += 2 * math.comb(n, k) * 0.5**n
    return k, n - 1 - k
