"""What a turn's points can reach: for each piece that may move now, the spaces and what they cost, counted by the rules.

A breadth-first walk in a world of its own, where the piece is put on one space after another and steps.py is asked. What a pawn
gets, spends and loses on the way goes with it: a key taken opens the next door. Where a step ends a piece's movement (a fight,
an evolution space, a gate, the mystery room) the walk goes no further. It is taken for granted that the player plays no card.
"""

from __future__ import annotations

from typing import Any

from hantise.core.telling import Tell, plainly

from .board import (
    AREA,
    CARPET_OF,
    ENTRANCE,
    EXITS,
    GATE,
    JUDGMENT,
    KEY,
    KIND,
    MYSTERY_ROOM,
    NAMES,
    OTHER,
    OUTSIDE,
    QUIET,
    SPOOKY,
    TELEPORTER,
    THORN,
)
from .components import FEET, FIGURES, LIMITS
from .notation import GREGORY
from .rules.entering import WhichStart
from .rules.house import enter_room, take_key, tolls
from .rules.moving import Act
from .state import GUEST, IN_PLAY, WALK_OUT, WANDERING, House
from .steps import guest_targets, must_leave, pawn_steps, pawn_targets, wandering_targets

Reach = dict[str, dict[str, int]]
Facts = tuple[int, ...]


def reach(g: House, seat: int) -> Reach:
    """By piece ('pawn', 'gregory', a figure): what each space costs that the viewer, while he moves, can bring it to; in points
    and steps of its own (feet)."""
    moves, _ = found(g, seat, plainly)
    return moves


def ways(g: House, seat: int) -> dict[str, dict[str, list[str]]]:
    """By piece: for each space that no single pick leads to and that can be walked to without loss of life on the way, the
    steps that are asked for. A step that the rules make unasked, as by the only way out of a teleporter, is none of them."""
    _, far = found(g, seat, plainly)
    return far


def found(g: House, seat: int, tell: Tell) -> tuple[dict[str, Any], dict[str, Any]]:
    """Both, of the same walks."""
    moves: dict[str, Any] = {}
    far: dict[str, Any] = {}
    for name, walk in walks(g, seat).items():
        moves[name] = tell(costs, *[n for s, cost in walk.cost.items() if cost for n in (s, cost)])
        there = walk.far()
        if there:
            far[name] = tell(far_ways, there)
    return moves, far


def costs(*pairs: int) -> dict[str, int]:
    """By space. pairs: a space, its cost, and so on."""
    return {NAMES[pairs[i]]: pairs[i + 1] for i in range(0, len(pairs), 2)}


def far_ways(there: tuple[tuple[int, ...], ...]) -> dict[str, list[str]]:
    """there: a space, and the steps to it."""
    return {NAMES[way[0]]: [NAMES[s] for s in way[1:]] for way in there}


def walks(g: House, seat: int) -> dict[str, Walk]:
    """The walks of the pieces that the viewer may move now; a piece that cannot move has none."""
    if g.player != seat or not isinstance(g.asked, Act):
        return {}
    out: dict[str, Walk] = {"pawn": pawn_walk(g, seat)}
    if g.going != WALK_OUT and not must_leave(g, seat):
        if not g.fought >> WANDERING & 1 and g.points:
            out[GREGORY] = MonsterWalk(g, seat, WANDERING, 0, False)
        for f in range(len(FIGURES)):
            if g.status[f] == IN_PLAY and not g.fought >> (f + GUEST) & 1:
                own = g.owner[f] == seat
                fresh = own and g.points > 0 and all(x != f for x, _ in g.feet)
                feet = FEET[f] if fresh else g.feet_left(f) if own else 0
                out[FIGURES[f]] = MonsterWalk(g, seat, f + GUEST, feet, fresh)
    return {name: walk for name, walk in out.items() if len(walk.spots) > 1}


def pawn_walk(g: House, me: int) -> Walk:
    """The pawn's."""
    return PawnWalk(g, me, me, g.points)


