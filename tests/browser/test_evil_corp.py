"""Evil Corp. at the table: the way between the villages on a phone, powers in plain words, phrases, odds."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .driver import DESKTOP, PHONE, RECORDS, Person, expect
from .test_access import ALL, sound

IN_SIGHT = """at => { const box = document.getElementById('lens').getBoundingClientRect();
    return [...document.querySelectorAll(at)].filter(e => { const r = e.getBoundingClientRect();
        return r.left >= box.left - 1 && r.right <= box.right + 1 }).length }"""


def game(name: str, *options: str) -> str:
    """A recorded game, with other options that change no rule."""
    text = (RECORDS / "evil_corp" / f"{name}.rec").read_text(encoding="utf-8")
    return re.sub(r"^(%players.*)$", "\\n".join([r"\1", *[f"%option {o}" for o in options]]), text, count=1, flags=re.MULTILINE)


@pytest.mark.parametrize(("name", "seat", "villages"), [("two-players", 1, 2), ("four-players", 0, 3)])
def test_a_phone_shows_one_village_and_the_way_to_the_others(
    person: Callable[..., Person], name: str, seat: int, villages: int
) -> None:
    """The chips lead to each village and to the office, whole on the screen; a chip shows where something can be picked."""
    me = person(PHONE)
    me.load(game(name), seat, "greedy", 40)
    me.wait_for_turn()
    chips = me.page.locator(".panes a")
    expect(chips).to_have_count(villages + 1)
    for n in range(villages):
        me.press(chips.nth(n))
        own = f"#land-{n + 1} [data-at]"
        me.until(lambda own=own: me.page.evaluate(IN_SIGHT, own) == 14, f"village {n + 1} is not in sight")
        assert me.page.evaluate(IN_SIGHT, "[id^='sp-']") == 14, "one village at a time"
    me.press(chips.last)
    me.until(lambda: me.page.evaluate(IN_SIGHT, "[id^='slot-']") == 5, "the row is not in sight")
    assert me.page.evaluate(IN_SIGHT, "[id^='col-']") == 9
    can = {at for path in me.paths() for at in path.split()[:1]}
    marked = me.page.evaluate(
        "[...document.querySelectorAll('.panes a')].map(e => getComputedStyle(e).borderTopStyle === 'dashed')"
    )
    assert marked[-1] == any(at.startswith("slot") for at in can)
    me.fits()


def test_a_phone_brings_the_village_where_the_tile_may_go(person: Callable[..., Person]) -> None:
    """Whoever takes up a tile while the office is in sight is shown the first space that it fits."""
    me = person(PHONE)
    me.load(game("two-players"), 1, "greedy", 40)
    me.wait_for_turn()
    me.press(me.page.locator(".panes a").last)
    me.until(lambda: me.page.evaluate(IN_SIGHT, "[id^='slot-']") == 5, "the row is not in sight")
    assert me.page.evaluate(IN_SIGHT, "#board [id^='sp-']") == 0
    me.press(me.at("hand-staff_brute"))
    me.until(lambda: me.page.evaluate(IN_SIGHT, "#board [data-is=can]") > 0, "no space that fits comes into sight")


def test_nothing_moves_under_a_finger(person: Callable[..., Person]) -> None:
    """What a tile is, is said when the finger is gone: choices that grew under it would take its tap."""
    me = person(PHONE)
    me.load(game("two-players"), 1, "greedy", 40)
    me.wait_for_turn()
    tile, deck, tip = me.at("hand-staff_brute"), me.page.locator("#deck"), me.page.locator("#tip")
    box, high = tile.bounding_box(), deck.bounding_box()
    line = me.context.new_cdp_session(me.page)
    line.send(
        "Input.dispatchTouchEvent",
        {"type": "touchStart", "touchPoints": [{"x": box["x"] + box["width"] / 2, "y": box["y"] + 30}]},
    )
    me.page.wait_for_timeout(150)
    assert deck.bounding_box() == high
    assert tip.text_content() == ""
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip).to_contain_text("Staff Brute")
    assert tile.get_attribute("data-is") == "on"


def test_a_tile_is_composed_by_taps_and_a_wrong_space_says_why(person: Callable[..., Person]) -> None:
    """First the tile, then the space: what fits is marked; a portal refuses what is not blue, with its rule."""
    me = person(DESKTOP)
    me.load(game("two-players"), 1, "greedy", 40)
    me.wait_for_turn()
    before = me.paths()
    me.press(me.at("hand-staff_brute"))
    marked = set(me.page.eval_on_selector_all("#board [data-is=can]", "l => l.map(e => e.dataset.at)"))
    assert marked == {p.split()[1] for p in before if p.startswith("hand-staff_brute ")}
    me.press(me.at("2b.portal"))
    expect(me.page.locator("#note")).to_have_text(re.compile(r"^Staff Brute is not blue.* EC-DEP-2$"))
    assert me.paths() == before
    me.press(me.at("2b.field2"))  # the tile is still in hand
    me.until(lambda: "deploys Staff Brute" in " ".join(me.lines()[:3]), "it was not deployed")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_sign_says_in_plain_words_what_it_is(person: Callable[..., Person], size: dict[str, int]) -> None:
    """Tiles, spaces, cargos, loot, stone, both tracks, prices, demons: by hover, and by a tap."""
    me = person(size)
    me.load(game("two-players"), 1, "greedy", 40)
    me.wait_for_turn()
    tips = me.page.eval_on_selector_all("#board [data-tip]", "l => l.map(e => e.dataset.tip)")
    for words in (
        "Cargo for yellow",
        "Loot",
        "Power stone",
        "a conquest step at night",
        "Conquest:",
        "keeping a tile",
        "Red, terror",
    ):
        assert any(words in tip for tip in tips), words
    bare = me.page.eval_on_selector_all("#board [data-at]:not([data-tip])", "l => l.map(e => e.dataset.at)")
    assert not bare
    stone = me.page.locator("#land-1 [data-tip^='Power stone']").first
    if me.touch:
        me.press(stone)
    else:
        stone.hover(force=True)
    expect(me.page.locator("#tip")).to_have_text(re.compile("^Power stone"))


def test_a_phrase_is_heard_by_all(person: Callable[..., Person]) -> None:
    """EC-4P-10. No private line: whoever is at the table reads it at once, and in the log."""
    ann, watcher = person(DESKTOP), person(PHONE, "fr")
    ann.set_up("evil_corp", ["me", "greedy", "greedy", "greedy"])
    watcher.page.goto(ann.page.url)
    ann.page.locator("#phrases summary").click()
    ann.press(ann.page.locator("#phrases button[value=have_red]"))
    expect(watcher.page.locator("#note")).to_have_text(re.compile("J’ai du rouge pour le pillage"))
    for someone, said in ((ann, "I have red for the loot."), (watcher, "J’ai du rouge pour le pillage.")):
        someone.until(lambda someone=someone, said=said: any(said in line for line in someone.lines()), "it is not in the log")
    assert watcher.page.locator("#phrases").count() == 0


def test_the_odds_of_the_bags_stand_in_the_aid_where_the_table_wants_them(person: Callable[..., Person]) -> None:
    """EC-OPT-9. A table a bag; the chances of each add up to 100."""
    me = person(DESKTOP)
    me.load(game("two-players", "bag_odds live"), 1, "greedy", 40)
    me.wait_for_turn()
    tables = me.page.locator("#aid table.chances")
    expect(tables).to_have_count(2)
    for n in range(2):
        chances = tables.nth(n).locator("progress").evaluate_all("l => l.map(e => e.value)")
        assert sum(chances) == pytest.approx(100, abs=1)
    me.load(game("two-players"), 1, "greedy", 40)
    me.wait_for_turn()
    expect(me.page.locator("#aid table.chances")).to_have_count(0)


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")], ids=["desktop", "phone"])
def test_84_86_87_88_the_table_can_be_used_by_all(person: Callable[..., Person], size: dict[str, int], lang: str) -> None:
    """Dark and light, in a turn and at the end; with odds and phrases open."""
    me = person(size, lang)
    me.load(game("four-players", "bag_odds live"), 0, "greedy", 40)
    me.wait_for_turn()
    me.page.locator("#phrases summary").click()
    sound(me, "a turn", light=ALL)
    me.load(game("two-players"), 0, "greedy")
    sound(me, "the end", light=None)
