"""Saved: a game that is over as one page that replays it with no network. Styles, symbols, drawings and every position stand
inside; what was drawn once is kept once, and a position is what differs from the one before.

Positions are those that the person may look back at, from his own seat, and from everybody's where the table shows all at the
end.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from hantise.core.frame import ALL, CHANCE, CONCEDE
from hantise.core.record import Record
from hantise.parts import Lists, Part, leaves
from hantise.picture import sprite, squeezed, styles
from hantise.tally import Tally
from hantise.texts import Texts

from . import pages, sight
from .annex import annex_of
from .awaited import awaited
from .chronicle import Chronicle, Row
from .ending import told
from .lately import words
from .regions import Page
from .room import Stand, reveals
from .seen import Person, Seen
from .sitting import Sitting, as_asked

REGIONS = ("board", "hand", "seats", "aid")
SCRIPTS = ("morph.js", "motion.js", "saved.js")
SHEETS = ("table.css", "end.css", "saved.css")


@dataclass(frozen=True)
class Game:
    """What the page is made of, taken from a table whose game is over: nothing of it changes any more, so that the page may be
    made aside. seated: the names of who sat where, as for `Chronicle`; me: the person's seat; eyes: the seats whose knowledge
    is open to him; notes: the table's own lines; said: how the game ended; how: see `ending.told`."""

    record: Record
    names: Sequence[str]
    seated: Sequence[tuple[int, tuple[str, ...]]]
    me: int
    lang: str
    people: Sequence[Person]
    eyes: Sequence[int]
    notes: Sequence[Row]
    said: str
    how: Mapping[str, Any] | None


def taken(sitting: Sitting, at: Stand, lang: str, tally: Tally | None) -> Game:
    """The game of a table, as whoever stands there may take it away."""
    t = sight.texts(sitting.game, lang)
    eyes = [at.seat, *(seat for seat in range(-1, sitting.seats) if seat != at.seat)] if reveals(sitting) else [at.seat]
    people = sight.people(sitting, t, at.seat, range(sitting.seats))
    notes = sight.noted(sitting, t, sitting.n, True)
    names = sight.called(t, tuple(sitting.people))
    said = t.status(sitting.game.view(sitting.state), names)
    seated = sight.seated(sitting, t)
    return Game(sitting.record(), names, seated, at.seat, lang, people, eyes, notes, said, told(sitting, t, people, tally))


def saved_page(game: Game) -> str:
    """The whole document."""
    t = sight.texts(game.record.game, game.lang)
    of = game.record.game
    words = {"lang": game.lang, "t": t, "game": of, "title_of": pages.game_title}
    return pages.rendered(
        "saved.html.jinja",
        **words,
        form=pages.form(of, len(game.people), game.lang),
        said=game.said,
        how=game.how,
        sprite=sprite(of),
        style=Markup(style(of)),
        script=Markup(script()),
        data=packed(positions(game, t)),
    )


def style(game: Any) -> str:
    """All styles in one: the house's, the game's, and those of its annex."""
    own = [pages.static(name, game.id) for name in annex_of(game).styles]
    found = [pages.static(name) for name in SHEETS]
    texts = [file[0].decode() for file in (*found, *own) if file is not None]
    return squeezed("\n".join([*texts, styles(game)]))


def script() -> str:
    """The scripts as one module: what they import of each other stands there already."""
    texts = [file[0].decode() for file in map(pages.static, SCRIPTS) if file is not None]
    bare = [
        re.sub(r"^import .*\n", "", re.sub(r"^export ", "", text, flags=re.MULTILINE), flags=re.MULTILINE) for text in texts
    ]
    return "\n".join(bare)


def packed(data: Any) -> str:
    """Plain data, small enough to stand in a page: deflated, as base64."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.b64encode(squeezer.compress(text) + squeezer.flush()).decode()


# positions ---------------------------------------------------------------------------------------------------------------
class Pool:
    """Pieces of text, each kept once and called by its number."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def __call__(self, text: str) -> int:
        return self.numbers.setdefault(text, len(self.numbers))