class Spot:
    """A piece on its way. to: the space that it stepped to; at: where it stands then, behind a teleporter at the other one.
    cost: what was paid so far; hurt: how many steps so far cost life; asked: is that step a pick? goes_on: may it go on from
    there? rests: or is it at once taken further? facts: what a pawn has on it then: `PawnWalk.facts`. way: the steps so
    far that are picks."""

    def __init__(
        self, to: int, at: int, cost: int, came: Spot | None, hurt: int, asked: bool, goes_on: bool, facts: Facts
    ) -> None:
        self.to, self.at, self.cost = to, at, cost
        self.came, self.hurt, self.asked = came, hurt, asked
        self.goes_on, self.facts = goes_on, facts
        self.rests = True
        self.way: Facts = () if came is None else (*came.way, to) if asked else came.way


class Walk:
    """Where a piece can come, breadth first; of the shortest ways the one that hurts least.

    spots: by space that is stepped to. cost: what it costs to come there. hurt: how many steps before the last one cost life.
    """

    def __init__(self, g: House, me: int, piece: int, points: int) -> None:
        """points: its own steps, feet, included."""
        self.g, self.me, self.piece, self.points = g.copy(), me, piece, points
        self.g.memory, self.g.evicted = g.memory[:], g.evicted[:]  # set to and fro: see `stand`
        start = g.at[piece]
        self.begin(start)
        self.first = Spot(start, start, 0, None, 0, False, True, self.facts())
        self.spots: dict[int, Spot] = {start: self.first}
        self.cost: dict[int, int] = {start: 0}
        self.hurt: dict[int, int] = {start: 0}
        self.explore()

    def begin(self, start: int) -> None:
        """The piece is taken off the space it stands on; GHS-GEN-7: if that is a monster start space, a waiting guest comes."""
        self.g.lift(self.piece)
        figure = self.g.can_enter() if self.g.aboard else -1
        if figure >= 0:
            WhichStart(self.g.owner[figure], figure).resolve(self.g, start)

    def explore(self) -> None:
        queue, seen = [self.first], {(self.first.at, self.first.facts[1:]): self.life(self.first)}
        for spot in queue:
            portal, left = KIND[spot.at] == TELEPORTER, self.points - spot.cost
            if not (portal or left):
                continue
            self.stand(spot)
            found = self.exits(spot.at, left) if portal else self.targets(spot)
            asked = len(found) > 1 if portal else self.asks(spot)
            spot.rests = asked or portal or not found
            for t in found:
                new = self.step(spot, t, spot.cost + (left > 0), asked)
                best = self.spots.get(t)
                if best is None or (new.cost == best.cost and spot.hurt < self.hurt[t]):
                    self.spots[t], self.cost[t], self.hurt[t] = new, new.cost, spot.hurt
                known = (new.at, new.facts[1:])
                if new.goes_on and (known not in seen or seen[known] < self.life(new)):
                    seen[known] = self.life(new)
                    queue.append(new)

    def asked(self, s: int) -> list[Spot]:
        """The steps to a space that are picks."""
        out: list[Spot] = []
        spot = self.spots[s]
        while spot.came is not None:
            if spot.asked:
                out.append(spot)
            spot = spot.came
        return out[::-1]

    def far(self) -> tuple[tuple[int, ...], ...]:
        """The spaces that no single pick leads to, and to which no life is lost on the way: each with the steps to it."""
        out: list[tuple[int, ...]] = []
        for s, spot in self.spots.items():
            if spot.came is not None and spot.rests and not self.hurt[s] and spot.way != (s,):
                out.append((s, *spot.way))
        return tuple(out)

    def life(self, spot: Spot) -> int:
        """What is left of it there; it matters to pawns alone."""
        return spot.facts[0] if spot.facts else 0

    # what differs between pawns and monsters
    def facts(self) -> Facts:
        return ()

    def stand(self, spot: Spot) -> None:
        """Put the piece there, in the world of this walk."""
        self.g.at[self.piece] = spot.at

    def targets(self, spot: Spot) -> list[int]:
        raise AssertionError(f"{type(self).__name__} does not say where it may step: write its targets()")

    def exits(self, at: int, left: int) -> list[int]:
        """GHS-TEL-3. Out of a teleporter: by a step of its own, or for nothing with the last point spent."""
        beside = EXITS[self.g.mode][at]
        return [t for t in self.plain(at) if t in beside] if left else self.g.free_of(beside)

    def plain(self, at: int) -> list[int]:
        """Where steps.py lets it step from the space it has been put on."""
        raise AssertionError(f"{type(self).__name__} does not say where it may step: write its plain()")

    def asks(self, spot: Spot) -> bool:
        """Is there something else to do than the one step?"""
        return True

    def step(self, spot: Spot, t: int, cost: int, asked: bool) -> Spot:
        at = OTHER[t] if KIND[t] == TELEPORTER else t
        return Spot(t, at, cost, spot, 0, asked, self.g.on[t] < 0, ())


