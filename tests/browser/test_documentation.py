"""The documentation in a browser: what is searched is found by keyboard, on a phone the list of pages stands below."""

from collections.abc import Callable

from playwright.sync_api import expect

from .driver import DESKTOP, PHONE, Person


def test_search_by_keyboard(person: Callable[..., Person]) -> None:
    me = person(DESKTOP)
    me.page.goto(f"{me.address}/docs")
    expect(me.page.locator("h1")).to_have_text("Hantise, the documentation")
    me.page.locator(".seek input").press_sequentially("backup")
    first = me.page.locator(".found a").first
    expect(first).to_contain_text("Open a table for others › What is kept")
    me.page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".found")).to_be_hidden()
    me.page.locator(".seek input").press_sequentially(" sqlite")
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/docs/how-to/host.html#what-is-kept")
    expect(me.page.locator(".pages [aria-current=page]")).to_have_text("Open a table for others")
    me.page.locator(".seek input").fill("zzzz")
    expect(me.page.locator(".seek [role=status]")).not_to_be_empty()


def test_on_a_phone(person: Callable[..., Person]) -> None:
    me = person(PHONE, "fr")
    me.page.goto(f"{me.address}/docs/players.html")
    expect(me.page.locator("h1")).to_have_text("Jouer")
    text, pages = (me.page.locator(what).bounding_box() for what in (".text", ".pages"))
    assert text["y"] + text["height"] <= pages["y"], "the list of pages stands below, so that nothing moves"
    me.page.locator(".to-pages").click()
    expect(me.page.locator(".pages")).to_be_in_viewport()
    me.page.locator(".pages").get_by_role("link", name="À imprimer et à jouer").click()
    expect(me.page.locator("h1")).to_have_text("À imprimer et à jouer")
    me.fits()
