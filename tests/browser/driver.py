"""A server of its own and a person at a browser, who knows only what the page shows."""

from __future__ import annotations

import itertools
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, expect

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
SHOTS = Path(__file__).parents[2] / "build" / "shots"
RECORDS = Path(__file__).parents[1] / "records"
_ADDRESSES = itertools.count(1)
# Brought into sight, what can be picked is what a finger meets at its middle (what lies on it leads to it: `tap` in table.js).
MEETS = """e => {
    e.scrollIntoView({ block: 'center', inline: 'center' })
    const r = e.getBoundingClientRect(), top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)
    const at = top?.closest('[data-at]')
    const led = at && !at.dataset.is ? at.parentNode.querySelector(':scope > .base[data-is=can]') : at
    return e.dataset.is !== 'can' || led?.dataset.at === e.dataset.at ? '' : top?.outerHTML.slice(0, 300) || 'nothing' }"""
# Asked back about, a pass is no more where it was: the second press is a deed.
STANDS = """[...document.querySelectorAll('#ask [data-pick]')].filter(e => e.getClientRects().length).map(e => {
    const r = e.getBoundingClientRect()
    return [e.textContent, !!e.closest('.idle') && e.dataset.sure === undefined, r.left, r.right, r.top, r.bottom] })"""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


