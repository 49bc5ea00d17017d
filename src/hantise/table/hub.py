"""Hub: the tables of a server. Append, commit, then tell.

Law of the one writer: between looking at a table and changing it there is no await. A deed changes the sitting in memory at
once, its row goes to the store with all others of this tick, and only when it is on disk is anybody told. A commit that fails
drops the sitting; it is read again from what is on disk, and everybody at the table is told so.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from hantise.bots.names import seconds
from hantise.core.data import in_force
from hantise.core.game import Game, as_text
from hantise.core.record import Record
from hantise.core.registry import game as registered

from . import rows as row_of
from .players import Players
from .rows import Row, Sitter
from .seats import hashed, new_id
from .seats import ticket as ticket_of
from .sitting import SetUp, Sitting, opening
from .store import ENTRY, Deed, Statement, Store, StoreError

log = logging.getLogger("hantise.table")

QUICK = 4  # deeds of a bot that go on with the one before: how much shorter their pause is
MOST_KEPT = 500  # sittings in memory that nobody looks at
SITTING = (
    "INSERT INTO sitting (tid, made, game, version, seats, options, poker_face, host, previous, components)"
    " VALUES (?,?,?,?,?,?,?,?,?,?)"
)
HOLDER = "INSERT OR REPLACE INTO holder (tid, seat, key) VALUES (?, ?, ?)"


class NoTable(LookupError):
    """There is no such table, or it cannot be read. Its message is one plain line; `key`: the house's text for who asked."""

    def __init__(self, message: str, key: str = "error-no-table") -> None:
        super().__init__(message)
        self.key = key


class Viewer(Protocol):
    """Somebody who looks at a table: a socket. `seat` -1: a spectator."""

    seat: int

    def wake(self) -> None:
        """There is something new to be seen."""

    def note(self, key: str) -> None:
        """The house's text of that key is to be said."""


