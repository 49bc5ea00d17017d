"""Asking: what every address has of a request, and what it answers with."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.datastructures import Cookie

from hantise.core.game import Game
from hantise.core.registry import AT
from hantise.table import sight
from hantise.table.bucket import Bucket
from hantise.table.hub import Table

from . import beats, guard
from .house import House
from .who import KEY, LANG, YEAR, Browser, browser

HTML = "text/html"  # in UTF-8, as Litestar adds
TURNS = (40.0, 0.2)  # of options, seats, bots and the talk's rule by one browser at a table: at once, and a second


class Problem(Exception):
    """A request that cannot be: the status and one plain line in the reader's language."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status, self.message = status, message


def refuse(who: Browser, key: str, status: int = 409, **arguments: Any) -> Problem:
    """What cannot be, in the reader's language. key: of the house's text that says why."""
    return Problem(status, sight.texts(None, who.lang)(key, **arguments))


def hub_of(request: Any) -> House:
    """The server's tables."""
    hub: House = request.app.state.hub
    return hub


def who_asks(request: Any, deed: bool = False) -> Browser:
    """The browser that asks. For what changes something: only from pages of ours, and not too often (a deed at a table, which
    costs little, more often)."""
    who = browser(request, request.app.state.lang)
    if request.scope.get("method") == "POST":
        if not guard.own_origin(request.headers):
            raise refuse(who, "error-origin", 403)
        rates = request.app.state.deeds if deed else request.app.state.rates
        if not rates.take(who.address):
            raise refuse(who, "no-hurry", 429)
    return who


def enough(request: Any, who: Browser, kind: str) -> None:
    """What costs is not looked at too often from one address. kind: "looks" (what is played anew to be shown), or "costly"
    (what is worked out, or gathered from many tables). Raises Problem."""
    if not request.app.state[kind].take(who.address):
        raise refuse(who, "no-hurry", 429)


def in_turn(table: Table, who: Browser) -> None:
    """What anybody may turn to and fro at a table, each time a row that stays: so often, and then now and then. Raises
    Problem."""
    bucket = table.turns.get(who.key)
    if bucket is None:
        bucket = table.turns[who.key] = Bucket(*TURNS)
    if not bucket.take():
        raise refuse(who, "no-hurry", 429)


async def fields(request: Any) -> dict[str, str]:
    """The fields of a form that are text."""
    form = await request.form()
    beats.heard(request)
    return {name: value for name, value in form.items() if isinstance(value, str)}


def html(text: str, status: int = 200, cookies: list[Cookie] | None = None) -> Response[str]:
    """A page."""
    return Response(text, status_code=status, media_type=HTML, cookies=cookies or [])


def to(address: str, cookies: list[Cookie] | None = None) -> Response[str]:
    """On to another page."""
    return Response("", status_code=303, headers={"location": address}, cookies=cookies or [], media_type=HTML)


def key_cookie(who: Browser) -> Cookie:
    """The browser's key, which no script can read."""
    return Cookie(KEY, value=who.token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=who.secure)


def lang_cookie(lang: str, who: Browser) -> Cookie:
    """What the browser reads."""
    return Cookie(LANG, value=lang, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=who.secure)


def find_game(request: Any, name: str, lang: str, earlier: bool = False) -> Game:
    """The game of that id; earlier: also by earlier rules, for who plays by them still. Raises Problem."""
    try:
        if AT in name and not earlier:
            raise LookupError(name)
        return hub_of(request).find(name)
    except LookupError:
        raise Problem(404, sight.texts(None, lang)("error-no-game", what=name[:40])) from None
