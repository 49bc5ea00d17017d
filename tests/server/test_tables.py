"""The tables of a server: a cache of their rows. One writer, failed commits, bots that fail, tickets, one sitting a table."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from served import TOY, House, find

from hantise.bots import Answer
from hantise.bots.seat import Budget
from hantise.server.house import House as Hub
from hantise.server.players import Players
from hantise.server.store import ENTRY, Store
from hantise.table.hub import NoTable, Table
from hantise.table.rows import Sitter

PEOPLE = [Sitter("human", "Ann"), Sitter("human", "Bob")]


# the hub ---------------------------------------------------------------------------------------------------------------------
class Watcher:
    """A viewer that counts."""

    def __init__(self, seat: int) -> None:
        self.seat, self.woken, self.notes = seat, 0, []

    def wake(self) -> None:
        self.woken += 1

    def note(self, key: str) -> None:
        self.notes.append(key)


class Fixed:
    """A bot that answers as it is told."""

    def __init__(self, answers: Callable[[Any], Answer]) -> None:
        self.answers = answers

    def answer(self, state: Any, limit: float, budget: Budget) -> Answer:
        return self.answers(state)

    def close(self) -> None: ...


def with_hub(folder: Path, work: Callable[[Hub], Any], **settings: Any) -> Any:
    async def main() -> Any:
        hub = Hub(Store(folder), find=find, **({"pace": 0.0} | settings))
        try:
            return await work(hub)
        finally:
            await hub.close()

    return asyncio.run(main())


async def a_table(hub: Hub, people: list[Sitter] | None = None) -> Table:
    return await hub.open_for(TOY, people or PEOPLE, {0: b"a", 1: b"b"}, b"a")


def test_a_failed_commit_takes_everything_back_and_says_so(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await a_table(hub)
        ann, bob = Watcher(0), Watcher(1)
        table.viewers |= {ann, bob}
        whole, lost = hub.store.transact, []

        def full(deeds: Any) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        hub.store.transact = full  # type: ignore[method-assign]
        hub.commit(table, table.sitting.pick(0, 1, "x", 4), lost=lambda: lost.append("x"))
        hub.commit(table, table.sitting.pick(1, table.sitting.asks[1], "y", 5), lost=lambda: lost.append("y"))
        await hub.on_disk(table)
        assert lost == ["x", "y"]
        assert set(ann.notes) == set(bob.notes) == {"no-disk"}
        assert table.sitting.n == 0, "memory is again what is on disk"
        hub.store.transact = whole  # type: ignore[method-assign]
        hub.commit(table, table.sitting.pick(0, table.sitting.asks[0], "x", 4))
        await hub.on_disk(table)
        assert hub.store.one("SELECT count(*) FROM entry WHERE tid = ?", table.tid) == (2,)

    with_hub(tmp_path, work)


def test_a_second_writer_is_fenced_off(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await a_table(hub)
        other = Hub(Store(tmp_path), find=find)
        theirs = other.table(table.tid)
        hub.commit(table, table.sitting.pick(0, 1, "x", 4))
        await hub.on_disk(table)
        other.commit(theirs, theirs.sitting.pick(0, 1, "z", 8))
        await other.on_disk(theirs)
        assert [e.text for e in theirs.sitting.record().entries] == ["b2"], "it has seen what was written before"
        await other.close()

    with_hub(tmp_path, work)


def test_nothing_is_told_before_it_is_on_disk(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await a_table(hub)
        ann = Watcher(0)
        table.viewers.add(ann)
        told: list[Any] = []

        def on_disk() -> None:
            told.append(hub.store.one("SELECT count(*) FROM entry WHERE tid = ?", table.tid))

        hub.commit(table, table.sitting.pick(0, 1, "x", 4), told=on_disk)
        assert ann.woken == 0
        assert not table.settled
        await hub.on_disk(table)
        assert told == [(2,)]
        assert ann.woken == 1

    with_hub(tmp_path, work)


def bots(answers: Callable[[Any], Answer]) -> Players:
    return Players(lambda game, name: Fixed(answers))


def test_a_bot_that_fails_has_its_default_played_and_all_read_of_it(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await a_table(hub, [Sitter("human", "Ann"), Sitter("bot", "", "greedy")])
        hub.commit(table, table.sitting.pick(0, 1, "x", 4))
        await rest(table)
        assert table.sitting.n == 2
        note = table.sitting.notes[-1]
        assert (note.key, note.seat, note.what) == ("log-bot-silent", 1, "a1")
        del hub.tables[table.tid]
        assert hub.table(table.tid).sitting.notes[-1] == note

    with_hub(tmp_path, work, players=bots(lambda state: Answer(state.asked.default(state), "it crashed")))


async def rest(table: Table) -> None:
    """Wait until the bots have played."""
    end = time.monotonic() + 5
    await asyncio.sleep(0.01)
    while table.thinking is not None or not table.settled:
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


def test_a_bot_that_thinks_does_not_stop_the_house_and_its_late_answer_is_not_played(tmp_path: Path) -> None:
    def slow(state: Any) -> Answer:
        time.sleep(0.3)
        return Answer(state.options[-1])

    async def work(hub: Hub) -> None:
        table = await a_table(hub, [Sitter("human", "Ann"), Sitter("bot", "", "greedy")])
        hub.commit(table, table.sitting.pick(0, 1, "x", 4))
        await hub.on_disk(table)
        await asyncio.sleep(0.05)
        longest, last = 0.0, time.perf_counter()
        hub.commit(table, table.sitting.undo(0, table.sitting.asks[0]))
        for _ in range(60):
            await asyncio.sleep(0.005)
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
        assert longest < 0.2, "the loop was free while the bot thought"
        await rest(table)
        assert table.sitting.n == 0, "the bot's answer was to a question that is no more"
        hub.commit(table, table.sitting.pick(0, table.sitting.asks[0], "y", 0))
        await rest(table)
        assert [e.text for e in table.sitting.record().entries] == ["a1", "c3"]

    with_hub(tmp_path, work, players=bots(slow))


def test_bots_are_paced(tmp_path: Path) -> None:
    async def work(hub: Hub) -> float:
        began = time.monotonic()
        table = await a_table(hub, [Sitter("bot", "", "greedy"), Sitter("bot", "", "greedy")])
        await rest(table)
        assert table.sitting.over
        return time.monotonic() - began

    first = bots(lambda state: Answer(state.options[0]))
    assert with_hub(tmp_path, work, players=first, pace=0.05) >= 7 * 0.05


class Onlooker:
    """Somebody who looks at a table."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def wake(self) -> None:
        pass

    def note(self, key: str) -> None:
        pass


