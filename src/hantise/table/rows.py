"""The rows of a table in the store: what each kind of entry holds, written and read as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from typing import Any


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat: kind is "human", "bot" or "open"; strength: which bot it is; away: the name of the person for whom it
    plays; lang: what the person reads."""

    kind: str = "open"
    name: str = ""
    strength: str = ""
    away: str = ""
    lang: str = ""


@dataclass
class Start:
    """Entry 0: what chance brought before the first pick, and who sits where. guide: the seat whose person is given tips, -1
    nobody's; hints: may people ask for one? clock, late: see `clocks.Rate` and `clocks.RULES`; time: see `Clocks.stamp`.
    gathers: the game begins later (`Begin`); ready: the seats whose people are ready by then; again: the same people have
    played before. back: how one goes back to an earlier position, see `votes.BACKS`."""

    chance: list[str]
    people: list[Sitter]
    asks: list[int]
    hot: bool = False
    guide: int = -1
    hints: bool = False
    clock: str = ""
    late: str = ""
    time: list[int] = field(default_factory=list)
    gathers: bool = False
    ready: list[int] = field(default_factory=list)
    again: bool = False
    back: str = ""


@dataclass
class Pick:
    """A pick as text, the chance that followed, the question it answered and its id; `asks`: each seat's question number after
    it; fault: a bot's, for which this is the default; secret: not everybody hears of it; tip: that was given
    beside the question; when: of the one that ended the game, seconds since 1970. time: see `Clocks.stamp`, where everybody
    learnt something by it; over: milliseconds after its time was up; unasked: made by the clock, for somebody whose time was
    up."""

    seat: int
    text: str
    asks: list[int]
    chance: list[str] = field(default_factory=list)
    ask: int = 0
    id: str = ""
    number: int = 0
    fault: str = ""
    secret: bool = False
    tip: str = ""
    when: int = 0
    time: list[int] = field(default_factory=list)
    over: int = 0
    unasked: bool = False


@dataclass
class Undo:
    """The last picks were taken back; `open`: everybody knew them, so everybody reads of it; heard: else who knew of one, a bit
    set of seats. back: at the wish of that seat, and with the consent of the others; time: see `Clocks.stamp`."""

    seat: int
    picks: int
    asks: list[int]
    open: bool = False
    heard: int = 0
    back: bool = False
    time: list[int] = field(default_factory=list)


@dataclass
class Concede:
    """A seat gives the game up. when: seconds since 1970."""

    seat: int
    when: int = 0


@dataclass
class Seat:
    """Somebody else sits in the seat from here on. by: the seat of whoever had it so, -1 where he holds none; screen: the seat
    is looked at from his screen. stands: until its person is back; time: see `Clocks.stamp`."""

    seat: int
    sitter: Sitter
    by: int = -1
    screen: bool = False
    stands: bool = False
    time: list[int] = field(default_factory=list)


@dataclass
class Pause:
    """The clocks are stopped, or go on (`on`: False), at the wish of that seat. at: the time of the house."""

    seat: int
    on: bool
    at: int


@dataclass
class Tempo:
    """Another clock from here on, at the wish of that seat. at: the time of the house."""

    seat: int
    clock: str
    at: int


@dataclass
class Vote:
    """A seat asks the others for something (`votes.WISHES`). about: the seat that it is about; to: the position to go back to;
    among: who is asked; along: seats that wish it too; n: the position that everybody knew then; at: the time of the house.
    """

    seat: int
    wish: str
    among: list[int]
    n: int
    at: int
    about: int = -1
    to: int = -1
    along: list[int] = field(default_factory=list)


@dataclass
class Voice:
    """Seats of one browser answer the vote of that number (that of its row); `yes`: they agree. off: it is withdrawn."""

    vote: int
    seats: list[int]
    yes: bool = False
    off: bool = False


@dataclass
class End:
    """The game ends here without a result, at the wish of that seat."""

    seat: int


@dataclass
class Say:
    """A seat said a set phrase aloud. date: seconds since 1970, 0 where that was not kept."""

    seat: int
    phrase: str
    date: int = 0


@dataclass
class Speech:
    """Somebody said something: who holds that seat, or the onlooker of that number (from 1). text: in words of his own; phrase:
    a set one of an onlooker (a seat's is a `Say`); date: seconds since 1970."""

    seat: int
    onlooker: int = 0
    date: int = 0
    text: str = ""
    phrase: str = ""


@dataclass
class Onlooker:
    """Somebody who looks on has said who he is. key: what is kept of his browser's key."""

    key: str
    name: str


@dataclass
class Speaking:
    """The host has said how people may talk from here on: see `talk.RULES`."""

    rule: str


@dataclass
class Hush:
    """The host has closed the talk for somebody (see `talk.word`), or opened it again."""

    who: str
    closed: bool


