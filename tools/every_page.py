"""Pictures of every page of the house: five games, three sizes, two themes, two languages; with one sheet to look through them.

python tools/shots.py --all FOLDER               all of them, in FOLDER, with FOLDER/index.html
python tools/shots.py --all FOLDER fr-light      those whose name holds this word (or one of several)
python tools/shots.py --all FOLDER --few         of each page three: each size, theme and language at least once
python tools/shots.py --before OLD --all FOLDER  the sheet shows the pictures of OLD beside the new ones
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import product
from pathlib import Path

import company
from playwright.sync_api import Browser
from tests.browser.driver import DESKTOP, PHONE, Person

from hantise import Record
from hantise.core.registry import games
from hantise.lab.simulate import simulate
from hantise.table.annex import annex_of
from hantise.table.places import usual

TABLET = {"width": 768, "height": 1024}
SIZES = {"desk": DESKTOP, "tablet": TABLET, "phone": PHONE}
SHOWN = "[...document.images].every(i => i.complete || i.getBoundingClientRect().top > innerHeight)"  # those in sight
THIRDS = 3  # a table is looked at after each third of its game but the last
SCREENS = (("desk", "tablet"), ("phone",))  # a mouse, a finger: what one person's screen may change between
THEMES, LANGUAGES = ("dark", "light"), ("en", "fr")
TALL = 3  # screens of a page to read that are taken at most
Kind = tuple[str, str, str]  # size, theme, language
Way = Callable[[Person], list[Person] | None]  # to a page; those that are at the table besides
Sight = tuple[str, Way]  # the name of a page, and the way there


def at(path: str) -> Way:
    """By its address."""

    def go(me: Person) -> None:
        me.page.goto(me.address + path)

    return go


def begun(game: str, against: str) -> Way:
    """The first page of a table for two against somebody."""
    return lambda me: me.begin(game, 0, against)


def mine(path: str) -> Way:
    """A page that lists three tables of mine."""

    def go(me: Person) -> None:
        for name, game in list(games().items())[:3]:
            me.begin(name, 0, "greedy", usual(game))
        me.page.goto(me.address + path)

    return go


def guided(game: str) -> Way:
    """The first tip of a first game."""

    def go(me: Person) -> None:
        me.page.goto(me.context.request.post(f"{me.address}/first", form={"game": game}).url)
        me.page.wait_for_selector("#guide form")

    return go


def opened(record: str, upto: int, summary: str) -> Way:
    """What is folded below a table."""

    def go(me: Person) -> None:
        me.load(record, 0, "greedy", upto)
        me.page.locator(f"{summary} > summary").click()
        me.page.locator(summary).scroll_into_view_if_needed()

    return go


def pressed(record: str, upto: int, button: str) -> Way:
    """A table after a button was pressed."""

    def go(me: Person) -> None:
        me.load(record, 0, "greedy", upto)
        me.page.wait_for_timeout(300)
        me.page.locator(button).first.evaluate("e => e.click()")
        me.page.wait_for_timeout(400)

    return go


def loaded(record: str, seat: int, upto: int | None = None) -> Way:
    """A position of a game that bots have played, as the seat sees it."""

    def go(me: Person) -> None:
        me.load(record, seat, "greedy", upto)
        me.wait_for_turn()

    return go


def past(record: str, seat: int, upto: int) -> Way:
    """Looking back, two positions."""
    there = loaded(record, seat, upto)

    def go(me: Person) -> None:
        there(me)
        for _ in range(2):
            me.press(me.page.locator("#log [data-do=back]"))
            me.page.wait_for_timeout(200)

    return go


def after(record: str, word: str) -> Way:
    """Something below a table whose game is over."""

    def go(me: Person) -> None:
        me.load(record, 0, "greedy")
        me.page.goto(me.page.url + word)

    return go


def television(record: str, upto: int) -> Way:
    """What everybody in the room sees of a position."""

    def go(me: Person) -> None:
        me.load(record, 0, "greedy", upto)
        me.page.goto(me.page.url + "?tv=yes")

    return go


def sights() -> Iterator[Sight]:
    """Every page, and the way there."""
    there = games()
    two = company.TWO
    yield "home", at("/")
    for name in there:
        yield f"how-{name}", at(f"/how/{name}")
        yield f"new-{name}", at(f"/new/{name}")
        yield f"rules-{name}", at(f"/rules/{name}")
        yield f"puzzle-{name}", at(f"/puzzles/{name}/1")
        yield f"puzzle-answer-{name}", at(f"/puzzles/{name}/1?pick=1")
        yield f"guided-{name}", guided(name)
        for word in annex_of(there[name]).pages:
            yield f"{word}-{name}", at(f"/games/{name}/{word}")
    yield "puzzles", at("/puzzles")
    yield "home-again", mine("/")
    yield "my-tables", mine("/tables")
    yield "notices", at("/notices")
    for path in (
        "index.html",
        "players.html",
        "researchers.html",
        "balance/index.html",
        f"files/balance/{company.TWO}.html",
        "api/index.html",
    ):
        yield f"docs-{path.removesuffix('.html').replace('/', '-')}", at(f"/docs/{path}")
    yield "host-waits", begun(two, "link")
    yield from company.WAYS.items()
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
        yield f"words-{name}", pressed(record, picks // 2, "[data-do=words]")
        if tuple(game.seats) == (2,):
            yield "rules-beside", pressed(record, picks // 2, "#rule [data-do=rules]")
            for part in ("about", "wrong", "keys"):
                yield part, opened(record, picks // 2, f"#{part}")
        for word in annex_of(game).table_pages:
            yield f"{word}-{name}", after(record, f"/{word}")


def take(folder: Path, browser: Browser, address: str, words: Sequence[str], few: bool = False) -> None:
    """All pictures whose name holds one of the words, and the sheet."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    for n, (name, go) in enumerate(sights()):
        for screens, lang in product(SCREENS, LANGUAGES):
            kinds = [
                kind
                for kind in (some(n) if few else product(SIZES, THEMES, LANGUAGES))
                if kind[0] in screens and kind[2] == lang
            ]
            named = [(size, scheme, f"{name}-{size}-{lang}-{scheme}") for size, scheme, _ in kinds]
            if wanted := [kind for kind in named if not words or any(word in kind[2] for word in words)]:
                me = Person(browser, address, SIZES[screens[0]], lang)
                others = go(me) or ()
                shoot(me, folder, wanted)
                for person in (me, *others):
                    person.close()
                taken += len(wanted)
    print(f"{taken} pictures", flush=True)


def some(n: int) -> list[Kind]:
    """Three kinds for the page of that number: each size, and each theme and each language at least once."""
    by, other = n % 2, n // 2 % 2
    return [
        ("desk", THEMES[by], LANGUAGES[other]),
        ("tablet", THEMES[1 - by], LANGUAGES[1 - other]),
        ("phone", THEMES[other], LANGUAGES[by]),
    ]


def shoot(me: Person, folder: Path, kinds: Sequence[tuple[str, str, str]]) -> None:
    """What lies before somebody, on these screens, in these themes; of a page to read as much as TALL screens hold."""
    for size, scheme, name in kinds:
        me.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        me.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        me.page.wait_for_timeout(100)
        me.until(lambda: me.page.evaluate(SHOWN), "a picture does not come")  # the page's policy forbids to wait by a function
        high = min(TALL * SIZES[size]["height"], me.page.evaluate("document.documentElement.scrollHeight"))
        whole = me.page.locator("main#table").count() == 0 and high > SIZES[size]["height"]
        clip = {"x": 0, "y": 0, "width": SIZES[size]["width"], "height": high}
        me.page.screenshot(path=folder / f"{name}.png", full_page=whole, clip=clip if whole else None, timeout=120_000)  # type: ignore[arg-type]


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
