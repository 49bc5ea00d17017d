"""Presence: who is there, since when somebody is not, and what follows of it by the rule that a table has agreed on. It lies in
memory alone: after a restart everybody has just gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import clocks, votes
from .bot_names import person_of
from .clocks import SECOND
from .rows import Seat, Sitter

if TYPE_CHECKING:
    from .hub import Hub, Table
    from .sitting import Sitting

AWAY = 15 * SECOND  # without a line, before it is shown: a reload is no absence
LONG = 60 * SECOND  # and before the others are offered to go on without him
BY_RULE = 120 * SECOND  # or the table's rule does


class Presence:
    """Since when the seats of a table are without their people. read: when the table was read from the store."""

    def __init__(self, read: int) -> None:
        self.read = read
        self.gone: dict[int, int] = {}


def near(table: Table, now: int) -> list[int]:
    """The seats whose people are there, or went a moment ago."""
    online, gone = table.online(), table.presence.gone
    return [s for s in range(table.sitting.seats) if s in online or now - gone.get(s, now - AWAY) < AWAY]


def away(table: Table, now: int, least: int = LONG) -> list[int]:
    """The seats of people who have been away for so long (milliseconds)."""
    online, here = table.online(), table.presence
    people = table.sitting.people
    if table.sitting.hot:  # who shares a screen is there, whoever sits at it
        return []
    absent = [s for s, p in enumerate(people) if p.kind == "human" and s not in online]
    return [s for s in absent if now - max(here.read, here.gone.get(s, here.read)) >= least]


def next_look(table: Table, now: int) -> int | None:
    """When something changes at this table without anybody's doing; None where nothing will."""
    sitting = table.sitting
    if sitting.over:
        return None
    if due_by_rule(table, now) >= 0:
        return now
    online, here = table.online(), table.presence
    absent = [s for s, p in enumerate(sitting.people) if p.kind == "human" and s not in online]
    times = [max(here.read, here.gone.get(s, here.read)) + after for s in absent for after in (LONG, BY_RULE)]
    times += [at + AWAY for at in here.gone.values()]
    zero = sitting.clocks.zero(sitting)
    return min((t for t in (*times, *([] if zero is None else [zero])) if t > now), default=None)


def due_by_rule(table: Table, now: int) -> int:
    """The seat for which the table's rule has something done now; -1: none. Where everybody ought to be there, nothing is done
    while nobody else is."""
    sitting = table.sitting
    rule, kind = sitting.clocks.rule, sitting.clocks.rate.kind if sitting.clocks.rate is not None else ""
    if not rule or sitting.over or sitting.clocks.paused:
        return -1
    people = [s for s, p in enumerate(sitting.people) if p.kind == "human"]
    others = people if kind == clocks.DAYS else table.online()
    gone = away(table, now, BY_RULE) if kind != clocks.DAYS else []
    slow = {*sitting.clocks.late(sitting, now), *gone} & set(sitting.waits_for())
    return next((s for s in sorted(slow) if any(o != s for o in others)), -1)


def mind(hub: Hub, table: Table) -> None:
    """The time of that table has come: its rule is followed, and everybody looks again."""
    seat, sitting = due_by_rule(table, hub.time()), table.sitting
    if seat < 0:
        table.wake()
        hub.alarm(table)
    elif sitting.clocks.rule == "bot":
        hub.commit(table, sitting.sit(seat, votes.stand_in(sitting.people[seat]), stands=True))
    else:
        state = sitting.asked_of(seat)
        hub.commit(table, sitting.pick(seat, sitting.asks[seat], "", state.asked.default(state), unasked=True))


def returned(sitting: Sitting, seat: int) -> Seat:
    """The person of a seat is back: whoever stood in for him makes room."""
    there = sitting.people[seat]
    return sitting.sit(seat, Sitter("human", person_of(there), lang=there.lang))
