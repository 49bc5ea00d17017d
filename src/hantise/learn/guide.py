"""A first game that teaches: `learn/first-game.toml` and `learn/first-game.<lang>.md` in a game's folder.

seat = "h"                      where the person sits; a bot has every other seat
bot = "greedy"                  its strength
beginning = "first-game.rec"    a record beside it: the game goes on from its end, with its players and settings

[[tip]]                         given once, at the first question of the person's that is so:
name = "peek"
asks = ["Peek"]                 the question, by the word that its view begins with; any where it is left out
may = "peek g"                  something may be picked whose text begins so (a regular expression)
sees = { "floor" = 2 }          what stands at that path of the view's table; {least = 2}, {most = 2}; "me" in a path is the
                                person's own seat
beside = "board"                what it speaks of, one of BESIDE

Nothing but the person's own view is asked, so that a tip can tell nothing that he may not know. The words:

    - **peek** *Look before you walk.* Turn over the tiles that ...

A title, and a sentence or two: what, why, and what a good player looks at.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from hantise.core.game import Game
from hantise.core.record import Record
from hantise.core.view import View
from hantise.texts import LANGUAGES

from .howto import record_of
from .lines import lines

BESIDE = ("board", "ask", "hand")
LONGEST = 220  # characters of a tip, without its title
LINE = re.compile(r"- \*\*(?P<name>[a-z_]+)\*\* \*(?P<title>[^*]+)\* (?P<said>\S.*)")


class BadGuide(ValueError):
    """A first game that is not as it should be. Its message names the file and what would be right."""


@dataclass(frozen=True)
class Tip:
    """When a tip is given, and beside what it stands."""

    name: str
    asks: Sequence[str] = ()
    may: str = ""
    sees: Mapping[str, Any] = field(default_factory=dict)
    beside: str = "board"

    def fits(self, view: View) -> bool:
        """Is this the moment, for whoever has that view and is asked?"""
        if self.asks and (not view.question or view.question[0] not in self.asks):
            return False
        if self.may and not any(re.match(self.may, text) for text in view.options):
            return False
        return all(is_so(at(view, path), wanted) for path, wanted in self.sees.items())


def at(view: View, path: str) -> Any:
    """What stands at a path of the view's table, "players.me.keys"; None where there is nothing."""
    found: Any = view.table
    for word in path.split("."):
        if isinstance(found, Mapping):
            found = found.get(word)
        elif isinstance(found, (list, tuple)):
            n = view.seat if word == "me" else int(word)
            found = found[n] if n < len(found) else None
        else:
            return None
    return found


def is_so(found: Any, wanted: Any) -> bool:
    """Is it that value, or at least, or at most, so much?"""
    if isinstance(wanted, Mapping):
        return isinstance(found, (int, float)) and wanted.get("least", found) <= found <= wanted.get("most", found)
    return bool(found == wanted)


@dataclass(frozen=True)
class Guide:
    """A first game: who sits where, how it begins, and its tips in the order in which they are preferred."""

    seat: int
    bot: str
    beginning: str
    tips: tuple[Tip, ...]

    def tip(self, view: View, given: Collection[str]) -> Tip | None:
        """The tip of this moment, without those that were given; None where there is none."""
        return next((tip for tip in self.tips if tip.name not in given and tip.fits(view)), None)

    def names(self) -> list[str]:
        """The names of its tips."""
        return [tip.name for tip in self.tips]


def guide(game: Game) -> Guide | None:
    """The first game of a game; None where it has none. Raises BadGuide where its file is wrong."""
    path = game.folder / "learn" / "first-game.toml"
    if path not in _GUIDES:
        _GUIDES[path] = _read(game, path) if path.is_file() else None
    return _GUIDES[path]


_GUIDES: dict[Path, Guide | None] = {}


def _read(game: Game, path: Path) -> Guide:
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        tips = tuple(Tip(**tip) for tip in found["tip"])
    except TypeError as e:
        raise BadGuide(f"{path}: a tip has {', '.join(f.name for f in fields(Tip))}, and no more: {e}") from None
    letter = found["seat"]
    if letter not in game.letters:
        raise BadGuide(f"{path}: {letter!r} is no seat; there are {', '.join(game.letters[: game.seats[-1]])}")
    if not (path.parent / found["beginning"]).is_file():
        raise BadGuide(f"{path}: there is no record {found['beginning']} beside it")
    for tip in tips:
        if tip.beside not in BESIDE:
            raise BadGuide(f"{path}: the tip {tip.name} stands beside one of {', '.join(BESIDE)}, not {tip.beside!r}")
    if len({tip.name for tip in tips}) < len(tips):
        raise BadGuide(f"{path}: two tips of one name")
    for lang in LANGUAGES:
        words = path.with_name(f"first-game.{lang}.md")
        if not words.is_file() or list(read(words)) != [tip.name for tip in tips]:
            raise BadGuide(f"{words}: a line for each tip of {path.name}, in its order")
    return Guide(game.letters.index(letter), found["bot"], found["beginning"], tips)


def beginning(game: Game, own: Guide) -> Record:
    """How the first game begins. Raises RecordError, as where an owner replaced the game's components."""
    return record_of(game, own.beginning)


@dataclass(frozen=True)
class Said:
    """A tip in words."""

    title: str
    text: str


def said(game: Game, lang: str) -> dict[str, Said]:
    """The words of the tips in a language, in the order of the file. Raises BadGuide on a line that is none."""
    return read(game.folder / "learn" / f"first-game.{lang}.md")


@cache
def read(path: Path) -> dict[str, Said]:
    tips = lines(path, LINE, "tip: - **name** *Title.* a sentence or two", BadGuide)
    return {name: Said(tip["title"], tip["said"]) for name, tip in tips.items()}
