"""The store: what is on disk when it says so, and what a refused deed takes along."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hantise.server import store as store_module
from hantise.server.store import ENTRY, MIGRATIONS, Deed, Store
from hantise.table.doors import StoreError


def run(folder: Path, work: Callable[[Store], Any]) -> Any:
    """Do something in an event loop with a store of that folder."""

    async def main() -> Any:
        store = Store(folder)
        try:
            return await work(store)
        finally:
            store.close()

    return asyncio.run(main())


def entry(tid: str, n: int, told: list[str]) -> Deed:
    name = f"{tid}{n}"
    return Deed(tid, ((ENTRY, (tid, n, "pick", "{}")),), lambda: told.append(name), lambda why: told.append(f"no {name}"))


def stored(folder: Path) -> list[tuple[str, int]]:
    db = sqlite3.connect(folder / "tables.sqlite")
    try:
        return db.execute("SELECT tid, n FROM entry ORDER BY tid, n").fetchall()
    finally:
        db.close()


def test_deeds_of_one_tick_are_one_commit_and_told_in_order(tmp_path: Path) -> None:
    told: list[str] = []

    async def work(store: Store) -> int:
        for n in range(20):
            store.append(entry("a", n, told))
        assert not told, "nothing is told before it is on disk"
        await asyncio.sleep(0)
        return store.commits

    assert run(tmp_path, work) == 1
    assert told == [f"a{n}" for n in range(20)]
    assert len(stored(tmp_path)) == 20


def test_when_told_it_is_on_disk(tmp_path: Path) -> None:
    seen: list[list[tuple[str, int]]] = []

    async def work(store: Store) -> None:
        store.append(Deed("a", ((ENTRY, ("a", 0, "pick", "{}")),), lambda: seen.append(stored(tmp_path)), lambda why: None))
        await asyncio.sleep(0)

    run(tmp_path, work)
    assert seen == [[("a", 0)]]


def test_one_bad_row_does_not_refuse_the_others_of_its_tick(tmp_path: Path) -> None:
    told: list[str] = []

    async def work(store: Store) -> None:
        await store.write((ENTRY, ("b", 1, "pick", "{}")))  # another writer was first
        for deed in (entry("a", 0, told), entry("b", 1, told), entry("b", 2, told), entry("c", 0, told)):
            store.append(deed)
        await asyncio.sleep(0)

    run(tmp_path, work)
    assert told == ["a0", "no b1", "no b2", "c0"]
    assert stored(tmp_path) == [("a", 0), ("b", 1), ("c", 0)], "nothing follows an entry that was refused"


def test_a_refused_write_says_so(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write((ENTRY, ("a", 0, "pick", "{}")))
        with pytest.raises(StoreError, match="UNIQUE"):
            await store.write((ENTRY, ("c", 0, "pick", "{}")), (ENTRY, ("a", 0, "pick", "{}")))

    run(tmp_path, work)
    assert stored(tmp_path) == [("a", 0)], "the statements of one deed hold together"


def test_a_slow_disk_is_written_to_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "SLOW", 0.0)
    told, threads = [], set()
    whole = Store.transact

    def transact(self: Store, deeds: list[Deed]) -> None:
        threads.add(threading.current_thread().name.partition("_")[0])
        whole(self, deeds)

    monkeypatch.setattr(Store, "transact", transact)

    async def work(store: Store) -> None:
        for n in range(50):
            store.append(entry("a", n, told))
            if n % 7 == 0:
                await asyncio.sleep(0.001)
        await store.write((ENTRY, ("z", 0, "pick", "{}")))

    run(tmp_path, work)
    assert threads == {"store"}
    assert told == [f"a{n}" for n in range(50)]
    assert len(stored(tmp_path)) == 51


def test_in_a_thread_what_was_appended_after_a_refused_deed_fails_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "SLOW", 0.0)
    told: list[str] = []

    async def work(store: Store) -> None:
        await store.write((ENTRY, ("b", 0, "pick", "{}")))
        store.append(entry("b", 0, told))
        await asyncio.sleep(0)  # the thread has begun to write
        store.append(entry("b", 1, told))
        store.append(entry("a", 0, told))
        await store.write((ENTRY, ("z", 0, "pick", "{}")))

    run(tmp_path, work)
    assert told == ["no b0", "no b1", "a0"]
    assert stored(tmp_path) == [("a", 0), ("b", 0), ("z", 0)]


def test_closing_writes_what_is_left(tmp_path: Path) -> None:
    told: list[str] = []

    async def work(store: Store) -> None:
        store.append(entry("a", 0, told))

    run(tmp_path, work)
    assert told == ["a0"]
    assert stored(tmp_path) == [("a", 0)]


def test_durability_settings(tmp_path: Path) -> None:
    store = Store(tmp_path)
    try:
        assert store.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.writing.execute("PRAGMA synchronous").fetchone() == (2,), "FULL: on disk when the commit returns"
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            store.reading.execute("DELETE FROM entry")
        assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0, "it holds what others at the table may not know"
    finally:
        store.close()


def test_schema_is_brought_up_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path).close()
    monkeypatch.setattr(store_module, "MIGRATIONS", (*MIGRATIONS, "ALTER TABLE sitting ADD COLUMN more TEXT"))
    store = Store(tmp_path)
    assert store.writing.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)
    assert "more" in [row[1] for row in store.all("PRAGMA table_info(sitting)")]
    store.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    db = sqlite3.connect(tmp_path / "tables.sqlite")
    db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(StoreError, match="version 99"):
        Store(tmp_path)


def test_a_folder_that_cannot_hold_it(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreError, match="cannot hold the tables"):
        Store(tmp_path / "file" / "tables")
    (tmp_path / "tables.sqlite").write_text("not a database, but long enough to be looked at as one" * 9)
    with pytest.raises(StoreError, match="cannot hold the tables"):
        Store(tmp_path)
