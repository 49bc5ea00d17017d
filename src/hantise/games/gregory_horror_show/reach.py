"""What a turn's points can reach: for each piece that may move now, the spaces and what they cost, counted by the rules.

A breadth-first walk that asks steps.py from each space as if the piece stood there. Where a step ends a piece's movement (a
fight, an evolution space, a gate, the mystery room) the walk goes no further.
"""

from __future__ import annotations

from collections.abc import Callable

from .board import (
    AREA,
    CARPET,
    EXITS,
    GATE,
    GUEST_STEPS,
    JUDGMENT,
    KIND,
    MYSTERY_ROOM,
    NAMES,
    OTHER,
    PAWN_STEPS,
    SPOOKY,
    TELEPORTER,
    THORN,
    WANDERING_STEPS,
)
from .components import FEET, FIGURES, POWERS
from .notation import GREGORY, PAWN
from .state import GUEST, IN_PLAY, WALK_OUT, WANDERING, House
from .steps import guest_enters, pawn_may, wandering_enters, way_out

Reach = dict[str, dict[str, int]]
Step = tuple[int, bool]  # a space, and whether one may go on from there


def reach(g: House, seat: int) -> Reach:
    """By piece ('pawn', 'gregory', a figure): the cost of each space that the viewer, while he moves, can bring it to."""
    return {name: {NAMES[s]: n for s, n in found.cost.items() if n} for name, found in walks(g, seat).items()}


def ways(g: House, seat: int) -> dict[str, dict[str, list[str]]]:
    """By piece: the steps to each space that is two or more away and can be walked to without loss of life on the way."""
    out: dict[str, dict[str, list[str]]] = {}
    for name, found in walks(g, seat).items():
        far = {NAMES[s]: found.way(s) for s, n in found.cost.items() if n > 1 and not found.hurt[s]}
        if far:
            out[name] = far
    return out


def walks(g: House, seat: int) -> dict[str, Walk]:
    """The walks of the pieces that the viewer may move now; a piece that cannot move has none."""
    from .rules.moving import Act

    if g.player != seat or not isinstance(g.asked, Act):
        return {}
    found = {"pawn": pawn_walk(g, seat)}
    if not (way_out(g, seat, [p for p in g.options if PAWN <= p < 2 * PAWN]) or g.going == WALK_OUT):
        if not g.fought >> WANDERING & 1:
            found[GREGORY] = Walk(g.at[WANDERING], g.points, lambda s: steps_of_gregory(g, seat, s))
        for f in range(len(FIGURES)):
            if g.status[f] == IN_PLAY and not g.fought >> (f + GUEST) & 1:
                own = g.owner[f] == seat
                feet = g.feet_left(f) if own else 0
                fresh = own and g.points > 0 and all(x != f for x, _ in g.feet)
                points = g.points + feet + (FEET[f] if fresh else 0)
                found[FIGURES[f]] = Walk(g.at[f + GUEST], points, Guest(g, seat, f, own))
    return {name: walk for name, walk in found.items() if len(walk.cost) > 1}


class Walk:
    """Where a piece can come with so many points, breadth first; of the shortest ways the one that hurts least.

    steps: from a space, the next ones. thorny: the spaces that cost life to enter. hurt: how many of those lie on the way.
    """

    def __init__(
        self, start: int, points: int, steps: Callable[[int], list[Step]], thorny: frozenset[int] = frozenset()
    ) -> None:
        self.start, self.cost, self.came, self.hurt = start, {start: 0}, {start: start}, {start: 0}
        queue = [start]
        for s in queue:
            if self.cost[s] == points:
                break
            hurt = self.hurt[s] + (s in thorny and s != start)
            for t, on in steps(s):
                if t not in self.cost:
                    self.cost[t] = self.cost[s] + 1
                    if on:
                        queue.append(t)
                elif self.cost[t] <= self.cost[s] or hurt >= self.hurt[t]:
                    continue
                self.came[t], self.hurt[t] = s, hurt

    def spaces(self, s: int) -> list[int]:
        """The steps to a space."""
        out = [s]
        while self.came[out[-1]] != self.start:
            out.append(self.came[out[-1]])
        return out[::-1]

    def way(self, s: int) -> list[str]:
        """The same by name."""
        return [NAMES[t] for t in self.spaces(s)]


def steps_of_gregory(g: House, me: int, s: int) -> list[Step]:
    return [(t, g.on[t] < 0) for t in WANDERING_STEPS[g.mode][s] if wandering_enters(g, me, t)]


class Guest:
    """The steps of a guest; through a teleporter it comes out beside the other one."""

    def __init__(self, g: House, me: int, figure: int, own: bool) -> None:
        self.g, self.me, self.figure, self.own = g, me, figure, own

    def __call__(self, s: int) -> list[Step]:
        g = self.g
        if KIND[s] == TELEPORTER:
            return [(t, g.on[t] < 0) for t in EXITS[g.mode][OTHER[s]] if guest_enters(g, self.me, self.own, t)]
        power = POWERS[self.figure] if self.own else 0
        return [(t, g.on[t] < 0) for t in GUEST_STEPS[g.mode][power][s] if guest_enters(g, self.me, self.own, t)]


def pawn_walk(g: House, me: int) -> Walk:
    """The pawn's; the first step is one of its options, which knows of what hangs on the whole turn."""
    first = [p - PAWN for p in g.options if PAWN <= p < 2 * PAWN]
    begin = g.at[me]

    def steps(s: int) -> list[Step]:
        if s == begin:
            return [(t, goes_on(g, me, s, t)) for t in first]
        if KIND[s] == TELEPORTER:
            return [(t, goes_on(g, me, s, t)) for t in EXITS[g.mode][OTHER[s]] if pawn_may(g, me, OTHER[s], t)]
        inside = AREA[s] != AREA[begin] and AREA[s] >= 0
        found = [t for t in PAWN_STEPS[g.mode][s] if pawn_may(g, me, s, t)]
        return [(t, goes_on(g, me, s, t)) for t in found if not inside or AREA[t] == AREA[s]]

    return Walk(begin, g.points if first else 0, steps, thorny(g, me))


def thorny(g: House, me: int) -> frozenset[int]:
    """The spaces that cost the pawn life: GHS-THO-1, GHS-CAR-2."""
    tolls = g.rules_so("carpet_toll_all") or any(whose != me for whose, _ in g.tolls)
    return frozenset(s for s, k in enumerate(KIND) if k == THORN or (k == CARPET and tolls))


def goes_on(g: House, me: int, s: int, t: int) -> bool:
    """May the pawn go on after that step, as far as one can see?"""
    if g.on[t] >= 0 or KIND[t] == GATE or AREA[t] == MYSTERY_ROOM != AREA[s]:
        return False
    return KIND[t] not in (JUDGMENT, SPOOKY) or not g.active_space(me, t)
