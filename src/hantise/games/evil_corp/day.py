"""The Day: turns and the four actions. rules.md sections 5, 6, 7, 9, 11, 12 and 16."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason

from .components import (
    ACTIVATE,
    BARRED,
    COLUMNS,
    DEMONS,
    DEPLOY,
    FIELD,
    FITS_IN,
    FORT,
    GIVES,
    KIND_BITS,
    PORT,
    PORTAL,
    PRICE,
    SIDE,
    TILES,
)
from .notation import LETTERS, at, at_hand, hand_tile, kind_at
from .powers import activable, column, deployment, follows, usable
from .powers.choices import Within
from .powers.moves import free_places, refused_space
from .powers.recruits import recruit, too_dear
from .spaces import placed
from .state import NONE, Office

KINDS: Final = (FIELD, FORT, PORT, PORTAL)
PASS: Final = 0  # picks of Action: see `write`
RECRUIT: Final = 1
ACTIVATES: Final = 10
DEPLOYS: Final = 100
PER_TILE: Final = 24  # a deployment is DEPLOYS + tile * PER_TILE + shown * 12 + village * 4 + kind of space


# ------------------------------------------------------------------------------------------------------------------- teams
@dataclass(eq=False)
class MemberOrder(Ask):
    """EC-DEC-1, EC-4P-2. A team with two members who may act chooses who acts first. The lower seat answers for the team."""

    team: int

    def seat(self, g: Office) -> int:
        return g.table.teams[self.team][0]

    def options(self, g: Office) -> list[int]:
        return g.waiting(self.team)[:]

    def resolve(self, g: Office, pick: int) -> None:
        other = next(s for s in g.table.teams[self.team] if s != pick)
        g.then(ACTIONS[pick], ACTIONS[other])

    def rule(self) -> str:
        return "EC-DEC-1"

    def write(self, g: Office, pick: int) -> str:
        return "first " + LETTERS[pick]

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-first", pick)

    def taps(self, g: Office, pick: int) -> list[str]:
        return []


# ------------------------------------------------------------------------------------------------------------------ actions
@dataclass(eq=False)
class Action(Ask):
    """EC-DAY-2, EC-DEC-2. One action: deploy, activate, recruit or pass."""

    def run(self, g: Office) -> None:
        """Asked even of a player who can only pass: that nothing else is left to do would tell what the hand is."""
        g.asked, g.player, g.options = self, self.who, self.options(g)

    def options(self, g: Office) -> list[int]:
        me, t, tiles, up = self.who, g.table, g.tile, g.up
        out = [PASS]
        for slot in g.affordable(t.team[me]):
            out.append(RECRUIT + slot)
        room = 0  # as Office.room, found on the way
        for space in t.own_sides[me]:
            village, empty = space // (2 * SIDE), 0
            for bit in KIND_BITS[g.face[village]]:
                tile = tiles[space]
                if tile < 0:
                    empty |= bit
                elif up[space] and ACTIVATE[tile] and usable(g, activable(g, tile, me, g.uid[space])):
                    out.append(ACTIVATES + space)
                space += 1
            room |= empty << village * 4
        hand, shown = g.hand[me], g.shown[me]
        last = NONE
        for tile in tuple(sorted(hand + shown)) if shown else hand:
            if tile != last and (not BARRED[tile] or self.allowed(g, tile)):
                if not shown or tile in hand:
                    out += deployments(tile, False, room & FITS_IN[tile])
                if shown and tile in shown:
                    out += deployments(tile, True, room & FITS_IN[tile])
            last = tile
        return out

    def allowed(self, g: Office, tile: int) -> bool:
        """EC-DEP-3. Can the tile's deployment power be paid, and does a forced draw have somebody to draw?"""
        if PRICE[tile] and g.coins(g.table.team[self.who]) < PRICE[tile]:
            return False
        return not GIVES[tile] or bool(g.targets_of_draw(self.who))

    def resolve(self, g: Office, pick: int) -> None:
        if pick == PASS:
            g.passed |= 1 << self.who
            g.tell(ALL, "passes", self.who, g.behind(self.who))
        elif pick < ACTIVATES:
            recruit(g, self.who, pick - RECRUIT, False)
        elif pick < DEPLOYS:
            self.activate(g, pick - ACTIVATES)
        else:
            self.deploy(g, (pick - DEPLOYS) // PER_TILE, (pick - DEPLOYS) % PER_TILE)

    def activate(self, g: Office, space: int) -> None:
        """EC-ACT-2. The operations in order, then the tile is turned, wherever it lies by then."""
        tile, uid = g.tile[space], g.uid[space]
        g.tell(ALL, "activates", self.who, tile, space // (2 * SIDE), g.spot(space))
        follows(g, activable(g, tile, self.who, uid))
        g.then(TurnDown(uid))

    def deploy(self, g: Office, tile: int, place: int) -> None:
        """EC-DEP-4, EC-DEP-5. The tile lies on the space; its deployment power; the effect of the space."""
        shown, village, kind = place >= 12, place % 12 // 4, place % 4
        space = g.free(g.table.team[self.who], village, kind)
        g.from_hand(self.who, tile, shown)
        g.serial += 1
        g.put(space, tile, True, g.serial)
        g.busy = True
        g.show(ALL, "deploys", self.who, tile, village, kind)
        if DEPLOY[tile]:
            follows(g, deployment(g, tile, self.who, g.serial))
            g.then(SpaceEffect(self.who, g.serial))
        else:
            space_effect(g, self.who, space)

    # what people read
    def tries(self, g: Office) -> list[int]:
        team, t = g.table.team[self.who], g.table
        out = [PASS, *[RECRUIT + i for i in range(len(g.row))]]
        out += [ACTIVATES + s for s in range(len(g.tile)) if g.tile[s] >= 0 and t.home[s] == team]
        for tiles, shown in ((g.hand[self.who], 0), (g.shown[self.who], 12)):
            for tile in sorted(set(tiles)):
                for v in range(t.villages):
                    out += [DEPLOYS + tile * PER_TILE + shown + v * 4 + k for k in KINDS]
        return out

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick == PASS:
            return None
        if pick < ACTIVATES:
            return too_dear(g, self.who, pick - RECRUIT)
        if pick < DEPLOYS:
            return self.against_activation(g, pick - ACTIVATES)
        tile, village, kind = (pick - DEPLOYS) // PER_TILE, (pick - DEPLOYS) % 12 // 4, pick % 4
        if not g.table.reach[self.who] >> village & 1:
            return Reason("EC-ELG-4", ("no-village", village))
        if PRICE[tile] and g.coins(g.table.team[self.who]) < PRICE[tile]:
            return Reason("EC-DEP-3", ("no-toll", tile, PRICE[tile], g.coins(g.table.team[self.who])))
        if not self.allowed(g, tile):
            return Reason("EC-DEP-3", ("no-giver", tile))
        return refused_space(g, self.who, tile, village, kind)

    def against_activation(self, g: Office, space: int) -> Reason | None:
        """EC-ACT-1, EC-ACT-3. Why that tile cannot be activated."""
        tile = g.tile[space]
        if not g.can_touch(self.who, space):
            return Reason("EC-ELG-4", ("no-village", space // (2 * SIDE)))
        if not ACTIVATE[tile]:
            return Reason("EC-ACT-1", ("no-power", tile))
        if not g.up[space]:
            return Reason("EC-ACT-1", ("no-active", tile))
        usable_now = usable(g, activable(g, tile, self.who, g.uid[space]))
        return None if usable_now else Reason("EC-ACT-3", ("no-use", tile))

    def default(self, g: Office) -> int:
        return PASS

    def sure(self, g: Office, pick: int) -> Reason | None:
        if pick == PASS and g.behind(self.who):
            return Reason("EC-PAS-2", ("sure-pass", g.behind(self.who)))
        return None

    def rule(self) -> str:
        return "EC-DAY-2"

    def write(self, g: Office, pick: int) -> str:
        if pick == PASS:
            return "pass"
        if pick < ACTIVATES:
            return f"recruit {pick - RECRUIT + 1}"
        if pick < DEPLOYS:
            return "activate " + at(g, pick - ACTIVATES)
        tile, place = (pick - DEPLOYS) // PER_TILE, (pick - DEPLOYS) % PER_TILE
        return f"deploy {hand_tile(tile, place >= 12)} {kind_at(place % 12 // 4, place % 4)}"

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        if pick == PASS:
            return ("pick-pass",)
        if pick < ACTIVATES:
            return ("pick-recruit", g.row[pick - RECRUIT], g.price(pick - RECRUIT))
        if pick < DEPLOYS:
            space = pick - ACTIVATES
            return ("pick-activate", g.tile[space], space // (2 * SIDE), g.spot(space))
        tile, place = (pick - DEPLOYS) // PER_TILE, (pick - DEPLOYS) % PER_TILE
        return ("pick-deploy-shown" if place >= 12 else "pick-deploy", tile, place % 12 // 4, place % 4)

    def taps(self, g: Office, pick: int) -> list[str]:
        if pick == PASS:
            return []
        if pick < ACTIVATES:
            return [f"slot{pick - RECRUIT + 1}"]
        if pick < DEPLOYS:
            return [at(g, pick - ACTIVATES)]
        tile, place = (pick - DEPLOYS) // PER_TILE, (pick - DEPLOYS) % PER_TILE
        goals = free_places(g, g.table.team[self.who], place % 12 // 4, place % 4)
        return [f"{at_hand(tile, place >= 12)} {goal}" for goal in goals]


# by tile, for the hidden and the shown ones, and by places: the picks, when they were needed once
_MADE: Final[list[dict[int, list[int]]]] = [{} for _ in range(2 * len(TILES))]


def deployments(tile: int, shown: bool, places: int) -> list[int]:
    """The picks that deploy the tile on each of these places: bits of village * 4 + kind of space."""
    known = _MADE[2 * tile + shown]
    made = known.get(places)
    if made is None:
        first = DEPLOYS + tile * PER_TILE + 12 * shown
        made = known[places] = [first + place for place in range(12) if places >> place & 1]
    return made


ACTIONS: Final = [Action(seat) for seat in range(len(LETTERS))]  # a frame never changes: all games share these


@dataclass(eq=False)
class TurnDown(Frame):
    """EC-ACT-2, EC-ACT-4. The tile that was activated is turned to its inactive face, if it is still deployed."""

    uid: int

    def run(self, g: Office) -> None:
        space = g.where(self.uid)
        if space != NONE:
            g.up[space] = False


# --------------------------------------------------------------------------------------------------- the effect of the space
@dataclass(eq=False)
class SpaceEffect(Frame):
    """EC-DEP-5, step 3. What the space gives to the tile deployed there; a portal lets its player use a demon (EC-PTL-2)."""

    who: int
    uid: int

    def run(self, g: Office) -> None:
        space = g.where(self.uid)
        if space != NONE:
            space_effect(g, self.who, space)


def space_effect(g: Office, who: int, space: int) -> None:
    """The same where nothing comes between, as for a tile without a deployment power."""
    if g.spot(space) == PORTAL:
        g.then(DemonChoice(who, g.uid[space]))
    else:
        placed(g, who, space, False)


@dataclass(eq=False)
class DemonChoice(Within):
    """EC-PTL-2, EC-DEM-2 to EC-DEM-5. One active demon and one of its columns, or none. A pick is 0 or 1 + demon * 3 +
    column."""

    uid: int

    def options(self, g: Office) -> list[int]:
        out, value = [0], g.invocation(g.where(self.uid))
        for demon in range(len(DEMONS)):
            if g.demons >> demon & 1:
                for n in range(3):
                    if COLUMNS[demon][n][0] <= value and usable(g, column(g, demon, n, self.who, self.uid)):
                        out.append(1 + demon * 3 + n)
        return out

    def resolve(self, g: Office, pick: int) -> None:
        if pick == 0:
            return
        demon, n = (pick - 1) // 3, (pick - 1) % 3
        g.demons &= ~(1 << demon)
        g.tell(ALL, "invokes", self.who, demon, n + 1)
        follows(g, column(g, demon, n, self.who, self.uid))

    def tries(self, g: Office) -> list[int]:
        return list(range(1 + 3 * len(DEMONS)))

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick == 0:
            return None
        demon, n = (pick - 1) // 3, (pick - 1) % 3
        if not g.demons >> demon & 1:
            return Reason("EC-DEM-3", ("no-demon", demon))
        value, need = g.invocation(g.where(self.uid)), COLUMNS[demon][n][0]
        if need > value:
            return Reason("EC-DEM-2", ("no-invocation", demon, need, value))
        return None if usable(g, column(g, demon, n, self.who, self.uid)) else Reason("EC-DEM-5", ("no-use-demon", demon))

    def question(self, g: Office) -> tuple[Any, ...]:
        space = g.where(self.uid)
        return ("DemonChoice", g.invocation(space) if space != NONE else 0)

    def rule(self) -> str:
        return "EC-PTL-2"

    def write(self, g: Office, pick: int) -> str:
        return "none" if pick == 0 else f"invoke {DEMONS[(pick - 1) // 3]} {(pick - 1) % 3 + 1}"

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        if pick == 0:
            return ("pick-no-demon",)
        demon, n = (pick - 1) // 3, (pick - 1) % 3
        return (f"pick-{DEMONS[demon]}", n + 1)

    def taps(self, g: Office, pick: int) -> list[str]:
        return [] if pick == 0 else [f"{DEMONS[(pick - 1) // 3]}-{(pick - 1) % 3 + 1}"]
