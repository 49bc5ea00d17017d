"""Why a steady player of Ze Horror Attack picks what he picks: symbols, what a card does, or what he misses least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .hands import DiscardHand, Give
from .heuristics import Mind, played, tried
from .in_play import GiveUp
from .rules import DECLINE, DRAW, NOTHING, Effect, Turn
from .setup import KEEP, Mulligan
from .state import Table


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    @property
    def seat(self) -> int: ...

    def sample(self) -> Any: ...


def reason(seat: Player, deed: Sequence[int]) -> tuple[Any, ...]:
    """Why that deed: a message of the game's; () while decks are built."""
    g: Table = seat.sample()
    pick = deed[0]
    if not g.lists:
        return ()
    if isinstance(g.asked, Mulligan):
        return ("hint-hand",) if pick == KEEP else ("hint-new-hand",)
    card = played(g, pick)
    if card is not None:
        mind = Mind(g, seat.seat)
        own, brings = mind.at(seat.seat, card), tried(g, mind, pick)
        if brings < 0:
            return "hint-least", card
        return ("hint-symbols", card) if own > brings - own else ("hint-ability", card)
    if isinstance(g.asked, Turn) and pick in (DRAW, DECLINE):
        return ("hint-draw",) if pick == DRAW else ("hint-refrain",)
    if pick == NOTHING and isinstance(g.asked, Effect):
        return ("hint-refrain",)
    return ("hint-cheap",) if isinstance(g.asked, (GiveUp, DiscardHand, Give)) else ("hint-choice",)
