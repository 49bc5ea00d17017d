"""Tiles that leave a village or the game: EC-OP-8, EC-OP-9, EC-OP-15."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, STOP, Frame, Reason
from hantise.core.menu import menu

from ..components import COST, SIDE, SPACES, TERROR
from ..state import NONE, Office, with_one
from .choices import Declinable, Declining, OnTile, SeveralWithin
from .sources import PER_SOURCE, SOURCES, source, things, tile_of


class Destroying(OnTile["Destroy"]):
    """EC-OP-8. A tile of low enough printed terror goes to its owner's discard. n: its space."""

    form = "destroy <space>"
    verb = "destroy"

    def fits(self, g: Office, ask: Destroy, space: int) -> bool:
        return TERROR[g.tile[space]] <= ask.most and g.uid[space] != ask.uid

    def unfit(self, g: Office, ask: Destroy, space: int) -> Reason:
        tile = g.tile[space]
        if g.uid[space] == ask.uid:
            return Reason("EC-OP-8", ("no-itself", tile))
        return Reason("EC-OP-8", ("no-strong", tile, TERROR[tile], ask.most))

    def resolve(self, g: Office, ask: Destroy, n: int) -> None:
        village, spot = n // (2 * SIDE), g.spot(n)
        tile = g.clear(n)
        g.into_discard(g.table.home[n], tile)
        g.tell(ALL, "destroys", ask.who, tile, village, spot)

    def sure(self, g: Office, ask: Destroy, n: int) -> Reason | None:
        own = g.table.home[n] == g.table.team[ask.who]
        return Reason("EC-OP-8", ("sure-own", g.tile[n])) if own else None


DESTROYING: Final = Destroying()


@dataclass(eq=False)
class Destroy(Declinable):
    """EC-OP-8. A tile of printed terror `most` or less, of any team, on an eligible village goes to its owner's discard."""

    uid: int
    most: int

    deeds = menu(Declining(), DESTROYING)

    def possible(self, g: Office) -> bool:
        return DESTROYING.any(g, self)

    def default(self, g: Office) -> int:
        """Of least harm: nothing, or an opposing tile."""
        own = g.table.team[self.who]
        for pick in g.options:
            if self.kind(pick) is not DESTROYING or g.table.home[pick - DESTROYING.first] != own:
                return pick
        return g.options[0]

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("Destroy", self.most)

    def rule(self) -> str:
        return "EC-OP-8"


@dataclass(eq=False)
class Sacrifice(Frame[Office]):
    """EC-OP-9. The tile whose power this is goes to its team's discard."""

    who: int
    uid: int

    def run(self, g: Office) -> None:
        space = g.where(self.uid)
        if space != NONE:
            tile = g.clear(space)
            g.into_discard(g.table.home[space], tile)
            g.tell(ALL, "sacrifices", self.who, tile)


@dataclass(eq=False)
class Remove(SeveralWithin):
    """EC-OP-15. The actor takes n own tiles out of the game: from the hand, the discard, eligible villages."""

    may: bool

    span = (len(SOURCES) - 1) * PER_SOURCE + SPACES
    form = "remove <tile or space>"

    def possible(self, g: Office) -> bool:
        return bool(g.behind(self.who) or g.discard[g.table.team[self.who]] or g.own(self.who))

    def least(self, g: Office) -> int:
        return 1 if self.may else self.n

    def secret(self) -> bool:
        return True

    def things(self, g: Office) -> list[int]:
        return things(g, self.who, len(SOURCES))

    def take(self, g: Office, things: list[int]) -> None:
        for thing in things:
            tile = source(thing).leaves(g, self.who, thing % PER_SOURCE)
            g.removed = with_one(g.removed, tile)
            g.show(ALL, "removes", self.who, tile)

    def default(self, g: Office) -> int:
        """Of least harm: stop, else the tile of least cost and terror; equal ones by place."""
        return min([self.harm(g, pick) for pick in g.options])[2]

    def harm(self, g: Office, pick: int) -> tuple[int, int, int]:
        """What the pick loses, cost before terror; the pick."""
        if pick == STOP:
            return -1, -1, pick
        tile = tile_of(g, pick)
        return COST[tile], TERROR[tile], pick

    def rule(self) -> str:
        return "EC-OP-15"

    def write(self, g: Office, pick: int) -> str:
        return "stop" if pick == STOP else "remove " + source(pick).name(g, pick % PER_SOURCE)

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-stop",) if pick == STOP else source(pick).removal(g, pick % PER_SOURCE)

    def taps(self, g: Office, pick: int) -> list[str]:
        return [] if pick == STOP else source(pick).taps(g, pick % PER_SOURCE)
