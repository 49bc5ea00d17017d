"""How a game of Mac Gregor is reckoned up: the treasures before each player, by colour."""

from __future__ import annotations

from typing import Any

from hantise.core.tally import Source
from hantise.core.view import View

from .components import PLAYER_COLOURS, TOKENS


def sources(view: View) -> list[Source]:
    """MG-END-1. The treasures of each colour that somebody has, and all together."""
    seats = view.table["seats"]
    found = []
    for colour in PLAYER_COLOURS:
        of = tuple(p["won"].get(colour, 0) for p in seats)
        if any(of):
            found.append(Source(("tally-colour", TOKENS.index(colour)), of))
    return [*found, Source(("tally-treasures",), tuple(p["treasures"] for p in seats), decides=True)]


def tie(view: View) -> tuple[Any, ...] | None:
    """MG-END-2, MG-END-6. Who has left wins, whatever the others have; where the last round ends it, all who have most."""
    had = [p["treasures"] for p in view.table["seats"]]
    winners = [seat for seat, r in enumerate(view.returns) if r == max(view.returns)]
    if view.ended == "left" and any(n >= had[winners[0]] for seat, n in enumerate(had) if seat != winners[0]):
        return ("tally-left", winners[0])
    return ("tally-shared",) if view.ended == "capped" and len(winners) > 1 else None


def measure(view: View) -> Source:
    """The treasures of each."""
    return Source(("tally-measure",), tuple(p["treasures"] for p in view.table["seats"]))
