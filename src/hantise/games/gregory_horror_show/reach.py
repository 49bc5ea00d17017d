"""What a turn's points can reach: for each piece that may move now, the spaces and what they cost, counted by the rules.

A breadth-first walk that asks steps.py from each space as if the piece stood there. Where a step ends a piece's movement (a
fight, an evolution space, a gate, the mystery room) the walk goes no further.
"""

from __future__ import annotations

from .board import (
    AREA,
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
    WANDERING_STEPS,
)
from .components import FEET, FIGURES, POWERS
from .notation import GREGORY, PAWN
from .state import GUEST, IN_PLAY, WALK_OUT, WANDERING, House
from .steps import guest_enters, pawn_may, wandering_enters, way_out


def reach(g: House, seat: int) -> dict[str, dict[str, int]]:
    """By piece ('pawn', 'gregory', a figure): the cost of each space that the viewer, while he moves, can bring it to."""
    from .rules.moving import Act

    if g.player != seat or not isinstance(g.asked, Act):
        return {}
    out: dict[str, dict[str, int]] = {}
    pawn = pawn_reach(g, seat)
    if pawn:
        out["pawn"] = pawn
    if way_out(g, seat, [p for p in g.options if PAWN <= p < 2 * PAWN]) or g.going == WALK_OUT:
        return out
    if not g.fought >> WANDERING & 1:
        found = walk(g.at[WANDERING], g.points, lambda s: steps_of_gregory(g, seat, s))
        if found:
            out[GREGORY] = found
    for f in range(len(FIGURES)):
        if g.status[f] == IN_PLAY and not g.fought >> (f + GUEST) & 1:
            own = g.owner[f] == seat
            feet = g.feet_left(f) if own else 0
            fresh = own and g.points > 0 and all(x != f for x, _ in g.feet)
            found = walk(g.at[f + GUEST], g.points + feet + (FEET[f] if fresh else 0), Guest(g, seat, f, own))
            if found:
                out[FIGURES[f]] = found
    return out


def walk(start: int, points: int, steps: object) -> dict[str, int]:
    """Spaces by cost. steps: from a space, the next ones, each with whether one may go on from there."""
    cost = {start: 0}
    queue, out = [start], {}
    for s in queue:
        if cost[s] == points:
            continue
        for t, on in steps(s):  # type: ignore[operator]
            if t not in cost:
                cost[t] = cost[s] + 1
                out[NAMES[t]] = cost[t]
                if on:
                    queue.append(t)
    return out


def steps_of_gregory(g: House, me: int, s: int) -> list[tuple[int, bool]]:
    return [(t, g.on[t] < 0) for t in WANDERING_STEPS[g.mode][s] if wandering_enters(g, me, t)]


class Guest:
    """The steps of a guest; through a teleporter it comes out beside the other one."""

    def __init__(self, g: House, me: int, figure: int, own: bool) -> None:
        self.g, self.me, self.figure, self.own = g, me, figure, own

    def __call__(self, s: int) -> list[tuple[int, bool]]:
        g = self.g
        if KIND[s] == TELEPORTER:
            return [(t, g.on[t] < 0) for t in EXITS[g.mode][OTHER[s]] if guest_enters(g, self.me, self.own, t)]
        power = POWERS[self.figure] if self.own else 0
        return [(t, g.on[t] < 0) for t in GUEST_STEPS[g.mode][power][s] if guest_enters(g, self.me, self.own, t)]


def pawn_reach(g: House, me: int) -> dict[str, int]:
    """The pawn's; the first step is one of its options, which knows of what hangs on the whole turn."""
    first = [p - PAWN for p in g.options if PAWN <= p < 2 * PAWN]
    begin = g.at[me]

    def steps(s: int) -> list[tuple[int, bool]]:
        if s == begin:
            return [(t, goes_on(g, me, s, t)) for t in first]
        if KIND[s] == TELEPORTER:
            return [(t, goes_on(g, me, s, t)) for t in EXITS[g.mode][OTHER[s]] if pawn_may(g, me, OTHER[s], t)]
        inside = AREA[s] != AREA[begin] and AREA[s] >= 0
        found = [t for t in PAWN_STEPS[g.mode][s] if pawn_may(g, me, s, t)]
        return [(t, goes_on(g, me, s, t)) for t in found if not inside or AREA[t] == AREA[s]]

    return walk(begin, g.points, steps) if first else {}


def goes_on(g: House, me: int, s: int, t: int) -> bool:
    """May the pawn go on after that step, as far as one can see?"""
    if g.on[t] >= 0 or KIND[t] == GATE or AREA[t] == MYSTERY_ROOM != AREA[s]:
        return False
    return KIND[t] not in (JUDGMENT, SPOOKY) or not g.active_space(me, t)
