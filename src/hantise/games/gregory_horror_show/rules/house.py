"""Chapters 8, 9, 13 and 14: what a pawn meets on the spaces of the house, the mystery room, death and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame

from .. import notation
from ..board import (
    AREA,
    CARPET_OF,
    ENTRANCE,
    GATE,
    JUDGMENT,
    KEY,
    KIND,
    MYSTERY_ROOM,
    SECRET_OPEN,
    SPOOKY,
    THORN,
    VALUE,
)
from ..components import LIMITS, LINGERS, MYSTERY_EFFECTS
from ..state import House
from .effects import Does, HellSpace
from .windows import Losses


@dataclass(eq=False)
class Arrives(Frame):
    """Chapter 17, the order of resolution after a step of a pawn. Each space is of one kind, so little of it comes together.
    If the pawn was taken off the space by a fight, or its player is dead, nothing follows."""

    who: int
    origin: int
    to: int

    def run(self, g: House) -> None:
        me, s = self.who, self.to
        if g.at[me] != s or g.on[s] != me:
            return
        kind = KIND[s]
        if kind == ENTRANCE:
            if g.may_escape(me):
                escape(g, me, "escaped_door")
        elif kind == THORN:
            g.then(Losses(((me, LIMITS["thorn_loss"]),)))  # GHS-THO-1
        elif CARPET_OF[s] >= 0:
            if CARPET_OF[self.origin] != CARPET_OF[s]:
                g.then(*tolls(g, me), CarpetDiscard(me))
        elif kind == KEY:
            take_key(g, me)
        elif kind == GATE:
            g.stopped = True
            g.then(HellSpace(me))  # GHS-HEL-1
        else:
            area = AREA[s]
            if AREA[self.origin] != area and 0 <= area <= MYSTERY_ROOM:
                enter_room(g, me, area)
            if kind in (JUDGMENT, SPOOKY) and g.active_space(me, s):
                evolve(g, me, s)


def take_key(g: House, me: int) -> None:
    """GHS-KEY-1, GHS-KEY-2."""
    if g.keys[me] < LIMITS["keys_held_max"] and g.supply():
        g.keys[me] += 1
        g.tell(ALL, "takes-key", me)


def evolve(g: House, me: int, s: int) -> None:
    """GHS-EVO-2 to GHS-EVO-4, GHS-EVO-6. Stop; the gain comes at once, or after the room combat."""
    g.stopped = True
    if g.combat >= 0:
        g.gain = s
    else:
        collect(g, me, s)


def collect(g: House, me: int, s: int) -> None:
    """GHS-EVO-4. The gain, and the memory."""
    g.memory[me] = s
    if KIND[s] == SPOOKY:
        g.change_spooky(me, VALUE[s])
    else:
        g.draw_cards(me, 1)


# -------------------------------------------------------------------------------------------------------------- carpets
def tolls(g: House, me: int) -> list[Frame]:
    """GHS-CAR-2. Those of judgment cards in the order played, then the mystery card's; each a loss of its own."""
    out: list[Frame] = [Losses(((me, n),)) for owner, n in g.tolls if owner != me]
    n = g.amount("carpet_toll_all")
    if n:
        out.append(Losses(((me, n),)))
    return out


@dataclass(eq=False)
class CarpetDiscard(Ask):
    """GHS-CAR-1. One card of the hand, or none. A pick is the card + 1."""

    def options(self, g: House) -> list[int]:
        return [0, *[k + 1 for k in sorted(set(g.hands[self.who]))]]

    def resolve(self, g: House, pick: int) -> None:
        if pick:
            g.lay_open(self.who, pick - 1)
            g.put_away(pick - 1)
            g.show(ALL, "discards", self.who, pick - 1)

    def opens(self, g: House) -> bool:
        return False

    def rule(self) -> str:
        return "GHS-CAR-1"

    def write(self, g: House, pick: int) -> str:
        return "discard " + notation.card(pick - 1) if pick else "keep"

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return ("pick-discard", pick - 1) if pick else ("pick-keep",)

    def taps(self, g: House, pick: int) -> list[str]:
        return [notation.card(pick - 1)] if pick else []


