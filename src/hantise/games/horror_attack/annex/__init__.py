"""What only this game has on its pages: a builder of own decks (HA-EXP-7), and the suspicion curve after a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hantise.table import room
from hantise.table.annex import Annex, Figure, Way
from hantise.table.sitting import Sitting

from . import afterwards, builder, curve, handing


def ways(sitting: Sitting, seat: int) -> Sequence[Way]:
    """From a table to the builder while one's own deck is asked for; to the curve when all is open."""
    found = []
    if handing.asked(sitting, seat):
        found.append(Way(f"{builder.PAGE}?table={sitting.setup.tid}", "decks-open", first=True))
    if room.reveals(sitting):
        found.append(Way(f"/t/{sitting.setup.tid}/suspicion", "curve-title"))
    return found


ANNEX = Annex(
    folder=Path(__file__).parent,
    pages={builder.WORD: builder.build},
    table_pages={"suspicion": afterwards.page},
    ways=ways,
    doors=((builder.WORD, "decks-page"),),
    figures={
        "suspicion": Figure(curve.lines, lambda record, who, lang: str(curve.draw_suspicion(record, who, lang)), curve.numbers)
    },
)
