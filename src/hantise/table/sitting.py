"""Sitting: one game at one table, as its rows tell it. A cache that may vanish: everything in it comes out of the rows again.

Nothing here waits, and nothing here writes: a deed is looked at and done in one go, and gives the row that the hub must put on
disk before anybody is told.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from hantise.core.frame import ALL, CHANCE, NOBODY, SealedPick
from hantise.core.game import Game
from hantise.core.record import Entry, Record, RecordError, entries
from hantise.core.state import TRUE_RANDOM
from hantise.core.telling import Known
from hantise.learn import guide
from hantise.texts import hears

from . import clocks, gathering, lessons, talk, votes
from .awaited import awaited
from .back import Brought
from .bot_names import called, named
from .clocks import Clocks
from .gathering import Gathering
from .lately import Lately
from .lessons import Lessons
from .rows import Begin, Concede, Hint, Next, Pick, Row, Say, Seat, Sitter, Start, Tip, Undo
from .undoing import Undoing
from .votes import Votes

OF_PICKS = ("log-bot-silent", "log-took-back", "log-unasked", "log-in-time", "log-over")  # gone with the picks they speak of
CONCEDED = "concede"  # as a record writes it
LONGEST_ID = 64
SAID = 4  # phrases that a seat may say before the next pick
Talked = TypeVar("Talked", bound=Row)
Made = TypeVar("Made")
PAST = 64  # positions of the past that are kept


class Refused(ValueError):
    """A deed that cannot be: the key of the house's text that says why, with its arguments."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.key, self.arguments = key, arguments


@dataclass(frozen=True)
class SetUp:
    """What a table is from its beginning to its end."""

    tid: str
    game: Game
    seats: int
    options: dict[str, Any]
    poker_face: bool
    host: bytes
    previous: str = ""


@dataclass(frozen=True)
class Note:
    """A line of the log that the table itself writes: after how many picks, its key, the seat it speaks of, one word more.

    people: who sat where when it was written (others may by now); by: the seat of whoever did it, -1 where that is not said;
    was: who had the seat before.
    """

    at: int
    key: str
    seat: int
    what: str = ""
    people: tuple[Sitter, ...] = ()
    by: int = -1
    was: Sitter | None = None


