"""Where the pieces may step: chapters 7, 8, 10 and 15. Queries only, and the one place where a step is judged, and
told why not."""

from __future__ import annotations

from typing import Final

from hantise.core.frame import Reason

from .board import (
    AREA,
    BESIDE,
    DOORS,
    EASY_STEPS,
    EXITS,
    GUEST_GAME,
    GUEST_STEPS,
    JUDGMENT,
    KIND,
    MYSTERY_ROOM,
    OTHER,
    OUTSIDE,
    PAWN_STEPS,
    ROOMS,
    SPOOKY,
    TELEPORTER,
    TO_DOOR,
    TRAP,
    WANDERING_STEPS,
)
from .components import POWERS
from .state import GUEST, IN_PLAY, WANDERING, House

ROOM_COUNT: Final = len(ROOMS)


# -------------------------------------------------------------------------------------------------------------- the pawn
def pawn_targets(g: House, me: int) -> list[int]:
    """GHS-MOV-3 to GHS-MOV-8. Where the pawn may step now."""
    if not g.points or g.stopped:
        return []
    s, on = g.at[me], g.on
    return [t for t, plain in EASY_STEPS[g.mode][s] if (plain and on[t] < 0) or pawn_may(g, me, s, t)]


def pawn_may(g: House, me: int, s: int, t: int) -> bool:
    """May the pawn step from s to its neighbour t, if it may step at all?"""
    other = g.on[t]
    if other >= 0 and not attackable(g, me, other):
        return False  # GHS-MOV-4
    if KIND[t] == TELEPORTER:
        return portal_open(g, t) and (g.may_escape(me) or bool(g.free_of(EXITS[g.mode][OTHER[t]])))
    a, b = AREA[s], AREA[t]
    if a != b:
        if 0 <= b <= MYSTERY_ROOM and g.left >> b & 1:
            return False  # GHS-MOV-8
        if 0 <= b < ROOM_COUNT and g.rooms[b] != me and not opens(g, me):
            return False  # GHS-ROO-1
        if a == g.inside and a != OUTSIDE:
            return False  # GHS-MOV-7
    return True


def opens(g: House, me: int) -> bool:
    """GHS-ROO-1. Can the player open a room door?"""
    return g.keys[me] > 0 or g.unlock > 0 or g.rules_so("doors_open")


def portal_open(g: House, t: int) -> bool:
    """GHS-TEL-5."""
    return not g.rules_so("portals_dead")


def attackable(g: House, me: int, piece: int) -> bool:
    """GHS-GCB-2. Is that piece an enemy's guest in play?"""
    return piece >= GUEST and g.status[piece - GUEST] == IN_PLAY and g.owner[piece - GUEST] != me


def pawn_steps(g: House, me: int) -> list[int]:
    """GHS-MOV-3 to GHS-MOV-9. Where the pawn may step in the movement phase."""
    found = pawn_targets(g, me)
    return found if g.evicted[me] < 0 else way_out(g, me, found) or kept_inside(g, me, found)


def must_leave(g: House, me: int) -> bool:
    """GHS-MOV-9. Is there nothing but the pawn's way out of the room where it was defeated (and cards)?"""
    return g.evicted[me] >= 0 and bool(way_out(g, me, pawn_targets(g, me)))


def way_out(g: House, me: int, pawn: list[int]) -> list[int]:
    """GHS-MOV-9. The steps that a defeated pawn must make before anything else; [] where there are none."""
    room = g.evicted[me]
    if room < 0:
        return []
    s = g.at[me]
    near = [t for t in pawn if g.on[t] < 0 and nearer(t, s, room)]
    quiet = [t for t in near if KIND[t] not in (JUDGMENT, SPOOKY) or not g.active_space(me, t)]
    return quiet or near


def kept_inside(g: House, me: int, pawn: list[int]) -> list[int]:
    """GHS-MOV-9. A defeated pawn that cannot leave makes no other step inside the room."""
    room = g.evicted[me]
    return pawn if room < 0 else [t for t in pawn if AREA[t] != room]


def nearer(t: int, s: int, room: int) -> bool:
    """Is t nearer to the door of the room than s?"""
    return t == DOORS[room] or (AREA[t] == room and TO_DOOR[t] < TO_DOOR[s])


# --------------------------------------------------------------------------------------------------------- the monsters
def wandering_targets(g: House, me: int) -> list[int]:
    """GHS-WAN-1 to GHS-WAN-3, GHS-WAN-9. Where that player may step the wandering monster."""
    if g.fought >> WANDERING & 1 or g.at[WANDERING] < 0:
        return []
    on = g.on
    return [t for t in WANDERING_STEPS[g.mode][g.at[WANDERING]] if on[t] < 0 or wandering_enters(g, me, t)]


