"""Clocks: how long each seat may think. None, live (a bank that each decision refills, up to a cap) or by correspondence (the
same in days). All time is time of the house (`Hub.time`), in milliseconds: it stands still while no server runs.

A clock hangs on public facts alone: who is asked as everybody sees it, and the moments at which everybody learns something
(public moments). What is picked in secret between two of them changes nothing of any clock. A reaction window is free for a
while; a question that several answer in secret has a time of its own, the same for all, and touches nobody's bank."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from hantise.core.frame import NOBODY, SealedPick

if TYPE_CHECKING:
    from .sitting import Sitting

LIVE, DAYS = "live", "days"
GRACE = 2_000  # a pick that is received so soon after zero was sent before it
WINDOW = 10_000  # of a reaction window, free: its countdown in the page, and the way
SECOND, MINUTE, DAY = 1_000, 60_000, 86_400_000
LEAST, MOST = 5 * SECOND, 60 * DAY  # of a bank

# Offered at a new table; any other is written the same way: its kind, then bank, refill and cap in seconds.
CLOCKS = (
    "",
    "live:300:10:300",
    "live:900:20:1200",
    "live:1800:40:2400",
    "days:86400:43200:86400",
    "days:259200:86400:259200",
    "days:604800:172800:604800",
)
BY_POST = "days:259200:86400:259200"  # what a live game becomes by a vote


class Own(NamedTuple):
    """A number of a clock that a table has of its own: what it is called in the form, in which unit, its bounds, and what
    stands there first."""

    name: str
    unit: str
    seconds: int
    least: int
    most: int
    usual: int


OWN = {
    LIVE: (
        Own("bank", "minutes", 60, 1, 600, 15),
        Own("refill", "seconds", 1, 0, 3600, 20),
        Own("cap", "minutes", 60, 1, 600, 20),
    ),
    DAYS: (
        Own("bank", "days", 86_400, 1, 60, 3),
        Own("refill", "hours", 3600, 0, 1440, 24),
        Own("cap", "days", 86_400, 1, 60, 3),
    ),
}
RULES = ("", "bot", "default")  # when a time is up: the others decide, a bot stands in, the pick of least harm is made


@dataclass(frozen=True)
class Rate:
    """Milliseconds: of the bank at the beginning, that come back at each decision, and that a bank never exceeds by them."""

    kind: str
    bank: int
    refill: int
    cap: int

    @classmethod
    def read(cls, text: str) -> Rate | None:
        """What a text like "live:900:20:1200" says; None of "". Raises ValueError."""
        if not text:
            return None
        found = re.fullmatch(r"(live|days):(\d{1,7}):(\d{1,7}):(\d{1,7})", text, re.ASCII)
        if found is None:
            raise ValueError(f"{text[:40]!r} is no clock")
        bank, refill, cap = (int(n) * SECOND for n in found.groups()[1:])
        if not (LEAST <= bank <= cap <= MOST and refill <= cap):
            raise ValueError(f"{text[:40]!r} is no clock that could be played by")
        return cls(found[1], bank, refill, cap)

    @property
    def own(self) -> int:
        """The time of a question that several answer in secret."""
        return self.bank if self.kind == DAYS else max(self.bank // 5, 3 * self.refill)

    @property
    def least(self) -> int:
        """What whoever sits down has at least."""
        return max(self.refill, self.bank // 4)


@dataclass(frozen=True)
class Asked:
    """Who is asked, as everybody sees it. kind: turn, window or sealed, "" at the end; open: how many have not answered."""

    kind: str
    seats: tuple[int, ...] = ()
    open: int = 0


NOTHING = Asked("")


def asked(sitting: Sitting) -> Asked:
    """Who is asked now."""
    state = sitting.state
    if state.player == NOBODY or sitting.over or sitting.gathering.open:
        return NOTHING
    if isinstance(state.asked, SealedPick):
        whole = state.asked.whole
        return Asked("sealed", tuple(whole.seats), len(sitting.waits_for()))
    return Asked("window" if state.asked.window(state) else "turn", (state.player,), 1)


class Clocks:
    """The clocks of one table: what each seat has left as of `since`, a public moment. paused: when they were stopped, 0 where
    they were not, by pauser. rule: what happens at zero (RULES). owed: by seat, decisions that bring nothing back, for they
    were taken back."""

    def __init__(self, text: str, rule: str, seats: int) -> None:
        self.agreed, self.rate = text, Rate.read(text)
        self.rule = rule
        self.left = [self.rate.bank if self.rate is not None else 0] * seats
        self.since = 0
        self.paused, self.pauser = 0, -1
        self.owed = [0] * seats

    @property
    def live(self) -> bool:
        """Is it a clock for people who are all there?"""
        return self.rate is not None and self.rate.kind == LIVE

    # as rows tell it -------------------------------------------------------------------------------------------------------
    def stamp(self) -> list[int]:
        """As it is kept in a row: since, left, and owed where anything is; [] where there is no clock."""
        return [self.since, *self.left, *(self.owed if any(self.owed) else ())] if self.rate is not None else []

    def read(self, stamp: list[int]) -> None:
        """As a row kept it."""
        if stamp:
            seats = len(self.left)
            self.since, self.left = stamp[0], list(stamp[1 : 1 + seats])
            self.owed = list(stamp[1 + seats :]) or [0] * seats

    # what is so ------------------------------------------------------------------------------------------------------------
    def free(self, of: Asked) -> int:
        """What a question of that kind takes from nobody's bank."""
        assert self.rate is not None
        return {"window": WINDOW, "sealed": self.rate.own}.get(of.kind, 0)

    def spent(self, of: Asked, now: int) -> int:
        """What the present question has cost so far."""
        return max(0, (self.paused or now) - self.since - self.free(of))

    def over(self, sitting: Sitting, of: Asked, seat: int, now: int) -> int:
        """Milliseconds that the seat is over its time; below zero: that it still has."""
        return self.spent(of, now) - (0 if of.kind == "sealed" else self.left[seat])

    def zero(self, sitting: Sitting) -> int | None:
        """When the first of those who are asked is late; None where none can be."""
        of = asked(sitting)
        people = [s for s in of.seats if sitting.people[s].kind == "human"]
        if self.rate is None or self.paused or not people:
            return None
        banks = 0 if of.kind == "sealed" else min(self.left[s] for s in people)
        return self.since + self.free(of) + banks + GRACE + 1

    def late(self, sitting: Sitting, now: int) -> list[int]:
        """The seats of people whose time is up, and whom the others wait for. Of a question that several answer in secret: once
        its time is over, those who have not answered."""
        if self.rate is None or self.paused or sitting.over:
            return []
        of = asked(sitting)
        waiting = [s for s in sitting.waits_for() if sitting.people[s].kind == "human"]
        return [s for s in waiting if self.over(sitting, of, s, now) > GRACE]

    # what happens ----------------------------------------------------------------------------------------------------------
    def settle(self, sitting: Sitting, of: Asked, now: int) -> None:
        """Charge who was asked: his time so far is spent."""
        if of.kind in ("turn", "window"):
            spent = self.spent(of, now)
            for s in of.seats:
                if sitting.people[s].kind == "human":
                    self.left[s] = max(0, self.left[s] - spent)

    def moved(self, sitting: Sitting, before: Asked, now: int) -> list[int]:
        """Everybody has learnt something by a pick: who was asked before it is charged, and has something back. The stamp."""
        if self.rate is None:
            return []
        self.settle(sitting, before, now)
        for s in before.seats if before.kind == "turn" else ():
            if self.owed[s]:
                self.owed[s] -= 1
            elif sitting.people[s].kind == "human":
                self.left[s] = max(self.left[s], min(self.rate.cap, self.left[s] + self.rate.refill))
        after = asked(sitting)
        if not (before.kind == after.kind == "sealed" and after.open < before.open):
            self.since = now
        return self.stamp()

    def went_back(self, sitting: Sitting, before: Asked, now: int, seat: int = -1, picks: int = 0) -> list[int]:
        """Something was taken back: time that was spent stays spent. seat: whose picks; they bring nothing back a second
        time."""
        if self.rate is None:
            return []
        self.settle(sitting, before, now)
        self.since = self.paused or now
        if seat >= 0:
            self.owed[seat] += picks
        return self.stamp()

    def sat(self, sitting: Sitting, seat: int, human: bool, now: int) -> list[int]:
        """Somebody else sits in that seat from here on: who is asked is charged for what he has spent so far."""
        of = asked(sitting)
        if self.rate is None:
            return []
        if not sitting.n:  # nobody has begun to play: all begin now
            self.left, self.since = [self.rate.bank] * len(self.left), self.paused or now
        elif of.kind == "turn":
            self.settle(sitting, of, now)
            self.since = self.paused or now
        if human:
            self.left[seat] = max(self.left[seat], self.rate.least)
        return self.stamp()

    def pause(self, on: bool, at: int, seat: int) -> None:
        """They stand still, or go on where they stood, at the wish of that seat."""
        if on:
            self.paused, self.pauser = self.paused or max(1, at), seat
        elif self.paused:
            self.since += max(0, at - self.paused)
            self.paused = 0

    def change(self, text: str, at: int) -> None:
        """Another rate from here on, with full banks."""
        self.agreed, self.rate = text, Rate.read(text)
        assert self.rate is not None
        self.left = [self.rate.bank] * len(self.left)
        self.since, self.owed = at, [0] * len(self.left)
        self.paused = 0


def words(t: Any, text: str) -> str:
    """A clock in plain words, in the language of those texts."""
    rate = Rate.read(text)
    if rate is None:
        return str(t("page-clock-none"))
    return str(t(f"page-clock-{rate.kind}", bank=span(t, rate.bank), refill=span(t, rate.refill), cap=span(t, rate.cap)))


def span(t: Any, ms: int) -> str:
    """A time in the largest unit that says it whole."""
    for name, unit in (("days", DAY), ("hours", 60 * MINUTE), ("minutes", MINUTE)):
        if ms and ms % unit == 0:
            return str(t(f"span-{name}", n=ms // unit))
    return str(t("span-seconds", n=round(ms / SECOND)))
