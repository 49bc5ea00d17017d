"""A table server on a port of its own, and browsers that speak to it over real sockets."""

from __future__ import annotations

import html
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from hantise.core.game import Game
from hantise.core.registry import from_file, game
from hantise.server.app import make_app
from hantise.server.guard import Rates
from hantise.server.live import MOVED
from hantise.server.packed import Packed
from hantise.server.players import InThread, Players
from hantise.table.wire import read

TOY = from_file(Path(__file__).parents[2] / "docs/tutorial/tic_tac_toe.py")


def find(name: str) -> Game:
    """The installed games and the smallest one."""
    return TOY if name == TOY.id else game(name)


class Line:
    """A browser's live line, and all that came over it."""

    def __init__(self, house: House, socket: ClientConnection | PolledSocket) -> None:
        self.house, self.socket = house, socket
        self.raw: list[str] = []
        self.ask, self.picks, self.undo = 0, {}, False
        self.paths: dict[str, str] = {}  # of the options that it has been sent, by their number
        self.order: dict[str, list[str]] = {"idle": [], "opts": []}  # of those on the page, as they stand there
        self.v = -1

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self, timeout: float = 5.0) -> dict[str, Any]:
        """The next message; {} for a heartbeat's answer. Raises TimeoutError."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = read(text) if text else {}
        self.v = message.get("v", self.v)
        self.choices(message.get("html", ""))
        if 'data-do="undo"' in message.get("html", ""):
            self.undo = 'data-do="undo" aria-disabled="false"' in message["html"]
        return message

    def choices(self, came: str) -> None:
        """What a message says of the question and its options."""
        found = re.search(r'id="asked"[^>]* value="(\d+)"', came)
        self.ask = int(found[1]) if found else self.ask
        self.paths |= dict(re.findall(r'data-pick="(-?\d+)" data-path="([^"]*)"', came))
        for name, inside in re.findall(r'<ul id="(idle|opts)"(?! data-same)[^>]*>(.*?)</ul>', came, flags=re.DOTALL):
            had, here = self.order[name], list[str]()  # some as stubs, each for a row of them that is on the page already
            for n, many in re.findall(r'<li id="o-(-?\d+)"(?: data-same="(\d+)")?', inside):
                at = had.index(n) if many else 0
                here += had[at : at + int(many)] if many else [n]
            self.order[name] = here
        there = [n for row in self.order.values() for n in row]
        self.picks = {path: int(n) for n in there for path in html.unescape(self.paths[n]).split("|")}

    def until(self, key: str, value: Any = None, timeout: float = 5.0) -> dict[str, Any]:
        """The next message that has the key (with that value)."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if key in message and value in (None, message[key]):
                return message

    def drain(self) -> int:
        """Hear all that comes of what was sent so far; how many messages."""
        n = len(self.raw)
        self.beat()
        self.house.idle()
        self.beat()
        return len(self.raw) - n - 2

    def beat(self) -> None:
        """A heartbeat: what was sent before it has been heard, what was told before its answer has come."""
        self.send("")
        while self.hear():
            pass

    def silent(self) -> bool:
        """Does nothing come?"""
        return self.drain() == 0

    def pick(self, path: str, name: str = "") -> dict[str, Any]:
        """Pick by a path of taps, and wait for the acknowledgement."""
        name = name or f"{path}-{self.ask}"
        self.send({"id": name, "ask": self.ask, "pick": self.picks[path]})
        while True:
            message = self.hear()
            assert message.get("no") != name, message
            if message.get("ack") == name:
                return message


