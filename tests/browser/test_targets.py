"""What can be picked is large enough and in sight: on a desk, a tablet and a phone, in real positions of all five games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .driver import DESKTOP, PHONE, RECORDS, Person
from .test_access import AXE, LIKE, RUN

TABLET = {"width": 768, "height": 1024}
SIZES = {"desk": (DESKTOP, 24), "tablet": (TABLET, 44), "phone": (PHONE, 44)}  # the least side of what can be picked, px

POSITIONS = [  # game, record, seat, after so many picks: what is asked there
    ("shy_monsters", "hero_dead", 0, 0),  # Build
    ("shy_monsters", "hero_dead", 1, 8),  # Move
    ("mac_gregor", "capped", 0, 10),  # Program
    ("mac_gregor", "capped", 2, 80),  # Turn
    ("horror_attack", "both_packs_three", 0, 0),  # Mulligan
    ("horror_attack", "both_packs_three", 0, 4),  # Turn
    ("horror_attack", "both_packs_eight", 4, 38),  # Discard
    ("evil_corp", "frames-2", 0, 0),  # Action
    ("evil_corp", "four-players", 0, 48),  # DemonChoice
    ("gregory_horror_show", "all_dead", 0, 6),  # Act
    ("gregory_horror_show", "escaped_door", 0, 0),  # PlacePawn
]

# All that can be picked now, with its smaller side; the pages scroll to the hand and the aid, the board must show its own.
LOOK = """() => {
    scrollTo(0, 0)
    const box = e => e.getBoundingClientRect(), of = id => box(document.getElementById(id))
    const all = q => [...document.querySelectorAll(q)]
    const lens = of('lens'), svg = box(document.querySelector('.board'))
    const top = Math.max(lens.top, of('status').bottom) - 6, low = Math.min(lens.bottom, of('deck').top) + 6
    const within = r => r.top > top && r.bottom < low && r.left > lens.left - 6 && r.right < lens.right + 6
    const can = all('[data-is=can], #ask [data-pick]:not(:disabled)').filter(e => e.getClientRects().length)
    const board = can.filter(e => e.closest('#board')), names = all('#hand .name')
    return {
        small: can.map(e => [e.dataset.at || e.textContent, Math.min(box(e).width, box(e).height)]),
        board: board.length,
        seen: board.filter(e => within(box(e))).map(e => e.dataset.at),
        fills: Math.max(svg.width / lens.width, svg.height / lens.height),
        cut: names.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent),
        low: Math.max(0, ...names.map(e => box(e).bottom)),
        clipped: all('.opts [data-pick]').filter(e => e.getClientRects().length && (
            box(e).left < box(e.closest('.opts')).left || box(e).right > box(e.closest('.opts')).right ||
            box(e).height > 2.2 * box(e).width)).map(e => e.textContent),
        own: all('[data-own]').map(e => within(box(e))) } }"""


# 48: the button shows the board larger, or smaller where it is large; where a game lays its board out anew, it can be read.
GROWS = """async () => {
    const button = document.getElementById('zoom'), frame = done => requestAnimationFrame(() => requestAnimationFrame(done))
    const wide = () => document.querySelector('.board').getBoundingClientRect().width, was = wide()
    if (!button.getClientRects().length) {
        const words = [...document.querySelectorAll('.board text')].filter(e => e.getClientRects().length)
        return words.length > 5 && words.every(e => e.getBoundingClientRect().height > 9)
    }
    button.click()
    await new Promise(frame)
    const now = wide()
    button.click()
    return Math.max(now / was, was / now) > 1.3 }"""


# 15: what is refused is read to its end.
SAID = """() => {
    const note = document.getElementById('note')
    note.textContent = 'Why that cannot be is said here in as many words as a long reason takes. '.repeat(3)
    const { scrollHeight, clientHeight, clientWidth } = note
    note.textContent = ''
    return scrollHeight <= clientHeight + 1 && clientWidth > 200 }"""


def look(me: Person, size: dict[str, int]) -> dict[str, Any]:
    """What can be picked, on a screen of that size."""
    me.page.set_viewport_size(size)  # type: ignore[arg-type]
    me.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, Any] = me.page.evaluate(LOOK)
    return found


def large_and_in_sight(me: Person, where: str, least: int, found: dict[str, Any]) -> None:
    small = [(name, px) for name, px in found["small"] if px < least - 0.5]
    assert found["small"], f"{where}: nothing can be picked"
    assert not small, f"{where}: {small}"
    assert not found["cut"], f"{where}: {found['cut']}"
    assert not found["clipped"], f"{where}: of these choices a part is to be seen: {found['clipped']}"
    assert found["fills"] > 0.95, f"{where}: the board leaves room empty"
    if len(found["seen"]) < found["board"]:
        led = me.page.locator("#elsewhere:visible, .panes a:visible")
        assert found["seen"], f"{where}: nothing of the board that can be picked is in sight"
        assert led.count(), f"{where}: no way to the rest"


@pytest.mark.parametrize(("game", "name", "seat", "upto"), POSITIONS)
def test_87_what_can_be_picked_is_large_enough_and_in_sight(
    person: Callable[..., Person], game: str, name: str, seat: int, upto: int
) -> None:
    """At the question, and in the middle of a pick."""
    me = person(DESKTOP, "fr")
    me.load((RECORDS / game / f"{name}.rec").read_text(encoding="utf-8"), seat, "greedy", upto)
    me.wait_for_turn()
    me.page.evaluate(AXE.axe_script)
    unlike = me.page.evaluate(RUN, {"type": "rule", "values": [LIKE]})
    assert not unlike, f"{game}: read aloud these are called otherwise than what stands on them"
    words = next((path.split() for path in sorted(me.paths()) if " " in path), None)
    for screen, (size, least) in SIZES.items():
        large_and_in_sight(me, f"{game} {name} {upto}, {screen}", least, look(me, size))
        me.fits()
        if words:
            me.press(me.at(words[0]))
            large_and_in_sight(me, f"{game} {name} {upto}, {screen}, {words[0]}", least, look(me, size))
            me.page.keyboard.press("Escape")
    assert me.page.evaluate(SAID), f"{game} {name} {upto}: on a phone what is said is cut"
    assert me.page.evaluate(GROWS), f"{game} {name} {upto}: on a phone the board does not grow, and is small"


def test_elsewhere_leads_to_what_can_be_picked_beyond_the_edge(person: Callable[..., Person]) -> None:
    """Gregory's floors are far apart on a phone: one button goes from one space to the next."""
    me = person(PHONE)
    me.load((RECORDS / "gregory_horror_show" / "all_dead.rec").read_text(encoding="utf-8"), 0, "greedy", 6)
    me.wait_for_turn()
    seen = set(look(me, PHONE)["seen"])
    for _ in range(9):
        if me.page.locator("#elsewhere").is_hidden():
            break
        me.press(me.page.locator("#elsewhere"))
        seen |= set(look(me, PHONE)["seen"])
    places = set(me.page.eval_on_selector_all("#board [data-is=can]", "l => l.map(e => e.dataset.at)"))
    assert places <= seen


@pytest.mark.parametrize("screen", SIZES)
def test_what_is_asked_for_is_not_cut(person: Callable[..., Person], screen: str) -> None:
    """The demons that may be called, the names of the ghost's cards, one's own area and the deck."""
    size, _ = SIZES[screen]
    me = person(size, "fr")
    for game, name, seat, upto in (
        ("evil_corp", "conceded", 0, 1),  # DemonChoice
        ("mac_gregor", "conceded", 0, 8),  # Program
        ("horror_attack", "both_packs_three", 0, 4),  # Turn
    ):
        me.load((RECORDS / game / f"{name}.rec").read_text(encoding="utf-8"), seat, "greedy", upto)
        me.wait_for_turn()
        found = look(me, size)
        assert not found["cut"], f"{game}, {screen}"
        assert len(found["seen"]) == found["board"], f"{game}, {screen}: {found}"
        assert found["own"] == [True] * len(found["own"]), f"{game}, {screen}: one's own is not in sight"
        assert found["low"] <= size["height"], f"{game}, {screen}: names lie below the fold"