# ---------------------------------------------------------------------------------------------------------------- rooms
def enter_room(g: House, me: int, area: int) -> None:
    """GHS-ROO-1, GHS-ROO-3, GHS-ROO-4, GHS-EVO-5, GHS-MYS-2, GHS-MYS-3."""
    if g.memory[me] >= 0 and AREA[g.memory[me]] != area:
        g.memory[me] = -1
    if area == MYSTERY_ROOM:
        g.stopped = True
        turn_mystery(g, me)
        return
    g.tell(ALL, "enters-room", me, area)
    if g.rooms[area] == me:
        return
    if not g.rules_so("doors_open"):
        if g.unlock:
            g.unlock -= 1
            g.tell(ALL, "unlocks", me)
        else:
            g.keys[me] -= 1
            g.tell(ALL, "spends-key", me)
    g.inside = g.combat = area


# --------------------------------------------------------------------------------------------------------- mystery room
def turn_mystery(g: House, me: int) -> None:
    """GHS-MYS-2, GHS-MYS-3, GHS-MYS-7. The lingering card goes; the next one is turned face up, and does not act yet."""
    g.tell(ALL, "enters-mystery", me)
    if g.lingering >= 0:
        g.gone |= 1 << g.lingering
        g.tell(ALL, "mystery-ends", g.lingering)
        g.lingering = -1
    if g.stack:
        k = g.draw([m for m in range(len(LINGERS)) if g.unseen >> m & 1], "mystery")
        g.unseen &= ~(1 << k)
        g.stack -= 1
        g.mystery = k
        g.show(ALL, "mystery-turned", k)


@dataclass(eq=False)
class MysteryActs(Frame):
    """GHS-MYS-4 to GHS-MYS-6. After the movement phase the card acts; a lingering one stays."""

    who: int

    def run(self, g: House) -> None:
        k = g.mystery
        if k < 0:
            return
        g.tell(ALL, "mystery-acts", k)
        if LINGERS[k]:
            g.lingering, g.mystery = k, -1
            g.then(SecretOpens())
        else:
            g.then(*[Does(self.who, e, 0) for e in MYSTERY_EFFECTS[k]], MysteryGone(), SecretOpens())


@dataclass(eq=False)
class MysteryGone(Frame):
    """GHS-MYS-4, GHS-MYS-5. A card that has acted, or whose visitor has died, is discarded."""

    def run(self, g: House) -> None:
        if g.mystery >= 0:
            g.gone |= 1 << g.mystery
            g.mystery = -1


@dataclass(eq=False)
class SecretOpens(Frame):
    """GHS-SEC-1. When the fifth mystery card has been turned and resolved, the secret area opens for good."""

    def run(self, g: House) -> None:
        if not g.stack and g.mystery < 0 and not g.mode & SECRET_OPEN:
            g.mode |= SECRET_OPEN
            g.tell(ALL, "secret-opens")


# ------------------------------------------------------------------------------------------------------ death, the end
def die(g: House, fallen: list[int]) -> None:
    """GHS-LIF-1, GHS-END-2, GHS-END-3, GHS-TRN-9. Players at 0 life leave the game at once, together."""
    from .turn import OF_THE_TURN

    before = [(g.controlled(s), g.spooky[s]) for s in range(g.seats)]
    for s in fallen:
        eliminate(g, s)
    left = [s for s in range(g.seats) if g.alive(s)]
    if len(left) == 1:
        win(g, "last_alive", left)
    elif not left:
        best = max(before[s] for s in fallen)
        win(g, "all_dead", [s for s in fallen if before[s] == best])
    elif not g.alive(g.active):
        g.strike(OF_THE_TURN)


def eliminate(g: House, me: int) -> None:
    """GHS-LIF-1, GHS-GRM-3."""
    g.out |= 1 << me
    g.tell(ALL, "dies", me)
    g.lift(me)
    g.flags &= ~(1 << me)
    g.free &= ~(1 << me)
    g.evicted[me] = -1
    g.rooms = [-1 if o == me else o for o in g.rooms]
    g.keys[me] = 0
    for k in g.hands[me]:
        g.lay_open(me, k)
        g.put_away(k)
        g.show(ALL, "discards", me, k)
    g.tolls = tuple(t for t in g.tolls if t[0] != me)
    from .guests import leaves_board

    for f, owner in enumerate(g.owner):
        if owner == me:
            leaves_board(g, f)


def escape(g: House, me: int, how: str) -> None:
    """GHS-END-1, GHS-RXN-11."""
    g.tell(ALL, "escapes", me)
    win(g, how, [me])


def win(g: House, how: str, winners: list[int]) -> None:
    """The returns of a game add up to 0: each loser pays the same, the winners share."""
    n = g.seats
    losers = n - len(winners)
    each = losers / (n - 1) / len(winners)
    g.end(how, [each if s in winners else -1 / (n - 1) for s in range(n)])
