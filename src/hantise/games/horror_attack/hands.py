"""HA-EFF-1, HA-EFF-6 to HA-EFF-12, HA-EFF-19 to HA-EFF-21. What abilities do to hands, the own one and others."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason

from .components import CARDS, KINDS, SLOTS, bits, kinds_of
from .in_play import unlike
from .rules import (
    LETTERS,
    NOTHING,
    NOTHING_TEXT,
    draw_card,
    label_play,
    nothing_done,
    play_against,
    play_card,
    play_tries,
    plays,
    taps_play,
    write_play,
)
from .state import NOBODYS, Table


@dataclass(eq=False)
class Draw(Frame):
    """HA-EFF-1. Draw, unless the hand is full or the own deck empty. `done`: what the step before did, where that
    matters."""

    who: int
    count: int
    if_done: bool
    done: bool

    def given(self, it: int) -> Frame:
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
class OfHand(Ask):
    """A choice among the cards of a hand that the seat sees. Others must not see from a pause whether there was one."""

    def secret(self) -> bool:
        return True

    def opens(self, g: Table) -> bool:
        return False

    def write(self, g: Table, pick: int) -> str:
        return NOTHING_TEXT if pick == NOTHING else CARDS[pick]

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        return ("pick-nothing",) if pick == NOTHING else ("pick-card", pick)

    def tries(self, g: Table) -> list[int]:
        return [NOTHING, *range(KINDS)]


@dataclass(eq=False)
class DiscardHand(OfHand):
    """HA-EFF-6, HA-DEC-8, HA-CRD-4, HA-CRD-22. Discard so many of your hand cards, face up. A pick is a row of kinds."""

    least: int
    most: int

    def secret(self) -> bool:
        return self.least > 0  # else there is a choice where the hand holds a card, and how many it holds is public

    def sets(self, g: Table) -> list[tuple[int, ...]]:
        """The sets of hand cards that may be chosen."""
        hand = g.hand[self.who]
        out: set[tuple[int, ...]] = set()
        for n in range(min(self.least, len(hand)), min(self.most, len(hand)) + 1):
            out.update(combinations(hand, n))
        return sorted(out)

    def options(self, g: Table) -> list[int]:
        return sorted([packed(s) for s in self.sets(g)])

    def resolve(self, g: Table, pick: int) -> None:
        kinds = unpacked(pick)
        for kind in kinds:
            g.lay_open(self.who, kind)
            g.pile = (*g.pile, kind)
            g.show(ALL, "discards-hand", self.who, kind)
        if not kinds:
            nothing_done(g, self.who)
        g.given(len(kinds))

    def rule(self) -> str:
        return "HA-EFF-6"

    def write(self, g: Table, pick: int) -> str:
        return "+".join([CARDS[k] for k in unpacked(pick)]) or NOTHING_TEXT

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        kinds = unpacked(pick)
        if len(kinds) == 2:
            return ("pick-discard-two", *kinds)
        return ("pick-discard", kinds[0]) if kinds else ("pick-nothing",)

    def taps(self, g: Table, pick: int) -> list[str]:
        kinds = unpacked(pick)
        if len(kinds) == 2:
            return [f"{CARDS[a]} {CARDS[b]}" for a, b in sorted({(kinds[0], kinds[1]), (kinds[1], kinds[0])})]
        return [CARDS[kinds[0]]] if kinds else [NOTHING_TEXT]

    def tries(self, g: Table) -> list[int]:
        """One card, known or not; more than one only of those that are there."""
        sets = {(), *[(k,) for k in range(KINDS)], *combinations(g.hand[self.who], 2)} | set(self.sets(g))
        return sorted([packed(s) for s in sets])

    def against(self, g: Table, pick: int) -> Reason | None:
        kinds = unpacked(pick)
        for kind in kinds:
            if kind not in g.hand[self.who]:
                return Reason("HA-EFF-6", ("not-in-hand", kind))
        if len(kinds) > self.most:
            return Reason("HA-EFF-6", ("too-many", self.most))
        return None if len(kinds) >= min(self.least, len(g.hand[self.who])) else Reason("HA-ABI-1", ("too-few", self.least))


def packed(kinds: tuple[int, ...]) -> int:
    """A sorted row of kinds as one int; NOTHING where there is none."""
    out = 0
    for kind in kinds[::-1]:
        out = out * 64 + kind + 1
    return out - 1


def unpacked(pick: int) -> list[int]:
    out = []
    left = pick + 1
    while left:
        out.append(left % 64 - 1)
        left //= 64
    return out


@dataclass(eq=False)
class PlayMore(Ask):
    """HA-EFF-21, HA-DEC-10, HA-ABI-11. Another hand card may be played at once, and is resolved completely."""

    may: bool

    def options(self, g: Table) -> list[int]:
        return ([NOTHING] if self.may else []) + plays(g, self.who)

    def resolve(self, g: Table, pick: int) -> None:
        if pick == NOTHING:
            nothing_done(g, self.who)
        else:
            g.then(*play_card(g, self.who, pick))

    def secret(self) -> bool:
        return not self.may

    def opens(self, g: Table) -> bool:
        return False

    def rule(self) -> str:
        return "HA-EFF-21"

    def write(self, g: Table, pick: int) -> str:
        return NOTHING_TEXT if pick == NOTHING else write_play(g, self.who, pick)

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        return ("pick-nothing",) if pick == NOTHING else label_play(self.who, pick)

    def taps(self, g: Table, pick: int) -> list[str]:
        return [NOTHING_TEXT] if pick == NOTHING else taps_play(self.who, pick)

    def tries(self, g: Table) -> list[int]:
        return [NOTHING, *play_tries(g)]

    def against(self, g: Table, pick: int) -> Reason | None:
        if pick == NOTHING:
            return None if self.may else Reason("HA-ABI-1", ("play-compulsory",))
        return play_against(g, self.who, pick)


# --------------------------------------------------------------------------------------------------------------- other players
@dataclass(eq=False)
class OtherPlayer(Ask):
    """HA-DEC-7. Another player is chosen."""

    may: bool

    def eligible(self, g: Table, seat: int) -> bool:
        """Is that player one of those who may be chosen?"""
        return bool(g.hand[seat])

    def options(self, g: Table) -> list[int]:
        return ([NOTHING] if self.may else []) + [s for s in g.others(self.who) if self.eligible(g, s)]

    def opens(self, g: Table) -> bool:
        return False

    def write(self, g: Table, pick: int) -> str:
        return NOTHING_TEXT if pick == NOTHING else LETTERS[pick]

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        return ("pick-nothing",) if pick == NOTHING else ("pick-player", pick)

    def tries(self, g: Table) -> list[int]:
        return [NOTHING, *range(g.seats)]

    def against(self, g: Table, pick: int) -> Reason | None:
        if pick == NOTHING:
            return None if self.may else Reason("HA-ABI-1", ("player-compulsory",))
        if pick == self.who:
            return Reason("HA-ABI-8", ("another-player",))
        return None if self.eligible(g, pick) else Reason(self.rule(), ("empty-hand", pick))


@dataclass(eq=False)
class Steal(OtherPlayer):
    """HA-EFF-7, HA-CHA-6, HA-CRD-3. A random card of another hand; only these two see which. Skipped where the own hand
    is full."""

    def options(self, g: Table) -> list[int]:
        return [] if g.full(self.who) else OtherPlayer.options(self, g)

    def resolve(self, g: Table, pick: int) -> None:
        both = 1 << self.who | 1 << pick
        kind = g.draw(list(g.hand[pick]), "card", both)
        g.tell(ALL, "steals", self.who, pick)
        g.pass_card(pick, self.who, kind)
        g.show(both, "changes-hands", kind)
        g.given(pick + 1)

    def rule(self) -> str:
        return "HA-EFF-7"


@dataclass(eq=False)
class Give(OfHand):
    """HA-EFF-8, HA-DEC-9, HA-CRD-21. After a theft: one hand card goes to the one who was robbed. `to` is known from the
    theft."""

    to: int

    def given(self, it: int) -> Frame:
        return self.but(to=it - 1)

    def options(self, g: Table) -> list[int]:
        return sorted(set(g.hand[self.who])) if self.to != NOBODYS else []

    def resolve(self, g: Table, pick: int) -> None:
        g.tell(ALL, "gives", self.who, self.to)
        g.pass_card(self.who, self.to, pick)
        g.show(1 << self.who | 1 << self.to, "changes-hands", pick)

    def heard_by(self, g: Table, pick: int) -> int:
        return 1 << self.who | 1 << self.to

    def question(self, g: Table) -> tuple[Any, ...]:
        return ("Give", self.to)

    def rule(self) -> str:
        return "HA-EFF-8"

    def against(self, g: Table, pick: int) -> Reason | None:
        if pick == NOTHING:
            return Reason("HA-EFF-8", ("must-give", self.to))
        return None if pick in g.hand[self.who] else Reason("HA-EFF-8", ("not-in-hand", pick))


def look_into(g: Table, viewer: int, seat: int) -> None:
    """A viewer sees a whole hand; everybody sees that he does."""
    g.tell(ALL, "looks-into-hand", viewer, seat)
    g.see_hand(viewer, seat)
    for kind in g.hand[seat]:
        g.show(1 << viewer, "sees-card", kind)
    g.given(seat + 1)


@dataclass(eq=False)
class PeekHand(OtherPlayer):
    """HA-EFF-9. Look at the whole hand of another player who has one."""

    def resolve(self, g: Table, pick: int) -> None:
        look_into(g, self.who, pick)

    def rule(self) -> str:
        return "HA-EFF-9"


@dataclass(eq=False)
class PeekSame(Frame):
    """HA-EFF-9, with `same`: the hand of the player whose faction was looked at just before, even an empty one."""

    who: int
    target: int

    def given(self, it: int) -> Frame:
        return self.but(target=it - 1)

    def run(self, g: Table) -> None:
        if self.target != NOBODYS:
            look_into(g, self.who, self.target)


@dataclass(eq=False)
class SeenPick(OfHand):
    """HA-DEC-11. A choice among the cards of a hand that was just looked at; `target` is known from that look."""

    target: int

    def given(self, it: int) -> Frame:
        return self.but(target=it - 1)

    def question(self, g: Table) -> tuple[Any, ...]:
        return (type(self).__name__, self.target)

    def taps(self, g: Table, pick: int) -> list[str]:
        return [NOTHING_TEXT] if pick == NOTHING else [f"{LETTERS[self.target]}.{CARDS[pick]}"]


@dataclass(eq=False)
class TakeSeen(SeenPick):
    """HA-EFF-10, HA-CRD-13. One card of the hand just seen comes to your own; skipped where that is full."""

    def options(self, g: Table) -> list[int]:
        if self.target == NOBODYS or g.full(self.who):
            return []
        return sorted(set(g.hand[self.target]))

    def resolve(self, g: Table, pick: int) -> None:
        g.tell(ALL, "takes", self.who, self.target)
        g.pass_card(self.target, self.who, pick)
        g.show(1 << self.who | 1 << self.target, "changes-hands", pick)

    def heard_by(self, g: Table, pick: int) -> int:
        return 1 << self.who | 1 << self.target

    def rule(self) -> str:
        return "HA-EFF-10"

    def against(self, g: Table, pick: int) -> Reason | None:
        if pick == NOTHING:
            return Reason("HA-ABI-1", ("must-take",))
        return None if pick in g.hand[self.target] else Reason("HA-EFF-10", ("not-in-that-hand", pick, self.target))


@dataclass(eq=False)
class DiscardSeen(SeenPick):
    """HA-EFF-11, HA-CRD-12. One card of that kind in the hand just seen may be discarded."""

    what: int
    may: bool

    def options(self, g: Table) -> list[int]:
        if self.target == NOBODYS:
            return []
        return ([NOTHING] if self.may else []) + kinds_of(bits(list(g.hand[self.target])) & self.what)

    def resolve(self, g: Table, pick: int) -> None:
        if pick == NOTHING:
            nothing_done(g, self.who)
            return
        g.lay_open(self.target, pick)
        g.pile = (*g.pile, pick)
        g.show(ALL, "discards-hand", self.target, pick)

    def rule(self) -> str:
        return "HA-EFF-11"

    def against(self, g: Table, pick: int) -> Reason | None:
        if pick == NOTHING:
            return None if self.may else Reason("HA-ABI-1", ("must-take",))
        if pick not in g.hand[self.target]:
            return Reason("HA-EFF-11", ("not-in-that-hand", pick, self.target))
        return None if self.what >> pick & 1 else unlike(self.what, pick)


@dataclass(eq=False)
class PeekFaction(Ask):
    """HA-EFF-12, HA-DEC-14, HA-EXP-20. Look at a faction card of another player; in the expert game at one of three,
    which one points
    at. A pick is seat * SLOTS + position."""

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


@dataclass(eq=False)
class SwapHands(OtherPlayer):
    """HA-EFF-19, HA-CRD-19. Exchange whole hands with another player; these two see them anyway."""

    def eligible(self, g: Table, seat: int) -> bool:
        return True

    def resolve(self, g: Table, pick: int) -> None:
        if pick == NOTHING:
            nothing_done(g, self.who)
            return
        to = list(range(g.seats))
        to[self.who], to[pick] = pick, self.who
        self.see(g, self.who, pick)
        g.trade_hands(to)
        g.show(ALL, "swaps-hands", self.who, pick)

    def see(self, g: Table, a: int, b: int) -> None:
        """What each of the two receives he sees; what he hands over he knows."""
        g.see_hand(a, b)
        g.see_hand(b, a)

    def rule(self) -> str:
        return "HA-EFF-19"


@dataclass(eq=False)
class PassHands(Frame):
    """HA-EFF-20, HA-CRD-20. All hands go to the left at once; giver and receiver see them."""

    who: int

    def run(self, g: Table) -> None:
        for seat in range(g.seats):
            g.see_hand(g.after(seat), seat)
        g.trade_hands([g.after(s) for s in range(g.seats)])
        g.show(ALL, "passes-hands", self.who)
