"""Live: the talk with one browser over its socket. Where there is none: polled.py."""

from __future__ import annotations

import asyncio
import math
from typing import Any

from hantise.table import room
from hantise.table.hub import Table
from hantise.table.wire import Drawn, Slot

from . import gather, guests
from .guests import stand
from .house import House
from .who import Browser

MOVED = 4409  # the socket's close code where the seat was moved to another browser


def slot_for(hub: House, table: Table, who: Browser, tv: bool) -> Slot:
    """What a browser is shown of a table from here on, and whether it may be still. All that was done there is on disk.

    tv: it is a television.
    """
    seat, early = stand(hub, table, who.key, tv).seat, table.sitting.gathering.open

    def draw() -> Drawn | str:
        at = stand(hub, table, who.key, tv)
        if early:  # until the game begins, or the seats change
            stays = at.seat == seat and table.sitting.gathering.open
            return gather.draw(hub, table, who, at) if stays else room.address(table)
        return room.address(table) if at.cover >= 0 or at.seat != seat else guests.draw(hub, table, who, at)

    def sits() -> bool:
        return seat < 0 or seat in hub.held(table, who.key)

    slot = Slot(hub, table, seat, who.lang, draw, sits)
    slot.held = lambda: hub.held(table, who.key)
    return slot


async def talk(hub: House, slot: Slot, socket: Any) -> None:
    """Talk with a browser until it is gone. socket: accepted."""
    table, spoke = slot.table, [-math.inf]  # when he last said something

    async def pump() -> None:
        while True:
            await slot.woken.wait()
            asked = hub.beats.since(spoke[0])
            await hub.on_disk(table)
            slot.woken.clear()
            if messages := slot.messages():
                await hub.beats.wait(asked)
            for message in messages:
                await socket.send({"type": "websocket.send", "text": message})
            if slot.ended:
                await socket.close(MOVED, "this seat is held by another browser")
                return

    task = asyncio.get_running_loop().create_task(pump())
    hub.came(table, slot)
    try:
        while (said := await socket.receive())["type"] != "websocket.disconnect":
            raw = said.get("text")
            if raw:
                spoke[0] = hub.beats.clock.now()
            answer = slot.hear(raw if raw is not None else said.get("bytes"))
            if answer is not None:
                await socket.send({"type": "websocket.send", "text": answer})
            if task.done():
                break
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        hub.left(table, slot)
