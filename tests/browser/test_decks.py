"""A deck of one's own for the expert game of Ze Horror Attack, built, saved, loaded and played by real clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from .driver import DESKTOP, PHONE, Person, expect

pytestmark = pytest.mark.browser

PAGE = "/games/horror_attack/decks"


def to_the_builder(me: Person) -> None:
    """From the first page by its link, then a ready-made deck to begin with."""
    me.page.goto(me.address)
    me.press(me.page.locator(f"a[href='{PAGE}']").first)
    me.page.wait_for_url(re.compile(PAGE))
    me.fits()
    me.press(me.page.locator(f".ready-decks a[href='{PAGE}?deck=hunters']"))
    me.page.wait_for_url(re.compile("deck=hunters|deck=abraham"))


def count(me: Person, of: str = "all") -> int:
    return int(me.page.locator(f"[data-tally={of}]").inner_text())


def step(me: Person, card: str, by: int) -> None:
    me.press(me.page.locator(f"#card-{card} [data-step='{by}']"))


def exchange(me: Person) -> None:
    """Dracula goes, the Mummy comes; what is missing in between is said with its rule."""
    size = me.page.locator("[data-limit][data-of=all]")
    expect(size).to_have_class("kept")
    step(me, "dracula", -1)
    assert count(me) == 29
    expect(size).to_have_class("broken")
    expect(size).to_contain_text("HA-EXP-1")
    step(me, "mummy", 1)
    assert (count(me), count(me, "hero"), count(me, "monster")) == (30, 22, 8)
    expect(me.page.locator("#card-mummy [data-step='1']")).to_be_disabled()  # her pack holds one
    assert "mummy" in me.page.url
    assert "dracula" not in me.page.url
    me.fits()


@pytest.mark.parametrize(("size", "lang", "scheme"), [(DESKTOP, "en", "dark"), (PHONE, "fr", "light")])
def test_an_expert_game_with_a_built_deck(
    person: Callable[..., Person], size: dict[str, int], lang: str, scheme: str, tmp_path: Path
) -> None:
    me = person(size, lang, scheme)
    where = f"expert-{'phone' if me.touch else 'desktop'}-{lang}-{scheme}"
    to_the_builder(me)
    me.page.locator("input[name=name]").fill("Brume & nuit")
    exchange(me)
    me.shot(f"{where}-deck")
    with me.page.expect_download() as saved:
        me.press(me.page.locator("button[value=save]"))
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    assert path.name == "brume-nuit.deck.txt"
    assert "%name Brume & nuit" in path.read_text(encoding="utf-8")

    me.page.goto(me.address + PAGE)  # another day
    assert count(me) == 0
    me.page.locator("input[type=file]").set_input_files(path)
    me.press(me.page.locator("form[enctype] button.go"))
    me.page.wait_for_url(re.compile("mummy"))
    assert count(me) == 30
    assert me.page.locator("input[name=name]").input_value() == "Brume & nuit"

    me.page.locator("select[name=against]").select_option("random")
    me.press(me.page.locator("button[value=play]"))
    me.page.wait_for_url(re.compile("/t/"))
    if me.touch:  # the first turns: the whole game is played at the desk
        for _ in range(6):
            assert me.wait_for_turn()
            me.fits()
            me.pick(me.options()[-1])
        me.shot(f"{where}-play")
    else:
        assert me.play(seed=5, shoot=where) > 20


def test_handed_in_at_a_table(person: Callable[..., Person]) -> None:
    """Asked for a deck, one goes to the builder and comes back with it; the limits hold there too."""
    me = person(DESKTOP, expects=("400 (Bad Request)",))
    me.set_up("horror_attack", ["me", "random"], packs="own")
    me.page.wait_for_selector("#ask a.first")
    me.shot("expert-hand-in")
    me.press(me.page.locator("#ask a.first"))
    me.page.wait_for_url(re.compile(PAGE))
    me.press(me.page.locator("button[value=use]"))  # an empty deck
    expect(me.page.locator(".error")).to_contain_text("HA-EXP-4")
    me.press(me.page.locator(".ready-decks a", has_text="Pandemonium"))
    me.page.wait_for_url(re.compile("table="))
    step(me, "legion", -1)
    step(me, "toby", 1)
    me.press(me.page.locator("button[value=use]"))
    me.page.wait_for_url(re.compile("/t/"))
    me.until(lambda: any("has built the deck" in line or "handed in" in line for line in me.lines()), "the deck is not there")
    assert me.wait_for_turn()


def test_without_a_script(person: Callable[..., Person]) -> None:
    """A form of numbers does as well."""
    me = person(PHONE, script=False)
    me.page.goto(f"{me.address}{PAGE}?deck=plain_london")
    me.page.locator("input[name=n-mummy]").fill("0")
    me.page.locator("input[name=n-toby]").fill("1")
    me.press(me.page.locator("button[value=check]"))
    me.page.wait_for_url(re.compile("toby"))
    assert me.page.locator("input[name=n-toby]").input_value() == "1"
    assert me.page.locator("[data-step]:visible").count() == 0
    me.fits()
    me.page.locator("select[name=against]").select_option("random")
    me.press(me.page.locator("button[value=play]"))
    me.page.wait_for_url(re.compile("/t/"))
    assert me.page.locator("#ask").count() == 1
