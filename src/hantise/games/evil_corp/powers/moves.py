"""Moves: EC-OP-13, EC-OP-14, and rules.md section 10."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Reason
from hantise.core.menu import Deed, Menu, menu

from ..components import BLUE, COLOUR, FITS, FITS_IN, PORTAL, SIDE, SPACES
from ..notation import at, kind_at
from ..spaces import placed
from ..state import NONE, Office

PLACES: Final = 12  # places of a seat: village * 4 + kind of space


def places_for(g: Office, space: int, room: int) -> int:
    """EC-MOV-1 to EC-MOV-3, EC-RUL-59. Where there is room for the tile on that space, as bits."""
    here = space // (2 * SIDE) * 4 + g.spot(space)
    return room & FITS_IN[g.tile[space]] & ~(1 << here)


class Stopping(Deed[Office, "Move"]):
    """EC-OP-26, EC-OPT-8. To leave out the moves that remain."""

    form = "stop"
    idle = True

    def options(self, g: Office, ask: Move) -> list[int]:
        return [self.first] if ask.may and ask.done and ask.possible(g) else []

    def resolve(self, g: Office, ask: Move, n: int) -> None:
        g.tell(ALL, "declines", ask.who)

    def label(self, g: Office, ask: Move, n: int) -> tuple[Any, ...]:
        return ("pick-stop",)


class Moving(Deed[Office, "Move"]):
    """EC-MOV-1 to EC-MOV-9. A tile goes to another space. n: 12 * the space it comes from + 4 * the village
    + the kind of space where it goes."""

    span = SPACES * PLACES
    radix = PLACES
    form = "move <space> <kind of space>"

    def options(self, g: Office, ask: Move) -> list[int]:
        out, room = [], g.room(ask.who)
        for space in ask.movable(g):
            places = places_for(g, space, room)
            for place in range(PLACES):
                if places >> place & 1:
                    out.append(self.first + space * PLACES + place)
        return out

    def resolve(self, g: Office, ask: Move, n: int) -> None:
        """EC-MOV-3 to EC-MOV-9. The tile keeps its face; its terror goes along; port, loot and stone are resolved at once."""
        origin, village, kind = n // PLACES, n % PLACES // 4, n % 4
        to = g.free(g.table.team[ask.who], village, kind)
        tile, up, uid = g.tile[origin], g.up[origin], g.uid[origin]
        g.clear(origin)
        g.put(to, tile, up, uid)
        g.tell(ALL, "moves", ask.who, tile, village, kind)
        placed(g, ask.who, to, kind, True)
        if ask.n > 1:
            g.then(Move(ask.who, ask.uid, ask.n - 1, (*ask.done, uid), ask.may))

    def tries(self, g: Office, ask: Move) -> list[int]:
        team, places = g.table.team[ask.who], g.table.villages * 4
        own = [s for s in range(len(g.tile)) if g.tile[s] >= 0 and g.table.home[s] == team]
        return [self.first + space * PLACES + place for space in own for place in range(places)]

    def against(self, g: Office, ask: Move, n: int) -> Reason | None:
        space, village, kind = n // PLACES, n % PLACES // 4, n % 4
        tile = g.tile[space]
        if not g.can_touch(ask.who, space):
            return Reason("EC-ELG-4", ("no-village", space // (2 * SIDE)))
        if ask.uid != NONE and g.uid[space] != ask.uid:
            return Reason("EC-OP-13", ("no-other-tile", tile))
        if g.uid[space] in ask.done:
            return Reason("EC-MOV-10", ("no-second-move", tile))
        if not g.table.reach[ask.who] >> village & 1:
            return Reason("EC-ELG-4", ("no-village", village))
        if village == space // (2 * SIDE) and kind == g.spot(space):
            return Reason("EC-MOV-2", ("no-same-space", tile))
        return refused_space(g, ask.who, tile, village, kind)

    def write(self, g: Office, ask: Move, n: int) -> str:
        return f"move {at(g, n // PLACES)} {kind_at(n % PLACES // 4, n % 4)}"

    def label(self, g: Office, ask: Move, n: int) -> tuple[Any, ...]:
        return ("pick-move", g.tile[n // PLACES], n % PLACES // 4, n % 4)

    def taps(self, g: Office, ask: Move, n: int) -> list[str]:
        goals = free_places(g, g.table.team[ask.who], n % PLACES // 4, n % 4)
        return [f"{at(g, n // PLACES)} {goal}" for goal in goals]


MOVING: Final = Moving()


@dataclass(eq=False)
class Move(Menu[Office]):
    """EC-OP-13, EC-OP-14, EC-MOV-10. The actor moves the tile whose power this is (`uid`), or any own one (NONE), and then
    others till n were moved. `done`: those that were."""

    uid: int
    n: int
    done: tuple[int, ...]
    may: bool

    deeds = menu(Stopping(), MOVING)

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

    def opens(self, g: Office) -> bool:
        return False

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("Move-self",) if self.uid != NONE else ("Move", self.n)

    def rule(self) -> str:
        return "EC-MOV-1"


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
