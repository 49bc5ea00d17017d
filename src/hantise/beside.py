"""What a game keeps beside its state: picture, tally, account, heuristics, reasons, text, printed, annex. None is a must.

A game that is a package has them as modules of it, a game of one file as files of its folder. They are found through the game,
so that nothing outside its folder names it.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from hantise.core.game import Game


def beside(game: Game, name: str) -> ModuleType | None:
    """The game's module of that name, loaded when it is first asked for; None where it has none."""
    return _found(game.state.__module__, game.folder, name)


@cache
def _found(module: str, folder: Path, name: str) -> ModuleType | None:
    state = sys.modules[module]
    package = module if hasattr(state, "__path__") else state.__package__
    if package and find_spec(f"{package}.{name}") is not None:
        return import_module(f"{package}.{name}")
    path = folder / f"{name}.py"
    spec = spec_from_file_location(f"{module}__{name}", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    found = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
