"""Awaited: whom a table waits for where several answer one question at once, and who has answered it.

That somebody has answered is told to everybody, as at a table where his card lies face down before him; what he picked is told
to nobody until all are in. So an answer that is sealed is a moment that everybody learns of, like a pick in the open.
"""

from __future__ import annotations

from typing import Any

from hantise.core.frame import NOBODY, SealedPick


def awaited(state: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that are asked, and those that have sealed their answer to the same question."""
    asked = state.asked
    if not isinstance(asked, SealedPick):
        return (() if state.player == NOBODY else (state.player,)), ()
    seats = asked.whole.seats
    answers = list(zip(seats, asked.whole.picks or (NOBODY,) * len(seats), strict=True))
    return tuple([s for s, pick in answers if pick == NOBODY]), tuple([s for s, pick in answers if pick != NOBODY])
