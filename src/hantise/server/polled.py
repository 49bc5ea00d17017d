"""Polled: the talk with a browser whose network lets no WebSocket through, in plain requests one after another.

    POST /t/{tid}/line                  a line is opened          {"line": its name}
    POST /t/{tid}/line/{line}/say       {"n": 1, "say": [...]}    {"n": 1, "said": [what is answered at once]}
    POST /t/{tid}/line/{line}/hear      {"got": 4}                {"n": 5, "said": [...]}; {"n": 4, "said": []}: nothing

The messages are those of the socket, and the slot behind them is the same. Both ways they are numbered, so that a request that
a proxy sends twice, or an answer that gets lost, neither doubles nor loses anything: what was said under a number is heard
once, and an answer that was not got is given again. A line that is unknown (after a restart, or too long silent) is told so
with 410.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict
from typing import Any

from litestar import Request, Response, post

from hantise.table.hub import NoTable
from hantise.table.wire import Slot

from . import beats, guard
from .asking import hub_of, who_asks
from .deeds import refuse, television
from .live import slot_for
from .who import browser

HOLD = 2.0  # seconds that a request waits for news: a browser hears within this that its line is alive
SILENT = 15.0  # seconds without a request after which the browser counts as gone
MOST = 2000  # lines of a house; the one that was asked for least lately is given up
MOST_SAID = 40  # messages in a request


class Polled:
    """One line. key: the hashed key of its browser; heard: the number of the last thing it said; sent: of the last thing that
    it was told, which is kept until it was got."""

    def __init__(self, slot: Slot, key: bytes) -> None:
        self.slot, self.key = slot, key
        self.heard, self.sent, self.turn = 0, 0, 0
        self.last: list[str] = []
        self.asked = slot.hub.clock.now()

    def say(self, n: int, messages: list[str]) -> list[str]:
        """The browser's n-th messages; what is answered at once. Those that were heard before are not heard again. Raises
        LookupError where some are missing between."""
        if n <= self.heard:
            return []
        if n != self.heard + 1:
            raise LookupError("something was said before that, and not heard")
        self.heard = n
        answers = [self.slot.hear(message) for message in messages]
        return [answer for answer in answers if answer is not None]

    async def hear(self, got: int, hold: float = HOLD) -> tuple[int, list[str]]:
        """What is new since the answer of that number; the same answer again where it was not got. Raises LookupError where the
        browser got what was never sent."""
        if got == self.sent - 1:
            return self.sent, self.last
        if got != self.sent:
            raise LookupError("that was not sent")
        self.turn += 1
        turn, slot, clock = self.turn, self.slot, asyncio.get_running_loop().time
        end = clock() + hold
        while True:
            if not slot.woken.is_set():
                try:
                    async with asyncio.timeout_at(end):
                        await slot.woken.wait()
                except TimeoutError:
                    return got, []
            await slot.hub.on_disk(slot.table)
            if turn != self.turn or self.sent != got:  # it has asked again meanwhile: that one is answered
                return got, []
            slot.woken.clear()
            messages = slot.messages()
            if messages:
                self.sent, self.last = got + 1, messages
                return self.sent, messages
            # nothing for him: an answer now would tell that another has done something in secret


class Polls:
    """The lines of a house without sockets."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, Polled] = OrderedDict()
        self.sweeping: asyncio.Task[None] | None = None

    def open(self, slot: Slot, key: bytes) -> str:
        """A new line; its name."""
        name = secrets.token_urlsafe(16)
        self.lines[name] = Polled(slot, key)
        slot.hub.came(slot.table, slot)
        while len(self.lines) > MOST:
            self.close(next(iter(self.lines)))
        if self.sweeping is None or self.sweeping.done():
            self.sweeping = asyncio.get_running_loop().create_task(self.sweep())
            slot.hub.tasks.add(self.sweeping)
            self.sweeping.add_done_callback(slot.hub.tasks.discard)
        return name

    def find(self, name: str, tid: str, key: bytes) -> Polled | None:
        """The line of that name, at that table, of that browser."""
        line = self.lines.get(name)
        if line is None or line.slot.table.tid != tid or line.key != key:
            return None
        self.lines.move_to_end(name)
        line.asked = line.slot.hub.clock.now()
        return line

    def close(self, name: str) -> None:
        """The browser is gone."""
        line = self.lines.pop(name, None)
        if line is not None:
            line.slot.hub.left(line.slot.table, line.slot)

    async def sweep(self) -> None:
        """Close the lines of those who ask for nothing any more; as long as there are any."""
        while self.lines:
            await asyncio.sleep(SILENT / 4)
            for name, line in list(self.lines.items()):
                if line.slot.hub.clock.now() - line.asked > SILENT:
                    self.close(name)


def polls(request: Any) -> Polls:
    """The lines of this house."""
    found: Polls = request.app.state.polls
    return found


def answer(plain: dict[str, Any], status: int = 200) -> Response[str]:
    return Response(json.dumps(plain, ensure_ascii=False), status_code=status, media_type="application/json")


GONE: dict[str, Any] = {"gone": True}


@post("/t/{tid:str}/line", status_code=200, request_max_body_size=guard.FORM)
async def line(request: Request) -> Response[str]:
    """A line is opened."""
    await request.body()
    beats.heard(request)
    who, hub, tid = who_asks(request, deed=True), hub_of(request), request.path_params["tid"]
    try:
        table = hub.table(tid)
    except NoTable:
        return answer(GONE, 404)
    await hub.on_disk(table)
    return answer({"line": polls(request).open(slot_for(hub, table, who, television(request)), who.key)})


async def asked(request: Any, number: str) -> tuple[Polled | None, int, dict[str, Any]]:
    """The line that is meant, the number of that name, and all that is said. Raises Problem where the page is not ours, or
    where it is no such thing."""
    who = browser(request, request.app.state.lang)
    if not guard.own_origin(request.headers):
        raise refuse(who, "error-origin", 403)
    try:
        said = json.loads(await request.body())
    except (ValueError, RecursionError):
        said = None
    beats.heard(request)
    n = said.get(number) if isinstance(said, dict) else None
    if type(n) is not int or not 0 <= n < 1 << 53:
        raise refuse(who, "no-garbage", 400)
    return polls(request).find(request.path_params["line"], request.path_params["tid"], who.key), n, said


@post("/t/{tid:str}/line/{line:str}/say", status_code=200, request_max_body_size=guard.UPLOAD)
async def say(request: Request) -> Response[str]:
    """The browser says something."""
    there, n, said = await asked(request, "n")
    messages = said.get("say")
    if not isinstance(messages, list) or len(messages) > MOST_SAID or not all(isinstance(m, str) for m in messages):
        raise refuse(browser(request, request.app.state.lang), "no-garbage", 400)
    if there is None:
        return answer(GONE, 410)
    try:
        return answer({"n": n, "said": there.say(n, messages)})
    except LookupError:
        return answer(GONE, 410)


@post("/t/{tid:str}/line/{line:str}/hear", status_code=200, request_max_body_size=guard.FORM)
async def hear(request: Request) -> Response[str]:
    """The browser asks what is new."""
    there, got, said = await asked(request, "got")
    if there is None:
        return answer(GONE, 410)
    try:
        n, messages = await there.hear(got, 0.0 if said.get("at_once") is True else HOLD)
    except LookupError:
        return answer(GONE, 410)
    beats.heard(request)  # it has waited for news, not for an answer
    if there.slot.ended:
        polls(request).close(request.path_params["line"])
    return answer({"n": n, "said": messages})


HANDLERS = [line, say, hear]
