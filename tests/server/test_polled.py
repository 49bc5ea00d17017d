"""A line without a socket: what is sent twice, lost on the way, in another order, by another browser; the same is told."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from served import Browser, House, PolledSocket
from tests.proxy import Proxy

from hantise.server import polled
from hantise.table.wire import read

Two = tuple[House, str, Browser, Browser]


def said(line: PolledSocket, what: str, **fields: Any) -> tuple[int, dict[str, Any]]:
    answer = line.http.post(f"{line.base}/{what}", content=json.dumps(fields))
    return answer.status_code, answer.json() if answer.status_code in (200, 410) else {}


def test_76_the_same_is_told_as_over_a_socket(two: Two) -> None:
    _, table, ann, _ = two
    socket = ann.live(table)
    ann.polled = True
    assert ann.live(table).raw[-1] == socket.raw[-1]


def test_73_a_request_that_comes_twice_acts_once_and_an_answer_that_was_lost_comes_again(two: Two) -> None:
    house, table, ann, bob = two
    bob.live(table)
    line = PolledSocket(ann.http, table)
    line.send('{"hi": 0}')
    first = said(line, "hear", got=0)[1]
    assert first["n"] == 1
    assert said(line, "hear", got=0)[1] == first, "the answer was lost: here it is again"
    pick = json.dumps({"id": "once", "ask": house.hub.table(table[3:]).sitting.asks[0], "pick": 4})
    for _ in range(3):
        assert said(line, "say", n=2, say=[pick, '{"say": "hello"}'])[0] == 200
    told = said(line, "hear", got=1)[1]
    assert [read(m).get("ack") for m in told["said"] if "ack" in m] == ["once"]
    assert sum("why" in m for m in told["said"]) == 1, "the phrase that the game does not have was refused once"
    assert house.hub.table(table[3:]).sitting.n == 1
    assert said(line, "hear", got=0)[0] == 410, "it got what it says it did not get: a line that is mixed up begins anew"
    assert said(line, "say", n=9, say=[pick])[0] == 410


def test_what_is_done_in_secret_is_not_told_by_the_time_of_an_answer(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polled, "HOLD", 0.6)
    _, table, ann, bob = two
    line = PolledSocket(ann.http, table)
    line.send('{"hi": 0}')
    assert said(line, "hear", got=0)[1]["n"] == 1
    deed = {"who": "s0", "how": "mute"}  # all are woken by it, as by any secret pick, and she hears nothing
    secret = threading.Timer(0.1, lambda: bob.post(f"{table}/talk/hear", deed))
    secret.start()
    began = time.monotonic()
    assert said(line, "hear", got=1)[1] == {"n": 1, "said": []}
    assert time.monotonic() - began >= 0.55, "the answer came at once: somebody has done something"
    secret.join()


def test_a_line_is_its_browsers_alone(two: Two) -> None:
    _, table, ann, bob = two
    line = PolledSocket(ann.http, table)
    for thief in (bob, *[two[0].browser()]):
        answer = thief.post(f"{line.base}/say", content='{"n": 1, "say": ["{\\"hi\\": 0}"]}')
        assert answer.status_code == 410
        assert thief.post(f"{line.base}/hear", content='{"got": 0}').status_code == 410
    elsewhere = line.base.replace(table, ann.new(against="greedy"))
    assert ann.post(f"{elsewhere}/hear", content='{"got": 0}').status_code == 410
    answer = ann.post(f"{line.base}/hear", content='{"got": 0}', headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert said(line, "hear", got=0, at_once=True)[0] == 200


@pytest.mark.parametrize(
    "body", ["", "{", "[]", "7", '{"n": -1}', '{"n": 1.5}', '{"n": true}', '{"n": 1, "say": "x"}', '{"got": "0"}']
)
def test_what_is_nothing_is_refused(two: Two, body: str) -> None:
    _, table, ann, _ = two
    line = PolledSocket(ann.http, table)
    for what in ("say", "hear"):
        assert ann.post(f"{line.base}/{what}", content=body).status_code == 400
    assert ann.post("/t/nowhere/line", content=body).status_code == 404


def test_who_asks_for_nothing_any_more_is_gone(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polled, "SILENT", 0.2)
    house = open_house()
    ann = house.browser()
    table = ann.new(against="greedy")
    line = PolledSocket(ann.http, table)
    at, end = house.hub.table(table[3:]), time.monotonic() + 5
    assert at.online() == [0]
    while at.online():
        assert time.monotonic() < end, "somebody is thought to be there"
        time.sleep(0.02)
    assert said(line, "hear", got=0)[0] == 410


def test_73_over_a_wild_line_each_pick_acts_once_and_nothing_is_missed(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the requests of a live line meet with an accident: lost, unanswered, sent three times; all of them late."""
    house, table, *people = two
    monkeypatch.setattr(polled, "HOLD", 0.1)
    with Proxy(int(house.url.rpartition(":")[2])) as wild:
        wild.wild, wild.late = 0.5, 0.05
        lines = [Wild(person, wild.address, table) for person in people]
        rnd, sitting = random.Random(3), house.hub.table(table[3:]).sitting
        made = 0
        while not sitting.over:
            seat = sitting.waits_for()[0]
            lines[seat].pick({"id": f"p{made}", "ask": sitting.asks[seat], "pick": rnd.choice(sitting.state.options)})
            made += 1
            assert sitting.n == made, "it acted once"
        for line, person in zip(lines, people, strict=True):
            line.until(lambda line=line: line.v == made)
            assert line.refused == []
            clean = PolledSocket(person.http, table)
            clean.send('{"hi": 0}')
            assert read(str(clean.recv()))["v"] == line.v
        assert {"lost", "unanswered", "twice"} <= set(wild.met)


class Wild:
    """What the page's script does over a line that loses requests and answers: it asks again under the same numbers, and begins
    anew where the line is gone."""

    def __init__(self, browser: Browser, address: str, table: str) -> None:
        self.http, self.address = browser.http, address + table
        self.v, self.refused, self.acks = -1, list[str](), set[str]()
        self.out: dict[str, Any] = {}
        self.dial()

    def asked(self, path: str, said: dict[str, Any]) -> dict[str, Any]:
        for _ in range(50):
            with suppress(httpx.HTTPError):
                answer = self.http.post(self.address + path, content=json.dumps(said), timeout=5)
                assert answer.status_code in (200, 410), answer.text
                found: dict[str, Any] = answer.json()
                return found
        raise AssertionError("nothing comes through")

    def dial(self) -> None:
        self.base = "/line/" + self.asked("/line", {})["line"]
        self.n = self.got = 0
        for message in ({"hi": 0}, self.out):
            self.say(message)

    def say(self, message: dict[str, Any]) -> None:
        if not message:
            return
        self.n += 1
        if "gone" in self.asked(self.base + "/say", {"n": self.n, "say": [json.dumps(message)]}):
            self.dial()

    def hear(self) -> None:
        found = self.asked(self.base + "/hear", {"got": self.got})
        if "gone" in found:
            self.dial()
            return
        for message in [read(m) for m in found["said"]] if found["n"] != self.got else []:
            self.v = message.get("v", self.v)
            self.refused += [message["no"]] if "no" in message else []
            self.acks |= {message["ack"]} if "ack" in message else set()
        self.got = found["n"]

    def pick(self, message: dict[str, Any]) -> None:
        self.out = message
        self.say(message)
        self.until(lambda: message["id"] in self.acks)
        self.out = {}

    def until(self, met: Callable[[], bool]) -> None:
        for _ in range(100):
            if met():
                return
            self.hear()
        raise AssertionError("it does not come")
