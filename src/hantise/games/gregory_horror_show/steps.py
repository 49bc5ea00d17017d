"""Where the pieces may step: chapters 7, 8, 10 and 15. Queries only, and the one place where a step is judged."""

from __future__ import annotations

from functools import cache
from typing import Final

from .board import (
    AREA,
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
    ROOMS,
    SPOOKY,
    TELEPORTER,
    TO_DOOR,
    TRAPS,
    WANDERING_STEPS,
)
from .components import LIMITS, POWERS
from .notation import BLOW, NARROW, PAWN
from .state import GUEST, IN_PLAY, WANDERING, House, members

ROOM_COUNT: Final = len(ROOMS)
LEAST_LIFE: Final[int] = LIMITS["low_blow_min_life"]


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


def way_out(g: House, me: int, pawn: list[int]) -> list[int]:
    """GHS-MOV-9. The steps that a defeated pawn must make before anything else; [] where there are none."""
    room = g.evicted[me]
    if room < 0:
        return []
    s = g.at[me]
    near = [p for p in pawn if g.on[p - PAWN] < 0 and nearer(p - PAWN, s, room)]
    quiet = [p for p in near if KIND[p - PAWN] not in (JUDGMENT, SPOOKY) or not g.active_space(me, p - PAWN)]
    return quiet or near


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


# ------------------------------------------------------------------------------------------------------------- low blow
def low_blows(g: House, me: int) -> list[int]:
    """GHS-GTR-1. The low blows that the active player may make: a figure and a free trap space each."""
    if g.blow or not g.mode & GUEST_GAME or g.combat >= 0 or g.mystery >= 0 or g.life[me] < LEAST_LIFE:
        return []
    if g.in_play(me) >= g.cap():
        return []
    free = 0
    for i, s in enumerate(TRAPS):
        if g.on[s] < 0:
            free |= 1 << i
    return blows_of(g.could_bring_any(me), free)


@cache
def blows_of(figures: int, traps: int) -> list[int]:
    """The picks of a low blow by one of these figures into one of these traps; both bit sets."""
    return [BLOW + f * NARROW + i for f in members(figures) for i in members(traps)]


def releasable(g: House, me: int) -> list[int]:
    """GHS-GTR-5. The figures that the active player may try to release."""
    if not g.flags >> me & 1 or g.in_play(me) >= g.cap() or g.in_play() >= LIMITS["guests_in_play_total"]:
        return []
    return [f for f in g.trapped(me) if not g.fresh >> f & 1 and guest_targets(g, me, f)]


def sacrificable(g: House, me: int) -> list[int]:
    """GHS-GSA-1. The player's guests in play."""
    return [f for f in members(g.aboard) if g.status[f] == IN_PLAY and g.owner[f] == me]
