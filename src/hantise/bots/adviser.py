"""The adviser: what a steady player would do, and why. It plays nowhere; people ask it for a hint.

It picks as the greedy bot does, so from its seat's view and worlds that the seat holds possible, and from nothing else. Why, a
game says in a module `reasons` beside its state, whose `reason(seat, deed)` gives a message of the game's (`hint-...`): the
greatest of the reasons that its own rules of thumb weighed. A game without one gives none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hantise.beside import beside
from hantise.core.game import Game

from .greedy import Greedy
from .seat import Seat

Reasons = Callable[[Seat, list[int]], tuple[Any, ...]]


class Adviser(Greedy):
    """The greedy bot, without a plan from one question to the next."""

    def pick(self, seat: Seat) -> int:
        deed = self.choose(seat)
        reason = reasons(seat.game)
        self.why = tuple(reason(seat, deed)) if reason is not None else ()
        return deed[0]


def reasons(game: Game) -> Reasons | None:
    """What a game says of why; None where it says nothing."""
    module = beside(game, "reasons")
    found: Reasons | None = module.reason if module is not None else None
    return found
