"""The application itself, asked without any network, by a clock that goes on by work and by waiting alone: what it answers, and
when, hangs on nothing else."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from served import find

from hantise.server.app import make_app
from hantise.server.house import House
from hantise.server.keys import hashed
from hantise.server.players import InThread, Players


class Working:
    """A clock that stands still but for what is waited for, and what a test says is work."""

    def __init__(self) -> None:
        self.t = 0.0

    def now(self) -> float:
        return self.t

    def date(self) -> float:
        return self.t

    async def sleep(self, seconds: float) -> None:
        self.t += seconds


class Still(Working):
    """One by which nobody waits in vain, and nothing comes by time alone."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0 if seconds <= 0 else 3600)


def key(name: str) -> str:
    """The cookie of that browser."""
    return (name * 40)[:40]


def kept(name: str) -> bytes:
    """What the house keeps of it."""
    return hashed(key(name))


class Direct:
    """A house whose beats (`hantise.server.beats`) go by `clock`; slow: seconds that whoever asks takes to send a form."""

    slow = 0.0

    def __init__(self, folder: Path, beat: float = 0.0) -> None:
        self.app = make_app(folder, pace=0, players=Players(InThread), find=find, clock=Still(), beat=beat)
        self.hub: House = self.app.state.hub
        self.clock = self.hub.beats.clock = Working()

    def open(self) -> AbstractAsyncContextManager[None]:
        """Its time from the beginning to the end."""
        return self.app.lifespan()

    def scope(self, kind: str, path: str, who: str, method: str = "GET") -> dict[str, Any]:
        path, _, query = path.partition("?")
        headers = [(b"host", b"here"), (b"cookie", f"hantise={key(who)}".encode() if who else b"")]
        if method == "POST":
            headers.append((b"content-type", b"application/x-www-form-urlencoded"))
        plain = {"type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "path": path, "raw_path": path.encode()}
        more = {"query_string": query.encode(), "root_path": "", "headers": headers, "client": ("1.2.3.4", 5), "state": {}}
        return plain | more | ({"scheme": "http", "method": method} if kind == "http" else {"scheme": "ws", "subprotocols": []})

    async def ask(self, path: str, who: str = "ann", form: str | None = None) -> tuple[float, int, bytes]:
        """How long an answer takes by the clock once the question is there, its status, and all of it."""
        began, out, body, status = self.clock.t, 0.0, b"", 0

        async def receive() -> dict[str, Any]:
            self.clock.t += self.slow
            return {"type": "http.request", "body": (form or "").encode(), "more_body": False}

        async def send(message: Any) -> None:
            nonlocal out, status, body
            if message["type"] == "http.response.start":
                out, status = self.clock.t - began, message["status"]
            body += message.get("body", b"")

        await self.app(self.scope("http", path, who, "GET" if form is None else "POST"), receive, send)  # type: ignore[arg-type]
        return out - (self.slow if form is not None else 0.0), status, body

    async def live(self, path: str, says: list[str], who: str = "ann") -> list[tuple[float, str]]:
        """What is answered to each word over a live line, and how long it takes."""
        said, told, began, took = asyncio.Queue[dict[str, Any]](), asyncio.Event(), [0.0], []

        async def send(message: Any) -> None:
            if message["type"] == "websocket.accept":
                told.set()
            if message.get("text"):
                took.append((self.clock.t - began[0], message["text"]))
                told.set()

        talk = asyncio.ensure_future(self.app(self.scope("websocket", path, who), said.get, send))  # type: ignore[arg-type]
        said.put_nowait({"type": "websocket.connect"})
        await told.wait()
        while len(said._getters) == 0:  # type: ignore[attr-defined]  # until it hears what is said
            await asyncio.sleep(0)
        for word in says:
            told.clear()
            began[0] = self.clock.t
            said.put_nowait({"type": "websocket.receive", "text": word})
            async with asyncio.timeout(20):
                await told.wait()
        said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await talk
        return took
