"""The first page invites: one touch plays, the last choices are kept, and there is a way in for everybody."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .driver import DESKTOP, PHONE, Person


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_first_box_is_played_without_scrolling(person: Callable[..., Person], lang: str) -> None:
    me = person(PHONE, lang)
    me.page.goto(me.address)
    play = me.page.locator(".box button.go").first
    assert play.evaluate("b => b.getBoundingClientRect().bottom") <= PHONE["height"]
    me.press(play)
    me.page.wait_for_url(re.compile(r"/t/"))
    expect(me.page.locator("#board svg")).to_be_visible()


def test_the_last_choices_are_kept(person: Callable[..., Person]) -> None:
    me = person()
    me.begin("shy_monsters", 0, "random")
    me.page.goto(me.address)
    box = me.page.locator("[data-box=shy_monsters]")
    assert box.locator("select[name=seat]").input_value() == "0"
    assert box.locator("select[name=against]").input_value() == "random"
    box.locator("button.go").click()
    me.page.wait_for_url(re.compile(r"/t/"))
    expect(me.page.locator("#main, #table")).to_have_attribute("data-me", "0")


def test_friends_get_links(person: Callable[..., Person]) -> None:
    me = person()
    me.page.goto(me.address)
    me.page.locator("[data-box=mac_gregor] a", has_text="With friends").click()
    me.page.locator("button.go").click()
    me.page.wait_for_url(re.compile(r"/t/"))
    expect(me.page.locator("input[id^=invite-]")).to_have_count(2)


def test_bots_are_looked_on_at(person: Callable[..., Person]) -> None:
    me = person(DESKTOP)
    me.page.goto(me.address)
    me.page.locator("[data-box=horror_attack] button", has_text="Watch bots play").click()
    me.page.wait_for_url(re.compile(r"/t/"))
    expect(me.page.locator("#table")).to_have_attribute("data-me", "-1")
    expect(me.page.locator("#lines li").nth(3)).to_be_visible(timeout=20_000)
