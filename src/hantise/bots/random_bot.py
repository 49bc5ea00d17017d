"""The random bot: every option is equally likely. The floor that every other bot must beat."""

from __future__ import annotations

from .base import Bot
from .seat import Seat


class RandomBot(Bot):
    """Picks any option."""

    def choose(self, seat: Seat) -> list[int]:
        return [seat.options[int(self.random.random() * len(seat.options))]]
