"""Votes: what somebody wishes of the others at his table. He asks, those whom it concerns agree or do not, and what all agree
to is done. A refusal is told to nobody, not even to whoever asked: his wish stands there unanswered until he withdraws it, or
until the game moves on. Whoever is alone decides alone.

    pause, go       the clocks stand still, and go on
    days            a live game goes on by correspondence
    bot             a bot plays for somebody whose time is up, or who is asked and away, until he is back
    open, end       his time is up: the seat is for somebody else; the game ends without a result
    back            the game goes back to a position, named by the line of the log that leads there
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import rows
from .bot_names import person_of
from .clocks import BY_POST, SECOND, asked

if TYPE_CHECKING:
    from .sitting import Sitting

WISHES = ("pause", "go", "days", "bot", "open", "end", "back")
ABSENT = ("bot", "open", "end")  # wishes about somebody who keeps the others waiting
CONSENT, FREE, NEVER = BACKS = ("", "free", "off")  # how a table goes back: if all agree, as anybody likes, never
AGAIN = 60 * SECOND  # before somebody may wish the same once more
STANDS_IN = "greedy"  # the bot that plays for whoever is away


class No(ValueError):
    """A wish or an answer that cannot be: the key of the house's text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass
class Ballot:
    """A wish, and who has agreed to it or refused. number: that of its row."""

    number: int
    row: rows.Vote
    yes: set[int] = field(default_factory=set)
    no: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Order:
    """What a person says of votes: "ask back 12", "ask bot 2", "yes 7", "no 7", "off 7"."""

    deed: str
    wish: str = ""
    number: int = -1

    @classmethod
    def read(cls, text: str) -> Order:
        """Raises No."""
        words = text[:40].split(" ")
        deed, rest = words[0], words[1:]
        wish = rest.pop(0) if deed == "ask" and rest else ""
        number = int(rest[0]) if rest and rest[0].isascii() and rest[0].isdecimal() and len(rest[0]) < 10 else -1
        needs = wish in ("bot", "open", "back") if deed == "ask" else True
        if deed not in ("ask", "yes", "no", "off") or len(rest) != needs or (number >= 0) != needs:
            raise No("no-garbage")
        if (wish in WISHES) != (deed == "ask"):
            raise No("no-garbage")
        return cls(deed, wish, number)


class Votes:
    """The votes of one table, as its rows tell them."""

    def __init__(self) -> None:
        self.ballots: list[Ballot] = []
        self.wished: dict[tuple[int, str], int] = {}  # by seat and wish, when he last asked for it

    def read(self, row: rows.Row, number: int) -> None:
        """A row of the table."""
        if isinstance(row, rows.Vote):
            self.ballots.append(Ballot(number, row, {row.seat, *row.along}))
            self.wished[row.seat, row.wish] = row.at
        elif isinstance(row, rows.Voice):
            if row.off:
                self.drop(lambda b: b.number == row.vote)
            for ballot in self.ballots:
                if ballot.number == row.vote:
                    (ballot.yes if row.yes else ballot.no).update(row.seats)
        elif isinstance(row, rows.Pause):
            self.met(row.seat, "pause" if row.on else "go")
        elif isinstance(row, rows.Tempo):
            self.met(row.seat, "days")
        elif isinstance(row, rows.Undo) and row.open:
            self.drop(lambda b: b.row.wish in ABSENT)
            self.met(row.seat, "back")
        elif isinstance(row, rows.Seat):
            self.drop(lambda b: row.seat in (b.row.about, b.row.seat, *b.row.along))

    def met(self, seat: int, wish: str) -> None:
        """It is done: nobody needs to answer any more, and it may be wished again."""
        self.drop(lambda b: b.row.wish == wish)
        self.wished.pop((seat, wish), None)

    def drop(self, of: Callable[[Ballot], bool]) -> None:
        """These are over."""
        self.ballots = [b for b in self.ballots if not of(b)]

    def open(self, sitting: Sitting) -> list[Ballot]:
        """Those that still stand: the game has not moved on."""
        if sitting.over:
            return []
        return [b for b in self.ballots if stands(sitting, b.row)]


def stands(sitting: Sitting, row: rows.Vote) -> bool:
    """Can that wish still be met?"""
    clocks = sitting.clocks
    if row.wish in ("pause", "go"):
        return bool(clocks.paused) == (row.wish == "go")
    return clocks.live if row.wish == "days" else sitting.moved[-1] == row.n


def needed(sitting: Sitting, row: rows.Vote) -> set[int]:
    """Whose consent it needs: of those who are asked, the people who still sit there. To go back, that of everybody who has
    acted or learnt since, whoever was asked; where the table lets anybody go back, nobody's."""
    people = {s for s, p in enumerate(sitting.people) if p.kind == "human"}
    if row.wish == "back" and sitting.goes_back == FREE:
        return set()
    if row.wish == "back":
        return {s for s in people if sitting.moved[s] > row.to}
    return people & set(row.among)


def passed(sitting: Sitting, ballot: Ballot) -> bool:
    """Have all agreed?"""
    return needed(sitting, ballot.row) <= ballot.yes


