"""The rows of a table in the store: what each kind of entry holds, written and read as JSON."""

from __future__ import annotations

from typing import Any

import msgspec


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat: kind is "human", "bot" or "open"; strength is the bot's name."""

    kind: str = "open"
    name: str = ""
    strength: str = ""


class Start(msgspec.Struct, omit_defaults=True):
    """Entry 0: what chance brought before the first pick, and who sits where."""

    chance: list[str]
    people: list[Sitter]
    asks: list[int]
    hot: bool = False


class Pick(msgspec.Struct, omit_defaults=True):
    """A pick as text, the chance that followed, the question it answered and its id; `asks`: each seat's question number after
    it; fault: a bot's, for which this is the default."""

    seat: int
    text: str
    asks: list[int]
    chance: list[str] = msgspec.field(default_factory=list)
    ask: int = 0
    id: str = ""
    number: int = 0
    fault: str = ""


class Undo(msgspec.Struct, omit_defaults=True):
    """The last picks were taken back; `open`: everybody knew them, so everybody reads of it."""

    seat: int
    picks: int
    asks: list[int]
    open: bool = False


class Concede(msgspec.Struct, omit_defaults=True):
    """A seat gives the game up."""

    seat: int


class Seat(msgspec.Struct, omit_defaults=True):
    """Somebody else sits in the seat from here on."""

    seat: int
    sitter: Sitter


class Say(msgspec.Struct, omit_defaults=True):
    """A seat said one of the game's set phrases aloud."""

    seat: int
    phrase: str


class Next(msgspec.Struct, omit_defaults=True):
    """Another game follows at this table."""

    tid: str


Row = Start | Pick | Undo | Concede | Seat | Say | Next
KINDS: dict[str, type[Any]] = {
    "start": Start,
    "pick": Pick,
    "undo": Undo,
    "concede": Concede,
    "seat": Seat,
    "say": Say,
    "next": Next,
}
NAMES = {cls: name for name, cls in KINDS.items()}


def write(row: Row) -> tuple[str, str]:
    """Kind and text of a row."""
    return NAMES[type(row)], msgspec.json.encode(row).decode()


def read(kind: str, what: str) -> Row:
    """The row of that kind and text. Raises ValueError."""
    if kind not in KINDS:
        raise ValueError(f"unknown entry {kind!r}: was it written by a later version?")
    row: Row = msgspec.json.decode(what, type=KINDS[kind])
    return row
