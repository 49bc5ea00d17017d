"""The speed of the table server on this machine: people at many tables, over the real protocol.

A server is started in a process of its own with an empty folder, every pick on disk before it is told. Tables are opened by
HTTP as browsers do; at each a few viewers look on over their live lines, and whoever is asked picks anything. Closed loop:
the next pick is made as soon as the last one is told; human pace: after a while. What a viewer hears is read as the page's
script reads it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from hantise.core import registry

ASK = re.compile(r'<input id="asked"[^>]*? value="(\d+)"')
LIST = re.compile(r'<ul id="(idle|opts)"(?! data-same)[^>]*>(.*?)</ul>', flags=re.DOTALL)
OPTION = re.compile(r'data-pick="(-?\d+)"|<li id="o-(-?\d+)" data-same="(\d+)">')
OVER = re.compile(r'<section id="status"[^>]*? class="[^"]*\bover\b')
SAMPLED = 8  # of so many messages one is compressed, to know its size
LOST = 30.0  # seconds without the answer to a pick: something is broken
BEAT = 5.0  # seconds between a viewer's heartbeats
ticks = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class BenchError(Exception):
    """The table server does not do what it should: one plain line."""


@dataclass
class Figures:
    """What was measured. Times in milliseconds; a message's bytes as text and as gzip makes them; memory in kB.

    to_picker, to_others: from sending a pick to its acknowledgement, and to the picture of anybody else at that table.
    cpu: of the server, a pick; driver: the same of those who play here; memory: a table, opened and watched, before and after
    the picks.
    """

    tables: int
    viewers: int
    seconds: float = 0.0
    picks: int = 0
    games: int = 0  # that came to their end
    cpu: float | None = None
    driver: float = 0.0
    to_picker: list[float] = field(default_factory=list)
    to_others: list[float] = field(default_factory=list)
    raw: dict[str, list[int]] = field(default_factory=dict)  # by game
    gzip: dict[str, list[int]] = field(default_factory=dict)
    page: dict[str, tuple[int, int]] = field(default_factory=dict)  # the first view of a game: bytes, as gzip
    memory: tuple[float, float] | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        games = {
            game: {
                "message": statistics.median(self.raw[game]),
                "message_gzip": statistics.median(self.gzip[game]) if self.gzip.get(game) else None,
                "largest": max(self.raw[game]),
                "page": self.page[game][0],
                "page_gzip": self.page[game][1],
            }
            for game in sorted(self.raw)
            if self.raw[game]
        }
        return {
            "tables": self.tables,
            "viewers": self.viewers,
            "seconds": self.seconds,
            "picks": self.picks,
            "games": self.games,
            "picks_per_second": self.picks / self.seconds,
            "cpu_ms": self.cpu,
            "driver_cpu_ms": self.driver,
            "to_picker_ms": [quantile(self.to_picker, q) for q in (0.5, 0.99)],
            "to_others_ms": [quantile(self.to_others, q) for q in (0.5, 0.99)],
            "messages": games,
            "memory_kb": self.memory,
        }


def quantile(values: Sequence[float], q: float) -> float | None:
    """The value that so many of them do not exceed; None of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else None