class Table:
    """A sitting, what of it is on disk, and who looks on."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.tid = sitting.setup.tid
        self.told = sitting.v
        self.viewers: set[Viewer] = set()
        self.drawn: dict[Any, Any] = {}  # what was drawn of the present position, by whoever draws
        self.facing: dict[bytes, int] = {}  # a screen that two people share: who of them sits at it now
        self.thinking: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.settling: list[asyncio.Future[None]] = []

    @property
    def settled(self) -> bool:
        """Is all that was done on disk?"""
        return self.told == self.sitting.v

    def online(self) -> list[int]:
        """The seats that somebody looks from."""
        return sorted({v.seat for v in self.viewers if v.seat >= 0})

    def wake(self) -> None:
        """Everybody looks again: what is the same for him is not sent."""
        self.drawn.clear()
        for viewer in tuple(self.viewers):
            viewer.wake()


def pause_of(pace: float, asked: Any, state: Any, strength: str) -> float:
    """Seconds from a question to a bot's answer, at least. A deed has the pace, what goes on with it a part. The answer to
    a window comes as late as if there were something to think about: its time must not tell what a hand holds."""
    if not asked.window(state):
        return pace if asked.opens(state) else pace / QUICK
    return max(pace / QUICK, 2 * seconds(strength)) if pace else 0.0


class Hub:
    """All tables.

    pace: seconds between a deed and the bot's that follows it. find: how a game is found by its id.
    """

    def __init__(
        self, store: Store, players: Players | None = None, pace: float = 0.8, find: Callable[[str], Game] = registered
    ) -> None:
        self.store, self.players, self.pace, self.find = store, players or Players(), pace, find
        self.tables: dict[str, Table] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.spent: set[str] = set()  # tickets that are being exchanged
        self.secret = self._secret()

    def _secret(self) -> bytes:
        self.store.writing.execute("INSERT OR IGNORE INTO house VALUES ('secret', randomblob(32))")
        found = self.store.one("SELECT value FROM house WHERE name = 'secret'")
        assert found is not None
        return bytes(found[0])

    # finding ---------------------------------------------------------------------------------------------------------------
    def table(self, tid: str) -> Table:
        """The table of that id, read from the store where it is not in memory. Raises NoTable."""
        table = self.tables.get(tid)
        if table is None:
            table = self.tables[tid] = Table(self._read(tid))
            self._forget()
        table.touched = time.monotonic()
        return table

    def _read(self, tid: str) -> Sitting:
        found = self.store.one(
            "SELECT game, version, seats, options, poker_face, host, previous, components FROM sitting WHERE tid = ?", tid
        )
        if found is None:
            raise NoTable(f"there is no table {tid[:20]!r}")
        name, version, seats, options, poker_face, host, previous, components = found
        try:
            game = self.find(name)
            if game.version != version:
                raise NoTable(f"this table plays by rules version {version} of {name}; here is version {game.version}")
            here = in_force(game.folder)
            if here != components:  # a replay by other numbers would be another game
                words = " where ".join(f"components {d}" if d else "the game's own components" for d in (here, components))
                raise NoTable(f"table {tid} meets {words} were in force when it began", "error-other-numbers")
            setup = SetUp(tid, game, seats, game.settings(json.loads(options)), bool(poker_face), bytes(host), previous or "")
            stored = self.store.all("SELECT kind, what FROM entry WHERE tid = ? ORDER BY n", tid)
            return Sitting(setup, [row_of.read(kind, what) for kind, what in stored])
        except NoTable:
            raise
        except (LookupError, ValueError) as e:
            raise NoTable(f"table {tid} cannot be read: {e}") from e

    def _forget(self) -> None:
        """Let go of the tables that nobody has looked at for longest."""
        if len(self.tables) > MOST_KEPT:
            idle = [t for t in self.tables.values() if not t.viewers and t.settled and t.thinking is None]
            for t in sorted(idle, key=lambda t: t.touched)[: MOST_KEPT // 10]:
                del self.tables[t.tid]

    def held(self, table: Table, key: bytes) -> list[int]:
        """The seats that a browser holds at a table."""
        found = self.store.all("SELECT seat FROM holder WHERE tid = ? AND key = ? ORDER BY seat", table.tid, key)
        return [seat for (seat,) in found]

    def tables_of(self, key: bytes, most: int = 30) -> list[tuple[Table, list[int]]]:
        """The tables at which a browser holds a seat, the newest first."""
        found = self.store.all(
            "SELECT DISTINCT sitting.tid FROM holder JOIN sitting USING (tid) WHERE holder.key = ? ORDER BY made DESC LIMIT ?",
            key,
            most,
        )
        out = []
        for (tid,) in found:
            try:
                table = self.table(tid)
            except NoTable:
                continue
            out.append((table, self.held(table, key)))
        return out

    # new tables ------------------------------------------------------------------------------------------------------------
    def prepare(
        self,
        game: Game,
        people: Sequence[Sitter],
        keys: Mapping[int, bytes],
        host: bytes,
        options: Mapping[str, Any] | None = None,
        hot: bool = False,
        record: Record | None = None,
        upto: int | None = None,
        previous: str = "",
    ) -> tuple[Table, list[Statement]]:
        """A new table and what must be written before anybody sees it.

        keys: the hashed key of the browser that holds each seat. record, upto: begin at that position of it; previous: the id
        of the game before it in a match. Raises ValueError (RecordError) where options or record do not fit the game.
        """
        secrets = "perfect_information" not in game.traits
        poker_face = record.poker_face if record is not None else secrets  # a pause, or its absence, must not tell
        settings = game.settings(record.options if record is not None else options)
        setup = SetUp(new_id(), game, len(people), settings, poker_face, host, previous)
        made = opening(setup, people, hot, record, upto)
        words = json.dumps({name: as_text(value) for name, value in settings.items()})
        statements: list[Statement] = [
            (
                SITTING,
                (
                    *(setup.tid, time.time(), game.id, game.version, setup.seats, words, poker_face, host, previous),
                    in_force(game.folder),
                ),
            )
        ]
        statements += [(HOLDER, (setup.tid, seat, key)) for seat, key in keys.items()]
        statements += [(ENTRY, (setup.tid, n, *row_of.write(row))) for n, row in enumerate(made)]
        return Table(Sitting(setup, made)), statements

    async def open(self, *args: Any, **kwargs: Any) -> Table:
        """A new table, on disk; arguments as for `prepare`. Raises StoreError where it cannot be written."""
        table, statements = self.prepare(*args, **kwargs)
        await self.store.write(*statements)
        self.seat_down(table)
        return table

    def seat_down(self, table: Table) -> None:
        """A new table is on disk: play begins."""
        self.tables[table.tid] = table
        self._forget()
        self.nudge(table)

    async def follow(self, table: Table, people: Sequence[Sitter], keys: Mapping[int, bytes], previous: str = "") -> str:
        """Another game with the same options at this table; its id, or the id of that which somebody has begun already.

        Raises StoreError where it cannot be written.
        """
        sitting = table.sitting
        if not sitting.next:
            setup = sitting.setup
            new, statements = self.prepare(setup.game, people, keys, setup.host, setup.options, sitting.hot, previous=previous)
            await self.do(table, sitting.follow(new.tid), *statements)
            self.seat_down(new)
        await self.on_disk(table)
        return table.sitting.next

    # deeds -----------------------------------------------------------------------------------------------------------------
    def commit(
        self,
        table: Table,
        row: Row,
        *more: Statement,
        told: Callable[[], None] | None = None,
        lost: Callable[[], None] | None = None,
    ) -> None:
        """Have the row of a deed written that the sitting has just made; then tell everybody, or take it all back.

        told, lost: for whoever did it.
        """
        n = table.sitting.v - 1
        kind, what = row_of.write(row)

        def then() -> None:
            table.told = n + 1
            table.touched = time.monotonic()
            if told is not None:
                told()
            if table.settled:
                self._settle(table)
                table.wake()
                self.nudge(table)

        def failed(why: str) -> None:
            log.error("table %s, entry %d could not be written: %s", table.tid, n, why)
            if lost is not None:
                lost()
            self._drop(table)

        self.store.append(Deed(table.tid, ((ENTRY, (table.tid, n, kind, what)), *more), then, failed))

    async def do(self, table: Table, row: Row, *more: Statement) -> None:
        """Commit and wait until it is on disk. Raises StoreError where it could not be written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def over(well: bool) -> None:
            if not done.done():
                done.set_result(well)

        self.commit(table, row, *more, told=lambda: over(True), lost=lambda: over(False))
        if not await done:
            raise StoreError("the deed could not be written")

    def _settle(self, table: Table) -> None:
        waiting, table.settling = table.settling, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def _drop(self, table: Table) -> None:
        """A deed was not written: what is on disk is the truth."""
        if self.tables.get(table.tid) is not table:
            return
        try:
            table.sitting = self._read(table.tid)
        except NoTable:
            del self.tables[table.tid]
        table.told = table.sitting.v
        self._settle(table)
        for viewer in tuple(table.viewers):
            viewer.note("no-disk")
        table.wake()

    async def on_disk(self, table: Table) -> None:
        """Wait until all that was done at the table is on disk, so that it may be told."""
        while not table.settled:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            table.settling.append(future)
            await future

    # tickets ---------------------------------------------------------------------------------------------------------------
    def ticket(self, tid: str, seat: int) -> str:
        """The ticket that is out for a seat; "" where none is."""
        found = self.store.one("SELECT number FROM ticket WHERE tid = ? AND seat = ? AND used = 0", tid, seat)
        return "" if found is None else ticket_of(self.secret, tid, seat, found[0])

    async def new_ticket(self, tid: str, seat: int) -> str:
        """A new ticket for a seat; one that was out is void."""
        found = self.store.one("SELECT coalesce(max(number), 0) + 1 FROM ticket WHERE tid = ? AND seat = ?", tid, seat)
        assert found is not None
        made = ticket_of(self.secret, tid, seat, found[0])
        await self.store.write(
            ("UPDATE ticket SET used = 1 WHERE tid = ? AND seat = ?", (tid, seat)),
            ("INSERT INTO ticket (hash, tid, seat, number, used) VALUES (?, ?, ?, ?, 0)", (hashed(made), tid, seat, found[0])),
        )
        return made

    def invited(self, ticket: str) -> tuple[str, int, bool] | None:
        """Table and seat of a ticket, and whether it can still be used; None where it is none."""
        found = self.store.one("SELECT tid, seat, used FROM ticket WHERE hash = ?", hashed(ticket))
        return None if found is None else (found[0], found[1], not found[2] and ticket not in self.spent)

    # bots ------------------------------------------------------------------------------------------------------------------
    def bot_to_move(self, table: Table) -> int:
        """The seat of a bot that is asked now; -1 where none is."""
        people = table.sitting.people
        return next((s for s in table.sitting.waits_for() if people[s].kind == "bot"), -1)

    def nudge(self, table: Table) -> None:
        """If it is a bot's turn, let it think."""
        if table.thinking is None and table.settled and self.bot_to_move(table) >= 0:
            task = asyncio.get_running_loop().create_task(self._bots(table))
            table.thinking = task
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _bots(self, table: Table) -> None:
        """Bots at a table play as long as it is their turn."""
        try:
            sitting = table.sitting
            while (seat := self.bot_to_move(table)) >= 0 and self.tables.get(table.tid) is table:
                await self._bot(table, seat)
                await self.on_disk(table)
                if table.sitting is not sitting:  # read again after a fault: go on when somebody comes
                    return
        except Exception:
            log.exception("table %s: its bots have stopped", table.tid)
        finally:
            table.thinking = None

    async def _bot(self, table: Table, seat: int) -> None:
        """One pick of a bot, after its pause; nothing, where the table has gone on meanwhile."""
        sitting = table.sitting
        v, began = sitting.v, time.monotonic()
        state = sitting.asked_of(seat).copy()
        answer = await self.players.think(table.tid, seat, sitting.game, sitting.people[seat].strength, state)
        asked = sitting.state.asked
        if sitting.state.player == seat and asked is not None:
            pause = pause_of(self.pace, asked, sitting.state, sitting.people[seat].strength)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        if table.sitting is not sitting or sitting.v != v or not table.settled:
            return
        if answer.fault:
            log.warning("table %s, seat %d: %s", table.tid, seat, answer.fault)
        row = sitting.pick(seat, sitting.asks[seat], "", answer.pick, answer.fault or "")
        self.commit(table, row)

    async def close(self) -> None:
        """Stop bots and write what is left."""
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.players.close()
        self.store.close()
