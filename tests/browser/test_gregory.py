"""Gregory Horror Show at the table: whole games by real clicks, long ways in one tap, windows that are no nuisance."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from .driver import DESKTOP, PHONE, RECORDS, Person, expect

pytestmark = pytest.mark.browser
GAME = "gregory_horror_show"
# The bar of a window, and how many seconds it takes.
BAR = """() => { const bar = getComputedStyle(document.querySelector('#status'), '::after')
    return bar.animationName.split('-')[0] + ' ' + parseFloat(bar.animationDuration) }"""


def record(name: str) -> str:
    return (RECORDS / GAME / f"{name}.rec").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("players", "guests", "size", "lang", "scheme"),
    [(2, "no", DESKTOP, "en", "dark"), (2, "yes", PHONE, "fr", "light")],
)
def test_a_whole_game_by_real_clicks(
    person: Callable[..., Person], players: int, guests: str, size: dict[str, int], lang: str, scheme: str
) -> None:
    """The person walks and passes for some turns and then only ends his turns, so that a bot wins before long."""
    me = person(size, lang, scheme)
    me.set_up(GAME, ["me"] + ["greedy"] * (players - 1), guest_monsters=guests, max_rounds="40")
    assert me.page.locator("#seats li.seat").count() == players
    rnd = random.Random(players)
    for n in range(400):
        if not me.wait_for_turn():
            break
        if n % 12 == 0:
            me.fits()
            me.shot(f"{GAME}-{players}-{'guests' if guests == 'yes' else 'basic'}-{'phone' if me.touch else 'desktop'}-{n:03}")
        options = me.options()
        ends = [o for o in options if not o["path"]]
        me.pick(rnd.choice(options if n < 20 or not ends else ends))
    assert me.page.locator("#status.over").count() == 1
    assert n > 20
    me.clean()


def places(me: Person, piece: str) -> dict[str, Any]:
    """Where the page draws a piece, and what it says of the spaces."""
    return {
        "at": me.page.get_attribute(f"#{piece}", "data-fly"),
        "costs": me.page.locator(".costs:not([data-off]) .cost-n").count(),
    }


def test_one_tap_walks_a_long_way_step_by_step(person: Callable[..., Person]) -> None:
    me = person(DESKTOP)
    me.load(record("frames_5"), 0, "greedy", upto=8)
    me.wait_for_turn()
    assert me.at("g5.8").get_attribute("data-far") == "g5.10,g5.9,g5.8"
    before = len(me.lines())
    me.press(me.at("g5.8"))
    me.until(lambda: places(me, "pawn-a")["at"] == "g5.8", "the pawn does not arrive")
    assert len(me.lines()) - before == 3, "each step is a line of the log"
    me.press(me.page.locator("#ask [data-do=undo]"))
    expect(me.page.locator("#pawn-a")).to_have_attribute("data-fly", "g5.9")
    me.clean()


def test_a_monster_that_is_pointed_at_shows_what_its_ways_cost(person: Callable[..., Person]) -> None:
    me = person(DESKTOP)
    me.load(record("frames_5"), 0, "greedy", upto=6)
    me.wait_for_turn()
    own = places(me, "gregory")["costs"]
    me.press(me.page.locator("#aid [data-at=gregory]"))
    gregory = places(me, "gregory")["costs"]
    assert own > 5
    assert gregory > 5
    assert gregory != own
    far = me.page.locator("[data-far*='gregory ']").last
    there = far.get_attribute("data-at")
    me.press(far)
    me.until(lambda: places(me, "gregory")["at"] == there, "Gregory does not arrive")
    me.clean()


def test_a_way_goes_on_where_the_rules_take_a_step_unasked(person: Callable[..., Person]) -> None:
    """GHS-TEL-3. Out of the other teleporter there is one way only, which nobody is asked about."""
    me = person(DESKTOP)
    me.load(record("frames_4"), 0, "greedy", upto=299)
    me.wait_for_turn()
    me.press(me.page.locator("#aid [data-at=roulette_boy]"))
    me.press(me.at("g3.4"))
    me.until(lambda: places(me, "figure-roulette_boy")["at"] == "g3.4", "the guest does not arrive")
    me.clean()


def test_a_way_goes_on_after_a_question_in_between(person: Callable[..., Person]) -> None:
    """GHS-CAR-1. Whoever comes onto a carpet may discard a card."""
    me = person(DESKTOP)
    me.load(record("all_dead"), 0, "greedy", upto=5)
    me.wait_for_turn()
    me.press(me.at("g7.10"))
    me.until(lambda: places(me, "pawn-a")["at"] == "g6.10", "the pawn does not come onto the carpet")
    keep = me.page.locator("#ask [data-pick='0']")
    expect(keep).to_be_visible()
    me.press(keep)
    me.until(lambda: places(me, "pawn-a")["at"] == "g7.10", "the pawn does not go on")
    me.clean()


def test_a_phone_has_the_floors_one_below_the_other_and_goes_where_the_pawn_may_go(person: Callable[..., Person]) -> None:
    """The zoom button shows both floors whole, and there a tap goes near before it picks."""
    me = person(PHONE)
    me.load(record("frames_5"), 0, "greedy", upto=6)
    me.wait_for_turn()
    floor = "document.querySelector('.level-{} .house').getBoundingClientRect()"
    assert me.page.evaluate(f"{floor.format('f')}.top > {floor.format('g')}.bottom")
    near = me.page.evaluate(f"{floor.format('g')}.width")
    assert near > 13 * 44
    me.press(me.page.locator("#zoom"))
    assert me.page.evaluate(f"{floor.format('f')}.bottom < document.getElementById('deck').getBoundingClientRect().top")
    can = me.page.locator("#board [data-is=can]").first
    me.press(can)
    assert me.page.evaluate(f"{floor.format('g')}.width") == pytest.approx(near, abs=2)
    assert can.get_attribute("data-is") == "can", "nothing is picked by it"
    me.clean()


@pytest.fixture
def two(browser: Browser, address: str) -> Any:
    """A host in seat 0 and a guest in seat 1 of a table for two."""
    host, guest = Person(browser, address, DESKTOP), Person(browser, address, DESKTOP)
    for person in (host, guest):
        person.page.on("websocket", lambda line, p=person: line.on("framesent", lambda raw: SENT.append((p, raw))))
    host.set_up(GAME, ["me", "link"])
    guest.page.goto(host.page.input_value("#invite-1"))
    guest.press(guest.page.locator("form[action^='/j/'] button"))
    guest.page.wait_for_url(re.compile(r"/t/"))
    host.page.wait_for_selector("#board")
    yield host, guest
    host.close()
    guest.close()


def opening(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Pawns and Gregory are put; who is asked by the first window, and the other."""
    for _ in range(3):
        people[0].until(lambda: [p for p in people if p.options()], "nobody is asked")
        asked = next(p for p in people if p.options())
        asked.pick(asked.options()[0])
    people[0].until(lambda: [p for p in people if p.page.locator("#ask[data-window]").count()], "no window opens")
    first = next(p for p in people if p.page.locator("#ask[data-window]").count())
    return first, next(p for p in people if p is not first)


