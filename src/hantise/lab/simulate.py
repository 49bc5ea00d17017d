"""Simulate: many games between named bots, over several processes, as plain rows."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import version
from itertools import islice
from queue import SimpleQueue
from random import Random
from typing import Any, Protocol, overload

from hantise.bots import answer, bot
from hantise.bots.process import Gone, Process
from hantise.core.actions import decision
from hantise.core.data import digest
from hantise.core.frame import NOBODY
from hantise.core.game import Game, as_text
from hantise.core.record import Record
from hantise.core.registry import game as registered

from .accounts import account
from .stats import wilson

Row = dict[str, Any]
Progress = Callable[[int], None]
FAULTS = 5  # as many are told of each game
TRIES = 3  # for a game whose process ends under it
AHEAD = 256  # games at most that are over, or being played, while an earlier one is awaited


@dataclass(frozen=True)
class Task:
    """One game to play: its number, its seed, who sits where; everything in it follows from these.

    luck: the seed of the bots. record: keep the record of the game in the row. decisions: tell each decision too.
    """

    source: str
    number: int
    seed: int
    seats: tuple[str, ...]
    luck: int
    options: dict[str, Any] = field(default_factory=dict)
    record: bool = False
    decisions: bool = False


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
    decisions: bool = False,
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
    return Plan(source, seatings, games, seed, dict(options or {}), record, decisions)


@dataclass(frozen=True)
class Plan(Sequence[Task]):
    """Games to play, each made when it is asked for: a million take no more room than one. first: those before it are left
    out."""

    source: str
    seatings: list[tuple[str, ...]]
    games: int
    seed: int
    options: dict[str, Any]
    record: bool = False
    decisions: bool = False
    first: int = 0

    def __len__(self) -> int:
        return max(0, self.games * len(self.seatings) - self.first)

    def after(self, games: int) -> Plan:
        """The same without so many at its beginning."""
        return replace(self, first=self.first + games)

    @overload
    def __getitem__(self, at: int) -> Task: ...

    @overload
    def __getitem__(self, at: slice) -> list[Task]: ...

    def __getitem__(self, at: int | slice) -> Task | list[Task]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        if not 0 <= at < len(self):
            raise IndexError(at)
        number = self.first + at
        n, turn = divmod(number, len(self.seatings))
        seed = self.seed + n
        luck = Random(f"{seed} {turn}").getrandbits(48)
        return Task(self.source, number, seed, self.seatings[turn], luck, self.options, self.record, self.decisions)


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


def stream(
    tasks: Sequence[Task],
    jobs: int = 1,
    progress: Progress | None = None,
    env: Mapping[str, str] | None = None,
    how: Callable[[Task], Row] | None = None,
    others: Others | None = None,
) -> Iterator[Row]:
    """The same one by one, in their order: a row waits for those before it, and is then forgotten. No process runs further
    ahead than AHEAD games of the first that is awaited, however long that takes. env: what the environment of the processes has
    besides; the games are then played in processes, be it one. others: they play in place of processes of this machine. Raises
    ValueError on less than one process."""
    if jobs < 1:
        raise ValueError(f"at least 1 process plays, not {jobs}")
    how = how or play
    alone = env is None and (jobs == 1 or len(tasks) == 1)
    waiting: dict[int, Row] = {}
    order = iter(tasks)
    wanted, work = next(order, None), Work(tasks, how)
    if others is not None:
        done_rows = others.rows(work)
    else:
        done_rows = map(how, tasks) if alone else spread(work, min(jobs, len(tasks)), env)
    try:
        for done, row in enumerate(done_rows, 1):
            waiting[row["number"]] = row
            if progress is not None:
                progress(done)
            while wanted is not None and wanted.number in waiting:
                yield waiting.pop(wanted.number)
                work.given()
                wanted = next(order, None)
    finally:
        if isinstance(done_rows, Generator):
            done_rows.close()


def spread(work: Work, jobs: int, env: Mapping[str, str] | None) -> Iterator[Row]:
    """The rows of the tasks as they are done, by several processes. Where the work is broken off they are stopped at once."""
    done: SimpleQueue[Row | BaseException] = SimpleQueue()
    pool = [Process(env=env) for _ in range(jobs)]
    for process in pool:
        threading.Thread(target=keep_busy, args=(process, work, done), daemon=True).start()
    try:
        for _ in range(len(work.tasks)):
            given = done.get()
            if isinstance(given, BaseException):
                raise given
            yield given
    finally:
        work.stop()
        for process in pool:
            process.close()


class Others(Protocol):
    """Who plays games in place of processes of this machine (see `cluster`)."""

    def rows(self, work: Work) -> Iterator[Row]:
        """The rows of the tasks as they are done."""


class Work:
    """Tasks for several who play. how: they are played. most: games at most that are over, or being played, while an earlier
    one is awaited. over: no more is begun."""

    def __init__(self, tasks: Sequence[Task], how: Callable[[Task], Row]) -> None:
        self.tasks, self.how, self.most, self.over = tasks, how, AHEAD, False
        self._left, self._ahead, self._changed = iter(tasks), 0, threading.Condition()

    def take(self) -> Task | None:
        """The next, as soon as it is not too far ahead; None where there is none."""
        with self._changed:
            while self._ahead >= self.most and not self.over:
                self._changed.wait()
            task = None if self.over else next(self._left, None)
            self._ahead += task is not None
            return task

    def some(self, n: int) -> list[Task]:
        """The next n, or as many as are there and not too far ahead; nobody waits."""
        with self._changed:
            tasks = list(islice(self._left, max(0, min(n, self.most - self._ahead))))
            self._ahead += len(tasks)
            return tasks

    def given(self) -> None:
        """One more row has been used, in its order."""
        with self._changed:
            self._ahead -= 1
            self._changed.notify()

    def stop(self) -> None:
        with self._changed:
            self.over = True
            self._changed.notify_all()


def keep_busy(process: Process, work: Work, done: SimpleQueue[Row | BaseException]) -> None:
    """Have the process play games until none is left."""
    while (task := work.take()) is not None:
        try:
            done.put(attempt(process, work, task))
        except RuntimeError as e:
            done.put(e)
            return


def attempt(process: Process, work: Work, task: Task) -> Row:
    """Play it in the process. Raises RuntimeError, in one line, where that cannot be."""
    try:
        return persist(process, work, task)
    except Gone:
        line = f"the process that played game {task.number} has ended (seed {task.seed}), {TRIES} times"
    except Exception as e:
        line = f"game {task.number} (seed {task.seed}) broke off: {e}"
    raise RuntimeError(line)


def persist(process: Process, work: Work, task: Task) -> Row:
    """Play it in the process, and again where somebody ended that: the same game comes of the same task. Raises Gone where it
    ends each time."""
    for tried in range(1, TRIES + 1):
        try:
            row: Row = process.call(work.how.__module__, work.how.__name__, task)
            return row
        except Gone:
            if work.over or tried == TRIES:
                raise
    raise Gone


def play(task: Task) -> Row:
    """Play one game. The row is plain data:

    game, version (of its rules), components (the digest of the numbers in force), program (our version), options (all, as
    text); number, seed, luck (the bots' seed), seats (names of the bots), teams (which seats win together); account, what
    the game says of itself, by seat and of the whole (see `accounts`); ended, returns, decisions; asked and seconds by seat
    (decisions with a choice, and the time that the bot took for all of them); faults (at most five are told) and how many there
    were; cut: the game was broken off at the game's cap of decisions; record: its text, where asked for; told: its decisions, a
    list for each column (see `Decisions`), where asked for.
    """
    told = Decisions(registered(task.source)) if task.decisions else None
    row = played(task, *([told] if told is not None else []))
    return row | ({"told": told.columns} if told is not None else {})


class Watcher(Protocol):
    """Who looks on while a game is played."""

    def add(self, g: Any, pick: int, fault: bool) -> None:
        """This is about to be picked. fault: the bot's, and this is the default."""


def played(task: Task, *watchers: Watcher, over: Callable[[Any], None] | None = None) -> Row:
    """The same, while somebody looks on. over: called with the game at its end, which has kept tape and events then."""
    game: Game = registered(task.source)
    luck = Random(task.luck)
    bots = [bot(name, luck.getrandbits(48)) for name in task.seats]
    g = game.new(len(bots), task.seed, task.options, record=task.record or over is not None)
    asked, seconds, faults, n = [0] * len(bots), [0.0] * len(bots), [], 0
    try:
        while g.player != NOBODY and n < game.cap:
            who = g.player
            given = answer(bots[who], g, game)
            asked[who] += 1
            seconds[who] += given.seconds
            if given.fault is not None:
                faults.append(given.fault)
            for one in watchers:
                one.add(g, given.pick, given.fault is not None)
            g.play(given.pick)
            n += 1
    finally:
        for player in bots:
            player.close()
    if over is not None:
        over(g)
    row: Row = origin(task) | {
        "teams": game.teams(len(task.seats)),
        "account": account(game).row(g),
        "ended": g.ended,
        "returns": list(g.returns),
        "decisions": n,
        "asked": asked,
        "seconds": [round(s, 6) for s in seconds],
        "faults": faults[:FAULTS],
        "fault_count": len(faults),
        "cut": g.player != NOBODY,
    }
    return row | ({"record": Record.of(game, g, task.options, list(task.seats)).write()} if task.record else {})


def origin(task: Task) -> Row:
    """Where a row comes from: all from which its game follows."""
    game = registered(task.source)
    return setting(task.source) | {
        "options": {name: as_text(value) for name, value in game.settings(task.options).items()},
        "number": task.number,
        "seed": task.seed,
        "luck": task.luck,
        "seats": list(task.seats),
    }


class Decisions:
    """The decisions of a game as they are made, a list for each column: seat (from 0), question (the class of what is asked),
    rule, choices (how many there were), pick (its text), action (its number in the game's catalogue, None without one), fault
    (of the bot: the default was picked for it)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.columns: dict[str, list[Any]] = {n: [] for n in ("seat", "question", "rule", "choices", "pick", "action", "fault")}

    def add(self, g: Any, pick: int, fault: bool) -> None:
        """The decision that is about to be made so."""
        asked = g.asked
        try:
            action = self.game.actions.action(asked, pick)
        except (LookupError, ValueError):  # a game in the making, which does not name its decisions yet
            action = None
        told = (g.player, decision(asked), asked.rule(), len(g.options), asked.write(g, pick), action, fault)
        for column, value in zip(self.columns.values(), told, strict=True):
            column.append(value)


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
        self.groups: dict[tuple[str, str], Row] = {}  # seats of a kind, as the game has them: ("faction", "hunters")
        self.first_faults: dict[str, str] = {}  # what went wrong first with each bot, and in which game

    def add(self, row: Row) -> None:
        self.games += 1
        self.decisions += row["decisions"]
        self.faults += row["fault_count"]
        end = row["ended"] or "cut"
        self.ends[end] = self.ends.get(end, 0) + 1
        one = {"games": 0, "wins": 0.0, "return": 0.0, "asked": 0, "timed": 0, "seconds": 0.0}
        kinds = [(k, values) for k, values in row["account"]["seats"].items() if isinstance(values[0], str) and k != "role"]
        for seat, name in enumerate(row["seats"]):
            won = share(row["returns"], row["teams"], seat)
            for told in (
                self.bots.setdefault(name, {"bot": name, "tables": 0} | one),
                self.places.setdefault((seat, name), {"seat": seat, "bot": name} | one),
                *[
                    self.groups.setdefault((kind, of[seat]), {"group": kind, "value": of[seat], "tables": 0} | one)
                    for kind, of in kinds
                ],
            ):
                told["games"] += 1
                told["wins"] += won
                told["return"] += row["returns"][seat]
                told["asked"] += row["asked"][seat]
                if "seconds" in row:
                    told["timed"] += row["asked"][seat]
                    told["seconds"] += row["seconds"][seat]
        for name in set(row["seats"]):
            self.bots[name]["tables"] += 1
        for kind, of in kinds:
            for value in set(of):
                self.groups[kind, value]["tables"] += 1
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
            "groups": [rates(self.groups[group]) for group in sorted(self.groups)],
        }


def rates(told: Row) -> Row:
    """The counts with the mean return, the rate of wins with its Wilson interval of 95 %, and milliseconds a decision.

    tables: games that the bot was in. Its seats at one table do not win by themselves, so the interval counts tables.
    """
    games, timed = told["games"], told["timed"]
    rate, alone = told["wins"] / games, {"tables": games, **told}["tables"]
    low, high = wilson(rate * alone, alone)
    means = {"return": told["return"] / games, "rate": rate, "low": low, "high": high}
    return told | means | {"ms": 1000 * told["seconds"] / timed if timed else 0.0}


def summary(rows: Iterable[Row]) -> dict[str, Any]:
    """What the rows come to: games, ends, decisions a game; by bot, by seat (from 0) and bot, and by what else the game tells
    seats apart by (faction), the mean return, the rate of wins with its interval, and milliseconds a decision."""
    tally = Tally()
    for row in rows:
        tally.add(row)
    return tally.summary()


def share(returns: Sequence[float], teams: Sequence[Sequence[int]], seat: int) -> float:
    """What the seat's team has of the victory: 1 alone in front, a part of it where others are level."""
    top = max(returns)
    return 1 / sum(returns[team[0]] == top for team in teams) if returns[seat] == top else 0.0