@pytest.mark.parametrize(
    ("seats", "hasty", "hurries"), [((-1,), 1, True), ((-1, -1), 1, False), ((-1, 0, 0), 2, True), ((0, 1), 1, False)]
)
def test_54_bots_hurry_where_nobody_wants_to_watch_them(
    tmp_path: Path, seats: tuple[int, ...], hasty: int, hurries: bool
) -> None:
    """All who sit there and look on must want it (in two windows, one says it for both); without such, all who look on."""

    async def work(hub: Hub) -> float:
        began = time.monotonic()
        table = await a_table(hub, [Sitter("bot", "", "greedy"), Sitter("bot", "", "greedy")])
        there = [Onlooker(seat) for seat in seats]
        table.hasten(there[0])  # he is not there yet
        table.viewers |= set(there)
        hub.nudge(table)
        await asyncio.sleep(0.01)
        assert table.thinking is not None
        for viewer in there[:hasty]:
            table.hasten(viewer)
        await rest(table)
        assert table.sitting.over
        assert not table.hurry.is_set()
        assert not table.hurried
        return time.monotonic() - began

    took = with_hub(tmp_path, work, players=bots(lambda state: Answer(state.options[0])), pace=0.2)
    assert (took < 0.8) == hurries


def test_after_a_failed_commit_the_bots_wait(tmp_path: Path) -> None:
    """No loop of attempts against a full disk."""

    async def work(hub: Hub) -> None:
        table = await a_table(hub, [Sitter("human", "Ann"), Sitter("bot", "", "greedy")])
        hub.commit(table, table.sitting.pick(0, 1, "x", 4))
        tries = []

        def full(deeds: Any) -> None:
            tries.append(1)
            raise sqlite3.OperationalError("database or disk is full")

        await hub.on_disk(table)
        hub.store.transact = full  # type: ignore[method-assign]
        await rest(table)
        assert len(tries) == 2  # the batch, and the deed alone
        assert table.sitting.n == 1

    with_hub(tmp_path, work, players=bots(lambda state: Answer(state.options[0])))