def test_a_phone_shows_the_strengths_of_a_fight(person: Callable[..., Person]) -> None:
    """GHS-RXN-7. Above the choices, on the floor that is large."""
    me = person(PHONE, "fr")
    me.load(record("frames_5"), 0, "greedy", 186)
    me.wait_for_turn()
    strengths = me.page.locator(".x-fight .strip-n")
    expect(strengths).to_have_text(["200", "300"])
    low = me.page.locator("#deck").bounding_box()["y"]
    for n in range(2):
        box = strengths.nth(n).bounding_box()
        assert box
        assert box["width"] > 15
        assert box["y"] + box["height"] < low


SENT: list[tuple[Person, Any]] = []  # who told the table what


def last_pick(person: Person) -> dict[str, Any]:
    """What the page sent when it picked last."""
    said: list[dict[str, Any]] = [json.loads(raw) for who, raw in SENT if who is person and '"pick"' in raw]
    return said[-1]


def test_a_window_passes_by_itself_unless_somebody_waits(two: tuple[Person, Person]) -> None:
    """GHS-RXN-12. The same countdown whatever one holds, and the same bar for who waits; what the table is told of a pass by
    itself is what it is told of a press, so nobody's log can tell them apart."""
    first, other = opening(two)
    for p in (first, other):
        p.page.emulate_media(reduced_motion="no-preference")
    assert {p.page.evaluate(BAR) for p in (first, other)} == {"window 8"}, "the one who waits sees the bar as well"
    number = first.page.get_attribute("#asked", "value")
    expect(first.page.locator("#ask [data-left]")).to_be_visible()
    first.press(first.page.locator("#ask [data-do=hold]"))
    expect(first.page.locator("#ask [data-left]")).to_have_count(0)
    first.page.wait_for_timeout(9000)
    assert first.page.get_attribute("#asked", "value") == number, "who waits is not passed over"
    first.press(first.page.locator("#ask [data-pass]"))
    other.until(lambda: other.page.locator("#ask [data-left]").count(), "the other is asked as well")
    log, by_hand = first.lines(), last_pick(first)
    other.until(lambda: not other.page.locator("#ask [data-window] [data-left]").count(), "it passes", 15)
    first.until(lambda: "roll" in first.say().lower() or first.page.locator("#ask [data-left]").count(), "play goes on", 15)
    by_itself = last_pick(other)
    assert by_itself.keys() == by_hand.keys() == {"id", "ask", "pick"}
    assert by_itself["pick"] == by_hand["pick"]
    assert first.lines()[-len(log) :] == log
    assert not any("pass" in line for p in (first, other) for line in p.lines()), "no log tells of it, by hand or by itself"
    first.clean()
    other.clean()


