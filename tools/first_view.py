"""What the first view of home and of every table costs a phone: Chromium with its processor slowed (x4) and a slow line
(1.6 Mbit/s, 150 ms an answer). Prints a line a page, the middle of several tries: seconds to the first paint, to the largest
one and to where the first pick can be made, milliseconds in which the page does not listen, how far things move (0 to 1, the
worst try) and which.

python tools/first_view.py               home and the five tables
python tools/first_view.py gregory home  those whose name holds one of these words
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from tests.browser.driver import PHONE, Person, served  # noqa: E402
from tests.browser.first_view import WATCH, watched  # noqa: E402
from tests.conftest import CHROMIUM_FLAGS  # noqa: E402

from hantise.core.registry import games  # noqa: E402

SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SETTLED = 1500  # ms without which late things would not be seen


def pages(me: Person) -> Iterator[tuple[str, str]]:
    """The name of a page and its address; tables are opened on the way."""
    yield "home", me.address
    for name, game in games().items():
        fields = {"game": name, "players": str(game.seats[0]), "seat": "0", "against": "greedy"}
        yield name, me.context.request.post(f"{me.address}/new", form=fields).url


def seen(me: Person, address: str) -> dict[str, Any]:
    """One first view, by a browser that has kept nothing."""
    page = me.tab()
    page.add_init_script(WATCH)
    line = me.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    if "/t/" in address:
        me.page = page
        me.until(lambda: watched(page)["ready"], "the script does not come to its end")
    page.wait_for_timeout(SETTLED)
    found = watched(page)
    page.close()
    return found


def told(name: str, tries: list[dict[str, Any]]) -> str:
    """A page in words."""
    paint, largest, ready = (median(t[key] for t in tries) / 1000 for key in ("painted", "largest", "ready"))
    moved = sorted({what for t in tries for what in t["moved"]})
    return (
        f"{name:20} paint {paint:.2f} largest {largest:.2f} ready {ready:.2f} s  "
        f"blocked {median(t['blocked'] for t in tries):4.0f} ms  moved {max(t['shift'] for t in tries):.3f} {' '.join(moved)}"
    )


def measure(browser: Browser, address: str, words: list[str], tries: int) -> None:
    me = Person(browser, address, PHONE)
    me.page.goto(address)  # who one is, is kept from here on
    for name, page in pages(me):
        if not words or any(word in name for word in words):
            print(told(name, [seen(me, page) for _ in range(tries)]), flush=True)
    me.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="words in the names of pages")
    parser.add_argument("--tries", type=int, default=3)
    asked = parser.parse_args()
    chromium = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if chromium is None:
        sys.exit("no Chromium here: install Debian's package chromium")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), 3600.0) as address, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        measure(browser, address, asked.words, asked.tries)
        browser.close()


if __name__ == "__main__":
    main()
