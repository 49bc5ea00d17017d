"""As the reader wants it: colours, motion, size, how long bots take, a television."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from .driver import DESKTOP, Person, Server

HEAR = """window.heard = []
localStorage.setItem('sound-moves', 'yes')
const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
class Tone {
  frequency = {}
  connect(to) { return to }
  start() { heard[heard.length - 1] += this.frequency.value + ' ' }
  stop() {}
}
window.AudioContext = class {
  currentTime = 0
  resume() { heard.push('') }
  createOscillator() { return new Tone() }
  createGain() { return { gain, connect() {} } }
}"""
WATCH = "window.moved = []; const a = Element.prototype.animate; Element.prototype.animate = function (k, t) {"
WATCH += " window.moved.push(t.duration ?? t); return a.call(this, k, t) }"
GROUND = "getComputedStyle(document.documentElement).backgroundColor"
INK = "getComputedStyle(document.documentElement).color"
BLACK, WHITE = "rgb(0, 0, 0)", "rgb(255, 255, 255)"


def test_53_88_91_colours_motion_and_size_as_the_reader_wants_them(person: Callable[..., Person], hero_dead: str) -> None:
    me = person(motion=True)
    page = me.page
    me.context.add_init_script(WATCH)
    me.context.add_init_script(HEAR)
    me.load(hero_dead, 1, "greedy", 7)
    assert page.evaluate(GROUND) not in (BLACK, WHITE)
    for scheme, ground in (("dark", BLACK), ("light", WHITE)):  # as the system has it
        page.emulate_media(color_scheme=scheme, contrast="more")  # type: ignore[arg-type]
        assert page.evaluate(GROUND) == ground
        page.emulate_media(color_scheme=scheme, contrast="no-preference")  # type: ignore[arg-type]
        assert page.evaluate(GROUND) != ground
    page.locator("#about > summary").click()
    page.locator("[data-choice=theme]").select_option("contrast")
    assert page.evaluate(GROUND) == WHITE
    page.locator("[data-choice=motion]").select_option("faster")
    page.reload()
    assert [page.evaluate(GROUND), page.evaluate(INK)] == [WHITE, BLACK]
    me.pick(next(option for option in me.options() if "i9" in option["path"]))  # a tile is turned up
    moved = page.evaluate("moved")
    assert moved
    assert all(ms <= 300 for ms in moved)
    me.until(lambda: page.evaluate("heard.length"), "the tile turns in silence")
    assert page.evaluate("heard[0]").startswith("1318.5 ")
    page.locator("#about > summary").click()
    page.locator("[data-choice=motion]").select_option("off")
    page.evaluate("moved.length = 0")
    me.pick(next(option for option in me.options() if "attack" in option["path"] and "i7" in option["path"]))
    assert page.evaluate("moved") == []
    me.until(lambda: page.evaluate("heard.length > 1"), "without motion it is heard all the same")
    # colours that the system forces: words take them, the board keeps its own
    page.emulate_media(forced_colors="active")
    assert page.evaluate("getComputedStyle(document.querySelector('.board use')).forcedColorAdjust") == "none"
    page.emulate_media(forced_colors="none")
    for width, height in ((640, 400), (1280, 720), (2560, 1440)):  # 1280 x 800 twice as large, and what else there is
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        me.fits()
        assert me.page.locator("#board [data-is=can]").count()


def test_54_who_looks_on_alone_hurries_the_bots(browser: Browser, tmp_path: Path) -> None:
    """At a table of bots alone, with eight seconds from one deed to the next; at a television, too."""
    server = Server(tmp_path, pace=8.0)
    try:
        me = Person(browser, server.address, DESKTOP)
        me.page.goto(server.address)
        answer = me.context.request.post(f"{server.address}/watch", form={"game": "shy_monsters"})
        me.page.goto(f"{answer.url}?tv=yes")
        me.page.locator("#hurry").wait_for(state="visible")
        assert me.page.locator("#ask [data-pick]").count() == 0
        me.page.locator("html[data-state]").wait_for()  # from here on a press is heard, even where there is no line yet
        began = time.monotonic()
        me.press(me.page.locator("#hurry"))
        me.until(lambda: me.page.locator("#status.over").count(), "the bots do not hurry", 80)
        assert time.monotonic() - began < 80
        me.page.locator("#hurry").wait_for(state="hidden")
        me.clean()
        me.close()
    finally:
        server.stop()
