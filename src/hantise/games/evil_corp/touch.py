"""Why a place that was touched is no answer now: for what no text of a pick says. EC-DEC-1 to EC-DEC-17.

Every space, tile, slot, demon and column on the page has its reason at every decision: what is asked for, and what was
touched instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantise.core.frame import Ask, Reason, Several

from .components import DEMONS, SIDE, TILES
from .day import DEPLOYING, PER_TILE, Action, DemonChoice, MemberOrder
from .night import DrawOrder, Upkeep
from .notation import at
from .powers import CopyRow
from .powers.hands import ChooseOpponent, Discard, Recycle, RevealChoice
from .powers.losses import Destroy, Remove
from .powers.moves import MOVING, PLACES, Move
from .powers.recruits import PowerRecruit
from .powers.sources import tile_of
from .powers.turning import FlipDemon, FlipEnemy
from .state import NONE, Office

HAND, SHOWN, SLOT = "hand-", "shown-", "slot"
Thing = tuple[Any, ...]  # a message that names it


def touched(g: Office, words: Sequence[str]) -> Reason | None:
    """The reason for the last of these places, the others being what was begun with."""
    ask = g.asked
    thing = named(g, words[-1])
    if ask is None or thing is None:
        return None
    begun, last = words[:-1], words[-1]
    if isinstance(ask, Action):
        return in_action(g, ask, begun, last)
    if isinstance(ask, Move):
        return in_move(g, ask, begun, last)
    return of_several(g, ask, last) or beside(g, ask, thing, last) or asked_for(g, ask, thing)


# ----------------------------------------------------------------------------------------------------------------- what it is
def space_of(g: Office, word: str) -> int:
    """The space of that name; NONE."""
    return next((s for s in range(len(g.tile)) if at(g, s) == word), NONE)


def held(word: str) -> tuple[int, bool]:
    """A tile behind or beside the own screen, and whether it lies beside it; NONE."""
    for before, shown in ((HAND, False), (SHOWN, True)):
        name = word.removeprefix(before)
        if name != word and name in TILES:
            return TILES.index(name), shown
    return NONE, False


def demon_of(word: str) -> tuple[int, int]:
    """A demon, and which of its columns (0: the demon itself); NONE."""
    name, _, column = word.partition("-")
    if name not in DEMONS or not (column or "0").isdigit():
        return NONE, 0
    return DEMONS.index(name), int(column or 0)


def named(g: Office, word: str) -> Thing | None:
    """The thing at that place, as a message; None where the word is no place."""
    space, (tile, shown), (demon, column) = space_of(g, word), held(word), demon_of(word)
    if space != NONE:
        village, spot = space // (2 * SIDE), g.spot(space)
        return ("thing-space", village, spot) if g.tile[space] < 0 else ("thing-tile", g.tile[space], village, spot)
    if tile != NONE:
        return ("thing-shown" if shown else "thing-hand", tile)
    if demon != NONE:
        return ("thing-column", demon, column) if column else ("thing-demon", demon)
    slot = word.removeprefix(SLOT)
    if slot != word and slot.isdigit() and 0 < int(slot) <= len(g.row):
        return ("thing-row", g.row[int(slot) - 1])
    return None


# -------------------------------------------------------------------------------------------------------------- the decisions
def asked_for(g: Office, ask: Ask[Office], thing: Thing) -> Reason:
    """What that decision asks for, and what was touched instead."""
    rule = ask.rule()
    if isinstance(ask, (Discard, RevealChoice)):
        return Reason(rule, ("asks-hand", thing))
    if isinstance(ask, (PowerRecruit, CopyRow)):
        return Reason(rule, ("asks-row", thing))
    if isinstance(ask, (FlipEnemy, Destroy)):
        return Reason(rule, ("asks-village", thing))
    if isinstance(ask, DemonChoice):
        return Reason(rule, ("asks-column", thing))
    if isinstance(ask, FlipDemon):
        return Reason(rule, ("asks-demon", thing))
    if isinstance(ask, Remove):
        return Reason(rule, ("asks-own", thing))
    if isinstance(ask, Recycle):
        return Reason(rule, ("asks-discard", thing))
    if isinstance(ask, Upkeep):
        return Reason(rule, ("asks-upkeep", g.tile[ask.space], thing))
    if isinstance(ask, ChooseOpponent):
        return Reason(rule, ("asks-rival", thing))
    assert isinstance(ask, (MemberOrder, DrawOrder)), type(ask).__name__
    return Reason(rule, ("asks-member", thing))


def beside(g: Office, ask: Ask[Office], thing: Thing, word: str) -> Reason | None:
    """What lies close to what is asked for, and is something else."""
    kind, what = thing[0], thing[1]
    if isinstance(ask, FlipEnemy) and kind == "thing-tile":
        return Reason("EC-OP-3", ("own-tile", what))  # opposing ones were looked at before
    if isinstance(ask, RevealChoice) and kind == "thing-shown":
        return Reason("EC-OP-10", ("revealed-already", what))
    if isinstance(ask, DemonChoice) and kind == "thing-demon":
        return Reason("EC-DEM-2", ("column-first", what)) if g.demons >> what & 1 else Reason("EC-DEM-3", ("no-demon", what))
    if isinstance(ask, FlipDemon) and kind == "thing-column":
        return Reason("EC-OP-4", ("demon-itself", what))
    return foreign(g, ask.who, space_of(g, word), "EC-OP-15") if isinstance(ask, Remove) and kind == "thing-tile" else None


def of_several(g: Office, ask: Ask[Office], word: str) -> Reason | None:
    """EC-DEC-6, EC-DEC-12. One of several that are named one after another, in the order in which they lie."""
    if not isinstance(ask, Several):
        return None
    for thing in sorted(set(ask.things(g))):
        if word in ask.taps(g, thing):
            tile = thing if isinstance(ask, RevealChoice) else tile_of(g, thing)
            if ask.picks.count(thing) == ask.things(g).count(thing):
                return Reason(ask.rule(), ("named-already", tile))
            return Reason(ask.rule(), ("named-in-order", tile))
    return None


def in_action(g: Office, ask: Action, begun: Sequence[str], word: str) -> Reason | None:
    """EC-DAY-2. Spaces, demons and tiles of the hand; the row and the own tiles speak for themselves (`against`)."""
    (tile, shown), space, (demon, _) = held(word), space_of(g, word), demon_of(word)
    if demon != NONE:
        return Reason("EC-PTL-2", ("demon-from-portal", demon))
    if tile != NONE:
        return undeployed(g, ask, tile, shown)
    if space == NONE:
        return None
    abroad = foreign(g, ask.who, space, "EC-ACT-1")
    if abroad is not None:
        return abroad
    village, kind = space // (2 * SIDE), g.spot(space)
    first, beside_it = held(begun[0]) if begun else (NONE, False)
    if first != NONE:
        n = first * PER_TILE + PLACES * beside_it + village * 4 + kind
        return DEPLOYING.against(g, ask, n) or taken(g, space)
    if not g.behind(ask.who):
        return Reason("EC-DEP-1", ("nothing-to-deploy",))
    there = village * 4 + kind
    fits = any(n >= DEPLOYING.first and (n - DEPLOYING.first) % PLACES == there for n in g.options)
    return Reason("EC-DEP-1" if fits else "EC-DEP-2", ("tile-first" if fits else "none-fits", village, kind))


def undeployed(g: Office, ask: Action, tile: int, shown: bool) -> Reason | None:
    """Why a tile of the hand can be deployed nowhere: EC-DEP-3, EC-DEP-8."""
    first = DEPLOYING.first + tile * PER_TILE + PLACES * shown
    near = [n for n in DEPLOYING.tries(g, ask) if 0 <= n - first < PLACES and g.table.reach[ask.who] >> (n - first) // 4 & 1]
    reasons = [DEPLOYING.against(g, ask, n - DEPLOYING.first) for n in near]
    if not reasons or None in reasons:
        return None
    paid = [reason for reason in reasons if reason is not None and reason.rule == "EC-DEP-3"]
    return paid[0] if paid else Reason("EC-DEP-8", ("no-space-for", tile))


def in_move(g: Office, ask: Move, begun: Sequence[str], word: str) -> Reason | None:
    """EC-MOV-1 to EC-MOV-10. First the tile, then where it goes."""
    space, thing = space_of(g, word), named(g, word)
    if space == NONE:
        return Reason("EC-MOV-1", ("asks-move", thing)) if thing is not None else None
    abroad = foreign(g, ask.who, space, "EC-MOV-1")
    if abroad is not None:
        return abroad
    origin = space_of(g, begun[0]) if begun else NONE
    if origin != NONE and g.tile[origin] != NONE:
        n = origin * PLACES + space // (2 * SIDE) * 4 + g.spot(space)
        return MOVING.against(g, ask, n) or taken(g, space)
    if g.tile[space] == NONE:
        return Reason("EC-MOV-1", ("mover-first", space // (2 * SIDE), g.spot(space)))
    reasons = [MOVING.against(g, ask, space * PLACES + place) for place in range(g.table.villages * 4)]
    if None in reasons:
        return None
    own = [reason for reason in reasons if reason is not None and reason.said[0] in ("no-other-tile", "no-second-move")]
    return own[0] if own else Reason("EC-MOV-1", ("no-space-for", g.tile[space]))


def foreign(g: Office, who: int, space: int, rule: str) -> Reason | None:
    """EC-ELG-4, EC-DEP-8. Villages where the seat may not act, and the other side of those where it may. rule: that says whose
    tile is asked for."""
    village, tile = space // (2 * SIDE), g.tile[space]
    if not g.can_touch(who, space):
        return Reason("EC-ELG-4", ("no-village", village))
    if g.table.home[space] == g.table.team[who]:
        return None
    return Reason(rule, ("not-own", tile)) if tile != NONE else Reason("EC-DEP-8", ("other-side", village))


def taken(g: Office, space: int) -> Reason | None:
    """EC-DEP-8. Another space of that kind is empty there, and this one is not."""
    return Reason("EC-DEP-8", ("taken", g.tile[space])) if g.tile[space] != NONE else None
