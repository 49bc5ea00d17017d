"""Games are found by entry points (group `hantise.games`): a third party can add one with no change here.

A package may bring a game by earlier rules, too, under the name `id@version`: tables that were begun by them go on. The
environment variable HANTISE_GAMES names the Python files of games in the making, so that every process finds them too.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import zlib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from .fault import NoGame
from .game import Game

GROUP: Final = "hantise.games"
AT: Final = "@"  # in a name: before the version of the rules
OWN: Final = "HANTISE_GAMES"


@cache
def games() -> dict[str, Game]:
    """All installed games by id, in alphabetical order, and those of HANTISE_GAMES, which stand before others of their id.

    Raises NoGame where one of these files holds no game, and whatever it raises itself.
    """
    found = [point.load() for point in entry_points(group=GROUP) if AT not in point.name]
    found += [from_file(Path(path)) for path in os.environ.get(OWN, "").split(os.pathsep) if path]
    return {g.id: g for g in sorted(found, key=lambda g: g.id)}


def game(name: str) -> Game:
    """A game by its id, by id and version (see `source`), or by the path of a Python file that holds a GAME (a game in the
    making).

    Raises NoGame, a LookupError, naming the games that there are.
    """
    if name.endswith(".py"):
        return from_file(Path(name))
    of, at, version = name.partition(AT)
    if at and of in games() and version.isdecimal() and len(version) < 9:
        return of_version(of, int(version))
    if name not in games():
        there = ", ".join(games())
        line = f"there is no game {name!r}; there are: {there or 'none'}"
        raise NoGame(line, "fault-game", given=name, there=there or "-")
    return games()[name]


@cache
def of_version(name: str, version: int) -> Game:
    """An installed game by the rules of that version. Raises NoGame where no package brings them."""
    if name in games() and games()[name].version == version:
        return games()[name]
    for point in entry_points(group=GROUP, name=f"{name}{AT}{version}"):
        found = point.load()
        if isinstance(found, Game) and (found.id, found.version) == (name, version):
            return found
    line = f"there is no game {name!r} by version {version} of its rules"
    raise NoGame(line, "fault-game-version", given=name, version=version)


def source(of: Game) -> str:
    """The name by which an installed game is found again, in another process, too."""
    return of.id if games().get(of.id) in (None, of) else f"{of.id}{AT}{of.version}"


def from_file(path: Path) -> Game:
    """The GAME of a Python file, or of a package's __init__.py; the same object however the path is written.

    Raises NoGame where there is none, and whatever the file raises itself.
    """
    if not path.is_file():
        raise NoGame(f"there is no file {path}", "fault-no-file", file=str(path))
    return _read(path.resolve())


@cache
def _read(path: Path) -> Game:
    name = module_name("game", path)
    inside = [str(path.parent)] if path.stem == "__init__" else None
    spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=inside)
    if spec is None or spec.loader is None:
        raise NoGame(f"{path} is no Python file", "fault-no-python", file=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise NoGame(f"{path} holds no GAME", "fault-no-game", file=str(path))
    return found


def module_name(kind: str, path: Path) -> str:
    """Of the module that is read from a file, one file's alone: two may be called alike, and what stands beside a game or a
    bot is found by its module."""
    stem = path.parent.name if path.stem == "__init__" else path.stem
    return f"hantise_{kind}_{stem}_{zlib.crc32(os.fsencode(path)):08x}"
