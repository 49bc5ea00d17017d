"""Chapter 12, the windows: who may play a card, when. And what they guard: dice, cards, losses of life.

A window is open to everybody by public facts only. At a table with people (poker face) whoever might hold a fitting card, as
far as all the others know, is asked; among bots only who has one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, NOBODY, PASS, Ask, Frame, Reason

from .. import cards, notation, refusals
from ..cards import CARD_AT_STAKE, COMBAT, DIE, END, LOSS, START_OF_TURN
from ..components import FACES
from ..state import House


@dataclass(eq=False)
class Rolled(Frame):
    """A sentence that begins with dice. `rollers`: who throws each; `dice`: their faces, 0 to 19; () before they are thrown.

    GHS-RXN-4: all dice of one event are thrown first, then one window opens for them together, then the sentence is run.
    """

    rollers: tuple[int, ...]
    dice: tuple[int, ...]

    def run(self, g: House) -> None:
        if not self.dice and self.rollers:
            dice: list[int] = []
            for who in self.rollers:
                face = g.draw(list(range(FACES)), "die")
                dice.append(face)
                g.tell(ALL, "rolls", who, face)
            g.dice = tuple(zip(self.rollers, dice, strict=True))
            roll = self.thrown(tuple(dice))
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
    face = g.draw(list(range(FACES)), "die")
    who = roll.rollers[which]
    g.tell(ALL, "rolls", who, face)
    dice = (*roll.dice[:which], face, *roll.dice[which + 1 :])
    g.dice = tuple(zip(roll.rollers, dice, strict=True))
    g.instead(roll, roll.but(dice=dice))


class Reaction(Ask):
    """What all windows share: a card or a pass."""

    def secret(self) -> bool:
        return True

    def opens(self, g: House) -> bool:
        return False

    def default(self, g: House) -> int:
        return PASS

    def write(self, g: House, pick: int) -> str:
        return notation.write(pick) if pick != PASS else "pass"

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return notation.label(g, pick) if pick != PASS else ("pick-pass",)

    def taps(self, g: House, pick: int) -> list[str]:
        return notation.taps(g, pick) if pick != PASS else []

    def tries(self, g: House) -> list[int]:
        return sorted({*g.options, *refusals.cards_held(g, self.who)})


@dataclass(eq=False)
class Poll(Reaction):
    """GHS-RXN-1, GHS-RXN-2. Beginning with the active player and going clockwise, each living player may play one card or pass;
    after a card the poll starts again. `when`: which window; `passed`: how many have passed in a row."""

    when: int
    passed: int

    def calm(self) -> bool:
        return self.when in (START_OF_TURN, END)  # GHS-GEN-7

    def run(self, g: House) -> None:
        window, n = self.when, g.seats
        for i in range(self.passed, n):
            seat = (g.active + i) % n
            if not g.hands[seat] or not (g.poker_face or cards.open_to(g.hands[seat]) >> window & 1) or g.out >> seat & 1:
                continue
            found = cards.playable(g, seat, window)
            if found or (g.poker_face and cards.might(g, seat, window)):
                g.asked = self.but(who=seat, passed=i)
                g.player = seat
                g.options = [PASS, *found]
                return

    def options(self, g: House) -> list[int]:
        return [PASS, *cards.playable(g, self.who, self.when)]

    def resolve(self, g: House, pick: int) -> None:
        if pick == PASS:
            g.then(self.but(who=NOBODY, passed=self.passed + 1))
        else:
            play(g, self.who, pick, self.but(who=NOBODY, passed=0))

    def opens(self, g: House) -> bool:
        return self.when in (START_OF_TURN, END)

    def rule(self) -> str:
        return cards.WINDOW_RULES[self.when]

    def window(self, g: House) -> str:
        """It concerns the active player, and in a fight its two sides."""
        name = cards.WINDOW_NAMES[self.when]
        own = self.who == g.active
        if self.when == COMBAT and not own:
            from .fights import Combat

            c = g.coming(Combat)
            own = self.who in (c.a, c.b)
        return name + "!" if own else name

    def question(self, g: House) -> tuple[Any, ...]:
        name = "Poll-" + cards.WINDOW_NAMES[self.when]
        if self.when != COMBAT:
            return (name,)
        from .fights import Combat

        c = g.coming(Combat)  # GHS-RXN-7: the standing is public
        return (name, c.strength_a(g), c.strength_b())

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.card(g, self.who, pick, self.when)


DIE_POLL: Final = Poll(NOBODY, DIE, 0)  # frames never change: one is enough


# ------------------------------------------------------------------------------------------------------------------ a card
def play(g: House, me: int, pick: int, *after: Frame) -> None:
    """GHS-JUD-3, GHS-JUD-6, GHS-RXN-9. The card is shown with its targets; its player's enemies may cancel it; it acts; it goes
    to the discard; then comes what follows."""
    card, target = cards.unpacked(pick)
    g.lay_open(me, card)
    g.shown = (*g.shown, card)
    cards.tell(g, me, card, target)
    g.then(Challenge(NOBODY, me, 1), Acts(me, card, target), PutAway(card), *after)


@dataclass(eq=False)
class Challenge(Reaction):
    """GHS-RXN-9. The enemies of a card's player are asked clockwise whether they cancel it; the first who does ends it."""

    me: int
    passed: int

    def run(self, g: House) -> None:
        n = g.seats
        for i in range(self.passed, n):
            seat = (self.me + i) % n
            if g.out >> seat & 1 or not g.hands[seat]:
                continue
            found = cards.cancels(g, seat)
            if found or (g.poker_face and cards.might(g, seat, CARD_AT_STAKE)):
                g.asked = self.but(who=seat, passed=i)
                g.player = seat
                g.options = [PASS, *found]
                return

    def options(self, g: House) -> list[int]:
        return [PASS, *cards.cancels(g, self.who)]

    def resolve(self, g: House, pick: int) -> None:
        if pick == PASS:
            g.then(self.but(who=NOBODY, passed=self.passed + 1))
        else:
            play(g, self.who, pick)

    def rule(self) -> str:
        return "GHS-RXN-9"

    def window(self, g: House) -> str:
        return "card!"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("Challenge", self.me, g.shown[-1])

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.card(g, self.who, pick, CARD_AT_STAKE)


