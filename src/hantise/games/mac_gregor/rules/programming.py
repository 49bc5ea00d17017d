"""The ghost lays his program. Chapter 8 of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Reason

from ..board import ROOMS, walk
from ..components import BLAZONS, LAID
from ..notation import read
from ..state import Castle


@dataclass(eq=False)
class Program(Ask[Castle]):
    """MG-DEC-4, MG-PRG-1 to MG-PRG-4. The ghost lays four of his seven cards face down, one after another, in secret."""

    span = len(BLAZONS)
    form = "lay <blazon>"

    def options(self, g: Castle) -> list[int]:
        return [b for b in range(len(BLAZONS)) if b not in g.program]

    def resolve(self, g: Castle, pick: int) -> None:
        g.program = (*g.program, pick)
        if len(g.program) < LAID:
            g.then(self)
        else:
            g.placed = ()  # not before: or the others would see that the first card is laid
            g.tell(ALL, "programs", self.who)

    def opens(self, g: Castle) -> bool:
        return not g.program

    def heard_by(self, g: Castle, pick: int) -> int:
        return 1 << self.who

    def rule(self) -> str:
        return "MG-PRG-1"

    def write(self, g: Castle, pick: int) -> str:
        return "lay " + BLAZONS[pick]

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        rooms = walk(g.pawns[self.who], (*g.program, pick))
        if len(rooms) == len(g.program) + 1:
            return ("pick-card-to", pick, rooms[-1])
        return ("pick-card", pick)

    def taps(self, g: Castle, pick: int) -> list[str]:
        """The card, or the room that it leads to."""
        rooms = walk(g.pawns[self.who], (*g.program, pick))
        leads = len(rooms) == len(g.program) + 1
        return [BLAZONS[pick], ROOMS[rooms[-1]]] if leads else [BLAZONS[pick]]

    def sure(self, g: Castle, pick: int) -> Reason | None:
        """MG-PRG-3. The fourth card fixes the program: say where it leads."""
        if len(g.program) < LAID - 1:
            return None
        rooms = walk(g.pawns[self.who], (*g.program, pick))
        if len(rooms) == LAID:
            return Reason("MG-PRG-3", ("sure-program", rooms[-1]))
        return Reason("MG-GMV-3", ("sure-broken", len(rooms) + 1, rooms[-1] if rooms else g.pawns[self.who]))

    def tries(self, g: Castle) -> list[int]:
        return list(range(len(BLAZONS)))

    def against(self, g: Castle, pick: int) -> Reason | None:
        return Reason("MG-PRG-1", ("no-such-card", pick)) if pick in g.program else None

    def refuse(self, g: Castle, text: str) -> Reason | None:
        """Also a room that is no step of the next card, and the deeds of hunters."""
        reason = super().refuse(g, text)
        said = read(text)
        if reason is not None or said is None:
            return reason
        if said.key >= 0 or (said.verb and said.verb != "lay"):
            return Reason("MG-RND-4", ("no-turn-for-ghost",))
        led = any(ROOMS[said.room] in self.taps(g, card) for card in self.options(g))
        return Reason("MG-GMV-2", ("no-card-there", said.room)) if said.room >= 0 and not led else None
