"""A table without a server: opened, picked at, drawn, told, taken back and replayed in a Python that has nothing installed but
what `hantise` itself asks for."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLAY = '''
import asyncio, importlib.abc, re, sys

ALLOWED = set(sys.argv[1].split(","))


class Nothing(importlib.abc.MetaPathFinder):
    """Nothing else is installed."""

    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if first not in sys.stdlib_module_names and first not in ALLOWED and not first.startswith("_"):
            raise ModuleNotFoundError(f"there is no {first} here", name=name)
        return None


sys.meta_path.insert(0, Nothing())
for name in ("litestar", "msgspec", "uvicorn", "uvloop", "httptools", "websockets"):
    try:
        __import__(name)
    except ModuleNotFoundError:
        continue
    raise SystemExit(f"{name} could be imported")

import json
from random import Random
from hantise.core.record import Record
from hantise.core.registry import game
from hantise.table import pages, room
from hantise.table.annex import Visit, annex_of
from hantise.table.alone import Here, Memory
from hantise.table.hub import Hub
from hantise.table.rows import Sitter
from hantise.table.wire import Slot


async def play(name):
    store, random = Memory(), Random(3)
    hub = Hub(store, Here(think=0.01), pace=0.0)
    of = game(name)
    people = [Sitter("human", "Ann")] + [Sitter("bot", "", "random")] * (of.seats[0] - 1)
    table = await hub.open(of, people)
    at = lambda seat: room.stand(table, [seat] if seat >= 0 else [], b"")
    slots = {
        seat: Slot(hub, table, seat, "fr", lambda seat=seat: room.draw(hub, table, at(seat), "fr"), lambda: True)
        for seat in (0, -1)
    }
    table.viewers |= set(slots.values())
    for slot in slots.values():
        slot.hear('{"hi": 0}')
    drawn, undone, told = 0, 0, {0: [], -1: []}
    for n in range(300):
        if n >= 30 and (undone or name == "horror_attack"):
            break
        for _ in range(5000):
            if table.settled and table.thinking is None:
                break
            await asyncio.sleep(0)
        for seat, slot in slots.items():
            told[seat] += slot.messages()
        sitting = table.sitting
        if sitting.over:
            break
        page = pages.table_page(room.draw(hub, table, at(0), "en").seen)
        assert page.startswith("<!doctype html>") and 'id="board"' in page
        drawn += 1
        if sitting.undoing.may(0) and not undone:
            slots[0].hear(json.dumps({"undo": sitting.asks[0]}))
            await asyncio.sleep(0)
            undone += 1
            continue
        if 0 in sitting.waits_for():
            pick = random.choice(list(sitting.asked_of(0).options))
            slots[0].hear(json.dumps({"id": f"p{n}", "ask": sitting.asks[0], "pick": pick}))
    assert drawn > 5, (name, drawn)
    assert undone or name == "horror_attack", "in that game somebody else always picks before one could take back"
    assert any('"ack"' in message for message in told[0]), "picks were acknowledged"
    assert any("\\n" in message for message in told[-1]), "who looks on was told"
    past = pages.table_page(room.past(hub, table, at(0), "en", 1, None, {}))
    assert "data-v" in past
    record = Record.read(table.sitting.record().write())
    assert record.replay().key(False) == table.sitting.state.key(False), "the record plays the same again"
    kept = hub.table(table.tid)
    del table, sitting, kept
    hub.kept.clear(); hub.tables.clear()
    assert hub.table(next(iter(store.sheets))).sitting.record().write() == record.write(), "the rows give it back"
    await annexed(hub, of)
    await hub.close()


class Host:
    """What a page of an annex may have done here."""

    def __init__(self, hub):
        self.hub, self.mine = hub, []

    async def come(self, tid):
        table = self.hub.table(tid)
        await self.hub.on_disk(table)
        return table, room.stand(table, self.mine, b"")

    async def pick(self, table, seat, pick):
        await self.hub.do(table, table.sitting.pick(seat, table.sitting.asks[seat], "", pick))

    async def aside(self, work, *args):
        return work(*args)

    async def open(self, game, people, mine, options, hot):
        self.mine = list(mine)
        return await self.hub.open(game, people, b"", options, hot)


async def annexed(hub, of):
    """The pages of the game's annex, where it has any: shown, and one of them opens a table."""
    annex, host = annex_of(of), Host(hub)
    for word, page in annex.pages.items():
        shown = await page(Visit(of, "en", f"/games/{of.id}/{word}", "http://here", host, query={"deck": "hunters"}))
        assert shown.status == 200 and shown.text.startswith("<!doctype html>")
        fields = dict(re.findall(r'name="(n-[a-z_]+)" value="([0-9]+)"', shown.text)) | {"do": "play", "against": "random"}
        went = await page(Visit(of, "en", "/", "http://here", host, form=fields, sent=True))
        opened = hub.table(went.address.removeprefix("/t/"))
        assert not [w for w in annex.ways(opened.sitting, host.mine[0]) if w.first], "the deck is handed in"


asyncio.run(play(sys.argv[2]))
loaded = sorted({n.partition(".")[0] for n in sys.modules} - set(sys.stdlib_module_names) - ALLOWED)
print("played;", [n for n in loaded if not n.startswith("_")])
'''

# What the named dependencies themselves bring along.
WITH_THEM = {
    "fluent",
    "markdown_it",
    "mdurl",
    "markupsafe",
    "pygments",
    "babel",
    "pytz",
    "attr",
    "attrs",
    "typing_extensions",
    "six",
}


def allowed() -> set[str]:
    """The import names of what `hantise` itself depends on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {text.partition(">")[0] for text in project["dependencies"]}
    assert names == {"click", "fluent.runtime", "jinja2", "markdown-it-py", "rich"}
    return {"click", "jinja2", "rich", "hantise"} | WITH_THEM


@pytest.mark.slow
@pytest.mark.parametrize("name", ["shy_monsters", "evil_corp", "gregory_horror_show", "horror_attack", "mac_gregor"])
def test_a_table_opens_plays_draws_tells_takes_back_and_replays_without_a_server(name: str) -> None:
    command = [sys.executable, "-c", PLAY, ",".join(sorted(allowed())), name]
    run = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("played; []"), run.stdout
