"""Chapters 8, 9 and 13: what a pawn meets on the spaces of the house: carpets, Hell, rooms, the mystery room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Frame
from hantise.core.menu import Deed, Menu, menu

from .. import notation
from ..board import (
    AREA,
    CARPET_OF,
    ENTRANCE,
    GATE,
    HELLS,
    JUDGMENT,
    KEY,
    KIND,
    MYSTERY_ROOM,
    SECRET_OPEN,
    SPOOKY,
    THORN,
    VALUE,
)
from ..components import CARDS, LIMITS, LINGERS, MYSTERY_EFFECTS
from ..state import House, changed
from .choosing import SpaceAsk
from .frames import Does
from .life import Losses, escape


@dataclass(eq=False)
class Arrives(Frame[House]):
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
    g.memory = changed(g.memory, me, s)
    if KIND[s] == SPOOKY:
        g.change_spooky(me, VALUE[s])
    else:
        g.draw_cards(me, 1)


# -------------------------------------------------------------------------------------------------------------- carpets
def tolls(g: House, me: int) -> list[Losses]:
    """GHS-CAR-2. Those of judgment cards in the order played, then the mystery card's; each a loss of its own."""
    out = [Losses(((me, n),)) for owner, n in g.tolls if owner != me]
    n = g.amount("carpet_toll_all")
    if n:
        out.append(Losses(((me, n),)))
    return out


class Keeping(Deed[House, "CarpetDiscard"]):
    """No card is discarded."""

    form = "keep"
    idle = True

    def options(self, g: House, ask: CarpetDiscard) -> list[int]:
        return [self.first]

    def resolve(self, g: House, ask: CarpetDiscard, n: int) -> None:
        return

    def label(self, g: House, ask: CarpetDiscard, n: int) -> tuple[Any, ...]:
        return ("pick-keep",)


class Discarding(Deed[House, "CarpetDiscard"]):
    """A card of the hand is discarded. n: the card."""

    span = len(CARDS)
    form = "discard <card>"

    def options(self, g: House, ask: CarpetDiscard) -> list[int]:
        return [self.first + k for k in sorted(set(g.hands[ask.who]))]

    def resolve(self, g: House, ask: CarpetDiscard, n: int) -> None:
        g.lay_open(ask.who, n)
        g.put_away(n)
        g.show(ALL, "discards", ask.who, n)

    def write(self, g: House, ask: CarpetDiscard, n: int) -> str:
        return "discard " + notation.card(n)

    def label(self, g: House, ask: CarpetDiscard, n: int) -> tuple[Any, ...]:
        return ("pick-discard", n)

    def taps(self, g: House, ask: CarpetDiscard, n: int) -> list[str]:
        return [notation.card(n)]


DISCARDING: Final = Discarding()


@dataclass(eq=False)
class CarpetDiscard(Menu[House]):
    """GHS-CAR-1. One card of the hand, or none."""

    deeds = menu(Keeping(), DISCARDING)

    def opens(self, g: House) -> bool:
        return False

    def rule(self) -> str:
        return "GHS-CAR-1"


# ----------------------------------------------------------------------------------------------------------------- Hell
@dataclass(eq=False)
class HellSpace(SpaceAsk):
    """GHS-HEL-1, GHS-HEL-2. The pawn goes to a free Hell space that its player chooses; its failed rolls begin anew."""

    def options(self, g: House) -> list[int]:
        return g.free_of(HELLS)

    def resolve(self, g: House, pick: int) -> None:
        me = self.who
        g.put(me, pick)
        g.hell_rolls = changed(g.hell_rolls, me, 0)
        g.evicted, g.free = changed(g.evicted, me, -1), g.free & ~(1 << me)
        if me == g.active:
            g.stopped = True
        g.tell(ALL, "to-hell", me, pick)

    def rule(self) -> str:
        return "GHS-HEL-1"


# ---------------------------------------------------------------------------------------------------------------- rooms
def enter_room(g: House, me: int, area: int) -> None:
    """GHS-ROO-1, GHS-ROO-3, GHS-ROO-4, GHS-EVO-5, GHS-MYS-2, GHS-MYS-3."""
    if g.memory[me] >= 0 and AREA[g.memory[me]] != area:
        g.memory = changed(g.memory, me, -1)
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
class MysteryActs(Frame[House]):
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
class MysteryGone(Frame[House]):
    """GHS-MYS-4, GHS-MYS-5. A card that has acted, or whose visitor has died, is discarded."""

    def run(self, g: House) -> None:
        if g.mystery >= 0:
            g.gone |= 1 << g.mystery
            g.mystery = -1


@dataclass(eq=False)
class SecretOpens(Frame[House]):
    """GHS-SEC-1. When the fifth mystery card has been turned and resolved, the secret area opens for good."""

    def run(self, g: House) -> None:
        if not g.stack and g.mystery < 0 and not g.mode & SECRET_OPEN:
            g.mode |= SECRET_OPEN
            g.tell(ALL, "secret-opens")
