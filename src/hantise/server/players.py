"""Players: the bots at the tables. They think elsewhere: the event loop never waits, and no fault of theirs stops a table."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from hantise.bots import Answer, Worker, answer, bot
from hantise.bots.seat import Budget
from hantise.core.game import Game
from hantise.core.registry import source
from hantise.table.strengths import THINK, pondering, thinking, trusted

from .turns import Turns

LIMIT = 20.0  # seconds for an answer, whatever the bot was told
AT_ONCE = 2  # bots that think at the same time
KEPT = 6  # processes that wait for their next turn
MEMORY = 1024  # megabytes of a process; a bot that the house invited takes what it needs


class Thinker(Protocol):
    """A bot that can be asked from a thread."""

    def answer(self, state: Any, limit: float, budget: Budget) -> Answer:
        """A legal pick, whatever happens. budget: what it may spend."""

    def close(self) -> None:
        """Stop it."""


class InThread:
    """A bot in this process: for games that are no installed ones, and for tests. One that hangs keeps its thread."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.bot = game, bot(name)

    def answer(self, state: Any, limit: float, budget: Budget) -> Answer:
        return answer(self.bot, state, self.game, limit, budget)

    def close(self) -> None:
        """The bot may let go of what it holds."""
        self.bot.close()


def in_process(game: Game, name: str) -> Thinker:
    """A bot in a process of its own, where the game can be found there; else in a thread."""
    try:
        return Worker(source(game), name, memory=None if trusted(name) else MEMORY)
    except LookupError:
        return InThread(game, name)


class Players:
    """The bots of a server. make: how a bot of that name is made for a game. think: the most seconds of a decision."""

    rest = staticmethod(asyncio.sleep)

    def __init__(self, make: Callable[[Game, str], Thinker] = in_process, think: float = THINK) -> None:
        self.make, self.most = make, think
        self.turns = Turns(AT_ONCE)
        self.pool = ThreadPoolExecutor(AT_ONCE, "bots")
        self.waiting: OrderedDict[tuple[str, int, str], Thinker] = OrderedDict()

    async def think(self, tid: str, seat: int, game: Game, name: str, state: Any) -> Answer:
        """What the bot picks, when it is its table's turn. state: a copy of its own, that nobody else changes."""
        spec, budget = thinking(name, self.most)
        key = (tid, seat, spec)
        loop = asyncio.get_running_loop()
        await self.turns.take(tid)
        began = time.monotonic()
        thinker = self.waiting.pop(key, None) or self.make(game, spec)
        try:
            found = await loop.run_in_executor(self.pool, thinker.answer, state, LIMIT, budget)
        finally:
            self.turns.give(tid, time.monotonic() - began)
            self.waiting[key] = thinker
            while len(self.waiting) > KEPT:
                loop.run_in_executor(self.pool, self.waiting.popitem(last=False)[1].close)
        if "perfect_information" not in game.traits:  # how much there was to choose from is nobody else's to know
            await self.rest(max(0.0, self.pondering(name) - (time.monotonic() - began)))
        return found

    def pondering(self, name: str) -> float:
        """Seconds that a bot of that strength takes for a decision; 0.0: it picks at once."""
        return pondering(name, self.most)

    def close(self) -> None:
        """Stop all bots."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for thinker in self.waiting.values():
            thinker.close()
        self.waiting.clear()
