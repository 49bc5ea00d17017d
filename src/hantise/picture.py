"""Pictures: a stand-alone SVG of what one viewer may know, drawn from his view and from nothing else.

A game draws itself in two files of its own folder. `picture.py` says what lies on the table, as lists of sayings and of lists
in them (see `parts.py`), each from a view (`view.table` holds the game's own facts) and, where the viewer is asked, the words
by which his options may be pointed at:

    frame(view, taps, say)  the viewBox: "x y width height"
    board(view, taps, say)  what lies on the table, as SVG. say(name, *values): the words of a part, where places depend on
                            their length
    title(view)             one saying of plain words; describe(view): the same position in plain words

and, for the page, where the game has them,

    hand(view, taps)        what the viewer holds
    panel(view, person)     what lies in front of a seat: the symbol that is its sign everywhere (its piece), that symbol's
                            viewBox, and a list of sayings
    beside(view)            what stands under the seats; rim(view): beside the board; aid(view): help for memory
    NAMED = True            `board` is told the names of the people by seat, too
    BROAD = True            the board wants width: all panels share one column beside it

`board.svg.jinja` says how each of them looks, a macro for each name; it has `t(key, **arguments)`, `word(kind, name, form)`,
`forms(kind, name)`, `components`, the drawings of `kit.py`, and `part(name, *values)` for a part within another; it writes no
words of its own. A part that is drawn very often may have a function instead, `look_pawn(kit, seat, at)` in picture.py, a tenth
of the time, with the same words and drawings: `kit.t`, `kit.word`, `kit.place` ..., and `kit.escaped` for words in html. Beside
them may lie `sprite.svg` (symbols) and `board.css` (their colours).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from hantise.beside import beside
from hantise.core.game import Game
from hantise.core.registry import game as installed
from hantise.core.view import View
from hantise.kit import KIT
from hantise.parts import Lists, Part, Parts, Saying, whole
from hantise.texts import Texts

PICTURES = Path(__file__).parent / "pictures"
THEMES = ("auto", "dark", "light", "contrast")
PRINT = "print.svg.jinja"  # of a game's folder: how its printed pieces look
SCHEMES = ("dark", "light")
BOLD = "--bold:2px;"  # how much wider the signs on the board are where more contrast is wanted
LONGEST = 720  # pixels of the longer side of a stand-alone picture


class Sign(NamedTuple):
    """What stands for a seat everywhere: a symbol in its colour and shape, that symbol's viewBox, and a letter."""

    symbol: str
    box: str
    letter: str


class Picture(str):
    """An SVG document. A notebook shows it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class NoPicture(LookupError):
    """The game has no board template."""


class Forms(dict[str, str]):
    """A word with its forms, as an argument of `t`: tile, tile-the, tile-of ..."""


def draw(view: View, lang: str = "en", theme: str = "auto", game: Game | None = None) -> Picture:
    """The picture of a view as a stand-alone SVG, with a title and a description in plain words.

    theme: "dark", "light", or "auto" for that of the reader's system. game: where it is not an installed one.
    Raises NoPicture (a LookupError) where the game has no board template, ValueError on an unknown language or theme.
    """
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}; there are: {', '.join(THEMES)}")
    owner = game if game is not None else installed(view.game)
    drawn = drawing(owner, lang)
    frame = drawn.frame(view, ())
    x, y, width, height = (float(n) for n in frame.split())
    scale = min(1.0, LONGEST / max(width, height))
    root = f"hantise-{theme}"
    style = tokens(f".{root}", theme) + styles(owner)
    words = " ".join(part.html for part in drawn.told("describe", view))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.0f}" height="{height * scale:.0f}"'
        f' viewBox="{frame}" class="{root}" role="img" lang="{lang}">'
        f"<title>{drawn.title(view)}</title><desc>{' '.join(words.split())}</desc><style>{escape(style)}</style>"
    )
    ground = f'<rect class="sheet-ground" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'
    return Picture(f"{head}{sprite(owner)}{ground}{whole(drawn.board(view, ()))}</svg>")


@dataclass(frozen=True)
class Drawing:
    """How a game draws itself in one language. art: the macros of its template; tells: its picture.py. `game` is kept so that
    its id in the cache stays its own."""

    game: Game
    texts: Texts
    art: Any
    tells: ModuleType
    parts: Parts

    def frame(self, view: View, taps: Sequence[str]) -> str:
        """The viewBox of the board."""
        return str(self.tells.frame(view, taps, self.say))

    def say(self, *saying: Any) -> str:
        """A part by itself."""
        return self.parts(saying).html

    def board(self, view: View, taps: Sequence[str], lists: Lists | None = None, names: Sequence[str] = ()) -> list[Part]:
        """What lies on the table. lists: as for `Parts.all`; names: of the people by seat, where their board says them."""
        named = (tuple(names),) if self.has("NAMED") else ()
        return self.parts.all(self.tells.board(view, taps, self.say, *named), lists)

    def title(self, view: View) -> Markup:
        """The position in a line."""
        return Markup(self.say(*self.tells.title(view)))

    def has(self, name: str) -> bool:
        """Does the game draw this?"""
        return hasattr(self.tells, name)

    def told(self, name: str, view: View, *given: Any, lists: Lists | None = None) -> list[Part]:
        """The parts of the hand, the aid, the rim ... ; none where the game has no such."""
        tell: Callable[..., Iterable[Saying]] | None = getattr(self.tells, name, None)
        return self.parts.all(tell(view, *given), lists) if tell is not None else []

    def html(self, name: str, view: View, *given: Any) -> Markup:
        """The same, put together."""
        return Markup(whole(self.told(name, view, *given)))

    def signs(self, view: View) -> list[Sign]:
        """By seat, its sign."""
        return [self.sign(view, SimpleNamespace(seat=seat, kind=""))[0] for seat in range(view.seats)]

    def sign(self, view: View, person: Any) -> tuple[Sign, Iterable[Saying]]:
        """The sign of a person's seat, and what lies in front of it."""
        symbol, box, facts = self.tells.panel(view, person) if self.has("panel") else ("", "", ())
        return (
            Sign(symbol, box, self.game.letters[person.seat].upper()) if symbol else house_sign(self.game, person.seat)
        ), facts

    def seats(
        self,
        view: View,
        people: Iterable[Any],
        lists: Lists | None = None,
        waits: Sequence[int] = (),
        sealed: Sequence[int] = (),
    ) -> list[Part]:
        """A panel for each of these people (as `hantise.table` knows them), and what stands under them. waits: the seats that
        are asked; sealed: those that have answered the same question."""
        return self.parts.all(self._seats(view, people, waits, sealed), lists)

    def _seats(self, view: View, people: Iterable[Any], waits: Sequence[int], sealed: Sequence[int]) -> Iterator[Saying]:
        for p in people:
            sign, facts = self.sign(view, p)
            yield "open_panel", p.seat, p.me, *sign
            yield from panel_head(self.texts, p, p.seat in waits, p.seat in sealed)
            yield from facts
            yield ("close_panel",)
        if self.has("beside"):
            yield from self.tells.beside(view)


