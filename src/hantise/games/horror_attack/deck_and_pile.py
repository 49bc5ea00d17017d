"""HA-EFF-13, HA-EFF-17, HA-EFF-18. What abilities do to the deck and the discard pile."""

from __future__ import annotations

from dataclasses import dataclass

from hantise.core.frame import ALL, Frame, Reason
from hantise.core.menu import menu

from .components import bits, kinds_of
from .hands import OfHand
from .in_play import unlike
from .rules import NOTHING, Effect, OfKind, Refraining, after_draw, nothing_done
from .state import Table
from .story import ORDER, TAKE, lifted


# ------------------------------------------------------------------------------------------------------------ the discard pile
@dataclass(eq=False)
class FromPile(Effect):
    """HA-DEC-12. A card of the discard pile. `may`: or nothing."""

    what: int
    may: bool

    def free(self, g: Table) -> bool:
        return self.may

    def run(self, g: Table) -> None:
        options = self.options(g)
        if len(options) > 1:
            g.asked, g.player, g.options = self, self.who, options
        elif options and options[0] != NOTHING:
            self.resolve(g, options[0])
        else:
            nothing_done(g, self.who)


class OfPile(OfKind):
    """What is done to a card of the discard pile. n: the card."""

    says = "pick-from-pile"

    def where(self, ask: FromPile) -> str:
        return "pile."

    def options(self, g: Table, ask: FromPile) -> list[int]:
        return [self.first + kind for kind in kinds_of(bits(list(g.pile)) & ask.what)]

    def against(self, g: Table, ask: FromPile, n: int) -> Reason | None:
        if n not in g.pile:
            return Reason(ask.rule(), ("not-in-pile", n))
        return None if ask.what >> n & 1 else unlike(ask.what, n)


class Retrieving(OfPile):
    """HA-EFF-17. It comes to the hand."""

    def resolve(self, g: Table, ask: FromPile, n: int) -> None:
        g.take_from_pile(n)
        g.pick_up(ask.who, n)
        g.tell(ALL, "retrieves", ask.who, n)


@dataclass(eq=False)
class Retrieve(FromPile):
    """HA-EFF-17, HA-CRD-16, HA-EXP-12. A card of the discard pile comes to your hand; skipped where that is full."""

    deeds = menu(Refraining(), Retrieving())

    def options(self, g: Table) -> list[int]:
        return [] if g.full(self.who) else FromPile.options(self, g)

    def rule(self) -> str:
        return "HA-EFF-17"


class Reviving(OfPile):
    """HA-EFF-18, HA-PLY-8. It comes to the own area; its steps are not resolved."""

    def resolve(self, g: Table, ask: FromPile, n: int) -> None:
        g.take_from_pile(n)
        g.area[ask.who] = (*g.area[ask.who], n)
        g.tell(ALL, "revives", ask.who, n)


@dataclass(eq=False)
class Revive(FromPile):
    """HA-EFF-18, HA-CRD-17, HA-PLY-8. A card of the discard pile comes to your area; its steps are not resolved."""

    deeds = menu(Refraining(), Reviving())

    def rule(self) -> str:
        return "HA-EFF-18"


# ---------------------------------------------------------------------------------------------------------- the top of the deck
@dataclass(eq=False)
class Dig(Frame[Table]):
    """HA-EFF-13. Look at the top cards, take one, put the others back; skipped where the hand is full or the own deck
    empty."""

    who: int
    count: int

    def run(self, g: Table) -> None:
        deck = g.own(self.who)
        n = min(self.count, g.left(deck))
        if g.full(self.who) or not n:
            g.tell(ALL, "draws-nothing", self.who)
            return
        g.tell(ALL, "digs", self.who, n)
        g.look_at_top(self.who, deck, n)
        for kind in g.top[deck][:n]:
            g.show(1 << self.who, "sees-card", kind)
        g.then(DigTake(self.who, n), Arrange(self.who, n - 1, 0))


@dataclass(eq=False)
class OfTop(OfHand):
    """A choice among the `n` cards on top of the deck that the seat is looking at."""

    n: int

    def cards(self, g: Table) -> tuple[int, ...]:
        """Those among which it is made, the top one first."""
        return g.top[g.own(self.who)][: self.n]

    def rule(self) -> str:
        return "HA-EFF-13"


class OnTop(OfKind):
    """What is done to one of the cards that are being looked at. n: the card."""

    def where(self, ask: OfTop) -> str:
        return "top."

    def options(self, g: Table, ask: OfTop) -> list[int]:
        return [self.first + kind for kind in sorted(set(ask.cards(g)))]

    def heard_by(self, g: Table, ask: OfTop, n: int) -> int:
        return 1 << ask.who

    def against(self, g: Table, ask: OfTop, n: int) -> Reason | None:
        return None if n in ask.cards(g) else Reason("HA-EFF-13", ("not-on-top", n))


class TakingTop(OnTop):
    """HA-EFF-13. It comes to the hand: this is a draw (HA-CRD-18)."""

    def resolve(self, g: Table, ask: OfTop, n: int) -> None:
        deck = g.own(ask.who)
        top = g.top[deck]
        i = top.index(n)
        g.top[deck] = top[:i] + top[i + 1 :]
        g.hold(ask.who, n)
        g.happened(TAKE, ask.who, deck, i, ask.n)
        g.tell(ALL, "takes-from-top", ask.who)
        after_draw(g, ask.who, deck)


@dataclass(eq=False)
class DigTake(OfTop):
    """HA-EFF-13, HA-DEC-13. Take one of them into the hand: this is a draw (HA-CRD-18)."""

    deeds = menu(Refraining(), TakingTop())


class PuttingBack(OnTop):
    """HA-EFF-13. It comes next on top of the deck, from the top down."""

    says = "pick-on-top"

    def resolve(self, g: Table, ask: Arrange, n: int) -> None:
        deck = g.own(ask.who)
        top = g.top[deck]
        i = top.index(n, ask.place)
        g.top[deck] = lifted(top, i, ask.place)
        g.happened(ORDER, ask.who, deck, ask.place, i, ask.n)
        g.then(Arrange(ask.who, ask.n, ask.place + 1))


@dataclass(eq=False)
class Arrange(OfTop):
    """HA-EFF-13, HA-DEC-13. Put the others back on top in an order of your choice: which of them comes next, from the top
    down."""

    deeds = menu(Refraining(), PuttingBack())
    place: int

    def cards(self, g: Table) -> tuple[int, ...]:
        rest = g.top[g.own(self.who)][self.place : self.n]
        return rest if len(rest) > 1 else ()
