"""99 First time: one touch on the first page opens a guided table; its first pick takes two more at most; tips are put away
by a touch, with a script and without. 100 A hint says what a steady player would do. Refusals lead to their rule."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from .driver import DESKTOP, PHONE, Person
from .test_access import ALL, RUN, SMALL

GAMES = ("shy_monsters", "horror_attack", "mac_gregor", "evil_corp", "gregory_horror_show")


def first_time(me: Person, game: str) -> None:
    """From the first page to the guided table."""
    me.page.goto(me.address)
    me.press(me.page.locator(f"[data-box={game}] button.guided"))
    me.page.wait_for_url(re.compile(r"/t/"))
    expect(me.page.locator("#guide h2")).to_be_visible()


def test_99_three_touches_on_a_phone_from_the_first_page_to_the_first_pick(person: Callable[..., Person]) -> None:
    me = person(PHONE, "fr")
    for game in GAMES:
        first_time(me, game)
        me.fits()
        seen = me.page.locator("#guide").evaluate(
            "e => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight }"
        )
        assert seen, f"{game}: the tip lies outside the screen"
        small = [found for found in me.page.evaluate(SMALL) if found.startswith("<button")]
        assert not small, f"{game}: {small}"
        best = min((o for o in me.options() if not o["sure"]), key=lambda o: len(o["path"].split("|")[0].split()))
        touches = max(1, len(best["path"].split("|")[0].split()))
        assert 1 + touches <= 3, game
        me.pick(best)
    me.page.evaluate(Axe().axe_script)
    assert me.page.evaluate(RUN, ALL) == []


def test_99_a_tip_is_put_away_and_all_are(person: Callable[..., Person]) -> None:
    me = person(DESKTOP)
    first_time(me, "shy_monsters")
    title = me.page.locator("#guide h2")
    expect(title).to_have_text("Look before you walk.")
    me.press(me.page.locator("#guide button", has_text="Got it"))
    expect(me.page.locator("#guide")).to_be_hidden()
    for cell in ("h6", "f4"):
        me.press(me.at(cell))
        me.until(lambda at=cell: f"peek {at}" not in me.paths() and me.paths(), "it was not turned over")
    expect(title).to_have_text("One step at a time.")
    me.press(me.page.locator("#guide button", has_text="No more advice"))
    expect(me.page.locator("#guide")).to_be_hidden()
    me.press(me.at("g6"))
    me.until(lambda: "Hero" in " ".join(me.lines()[:1]), "the hero did not move")
    expect(me.page.locator("#guide")).to_be_hidden()


def test_99_without_a_script(person: Callable[..., Person]) -> None:
    me = person(PHONE, script=False)
    me.page.goto(me.address)
    me.page.locator("[data-box=shy_monsters] button.guided").click()
    expect(me.page.locator("#guide h2")).to_have_text("Look before you walk.")
    me.page.locator("#guide button", has_text="Got it").click()
    expect(me.page.locator("#guide")).to_be_hidden()
    me.page.locator("#ask button", has_text="Hint").click()
    expect(me.page.locator("#guide h2")).to_contain_text("A steady player: Reveal")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_100_a_hint_and_15_a_refusal_with_its_rule(person: Callable[..., Person], size: dict[str, int]) -> None:
    me = person(size)
    first_time(me, "shy_monsters")
    me.press(me.page.locator("[data-do=hint]"))
    expect(me.page.locator("#guide h2")).to_contain_text("A steady player: Reveal")
    expect(me.page.locator("#guide p")).to_contain_text("with a chance of")
    place = me.page.locator("#guide").get_attribute("data-shows")
    assert place is not None
    assert me.at(place.split()[-1]).get_attribute("data-lit") is not None, "the place of the hint is lit"
    assert me.page.locator("[data-do=hint]").count() == 0
    assert "takes a hint" in me.lines()[0]
    me.press(me.at("g7"))
    link = me.page.locator("#note a.rule-id")
    expect(link).to_have_text(re.compile(r"SM-PEEK-\d"))
    expect(me.page.locator("#note")).to_have_text(re.compile(r"^[A-Zg].*[.!] SM-PEEK-\d$"))
    me.press(link)
    expect(me.page.locator("#rules-text .target")).to_be_visible()
