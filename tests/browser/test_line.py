"""The line: a server that dies and comes back, a network that refuses sockets or cuts them, two tabs; nothing lost, nothing
twice. HANTISE_TEST_WHOLE=1: lines are cut for half a minute."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable

import pytest
from tests.proxy import Proxy

from .driver import Person, Server, expect

COUNT = (
    "new MutationObserver(() => window.came++).observe(document.getElementById('lines'), {childList: true}), window.came = 0"
)
WHOLE = bool(os.environ.get("HANTISE_TEST_WHOLE"))

NET = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")


def test_72_73_77_a_killed_server_loses_nothing(person: Callable[..., Person], own_server: Server, hero_dead: str) -> None:
    me = person(at=own_server.address, expects=NET)
    me.load(hero_dead, 0, "greedy", 1)
    me.pick({"path": "kraken i7", "sure": ""})
    had, asked = me.now(), me.page.get_attribute("#asked", "value")
    me.press(me.at("exit"))  # begun, not sent
    own_server.kill()
    expect(me.page.locator("#net")).to_be_visible(timeout=5000)
    assert "No connection" in (me.page.text_content("#net") or "")
    assert me.page.locator("[data-at=exit][data-is=on]").count() == 1, "the draft is kept"
    me.press(me.at("h6"))
    assert "nothing can be picked until" in me.note(), "controls are locked"
    assert me.page.locator("#ask [data-pick]:not([disabled])").count() == 0
    assert me.page.locator("[data-at=exit][data-is=on]").count() == 1
    assert me.now() == had, "nothing is shown that the table has not told"
    own_server.start()
    expect(me.page.locator("#net")).to_be_hidden(timeout=15000)
    assert not me.note()
    me.press(me.at("h6"))
    me.until(lambda: "Exit at h6, face down" in me.now().values(), "what was begun goes on")
    assert int(me.page.get_attribute("#asked", "value") or 0) == int(asked or 0) + 1, "it acted once"
    assert me.now()["i7"] == had["i7"]
    me.page.reload()
    assert sorted(v for v in me.now().values() if "face down" in v) == [
        "Exit at h6, face down",
        "Kraken at i7, face down",
        "Mantis at h7, face down",
    ]


def test_72_a_pick_that_waits_outlives_a_reload(person: Callable[..., Person], own_server: Server, hero_dead: str) -> None:
    with Proxy(own_server.port) as line:
        me = person(at=line.address, expects=(*NET, own_server.address))
        me.load(hero_dead, 1, "greedy", 6)
        line.frozen = True
        me.press(me.at("j7"))  # nobody can know yet: it waits
        expect(me.page.locator("html")).to_have_attribute("data-state", "wait")
        expect(me.page.locator("#net")).to_be_visible(timeout=5000)
        line.cut(dead=False)
        line.frozen = False
        me.page.reload()
        me.until(lambda: "reveals j7" in me.lines()[0], "the pick that waited was not sent")
        assert sum("reveals j7" in line for line in me.lines()) == 1


def test_75_one_seat_in_two_tabs(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy", 6)
    first, second = me.page, me.tab()
    second.goto(first.url)
    me.pick({"path": "j7", "sure": ""})
    expect(second.locator("#lines li").first).to_contain_text("reveals j7")
    me.page = second
    me.pick({"path": "i9", "sure": ""})
    expect(first.locator("#lines li").first).to_contain_text("reveals i9")
    me.page = first
    assert "h7" in me.paths()
    assert first.text_content("#board") == second.text_content("#board")


def played(me: Person, picks: int, seed: int) -> int:
    """Some picks by real clicks; how many there were."""
    rnd = random.Random(seed)
    for n in range(picks):
        if not me.wait_for_turn():
            return n
        options = me.options()
        me.pick(rnd.choice([o for o in options if not o["sure"]] or options))
    return picks


def test_73_76_where_sockets_are_refused_plain_requests_do_till_one_is_let_through(
    person: Callable[..., Person], own_server: Server, hero_dead: str
) -> None:
    with Proxy(own_server.port) as line:
        line.sockets = "refuse"
        me = person(at=line.address, expects=(*NET, own_server.address))
        me.load(hero_dead, 1, "greedy", 6)
        expect(me.page.locator("html")).to_have_attribute("data-net", "slow")
        expect(me.page.locator("#poor")).to_be_visible()
        assert "everything works" in (me.page.text_content("#poor") or "")
        line.wild, line.late = 0.3, 0.2  # and what is let through meets with accidents
        asked = int(me.page.get_attribute("#asked", "value") or 0)
        made = played(me, 6, 5)
        line.wild, line.late = 0.0, 0.0
        assert made > 2
        assert {"lost", "unanswered", "twice"} & set(line.met), "nothing happened on the way"
        clean = me.tab()
        clean.goto(me.page.url.replace(line.address, own_server.address))
        me.until(lambda: me.page.locator("#lines").inner_text() == clean.locator("#lines").inner_text(), "the log is the same")
        assert clean.text_content("#board") == me.page.text_content("#board")
        assert int(clean.get_attribute("#asked", "value") or 0) == asked + made, "each was taken once"
        line.sockets = "pass"  # a better line is taken when there is one
        expect(me.page.locator("html")).to_have_attribute("data-net", "on", timeout=20000)
        expect(me.page.locator("#poor")).to_be_hidden()


@pytest.mark.parametrize("sockets", ["hang", "mute"])
def test_72_a_handshake_that_hangs_and_a_socket_without_a_word_count_as_lost(
    person: Callable[..., Person], own_server: Server, hero_dead: str, sockets: str
) -> None:
    with Proxy(own_server.port) as line:
        line.sockets = sockets
        me = person(at=line.address, expects=(*NET, own_server.address))
        began = time.monotonic()
        me.load(hero_dead, 1, "greedy", 6)
        expect(me.page.locator("html")).to_have_attribute("data-net", "slow", timeout=20000)
        assert time.monotonic() - began < 20
        played(me, 1, 5)


def test_72_73_a_line_that_is_cut_is_shown_and_catches_up_in_one_message(
    person: Callable[..., Person], own_server: Server, hero_dead: str
) -> None:
    with Proxy(own_server.port) as line:
        me = person(at=line.address, expects=(*NET, own_server.address))
        me.load(hero_dead, 1, "greedy", 6)
        other = me.tab()
        other.goto(me.page.url.replace(line.address, own_server.address))
        line.cut()
        expect(me.page.locator("#net")).to_be_visible(timeout=5000)
        mine, me.page = me.page, other
        played(me, 3, 5)
        news, me.page = me.lines(), mine
        me.page.wait_for_timeout(30_000 if WHOLE else 2000)
        assert me.lines() != news
        me.page.evaluate(COUNT)
        line.dead = False
        expect(me.page.locator("#net")).to_be_hidden(timeout=8000)
        me.until(lambda: me.lines() == news, "it catches up")
        assert me.page.evaluate("window.came") == 1, "in one message"
