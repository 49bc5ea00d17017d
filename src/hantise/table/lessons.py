"""Lessons: which tips the person of a guided table has been given. Each is given once, whatever is taken back or read anew: the
rows of the table say so."""

from __future__ import annotations

from hantise.core.game import Game
from hantise.core.view import View
from hantise.learn.guide import Guide, Tip, guide

ALL = "*"  # instead of the name of a tip: no more of them


class Lessons:
    """The lessons of one table. seat: whose person learns, -1 where nobody does."""

    def __init__(self, game: Game, seat: int) -> None:
        self.guide: Guide | None = guide(game) if seat >= 0 else None
        self.seat = seat if self.guide is not None else -1
        self.given: list[str] = []
        self.off = False
        self.skipped = 0  # the number of the question at which the last one was put away: one tip a question

    def tip(self, view: View, ask: int) -> Tip | None:
        """The tip at that question of the person's."""
        if self.guide is None or self.off or ask == self.skipped:
            return None
        return self.guide.tip(view, set(self.given))

    def give(self, name: str) -> None:
        """It has been read: the question beside which it stood is answered."""
        if name not in self.given:
            self.given.append(name)

    def skip(self, name: str, ask: int) -> None:
        """It was put away at that question, or all of them (ALL)."""
        self.skipped = ask
        if name == ALL:
            self.off = True
        else:
            self.give(name)
