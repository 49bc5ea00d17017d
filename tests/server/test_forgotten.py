"""Where a table forgets covered faces, so does every address of it, until the end."""

from __future__ import annotations

import asyncio
import io
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest
from direct import Direct, kept
from test_nobody_learns import asked

from hantise.core.frame import CHANCE, NOBODY
from hantise.core.record import Entry, Record, RecordError
from hantise.core.registry import games
from hantise.server.guard import Rates
from hantise.table import hub
from hantise.table.rows import Sitter

GAME = games()["mac_gregor"]
PEOPLE, PICKS = ("ann", "bob", "cid"), 60
WHO = (*PEOPLE, "zoe")  # the last looks on


def played(seed: int) -> Record:
    """A game at whose table tokens that lie face down are forgotten, after some rounds."""
    state, rng = GAME.new(len(PEOPLE), seed, {"token_memory": "hidden"}, poker_face=True), random.Random(seed)
    for _ in range(PICKS):
        if state.player != NOBODY:
            state.play(rng.choice(list(state.options)))
    return Record.of(GAME, state, {"token_memory": "hidden"})


def told(record: Record) -> tuple[Any, list[Any]]:
    """Which tokens lie where, and all that anybody saw or heard of it at its end."""
    state = record.replay()
    seen = [GAME.view(state, seat) for seat in range(-1, state.seats)]
    return state.tokens, [
        seen,
        state.events,
        [(e[0], e[2], e[3]) for e in state.tape],
        [e.text for e in record.mirror(0).entries],
    ]


def twins() -> tuple[Record, Record]:
    """Two games that differ in two tokens alone, which were drawn for all to see and lie face down since."""
    for seed in range(40):
        one = played(seed)
        drawn = [i for i, e in enumerate(one.entries) if e.who == CHANCE and e.text in GAME.words["token"]]
        for i, j in (
            (i, j) for i in drawn[len(PEOPLE) :] for j in drawn if j > i and one.entries[i].text != one.entries[j].text
        ):
            entries = list(one.entries)
            entries[i], entries[j] = Entry(CHANCE, one.entries[j].text), Entry(CHANCE, one.entries[i].text)
            other = Record(GAME, one.seats, one.options, one.names, one.poker_face, entries)
            try:
                (lie, known), (lie_there, known_there) = told(one), told(other)
            except RecordError:
                continue
            if lie != lie_there and known == known_there:
                return one, other
    raise AssertionError("no two such games")


def plain(answer: bytes) -> object:
    """An answer; of an archive what lies in it."""
    if not answer.startswith(b"PK"):
        return answer
    with zipfile.ZipFile(io.BytesIO(answer)) as archive:
        return [(name, archive.read(name)) for name in archive.namelist()]


async def all_of(server: Direct, tid: str, last: int) -> dict[tuple[str, str], object]:
    """What everybody is answered by every address, at every position that he may look back at, and when he touches anything."""
    found: dict[tuple[str, str], object] = {}
    for who in WHO:
        there = asked(tid, GAME, last, len(PEOPLE))
        there["/t/{tid}/past"] += [f"/t/{tid}/past?n={n}" for n in range(last + 1)]
        for address in dict.fromkeys(address for addresses in there.values() for address in addresses):
            if not address.startswith(("/static", "/docs", "/rules", "/how", "/puzzles", "/print")):
                _, status, body = await server.ask(address, who)
                found[who, address] = status, plain(body)
        _, status, body = await server.ask(f"/t/{tid}/capsule", who, form="words=where+is+the+trap")
        found[who, "capsule"] = status, body
        words = [f"{deed}{room}" for room in GAME.words["room"] for deed in ("", "go ", "place ")] + ["flip"]
        says = ['{"hi": 0}', *(json.dumps({"why": word}) for word in words), '{"vote": "ask back 3"}', '{"undo": 1}']
        found[who, "live"] = await server.live(f"/t/{tid}/live", says, who)
    return found


def answers(folder: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> list[dict[tuple[str, str], object]]:
    """All that is told of that game while it runs, and once it is over."""

    async def main() -> list[dict[tuple[str, str], object]]:
        monkeypatch.setattr(hub, "new_id", lambda: "abcdefghjkmn")
        server = Direct(folder)
        for name in ("rates", "deeds", "looks", "costly"):
            server.app.state[name] = Rates(1e9, 1e9)
        server.app.state.post.key = bytes(31) + b"1"  # of each house another
        async with server.open():
            people = [Sitter("human", name.title()) for name in PEOPLE]
            keys = {seat: kept(name) for seat, name in enumerate(PEOPLE)}
            table = await server.hub.open_for(GAME, people, keys, kept("ann"), None, False, record)
            running = await all_of(server, table.tid, table.sitting.n)
            assert not table.sitting.over
            table.sitting.dropped = True  # as if all had agreed to end it here
            table.wake()
            return [running, await all_of(server, table.tid, 1)]

    return asyncio.run(main())


def test_40_every_address_has_forgotten_what_lies_face_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = twins()
    (running, over), (running_there, over_there) = (
        answers(tmp_path / str(n), record, monkeypatch) for n, record in enumerate((one, other))
    )
    assert running.keys() == running_there.keys()
    assert not [asked for asked, answer in running.items() if running_there[asked] != answer], "tells what was forgotten"
    record = "/t/abcdefghjkmn/record"
    assert over["zoe", record] != over_there["zoe", record], "at the end the record is whole"
