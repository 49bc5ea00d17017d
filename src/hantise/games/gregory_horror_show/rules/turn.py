"""Chapters 6 and 8: a turn from its start to its end, rolls for movement and in Hell, and rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, NOBODY, Frame, Reason

from .. import refusals
from ..board import CARPET_OF, GUEST_GAME, KIND, TRIGGER
from ..cards import END, MOVE, START_OF_TURN
from ..components import FIGURES, LIMITS, POINTS
from ..notation import BLOW, RELEASE_PICK, ROLL, SACRIFICE
from ..state import MONSTERS_ONLY, NORMAL, WALK_OUT, House
from ..steps import low_blows, releasable, sacrificable
from .choosing import TurnAsk
from .fights import TurnMonster
from .guests import Release, ReleaseStep, low_blow, sacrifice
from .house import Arrives, CarpetDiscard, MysteryActs, MysteryGone, SecretOpens, win
from .moving import Act, PortalExit
from .windows import Poll, Rolled


@dataclass(eq=False)
class StartTurn(Frame):
    """GHS-TRN-2, GHS-TRN-3. What lasted until this player's next turn ends; the notes are cleared; W-START; then the turn."""

    def run(self, g: House) -> None:
        me = g.active
        g.turn += 1
        g.clear_turn()
        g.tolls = tuple(t for t in g.tolls if t[0] != me)
        g.tell(ALL, "turn", me, g.round)
        g.then(*PARTS[me])


@dataclass(eq=False)
class ChooseTurn(TurnAsk):
    """GHS-TRN-4, GHS-GTR-1, GHS-GTR-5, GHS-GSA-1. A normal turn (a Hell turn), a release, a sacrifice; before it a low blow."""

    def calm(self) -> bool:
        return True

    def run(self, g: House) -> None:
        if g.mode & GUEST_GAME:
            super().run(g)
        elif not g.out >> self.who & 1:
            self.resolve(g, ROLL)

    def options(self, g: House) -> list[int]:
        if not g.mode & GUEST_GAME:
            return [ROLL]
        me = self.who
        out = [ROLL]
        if g.flags >> me & 1 and not g.bound(me):
            out += [RELEASE_PICK + f for f in releasable(g, me)]
        return out + [SACRIFICE + f for f in sacrificable(g, me)] + low_blows(g, me)

    def resolve(self, g: House, pick: int) -> None:
        me = self.who
        if pick == ROLL:
            g.then(HellRoll((me,), ()) if g.bound(me) else MOVE_ROLLS[me])
        elif pick >= BLOW:
            low_blow(g, me, pick - BLOW)
            g.then(self)
        elif pick >= SACRIFICE:
            sacrifice(g, me, pick - SACRIFICE)
        else:
            g.tell(ALL, "tries-release", me, pick - RELEASE_PICK)
            g.then(Release((me,), (), pick - RELEASE_PICK))

    def default(self, g: House) -> int:
        return ROLL

    def rule(self) -> str:
        return "GHS-TRN-4"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("ChooseTurn-hell",) if g.bound(self.who) else ("ChooseTurn",)

    def tries(self, g: House) -> list[int]:
        if not g.guest_game():
            return g.options
        figures = range(len(FIGURES))
        own = [f for f in figures if g.owner[f] == self.who]
        tries = [RELEASE_PICK + f for f in own] + [SACRIFICE + f for f in own]
        return sorted({*g.options, *tries, *refusals.blows_to_try(g, self.who)})

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.kind_of_turn(g, self.who, pick)


@dataclass(eq=False)
class MoveRoll(Rolled):
    """GHS-TRN-5, GHS-MOV-1. The points of the turn; W-MOVE; then the movement phase."""

    def thrown(self, dice: tuple[int, ...]) -> Rolled:
        return MoveRoll(self.rollers, dice)

    def use(self, g: House) -> None:
        me = self.rollers[0]
        g.points, g.going = POINTS[self.dice[0]], NORMAL
        g.tell(ALL, "has-points", me, g.points)
        g.then(MOVE_POLL, ACTS[me])