def test_pass_until_my_turn_holds_until_something_concerns_me(two: tuple[Person, Person]) -> None:
    first, other = opening(two)
    other.until(lambda: first.page.locator("#ask [data-pass]").count(), "a window")
    first.press(first.page.locator("#ask [data-pass]"))
    other.until(lambda: other.page.locator("#ask [data-do=rest]").count(), "the other is asked")
    other.press(other.page.locator("#ask [data-do=rest]"))
    expect(other.page.locator("#resting")).to_be_visible()
    for _ in range(40):  # the first player's whole turn, without a touch of the other's
        first.until(lambda: first.options() or not other.page.locator("#resting").is_visible(), "play goes on", 20)
        if not other.page.locator("#resting").is_visible():
            break
        stop = [o for o in first.options() if not o["path"]]
        first.pick((stop or first.options())[0])
    expect(other.page.locator("#resting")).to_be_hidden()
    assert other.options(), "the order ended with a question to me"
    other.clean()


def test_28_a_standing_order_ends_with_anything_that_is_taken_back(two: tuple[Person, Person]) -> None:
    """Also where it was taken back by consent, and nothing of it concerned the one who gave the order."""
    first, other = opening(two)
    first.press(first.page.locator("#ask [data-pass]"))
    other.until(lambda: other.page.locator("#ask [data-do=rest]").count(), "the other is asked")
    other.press(other.page.locator("#ask [data-do=rest]"))
    expect(other.page.locator("#resting")).to_contain_text("when something is taken back")
    first.until(lambda: first.options(), "play goes on")
    first.press(first.page.locator("#lines [data-v]").nth(4))
    expect(first.page.locator("#banner")).to_be_visible()
    for _ in range(2):
        first.press(first.page.locator("#banner [data-do=plead]"))
        first.page.wait_for_timeout(300)
    other.press(other.page.locator("#time button").first)
    expect(other.page.locator("#resting")).to_be_hidden()
    other.page.reload()
    expect(other.page.locator("#resting")).to_be_hidden()
    assert not first.page.locator("#ask[data-window]").count(), "back where no window was open"
    again, _ = opening((first, other))
    expect(again.page.locator("#ask [data-left]")).to_be_visible()  # and the next window passes by itself, as ever
    first.clean()
    other.clean()
