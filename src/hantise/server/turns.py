"""Turns: who thinks next, where more tables wait than can think at once. Think time is shared fairly among tables: the table
that has had least of it is next (start-time fair queueing), so that one with a slow bot takes its share and no more."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count


class Turns:
    """So many at once, and the others wait. A table that comes back after a pause begins where the others are: nobody saves
    time up, and nobody pays for time that none wanted."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.now = 0.0  # where the last turn began, in seconds of thinking that each table has had
        self.had: dict[str, float] = {}  # by table, where that is ahead of `now`
        self.begun: dict[str, float] = {}
        self.queue: list[tuple[float, int, str, asyncio.Future[None]]] = []
        self.order = count()

    async def take(self, tid: str) -> None:
        """Wait for this table's turn. What is taken must be given back."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.queue, (max(self.now, self.had.get(tid, 0.0)), next(self.order), tid, turn))
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(tid, 0.0)
            raise

    def give(self, tid: str, seconds: float) -> None:
        """The turn is over, and took so long."""
        self.had[tid] = self.begun.pop(tid, self.now) + seconds
        self.free += 1
        self._next()

    def _next(self) -> None:
        while self.free and self.queue:
            start, _, tid, turn = heapq.heappop(self.queue)
            if turn.done():  # whoever waited has gone
                continue
            self.free -= 1
            self.now = max(self.now, start)
            self.begun[tid] = start
            turn.set_result(None)
        self.had = {tid: had for tid, had in self.had.items() if had > self.now}
