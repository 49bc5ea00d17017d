"""The live line: what is sent twice, late, by the wrong seat, or is nonsense; what each viewer is told, and when."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from served import TOY, Browser, House, Line, find
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hantise.server.house import House as House_
from hantise.server.live import MOVED, talk
from hantise.server.packed import WINDOW
from hantise.server.store import Store
from hantise.table.hub import Hub, Table
from hantise.table.rows import Sitter
from hantise.table.wire import Slot, read

Two = tuple[House, str, Browser, Browser]


@pytest.fixture(params=["socket", "polled"])
def two(request: pytest.FixtureRequest, two: Two) -> Two:
    """The same over a socket, and over plain requests where there is none; whoever looks on has a socket."""
    for person in two[2:]:
        person.polled = request.param == "polled"
    return two


def rows(house: House, table: str) -> int:
    return int(house.hub.store.one("SELECT count(*) FROM entry WHERE tid = ?", table[3:])[0])


def test_a_pick_reaches_all(two: Two) -> None:
    house, table, ann, bob = two
    a, b, watching = ann.live(table), bob.live(table), house.browser().live(table)
    before = rows(house, table)
    a.pick("b2")
    for other in (b, watching):
        assert "Ann" in other.until("v", 1)["html"]
    b.drain()
    assert not a.picks
    assert "a1" in b.picks
    assert "b2" not in b.picks
    assert rows(house, table) == before + 1


def test_what_is_told_is_compressed_with_what_was_told_before(house: House) -> None:
    host = house.browser()
    address = host.url.replace("http", "ws") + host.new(game="shy_monsters", against="random") + "/live"
    with connect(address, additional_headers={"cookie": host.cookie()}) as socket:
        (deflate,) = socket.protocol.extensions
        assert "remote_no_context_takeover=False" in repr(deflate)
        assert f"remote_max_window_bits={WINDOW}" in repr(deflate)
        socket.send('{"hi": 0}')
        assert 'id="board"' in str(socket.recv(timeout=5))


def test_double_click_acts_once(two: Two) -> None:
    house, table, ann, _ = two
    a, before = ann.live(table), rows(house, table)
    message = {"id": "x1", "ask": a.ask, "pick": a.picks["b2"]}
    a.send(message)
    a.send(message)
    assert a.until("ack")["ack"] == "x1"
    a.drain()
    assert rows(house, table) == before + 1
    a.send(message)  # much later, from a browser that missed the acknowledgement
    assert a.until("ack")["ack"] == "x1"
    assert rows(house, table) == before + 1


def test_a_stale_pick_is_refused(two: Two) -> None:
    house, table, ann, bob = two
    a, b = ann.live(table), bob.live(table)
    old = a.ask
    a.pick("b2")
    b.until("v", 1)
    b.drain()
    b.pick("a1")
    a.until("v", 2)
    a.drain()
    before = rows(house, table)
    a.send({"id": "late", "ask": old, "pick": a.picks["c3"]})
    refused = a.until("no")
    assert refused["no"] == "late"
    assert "look again" in refused["why"]
    assert "html" in a.until("v")  # and the whole view, so that the browser is right again
    assert rows(house, table) == before
    a.pick("c3", "fresh")


def test_one_pick_id_for_another_pick_is_refused(two: Two) -> None:
    house, table, ann, _ = two
    a = ann.live(table)
    ask, other = a.ask, a.picks["c3"]
    a.pick("b2", "same")
    before = rows(house, table)
    a.send({"id": "same", "ask": ask, "pick": other})
    assert a.until("no")["no"] == "same"
    assert rows(house, table) == before


def test_another_seat_cannot_pick(two: Two) -> None:
    house, table, ann, bob = two
    a, b, stranger = ann.live(table), bob.live(table), house.browser().live(table)
    before = rows(house, table)
    for line in (b, stranger):
        for ask in (0, 1, a.ask):
            line.send({"id": f"t{ask}", "ask": ask, "pick": 4})
            assert "not your turn" in line.until("no")["why"]
        line.send({"undo": 1})
        line.until("why")
    assert rows(house, table) == before


def test_an_option_that_is_none(two: Two) -> None:
    house, table, ann, _ = two
    a, before = ann.live(table), rows(house, table)
    for pick in (-1, 9, 2**40):
        a.send({"id": f"p{pick}", "ask": a.ask, "pick": pick})
        assert "not possible" in a.until("no")["why"]
    assert rows(house, table) == before


@pytest.mark.parametrize(
    "rubbish",
    [
        "{",
        "null",
        "[]",
        "[" * 1500,
        '{"a":' * 300,
        '{"pick":"b2","ask":1}',
        '{"ask":1}',
        '{"id":' + "9" * 400 + "}",
        '{"why":' + json.dumps("x" * 1999) + "}",
        '{"pick":1e999,"ask":1}',
        '{"pick":' + "9" * 40 + ',"ask":1}',
        "é" * 2001,
        "x" * 15_000,
        b"\x00\xff\xfe",
        b"",
        '{"id":"' + "i" * 65 + '","ask":1,"pick":4}',
    ],
)
def test_rubbish_is_answered_and_changes_nothing(two: Two, rubbish: str | bytes) -> None:
    house, table, ann, _ = two
    a, before = ann.live(table), rows(house, table)
    a.send(rubbish)
    assert a.until("why")["why"]
    assert rows(house, table) == before
    a.pick("b2")


def test_a_message_beyond_all_measure_ends_only_this_line(two: Two) -> None:
    house, table, ann, _ = two
    a = ann.live(table)
    with suppress(ConnectionClosed):  # a plain request is refused at once
        a.send("x" * 1_000_000)
    with pytest.raises(Exception, match=r"1009|too big|closed|received|410|404"):
        a.drain()
    ann.live(table).pick("b2")
    assert house.hub.table(table[3:]).sitting.n == 1


def test_a_flood_is_slowed(two: Two) -> None:
    _, table, ann, _ = two
    a = ann.live(table)
    for _ in range(60):
        a.send({"why": "b2"})
    a.drain()
    assert any("wait a moment" in raw for raw in a.raw)


def test_two_tabs_of_one_seat(two: Two) -> None:
    house, table, ann, bob = two
    one, other, b = ann.live(table), ann.live(table), bob.live(table)
    message = {"id": "tab1", "ask": one.ask, "pick": one.picks["b2"]}
    one.send(message)
    other.send(message | {"id": "tab2"})  # the same button pressed in both
    assert one.until("ack")["ack"] == "tab1"
    assert other.until("no")["no"] == "tab2"
    one.drain()
    other.drain()
    assert one.v == other.v == 1
    b.drain()
    b.pick("a1")
    for tab in (one, other):
        tab.until("v", 2)
        tab.drain()
    assert one.picks == other.picks
    other.pick("c3")
    assert one.until("v", 3)
    assert house.hub.table(table[3:]).sitting.n == 3


def test_heartbeat(two: Two) -> None:
    _, table, ann, _ = two
    a = ann.live(table)
    a.send("")
    assert a.hear() == {}


def test_why_not(two: Two) -> None:
    _, table, ann, bob = two
    a, b = ann.live(table), bob.live(table)
    a.pick("b2")
    b.drain()
    b.send({"why": "b2"})
    told = b.until("why")
    assert told["rule"] == "T-2"
    assert "T-2" not in told["why"]
    b.send({"why": "the moon"})
    told = b.until("why")
    assert told["why"]
    assert told["rule"] == "T-2", "the rule of the decision, where nothing more can be said"
    a.send({"why": "a1"})
    assert "not your turn" in a.until("why")["why"]


def test_undo(two: Two) -> None:
    house, table, ann, bob = two
    a, b = ann.live(table), bob.live(table)
    first = a.ask
    a.pick("b2")
    a.drain()
    b.drain()
    assert a.undo
    stale_for_b = b.ask
    a.send({"undo": a.ask})
    assert a.until("v", 0)
    a.drain()
    assert set(a.picks) == {c + r for c in "abc" for r in "123"}
    assert b.until("v", 0)
    assert a.ask > first
    a.send({"undo": a.ask})
    assert a.until("why")["why"]  # nothing is left to take back
    a.pick("a1")
    b.drain()
    b.send({"id": "old", "ask": stale_for_b, "pick": b.picks["c3"]})  # composed before the other took back
    assert b.until("no")["no"] == "old"
    b.drain()
    b.pick("c3")
    a.drain()
    a.send({"undo": a.ask})
    assert "since" in a.until("why")["why"]
    assert house.hub.table(table[3:]).sitting.n == 2
    log = ann.get(table).text.partition('id="lines"')[2].partition("</ol>")[0]
    assert "took the last pick back" in log
    assert "b2" not in log


def test_undo_twice_by_double_click_takes_one_back(two: Two) -> None:
    house, table, ann, _ = two
    a = ann.live(table)
    a.pick("b2")
    a.drain()
    a.send({"undo": a.ask})
    a.send({"undo": a.ask})
    a.drain()
    assert house.hub.table(table[3:]).sitting.n == 0
    assert sum("look again" in raw for raw in a.raw) == 1


def test_reconnect_brings_all_in_one_message(two: Two) -> None:
    _, table, ann, bob = two
    a, b = ann.live(table), bob.live(table)
    a.pick("b2")
    b.drain()
    b.socket.close()
    back = bob.live(table)
    whole = read(next(r for r in back.raw if "\n" in r))
    for region in ("status", "board", "ask", "seats", "lines"):
        assert f'id="{region}"' in whole["html"]
    assert whole["v"] == 1


def test_after_a_restart_the_line_goes_on(open_house: Callable[..., House]) -> None:
    house = open_house()
    ann = house.browser()
    table = ann.new(against="random", name="Ann")
    a = ann.live(table)
    sent = {"id": "before", "ask": a.ask, "pick": a.picks["b2"]}
    a.send(sent)
    a.until("ack")
    a.drain()
    shown = strip(ann.get(table).text)
    house.close()
    again = open_house()
    new = again.browser()
    new.http.cookies = ann.http.cookies
    assert strip(new.get(table).text) == shown
    b = new.live(table)
    b.send(sent)
    assert b.until("ack")["ack"] == "before"
    assert again.hub.table(table[3:]).sitting.n == 2


def strip(page: str) -> str:
    """A page without who is there just now."""
    return re.sub(r'<section id="seats".*?</section>', "", page, flags=re.DOTALL)


def test_a_slow_reader_is_sent_the_newest_only(two: Two) -> None:
    house, table, ann, bob = two
    a, b, slow = ann.live(table), bob.live(table), house.browser().live(table)
    slow.drain()
    viewer = next(v for v in house.hub.table(table[3:]).viewers if v.seat == -1)
    for path in ("a1", "b1", "a2", "b2"):
        line = a if a.picks else b
        line.pick(path)
        a.drain()
        b.drain()
    assert len(viewer.notes) == 0
    slow.drain()
    assert slow.v == 4


# hidden information ----------------------------------------------------------------------------------------------------------
ROW = ("f7", "e7", "d7", "c7", "b7", "a7")


def build(master: Line, order: tuple[str, ...], hesitate: bool) -> None:
    """Build a row to the left. order: "m" and "n" are the two monsters."""
    tiles = sorted({p.split()[0] for p in master.picks if not re.match(r"[a-m]\d", p)} - {"corridor", "exit"})
    names = {"c": "corridor", "x": "exit", "m": tiles[0], "n": tiles[1]}
    for n, (cell, tile) in enumerate(zip(ROW, order, strict=True)):
        master.pick(f"{names[tile]} {cell}")
        master.drain()
        if hesitate and n in (0, 3):
            master.send({"undo": master.ask})
            master.drain()
            master.pick(f"{names[tile]} {cell}")
            master.drain()


def world(house: House, order: tuple[str, ...], hesitate: bool) -> tuple[list[str], dict[str, str], str]:
    """All that the hero and a spectator are sent in a game whose floor is built so, and the master's own page."""
    host, guest, stranger = house.browser(), house.browser(), house.browser()
    table = host.new(game="shy_monsters", against="link", name="Ann")
    invite = re.search(r"/j/[a-z2-7]{26}", host.get(table).text)
    assert invite
    guest.post(invite[0], {"name": "Bob"})
    master, hero, watching = host.live(table), guest.live(table), stranger.live(table)
    for line in (master, hero, watching):
        line.drain()
    early = {f"during {p}": guest.get(table + p).text for p in ("", "/record", "/past?n=0", "/past?n=1", "/past?n=3")}
    build(master, order, hesitate)
    assert (hero.drain(), watching.drain()) == (1, 1), "neither the building is shown, nor its pauses"
    for path in ("f7", "e7"):
        hero.pick(path)
        hero.drain()
    hero.send({"why": "attack a7"})
    hero.until("why")
    hero.pick("f7")
    for line in (hero, watching):
        line.drain()
    pages = {p: guest.get(table + p).text for p in ("", "/record", *(f"/past?n={n}" for n in range(12)))}
    pages |= {f"stranger {p}": stranger.get(table + p).text for p in ("", "/record", "/past?n=3", "/past?n=8&as=0")}
    ids = (table[3:], "TABLE")
    told = [raw.replace(*ids) for raw in hero.raw] + ["--"] + [raw.replace(*ids) for raw in watching.raw]
    return told, {k: t.replace(*ids) for k, t in (early | pages).items()}, host.get(table).text


