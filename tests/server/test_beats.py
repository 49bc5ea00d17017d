"""Beats: how soon an answer comes tells nothing of what it was made with. The clock here goes only where work is done or waited
for, so nothing hangs on how fast a machine is."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from direct import Direct, Working, kept
from litestar.routes import HTTPRoute, WebSocketRoute
from test_nobody_learns import asked

from hantise.core.registry import games
from hantise.server.beats import BEAT, LATE, OPEN, Beats
from hantise.server.house import House
from hantise.table.rows import Sitter
from hantise.table.wire import Slot

GAME = games()["shy_monsters"]


def test_an_answer_goes_out_on_a_beat() -> None:
    beats = Beats(Working(), 0.025)
    for work, out in ((0.0, 0.025), (0.001, 0.025), (0.024, 0.025), (0.026, 0.05), (0.06, 0.1), (0.9, 1.6)):
        beats.clock.t = work  # type: ignore[attr-defined]
        assert beats.rest(0.0) == pytest.approx(out - work)
    assert Beats(Working()).rest(-5.0) == 0.0, "where there are no beats nothing waits"
    beats.clock.t = 10.0  # type: ignore[attr-defined]
    assert beats.since(9.9) == 9.9
    assert beats.since(10 - 0.025 * LATE - 0.1) == 10.0, "what is told long after he spoke is no answer"


class Server(Direct):
    """Whatever has to do with a table takes that long; whose rows were waited for is noted."""

    slow = 3.0

    def __init__(self, folder: Path, work: float, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(folder, BEAT)
        self.work, self.waited = work, set[str]()
        table, on_disk, hear = House.table, House.on_disk, Slot.hear

        def slow(hub: House, tid: str) -> Any:
            self.clock.t += self.work
            return table(hub, tid)

        async def noted(hub: House, of: Any) -> None:
            self.waited.add(of.tid)
            await on_disk(hub, of)

        def hears(slot: Slot, raw: Any) -> Any:
            self.clock.t += self.work
            return hear(slot, raw)

        monkeypatch.setattr(House, "table", slow)
        monkeypatch.setattr(House, "on_disk", noted)
        monkeypatch.setattr(Slot, "hear", hears)


def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: float, walk: Callable[[Server, str], Any]) -> None:
    """A table of two people, the first of whom asks."""

    async def main() -> None:
        server = Server(tmp_path, work, monkeypatch)
        async with server.open():
            people = [Sitter("human", "Ann"), Sitter("human", "Bob")]
            table = await server.hub.open_for(GAME, people, {0: kept("ann"), 1: kept("bob")}, kept("ann"))
            await walk(server, table.tid)

    asyncio.run(main())


@pytest.mark.parametrize("work", [0.0001, 0.004])
def test_60_each_answer_takes_a_beat_whatever_its_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: float) -> None:
    """By every address: what is done with tables takes longer or shorter, and the answer takes the same. What tells of a table
    waits besides until its rows are on disk."""

    async def walk(server: Server, tid: str) -> None:
        ticket = await server.hub.new_ticket(tid, 1)
        there = asked(tid, GAME, 0, 2) | {"/j/{ticket}": [f"/j/{ticket}"]}
        routes = [r for r in server.app.routes if isinstance(r, (HTTPRoute, WebSocketRoute))]
        gets = {r.path_format for r in routes if isinstance(r, WebSocketRoute) or "GET" in r.methods}
        assert set(there) == gets
        for form, addresses in there.items():
            for address in addresses:
                server.waited.clear()
                took, status, _ = await server.ask(address)
                assert took == pytest.approx(0.0 if address.startswith(OPEN) else BEAT), (address, status)
                tells = form in ("/", "/tables", "/tables/games", "/notices", "/j/{ticket}") or form.startswith("/t/")
                assert (tid in server.waited) == tells, (address, status)
        for address, words in ((f"/t/{tid}/pick", "ask=1&pick=0"), (f"/t/{tid}/undo", "ask=7"), (f"/t/{tid}/line", "")):
            took, status, body = await server.ask(address, form=words)
            assert took == pytest.approx(BEAT), (address, status)
        line = f"/t/{tid}/line/{json.loads(body)['line']}"
        for what, said in (("say", {"n": 1, "say": ['{"hi": 0}']}), ("hear", {"got": 0})):
            took, status, body = await server.ask(f"{line}/{what}", form=json.dumps(said))
            assert (took, status) == (pytest.approx(BEAT), 200)
        assert re.search(rb'"n": 1, "said": \["', body)

    served(tmp_path, monkeypatch, work, walk)


@pytest.mark.parametrize("work", [0.0001, 0.02])
def test_60_so_does_each_answer_of_a_live_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: float) -> None:
    async def walk(server: Server, tid: str) -> None:
        pick = next(iter(server.hub.table(tid).sitting.asked_of(0).options))
        says = ['{"hi": 0}', '{"why": "a1"}', f'{{"id": "p", "ask": 1, "pick": {pick}}}', '{"undo": 9}', "no word of ours"]
        took = await server.live(f"/t/{tid}/live", says)
        assert [out for out, _ in took] == [pytest.approx(BEAT)] * len(says)
        assert server.hub.table(tid).sitting.n == 1

    served(tmp_path, monkeypatch, work, walk)
