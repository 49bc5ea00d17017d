"""House: the tables of a server, who holds a seat at them, and the tickets that invite to one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hantise.core.game import Game
from hantise.core.registry import game as registered
from hantise.table.doors import Clock, Thinkers, Writing
from hantise.table.hub import Hub, NoTable, Table
from hantise.table.rows import Sitter

from .beats import Beats
from .keys import hashed
from .keys import ticket as ticket_of
from .players import Players
from .store import Statement, Store

if TYPE_CHECKING:
    from .notices.post import Post

log = logging.getLogger("hantise.table")

LIVED = "INSERT OR REPLACE INTO house VALUES ('lived', ?)"  # for how long a server has been open, in seconds
REMEMBERED = 30.0  # seconds from one note of it to the next: so much a kill -9 gives everybody back
OUT = "SELECT coalesce(nullif(origin, -1), seat), number FROM ticket WHERE tid = ? AND seat = ? AND used = 0 AND number > 0"
CODE = 16  # letters of a code that is typed: 80 bits
TICKET = "INSERT INTO ticket (hash, tid, seat, number, used, origin) VALUES (?, ?, ?, ?, 0, ?)"
PLACED = "UPDATE ticket SET origin = coalesce(nullif(origin, -1), seat), seat = ? WHERE hash = ?"
HOLDER = "INSERT OR REPLACE INTO holder (tid, seat, key) VALUES (?, ?, ?)"
VACANT = "DELETE FROM holder WHERE tid = ? AND seat = ?"
USED = "UPDATE ticket SET used = 1 WHERE tid = ? AND seat = ?"


def holders(keys: Mapping[int, bytes]) -> Callable[[str], list[Statement]]:
    """What is written with a new table. keys: the hashed key of the browser that holds each seat."""
    return lambda tid: [(HOLDER, (tid, seat, key)) for seat, key in keys.items()]


def taken(tid: str, seat: int, key: bytes) -> list[Statement]:
    """What is written where somebody sits down: the seat is his, and what invited to it is used."""
    return [(USED, (tid, seat)), (HOLDER, (tid, seat, key))]


def vacated(tid: str, seat: int) -> Statement:
    """What is written where somebody gives a seat up."""
    return (VACANT, (tid, seat))


def moved(house: House, tid: str, order: Sequence[int]) -> list[Statement]:
    """What is written where people sit in another order: who holds which seat, and to which an invitation leads, which stays
    the same invitation."""
    new = {old: seat for seat, old in enumerate(order)}
    found: list[Statement] = [("DELETE FROM holder WHERE tid = ?", (tid,))]
    for seat, key in house.store.all("SELECT seat, key FROM holder WHERE tid = ?", tid):
        found.append((HOLDER, (tid, new[seat], key)))
    for hash, seat in house.store.all("SELECT hash, seat FROM ticket WHERE tid = ?", tid):
        found.append((PLACED, (new[seat], hash)))
    return found


class House(Hub):
    """A hub whose tables lie in a database, with the keys of those who sit at them."""

    store: Store

    def __init__(
        self,
        store: Store,
        players: Thinkers | None = None,
        pace: float = 0.8,
        find: Callable[[str], Game] = registered,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(store, players or Players(), pace, find, clock)
        found = store.one("SELECT value FROM house WHERE name = 'lived'")
        self.lived = float(found[0]) if found is not None else 0.0
        self.post: Post | None = None  # the notices, where the house sends any
        self.beats = Beats(self.clock)
        self.spent: set[str] = set()  # tickets that are being exchanged
        self.secret = store.secret()

    # time ------------------------------------------------------------------------------------------------------------------
    def nudge(self, table: Table) -> None:
        """The table has gone on, or somebody came: its bots think, and whoever it waits for may be told. From the first
        table with a clock on, the time of the house is written down now and then."""
        super().nudge(table)
        if self.post is not None and table.settled:
            self.post.look(table)
        if table.sitting.clocks.rate is not None and "" not in self.alarms.due:
            self.alarms.set("", self.clock.now() + REMEMBERED)

    def ring(self, tid: str) -> None:
        """The time of a table has come, or that of the house ("")."""
        if tid:
            super().ring(tid)
        else:
            self.remember()
            self.alarms.set("", self.clock.now() + REMEMBERED)

    def remember(self) -> None:
        """Write down how long the house has been open."""

        def failed(why: str) -> None:
            log.error("the time of the house could not be written: %s", why)

        self.store.keep(Writing("", (), lambda: None, failed, (), ((LIVED, (self.time() / 1000,)),)))

    async def close(self) -> None:
        """Stop all, and write what is left."""
        self.remember()
        await super().close()

    # seats -----------------------------------------------------------------------------------------------------------------
    def held(self, table: Table, key: bytes) -> list[int]:
        """The seats that a browser holds at a table."""
        if key not in table.held:
            found = self.store.all("SELECT seat FROM holder WHERE tid = ? AND key = ? ORDER BY seat", table.tid, key)
            table.held[key] = [seat for (seat,) in found]
        return table.held[key].copy()

    def keys(self, table: Table) -> dict[int, bytes]:
        """The hashed key of the browser that holds each seat."""
        return {seat: bytes(key) for seat, key in self.store.all("SELECT seat, key FROM holder WHERE tid = ?", table.tid)}

    def tables_of(self, key: bytes, most: int = 30) -> list[tuple[Table, list[int]]]:
        """The tables at which a browser holds a seat, the newest first."""
        return list(self.one_by_one(key, most))

    def one_by_one(self, key: bytes, most: int) -> Iterator[tuple[Table, list[int]]]:
        """The same, each read only once it is asked for."""
        found = self.store.all(
            "SELECT DISTINCT sitting.tid FROM holder JOIN sitting USING (tid) WHERE holder.key = ? ORDER BY made DESC LIMIT ?",
            key,
            most,
        )
        for (tid,) in found:
            try:
                table = self.table(tid)
            except NoTable:
                continue
            yield table, self.held(table, key)

    async def open_for(
        self, game: Game, people: Sequence[Sitter], keys: Mapping[int, bytes], host: bytes, *more: Any, **rest: Any
    ) -> Table:
        """A new table, on disk. keys: the hashed key of the browser that holds each seat; host: that of who opens it; more,
        rest: as for `prepare`. Raises ValueError where options or record do not fit the game, StoreError where it cannot be
        written."""
        return await self.open(game, people, host, *more, more=holders(keys), **rest)

    # tickets ---------------------------------------------------------------------------------------------------------------
    def ticket(self, tid: str, seat: int) -> str:
        """The ticket that is out for a seat; "" where none is."""
        found = self.store.one(OUT, tid, seat)
        return "" if found is None else ticket_of(self.secret, tid, *found)

    async def new_ticket(self, tid: str, seat: int) -> str:
        """A new ticket for a seat; one that was out is void."""
        found = self.store.one("SELECT max(coalesce(max(number), 0), 0) + 1 FROM ticket WHERE tid = ?", tid)
        assert found is not None
        made = ticket_of(self.secret, tid, seat, found[0])
        await self.store.write(
            (USED, (tid, seat)),
            (TICKET, (hashed(made), tid, seat, found[0], seat)),
        )
        return made

    async def new_code(self, tid: str, seat: int) -> str:
        """A code for a seat that may be typed, in groups; one that was out before is void."""
        found = self.store.one("SELECT coalesce(min(number), 0) - 1 FROM ticket WHERE tid = ?", tid)
        assert found is not None
        made = ticket_of(self.secret, tid, seat, found[0])[:CODE]
        await self.store.write(
            (USED + " AND number < 0", (tid, seat)),
            (TICKET, (hashed(made), tid, seat, found[0], seat)),
        )
        return "-".join(made[i : i + 4] for i in range(0, CODE, 4))

    def invited(self, ticket: str) -> tuple[str, int, bool] | None:
        """Table and seat of a ticket, and whether it can still be used; None where it is none."""
        found = self.store.one("SELECT tid, seat, used FROM ticket WHERE hash = ?", hashed(ticket))
        return None if found is None else (found[0], found[1], not found[2] and ticket not in self.spent)
