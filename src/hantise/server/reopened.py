"""Reopened: a table in a folder of its own that goes on from a record, before any server runs there."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hantise.core.record import Record
from hantise.table.rows import Sitter

from .house import House
from .store import Store


def reopened(folder: Path, record: Record, seat: int) -> str:
    """The path of an invitation to that seat, or for -1 of the table. Every seat is open. Raises ValueError where the record
    does not fit the rules."""
    return asyncio.run(opened(folder, record, seat))


async def opened(folder: Path, record: Record, seat: int) -> str:
    house = House(Store(folder))
    try:
        people = [Sitter("open") for _ in range(record.seats)]
        table = await house.open_for(record.game, people, {}, b"", None, False, record)
        return f"/j/{await house.new_ticket(table.tid, seat)}" if seat >= 0 else f"/t/{table.tid}"
    finally:
        await house.close()