def test_what_the_hero_is_sent_is_the_same_in_worlds_he_cannot_tell_apart(house: House) -> None:
    one = world(house, ("c", "c", "x", "m", "n", "c"), hesitate=False)
    other = world(house, ("c", "c", "n", "c", "x", "m"), hesitate=True)
    assert one[0] == other[0]
    for path, page in one[1].items():
        assert page == other[1][path], path
    assert one[2] != other[2]  # the master's own page does differ, so the comparison can fail
    assert "corridor" in one[2]


def test_a_spectator_sees_the_public_view(house: House) -> None:
    host, stranger = house.browser(), house.browser()
    table = host.new(game="shy_monsters", against="random", name="Ann")
    line = host.live(table)
    hand = {p.split()[0] for p in line.picks if not re.match(r"[a-m]\d", p)} - {"corridor", "exit"}
    assert len(hand) == 2
    own = house.hub.table(table[3:]).drawn
    assert any(place[0] == 0 for place in own)
    said = stranger.get(table).text
    told = [r for r in stranger.live(table).raw if r]
    log = said.partition('id="lines"')[2].partition("</ol>")[0]
    assert "draws two monsters" in log
    assert not any(name.replace("_", " ") in log.lower() for name in hand)
    assert 'data-pick="' not in said + "".join(told)


