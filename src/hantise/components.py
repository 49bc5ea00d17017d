"""An owner's components file, held against the game's own.

The file has the shape of the game's `components.toml`: whoever owns the box exports that, changes numbers, and plays with it
(`hantise components shy_monsters --export my.toml`, `hantise play shy_monsters --components my.toml`). Numbers, words and lists
may differ; keys that the game does not know, keys that are missing and values of another type are faults, and so is
whatever the game refuses when it begins with the file (`refusal`).

Every value is either read by the game or marked as information: `[game] information` of the game's file lists the places that
nothing reads, `*` for any part of a name (`counts.*`, `*.name_fr`). An owner who changes one is told that it changes nothing.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from hantise.core.data import OWN, ComponentsError
from hantise.core.game import Game

KINDS = {bool: "boolean", int: "integer", float: "float", str: "string", list: "array", dict: "table"}  # as TOML calls them
NAMES = ("id", "number", "name", "code", "slot", "players")  # by one of these the tables of a list are told apart
TALK = frozenset({"source", "ref", "notes"})  # where a number comes from: no rule reads it, and an owner may leave it out
INFORMATION = "information"
HARMLESS = frozenset({"differs", INFORMATION})


@dataclass(frozen=True)
class Difference:
    """One place where the owner's file is not like the game's.

    kind: "differs" (a number that he replaced), "information" (one that nothing reads), or a fault: "unknown", "missing",
    "type". at: the place, `floor.2.peeks`.
    """

    kind: str
    at: str
    own: Any = None
    theirs: Any = None

    @property
    def fault(self) -> bool:
        """Can the game not be played with it?"""
        return self.kind not in HARMLESS

    def words(self) -> dict[str, str]:
        """What a sentence about it needs, as texts."""
        return {
            "at": self.at,
            "own": short(self.own),
            "theirs": short(self.theirs),
            "wanted": KINDS.get(type(self.own), type(self.own).__name__),
            "got": KINDS.get(type(self.theirs), type(self.theirs).__name__),
        }

    def __str__(self) -> str:
        w = self.words()
        if self.kind == "unknown":
            return f"{self.at} is unknown to the game"
        if self.kind == "missing":
            return f"{self.at} is missing; the game's own is {w['own']}"
        if self.kind == "type":
            return f"{self.at} is {w['theirs']}, of type {w['got']}; {w['wanted']} is needed, such as {w['own']}"
        if self.kind == INFORMATION:
            return f"{self.at} is {w['theirs']}; the game's own is {w['own']}, and nothing in the game reads it"
        return f"{self.at} is {w['theirs']}; the game's own is {w['own']}"


def read(path: Path) -> dict[str, Any]:
    """A components file as data. Raises ComponentsError where it cannot be read, or says of no game that it is its."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        line = f"{path}: cannot be read: {e.strerror}"
        raise ComponentsError(line, "fault-file", file=str(path), why=str(e.strerror)) from None
    except UnicodeDecodeError:
        line = f"{path}: cannot be read: it is no text in UTF-8"
        raise ComponentsError(line, "fault-file-utf8", file=str(path)) from None
    except tomllib.TOMLDecodeError as e:
        line = f"{path}: cannot be read as TOML: {e}"
        raise ComponentsError(line, "fault-file-toml", file=str(path), why=str(e)) from None
    if not game_of(data):
        line = f'{path}: a components file says below [game] which game it is for: id = "shy_monsters"'
        raise ComponentsError(line, "fault-file-game", file=str(path), such=line.rpartition(": ")[2])
    return data


def game_of(data: dict[str, Any]) -> str:
    """The id of the game that the data are for; "" where they do not say."""
    head = data.get("game")
    return str(head.get("id", "")) if isinstance(head, dict) else ""


def differences(own: dict[str, Any], theirs: dict[str, Any]) -> list[Difference]:
    """All places where `theirs`, the owner's data, is not like `own`, the game's; in the order of the game's file."""
    head = own.get("game")
    talk = head.get(INFORMATION, []) if isinstance(head, dict) else []
    return list(tables(own, theirs, "", [*talk, f"game.{INFORMATION}"]))


def faults(own: dict[str, Any], theirs: dict[str, Any]) -> list[Difference]:
    """Those for which the game cannot be played."""
    return [d for d in differences(own, theirs) if d.fault]


def refusal(name: str, path: Path, lang: str = "en") -> str:
    """Why the game of that name does not begin with the owner's file at `path`, in one line; "" where it does.

    In a process of its own, which plays a random game at each number of seats: a game reads its numbers once, when it is
    imported.
    """
    code = f"import sys; from {__name__} import play_once; sys.exit(play_once(*sys.argv[1:]))"
    env = os.environ | {OWN: str(path.resolve()), "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", code, name, lang], env=env, capture_output=True, text=True, check=False)
    lines = done.stderr.strip().splitlines()
    return (lines[-1] if lines else f"the game ended with exit code {done.returncode}") if done.returncode else ""


