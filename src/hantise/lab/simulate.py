"""Simulate: many games between named bots, over several processes, as plain rows."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import version
from queue import SimpleQueue
from random import Random
from typing import Any, overload

from hantise.bots import answer, bot
from hantise.bots.process import Gone, Process
from hantise.core.data import digest
from hantise.core.frame import NOBODY
from hantise.core.game import Game, as_text
from hantise.core.record import Record
from hantise.core.registry import game as registered

from .stats import wilson

Row = dict[str, Any]
Progress = Callable[[int], None]
FAULTS = 5  # as many are told of each game
TRIES = 3  # for a game whose process ends under it


@dataclass(frozen=True)
class Task:
    """One game to play: its number, its seed, who sits where; everything in it follows from these.

    luck: the seed of the bots. record: keep the record of the game in the row.
    """

    source: str
    number: int
    seed: int
    seats: tuple[str, ...]
    luck: int
    options: dict[str, Any] = field(default_factory=dict)
    record: bool = False


def simulate(
    source: str,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    swap: bool = False,
    record: bool = False,
    progress: Progress | None = None,
) -> list[Row]:
    """Play `games` games and give a row for each (see `play`), in order.

    source: id of the game, or path of its file. seats: a bot for each seat. seed: of the first game; the next has the next.
    swap: each game is played once for every way to turn the bots round the table, from the same seed; where a game has fixed
    teams, team by team. jobs: processes.
    progress: called with the number of games that are done. Raises ValueError or LookupError before the first game where
    game, bots, seats, options or numbers cannot be. On Ctrl-C the processes are stopped and KeyboardInterrupt goes on.
    """
    tasks = plan(source, seats, games, seed, options, swap, record)
    return run(tasks, jobs, progress)


def plan(
    source: str,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    swap: bool = False,
    record: bool = False,
) -> Plan:
    """The games to play. Raises ValueError or LookupError where they cannot be."""
    game = registered(source)
    if games < 1:
        raise ValueError(f"at least 1 game is played, not {games}")
    if seed < 0:
        raise ValueError(f"a seed is 0 or more, not {seed}")
    for name in seats:
        bot(name).close()
    game.new(len(seats), seed, options)
    teams = game.teams(len(seats))
    seatings = [turn_round(seats, teams, turn) for turn in range(len(teams) if swap else 1)]
    return Plan(source, seatings, games, seed, dict(options or {}), record)


class Plan(Sequence[Task]):
    """Games to play, each made when it is asked for: a million take no more room than one."""

    def __init__(
        self, source: str, seatings: list[tuple[str, ...]], games: int, seed: int, options: dict[str, Any], record: bool
    ) -> None:
        self.source, self.seatings, self.games, self.seed = source, seatings, games, seed
        self.options, self.record = options, record

    def __len__(self) -> int:
        return self.games * len(self.seatings)

    @overload
    def __getitem__(self, at: int) -> Task: ...

    @overload
    def __getitem__(self, at: slice) -> list[Task]: ...

    def __getitem__(self, at: int | slice) -> Task | list[Task]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        if not 0 <= at < len(self):
            raise IndexError(at)
        n, turn = divmod(at, len(self.seatings))
        seed = self.seed + n
        luck = Random(f"{seed} {turn}").getrandbits(48)
        return Task(self.source, at, seed, self.seatings[turn], luck, self.options, self.record)


def turn_round(seats: Sequence[str], teams: list[list[int]], turn: int) -> tuple[str, ...]:
    """Who sits where when each team has moved on by so many places."""
    turned = list(seats)
    for i, team in enumerate(teams):
        for here, there in zip(team, teams[(i + turn) % len(teams)], strict=True):
            turned[here] = seats[there]
    return tuple(turned)


def run(tasks: Sequence[Task], jobs: int = 1, progress: Progress | None = None) -> list[Row]:
    """The rows of the tasks, in their order."""
    return list(stream(tasks, jobs, progress))


def stream(tasks: Sequence[Task], jobs: int = 1, progress: Progress | None = None) -> Iterator[Row]:
    """The same one by one, in their order: a row waits for those before it, and is then forgotten. Raises ValueError on less
    than one process."""
    if jobs < 1:
        raise ValueError(f"at least 1 process plays, not {jobs}")
    waiting: dict[int, Row] = {}
    order = iter(tasks)
    wanted = next(order, None)
    played = map(play, tasks) if jobs == 1 or len(tasks) == 1 else spread(tasks, jobs)
    try:
        for done, row in enumerate(played, 1):
            waiting[row["number"]] = row
            if progress is not None:
                progress(done)
            while wanted is not None and wanted.number in waiting:
                yield waiting.pop(wanted.number)
                wanted = next(order, None)
    finally:
        if isinstance(played, Generator):
            played.close()


def spread(tasks: Sequence[Task], jobs: int) -> Iterator[Row]:
    """The rows of the tasks as they are done, by several processes. Where the work is broken off they are stopped at once."""
    work = Work(tasks)
    done: SimpleQueue[Row | BaseException] = SimpleQueue()
    pool = [Process() for _ in range(min(jobs, len(tasks)))]
    for process in pool:
        threading.Thread(target=keep_busy, args=(process, work, done), daemon=True).start()
    try:
        for _ in range(len(tasks)):
            given = done.get()
            if isinstance(given, BaseException):
                raise given
            yield given
    finally:
        work.over = True
        for process in pool:
            process.close()


class Work:
    """Tasks for several threads. over: no more is begun."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self._tasks, self._lock, self.over = iter(tasks), threading.Lock(), False

    def take(self) -> Task | None:
        """The next, None where there is none."""
        with self._lock:
            return None if self.over else next(self._tasks, None)


