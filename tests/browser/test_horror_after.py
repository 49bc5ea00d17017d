"""Ze Horror Attack around the game: the suspicion curve after it, and cards that are read aloud."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .driver import DESKTOP, PHONE, RECORDS, Person, expect

pytestmark = pytest.mark.browser

# A browser that can speak, with these voices; what it is told to say is kept.
VOICE = """
window.said = []
const voices = %s.map(lang => ({ lang, name: lang, localService: true }))
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => voices, cancel() { said.push('-') }, speak(u) { said.push(u.lang + ': ' + u.text) }, addEventListener() {},
} })
"""


def record(name: str) -> str:
    return (RECORDS / "horror_attack" / f"{name}.rec").read_text(encoding="utf-8")


@pytest.mark.parametrize(("size", "lang", "scheme"), [(DESKTOP, "en", "dark"), (PHONE, "fr", "light")])
def test_the_suspicion_curve(person: Callable[..., Person], size: dict[str, int], lang: str, scheme: str) -> None:
    """From the end of the game by its button; keys and touches move the line; who watches may change; a table says it all."""
    me = person(size, lang, scheme)
    me.load(record("one_pack_sherlock_four"))
    me.press(me.page.locator("#ask a[href$='/suspicion']"))
    me.page.wait_for_url(re.compile("/suspicion$"))
    me.fits()
    where = "phone" if me.touch else "desktop"
    me.shot(f"suspicion-{where}-{lang}-{scheme}")
    strips = me.page.locator("#curve li")
    assert strips.count() == 4
    last = me.page.locator("#curve .now").all_inner_texts()
    me.page.locator("#step").press("Home")
    assert me.page.locator("#at").inner_text() == "0"
    assert "60 %" not in last[0]
    expect(strips.first.locator(".now")).to_contain_text("50 %")
    strips.nth(1).evaluate("e => e.scrollIntoView({ block: 'center' })")
    box = strips.nth(1).locator(".curve").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 40
    me.page.touchscreen.tap(x, y) if me.touch else me.page.mouse.click(x, y)
    assert 20 <= int(me.page.locator("#at").inner_text()) <= 26
    assert me.page.locator("#deed").inner_text() != ""
    me.press(me.page.locator(".watchers a").nth(2))
    me.page.wait_for_url(re.compile("as=1"))
    expect(strips.nth(1).locator(".now")).to_contain_text("100 %")  # one's own faction is no secret
    me.press(me.page.locator(".numbers summary"))
    assert me.page.locator(".numbers tbody tr").count() == 47
    me.fits()


def test_no_curve_before_the_end(person: Callable[..., Person]) -> None:
    me = person(expects=("404 (Not Found)",))
    me.begin("horror_attack", 0, "random")
    assert me.page.goto(me.page.url + "/suspicion").status == 404  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("lang", "voices", "tag"), [("en", "['fr-FR', 'en-GB']", "en-GB"), ("fr", "['en-US', 'fr_CA']", "fr_CA")]
)
def test_cards_are_read_aloud(person: Callable[..., Person], lang: str, voices: str, tag: str) -> None:
    """In the reader's language: what was pointed at last, at first the own hand; in the builder each card."""
    me = person(DESKTOP, lang)
    me.page.add_init_script(VOICE % voices)
    me.begin("horror_attack", 0, "random")
    me.wait_for_turn()
    aloud = me.page.locator("#ask [data-speak]")
    expect(aloud).to_be_visible()
    me.shot(f"speech-{lang}")
    aloud.click()
    heard = me.page.evaluate("said")
    tips = me.page.eval_on_selector_all("#hand [data-tip]", "l => l.map(e => e.dataset.tip)")
    assert heard[-1] == f"{tag}: {' '.join(tips)}"
    me.page.locator("#hand [data-tip]").nth(1).hover()
    aloud.click()
    assert me.page.evaluate("said")[-1] == f"{tag}: {tips[1]}"
    me.page.goto(me.address + "/games/horror_attack/decks")
    card = me.page.locator("#card-mummy")
    card.locator("[data-speak]").click()
    assert card.locator("p").inner_text() in me.page.evaluate("said")[-1]
    assert me.page.evaluate("said")[-1].startswith(f"{tag}: ")


def test_silent_where_there_is_no_voice(person: Callable[..., Person]) -> None:
    """No button where the browser has no voice for the language."""
    me = person(DESKTOP, "fr")
    me.page.add_init_script(VOICE % "['en-GB']")
    me.page.goto(me.address + "/games/horror_attack/decks")
    assert me.page.locator("[data-step]:visible").count() > 50
    assert me.page.locator("[data-speak]:visible").count() == 0
    me.begin("horror_attack", 0, "random")
    assert me.page.locator("[data-speak]:visible").count() == 0
