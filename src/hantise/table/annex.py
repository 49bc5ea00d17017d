"""Annex: what only one game has on its pages, and the door by which the table finds it.

A game that has one keeps a module or package `annex` in its folder, with an ANNEX in it. Rules and core never import it; the
table does, when somebody asks. An annex may import `hantise.table` and what stands below it, and needs no server: its pages are
functions from a visit to a reply, which whoever keeps the house mounts below /games/<id>/<word> and /t/<table>/<word>, and its
scripts and styles lie in `static`, served as /static/<version>/<id>/<name>. Its templates lie in `templates` and may extend the
house's own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from hantise.beside import beside
from hantise.core.game import Game
from hantise.core.record import Record
from hantise.texts import Texts

from .rows import Sitter
from .sitting import Sitting

if TYPE_CHECKING:
    from .hub import Table
    from .room import Stand


@dataclass(frozen=True)
class Reply:
    """What a page answers. name: of the file, where it is one to be kept."""

    text: str
    status: int = 200
    kind: str = "text/html"
    name: str = ""


@dataclass(frozen=True)
class Go:
    """On to another address of ours."""

    address: str


class No(Exception):
    """What was asked for cannot be. status: of HTTP; key, arguments: of the text that says why, of the game or of the house."""

    def __init__(self, status: int, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.status, self.key, self.arguments = status, key, arguments


class Host(Protocol):
    """What a page may have done for whoever visits it."""

    async def come(self, tid: str) -> tuple[Table, Stand]:
        """The table of that id, with all that was done there, and where the visitor stands at it. Raises NoTable."""

    async def pick(self, table: Table, seat: int, pick: int) -> None:
        """Make a pick of the visitor's seat, and wait until it is kept. Raises Refused, StoreError."""

    async def aside(self, work: Callable[..., Any], *args: Any) -> Any:
        """What that gives for these arguments, worked out so that nobody else has to wait."""

    async def open(
        self, game: Game, people: Sequence[Sitter], mine: Sequence[int], options: Mapping[str, Any], hot: bool
    ) -> Table:
        """A new table, where the visitor holds the seats `mine`. Raises ValueError, StoreError."""


@dataclass(frozen=True)
class Visit:
    """Somebody who asks for a page of an annex.

    lang: what he reads. path: where the page lies; base: what stands before it in an address for others. query, form: texts by
    name; files: what was uploaded, by name (form and files are empty where nothing was sent: `sent`). table, at: where the page
    lies below a table, which one, and where the visitor stands at it.
    """

    game: Game
    lang: str
    path: str
    base: str
    host: Host
    query: Mapping[str, str] = field(default_factory=dict)
    form: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)
    sent: bool = False
    table: Table | None = None
    at: Stand | None = None


Page = Callable[[Visit], Awaitable[Reply | Go]]


@dataclass(frozen=True)
class Way:
    """A link to a page of the annex: its address, and the key of the game's text on it. first: before all other choices."""

    address: str
    key: str
    first: bool = False


class Match(Protocol):
    """A match of two games with exchanged seats, where the table's options ask for one."""

    def asked(self, options: Mapping[str, Any]) -> bool:
        """Do they?"""

    def result(self, first: Any, second: Any) -> int:
        """Who won, by the seat that he had in the first game; -1: nobody. first, second: both games at their ends."""


@dataclass(frozen=True)
class Figure:
    """What a game can work out of a whole record, as an observer (a seat; -1: an onlooker) could have: in lines of text, as a
    picture (SVG), and as plain data for programs."""

    lines: Callable[[Record, int, Texts], Sequence[str]]
    draw: Callable[[Record, int, str], str]
    data: Callable[[Record, int], Any]


def no_ways(sitting: Sitting, seat: int) -> Sequence[Way]:
    """No page of a table."""
    return ()


@dataclass(frozen=True)
class Annex:
    """folder: where its `templates` and `static` lie. pages: below /games/<id>, by word; table_pages: below /t/<table>, by word
    (in letters, digits and "-"). ways: from a table's page to those that are open to a seat now. doors: from the first page and
    the form of a new table: words of `pages`, each with the key of its text. styles, scripts: files of `static` that stand on
    every page of a table of this game. match: how two games make a match. figures: what is worked out of a record, by name."""

    folder: Path | None = None
    pages: Mapping[str, Page] = field(default_factory=dict)
    table_pages: Mapping[str, Page] = field(default_factory=dict)
    ways: Callable[[Sitting, int], Sequence[Way]] = no_ways
    doors: Sequence[tuple[str, str]] = ()
    styles: Sequence[str] = ()
    scripts: Sequence[str] = ()
    match: Match | None = None
    figures: Mapping[str, Figure] = field(default_factory=dict)


def below(game: Game, word: str) -> str:
    """The address of a page of the game's annex."""
    return f"/games/{game.id}/{word}"


NONE = Annex()
_FOUND: dict[tuple[str, str], Annex] = {}  # by the game's id and folder


def annex_of(game: Game) -> Annex:
    """The game's annex, loaded when it is first asked for; one that holds nothing where it has none.

    Raises LookupError where there is an annex without an ANNEX in it.
    """
    key = (game.id, str(game.folder))
    if key not in _FOUND:
        module = beside(game, "annex")
        found = NONE if module is None else getattr(module, "ANNEX", None)
        if not isinstance(found, Annex):
            raise LookupError(f"the annex of {game.id} holds no ANNEX")
        _FOUND[key] = found
    return _FOUND[key]
