"""Chapter 15, turns that belong to a guest: a release is tried, or a guest is sacrificed."""

from __future__ import annotations

from typing import Any

from hantise.core.frame import ALL, Ask, Reason
from hantise.core.menu import Deed

from ..board import pool
from ..components import FIGURES, LIMITS
from ..state import ALL_GUESTS, GUEST, IN_PLAY, TRAPPED, House, members
from ..steps import guest_targets
from .entering import killed
from .life import Losses
from .stepping import Release


class OwnGuest(Deed[House, Ask[House]]):
    """A turn with a guest of one's own. n: the figure."""

    def tries(self, g: House, ask: Ask[House]) -> list[int]:
        return [self.first + f for f in range(len(FIGURES)) if g.owner[f] == ask.who]


class Releasing(OwnGuest):
    """GHS-GTR-5. A release is tried for a trapped guest. n: the figure."""

    span = 100  # room
    form = "release <figure>"

    def options(self, g: House, ask: Ask[House]) -> list[int]:
        me = ask.who
        if not g.flags >> me & 1 or g.bound(me) or g.in_play(me) >= g.cap() or g.in_play() >= ALL_GUESTS:
            return []
        return [self.first + f for f in g.trapped(me) if not g.fresh >> f & 1 and guest_targets(g, me, f)]

    def resolve(self, g: House, ask: Ask[House], n: int) -> None:
        g.tell(ALL, "tries-release", ask.who, n)
        g.then(Release((ask.who,), (), n))

    def write(self, g: House, ask: Ask[House], n: int) -> str:
        return f"release {FIGURES[n]}"

    def label(self, g: House, ask: Ask[House], n: int) -> tuple[Any, ...]:
        return ("pick-release", n)

    def against(self, g: House, ask: Ask[House], n: int) -> Reason | None:
        me = ask.who
        if self.first + n in g.options:
            return None
        if g.status[n] != TRAPPED:
            return Reason("GHS-GTR-5", ("not-trapped", n))
        if not g.flags >> me & 1:
            return Reason("GHS-GTR-4", ("no-flag",))
        if g.fresh >> n & 1:
            return Reason("GHS-GTR-5", ("trapped-now", n))
        if g.in_play(me) >= g.cap() or g.in_play() >= ALL_GUESTS:
            return Reason("GHS-GTR-5", ("guests-enough", g.cap(), ALL_GUESTS))
        return Reason("GHS-GTR-5", ("no-way-out", n))


class Sacrificing(OwnGuest):
    """GHS-GSA-1 to GHS-GSA-4. A guest in play is killed, and so is every other guest in reach; pawns in reach lose life
    together. n: the figure."""

    span = 59_800  # room
    form = "sacrifice <figure>"

    def options(self, g: House, ask: Ask[House]) -> list[int]:
        return [self.first + f for f in members(g.aboard) if g.status[f] == IN_PLAY and g.owner[f] == ask.who]

    def resolve(self, g: House, ask: Ask[House], n: int) -> None:
        reached = pool(g.mode, g.at[n + GUEST], g.acid_reach)
        g.acid = reached
        g.tell(ALL, "sacrifices", ask.who, n)
        for f in range(len(FIGURES)):
            if g.status[f] == IN_PLAY and g.at[f + GUEST] in reached:
                killed(g, f)
        hurt = [p for p in range(g.seats) if g.alive(p) and g.at[p] in reached]
        g.then(Losses(tuple((p, LIMITS["acid_damage"]) for p in hurt)))

    def write(self, g: House, ask: Ask[House], n: int) -> str:
        return f"sacrifice {FIGURES[n]}"

    def label(self, g: House, ask: Ask[House], n: int) -> tuple[Any, ...]:
        return ("pick-sacrifice", n)

    def against(self, g: House, ask: Ask[House], n: int) -> Reason | None:
        return None if self.first + n in g.options else Reason("GHS-GSA-1", ("not-in-play", n))
