"""Moves: EC-OP-13, EC-OP-14, and rules.md section 10."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, STOP, Reason

from ..components import BLUE, COLOUR, FITS, FITS_IN, PORTAL, SIDE
from ..notation import at, kind_at
from ..spaces import placed
from ..state import NONE, Office
from .choices import Within

PLACES: Final = 12  # a move is the space it comes from * PLACES + village * 4 + kind of space


def places_for(g: Office, space: int, room: int) -> int:
    """EC-MOV-1 to EC-MOV-3, EC-RUL-59. Where there is room for the tile on that space, as bits."""
    here = space // (2 * SIDE) * 4 + g.spot(space)
    return room & FITS_IN[g.tile[space]] & ~(1 << here)


@dataclass(eq=False)
class Move(Within):
    """EC-OP-13, EC-OP-14, EC-MOV-10. The actor moves the tile whose power this is (`uid`), or any own one (NONE), and then
    others till n were moved. `done`: those that were."""

    uid: int
    n: int
    done: tuple[int, ...]
    may: bool

    def movable(self, g: Office) -> list[int]:
        """The spaces of the tiles that may be moved."""
        if self.uid != NONE:
            space = g.where(self.uid)
            return [space] if space != NONE and g.can_touch(self.who, space) else []
        return [s for s in g.own(self.who) if g.uid[s] not in self.done]

    def possible(self, g: Office) -> bool:
        room = g.room(self.who)
        for space in self.movable(g):
            if places_for(g, space, room):
                return True
        return False

    def options(self, g: Office) -> list[int]:
        out, room = [], g.room(self.who)
        for space in self.movable(g):
            places = places_for(g, space, room)
            for place in range(PLACES):
                if places >> place & 1:
                    out.append(space * PLACES + place)
        return [STOP, *out] if self.may and self.done and out else out

    def resolve(self, g: Office, pick: int) -> None:
        """EC-MOV-3 to EC-MOV-9. The tile keeps its face; its terror goes along; port, loot and stone are resolved at once."""
        if pick == STOP:
            g.tell(ALL, "declines", self.who)
            return
        origin, village, kind = pick // PLACES, pick % PLACES // 4, pick % 4
        to = g.free(g.table.team[self.who], village, kind)
        tile, up, uid = g.tile[origin], g.up[origin], g.uid[origin]
        g.clear(origin)
        g.put(to, tile, up, uid)
        g.tell(ALL, "moves", self.who, tile, village, kind)
        placed(g, self.who, to, True)
        if self.n > 1:
            g.then(Move(self.who, self.uid, self.n - 1, (*self.done, uid), self.may))

    def tries(self, g: Office) -> list[int]:
        out = [STOP] if STOP in self.options(g) else []
        team = g.table.team[self.who]
        for space in range(len(g.tile)):
            if g.tile[space] >= 0 and g.table.home[space] == team:
                for v in range(g.table.villages):
                    out += [space * PLACES + v * 4 + k for k in range(4)]
        return out

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick == STOP:
            return None
        space, village, kind = pick // PLACES, pick % PLACES // 4, pick % 4
        tile = g.tile[space]
        if not g.can_touch(self.who, space):
            return Reason("EC-ELG-4", ("no-village", space // (2 * SIDE)))
        if self.uid != NONE and g.uid[space] != self.uid:
            return Reason("EC-OP-13", ("no-other-tile", tile))
        if g.uid[space] in self.done:
            return Reason("EC-MOV-10", ("no-second-move", tile))
        if not g.table.reach[self.who] >> village & 1:
            return Reason("EC-ELG-4", ("no-village", village))
        if village == space // (2 * SIDE) and kind == g.spot(space):
            return Reason("EC-MOV-2", ("no-same-space", tile))
        return refused_space(g, self.who, tile, village, kind)

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("Move-self",) if self.uid != NONE else ("Move", self.n)

    def rule(self) -> str:
        return "EC-MOV-1"

    def write(self, g: Office, pick: int) -> str:
        return "stop" if pick == STOP else f"move {at(g, pick // PLACES)} {kind_at(pick % PLACES // 4, pick % 4)}"

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-stop",) if pick == STOP else ("pick-move", g.tile[pick // PLACES], pick % PLACES // 4, pick % 4)

    def taps(self, g: Office, pick: int) -> list[str]:
        if pick == STOP:
            return []
        goals = free_places(g, g.table.team[self.who], pick % PLACES // 4, pick % 4)
        return [f"{at(g, pick // PLACES)} {goal}" for goal in goals]


def refused_space(g: Office, who: int, tile: int, village: int, kind: int) -> Reason | None:
    """EC-DEP-2, EC-DEP-8. Why the tile cannot lie on a space of that kind there."""
    if kind == PORTAL and COLOUR[tile] != BLUE:
        return Reason("EC-DEP-2", ("no-blue", tile))
    if not FITS[tile][kind]:
        return Reason("EC-OP-23", ("no-fort", tile))
    if g.free(g.table.team[who], village, kind) == NONE:
        return Reason("EC-DEP-8", ("no-room", village, kind))
    return None


def free_places(g: Office, team: int, village: int, kind: int) -> list[str]:
    """The names of all empty spaces of that kind on the team's side; of the occupied ones where none is empty."""
    alike = g.table.room[team][village][g.face[village]][kind]
    return [at(g, s) for s in alike if g.tile[s] < 0] or [at(g, s) for s in alike]