class MonsterWalk(Walk):
    """Gregory's, or a guest's. feet: steps that only it may use; fresh: it gets them with the first shared point."""

    def __init__(self, g: House, me: int, piece: int, feet: int, fresh: bool) -> None:
        self.feet, self.fresh = feet, fresh
        super().__init__(g, me, piece, g.points + feet)

    def plain(self, at: int) -> list[int]:
        if self.piece == WANDERING:
            return wandering_targets(self.g, self.me)
        return guest_targets(self.g, self.me, self.piece - GUEST)

    def targets(self, spot: Spot) -> list[int]:
        return [] if spot.came is not None and self.opens_way(spot) else self.plain(spot.at)

    def opens_way(self, spot: Spot) -> bool:
        """GHS-MOV-9. Has it made way for a defeated pawn? Then that one goes first."""
        g, me = self.g, self.me
        if g.evicted[me] < 0:
            return False
        own = min(self.feet, max(0, spot.cost - self.fresh))  # of the steps so far
        g.points = self.points - self.feet - (spot.cost - own)
        g.on[spot.at] = self.piece
        leaves = must_leave(g, me)
        g.on[spot.at] = -1
        return leaves


class PawnWalk(Walk):
    """The pawn's."""

    def facts(self) -> Facts:
        """Its life first; then what decides where it may go: keys, an open lock, rooms left and entered, memory, a defeat."""
        g, me = self.g, self.me
        return (g.life[me], g.keys[me], g.unlock, g.left, g.inside, g.memory[me], g.evicted[me])

    def stand(self, spot: Spot) -> None:
        g, me = self.g, self.me
        g.at[me], g.points = spot.at, self.points - spot.cost
        g.life[me], g.keys[me], g.unlock, g.left, g.inside, g.memory[me], g.evicted[me] = spot.facts

    def plain(self, at: int) -> list[int]:
        return pawn_targets(self.g, self.me)

    def targets(self, spot: Spot) -> list[int]:
        return pawn_steps(self.g, self.me)

    def asks(self, spot: Spot) -> bool:
        if spot.came is None or self.g.evicted[self.me] < 0:
            return True
        act = Act(self.me)
        return act.asks(self.g, act.options(self.g))

    def step(self, spot: Spot, t: int, cost: int, asked: bool) -> Spot:
        """The pawn comes there, and what the space does to it."""
        g, me = self.g, self.me
        if QUIET[t] and AREA[spot.at] == OUTSIDE and g.on[t] < 0:
            return Spot(t, t, cost, spot, spot.hurt, asked, True, spot.facts)
        self.stand(spot)
        at, free = OTHER[t] if KIND[t] == TELEPORTER else t, g.on[t] < 0
        g.hover(me, at)
        before = g.life[me]
        on = free and self.arrives(spot.at, t)
        return Spot(t, at, cost, spot, spot.hurt + (g.life[me] < before), asked, on, self.facts())

    def arrives(self, origin: int, t: int) -> bool:
        """Chapter 17, the order of resolution after a step, as far as it matters to the next one. May it go on?"""
        g, me, kind, area = self.g, self.me, KIND[t], AREA[t]
        if kind in (ENTRANCE, TELEPORTER):
            return not g.may_escape(me)
        if kind == GATE:
            return False
        if kind == THORN:
            g.life[me] -= LIMITS["thorn_loss"]
        elif CARPET_OF[t] >= 0:
            if CARPET_OF[t] != CARPET_OF[origin]:
                g.life[me] -= sum([n for toll in tolls(g, me) for _, n in toll.amounts])
        elif kind == KEY:
            take_key(g, me)
        if 0 <= area <= MYSTERY_ROOM and area != AREA[origin]:
            if area == MYSTERY_ROOM:
                return False
            enter_room(g, me, area)
        stops = kind in (JUDGMENT, SPOOKY) and g.active_space(me, t)
        return g.life[me] > 0 and not stops
