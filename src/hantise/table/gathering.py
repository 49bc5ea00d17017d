"""Gathering: a table before its game begins. People sit down and say that they are ready, the host changes what is agreed on
and who sits where; when no seat is open and everybody is ready the game begins, and not before that does chance speak.

All of it comes out of the rows of the table; `arranging.py` has the deeds.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .rows import Agreed, Begin, Order, Ready, Row, Sitter, Wish

if TYPE_CHECKING:
    from .sitting import Sitting

ROWS = (Ready, Agreed, Order, Begin, Wish)


class Gathering:
    """open: the game has not begun. again: it follows another of the same people, who are asked. ready: the seats whose people
    are. wishes: who asks for a seat, in the order of asking."""

    def __init__(self, gathers: bool, ready: Sequence[int], again: bool) -> None:
        self.open, self.ready, self.again = gathers, set(ready), again
        self.wishes: list[Wish] = []

    def sat(self, seat: int, sitter: Sitter) -> None:
        """Somebody else sits there: whoever sits down is ready."""
        (self.ready.add if sitter.kind == "human" else self.ready.discard)(seat)

    def whole(self, people: Sequence[Sitter]) -> bool:
        """May the game begin?"""
        return self.open and all(p.kind == "bot" or (p.kind == "human" and i in self.ready) for i, p in enumerate(people))

    def read(self, row: Row, sitting: Sitting) -> None:
        """What a row changes."""
        if isinstance(row, Ready):
            (self.ready.add if row.yes else self.ready.discard)(row.seat)
        elif isinstance(row, Agreed):
            self.ready.clear()
            sitting.setup = replace(sitting.setup, options=options(sitting, row))
            sitting.note(0, "log-agreed", row.seat, row.name)
        elif isinstance(row, Order):
            self.ready.clear()
            sitting.people = [sitting.people[old] for old in row.order]
            sitting.seated = [(0, tuple(sitting.people))]
            sitting.note(0, "log-drawn" if row.drawn else "log-ordered", -1)
        elif isinstance(row, Wish):
            self.wishes = [w for w in self.wishes if w.key != row.key] + ([] if row.gone else [row])
        elif isinstance(row, Begin):
            self.open = False


def options(sitting: Sitting, row: Agreed) -> dict[str, Any]:
    """All options with the one that was changed."""
    return sitting.game.settings(sitting.setup.options | {row.name: json.loads(row.value)})
