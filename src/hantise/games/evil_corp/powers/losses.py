"""Destroying, sacrificing, removing: EC-OP-8, EC-OP-9, EC-OP-15."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, STOP, Frame, Reason

from ..components import COST, SIDE, TERROR, TILES
from ..notation import at
from ..state import NONE, Office, with_one, without_one
from .choices import OneTile, SeveralWithin
from .hands import FROM_SHOWN

FROM_DISCARD: Final = 200  # beside those of a hand: a tile of the discard
FROM_VILLAGE: Final = 300  # and a space


@dataclass(eq=False)
class Destroy(OneTile):
    """EC-OP-8. A tile of printed terror `most` or less, of any team, on an eligible village goes to its owner's discard."""

    uid: int
    most: int

    def fits(self, g: Office, space: int) -> bool:
        return TERROR[g.tile[space]] <= self.most and g.uid[space] != self.uid

    def unfit(self, g: Office, space: int) -> Reason:
        tile = g.tile[space]
        if g.uid[space] == self.uid:
            return Reason("EC-OP-8", ("no-itself", tile))
        return Reason("EC-OP-8", ("no-strong", tile, TERROR[tile], self.most))

    def take(self, g: Office, thing: int) -> None:
        village, spot = thing // (2 * SIDE), g.spot(thing)
        tile = g.clear(thing)
        g.into_discard(g.table.home[thing], tile)
        g.tell(ALL, "destroys", self.who, tile, village, spot)

    def default(self, g: Office) -> int:
        """Of least harm: nothing, or an opposing tile."""
        team = g.table.team[self.who]
        others: list[int] = [p for p in g.options if p == STOP or g.table.home[p] != team]
        return (others or g.options)[0]

    def sure(self, g: Office, pick: int) -> Reason | None:
        if pick != STOP and g.table.home[pick] == g.table.team[self.who]:
            return Reason("EC-OP-8", ("sure-own", g.tile[pick]))
        return None

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("Destroy", self.most)

    def rule(self) -> str:
        return "EC-OP-8"

    def verb(self) -> str:
        return "destroy"


@dataclass(eq=False)
class Sacrifice(Frame):
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

    def possible(self, g: Office) -> bool:
        return bool(g.behind(self.who) or g.discard[g.table.team[self.who]] or g.own(self.who))

    def least(self, g: Office) -> int:
        return 1 if self.may else self.n

    def secret(self) -> bool:
        return True

    def things(self, g: Office) -> list[int]:
        out = [*g.hand[self.who], *[FROM_SHOWN + k for k in g.shown[self.who]]]
        out += [FROM_DISCARD + k for k in g.discard[g.table.team[self.who]]]
        return out + [FROM_VILLAGE + s for s in g.own(self.who)]

    def take(self, g: Office, things: list[int]) -> None:
        team = g.table.team[self.who]
        for thing in things:
            tile = thing % 100
            if thing >= FROM_VILLAGE:
                tile = g.clear(thing - FROM_VILLAGE)
            elif thing >= FROM_DISCARD:
                g.discard[team] = without_one(g.discard[team], tile)
            else:
                g.from_hand(self.who, tile, thing >= FROM_SHOWN)
            g.removed = with_one(g.removed, tile)
            g.show(ALL, "removes", self.who, tile)

    def default(self, g: Office) -> int:
        """Of least harm: stop, else the tile of least cost and terror; equal ones by place."""
        worth = [(-1, -1, p) if p == STOP else (COST[self.kind(g, p)], TERROR[self.kind(g, p)], p) for p in g.options]
        return min(worth)[2]

    def kind(self, g: Office, thing: int) -> int:
        """Which tile that is."""
        return g.tile[thing - FROM_VILLAGE] if thing >= FROM_VILLAGE else thing % 100

    def rule(self) -> str:
        return "EC-OP-15"

    def write(self, g: Office, pick: int) -> str:
        if pick == STOP:
            return "stop"
        if pick >= FROM_VILLAGE:
            return "remove " + at(g, pick - FROM_VILLAGE)
        return "remove " + ("hand ", "shown ", "discard ")[pick // 100] + TILES[pick % 100]

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        if pick == STOP:
            return ("pick-stop",)
        if pick >= FROM_VILLAGE:
            space = pick - FROM_VILLAGE
            return ("pick-remove", g.tile[space], space // (2 * SIDE), g.spot(space))
        return (("pick-remove-hand", "pick-remove-hand", "pick-remove-discard")[pick // 100], pick % 100)

    def taps(self, g: Office, pick: int) -> list[str]:
        if pick == STOP:
            return []
        if pick >= FROM_VILLAGE:
            return [at(g, pick - FROM_VILLAGE)]
        return [] if pick >= FROM_DISCARD else [("hand-", "shown-")[pick // 100] + TILES[pick % 100]]
