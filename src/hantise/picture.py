"""Pictures: a stand-alone SVG of what one viewer may know, drawn from his view and from nothing else.

A game draws itself in `board.svg.jinja` in its own folder, with the macros

    frame(v, view, taps)     the viewBox: "x y width height"
    title(v, view)           one line; describe(v, view): the same position in plain words
    board(v, view, taps)     what lies on the table, as SVG

and, for the page, `hand`, `seats` and `aid` (see `hantise/table/pages.py`). Beside it may lie `sprite.svg` (symbols) and
`board.css` (their colours). `v` is `view.table`, `taps` are the words by which the options may be pointed at. A template has
`t(key, **arguments)`, `word(kind, name, form)`, `forms(kind, name)` and `components`; it writes no words of its own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from hantise.core.game import Game
from hantise.core.registry import game as installed
from hantise.core.view import View
from hantise.texts import Texts

PICTURES = Path(__file__).parent / "pictures"
THEMES = ("auto", "dark", "light")
LONGEST = 720  # pixels of the longer side of a stand-alone picture


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
    art = drawing(owner, lang).art
    frame = str(art.frame(view.table, view, ())).strip()
    x, y, width, height = (float(n) for n in frame.split())
    scale = min(1.0, LONGEST / max(width, height))
    root = f"hantise-{theme}"
    style = tokens(f".{root}", theme) + styles(owner)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.0f}" height="{height * scale:.0f}"'
        f' viewBox="{frame}" class="{root}" role="img" lang="{lang}">'
        f"<title>{escape(str(art.title(view.table, view)).strip())}</title>"
        f"<desc>{escape(' '.join(str(art.describe(view.table, view)).split()))}</desc>"
        f"<style>{escape(style)}</style>"
    )
    ground = f'<rect class="sheet-ground" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'
    return Picture(f"{head}{sprite(owner)}{ground}{art.board(view.table, view, ())}</svg>")


@dataclass(frozen=True)
class Drawing:
    """A game's macros in one language. `game` is kept so that its id in the cache stays its own."""

    game: Game
    texts: Texts
    art: Any


_DRAWINGS: dict[tuple[int, str], Drawing] = {}


def drawing(game: Game, lang: str) -> Drawing:
    """The game's board template in a language; read once a process.

    Raises NoPicture where there is none, ValueError on an unknown language.
    """
    if (id(game), lang) not in _DRAWINGS:
        if not has_picture(game):
            raise NoPicture(f"{game.id} has no picture: there is no board.svg.jinja in {game.folder}")
        texts = Texts(game, lang)
        module = environment(game).get_template("board.svg.jinja").make_module(vocabulary(game, texts))
        _DRAWINGS[id(game), lang] = Drawing(game, texts, module)
    return _DRAWINGS[id(game), lang]


def has_picture(game: Game) -> bool:
    """Does the game draw itself?"""
    return (game.folder / "board.svg.jinja").is_file()


def environment(game: Game) -> Environment:
    """Templates of the game's folder, then of the house. An unknown name in a template is an error, never an empty text."""
    loader = ChoiceLoader([FileSystemLoader(game.folder), FileSystemLoader(PICTURES)])
    return Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=StrictUndefined)


def vocabulary(game: Game, texts: Texts) -> dict[str, Any]:
    """What a template may say: `t`, `word`, `forms`, and the game's `components`."""

    def forms(kind: str, name: str) -> Forms:
        names = game.words.get(kind, ())
        if name in names:
            return Forms(texts.word(kind, list(names).index(name)))
        key = f"{kind}-{name}"
        return Forms({"": texts(key) if texts.has(key) else name, "-id": name})

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

    return {"t": t, "word": word, "forms": forms, "components": game.components, "lang": texts.lang}


# colours and symbols -----------------------------------------------------------------------------------------------------
@cache
def colours() -> dict[str, tuple[str, str]]:
    """The house's colours by name: dark, light."""
    found = tomllib.loads((PICTURES / "tokens.toml").read_text(encoding="utf-8"))
    return {name: (dark, light) for name, (dark, light) in found.items()}


@cache
def tokens(selector: str, theme: str = "auto") -> str:
    """The colours as CSS variables under a selector; auto follows the reader's system."""
    dark, light = (
        "".join(f"--{name}:{pair[k]};" for name, pair in colours().items()) + f"color-scheme:{scheme};"
        for k, scheme in enumerate(("dark", "light"))
    )
    if theme != "auto":
        return f"{selector}{{{dark if theme == 'dark' else light}}}\n"
    return f"{selector}{{{dark}}}\n@media (prefers-color-scheme:light){{{selector}{{{light}}}}}\n"


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
