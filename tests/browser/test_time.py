"""Clocks, votes and going back as people meet them: one at a desk, one at a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from .driver import DESKTOP, PHONE, Person, expect


def seated(person: Callable[..., Person], clock: str) -> tuple[Person, Person]:
    """Ann builds at her desk, Bob is the hero at his phone; both found the way there by the pages."""
    ann, bob = person(DESKTOP, "en"), person(PHONE, "fr", "light")
    ann.page.goto(f"{ann.address}/new/shy_monsters?with=friends")
    ann.page.select_option("select[name=who-0]", "me")
    ann.page.fill("input[name=who-0-name]", "Ann")
    ann.page.select_option("select[name=who-1]", "link")
    if clock.startswith("live:6"):  # none of those that are offered is so short
        ann.page.evaluate(
            "text => { const o = document.createElement('option'); o.value = text;"
            " document.querySelector('select[name=clock]').append(o) }",
            clock,
        )
    ann.page.select_option("select[name=clock]", clock)
    ann.fits()
    ann.press(ann.page.locator("form button.go"))
    ann.page.wait_for_url(re.compile(r"/t/"))
    bob.page.goto(ann.page.input_value("#invite-1"))
    bob.page.fill("input[name=name]", "Bob")
    bob.press(bob.page.locator("form button.go"))
    bob.page.wait_for_url(re.compile(r"/t/"))
    return ann, bob


def whole(place: Person, selector: str) -> bool:
    """Can all of what stands there be read?"""
    cut: bool = place.page.eval_on_selector(
        selector, "e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1"
    )
    return not cut


def test_26_27_62_66_clocks_undo_votes_and_going_back(person: Callable[..., Person]) -> None:
    ann, bob = seated(person, "live:900:20:1200")
    # 62: one's own time on top, everybody's in his panel, counted without messages
    expect(ann.page.locator("#own-time")).to_have_text(re.compile(r"^1[45]:\d\d$"))
    expect(bob.page.locator("#own-time")).to_have_text("")
    for who in (ann, bob):
        expect(who.page.locator(".clock")).to_have_count(2)
    first = ann.page.text_content("#own-time")
    ann.until(lambda: ann.page.text_content("#own-time") != first, "the clock stands still", 5)
    # 24, 26: what is taken back is named and can be read, one pick or the whole turn
    before = ann.now()
    for _ in range(3):
        ann.wait_for_turn()
        ann.pick(ann.options()[0])
    assert whole(ann, "#ask [data-do=undo] small")
    expect(ann.page.locator("#ask [data-do=undoall] small")).to_have_text("3 picks")
    ann.press(ann.page.locator("#ask [data-do=undoall]"))
    ann.until(lambda: ann.now() == before, "the turn was not taken back")
    while ann.page.locator("#status.mine").count():
        ann.wait_for_turn()
        ann.pick(ann.options()[0])
        ann.page.wait_for_timeout(80)
    # 27: on the phone, a line of the log is looked at, named, and asked for
    bob.wait_for_turn()
    bob.fits()
    expect(bob.page.locator("#own-time")).to_have_text(re.compile(r"^1[45]:\d\d$"))
    tiles = bob.now()
    bob.pick(bob.options()[0])
    bob.until(lambda: bob.now() != tiles, "nothing was revealed")
    expect(bob.page.locator("#ask [data-do=undo]")).to_have_attribute(
        "data-tip", re.compile("car quelque chose a été révélé : ")
    )
    bob.press(bob.page.locator("#lines [data-v]").nth(1))
    plead = bob.page.locator("#banner [data-do=plead]")
    bob.press(plead)
    expect(plead).to_contain_text("Ann valide l’étage 1")
    assert whole(bob, "#banner [data-do=plead]")
    bob.fits()
    bob.press(plead)
    expect(bob.page.locator("#time .vote p")).to_contain_text("Bob demande à revenir à")
    asked = ann.page.locator("#time .vote")
    expect(asked).to_contain_text("Bob asks to go back to: “Ann locks floor 1")
    ann.press(asked.locator("button").first)
    bob.until(lambda: bob.now() == tiles, "the game did not go back")
    expect(bob.page.locator("#time")).to_be_hidden()
    assert "At the wish of Bob the game goes back to here" in ann.lines()[0]
    # 66: a pause, by agreement; both see who asked
    bob.press(bob.page.locator("#about > summary"))
    bob.press(bob.page.locator(".wishes button").first)
    expect(ann.page.locator("#time .vote")).to_contain_text("Bob asks for a pause.")
    ann.press(ann.page.locator("#time .vote button").nth(1))
    expect(ann.page.locator("#time")).to_be_hidden()
    expect(bob.page.locator("#time .vote")).to_contain_text("Bob demande une pause")  # who refused is not told
    bob.press(bob.page.locator("#time .vote button"))
    expect(bob.page.locator("#time")).to_be_hidden()
    ann.page.locator("#about > summary").click()
    ann.press(ann.page.locator(".wishes button").first)
    bob.press(bob.page.locator("#time .vote button").first)
    expect(ann.page.locator("#say")).to_have_text("Paused, at the wish of Ann.")
    expect(bob.page.locator("#own-time")).to_have_text("en pause")
    assert bob.options() == []
    bob.fits()
    stopped = ann.page.locator("#who-1 .clock").text_content()
    ann.page.wait_for_timeout(1200)
    assert ann.page.locator("#who-1 .clock").text_content() == stopped


def test_63_64_at_zero_the_other_chooses_and_who_returns_has_his_seat_again(person: Callable[..., Person]) -> None:
    ann, bob = seated(person, "live:6:0:6")
    slow = bob.page.locator("#slow")
    expect(slow).to_contain_text("Temps écoulé pour Ann", timeout=15000)
    expect(ann.page.locator("#own-time")).to_have_text("0:00")
    expect(ann.page.locator("#slow")).to_contain_text("Nothing is lost")
    bob.fits()
    assert bob.page.locator("#slow button").count() == 4
    for n in range(4):
        box = bob.page.locator("#slow button").nth(n).bounding_box()
        assert box
        assert box["height"] >= 44
    bob.press(slow.locator("[data-do=waiting]"))
    expect(slow).to_be_hidden()
    bob.page.reload()
    bob.press(bob.page.locator("#slow button", has_text="Un robot"))
    expect(bob.page.locator("#seat-0")).to_contain_text("robot")
    expect(ann.page.locator("#slow")).to_contain_text("stands in for you")
    ann.page.reload()
    expect(ann.page.locator("#who-0")).to_contain_text("Ann")
    expect(bob.page.locator("#who-0")).to_contain_text("Ann")