def wandering_enters(g: House, me: int, t: int) -> bool:
    """GHS-MOV-4, GHS-WAN-3. Is t free, or does an enemy's pawn or a guest in play stand there?"""
    other = g.on[t]
    if other < 0:
        return True
    if other < WANDERING:
        return other != me
    return other >= GUEST and g.status[other - GUEST] == IN_PLAY


def guest_targets(g: House, me: int, figure: int) -> list[int]:
    """GHS-GMV-1 to GHS-GMV-5, GHS-GCB-8. Where that player may step the figure."""
    if g.fought >> (figure + GUEST) & 1:
        return []
    own = g.owner[figure] == me
    steps = GUEST_STEPS[g.mode][POWERS[figure] if own else 0][g.at[figure + GUEST]]
    return [t for t in steps if guest_enters(g, me, own, t)]


def guest_enters(g: House, me: int, own: bool, t: int) -> bool:
    """GHS-MOV-4, GHS-GMV-2, GHS-GMV-3. May a guest moved by that player come to t?"""
    other = g.on[t]
    if other < 0:
        return KIND[t] != TELEPORTER or (portal_open(g, t) and bool(g.free_of(EXITS[g.mode][OTHER[t]])))
    if not own or other == me:
        return False
    return other <= WANDERING or attackable(g, me, other)


# -------------------------------------------------------------------------------------------------------------- why not
def unreachable(g: House, s: int, t: int) -> Reason:
    """There is no way from s to t in one step of a pawn."""
    if t in BESIDE[g.mode][s] and KIND[t] == TRAP and g.mode & GUEST_GAME:
        return Reason("GHS-GTR-3", ("a-trap", t))
    if t in BESIDE[g.mode][s]:
        return Reason("GHS-BRD-9", ("never-there", t))
    return Reason("GHS-BRD-1", ("not-beside", t, s))


def no_pawn_step(g: House, me: int, t: int) -> Reason:
    """Chapter 7. Why the pawn cannot step there."""
    s = g.at[me]
    if g.stopped:
        return Reason("GHS-MOV-6", ("pawn-stands",))
    if t not in PAWN_STEPS[g.mode][s]:
        return unreachable(g, s, t)
    if not g.points:
        return Reason("GHS-MOV-2", ("no-points",))
    if g.evicted[me] >= 0 and AREA[t] == g.evicted[me]:
        return Reason("GHS-MOV-9", ("must-leave", g.evicted[me]))
    if g.on[t] >= 0:
        return Reason("GHS-MOV-4", ("taken", t))
    return portal_shut(g, t) or through_door(g, me, s, t)


def portal_shut(g: House, t: int) -> Reason | None:
    """GHS-TEL-2, GHS-TEL-5."""
    if KIND[t] != TELEPORTER:
        return None
    if not portal_open(g, t):
        return Reason("GHS-TEL-5", ("portals-dead",))
    return Reason("GHS-TEL-2", ("portal-blocked", OTHER[t])) if not g.free_of(EXITS[g.mode][OTHER[t]]) else None


def through_door(g: House, me: int, s: int, t: int) -> Reason:
    """GHS-MOV-7, GHS-MOV-8, GHS-ROO-1."""
    a, b = AREA[s], AREA[t]
    if 0 <= a == g.inside:
        return Reason("GHS-MOV-7", ("entered-now", a))
    if 0 <= b <= MYSTERY_ROOM and g.left >> b & 1:
        return Reason("GHS-MOV-8", ("left-now", b))
    assert b < ROOM_COUNT, "nothing else keeps a pawn from a neighbouring space"
    assert not opens(g, me), "a door that can be opened keeps nobody out"
    return Reason("GHS-ROO-1", ("locked", b))


def no_monster_step(g: House, me: int, piece: int, t: int) -> Reason:
    """Chapters 10 and 15. Why the player cannot step that monster there."""
    s, figure = g.at[piece], piece - GUEST
    if g.fought >> piece & 1:
        return Reason("GHS-WAN-9", ("has-fought",))
    own = piece != WANDERING and g.owner[figure] == me
    can = WANDERING_STEPS[g.mode][s] if piece == WANDERING else GUEST_STEPS[g.mode][POWERS[figure] if own else 0][s]
    if t not in can:
        if t in BESIDE[g.mode][s]:
            return Reason("GHS-WAN-2" if piece == WANDERING else "GHS-BRD-9", ("never-there", t))
        return Reason("GHS-BRD-1", ("not-beside", t, s))
    if g.on[t] >= 0:
        if piece != WANDERING and not own:
            return Reason("GHS-GMV-2", ("not-your-guest",))
        return Reason("GHS-MOV-4", ("taken", t))
    return portal_shut(g, t) or Reason("GHS-MOV-2", ("no-points",))
