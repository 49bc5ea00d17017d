"""Keys, the rules beside the table, and what this table has agreed on: each one touch away."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from .driver import Person, expect

pytestmark = pytest.mark.browser


def test_20_51_52_keys_rules_and_options_are_one_touch_away(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 0, "greedy", 1)
    page = me.page
    me.pick({"path": "kraken i7", "sure": ""})
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_have_attribute("open", "")
    me.press(me.at("exit"))
    page.keyboard.press("Escape")
    assert not page.locator("[data-is=on]").count(), "Escape cancels the draft"
    asked = page.get_attribute("#asked", "value")
    page.keyboard.press("u")
    expect(page.locator(f"#ask:has(#asked[value='{asked}'])")).to_have_count(0)
    assert "Kraken at i7, face down" not in me.now().values(), "U takes back"
    page.evaluate("document.activeElement.blur()")  # on the board arrows go from place to place
    page.keyboard.press("ArrowLeft")
    expect(page.locator("html")).to_have_attribute("data-state", "past")
    page.keyboard.press("Escape")
    expect(page.locator("html")).not_to_have_attribute("data-state", "past")
    rule = page.locator("#rule a.rule-id").first.text_content() or ""
    me.press(page.locator("#rule a.rule-id").first)
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator(f"#rules-text li.target[id='{rule}']")).to_be_visible()
    shown = page.locator("#rules-text li.rule:visible").count()
    page.locator("#rules-text [data-search]").fill("entrance")
    me.until(lambda: 0 < page.locator("#rules-text li.rule:visible").count() < shown, "the rules are searched")
    page.keyboard.press("Escape")
    me.press(page.locator("#rules [data-do=close]"))
    expect(page.locator("#rules")).to_be_hidden()
    me.press(page.locator("#about > summary"))
    expect(page.locator("#about-table")).to_be_visible()
    assert "12" in (page.text_content("#about-table") or ""), "how long idle walks may last, as this table has it"


def test_57_something_is_wrong_here_makes_a_file_of_what_i_met(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 0, "greedy", 1)
    me.press(me.at("kraken"))  # begun
    me.press(me.page.locator("#wrong > summary"))
    me.page.fill("#wrong textarea", "Nothing happens")
    with me.page.expect_download() as coming:
        me.press(me.page.locator("#wrong button"))
    capsule = json.loads(coming.value.path().read_text(encoding="utf-8"))
    page = capsule["page"]
    assert (capsule["words"], capsule["seat"], page["draft"], page["net"]) == ("Nothing happens", 0, ["kraken"], "on")
    assert {"up", "down"} <= {one["way"] for one in page["lately"]}
    assert me.at("kraken").get_attribute("data-is") == "on", "the page is as it was"
