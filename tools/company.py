"""The ways to pages that nobody sees alone, for every_page.py: others are at the table there. Each returns those others."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.driver import DESKTOP, Person

from hantise.core.registry import games

TWO = next(name for name, game in games().items() if tuple(game.seats) == (2,))
MORE = next(name for name, game in games().items() if 3 in game.seats)
Way = Callable[[Person], list[Person]]


def other(me: Person) -> Person:
    """Somebody else, at a desk of his own."""
    browser = me.context.browser
    assert browser is not None
    return Person(browser, me.address, DESKTOP, "en")


def hosted(me: Person, game: str, who: list[str], **fields: str) -> tuple[Person, str]:
    """Somebody who opens a table for friends, and the invitation that he sends."""
    host = other(me)
    host.page.goto(f"{host.address}/new/{game}?with=friends")
    if (count := host.page.locator("select[name=players]")).count():
        count.select_option(str(len(who)))
    for seat, word in enumerate(who):
        host.page.select_option(f"select[name=who-{seat}]", word)
    host.page.locator("input[name=lots]").uncheck()
    for name, value in fields.items():
        host.page.eval_on_selector(
            f"select[name={name}]", "(e, value) => { e.append(new Option(value)); e.value = value }", value
        )
    host.page.fill("input[name=who-0-name]", "Ann")
    host.press(host.page.locator("form button.go"))
    host.page.wait_for_selector("#gathering")
    return host, host.page.input_value("#invite-1")


def joined(me: Person, game: str, who: list[str], **fields: str) -> Person:
    """The host of a table that I have found by his invitation."""
    host, link = hosted(me, game, who, **fields)
    me.page.goto(link)
    me.page.fill("input[name=name]", "Léa")
    me.press(me.page.locator("form button.go"))
    me.page.wait_for_url("**/t/*")
    return host


def gathering(me: Person) -> list[Person]:
    """Three will play, and I have just come."""
    return [joined(me, MORE, ["me", "link", "link"])]


def invited(me: Person) -> list[Person]:
    """What an invitation says."""
    host, link = hosted(me, MORE, ["me", "link", "greedy"])
    me.page.goto(link)
    return [host]


def late(me: Person) -> list[Person]:
    """An invitation that somebody else took."""
    first = other(me)
    host, link = hosted(me, MORE, ["me", "link", "link"])
    first.page.goto(link)
    first.page.fill("input[name=name]", "Bob")
    first.press(first.page.locator("form button.go"))
    first.page.wait_for_url("**/t/*")
    me.expects = ("410",)
    me.page.goto(link)
    return [host, first]


def talk(me: Person) -> list[Person]:
    """The host has said something; I have answered."""
    host = joined(me, TWO, ["me", "link"])
    host.page.fill("#talk-text", "Good evening! Is anybody afraid of mirrors?")
    host.page.keyboard.press("Enter")
    me.page.wait_for_selector("#said li")
    me.page.fill("#talk-text", "Bonsoir, seulement des dragons.")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("#said li.own")
    me.page.locator("#phrases summary").click()
    me.page.locator("#talk").scroll_into_view_if_needed()
    return [host]


def vote(me: Person) -> list[Person]:
    """Clocks run, and the host asks for a pause."""
    host = joined(me, TWO, ["me", "link"], clock="live:900:20:1200")
    host.page.locator("#about > summary").click()
    host.press(host.page.locator(".wishes button").first)
    me.page.wait_for_selector("#time .vote")
    return [host]


def slow(me: Person) -> list[Person]:
    """The host's time is over."""
    host = joined(me, TWO, ["me", "link"], clock="live:6:0:6")
    me.page.wait_for_selector("#slow")
    return [host]


WAYS: dict[str, Way] = {f.__name__: f for f in (gathering, invited, late, talk, vote, slow)}
