"""Pictures of every page of the house: five games, three sizes, two themes, two languages; with one sheet to look through them.

python tools/shots.py --all FOLDER               all of them, in FOLDER, with FOLDER/index.html
python tools/shots.py --all FOLDER fr-light      those whose name holds this word (or one of several)
python tools/shots.py --before OLD --all FOLDER  the sheet shows the pictures of OLD beside the new ones
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.driver import DESKTOP, PHONE, Person

from hantise import Record
from hantise.core.registry import games
from hantise.lab.simulate import simulate
from hantise.table.places import usual

TABLET = {"width": 768, "height": 1024}
SIZES = {"desk": DESKTOP, "tablet": TABLET, "phone": PHONE}
SHOWN = "[...document.images].every(i => i.complete || i.getBoundingClientRect().top > innerHeight)"  # those in sight
THIRDS = 3  # a table is looked at after each third of its game but the last


SCREENS = (("desk", "tablet"), ("phone",))  # a mouse, a finger: what one person's screen may change between
Sight = tuple[str, Callable[[Person], None]]  # the name of a page, and the way there


def at(path: str) -> Callable[[Person], None]:
    """By its address."""

    def go(me: Person) -> None:
        me.page.goto(me.address + path)

    return go


def begun(game: str, against: str) -> Callable[[Person], None]:
    """The first page of a table for two against somebody."""
    return lambda me: me.begin(game, 0, against)


def invitation(game: str) -> Callable[[Person], None]:
    """What the other is sent."""

    def go(me: Person) -> None:
        me.begin(game, 0, "link")
        me.page.goto(me.page.input_value("#invite-1"))

    return go


def loaded(record: str, seat: int, upto: int | None = None) -> Callable[[Person], None]:
    """A position of a game that bots have played, as the seat sees it."""

    def go(me: Person) -> None:
        me.load(record, seat, "greedy", upto)
        me.wait_for_turn()

    return go


def past(record: str, seat: int, upto: int) -> Callable[[Person], None]:
    """Looking back, two positions."""
    there = loaded(record, seat, upto)

    def go(me: Person) -> None:
        there(me)
        for _ in range(2):
            me.press(me.page.locator("#log [data-do=back]"))
            me.page.wait_for_timeout(200)

    return go


def after(record: str, word: str) -> Callable[[Person], None]:
    """Something below a table whose game is over."""

    def go(me: Person) -> None:
        me.load(record, 0, "greedy")
        me.page.goto(me.page.url + word)

    return go


def television(record: str, upto: int) -> Callable[[Person], None]:
    """What everybody in the room sees of a position."""

    def go(me: Person) -> None:
        me.load(record, 0, "greedy", upto)
        me.page.goto(me.page.url + "?tv=yes")

    return go


def sights() -> Iterator[Sight]:
    """Every page, and the way there."""
    there = games()
    two = next(name for name, game in there.items() if tuple(game.seats) == (2,))
    yield "home", at("/")
    for name in there:
        yield f"how-{name}", at(f"/how/{name}")
        yield f"new-{name}", at(f"/new/{name}")
        yield f"rules-{name}", at(f"/rules/{name}")
    yield "puzzles", at("/puzzles")
    yield "host-waits", begun(two, "link")
    yield "invitation", invitation(two)
    yield "cover", begun(two, "screen")
    yield "nothing-there", at("/t/nothere")
    for name, game in there.items():
        record = simulate(name, ["greedy"] * usual(game), 1, 3, record=True)[0]["record"]
        game_of = Record.read(record)
        picks = game_of.picks
        for third in range(THIRDS):
            upto = 2 + third * picks // THIRDS
            yield f"table-{name}-{third + 1}", loaded(record, game_of.replay(upto).player, upto)
        yield f"past-{name}", past(record, 0, picks // 2)
        yield f"end-{name}", loaded(record, 0)
        yield f"how-it-went-{name}", after(record, "/end")
        yield f"television-{name}", television(record, picks // 2)


def take(folder: Path, browser: Browser, address: str, words: Sequence[str]) -> None:
    """All pictures whose name holds one of the words, and the sheet."""
    folder.mkdir(parents=True, exist_ok=True)
    ways = list(sights())
    for screens, lang in product(SCREENS, ("en", "fr")):
        taken = 0
        for name, go in ways:
            kinds = [(size, scheme, f"{name}-{size}-{lang}-{scheme}") for size in screens for scheme in ("dark", "light")]
            if wanted := [kind for kind in kinds if not words or any(word in kind[2] for word in words)]:
                me = Person(browser, address, SIZES[screens[0]], lang)
                go(me)
                shoot(me, folder, wanted)
                me.close()
                taken += len(wanted)
        print(f"{' and '.join(screens)}, {lang}: {taken} pictures", flush=True)


def shoot(me: Person, folder: Path, kinds: Sequence[tuple[str, str, str]]) -> None:
    """What lies before somebody, on these screens, in these themes."""
    for size, scheme, name in kinds:
        me.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        me.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        me.page.wait_for_timeout(100)
        me.until(lambda: me.page.evaluate(SHOWN), "a picture does not come")  # the page's policy forbids to wait by a function
        me.page.screenshot(path=folder / f"{name}.png")


def sheet(folder: Path, before: Path | None) -> None:
    """folder/index.html: a row for each page and screen, the languages and themes side by side; of `before` those below."""
    names = sorted(path.stem for path in folder.glob("*.png"))
    rows: dict[tuple[str, str], list[str]] = {}
    for name in names:
        page, size, lang, scheme = name.rsplit("-", 3)
        rows.setdefault((page, size), []).append(f"{lang}-{scheme}")
    parts = [SHEET]
    for (page, size), kinds in rows.items():
        parts.append(f"<h2>{escape(page)}, {size}</h2><div>")
        for kind in kinds:
            file = f"{page}-{size}-{kind}.png"
            olds = [(before / file).resolve().as_uri()] if before is not None and (before / file).is_file() else []
            pictures = "".join(f'<a href="{a}"><img loading="lazy" src="{a}" alt=""></a>' for a in [*olds, file])
            parts.append(f"<figure>{pictures}<figcaption>{kind}{' (before, after)' if olds else ''}</figcaption></figure>")
        parts.append("</div>")
    (folder / "index.html").write_text("".join(parts), encoding="utf-8")
    print(f"{folder / 'index.html'}: {len(names)} pictures")


SHEET = """<!doctype html><meta charset="utf-8"><title>Every page</title>
<style>body{font:15px system-ui;margin:20px;background:#777}div{display:flex;gap:10px;flex-wrap:wrap}figure{margin:0}
img{height:360px;margin-right:4px}</style>"""
