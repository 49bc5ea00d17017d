"""The monsters as weapons and as bars: 6 and 7 of 'a good simple bot'."""

from __future__ import annotations

from collections.abc import Callable

from ..board import GUEST_STEPS, KIND, TELEPORTER, WANDERING_STEPS, distances
from ..components import BOOST, FEET, FIGURES, POWERS
from ..rules.choosing import of_kind
from ..rules.entering import WIDE
from ..rules.moving import GREGORY_STEP, GUEST_STEP
from ..state import GUEST, IN_PLAY, WANDERING, House
from ..steps import guest_enters, wandering_enters
from .odds import falls, leader
from .ways import Ways


def hunts(g: House, me: int) -> list[tuple[float, list[int]]]:
    """6. Attacks that the points allow: how good each is, and its steps."""
    out: list[tuple[float, list[int]]] = []
    if not g.fought >> WANDERING & 1 and g.points:
        out += hunts_of_gregory(g, me, g.points)
    for f in range(len(FIGURES)):
        if g.status[f] == IN_PLAY and g.owner[f] == me and not g.fought >> (f + GUEST) & 1 and g.points:
            fresh = all(x != f for x, _ in g.feet)
            points = g.points + (FEET[f] if fresh else g.feet_left(f))
            steps = guest_steps(g.mode, POWERS[f])
            out += hunt(g, me, g.at[f + GUEST], points, GUEST_STEP.by(f, 0), BOOST[f], steps, own_enters)
    return out


def guest_steps(mode: int, power: int) -> Callable[[int], list[int]]:
    table = GUEST_STEPS[mode][power]
    return lambda s: [t for t in table[s] if KIND[t] != TELEPORTER]


def own_enters(g: House, me: int, t: int) -> bool:
    return guest_enters(g, me, True, t)


def hunt(
    g: House,
    me: int,
    start: int,
    points: int,
    code: int,
    boost: int,
    steps: Callable[[int], list[int]],
    enters: Callable[[House, int, int], bool],
) -> list[tuple[float, list[int]]]:
    """The pawns that one monster can attack, with the way."""
    came, queue, far = {start: -1}, [start], {start: 0}
    out: list[tuple[float, list[int]]] = []
    for s in queue:
        if far[s] == points:
            continue
        for t in steps(s):
            if t in came or not enters(g, me, t):
                continue
            came[t], far[t] = s, far[s] + 1
            victim = g.on[t]
            if victim < 0:
                queue.append(t)
            elif victim < WANDERING:
                way, u = [], t
                while u != start:
                    way.append(code + u)
                    u = came[u]
                out.append((prey(g, victim, boost, code), way[::-1]))
    return out


def hunts_of_gregory(g: House, me: int, points: int) -> list[tuple[float, list[int]]]:
    start, rage, steps = g.at[WANDERING], g.amount("wandering_rage"), WANDERING_STEPS[g.mode]
    return hunt(g, me, start, points, GREGORY_STEP.first, rage, lambda s: steps[s], wandering_enters)


def prey(g: House, victim: int, boost: int, code: int) -> float:
    """How good it is to attack that pawn."""
    odds = falls(g.spooky[victim], boost, False)
    worth = 0.25 + 0.25 * g.controlled(victim) + (0.5 if g.may_escape(victim) else 0.0)
    lost = 350 + boost
    if lost >= g.life[victim]:
        worth += 0.4
    risk = 0.3 if code != GREGORY_STEP.first and not g.may_escape(victim) else 0.0  # a guest that loses is dead
    return odds * worth - (1 - odds) * risk


def out_of_the_way(g: House, ways: Ways, target: int, first: int) -> int | None:
    """6. A step of the monster on the first space of the way, to a space that is not on it."""
    piece = g.on[first]
    if piece < WANDERING:
        return None
    low = GREGORY_STEP.first if piece == WANDERING else GUEST_STEP.by(piece - GUEST, 0)
    steps = [p for p in g.options if p in range(low, low + WIDE) and g.on[p - low] < 0]
    way, s = [], target
    while s >= 0:
        way.append(s)
        s = ways.came[s]
    return min(steps, key=lambda p: (p - low in way, p), default=None)


def closer(g: House, me: int) -> int | None:
    """6. Bring Gregory, or an own guest, nearer to the leader, or off the door that blocks."""
    if not g.points:
        return None
    prey_at = g.at[leader(g, me)]
    far = distances(g.mode, prey_at)
    here = far[g.at[WANDERING]]
    found = [(far[p - GREGORY_STEP.first], p) for p in of_kind(GREGORY_STEP, g.options)]
    for p in of_kind(GUEST_STEP, g.options):
        f, t = divmod(p - GUEST_STEP.first, WIDE)
        if g.owner[f] == me:
            if far[t] < far[g.at[f + GUEST]] and g.on[t] < 0:
                found.append((far[t] + 1, p))
    found = [x for x in found if x[0] < here and x[0] > 0]
    return min(found)[1] if found else None
