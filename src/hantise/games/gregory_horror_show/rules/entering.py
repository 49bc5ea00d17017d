"""Chapter 15, the guest monsters: how they come in by a room victory or a low blow, wait, and leave the board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hantise.core.frame import ALL, NOBODY, Ask, Frame, Reason
from hantise.core.menu import Deed, Menu, menu

from ..board import ENTRANCES, GUEST_GAME, STARTS, TRAPS, WAITING
from ..components import FIGURES, LIMITS, MAIN
from ..notation import space
from ..state import ALL_GUESTS, AWAY, GUEST, IN_PLAY, IS_WAITING, TRAPPED, House, changed, members
from ..steps import must_leave
from .choosing import SpaceAsk

WIDE: Final = 1000  # a figure and a space: figure * WIDE + space
NARROW: Final = 8  # a figure and a trap
LEAST_LIFE: Final[int] = LIMITS["low_blow_min_life"]


def bring(g: House, me: int, figure: int) -> None:
    """GHS-GEN-4. The main figure's card leaves the own deck or discard and lies face up; a secondary one moves no card."""
    g.owner = changed(g.owner, figure, me)
    g.aboard |= 1 << figure
    if figure < MAIN:
        g.decks = changed(g.decks, me, g.decks[me] & ~(1 << figure))
        g.piles = changed(g.piles, me, g.piles[me] & ~(1 << figure))


def no_guest(g: House, me: int, f: int) -> Reason:
    """GHS-GEN-3. Why the player cannot bring that figure."""
    if not g.rosters[me] >> f & 1:
        return Reason("GHS-GEN-3", ("not-in-roster", f))
    if g.dead[me] >> f & 1:
        return Reason("GHS-GRM-1", ("has-died", f))
    if g.status[f]:
        return Reason("GHS-GEN-3", ("on-the-board", f))
    if g.in_play(me) >= g.cap():
        return Reason("GHS-VAR-2", ("guests-enough", g.cap(), ALL_GUESTS))
    return Reason("GHS-GEN-3", ("card-removed", f))


# ---------------------------------------------------------------------------------------------------------- room victory
def may_follow(g: House, seat: int, monster: int) -> list[int]:
    """GHS-GEN-3. Which of the two figures of a monster card that player could bring after a room victory."""
    free = g.free_of(STARTS)
    if g.in_play() >= ALL_GUESTS:
        return []
    if not free and (len(g.waiting()) >= WAITING or not g.free_of(ENTRANCES)):
        return []
    return [f for f in (monster, monster + MAIN) if g.could_bring(seat, f)]


class Declining(Deed[House, "RoomVictory"]):
    """GHS-GEN-2. The player brings none; the next is asked."""

    span = 1000  # room
    form = "decline"
    idle = True

    def options(self, g: House, ask: RoomVictory) -> list[int]:
        return [self.first]

    def resolve(self, g: House, ask: RoomVictory, n: int) -> None:
        g.then(ask.but(who=NOBODY, passed=ask.passed + 1))

    def write(self, g: House, ask: RoomVictory, n: int) -> str:
        return "decline"

    def label(self, g: House, ask: RoomVictory, n: int) -> tuple[Any, ...]:
        return ("pick-decline",)


