"""Serve: one process, one port. What `hantise serve` runs."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from hantise.table.alone import Clock
from hantise.table.doors import StoreError
from hantise.table.strengths import THINK
from hantise.table.wire import LONGEST
from hantise.texts import Texts

from . import tidying
from .app import PACE, make_app
from .packed import Packed
from .warm import warm


class ServeError(Exception):
    """The server cannot begin: one plain line."""


def run(
    host: str,
    port: int,
    folder: Path,
    open_browser: bool = False,
    lang: str | None = None,
    think: float = THINK,
    webhooks: str = "no",
    path: str = "",
) -> None:
    """Serve tables until it is interrupted.

    folder: where the tables are kept; it is made where it is not there. open_browser: show the first page, or the one at
    `path`. lang: for those who read none of our languages. think: the most seconds that a bot may take for a decision.
    webhooks: see `make_app`. The environment's HANTISE_PACE is the time in seconds before a bot's deed. Raises ServeError on a
    port in use, a host that is not ours, a folder that cannot be written.
    """
    beat = pace()
    listening = listen(host, port)
    try:
        port = listening.getsockname()[1]
        app = make_app(folder, lang or "en", beat, outside=outside(host, port), think=think, webhooks=webhooks)
    except StoreError as e:
        listening.close()
        raise ServeError(str(e)) from None
    config = uvicorn.Config(
        app,
        http="auto",
        ws=Packed,
        ws_max_size=LONGEST * 4 + 1,
        ws_ping_interval=30,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=60,
    )
    tidying.prepare()
    address, t = shown(host, port), Texts(None, lang or "en")
    print(t("serve-open", address=address, folder=str(folder)), file=sys.stderr, flush=True)
    if app.state.outside:
        print(t("serve-outside", address=app.state.outside), file=sys.stderr, flush=True)
    if open_browser:
        threading.Timer(0.6, webbrowser.open, [address + path.removeprefix("/")]).start()
    with suppress(KeyboardInterrupt):
        run_loop(uvicorn.Server(config), listening, lang or "en")


def run_loop(server: uvicorn.Server, listening: socket.socket, lang: str) -> None:
    """In uvloop's event loop where it is installed. lang: see `run`."""
    factory: Callable[[], asyncio.AbstractEventLoop]
    try:
        import uvloop

        factory = uvloop.new_event_loop
    except ImportError:
        factory = asyncio.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(server, listening, lang))


async def serve(server: uvicorn.Server, listening: socket.socket, lang: str) -> None:
    """Until it is told to end."""
    loop = asyncio.get_running_loop()
    besides = [loop.create_task(warm(lang)), loop.create_task(tidying.tidy(Clock()))]
    try:
        await server.serve(sockets=[listening])
    finally:
        for task in besides:
            task.cancel()
        await asyncio.gather(*besides, return_exceptions=True)


def listen(host: str, port: int) -> socket.socket:
    """The socket, bound. Raises ServeError."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError, UnicodeError) as e:
        raise ServeError(f"cannot listen at {host}, port {port}: {e}") from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as e:
        listening.close()
        raise ServeError(f"cannot listen at {host}, port {port}: {e.strerror if isinstance(e, OSError) else e}") from None
    return listening


def shown(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def outside(host: str, port: int) -> str:
    """Our address for others in the network, where we listen to all of it; "" where we do not, or where there is none."""
    if host not in ("0.0.0.0", "::", ""):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # nothing is sent: the system only says from where it would be
        return f"http://{asking.getsockname()[0]}:{port}"
    return ""


def pace() -> float:
    """Seconds before a bot's deed. Raises ServeError where the environment says something else than a number."""
    text = os.environ.get("HANTISE_PACE", "")
    try:
        return min(60.0, max(0.0, float(text))) if text else PACE
    except ValueError:
        raise ServeError(f"HANTISE_PACE is a number of seconds, not {text!r}") from None
