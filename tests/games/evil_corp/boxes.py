"""Evil Corp. played with an owner's numbers: the game, and the tables of table.py, made anew for another components.toml.

    with box({"setup.starting_gold": 3}) as table:
        g = table.GAME.new(2, 1)

A place is written as `hantise components --verify` writes it: village_face.A.space.bf4.kind.
"""

from __future__ import annotations

import copy
import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from hantise.components import by_name, named
from hantise.core import data, game
from hantise.games import evil_corp

OWN = evil_corp.GAME.components
PACKAGE = "hantise.games.evil_corp"


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The game's data with other values at these places."""
    theirs = copy.deepcopy(OWN)
    for place, value in changes.items():
        table: Any = theirs
        *way, last = place.split(".")
        for step in way:
            table = by_name(table)[step] if named(table) else table[int(step)] if isinstance(table, list) else table[step]
        assert last in table, f"there is no {place}"
        table[last] = value
    return theirs


@contextmanager
def box(changes: dict[str, Any]) -> Iterator[Any]:
    """The module table.py, over a game that was imported with those numbers. Raises ComponentsError where the game refuses
    them."""
    theirs, table = changed(changes), f"{__package__}.table"
    away = {name: module for name, module in sys.modules.items() if name == table or (name + ".").startswith(PACKAGE + ".")}
    with pytest.MonkeyPatch.context() as patch:
        for name in away:
            patch.delitem(sys.modules, name)
        patch.setattr(data, "components", lambda folder: theirs)
        patch.setattr(game, "components", lambda folder: theirs)
        patch.setattr(sys.modules["hantise.games"], "evil_corp", None)
        try:
            yield importlib.import_module(table)
        finally:
            for name in [n for n in sys.modules if n == table or (n + ".").startswith(PACKAGE + ".")]:
                del sys.modules[name]
