"""Evil Corp. as it is played: the table of state.py tied to the rules. How it begins, what a seat sees, who may give up."""

from __future__ import annotations

from typing import Any

from hantise.core.fault import Fault
from hantise.core.frame import ALL, Reason
from hantise.core.telling import Tell

from .night import SET_UP
from .state import Office
from .touch import touched
from .view import tells


class EvilCorp(Office):
    """An office and its villages, with the rules in force."""

    def start(self, options: dict[str, Any]) -> None:
        """EC-SET-1 to EC-SET-8."""
        self.set_out(options)
        self.then(SET_UP)

    def copy(self) -> EvilCorp:
        g = EvilCorp()
        g.copy_fields(self)
        return g

    def touched(self, words: list[str]) -> Reason | None:
        return touched(self, words)

    def tells(self, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
        return tells(self, seats, tell)

    def world(self) -> Any:
        return [[list(h) for h in self.hand], [list(h) for h in self.shown]]

    def leads_to(self, goal: Office) -> bool:
        """Has every hidden hand only what in that world lies there, or lies open by then?"""
        open_now = [t for t in goal.tile if t >= 0] + [t for d in goal.discard for t in d] + list(goal.removed)
        for seat in range(self.seats):
            there = list(goal.hand[seat] + goal.shown[seat]) + open_now
            if any(self.hand[seat].count(k) > there.count(k) for k in set(self.hand[seat])):
                return False
        return True

    def conceded(self, seat: int) -> None:
        """EC-END-8. Of two players one may give up; in a team, or among three, nobody can."""
        if self.seats != 2:
            raise Fault("only of two players one can give up", "fault-concede-two")
        self.tell(ALL, "concedes", seat)
        self.end("conceded", [-1.0, 1.0] if seat == 0 else [1.0, -1.0])
