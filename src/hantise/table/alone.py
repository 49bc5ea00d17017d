"""Alone: a table without a house. Rows in memory, the system's clock, bots that think on the spot: for a page with Python in
the browser, a notebook, a test. Nothing of it is on any disk: whoever wants to keep a game keeps its record."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from hantise.bots import Answer, Bot, answer, bot
from hantise.core.game import Game

from .doors import Sheet, Writing
from .strengths import THINK, pondering, thinking


class Clock:
    """The system's."""

    def now(self) -> float:
        return time.monotonic()

    def date(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Memory:
    """A store that forgets everything when the program ends. What the house has written with a deed is gathered in `more`."""

    def __init__(self) -> None:
        self.sheets: dict[str, Sheet] = {}
        self.entries: dict[str, list[tuple[str, str]]] = {}
        self.more: list[Any] = []

    def sheet(self, tid: str) -> Sheet | None:
        return self.sheets.get(tid)

    def rows(self, tid: str) -> Sequence[tuple[str, str]]:
        return tuple(self.entries.get(tid, ()))

    def keep(self, writing: Writing) -> None:
        loop = asyncio.get_running_loop()
        grown = {tid: len(self.entries.get(tid, ())) for tid, *_ in writing.entries}
        for tid, n, _, _ in writing.entries:
            if n != grown[tid]:
                loop.call_soon(writing.failed, f"row {n} of table {tid} does not follow row {grown[tid] - 1}")
                return
            grown[tid] += 1
        self.sheets |= {sheet.tid: sheet for sheet in writing.sheets}
        for tid, _, kind, what in writing.entries:
            self.entries.setdefault(tid, []).append((kind, what))
        self.more += writing.more
        loop.call_soon(writing.then)

    def close(self) -> None:
        """There is nothing to write."""


class Here:
    """Bots that think in this very thread: everything waits for them. think: the most seconds of a decision."""

    def __init__(self, think: float = THINK) -> None:
        self.most = think
        self.bots: dict[tuple[str, int, str], Bot] = {}

    async def think(self, tid: str, seat: int, game: Game, name: str, state: Any) -> Answer:
        spec, budget = thinking(name, self.most)
        who = self.bots.setdefault((tid, seat, spec), bot(spec))
        return answer(who, state, game, budget=budget)

    def pondering(self, name: str) -> float:
        return pondering(name, self.most)

    def close(self) -> None:
        for who in self.bots.values():
            who.close()
        self.bots.clear()
