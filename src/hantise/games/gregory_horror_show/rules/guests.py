"""Chapter 15, the guest monsters: how they come in, wait, are trapped and released, how they are sacrificed and leave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, NOBODY, Ask, Frame, Reason

from .. import notation, refusals
from ..board import ENTRANCES, LEVEL, RELEASE, STARTS, TRAPS, WAITING, pool
from ..components import FIGURES, LIMITS, MAIN
from ..notation import DECLINE, NARROW
from ..state import AWAY, GUEST, IN_PLAY, IS_WAITING, TRAPPED, House
from ..steps import guest_targets
from .choosing import SpaceAsk, StepAsk
from .moving import monster_goes
from .windows import Losses, Rolled


# ---------------------------------------------------------------------------------------------------------- coming in
def bring(g: House, me: int, figure: int) -> None:
    """GHS-GEN-4. The main figure's card leaves the own deck or discard and lies face up; a secondary one moves no card."""
    g.owner[figure] = me
    g.aboard |= 1 << figure
    if figure < MAIN:
        g.decks[me] &= ~(1 << figure)
        g.piles[me] &= ~(1 << figure)


def may_follow(g: House, seat: int, monster: int) -> list[int]:
    """GHS-GEN-3. Which of the two figures of a monster card that player could bring after a room victory."""
    free = g.free_of(STARTS)
    if g.in_play() >= LIMITS["guests_in_play_total"]:
        return []
    if not free and (len(g.waiting()) >= WAITING or not g.free_of(ENTRANCES)):
        return []
    return [f for f in (monster, monster + MAIN) if g.could_bring(seat, f)]


@dataclass(eq=False)
class RoomVictory(Ask):
    """GHS-GEN-1, GHS-GEN-2, GHS-GEN-5. From the loser's left, each player who could bring one of the two figures is asked; the
    first who accepts brings exactly one. A pick is DECLINE, or a figure and a start space: `notation.entry`."""

    loser: int
    monster: int
    passed: int

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

    def options(self, g: House) -> list[int]:
        free = g.free_of(STARTS)
        out = [DECLINE]
        for f in may_follow(g, self.who, self.monster):
            out += [notation.entry(f, s) for s in free] or [notation.entry(f, NOBODY)]
        return out

    def resolve(self, g: House, pick: int) -> None:
        if pick == DECLINE:
            g.then(self.but(who=NOBODY, passed=self.passed + 1))
            return
        figure, s = notation.entered(pick)
        bring(g, self.who, figure)
        if s >= 0:
            comes_in(g, figure, s)
        else:
            g.status[figure] = IS_WAITING
            g.put(figure + GUEST, g.free_of(ENTRANCES)[-1])
            g.tell(ALL, "guest-waits", self.who, figure)

    def opens(self, g: House) -> bool:
        return False

    def default(self, g: House) -> int:
        return DECLINE

    def rule(self) -> str:
        return "GHS-GEN-2"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("RoomVictory", self.loser, self.monster)

    def write(self, g: House, pick: int) -> str:
        return notation.entry_text(pick)

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        figure, s = notation.entered(pick)
        if pick == DECLINE:
            return ("pick-decline",)
        return ("pick-bring", figure, s) if s >= 0 else ("pick-bring-waiting", figure)

    def taps(self, g: House, pick: int) -> list[str]:
        return notation.entry_taps(pick)

    def tries(self, g: House) -> list[int]:
        free = g.free_of(STARTS) or [NOBODY]
        figures = (self.monster, self.monster + MAIN)
        return sorted({*g.options, *[notation.entry(f, s) for f in figures for s in free]})

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.no_guest(g, self.who, notation.entered(pick)[0])


def comes_in(g: House, figure: int, s: int) -> None:
    """GHS-GEN-5. On a monster start space: in play at once."""
    g.status[figure] = IN_PLAY
    g.put(figure + GUEST, s)
    g.tell(ALL, "guest-comes", g.owner[figure], figure, s)