def house_sign(game: Game, seat: int) -> Sign:
    """The sign of a seat whose game has no piece for it."""
    return Sign(f"p-seat-{seat}", "-16 -16 32 32", game.letters[seat].upper())


def panel_head(t: Texts, p: Any, active: bool, sealed: bool = False) -> tuple[Saying, Saying]:
    """Who sits there. p: a person, as `hantise.table` knows him; active: he is asked; sealed: he has answered what others still
    are asked."""
    return _head(t, p.seat, p.name, p.role, p.kind, p.me, p.online, p.strength, p.away, active, sealed)


@lru_cache(4096)
def _head(
    t: Texts,
    seat: int,
    name: str,
    role: str,
    kind: str,
    me: bool,
    online: bool,
    strength: str,
    away: str,
    active: bool,
    sealed: bool,
) -> tuple[Saying, Saying]:
    key = f"bot-{strength.partition(':')[0]}"
    roles = 0 if t.game is None else len(t.game.roles)
    return (
        ("who", seat, name or role, kind, me, online, t(key) if t.has(key) else strength, active, sealed),
        ("role", seat, role if name and seat < roles else "", away),
    )


_DRAWINGS: dict[tuple[int, str], Drawing] = {}


def drawing(game: Game, lang: str) -> Drawing:
    """How the game draws itself in a language; read once a process.

    Raises NoPicture where it does not, ValueError on an unknown language.
    """
    if (id(game), lang) not in _DRAWINGS:
        if not has_picture(game):
            raise NoPicture(f"{game.id} has no picture: there is no board.svg.jinja in {game.folder}")
        texts = Texts(game, lang)
        templates, words = environment(game), vocabulary(game, texts)
        tells = picture_of(game)
        looks: list[Any] = []
        parts = Parts(lambda name: next(getattr(of, name) for of in looks if hasattr(of, name)))
        words["part"] = lambda *saying: Markup(parts(saying).html)
        kit = SimpleNamespace(**words)
        looks.append(SimpleNamespace(**{name: partial(look, kit) for name, look in looks_of(tells).items()}))
        looks += [templates.get_template(name).make_module(words) for name in ("board.svg.jinja", "kit.svg.jinja")]
        if (game.folder / PRINT).is_file():
            looks.append(templates.get_template(PRINT).make_module(words))
        _DRAWINGS[id(game), lang] = Drawing(game, texts, looks[1], tells, parts)
    return _DRAWINGS[id(game), lang]


def drawing_of(game: Game, lang: str) -> Drawing | None:
    """The same; None where the game does not draw itself."""
    return _DRAWINGS.get((id(game), lang)) or (drawing(game, lang) if has_picture(game) else None)


def picture_of(game: Game) -> ModuleType:
    """The game's picture.py. Raises NoPicture."""
    found = beside(game, "picture")
    if found is None:
        raise NoPicture(f"{game.id} has no picture: beside {game.folder / 'board.svg.jinja'} there is no picture.py")
    return found


