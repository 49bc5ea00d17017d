"""What a pick costs a phone beside the network: Chromium with its processor slowed (x4), by taps
on the page, pieces fly. Prints a line a
game, over its picks the middle and the worst but one in twenty: milliseconds from the tap to what is sent, from the answer to
the picture that shows it, and both together.

python tools/one_pick.py          the five games
python tools/one_pick.py gregory  those whose name holds one of these words
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from tests.browser.driver import PHONE, Person, served  # noqa: E402
from tests.conftest import CHROMIUM_FLAGS  # noqa: E402

from hantise.core.registry import games  # noqa: E402

SLOWER = 4
REST = 600  # ms from one pick to the next
# Before anything of the page. Of a way of several steps the first is counted. An answer is there when its message is heard; its
# picture when the frame after it is painted.
WATCH = """(() => {
    const one = window.one = { tapped: 0, sent: 0, picks: [] }
    addEventListener('click', e => { if (!one.sent) one.tapped = e.timeStamp }, true)
    const Line = window.WebSocket
    window.WebSocket = class extends Line {
        constructor(...of) {
            super(...of)
            this.addEventListener('message', ({ data }) => {
                if (!one.sent || !data.includes('"ack"')) return
                const { tapped, sent } = one, came = performance.now()
                one.tapped = one.sent = 0
                requestAnimationFrame(() => setTimeout(() => one.picks.push([sent - tapped, performance.now() - came])))
            })
        }
        send(text) {
            super.send(text)
            if (one.tapped && text.includes('"pick"')) one.sent = performance.now()
        }
    }
})()"""


# Tap by tap; what lies nowhere is a button, and so is what might go on, or is asked back about.
TAPS = """([path, pick]) => {
    const press = e => e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    for (const word of path) {
        const place = document.querySelector(`[data-at="${word}"]`)
        if (!place) break
        press(place)
    }
    for (let n = 0; !one.sent && n < 2; n++) press(document.querySelector(`#ask [data-pick="${pick}"]`))
}"""


def picked(browser: Browser, address: str, game: str, most: int, seed: int) -> list[tuple[float, float]]:
    """The picks of one game: milliseconds before the network and after it."""
    me, chance = Person(browser, address, PHONE, motion=True), random.Random(seed)
    me.page.add_init_script(WATCH)
    fields = {"game": game, "players": str(games()[game].seats[0]), "seat": "0", "against": "greedy"}
    me.page.goto(me.context.request.post(f"{address}/new", form=fields).url)
    me.context.new_cdp_session(me.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for n in range(most):
        if not me.wait_for_turn():
            break
        me.page.wait_for_timeout(REST)  # nothing flies any more
        options = me.options()
        option = chance.choice([o for o in options if not o["sure"]] or options)
        me.page.evaluate(TAPS, [option["path"].split("|")[0].split(), option["pick"]])
        me.until(lambda n=n: me.page.evaluate("one.picks.length") > n, f"no picture of {option}")
    found: list[tuple[float, float]] = me.page.evaluate("one.picks")
    me.close()
    return found


def told(name: str, picks: list[tuple[float, float]]) -> str:
    """A game in figures."""
    columns = [before for before, _ in picks], [after for _, after in picks], [sum(both) for both in picks]
    before, after, both = (f"{median(c):4.0f} / {quantiles(c, n=20)[-1]:4.0f}" for c in columns)
    return f"{name:20} {len(picks):3} picks   to the line {before}   to the picture {after}   both {both} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="words in the names of games")
    parser.add_argument("--picks", type=int, default=15, help="of a game, at most")
    parser.add_argument("--tries", type=int, default=2, help="games of each")
    asked = parser.parse_args()
    chromium = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if chromium is None:
        sys.exit("no Chromium here: install Debian's package chromium")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), 0.8) as address, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        for name in games():
            if not asked.words or any(word in name for word in asked.words):
                picks = [pick for n in range(asked.tries) for pick in picked(browser, address, name, asked.picks, n)]
                print(told(name, picks), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
