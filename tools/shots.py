"""Makes the pictures of the README, from the program itself: starts a table, plays, and takes what a person sees.

make shots
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.driver import DESKTOP, PHONE, Person, served  # noqa: E402
from tests.conftest import CHROMIUM_FLAGS  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"

# name, game, seat, against, size, language, colours, picks before the picture is taken
WANTED = [
    ("shy-hero", "shy_monsters", 1, "greedy", DESKTOP, "en", "dark", 4),
    ("shy-master", "shy_monsters", 0, "greedy", PHONE, "fr", "light", 4),
    ("shy-phone", "shy_monsters", 1, "greedy", PHONE, "fr", "dark", 3),
]


def main() -> None:
    chromium = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if chromium is None:
        sys.exit("no Chromium here: install Debian's package chromium")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        for name, game, seat, against, size, lang, scheme, picks in WANTED:
            me = Person(browser, address, size, lang, scheme)
            me.begin(game, seat, against)
            for _ in range(picks):
                if not me.wait_for_turn():
                    break
                calm = [o for o in me.options() if not o["sure"]]
                me.pick((calm or me.options())[len(calm) // 2])
            me.wait_for_turn()
            me.page.wait_for_timeout(300)
            me.page.screenshot(path=PICTURES / f"{name}.png")
            print(f"docs/pictures/{name}.png: {me.say()}")
            me.close()
        browser.close()


if __name__ == "__main__":
    main()