class Bringing(Deed[House, "RoomVictory"]):
    """GHS-GEN-2, GHS-GEN-5. One of the two figures comes in, or waits. n: the figure * WIDE, and the start space + 1; 0: it
    must wait."""

    span = len(FIGURES) * WIDE
    form = "bring <figure> <space>"

    def options(self, g: House, ask: RoomVictory) -> list[int]:
        return self.ways_in(g, may_follow(g, ask.who, ask.monster))

    def ways_in(self, g: House, figures: list[int]) -> list[int]:
        """Each of the figures, on each free monster start space."""
        free = [s + 1 for s in g.free_of(STARTS)] or [0]
        return [self.first + f * WIDE + s for f in figures for s in free]

    def resolve(self, g: House, ask: RoomVictory, n: int) -> None:
        figure, s = n // WIDE, n % WIDE - 1
        bring(g, ask.who, figure)
        if s >= 0:
            comes_in(g, figure, s)
        else:
            g.status = changed(g.status, figure, IS_WAITING)
            g.put(figure + GUEST, g.free_of(ENTRANCES)[-1])
            g.tell(ALL, "guest-waits", ask.who, figure)

    def write(self, g: House, ask: RoomVictory, n: int) -> str:
        figure, s = FIGURES[n // WIDE], n % WIDE - 1
        return f"bring {figure} {space(s)}" if s >= 0 else f"bring {figure}"

    def label(self, g: House, ask: RoomVictory, n: int) -> tuple[Any, ...]:
        figure, s = n // WIDE, n % WIDE - 1
        return ("pick-bring", figure, s) if s >= 0 else ("pick-bring-waiting", figure)

    def taps(self, g: House, ask: RoomVictory, n: int) -> list[str]:
        figure, s = FIGURES[n // WIDE], n % WIDE - 1
        return [f"{figure} {space(s)}", f"{space(s)} {figure}"] if s >= 0 else [figure]

    def tries(self, g: House, ask: RoomVictory) -> list[int]:
        return self.ways_in(g, [ask.monster, ask.monster + MAIN])

    def against(self, g: House, ask: RoomVictory, n: int) -> Reason | None:
        return None if self.first + n in g.options else no_guest(g, ask.who, n // WIDE)


BRINGING: Final = Bringing()


@dataclass(eq=False)
class RoomVictory(Menu[House]):
    """GHS-GEN-1, GHS-GEN-2. From the loser's left, each player who could bring one of the two figures is asked; the first who
    accepts brings exactly one."""

    loser: int
    monster: int
    passed: int

    deeds = menu(Declining(), BRINGING)

    def run(self, g: House) -> None:
        if not g.guest_game():
            return
        for i in range(self.passed, g.seats):
            seat = (self.loser + i) % g.seats
            if not g.out >> seat & 1 and may_follow(g, seat, self.monster):
                g.asked = self.but(who=seat, passed=i)
                g.player = seat
                g.options = g.asked.options(g)
                return

    def opens(self, g: House) -> bool:
        return False

    def default(self, g: House) -> int:
        return g.options[0]

    def rule(self) -> str:
        return "GHS-GEN-2"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("RoomVictory", self.loser, self.monster)


# --------------------------------------------------------------------------------------------------------------- waiting
def comes_in(g: House, figure: int, s: int) -> None:
    """GHS-GEN-5. On a monster start space: in play at once."""
    g.status = changed(g.status, figure, IN_PLAY)
    g.put(figure + GUEST, s)
    g.tell(ALL, "guest-comes", g.owner[figure], figure, s)


@dataclass(eq=False)
class ComesIn(Frame[House]):
    """GHS-GEN-7. A waiting guest enters as soon as a monster start space is free; its owner chooses if both are."""

    figure: int

    def run(self, g: House) -> None:
        g.then(WhichStart(g.owner[self.figure], self.figure))


@dataclass(eq=False)
class WhichStart(SpaceAsk):
    """GHS-GEN-7. Which monster start space; then the other waiting guests shift to the right."""

    figure: int

    def options(self, g: House) -> list[int]:
        return g.free_of(STARTS)

    def resolve(self, g: House, pick: int) -> None:
        comes_in(g, self.figure, pick)
        rest = g.waiting()
        for f in rest:
            g.lift(f + GUEST)
        for f, s in zip(rest, g.free_of(ENTRANCES)[::-1], strict=False):
            g.put(f + GUEST, s)

    def rule(self) -> str:
        return "GHS-GEN-7"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("WhichStart", self.figure)


# -------------------------------------------------------------------------------------------------------------- low blow
class LowBlow(Deed[House, Ask[House]]):
    """GHS-GTR-1, GHS-GTR-2. For 100 life a figure comes into a trap. n: the figure * NARROW, and the trap."""

    span = 40_000  # room
    form = "low_blow <figure> <space>"

    def options(self, g: House, ask: Ask[House]) -> list[int]:
        me = ask.who
        if not g.mode & GUEST_GAME or g.blow or g.combat >= 0 or g.mystery >= 0 or g.life[me] < LEAST_LIFE:
            return []
        on, free, bit = g.on, 0, 1
        for s in TRAPS:
            if on[s] < 0:
                free |= bit
            bit <<= 1
        if not free or g.in_play(me) >= g.cap() or (g.evicted[me] >= 0 and must_leave(g, me)):
            return []
        return blows_of(self.first, g.could_bring_any(me), free)

    def resolve(self, g: House, ask: Ask[House], n: int) -> None:
        """Paid and made; then the same decision again."""
        me, figure, s = ask.who, n // NARROW, TRAPS[n % NARROW]
        g.blow = True
        g.fresh |= 1 << figure
        g.life[me] -= LIMITS["low_blow_cost"]
        bring(g, me, figure)
        g.status = changed(g.status, figure, TRAPPED)
        g.put(figure + GUEST, s)
        g.tell(ALL, "low-blow", me, figure, s)
        g.then(ask)

    def write(self, g: House, ask: Ask[House], n: int) -> str:
        return f"low_blow {FIGURES[n // NARROW]} {space(TRAPS[n % NARROW])}"

    def label(self, g: House, ask: Ask[House], n: int) -> tuple[Any, ...]:
        return ("pick-blow", n // NARROW, TRAPS[n % NARROW])

    def taps(self, g: House, ask: Ask[House], n: int) -> list[str]:
        figure, trap = FIGURES[n // NARROW], space(TRAPS[n % NARROW])
        return [f"{figure} {trap}", f"{trap} {figure}"]  # a figure in the trap stands for the low blow

    def tries(self, g: House, ask: Ask[House]) -> list[int]:
        """Each figure of the roster into each trap space."""
        return blows_of(self.first, g.rosters[ask.who], (1 << len(TRAPS)) - 1) if g.guest_game() else []

    def against(self, g: House, ask: Ask[House], n: int) -> Reason | None:
        me, f = ask.who, n // NARROW
        if self.first + n in g.options:
            return None
        if must_leave(g, me):
            return Reason("GHS-MOV-9", ("must-leave", g.evicted[me]))
        if g.blow:
            return Reason("GHS-GTR-1", ("blow-made",))
        if g.combat >= 0 or g.mystery >= 0:
            return Reason("GHS-GTR-1", ("blow-pending",))
        if g.life[me] < LEAST_LIFE:
            return Reason("GHS-GTR-1", ("blow-life", g.life[me], LEAST_LIFE))
        if not g.could_bring(me, f):
            return no_guest(g, me, f)
        return Reason("GHS-GTR-1", ("taken", TRAPS[n % NARROW]))


@cache
def blows_of(first: int, figures: int, traps: int) -> list[int]:
    """The picks of a low blow by one of these figures into one of these traps; both bit sets."""
    return [first + f * NARROW + i for f in members(figures) for i in members(traps)]


# --------------------------------------------------------------------------------------------------------------- leaving
def killed(g: House, figure: int) -> None:
    """GHS-GRM-1. Out for its owner for the whole game."""
    owner = g.owner[figure]
    g.dead = changed(g.dead, owner, g.dead[owner] | 1 << figure)
    g.tell(ALL, "guest-dies", owner, figure)
    leaves_board(g, figure)


def leaves_board(g: House, figure: int) -> None:
    """GHS-GRM-1, GHS-GRM-3. A main figure's card goes to its owner's monster discard."""
    if figure < MAIN:
        owner = g.owner[figure]
        g.piles = changed(g.piles, owner, g.piles[owner] | 1 << figure)
    g.lift(figure + GUEST)
    g.status, g.owner = changed(g.status, figure, AWAY), changed(g.owner, figure, -1)
    g.aboard &= ~(1 << figure)
    g.feet = tuple(x for x in g.feet if x[0] != figure)