def keep_busy(process: Process, work: Work, done: SimpleQueue[Row | BaseException]) -> None:
    """Have the process play games until none is left."""
    while (task := work.take()) is not None:
        try:
            done.put(persist(process, work, task))
        except Gone:
            done.put(RuntimeError(f"the process that played game {task.number} has ended (seed {task.seed}), {TRIES} times"))
            return
        except Exception as e:
            done.put(RuntimeError(f"game {task.number} (seed {task.seed}) broke off: {e}"))
            return


def persist(process: Process, work: Work, task: Task) -> Row:
    """Play it in the process, and again where somebody ended that: the same game comes of the same task. Raises Gone where it
    ends each time."""
    for tried in range(1, TRIES + 1):
        try:
            row: Row = process.call("hantise.lab.simulate", "play", task)
            return row
        except Gone:
            if work.over or tried == TRIES:
                raise
    raise Gone


def play(task: Task) -> Row:
    """Play one game. The row is plain data:

    game, version (of its rules), components (the digest of the numbers in force), program (our version), options (all, as
    text); number, seed, luck (the bots' seed), seats (names of the bots), teams (which seats win together); ended, returns,
    decisions; asked and seconds by seat (decisions with a choice, and the time that the bot took for all of them); faults (at
    most five are told) and how many there were; cut: the game was broken off at the game's cap of decisions; record: its
    text, where asked for.
    """
    game: Game = registered(task.source)
    luck = Random(task.luck)
    bots = [bot(name, luck.getrandbits(48)) for name in task.seats]
    g = game.new(len(bots), task.seed, task.options, record=task.record)
    asked, seconds, faults, n = [0] * len(bots), [0.0] * len(bots), [], 0
    try:
        while g.player != NOBODY and n < game.cap:
            who = g.player
            given = answer(bots[who], g, game)
            asked[who] += 1
            seconds[who] += given.seconds
            if given.fault is not None:
                faults.append(given.fault)
            g.play(given.pick)
            n += 1
    finally:
        for one in bots:
            one.close()
    row: Row = setting(task.source) | {
        "options": {name: as_text(value) for name, value in game.settings(task.options).items()},
        "number": task.number,
        "seed": task.seed,
        "luck": task.luck,
        "seats": list(task.seats),
        "teams": game.teams(len(task.seats)),
        "ended": g.ended,
        "returns": list(g.returns),
        "decisions": n,
        "asked": asked,
        "seconds": [round(s, 6) for s in seconds],
        "faults": faults[:FAULTS],
        "fault_count": len(faults),
        "cut": g.player != NOBODY,
    }
    if task.record:
        row["record"] = Record.of(game, g, task.options, list(task.seats)).write()
    return row


