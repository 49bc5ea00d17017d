"""Live: the talk with one browser over its socket."""

from __future__ import annotations

import asyncio
from typing import Any

from hantise.table.wire import Slot

MOVED = 4409  # the socket's close code where the seat was moved to another browser


async def talk(slot: Slot, socket: Any) -> None:
    """Talk with a browser until it is gone. socket: accepted."""
    hub, table = slot.hub, slot.table

    async def pump() -> None:
        while True:
            await slot.woken.wait()
            await hub.on_disk(table)
            slot.woken.clear()
            for message in slot.messages():
                await socket.send({"type": "websocket.send", "text": message})
            if slot.ended:
                await socket.close(MOVED, "this seat is held by another browser")
                return

    task = asyncio.get_running_loop().create_task(pump())
    hub.came(table, slot)
    try:
        while (said := await socket.receive())["type"] != "websocket.disconnect":
            raw = said.get("text")
            answer = slot.hear(raw if raw is not None else said.get("bytes"))
            if answer is not None:
                await socket.send({"type": "websocket.send", "text": answer})
            if task.done():
                break
    finally:
        hub.left(table, slot)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
