"""Turning tiles and demons over: EC-OP-3, EC-OP-4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, STOP, Ask, Reason

from ..components import DEMONS, SIDE
from ..notation import at
from ..state import Office


@dataclass(eq=False)
class FlipEnemy(Ask):
    """EC-OP-3. An opposing, active, unshielded tile on an eligible village is turned to its inactive face."""

    uid: int
    may: bool

    def options(self, g: Office) -> list[int]:
        team, home = g.table.team[self.who], g.table.home
        out = [s for s in g.in_reach(self.who) if home[s] != team and g.up[s] and not g.shielded(s, self.who)]
        return [STOP, *out] if self.may and out else out

    def resolve(self, g: Office, pick: int) -> None:
        if pick == STOP:
            g.tell(ALL, "declines", self.who)
        else:
            g.up[pick] = False
            g.tell(ALL, "turns", self.who, g.tile[pick], pick // (2 * SIDE), g.spot(pick))

    def tries(self, g: Office) -> list[int]:
        team = g.table.team[self.who]
        there = [s for s in range(len(g.tile)) if g.tile[s] >= 0 and g.table.home[s] != team]
        return [STOP, *there] if STOP in self.options(g) else there

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick == STOP:
            return None
        if not g.can_touch(self.who, pick):
            return Reason("EC-ELG-4", ("no-village", pick // (2 * SIDE)))
        if not g.up[pick]:
            return Reason("EC-OP-3", ("no-active", g.tile[pick]))
        return Reason("EC-OP-20", ("no-shielded", g.tile[pick])) if g.shielded(pick, self.who) else None

    def opens(self, g: Office) -> bool:
        return False

    def rule(self) -> str:
        return "EC-OP-3"

    def write(self, g: Office, pick: int) -> str:
        return "decline" if pick == STOP else "turn " + at(g, pick)

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-decline",) if pick == STOP else ("pick-turn", g.tile[pick], pick // (2 * SIDE), g.spot(pick))

    def taps(self, g: Office, pick: int) -> list[str]:
        return [] if pick == STOP else [at(g, pick)]


@dataclass(eq=False)
class FlipDemon(Ask):
    """EC-OP-4. A demon is turned over; by option an inactive one only (EC-OPT-3)."""

    may: bool

    def options(self, g: Office) -> list[int]:
        out = [d for d in range(len(DEMONS)) if not g.only_wake or not g.demons >> d & 1]
        return [STOP, *out] if self.may and out else out

    def resolve(self, g: Office, pick: int) -> None:
        if pick == STOP:
            g.tell(ALL, "declines", self.who)
        else:
            g.demons ^= 1 << pick
            g.tell(ALL, "wakes-demon" if g.demons >> pick & 1 else "turns-demon", self.who, pick)

    def tries(self, g: Office) -> list[int]:
        all_three = list(range(len(DEMONS)))
        return [STOP, *all_three] if STOP in self.options(g) else all_three

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick != STOP and g.only_wake and g.demons >> pick & 1:
            return Reason("EC-OPT-3", ("no-wake", pick))
        return None

    def opens(self, g: Office) -> bool:
        return False

    def rule(self) -> str:
        return "EC-OP-4"

    def write(self, g: Office, pick: int) -> str:
        return "decline" if pick == STOP else "turn " + DEMONS[pick]

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-decline",) if pick == STOP else ("pick-turn-demon", pick)

    def taps(self, g: Office, pick: int) -> list[str]:
        return [] if pick == STOP else [DEMONS[pick]]
