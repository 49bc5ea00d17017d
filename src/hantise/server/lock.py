"""Lock: one server a folder. The system lets go of the lock when its process ends, however it ends: after kill -9 too."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from hantise.table.doors import StoreError


def hold(folder: Path) -> IO[str]:
    """The folder's lock, held until it is closed. Raises StoreError where another server has it."""
    path = folder / "tables.lock"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = path.open("a+", encoding="ascii")
    except OSError as e:
        raise StoreError(f"the folder {folder} cannot hold the tables: {e}") from e
    if not lock(held):
        held.seek(0)
        pid = held.read(20).strip()
        held.close()
        who = f"another server (process {pid})" if pid else "another server"
        raise StoreError(f"{who} keeps the tables in {folder}: end it, or give this one a folder of its own (--folder)")
    with suppress(OSError):  # for people alone: whoever comes second is told who was first
        held.truncate(0)
        held.write(f"{os.getpid()}\n")
        held.flush()
    return held


def lock(file: IO[str]) -> bool:
    """Lock it for this process alone; False where another has done so."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks: an entry's key still fences any other writer off
        return True
    return True