def positions(game: Game, t: Texts) -> dict[str, Any]:
    """All that the page's script replays: pieces of html, and by whose eyes the positions, each as what differs from the one
    before."""
    pool, drawn = Pool(), {eye: Drawn(game, eye, t) for eye in game.eyes}
    told: dict[int, list[Any]] = {eye: [] for eye in game.eyes}

    before: list[Any] = []  # the state that the last pick was made in

    def add(state: Any, shown: Any) -> None:
        heard, touched = last_deed(before[-1], state) if before else (ALL, ())
        for eye, of in drawn.items():
            hears = heard == ALL or (eye >= 0 and bool(heard >> eye & 1))
            told[eye].append(of.step(shown, pool, touched if hears else ()))

    def watch(state: Any) -> None:
        here = state.copy()
        here.look_back(True)
        add(state, here)
        before[:] = [state.copy()]

    last = game.record.replay(watch=watch)
    add(last, last)
    return {
        "pool": list(pool.numbers),
        "picks": game.record.picks,
        "eyes": [
            {"name": eye_name(game, t, eye), "at": told[eye], "lines": list(lines(game, t, eye, last))} for eye in game.eyes
        ],
    }


def last_deed(before: Any, state: Any) -> tuple[int, tuple[str, ...]]:
    """Who heard the last pick, and what it touched. before: the state that it was made in."""
    seat, pick, heard, _, _ = next(entry for entry in reversed(state.tape) if entry[0] != CHANCE)
    return heard, () if pick == CONCEDE else words(as_asked(before, seat), state.game.letters[seat], pick)


def eye_name(game: Game, t: Texts, eye: int) -> str:
    """Whose eyes, in words."""
    if eye < 0:
        return t("page-onlooker")
    person = game.people[eye]
    return t("page-eyes-of", name=person.name, role=person.role) if person.name else person.role


def lines(game: Game, t: Texts, eye: int, state: Any) -> Iterator[list[Any]]:
    """The log: after how many picks, the sentence, whose deed."""
    chronicle = Chronicle(t, eye, game.seated)
    chronicle.hear(state)
    for line in chronicle.told(game.notes, ()):
        yield [line.at, line.text, line.seat]


class Drawn:
    """The positions by one seat's eyes, drawn one after another."""

    def __init__(self, game: Game, eye: int, t: Texts) -> None:
        self.game, self.eye, self.t = game, eye, t
        self.lists, self.n = Lists(), 0
        self.had: dict[str, list[int]] = {name: [] for name in REGIONS}
        self.house = pages.house(game.record.game, game.lang)

    def step(self, state: Any, pool: Pool, touched: tuple[str, ...]) -> list[Any]:
        """The next position: the status in words, and of each region what differs. touched: by the last pick."""
        seen = self.sight(state, touched)
        page = Page(seen, self.house, "", self.lists, {})
        found: list[Any] = [pool(seen.status)]
        for name in REGIONS:
            parts: list[Part] = getattr(page, name)()
            now = [pool(part.html) for part in leaves(parts)]
            found.append(difference(self.had[name], now))
            self.had[name] = now
        self.n += 1
        return found

    def sight(self, state: Any, touched: tuple[str, ...]) -> Seen:
        """What there is to be seen: no picks, no addresses."""
        game, of = self.game, self.game.record.game
        asked = as_asked(state, self.eye)
        view, (waits, sealed) = of.view(asked, self.eye), awaited(asked)
        total = game.record.picks
        return Seen(
            of,
            self.t,
            game.lang,
            view,
            self.eye,
            self.n,
            total,
            0,
            self.t.status(view, game.names, waits),
            [],
            list(game.people),
            [],
            names=list(game.names),
            lately=touched,
            waits=waits,
            sealed=sealed,
        )


def difference(old: Sequence[int], new: Sequence[int]) -> list[int]:
    """How one list becomes the other: where, how many go, what comes; nothing where nothing does."""
    if old == new:
        return []
    least = min(len(old), len(new))
    first = next((i for i in range(least) if old[i] != new[i]), least)
    rest = least - first
    same = next((i for i in range(rest) if old[-1 - i] != new[-1 - i]), rest)
    return [first, len(old) - first - same, *new[first : len(new) - same]]
