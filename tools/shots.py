"""Makes the pictures of the README, from the program itself: bots play to a position, a person sits down there, and what he
sees is taken. Writes docs/pictures/ and the part of README.md between its marks.

make shots                      all of them
make shots ARGS="gregory mac"   those whose name begins so
make shots ARGS="--all FOLDER"  pictures of every page instead (every_page.py), to look at
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import every_page  # noqa: E402
from tests.browser.driver import DESKTOP, PHONE, Person, served  # noqa: E402
from tests.conftest import CHROMIUM_FLAGS  # noqa: E402

from hantise import Record, game  # noqa: E402
from hantise.lab.simulate import simulate  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
README = ROOT / "README.md"
DOCS = "documentation"
BEGIN, END = "<!-- pictures: begin (made by 'make shots') -->", "<!-- pictures: end -->"


@dataclass(frozen=True)
class Shot:
    """A picture: the game with its options, how many play, after how many decisions, what the seat that is asked then
    sees, on which screen, and what to say of it."""

    name: str
    game: str
    players: int
    seed: int
    upto: int
    size: dict[str, int]
    lang: str
    scheme: str
    says: str
    options: tuple[tuple[str, str], ...] = ()


SHOTS = [
    Shot("shy-monsters", "shy_monsters", 2, 3, 12, DESKTOP, "en", "dark", "Shy Monsters, as the hero sees it"),
    Shot("mac-gregor", "mac_gregor", 3, 1, 60, DESKTOP, "en", "light", "Le Trésor du Fantôme des Mac Gregor, three play"),
    Shot("horror-attack", "horror_attack", 4, 2, 24, DESKTOP, "fr", "dark", "Ze Horror Attack, four play"),
    Shot("evil-corp", "evil_corp", 2, 1, 40, DESKTOP, "en", "dark", "Evil Corp., two companies"),
    Shot("gregory", "gregory_horror_show", 3, 1, 60, DESKTOP, "en", "light", "Gregory Horror Show, both floors"),
    Shot("shy-phone", "shy_monsters", 2, 5, 10, PHONE, "fr", "light", "Shy Monsters on a phone"),
    Shot("mac-phone", "mac_gregor", 3, 4, 70, PHONE, "fr", "dark", "Mac Gregor on a phone"),
    Shot("horror-phone", "horror_attack", 4, 2, 20, PHONE, "en", "light", "Ze Horror Attack on a phone"),
    Shot("evil-phone", "evil_corp", 2, 1, 12, PHONE, "fr", "light", "Evil Corp. on a phone"),
    Shot("gregory-phone", "gregory_horror_show", 3, 2, 50, PHONE, "en", "dark", "Gregory Horror Show on a phone"),
]


def played(shot: Shot) -> tuple[str, int]:
    """The record of greedy bots up to the position, without their names, and the seat that is asked there."""
    found = game(shot.game)
    options = found.settings(dict(shot.options))
    rows = simulate(shot.game, ["greedy"] * shot.players, 1, shot.seed, options, record=True)
    state = Record.read(rows[0]["record"]).replay(shot.upto)
    return Record.of(found, state, options).write(), state.player


def take(shot: Shot, browser: Browser, address: str) -> None:
    """Sit down in the position and take the picture."""
    record, seat = played(shot)
    me = Person(browser, address, shot.size, shot.lang, shot.scheme)
    me.load(record, seat, "greedy")
    me.wait_for_turn()
    me.page.wait_for_timeout(600)
    me.page.screenshot(path=PICTURES / f"{shot.name}.png")
    print(f"docs/pictures/{shot.name}.png: {me.say()}")
    me.close()


def take_docs(browser: Browser, address: str) -> None:
    """The picture of the documentation."""
    page = browser.new_page(viewport=DESKTOP, color_scheme="light", locale="en")  # type: ignore[arg-type]
    page.goto(f"{address}/docs/players.html")
    page.screenshot(path=PICTURES / f"{DOCS}.png")
    print(f"docs/pictures/{DOCS}.png: {page.title()}")
    page.close()


def tell() -> None:
    """The pictures in the README: the screens one below the other, the phones side by side."""
    wide = [s for s in SHOTS if s.size is DESKTOP]
    tall = [s for s in SHOTS if s.size is PHONE]
    lines = [f"![{s.says}](docs/pictures/{s.name}.png)" for s in wide[:1]]
    for pair in (wide[1:3], wide[3:5]):
        lines += ["", "".join(f'<img src="docs/pictures/{s.name}.png" width="49%" alt="{s.says}"> ' for s in pair).strip()]
    lines += ["", "".join(f'<img src="docs/pictures/{s.name}.png" width="19%" alt="{s.says}"> ' for s in tall).strip()]
    text = README.read_text(encoding="utf-8")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    README.write_text("\n".join([before + BEGIN, *lines, END]) + after, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="beginnings of names; with --all: words in names")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="pictures of every page, with a sheet to look through")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="earlier pictures of every page, to be shown beside")
    parser.add_argument("--few", action="store_true", help="with --all: three of each page, in each size, theme and language")
    asked = parser.parse_args()
    chromium = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if chromium is None:
        sys.exit("no Chromium here: install Debian's package chromium")
    wanted = [s for s in SHOTS if not asked.names or s.name.startswith(tuple(asked.names))]
    if not wanted and not asked.all and DOCS not in asked.names:
        sys.exit(f"no picture is called so; there are: {', '.join([*(s.name for s in SHOTS), DOCS])}")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        if asked.all:
            every_page.take(asked.all, browser, address, asked.names, asked.few)
        else:
            PICTURES.mkdir(parents=True, exist_ok=True)
            for shot in wanted:
                take(shot, browser, address)
            if not asked.names or DOCS in asked.names:
                take_docs(browser, address)
        browser.close()
    if asked.all:
        every_page.sheet(asked.all, asked.before)
    else:
        tell()


if __name__ == "__main__":
    main()
