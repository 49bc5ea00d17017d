"""Runs into files that can be broken off at any moment and gone on with, by Ctrl-C, by kill -9 or by a power cut: not a game is
lost or doubled.

While games are played their rows go into a folder beside the file, `games.parquet.parts`, in parts: a part is a folder of its
own with all rows of some games that follow one another, `000000000-000000811`. It is written under another name, put on disk,
and then renamed, so that it is there whole or not at all. At the end all parts become one file, whatever they were: the same
games make the same file. Whoever goes on reads the games that are there, holds each against the plan, and plays those after.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any

from .rows import KINDS, Lines, Sink, as_row, decisions, games_of
from .simulate import Plan, Row, origin

SUFFIX = ".parts"
LOCK = "lock"
ANEW = "anew"  # the file that may be there already does not count: the parts begin with the first game
GAMES, DECISIONS = "games.jsonl", "decisions"
LEAST, MOST = 2.0, 60.0  # seconds of play in a part: a hundredth of the run so far, within these
ROWS = 50_000  # rows of decisions in a part at most: they wait in memory until it is written


class Run:
    """A run of games that go into files. Use it as a context; what was played until an error stays in its parts.

    plan: all games, from the first. games: the file of the games; decisions: that of their decisions, if it is wanted. times:
    with the seconds that bots took, by which no two runs are alike.
    """

    def __init__(self, plan: Plan, games: Path, decisions: Path | None = None, times: bool = True) -> None:
        self.plan, self.games, self.decisions, self.times = plan, games, decisions, times
        self.folder = games.with_name(games.name + SUFFIX)
        self.done = 0  # games that are in the files or in parts
        self.head = 0  # games that are in the files
        self.head_rows = 0  # and their decisions
        self.waiting: list[Row] = []
        self.rows = 0
        self.begun = self.last = monotonic()
        self.lock: int | None = None

    def __enter__(self) -> Run:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        try:
            self.flush()
        finally:
            self.unlock()

    # what is there -----------------------------------------------------------------------------------------------------------
    def broken_off(self) -> bool:
        """Are there parts of a run that has not been finished?"""
        return bool(self.parts())

    def parts(self) -> list[Path]:
        """The parts, first first."""
        return sorted(path for path in self.folder.glob("[0-9]*-[0-9]*") if path.is_dir()) if self.folder.is_dir() else []

    def go_on(self) -> Iterator[Row]:
        """The rows of the games that are there. Raises ValueError where they are not the first games of the plan."""
        self.hold()
        try:
            yield from self.found()
        except ValueError:
            self.unlock()
            raise

    def found(self) -> Iterator[Row]:
        if self.games.exists() and not (self.folder / ANEW).exists():
            for row in games_of(self.games):
                self.check(row, self.games)
                self.head_rows += row["decisions"]
                yield row
            self.head = self.done
        for part in self.parts():
            first, end = map(int, part.name.split("-"))
            if end <= self.done:
                continue  # it is in the file already: the run was killed when all was done but to clear up
            if first != self.done:
                raise ValueError(f"{part} begins with game {first}, and game {self.done} is wanted")
            for row in games_of(part / GAMES):
                self.check(row, part)
                yield row

    def check(self, row: Row, place: Path) -> None:
        """Count a row that is there. Raises ValueError where another plan made it."""
        if self.done == len(self.plan):
            raise ValueError(f"{place} holds more games than the {len(self.plan)} of this run")
        wanted: dict[str, Any] = origin(self.plan[self.done])
        for name, value in wanted.items():
            if row.get(name) != value:
                raise ValueError(f"{place} is of another run: {name} of game {self.done} is {row.get(name)}, not {value}")
        if ("record" in row) != self.plan.record:
            raise ValueError(f"{place} is of another run: one {'with' if 'record' in row else 'without'} records")
        if ("seconds" in row) != self.times:
            raise ValueError(f"{place} is of another run: one {'with' if 'seconds' in row else 'without'} times")
        if place != self.games and self.decisions is not None and not self.told(place).exists():
            raise ValueError(f"{place} is of another run: one without decisions")
        self.done += 1

    # what is played ----------------------------------------------------------------------------------------------------------
    def write(self, row: Row) -> None:
        """One more game, the next of the plan."""
        if not self.times:
            del row["seconds"]
        self.waiting.append(row)
        self.rows += row["decisions"] if self.decisions is not None else 1
        now = monotonic()
        if self.rows >= ROWS or now - self.last >= min(max(LEAST, (now - self.begun) / 100), MOST):
            self.flush()

    def flush(self) -> None:
        """Put what waits on disk, as one more part."""
        if not self.waiting:
            return
        self.hold()
        if not self.head:
            (self.folder / ANEW).touch()
        name = f"{self.done:09d}-{self.done + len(self.waiting):09d}"
        new = self.folder / f"new-{name}"
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        written(new / GAMES, Lines, self.put_games)
        if self.decisions is not None:
            written(self.told(new), KINDS[self.decisions.suffix], self.put_decisions)
        new.rename(self.folder / name)
        sync(self.folder)
        self.done += len(self.waiting)
        self.waiting, self.rows, self.last = [], 0, monotonic()

    def put_games(self, to: Sink) -> None:
        to.write([as_row(row, ".jsonl") for row in self.waiting])

    def put_decisions(self, to: Sink) -> None:
        for row in self.waiting:
            for some in decisions(row):
                to.write(some)

    def told(self, part: Path) -> Path:
        """Where a part has its decisions."""
        assert self.decisions is not None
        return part / (DECISIONS + self.decisions.suffix)

    # the end -----------------------------------------------------------------------------------------------------------------
    def finish(self) -> None:
        """Make one file of all that there is, and clear up. The decisions are put in their place first: whoever goes on after a
        kill in between takes of them as many as the games in the other file have."""
        self.flush()
        parts = [part for part in self.parts() if int(part.name.split("-")[1]) > self.head]
        if parts:
            if self.decisions is not None:
                self.joined(self.decisions, self.all_decisions, parts)
            self.joined(self.games, self.all_games, parts)
        self.unlock()
        shutil.rmtree(self.folder, ignore_errors=True)

    def joined(self, target: Path, fill: Callable[[Sink, list[Path]], None], parts: list[Path]) -> None:
        """Write a file beside its place, and put it there."""
        new = self.folder / f"new{target.suffix}"
        written(new, KINDS[target.suffix], lambda to: fill(to, parts))
        os.replace(new, target)
        sync(target.parent)

    def all_decisions(self, to: Sink, parts: list[Path]) -> None:
        if self.head:
            assert self.decisions is not None
            to.append(self.decisions, self.head_rows)
        for part in parts:
            to.append(self.told(part))

    def all_games(self, to: Sink, parts: list[Path]) -> None:
        if self.head:
            to.append(self.games)
        for part in parts:
            with (part / GAMES).open(encoding="utf-8") as file:
                for line in file:
                    to.write([as_row(json.loads(line), self.games.suffix)])

    # one at a time -----------------------------------------------------------------------------------------------------------
    def hold(self) -> None:
        """Keep others away from the parts as long as this run lasts, however it ends. Raises ValueError where another run has
        them."""
        if self.lock is not None:
            return
        self.folder.mkdir(exist_ok=True)
        self.lock = os.open(self.folder / LOCK, os.O_RDWR | os.O_CREAT)
        try:
            import fcntl
        except ImportError:  # Windows keeps no such locks
            return
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self.lock)
            self.lock = None
            raise ValueError(f"another run writes {self.games} now") from None

    def unlock(self) -> None:
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None
        with suppress(OSError):  # nothing came of it: no trace of it is left
            if not self.parts():
                shutil.rmtree(self.folder)


@contextmanager
def whole() -> Iterator[None]:
    """What Ctrl-C does not break in two: it comes when this is over. Only the main thread hears it at all."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)


def written(path: Path, kind: Callable[[Path], Sink], fill: Callable[[Sink], None]) -> None:
    """Write a file, and have it on disk."""
    to = kind(path)
    try:
        fill(to)
    finally:
        to.close()
    sync(path)


def sync(path: Path) -> None:
    """Have a file or folder on disk."""
    try:
        number = os.open(path, os.O_RDONLY)
    except OSError:  # Windows opens no folders
        return
    try:
        os.fsync(number)
    finally:
        os.close(number)
