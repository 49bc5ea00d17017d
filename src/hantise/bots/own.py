"""Bots of one's own by name: a class of a Python file, of a module, or that an installed package declares.

    mine.py:Mine            the class Mine of the file mine.py (mine.py alone, where it has one bot)
    package.module:Mine     the class Mine of a module that Python finds from here
    mine                    the entry point of that name in the group `hantise.bots`

Words after it, `mine.py:Mine:depth=3:slow=yes`, are handed on as texts: Mine(name, seed, depth="3", slow="yes"). Modules and
entry points may also name a function that makes a bot. Every process that plays finds the bot by the same name.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hantise.core.registry import module_name

from .base import Bot
from .process import located

GROUP = "hantise.bots"
FORMS = "or one of your own: mine.py:Mine, package.module:Mine, program:COMMAND"

FILE = re.compile(r"(?P<place>.+\.py)(?::(?P<made>[A-Za-z_]\w*))?(?P<settings>(?::\w+=[^:]*)*)")
MODULE = re.compile(r"(?P<place>[A-Za-z_][\w.]*):(?P<made>[A-Za-z_]\w*)(?P<settings>(?::\w+=[^:]*)*)")
ENTRY = re.compile(r"(?P<place>[\w.-]+)(?P<settings>(?::\w+=[^:]*)*)")


def own(name: str, seed: int | None = None) -> Bot | None:
    """The bot of that name; None where it has none of the forms. Raises ValueError, in one line, where it cannot be made."""
    found = ENTRY.fullmatch(name)
    if found is not None and found["place"] in installed():
        return made(name, seed, of_package(installed()[found["place"]]), found["settings"])
    found = FILE.fullmatch(name)
    if found is not None:
        return made(name, seed, of_file(Path(found["place"]), found["made"]), found["settings"])
    found = MODULE.fullmatch(name)
    if found is not None:
        return made(name, seed, of_module(found["place"], found["made"]), found["settings"])
    return None


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that installed packages declare, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def made(name: str, seed: int | None, maker: Callable[..., Any], settings: str) -> Bot:
    """A new bot. Raises ValueError where it takes other settings, cannot be made, or is none."""
    words = dict(word.split("=", 1) for word in settings.split(":")[1:])
    try:
        inspect.signature(maker).bind(name, seed, **words)
    except TypeError as e:
        raise ValueError(f"bot {name}: {maker.__name__}(name, seed{', settings' if words else ''}): {e}") from None
    try:
        bot = maker(name, seed, **words)
    except Exception as e:  # somebody's bot: whatever is wrong in it is a fault of the input
        raise ValueError(f"bot {name} cannot be made: {located(e)}") from None
    if not isinstance(bot, Bot):
        raise ValueError(f"bot {name} is no bot but {type(bot).__name__}: its class is made from hantise.bots.Bot")
    return bot


def of_package(point: EntryPoint) -> Callable[..., Any]:
    try:
        return a_maker(point.load(), f"{point.value} (entry point {point.name})")
    except ValueError:
        raise
    except Exception as e:
        raise ValueError(f"{point.value} (entry point {point.name}) cannot be loaded: {located(e)}") from None


def of_module(module: str, wanted: str) -> Callable[..., Any]:
    """What a module has by that name. The folder that one is in counts, as with `python -m`."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as e:
        if e.name is not None and (module == e.name or module.startswith(e.name + ".")):
            raise ValueError(f"there is no module {e.name}, for the bot {module}:{wanted}") from None
        raise ValueError(f"{module} cannot be loaded: {located(e)}") from None
    except Exception as e:
        raise ValueError(f"{module} cannot be loaded: {located(e)}") from None
    return named(found, wanted, module)


def of_file(path: Path, wanted: str | None) -> Callable[..., Any]:
    """What a file has by that name; without one, its only bot."""
    if not path.is_file():
        raise ValueError(f"there is no file {path}")
    found = loaded(path.resolve(), path.stat().st_mtime_ns)
    if wanted is not None:
        return named(found, wanted, str(path))
    there = bots_of(found)
    if len(there) != 1:
        raise ValueError(f"{path} has {len(there) or 'no'} bots{': ' * bool(there)}{', '.join(there)}: write {path}:NAME")
    return named(found, there[0], str(path))


@cache
def loaded(path: Path, changed: int) -> ModuleType:
    """The file as a module, read again when it was changed. What lies beside it can be imported, as from a script."""
    name = f"{module_name('bot', path)}_{changed}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as e:
        del sys.modules[name]
        raise ValueError(f"{path.name} cannot be loaded: {located(e)}") from None
    return module


def named(module: ModuleType, wanted: str, place: str) -> Callable[..., Any]:
    """Raises ValueError where the module has nothing of that name, or something that makes no bots."""
    if not hasattr(module, wanted):
        there = ", ".join(bots_of(module))
        raise ValueError(f"{place} has no {wanted}; its bots are: {there}" if there else f"{place} has no {wanted}, and no bot")
    return a_maker(getattr(module, wanted), f"{wanted} of {place}")


def bots_of(module: ModuleType) -> list[str]:
    """The bots that a module defines itself."""
    return [
        n for n, v in vars(module).items() if isinstance(v, type) and issubclass(v, Bot) and v.__module__ == module.__name__
    ]


def a_maker(thing: Any, what: str) -> Callable[..., Any]:
    """Raises ValueError where it can make no bots."""
    if isinstance(thing, type) and not issubclass(thing, Bot):
        raise ValueError(f"{what} is no bot: write class {thing.__name__}(Bot), with Bot from hantise.bots")
    if not callable(thing):
        raise ValueError(f"{what} is no bot but {type(thing).__name__}: a class made from hantise.bots.Bot is wanted")
    maker: Callable[..., Any] = thing
    return maker
