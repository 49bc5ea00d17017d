"""The line: a server that dies and comes back, two tabs, nothing lost and nothing twice."""

from __future__ import annotations

from collections.abc import Callable

from .driver import Person, Server, expect

NET = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource")


def test_72_73_77_a_killed_server_loses_nothing(person: Callable[..., Person], own_server: Server, hero_dead: str) -> None:
    me = person(at=own_server.address, expects=NET)
    me.load(hero_dead, 0, "greedy", 1)
    me.pick({"path": "kraken i7", "sure": ""})
    had, asked = me.now(), me.page.get_attribute("#ask", "data-ask")
    me.press(me.at("exit"))  # begun, not sent
    own_server.kill()
    expect(me.page.locator("#net")).to_be_visible(timeout=5000)
    assert "No connection" in (me.page.text_content("#net") or "")
    assert me.page.locator("[data-at=exit][data-is=on]").count() == 1, "the draft is kept"
    me.press(me.at("h6"))  # sent into nothing: it waits
    expect(me.page.locator("html")).to_have_attribute("data-state", "wait")
    assert me.now() == had, "nothing is shown that the table has not told"
    own_server.start()
    expect(me.page.locator("#net")).to_be_hidden(timeout=15000)
    me.until(lambda: "Exit at h6, face down" in me.now().values(), "the pick that waited was not sent")
    assert int(me.page.get_attribute("#ask", "data-ask") or 0) == int(asked or 0) + 1, "it acted once"
    assert me.now()["i7"] == had["i7"]
    me.page.reload()
    assert sorted(v for v in me.now().values() if "face down" in v) == [
        "Exit at h6, face down",
        "Kraken at i7, face down",
        "Mantis at h7, face down",
    ]


def test_72_a_pick_that_waits_outlives_a_reload(person: Callable[..., Person], own_server: Server, hero_dead: str) -> None:
    me = person(at=own_server.address, expects=NET)
    me.load(hero_dead, 1, "greedy", 6)
    own_server.kill()
    expect(me.page.locator("#net")).to_be_visible(timeout=5000)
    me.press(me.at("j7"))
    own_server.start()
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
