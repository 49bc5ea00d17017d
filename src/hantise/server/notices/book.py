"""Book: who wants to be told, by which ways, of which tables; and what was sent, as the store has it."""

from __future__ import annotations

from dataclasses import dataclass

from hantise.server.store import Statement, Store

PUSH, WEBHOOK = KINDS = ("push", "webhook")
PACES = (0, 15, 60, 720)  # minutes between two notices; 0: each at once
MOST_WAYS = 6  # of one person
KEPT = 20  # deliveries that a person can look at
LONGEST_WHY = 200


@dataclass(frozen=True)
class Wish:
    """What one person wants. lang, base: what he reads, and our address for him; pace: minutes between two notices; all: of
    every table of his, not only of those he has named; always: while he is at the table, too."""

    key: bytes
    lang: str
    base: str
    pace: int = 0
    all: bool = True
    always: bool = False


@dataclass(frozen=True)
class Way:
    """A way to one person: a push service with the words of his browser (`key`, `secret`), or an address that he has named."""

    kind: str
    target: str
    key: str = ""
    secret: str = ""


@dataclass(frozen=True)
class Delivery:
    """What was sent, when, where to, and what came of it: "" it arrived, else why it did not."""

    at: float
    kind: str
    where: str
    what: str
    error: str


class Book:
    """All of it. Reading is of what is on disk; writing gives statements that the house has written."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def everybody(self) -> set[bytes]:
        """Who has named a way."""
        return {bytes(key) for (key,) in self.store.all("SELECT DISTINCT key FROM way")}

    def wish(self, key: bytes) -> Wish | None:
        """What somebody wants; None where he has never said."""
        found = self.store.one('SELECT lang, base, pace, "all", always FROM wish WHERE key = ?', key)
        return None if found is None else Wish(key, found[0], found[1], found[2], bool(found[3]), bool(found[4]))

    def ways(self, key: bytes) -> list[Way]:
        """The ways to somebody, the oldest first."""
        return [
            Way(*row) for row in self.store.all("SELECT kind, target, word, secret FROM way WHERE key = ? ORDER BY made", key)
        ]

    def bells(self, key: bytes) -> dict[str, bool]:
        """The tables of which somebody has said that he wants to be told, or does not."""
        return {tid: bool(wanted) for tid, wanted in self.store.all("SELECT tid, wanted FROM bell WHERE key = ?", key)}

    def told(self, key: bytes, tid: str, seat: int) -> int:
        """The number of the last question there of which he was told; 0 none."""
        found = self.store.one("SELECT ask FROM told WHERE key = ? AND tid = ? AND seat = ?", key, tid, seat)
        return 0 if found is None else int(found[0])

    def deliveries(self, key: bytes) -> list[Delivery]:
        """What was sent to somebody, the latest first."""
        rows = self.store.all(
            "SELECT at, kind, place, what, error FROM delivery WHERE key = ? ORDER BY n DESC LIMIT ?", key, KEPT
        )
        return [Delivery(*row) for row in rows]


def wished(wish: Wish) -> Statement:
    """Somebody wants this from here on."""
    values = (wish.key, wish.lang, wish.base, wish.pace, int(wish.all), int(wish.always))
    return 'INSERT OR REPLACE INTO wish (key, lang, base, pace, "all", always) VALUES (?, ?, ?, ?, ?, ?)', values


def opened(key: bytes, way: Way, now: float) -> Statement:
    """There is a way to him."""
    return "INSERT OR REPLACE INTO way VALUES (?, ?, ?, ?, ?, ?)", (key, way.kind, way.target, way.key, way.secret, now)


def closed(key: bytes, target: str) -> Statement:
    """There is none any more."""
    return "DELETE FROM way WHERE key = ? AND target = ?", (key, target)


def belled(key: bytes, tid: str, wanted: bool) -> Statement:
    """He wants to be told of that table, or does not, whatever he wants of others."""
    return "INSERT OR REPLACE INTO bell VALUES (?, ?, ?)", (key, tid, int(wanted))


def noted(key: bytes, tid: str, seat: int, ask: int) -> Statement:
    """He was told of that question."""
    return "INSERT OR REPLACE INTO told VALUES (?, ?, ?, ?)", (key, tid, seat, ask)


def delivered(key: bytes, sent: Delivery) -> list[Statement]:
    """What was sent is kept, and the oldest of his forgotten."""
    values = (key, sent.at, sent.kind, sent.where, sent.what, sent.error[:LONGEST_WHY])
    last = "SELECT n FROM delivery WHERE key = ? ORDER BY n DESC LIMIT -1 OFFSET ?"
    return [
        ("INSERT INTO delivery (key, at, kind, place, what, error) VALUES (?, ?, ?, ?, ?, ?)", values),
        (f"DELETE FROM delivery WHERE n IN ({last})", (key, KEPT)),
    ]
