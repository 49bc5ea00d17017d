"""HA-EFF-13, HA-EFF-17, HA-EFF-18. What abilities do to the deck and the discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason

from .components import CARDS, KINDS, bits, kinds_of
from .hands import OfHand
from .in_play import unlike
from .rules import NOTHING, NOTHING_TEXT, after_draw, nothing_done
from .state import Table
from .story import ORDER, TAKE, lifted


@dataclass(eq=False)
class FromPile(Ask):
    """HA-DEC-12. A card of the discard pile. `may`: or nothing."""

    what: int
    may: bool

    def options(self, g: Table) -> list[int]:
        return ([NOTHING] if self.may else []) + kinds_of(bits(list(g.pile)) & self.what)

    def run(self, g: Table) -> None:
        options = self.options(g)
        if len(options) > 1:
            g.asked, g.player, g.options = self, self.who, options
        elif options and options[0] != NOTHING:
            self.resolve(g, options[0])
        else:
            nothing_done(g, self.who)

    def opens(self, g: Table) -> bool:
        return False

    def write(self, g: Table, pick: int) -> str:
        return NOTHING_TEXT if pick == NOTHING else CARDS[pick]

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        return ("pick-nothing",) if pick == NOTHING else ("pick-from-pile", pick)

    def taps(self, g: Table, pick: int) -> list[str]:
        return [NOTHING_TEXT] if pick == NOTHING else ["pile." + CARDS[pick]]

    def tries(self, g: Table) -> list[int]:
        return [NOTHING, *range(KINDS)]

    def against(self, g: Table, pick: int) -> Reason | None:
        if pick == NOTHING:
            return None if self.may else Reason("HA-ABI-1", ("must-take",))
        if pick not in g.pile:
            return Reason(self.rule(), ("not-in-pile", pick))
        return None if self.what >> pick & 1 else unlike(self.what, pick)


@dataclass(eq=False)
class Retrieve(FromPile):
    """HA-EFF-17, HA-CRD-16, HA-EXP-12. A card of the discard pile comes to your hand; skipped where that is full."""

    def options(self, g: Table) -> list[int]:
        return [] if g.full(self.who) else FromPile.options(self, g)

    def resolve(self, g: Table, pick: int) -> None:
        if pick == NOTHING:
            nothing_done(g, self.who)
            return
        g.take_from_pile(pick)
        g.pick_up(self.who, pick)
        g.tell(ALL, "retrieves", self.who, pick)

    def rule(self) -> str:
        return "HA-EFF-17"


@dataclass(eq=False)
class Revive(FromPile):
    """HA-EFF-18, HA-CRD-17, HA-PLY-8. A card of the discard pile comes to your area; its steps are not resolved."""

    def resolve(self, g: Table, pick: int) -> None:
        if pick == NOTHING:
            nothing_done(g, self.who)
            return
        g.take_from_pile(pick)
        g.area[self.who] = (*g.area[self.who], pick)
        g.tell(ALL, "revives", self.who, pick)

    def rule(self) -> str:
        return "HA-EFF-18"


@dataclass(eq=False)
class Dig(Frame):
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

    def heard_by(self, g: Table, pick: int) -> int:
        return 1 << self.who

    def rule(self) -> str:
        return "HA-EFF-13"

    def taps(self, g: Table, pick: int) -> list[str]:
        return ["top." + CARDS[pick]] if pick != NOTHING else [NOTHING_TEXT]

    def against(self, g: Table, pick: int) -> Reason | None:
        if pick == NOTHING:
            return Reason("HA-ABI-1", ("must-take",))
        return None if pick in self.options(g) else Reason("HA-EFF-13", ("not-on-top", pick))


@dataclass(eq=False)
class DigTake(OfTop):
    """HA-EFF-13, HA-DEC-13. Take one of them into the hand: this is a draw (HA-CRD-18)."""

    def options(self, g: Table) -> list[int]:
        return sorted(set(g.top[g.own(self.who)][: self.n]))

    def resolve(self, g: Table, pick: int) -> None:
        deck = g.own(self.who)
        top = g.top[deck]
        i = top.index(pick)
        g.top[deck] = top[:i] + top[i + 1 :]
        g.hold(self.who, pick)
        g.happened(TAKE, self.who, deck, i, self.n)
        g.tell(ALL, "takes-from-top", self.who)
        after_draw(g, self.who, deck)


@dataclass(eq=False)
class Arrange(OfTop):
    """HA-EFF-13, HA-DEC-13. Put the others back on top in an order of your choice: which of them comes next, from the top
    down."""

    place: int

    def options(self, g: Table) -> list[int]:
        rest = g.top[g.own(self.who)][self.place : self.n]
        return sorted(set(rest)) if len(rest) > 1 else []

    def resolve(self, g: Table, pick: int) -> None:
        deck = g.own(self.who)
        top = g.top[deck]
        i = top.index(pick, self.place)
        g.top[deck] = lifted(top, i, self.place)
        g.happened(ORDER, self.who, deck, self.place, i, self.n)
        g.then(Arrange(self.who, self.n, self.place + 1))

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        return ("pick-on-top", pick)
