"""Gold: EC-OP-1, EC-OP-2."""

from __future__ import annotations

from dataclasses import dataclass

from hantise.core.frame import ALL, Frame

from ..state import Office


@dataclass(eq=False)
class GainGold(Frame[Office]):
    """EC-OP-1. The actor's team takes gold from the supply."""

    who: int
    n: int

    def run(self, g: Office) -> None:
        g.gold[g.table.team[self.who]] += self.n
        g.tell(ALL, "gains", self.who, self.n)


@dataclass(eq=False)
class PayGold(Frame[Office]):
    """EC-OP-2. The actor's team pays."""

    who: int
    n: int

    def possible(self, g: Office) -> bool:
        return g.coins(g.table.team[self.who]) >= self.n

    def run(self, g: Office) -> None:
        g.pay(g.table.team[self.who], self.n)
        g.tell(ALL, "pays", self.who, self.n)
