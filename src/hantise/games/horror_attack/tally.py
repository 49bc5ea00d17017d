"""How a game of Ze Horror Attack is reckoned up (HA-SCO): the symbols that count for a side, and the bonus of a character."""

from __future__ import annotations

from typing import Any

from hantise.core.tally import Source
from hantise.core.view import View


def sources(view: View) -> list[Source]:
    """HA-SCO-1 to HA-SCO-4. What each has by symbols, by a character of its own, and together."""
    by = {row["seat"]: row for row in view.table["result"]}
    of = [by.get(seat) for seat in range(view.seats)]
    return [
        Source(("tally-symbols",), tuple(row["total"] - row["bonus"] if row else None for row in of)),
        Source(("tally-bonus",), tuple(row["bonus"] if row else None for row in of)),
        Source(("tally-total",), tuple(row["total"] if row else None for row in of), decides=True),
    ]


def tie(view: View) -> tuple[Any, ...] | None:
    """HA-SCO-7. Of those who are level, who had a turn last."""
    totals = [row["total"] for row in view.table["result"]]
    if view.ended == "conceded" or totals.count(max(totals)) < 2:
        return None
    return ("tally-latest", view.returns.index(max(view.returns)))


def measure(view: View) -> Source:
    """HA-SCO-1. The suns less the skulls of each area: up for a hero, down for a monster."""
    return Source(("tally-measure",), tuple(view.table["symbols"]))
