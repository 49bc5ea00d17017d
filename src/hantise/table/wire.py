"""Wire: who is told what. What one viewer says and is told, as messages of text; how they reach him is for the house.

A viewer is a slot that holds what he has been shown and a flag that there is something new, never a queue: whoever reads slowly
gets the newest whole view when he reads. What has not changed for him is not sent, and where nothing has, nothing is.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from json.encoder import encode_basestring as quoted
from typing import Any

from hantise.parts import Part, message
from hantise.texts import Texts

from . import pages, presence, sight, talk, timing
from .bucket import Bucket
from .doors import StoreError
from .hub import Hub, Table
from .numbers import number
from .seen import Line, Seen
from .sitting import Refused
from .speaking import Heard

LONGEST = 2000  # characters of a message
NUMBERS = ("hi", "ask", "pick", "undo", "whole", "hint", "hurry", "away")  # what a message says in figures
MOST_NOTES = 20
BURST, RATE = 40.0, 15.0  # messages at once, and a second


@dataclass(frozen=True)
class Up:
    """What a viewer may say. page: the release that his page is of; mark: what it shows, as it came (`pages.mark`); away: he is
    not at his screen (1), or is again (0)."""

    hi: int | None = None
    page: str = ""
    mark: str = ""
    id: str = ""
    ask: int | None = None
    pick: int | None = None
    why: str | None = None
    undo: int | None = None
    whole: int | None = None
    vote: str | None = None
    say: str | None = None
    tip: str | None = None
    hint: int | None = None
    hurry: int | None = None
    away: int | None = None


def decode(raw: str) -> Up:
    """What a message says. Raises ValueError, RecursionError."""
    said = json.loads(raw)
    if not isinstance(said, dict):
        raise ValueError("a message is an object")
    texts = {name: said[name] for name in ("id", "page", "mark", "why", "say", "tip", "vote") if said.get(name) is not None}
    numbers = {name: number(str(said[name])) for name in NUMBERS if said.get(name) is not None}
    if None in numbers.values() or not all(isinstance(text, str) for text in texts.values()):
        raise ValueError("a number or a text is none")
    "".join(texts.values()).encode()  # half a character is none
    return Up(**texts, **numbers)  # type: ignore[arg-type]


def encode(message: dict[str, Any]) -> str:
    """A message as text: words and numbers as JSON; in the lines after it, as it stands, what changed of the page (`html`)."""
    said = ",".join([f'"{k}":{v if type(v) is int else quoted(v)}' for k, v in message.items() if k != "html"])
    return f"{{{said}}}\n{message['html']}" if "html" in message else f"{{{said}}}"


def read(text: str) -> dict[str, Any]:
    """What such a message says."""
    said, _, html = text.partition("\n")
    found: dict[str, Any] = json.loads(said)
    return found | {"html": html} if html else found


@dataclass(frozen=True)
class Drawn:
    """What a viewer is shown: his sight and its regions."""

    seen: Seen
    regions: dict[str, list[Part]]


class Slot:
    """One viewer's sight of a table.

    seat: as whom it looks. draw: what it is shown now, or the address that it must go to instead (a cover page). sits: does its
    browser hold that seat still? Asked at every message, for a seat may be moved to another browser.
    """

    def __init__(
        self, hub: Hub, table: Table, seat: int, lang: str, draw: Callable[[], Drawn | str], sits: Callable[[], bool]
    ) -> None:
        self.hub, self.table, self.seat, self.lang, self.draw, self.sits = hub, table, seat, lang, draw, sits
        self.house: Texts = sight.texts(None, lang)
        self.had: dict[str, list[Part]] = {}
        self.lines: list[Line] = []
        self.read = 0  # of these, which may have grown since
        self.talk: Heard | None = None  # as he was shown it last
        self.at = -1
        self.away = False  # nobody looks at his screen
        self.whole = False  # everything is to be sent again
        self.mark = ""  # unless this is what the page shows
        self.new = False
        self.quiet = True  # nothing before the browser has said hi
        self.acks: list[tuple[str, int, int]] = []  # id, question and pick of what is to be acknowledged
        self.notes: list[dict[str, Any]] = []
        self.woken = asyncio.Event()
        self.bucket = Bucket(BURST, RATE, hub.clock.now)
        self.ended = False  # the seat is another's now: the line is closed once that is told
        self.held: Callable[[], list[int]] = lambda: [seat]  # the seats of this browser

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
        if not self.sits():
            self.wake()  # and `messages` says so
            return None
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
            self.quiet, self.whole, self.mark = False, True, up.mark
            if up.page and up.page != pages.release():
                self.say({"reload": self.house("page-reload")})
            self.wake()
            if self.seat >= 0 and timing.may_return(self.table.sitting, self.seat):
                self.hub.commit(self.table, presence.returned(self.table.sitting, self.seat))
        elif up.away is not None:
            self.away = bool(up.away)
        elif up.why is not None:
            why, rule = sight.refusal(self.table.sitting, self.texts, self.seat, up.why)
            self.say({"why": why, "rule": rule} if rule else {"why": why})
        elif up.undo is not None:
            self.undo(up.undo, bool(up.whole))
        elif up.vote is not None:
            self.vote(up.vote)
        elif up.say is not None:
            self.speak(up.say)
        elif up.tip is not None:
            self.skip(up.tip)
        elif up.hint is not None:
            self.advise(up.hint)
        elif up.hurry is not None:
            self.table.hasten(self)
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
            self.acks.append((pick_id, ask, pick))
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
            self.acks.append((pick_id, ask, pick))
            self.wake()

        def lost() -> None:
            self.say({"no": pick_id, "why": self.house("no-disk")})

        self.hub.commit(self.table, row, told=told, lost=lost)

    def vote(self, said: str) -> None:
        """Wish something of the others, or answer what somebody wishes."""
        try:
            row = timing.vote(self.hub, self.table, self.seat, said, self.held())
        except Refused as e:
            self.say({"why": sight.refused(self.house, e)})
            return
        self.hub.commit(self.table, row)

    def undo(self, ask: int, whole: bool = False) -> None:
        """Take one's last pick back, or the whole turn."""
        try:
            row = self.table.sitting.undo(self.seat, ask, whole)
        except Refused as e:
            self.say({"why": sight.refused(self.house, e)})
            return
        self.hub.commit(self.table, row)

    def skip(self, name: str) -> None:
        """Put a tip away, or all of them. One that has gone meanwhile is gone."""
        with suppress(Refused):
            self.hub.commit(self.table, self.table.sitting.skip(self.seat, name))

    def advise(self, ask: int) -> None:
        """Ask for a hint: it comes with the next view."""
        if self.seat < 0:
            self.note("no-hint")
            return

        async def asking() -> None:
            try:
                await self.hub.advise(self.table, self.seat, ask)
            except Refused as e:
                self.say({"why": sight.refused(self.house, e)})
            except StoreError:
                self.say({"why": self.house("no-disk")})

        task = asyncio.get_running_loop().create_task(asking())
        self.hub.tasks.add(task)
        task.add_done_callback(self.hub.tasks.discard)

    def speak(self, phrase: str) -> None:
        """Say a set phrase: it stands in the log, and everybody at the table is told at once."""
        try:
            row = self.table.sitting.say(self.seat, phrase, int(self.hub.clock.date()))
        except Refused as e:
            self.say({"why": sight.refused(self.house, e)})
            return

        def told() -> None:
            for viewer in self.table.viewers:
                if isinstance(viewer, Slot):
                    viewer.hears(row.seat, row.phrase)

        self.hub.commit(self.table, row, told=told)

    def hears(self, seat: int, phrase: str) -> None:
        """Somebody said a phrase: one to whom this viewer listens."""
        if self.talk is not None and any(who == talk.word(seat) for who, _, _ in self.talk.deaf):
            return
        self.say(
            {
                "why": sight.note_text(
                    self.texts, "log-says", seat, phrase, sight.called(self.texts, tuple(self.table.sitting.people))
                )
            }
        )

    # to the browser ----------------------------------------------------------------------------------------------------------
    def messages(self) -> list[str]:
        """All that is to be sent now. Only where everything is on disk."""
        if not self.sits():
            self.ended = True
            return [encode({"go": f"/t/{self.table.tid}?moved=yes"})]
        out, self.notes = self.notes, []
        if self.new and not self.quiet:
            self.new = False
            view = self.view()
            acks = self.made(out)
            if view is not None:
                if acks:
                    view["ack"] = acks.pop()
                out.append(view)
            out += [{"ack": ack} for ack in acks]
        return [encode(m) for m in out]

    def made(self, out: list[dict[str, Any]]) -> list[str]:
        """The ids to acknowledge: of picks that are made. One that was lost with the disk is refused in `out`."""
        acks, self.acks = self.acks, []
        sitting = self.table.sitting
        kept = [pick_id for pick_id, ask, pick in acks if sitting.again(self.seat, ask, pick_id, pick)]
        out += [{"no": pick_id, "why": self.house("no-disk")} for pick_id, _, _ in acks if pick_id and pick_id not in kept]
        return kept

    def changed(self, drawn: Drawn) -> str:
        """What this viewer's page lacks: where that is in doubt, everything."""
        seen, whole, n = drawn.seen, self.whole, self.read
        if whole and self.mark and self.mark == pages.mark(seen, drawn.regions):
            return ""
        html = message({} if whole else self.had, drawn.regions)
        if whole or (seen.lines is not self.lines and seen.lines[:n] != self.lines[:n]):
            return html + pages.log_lines(seen, seen.lines[-pages.FIRST_LINES :], grow=False)
        return html + pages.log_lines(seen, seen.lines[n:]) if len(seen.lines) > n else html

    def view(self) -> dict[str, Any] | None:
        """What has changed for this viewer; None where nothing has."""
        drawn = self.draw()
        if isinstance(drawn, str):
            return {"go": drawn}
        seen = drawn.seen
        self.talk = seen.extra.get("talk")
        html = self.changed(drawn)
        if not html and self.at == seen.now and not self.acks:
            return None
        self.had, self.lines, self.read, self.at, self.whole = drawn.regions, seen.lines, len(seen.lines), seen.now, False
        return {"v": seen.now, "html": html} | ({"t": self.hub.time()} if seen.time.clocks else {})