class Server:
    """`hantise serve` in a process of its own, its tables in the folder; bots as fast as `pace` seconds allow.

    Chance and bots come from one number (see seeded.py), so that a test meets the same game every time.
    """

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder, self.pace, self.port = folder, pace, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Begin, or begin again on the same port and folder; returns when it answers."""
        place = ["--port", str(self.port), "--folder", str(self.folder)]
        command = [sys.executable, str(Path(__file__).with_name("seeded.py")), "serve", "--no-open", *place]
        with (self.folder / "server.log").open("a") as log:
            env = {**os.environ, "HANTISE_PACE": str(self.pace)}
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=subprocess.STDOUT)
        for _ in range(300):
            try:
                urllib.request.urlopen(self.address, timeout=2).close()
                return
            except OSError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


@contextmanager
def served(folder: Path, pace: float = 0.0) -> Iterator[str]:
    """A server for a while; its address."""
    server = Server(folder, pace)
    try:
        yield server.address
    finally:
        server.stop()


class Person:
    """Somebody at a page. Keeps what went wrong: errors of the script, and requests to other hosts.

    motion: pieces fly. script: False for a browser without. expects: words of errors that the test itself brings about.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: dict[str, int],
        lang: str = "en",
        scheme: str = "dark",
        motion: bool = False,
        script: bool = True,
        expects: tuple[str, ...] = (),
    ) -> None:
        self.address, self.touch, self.expects = address, size["width"] < 600, expects
        n = next(_ADDRESSES)
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            color_scheme=scheme,  # type: ignore[arg-type]
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            has_touch=self.touch,
            is_mobile=self.touch,
            reduced_motion="no-preference" if motion else "reduce",
            java_script_enabled=script,
            # each person comes from an address of his own, so that the server's limit is met by nobody
            extra_http_headers={"X-Forwarded-For": f"10.0.{n // 250}.{n % 250 + 1}"},
        )
        self.wrong: list[str] = []
        self.pressed = (0.0, 0.0, 0.0)  # where and when
        # the choices at the last look: are they idle, and from where to where, across and down
        self.stood: list[tuple[str, bool, float, float, float, float]] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """One more page of this browser."""
        page: Page = self.context.new_page()
        page.on("console", lambda m: self.wrong.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: self.wrong.append(str(e)))
        page.on("request", lambda r: None if r.url.startswith((self.address, "data:")) else self.wrong.append(r.url))
        return page

    # to the table ---------------------------------------------------------------------------------------------------------
    def begin(self, game: str, seat: int, against: str, players: int = 2) -> None:
        """From the first page to the table in three touches; with one more where not two play."""
        self.page.goto(self.address)
        form = self.page.locator(f"form:has(input[name=game][value={game}])")
        self.press(form.locator("summary"))
        if form.locator("select[name=players]").count():
            form.locator("select[name=players]").select_option(str(players))
        form.locator("select[name=seat]").select_option(str(seat))
        form.locator("select[name=against]").select_option(against)
        self.press(form.locator("button.go"))
        self.page.wait_for_url(re.compile(r"/t/"))

    def set_up(self, game: str, who: Sequence[str], **options: str) -> None:
        """From the form of a new table to the table: who sits in each seat, and the options that are not the default."""
        self.page.goto(f"{self.address}/new/{game}")
        if (count := self.page.locator("select[name=players]")).count():
            count.select_option(str(len(who)))
        for seat, word in enumerate(who):
            self.page.select_option(f"select[name=who-{seat}]", word)
        self.page.locator("input[name=lots]").uncheck()
        for name, value in options.items():
            self.page.locator(f"input[name=option-{name}][value='{value}']").check()
        self.fits()
        self.press(self.page.locator("form button.go"))
        self.page.wait_for_url(re.compile(r"/t/"))

    def load(self, record: str, seat: int | str = "any", against: str = "screen", upto: int | None = None) -> None:
        """To a table that goes on from a record; against a bot in the named seat."""
        fields = {"text": record, "seat": str(seat), "against": against} | ({} if upto is None else {"upto": str(upto)})
        answer = self.context.request.post(f"{self.address}/load", form=fields)
        assert answer.ok, answer.text()
        self.page.goto(answer.url)

    # what is done ----------------------------------------------------------------------------------------------------------
    def press(self, place: Any) -> None:
        """Tap or click, wherever the thing is by then; brought into the middle of the screen first. Not so soon
        after a press at the same spot that it would be the second half of a double click."""
        place.wait_for()  # what the press before brings may still be on its way
        x, y = place.evaluate(
            "e => { e.scrollIntoView({ block: 'center', inline: 'center' });"
            " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] }"
        )
        u, v, then = self.pressed
        if abs(x - u) + abs(y - v) < 40 and (rest := 0.55 - (time.monotonic() - then)) > 0:
            self.page.wait_for_timeout(1000 * rest)
        if self.touch:
            place.tap(force=True)
        else:
            place.click(force=True)
        self.pressed = (x, y, time.monotonic())  # from its end: on a busy machine a press takes long

    def at(self, place: str) -> Any:
        """The place of that name on the board or in the hand."""
        return self.page.locator(f"[data-at='{place}']").first

    def options(self) -> list[dict[str, str]]:
        """What the page offers: path of taps, what is asked before it is sent, pick."""
        found: list[dict[str, str]] = self.page.eval_on_selector_all(
            "#ask [data-pick]",
            "l => l.map(e => ({path: e.dataset.path || '', sure: e.dataset.confirm || '', pick: e.dataset.pick}))",
        )
        return found

    def paths(self) -> set[str]:
        """All ways to compose a pick now."""
        return {path for option in self.options() for path in option["path"].split("|")}

    def until(self, met: Callable[[], Any], what: str, seconds: float = 30) -> None:
        """Wait until something is so."""
        end = time.monotonic() + seconds
        while not met():
            assert time.monotonic() < end, f"{what}; the page says: {self.say()} {self.note()}; pressed: {self.under()}"
            self.page.wait_for_timeout(30)

    def wait_for_turn(self, seconds: float = 60) -> bool:
        """Until something is asked of me; False where the game is over. The page itself passes where that is all I can do."""
        page = self.page
        # while a pick is not acknowledged all are disabled: what is pressed by then is pressed in vain
        asked = "#ask:not([data-window]) [data-pick]:enabled, #ask[data-window] .opts [data-pick]:enabled, #status.over"
        self.until(lambda: page.locator(asked).count(), "nothing happens any more", seconds)
        return not page.locator("#status.over").count()

    def compose(self, path: str) -> None:
        """Tap the places of a path, and answer what is asked back. What lies nowhere on the table is a button by then; so is
        what might go on, as one card where two may be discarded."""
        option = next(o for o in self.options() if path in o["path"].split("|"))
        others = [p for o in self.options() if o["pick"] != option["pick"] for p in o["path"].split("|")]
        button = self.page.locator(f"#ask [data-pick='{option['pick']}']")
        for place in path.split():
            if not self.at(place).count():
                expect(button).to_be_visible()
                self.apart()
                self.press(button)
                break
            covers = self.at(place).evaluate(MEETS)
            assert not covers, f"{place} can be picked, and over it lies {covers}"
            self.press(self.at(place))
        else:
            if any(p.startswith(path + " ") for p in others):
                self.press(button)
        if option["sure"]:
            self.apart()
            self.press(self.page.locator("#ask .first").first)

    def apart(self) -> None:
        """What lets everything be (pass, end, stop) stands beside what does something, now and at the last look: neither ever
        takes the other's place."""
        now: list[tuple[str, bool, float, float, float, float]] = self.page.evaluate(STANDS)
        for idle, lets, *a in (*now, *self.stood):
            for deed, other, *b in (*now, *self.stood):
                over = min(a[1], b[1]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[2], b[2])
                assert not lets or other or min(over) <= 0, f"{idle} at {a} stands where {deed} does, at {b}"
        self.stood = now

    def pick(self, option: dict[str, str]) -> None:
        """Compose the pick by tapping, and wait until the table has it."""
        before = self.page.get_attribute("#asked", "value")
        self.apart()
        if option["path"]:
            self.compose(option["path"].split("|")[0])
        else:  # a button and nothing else, as the end of a turn
            self.press(self.page.locator(f"#ask [data-pick='{option['pick']}']"))
            if option["sure"]:
                self.press(self.page.locator("#ask .first").first)
        pending = self.page.locator(f"#ask:has(#asked[value='{before}']) [data-pick]")
        self.until(lambda: not pending.count(), f"{option} was not taken")

    def play(self, seed: int, most: int = 400, shoot: str = "", careful: bool = True) -> int:
        """A whole game by real clicks, any option as likely as the others (careful: one that is not asked back about, where
        there is one); the number of picks."""
        rnd = random.Random(seed)
        for n in range(most):
            if not self.wait_for_turn():
                if shoot:
                    self.shot(f"{shoot}-end")
                return n
            if shoot and n % 8 == 0:
                self.fits()
                self.shot(f"{shoot}-{n:03}")
            options = self.options()
            calm = [o for o in options if not o["sure"]] if careful else []
            self.pick(rnd.choice(calm or options))
        raise AssertionError("the game does not end")

    # what is seen ----------------------------------------------------------------------------------------------------------
    def say(self) -> str:
        """The status line."""
        found = self.page.locator("#say")
        return (found.text_content() or "").strip() if found.count() else self.page.title()

    def note(self) -> str:
        """What the page has last said to me alone."""
        found = self.page.locator("#note")
        return (found.text_content() or "").strip() if found.count() else ""

    def lines(self) -> list[str]:
        """The sentences of the log, the newest line first, without the signs before them and what is said behind names."""
        found: list[str] = self.page.eval_on_selector_all(
            "#lines li",
            "l => l.map(e => { const c = e.cloneNode(true);"
            " c.querySelectorAll('.by, small, .rule-id').forEach(x => x.remove());"
            " return c.textContent.replace(/  +/g, ' ').replace(/ ([.,])/g, '$1').trim() })",
        )
        return found

    def now(self) -> dict[str, str]:
        """What every tile shows, by its place."""
        found: dict[str, str] = self.page.eval_on_selector_all(
            "#board [data-at]", "l => Object.fromEntries(l.map(e => [e.dataset.at, e.getAttribute('aria-label')]))"
        )
        return found

    def under(self) -> str:
        """What lies where the last press was: its name, or its markup."""
        found: str = self.page.evaluate(
            "([x, y]) => { const e = document.elementFromPoint(x, y), at = e?.closest('[data-at]');"
            " return at ? at.dataset.at + ' ' + at.dataset.is : e?.outerHTML.slice(0, 200) || 'nothing' }",
            list(self.pressed[:2]),
        )
        return found

    def fits(self) -> None:
        """Nothing sticks out sideways."""
        over = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert over <= 0, f"the page is {over} px wider than the screen"

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def clean(self) -> None:
        """Nothing went wrong on the way that the test did not bring about."""
        wrong = [w for w in self.wrong if not any(e in w for e in self.expects)]
        assert not wrong, wrong

    def close(self) -> None:
        """He goes. His pages end first: Chromium forgets at times to tell that a page is gone whose context is closed while it
        goes somewhere else, and Playwright would wait for that for ever."""
        wrong = list(self.wrong)
        for page in self.context.pages:
            with suppress(Error):
                page.goto("about:blank", timeout=10_000)
        self.context.close()
        self.wrong[:] = wrong  # what is broken off here is no fault


__all__ = ["DESKTOP", "PHONE", "RECORDS", "Person", "Server", "expect", "served"]
