"""Players: the bots at the tables. They think elsewhere: the event loop never waits, and no fault of theirs stops a table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from hantise.bots import Answer, Worker, answer, bot
from hantise.core.game import Game

LIMIT = 20.0  # seconds for an answer, whatever the bot was told
AT_ONCE = 2  # bots that think at the same time
KEPT = 6  # processes that wait for their next turn


class Thinker(Protocol):
    """A bot that can be asked from a thread."""

    def answer(self, state: Any, limit: float) -> Answer:
        """A legal pick, whatever happens."""

    def close(self) -> None:
        """Stop it."""


class InThread:
    """A bot in this process: for games that are no installed ones, and for tests. One that hangs keeps its thread."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.bot = game, bot(name)

    def answer(self, state: Any, limit: float) -> Answer:
        return answer(self.bot, state, self.game, limit)

    def close(self) -> None:
        """Nothing to stop."""


def in_process(game: Game, name: str) -> Thinker:
    """A bot in a process of its own, where the game can be found there; else in a thread."""
    try:
        return Worker(game.id, name)
    except LookupError:
        return InThread(game, name)


class Players:
    """The bots of a server. make: how a bot of that name is made for a game."""

    def __init__(self, make: Callable[[Game, str], Thinker] = in_process) -> None:
        self.make = make
        self.pool = ThreadPoolExecutor(AT_ONCE, "bots")
        self.waiting: OrderedDict[tuple[str, int, str], Thinker] = OrderedDict()

    async def think(self, tid: str, seat: int, game: Game, name: str, state: Any) -> Answer:
        """What the bot picks. state: a copy of its own, that nobody else changes."""
        key = (tid, seat, name)
        thinker = self.waiting.pop(key, None) or self.make(game, name)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool, thinker.answer, state, LIMIT)
        finally:
            self.waiting[key] = thinker
            while len(self.waiting) > KEPT:
                loop.run_in_executor(self.pool, self.waiting.popitem(last=False)[1].close)

    def close(self) -> None:
        """Stop all bots."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for thinker in self.waiting.values():
            thinker.close()
        self.waiting.clear()
