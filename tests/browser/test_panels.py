"""The panels of the seats: who sits there, his sign, his time, what he has; four of them in a quarter of a phone."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest

from hantise.core.registry import games

from .driver import DESKTOP, PHONE, Person

pytestmark = pytest.mark.browser

SHOTS = os.environ.get("HANTISE_PANELS", "")
LONGEST = ("Maximilienne-Charlotte W", "Wilhelmina von Würmwald-W")
# By game: what the panel of seat n shows of the hand, the goods, the score.
SHOWN = {
    "gregory_horror_show": ("#counts-{n} .counter:nth-child(3)", "#counts-{n} .counter", "#life-{n}"),
    "evil_corp": ("#behind-{letter}", "#gold-{letter}", "#tokens-{letter}"),
    "horror_attack": ("#tally-{n} .counter", "#tally-{n} .counter:nth-child(2)", "#tally-{n} .counter:nth-child(2)"),
    "mac_gregor": ("#holds-{n} .backs", "#holds-{n} .mini", "#standing-{n} .counter"),
    "shy_monsters": ("#pile", "#skills", "#floors"),
}
MEASURE = """([first, shown]) => [...document.querySelectorAll('#seats .seat')].slice(0, first).map(li => {
  const seen = e => { const r = e?.getBoundingClientRect(); return !!r && r.width > 0 && r.height > 0 }
  const here = li.getBoundingClientRect(), n = li.id.slice(5), letter = li.querySelector('.sign-of b').textContent.toLowerCase()
  const find = selector => [...document.querySelectorAll(selector.replace('{n}', n).replace('{letter}', letter))].find(seen)
  const out = [...li.querySelectorAll('*')].filter(e => seen(e) && !e.closest('svg svg') && e.closest('.sign-of') === null)
    .filter(e => { const r = e.getBoundingClientRect(); return r.right > here.right + 1 || r.bottom > here.bottom + 1 })
  return {
    seat: n, top: here.top, bottom: here.bottom, width: here.width,
    name: li.querySelector('.who b').textContent, wide: li.querySelector('.who b').getBoundingClientRect().width,
    sign: seen(li.querySelector('.sign-of use')) && letter !== '', tag: seen(li.querySelector('.who .tag')),
    clock: seen(li.querySelector('.clock')), shown: shown.map(selector => seen(find(selector))),
    out: out.map(e => e.outerHTML.slice(0, 90)),
    small: [...li.querySelectorAll('b,span,small')].filter(seen).some(e => parseFloat(getComputedStyle(e).fontSize) < 11),
  }
})"""


@pytest.mark.parametrize("name", sorted(games()))
def test_45_four_panels_fit_a_quarter_of_a_phone(person: Callable[..., Person], name: str) -> None:
    me, game = person(PHONE), games()[name]
    seats = max(n for n in game.seats if n <= 4)
    who = {f"who-{n}": "screen" if n else "me" for n in range(seats)}
    names = {f"who-{n}-name": LONGEST[n] if n < 2 else f"Ann {n}" for n in range(seats)}
    names["who-1-name"] = names["who-1-name"][:24]
    fields = {"game": name, "players": str(seats), "lang": "en", "clock": "live:900:20:1200"}
    answer = me.context.request.post(f"{me.address}/new", form=fields | who | names)
    assert answer.ok, answer.text()
    me.page.goto(answer.url)
    if me.page.locator("form button.go").count():  # the screen passes to whoever begins
        me.press(me.page.locator("form button.go"))
    me.page.wait_for_selector("#seats .clock")
    found: list[dict[str, Any]] = me.page.evaluate(MEASURE, [4, SHOWN[name]])
    if SHOTS:
        me.page.evaluate("document.getElementById('seats').scrollIntoView({block: 'center'})")
        me.page.screenshot(path=f"{SHOTS}/{name}.png")
    assert len(found) == seats
    assert max(f["bottom"] for f in found) - min(f["top"] for f in found) <= 640 / 4, found
    for panel in found:
        assert panel["sign"], panel
        assert panel["tag"], panel
        assert panel["clock"], panel
        assert panel["wide"] > 36, "enough of the name to tell them apart"
        assert not panel["out"], panel
        assert not panel["small"], panel
    shown = [sum(panel["shown"][k] for panel in found) for k in range(3)]  # the hand, the goods, the score
    # A ghost of Mac Gregor has no keys and no objects; what a company of Evil Corp. owns stands with the first of its members;
    # the master of Shy Monsters has a pile, his hero all the rest.
    of = {"mac_gregor": [3, 3, 4], "evil_corp": [4, 2, 2], "shy_monsters": [2, 2, 2]}
    assert shown == of.get(name, [seats] * 3), found
    me.press(me.page.locator("#panels"))
    assert me.page.evaluate("document.querySelector('#seats .seat').getBoundingClientRect().width") > 300, "in full"
    assert re.search(r"Maximil", me.page.locator("#seats").inner_text())
    desk = person(DESKTOP)
    desk.page.goto(answer.url)
    desk.page.wait_for_selector("#seats .seat")
    assert not desk.page.locator("#panels").is_visible()
    assert desk.page.locator("#aidbox").is_visible()
    desk.page.evaluate("document.getElementById('aid').replaceChildren()")  # as in a game that has none
    assert not desk.page.locator("#aidbox").is_visible()
