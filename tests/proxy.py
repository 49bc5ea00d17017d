"""A hostile line between browsers and a table server: it refuses WebSockets or lets their handshake hang, cuts what is open,
falls silent, sends requests twice, loses requests and answers, and delays each differently, so that they overtake one another.

    with Proxy(server.port) as line:
        line.sockets = "refuse"
        ...
        line.cut()
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from typing import Any


class Proxy:
    """One at a port of its own, in a thread.

    sockets: what becomes of a WebSocket: "pass", "refuse", "hang" or "mute" (it opens and no word comes through). dead: nothing
    is let through; frozen: nor is it cut. wild: how likely a plain request to a live line meets an accident; late: seconds that
    it takes at most. met: how often what happened.
    """

    def __init__(self, port: int, seed: int = 1) -> None:
        self.to, self.random = port, random.Random(seed)
        self.sockets, self.dead, self.frozen, self.wild, self.late = "pass", False, False, 0.0, 0.0
        self.met: Counter[str] = Counter()
        self.open: set[asyncio.StreamWriter] = set()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()), daemon=True)
        self.thread.start()
        assert self.ready.wait(10)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, *exc: Any) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join(10)

    async def run(self) -> None:
        self.loop, self.over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        self.port: int = server.sockets[0].getsockname()[1]
        self.ready.set()
        await self.over.wait()
        server.close()
        self.drop()

    def cut(self, dead: bool = True) -> None:
        """All that is open is cut; dead: and nothing gets through till `dead` is put back."""
        self.dead = dead
        self.loop.call_soon_threadsafe(self.drop)

    def drop(self) -> None:
        for writer in tuple(self.open):
            writer.transport.abort()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A browser connects."""
        self.open.add(writer)
        try:
            while not self.dead and (request := await whole(reader)):
                if b"\r\nupgrade: websocket" in request.lower():
                    await self.socket(request, reader, writer)
                    return
                if not await self.plain(request, writer):
                    return
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            self.open.discard(writer)
            writer.transport.abort()

    async def socket(self, request: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A WebSocket is asked for."""
        self.met[self.sockets] += 1
        if self.sockets == "refuse":
            writer.write(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            await writer.drain()
            return
        if self.sockets == "hang":
            await self.over.wait()
            return
        far, out = await asyncio.open_connection("127.0.0.1", self.to)
        self.open.add(out)
        out.write(request)
        if self.sockets == "mute":
            writer.write(await far.readuntil(b"\r\n\r\n"))
            await self.over.wait()
            return
        await asyncio.gather(self.pipe(reader, out), self.pipe(far, writer))
        self.open.discard(out)

    async def pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """All that is said one way, as long as nothing is frozen."""
        try:
            while data := await reader.read(65536):
                while self.frozen:
                    await asyncio.sleep(0.05)
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()

    async def plain(self, request: bytes, writer: asyncio.StreamWriter) -> bool:
        """A plain request; may the connection go on?"""
        while self.frozen:
            await asyncio.sleep(0.05)
        live = b"/line" in request.split(b"\r\n", 1)[0]
        accident = self.random.choice(ACCIDENTS) if live and self.random.random() < self.wild else "none"
        if live:
            self.met[accident] += 1
            await asyncio.sleep(self.random.random() * self.late)
        if accident == "lost":
            return False
        if accident == "twice":
            await asyncio.gather(self.asked(request), self.asked(request))
        answer = await self.asked(request)
        if self.dead or accident == "unanswered":
            return False
        writer.write(answer)
        await writer.drain()
        return True

    async def asked(self, request: bytes) -> bytes:
        """What the server answers."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.to)
        self.open.add(writer)
        try:
            writer.write(request.replace(b"\r\n", b"\r\nconnection: close\r\n", 1))
            found = await reader.read()
        finally:
            self.open.discard(writer)
            writer.close()
        head, _, body = found.partition(b"\r\n\r\n")
        kept = [line for line in head.split(b"\r\n") if not line.lower().startswith((b"connection:", b"transfer-encoding:"))]
        if b"transfer-encoding: chunked" in head.lower():
            body = unchunked(body)
        if not any(line.lower().startswith(b"content-length:") for line in kept):
            kept.append(b"content-length: %d" % len(body))
        return b"\r\n".join(kept) + b"\r\n\r\n" + body


ACCIDENTS = ("lost", "unanswered", "twice", "twice")


async def whole(reader: asyncio.StreamReader) -> bytes:
    """A request with its body; b"" at the end."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        return b""
    size = next((int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")), 0)
    lines = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"connection: keep-alive")]
    return b"\r\n".join(lines) + (await reader.readexactly(size) if size else b"")


def unchunked(body: bytes) -> bytes:
    out = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        n = int(size, 16)
        out, body = out + body[:n], body[n + 2 :]
        if not n:
            break
    return out
