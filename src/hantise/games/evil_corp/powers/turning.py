"""Turning tiles and demons over: EC-OP-3, EC-OP-4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Reason
from hantise.core.menu import Deed, menu

from ..components import DEMONS, SIDE
from ..state import Office
from .choices import Declinable, Declining, OnTile


class TurningTile(OnTile["FlipEnemy"]):
    """EC-OP-3. An opposing, active, unshielded tile on an eligible village is turned to its inactive face. n: its space."""

    form = "turn <space>"
    verb = "turn"

    def fits(self, g: Office, ask: FlipEnemy, space: int) -> bool:
        return g.up[space] and g.table.home[space] != g.table.team[ask.who]

    def unfit(self, g: Office, ask: FlipEnemy, space: int) -> Reason:
        return Reason("EC-OP-3", ("no-active", g.tile[space]))

    def tries(self, g: Office, ask: FlipEnemy) -> list[int]:
        home, team = g.table.home, g.table.team[ask.who]
        return [self.first + s for s in range(len(g.tile)) if g.tile[s] >= 0 and home[s] != team]

    def resolve(self, g: Office, ask: FlipEnemy, n: int) -> None:
        g.turn_down(n)
        g.tell(ALL, "turns", ask.who, g.tile[n], n // (2 * SIDE), g.spot(n))
        if ask.n > 1:
            g.then(FlipEnemy(ask.who, ask.may, ask.n - 1))


TURN_TILE: Final = TurningTile()


@dataclass(eq=False)
class FlipEnemy(Declinable):
    """EC-OP-3. n opposing tiles are turned to their inactive face."""

    n: int

    deeds = menu(Declining(), TURN_TILE)

    def possible(self, g: Office) -> bool:
        return TURN_TILE.any(g, self)

    def rule(self) -> str:
        return "EC-OP-3"


class TurningDemon(Deed[Office, "FlipDemon"]):
    """EC-OP-4. A demon is turned over; by option an inactive one only (EC-OPT-3). n: the demon."""

    span = len(DEMONS)
    form = "turn <demon>"

    def options(self, g: Office, ask: FlipDemon) -> list[int]:
        return [self.first + d for d in range(len(DEMONS)) if self.against(g, ask, d) is None]

    def tries(self, g: Office, ask: FlipDemon) -> list[int]:
        return [self.first + d for d in range(len(DEMONS))]

    def against(self, g: Office, ask: FlipDemon, n: int) -> Reason | None:
        if g.only_wake and g.demons >> n & 1:
            return Reason("EC-OPT-3", ("no-wake", n))
        return Reason("EC-OP-4", ("no-second-turn", n)) if ask.done >> n & 1 else None

    def resolve(self, g: Office, ask: FlipDemon, n: int) -> None:
        g.demons ^= 1 << n
        g.tell(ALL, "wakes-demon" if g.demons >> n & 1 else "turns-demon", ask.who, n)
        if ask.n > 1:
            g.then(FlipDemon(ask.who, ask.may, ask.n - 1, ask.done | 1 << n))

    def write(self, g: Office, ask: FlipDemon, n: int) -> str:
        return "turn " + DEMONS[n]

    def label(self, g: Office, ask: FlipDemon, n: int) -> tuple[Any, ...]:
        return ("pick-turn-demon", n)

    def taps(self, g: Office, ask: FlipDemon, n: int) -> list[str]:
        return [DEMONS[n]]


@dataclass(eq=False)
class FlipDemon(Declinable):
    """EC-OP-4. n demons are turned over. done: those that were, as bits."""

    n: int
    done: int

    deeds = menu(Declining(), TurningDemon())

    def rule(self) -> str:
        return "EC-OP-4"
