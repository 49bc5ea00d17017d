"""Destroying, sacrificing, removing: EC-OP-8, EC-OP-9, EC-OP-15."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, STOP, Ask, Frame, Reason, Several

from ..components import COST, SIDE, TERROR, TILES
from ..notation import at
from ..state import NONE, Office, with_one, without_one
from .hands import FROM_SHOWN

FROM_DISCARD, FROM_VILLAGE = 200, 300  # beside those of a hand: a tile of the discard, a space


@dataclass(eq=False)
class Destroy(Ask):
    """EC-OP-8. A tile of printed terror `most` or less, of any team, on an eligible village goes to its owner's discard."""

    uid: int
    most: int
    may: bool

    def options(self, g: Office) -> list[int]:
        out = [
            s
            for s in g.in_reach(self.who)
            if TERROR[g.tile[s]] <= self.most and g.uid[s] != self.uid and not g.shielded(s, self.who)
        ]
        return [STOP, *out] if self.may and out else out

    def resolve(self, g: Office, pick: int) -> None:
        if pick == STOP:
            g.tell(ALL, "declines", self.who)
            return
        village, spot = pick // (2 * SIDE), g.spot(pick)
        tile = g.clear(pick)
        g.into_discard(g.table.home[pick], tile)
        g.tell(ALL, "destroys", self.who, tile, village, spot)

    def tries(self, g: Office) -> list[int]:
        there = [s for s in range(len(g.tile)) if g.tile[s] >= 0]
        return [STOP, *there] if STOP in self.options(g) else there

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick == STOP:
            return None
        if not g.can_touch(self.who, pick):
            return Reason("EC-ELG-4", ("no-village", pick // (2 * SIDE)))
        if g.uid[pick] == self.uid:
            return Reason("EC-OP-8", ("no-itself", g.tile[pick]))
        if TERROR[g.tile[pick]] > self.most:
            return Reason("EC-OP-8", ("no-strong", g.tile[pick], TERROR[g.tile[pick]], self.most))
        return Reason("EC-OP-20", ("no-shielded", g.tile[pick])) if g.shielded(pick, self.who) else None

    def default(self, g: Office) -> int:
        """Of least harm: nothing, or an opposing tile."""
        team = g.table.team[self.who]
        others: list[int] = [p for p in g.options if p == STOP or g.table.home[p] != team]
        return (others or g.options)[0]

    def sure(self, g: Office, pick: int) -> Reason | None:
        if pick != STOP and g.table.home[pick] == g.table.team[self.who]:
            return Reason("EC-OP-8", ("sure-own", g.tile[pick]))
        return None

    def opens(self, g: Office) -> bool:
        return False

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("Destroy", self.most)

    def rule(self) -> str:
        return "EC-OP-8"

    def write(self, g: Office, pick: int) -> str:
        return "decline" if pick == STOP else "destroy " + at(g, pick)

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-decline",) if pick == STOP else ("pick-destroy", g.tile[pick], pick // (2 * SIDE), g.spot(pick))

    def taps(self, g: Office, pick: int) -> list[str]:
        return [] if pick == STOP else [at(g, pick)]


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
class Remove(Several):
    """EC-OP-15. The actor takes n own tiles out of the game: from the hand, the discard, eligible villages."""

    may: bool

    def possible(self, g: Office) -> bool:
        return bool(self.things(g))

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

    def opens(self, g: Office) -> bool:
        return False

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("Remove", self.n)

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
