"""The game that is played: the table of state.py, tied to the rules that stand above it."""

from __future__ import annotations

from typing import Any

from hantise.core.frame import Frame, Reason
from hantise.core.telling import Tell

from .rules import effects, setup, turn
from .rules.entering import ComesIn
from .state import IS_WAITING, House
from .touch import touched
from .view import tells


class Show(House):
    """Gregory Horror Show, two to four seats."""

    def start(self, options: dict[str, Any]) -> None:
        """GHS-SET-1 to GHS-SET-8."""
        setup.begin(self, options)

    def copy(self) -> Show:
        g = Show()
        g.copy_fields(self)
        return g

    def standing(self) -> Frame[Any] | None:
        """GHS-GEN-7. As soon as a monster start space is free, a waiting guest enters there."""
        if self.aboard and IS_WAITING in self.status:
            figure = self.can_enter()
            if figure >= 0:
                return ComesIn(figure)
        return None

    def carry_out(self, me: int, effect: int, target: int) -> None:
        """Chapter 2."""
        effects.carry_out(self, me, effect, target)

    def drop_turn(self) -> None:
        """GHS-TRN-9."""
        turn.drop_turn(self)

    def touched(self, words: list[str]) -> Reason | None:
        return touched(self, words)

    def tells(self, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
        return tells(self, seats, tell)