def looks_of(tells: ModuleType) -> dict[str, Callable[..., Any]]:
    """The functions that draw parts, by the part's name."""
    return {name.removeprefix("look_"): look for name, look in vars(tells).items() if name.startswith("look_")}


def has_picture(game: Game) -> bool:
    """Does the game draw itself?"""
    return _has_picture(game.folder)


@cache
def _has_picture(folder: Path) -> bool:
    return (folder / "board.svg.jinja").is_file()


def environment(game: Game) -> Environment:
    """Templates of the game's folder, then of the house. An unknown name in a template is an error, never an empty text."""
    loader = ChoiceLoader([FileSystemLoader(game.folder), FileSystemLoader(PICTURES)])
    return Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=StrictUndefined)


def vocabulary(game: Game, texts: Texts) -> dict[str, Any]:
    """What a template may say: `t`, `word`, `forms`, the game's `components`, and the drawings of the kit."""

    @cache
    def forms(kind: str, name: str) -> Forms:
        names = game.words.get(kind, ())
        if name in names:
            return Forms(texts.word(kind, list(names).index(name)))
        key = f"{kind}-{name}"
        return Forms({"": texts(key) if texts.has(key) else name, "-id": name})

    @cache
    def word(kind: str, name: str, form: str = "") -> str:  # a form that the word does not have is the word itself
        found = forms(kind, name)
        return found.get("-" + form, found[""])

    def t(key: str, **arguments: Any) -> str:
        flat: dict[str, Any] = {}
        for name, value in arguments.items():
            if isinstance(value, Forms):
                flat.update({name + form: text for form, text in value.items()})
            else:
                flat[name] = value
        return texts(key, **flat)

    return KIT | {"t": t, "word": word, "forms": forms, "components": game.components, "lang": texts.lang}


# colours and symbols -----------------------------------------------------------------------------------------------------
@cache
def colours(more: bool = False) -> dict[str, tuple[str, str]]:
    """The house's colours by name: dark, light. more: those that are others where more contrast is wanted."""
    found = tomllib.loads((PICTURES / "tokens.toml").read_text(encoding="utf-8"))
    of = found["contrast"] if more else found
    return {name: (pair[0], pair[1]) for name, pair in of.items() if isinstance(pair, list)}


@cache
def tokens(selector: str, theme: str = "auto") -> str:
    """The colours as CSS variables under a selector; auto follows the reader's system. More contrast comes where the system
    asks for it, and with the theme of that name."""
    dark, light = (variables(k) + f"color-scheme:{scheme};" for k, scheme in enumerate(SCHEMES))
    more = [variables(k, True) + BOLD for k in range(len(SCHEMES))]
    if theme in SCHEMES:
        k = SCHEMES.index(theme)
        return f"{selector}{{{(dark, light)[k]}}}\n@media (prefers-contrast:more){{{selector}{{{more[k]}}}}}\n"
    if theme == "contrast":
        return f"{selector}{{{dark}{more[0]}}}\n@media (prefers-color-scheme:light){{{selector}{{{light}{more[1]}}}}}\n"
    return (
        f"{selector}{{{dark}}}\n@media (prefers-color-scheme:light){{{selector}{{{light}}}}}\n"
        f"@media (prefers-contrast:more){{{selector}{{{more[0]}}}}}\n"
        f"@media (prefers-contrast:more) and (prefers-color-scheme:light){{{selector}{{{more[1]}}}}}\n"
    )


def variables(k: int, more: bool = False) -> str:
    """Those of a scheme."""
    return "".join(f"--{name}:{pair[k]};" for name, pair in colours(more).items())


def styles(game: Game) -> str:
    """The styles of a stand-alone picture: the house's drawing styles, then the game's own."""
    return _styles(game.folder)


@cache
def _styles(folder: Path) -> str:
    own = folder / "board.css"
    texts = [(PICTURES / "drawing.css").read_text(encoding="utf-8")]
    texts += [own.read_text(encoding="utf-8")] if own.is_file() else []
    return squeezed("\n".join(texts))


def squeezed(css: str) -> str:
    """CSS without comments and needless spaces."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", "\n", bare).strip() + "\n"


def sprite(game: Game) -> Markup:
    """The symbols that the macros use, the house's and the game's, as one `<defs>`."""
    return _sprite(game.folder)


@cache
def _sprite(folder: Path) -> Markup:
    files = [PICTURES / "sprite.svg", folder / "sprite.svg"]
    found = [inside(path.read_text(encoding="utf-8")) for path in files if path.is_file()]
    return Markup("<defs>" + "".join(found) + "</defs>")


def inside(svg: str) -> str:
    """What stands between the tags of a sprite file's root, without comments."""
    bare = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    body = re.search(r"<svg[^>]*>(.*)</svg>", bare, flags=re.DOTALL)
    if body is None:
        raise ValueError("a sprite file is one <svg> with symbols in it")
    return body.group(1).strip()


def tap_words(paths: Sequence[str]) -> tuple[str, ...]:
    """All words of ways to compose picks on the board, each once, sorted."""
    return tuple(sorted({word for path in paths for word in path.split()}))
