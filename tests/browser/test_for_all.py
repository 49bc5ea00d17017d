"""Games without a mouse and without eyes: by the keyboard alone, and by the table in words alone.

By default a game of Shy Monsters is played to its end, and the others for some decisions; with HANTISE_TEST_WHOLE=1 all of
them to the end.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from .driver import DESKTOP, PHONE, Person, expect

WHOLE = bool(os.environ.get("HANTISE_TEST_WHOLE"))
SITTINGS = [  # game, seat, players, how many decisions by default
    ("shy_monsters", 1, 2, 400),
    ("mac_gregor", 1, 3, 4),
    ("horror_attack", 2, 4, 4),
    ("evil_corp", 0, 2, 4),
    ("gregory_horror_show", 0, 2, 6),
]
FOCUSED = "selector => document.activeElement.matches(selector)"


def decisions(me: Person, most: int) -> int:
    """How many to make: fewer than a game has, unless all of it is wanted."""
    return 2000 if WHOLE else most


def to(me: Person, selector: str) -> bool:
    """By the key that leads from one thing that can be picked to the next; False where none is such."""
    can = "#board [data-is=can],#ask [data-pick],#hand [data-is=can],#aid [data-is=can],#seats [data-is=can]"
    for _ in range(me.page.locator(can).count() + 1):
        if me.page.evaluate(FOCUSED, selector):
            return True
        me.page.keyboard.press("n")
    return bool(me.page.evaluate(FOCUSED, selector))


def by_keys(me: Person, option: dict[str, str]) -> None:
    """The places of a pick one after the other, and its button where the places leave something open."""
    before = me.page.get_attribute("#asked", "value")
    pending = me.page.locator(f"#ask:has(#asked[value='{before}']) [data-pick]:not(:disabled)")
    for place in option["path"].split("|")[0].split():
        if not to(me, f"[data-at='{place}'][data-is=can]"):
            break
        me.page.keyboard.press("Enter")
    if option["sure"] and me.page.locator("#ask [data-sure]").count():
        expect(me.page.locator("#ask [data-sure]")).to_be_focused()
        me.page.keyboard.press("Enter")
    elif pending.count() and to(me, f"#ask [data-pick='{option['pick']}']"):
        me.page.keyboard.press("Enter")
        if option["sure"]:
            me.page.keyboard.press("Enter")
    gone = me.page.locator(f"#ask:has(#asked[value='{before}']) [data-pick]")
    me.until(lambda: not gone.count(), f"{option} was not taken by keys")


@pytest.mark.parametrize(("game", "seat", "players", "most"), SITTINGS)
def test_85_by_the_keyboard_alone(person: Callable[..., Person], game: str, seat: int, players: int, most: int) -> None:
    """85. Every pick by N, Enter and nothing else; where the focus stands is seen."""
    me, rnd = person(DESKTOP, "en"), random.Random(seat + 3)
    me.begin(game, seat, "greedy", players)
    made = 0
    while made < decisions(me, most) and me.wait_for_turn():
        options = me.options()
        by_keys(me, rnd.choice([o for o in options if not o["sure"]] or options))
        made += 1
    assert made >= 3


LABELS = """() => [...document.querySelectorAll('#board [data-at][aria-label], #hand [data-at][aria-label]')]
    .filter(e => !e.closest('[aria-hidden=true]')).map(e => e.getAttribute('aria-label'))"""


@pytest.mark.parametrize(("game", "seat", "players", "most"), SITTINGS)
def test_85_by_the_table_in_words_alone(person: Callable[..., Person], game: str, seat: int, players: int, most: int) -> None:
    """85. No drawing is shown; whatever has a name on the board is a line, and every legal pick is a button with its name."""
    me, rnd = person(PHONE if game == "shy_monsters" else DESKTOP, "fr"), random.Random(seat)
    me.begin(game, seat, "greedy", players)
    me.page.keyboard.press("t")
    expect(me.page.locator("#words")).to_be_visible()
    expect(me.page.locator("#board")).to_be_hidden()
    made = 0
    while made < decisions(me, most) and me.wait_for_turn():
        words = " ".join(me.page.locator("#words").all_text_contents())
        untold = [label for label in me.page.evaluate(LABELS) if label not in words]
        assert not untold
        buttons = me.page.locator("#ask [data-pick]")
        assert buttons.count() == me.page.locator("#ask [data-pick]:visible").count(), "a legal pick is not offered"
        option = rnd.choice(me.options())
        before = me.page.get_attribute("#asked", "value")
        button = me.page.locator(f"#ask [data-pick='{option['pick']}']")
        assert (button.text_content() or "").strip()
        me.press(button)
        if option["sure"]:
            me.press(me.page.locator("#ask [data-sure]"))
        gone = me.page.locator(f"#ask:has(#asked[value='{before}']) [data-pick]")
        me.until(lambda: not gone.count(), f"{option} was not taken")  # noqa: B023
        made += 1
    assert made >= 3
    me.fits()


def test_86_the_log_is_a_live_region_and_words_stay_after_a_reload(person: Callable[..., Person]) -> None:
    """86. New lines are said politely. Who reads the table in words finds it so on the next page."""
    me = person()
    me.begin("shy_monsters", 1, "greedy")
    log = me.page.locator("#log [role=log]")
    expect(log).to_have_attribute("aria-live", "polite")
    assert log.locator("#lines li").count()
    me.page.keyboard.press("t")
    expect(me.page.locator("#words")).to_be_visible()
    me.page.reload()
    expect(me.page.locator("#words")).to_be_visible()
    me.page.keyboard.press("t")
    expect(me.page.locator("#board")).to_be_visible()
