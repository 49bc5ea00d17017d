"""Why a place that was touched is no answer now: for what no text of a pick says. MG-DEC-1 to MG-DEC-7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantise.core.frame import Reason

from .board import GATES, ROOMS
from .components import BLAZONS, KEYS, OBJECTS, PLAYER_COLOURS
from .rules.arrival import PlaceToken
from .rules.capture import Catch
from .rules.programming import Program
from .rules.setup import ChooseStairs
from .state import Castle

PAWN = "pawn_"
Thing = tuple[Any, ...]  # a message that names it


def touched(g: Castle, words: Sequence[str]) -> Reason | None:
    """The reason for the last of these places. Rooms, and in a hunter's turn whatever he has, speak for themselves."""
    ask, thing = g.asked, named(g, words[-1])
    if ask is None or thing is None:
        return None
    if isinstance(ask, (PlaceToken, ChooseStairs)):
        return Reason(ask.rule(), ("asks-room", thing))
    if isinstance(ask, Program):
        return Reason(ask.rule(), ("asks-way", thing))
    return Reason(ask.rule(), ("asks-pawn", thing)) if isinstance(ask, Catch) else None


def named(g: Castle, word: str) -> Thing | None:
    """The thing at that place, as a message; None where the word is no place."""
    if word in ROOMS:
        return "thing-room", ROOMS.index(word)
    if word and word in GATES:
        return "thing-gate", GATES.index(word)
    for kind, names in (("thing-key", KEYS), ("thing-way", BLAZONS), ("thing-object", OBJECTS)):
        if word in names:
            return kind, names.index(word)
    colour = word.removeprefix(PAWN)
    if colour != word and colour in PLAYER_COLOURS and PLAYER_COLOURS.index(colour) in g.colours:
        return "thing-pawn", g.colours.index(PLAYER_COLOURS.index(colour))
    return None