# the server ----------------------------------------------------------------------------------------------------------------
class Server:
    """A table server in a process of its own, with an empty folder; ends with the block."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="hantise-bench-")
        command = [sys.executable, "-m", "hantise", "serve", "--port", "0", "--folder", self.folder.name]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        found = re.search(r"http://[\w.]+:\d+", line)
        if found is None:
            self.close()
            raise BenchError(f"the server does not start: {line.strip() or 'it says nothing'}")
        self.url = found[0]

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        if self.process.stderr is not None:
            self.process.stderr.close()
        self.folder.cleanup()

    def cpu(self) -> float | None:
        """Seconds of CPU so far; None where the system does not tell."""
        with suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / ticks
        return None

    def memory(self) -> float | None:
        """kB that it holds; None where the system does not tell."""
        with suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
            return float(found[1]) if found else None
        return None


class Person:
    """A browser: its cookies, and an address of its own, for a house lets no single address open many tables."""

    made = itertools.count(1)

    def __init__(self, url: str) -> None:
        n = next(Person.made)
        self.url, self.cookies = url, {"lang": "en"}
        self.address = f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"

    @property
    def headers(self) -> dict[str, str]:
        """What it sends with every request."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookie, "X-Forwarded-For": self.address, "Accept-Language": "en"}

    def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, HTTPMessage, str]:
        """One request: status, headers, text. Redirections are not followed."""
        line = HTTPConnection(urlsplit(self.url).netloc, timeout=60)
        body = urlencode(form or {}) if method == "POST" else None
        kind = {"Content-Type": "application/x-www-form-urlencoded"} if method == "POST" else {}
        line.request(method, path, body, self.headers | kind)
        answer = line.getresponse()
        text = answer.read().decode()
        line.close()
        for cookie in answer.headers.get_all("set-cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer.status, answer.headers, text

    def post(self, path: str, form: dict[str, str]) -> str:
        """Where a form leads. Raises BenchError."""
        status, headers, text = self.ask("POST", path, form)
        if status != 303:
            raise BenchError(f"POST {path}: {status} {re.sub('<[^>]+>', ' ', text).split()[-20:]}")
        return str(headers["location"])


@dataclass
class Seats:
    """A table with its viewers: who holds a seat, then who only looks on."""

    game: str
    path: str
    people: list[Person]
    page: tuple[int, int] = (0, 0)


def open_table(url: str, game: str, viewers: int) -> Seats:
    """A new table of that game. Two or more people hold its seats, as many as there are viewers; the others look on."""
    seats = registry.game(game).seats
    players = max((n for n in seats if n <= viewers), default=seats[0])
    host = Person(url)
    form = {"game": game, "players": str(players), "seat": "0", "against": "link", "name": "Ann"}
    path = host.post("/new", form)
    page = host.ask("GET", path)[2]
    tickets = re.findall(r'value="http://[^"]*(/j/[^"]+)"', page)
    if len(tickets) != players - 1:
        raise BenchError(f"{game}: {players} seats, and {len(tickets)} invitations on the page")
    people = [host]
    for name, ticket in zip(("Bob", "Cleo", "Dan", "Eve"), tickets, strict=False):
        people.append(Person(url))
        people[-1].post(ticket, {"name": name})
    people = [*people[:viewers], *(Person(url) for _ in range(viewers - len(people)))]
    return Seats(game, path, people, (len(page.encode()), len(zlib.compress(page.encode(), 6))))


# the viewers ---------------------------------------------------------------------------------------------------------------
class Viewer:
    """One live line: what is asked of it now, and the picks that it has."""

    def __init__(self, table: Play, line: Any) -> None:
        self.table, self.line = table, line
        self.ask, self.over = -1, False
        self.lists: dict[str, list[int]] = {"idle": [], "opts": []}  # of the options, as they stand on the page

    @property
    def picks(self) -> list[int]:
        """All that may be picked."""
        return self.lists["idle"] + self.lists["opts"]

    async def hear(self) -> None:
        """All that comes over the line."""
        async for text in self.line:
            if text:
                self.read(str(text))

    def read(self, text: str) -> None:
        """One message, as the page's script reads it."""
        bench, now = self.table.bench, time.perf_counter()
        said, _, html = text.partition("\n")  # what changed of the page stands after the first line
        message = json.loads(said) | ({"html": html} if html else {})
        if found := ASK.search(html):
            self.ask = int(found[1])
        for name, options in LIST.findall(html):
            had, here = self.lists[name], list[int]()
            for fresh, same, n in OPTION.findall(options):
                first = had.index(int(same)) if same else 0
                here += had[first : first + int(n)] if same else [int(fresh)]
            self.lists[name] = here
        self.over = self.over or bool(OVER.search(html))
        bench.heard(self, message, text, now)
        self.table.news.set()


class Play:
    """A table at which people pick."""

    def __init__(self, bench: Bench, seats: Seats) -> None:
        self.bench, self.seats = bench, seats
        self.viewers: list[Viewer] = []
        self.news = asyncio.Event()
        self.sent: tuple[Viewer, str, float] | None = None  # who has picked, its id, when
        self.told: set[Viewer] = set()  # who has heard of it
        self.answered: set[tuple[int, int]] = set()
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Everybody looks at the table."""
        for person in self.seats.people:
            line = await self.bench.dial(self.seats.path, person)
            viewer = Viewer(self, line)
            self.viewers.append(viewer)
            self.tasks.append(asyncio.create_task(viewer.hear()))
            await line.send('{"hi":0}')

    async def leave(self) -> None:
        """Everybody goes."""
        for viewer in self.viewers:
            await viewer.line.close()
        for task in self.tasks:
            task.cancel()

    async def asked(self) -> tuple[int, Viewer] | None:
        """Somebody who is asked and has not answered; None when the game is over."""
        while True:
            for k, viewer in enumerate(self.viewers):
                if viewer.over:
                    return None
                if viewer.picks and (k, viewer.ask) not in self.answered:
                    return k, viewer
            await self.until_news()

    async def until_news(self) -> None:
        """Until one of the viewers hears something. Raises TimeoutError."""
        self.news.clear()
        async with asyncio.timeout(LOST):
            await self.news.wait()

    async def pick(self, rng: random.Random) -> bool:
        """One pick, until it is acknowledged. False when the game is over. Raises BenchError."""
        try:
            found = await self.asked()
            if found is None:
                return False
            k, viewer = found
            self.answered.add((k, viewer.ask))
            name = f"{k}-{viewer.ask}"
            self.sent, self.told = (viewer, name, time.perf_counter()), {viewer}
            message = {"id": name, "ask": viewer.ask, "pick": rng.choice(viewer.picks)}
            await viewer.line.send(json.dumps(message))
            while self.sent is not None and self.sent[1] == name and viewer not in self.bench.acknowledged:
                await self.until_news()
            self.bench.acknowledged.discard(viewer)
        except TimeoutError:
            who = "an answer to a pick" if self.sent else "a question"
            raise BenchError(f"{self.seats.game}, {self.seats.path}: {who} did not come within {LOST:g} s") from None
        return True


class Bench:
    """People at many tables of one server. pace: seconds from pick to pick at a table; 0 as soon as the last one is told."""

    def __init__(self, server: Server, figures: Figures, pace: float, compressed: bool) -> None:
        self.server, self.figures, self.pace, self.compressed = server, figures, pace, compressed
        self.acknowledged: set[Viewer] = set()
        self.measuring = False
        self.sampled = itertools.count()
        self.plays: list[Play] = []
        self.spare: list[Play] = []

    async def dial(self, path: str, person: Person) -> Any:
        """A live line."""
        from websockets.asyncio.client import connect

        how = "deflate" if self.compressed else None
        url = self.server.url.replace("http", "ws", 1) + path + "/live"
        return await connect(
            url, additional_headers=person.headers, compression=how, ping_interval=None, max_size=None, open_timeout=60
        )

    def heard(self, viewer: Viewer, message: dict[str, Any], text: str, now: float) -> None:
        """A viewer has heard something: of which pick it tells, how long that took, how large it is."""
        play, figures = viewer.table, self.figures
        if "no" in message:
            raise BenchError(f"{play.seats.game}: a pick was refused: {message.get('why')}")
        if play.sent is not None:
            picker, name, when = play.sent
            if viewer is picker and message.get("ack") == name:
                self.acknowledged.add(viewer)
                if self.measuring:
                    figures.to_picker.append(1e3 * (now - when))
                    figures.picks += 1
            elif viewer not in play.told and "html" in message:
                play.told.add(viewer)
                if self.measuring:
                    figures.to_others.append(1e3 * (now - when))
        if self.measuring and "html" in message:
            game = play.seats.game
            figures.raw.setdefault(game, []).append(len(text.encode()))
            if next(self.sampled) % SAMPLED == 0:
                figures.gzip.setdefault(game, []).append(len(zlib.compress(text.encode(), 6)))

    async def people(self, play: Play, rng: random.Random) -> None:
        """The people of a table, game after game."""
        while True:
            if self.pace:
                await asyncio.sleep(self.pace * (0.5 + rng.random()))
            if not await play.pick(rng):
                if self.measuring:
                    self.figures.games += 1
                await play.leave()
                play = self.spare.pop() if self.spare else await self.opened(play.seats.game)

    async def opened(self, game: str) -> Play:
        """A new table that is looked at."""
        seats = await asyncio.to_thread(open_table, self.server.url, game, self.figures.viewers)
        self.figures.page.setdefault(game, seats.page)
        play = Play(self, seats)
        self.plays.append(play)
        await play.come()
        return play

    async def beats(self) -> None:
        """Heartbeats of all, spread over the time between two."""
        while True:
            lines = [viewer.line for play in self.plays for viewer in play.viewers if not viewer.over]
            for line in lines:
                await asyncio.sleep(BEAT / max(1, len(lines)))
                with suppress(Exception):
                    await line.send("")

    async def run(self, games: Sequence[str], spare: int, warm: float, seconds: float, done: Callable[[int], None]) -> None:
        """Open the tables, let people play, measure. Raises BenchError."""
        server, figures = self.server, self.figures
        n, empty = figures.tables, server.memory()
        for k in range(n + spare):
            await self.opened(games[k % len(games)])
            done(1)
        opened = server.memory()
        playing, self.spare = self.plays[:n], self.plays[n:]
        tasks = [asyncio.create_task(self.people(play, random.Random(k))) for k, play in enumerate(playing)]
        tasks.append(asyncio.create_task(self.beats()))
        try:
            await through(tasks, warm)
            self.measuring, began, cpu, own = True, time.perf_counter(), server.cpu(), time.process_time()
            await through(tasks, seconds)
            self.measuring, figures.seconds, later = False, time.perf_counter() - began, server.cpu()
            figures.driver = 1e3 * (time.process_time() - own) / max(1, figures.picks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        last = server.memory()
        await asyncio.gather(*(play.leave() for play in self.plays))
        if cpu is not None and later is not None and figures.picks:
            figures.cpu = 1e3 * (later - cpu) / figures.picks
        if empty is not None and opened is not None and last is not None:
            figures.memory = ((opened - empty) / (n + spare), (last - empty) / len(self.plays))


async def through(tasks: Sequence[asyncio.Task[None]], seconds: float) -> None:
    """Let the tasks run for so long. Raises what one of them raises."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def table_bench(
    tables: int = 50,
    games: Sequence[str] = (),
    viewers: int = 3,
    pace: float = 0.0,
    compressed: bool = True,
    seconds: float = 10.0,
    warm: float = 3.0,
    spare: int | None = None,
    done: Callable[[int], None] = lambda n: None,
) -> Figures:
    """Measure the table server of this installation.

    tables: how many are played at, the games (or all) in turn; viewers: at each. pace: seconds from pick to pick at a table, 0
    for a closed loop. compressed: messages over the line, as browsers ask for. warm: seconds before it is measured. spare:
    tables opened beforehand that take the place of those whose game ends; by default a quarter in a closed loop. done: called
    with 1 for each table opened. Raises BenchError, ValueError on numbers below 1.
    """
    if tables < 1 or viewers < 1:
        raise ValueError("a bench needs a table, a viewer and a game")
    allow_lines(3 * tables)
    figures = Figures(tables, viewers)
    more = spares(tables, pace) if spare is None else spare
    with Server() as server:
        bench = Bench(server, figures, pace, compressed)
        work = bench.run(games or list(registry.games()), more, warm, seconds, done)
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(work)
    if not figures.picks:
        raise BenchError("nobody picked: measure for longer")
    return figures


def spares(tables: int, pace: float) -> int:
    """How many tables are opened beforehand for those whose game ends."""
    return 0 if pace else (tables + 3) // 4


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The event loop of the driver: uvloop's where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def allow_lines(n: int) -> None:
    """Ask the system for so many open files, as far as it lets us."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 2 * n + 500)), hard))
