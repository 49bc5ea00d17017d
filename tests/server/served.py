"""A table server on a port of its own, and browsers that speak to it over real sockets."""

from __future__ import annotations

import html
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from hantise.core.game import Game
from hantise.core.registry import from_file, game
from hantise.server.app import make_app
from hantise.server.guard import Rates
from hantise.server.players import InThread, Players

TOY = from_file(Path(__file__).parents[2] / "docs/tutorial/tic_tac_toe.py")


def find(name: str) -> Game:
    """The installed games and the smallest one."""
    return TOY if name == TOY.id else game(name)


class Line:
    """A browser's live line, and all that came over it."""

    def __init__(self, house: House, socket: ClientConnection) -> None:
        self.house, self.socket = house, socket
        self.raw: list[str] = []
        self.ask, self.picks, self.undo = 0, {}, False
        self.paths: dict[str, str] = {}  # of the options that it has been sent, by their number
        self.order: list[str] = []  # of those on the page, as they stand there
        self.v = -1

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self, timeout: float = 5.0) -> dict[str, Any]:
        """The next message; {} for a heartbeat's answer. Raises TimeoutError."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text) if text else {}
        self.v = message.get("v", self.v)
        if 'id="ask"' in message.get("html", ""):
            ask = message["html"].partition('id="ask"')[2].partition("</section>")[0]
            found = re.search(r'data-ask="(\d+)"', ask)
            assert found
            self.ask = int(found[1])
            self.paths |= dict(re.findall(r'data-pick="(-?\d+)" data-path="([^"]*)"', ask))
            here = []  # some of them as stubs, each for a row of them that is on the page already
            for n, many in re.findall(r'<li id="o-(-?\d+)"(?: data-same="(\d+)")?', ask):
                at = self.order.index(n) if many else 0
                here += self.order[at : at + int(many)] if many else [n]
            self.order = here
            self.picks = {path: int(n) for n in here for path in html.unescape(self.paths[n]).split("|")}
        if 'data-do="undo"' in message.get("html", ""):
            self.undo = 'data-do="undo" aria-disabled="false"' in message["html"]
        return message

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


class Browser:
    """A browser: cookies of its own."""

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
        address = self.url.replace("http", "ws") + table + "/live" + query
        headers = {"cookie": self.cookie(), **(headers or {})}
        line = Line(self.house, self.open.enter_context(connect(address, additional_headers=headers, compression=None)))
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
        settings = {"pace": 0, "players": Players(InThread), "find": find, "rates": Rates(1000, 1000)} | settings
        self.app = make_app(folder, **settings)
        config = uvicorn.Config(
            self.app, port=0, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=1, ws_max_size=20_000
        )
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
        while any(
            not t.settled or t.thinking is not None or any(v.woken.is_set() for v in tuple(t.viewers))
            for t in (table() for table in self.hub.tables.valuerefs())
            if t is not None
        ):
            assert time.monotonic() < end, "the server does not come to rest"
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
