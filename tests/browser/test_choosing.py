"""Choosing: what may be picked is marked, what may not says why, by mouse, by keys, and without a script."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from .driver import DESKTOP, PHONE, RECORDS, Person, expect

MINE = "#status.mine"
ONE_PEEK_LEFT = """\
%game shy_monsters 1
* mantis kraken
m corridor@h7 > mantis@i7 > kraken@j7 > corridor@i8 > corridor@i9 > exit@j8
h peek j7
"""


def marked(me: Person) -> set[str]:
    """The places that say that they can be picked."""
    found: list[str] = me.page.eval_on_selector_all("[data-at][data-is=can]", "l => l.map(e => e.dataset.at)")
    return set(found)


def test_11_22_the_status_line_and_the_title_say_that_it_is_my_turn(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy", 6)
    assert me.say().startswith("Reveal a tile")
    assert me.page.title() == "(1) Shy Monsters"
    assert "icon-turn" in (me.page.get_attribute("#icon", "href") or "")
    me.load(hero_dead, 1, "greedy")
    assert "wins" in me.say()
    assert me.page.title() == "Shy Monsters"
    assert "icon-turn" not in (me.page.get_attribute("#icon", "href") or "")


def test_13_exactly_the_first_words_of_the_paths_are_marked(person: Callable[..., Person], hero_dead: str) -> None:
    me = person()
    for seat, upto in ((1, 6), (1, 8), (0, 4)):
        me.load(hero_dead, seat, "greedy", upto)
        me.wait_for_turn()
        assert marked(me) == {path.split()[0] for path in me.paths()}
    me.press(me.at("exit"))  # from here on the cells
    assert marked(me) == {path.split()[1] for path in me.paths() if path.startswith("exit ")}


def test_a_phone_shows_what_can_be_picked_above_the_choices(person: Callable[..., Person]) -> None:
    """The board gets the room between status and choices, though four areas are higher than it."""
    me = person(PHONE)
    me.load((RECORDS / "horror_attack" / "one_pack_sherlock_four.rec").read_text(encoding="utf-8"), 1, "greedy", 22)
    me.wait_for_turn()
    assert marked(me)
    low = me.page.locator("#deck").bounding_box()["y"]
    for place in marked(me):
        box = me.at(place).bounding_box()
        assert me.page.locator("#status").bounding_box()["height"] < box["y"] < box["y"] + box["height"] < low


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_15_an_illegal_place_says_why_with_its_rule_and_changes_nothing(
    person: Callable[..., Person], hero_dead: str, size: dict[str, int]
) -> None:
    me = person(size)
    me.load(hero_dead, 1, "greedy", 8)
    before = (me.paths(), me.lines(), me.now())
    me.press(me.at("j8"))
    expect(me.page.locator("#note")).to_have_text(re.compile(r"^(?!SM-).{10,}[.!] SM-[A-Z]+-\d+$"))
    assert (me.paths(), me.lines(), me.now()) == before
    assert me.page.locator("[data-is=on]").count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_18_the_last_tile_is_asked_back_about_once(person: Callable[..., Person], hero_dead: str, size: dict[str, int]) -> None:
    me = person(size, "fr")
    me.load(hero_dead, 0, "greedy", 5)
    path = sorted(me.paths())[0]
    first, second = path.split()
    me.press(me.at(first))
    me.press(me.at(second))
    expect(me.page.locator("#note")).to_have_text(re.compile("^C’est la dernière tuile.* SM-BLD-6$"))
    expect(me.page.locator("#ask [data-sure]")).to_be_focused()
    inside = me.page.evaluate(
        "[...document.querySelectorAll('#ask button, #note')].filter(e => e.getClientRects().length).every(e => {"
        " const r = e.getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth && r.bottom <= innerHeight })"
    )
    assert inside, "something of the question lies outside the screen"
    me.fits()
    me.page.keyboard.press("Escape")
    assert len(me.paths()) > 1
    assert me.page.locator("#ask [data-sure]").count() == 0
    me.page.keyboard.press("Escape")
    me.compose(path)
    me.until(lambda: "valide l’étage 1" in " ".join(me.lines()), "the floor is not locked")


def test_74_the_second_half_of_a_double_click_picks_nothing(person: Callable[..., Person]) -> None:
    """The last peek at a tile beside the hero: a second click there would step onto it."""
    me = person()
    me.load(ONE_PEEK_LEFT, 1, "greedy")
    box = me.at("h7").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.evaluate("() => { const now = performance.now(); performance.now = () => now }")  # however slow the machine is
    me.page.mouse.click(x, y)
    me.until(lambda: "reveals h7" in me.lines()[0], "the peek is not taken")
    me.page.mouse.down(click_count=2)
    me.page.mouse.up(click_count=2)
    me.page.wait_for_timeout(300)
    assert "steps" not in me.lines()[0]
    assert "h7" in me.paths()
    me.page.evaluate("() => { delete performance.now }")
    me.page.wait_for_timeout(500)
    me.press(me.at("h7"))  # a click of its own does
    me.until(lambda: "steps to h7" in " ".join(me.lines()), "a single click does nothing")


# by keys -------------------------------------------------------------------------------------------------------------------
FOCUS = """() => { const e = document.activeElement, r = e.getBoundingClientRect(), n = e.closest('[data-nav]')
    return [n ? n.id : '', e.dataset.at || e.dataset.pick || '', r.x + r.width / 2, r.y + r.height / 2] }"""


def walk(me: Person, place: str) -> bool:
    """To a place with Tab and arrows alone; False where the arrows do not get there."""
    page = me.page
    nav = me.at(place).evaluate("e => e.closest('[data-nav]').id")
    for _ in range(60):
        if page.evaluate(FOCUS)[0] == nav:
            break
        page.keyboard.press("Tab")
    box = me.at(place).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    been = set()
    for _ in range(30):
        _, here, u, v = page.evaluate(FOCUS)
        if here == place:
            return True
        ways = [("ArrowRight", x - u), ("ArrowLeft", u - x), ("ArrowDown", y - v), ("ArrowUp", v - y)]
        for key, far in sorted(ways, key=lambda w: -w[1]):
            if far > -200 and (here, key) not in been:
                been.add((here, key))
                page.keyboard.press(key)
                break
    return False


def test_20_85_a_whole_game_by_keys_alone(person: Callable[..., Person]) -> None:
    me, rnd = person(), random.Random(11)
    me.begin("shy_monsters", 1, "greedy")
    walked = 0
    while me.wait_for_turn():
        options = me.options()
        option = rnd.choice([o for o in options if not o["sure"]] or options)
        before = me.page.get_attribute("#asked", "value")
        for place in option["path"].split("|")[0].split():
            assert walk(me, place), f"no way by arrows to {place}"
            me.page.keyboard.press("Enter")
            walked += 1
        if option["sure"]:
            expect(me.page.locator("#ask [data-sure]")).to_be_focused()
            me.page.keyboard.press("Enter")
        asked = me.page.locator(f"#ask:has(#asked[value='{before}']) [data-pick]")
        me.until(lambda: not asked.count(), f"{option} is not taken")  # noqa: B023
    assert walked >= 3
    me.page.keyboard.press("?")
    expect(me.page.locator("#keys")).to_have_attribute("open", "")


# without a script ----------------------------------------------------------------------------------------------------------
def test_a_whole_game_without_a_script(person: Callable[..., Person]) -> None:
    me, rnd = person(script=False), random.Random(5)
    me.begin("shy_monsters", 0, "greedy")
    picks = 0
    while True:
        me.page.wait_for_load_state()
        if me.page.locator("#status.over").count():
            break
        buttons = me.page.locator("#ask .opts [data-pick]")
        if buttons.count():
            buttons.nth(rnd.randrange(buttons.count())).click()
            picks += 1
        else:
            me.page.wait_for_timeout(100)  # the bot's turn: look again
            me.page.reload()
        assert picks < 100
    assert picks >= 6
    assert "wins" in me.say() or "win" in me.say()
