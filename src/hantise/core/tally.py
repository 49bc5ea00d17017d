"""Tally: how a game is reckoned up, from what everybody may see of it.

A game that tells it has a file `tally.py` in its folder, with three functions of a view (an onlooker's):

    sources(view)  at the end: a row for each thing that the result is made of
    tie(view)      at the end: a message that says what parted those who were level, or None
    measure(view)  at any position: one row, how each team stands; the lab takes it for who is ahead (`lab/accounts.py`)

What a row has is by team, in the order of `Game.teams`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Source:
    """A row: its words (a message of the game), and by team how much of it there is; None where the team has no such thing.
    decides: the result hangs on this row; the others say what it is made of, or come after it."""

    said: tuple[Any, ...]
    values: tuple[int | None, ...]
    decides: bool = False
