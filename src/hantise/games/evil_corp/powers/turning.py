"""Turning tiles and demons over: EC-OP-3, EC-OP-4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, STOP, Reason

from ..components import DEMONS, SIDE
from ..state import Office
from .choices import Declinable, OneTile


@dataclass(eq=False)
class FlipEnemy(OneTile):
    """EC-OP-3. An opposing, active, unshielded tile on an eligible village is turned to its inactive face."""

    def fits(self, g: Office, space: int) -> bool:
        return g.up[space] and g.table.home[space] != g.table.team[self.who]

    def unfit(self, g: Office, space: int) -> Reason:
        return Reason("EC-OP-3", ("no-active", g.tile[space]))

    def thinkable(self, g: Office) -> list[int]:
        team = g.table.team[self.who]
        return [space for space in super().thinkable(g) if g.table.home[space] != team]

    def take(self, g: Office, thing: int) -> None:
        g.up[thing] = False
        g.tell(ALL, "turns", self.who, g.tile[thing], thing // (2 * SIDE), g.spot(thing))

    def rule(self) -> str:
        return "EC-OP-3"

    def verb(self) -> str:
        return "turn"


@dataclass(eq=False)
class FlipDemon(Declinable):
    """EC-OP-4. A demon is turned over; by option an inactive one only (EC-OPT-3)."""

    def things(self, g: Office) -> list[int]:
        return [d for d in range(len(DEMONS)) if not g.only_wake or not g.demons >> d & 1]

    def thinkable(self, g: Office) -> list[int]:
        return list(range(len(DEMONS)))

    def take(self, g: Office, thing: int) -> None:
        g.demons ^= 1 << thing
        g.tell(ALL, "wakes-demon" if g.demons >> thing & 1 else "turns-demon", self.who, thing)

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick != STOP and g.only_wake and g.demons >> pick & 1:
            return Reason("EC-OPT-3", ("no-wake", pick))
        return None

    def rule(self) -> str:
        return "EC-OP-4"

    def write(self, g: Office, pick: int) -> str:
        return "decline" if pick == STOP else "turn " + DEMONS[pick]

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-decline",) if pick == STOP else ("pick-turn-demon", pick)

    def taps(self, g: Office, pick: int) -> list[str]:
        return [] if pick == STOP else [DEMONS[pick]]
