"""What nobody needs any more goes by itself: a table keeps no circle of references, so that a house need not look for any."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hantise
from hantise.core.frame import NOBODY
from hantise.core.registry import games
from hantise.table import room
from hantise.table.alone import Here, Memory
from hantise.table.hub import Hub, Table
from hantise.table.rows import Sitter
from hantise.table.wire import Slot

PICKS = 30


@pytest.fixture
def by_itself() -> Iterator[None]:
    """Nobody looks for circles."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def slot_of(hub: Hub, table: Table, seat: int) -> Slot:
    at = room.stand(table, [seat] if seat >= 0 else [], b"")
    slot = Slot(hub, table, seat, "en", lambda: room.draw(hub, table, at, "en"), lambda: True)
    slot.hear('{"hi":0}')
    return slot


async def played(hub: Hub, name: str, chance: Random) -> Table:
    """A table of which some picks were made, looked at by all who sit there and by an onlooker, one of them taken back."""
    game = hantise.game(name)
    table = await hub.open(game, [Sitter("human", name) for name in ("Ann", "Bob", "Cleo")[: game.seats[0]]])
    viewers = [slot_of(hub, table, seat) for seat in range(-1, table.sitting.seats)]
    for viewer in viewers:
        hub.came(table, viewer)
    sitting = table.sitting
    for n in range(PICKS):
        await hub.on_disk(table)
        for viewer in viewers:
            viewer.messages()
        if sitting.state.player == NOBODY:
            break
        seat = sitting.waits_for()[0]
        viewers[seat + 1].pick(f"p{n}", sitting.asks[seat], chance.choice(sitting.asked_of(seat).options))
        if n % 7 == 3:
            viewers[seat + 1].undo(sitting.asks[seat])
    await hub.on_disk(table)
    for viewer in viewers:
        hub.left(table, viewer)
    return table


@pytest.mark.parametrize("name", games())
def test_a_table_that_nobody_needs_goes_by_itself(by_itself: None, name: str) -> None:
    async def watched() -> list[Any]:
        hub = Hub(Memory(), Here(think=0.01), pace=0.0)
        table = await played(hub, name, Random(5))
        found = [weakref.ref(thing) for thing in (table, table.sitting, table.sitting.state)]
        del table
        hub.kept.clear()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        left = [thing() for thing in found]
        await hub.close()
        return left

    assert asyncio.run(watched()) == [None, None, None]
