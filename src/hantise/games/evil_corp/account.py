"""What Evil Corp. tells the lab: how villages were won, how far each team has come, which tiles and demons were used."""

from __future__ import annotations

from typing import Any

from .components import STEPS
from .state import Office


class EvilCorpAccount:
    """See `hantise.lab.accounts`."""

    played = {"deploys": "tile", "activates": "tile", "copies": "tile", "invokes": "demon"}
    seen = {"drew": "tile", "recruits-to-hand": "tile"}
    stalls = ("round_limit", "stalled")

    def table(self, g: Office) -> dict[str, Any]:
        """Days, and by what the last village was won: conquest (EC-NIT-2) or terror alone (EC-NIT-4)."""
        return {"rounds": g.number, "way": f"villages_won by {last(g)}" if g.ended == "villages_won" else g.ended}

    def ahead(self, g: Office) -> list[float]:
        """Villages won, then steps of conquest."""
        come = [100.0 * tokens for tokens in g.tokens]
        for pawn, made in enumerate(g.conquest):
            come[g.table.owner[pawn]] += made
        return [come[g.table.team[seat]] for seat in range(g.seats)]


def last(g: Office) -> str:
    """How a winner came by a village in this Night."""
    for pawn, made in enumerate(g.conquest):
        if made >= STEPS[g.face[pawn // 2]] and g.returns[g.table.teams[g.table.owner[pawn]][0]] > 0:
            return "conquest"
    return "terror"


ACCOUNT = EvilCorpAccount()
