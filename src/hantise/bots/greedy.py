"""The greedy bot: the pick that looks best at once, by the game's own heuristics. No search."""

from __future__ import annotations

from .base import Bot
from .heuristics import heuristics
from .seat import Seat


class Greedy(Bot):
    """Asks `greedy` of the game's heuristics; a game that has none is played at random."""

    def choose(self, seat: Seat) -> list[int]:
        greedy = heuristics(seat.game).greedy
        if greedy is None:
            return [seat.options[int(self.random.random() * len(seat.options))]]
        return list(greedy(seat))