def test_tickets(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await a_table(hub)
        first = await hub.new_ticket(table.tid, 1)
        assert hub.ticket(table.tid, 1) == first
        assert hub.invited(first) == (table.tid, 1, True)
        second = await hub.new_ticket(table.tid, 1)
        assert hub.invited(first) == (table.tid, 1, False)
        assert hub.invited(second) == (table.tid, 1, True)
        assert hub.invited("a" * 26) is None
        found = hub.store.all("SELECT hash FROM ticket")
        assert all(first.encode() not in h and second.encode() not in h for (h,) in found), "only hashes are stored"

    with_hub(tmp_path, work)


def test_tables_that_cannot_be_read(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await a_table(hub)
        with pytest.raises(NoTable, match="no table"):
            hub.table("nowhere")
        await hub.store.write(("UPDATE sitting SET version = 7 WHERE tid = ?", (table.tid,)))
        del hub.tables[table.tid]
        with pytest.raises(NoTable, match="version 7"):
            hub.table(table.tid)
        await hub.store.write(("UPDATE sitting SET version = 1 WHERE tid = ?", (table.tid,)))
        await hub.store.write((ENTRY, (table.tid, 1, "pick", '{"seat":0,"text":"z9","asks":[1,1]}')))
        with pytest.raises(NoTable, match="z9"):
            hub.table(table.tid)

    with_hub(tmp_path, work)


def test_tables_are_let_go_of_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.table.hub.MOST_KEPT", 10)

    async def work(hub: Hub) -> None:
        made = [(await a_table(hub)).tid for _ in range(25)]
        gc.collect()
        assert len(hub.tables) == 10
        for tid in made:
            assert hub.table(tid).sitting.state.player == 0

    with_hub(tmp_path, work)


def test_a_table_has_one_sitting_however_many_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """1,000 tables are watched, far more than are kept; at each of them and at 1,000 new ones somebody joins."""
    monkeypatch.setattr("hantise.table.hub.MOST_KEPT", 50)
    join = Sitter("human", "Bob")

    async def work(hub: Hub) -> None:
        watched = []
        for _ in range(1000):
            table = await a_table(hub, [Sitter("human", "Ann"), Sitter("open")])
            table.viewers.add(Watcher(0))
            watched.append(table)
        for table in watched:
            assert hub.table(table.tid) is table, "who looks on and who joins see one table"
            await hub.do(hub.table(table.tid), table.sitting.sit(1, join))
            assert hub.table(table.tid).sitting.people[1] == join
        for _ in range(1000):
            tid = (await a_table(hub, [Sitter("human", "Ann"), Sitter("open")])).tid
            table = hub.table(tid)
            await hub.new_ticket(tid, 1)  # others come and go meanwhile
            hub.table(random.choice(watched).tid)
            assert hub.table(tid) is table
            await hub.do(table, table.sitting.sit(1, join))
            assert hub.table(tid).sitting.people[1] == join
        assert all(len(t.viewers) == 1 for t in watched)
        del table, watched[:]
        gc.collect()
        assert len(hub.tables) == 50, "what nobody needs is let go of"

    random = Random(3)
    with_hub(tmp_path, work)


def test_the_shared_house_forgets_nobody(house: House) -> None:
    """A browser's seats come from the store, not from memory."""
    ann = house.browser()
    table = ann.new(against="random")
    del house.hub.tables[table[3:]]
    assert 'data-me="0"' in ann.get(table).text
