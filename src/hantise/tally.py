"""The tally of a finished game: found through the game, as its picture is (see `core/tally.py`), and made of its record.

What is told by it is public: everything comes out of an onlooker's views.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import ModuleType
from typing import Any

from hantise.beside import beside
from hantise.core.game import Game
from hantise.core.record import Record
from hantise.core.tally import Source

MOMENTS = 3
APART = 12  # a game falls into so many parts, and no two moments lie in one
OVERTAKEN = 0.5  # of a whole swing: how much it counts that another is ahead afterwards

Row = tuple[int | None, ...]  # by team


@dataclass(frozen=True)
class Tally:
    """sources, tie: as the game says. measured: the words of its measure; curve: the measure after each number of picks;
    moments: after which picks it changed most, in their order."""

    sources: Sequence[Source]
    tie: tuple[Any, ...] | None
    measured: tuple[Any, ...]
    curve: Sequence[Row]
    moments: Sequence[int]


def tally_of(game: Game) -> ModuleType | None:
    """The game's tally.py; None where it has none."""
    return beside(game, "tally")


def tally(record: Record) -> Tally | None:
    """How the game of that record went; None where the game does not tell, or where the record does not reach its end.
    Raises RecordError where it cannot be replayed."""
    game, tells = record.game, tally_of(record.game)
    if tells is None:
        return None
    rows: list[Source] = []
    last = record.replay(watch=lambda state: rows.append(tells.measure(game.view(state))))
    if not last.ended:
        return None
    end = game.view(last)
    rows.append(tells.measure(end))
    curve = [row.values for row in rows]
    return Tally(tells.sources(end), tells.tie(end), rows[-1].said, curve, moments(curve))


def moments(curve: Sequence[Row], most: int = MOMENTS) -> list[int]:
    """After which picks the measure changed most, in their order: how far each team went of all that it ever went, and whether
    another is ahead then. Of equal ones the later; none close to another."""
    teams = range(len(curve[0]) if curve else 0)
    spans = [span([row[team] for row in curve]) for team in teams]
    found: list[tuple[float, int]] = []
    for n, (before, now) in enumerate(pairwise(curve), 1):
        swing = sum(abs((now[t] or 0) - (before[t] or 0)) / spans[t] for t in teams if spans[t])
        if swing:
            found.append((swing + (OVERTAKEN if ahead(now) != ahead(before) else 0), n))
    chosen: list[int] = []
    for _, n in sorted(found, reverse=True):
        if all(abs(n - other) * APART >= len(curve) for other in chosen):
            chosen.append(n)
    return sorted(chosen[:most])


def span(values: Sequence[int | None]) -> int:
    """How far apart the least and the most of them lie."""
    known = [v for v in values if v is not None]
    return max(known) - min(known) if known else 0


def ahead(row: Row) -> list[int]:
    """The teams that have most."""
    best = max((v for v in row if v is not None), default=0)
    return [team for team, v in enumerate(row) if v == best]
