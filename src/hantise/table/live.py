"""Live: the talk with one browser over its socket.

A viewer is a slot that holds what he has been shown and a flag that there is something new, never a queue: whoever reads slowly
gets the newest whole view when he reads. What has not changed for him is not sent, and where nothing has, nothing is.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from hantise.texts import Texts

from . import pages, sight
from .hub import Hub, Table
from .seen import Line, Seen
from .sitting import Refused

LONGEST = 2000  # characters of a message
MOST_NOTES = 20
BURST, RATE = 40.0, 15.0  # messages at once, and a second


class Up(msgspec.Struct):
    """What a browser may say."""

    hi: int | None = None
    id: str = ""
    ask: int | None = None
    pick: int | None = None
    why: str | None = None
    undo: int | None = None
    say: str | None = None


decode = msgspec.json.Decoder(Up, strict=False).decode
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Drawn:
    """What a viewer is shown: his sight and its regions."""

    seen: Seen
    regions: dict[str, str]


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate, self.left, self.at = burst, rate, burst, time.monotonic()

    def take(self) -> bool:
        """May it be done once more?"""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Slot:
    """One browser's sight of a table.

    seat: as whom it looks. draw: what it is shown now, or the address that it must go to instead (a cover page).
    """

    def __init__(self, hub: Hub, table: Table, seat: int, lang: str, draw: Callable[[], Drawn | str]) -> None:
        self.hub, self.table, self.seat, self.lang, self.draw = hub, table, seat, lang, draw
        self.house: Texts = sight.texts(None, lang)
        self.had: dict[str, str] = {}
        self.lines: list[Line] = []
        self.at = -1
        self.whole = False  # everything is to be sent again
        self.new = False
        self.quiet = True  # nothing before the browser has said hi
        self.acks: list[str] = []
        self.notes: list[dict[str, Any]] = []
        self.woken = asyncio.Event()
        self.bucket = Bucket(BURST, RATE)

    # from the table ----------------------------------------------------------------------------------------------------------
    def wake(self) -> None:
        self.new = True
        self.woken.set()

    def note(self, key: str) -> None:
        self.say({"why": self.house(key)})

    def say(self, message: dict[str, Any]) -> None:
        """A message to this browser alone. The oldest is given up where he does not read."""
        self.notes = [*self.notes, message][-MOST_NOTES:]
        self.woken.set()

    # from the browser --------------------------------------------------------------------------------------------------------
    def hear(self, raw: str | bytes | None) -> str | None:
        """One message. Returns what to answer at once (to a heartbeat), or None."""
        if raw == "":
            return ""
        if not self.bucket.take():
            self.note("no-hurry")
            return None
        try:
            if not isinstance(raw, str) or len(raw) > LONGEST:
                raise ValueError("no text, or too long")
            up = decode(raw)
        except (ValueError, RecursionError):
            self.note("no-garbage")
            return None
        if up.hi is not None:
            self.quiet, self.whole = False, True
            self.wake()
        elif up.why is not None:
            self.say({"why": sight.refusal(self.table.sitting, self.texts, self.seat, up.why)})
        elif up.undo is not None:
            self.undo(up.undo)
        elif up.say is not None:
            self.speak(up.say)
        elif up.pick is not None and up.ask is not None:
            self.pick(up.id, up.ask, up.pick)
        else:
            self.note("no-garbage")
        return None

    @property
    def texts(self) -> Texts:
        """The words of this game in this viewer's language."""
        return sight.texts(self.table.sitting.game, self.lang)

    def pick(self, pick_id: str, ask: int, pick: int) -> None:
        """A pick; the same once more is answered with the view."""
        sitting = self.table.sitting
        if sitting.again(self.seat, ask, pick_id, pick):
            self.acks.append(pick_id)
            self.wake()
            return
        try:
            row = sitting.pick(self.seat, ask, pick_id, pick)
        except Refused as e:
            self.whole = self.whole or e.key == "no-stale"
            self.say({"no": pick_id[:80], "why": sight.refused(self.house, e)})
            self.wake()
            return

        def told() -> None:
            self.acks.append(pick_id)
            self.wake()

        def lost() -> None:
            self.say({"no": pick_id, "why": self.house("no-disk")})

        self.hub.commit(self.table, row, told=told, lost=lost)

    def undo(self, ask: int) -> None:
        """Take one's last pick back."""
        try:
            row = self.table.sitting.undo(self.seat, ask)
        except Refused as e:
            self.say({"why": sight.refused(self.house, e)})
            return
        self.hub.commit(self.table, row)

    def speak(self, phrase: str) -> None:
        """Say a set phrase: it stands in the log, and everybody at the table is told at once."""
        try:
            row = self.table.sitting.say(self.seat, phrase)
        except Refused as e:
            self.say({"why": sight.refused(self.house, e)})
            return

        def told() -> None:
            for viewer in self.table.viewers:
                if isinstance(viewer, Slot):
                    viewer.hears(row.seat, row.phrase)

        self.hub.commit(self.table, row, told=told)

    def hears(self, seat: int, phrase: str) -> None:
        """Somebody said a phrase."""
        self.say({"why": sight.note_text(self.texts, "log-says", seat, phrase, self.table.sitting.names)})

    # to the browser ----------------------------------------------------------------------------------------------------------
    def messages(self) -> list[str]:
        """All that is to be sent now. Only where everything is on disk."""
        out, self.notes = self.notes, []
        if self.new and not self.quiet:
            self.new = False
            view = self.view()
            acks, self.acks = self.acks, []
            if view is not None:
                if acks:
                    view["ack"] = acks.pop()
                out.append(view)
            out += [{"ack": ack} for ack in acks]
        return [encode(m).decode() for m in out]

    def view(self) -> dict[str, Any] | None:
        """What has changed for this viewer; None where nothing has."""
        drawn = self.draw()
        if isinstance(drawn, str):
            return {"go": drawn}
        seen, whole = drawn.seen, self.whole
        html = [h for name, h in drawn.regions.items() if whole or self.had.get(name) != h]
        grown = len(seen.lines) >= len(self.lines) and seen.lines[: len(self.lines)] == self.lines
        if whole or not grown:
            # without the mark of a list that only grows it takes the place of the one there
            html.append(pages.log_lines(seen.texts, seen.lines[-pages.FIRST_LINES :], seen.me).replace(" data-grow", "", 1))
        elif len(seen.lines) > len(self.lines):
            html.append(pages.log_lines(seen.texts, seen.lines[len(self.lines) :], seen.me))
        if not html and self.at == seen.now and not self.acks:
            return None
        self.had, self.lines, self.at, self.whole = drawn.regions, seen.lines, seen.now, False
        return {"v": seen.now, "html": "".join(html)}


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

    task = asyncio.get_running_loop().create_task(pump())
    table.viewers.add(slot)
    table.wake()
    hub.nudge(table)
    try:
        while (said := await socket.receive())["type"] != "websocket.disconnect":
            raw = said.get("text")
            answer = slot.hear(raw if raw is not None else said.get("bytes"))
            if answer is not None:
                await socket.send({"type": "websocket.send", "text": answer})
            if task.done():
                break
    finally:
        table.viewers.discard(slot)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        table.wake()
