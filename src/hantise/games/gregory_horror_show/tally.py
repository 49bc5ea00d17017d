"""How a game of Gregory Horror Show is reckoned up: rooms, then what parts those who have as many (GHS-END)."""

from __future__ import annotations

from typing import Any

from hantise.core.tally import Source
from hantise.core.view import View


def sources(view: View) -> list[Source]:
    """The rooms of each, life, spooky, keys and judgment cards."""
    players = view.table["players"]
    rows = [Source(("tally-rooms",), tuple(p["rooms"] for p in players), decides=True)]
    return rows + [Source((f"tally-{what}",), tuple(p[what] for p in players)) for what in ("life", "spooky", "keys", "hand")]


def tie(view: View) -> tuple[Any, ...] | None:
    """GHS-END-3, GHS-END-4. Most rooms, then most life, then most spooky, then all of those; of all who fall together, rooms
    and spooky before they fell, which nothing on the table shows any more."""
    winners = [seat for seat, r in enumerate(view.returns) if r == max(view.returns)]
    if view.ended == "all_dead":
        return ("tally-shared",) if len(winners) > 1 else ("tally-fallen",)
    if view.ended != "rounds":
        return None
    players = view.table["players"]
    level = [seat for seat, p in enumerate(players) if p["alive"]]
    parted = None
    for what in ("rooms", "life", "spooky"):
        most = max(players[seat][what] for seat in level)
        still = [seat for seat in level if players[seat][what] == most]
        if len(still) < len(level) and what != "rooms":
            parted = (f"tally-by-{what}", winners[0])
        level = still
    return ("tally-shared",) if len(winners) > 1 else parted


def measure(view: View) -> Source:
    """The rooms of each."""
    return Source(("tally-measure",), tuple(p["rooms"] for p in view.table["players"]))