@dataclass(eq=False)
class HellRoll(Rolled):
    """GHS-HEL-3, GHS-HEL-4. 7 or less: two points of the pawn's own. More: the pawn stays, and the points are for monsters."""

    def use(self, g: House) -> None:
        me = self.rollers[0]
        if self.dice[0] + 1 <= LIMITS["hell_escape_max_roll"]:
            g.points, g.going = LIMITS["hell_escape_spaces"], WALK_OUT
            g.free |= 1 << me
            g.tell(ALL, "may-leave-hell", me)
        else:
            g.hell_rolls[me] += 1
            if g.hell_rolls[me] >= LIMITS["hell_failed_turns"]:
                g.free |= 1 << me
            g.points = POINTS[self.dice[0]] if g.hell_points else 0
            g.going, g.stopped = MONSTERS_ONLY, True
            g.tell(ALL, "stays-in-hell", me, g.hell_rolls[me])
        g.then(Act(me))


@dataclass(eq=False)
class Pending(Frame):
    """GHS-TRN-7. What is pending is resolved: the mystery card, or the room combat."""

    who: int

    def run(self, g: House) -> None:
        g.points = 0
        if g.mystery >= 0:
            g.then(MysteryActs(self.who))
        elif g.combat >= 0:
            g.then(TurnMonster(self.who, g.combat))


@dataclass(eq=False)
class EndTurn(Frame):
    """GHS-TRN-8, GHS-CAR-2, GHS-GTR-4. Rest on a carpet; then the release flag."""

    who: int

    def run(self, g: House) -> None:
        me = self.who
        s = g.at[me]
        if g.lingering >= 0 and CARPET_OF[s] >= 0:
            rest = g.amount("carpet_rest")
            if rest:
                g.change_spooky(me, rest)
        if KIND[s] == TRIGGER and g.mode & GUEST_GAME and g.trapped(me):
            g.flags |= 1 << me


@dataclass(eq=False)
class NextTurn(Frame):
    """GHS-TRN-1, GHS-END-4. The next living player; a round ends when the turn passes the first player's seat. Before, what the
    death of the active player has left open of a mystery card: GHS-MYS-4, GHS-SEC-1."""

    def calm(self) -> bool:
        return True

    def run(self, g: House) -> None:
        if g.mystery >= 0:
            g.then(MysteryGone(), SecretOpens(), self)
            return
        seat = g.active
        while True:
            seat = (seat + 1) % g.seats
            if seat == g.first:
                if g.round >= g.max_rounds:
                    worn_out(g)
                    return
                g.round += 1
            if g.alive(seat):
                break
        g.active = seat
        g.then(START)


def worn_out(g: House) -> None:
    """GHS-END-4. Most rooms, then most life, then most spooky, then all of those."""
    living = g.order(0)
    worth = {s: (g.controlled(s), g.life[s], g.spooky[s]) for s in living}
    best = max(worth.values())
    g.tell(ALL, "worn-out", g.round)
    win(g, "rounds", [s for s in living if worth[s] == best])


# Frames never change, so the parts of every seat's turn are made once.
START: Final = StartTurn()
MOVE_POLL: Final = Poll(NOBODY, MOVE, 0)
ACTS: Final = [Act(me) for me in range(4)]
MOVE_ROLLS: Final = [MoveRoll((me,), ()) for me in range(4)]
START_POLL: Final = Poll(NOBODY, START_OF_TURN, 0)
END_POLL: Final = Poll(NOBODY, END, 0)
NEXT: Final = NextTurn()
PARTS: Final[list[tuple[Frame, ...]]] = [
    (START_POLL, ChooseTurn(me), Pending(me), END_POLL, EndTurn(me), NEXT) for me in range(4)
]

# GHS-TRN-9: what is dropped when the active player dies. What the death itself interrupts is finished.
OF_THE_TURN: Final[tuple[type, ...]] = (
    Poll, ChooseTurn, MoveRoll, HellRoll, Release, ReleaseStep, Act, PortalExit, Arrives, CarpetDiscard, Pending, EndTurn,
)  # fmt: skip