def test_sizes_do_not_tell(house: House) -> None:
    """The ticks of a build cause no message to others at all, not even an empty one."""
    host = house.browser()
    table = host.new(game="shy_monsters", against="link")
    master, watching = host.live(table), house.browser().live(table)
    master.drain()
    watching.drain()
    master.pick("corridor f7")
    assert watching.silent()
    master.drain()
    master.send({"undo": master.ask})
    assert master.until("v", 0)
    assert watching.silent()


# a seat that was moved -------------------------------------------------------------------------------------------------------
def moved_to(house: House, table: str, owner: Browser) -> Browser:
    """The owner's seat moves to another browser, which is returned."""
    other = house.browser()
    answer = owner.post(table + "/seat/0/link")
    ticket = re.search(r"/j/[a-z2-7]{26}", answer.text)
    assert ticket
    assert other.post(ticket[0]).headers["location"] == table
    return other


@pytest.mark.parametrize("deaf", [False, True])
@pytest.mark.parametrize(
    "said",
    [{"pick": 4, "id": "x"}, {"undo": 0}, {"why": "b2"}, {"say": "hello"}, {"tip": "*"}, {"hint": 0}, {"hi": 0}, "rubbish"],
    ids=lambda said: next(iter(said)) if isinstance(said, dict) else said,
)
def test_the_old_socket_of_a_moved_seat_does_nothing_more_and_is_ended(two: Two, said: object, deaf: bool) -> None:
    """deaf: it never said hi, so that it is told nothing by itself."""
    house, table, ann, _ = two
    old = ann.live(table, hi=not deaf)
    ask = house.hub.table(table[3:]).sitting.asks[0]
    moved_to(house, table, ann)
    before = rows(house, table)
    with suppress(ConnectionClosed):  # it may be closed already
        old.send(said | {"ask": ask} if isinstance(said, dict) else said)
    with suppress(ConnectionClosed):
        while True:
            old.hear()
    assert old.socket.close_code == MOVED
    assert json.loads(old.raw[-1]) == {"go": f"{table}?moved=yes"}
    assert not any("\n" in raw for raw in old.raw[(0 if deaf else 1) :]), "and is shown nothing of the seat"
    assert rows(house, table) == before


