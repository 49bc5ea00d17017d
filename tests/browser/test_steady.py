"""What stays where it is while others play: the places of passing and doing, what one has begun, and the question back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from .driver import DESKTOP, PHONE, Person, expect

COPIED = """line => { getSelection().selectAllChildren(document.getElementById(line)); return getSelection().toString() }"""


@pytest.fixture
def two(browser: Browser, address: str) -> Iterator[tuple[Person, Person]]:
    """Two people at Evil Corp., one of them at a phone; first whoever is asked."""
    host, guest = Person(browser, address, DESKTOP), Person(browser, address, PHONE)
    host.set_up("evil_corp", ["me", "link"])
    guest.page.goto(host.page.input_value("#invite-1"))
    guest.press(guest.page.locator("form[action^='/j/'] button"))
    guest.page.wait_for_url(re.compile(r"/t/"))
    host.until(lambda: host.options() or guest.options(), "nobody is asked")
    yield (host, guest) if host.options() else (guest, host)
    for person in (host, guest):
        person.clean()
        person.close()


def test_17_18_21_34_a_pass_a_question_back_and_what_another_has_begun(two: tuple[Person, Person]) -> None:
    first, other = two
    ask, lets = first.page.locator("#ask"), first.page.locator("#ask .idle [data-pick]")
    # 17: asked back, the second press is not where the first was
    first.apart()
    first.press(lets)
    expect(first.page.locator("#note")).to_contain_text("EC-PAS-2")
    first.apart()
    expect(lets).to_be_focused()
    first.press(ask.locator("[data-do=cancel]"))
    expect(ask.locator("[data-sure]")).to_have_count(0)
    first.apart()
    # 18: the question is switched off, for passing alone, and stays so
    first.press(first.page.locator("#about > summary"))
    first.page.select_option("[data-choice=doubt]", "deeds")
    first.page.reload()
    first.until(lambda: first.options(), "it is asked again")
    assert first.page.input_value("[data-choice=doubt]") == "deeds"
    first.press(lets)
    # 21: what the other has begun outlives what he hears
    other.until(lambda: other.options(), "the pass is taken without a question")
    place = other.page.locator("#hand [data-is=can]").first.get_attribute("data-at") or ""
    tile = other.at(place)
    other.press(tile)
    assert tile.get_attribute("data-is") == "on"
    other.page.fill("#talk-text", "half a sent")
    first.page.fill("#talk-text", "good luck")
    first.page.press("#talk-text", "Enter")
    expect(other.page.locator("#said")).to_contain_text("good luck")
    assert tile.get_attribute("data-is") == "on"
    assert other.page.input_value("#talk-text") == "half a sent"
    # and where it became impossible he is told, and of what happened
    first.press(ask.locator("[data-do=undo]"))
    expect(other.page.locator("#note")).to_contain_text("What you had begun is no longer possible.")
    expect(other.page.locator("#note")).to_contain_text("back")
    assert other.page.locator("[data-is=on]").count() == 0
    assert other.page.input_value("#talk-text") == "half a sent"
    # 34: the letter of a sign is copied with its line
    last = first.page.locator("#lines li:has(svg.by)").first
    letter, text = last.locator("span.by").inner_text(), last.locator(".line").inner_text()
    copied = first.page.evaluate(COPIED, last.get_attribute("id"))
    assert copied.split()[0] == letter
    assert " ".join(copied.split()) == " ".join(text.split())


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_17_passing_and_doing_have_places_of_their_own(person: Callable[..., Person], size: dict[str, int]) -> None:
    """All games that are played through by clicks hold it, too (`Person.apart`); here where passes are asked of one another."""
    me, rnd = person(size), random.Random(3)
    me.set_up("gregory_horror_show", ["me", "greedy"], max_rounds="40")
    kinds = set()
    for _ in range(14):
        if not me.wait_for_turn():
            break
        kinds |= {
            bool(me.page.locator("#ask .idle [data-pick]").count()),
            bool(me.page.locator("#ask .opts [data-pick]").count()),
        }
        me.pick(rnd.choice(me.options()))
    assert kinds
    assert me.stood
