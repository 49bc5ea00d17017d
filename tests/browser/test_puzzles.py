"""Puzzles in a browser: a touch on the board finds the picks, what was solved is remembered, and all works as plain links."""

from collections.abc import Callable

from playwright.sync_api import expect

from hantise.core.registry import games
from hantise.learn.puzzles import puzzles

from .driver import DESKTOP, PHONE, Person

PUZZLE = puzzles(games()["horror_attack"])[0]


def test_a_touch_on_the_board_leaves_the_picks_that_speak_of_it(person: Callable[..., Person]) -> None:
    me = person(PHONE, "fr")
    me.page.goto(f"{me.address}/puzzles/horror_attack/1")
    picks = me.page.locator(".picks li:visible")
    all_of_them = picks.count()
    place = me.page.locator(".there [data-is=can]").first
    at = place.get_attribute("data-at")
    place.click(force=True)
    assert 0 < picks.count() < all_of_them
    for pick in me.page.locator(".picks li:visible a").all():
        assert at in (pick.get_attribute("data-path") or "").replace("|", " ").split()
    me.page.locator("[data-all]").click()
    expect(picks).to_have_count(all_of_them)


def test_what_was_solved_is_remembered_in_this_browser(person: Callable[..., Person]) -> None:
    me = person(DESKTOP)
    me.page.goto(f"{me.address}/puzzles")
    link = me.page.locator("#horror_attack .numbers a").first
    expect(link).not_to_have_attribute("data-is", "solved")
    link.click()
    me.page.get_by_role("link", name="Show me").click()
    label = me.page.locator("#verdict b").inner_text()
    me.page.locator(".picks").get_by_role("link", name=label, exact=True).click()
    expect(me.page.locator("#verdict h2")).to_have_text("Right.")
    me.page.goto(f"{me.address}/puzzles")
    expect(link).to_have_attribute("data-is", "solved")
    expect(link).to_have_accessible_name(f"Puzzle 1: {PUZZLE.words['en'].title} (solved)")


def test_without_a_script(person: Callable[..., Person]) -> None:
    me = person(DESKTOP, script=False)
    me.page.goto(f"{me.address}/puzzles/horror_attack/1")
    me.page.locator(".picks a").last.click()
    expect(me.page.locator("#verdict")).to_be_visible()
    me.page.get_by_role("link", name="Show me").click()
    expect(me.page.locator("#verdict")).to_contain_text(PUZZLE.words["en"].why)
    me.page.get_by_role("link", name="Next puzzle").click()
    expect(me.page.locator("h1")).to_be_visible()
