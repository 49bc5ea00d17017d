"""Recruiting: EC-OP-16, EC-OP-17, and rules.md section 11."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from hantise.core.frame import ALL, Ask, Reason
from hantise.core.menu import Deed, menu

from ..components import COST, SURCHARGE
from ..state import Office
from .choices import Declinable, Declining

A = TypeVar("A", bound="Ask[Office]")


class Recruiting(Deed[Office, A]):
    """EC-REC-1 to EC-REC-3. Pay, take the tile of a slot into the bag, fill the row. n: the slot, from 0."""

    span = 9  # there are five slots
    form = "recruit <slot>"

    def to_hand(self, ask: A) -> bool:
        """Does the tile go behind the screen?"""
        return False

    def options(self, g: Office, ask: A) -> list[int]:
        return self.behind(g, g.coins(g.table.team[ask.who]), [])

    def behind(self, g: Office, coins: int, out: list[int]) -> list[int]:
        """The same behind `out`, for somebody with so many coins: a list less for each decision of the day."""
        if coins:  # no tile of the row is free
            first = self.first
            for slot, tile in enumerate(g.row):
                if COST[tile] + SURCHARGE[slot] <= coins:
                    out.append(first + slot)
        return out

    def tries(self, g: Office, ask: A) -> list[int]:
        return [self.first + slot for slot in range(len(g.row))]

    def against(self, g: Office, ask: A, n: int) -> Reason | None:
        coins, price = g.coins(g.table.team[ask.who]), g.price(n)
        return Reason("EC-REC-1", ("no-gold", g.row[n], price, coins)) if price > coins else None

    def resolve(self, g: Office, ask: A, n: int) -> None:
        team, tile, price, to_hand = g.table.team[ask.who], g.row[n], g.price(n), self.to_hand(ask)
        g.pay(team, price)
        g.row = g.row[:n] + g.row[n + 1 :]
        if to_hand:
            g.into_hand(ask.who, tile)
        else:
            g.into_bag(team, tile)
        g.tell(ALL, "recruits-to-hand" if to_hand else "recruits", ask.who, tile, price)
        g.fill_row()

    def write(self, g: Office, ask: A, n: int) -> str:
        return f"recruit {n + 1}"

    def label(self, g: Office, ask: A, n: int) -> tuple[Any, ...]:
        return ("pick-recruit", g.row[n], g.price(n))

    def taps(self, g: Office, ask: A, n: int) -> list[str]:
        return [f"slot{n + 1}"]


class RecruitingByPower(Recruiting["PowerRecruit"]):
    """EC-OP-16, EC-OP-17. The same by a power, into the bag or behind the screen. n: the slot, from 0."""

    def to_hand(self, ask: PowerRecruit) -> bool:
        return ask.to_hand


@dataclass(eq=False)
class PowerRecruit(Declinable):
    """EC-OP-16, EC-OP-17. The actor recruits a tile of the row into the bag or behind the screen, paying cost and
    surcharge."""

    to_hand: bool

    deeds = menu(Declining(), RecruitingByPower())

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("PowerRecruit-hand" if self.to_hand else "PowerRecruit-bag",)

    def rule(self) -> str:
        return "EC-OP-17" if self.to_hand else "EC-OP-16"
