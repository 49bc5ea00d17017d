"""HA-SET, HA-MUL, HA-EXP-8 to HA-EXP-10. From the open box to the first turn."""

from __future__ import annotations

from dataclasses import dataclass
from math import perm
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame
from hantise.core.menu import Deed, Menu, menu

from .building import HandIn
from .components import BOTH, EXPERT_DISCARDS, SIDE_OF, SLOTS, START_DISCARDS, START_HAND, factions_of
from .decks import packs_of
from .rules import TURNS
from .state import Table


def opening(g: Table) -> tuple[Frame[Table], ...]:
    """The first sentences of a game."""
    seats = range(g.seats)
    deal = [Deal(s) for s in seats]
    if not g.expert:
        return (DealFactions(), TurnUp(0, START_DISCARDS), *deal, FirstPlayer())
    open_piles = [TurnUp(s, EXPERT_DISCARDS) for s in seats]
    factions = [DrawFactions(s) for s in seats]
    choosing = tuple([s for s in seats if not g.named[s]])
    return (HandIn(choosing, ()), *open_piles, *factions, *deal, FirstPlayer())


# ------------------------------------------------------------------------------------------------------------------ the deal
@dataclass(eq=False)
class DealFactions(Frame[Table]):
    """HA-SET-2, HA-CHA-3. One faction card each, seen by its owner alone; with `sides = mixed` as if dealt again until both
    sides are there (HA-RUL-5)."""

    def run(self, g: Table) -> None:
        pool = factions_of(g.packs)
        g.tell(ALL, *packs_said(g.packs))
        for seat in range(g.seats):
            if g.mixed:
                f = g.chance(mixed_odds(g, seat, pool), "faction", 1 << seat)
                pool.remove(f)
            else:
                f = g.draw(pool, "faction", 1 << seat)
            g.faction[seat] = (f,)
            g.show(1 << seat, "faction-is", f)


def packs_said(packs: int) -> tuple[Any, ...]:
    """The message that says which packs are played with."""
    return ("both-packs",) if packs == BOTH else ("one-pack", packs.bit_length() - 1)


def mixed_odds(g: Table, seat: int, pool: list[int]) -> list[int]:
    """HA-RUL-5. By faction card: in how many ways the deal may go on from there so that both sides are present."""
    dealt, more = {SIDE_OF[f[0]] for f in g.faction[:seat]}, g.seats - seat - 1
    odds = [0] * len(SIDE_OF)
    for f in pool:
        sides = dealt | {SIDE_OF[f]}
        rest = [SIDE_OF[other] for other in pool if other != f]
        odds[f] = perm(len(rest), more)
        if len(sides) == 1:
            odds[f] -= perm(rest.count(SIDE_OF[f]), more)
    return odds


@dataclass(eq=False)
class DrawFactions(Frame[Table]):
    """HA-EXP-9, HA-RUL-31. Three faction cards of the packs used in the own deck, seen by their owner alone."""

    who: int

    def run(self, g: Table) -> None:
        pool = factions_of(packs_of(g.lists[self.who]))
        for _ in range(SLOTS):
            f = g.draw(pool, "faction", 1 << self.who)
            g.faction[self.who] = (*g.faction[self.who], f)
            g.show(1 << self.who, "faction-is", f)


@dataclass(eq=False)
class TurnUp(Frame[Table]):
    """HA-SET-5, HA-EXP-8, HA-RUL-32. The top cards of a deck start the discard pile; their abilities are not resolved."""

    deck: int
    n: int

    def run(self, g: Table) -> None:
        for _ in range(self.n):
            g.turn_up(self.deck)


@dataclass(eq=False)
class Deal(Frame[Table]):
    """HA-SET-6. A seat draws three cards."""

    who: int

    def run(self, g: Table) -> None:
        for _ in range(START_HAND):
            g.take_top(self.who)


@dataclass(eq=False)
class FirstPlayer(Frame[Table]):
    """HA-SET-7, HA-RUL-3. A seat drawn at random, or the first seat. Then the hands, then the first turn."""

    def run(self, g: Table) -> None:
        n = g.seats
        g.first = g.chance([1] * n, "seat_letter") if g.draw_first else 0
        g.tell(ALL, "goes-first", g.first)
        order = [(g.first + i) % n for i in range(n)]
        for i, seat in enumerate(order):
            g.latest[seat] = i - n  # HA-SCO-7: as if a round had been played
        g.then(*[Mulligan(seat) for seat in order], ShuffleBack(), TURNS[g.first])


# -------------------------------------------------------------------------------------------------------- replacing the hand
class OfStart(Deed[Table, Ask[Table]]):
    """What is done with the starting hand."""

    def options(self, g: Table, ask: Ask[Table]) -> list[int]:
        return [self.first]

    def label(self, g: Table, ask: Ask[Table], n: int) -> tuple[Any, ...]:
        return ("pick-" + self.form,)

    def taps(self, g: Table, ask: Ask[Table], n: int) -> list[str]:
        return [self.form]


class Keeping(OfStart):
    """HA-MUL-1. The starting hand is kept."""

    form = "keep"
    idle = True

    def resolve(self, g: Table, ask: Ask[Table], n: int) -> None:
        g.tell(ALL, "keeps", ask.who)


class Replacing(OfStart):
    """HA-MUL-2, HA-RUL-1. It is put aside, and three new cards are drawn, once."""

    form = "replace"

    def resolve(self, g: Table, ask: Ask[Table], n: int) -> None:
        who = ask.who
        g.replaced |= 1 << who
        g.tell(ALL, "replaces", who)
        if g.to_discard:  # HA-RUL-1
            for kind in g.hand[who]:
                g.lay_open(who, kind)
                g.pile = (*g.pile, kind)
                g.show(ALL, "discards-hand", who, kind)
        else:
            g.put_hand_aside(who)
        g.then(Deal(who))


@dataclass(eq=False)
class Mulligan(Menu[Table]):
    """HA-MUL-1, HA-MUL-2. Keep the starting hand, or put all of it aside and draw three new cards, once."""

    deeds = menu(Keeping(), Replacing())

    def rule(self) -> str:
        return "HA-MUL-1"


KEEP: Final[int] = Mulligan.deeds[0].first
REPLACE: Final[int] = Mulligan.deeds[1].first


@dataclass(eq=False)
class ShuffleBack(Frame[Table]):
    """HA-MUL-3. After the last decision all that was put aside is shuffled into the deck."""

    def run(self, g: Table) -> None:
        if any(bool(h) for h in g.aside):
            g.shuffle_back()
            g.tell(ALL, "shuffled-back")
