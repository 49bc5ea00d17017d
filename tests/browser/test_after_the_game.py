"""After the game: how it went, back to any move by anybody's eyes, a link to a move, the game as a page without a network."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .driver import DESKTOP, PHONE, Person, expect

LABELS = "l => Object.fromEntries(l.map(e => [e.dataset.at, e.getAttribute('aria-label')]))"


def position(me: Person, n: int) -> None:
    expect(me.page.locator("#when")).to_have_text(re.compile(rf"^{n} / "))


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_70_how_it_went_a_replay_and_a_page_to_keep(
    person: Callable[..., Person], browser: Browser, tmp_path: Path, hero_dead: str, size: dict[str, int], lang: str
) -> None:
    me = person(size, lang)
    page = me.page
    me.load(hero_dead, 1, "greedy")
    address = page.url
    me.press(page.locator("#ask a[href$='/end']"))
    page.wait_for_url(re.compile("/end$"))
    me.fits()
    me.shot(f"end-{lang}")
    assert page.locator("#verdict.lost").count() == 1
    assert page.locator("tr.decides").count() == 1
    assert page.locator(".plot svg polyline:not(.under)").count() == 2
    assert (page.locator("#course-desc").text_content() or "").count("(") == 2
    moments = page.locator("#moments a")
    assert 1 <= moments.count() <= 3
    n = int(re.sub(r"\D", "", moments.first.locator("b").inner_text()))
    me.press(moments.first)
    page.wait_for_url(re.compile(rf"#move-{n}$"))
    position(me, n)
    # by another's eyes, at the same move
    page.locator("#eyes").select_option(index=1)
    page.wait_for_url(re.compile(rf"#move-{n}-as-0$"))
    position(me, n)
    me.page.locator("#banner [data-do=back]").click()
    position(me, n - 1)
    me.fits()
    me.shot(f"replay-{lang}")
    # by itself, and stopped
    me.press(page.locator("#banner [data-do=play]"))
    position(me, n + 1)
    me.press(page.locator("#banner [data-do=play]"))
    stopped = page.locator("#when").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator("#when").inner_text() == stopped
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as on plain http in a home network
    me.press(page.locator("#banner [data-do=share]"))
    expect(page.locator("#note")).to_contain_text("#move-")
    assert "copi" not in me.note(), "nothing was copied"
    # the link, opened anew
    page.goto("about:blank")
    page.goto(f"{address}#move-3-as-0")
    position(me, 3)
    expect(page.locator("#eyes")).to_have_value(re.compile("as=0"))
    seen = me.now()
    me.press(page.locator("#banner [data-do=live]"))
    expect(page.locator("#banner")).to_be_hidden()
    assert page.url == address
    # the page to keep, opened from a file with the network off
    with page.expect_download() as download:
        me.press(page.locator("a[href$='/end']"))
        page.wait_for_url(re.compile("/end$"))
        me.press(page.locator("a[href$='/saved']"))
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".html"
    alone = browser.new_context(viewport=size, offline=True)  # type: ignore[arg-type]
    wrong: list[str] = []
    kept = alone.new_page()
    kept.on("pageerror", lambda e: wrong.append(str(e)))
    kept.on("console", lambda m: wrong.append(m.text) if m.type in ("error", "warning") else None)
    kept.on("request", lambda r: None if r.url.startswith("file:") else wrong.append(r.url))
    kept.goto(file.as_uri())
    total = int(kept.get_attribute("#at", "max") or 0)
    for _ in range(3):
        kept.locator("#bar [data-do=on]").click()
    expect(kept.locator("#when")).to_have_text(f"3 / {total}")
    master = kept.locator("#eyes option", has_text={"en": "(Dungeon Master)", "fr": "(Maître du Donjon)"}[lang])
    kept.locator("#eyes").select_option(value=master.get_attribute("value"))
    assert kept.eval_on_selector_all("#board [data-at]", LABELS) == seen
    kept.keyboard.press("End")
    kept.locator("#lines button").last.click()
    expect(kept.locator("#at")).to_have_value("0")
    kept.locator("#at").focus()
    for _ in range(total):
        kept.keyboard.press("ArrowRight")
    expect(kept.locator("#when")).to_have_text(f"{total} / {total}")
    assert kept.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    kept.screenshot(path=str(tmp_path / f"saved-{lang}.png"))
    (Path(__file__).parents[2] / "build" / "shots" / f"saved-{lang}.png").write_bytes(
        (tmp_path / f"saved-{lang}.png").read_bytes()
    )
    assert kept.locator(".score tbody tr").count() == 3
    alone.close()
    assert not wrong, wrong