@dataclass(eq=False)
class ComesIn(Frame):
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


def low_blow(g: House, me: int, coded: int) -> None:
    """GHS-GTR-1, GHS-GTR-2. 100 life; the figure is in the trap."""
    figure, s = coded // NARROW, TRAPS[coded % NARROW]
    g.blow = True
    g.fresh |= 1 << figure
    g.life[me] -= LIMITS["low_blow_cost"]
    bring(g, me, figure)
    g.status[figure] = TRAPPED
    g.put(figure + GUEST, s)
    g.tell(ALL, "low-blow", me, figure, s)


# ------------------------------------------------------------------------------------------------------------- release
@dataclass(eq=False)
class Release(Rolled):
    """GHS-GTR-5 to GHS-GTR-7. The roll for a trapped guest."""

    figure: int

    def use(self, g: House) -> None:
        me, f = self.rollers[0], self.figure
        level = LEVEL[g.at[f + GUEST]]
        need = g.ground_roll if level == 0 else RELEASE[level]
        if self.dice[0] + 1 <= need:
            g.status[f] = IN_PLAY
            g.tell(ALL, "released", me, f)
            g.then(ReleaseStep(me, f, LIMITS["release_spaces"], False))
        else:
            g.tell(ALL, "not-released", me, f)


@dataclass(eq=False)
class ReleaseStep(StepAsk):
    """GHS-GTR-6. The released guest is moved at once; the first step out of the trap is compulsory. A pick is a space + 1."""

    figure: int
    left: int
    moved: bool

    def calm(self) -> bool:
        return self.moved  # GHS-GEN-7: checked after every step

    def options(self, g: House) -> list[int]:
        if not self.left or g.status[self.figure] != IN_PLAY:
            return []
        steps = [t + 1 for t in guest_targets(g, self.who, self.figure)]
        return [0, *steps] if self.moved and steps else steps

    def resolve(self, g: House, pick: int) -> None:
        if not pick:
            return
        f, me = self.figure, self.who
        portal = notation.is_teleporter(pick - 1)
        monster_goes(g, me, f + GUEST, pick - 1, self.left - 1)
        if not portal:
            g.then(ReleaseStep(me, f, self.left - 1, True))

    def default(self, g: House) -> int:
        return g.options[0]

    def rule(self) -> str:
        return "GHS-GTR-6"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("ReleaseStep", self.figure, self.left)


# ----------------------------------------------------------------------------------------------------------- sacrifice
def sacrifice(g: House, me: int, figure: int) -> None:
    """GHS-GSA-1 to GHS-GSA-4. It is killed, and so is every other guest in reach; pawns in reach lose life together."""
    s = g.at[figure + GUEST]
    reached = pool(g.mode, s, g.acid_reach)
    g.acid = reached
    g.tell(ALL, "sacrifices", me, figure)
    for f in range(len(FIGURES)):
        if g.status[f] == IN_PLAY and g.at[f + GUEST] in reached:
            killed(g, f)
    hurt = [p for p in range(g.seats) if g.alive(p) and g.at[p] in reached]
    g.then(Losses(tuple((p, LIMITS["acid_damage"]) for p in hurt)))


def killed(g: House, figure: int) -> None:
    """GHS-GRM-1. Out for its owner for the whole game."""
    owner = g.owner[figure]
    g.dead[owner] |= 1 << figure
    g.tell(ALL, "guest-dies", owner, figure)
    leaves_board(g, figure)


def leaves_board(g: House, figure: int) -> None:
    """GHS-GRM-1, GHS-GRM-3. A main figure's card goes to its owner's monster discard."""
    if figure < MAIN:
        g.piles[g.owner[figure]] |= 1 << figure
    g.lift(figure + GUEST)
    g.status[figure], g.owner[figure] = AWAY, -1
    g.aboard &= ~(1 << figure)
    g.feet = tuple(x for x in g.feet if x[0] != figure)