class PolledSocket:
    """A line without a socket, with the face of one: each word is a request, and news are asked for."""

    def __init__(self, http: httpx.Client, table: str, query: str = "") -> None:
        answer = http.post(f"{table}/line{query}", content="{}")
        assert answer.status_code == 200, answer.text
        self.http, self.base = http, f"{table}/line/{answer.json()['line']}"
        self.n = self.got = 0
        self.came: list[str] = []
        self.close_code = 0

    def send(self, message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode("latin-1") or " "
        self.n += 1
        said = self.asked("say", {"n": self.n, "say": [text]})
        if said["said"]:  # the answer to a heartbeat: behind all that was told before it
            self.ask(at_once=True)
            self.came += said["said"]

    def ask(self, at_once: bool = False) -> None:
        """Is there anything new?"""
        found = self.asked("hear", {"got": self.got, "at_once": at_once})
        self.came += found["said"] if found["n"] != self.got else []
        self.got = found["n"]

    def asked(self, what: str, said: dict[str, Any]) -> dict[str, Any]:
        answer = self.http.post(f"{self.base}/{what}", content=json.dumps(said))
        if answer.status_code in (410, 413):
            self.close_code = MOVED if answer.status_code == 410 else 1009
            raise ConnectionClosedError(None, None)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def recv(self, timeout: float = 5.0) -> str:
        end = time.monotonic() + timeout
        while not self.came:
            if time.monotonic() > end:
                raise TimeoutError
            self.ask()
        return self.came.pop(0)

    def close(self) -> None:
        """A browser that goes says nothing."""


class Browser:
    """A browser: cookies of its own. polled: its network lets no WebSocket through."""

    polled = False

    def __init__(self, house: House, lang: str = "en") -> None:
        self.house, self.url = house, house.url
        self.http = httpx.Client(base_url=self.url, headers={"accept-language": lang}, timeout=40)
        self.open = ExitStack()

    def get(self, path: str, **kwargs: Any) -> httpx.Response:
        return self.http.get(path, **kwargs)

    def post(self, path: str, data: dict[str, str] | None = None, **kwargs: Any) -> httpx.Response:
        return self.http.post(path, data=data or {}, **kwargs)

    def new(self, **fields: str) -> str:
        """A new table; its address."""
        answer = self.post("/new", {"game": TOY.id, "against": "screen", "seat": "0"} | fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def cookie(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    def live(self, table: str, hi: bool = True, headers: dict[str, str] | None = None, query: str = "") -> Line:
        """A live line to the table."""
        if self.polled:
            line = Line(self.house, PolledSocket(self.http, table, query))
            if hi:
                line.send({"hi": 0})
                line.until("html")
            return line
        address = self.url.replace("http", "ws") + table + "/live" + query
        headers = {"cookie": self.cookie(), **(headers or {})}
        # max_queue: a line that is full of what nobody read would wait ten seconds for the server's goodbye
        socket = connect(address, additional_headers=headers, compression=None, max_queue=None)
        line = Line(self.house, self.open.enter_context(socket))
        if hi:
            line.send({"hi": 0})
            line.until("html")
        return line

    def close(self) -> None:
        self.open.close()
        self.http.close()


class House:
    """A server in a thread."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        settings = {
            "pace": 0,
            "players": Players(InThread),
            "find": find,
            "rates": Rates(1000, 1000),
            "deeds_rates": Rates(1000, 1000),
            "beat": 0.0,
        } | settings
        self.app = make_app(folder, **settings)
        config = uvicorn.Config(self.app, port=0, log_level="error", ws=Packed, timeout_graceful_shutdown=1, ws_max_size=20_000)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.hub = self.app.state.hub
        self.browsers: list[Browser] = []

    def browser(self, lang: str = "en") -> Browser:
        browser = Browser(self, lang)
        self.browsers.append(browser)
        return browser

    def idle(self, timeout: float = 5.0) -> None:
        """Wait until all is on disk and told, and no bot thinks."""
        end = time.monotonic() + timeout
        polled = [line.slot for line in self.app.state.polls.lines.values()]  # they take their news when they ask
        while any(
            not t.settled or t.thinking is not None or any(v.woken.is_set() for v in tuple(t.viewers) if v not in polled)
            for t in (table() for table in self.hub.tables.valuerefs())
            if t is not None
        ):
            assert time.monotonic() < end, "the server does not come to rest"
            time.sleep(0.002)

    def until(self, so: Callable[[], bool], timeout: float = 5.0) -> None:
        """Wait until that is so."""
        end = time.monotonic() + timeout
        while not so():
            assert time.monotonic() < end, "that has not come about"
            time.sleep(0.002)

    def leave(self) -> None:
        """All browsers are closed."""
        for browser in self.browsers:
            browser.close()
        self.browsers.clear()

    def close(self) -> None:
        self.leave()
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()


@contextmanager
def a_house(folder: Path, **settings: Any) -> Iterator[House]:
    made = House(folder, **settings)
    try:
        yield made
    finally:
        made.close()