class Sitting:
    """The game of a table after all its rows.

    v: how many rows. asks: for each seat the number of its present question. moved: for each viewer (a spectator: the last) the
    last position at which he learnt anything: what he is told never counts picks that he may not know of.
    """

    def __init__(self, setup: SetUp, rows: Sequence[Row], time: Callable[[], int] = lambda: 0) -> None:
        """time: of the house, in milliseconds. Raises RecordError where the rows do not fit the rules."""
        self.time = time
        self.setup, self.game, self.seats = setup, setup.game, setup.seats
        start = rows[0]
        if not isinstance(start, Start):
            line = f"table {setup.tid} does not begin with its set-up"
            raise RecordError(line, "fault-table-begins", table=setup.tid)
        self.people: list[Sitter] = called(start.people, setup.tid)
        self.seated = [(0, tuple(self.people))]  # who sat where, from which pick on
        self.hot = start.hot
        self.asks: list[int] = list(start.asks)
        self.chance = [Entry(CHANCE, t) for t in start.chance]
        self.picked: dict[tuple[int, str], tuple[int, int]] = {}
        self.notes: list[Note] = []
        self.talk = talk.Talk()
        self.n = 0
        self.gathering = Gathering(start.gathers, start.ready, start.again)
        self.lessons = Lessons(self.game, start.guide)
        self.hints, self.goes_back = start.hints, start.back
        self.hinted: dict[int, Hint] = {}  # by seat: the last hint that it was given
        self.next = ""
        self.ended_at = 0  # seconds since 1970; 0: not over, or not known
        self.clocks = Clocks(start.clock, start.late, setup.seats)
        self.clocks.read(start.time)
        self.votes = Votes()
        self.brought = Brought()
        self.backs = [0] * (setup.seats + 1)  # for each viewer, how often something was taken back that he knew of
        self.stands_in: set[int] = set()  # seats that somebody else has until their people are back
        self.dropped = False  # ended without a result
        self.past: OrderedDict[tuple[int, bool], Any] = OrderedDict()
        self.worded: dict[Any, Any] = {}  # see `once`
        played: list[list[Entry]] = []
        for n, row in enumerate(rows[1:], 1):
            self.v = n
            self._read(n, row, played)
        self.v = len(rows)
        self._restore(self._record([e for group in played for e in group]))

    def _read(self, n: int, row: Row, played: list[list[Entry]]) -> None:
        """One row of the store; the picks in force are gathered in `played`."""
        if isinstance(row, Pick):
            played.append([Entry(row.seat, row.text), *(Entry(CHANCE, t) for t in row.chance)])
            self.asks = list(row.asks)
            if row.id:
                self.picked[self._page(row.seat), row.id] = (row.ask, row.number)
            if row.tip:
                self.lessons.give(row.tip)
            if row.fault and not row.secret:
                self._note(len(played), "log-bot-silent", row.seat, row.text)
            self.ended_at = row.when
            self.clocks.read(row.time)
            self._clocked(row, len(played))
        elif isinstance(row, Undo):
            kept = len(played) - row.picks
            if row.back:
                flat = [e for group in played[:kept] for e in group], [e for group in played[kept:] for e in group]
                self.brought.keep([*self.chance, *flat[0]], flat[1])
            del played[kept:]
            self.asks = list(row.asks)
            self._took_back(row, len(played))
        elif isinstance(row, Concede):
            played.append([Entry(row.seat, CONCEDED)])
            self.ended_at = row.when
        elif isinstance(row, Seat):
            self._seat(row, len(played))
        elif isinstance(row, talk.ROWS):
            self._talked(row, len(played))
        elif isinstance(row, gathering.ROWS):
            self._gathered(row)
        elif isinstance(row, Tip):
            self.lessons.skip(row.name, row.ask)
        elif isinstance(row, Hint):
            self._hint(row, len(played))
        elif isinstance(row, Next):
            self.next = row.tid
        elif not isinstance(row, Start):
            votes.carry_out(self, row, len(played))
        else:
            line = f"table {self.setup.tid}, entry {n}: a second set-up"
            raise RecordError(line, "fault-table-twice", table=self.setup.tid, entry=n)

    def once(self, of: Any, make: Callable[[], Made]) -> Made:
        """What follows from people, the table's own lines and how the game began: made once, until one of them changes."""
        if of not in self.worded:
            self.worded[of] = make()
        found: Made = self.worded[of]
        return found

    def _seat(self, row: Seat, at: int) -> None:
        before, sitter = self.people[row.seat], named(row.sitter, row.seat, self.people, self.setup.tid)
        self.people[row.seat] = sitter
        self.clocks.read(row.time)
        self.votes.read(row, self.v)
        (self.stands_in.add if row.stands else self.stands_in.discard)(row.seat)
        if before.kind == "open":  # nobody else has played there: what the seat did is his
            self.seated = [(n, replaced(people, row.seat, sitter)) for n, people in self.seated]
        self.seated.append((at, tuple(self.people)))
        self.gathering.sat(row.seat, sitter)
        self._note(at, sat_down(row, before), row.seat, sitter.strength, row.by, before)

    def _note(self, at: int, key: str, seat: int, what: str = "", by: int = -1, was: Sitter | None = None) -> None:
        """A line of the table's own, with the people of this moment."""
        self.worded.clear()
        self.notes.append(Note(at, key, seat, what, tuple(self.people), by, was))

    def _clamp(self, at: int) -> None:
        """Picks were taken back: whoever sits there now plays from here on."""
        if self.seated[-1][0] > at:
            self.seated = [*((n, people) for n, people in self.seated if n < at), (at, self.seated[-1][1])]

    def _took_back(self, row: Undo, at: int) -> None:
        self.worded.clear()
        self._clamp(at)
        self.notes = [n for n in self.notes if n.at <= at or n.key not in OF_PICKS]
        self.clocks.read(row.time)
        self.votes.read(row, self.v)
        for s in range(-1, self.seats):
            self.backs[s] += row.open or (s >= 0 and (s == row.seat or bool(row.heard >> s & 1)))
        if row.open:
            back = "log-went-back" + ("-free" if self.goes_back == votes.FREE else "")
            self.note(at, back if row.back else "log-took-back", row.seat)

    def _clocked(self, row: Pick, at: int) -> None:
        """What the log says of the time of a pick."""
        if row.unasked and row.time:
            self.note(at, "log-unasked", row.seat)
        elif row.over:
            self.note(at, "log-in-time" if row.over <= clocks.GRACE else "log-over", row.seat, str(-(-row.over // 1000)))

    def note(self, at: int, key: str, seat: int, what: str = "") -> None:
        """A line of the log, of what was agreed and of clocks."""
        self._note(at, key, seat, what)

    def _record(self, played: list[Entry]) -> Record:
        return Record(self.game, self.seats, self.setup.options, self.names, self.setup.poker_face, [*self.chance, *played])

    def _restore(self, record: Record) -> None:
        """Play the record: the state, and the marks of what each viewer has learnt."""
        self.views: list[Any] = [None] * (self.seats + 1)  # of the present, by seat; the last is a spectator's
        self.seen = Known()  # what these views tell, from pick to pick: what is as it was is the same object
        self.moved = [0] * (self.seats + 1)
        self.n, self.heard, self.told = 0, 0, 0  # picks in force; entries of the tape and events that were looked through
        self.sealed: tuple[int, ...] = ()  # who has answered the present question, as everybody knows
        self.lately = Lately()
        self.undoing = Undoing(self)
        self.chronicles: dict[tuple[int, str], Any] = {}  # the logs that are being read, by seat and language
        # before the game begins nobody is shown any of it: a state that chance has no part in stands for it
        waits, setup = self.gathering.open, self.setup
        blank = partial(self.game.new, self.seats, 0, setup.options, poker_face=setup.poker_face)
        self.state = blank() if waits else record.replay(watch=self._mark)
        self.state.rng = TRUE_RANDOM
        self.past.clear()
        self.worded.clear()
        self._mark(self.state)

    def _mark(self, state: Any) -> None:
        self.n += position(state, self.heard)
        self.heard = len(state.tape)
        events, self.told = state.events[self.told :], len(state.events)
        everybody = list(range(-1, self.seats))
        asked = [self.asked_of(who, state) for who in everybody]
        same = [who for who, of in zip(everybody, asked, strict=True) if of is state]
        views = dict(zip(same, self.game.views(state, same, tell=self.seen.tell), strict=True))
        sealed, known = awaited(state)[1], self.sealed
        self.sealed = sealed
        for who, of in zip(everybody, asked, strict=True):
            view = views[who] if of is state else self.game.views(of, [who], tell=self.seen.tell)[0]
            if view != self.views[who] or sealed != known or any(hears(event, who) for event in events):
                self.moved[who] = self.n
            self.views[who] = view

    # what is so ----------------------------------------------------------------------------------------------------------
    @property
    def names(self) -> list[str]:
        """The people's names by seat; "" where the role stands for it."""
        return [p.name for p in self.people]

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.dropped or bool(self.state.player == NOBODY)

    def waits_for(self) -> list[int]:
        """The seats that are asked now: one, or those of a sealed question that have not answered."""
        state = self.state
        if state.player == NOBODY or self.dropped or self.gathering.open:
            return []
        return list(awaited(state)[0])

    def asked_of(self, seat: int, state: Any | None = None) -> Any:
        """The state as it asks that seat: another one where he may answer a sealed question before the others."""
        return as_asked(self.state if state is None else state, seat)

    def record(self, upto: int | None = None) -> Record:
        """The record of the game, or of its first picks."""
        made = Record.of(self.game, self.state, self.setup.options, self.names if any(self.names) else [])
        return made if upto is None or upto >= made.picks else made.fork(upto)

    def at(self, n: int) -> Any:
        """The state after n picks. Raises RecordError where there is no such position."""
        if n == self.n:
            return self.state
        over = bool(self.state.ended)
        if (n, over) not in self.past:
            state = self.past[n, over] = self.record().replay(n)
            state.look_back(over)
            if len(self.past) > PAST:
                self.past.popitem(last=False)
        self.past.move_to_end((n, over))
        return self.past[n, over]

    # deeds ---------------------------------------------------------------------------------------------------------------
    def _page(self, seat: int) -> int:
        """Whence a seat's picks come: at one screen it is one page for all, and an id is one pick whoever sits there."""
        return -1 if self.hot else seat

    def again(self, seat: int, ask: int, pick_id: str, pick: int) -> bool:
        """Is this the very pick that was made before (a double click, a second sending)?"""
        return bool(pick_id) and self.picked.get((self._page(seat), pick_id)) == (ask, pick)

    def pick(self, seat: int, ask: int, pick_id: str, pick: int, fault: str = "", unasked: bool = False) -> Pick:
        """Make a pick; unasked: the clock does. Raises Refused, and changes nothing, where it answers another question or is no
        option."""
        if len(pick_id) > LONGEST_ID or (self._page(seat), pick_id) in self.picked:
            raise Refused("no-garbage")
        if self.over:
            raise Refused("no-over")
        if self.clocks.paused:
            raise Refused("no-paused")
        if seat not in self.waits_for():
            raise Refused("no-not-yours")
        if ask != self.asks[seat]:
            raise Refused("no-stale")
        state = self.state
        if pick not in self.asked_of(seat).options:
            raise Refused("no-option")
        before, tape, tip = self.waits_for(), len(state.tape), self.tip(seat)
        if tip is not None:
            self.lessons.give(tip.name)
        if state.player != seat:
            state.hear(seat)
        text, secret = state.asked.write(state, pick), state.asked.heard_by(state, pick) != ALL
        label = state.asked.label(state, pick)
        self.lately.note(self.n + 1, state, self.game.letters[seat], pick)
        asked, now, known = clocks.asked(self), self.time(), self.moved[-1]
        if secret:  # who does not hear of it stays where he is
            self.undoing.in_secret()
        state.script = self.brought.script(self.game, self.entries() if self.brought.by else (), seat, text)
        state.play(pick)
        state.script = []
        self._number(seat, before)
        self.past.clear()
        self._mark(state)
        self.undoing.picked(label)
        chance = [self.game.outcome(kind, k) for who, k, _, kind, _ in state.tape[tape:] if who == CHANCE]
        if pick_id:
            self.picked[self._page(seat), pick_id] = (ask, pick)
        if fault and not secret:
            self._note(self.n, "log-bot-silent", seat, text)
        given = tip.name if tip is not None else ""
        row = Pick(seat, text, list(self.asks), chance, ask, pick_id, pick, fault, bool(fault) and secret, given)
        if self.moved[-1] != known:
            over = self.clocks.over(self, asked, seat, now) if self.clocks.rate is not None else 0
            row.over = max(0, over) if self.people[seat].kind == "human" and not unasked else 0
            row.time, row.unasked = self.clocks.moved(self, asked, now), unasked
        self._clocked(row, self.n)
        self.v += 1
        return row

    def entries(self) -> list[Entry]:
        """The history so far, as a record has it."""
        return entries(self.game, self.state)

    def _number(self, actor: int, before: Sequence[int]) -> None:
        """New numbers for the questions that are new: the actor's own, and of whoever was not asked the same before."""
        sealed = isinstance(self.state.asked, SealedPick)
        for s in range(self.seats):
            fresh = s in self.waits_for() and not (sealed and s in before and actor in before)
            if s == actor or fresh:
                self.asks[s] += 1

    def undo(self, seat: int, ask: int, whole: bool = False) -> Undo:
        """Take the seat's last pick back; whole: all that it may. Raises Refused."""
        if ask != self.asks[seat]:
            raise Refused("no-stale")
        may = self.undoing.may(seat)
        if not may:
            closed = "no-over" if self.over else "no-paused" if self.clocks.paused else self.undoing.against(seat)
            raise Refused(closed or "no-undo-others")
        picks = may if whole else 1
        masks = [entry[2] for entry in self.state.tape[-picks:]]
        heard = 0
        for mask in masks:
            heard |= mask if mask != ALL else 0
        return self._undone(Undo(seat, picks, [], ALL in masks, heard))

    def back(self, seat: int, to: int) -> Undo:
        """Go back to that position, by consent. What chance brought since is kept for the same picks."""
        picks = self.n - to
        flat = self.entries()
        kept = self.record(to).entries
        self.brought.keep(kept, flat[len(kept) :])
        return self._undone(Undo(seat, picks, [], True, back=True))

    def _undone(self, row: Undo) -> Undo:
        asked, now = clocks.asked(self), self.time()
        same = self.waits_for() if isinstance(self.state.asked, SealedPick) else []
        self._restore(self.record().undo(row.picks))
        same = same if isinstance(self.state.asked, SealedPick) else []  # who answers it still is asked nothing new
        self.asks = [a + (s == row.seat or (s in self.waits_for() and s not in same)) for s, a in enumerate(self.asks)]
        row.asks = list(self.asks)
        if row.open:
            row.time = self.clocks.went_back(self, asked, now, *(() if row.back else (row.seat, row.picks)))
        self._took_back(row, self.n)
        self.v += 1
        return row

    def concede(self, seat: int) -> Concede:
        """Give the game up (SM-END-4: at one's own decision). Raises Refused."""
        if not self.may_concede(seat):
            raise Refused("no-over" if self.over else "no-not-yours" if self.concedes else "no-concede")
        self.state.concede(seat)
        self.past.clear()
        self._mark(self.state)
        self.v += 1
        return Concede(seat)

    def may_concede(self, seat: int) -> bool:
        """Only where the rules say who wins then, and at a decision of one's own."""
        return self.concedes and not self.over and seat in self.waits_for()

    @property
    def concedes(self) -> bool:
        """Can anybody give up at this table? Only one of two: among more, a bot may take the seat."""
        return self.seats == 2 and "conceded" in self.game.ends

    def sit(self, seat: int, sitter: Sitter, by: int = -1, screen: bool = False, stands: bool = False) -> Seat:
        """Somebody else sits there from here on. by: the seat of whoever has it so, -1 where he holds none; screen: it is
        looked at from his; stands: until its person is back."""
        time = self.clocks.sat(self, seat, sitter.kind == "human", self.time())
        row = Seat(seat, named(sitter, seat, self.people, self.setup.tid), by, screen, stands, time)
        self._seat(row, self.n)
        self.v += 1
        return row

    def enter(self, row: Row) -> Row:
        """A row of votes, or of what they brought about."""
        votes.carry_out(self, row, self.n)
        self.v += 1
        return row

    def gathered(self, row: Row) -> Row:
        """A deed of before the game (`arranging.py`) holds from here on."""
        self._gathered(row)
        self.v += 1
        return row

    def _gathered(self, row: Row) -> None:
        self.worded.clear()
        self.gathering.read(row, self)
        if isinstance(row, Begin):
            self.asks, self.chance = list(row.asks), [Entry(CHANCE, t) for t in row.chance]
            self.clocks.read(row.time)

    def begin(self) -> Begin:
        """The game begins."""
        state = self.game.new(self.seats, options=self.setup.options, poker_face=self.setup.poker_face)
        self.clocks.since = self.time()
        row = Begin([e.text for e in entries(self.game, state)], [1] * self.seats, self.clocks.stamp())
        self.gathered(row)
        self._restore(self._record([]))
        return row

    def say(self, seat: int, phrase: str, date: int = 0) -> Say:
        """The seat says a set phrase, for all to hear. Raises Refused where there is no such one, or after too many."""
        if seat < 0 or phrase not in self.phrases:
            raise Refused("no-garbage")
        if why := self.talk.silenced(talk.word(seat)):
            raise Refused(why)
        if sum(n.key == "log-says" and n.seat == seat and n.at == self.n for n in self.notes) >= SAID:
            raise Refused("no-hurry")
        return self.talked(Say(seat, phrase, date))

    def talked(self, row: Talked) -> Talked:
        """A deed of the talk (`speaking.py`) holds from here on."""
        self._talked(row, self.n)
        self.v += 1
        return row

    def _talked(self, row: Row, at: int) -> None:
        told = self.talk.read(row, self.names)
        if told is not None:
            self._note(at, *told)

    def tip(self, seat: int) -> guide.Tip | None:
        """The tip beside the present question of that seat; None where there is none."""
        if seat < 0 or seat != self.lessons.seat or seat not in self.waits_for() or self.people[seat].kind == "bot":
            return None
        return self.lessons.tip(self.views[seat], self.asks[seat])

    def hint_of(self, seat: int) -> Hint | None:
        """The hint that the seat was given at its present question."""
        found = self.hinted.get(seat)
        return found if found is not None and found.ask == self.asks[seat] and seat in self.waits_for() else None

    def may_hint(self, seat: int) -> bool:
        """May the person of that seat ask for a hint now?"""
        if not self.hints or self.over or seat not in self.waits_for() or self.people[seat].kind == "bot":
            return False
        return self.hint_of(seat) is None

    def hint(self, seat: int, ask: int, pick: int, why: Sequence[Any]) -> Hint:
        """The seat is given a hint, and everybody reads that it was. Raises Refused."""
        if ask != self.asks[seat]:
            raise Refused("no-stale")
        if not self.may_hint(seat):
            raise Refused("no-hint")
        state = self.asked_of(seat)
        row = Hint(seat, ask, state.asked.write(state, pick), json.dumps(list(why)))
        self._hint(row, self.n)
        self.v += 1
        return row

    def _hint(self, row: Hint, at: int) -> None:
        self.hinted[row.seat] = row
        self._note(at, "log-hint", row.seat)

    def skip(self, seat: int, name: str) -> Tip:
        """The tip of that name is put away, or all are ("*"). Raises Refused where it is not there."""
        tip = self.tip(seat)
        if seat < 0 or seat != self.lessons.seat or (name != lessons.ALL and (tip is None or tip.name != name)):
            raise Refused("no-stale")
        row = Tip(seat, name, self.asks[seat])
        self.lessons.skip(row.name, row.ask)
        self.v += 1
        return row

    @property
    def phrases(self) -> list[str]:
        """What may be said aloud at this table: set phrases of the house, and the words of kind `phrase` that the game has."""
        return list(dict.fromkeys((*talk.HOUSE, *self.game.words.get("phrase", ()))))

    def end(self, row: Pick | Concede, when: int) -> None:
        """That deed ended the game, then: it stands in its row."""
        row.when = self.ended_at = when

    def follow(self, tid: str) -> Next:
        """Another game follows at this table. Raises Refused where one does already."""
        if self.next:
            raise Refused("no-stale")
        self.next = tid
        self.v += 1
        return Next(tid)


def as_asked(state: Any, seat: int) -> Any:
    """The state as it asks that seat: another one where he may answer a sealed question before the others."""
    asked = state.asked
    if seat < 0 or state.player == seat or not isinstance(asked, SealedPick) or seat not in asked.whole.seats:
        return state
    picks = asked.whole.picks
    if picks and picks[asked.whole.seats.index(seat)] != NOBODY:
        return state
    other = state.copy()
    other.hear(seat)
    return other


def replaced(people: tuple[Sitter, ...], seat: int, sitter: Sitter) -> tuple[Sitter, ...]:
    """The same people with him in a seat that was open."""
    return tuple(sitter if i == seat and p.kind == "open" else p for i, p in enumerate(people))


def sat_down(row: Seat, before: Sitter) -> str:
    """The key of the line that says who has the seat now. before: who had it."""
    now, by = row.sitter, "-by" if row.by not in (-1, row.seat) else ""
    if row.stands:
        return ("log-stands-in" if now.kind == "bot" else "log-opened") + ("" if row.by >= 0 else "-late")
    if now.kind == "open":
        return "log-got-up" + by
    if now.kind == "bot":
        return ("log-bot-sat-down" if before.kind == "open" else "log-bot-plays-for") + by
    if before.kind == "bot" and before.away == now.name and not row.screen:
        return "log-seat-back" + by
    if by:
        return "log-sat-down-by"
    return "log-sat-down" if before.kind == "open" or before.name == now.name else "log-sat-down-for"


def position(state: Any, first: int = 0) -> int:
    """How many picks were made, after so many entries."""
    return sum([t[0] != CHANCE for t in state.tape[first:]])


def opening(
    setup: SetUp,
    people: Sequence[Sitter],
    hot: bool = False,
    record: Record | None = None,
    upto: int | None = None,
    guide: int = -1,
    hints: bool = False,
    clock: str = "",
    late: str = "",
    now: int = 0,
    ready: Sequence[int] | None = None,
    again: bool = False,
    back: str = "",
) -> list[Row]:
    """The rows of a new table, its game just begun; or of one that goes on from a position of a record. guide: the seat whose
    person is given tips; hints: people may ask for them; clock, late: see `clocks`, and the time of the house; ready: the seats
    whose people are, at a table whose game begins later (again: after another of the same people); back: see `votes.BACKS`.

    Raises ValueError or RecordError where options or record do not fit the game.
    """
    if ready is not None:
        people = called(people, setup.tid)
        return [Start([], people, [0] * setup.seats, hot, guide, hints, clock, late, [], True, list(ready), again, back)]
    if record is None:
        state = setup.game.new(setup.seats, options=setup.options, poker_face=setup.poker_face)
    else:
        state = record.replay(upto)
    asks = [1] * setup.seats
    running = Clocks(clock, late, setup.seats)
    running.since = now
    start = Start([], called(people, setup.tid), asks, hot, guide, hints, clock, late, running.stamp(), back=back)
    rows: list[Row] = [start]
    for e in entries(setup.game, state):
        if e.text == CONCEDED and e.who != CHANCE:
            rows.append(Concede(e.who))
        elif e.who != CHANCE:
            rows.append(Pick(e.who, e.text, asks))
        else:
            last = rows[-1]
            assert isinstance(last, (Start, Pick))
            last.chance.append(e.text)
    return rows
