"""Shy Monsters as it is played: the table of state.py tied to the rules."""

from __future__ import annotations

from typing import Any

from hantise.core.frame import ALL, Frame
from hantise.core.telling import Tell

from .rules.ending import HeroTrapped, ShowAll
from .rules.floors import DrawMonsters
from .state import MASTER, Crypt
from .view import tells


class ShyMonsters(Crypt):
    """The crypt, with the rules in force."""

    def start(self, options: dict[str, Any]) -> None:
        """SM-SET-2 to SM-SET-5."""
        self.set_out(options)
        self.then(DrawMonsters())

    def copy(self) -> ShyMonsters:
        g = ShyMonsters()
        g.copy_fields(self)
        return g

    def standing(self) -> Frame[Any] | None:
        """SM-MOV-3, step 8: as soon as the hero is trapped he has lost."""
        if self.trap_loses and not self.attack and not self.jump and self.trapped():
            return HeroTrapped()
        return None

    def tells(self, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
        return tells(self, seats, tell)

    def conceded(self, seat: int) -> None:
        """SM-END-4. The other wins at once."""
        self.tell(ALL, "concedes", seat)
        self.end("conceded", [-1.0, 1.0] if seat == MASTER else [1.0, -1.0], ShowAll())