def ask(
    sitting: Sitting, seat: int, wish: str, number: int = -1, away: Collection[int] = (), along: Sequence[int] = ()
) -> rows.Row:
    """A seat wishes that: the row of its vote, or of what it wished where nobody needs to be asked. number: the seat that it is
    about, or the position to go back to; away: the seats of people who are not there; along: other seats of the same
    browser. Raises No."""
    refuse(sitting, seat, wish, number, away)
    about, to = (-1, number) if wish == "back" else (number, -1)
    mine = {seat, *along}
    if any(b.row.wish == wish and b.row.seat in mine for b in sitting.votes.open(sitting)):
        raise No("no-wished")
    now = sitting.time()
    if now - sitting.votes.wished.get((seat, wish), -AGAIN) < AGAIN:
        raise No("no-wished-lately")
    skipped = {about, *mine, *(late(sitting, wish, away) if wish == "end" else ())}
    if sitting.clocks.live or (wish == "bot" and sitting.clocks.rate is None):  # who is not there is not waited for
        skipped |= set(away)
    among = [s for s, p in enumerate(sitting.people) if p.kind == "human" and s not in skipped]
    row = rows.Vote(seat, wish, among, sitting.moved[-1], now, about, to, sorted(mine - {seat}))
    if passed(sitting, Ballot(-1, row, set(mine))):
        return grant(sitting, row)
    return sitting.enter(row)


def refuse(sitting: Sitting, seat: int, wish: str, number: int, away: Collection[int]) -> None:
    """Raises No where that cannot be wished now."""
    clocks = sitting.clocks
    if sitting.over:
        raise No("no-over")
    if not 0 <= seat < sitting.seats or sitting.people[seat].kind != "human":
        raise No("error-no-seat")
    if wish == "back":
        if sitting.goes_back == NEVER:
            raise No("no-back")
        if not 0 <= number < sitting.moved[seat]:
            raise No("error-no-position")
    elif wish in ABSENT:
        slow = late(sitting, wish, away)
        if not set(slow) - {seat} or (wish != "end" and (number == seat or number not in slow)):
            raise No("no-late")
    elif wish == "days":
        if not clocks.live:
            raise No("no-stale")
    elif clocks.rate is None or bool(clocks.paused) == (wish == "pause"):
        raise No("no-stale")


def late(sitting: Sitting, wish: str, away: Collection[int]) -> list[int]:
    """Whom that may be wished about: whose time is up; for a bot, which leaves again, also whoever is asked and away, but where
    people come now and then."""
    up = sitting.clocks.late(sitting, sitting.time())
    if wish != "bot" or sitting.clocks.paused or (sitting.clocks.rate is not None and not sitting.clocks.live):
        return up
    here = asked(sitting).seats
    return sorted({*up, *(s for s in away if s in here and sitting.people[s].kind == "human")})


def answer(sitting: Sitting, seat: int, order: Order, along: Sequence[int] = ()) -> rows.Row:
    """A seat says yes or no to a vote, or withdraws its own: the row, or that of what was wished where this was the last
    consent. Raises No."""
    ballot = next((b for b in sitting.votes.open(sitting) if b.number == order.number), None)
    if ballot is None or sitting.people[seat].kind != "human":
        raise No("no-vote")
    mine = sorted({seat, *along})
    if order.deed == "off":
        if not {ballot.row.seat, *ballot.row.along} & set(mine):
            raise No("no-vote")
        return sitting.enter(rows.Voice(ballot.number, mine, off=True))
    if not set(mine) & needed(sitting, ballot.row) - ballot.yes - ballot.no:
        raise No("no-vote")
    if order.deed == "yes":
        if needed(sitting, ballot.row) <= ballot.yes | set(mine):
            return grant(sitting, ballot.row)
        return sitting.enter(rows.Voice(ballot.number, mine, yes=True))
    return sitting.enter(rows.Voice(ballot.number, mine))


def stand_in(there: rows.Sitter) -> rows.Sitter:
    """A bot for the person of a seat, until he is back."""
    return rows.Sitter("bot", "", STANDS_IN, person_of(there), there.lang)


def carry_out(sitting: Sitting, row: rows.Row, at: int) -> None:
    """A row of votes, or of what they brought about, changes the table. at: how many picks are in force."""
    clocks = sitting.clocks
    sitting.votes.read(row, sitting.v)
    if isinstance(row, rows.Pause):
        clocks.pause(row.on, row.at, row.seat)
        sitting.note(at, "log-paused" if row.on else "log-goes-on", row.seat)
    elif isinstance(row, rows.Tempo):
        clocks.change(row.clock, row.at)
        sitting.note(at, "log-tempo", row.seat, row.clock)
    elif isinstance(row, rows.End):
        sitting.dropped = True
        sitting.note(at, "log-ended", row.seat)


def grant(sitting: Sitting, row: rows.Vote) -> rows.Row:
    """What was wished is done: the row that says so."""
    now, there = sitting.time(), sitting.people[row.about]
    if row.wish == "back":
        return sitting.back(row.seat, row.to)
    if row.wish == "bot":
        return sitting.sit(row.about, stand_in(there), row.seat, stands=True)
    if row.wish == "open":
        return sitting.sit(row.about, rows.Sitter(away=person_of(there), lang=there.lang), row.seat, stands=True)
    if row.wish in ("pause", "go"):
        return sitting.enter(rows.Pause(row.seat, row.wish == "pause", now))
    return sitting.enter(rows.Tempo(row.seat, BY_POST, now) if row.wish == "days" else rows.End(row.seat))
