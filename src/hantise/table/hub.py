"""Hub: the tables of a house. Append, commit, then tell.

Law of the one writer: between looking at a table and changing it there is no await. A deed changes the sitting in memory at
once, its row goes to the store with all others of this tick, and only when it is there is anybody told. A commit that fails
drops the sitting; it is read again from what is in the store, and everybody at the table is told so.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from hantise.bots.names import ADVISER
from hantise.core.data import in_force
from hantise.core.fault import NoGame
from hantise.core.game import Game, as_text
from hantise.core.record import Record
from hantise.core.registry import game as registered
from hantise.core.registry import of_version
from hantise.parts import Lists

from . import alone, presence
from . import rows as row_of
from .alarms import Alarms
from .doors import Clock, Entry, Sheet, Store, StoreError, Thinkers, Viewer, Writing, waiting
from .presence import Presence
from .rows import Concede, Pick, Row, Sitter
from .sitting import Refused, SetUp, Sitting, opening

log = logging.getLogger("hantise.table")
Made = TypeVar("Made")

QUICK = 4  # deeds of a bot that go on with the one before: how much shorter their pause is
MOST_DRAWN = 300  # different sights of a table in memory
MOST_KEPT = 500  # sittings in memory that nobody needs just now


def new_id() -> str:
    """The id of a table: 60 random bits, in letters and digits that are not mistaken for each other."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


class NoTable(LookupError):
    """There is no such table, or it cannot be read. Its message is one plain line; `key`: the house's text for who asked."""

    def __init__(self, message: str, key: str = "error-no-table") -> None:
        super().__init__(message)
        self.key = key


class Few(dict[Any, Any]):
    """What is kept for viewers, so many at most: then it is gathered anew. Anybody may come under ever other names."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: Any, value: Any) -> None:
        if len(self) >= self.most:
            self.clear()
        super().__setitem__(key, value)


class Table:
    """A sitting, what of it is on disk, and who looks on."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.tid = sitting.setup.tid
        self.told = sitting.v
        self.viewers: set[Viewer] = set()
        self.drawn: dict[Any, Any] = Few(MOST_DRAWN)  # what was drawn last for each viewer, by whoever draws
        self.added: dict[Any, Any] = Few(MOST_DRAWN)  # what is told besides, and no pick changes
        self.lists: dict[str, Lists] = {}  # by language, what was told of parts of the picture
        self.held: dict[bytes, list[int]] = Few(MOST_DRAWN)  # the seats of each browser that looks on, as the store has them
        self.turns: dict[bytes, Any] = Few(MOST_DRAWN)  # by browser, how often it has turned things to and fro
        self.facing: dict[bytes, int] = {}  # a screen that two people share: who of them sits at it now
        self.thinking: asyncio.Task[None] | None = None
        self.advising: set[tuple[int, int]] = set()  # seats and their questions of which a hint is being thought
        self.settling: list[asyncio.Future[None]] = []
        self.hurried: set[Viewer] = set()  # who would have the bots go on at once, until a person is asked
        self.hurry = asyncio.Event()  # set where all who look on would
        self.presence = Presence(sitting.time())

    @property
    def settled(self) -> bool:
        """Is all that was done on disk?"""
        return self.told == self.sitting.v

    def online(self) -> list[int]:
        """The seats that somebody looks from."""
        return sorted({v.seat for v in self.viewers if v.seat >= 0})

    def hasten(self, viewer: Viewer) -> None:
        """Somebody would have the bots hurry. They do where nobody who sits at the table and looks on wants to watch them; at a
        table of bots alone, nobody who looks on."""
        if self.thinking is None or viewer not in self.viewers:
            return
        self.hurried.add(viewer)
        seated = {v.seat for v in self.viewers if v.seat >= 0}
        if seated <= {v.seat for v in self.hurried} if seated else self.viewers <= self.hurried:
            self.hurry.set()

    def watch(self) -> None:
        """A person is asked: after him bots have their pace again."""
        self.hurried.clear()
        self.hurry.clear()

    def once(self, of: Hashable, make: Callable[[], Made]) -> Made:
        """What is found of the table beside its game: once, until something happens there that is no pick."""
        if of not in self.added:
            self.added[of] = make()
        found: Made = self.added[of]
        return found

    def forget(self) -> None:
        """Something has happened that is no pick: whatever was kept for those who look on may be otherwise."""
        self.drawn.clear()
        self.added.clear()
        self.held.clear()

    def wake(self) -> None:
        """The same, and everybody looks again."""
        self.forget()
        self.tell()

    def tell(self) -> None:
        """Everybody looks again: what is the same for him is not sent."""
        for viewer in tuple(self.viewers):
            viewer.wake()


