"""Alarms: at most one for each table, and one task for all of them: however many tables there are and however often their
clocks are set anew, nothing gathers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from .doors import Clock

log = logging.getLogger("hantise.table")


class Alarms:
    """By key, when to ring. ring: is told the key, once; it may set another."""

    def __init__(self, clock: Clock, ring: Callable[[str], None]) -> None:
        self.clock, self.ring = clock, ring
        self.due: dict[str, float] = {}  # by key, in seconds of the clock
        self.until = 0.0  # the time that is slept to
        self.sooner = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    def set(self, key: str, due: float | None) -> None:
        """Ring then, and not at the time that was set before; None: not at all."""
        if due is None or self.closed:
            self.due.pop(key, None)
            return
        self.due[key] = due
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._run())
        elif due < self.until:
            self.sooner.set()

    async def _run(self) -> None:
        """Sleep to the next alarm. One that is put off is slept to all the same: then there is another look."""
        while self.due:
            key = min(self.due, key=self.due.__getitem__)
            now, self.until = self.clock.now(), self.due[key]
            if self.until <= now:
                del self.due[key]
                try:
                    self.ring(key)
                except Exception:
                    log.exception("table %s: what was to be done in time was not", key)
                await asyncio.sleep(0)  # whatever rings, everybody else has his turn
                continue
            self.sooner.clear()
            both = [asyncio.ensure_future(self.clock.sleep(self.until - now)), asyncio.ensure_future(self.sooner.wait())]
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in both:
                    one.cancel()
        self.task = None

    async def close(self) -> None:
        """Ring no more."""
        self.closed = True
        self.due.clear()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
