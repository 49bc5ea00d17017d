"""App: the table server as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from hantise.core.game import Game
from hantise.core.registry import game as registered
from hantise.table import pages, sight
from hantise.table.doors import Clock, StoreError
from hantise.table.hub import NoTable
from hantise.table.pages import addresses as links
from hantise.table.strengths import THINK
from hantise.texts import LANGUAGES

from . import annexes, beats, capsules, deeds, desk, docs, endings, gather, guard, learn, mine, polled, prints, puzzles, talk
from .asking import Problem, html, lang_cookie, to
from .house import House
from .lock import hold
from .notices import pages as notices
from .notices.courier import Courier
from .notices.post import ANY_WEBHOOKS, NO_WEBHOOKS, Post
from .players import Players
from .store import Store
from .who import browser

log = logging.getLogger("hantise.table")

PACE = 0.8  # seconds between a deed and the bot's that follows it


def make_app(
    folder: Path,
    lang: str = "en",
    pace: float = PACE,
    players: Players | None = None,
    find: Callable[[str], Game] = registered,
    rates: guard.Rates | None = None,
    outside: str = "",
    think: float = THINK,
    webhooks: str = NO_WEBHOOKS,
    clock: Clock | None = None,
    deeds_rates: guard.Rates | None = None,
    beat: float = beats.BEAT,
) -> Litestar:
    """The application; its tables lie in the folder.

    lang: for those who read none of our languages. pace: see `Hub`. players: who plays for the bots. find: how a game is found
    by its id. outside: our address for others in the network, for invitations that are made at this machine. think: the most
    seconds that a bot may take for a decision. webhooks: where people may have notices sent, see `notices.post`. clock: what
    time it is, by default the system's. rates, deeds_rates: how much one address may ask for, and do; as often,
    apart from that, it may look at what costs much, and at the past. beat: seconds, see
    `beats`. Raises StoreError where
    the folder cannot be used or another server has it.
    """
    held = hold(folder)
    store = Store(folder)
    rates, deeds_rates = rates or guard.Rates(), deeds_rates or guard.Rates(burst=60.0, rate=10.0)
    hub = House(store, players or Players(think=think), pace, find, clock)
    hub.beats = beats.Beats(hub.clock, beat)
    hub.post = post = Post(hub, Courier(webhooks == ANY_WEBHOOKS), webhooks != NO_WEBHOOKS)
    state = State({"hub": hub, "post": post, "lang": lang, "rates": rates, "deeds": deeds_rates, "outside": outside})
    state["polls"] = polled.Polls()
    state["costly"], state["looks"] = rates.apart(), deeds_rates.apart()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        post.later(post.begin())
        try:
            yield
        finally:
            await app.state.hub.close()
            held.close()

    return Litestar(
        [
            *desk.HANDLERS,
            *gather.HANDLERS,
            *mine.HANDLERS,
            *learn.HANDLERS,
            *puzzles.HANDLERS,
            *docs.HANDLERS,
            *prints.HANDLERS,
            *deeds.HANDLERS,
            *polled.HANDLERS,
            *capsules.HANDLERS,
            *endings.HANDLERS,
            *talk.HANDLERS,
            *notices.HANDLERS,
            *annexes.HANDLERS,
        ],
        state=state,
        lifespan=[life],
        before_request=change_language,
        exception_handlers={
            Problem: problem,
            NoTable: no_table,
            StoreError: no_disk,
            HTTPException: http_error,
            Exception: crash,
        },
        before_send=[guard.add_headers, beats.hold],
        compression_config=CompressionConfig(backend="gzip", minimum_size=600, gzip_compress_level=9),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=guard.FORM,
    )


async def change_language(request: Request) -> Response[str] | None:
    """`?lang=fr` on any page: this browser reads French from here on."""
    beats.heard(request)
    lang = request.query_params.get("lang", "")
    if request.method != "GET" or lang not in LANGUAGES:
        return None
    who = browser(request, request.app.state.lang)
    rest = urlencode([(k, v) for k, v in request.query_params.items() if k != "lang"], safe=",*")
    return to(request.scope["path"] + (f"?{rest}" if rest else ""), [lang_cookie(lang, who)])


# what went wrong, as a page --------------------------------------------------------------------------------------------------
def error(request: Any, status: int, message: str) -> Response[str]:
    """One plain line, and the way back."""
    who = browser(request, request.app.state.lang)
    return html(pages.error_page(who.lang, status, message, links()), status)


def word(request: Any, key: str) -> str:
    """The house's text of that key for whoever asks."""
    return sight.texts(None, browser(request, request.app.state.lang).lang)(key)


def problem(request: Request, e: Problem) -> Response[str]:
    return error(request, e.status, e.message)


def no_table(request: Request, e: NoTable) -> Response[str]:
    log.info("%s", e)
    return error(request, 404 if e.key == "error-no-table" else 409, word(request, e.key))


def no_disk(request: Request, e: StoreError) -> Response[str]:
    return error(request, 503, word(request, "no-disk"))


def http_error(request: Request, e: HTTPException) -> Response[str]:
    keys = {404: "error-no-page", 405: "error-no-page", 413: "error-too-big"}
    return error(request, e.status_code, word(request, keys.get(e.status_code, "no-garbage")))


def crash(request: Request, e: Exception) -> Response[str]:
    log.exception("%s %s", request.method, request.scope["path"], exc_info=e)
    return error(request, 500, word(request, "error-ours"))
