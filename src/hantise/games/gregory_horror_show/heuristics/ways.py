"""The cheapest ways of a pawn through the house."""

from __future__ import annotations

from ..board import (
    AREA,
    EXITS,
    GATE,
    JUDGMENT,
    KIND,
    MYSTERY_ROOM,
    OTHER,
    PAWN_STEPS,
    ROOMS,
    SPACES,
    SPOOKY,
    TELEPORTER,
    THORN,
    distances,
)  # fmt: skip
from ..state import WANDERING, House
from ..steps import opens, portal_open

PER_TURN = 3.5  # mean points: chapter 18
FAR = 10**6


class Ways:
    """The cheapest way of a pawn to every space: steps, forced stops, what stands in between."""

    def __init__(self, g: House, me: int, round_pieces: bool) -> None:
        self.g, self.me, self.round = g, me, round_pieces
        self.cost = [FAR] * SPACES
        self.came = [-1] * SPACES
        weak = g.life[me] < 300
        start = g.at[me]
        self.cost[start] = 0
        rows: list[list[int]] = [[start]]
        for cost, row in enumerate(rows):
            for s in row:
                if self.cost[s] != cost or (s != start and KIND[s] == GATE):
                    continue
                for t in self.beside(s):
                    c = cost + self.toll(s, t, weak)
                    if c < self.cost[t]:
                        self.cost[t], self.came[t] = c, s
                        while len(rows) <= c:
                            rows.append([])
                        rows[c].append(t)

    def beside(self, s: int) -> list[int]:
        g, mode = self.g, self.g.mode
        if KIND[s] == TELEPORTER and s != g.at[self.me]:
            return EXITS[mode][OTHER[s]]
        out = PAWN_STEPS[mode][s]
        return [t for t in out if KIND[t] != TELEPORTER or portal_open(g, t)]

    def toll(self, s: int, t: int, weak: bool) -> int:
        """Quarter steps."""
        g, me = self.g, self.me
        cost, k, area = 4, KIND[t], AREA[t]
        if k == GATE:
            return 60
        if g.on[t] >= 0:
            if self.round and s == g.at[me]:
                return FAR
            cost += 32 if g.on[t] < WANDERING else 12  # a monster can be moved out of the way
        if k == THORN:
            cost += 20 if weak else 4
        elif (k in (JUDGMENT, SPOOKY)) and g.active_space(me, t):
            cost += 7
        if area != AREA[s] and 0 <= area <= MYSTERY_ROOM:
            if g.left >> area & 1:
                cost += 14
            if area < len(ROOMS) and g.rooms[area] != me and not opens(g, me):
                return FAR
            cost += 7
        return cost

    def first(self, target: int) -> int:
        """The first step of the way there."""
        s = target
        while self.came[s] >= 0 and self.came[s] != self.g.at[self.me]:
            s = self.came[s]
        return s

    def turns(self, target: int) -> float:
        return self.cost[target] / 4 / PER_TURN


def between(g: House, s: int, t: int) -> float:
    """Turns from s to t, past all pieces."""
    return distances(g.mode, s)[t] / PER_TURN