def play_once(name: str, lang: str) -> str | None:
    """A random game at each number of seats, with the numbers in force; what is wrong with them, None where nothing is."""
    from hantise.core.registry import game  # not before the numbers in force are known
    from hantise.texts import Texts

    try:
        found = game(name)
        for seats in found.seats:
            begins(found, seats)
    except ComponentsError as e:
        return Texts(None, lang).fault(e)
    except Exception as e:
        return Texts(None, lang)("fault-numbers", game=name, why=f"{type(e).__name__}: {e}")
    return None


def begins(game: Game, seats: int) -> None:
    """A random game with so many seats. Raises ComponentsError where it does not end or holds other pieces than `[conserved]`
    says, or an option's default is none of its values; and whatever the game raises."""
    for option_name, option in game.options.items():
        try:
            option.check(option_name, option.default)
        except ValueError as e:
            entry = f"[[option]] {option_name}, default"
            line = f"{game.id} components, {entry}: {e}"
            raise ComponentsError(line, "fault-components", game=game.id, entry=entry, right=e) from None
    g, rnd = game.new(seats, 0, record=False), random.Random(0)
    for piece, n in game.components.get("conserved", {}).items():
        if (held := g.counts().get(piece)) != n:
            line = f"{game.id} components, [conserved] {piece}: the box holds {held}, and not {n}"
            raise ComponentsError(line, "fault-conserved", game=game.id, piece=piece, held=str(held), said=str(n))
    for _ in range(game.cap):
        if g.asked is None:
            return
        g.play(rnd.choice(g.options))
    line = f"{game.id}: a game of {seats} does not end within {game.cap} decisions"
    raise ComponentsError(line, "fault-endless", game=game.id, seats=seats, cap=game.cap)


def unread(at: str, talk: Sequence[str]) -> bool:
    """Is that place, or one that it lies in, marked as information?"""
    return any(fnmatchcase(at, place) or fnmatchcase(at, place + ".*") for place in talk)


def tables(own: dict[str, Any], theirs: dict[str, Any], at: str, talk: Sequence[str]) -> Iterator[Difference]:
    for key in own:
        place = f"{at}.{key}" if at else key
        if key not in theirs:
            if key not in TALK and not unread(place, talk):
                yield Difference("missing", place, own[key])
        else:
            yield from values(own[key], theirs[key], place, talk)
    for key in theirs:
        place = f"{at}.{key}" if at else key
        if key not in own and key not in TALK and not unread(place, talk):
            yield Difference("unknown", place, None, theirs[key])


def values(own: Any, theirs: Any, at: str, talk: Sequence[str]) -> Iterator[Difference]:
    if unread(at, talk) and not (isinstance(own, dict) and isinstance(theirs, dict)):
        if own != theirs:
            yield Difference(INFORMATION, at, own, theirs)
    elif not alike(own, theirs):
        yield Difference("type", at, own, theirs)
    elif isinstance(own, dict):
        yield from tables(own, theirs, at, talk)
    elif named(own) and (named(theirs) or not theirs):
        yield from tables(by_name(own), by_name(theirs), at, talk)
    elif isinstance(own, list) and (wrong := stranger(own, theirs)):
        yield Difference("type", f"{at}[{wrong[0]}]", wrong[1], wrong[2])
    elif own != theirs and at.rpartition(".")[2] not in TALK:
        yield Difference("differs", at, own, theirs)


def alike(own: Any, theirs: Any) -> bool:
    """Are they of one type? A whole number will do where the game has a number with a point; a yes is no number."""
    if type(own) is float and type(theirs) is int:
        return True
    return type(own) is type(theirs)


def stranger(own: list[Any], theirs: list[Any]) -> tuple[int, Any, Any] | None:
    """The first thing in the owner's list that is like none of the game's: its place, one of the game's, it."""
    for i, value in enumerate(theirs):
        if own and not any(fits(o, value) for o in own):
            return i, own[0], value
    return None


def fits(own: Any, theirs: Any) -> bool:
    """Is it like this one, and all that is in it like something in this one? [2, 1] is like [0, -1, 3]; ["a"] is not."""
    if not alike(own, theirs):
        return False
    if isinstance(own, list):
        return all(any(fits(o, t) for o in own) for t in theirs) if own else True
    if isinstance(own, dict):
        return set(own) == set(theirs) and all(fits(own[k], theirs[k]) for k in own)
    return True


def named(value: Any) -> bool:
    """Is it a list of tables that are told apart by a name?"""
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) and name_of(v) for v in value)


def name_of(table: dict[str, Any]) -> str:
    return next((str(table[n]) for n in NAMES if n in table), "")


def by_name(value: list[dict[str, Any]]) -> dict[str, Any]:
    """The tables of such a list by name; two of one name are counted: corridor, corridor(2)."""
    out: dict[str, Any] = {}
    for table in value:
        name, n = name_of(table), 1
        while name in out:
            n += 1
            name = f"{name_of(table)}({n})"
        out[name] = table
    return out


def short(value: Any) -> str:
    text = repr(value).replace("'", '"') if not isinstance(value, bool) else str(value).lower()
    return text if len(text) <= 60 else text[:57] + "..."
