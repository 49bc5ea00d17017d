"""What the treasure of the Mac Gregors tells the lab: rounds, treasures, and which keys, tokens and objects were used."""

from __future__ import annotations

from typing import Any

from .state import Castle


class MacGregorAccount:
    """See `hantise.lab.accounts`."""

    played = {
        "goes": "key",
        "finds": "token",
        "lamp-to": "object:lamp",
        "pickaxe-to": "object:pickaxe",
        "detects": "object:detector",
        "catches": "deed:catch",
        "trapped": "token:trap",
    }
    seen = {"holds": "key"}
    stalls = ("capped",)

    def table(self, g: Castle) -> dict[str, Any]:
        """MG-END-1, MG-END-6. Complete rounds."""
        return {"rounds": g.rounds}

    def seats(self, g: Castle) -> dict[str, list[Any]]:
        return {"treasures": [g.treasures(s) for s in range(g.seats)]}


ACCOUNT = MacGregorAccount()
