"""A server of its own and a person at a browser, who knows only what the page shows."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
SHOTS = Path(__file__).parents[2] / "build" / "shots"


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


@contextmanager
def served(folder: Path, pace: float = 0.0) -> Iterator[str]:
    """A server with its tables in the folder, bots as fast as `pace` seconds allow; its address."""
    port = free_port()
    command = [sys.executable, "-m", "hantise", "serve", "--no-open", "--port", str(port), "--folder", str(folder)]
    log = (folder / "server.log").open("w")
    server = subprocess.Popen(command, env={**os.environ, "HANTISE_PACE": str(pace)}, stdout=log, stderr=subprocess.STDOUT)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(address, timeout=2).close()
                break
            except OSError:
                assert server.poll() is None, (folder / "server.log").read_text()
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(10)
        log.close()


class Person:
    """Somebody at a page. Keeps what went wrong: errors of the script, and requests to other hosts."""

    def __init__(self, browser: Browser, address: str, size: dict[str, int], lang: str, scheme: str = "dark") -> None:
        self.address, self.touch = address, size["width"] < 600
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            color_scheme=scheme,  # type: ignore[arg-type]
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            has_touch=self.touch,
            is_mobile=self.touch,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("console", lambda m: self.wrong.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda e: self.wrong.append(str(e)))
        self.page.on("request", lambda r: None if r.url.startswith((address, "data:")) else self.wrong.append(r.url))

    def begin(self, game: str, seat: int, against: str) -> None:
        """From the first page to the table in three touches."""
        self.page.goto(self.address)
        form = self.page.locator(f"form:has(input[name=game][value={game}])")
        form.locator("select[name=seat]").select_option(str(seat))
        form.locator("select[name=against]").select_option(against)
        self.press(form.locator("button.go"))
        self.page.wait_for_url(re.compile(r"/t/"))

    def press(self, place: Any) -> None:
        """Tap or click, wherever the thing is by then; brought into the middle of the screen first, as a thumb does."""
        place.evaluate("e => e.scrollIntoView({ block: 'center', inline: 'center' })")
        if self.touch:
            place.tap(force=True)
        else:
            place.click(force=True)

    def options(self) -> list[dict[str, str]]:
        """What the page offers: path of taps, what is asked before it is sent, pick."""
        found: list[dict[str, str]] = self.page.eval_on_selector_all(
            "#ask [data-pick]",
            "l => l.map(e => ({path: e.dataset.path || '', sure: e.dataset.confirm || '', pick: e.dataset.pick}))",
        )
        return found

    def wait_for_turn(self, seconds: float = 30) -> bool:
        """Until something is asked of me; False where the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.page.locator("#ask [data-pick]").count():
                return True
            if self.page.locator("#status.over").count():
                return False
            self.page.wait_for_timeout(40)
        raise AssertionError(f"nothing happens any more: {self.say()}")

    def say(self) -> str:
        """The status line."""
        return (self.page.text_content("#say") or "").strip()

    def pick(self, option: dict[str, str]) -> None:
        """Compose the pick by tapping, answer what is asked back, and wait until the table has it."""
        before = self.page.get_attribute("#ask", "data-ask")
        for place in option["path"].split("|")[0].split():
            self.press(self.page.locator(f"[data-at='{place}']").first)
        if option["sure"]:
            self.press(self.page.locator("#ask .first").first)
        end = time.monotonic() + 15
        while time.monotonic() < end:
            if self.page.get_attribute("#ask", "data-ask") != before or not self.page.locator("#ask [data-pick]").count():
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(f"{option} was not taken: {self.page.text_content('#note')}")

    def play(self, seed: int, most: int = 400, shoot: str = "", careful: bool = True) -> int:
        """A whole game by real clicks, any option as likely as the others (careful: one that is not asked back about, where
        there is one); the number of picks."""
        rnd = random.Random(seed)
        for n in range(most):
            if not self.wait_for_turn():
                if shoot:
                    self.shot(f"{shoot}-end")
                return n
            self.fits()
            if shoot and n % 6 == 0:
                self.shot(f"{shoot}-{n:03}")
            options = self.options()
            calm = [o for o in options if not o["sure"]] if careful else []
            self.pick(rnd.choice(calm or options))
        raise AssertionError("the game does not end")

    def fits(self) -> None:
        """Nothing sticks out sideways."""
        over = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert over <= 0, f"the page is {over} px wider than the screen"

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def clean(self) -> None:
        """Nothing went wrong on the way."""
        assert not self.wrong, self.wrong

    def close(self) -> None:
        self.context.close()


__all__ = ["DESKTOP", "PHONE", "Person", "expect", "served"]
