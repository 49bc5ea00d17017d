"""Seen: all that one viewer's page is drawn from. Built in one place (`sight.py`), drawn in another (`pages.py`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hantise.core.game import Game
from hantise.core.view import View
from hantise.marked import plain
from hantise.picture import Sign
from hantise.texts import Texts


@dataclass  # nobody changes it: frozen, it is made in three times the time
class Pickable:
    """An option as a button: `taps` are ways to compose it on the board, `sure` is what to ask before it is sent, if anything,
    and `rule` the rule that it follows from.
    main: always shown as a button (pass, end of turn), even while nothing is composed; idle: to pass, to end, to stop."""

    pick: int
    text: str
    label: str
    taps: list[str]
    sure: str = ""
    main: bool = False
    rule: str = ""
    idle: bool = False


@dataclass(frozen=True)
class Person:
    """Who sits in a seat: kind is "human", "bot" or "open"; strength: which bot it is; name: "" where the role stands for it;
    away: for whom a bot plays; reads: the person's language."""

    seat: int
    name: str
    role: str
    kind: str
    me: bool = False
    online: bool = False
    strength: str = ""
    away: str = ""
    reads: str = ""


@dataclass  # nobody changes it: frozen, it is made in three times the time
class Line:
    """A line of the log, all that one pick brought about: its number, the position that it leads to, in picks made, its
    sentence with marks around the names (`hantise.marked`), and whose deed it was (-1: nobody's). sign: his; rules: by which it
    was that chance spoke."""

    n: int
    at: int
    told: str
    seat: int = -1
    sign: Sign | None = None
    rules: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The sentence as plain text."""
        return plain(self.told)


@dataclass(frozen=True)
class Lesson:
    """What a guided table tells its person now: the tip beside his question (name "": none), where it stands, and how many tips
    there are; learnt: the titles of those that he was given, in their order."""

    tips: int
    learnt: tuple[str, ...] = ()
    name: str = ""
    beside: str = ""
    title: str = ""
    text: str = ""


@dataclass(frozen=True)
class Advice:
    """A hint as its asker reads it: the pick, why, and the words of its places."""

    label: str
    why: str
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Timing:
    """The time at a table and what is voted on there, as one viewer is told of it. Times are those of the house, in
    milliseconds; all of them are as of a moment that everybody knows, so that nothing changes by time alone.

    clocks: seat, what it had left at `since`, does it run; free: what the present question takes from nobody; paused: when they
    were stopped, 0 where they run. votes: number, what is wished, and what the viewer may do with it ("own", "asked", "").
    slow: a line of whom we wait for; offers: what may be wished then, as order and text. post: where orders go.
    """

    clocks: tuple[tuple[int, int, bool], ...] = ()
    since: int = 0
    free: int = 0
    paused: int = 0
    votes: tuple[tuple[int, str, str], ...] = ()
    slow: str = ""
    offers: tuple[tuple[str, str], ...] = ()
    post: str = ""


NO_TIME = Timing()


@dataclass  # nobody changes it: frozen, it is made in three times the time
class Seen:
    """One viewer's sight of a table at one position.

    me: his seat, -1 a spectator. at: picks made at this position; now: picks made in all (at < now: he looks back). ask: the
    number of the present question; window: the kind of reaction window that it is (see `Ask.window`), "" none. undo: what would
    be taken back ("" where nothing may be), no_undo: why not. names: of the people, by seat. over: the game is over. lesson: of
    a guided table, None elsewhere. may_hint: a hint may be asked for now; advice: the one that was given at this question.
    undo_all: how many picks a whole turn taken back is, where that is more than one. backs: how often anything was taken back
    that the viewer knew of. time: clocks and votes. extra: what the table adds, by name:

    live, past, older, rules, record, again, swap, new, lang, hot, cover, reveal, options    as `pages.py` says; and besides:

    tid                     the table's id
    pick, undo              POST of `ask` and `pick`, POST of `ask`: the same as over the socket, for a page without a script
    tip                     POST of `tip`, the name of the tip that is put away, "*" all
    hint                    POST of `ask`: a hint at that question
    vote                    POST of `vote`, what one says of votes (see `votes.Order`)
    wishes                  (order, text) of what may be asked of the others at any time
    concede                 POST that gives the game up ("" where that cannot be)
    invites                 {seat: whole address} of invitations still to be sent (for the host only)
    invite                  {seat: address} where a POST makes a new invitation for an open seat (for the host only)
    fill                    {seat: address} where a POST of `strength` lets a bot play that seat ("" opens it again)
    opens                   {seat: ""}: those that the viewer may open for somebody else, whoever sits there
    bots                    names of the bots to choose from
    leave                   {seat: address} of one's own seat that a bot plays for now: a POST takes it back
    move                    POST that gives a link which moves one's own seat to another device ("" without a seat)
    next                    the address of the game that follows at this table, once somebody has begun it ("" before)
    match                   "" or one sentence: how the match of two games stands

    The live line sends, beside what PAGE.md says, {"go": address}: the browser goes there by location.replace (the cover page
    between two people at one screen; a seat that was moved to another device).
    """

    game: Game
    texts: Texts
    lang: str
    view: View
    me: int
    at: int
    now: int
    ask: int
    status: str
    choices: list[Pickable]
    people: list[Person]
    lines: list[Line]
    window: str = ""
    undo: str = ""
    no_undo: str = ""
    over: bool = False
    lesson: Lesson | None = None
    may_hint: bool = False
    advice: Advice | None = None
    undo_all: int = 0
    backs: int = 0
    time: Timing = NO_TIME
    names: list[str] = field(default_factory=list)
    reaction: bool = False  # a person may react, and others who are no bots wait for him: a window that passes by itself
    waits: tuple[int, ...] = ()  # the seats that are asked
    sealed: tuple[int, ...] = ()  # those that have answered the same question
    lately: tuple[str, ...] = ()  # what the last deed touched, by the words of its places
    extra: dict[str, Any] = field(default_factory=dict)
