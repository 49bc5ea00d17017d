"""HA-EFF-1, HA-EFF-6 to HA-EFF-12, HA-EFF-19 to HA-EFF-21. What abilities do to hands, the own one and others."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed, menu

from .components import CARDS, KINDS, ROOM, SLOTS, bits, kinds_of
from .in_play import unlike
from .rules import LETTERS, SEATS, Effect, OfKind, Playing, Refraining, draw_card
from .state import NOBODYS, Table


@dataclass(eq=False)
class Draw(Frame[Table]):
    """HA-EFF-1. Draw, unless the hand is full or the own deck empty. `done`: what the step before did, where that
    matters."""

    who: int
    count: int
    if_done: bool
    done: bool

    def given(self, it: int) -> Frame[Table]:
        return self.but(done=bool(it)) if self.if_done else self

    def run(self, g: Table) -> None:
        if self.if_done and not self.done:
            return
        for _ in range(self.count):
            if g.full(self.who) or not g.left(g.own(self.who)):
                g.tell(ALL, "draws-nothing", self.who)
            elif not g.ended:
                draw_card(g, self.who)


@dataclass(eq=False)
class OfHand(Effect):
    """A choice among the cards of a hand that the seat sees. Others must not see from a pause whether there was one."""

    def secret(self) -> bool:
        return True


# ------------------------------------------------------------------------------------------------- one's own cards, laid open
class KeepingAll(Refraining):
    """HA-EFF-6. No hand card is discarded: where none must be, or there is none."""

    def resolve(self, g: Table, ask: Effect, n: int) -> None:
        Refraining.resolve(self, g, ask, n)
        g.given(0)


class OfOwnHand(Deed[Table, "DiscardHand"]):
    """HA-EFF-6. Some hand cards are discarded, face up."""

    number: ClassVar[int] = 0  # how many

    def cards(self, n: int) -> tuple[int, ...]:
        """Which cards n stands for, sorted."""
        raise AssertionError("write cards()")

    def resolve(self, g: Table, ask: DiscardHand, n: int) -> None:
        for kind in self.cards(n):
            g.lay_open(ask.who, kind)
            g.pile = (*g.pile, kind)
            g.show(ALL, "discards-hand", ask.who, kind)
        g.given(self.number)

    def write(self, g: Table, ask: DiscardHand, n: int) -> str:
        return "+".join([CARDS[kind] for kind in self.cards(n)])

    def against(self, g: Table, ask: DiscardHand, n: int) -> Reason | None:
        for kind in self.cards(n):
            if kind not in g.hand[ask.who]:
                return Reason("HA-EFF-6", ("not-in-hand", kind))
        if self.number > ask.most:
            return Reason("HA-EFF-6", ("too-many", ask.most))
        return ask.must(g) if self.number < ask.needs(g) else None


class DiscardingOne(OfOwnHand):
    """HA-EFF-6. One hand card is discarded. n: the card."""

    span = ROOM
    form = "<card>"
    number = 1

    def cards(self, n: int) -> tuple[int, ...]:
        return (n,)

    def options(self, g: Table, ask: DiscardHand) -> list[int]:
        return [self.first + kind for kind in sorted(set(g.hand[ask.who]))] if ask.needs(g) <= 1 <= ask.most else []

    def label(self, g: Table, ask: DiscardHand, n: int) -> tuple[Any, ...]:
        return ("pick-discard", n)

    def taps(self, g: Table, ask: DiscardHand, n: int) -> list[str]:
        return [CARDS[n]]

    def tries(self, g: Table, ask: DiscardHand) -> list[int]:
        """Any card, there or not."""
        return [self.first + kind for kind in range(KINDS)]


class DiscardingTwo(OfOwnHand):
    """HA-EFF-6. Two hand cards are discarded. n: the later card in the order of the box * 64 + the other."""

    span = ROOM * ROOM
    radix = ROOM
    form = "<card>+<card>"
    number = 2

    def cards(self, n: int) -> tuple[int, ...]:
        return (n % ROOM, n // ROOM)

    def options(self, g: Table, ask: DiscardHand) -> list[int]:
        return self.tries(g, ask) if ask.needs(g) <= 2 <= ask.most else []

    def label(self, g: Table, ask: DiscardHand, n: int) -> tuple[Any, ...]:
        return ("pick-discard-two", n % ROOM, n // ROOM)

    def taps(self, g: Table, ask: DiscardHand, n: int) -> list[str]:
        a, b = self.cards(n)
        return [f"{CARDS[x]} {CARDS[y]}" for x, y in sorted({(a, b), (b, a)})]

    def tries(self, g: Table, ask: DiscardHand) -> list[int]:
        """Two of those that are there."""
        return sorted([self.first + b * ROOM + a for a, b in set(combinations(g.hand[ask.who], 2))])


@dataclass(eq=False)
class DiscardHand(OfHand):
    """HA-EFF-6, HA-DEC-8, HA-CRD-4, HA-CRD-22. Discard so many of your hand cards, face up."""

    deeds = menu(KeepingAll(), DiscardingOne(), DiscardingTwo())
    least: int
    most: int

    def secret(self) -> bool:
        return self.least > 0  # else there is a choice where the hand holds a card, and how many it holds is public

    def needs(self, g: Table) -> int:
        """How many cards at least: all where the hand has fewer."""
        return min(self.least, len(g.hand[self.who]))

    def free(self, g: Table) -> bool:
        return not self.needs(g)

    def must(self, g: Table) -> Reason:
        return Reason("HA-ABI-1", ("too-few", self.least))

    def ordered(self, g: Table, text: str) -> str:
        """Which of two is named first is all the same."""
        cards = text.split("+")
        return "+".join(sorted(cards, key=CARDS.index)) if all(card in CARDS for card in cards) else text

    def rule(self) -> str:
        return "HA-EFF-6"


@dataclass(eq=False)
class PlayMore(Effect):
    """HA-EFF-21, HA-DEC-10, HA-ABI-11. Another hand card may be played at once, and is resolved completely."""

    deeds = menu(Refraining(), Playing())
    may: bool

    def free(self, g: Table) -> bool:
        return self.may

    def must(self, g: Table) -> Reason:
        return Reason("HA-ABI-1", ("play-compulsory",))

    def secret(self) -> bool:
        return not self.may

    def rule(self) -> str:
        return "HA-EFF-21"


# --------------------------------------------------------------------------------------------------------------- other players
@dataclass(eq=False)
class OtherPlayer(Effect):
    """HA-DEC-7. Another player is chosen."""

    may: bool

    def free(self, g: Table) -> bool:
        return self.may

    def must(self, g: Table) -> Reason:
        return Reason("HA-ABI-1", ("player-compulsory",))


class ToPlayer(Deed[Table, OtherPlayer]):
    """What is done to another player. n: the seat."""

    span = SEATS
    form = "<seat>"

    def eligible(self, g: Table, seat: int) -> bool:
        """Is that player one of those who may be chosen?"""
        return bool(g.hand[seat])

    def options(self, g: Table, ask: OtherPlayer) -> list[int]:
        return [self.first + s for s in g.others(ask.who) if self.eligible(g, s)]

    def write(self, g: Table, ask: OtherPlayer, n: int) -> str:
        return LETTERS[n]

    def label(self, g: Table, ask: OtherPlayer, n: int) -> tuple[Any, ...]:
        return ("pick-player", n)

    def taps(self, g: Table, ask: OtherPlayer, n: int) -> list[str]:
        return [LETTERS[n]]

    def tries(self, g: Table, ask: OtherPlayer) -> list[int]:
        return [self.first + s for s in range(g.seats)]

    def against(self, g: Table, ask: OtherPlayer, n: int) -> Reason | None:
        if n == ask.who:
            return Reason("HA-ABI-8", ("another-player",))
        return None if self.eligible(g, n) else Reason(ask.rule(), ("empty-hand", n))


class Robbing(ToPlayer):
    """HA-EFF-7, HA-CHA-6. A random card of another hand; only these two see which."""

    def resolve(self, g: Table, ask: OtherPlayer, n: int) -> None:
        both = 1 << ask.who | 1 << n
        kind = g.draw(list(g.hand[n]), "card", both)
        g.tell(ALL, "steals", ask.who, n)
        g.pass_card(n, ask.who, kind)
        g.show(both, "changes-hands", kind)
        g.given(n + 1)


@dataclass(eq=False)
class Steal(OtherPlayer):
    """HA-EFF-7, HA-CHA-6, HA-CRD-3. A random card of another hand; only these two see which. Skipped where the own hand
    is full."""

    deeds = menu(Refraining(), Robbing())

    def options(self, g: Table) -> list[int]:
        return [] if g.full(self.who) else OtherPlayer.options(self, g)

    def rule(self) -> str:
        return "HA-EFF-7"


class Giving(OfKind):
    """HA-EFF-8. A hand card goes to the one who was robbed; only these two see which."""

    def options(self, g: Table, ask: Give) -> list[int]:
        return [self.first + kind for kind in sorted(set(g.hand[ask.who]))]

    def resolve(self, g: Table, ask: Give, n: int) -> None:
        g.tell(ALL, "gives", ask.who, ask.to)
        g.pass_card(ask.who, ask.to, n)
        g.show(1 << ask.who | 1 << ask.to, "changes-hands", n)

    def heard_by(self, g: Table, ask: Give, n: int) -> int:
        return 1 << ask.who | 1 << ask.to

    def against(self, g: Table, ask: Give, n: int) -> Reason | None:
        return None if n in g.hand[ask.who] else Reason("HA-EFF-8", ("not-in-hand", n))


@dataclass(eq=False)
class Give(OfHand):
    """HA-EFF-8, HA-DEC-9, HA-CRD-21. After a theft: one hand card goes to the one who was robbed. `to` is known from the
    theft."""

    deeds = menu(Refraining(), Giving())
    to: int

    def given(self, it: int) -> Frame[Table]:
        return self.but(to=it - 1)

    def options(self, g: Table) -> list[int]:
        return OfHand.options(self, g) if self.to != NOBODYS else []

    def must(self, g: Table) -> Reason:
        return Reason("HA-EFF-8", ("must-give", self.to))

    def question(self, g: Table) -> tuple[Any, ...]:
        return ("Give", self.to)

    def rule(self) -> str:
        return "HA-EFF-8"


def look_into(g: Table, viewer: int, seat: int) -> None:
    """A viewer sees a whole hand; everybody sees that he does."""
    g.tell(ALL, "looks-into-hand", viewer, seat)
    g.see_hand(viewer, seat)
    for kind in g.hand[seat]:
        g.show(1 << viewer, "sees-card", kind)
    g.given(seat + 1)


class LookingIntoHand(ToPlayer):
    """HA-EFF-9. The whole hand of another player who has one is looked at."""

    def resolve(self, g: Table, ask: OtherPlayer, n: int) -> None:
        look_into(g, ask.who, n)


@dataclass(eq=False)
class PeekHand(OtherPlayer):
    """HA-EFF-9. Look at the whole hand of another player who has one."""

    deeds = menu(Refraining(), LookingIntoHand())

    def rule(self) -> str:
        return "HA-EFF-9"


@dataclass(eq=False)
class PeekSame(Frame[Table]):
    """HA-EFF-9, with `same`: the hand of the player whose faction was looked at just before, even an empty one."""

    who: int
    target: int

    def given(self, it: int) -> Frame[Table]:
        return self.but(target=it - 1)

    def run(self, g: Table) -> None:
        if self.target != NOBODYS:
            look_into(g, self.who, self.target)


@dataclass(eq=False)
class SeenPick(OfHand):
    """HA-DEC-11. A choice among the cards of a hand that was just looked at; `target` is known from that look."""

    target: int

    def given(self, it: int) -> Frame[Table]:
        return self.but(target=it - 1)

    def question(self, g: Table) -> tuple[Any, ...]:
        return (type(self).__name__, self.target)


class OfSeenHand(OfKind):
    """What is done to a card of the hand that is being looked at. n: the card."""

    def where(self, ask: SeenPick) -> str:
        return LETTERS[ask.target] + "."

    def against(self, g: Table, ask: SeenPick, n: int) -> Reason | None:
        return None if n in g.hand[ask.target] else Reason(ask.rule(), ("not-in-that-hand", n, ask.target))


class TakingSeen(OfSeenHand):
    """HA-EFF-10. A card of that hand comes to the own one; only these two see which."""

    def options(self, g: Table, ask: SeenPick) -> list[int]:
        return [self.first + kind for kind in sorted(set(g.hand[ask.target]))]

    def resolve(self, g: Table, ask: SeenPick, n: int) -> None:
        g.tell(ALL, "takes", ask.who, ask.target)
        g.pass_card(ask.target, ask.who, n)
        g.show(1 << ask.who | 1 << ask.target, "changes-hands", n)

    def heard_by(self, g: Table, ask: SeenPick, n: int) -> int:
        return 1 << ask.who | 1 << ask.target


@dataclass(eq=False)
class TakeSeen(SeenPick):
    """HA-EFF-10, HA-CRD-13. One card of the hand just seen comes to your own; skipped where that is full."""

    deeds = menu(Refraining(), TakingSeen())

    def options(self, g: Table) -> list[int]:
        return [] if self.target == NOBODYS or g.full(self.who) else SeenPick.options(self, g)

    def rule(self) -> str:
        return "HA-EFF-10"


class DiscardingSeen(OfSeenHand):
    """HA-EFF-11. A card of that hand is discarded."""

    def options(self, g: Table, ask: DiscardSeen) -> list[int]:
        return [self.first + kind for kind in kinds_of(bits(list(g.hand[ask.target])) & ask.what)]

    def resolve(self, g: Table, ask: DiscardSeen, n: int) -> None:
        g.lay_open(ask.target, n)
        g.pile = (*g.pile, n)
        g.show(ALL, "discards-hand", ask.target, n)

    def against(self, g: Table, ask: SeenPick, n: int) -> Reason | None:
        assert isinstance(ask, DiscardSeen)
        return OfSeenHand.against(self, g, ask, n) or (None if ask.what >> n & 1 else unlike(ask.what, n))


@dataclass(eq=False)
class DiscardSeen(SeenPick):
    """HA-EFF-11, HA-CRD-12. One card of that kind in the hand just seen may be discarded."""

    deeds = menu(Refraining(), DiscardingSeen())
    what: int
    may: bool

    def free(self, g: Table) -> bool:
        return self.may

    def options(self, g: Table) -> list[int]:
        return [] if self.target == NOBODYS else SeenPick.options(self, g)

    def rule(self) -> str:
        return "HA-EFF-11"


@dataclass(eq=False)
class PeekFaction(Ask[Table]):
    """HA-EFF-12, HA-DEC-14, HA-EXP-20. Look at a faction card of another player; in the expert game at one of three,
    which one points at. A pick is seat * SLOTS + position."""

    span = SEATS * SLOTS
    form = "<seat>, <seat>.<position>"

    def options(self, g: Table) -> list[int]:
        return [s * SLOTS + i for s in g.others(self.who) for i in range(len(g.faction[s]))]

    def resolve(self, g: Table, pick: int) -> None:
        seat, slot = divmod(pick, SLOTS)
        seen = g.looked[self.who] | 1 << pick
        g.looked = (*g.looked[: self.who], seen, *g.looked[self.who + 1 :])
        if g.expert:
            g.tell(ALL, "looks-at-slot", self.who, seat, slot + 1)
        else:
            g.tell(ALL, "looks-at-faction", self.who, seat)
        g.show(1 << self.who, "faction-is", g.faction[seat][slot])
        g.given(seat + 1)

    def opens(self, g: Table) -> bool:
        return False

    def rule(self) -> str:
        return "HA-EFF-12"

    def write(self, g: Table, pick: int) -> str:
        seat, slot = divmod(pick, SLOTS)
        return f"{LETTERS[seat]}.{slot + 1}" if g.expert else LETTERS[seat]

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        seat, slot = divmod(pick, SLOTS)
        return ("pick-slot", seat, slot + 1) if g.expert else ("pick-faction", seat)

    def tries(self, g: Table) -> list[int]:
        return [s * SLOTS + i for s in range(g.seats) for i in range(len(g.faction[s]))]

    def against(self, g: Table, pick: int) -> Reason | None:
        return Reason("HA-ABI-8", ("another-player",)) if pick // SLOTS == self.who else None


class SwappingHands(ToPlayer):
    """HA-EFF-19. Whole hands are exchanged; what each of the two receives he sees, what he hands over he knows."""

    def eligible(self, g: Table, seat: int) -> bool:
        return True

    def resolve(self, g: Table, ask: OtherPlayer, n: int) -> None:
        who, to = ask.who, list(range(g.seats))
        to[who], to[n] = n, who
        g.see_hand(who, n)
        g.see_hand(n, who)
        g.trade_hands(to)
        g.show(ALL, "swaps-hands", who, n)


@dataclass(eq=False)
class SwapHands(OtherPlayer):
    """HA-EFF-19, HA-CRD-19. Exchange whole hands with another player; these two see them anyway."""

    deeds = menu(Refraining(), SwappingHands())

    def rule(self) -> str:
        return "HA-EFF-19"


@dataclass(eq=False)
class PassHands(Frame[Table]):
    """HA-EFF-20, HA-CRD-20. All hands go to the left at once; giver and receiver see them."""

    who: int

    def run(self, g: Table) -> None:
        for seat in range(g.seats):
            g.see_hand(g.after(seat), seat)
        g.trade_hands([g.after(s) for s in range(g.seats)])
        g.show(ALL, "passes-hands", self.who)
