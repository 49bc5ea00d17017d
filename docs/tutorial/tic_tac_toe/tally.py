"""How a game is reckoned up: the lines that each has made, and on the way those that each may still make."""

from __future__ import annotations

from typing import Any

from hantise.core.tally import Source
from hantise.core.view import View

LINES = ("a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3")


def count(view: View, others: str) -> tuple[int, ...]:
    """By seat, the lines of which no cell holds any of these marks, nor the other's."""
    cells = view.table["cells"]
    return tuple(sum(all(cells.get(at, " ") not in foe + others for at in line.split()) for line in LINES) for foe in "OX")


def sources(view: View) -> list[Source]:
    """T-3. The lines of three: cells that are neither free nor the other's."""
    return [Source(("tally-made",), count(view, " "), decides=True)]


def tie(view: View) -> tuple[Any, ...] | None:
    """T-4. Nothing parts a draw."""
    return None


def measure(view: View) -> Source:
    """The lines that are still open to each."""
    return Source(("tally-open",), count(view, ""))
