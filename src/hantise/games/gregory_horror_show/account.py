"""What Gregory Horror Show tells the lab: rounds, rooms as a measure of who is ahead, cards and monsters."""

from __future__ import annotations

from typing import Any

from .components import LIFE_MAX
from .state import House


class GregoryAccount:
    """See `hantise.lab.accounts`."""

    played = {
        "plays": "card",
        "plays-at": "card",
        "plays-on": "card",
        "plays-room": "card",
        "plays-shove": "card",
        "takes-room": "room",
        "beats": "monster",
    }
    seen = {"draws-card": "card", "steals-card": "card", "enters-room": "room", "monster-turned": "monster"}
    stalls = ("rounds",)

    def table(self, g: House) -> dict[str, Any]:
        return {"rounds": g.round}

    def seats(self, g: House) -> dict[str, list[Any]]:
        """Rooms controlled, life and spooky points at the end."""
        return {"rooms": [g.controlled(s) for s in range(g.seats)], "life": g.life[:], "spooky": g.spooky[:]}

    def ahead(self, g: House) -> list[float]:
        """Rooms controlled, then life; who is dead has nothing."""
        return [g.controlled(s) + g.life[s] / (2 * LIFE_MAX) if g.alive(s) else -1.0 for s in range(g.seats)]


ACCOUNT = GregoryAccount()
