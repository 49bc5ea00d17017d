"""Talk: what has been said at a table, as its rows tell it, and who may say what.

Players talk with players, onlookers with onlookers; neither hears the other before the game is over. There is no way to speak
to one person alone: what a player says all players hear.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .bucket import Bucket
from .rows import Hush, Onlooker, Report, Row, Say, Speaking, Speech

FREE, PHRASES, NONE = RULES = ("free", "phrases", "none")  # words of one's own, set phrases alone, nothing
HOUSE = ("hello", "your_turn", "one_moment", "thanks", "good_game")  # set phrases of the house, beside those of the game
LONGEST = 300  # characters of what somebody says
SHOWN = 60  # lines that a page shows
MOST_LINES = 5000  # of a table
MOST_ONLOOKERS = 200  # who may say who they are
REPORTED = 5  # lines that the host is shown of whoever is reported
BURST, RATE = 5.0, 0.25  # that one person may say at once, and a second after that
ALL_ONLOOKERS = "w"
ROWS = (Say, Speech, Onlooker, Speaking, Hush, Report)

# Signs without a width of their own that turn a line round, hide in it, or draw over the lines around it.
UNSEEN = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\U000e0000-\U000e0fff]")
MARKS = 2  # accents one upon another


def word(seat: int, onlooker: int = 0) -> str:
    """Who somebody is in this table's talk: s0 in the first seat, w1 the first onlooker."""
    return f"s{seat}" if seat >= 0 else f"w{onlooker}"


@dataclass(frozen=True)
class Spoken:
    """One line: its number, who said it and under which name ("": his role's), the text or the set phrase, when."""

    n: int
    who: str
    name: str
    text: str
    phrase: str
    date: int

    @property
    def seat(self) -> int:
        """The seat of who said it; -1: an onlooker's."""
        return int(self.who[1:]) if self.who[0] == "s" else -1


class Talk:
    """The talk of one table."""

    def __init__(self) -> None:
        self.rule = FREE
        self.lines: list[Spoken] = []
        self.onlookers: list[Onlooker] = []
        self.hushed: set[str] = set()
        self.reports: list[Report] = []
        self.buckets: dict[str, Bucket] = {}

    def read(self, row: Row, names: Sequence[str]) -> tuple[str, int, str] | None:
        """A row of the talk; what stands in the log of it: a key, a seat, one word more. names: of the people, by seat."""
        if isinstance(row, Say):
            self._add(word(row.seat), names[row.seat], "", row.phrase, row.date)
            return "log-says", row.seat, row.phrase
        if isinstance(row, Speech):
            name = names[row.seat] if row.seat >= 0 else self.onlookers[row.onlooker - 1].name
            self._add(word(row.seat, row.onlooker), name, row.text, row.phrase, row.date)
        elif isinstance(row, Onlooker):
            self.onlookers.append(row)
        elif isinstance(row, Speaking):
            self.rule = row.rule
            return f"log-talk-{row.rule}", -1, ""
        elif isinstance(row, Hush):
            (self.hushed.add if row.closed else self.hushed.discard)(row.who)
            key = "log-talk-closed" if row.closed else "log-talk-opened"
            if row.who == ALL_ONLOOKERS:
                return key + "-onlookers", -1, ""
            if row.who[0] == "s":
                return key, int(row.who[1:]), ""
            return key + "-onlooker", -1, self.onlookers[int(row.who[1:]) - 1].name
        elif isinstance(row, Report):
            self.reports.append(row)
        return None

    def _add(self, who: str, name: str, text: str, phrase: str, date: int) -> None:
        self.lines.append(Spoken(len(self.lines), who, name, text, phrase, date))

    def onlooker(self, key: str) -> int:
        """The number of the onlooker of that key; 0 where he has not said who he is."""
        return next((i for i, one in enumerate(self.onlookers, 1) if one.key == key), 0)

    def silenced(self, who: str, own_words: bool = False) -> str:
        """Why that person may not speak, as a key of the house's texts; "" where he may."""
        if self.rule == NONE:
            return "no-talk"
        if who in self.hushed or (who[:1] == "w" and ALL_ONLOOKERS in self.hushed):
            return "no-talk-closed"
        return "no-talk-own-words" if own_words and self.rule == PHRASES else ""

    def in_haste(self, who: str) -> bool:
        """Has he said too much at once?"""
        return not self.buckets.setdefault(who, Bucket(BURST, RATE)).take()

    def heard(self, who: str, over: bool, deaf: Iterable[str] = ()) -> list[Spoken]:
        """What that person hears (with "" somebody who looks on), the latest last. deaf: to whom he does not listen. What
        players say in set phrases stands in the log, for all to read."""
        mine, deaf = who[:1] == "s", frozenset(deaf)
        return [
            line
            for line in self.lines
            if (over or (line.seat >= 0) == mine or (line.seat >= 0 and line.phrase)) and line.who not in deaf
        ]


def clean(text: str) -> str:
    """What somebody says, as it is kept: one line of plain text. Empty where nothing can be read in it, or too much."""
    text = UNSEEN.sub("", unicodedata.normalize("NFC", text))
    text = "".join(" " if c.isspace() else c for c in text if c.isspace() or c == "\u200d" or unicodedata.category(c)[0] != "C")
    text = " ".join(slim(text).split())
    return text if len(text) <= LONGEST and any(unicodedata.category(c)[0] not in "MCZ" for c in text) else ""


def slim(text: str) -> str:
    """The same with no more than so many accents on a letter."""
    out, run = [], 0
    for c in text:
        run = run + 1 if unicodedata.combining(c) else 0
        if run <= MARKS:
            out.append(c)
    return "".join(out)
