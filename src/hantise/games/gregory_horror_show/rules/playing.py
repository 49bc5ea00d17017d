"""Chapter 12, a judgment card is played: shown, perhaps cancelled, acting, discarded. One deed that windows and turns share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import NOBODY, PASS, Frame, Reason
from hantise.core.menu import Deed, Menu, menu

from ..board import CONTROLS, ROOMS
from ..components import CARD_EFFECTS, CARDS
from ..notation import LETTERS, space
from ..state import House
from . import cards
from .cards import AIM, CARD_AT_STAKE, NO_TARGET, NOTHING, PAIR, ROOM, SEAT, SHOVE, SPACE, SPAN, THROWN
from .choosing import of_kind
from .frames import Does

CARDS_FROM: Final = 100_000  # the first pick of a card, the same in every menu: below it there is room for other deeds


class CardMenu(Menu[House]):
    """A decision in which judgment cards may be played."""

    def moment(self) -> int:
        """The window that it is, as far as cards are concerned."""
        raise AssertionError(f"{type(self).__name__} does not say which window it is: write its moment()")

    def after_card(self) -> Frame[House] | None:
        """What comes when the card has been played."""
        return None


class PlayingCard(Deed[House, CardMenu]):
    """GHS-JUD-3, GHS-JUD-4, GHS-JUD-6. A judgment card is played, at a target named with it. n: the card and its target, see
    cards.py."""

    span = len(CARDS) * SPAN
    form = "<card> <target>"

    def options(self, g: House, ask: CardMenu) -> list[int]:
        me = ask.who
        return cards.playable(g, me, ask.moment(), self.first)

    def resolve(self, g: House, ask: CardMenu, n: int) -> None:
        card, target = n // SPAN, n % SPAN
        g.lay_open(ask.who, card)
        g.shown = (*g.shown, card)
        cards.tell(g, ask.who, card, target)
        g.then(Challenge(NOBODY, ask.who, 1), Acts(ask.who, card, target), PutAway(card))
        after = ask.after_card()
        if after is not None:
            g.then(after)

    def write(self, g: House, ask: CardMenu, n: int) -> str:
        return " ".join([CARDS[n // SPAN], *aimed(n)])

    def label(self, g: House, ask: CardMenu, n: int) -> tuple[Any, ...]:
        """With what it is aimed at."""
        k, target = n // SPAN, n % SPAN
        aim = AIM[k] if target != NO_TARGET else NOTHING
        if aim == SEAT:
            return ("pick-card-seat", k, target)
        if aim == SPACE:
            return ("pick-card-space", k, target)
        if aim == ROOM:
            return ("pick-card-room", k, target)
        if aim == THROWN:
            return ("pick-card-die", k, target + 1)
        if aim == SHOVE:
            return ("pick-card-shove", k, target // PAIR, target % PAIR)
        return ("pick-card", k)

    def taps(self, g: House, ask: CardMenu, n: int) -> list[str]:
        """The card, then what it is aimed at; an enemy also by the space of the pawn."""
        k, target = n // SPAN, n % SPAN
        aim, words = AIM[k] if target != NO_TARGET else NOTHING, aimed(n)
        out = [" ".join([CARDS[k], *words])]
        if aim == SEAT:
            out.append(f"{CARDS[k]} {space(g.at[target])}")
        elif aim == ROOM:
            out.append(f"{CARDS[k]} {space(CONTROLS[target])}")
        elif aim == THROWN:
            return []
        elif aim == SHOVE:
            out.append(f"{CARDS[k]} {space(g.at[target // PAIR])} {words[1]}")
        return out

    def tries(self, g: House, ask: CardMenu) -> list[int]:
        """The cards of the hand; one that has no legal target without a target."""
        own = of_kind(self, g.options)
        legal = {(p - self.first) // SPAN for p in own}
        held = [self.first + k * SPAN + NO_TARGET for k in sorted(set(g.hands[ask.who])) if k not in legal]
        return sorted(own + held)

    def against(self, g: House, ask: CardMenu, n: int) -> Reason | None:
        """GHS-JUD-4."""
        if self.first + n in g.options:
            return None
        k, window = n // SPAN, ask.moment()
        if not cards.WINDOWS[k] >> window & 1:
            return Reason(cards.WINDOW_RULES[window], ("not-that-window", k))
        timing = cards.TIMING[k]
        if timing == "own_turn" and ask.who != g.active:
            return Reason("GHS-JUD-4", ("not-your-turn", k))
        if timing in ("move_own", "move_enemy"):
            return Reason("GHS-RXN-5", ("not-that-roll", k))
        if timing in ("combat_own", "combat_enemy"):
            return Reason("GHS-RXN-7", ("not-that-side", k))
        return Reason("GHS-JUD-4", ("no-target", k))


def aimed(n: int) -> list[str]:
    """The words of what a card is aimed at."""
    aim, target = AIM[n // SPAN], n % SPAN
    if target == NO_TARGET:
        return []
    if aim == SEAT:
        return [LETTERS[target]]
    if aim == SPACE:
        return [space(target)]
    if aim == ROOM:
        return [ROOMS[target]]
    if aim == THROWN:
        return [str(target + 1)]
    if aim == SHOVE:
        return [LETTERS[target // PAIR], space(target % PAIR)]
    return []


@dataclass(eq=False)
class Acts(Frame[House]):
    """A judgment card acts: GHS-JUD-10 to GHS-JUD-26."""

    me: int
    card: int
    target: int

    def run(self, g: House) -> None:
        g.then(*[Does(self.me, e, self.target) for e in CARD_EFFECTS[self.card]])


@dataclass(eq=False)
class PutAway(Frame[House]):
    """GHS-JUD-3. A played card goes to the discard when it has acted or was cancelled."""

    card: int

    def run(self, g: House) -> None:
        shown = list(g.shown)
        shown.remove(self.card)
        g.shown = tuple(shown)
        g.put_away(self.card)


# ----------------------------------------------------------------------------------------------------------- reactions
class Reaction(CardMenu):
    """What all windows share: a card or a pass."""

    def secret(self) -> bool:
        return True

    def opens(self, g: House) -> bool:
        return False

    def default(self, g: House) -> int:
        return PASS

    def passes(self, g: House) -> None:
        """The seat plays nothing."""


class Passing(Deed[House, Reaction]):
    """To let pass what a window guards. Always legal, and the pick PASS."""

    span = CARDS_FROM
    form = "pass"
    idle = True

    def options(self, g: House, ask: Reaction) -> list[int]:
        return [PASS]

    def resolve(self, g: House, ask: Reaction, n: int) -> None:
        ask.passes(g)

    def write(self, g: House, ask: Reaction, n: int) -> str:
        return "pass"

    def label(self, g: House, ask: Reaction, n: int) -> tuple[Any, ...]:
        return ("pick-pass",)


@dataclass(eq=False)
class Challenge(Reaction):
    """GHS-RXN-9. The enemies of a card's player are asked clockwise whether they cancel it; the first who does ends it."""

    me: int
    passed: int

    deeds = menu(Passing(), PlayingCard())

    def run(self, g: House) -> None:
        n = g.seats
        for i in range(self.passed, n):
            seat = (self.me + i) % n
            if g.out >> seat & 1 or not g.hands[seat]:
                continue
            found = cards.playable(g, seat, CARD_AT_STAKE, CARDS_FROM)
            if found or (g.poker_face and cards.might(g, seat, CARD_AT_STAKE)):
                g.asked = self.but(who=seat, passed=i)
                g.player = seat
                g.options = [PASS, *found]
                return

    def moment(self) -> int:
        return CARD_AT_STAKE

    def passes(self, g: House) -> None:
        g.then(self.but(who=NOBODY, passed=self.passed + 1))

    def rule(self) -> str:
        return "GHS-RXN-9"

    def window(self, g: House) -> str:
        return "card!"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("Challenge", self.me, g.shown[-1])