@dataclass
class Report:
    """Somebody shows the host what another has said: his lines up to that number. who, by: see `talk.word`."""

    who: str
    by: str
    line: int


@dataclass
class Tip:
    """A seat put a tip away at that question ("*": and wants no more)."""

    seat: int
    name: str
    ask: int


@dataclass
class Hint:
    """A seat asked for a hint at that question: the pick as text, and why, a message as JSON."""

    seat: int
    ask: int
    text: str
    why: str


@dataclass
class Next:
    """Another game follows at this table."""

    tid: str


Voted = Pause | Tempo | Vote | Voice | End


@dataclass
class Ready:
    """Before the game: the person of the seat is ready, or no longer is."""

    seat: int
    yes: bool


@dataclass
class Agreed:
    """Before the game: the host, who sits in that seat (-1: in none), has changed an option. value: as JSON."""

    name: str
    value: str
    seat: int = -1


@dataclass
class Order:
    """Before the game: people sit in another order, at each place he who had that seat. drawn: by lot."""

    order: list[int]
    drawn: bool = False


@dataclass
class Begin:
    """The game begins: what chance brings before the first pick, the numbers of the first questions, and see `Clocks.stamp`."""

    chance: list[str]
    asks: list[int]
    time: list[int] = field(default_factory=list)


@dataclass
class Wish:
    """Somebody who has no seat asks the host for one. key: what is kept of his browser's key; gone: he has been answered."""

    key: str
    name: str = ""
    lang: str = ""
    gone: bool = False


Early = Ready | Agreed | Order | Begin | Wish
Row = (
    Start
    | Pick
    | Undo
    | Concede
    | Seat
    | Say
    | Speech
    | Onlooker
    | Speaking
    | Hush
    | Report
    | Tip
    | Hint
    | Next
    | Voted
    | Early
)
KINDS: dict[str, type[Any]] = {
    "start": Start,
    "pick": Pick,
    "undo": Undo,
    "concede": Concede,
    "seat": Seat,
    "say": Say,
    "speech": Speech,
    "onlooker": Onlooker,
    "speaking": Speaking,
    "hush": Hush,
    "report": Report,
    "tip": Tip,
    "hint": Hint,
    "next": Next,
    "pause": Pause,
    "tempo": Tempo,
    "vote": Vote,
    "voice": Voice,
    "end": End,
    "ready": Ready,
    "agreed": Agreed,
    "order": Order,
    "begin": Begin,
    "wish": Wish,
}
NAMES = {cls: name for name, cls in KINDS.items()}


def write(row: Row) -> tuple[str, str]:
    """Kind and text of a row; what stands as it stands by default is left out."""
    plain = vars(row)
    kept = {name: plain[name] for name, by_default in DEFAULTS[type(row)].items() if plain[name] != by_default}
    return NAMES[type(row)], encode(kept)


def read(kind: str, what: str) -> Row:
    """The row of that kind and text. Raises ValueError."""
    if kind not in KINDS:
        raise ValueError(f"unknown entry {kind!r}: was it written by a later version?")
    row: Row = build(KINDS[kind], json.loads(what))
    return row


def usual(of: Any) -> Any:
    """What a field holds by default; MISSING where it has to be said."""
    return of.default_factory() if of.default_factory is not MISSING else of.default


DEFAULTS = {cls: {f.name: usual(f) for f in fields(cls)} for cls in NAMES}
encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=vars).encode  # default: of who sits in a seat


def build(cls: type[Any], plain: Any) -> Any:
    """A row, or who sits in a seat, of what JSON gave. Raises ValueError."""
    if not isinstance(plain, dict):
        raise ValueError(f"an entry is an object, not {plain!r}"[:200])
    found = {}
    for f in fields(cls):
        if f.name in plain:
            found[f.name] = READERS[str(f.type)](plain[f.name])
        elif usual(f) is MISSING:
            raise ValueError(f"an entry of kind {NAMES.get(cls, cls.__name__)} says its {f.name}")
    return cls(**found)


def a(kind: type[Any]) -> Callable[[Any], Any]:
    """Reads a value of exactly that type."""

    def reader(value: Any) -> Any:
        if type(value) is not kind:
            raise ValueError(f"{value!r} is no {kind.__name__}"[:200])
        return value

    return reader


def several(one: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Reads a list of such."""
    return lambda value: [one(v) for v in a(list)(value)]


# By the type that a field declares.
READERS: dict[str, Callable[[Any], Any]] = {"int": a(int), "str": a(str), "bool": a(bool)}
READERS["Sitter"] = lambda value: build(Sitter, value)
READERS |= {f"list[{name}]": several(one) for name, one in tuple(READERS.items())}
