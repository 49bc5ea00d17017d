"""Doors: what a table needs of the house around it, and no more. A server, a page with Python in the browser, and a test each
bring their own: `alone.py` has those of a table without a house.

    Store      where tables are kept: read what is there, append what is new
    Clock      what time it is, and to wait
    Thinkers   who plays for the bots
    Viewer     somebody who looks on: he is woken, and asks for what he is to be told (`wire.Slot`)
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from hantise.bots import Answer
from hantise.core.game import Game


class StoreError(OSError):
    """What holds the tables cannot be used. Its message is one plain line."""


@dataclass(frozen=True)
class Sheet:
    """What a store has of a table besides its rows. made: seconds since 1970; options: as JSON; host: the hashed key of whoever
    opened it; previous: the id of the game before it in a match; components: see `hantise.core.data.in_force`."""

    tid: str
    made: float
    game: str
    version: int
    seats: int
    options: str
    poker_face: bool
    host: bytes
    previous: str = ""
    components: str = ""


Entry = tuple[str, int, str, str]  # a row of a table: the table's id, the row's number, its kind, what it holds


@dataclass(frozen=True)
class Writing:
    """What is written in one go or not at all, and what to do when it is there or is not.

    tid: the table whose deed it is: where it fails, later ones of that table fail with it. more: what the house has written
    with it, in words of its own (who holds a seat, tickets).
    """

    tid: str
    entries: tuple[Entry, ...]
    then: Callable[[], None]
    failed: Callable[[str], None]
    sheets: tuple[Sheet, ...] = ()
    more: tuple[Any, ...] = ()


def waiting() -> tuple[asyncio.Future[None], Callable[[], None], Callable[[str], None]]:
    """To wait until a writing is on disk: a future to be awaited, and the `then` and the `failed` that end it; where it is
    refused, with a StoreError."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then() -> None:
        if not done.done():
            done.set_result(None)

    def failed(why: str) -> None:
        if not done.done():
            done.set_exception(StoreError(why))

    return done, then, failed


class Store(Protocol):
    """Where tables are kept. What was appended is there for good before it is told."""

    def sheet(self, tid: str) -> Sheet | None:
        """What is there of the table of that id; None where there is none."""

    def rows(self, tid: str) -> Sequence[tuple[str, str]]:
        """Its rows in their order: kind, and what it holds."""

    def keep(self, writing: Writing) -> None:
        """Have it written; then its `then` or its `failed` is called, later and in the order of asking. A row whose number is
        there already must fail."""

    def close(self) -> None:
        """Write what is left, and close."""


class Clock(Protocol):
    """What time it is."""

    def now(self) -> float:
        """Seconds since whenever; never fewer than before."""

    def date(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""


class Thinkers(Protocol):
    """Who plays for the bots."""

    async def think(self, tid: str, seat: int, game: Game, name: str, state: Any) -> Answer:
        """What the bot of that strength picks, whatever happens. state: a copy of its own, that nobody else changes."""

    def pondering(self, name: str) -> float:
        """Seconds that a bot of that strength takes for a decision; 0.0: it picks at once."""

    def close(self) -> None:
        """Stop all bots."""


class Viewer(Protocol):
    """Somebody who looks at a table. `seat` -1: a spectator."""

    seat: int

    def wake(self) -> None:
        """There is something new to be seen."""

    def note(self, key: str) -> None:
        """The house's text of that key is to be said."""
