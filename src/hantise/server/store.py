"""The store: what the table server owns. SQLite in WAL mode, every commit on disk before anybody is told.

Deeds gather for one tick of the event loop and go to disk in one transaction (group commit). A deed that the data refuse
(another writer was first: the key of an entry is its table and its number) does not take the others of its tick along. Where
the disk is slow the same batches are written in a thread, so that pages do not freeze.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from hantise.table.doors import Sheet, StoreError, Writing, waiting

Statement = tuple[str, Sequence[Any]]

SLOW = 0.004  # seconds for a commit: above this the loop hands them to a thread

# Each step leads from the version of its place in the list (PRAGMA user_version) to the next. Never change one: add one.
MIGRATIONS = (
    """
    CREATE TABLE sitting (
        tid TEXT PRIMARY KEY, made REAL NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
        options TEXT NOT NULL, poker_face INTEGER NOT NULL, host BLOB NOT NULL, previous TEXT
    ) WITHOUT ROWID;
    CREATE TABLE entry (
        tid TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (tid, n)
    ) WITHOUT ROWID;
    CREATE TABLE holder (tid TEXT NOT NULL, seat INTEGER NOT NULL, key BLOB NOT NULL, PRIMARY KEY (tid, seat)) WITHOUT ROWID;
    CREATE INDEX holder_key ON holder (key);
    CREATE TABLE ticket (
        hash BLOB PRIMARY KEY, tid TEXT NOT NULL, seat INTEGER NOT NULL, number INTEGER NOT NULL, used INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX ticket_seat ON ticket (tid, seat);
    CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    """,
    # the digest of the owner's components that the game was begun with; "" where they were the game's own
    "ALTER TABLE sitting ADD COLUMN components TEXT NOT NULL DEFAULT ''",
    # to whom a browser does not listen: at a table (tid; who: his word in its talk), or everywhere (tid ""; who: his key)
    """
    CREATE TABLE deaf (
        viewer BLOB NOT NULL, tid TEXT NOT NULL, who BLOB NOT NULL, PRIMARY KEY (viewer, tid, who)
    ) WITHOUT ROWID;
    """,
    # notices: what a browser wants, the ways to it, of which tables, what it was told of, what was sent (notices/book.py)
    """
    CREATE TABLE wish (
        key BLOB PRIMARY KEY, lang TEXT NOT NULL, base TEXT NOT NULL, pace INTEGER NOT NULL, "all" INTEGER NOT NULL,
        always INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE way (
        key BLOB NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, word TEXT NOT NULL, secret TEXT NOT NULL,
        made REAL NOT NULL, PRIMARY KEY (key, target)
    ) WITHOUT ROWID;
    CREATE TABLE bell (key BLOB NOT NULL, tid TEXT NOT NULL, wanted INTEGER NOT NULL, PRIMARY KEY (key, tid)) WITHOUT ROWID;
    CREATE TABLE told (
        key BLOB NOT NULL, tid TEXT NOT NULL, seat INTEGER NOT NULL, ask INTEGER NOT NULL, PRIMARY KEY (key, tid, seat)
    ) WITHOUT ROWID;
    CREATE TABLE delivery (
        n INTEGER PRIMARY KEY, key BLOB NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL, place TEXT NOT NULL, what TEXT NOT NULL,
        error TEXT NOT NULL
    );
    CREATE INDEX delivery_key ON delivery (key, n);
    """,
    # the seat that a ticket was made for, where people have changed places since; -1: it is its seat
    "ALTER TABLE ticket ADD COLUMN origin INTEGER NOT NULL DEFAULT -1",
)

ENTRY = "INSERT INTO entry (tid, n, kind, what) VALUES (?, ?, ?, ?)"
SHEET = (
    "INSERT INTO sitting (tid, made, game, version, seats, options, poker_face, host, previous, components)"
    " VALUES (?,?,?,?,?,?,?,?,?,?)"
)


@dataclass(frozen=True)
class Deed:
    """Statements that hold together, whose table they belong to, and what to do when they are on disk or are not."""

    tid: str
    statements: tuple[Statement, ...]
    then: Callable[[], None]
    failed: Callable[[str], None]


class Store:
    """The database of a server. Opened and written by one process; another is fenced off entry by entry.

    Raises StoreError where the folder cannot be written or the database is of a later version.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / "tables.sqlite"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.writing = connect(path)
            migrate(self.writing)
            self.reading = connect(path)
            self.reading.execute("PRAGMA query_only=ON")
        except (OSError, sqlite3.Error) as e:
            raise StoreError(f"the folder {folder} cannot hold the tables: {e}") from e
        path.chmod(0o600)
        self.gathered: list[Deed] = []
        self.busy = False
        self.took = 0.0  # seconds a commit takes, smoothed
        self.commits = 0
        self.thread: ThreadPoolExecutor | None = None

    # reading ---------------------------------------------------------------------------------------------------------------
    def all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """All rows of a query, of what is on disk."""
        return self.reading.execute(query, values).fetchall()

    def one(self, query: str, *values: Any) -> tuple[Any, ...] | None:
        """The first row of a query, or None."""
        row: tuple[Any, ...] | None = self.reading.execute(query, values).fetchone()
        return row

    def sheet(self, tid: str) -> Sheet | None:
        """What is there of the table of that id; None where there is none."""
        found = self.one(
            "SELECT made, game, version, seats, options, poker_face, host, previous, components FROM sitting WHERE tid = ?", tid
        )
        if found is None:
            return None
        made, game, version, seats, options, poker_face, host, previous, components = found
        return Sheet(tid, made, game, version, seats, options, bool(poker_face), bytes(host), previous or "", components)

    def rows(self, tid: str) -> list[tuple[Any, ...]]:
        """Its rows in their order: kind, and what it holds."""
        return self.all("SELECT kind, what FROM entry WHERE tid = ? ORDER BY n", tid)

    def secret(self) -> bytes:
        """What tickets are derived from: made once, and told to nobody."""
        return self.kept("secret", lambda: secrets.token_bytes(32))

    def kept(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of the house: made once."""
        if self.one("SELECT 1 FROM house WHERE name = ?", name) is None:
            self.writing.execute("INSERT OR IGNORE INTO house VALUES (?, ?)", (name, make()))
        found = self.one("SELECT value FROM house WHERE name = ?", name)
        assert found is not None
        return bytes(found[0])

    # writing ---------------------------------------------------------------------------------------------------------------
    def append(self, deed: Deed) -> None:
        """Have it written with the others of this tick; then `then` or `failed` runs in the loop, in the order of appending."""
        if not self.gathered and not self.busy:
            asyncio.get_running_loop().call_soon(self.flush)
        self.gathered.append(deed)

    def keep(self, writing: Writing) -> None:
        """Have a table's deed written: its rows, the tables that it begins, and `more`, which are statements."""
        sheets = [(SHEET, astuple(sheet)) for sheet in writing.sheets]
        entries = [(ENTRY, entry) for entry in writing.entries]
        self.append(Deed(writing.tid, (*sheets, *entries, *writing.more), writing.then, writing.failed))

    async def write(self, *statements: Statement, tid: str = "") -> None:
        """Write statements and wait until they are on disk. Raises StoreError where they are refused."""
        done, then, failed = waiting()
        self.append(Deed(tid, statements, then, failed))
        await done

    def flush(self) -> None:
        """Write what has gathered: here, or in the thread where the disk is slow."""
        if self.busy or not self.gathered:
            return
        batch, self.gathered = self.gathered, []
        if self.took < SLOW:
            self.done(batch, self.commit(batch))
            return
        self.busy = True
        self.thread = self.thread or ThreadPoolExecutor(1, "store")
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self.thread, self.commit, batch)
        future.add_done_callback(lambda f: self.back(batch, f.result()))

    def back(self, batch: list[Deed], failures: dict[int, str]) -> None:
        """The thread has written a batch."""
        self.busy = False
        self.done(batch, failures)
        self.flush()

    def commit(self, batch: list[Deed]) -> dict[int, str]:
        """Write a batch. Returns, by its place in the batch, why a deed was refused."""
        began = time.perf_counter()
        failures: dict[int, str] = {}
        try:
            self.transact(batch)
        except sqlite3.Error:
            dead: set[str] = set()
            for i, deed in enumerate(batch):
                if deed.tid in dead:
                    failures[i] = "an earlier deed at this table was not written"
                    continue
                try:
                    self.transact([deed])
                except sqlite3.Error as e:
                    failures[i] = str(e)
                    if deed.tid:
                        dead.add(deed.tid)
        self.took += 0.2 * (time.perf_counter() - began - self.took)
        self.commits += 1
        return failures

    def transact(self, deeds: list[Deed]) -> None:
        """All of them or none."""
        db = self.writing
        db.execute("BEGIN IMMEDIATE")
        try:
            for deed in deeds:
                for sql, values in deed.statements:
                    db.execute(sql, values)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def done(self, batch: list[Deed], failures: dict[int, str]) -> None:
        """Tell, in order. What was appended after a deed that failed, at the same table, has failed with it."""
        dead = {batch[i].tid for i in failures} - {""}
        late = [d for d in self.gathered if d.tid in dead]
        self.gathered = [d for d in self.gathered if d.tid not in dead]
        for i, deed in enumerate(batch):
            if i in failures:
                deed.failed(failures[i])
            else:
                deed.then()
        for deed in late:
            deed.failed("an earlier deed at this table was not written")

    def close(self) -> None:
        """Write what is left and close."""
        if self.thread is not None:
            self.thread.shutdown(wait=True)
        batch, self.gathered = self.gathered, []
        if batch:
            self.done(batch, self.commit(batch))
        self.reading.close()
        self.writing.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    db.execute("PRAGMA busy_timeout=5000")
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the schema to the version of this program, step by step. Raises StoreError where it is of a later one."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreError(f"its database is of version {version}, this program knows version {len(MIGRATIONS)}: update it")
    for n, step in enumerate(MIGRATIONS[version:], version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version={n}; COMMIT;")
