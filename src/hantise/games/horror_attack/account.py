"""What Ze Horror Attack tells the lab: the faction that each seat counted, its score, and the characters."""

from __future__ import annotations

from typing import Any

from .components import FACTIONS
from .state import Table


class HorrorAttackAccount:
    """See `hantise.lab.accounts`."""

    played = {"plays": "card", "plays-at": "card"}
    seen = {"card-is": "card"}

    def table(self, g: Table) -> dict[str, Any]:
        return {"turns": g.turn}

    def seats(self, g: Table) -> dict[str, list[Any]]:
        """HA-SCO-1 to HA-SCO-5. What each reveals, and what that is worth."""
        counted = [g.counted(s) if g.faction[s] else -1 for s in range(g.seats)]
        return {
            "faction": [FACTIONS[f] if f >= 0 else "" for f in counted],
            "score": [g.score(s, f) if f >= 0 else 0 for s, f in enumerate(counted)],
        }

    def ahead(self, g: Table) -> list[float]:
        """The score as it stands."""
        return [float(g.score(s, g.counted(s))) if g.faction[s] else 0.0 for s in range(g.seats)]


ACCOUNT = HorrorAttackAccount()
