"""Many machines: games played by the workers of a Dask cluster, from the same tasks and into the same files as with `--jobs`.

A worker plays each game in a process of its own, with the folder and the components file of whoever asked; so it matters
neither how many threads the worker has nor what a bot does to its process. A row that comes back is held against its task: a
machine with another Hantise, other rules or other numbers ends the run, and nothing is mixed. A worker that dies costs time
only, for the scheduler gives its games to another; they come out the same.

Dask and not Ray: see docs/design.md.
"""

from __future__ import annotations

import logging
import os
import threading
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from distributed import CancelledError, Client, Future, KilledWorker, as_completed

from hantise.bots.process import Process, describe
from hantise.core.data import OWN

from .simulate import Row, Task, Work, attempt, origin

WAIT = 15.0  # seconds for the scheduler to answer, and for a first worker to be there
ALONE = 120.0  # seconds without any worker after which the run ends
LOOK = 1.0  # seconds between two looks at how many workers there are
NAP = 0.005  # seconds between two looks at what has come
BATCH = 0.5  # seconds of play that are handed out at once: the scheduler takes some milliseconds for each
LARGEST = 16  # games at once
FLYING = 2  # batches for each thread of the workers: one that it plays, and one that waits there
SPARE = 2  # as many games more for each of them may be ahead, so that one long game does not stop all others


class Cluster:
    """The workers of a cluster, for `simulate.stream`. Use it as a context."""

    def __init__(self, address: str, wait: float = WAIT) -> None:
        """address: of the scheduler (tcp://host:8786), or the file in which it has written that (.json). Raises ValueError
        where nobody answers there, and where there is no worker."""
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what is wrong is said below
        where: dict[str, Any] = {"scheduler_file": address} if address.endswith(".json") else {"address": address}
        try:
            if address.endswith(".json"):
                Path(address).stat()  # Dask would wait for the file
            self.client = Client(**where, timeout=wait, set_as_default=False, name="hantise")
        except (OSError, ValueError, TypeError) as e:
            raise ValueError(f"no Dask scheduler answers at {address}: {describe(e)}") from None
        self.run, self.threads, self.looked, self.seen = uuid.uuid4().hex, 0, 0.0, monotonic()
        try:
            self.client.wait_for_workers(1, timeout=wait)
        except TimeoutError:
            self.client.close()
            raise ValueError(f"the Dask scheduler at {address} has no worker") from None

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *error: object) -> None:
        if self.client.status == "running":
            self.client.run(stop, self.run, on_error="ignore", wait=False)
        self.client.close()

    def rows(self, work: Work) -> Iterator[Row]:
        """See `simulate.Others`. Raises RuntimeError where a game cannot be played, or nobody is left to play."""
        ready, flying, n = as_completed(loop=self.client.loop), dict[Future, list[Task]](), 1
        folder, env = os.getcwd(), {OWN: os.environ.get(OWN, "")}
        try:
            while True:
                self.look()
                work.most = max(work.most, self.threads * (FLYING + SPARE) * n)
                while len(flying) < FLYING * self.threads and (tasks := work.some(n)):
                    future = self.client.submit(play_some, self.run, tasks, work.how, folder, env, pure=False)
                    flying[future] = tasks
                    ready.add(future)
                if not flying and self.threads:
                    return
                if not ready.has_ready():
                    sleep(NAP)
                    continue
                future = next(ready)
                rows, seconds = self.given(future)
                n = min(LARGEST, max(1, round(BATCH * len(rows) / max(seconds, 0.001))))
                for task, row in zip(flying.pop(future), rows, strict=True):
                    yield held(task, row)
        finally:
            work.stop()
            if self.client.status == "running":
                self.client.cancel(list(flying))

    def look(self) -> None:
        """How many threads the workers have. Raises RuntimeError where there has been none for too long."""
        now = monotonic()
        if now - self.looked < LOOK:
            return
        if self.client.status != "running":
            raise RuntimeError("the Dask scheduler has gone")
        self.looked, self.threads = now, sum(self.client.nthreads().values())
        if self.threads:
            self.seen = now
        elif now - self.seen > ALONE:
            raise RuntimeError(f"the Dask cluster has had no worker for {ALONE:.0f} seconds")

    def given(self, future: Future) -> tuple[list[Row], float]:
        """What a worker gave. Raises RuntimeError, in one line, where that is nothing."""
        try:
            told: tuple[list[Row], float] = future.result()
        except RuntimeError:
            raise
        except KilledWorker as e:
            raise RuntimeError(f"workers that played the same games have ended, again and again: {describe(e)}") from None
        except CancelledError:
            raise RuntimeError("the Dask scheduler has gone") from None
        except Exception as e:  # a worker without our modules, or with others
            raise RuntimeError(f"a worker cannot play: {describe(e)}") from None
        return told


def held(task: Task, row: Row) -> Row:
    """The row of that task. Raises RuntimeError where another Hantise, or other numbers, made it."""
    for name, value in origin(task).items():
        if row.get(name, value) != value:
            raise RuntimeError(f"a worker plays something else: {name} of game {task.number} is {row[name]}, not {value}")
    return row


# on the workers ------------------------------------------------------------------------------------------------------------
IDLE = 60.0  # seconds after which a process that nobody uses ends: whoever asked may have been killed, and says nothing more
PEEK = 0.1  # how often that is looked for, as a share of them
LOCK = threading.Lock()


class Kept:
    """A process of a worker's thread. used: when it last had something to do, None: it has."""

    def __init__(self, folder: str, env: dict[str, str]) -> None:
        self.process = Process(env=env, folder=folder)
        self.used: float | None = None


PROCESSES: dict[tuple[str, int], Kept] = {}  # by run and thread
WATCHES: list[threading.Thread] = []  # the one that ends them, as long as there are any


def play_some(
    run: str, tasks: list[Task], how: Callable[[Task], Row], folder: str, env: dict[str, str]
) -> tuple[list[Row], float]:
    """On a worker: the rows of these games, and how long they took."""
    key, work, begun = (run, threading.get_ident()), Work(tasks, how), monotonic()
    with LOCK:
        kept = PROCESSES.setdefault(key, Kept(folder, env))
        kept.used = None
    try:
        return [attempt(kept.process, work, task) for task in tasks], monotonic() - begun
    finally:
        with LOCK:
            kept.used = monotonic()
            stopped = PROCESSES.get(key) is not kept
            if not stopped and not WATCHES:
                WATCHES.append(threading.Thread(target=watch, daemon=True))
                WATCHES[0].start()
        if stopped:
            kept.process.close()  # it has begun again, to play on


def watch() -> None:
    """On a worker: end what is idle, until nothing is left."""
    while True:
        sleep(IDLE * PEEK)
        with LOCK:
            now = monotonic()
            over = [key for key, kept in PROCESSES.items() if kept.used is not None and now - kept.used >= IDLE]
            ended, done = [PROCESSES.pop(key) for key in over], not PROCESSES
            if done:
                WATCHES.clear()
        for kept in ended:
            kept.process.close()
        if done:
            return


def stop(run: str) -> None:
    """On a worker: end the processes of a run."""
    with LOCK:
        ended = [PROCESSES.pop(key) for key in [key for key in PROCESSES if key[0] == run]]
    for kept in ended:
        kept.process.close()