@cache
def setting(source: str) -> Row:
    """What is the same in all rows of a game."""
    game = registered(source)
    return {
        "game": game.id,
        "version": game.version,
        "components": digest(game.components),
        "program": version("hantise"),
    }


class Tally:
    """What rows come to, added one by one."""

    def __init__(self) -> None:
        self.games, self.decisions, self.faults = 0, 0, 0
        self.ends: dict[str, int] = {}
        self.bots: dict[str, Row] = {}
        self.places: dict[tuple[int, str], Row] = {}
        self.first_faults: dict[str, str] = {}  # what went wrong first with each bot, and in which game

    def add(self, row: Row) -> None:
        self.games += 1
        self.decisions += row["decisions"]
        self.faults += row["fault_count"]
        end = row["ended"] or "cut"
        self.ends[end] = self.ends.get(end, 0) + 1
        for seat, name in enumerate(row["seats"]):
            won = share(row["returns"], row["teams"], seat)
            one = {"games": 0, "wins": 0.0, "return": 0.0, "asked": 0, "seconds": 0.0}
            for told in (
                self.bots.setdefault(name, {"bot": name, "tables": 0} | one),
                self.places.setdefault((seat, name), {"seat": seat, "bot": name} | one),
            ):
                told["games"] += 1
                told["wins"] += won
                told["return"] += row["returns"][seat]
                told["asked"] += row["asked"][seat]
                told["seconds"] += row["seconds"][seat]
        for name in set(row["seats"]):
            self.bots[name]["tables"] += 1
        for fault in row["faults"]:
            bot = next((name for name in row["seats"] if fault.startswith(f"bot {name} ")), "")
            self.first_faults.setdefault(bot, f"game {row['number']}, seed {row['seed']}: {fault}")

    def summary(self) -> dict[str, Any]:
        """See the function."""
        return {
            "games": self.games,
            "ends": dict(sorted(self.ends.items())),
            "decisions": self.decisions / self.games if self.games else 0.0,
            "faults": self.faults,
            "first_faults": list(self.first_faults.values()),
            "bots": [rates(told) for told in self.bots.values()],
            "places": [rates(self.places[place]) for place in sorted(self.places)],
        }


def rates(told: Row) -> Row:
    """The counts with the mean return, the rate of wins with its Wilson interval of 95 %, and milliseconds a decision.

    tables: games that the bot was in. Its seats at one table do not win by themselves, so the interval counts tables.
    """
    games, asked = told["games"], told["asked"]
    rate, alone = told["wins"] / games, {"tables": games, **told}["tables"]
    low, high = wilson(rate * alone, alone)
    means = {"return": told["return"] / games, "rate": rate, "low": low, "high": high}
    return told | means | {"ms": 1000 * told["seconds"] / asked if asked else 0.0}


def summary(rows: Iterable[Row]) -> dict[str, Any]:
    """What the rows come to: games, ends, decisions a game; by bot, and by seat (from 0) and bot, the mean return, the rate of
    wins with its interval, and milliseconds a decision."""
    tally = Tally()
    for row in rows:
        tally.add(row)
    return tally.summary()


def share(returns: Sequence[float], teams: Sequence[Sequence[int]], seat: int) -> float:
    """What the seat's team has of the victory: 1 alone in front, a part of it where others are level."""
    top = max(returns)
    return 1 / sum(returns[team[0]] == top for team in teams) if returns[seat] == top else 0.0
