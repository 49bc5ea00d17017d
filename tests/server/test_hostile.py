"""Hostile text in every field, query, header, path and message of every address: the answer is a page or a refusal, never a
fault of ours. Addresses come from the application, names of fields from its sources and its own pages."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from litestar.routes import HTTPRoute, WebSocketRoute
from served import Browser, House
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

import hantise
from hantise.core.registry import games
from hantise.server.guard import Rates

NASTY = (
    "",
    " ",
    "²",
    "-²",
    "٣",
    "-",
    "--1",
    "+1",
    "1_0",
    "0x1",
    "1e999",
    "nan",
    "-0",
    "9" * 16,
    "9" * 5000,
    "-" + "9" * 5000,
    "a" * 20_000,
    "é" * 3000,
    "\x00",
    "\x85\u2028",
    "\u202eabc",
    "\U0001f47b",
    "{",
    "[]",
    '{"a": 1}',
    "null",
    "[evil",
    "http://[evil",
    "http://[::1",
    "//evil",
    "..",
    "../../etc/passwd",
    "%",
    "%00",
    "%ff",
    "<script>",
    "' OR 1=1 --",
    "{{ 7 * 7 }}",
    "ismcts:9999s",
    "ismcts:",
    "ismcts:0s",
    "ismcts:1e999it",
    "greedy:1",
    "yes",
    "any",
    "me",
    "link",
    "screen",
    "greedy",
    "hantise record 1",
    "game: shy_monsters\nseats: 2\n\n0 x",
)
HEADERS = (
    *("origin", "host", "cookie", "accept-language", "accept-encoding", "content-type", "sec-fetch-site", "user-agent"),
    *("x-forwarded-for", "x-forwarded-proto", "forwarded", "range", "if-none-match", "if-modified-since", "accept", "expect"),
)
HOSTILE = st.one_of(st.sampled_from(NASTY), st.text(max_size=40), st.integers().map(str))


class Complaints(logging.Handler):
    """All errors and tracebacks that anything logs."""

    NAMES = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "hantise.table", "litestar", "asyncio", "websockets")

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.said.append(self.format(record))


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    handler = Complaints()
    for name in Complaints.NAMES:
        logging.getLogger(name).addHandler(handler)
    yield handler.said
    for name in Complaints.NAMES:
        logging.getLogger(name).removeHandler(handler)


def field_names(house: House) -> list[str]:
    """The names of all fields and queries: those that the sources ask for, and those that the pages send."""
    names = set()
    for path in Path(hantise.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "litestar" in text or path.name in ("places.py", "pages.py"):
            names |= set(re.findall(r'(?:form|fields|query|query_params|given)(?:\.get\(|\[)"([a-z-]+)"', text))
            names |= set(re.findall(r'number_in\(who, form, "([a-z]+)"\)', text))
    assert {"ask", "pick", "id", "n", "as", "before", "seat", "strength", "upto", "name"} <= names
    browser = house.browser()
    for game in games():
        names |= set(re.findall(r'name="([^"]+)"', browser.get(f"/new/{game}").text))
    return sorted(names | {"who-0", "who-1-name", "name-2", "lang", "record", "file", "deck", "table"})


class Target:
    """A server with a table, and all that can be asked of it."""

    def __init__(self, house: House) -> None:
        self.house, self.ann = house, house.browser()
        self.names = field_names(house)
        self.table = self.ann.new(against="link")[3:]
        self.routes: list[tuple[str, str]] = []
        for route in house.app.routes:
            if isinstance(route, HTTPRoute):
                self.routes += [(method, route.path_format) for method in sorted(route.methods - {"OPTIONS"})]
        self.sockets = [route.path_format for route in house.app.routes if isinstance(route, WebSocketRoute)]
        assert len(self.routes) > 20
        assert self.sockets

    def address(self, path: str, word: str, real: bool = True) -> str:
        """An address of that form; the table's id is the real one, and the rest hostile."""
        for name in re.findall(r"{(\w+)}", path):
            given = self.table if name == "tid" and real else "0" if name == "seat" and real else word
            path = path.replace("{" + name + "}", quoted(given))
        return path


def quoted(word: str) -> str:
    return "".join(c if re.fullmatch(r"[\w.~-]", c, re.ASCII) else "".join(f"%{b:02X}" for b in c.encode()) for c in word)


@pytest.fixture
def target(house: House, monkeypatch: pytest.MonkeyPatch) -> Target:
    for name in ("deeds", "rates", "looks", "costly"):
        monkeypatch.setattr(house.app.state, name, Rates(1e9, 1e9))
    return Target(house)


def answered(browser: Browser, method: str, address: str, **more: Any) -> int:
    """The status; 400 where not even the client would send such a thing."""
    try:
        return browser.http.request(method, address, **more).status_code
    except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeEncodeError):
        return 400


def fine(status: int, complaints: list[str], what: object) -> None:
    assert 200 <= status < 500, (status, what)
    assert not complaints, (what, complaints)


@pytest.mark.parametrize("word", NASTY, ids=lambda word: ascii(word[:12]))
def test_the_same_hostile_text_in_all_fields_of_every_address(target: Target, complaints: list[str], word: str) -> None:
    """First the path alone, then every field at once, then each of them beside right ones."""
    fields = dict.fromkeys(target.names, word[:4000])
    for method, path in target.routes:
        for real in (True, False):
            address = target.address(path, word[:3000], real)
            fine(
                answered(target.ann, method, address, params=dict.fromkeys(("n", "as", "before", "lang"), word[:900])),
                complaints,
                path,
            )
            if method == "POST":
                fine(answered(target.ann, method, address, data=fields), complaints, path)
                fine(
                    answered(target.ann, method, address, files={"record": word.encode(), "file": word.encode()}),
                    complaints,
                    path,
                )