def pause_of(pace: float, asked: Any, state: Any, pondering: float) -> float:
    """Seconds from a question to a bot's answer, at least. A deed has the pace, what goes on with it a part. The answer to
    a window comes as late as if there were something to think about: its time must not tell what a hand holds.
    pondering: seconds that the bot takes where there is."""
    if not asked.window(state):
        return pace if asked.opens(state) else pace / QUICK
    return max(pace / QUICK, 2 * pondering) if pace else 0.0


class Hub:
    """All tables.

    pace: seconds between a deed and the bot's that follows it. find: how a game is found by its id; earlier: by id and version,
    for tables that were begun before its rules changed.
    """

    earlier = staticmethod(of_version)

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: float = 0.8,
        find: Callable[[str], Game] = registered,
        clock: Clock | None = None,
    ) -> None:
        self.store, self.thinkers, self.pace, self.find = store, thinkers, pace, find
        self.clock: Clock = clock or alone.Clock()
        # A table has one sitting: it is found here as long as anybody at all has it in hand, and kept a while beyond.
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.began, self.lived = self.clock.now(), 0.0
        self.alarms = Alarms(self.clock, self.ring)

    # time ------------------------------------------------------------------------------------------------------------------
    def time(self) -> int:
        """The time of the house in milliseconds: how long it has been open. While no server runs it stands still, so that a
        restart costs nobody anything. lived: seconds before this one, as far as they were written down."""
        return round(1000 * (self.lived + self.clock.now() - self.began))

    def ring(self, tid: str) -> None:
        """The time of a table has come: a clock is at zero, or somebody has been away for long enough to be told of it."""
        table = self.tables.get(tid)
        if table is not None and table.settled:
            presence.mind(self, table)

    def alarm(self, table: Table) -> None:
        """Look at that table again when the next of its times comes."""
        needed = table.tid in self.kept or table.viewers
        due = presence.next_look(table, self.time()) if needed else None
        self.alarms.set(table.tid, None if due is None else self.began - self.lived + due / 1000)

    def came(self, table: Table, viewer: Viewer) -> None:
        """Somebody looks on from here on."""
        table.viewers.add(viewer)
        table.wake()
        self.nudge(table)

    def left(self, table: Table, viewer: Viewer) -> None:
        """He is gone."""
        table.viewers.discard(viewer)
        table.hurried.discard(viewer)
        if viewer.seat >= 0:
            table.presence.gone[viewer.seat] = self.time()
        table.wake()
        self.alarm(table)

    # finding ---------------------------------------------------------------------------------------------------------------
    def table(self, tid: str) -> Table:
        """The table of that id, read from the store where it is not in memory. Raises NoTable."""
        return self._keep(self.tables.get(tid) or Table(self._read(tid)))

    def _read(self, tid: str) -> Sitting:
        sheet = self.store.sheet(tid)
        if sheet is None:
            raise NoTable(f"there is no table {tid[:20]!r}")
        try:
            game = self.find(sheet.game)
            if game.version != sheet.version:
                game = self.earlier(game.id, sheet.version)
            here = in_force(game.folder)
            if here != sheet.components:  # a replay by other numbers would be another game
                both = (here, sheet.components)
                words = " where ".join(f"components {d}" if d else "the game's own components" for d in both)
                raise NoTable(f"table {tid} meets {words} were in force when it began", "error-other-numbers")
            options = game.settings(json.loads(sheet.options))
            setup = SetUp(tid, game, sheet.seats, options, sheet.poker_face, sheet.host, sheet.previous)
            return Sitting(setup, [row_of.read(kind, what) for kind, what in self.store.rows(tid)], self.time)
        except NoTable:
            raise
        except NoGame as e:
            raise NoTable(
                f"table {tid}: {e}", "error-other-rules" if e.key == "fault-game-version" else "error-no-table"
            ) from e
        except (LookupError, ValueError) as e:
            raise NoTable(f"table {tid} cannot be read: {e}") from e

    def _keep(self, table: Table) -> Table:
        """Keep it in memory, and let go of the one that was asked for least lately. Who has that one in hand (a line, a bot, a
        deed on its way to disk) keeps it by that: nothing is ever dropped that is in use."""
        self.tables[table.tid] = table
        self.kept[table.tid] = table
        self.kept.move_to_end(table.tid)
        if len(self.kept) > MOST_KEPT:
            _, dropped = self.kept.popitem(last=False)
            self.alarm(dropped)
        return table

    # new tables ------------------------------------------------------------------------------------------------------------
    def prepare(
        self,
        game: Game,
        people: Sequence[Sitter],
        host: bytes = b"",
        options: Mapping[str, Any] | None = None,
        hot: bool = False,
        record: Record | None = None,
        upto: int | None = None,
        previous: str = "",
        guide: int = -1,
        hints: bool = False,
        clock: str = "",
        late: str = "",
        ready: Sequence[int] | None = None,
        again: bool = False,
        back: str = "",
    ) -> tuple[Table, Sheet, tuple[Entry, ...]]:
        """A new table, and what must be written before anybody sees it.

        host: the hashed key of whoever opens it. record, upto: begin at that position of it; previous: the id of the game
        before it in a match; guide: the seat whose person is given tips; hints: people may ask for them; clock, late: how long
        they may think, and what happens then (see `clocks`); ready, again, back: see `opening`.
        Raises ValueError (RecordError) where options or record do not fit the game.
        """
        hidden = "perfect_information" not in game.traits
        poker_face = record.poker_face if record is not None else hidden  # a pause, or its absence, must not tell
        settings = game.settings(record.options if record is not None else options)
        setup = SetUp(new_id(), game, len(people), settings, poker_face, host, previous)
        made = opening(setup, people, hot, record, upto, guide, hints, clock, late, self.time(), ready, again, back)
        words = json.dumps({name: as_text(value) for name, value in settings.items()})
        facts = (setup.tid, self.clock.date(), game.id, game.version, setup.seats, words, poker_face, host, previous)
        sheet = Sheet(*facts, in_force(game.folder))
        return (
            Table(Sitting(setup, made, self.time)),
            sheet,
            tuple((setup.tid, n, *row_of.write(row)) for n, row in enumerate(made)),
        )

    async def open(self, *args: Any, more: Callable[[str], Sequence[Any]] | None = None, **kwargs: Any) -> Table:
        """A new table, in the store; arguments as for `prepare`. more: what the house writes with it, by its id. Raises
        ValueError as `prepare`, StoreError where it cannot be written."""
        table, sheet, entries = self.prepare(*args, **kwargs)
        await self._written("", entries, (sheet,), tuple(more(table.tid)) if more else ())
        self._seat_down(table)
        return table

    def _seat_down(self, table: Table) -> None:
        """A new table is in the store: play begins."""
        self._keep(table)
        self.nudge(table)

    async def follow(
        self,
        table: Table,
        people: Sequence[Sitter],
        previous: str = "",
        more: Callable[[str], Sequence[Any]] | None = None,
        ready: Sequence[int] | None = None,
    ) -> str:
        """Another game with the same options at this table; its id, or the id of that which somebody has begun already.

        more: as for `open`; ready: as for `prepare`. Raises StoreError where it cannot be written.
        """
        sitting = table.sitting
        if not sitting.next:
            setup = sitting.setup
            new, sheet, entries = self.prepare(
                setup.game,
                people,
                setup.host,
                setup.options,
                sitting.hot,
                previous=previous,
                hints=sitting.hints,
                clock=sitting.clocks.agreed,
                late=sitting.clocks.rule,
                ready=ready,
                again=True,
                back=sitting.goes_back,
            )
            own = tuple(more(new.tid)) if more else ()
            await self.do(table, sitting.follow(new.tid), *own, entries=entries, sheets=(sheet,))
            self._seat_down(new)
        await self.on_disk(table)
        return table.sitting.next

    async def _written(
        self, tid: str, entries: tuple[Entry, ...], sheets: tuple[Sheet, ...] = (), more: tuple[Any, ...] = ()
    ) -> None:
        """Have that written, and wait until it is. Raises StoreError where it is refused."""
        done, then, failed = waiting()
        self.store.keep(Writing(tid, entries, then, failed, sheets, more))
        await done

    # deeds -----------------------------------------------------------------------------------------------------------------
    def commit(
        self,
        table: Table,
        row: Row,
        *more: Any,
        told: Callable[[], None] | None = None,
        lost: Callable[[], None] | None = None,
        entries: tuple[Entry, ...] = (),
        sheets: tuple[Sheet, ...] = (),
    ) -> None:
        """Have the row of a deed written that the sitting has just made; then tell everybody, or take it all back.

        more, entries, sheets: what is written with it. told, lost: for whoever did it.
        """
        n = table.sitting.v - 1
        if isinstance(row, (Pick, Concede)) and table.sitting.over:
            table.sitting.end(row, int(self.clock.date()))
        kind, what = row_of.write(row)

        def then() -> None:
            table.told = n + 1
            if more or not isinstance(row, Pick):
                table.forget()
            if told is not None:
                told()
            if table.settled:
                self._settle(table)
                table.tell()
                self.nudge(table)

        def failed(why: str) -> None:
            log.error("table %s, entry %d could not be written: %s", table.tid, n, why)
            if lost is not None:
                lost()
            self._drop(table)

        self.store.keep(Writing(table.tid, ((table.tid, n, kind, what), *entries), then, failed, sheets, more))

    async def do(self, table: Table, row: Row, *more: Any, **kwargs: Any) -> None:
        """Commit and wait until it is on disk. Raises StoreError where it could not be written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def over(well: bool) -> None:
            if not done.done():
                done.set_result(well)

        self.commit(table, row, *more, told=lambda: over(True), lost=lambda: over(False), **kwargs)
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
            self._let_go(table)
        table.told = table.sitting.v
        self._settle(table)
        for viewer in tuple(table.viewers):
            viewer.note("no-disk")
        table.wake()

    def reread(self, table: Table) -> None:
        """The rows of a table have been changed in the store: it is read anew, and everybody looks again."""
        table.sitting = self._read(table.tid)
        table.told = table.sitting.v
        table.lists.clear()
        table.wake()

    def _let_go(self, table: Table) -> None:
        """It cannot be read any more: the next who asks for it is told so."""
        del self.tables[table.tid]
        self.kept.pop(table.tid, None)

    async def on_disk(self, table: Table) -> None:
        """Wait until all that was done at the table is on disk, so that it may be told."""
        while not table.settled:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            table.settling.append(future)
            await future

    # bots ------------------------------------------------------------------------------------------------------------------
    def bot_to_move(self, table: Table) -> int:
        """The seat of a bot that is asked now; -1 where none is."""
        people = table.sitting.people
        waits = table.sitting.waits_for() if not table.sitting.clocks.paused else ()
        return next((s for s in waits if people[s].kind == "bot"), -1)

    def nudge(self, table: Table) -> None:
        """If it is a bot's turn, let it think; and look again when somebody's time comes."""
        self.alarm(table)
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
            table.watch()

    async def _bot(self, table: Table, seat: int) -> None:
        """One pick of a bot, after its pause; nothing, where the table has gone on meanwhile."""
        sitting = table.sitting
        v, began = sitting.v, self.clock.now()
        state = sitting.asked_of(seat).copy()
        answer = await self.thinkers.think(table.tid, seat, sitting.game, sitting.people[seat].strength, state)
        asked = sitting.state.asked
        if sitting.state.player == seat and asked is not None:
            pause = pause_of(self.pace, asked, sitting.state, self.thinkers.pondering(sitting.people[seat].strength))
            left = max(0.0, pause - (self.clock.now() - began))
            await (self.clock.sleep(left) if asked.window(sitting.state) else self._rest(table, left))
        if table.sitting is not sitting or sitting.v != v or not table.settled:
            return
        if answer.fault:
            log.warning("table %s, seat %d: %s", table.tid, seat, answer.fault)
        row = sitting.pick(seat, sitting.asks[seat], "", answer.pick, answer.fault or "")
        self.commit(table, row)

    async def _rest(self, table: Table, seconds: float) -> None:
        """Wait so long, or until everybody would have the bots hurry. Not before the answer to a window: its time must not tell
        what a hand holds."""
        if seconds <= 0 or table.hurry.is_set():
            await self.clock.sleep(0)
            return
        loop = asyncio.get_running_loop()
        ways = {loop.create_task(self.clock.sleep(seconds)), loop.create_task(table.hurry.wait())}
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()

    async def advise(self, table: Table, seat: int, ask: int) -> None:
        """The seat's person wants a hint at that question: it is thought of elsewhere, and written down for the table. Raises
        Refused where none is given; nothing happens where the table has gone on meanwhile."""
        sitting = table.sitting
        if ask != sitting.asks[seat]:
            raise Refused("no-stale")
        if not sitting.may_hint(seat) or (seat, ask) in table.advising:
            raise Refused("no-hint")
        table.advising.add((seat, ask))
        try:
            state = sitting.asked_of(seat).copy()
            answer = await self.thinkers.think(table.tid, seat, sitting.game, ADVISER, state)
        finally:
            table.advising.discard((seat, ask))
        if answer.fault:
            log.warning("table %s, a hint for seat %d: %s", table.tid, seat, answer.fault)
            raise Refused("no-hint")
        if table.sitting is sitting and ask == sitting.asks[seat] and sitting.may_hint(seat):
            await self.do(table, sitting.hint(seat, ask, answer.pick, answer.why))

    async def close(self) -> None:
        """Stop bots and write what is left."""
        await self.alarms.close()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        self.store.close()
