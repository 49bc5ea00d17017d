"""Chapters 6 and 8: a turn from its start to its end, rolls for movement and in Hell, and rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, NOBODY, Frame
from hantise.core.menu import Deed, Menu, menu

from ..board import CARPET_OF, GUEST_GAME, KIND, TRIGGER
from ..components import LIMITS, POINTS
from ..state import MONSTERS_ONLY, NORMAL, WALK_OUT, House, changed
from .cards import END, MOVE, START_OF_TURN
from .entering import LowBlow
from .fights import TurnMonster
from .guests import Releasing, Sacrificing
from .house import Arrives, CarpetDiscard, MysteryActs, MysteryGone, SecretOpens
from .life import win
from .moving import Act
from .stepping import PortalExit, Release, ReleaseStep
from .windows import Poll, Rolled


@dataclass(eq=False)
class StartTurn(Frame[House]):
    """GHS-TRN-2, GHS-TRN-3. What lasted until this player's next turn ends; the notes are cleared; W-START; then the turn."""

    def run(self, g: House) -> None:
        me = g.active
        g.turn += 1
        g.clear_turn()
        g.tolls = tuple(t for t in g.tolls if t[0] != me)
        g.tell(ALL, "turn", me, g.round)
        g.then(*PARTS[me])


class Rolling(Deed[House, "ChooseTurn"]):
    """GHS-TRN-4, GHS-TRN-5. The turn is a normal one; in Hell a Hell turn."""

    span = 100  # room: the pick is 1, as 0 ends a movement phase
    form = "roll"

    def options(self, g: House, ask: ChooseTurn) -> list[int]:
        return [self.first + 1]

    def resolve(self, g: House, ask: ChooseTurn, n: int) -> None:
        me = ask.who
        g.then(HellRoll((me,), ()) if g.bound(me) else MOVE_ROLLS[me])

    def write(self, g: House, ask: ChooseTurn, n: int) -> str:
        return "roll"

    def label(self, g: House, ask: ChooseTurn, n: int) -> tuple[Any, ...]:
        return ("pick-roll",)


ROLLING: Final = Rolling()
RELEASING: Final = Releasing()
CHOSEN_BLOW: Final = LowBlow()


@dataclass(eq=False)
class ChooseTurn(Menu[House]):
    """GHS-TRN-4, GHS-GTR-1, GHS-GTR-5, GHS-GSA-1. A normal turn (a Hell turn), a release, a sacrifice; before it a low blow."""

    deeds = menu(ROLLING, RELEASING, Sacrificing(), CHOSEN_BLOW)

    def calm(self) -> bool:
        return True

    def run(self, g: House) -> None:
        if g.mode & GUEST_GAME:
            super().run(g)
        elif not g.out >> self.who & 1:
            ROLLING.resolve(g, self, 1)

    def default(self, g: House) -> int:
        return g.options[0]

    def rule(self) -> str:
        return "GHS-TRN-4"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("ChooseTurn-hell",) if g.bound(self.who) else ("ChooseTurn",)


@dataclass(eq=False)
class MoveRoll(Rolled):
    """GHS-TRN-5, GHS-MOV-1. The points of the turn; W-MOVE; then the movement phase."""

    def said(self) -> str:
        return "rolls-move"

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

    def said(self) -> str:
        return "rolls-hell"

    def use(self, g: House) -> None:
        me = self.rollers[0]
        if self.dice[0] + 1 <= LIMITS["hell_escape_max_roll"]:
            g.points, g.going = LIMITS["hell_escape_spaces"], WALK_OUT
            g.free |= 1 << me
            g.tell(ALL, "may-leave-hell", me)
        else:
            g.hell_rolls = changed(g.hell_rolls, me, g.hell_rolls[me] + 1)
            if g.hell_rolls[me] >= LIMITS["hell_failed_turns"]:
                g.free |= 1 << me
            g.points = POINTS[self.dice[0]] if g.hell_points else 0
            g.going, g.stopped = MONSTERS_ONLY, True
            g.tell(ALL, "stays-in-hell", me, g.hell_rolls[me])
        g.then(Act(me))


@dataclass(eq=False)
class Pending(Frame[House]):
    """GHS-TRN-7. What is pending is resolved: the mystery card, or the room combat."""

    who: int

    def run(self, g: House) -> None:
        g.points = 0
        if g.mystery >= 0:
            g.then(MysteryActs(self.who))
        elif g.combat >= 0:
            g.then(TurnMonster(self.who, g.combat))


@dataclass(eq=False)
class EndTurn(Frame[House]):
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
class NextTurn(Frame[House]):
    """GHS-TRN-1, GHS-END-4. The next living player; a round ends when the turn passes the first player's seat."""

    def calm(self) -> bool:
        return True

    def run(self, g: House) -> None:
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
PARTS: Final[list[tuple[Frame[House], ...]]] = [
    (START_POLL, ChooseTurn(me), Pending(me), END_POLL, EndTurn(me), NEXT) for me in range(4)
]

OF_THE_TURN: Final[tuple[type, ...]] = (
    Poll, ChooseTurn, MoveRoll, HellRoll, Release, ReleaseStep, Act, PortalExit, Arrives, CarpetDiscard, Pending, EndTurn,
)  # fmt: skip


def drop_turn(g: House) -> None:
    """GHS-TRN-9. The active player has died. What the death itself interrupts is finished, and his mystery card goes
    (GHS-MYS-4), before a waiting guest enters (GHS-GEN-7) where the turn passes on."""
    g.strike(OF_THE_TURN)
    if g.mystery >= 0:
        turn = g.coming(NextTurn)
        g.instead(turn, MysteryGone(), SecretOpens(), turn)