RIGHT = {"game": "tic_tac_toe", "players": "2", "seat": "0", "against": "link", "ask": "1", "pick": "4", "n": "0"}


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_hostile_text_in_any_field(target: Target, complaints: list[str], data: st.DataObject) -> None:
    method, path = data.draw(st.sampled_from(target.routes))
    names = st.one_of(st.sampled_from(target.names), st.text(max_size=12))
    fields = RIGHT | data.draw(st.dictionaries(names, HOSTILE, min_size=1, max_size=4))
    address = target.address(path, data.draw(HOSTILE)[:3000], data.draw(st.booleans()))
    status = answered(target.ann, method, address, **({"data": fields} if method == "POST" else {"params": fields}))
    fine(status, complaints, (method, address, fields))


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/t/{tid}/pick", {"ask": "²", "pick": "4", "id": "x"}),
        ("/t/{tid}/pick", {"ask": "1", "pick": "²", "id": "x"}),
        ("/t/{tid}/undo", {"ask": "-²"}),
        ("/new", {"game": "shy_monsters", "seat": "9" * 5000}),
        ("/new", {"game": "shy_monsters", "seat": "-" + "9" * 5000, "who-0": "²", "who-1": "me"}),
    ],
)
def test_numbers_that_are_none_are_refused(target: Target, complaints: list[str], path: str, fields: dict[str, str]) -> None:
    status = answered(target.ann, "POST", target.address(path, ""), data=fields)
    assert status == 400
    fine(status, complaints, fields)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.sampled_from(HEADERS), value=HOSTILE, route=st.integers(0, 999))
@example(name="origin", value="http://[evil", route=0)
@example(name="host", value="evil:9999s", route=0)
def test_hostile_headers(target: Target, complaints: list[str], name: str, value: str, route: int) -> None:
    for method, path in (
        target.routes[route % len(target.routes)],
        ("POST", "/new"),
        ("POST", "/t/{tid}/pick"),
        ("GET", "/t/{tid}"),
    ):
        headers = {name: value.encode("utf-8", "replace")[:4000]}
        status = answered(target.ann, method, target.address(path, "x"), headers=headers, content=b"ask=1&pick=4")
        fine(status, complaints, (method, path, headers))


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    kind=st.sampled_from(
        (
            "application/x-www-form-urlencoded",
            "application/x-www-form-urlencoded; charset=klingon",
            "multipart/form-data",
            "multipart/form-data; boundary=",
            "multipart/form-data; boundary=x",
            "application/json",
            "text/plain; charset=²",
        )
    ),
    body=st.one_of(st.binary(max_size=200), HOSTILE.map(lambda s: s.encode("utf-8", "replace")[:15_000])),
    begun=st.booleans(),
    route=st.integers(0, 999),
)
def test_hostile_bodies(target: Target, complaints: list[str], kind: str, body: bytes, begun: bool, route: int) -> None:
    posts = [path for method, path in target.routes if method == "POST"]
    path = posts[route % len(posts)]
    part = b'--x\r\nContent-Disposition: form-data; name="record"; filename="' if begun else b""
    address = target.address(path, "x")
    fine(
        answered(target.ann, "POST", address, headers={"content-type": kind}, content=part + body),
        complaints,
        (path, kind, body),
    )


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from(("origin", "cookie", "accept-language", "sec-fetch-site", "user-agent")), value=HOSTILE, word=HOSTILE
)
@example(name="origin", value="http://[evil", word="")
def test_a_line_with_hostile_headers(target: Target, complaints: list[str], name: str, value: str, word: str) -> None:
    for real in (True, False):
        address = target.house.url.replace("http", "ws") + target.address(target.sockets[0], word[:2000], real)
        text = re.sub(r"[^\x20-\x7e\x80-\xff]", "?", value)[:3000].strip()
        with (
            suppress(WebSocketException, ConnectionClosed, TimeoutError),
            connect(address, additional_headers={name: text}, compression=None) as socket,
        ):
            socket.send('{"hi": 0}')
            with suppress(TimeoutError, ConnectionClosed):
                socket.recv(timeout=2)
            assert socket.close_code in (None, 1000, 1005, 1006, 4403, 4404), socket.close_code
        assert not complaints, (name, value, word, complaints)


LONGEST = 15_000  # characters: a longer message ends the line, see test_live
MESSAGE = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), HOSTILE),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)
KEYS = st.one_of(
    st.sampled_from(
        ("hi", "id", "ask", "pick", "why", "undo", "whole", "vote", "say", "tip", "hint", "away", "hurry", "page", "ack", "v")
    ),
    st.text(max_size=4),
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.lists(st.one_of(st.dictionaries(KEYS, MESSAGE, max_size=4), HOSTILE, st.binary(max_size=30)), max_size=5))
@example(said=[{"id": "\ud800", "ask": 1, "pick": 4}, {"why": "\udfff"}, {"say": "\ud800"}])
def test_hostile_messages(target: Target, complaints: list[str], said: list[Any]) -> None:
    line = target.ann.live("/t/" + target.table)
    for message in said:
        line.socket.send(message if isinstance(message, bytes) else json.dumps(message)[:LONGEST])
        if isinstance(message, str):
            line.socket.send(message[:10_000])
    line.drain()  # it is still there, and still answers
    line.socket.close()
    assert not complaints, (said, complaints)
