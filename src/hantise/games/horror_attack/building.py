"""HA-EXP-1 to HA-EXP-7, HA-DEC-15. The own decks of the expert game are chosen or built, and handed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, NOBODY, Frame, Reason, Sealed, SealedPick, Several

from .components import CARDS, KINDS, OWN_DECK, ROOM
from .decks import BOX, BOX_CARDS, LISTS, PRESETS, allowed, finishable
from .state import Table

BUILD: Final = len(LISTS)  # the pick of a seat that builds a deck of its own, after the ready-made ones
BUILD_TEXT: Final = "build"


@dataclass(eq=False)
class HandIn(Sealed[Table]):
    """HA-EXP-7, HA-DEC-15. Who has named no deck hands in one of the ready-made ones, or builds one; at the same time as the
    other, in secret. That a deck is built is no secret, what is in it is."""

    span = BUILD + 1
    form = "<deck>, build"

    def run(self, g: Table) -> None:
        picks = self.picks or (NOBODY,) * len(self.seats)
        if NOBODY in picks:
            g.then(HandInPick(self.seats[picks.index(NOBODY)], self.but(picks=picks)))
        else:
            self.reveal(g, picks)

    def choices(self, g: Table, who: int) -> list[int]:
        return [*allowed(g.cap), BUILD]

    def reveal(self, g: Table, picks: tuple[int, ...]) -> None:
        decks = list(g.named)
        for seat, pick in zip(self.seats, picks, strict=True):
            decks[seat] = g.handed[seat] if pick == BUILD else LISTS[pick]
        g.begin_with(tuple(decks))
        g.tell(ALL, "decks-handed-in")

    def known_to(self, g: Table, seat: int) -> Frame[Table]:
        """A ready-made deck may be any of them; who builds one is known."""
        ready = allowed(g.cap)
        hidden = [p not in (NOBODY, BUILD) and s != seat for s, p in zip(self.seats, self.picks, strict=False)]
        picks = [ready[g.random(len(ready))] if h else p for h, p in zip(hidden, self.picks, strict=True)]
        return self.but(picks=tuple(picks))

    def write(self, g: Table, who: int, pick: int) -> str:
        return BUILD_TEXT if pick == BUILD else PRESETS[pick]

    def label(self, g: Table, who: int, pick: int) -> tuple[Any, ...]:
        return ("pick-build",) if pick == BUILD else ("pick-deck", pick)


@dataclass(eq=False)
class HandInPick(SealedPick[Table]):
    """A seat's part in it. Who builds does so at once."""

    def heard_by(self, g: Table, pick: int) -> int:
        return ALL if pick == BUILD else 1 << self.who

    def rule(self) -> str:
        return "HA-EXP-7"

    def resolve(self, g: Table, pick: int) -> None:
        if pick == BUILD:
            g.built |= 1 << self.who
            g.tell(ALL, "builds-deck", self.who)
            g.then(Build(self.who, OWN_DECK, ()))
        SealedPick.resolve(self, g, pick)


@dataclass(eq=False)
class Build(Several[Table]):
    """HA-EXP-1 to HA-EXP-6, HA-RUL-40. A deck of one's own, card by card in the order of the box; only cards with which it can
    still keep the limits are offered."""

    span = ROOM
    form = "<card>"

    def secret(self) -> bool:
        return True  # towards the end the limits may leave one option

    def things(self, g: Table) -> list[int]:
        return BOX_CARDS

    def options(self, g: Table) -> list[int]:
        return [k for k in Several.options(self, g) if finishable((*self.picks, k), g.cap)]

    def tries(self, g: Table) -> list[int]:
        return list(range(KINDS))

    def against(self, g: Table, pick: int) -> Reason | None:
        """Why that card cannot come next."""
        picks = self.picks
        if picks and picks[-1] > pick:
            return Reason("HA-DEC-15", ("build-in-order", picks[-1]))
        if picks.count(pick) == BOX[pick]:
            return Reason("HA-EXP-3", ("no-deck-copies", pick, BOX[pick] + 1, BOX[pick]))
        if not finishable((*picks, pick), g.cap):
            return Reason("HA-EXP-1", ("build-no-way", pick))
        return None

    def take(self, g: Table, things: list[int]) -> None:
        deck = tuple([things.count(k) for k in range(KINDS)])
        g.handed = (*g.handed[: self.who], deck, *g.handed[self.who + 1 :])
        g.tell(ALL, "has-built", self.who)

    def rule(self) -> str:
        return "HA-EXP-1"

    def write(self, g: Table, pick: int) -> str:
        return CARDS[pick]

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        return ("pick-card", pick)
