"""Recruiting: EC-OP-16, EC-OP-17, and rules.md section 11."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, STOP, Reason

from ..state import Office
from .choices import Declinable


def recruit(g: Office, who: int, slot: int, to_hand: bool) -> None:
    """EC-REC-2, EC-REC-3. Pay, take the tile, fill the row."""
    team, tile, price = g.table.team[who], g.row[slot], g.price(slot)
    g.pay(team, price)
    g.row = g.row[:slot] + g.row[slot + 1 :]
    if to_hand:
        g.into_hand(who, tile)
    else:
        g.into_bag(team, tile)
    g.tell(ALL, "recruits-to-hand" if to_hand else "recruits", who, tile, price)
    g.fill_row()


def too_dear(g: Office, who: int, slot: int) -> Reason | None:
    """EC-REC-1. Why that slot cannot be recruited from."""
    coins = g.coins(g.table.team[who])
    return Reason("EC-REC-1", ("no-gold", g.row[slot], g.price(slot), coins)) if g.price(slot) > coins else None


@dataclass(eq=False)
class PowerRecruit(Declinable):
    """EC-OP-16, EC-OP-17. The actor recruits a tile of the row into the bag or behind the screen, paying cost and
    surcharge."""

    to_hand: bool

    def things(self, g: Office) -> list[int]:
        return g.affordable(g.table.team[self.who])

    def thinkable(self, g: Office) -> list[int]:
        return list(range(len(g.row)))

    def take(self, g: Office, thing: int) -> None:
        recruit(g, self.who, thing, self.to_hand)

    def against(self, g: Office, pick: int) -> Reason | None:
        return None if pick == STOP else too_dear(g, self.who, pick)

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("PowerRecruit-hand" if self.to_hand else "PowerRecruit-bag",)

    def rule(self) -> str:
        return "EC-OP-17" if self.to_hand else "EC-OP-16"

    def write(self, g: Office, pick: int) -> str:
        return "decline" if pick == STOP else f"recruit {pick + 1}"

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-decline",) if pick == STOP else ("pick-recruit", g.row[pick], g.price(pick))

    def taps(self, g: Office, pick: int) -> list[str]:
        return [] if pick == STOP else [f"slot{pick + 1}"]
