"""The Day: turns and the four actions. rules.md sections 5, 6, 7, 9, 11, 12 and 16."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed, Menu, menu

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
    PORT,
    PORTAL,
    PRICE,
    SIDE,
    TILES,
)
from .notation import LETTERS, at, at_hand, hand_tile, kind_at
from .powers import activable, column, deployment, follows, usable
from .powers.moves import PLACES, free_places, refused_space
from .powers.recruits import Recruiting
from .spaces import placed
from .state import NONE, Office

KINDS: Final = (FIELD, FORT, PORT, PORTAL)


# ------------------------------------------------------------------------------------------------------------------- teams
@dataclass(eq=False)
class MemberOrder(Ask[Office]):
    """EC-DEC-1, EC-4P-2. A team with two members who may act chooses who acts first. The lower seat answers for the team."""

    team: int

    span = len(LETTERS)
    form = "first <seat>"

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
class Passing(Deed[Office, "Action"]):
    """EC-PAS-1 to EC-PAS-6. No more actions in this Day."""

    form = "pass"
    idle = True

    def options(self, g: Office, ask: Action) -> list[int]:
        return [self.first]

    def resolve(self, g: Office, ask: Action, n: int) -> None:
        g.passed |= 1 << ask.who
        g.tell(ALL, "passes", ask.who, g.behind(ask.who))

    def sure(self, g: Office, ask: Action, n: int) -> Reason | None:
        left = g.behind(ask.who)
        return Reason("EC-PAS-2", ("sure-pass", left)) if left else None

    def label(self, g: Office, ask: Action, n: int) -> tuple[Any, ...]:
        return ("pick-pass",)


class Activating(Deed[Office, "Action"]):
    """EC-ACT-1 to EC-ACT-4. The activable power of an own active tile is used. n: its space."""

    span = 90  # there are at most 42 spaces
    form = "activate <space>"

    def options(self, g: Office, ask: Action) -> list[int]:
        return self.among(g, ask, g.can_activate(ask.who), [])

    def among(self, g: Office, ask: Action, spaces: list[int], out: list[int]) -> list[int]:
        """The same behind `out`, where it is known on which spaces there are active tiles with such a power."""
        for space in spaces:
            if usable(g, activable(g, g.tile[space], ask.who, g.uid[space])):
                out.append(self.first + space)
        return out

    def tries(self, g: Office, ask: Action) -> list[int]:
        home, team = g.table.home, g.table.team[ask.who]
        return [self.first + s for s in range(len(g.tile)) if g.tile[s] >= 0 and home[s] == team]

    def against(self, g: Office, ask: Action, n: int) -> Reason | None:
        """EC-ACT-1, EC-ACT-3. Why that tile cannot be activated."""
        tile = g.tile[n]
        if not g.can_touch(ask.who, n):
            return Reason("EC-ELG-4", ("no-village", n // (2 * SIDE)))
        if not ACTIVATE[tile]:
            return Reason("EC-ACT-1", ("no-power", tile))
        if not g.up[n]:
            return Reason("EC-ACT-1", ("no-active", tile))
        return None if usable(g, activable(g, tile, ask.who, g.uid[n])) else Reason("EC-ACT-3", ("no-use", tile))

    def resolve(self, g: Office, ask: Action, n: int) -> None:
        """EC-ACT-2. The operations in order, then the tile is turned, wherever it lies by then."""
        tile, uid = g.tile[n], g.uid[n]
        g.tell(ALL, "activates", ask.who, tile, n // (2 * SIDE), g.spot(n))
        follows(g, activable(g, tile, ask.who, uid))
        g.then(TurnDown(uid))

    def write(self, g: Office, ask: Action, n: int) -> str:
        return "activate " + at(g, n)

    def label(self, g: Office, ask: Action, n: int) -> tuple[Any, ...]:
        return ("pick-activate", g.tile[n], n // (2 * SIDE), g.spot(n))

    def taps(self, g: Office, ask: Action, n: int) -> list[str]:
        return [at(g, n)]


class Deploying(Deed[Office, "Action"]):
    """EC-DEP-1 to EC-DEP-5. A tile of the hand on an empty space. n: 24 * the tile + 12 if it is a revealed one + 4 * the
    village + the kind of space."""

    span = 2 * PLACES * len(TILES)
    radix = 2 * PLACES
    form = "deploy <tile> <kind of space>"

    def options(self, g: Office, ask: Action) -> list[int]:
        return self.into(g, ask, g.room(ask.who), [])

    def into(self, g: Office, ask: Action, room: int, out: list[int]) -> list[int]:
        """The same behind `out`, where the room is known: see `Office.room`."""
        who, last = ask.who, NONE
        if g.shown[who]:
            return self.of_both(g, ask, room, out)
        for tile in g.hand[who]:
            if tile != last and (not BARRED[tile] or self.allowed(g, ask, tile)):
                places = room & FITS_IN[tile]
                out += _MADE[2 * tile].get(places) or deployments(self.first, tile, False, places)
            last = tile
        return out

    def of_both(self, g: Office, ask: Action, room: int, out: list[int]) -> list[int]:
        """The same where some of the tiles are revealed."""
        hand, shown = g.hand[ask.who], g.shown[ask.who]
        for tile in sorted({*hand, *shown}):
            if not BARRED[tile] or self.allowed(g, ask, tile):
                if tile in hand:
                    out += deployments(self.first, tile, False, room & FITS_IN[tile])
                if tile in shown:
                    out += deployments(self.first, tile, True, room & FITS_IN[tile])
        return out

    def allowed(self, g: Office, ask: Action, tile: int) -> bool:
        """EC-DEP-3. Can the tile's deployment power be paid, and does a forced draw have somebody to draw?"""
        if PRICE[tile] and g.coins(g.table.team[ask.who]) < PRICE[tile]:
            return False
        return not GIVES[tile] or bool(g.targets_of_draw(ask.who))

    def tries(self, g: Office, ask: Action) -> list[int]:
        out: list[int] = []
        for tiles, shown in ((g.hand[ask.who], 0), (g.shown[ask.who], PLACES)):
            for tile in sorted(set(tiles)):
                begin = self.first + tile * PER_TILE + shown
                out += range(begin, begin + g.table.villages * len(KINDS))
        return out

    def against(self, g: Office, ask: Action, n: int) -> Reason | None:
        tile, village, kind = n // PER_TILE, n % PLACES // 4, n % 4
        coins = g.coins(g.table.team[ask.who])
        if not g.table.reach[ask.who] >> village & 1:
            return Reason("EC-ELG-4", ("no-village", village))
        if coins < PRICE[tile]:
            return Reason("EC-DEP-3", ("no-toll", tile, PRICE[tile], coins))
        if not self.allowed(g, ask, tile):
            return Reason("EC-DEP-3", ("no-giver", tile))
        return refused_space(g, ask.who, tile, village, kind)

    def resolve(self, g: Office, ask: Action, n: int) -> None:
        """EC-DEP-4, EC-DEP-5. The tile lies on the space; its deployment power; the effect of the space."""
        who, tile, shown, village, kind = ask.who, n // PER_TILE, n // PLACES % 2 == 1, n % PLACES // 4, n % 4
        space = g.free(g.table.team[who], village, kind)
        g.from_hand(who, tile, shown)
        g.serial += 1
        g.put(space, tile, True, g.serial)
        g.busy = True
        if g.events is not None:
            g.show(ALL, "deploys", who, tile, village, kind)
        if DEPLOY[tile]:
            follows(g, deployment(g, tile, who, g.serial))
            g.then(SpaceEffect(who, g.serial))
        else:
            space_effect(g, who, space, kind)

    def write(self, g: Office, ask: Action, n: int) -> str:
        return f"deploy {hand_tile(n // PER_TILE, revealed(n))} {kind_at(n % PLACES // 4, n % 4)}"

    def label(self, g: Office, ask: Action, n: int) -> tuple[Any, ...]:
        return ("pick-deploy-shown" if revealed(n) else "pick-deploy", n // PER_TILE, n % PLACES // 4, n % 4)

    def taps(self, g: Office, ask: Action, n: int) -> list[str]:
        goals = free_places(g, g.table.team[ask.who], n % PLACES // 4, n % 4)
        return [f"{at_hand(n // PER_TILE, revealed(n))} {goal}" for goal in goals]


PER_TILE: Final = 2 * PLACES
RECRUITING: Final[Recruiting[Action]] = Recruiting()
ACTIVATING: Final = Activating()
DEPLOYING: Final = Deploying()


def revealed(n: int) -> bool:
    """Does that deployment take a revealed tile?"""
    return n // PLACES % 2 == 1


@dataclass(eq=False)
class Action(Menu[Office]):
    """EC-DAY-2, EC-DEC-2. One action: pass, recruit, activate or deploy."""

    deeds = menu(Passing(), RECRUITING, ACTIVATING, DEPLOYING)

    def options(self, g: Office) -> list[int]:
        """What the deeds offer, in one list: deeds that can offer nothing now are not asked."""
        who = self.who
        team, out = g.table.team[who], [PASS]
        coins = g.gold[team] + g.magic[team]
        if coins:
            RECRUITING.behind(g, coins, out)
        if g.ready & g.table.own_bits[who]:
            ACTIVATING.among(g, self, g.can_activate(who), out)
        return DEPLOYING.into(g, self, g.room(who), out)

    def run(self, g: Office) -> None:
        """Asked even of a player who can only pass: that nothing else is left to do would tell what the hand is."""
        g.asked, g.player, g.options = self, self.who, self.options(g)

    def default(self, g: Office) -> int:
        return PASS

    def rule(self) -> str:
        return "EC-DAY-2"


PASS: Final = 0  # the pick of Passing


# by tile, for the hidden and the shown ones, and by places: the picks, when they were needed once
_MADE: Final[list[dict[int, list[int]]]] = [{} for _ in range(2 * len(TILES))]


def deployments(first: int, tile: int, shown: bool, places: int) -> list[int]:
    """The picks, from `first` on, that deploy the tile on each of these places: bits of village * 4 + kind of space."""
    known = _MADE[2 * tile + shown]
    made = known.get(places)
    if made is None:
        first += tile * PER_TILE + PLACES * shown
        made = known[places] = [first + place for place in range(PLACES) if places >> place & 1]
    return made


ACTIONS: Final = [Action(seat) for seat in range(len(LETTERS))]  # a frame never changes: all games share these


@dataclass(eq=False)
class TurnDown(Frame[Office]):
    """EC-ACT-2, EC-ACT-4. The tile that was activated is turned to its inactive face, if it is still deployed."""

    uid: int

    def run(self, g: Office) -> None:
        space = g.where(self.uid)
        if space != NONE:
            g.turn_down(space)


# --------------------------------------------------------------------------------------------------- the effect of the space
@dataclass(eq=False)
class SpaceEffect(Frame[Office]):
    """EC-DEP-5, step 3. What the space gives to the tile deployed there; a portal lets its player use a demon (EC-PTL-2)."""

    who: int
    uid: int

    def run(self, g: Office) -> None:
        space = g.where(self.uid)
        if space != NONE:
            space_effect(g, self.who, space, g.spot(space))


def space_effect(g: Office, who: int, space: int, kind: int) -> None:
    """The same where nothing comes between, as for a tile without a deployment power."""
    if kind == PORTAL:
        g.then(DemonChoice(who, g.uid[space]))
    else:
        placed(g, who, space, kind, False)


class DecliningDemon(Deed[Office, "DemonChoice"]):
    """EC-OP-27. No demon is used."""

    form = "none"
    idle = True

    def options(self, g: Office, ask: DemonChoice) -> list[int]:
        return [self.first]

    def resolve(self, g: Office, ask: DemonChoice, n: int) -> None:
        pass

    def label(self, g: Office, ask: DemonChoice, n: int) -> tuple[Any, ...]:
        return ("pick-no-demon",)


class Invoking(Deed[Office, "DemonChoice"]):
    """EC-DEM-2 to EC-DEM-5. A column of an active demon is used. n: the demon * 3 + its column."""

    span = 3 * len(DEMONS)
    form = "invoke <demon> <column>"

    def options(self, g: Office, ask: DemonChoice) -> list[int]:
        out, value = [], g.invocation(g.where(ask.uid))
        for demon in range(len(DEMONS)):
            if g.demons >> demon & 1:
                for n in range(3):
                    if COLUMNS[demon][n][0] <= value and usable(g, column(g, demon, n, ask.who, ask.uid)):
                        out.append(self.first + demon * 3 + n)
        return out

    def tries(self, g: Office, ask: DemonChoice) -> list[int]:
        return list(range(self.first, self.end))

    def against(self, g: Office, ask: DemonChoice, n: int) -> Reason | None:
        demon = n // 3
        if not g.demons >> demon & 1:
            return Reason("EC-DEM-3", ("no-demon", demon))
        value, need = g.invocation(g.where(ask.uid)), COLUMNS[demon][n % 3][0]
        if need > value:
            return Reason("EC-DEM-2", ("no-invocation", demon, need, value))
        can = usable(g, column(g, demon, n % 3, ask.who, ask.uid))
        return None if can else Reason("EC-DEM-5", ("no-use-demon", demon))

    def resolve(self, g: Office, ask: DemonChoice, n: int) -> None:
        g.demons &= ~(1 << n // 3)
        g.tell(ALL, "invokes", ask.who, n // 3, n % 3 + 1)
        follows(g, column(g, n // 3, n % 3, ask.who, ask.uid))

    def write(self, g: Office, ask: DemonChoice, n: int) -> str:
        return f"invoke {DEMONS[n // 3]} {n % 3 + 1}"

    def label(self, g: Office, ask: DemonChoice, n: int) -> tuple[Any, ...]:
        return (f"pick-{DEMONS[n // 3]}", n % 3 + 1)

    def taps(self, g: Office, ask: DemonChoice, n: int) -> list[str]:
        return [f"{DEMONS[n // 3]}-{n % 3 + 1}"]


@dataclass(eq=False)
class DemonChoice(Menu[Office]):
    """EC-PTL-2, EC-DEC-15. One active demon and one of its columns, or none."""

    uid: int

    deeds = menu(DecliningDemon(), Invoking())

    def opens(self, g: Office) -> bool:
        return False

    def question(self, g: Office) -> tuple[Any, ...]:
        space = g.where(self.uid)
        return ("DemonChoice", g.invocation(space) if space != NONE else 0)

    def rule(self) -> str:
        return "EC-PTL-2"
