"""Tables in memory: a cache of their rows. One writer, failed commits, bots that fail, sealed questions, two at one screen."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from served import TOY, House, find

from hantise.bots import Answer
from hantise.core.frame import ALL, NOBODY, Sealed
from hantise.core.game import Game, messages
from hantise.core.record import RecordError
from hantise.core.registry import game
from hantise.core.state import State
from hantise.table import rows as row_of
from hantise.table.hub import Hub, NoTable, Table, pause_of
from hantise.table.players import Players
from hantise.table.rows import Sitter
from hantise.table.sitting import Refused, SetUp, Sitting, opening
from hantise.table.store import ENTRY, Store

SHY = game("shy_monsters")
PEOPLE = [Sitter("human", "Ann"), Sitter("human", "Bob")]


def setup(of: Game, **options: Any) -> SetUp:
    return SetUp("t", of, of.seats[0], of.settings(options), False, b"host")


def sitting(of: Game) -> tuple[Sitting, list[row_of.Row]]:
    made = setup(of)
    rows = opening(made, PEOPLE[: made.seats] + [Sitter("human")] * (made.seats - 2))
    return Sitting(made, rows), rows


def stored(rows: list[row_of.Row]) -> list[row_of.Row]:
    """The rows as they come back from disk."""
    return [row_of.read(*row_of.write(row)) for row in rows]


def same(one: Sitting, other: Sitting) -> bool:
    facts = [
        (s.v, s.asks, s.moved, s.notes, s.picked, s.people, s.state.key(), s.state.tape, s.state.events, s.record().write())
        for s in (one, other)
    ]
    return facts[0] == facts[1]


# memory is a cache -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_rows_give_back_the_sitting_after_every_deed(seed: int) -> None:
    now, rows = sitting(SHY)
    random = Random(seed)
    while not now.over and len(rows) < 60:
        seat = now.state.player
        may = [s for s in (0, 1) if now.may_undo(s)]
        if may and random.random() < 0.25:
            rows.append(now.undo(may[0], now.asks[may[0]]))
        elif random.random() < 0.02:
            rows.append(now.concede(seat))
        else:
            rows.append(now.pick(seat, now.asks[seat], f"id{len(rows)}", random.choice(now.state.options)))
        read = Sitting(now.setup, stored(rows))
        read.state.rng = now.state.rng
        assert same(now, read), rows[-1]
    assert len(rows) > 5


def test_rows_that_do_not_fit_the_rules_are_not_played() -> None:
    now, rows = sitting(TOY)
    rows.append(row_of.Pick(0, "b2", [2, 2]))
    rows.append(row_of.Pick(1, "b2", [3, 3]))
    with pytest.raises(RecordError, match="does not fit"):
        Sitting(now.setup, rows)
    with pytest.raises(ValueError, match="unknown entry"):
        row_of.read("dance", "{}")


# questions have numbers ------------------------------------------------------------------------------------------------------
def test_each_question_has_a_number_of_its_own_even_after_undo() -> None:
    now, _ = sitting(TOY)
    seen = [{now.asks[0]}, set()]
    for round_ in range(4):
        before = now.asks[0]
        now.pick(0, before, f"a{round_}", now.state.options[round_])
        assert now.asks[1] not in seen[1]
        seen[1].add(now.asks[1])
        now.undo(0, now.asks[0])
        assert now.asks[0] not in seen[0]
        seen[0].add(now.asks[0])


@dataclass(eq=False)
class Both(Sealed):
    """Both bid at once."""

    def choices(self, g: Any, who: int) -> list[int]:
        return [1, 2, 3]

    def reveal(self, g: Any, picks: tuple[int, ...]) -> None:
        g.bids = [*g.bids, *picks]
        g.show(ALL, "bids", *picks)
        if len(g.bids) < 6:
            g.then(Both((0, 1, 2), ()))
        else:
            g.end("done", [0.0, 0.0, 0.0])


class Auction(State):
    bids: list[int]

    def start(self, options: dict[str, Any]) -> None:
        self.bids = []
        self.then(Both((0, 1, 2), ()))

    def copy(self) -> Auction:
        g = Auction()
        g.copy_engine(self)
        g.bids = self.bids[:]
        return g

    def look(self, seat: int) -> dict[str, Any]:
        return {"bids": self.bids}


AUCTION = Game(
    "auction", 1, Auction, (3,), ("done",), Path("nowhere"), messages=messages("bids a:n b:n c:n"), words={"n": range(9)}
)


def test_at_one_screen_an_id_is_one_pick_whoever_sits_there() -> None:
    """The page of the next person may send what the last one sent once more: it is known, and not played for him."""
    made = setup(TOY)
    for hot in (True, False):
        table = Sitting(made, opening(made, PEOPLE, hot))
        first = table.state.player
        ask, pick = table.asks[first], table.state.options[0]
        table.pick(first, ask, "same", pick)
        assert table.again(first, ask, "same", pick)
        other = table.state.player
        assert other != first
        assert table.again(other, ask, "same", pick) == hot
        if hot:
            with pytest.raises(Refused, match="no-garbage"):
                table.pick(other, table.asks[other], "same", table.state.options[0])
        else:
            table.pick(other, table.asks[other], "same", table.state.options[0])


def test_sealed_answers_come_in_any_order_and_make_no_other_stale() -> None:
    now, rows = sitting(AUCTION)
    asks = list(now.asks)
    quiet = now.moved[0], now.moved[-1]
    rows.append(now.pick(2, asks[2], "c", 3))
    assert now.asks[:2] == asks[:2], "an answer of one makes no other's question another"
    assert now.waits_for() == [0, 1]
    assert (now.moved[0], now.moved[-1]) == quiet, "the others have learnt nothing"
    assert now.asks[2] != asks[2]
    with pytest.raises(Refused, match="no-not-yours"):
        now.pick(2, now.asks[2], "c2", 1)
    rows.append(now.pick(0, asks[0], "a", 1))
    assert now.waits_for() == [1]
    rows.append(now.pick(1, asks[1], "b", 2))
    assert now.state.bids == [1, 2, 3]
    assert all(a > b for a, b in zip(now.asks, asks, strict=True)), "the next question is another"
    again = Sitting(now.setup, stored(rows))
    assert again.state.bids == [1, 2, 3]
    assert again.asks == now.asks


# what stands against taking back ---------------------------------------------------------------------------------------------
def test_why_nothing_can_be_taken_back() -> None:
    now, _ = sitting(SHY)
    assert now.closed_by(1) == "no-undo-nothing"
    while now.state.player == 0:
        now.pick(0, now.asks[0], "", now.state.options[0])
        assert (now.may_undo(0) > 0) == (now.state.player == 0)
    assert now.closed_by(0) == "no-undo-shown"  # the floor was shown
    with pytest.raises(Refused, match="no-undo-shown"):
        now.undo(0, now.asks[0])


def test_concede_only_at_a_decision_of_ones_own_and_only_where_the_rules_know_it() -> None:
    now, rows = sitting(SHY)
    with pytest.raises(Refused, match="no-not-yours"):
        now.concede(1)
    rows.append(now.concede(0))
    assert now.over
    assert now.state.ended == "conceded"
    assert now.state.returns == [-1.0, 1.0]
    assert Sitting(now.setup, stored(rows)).state.ended == "conceded"
    with pytest.raises(Refused, match="no-over"):
        now.concede(0)
    toy = sitting(TOY)[0]
    assert not toy.may_concede(0)
    with pytest.raises(Refused, match="no-concede"):
        toy.concede(0)


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

    def answer(self, state: Any, limit: float) -> Answer:
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
    return await hub.open(TOY, people or PEOPLE, {0: b"a", 1: b"b"}, b"a")


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


def test_how_late_a_window_is_answered_does_not_tell_what_a_hand_holds() -> None:
    """A bot that thinks answers a window as late where it can do nothing but pass; a deed has the pace, what goes on with it a
    quarter."""
    gregory = game("gregory_horror_show")
    state, rnd, seen = gregory.new(3, seed=4, poker_face=True), Random(4), set()
    while state.player != NOBODY and len(seen) < 2:
        if state.asked.window(state):
            seen.add(len(state.options) > 1)
            assert pause_of(0.8, state.asked, state, "ismcts") == 0.4
            assert pause_of(0.8, state.asked, state, "greedy") == 0.2
            assert pause_of(0.0, state.asked, state, "ismcts") == 0.0
        elif state.asked.opens(state):
            assert pause_of(0.8, state.asked, state, "ismcts") == 0.8
        else:
            assert pause_of(0.8, state.asked, state, "ismcts") == 0.2
        state.play(rnd.choice(state.options))
    assert seen == {True, False}, "there was a window with something to do, and one with nothing"


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
        made = [await a_table(hub) for _ in range(25)]
        assert len(hub.tables) <= 11
        for table in made:
            assert hub.table(table.tid).sitting.state.player == 0

    with_hub(tmp_path, work)


def test_over_means_nobody_is_waited_for() -> None:
    now, _ = sitting(TOY)
    for pick in (0, 3, 1, 4, 2):
        seat = now.state.player
        now.pick(seat, now.asks[seat], "", pick)
    assert now.over
    assert now.waits_for() == []
    assert now.state.player == NOBODY
    with pytest.raises(Refused, match="no-over"):
        now.pick(1, now.asks[1], "z", 5)
    assert now.may_undo(0) == 0


def test_the_shared_house_forgets_nobody(house: House) -> None:
    """A browser's seats come from the store, not from memory."""
    ann = house.browser()
    table = ann.new(against="random")
    del house.hub.tables[table[3:]]
    assert 'data-me="0"' in ann.get(table).text
