"""Hantise: the open-source home of five haunted board games. Every rule enforced, in Python."""

import hantise.games  # noqa: F401 - before the function of that name, which a later import of the package would hide
from hantise.core.frame import CHANCE, NOBODY
from hantise.core.game import Ambiguous, Game, Illegal, PickError, Unreadable
from hantise.core.record import Record, RecordError
from hantise.core.registry import game, games
from hantise.core.state import State, Undrawn
from hantise.core.view import View
from hantise.picture import draw

__all__ = [
    "CHANCE",
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
