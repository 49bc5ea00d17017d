"""Taking back: offered exactly where it is permitted, with what it takes back; else with what stands against it."""

from __future__ import annotations

import re
from collections.abc import Callable

from .driver import Person, expect


def test_24_what_is_taken_back_is_named_and_gone(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 0, "greedy", 2)
    before, tiles = me.paths(), me.now()
    me.pick({"path": "exit i8", "sure": ""})
    undo = me.page.locator("#ask [data-do=undo]")
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(undo).to_contain_text("Place the exit on i8")
    me.press(undo)
    me.until(lambda: me.paths() == before, "the tile still lies there")
    assert me.now() == tiles
    me.page.keyboard.press("u")  # and the one before it, by its key
    me.until(lambda: "Place the mantis on h7" in (undo.text_content() or ""), "U takes nothing back")


def test_25_after_a_reveal_undo_is_closed_and_says_by_what(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy", 6)
    undo = me.page.locator("#ask [data-do=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("data-tip", "You have picked nothing yet.")
    me.pick({"path": "j7", "sure": ""})
    why = re.compile(r"^Your last pick cannot be taken back, for something was revealed: j7 is .+\.$")
    expect(undo).to_have_attribute("data-tip", why)
    lines = me.lines()
    me.press(undo)
    expect(me.page.locator("#note")).to_have_text(why)
    assert me.lines() == lines
