"""Le Trésor du Fantôme des Mac Gregor as it is played: the castle of state.py tied to the rules."""

from __future__ import annotations

from typing import Any

from hantise.core.fault import Fault
from hantise.core.frame import ALL, Reason
from hantise.core.telling import Tell

from .components import LAID
from .rules.programming import Program
from .rules.setup import Characters
from .state import Castle
from .touch import touched
from .view import tells


class MacGregor(Castle):
    """The castle, with the rules in force."""

    def start(self, options: dict[str, Any]) -> None:
        """MG-SET-1 to MG-SET-11."""
        self.set_out(options)
        self.then(Characters())

    def copy(self) -> MacGregor:
        g = MacGregor()
        g.copy_fields(self)
        return g

    def redeal(self, seat: int) -> None:
        """MG-HID-2 to MG-HID-6. The keys that the seat does not see, and a program that fits what is face up; while it is being
        laid, any number of its cards. Tokens are known to all."""
        self.rekey(seat)
        if seat == self.ghost:
            return
        if isinstance(self.asked, Program):
            self.reprogram(self.random(LAID))
        elif len(self.program) != self.shown:
            self.reprogram(len(self.program))

    def world(self) -> Any:
        """Everything hidden: hands, pile and program."""
        return [self.hands, self.pile, self.program]

    def touched(self, words: list[str]) -> Reason | None:
        return touched(self, words)

    def tells(self, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
        return tells(self, seats, tell)

    def conceded(self, seat: int) -> None:
        """With two players the other wins. With more the game goes on without a ghost or a hunter: that cannot be."""
        if self.seats != 2:
            raise Fault("with more than two players nobody can concede: a bot may take the seat", "fault-concede-two")
        self.tell(ALL, "concedes", seat)
        self.end("conceded", self.shared([1 - seat]))