def test_a_message_that_comes_with_the_move_is_the_new_holders_or_nobodys(two: Two) -> None:
    """Whatever a script does that has kept its line: who may pick is asked at the pick."""
    house, table, ann, _ = two
    sitting = house.hub.table(table[3:]).sitting
    told: list[str] = []
    slot = Slot(house.hub, house.hub.table(table[3:]), 0, "en", lambda: table, lambda: not told)
    told.append("moved")
    slot.hear(json.dumps({"id": "x", "ask": sitting.asks[0], "pick": 4}))
    assert sitting.n == 0
    assert ann.live(table).pick("b2")


# acknowledged means written --------------------------------------------------------------------------------------------------
class Wire:
    """A browser that says what it is told to say, and holds every acknowledgement against what lies on disk."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub, self.table = hub, table
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.acks: list[str] = []
        self.refused: list[str] = []

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send(self, message: dict[str, Any]) -> None:
        told = read(message["text"]) if message["text"] else {}
        if "no" in told:
            self.refused.append(told["no"])
        if "ack" in told:
            stored = self.hub.store.all("SELECT what FROM entry WHERE tid = ? AND kind = 'pick'", self.table.tid)
            ids = [json.loads(what).get("id") for (what,) in stored]
            assert told["ack"] in ids, f"{told['ack']} was acknowledged, and only {ids} are on disk"
            self.acks.append(told["ack"])

    def pick(self, name: str, ask: int, pick: int) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps({"id": name, "ask": ask, "pick": pick})})


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_no_acknowledgement_before_its_row_is_on_disk(
    tmp_path: Path, seed: int, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same pick twice and three times in one go, by two tabs, on a disk that is full now and then."""
    random = Random(seed)
    monkeypatch.setattr("hantise.server.store.SLOW", 0.0 if slow else 99.0)

    async def work() -> None:
        hub = House_(Store(tmp_path), pace=0.0, find=find)
        table = await hub.open_for(TOY, [Sitter("human", "Ann"), Sitter("human", "Bob")], {0: b"a", 1: b"b"}, b"a")
        write, full = hub.store.transact, False

        def transact(deeds: Any) -> None:
            if full:
                raise sqlite3.OperationalError("database or disk is full")
            write(deeds)

        hub.store.transact = transact  # type: ignore[method-assign]
        wires = [(seat, Wire(hub, table)) for seat in (0, 1, 0, 1)]
        here = f"/t/{table.tid}"
        talks = [
            asyncio.create_task(talk(hub, Slot(hub, table, seat, "en", lambda: here, lambda: True), w)) for seat, w in wires
        ]
        for _, wire in wires:
            wire.said.put_nowait({"type": "websocket.receive", "text": '{"hi": 0}'})
        for round_ in range(40):
            sitting = table.sitting
            if sitting.over:
                break
            full = random.random() < 0.5
            seat, name = sitting.state.player, f"p{round_}"
            ask, pick = sitting.asks[seat], random.choice(sitting.state.options)
            tabs = [wire for at, wire in wires if at == seat]
            for _ in range(random.randint(1, 3)):
                random.choice(tabs).pick(name, ask, pick)
                if random.random() < 0.3:
                    await asyncio.sleep(0)
            await asyncio.sleep(0.002)
            await hub.on_disk(table)
            await asyncio.sleep(0.002)
            assert not [t for t in talks if t.done()], "a false acknowledgement ends the line"
        assert any(wire.acks for _, wire in wires)
        assert any(wire.refused for _, wire in wires)
        for _, wire in wires:
            wire.said.put_nowait({"type": "websocket.disconnect"})
        await asyncio.gather(*talks)
        await hub.close()

    asyncio.run(work())


def test_a_repeat_in_one_go_on_a_full_disk_is_refused_both_times(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    house, table, ann, _ = two
    a, before = ann.live(table), rows(house, table)

    def full(deeds: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    whole = house.hub.store.transact
    monkeypatch.setattr(house.hub.store, "transact", full)
    message = json.dumps({"id": "x1", "ask": a.ask, "pick": a.picks["b2"]})
    slot = next(v for v in house.hub.table(table[3:]).viewers if v.seat == 0)
    house.server.servers[0].get_loop().call_soon_threadsafe(lambda: [slot.hear(message), slot.hear(message)])
    assert a.until("no")["no"] == "x1"
    a.drain()
    assert not any('"ack"' in raw for raw in a.raw)
    assert rows(house, table) == before
    monkeypatch.setattr(house.hub.store, "transact", whole)
    a.pick("b2", "x1")  # and it can be sent again when there is room
