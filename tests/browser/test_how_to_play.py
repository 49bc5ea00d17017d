"""How to play: it is found from every page of a game, and its pictures answer, with a script and without."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hantise.core.registry import games
from hantise.learn.howto import has_howto

from .driver import DESKTOP, PHONE, Person

TOLD = [name for name, game in games().items() if has_howto(game)]


def test_it_is_one_touch_away(person: Callable[..., Person]) -> None:
    me = person()
    for start in ("/", "/new/shy_monsters", "/rules/shy_monsters"):
        me.page.goto(me.address + start)
        me.page.locator("a[href='/how/shy_monsters']").click()
        expect(me.page.locator("h1")).to_have_text("How to play Shy Monsters")
    me.begin("shy_monsters", 1, "greedy")
    with me.context.expect_page() as opened:
        me.page.locator("#rule a[href='/how/shy_monsters']").click()
    expect(opened.value.locator("h1")).to_have_text("How to play Shy Monsters")


@pytest.mark.parametrize("name", TOLD)
def test_a_picture_answers_whoever_touches_it(person: Callable[..., Person], name: str) -> None:
    me = person(PHONE, "fr")
    me.page.goto(f"{me.address}/how/{name}")
    picture = me.page.locator("figure[data-ready]").first
    found = picture.evaluate("figure => JSON.parse(figure.dataset.answers)")
    for legal, sign in ((True, "Oui."), (False, "Non.")):
        at, said = next((at, said) for at, (is_legal, said) in found.items() if is_legal is legal)
        picture.locator(f"[data-at='{at}']").first.click(force=True)
        expect(picture.locator(".heard")).to_contain_text(f"{sign} {said}")
    picture.locator("[data-at][tabindex='0']").first.focus()
    me.page.keyboard.press("Enter")
    expect(picture.locator(".heard")).to_contain_text(re.compile(r"\d/\d"))


@pytest.mark.parametrize("name", TOLD)
def test_without_a_script_the_answers_stand_there(person: Callable[..., Person], name: str) -> None:
    me = person(DESKTOP, script=False)
    me.page.goto(f"{me.address}/how/{name}")
    picture = me.page.locator("figure.asks").first
    picture.locator("summary").click()
    expect(picture.locator("details li").first).to_be_visible()
    expect(picture.locator(".heard")).to_be_hidden()
    me.page.locator(".by-rule a").first.click()
    expect(me.page.locator("#rulebook li:target")).to_be_visible()
