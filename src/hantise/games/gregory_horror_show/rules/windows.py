"""Chapter 12, the windows: who may play a card, when; and the dice that they guard.

A window is open to everybody by public facts only. At a table with people (poker face) whoever might hold a fitting card, as
far as all the others know, is asked; among bots only who has one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, NOBODY, PASS, Frame
from hantise.core.menu import menu

from ..components import FACES
from ..state import House
from . import cards
from .cards import COMBAT, DIE, END, START_OF_TURN, open_to
from .frames import Dice, Strengths
from .playing import CARDS_FROM, Passing, PlayingCard, Reaction

D20: Final = list(range(FACES))


@dataclass(eq=False)
class Rolled(Dice):
    """GHS-RXN-4. All dice of one event are thrown first, then one window opens for them together, then the sentence is run.
    `said()`: the message of each throw, which says what for."""

    def said(self) -> str:
        raise AssertionError(f"{type(self).__name__} does not say what its dice are for: write its said()")

    def run(self, g: House) -> None:
        if not self.dice and self.rollers:
            dice: tuple[int, ...] = ()
            for who in self.rollers:
                face = g.draw(D20[:], "die")
                dice = (*dice, face)
                g.tell(ALL, self.said(), who, face)
            g.dice = tuple(zip(self.rollers, dice, strict=True))
            roll = self.thrown(dice)
            if g.poker_face or cards.somebody(g, DIE):
                g.then(DIE_POLL, roll)
            else:  # nobody could be asked
                roll.use(g)
        else:
            self.use(g)

    def thrown(self, dice: tuple[int, ...]) -> Rolled:
        """This sentence with its dice on the table."""
        return self.but(dice=dice)

    def use(self, g: House) -> None:
        """What the dice do."""
        raise AssertionError(f"{type(self).__name__} does not say what its dice do: write its use()")


def reroll(g: House, which: int) -> None:
    """GHS-JUD-13. One die of the roll is thrown again."""
    roll = g.coming(Rolled)
    face = g.draw(D20[:], "die")
    who = roll.rollers[which]
    g.tell(ALL, "rolls-again", who, face, roll.dice[which])
    dice = (*roll.dice[:which], face, *roll.dice[which + 1 :])
    g.dice = tuple(zip(roll.rollers, dice, strict=True))
    g.instead(roll, roll.but(dice=dice))


@dataclass(eq=False)
class Poll(Reaction):
    """GHS-RXN-1, GHS-RXN-2. Beginning with the active player and going clockwise, each living player may play one card or pass;
    after a card the poll starts again. `when`: which window; `passed`: how many have passed in a row."""

    when: int
    passed: int

    deeds = menu(Passing(), PlayingCard())

    def calm(self) -> bool:
        return self.when in (START_OF_TURN, END)  # GHS-GEN-7

    def run(self, g: House) -> None:
        window, n = self.when, g.seats
        if not (g.poker_face or cards.somebody(g, window)):
            return
        for i in range(self.passed, n):
            seat = (g.active + i) % n
            if not g.hands[seat] or not (g.poker_face or open_to(g.hands[seat]) >> window & 1) or g.out >> seat & 1:
                continue
            found = cards.playable(g, seat, window, CARDS_FROM)
            if found or (g.poker_face and cards.might(g, seat, window)):
                g.asked = self.but(who=seat, passed=i)
                g.player = seat
                g.options = [PASS, *found]
                return

    def moment(self) -> int:
        return self.when

    def after_card(self) -> Frame[House]:
        return self.but(who=NOBODY, passed=0)

    def passes(self, g: House) -> None:
        g.then(self.but(who=NOBODY, passed=self.passed + 1))

    def opens(self, g: House) -> bool:
        return self.when in (START_OF_TURN, END)

    def rule(self) -> str:
        return cards.WINDOW_RULES[self.when]

    def window(self, g: House) -> str:
        """It concerns the active player, and in a fight its two sides."""
        name = cards.WINDOW_NAMES[self.when]
        own = self.who == g.active
        if self.when == COMBAT and not own:
            c = g.coming(Strengths)
            own = self.who in (c.a, c.b)
        return name + "!" if own else name

    def question(self, g: House) -> tuple[Any, ...]:
        name = "Poll-" + cards.WINDOW_NAMES[self.when]
        if self.when != COMBAT:
            return (name,)
        c = g.coming(Strengths)  # GHS-RXN-7: the standing is public
        return (name, c.strength_a(g), c.strength_b())


DIE_POLL: Final = Poll(NOBODY, DIE, 0)  # frames never change: one is enough
