"""What Shy Monsters tells the lab: on which floor it ended, which monsters the master drew, which skills the hero used."""

from __future__ import annotations

from typing import Any

from .state import Crypt


class ShyMonstersAccount:
    """See `hantise.lab.accounts`. Nobody is ahead here: the hero lives or does not."""

    played = {
        "steps-armed": "skill:attack",
        "leaps": "skill:jump",
        "leaps-armed": "skill:jump",
    }
    seen = {"draws": "tile"}
    stalls = ("hero_trapped",)

    def table(self, g: Crypt) -> dict[str, Any]:
        """The floor that was played last, and how the game ended there."""
        return {"floor": g.level, "way": g.ended if g.ended == "hero_escaped" else f"{g.ended} on floor {g.level}"}


ACCOUNT = ShyMonstersAccount()
