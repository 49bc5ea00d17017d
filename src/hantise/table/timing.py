"""Timing: what one viewer is told of the clocks of a table and of what is voted on there, and what he says to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hantise.texts import Texts

from . import clocks, presence, rows, sight, votes
from .seen import NO_TIME, Line, Timing
from .sitting import Refused, Sitting

if TYPE_CHECKING:
    from .hub import Hub, Table
    from .room import Stand


HERE = "here"  # what somebody says who is back while another has his seat


def told(hub: Hub, table: Table, at: Stand, t: Texts, lines: Sequence[Line]) -> Timing:
    """What the viewer is told. lines: his log."""
    sitting = table.sitting
    if sitting.over:
        return NO_TIME
    own, mine = sitting.clocks, [s for s in at.held if sitting.people[s].kind == "human"]
    if at.seat in at.held and may_return(sitting, at.seat):
        bot = t.person(at.seat, called(sitting, t))["-mid"]
        line = t("page-stood-in", who=bot) if sitting.people[at.seat].kind == "bot" else t("page-given-up")
        return Timing(slow=line, offers=((HERE, t("page-play-again-myself")),), post=f"/t/{table.tid}/vote")
    gone = table.once("away", lambda: presence.away(table, hub.time()))
    slow = votes.late(sitting, "bot", gone) if gone or own.rate is not None else []
    wished = [wish for b in sitting.votes.open(sitting) if (wish := ballot(sitting, t, b, mine, lines)) is not None]
    if own.rate is None and not slow and not wished:
        return table.once("no time", lambda: Timing(post=f"/t/{table.tid}/vote")) if mine else NO_TIME
    of = clocks.asked(sitting)
    running = [s for s in of.seats if sitting.people[s].kind == "human"]
    numbers: tuple[tuple[int, int, bool], ...] = ()
    if own.rate is not None:
        people = [s for s, p in enumerate(sitting.people) if p.kind == "human"]
        sealed = of.kind == "sealed"
        numbers = tuple((s, own.rate.own if sealed and s in running else own.left[s], s in running) for s in people)
    return Timing(
        clocks=numbers,
        since=own.since,
        free=clocks.WINDOW if of.kind == "window" else 0,
        paused=own.paused,
        votes=tuple(wished),
        slow=waited_for(sitting, t, slow, mine) if slow else "",
        offers=tuple(offers(sitting, t, slow)) if set(mine) - set(slow) else (),
        post=f"/t/{table.tid}/vote",
    )


def may_return(sitting: Sitting, seat: int) -> bool:
    """Has somebody else the seat only until its person is back?"""
    return seat in sitting.stands_in and sitting.people[seat].kind != "human" and not sitting.over


def called(sitting: Sitting, t: Texts) -> tuple[str, ...]:
    """What people are called here."""
    return sight.names_of(sitting, t)


def waited_for(sitting: Sitting, t: Texts, slow: Sequence[int], mine: Sequence[int]) -> str:
    """A line of those who keep the others waiting. mine: the viewer's own seats."""
    if set(slow) <= set(mine):
        return t("page-slow-own")
    up = set(sitting.clocks.late(sitting, sitting.time()))
    names = [t.person(s, called(sitting, t))["-mid"] for s in slow]
    return t("page-slow-time" if set(slow) <= up else "page-slow-away", who=t.listed(names), n=len(names))


def offers(sitting: Sitting, t: Texts, slow: Sequence[int]) -> list[tuple[str, str]]:
    """What may be wished about them, as order and text."""
    out, up = [], votes.late(sitting, "open", ())
    for s in slow:
        who = {"who" + form: text for form, text in t.person(s, called(sitting, t)).items()}
        out.append((f"ask bot {s}", t("page-ask-bot", **who)))
        out += [(f"ask open {s}", t("page-ask-open", **who))] if s in up else []
    return [*out, ("ask end", t("page-ask-end"))] if up else out


def ballot(
    sitting: Sitting, t: Texts, of: votes.Ballot, mine: Sequence[int], lines: Sequence[Line]
) -> tuple[int, str, str] | None:
    """A wish as the viewer reads it, and what he may do; None where it does not concern him (any more)."""
    row, seats = of.row, set(mine)
    if seats & {row.seat, *row.along}:
        may = "own"
    elif seats & of.no or not seats & votes.needed(sitting, row):
        return None
    else:
        may = "" if seats & of.yes else "asked"
    said = {"who" + form: text for form, text in t.person(row.seat, called(sitting, t)).items()}
    if row.about >= 0:
        said |= {"about" + form: text for form, text in t.person(row.about, called(sitting, t)).items()}
    if row.wish == "days":
        said["clock"] = clocks.words(t, votes.BY_POST)
    if row.wish == "back":
        said["line"] = next((line.text for line in reversed(lines) if line.at <= row.to), t("page-beginning"))
    return of.number, t(f"vote-{row.wish}", **said), may


def wishes(table: Table, at: Stand, t: Texts) -> list[tuple[str, str]]:
    """What may be asked of the others at any time, as order and text."""
    sitting, own = table.sitting, table.sitting.clocks
    if own.rate is None or sitting.over or not any(sitting.people[s].kind == "human" for s in at.held):
        return []
    found = ["go" if own.paused else "pause", *(["days"] if own.live else [])]
    return [(f"ask {wish}", t(f"page-ask-{wish}")) for wish in found]


def vote(hub: Hub, table: Table, seat: int, said: str, held: Sequence[int]) -> rows.Row:
    """What a browser says of votes, for its seat: the row that it makes. Raises Refused."""
    sitting = table.sitting
    along = [s for s in held if s != seat and sitting.people[s].kind == "human"] if sitting.hot else []
    if said == HERE and 0 <= seat < sitting.seats and may_return(sitting, seat):
        return presence.returned(sitting, seat)
    try:
        order = votes.Order.read(said)
        if not 0 <= seat < sitting.seats:
            raise votes.No("error-no-seat")
        if order.deed == "ask":
            return votes.ask(sitting, seat, order.wish, order.number, presence.away(table, hub.time()), along)
        return votes.answer(sitting, seat, order, along)
    except votes.No as e:
        raise Refused(e.key) from None
