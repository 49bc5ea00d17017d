"""How a game of Shy Monsters is reckoned up (SM-END-3: there is no score): how far the hero came, and past what."""

from __future__ import annotations

from typing import Any

from hantise.core.tally import Source
from hantise.core.view import View

from .components import BACK, MONSTERS


def sources(view: View) -> list[Source]:
    """The floors that the hero left behind, and of all floors the monsters that were turned up or never were (where the table
    shows at its end which those are)."""
    table = view.table
    here = [tile for tile in table["tiles"] if tile["tile"] in MONSTERS]
    up = sum(tile["up"] for tile in here) + sum(len(row["revealed"]) for row in table["rows"])
    closed = any(tile["tile"] == BACK for tile in table["tiles"])
    never = None if closed else len(here) + sum(len(row["revealed"] + row["unrevealed"]) for row in table["rows"]) - up
    return [
        Source(("tally-floors",), (None, table["exits"]), decides=True),
        Source(("tally-turned",), (None, up)),
        Source(("tally-hidden",), (never, None)),
    ]


def tie(view: View) -> tuple[Any, ...] | None:
    """SM-END-3. Nobody is ever level."""
    return None


def measure(view: View) -> Source:
    """The monsters of the floor that are awake, and the floors that the hero has left behind."""
    awake = sum(tile["status"] == "active" and tile["tile"] in MONSTERS for tile in view.table["tiles"])
    return Source(("tally-measure",), (awake, view.table["exits"]))
