"""Hantise: the open-source home of five haunted board games. Every rule enforced, in Python."""

from typing import TYPE_CHECKING

from hantise._engine import ENGINE  # first: it says where all others come from
from hantise.core.frame import CHANCE, NOBODY
from hantise.core.game import Ambiguous, Game, Illegal, PickError, Unreadable
from hantise.core.record import Record, RecordError
from hantise.core.registry import game
from hantise.core.state import State, Undrawn
from hantise.core.view import View
from hantise.picture import draw

if TYPE_CHECKING:
    from hantise.core.registry import games
else:
    from hantise import games  # the package, which can be called: `hantise.games()`

__all__ = [
    "CHANCE",
    "ENGINE",
    "NOBODY",
    "Ambiguous",
    "Game",
    "Illegal",
    "PickError",
    "Record",
    "RecordError",
    "State",
    "Undrawn",
    "Unreadable",
    "View",
    "draw",
    "game",
    "games",
]