@dataclass(eq=False)
class Acts(Frame):
    """A judgment card acts: GHS-JUD-10 to GHS-JUD-26."""

    me: int
    card: int
    target: int

    def run(self, g: House) -> None:
        from .effects import effects_of_card

        g.then(*effects_of_card(self.me, self.card, self.target))


@dataclass(eq=False)
class PutAway(Frame):
    """GHS-JUD-3. A played card goes to the discard when it has acted or was cancelled."""

    card: int

    def run(self, g: House) -> None:
        shown = list(g.shown)
        shown.remove(self.card)
        g.shown = tuple(shown)
        g.put_away(self.card)


# ----------------------------------------------------------------------------------------------------------- loss of life
@dataclass(eq=False)
class Losses(Frame):
    """GHS-RXN-8. Players are about to lose life, together. Each is asked, in turn order; then all lose."""

    amounts: tuple[tuple[int, int], ...]  # seat, how much

    def run(self, g: House) -> None:
        losing = [(s, n) for s in g.order(g.active) for t, n in self.amounts if s == t and n > 0]
        if losing:
            g.then(*[Brace(s) for s, _ in losing], Suffer(tuple(losing)))


@dataclass(eq=False)
class Brace(Reaction):
    """GHS-RXN-8. The victim of a loss may play cards until he passes or nothing is left to lose."""

    def run(self, g: House) -> None:
        if g.out >> self.who & 1 or not g.hands[self.who] or not at_stake(g, self.who):
            return
        found = cards.playable(g, self.who, LOSS)
        if found or (g.poker_face and cards.might(g, self.who, LOSS)):
            g.asked, g.player, g.options = self, self.who, [PASS, *found]

    def options(self, g: House) -> list[int]:
        return [PASS, *cards.playable(g, self.who, LOSS)]

    def resolve(self, g: House, pick: int) -> None:
        if pick != PASS:
            play(g, self.who, pick, self)

    def rule(self) -> str:
        return "GHS-RXN-8"

    def window(self, g: House) -> str:
        return "loss!"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("Brace", at_stake(g, self.who), g.life[self.who])

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.card(g, self.who, pick, LOSS)


def at_stake(g: House, seat: int) -> int:
    """How much the seat is about to lose."""
    for s, n in g.coming(Suffer).amounts:
        if s == seat:
            return n
    return 0


def soften(g: House, seat: int, n: int) -> None:
    """GHS-JUD-16. The loss about to happen is smaller, not below 0."""
    suffer = g.coming(Suffer)
    g.instead(suffer, suffer.but(amounts=tuple((s, max(0, m - n) if s == seat else m) for s, m in suffer.amounts)))


@dataclass(eq=False)
class Suffer(Frame):
    """GHS-RXN-8. All losses are applied together; who has no life left is out of the game."""

    amounts: tuple[tuple[int, int], ...]

    def run(self, g: House) -> None:
        from .house import die

        for s, n in self.amounts:
            lost = min(n, g.life[s])  # nobody has less than 0: GHS-CMP-5
            if lost > 0:
                g.life[s] -= lost
                g.tell(ALL, "loses-life", s, lost, g.life[s])
        fallen = [s for s, _ in self.amounts if g.life[s] == 0 and not g.out >> s & 1]
        if fallen:
            die(g, fallen)
