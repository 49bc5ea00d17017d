"""HA-EFF-2 to HA-EFF-5, HA-EFF-14 to HA-EFF-16, HA-EFF-22. What abilities do to cards in play.

In every frame `who` is the active player (HA-ABI-7) or, in `GiveUp`, the one whose area it is; `src` is the card whose
ability is being resolved: it is never chosen (HA-ABI-5).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed, menu

from .components import (
    ANY,
    COPIED,
    GUARDS,
    HEROES,
    MONSTERS,
    NEUTRALS,
    RETURNED,
    ROOM,
    WARD_DISCARD,
    WARD_MOVE,
    WARD_RETURN,
    kinds_of,
)
from .rules import LETTERS, NOTHING, SEATS, Effect, Refraining, placed
from .state import NOBODYS, Table


def unlike(what: int, kind: int) -> Reason:
    """Why a card of another kind is not meant. HA-KND-4, HA-KND-5."""
    if what in (HEROES, MONSTERS):
        if NEUTRALS >> kind & 1:
            return Reason("HA-KND-4", ("neutral-immune", kind))
        return Reason("HA-KND-1" if what == HEROES else "HA-KND-2", ("no-hero" if what == HEROES else "no-monster", kind))
    return Reason("HA-KND-5", ("not-named", kind))


@dataclass(eq=False)
class Target(Effect):
    """HA-DEC-4. One card in play, of certain kinds, in certain areas. `may`: or nothing (HA-ABI-2). Without any legal
    card nothing happens (HA-ABI-3)."""

    src: int
    what: int
    area: str
    may: bool

    def free(self, g: Table) -> bool:
        return self.may

    def must(self, g: Table) -> Reason:
        return Reason("HA-ABI-1", ("compulsory", self.src))

    def owner(self) -> int:
        """In whose area the card lies whose ability this is."""
        return self.who

    def covers(self, seat: int) -> bool:
        """Is that area meant?"""
        return self.area == "any" or (seat == self.who) == (self.area == "own")

    def run(self, g: Table) -> None:
        options = self.options(g)
        if len(options) > 1:
            g.asked, g.player, g.options = self, self.who, options
        elif options and options[0] != NOTHING:
            self.resolve(g, options[0])
        else:
            g.tell(ALL, "no-target", self.src)

    def question(self, g: Table) -> tuple[Any, ...]:
        return (type(self).__name__, self.src)


class ToCard(Deed[Table, Any]):
    """What is done to a card in play. n: the seat of its area * 64 + the card."""

    span = SEATS * ROOM
    radix = ROOM
    form = "<card>@<seat>"

    def legal(self, g: Table, ask: Target, seat: int) -> int:
        """The kinds in that area which are not protected against the verb, as a bit set. HA-PRO-1, HA-PRO-2."""
        raise AssertionError("write legal()")

    def ward(self) -> int:
        """The kinds that are protected against the verb by themselves."""
        raise AssertionError("write ward()")

    def options(self, g: Table, ask: Target) -> list[int]:
        out: list[int] = []
        for seat in range(g.seats):
            if ask.covers(seat):
                there = g.targets(seat, ask.owner(), ask.src) & ask.what
                if there:
                    there &= self.legal(g, ask, seat)
                    at = self.first + seat * ROOM
                    while there:  # kinds_of, without a list of its own
                        bit = there & -there
                        there ^= bit
                        out.append(at + bit.bit_length() - 1)
        return out

    def write(self, g: Table, ask: Target, n: int) -> str:
        return placed(n % ROOM, n // ROOM)

    def label(self, g: Table, ask: Target, n: int) -> tuple[Any, ...]:
        return ("pick-target", n % ROOM, n // ROOM)

    def taps(self, g: Table, ask: Target, n: int) -> list[str]:
        return [placed(n % ROOM, n // ROOM)]

    def tries(self, g: Table, ask: Target) -> list[int]:
        return [self.first + s * ROOM + k for s in range(g.seats) for k in kinds_of(g.lying(s))]

    def against(self, g: Table, ask: Target, n: int) -> Reason | None:
        seat, kind = divmod(n, ROOM)
        if not ask.covers(seat):
            return Reason(ask.rule(), ("other-areas-only" if ask.area == "others" else "own-area-meant",))
        if not ask.what >> kind & 1:
            return unlike(ask.what, kind)
        if not g.targets(seat, ask.owner(), ask.src) >> kind & 1:
            return Reason("HA-ABI-5", ("own-card", kind))
        return None if self.legal(g, ask, seat) >> kind & 1 else self.protected(g, seat, kind)

    def protected(self, g: Table, seat: int, kind: int) -> Reason:
        """Why a protected card may not even be chosen. HA-RUL-22."""
        if self.ward() >> kind & 1:
            return Reason("HA-PRO-1", ("warded", kind))
        guard = next(k for k, what in GUARDS if what >> kind & 1 and k in g.area[seat])
        return Reason("HA-PRO-2", ("guarded", kind, guard))


class Discarding(ToCard):
    """HA-EFF-2, HA-EFF-4. A card in play is discarded."""

    def legal(self, g: Table, ask: Target, seat: int) -> int:
        return ANY & ~g.kept(seat)

    def ward(self) -> int:
        return WARD_DISCARD

    def resolve(self, g: Table, ask: Target, n: int) -> None:
        g.discard(n // ROOM, n % ROOM)


@dataclass(eq=False)
class Discard(Target):
    """HA-EFF-2. Choose a legal card and discard it."""

    deeds = menu(Refraining(), Discarding())

    def rule(self) -> str:
        return "HA-EFF-2"


@dataclass(eq=False)
class GiveUp(Target):
    """HA-EFF-4, HA-DEC-6, HA-CRD-9. A player gives up a legal card of the own area. `active`: whose ability it is."""

    deeds = menu(Refraining(), Discarding())
    active: int

    def owner(self) -> int:
        return self.active

    def rule(self) -> str:
        return "HA-EFF-4"


@dataclass(eq=False)
class EachDiscards(Frame[Table]):
    """HA-EFF-4, HA-RUL-21. Clockwise from the active player, one after another; whoever has no legal card is skipped."""

    who: int
    src: int
    what: int

    def run(self, g: Table) -> None:
        """Who is able is settled at once: what one gives up changes nothing in the areas of the others (HA-PRO-3)."""
        order = [(self.who + i) % g.seats for i in range(g.seats)]
        everybody = [GiveUp(seat, self.src, self.what, "own", False, self.who) for seat in order]
        able = [one for one in everybody if one.options(g)]
        if able:
            g.then(*able)
        else:
            g.tell(ALL, "no-target", self.src)


@dataclass(eq=False)
class DiscardAll(Frame[Table]):
    """HA-EFF-3, HA-KND-5. Every legal card of these characters is discarded, all at once."""

    who: int
    src: int
    what: int

    def run(self, g: Table) -> None:
        """HA-PRO-3. Who is protected is settled for all cards at once."""
        gone = []
        for seat in range(g.seats):
            legal = self.what & ~g.kept(seat)
            spared = NOBODYS if seat != self.who else self.src
            for kind in g.area[seat]:
                if legal >> kind & 1:
                    if kind == spared:
                        spared = NOBODYS  # HA-ABI-5: the card itself, not another copy
                    else:
                        gone.append((seat, kind))
        for seat, kind in gone:
            g.discard(seat, kind)
        if not gone:
            g.tell(ALL, "no-target", self.src)


class Moving(ToCard):
    """HA-EFF-14. A card changes area."""

    def legal(self, g: Table, ask: Target, seat: int) -> int:
        return ANY & ~WARD_MOVE

    def ward(self) -> int:
        return WARD_MOVE

    def resolve(self, g: Table, ask: Move, n: int) -> None:
        seat, kind = divmod(n, ROOM)
        if ask.to == "own":
            carry(g, kind, seat, ask.who)
        else:
            g.then(Destination(ask.who, seat, kind))


@dataclass(eq=False)
class Move(Target):
    """HA-EFF-14. Choose a legal card, which goes to your area, or to an area that you choose then."""

    deeds = menu(Refraining(), Moving())
    to: str

    def rule(self) -> str:
        return "HA-EFF-14"


def carry(g: Table, kind: int, seat: int, to: int) -> None:
    """A card changes area; its steps are not resolved (HA-PLY-8), its ward and guard go with it (HA-PRO-4)."""
    g.remove(seat, kind)
    g.area[to] = (*g.area[to], kind)
    g.tell(ALL, "moved", kind, seat, to)


@dataclass(eq=False)
class Destination(Ask[Table]):
    """HA-DEC-5, HA-CRD-7. Any area but the one where the card lies."""

    span = SEATS
    form = "<seat>"
    seat_of: int
    kind: int

    def options(self, g: Table) -> list[int]:
        return g.others(self.seat_of)

    def resolve(self, g: Table, pick: int) -> None:
        carry(g, self.kind, self.seat_of, pick)

    def opens(self, g: Table) -> bool:
        return False

    def question(self, g: Table) -> tuple[Any, ...]:
        return ("Destination", self.kind)

    def rule(self) -> str:
        return "HA-EFF-14"

    def write(self, g: Table, pick: int) -> str:
        return LETTERS[pick]

    def label(self, g: Table, pick: int) -> tuple[Any, ...]:
        return ("pick-area", pick)

    def tries(self, g: Table) -> list[int]:
        return list(range(g.seats))

    def against(self, g: Table, pick: int) -> Reason | None:
        return Reason("HA-EFF-14", ("lies-there", self.kind)) if pick == self.seat_of else None


class SwappingPlaces(ToCard):
    """HA-EFF-15. The card itself and one of another area change places."""

    def legal(self, g: Table, ask: Target, seat: int) -> int:
        return ANY & ~WARD_MOVE if not WARD_MOVE >> ask.src & 1 else 0

    def ward(self) -> int:
        return WARD_MOVE

    def resolve(self, g: Table, ask: Target, n: int) -> None:
        seat, kind = divmod(n, ROOM)
        g.remove(seat, kind)
        g.remove(ask.who, ask.src)
        g.area[seat] = (*g.area[seat], ask.src)
        g.area[ask.who] = (*g.area[ask.who], kind)
        g.tell(ALL, "swapped", ask.src, kind, seat)


@dataclass(eq=False)
class SwapSelf(Target):
    """HA-EFF-15, HA-CRD-14. The card itself and a legal card of another area change places."""

    deeds = menu(Refraining(), SwappingPlaces())

    def rule(self) -> str:
        return "HA-EFF-15"


class Returning(ToCard):
    """HA-EFF-16, HA-ABI-9. A card goes back to the hand of the one in whose area it lies, if that has room."""

    def legal(self, g: Table, ask: Target, seat: int) -> int:
        return RETURNED & ~WARD_RETURN if not g.full(seat) else 0

    def ward(self) -> int:
        return WARD_RETURN

    def protected(self, g: Table, seat: int, kind: int) -> Reason:
        if WARD_RETURN >> kind & 1:
            return ToCard.protected(self, g, seat, kind)
        if not RETURNED >> kind & 1:
            return Reason("HA-RUL-24", ("never-returned", kind))
        return Reason("HA-ABI-9", ("their-hand-full", seat))

    def resolve(self, g: Table, ask: Target, n: int) -> None:
        seat, kind = divmod(n, ROOM)
        g.remove(seat, kind)
        g.pick_up(seat, kind)
        g.tell(ALL, "returned", kind, seat)


@dataclass(eq=False)
class Return(Target):
    """HA-EFF-16, HA-CRD-15, HA-RUL-24. A legal card goes to the hand of the one in whose area it lies, if that has room."""

    deeds = menu(Refraining(), Returning())

    def rule(self) -> str:
        return "HA-EFF-16"


class Copying(ToCard):
    """HA-EFF-22, HA-ABI-13, HA-ABI-14. The steps of a card are resolved as if printed on this one."""

    def legal(self, g: Table, ask: Target, seat: int) -> int:
        return COPIED

    def protected(self, g: Table, seat: int, kind: int) -> Reason:
        return Reason("HA-EFF-22", ("nothing-to-copy", kind))

    def resolve(self, g: Table, ask: Target, n: int) -> None:
        kind = n % ROOM
        g.tell(ALL, "copies", ask.src, kind)
        g.then(*g.ability(kind, ask.src, ask.who))


@dataclass(eq=False)
class Copy(Target):
    """HA-EFF-22, HA-ABI-13, HA-ABI-14, HA-CRD-24. The steps of another card in play are resolved as if printed on this
    one."""

    deeds = menu(Refraining(), Copying())

    def rule(self) -> str:
        return "HA-EFF-22"


@dataclass(eq=False)
class Wipe(Frame[Table]):
    """HA-EFF-5, HA-CRD-8. Every card in play is discarded at once but for the card itself, those named, and protected
    ones."""

    who: int
    src: int
    spared: int

    def run(self, g: Table) -> None:
        g.then(DiscardAll(self.who, self.src, ANY & ~self.spared))
