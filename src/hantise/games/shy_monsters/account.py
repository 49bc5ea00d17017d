"""What Shy Monsters tells the lab: on which floor it ended, which monsters the master drew, which skills the hero used."""

from __future__ import annotations

from typing import Any

from .components import MONSTER, TILES
from .state import MASTER, Crypt


class ShyMonstersAccount:
    """See `hantise.lab.accounts`."""

    ahead = None  # the hero lives or does not; what the tally measures of the two cannot be compared
    played = {
        "steps-armed": "skill:attack",
        "leaps": "skill:jump",
        "leaps-armed": "skill:jump",
    }
    stalls = ("hero_trapped",)

    def table(self, g: Crypt) -> dict[str, Any]:
        """The floor that was played last, and how the game ended there."""
        return {"floor": g.level, "way": g.ended if g.ended == "hero_escaped" else f"{g.ended} on floor {g.level}"}

    def things(self, g: Crypt) -> list[tuple[str, int, str]]:
        """The monsters of the first floor: those of later ones are drawn only where the hero gets there."""
        drawn = [*g.rows[0][0], *g.rows[0][1]] if g.rows else g.tiles
        return [("seen", MASTER, f"tile:{TILES[tile]}") for tile in drawn if tile >= MONSTER]


ACCOUNT = ShyMonstersAccount()
