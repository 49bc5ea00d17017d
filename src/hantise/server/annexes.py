"""Annexes: the addresses of what only one game has, and what its pages may have done by this house."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile

from hantise.core.game import Game
from hantise.table import sight
from hantise.table.annex import Annex, Go, No, Page, Reply, Visit, annex_of
from hantise.table.hub import Table
from hantise.table.room import Stand
from hantise.table.rows import Sitter

from . import beats, guard
from .asking import Problem, enough, find_game, html, hub_of, key_cookie, refuse, to, who_asks
from .deeds import come
from .guests import stand
from .who import Browser

ASIDE = ThreadPoolExecutor(1, "aside")  # what pages of games have worked out: others' work has threads of its own


class Host:
    """What a page may have done for the browser that visits it. who: it, with a key where it has been given a seat."""

    def __init__(self, request: Any, who: Browser) -> None:
        self.request, self.who, self.hub = request, who, hub_of(request)

    async def come(self, tid: str) -> tuple[Table, Stand]:
        table = self.hub.table(tid)
        await self.hub.on_disk(table)
        return table, stand(self.hub, table, self.who.key)

    async def pick(self, table: Table, seat: int, pick: int) -> None:
        if seat not in self.hub.held(table, self.who.key):  # who may do what is asked at every deed
            raise No(403, "error-no-seat")
        sitting = table.sitting
        await self.hub.do(table, sitting.pick(seat, sitting.asks[seat], "", pick))

    async def aside(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(ASIDE, work, *args)

    async def open(
        self, game: Game, people: Sequence[Sitter], mine: Sequence[int], options: Mapping[str, Any], hot: bool
    ) -> Table:
        self.who = self.who.known()
        table = await self.hub.open_for(game, people, dict.fromkeys(mine, self.who.key), self.who.key, options, hot)
        for seat, person in enumerate(people):
            if person.kind == "open":
                await self.hub.new_ticket(table.tid, seat)
        return table


def page_of(pages: Mapping[str, Page], word: str, who: Browser) -> Page:
    """The page of that word. Raises Problem where there is none."""
    if word not in pages:
        raise refuse(who, "error-no-page", 404)
    return pages[word]


async def form_of(request: Any) -> tuple[dict[str, str], dict[str, bytes]]:
    """What was sent: texts and files by name."""
    texts: dict[str, str] = {}
    files: dict[str, bytes] = {}
    form = await request.form()
    beats.heard(request)
    for name, value in form.items():
        if isinstance(value, UploadFile):
            files[name] = await value.read()
        elif isinstance(value, str):
            texts[name] = value
    return texts, files


async def shown(request: Any, game: Game, page: Page, who: Browser, table: Table | None, at: Stand | None) -> Response[str]:
    """What the page answers."""
    sent = request.method == "POST"
    form, files = await form_of(request) if sent else ({}, {})
    host, query = Host(request, who), dict(request.query_params.items())
    visit = Visit(game, who.lang, request.scope["path"], who.base, host, query, form, files, sent, table, at)
    try:
        answer = await page(visit)
    except No as e:
        raise Problem(e.status, sight.texts(game, who.lang)(e.key, **e.arguments)) from None
    cookies = [key_cookie(host.who)] if host.who.token != who.token else []
    if isinstance(answer, Go):
        return to(answer.address, cookies)
    return replied(answer, cookies)


def replied(answer: Reply, cookies: list[Any]) -> Response[str]:
    """A page, or a file to be kept."""
    if answer.kind == "text/html":
        return html(answer.text, answer.status, cookies)
    head = {"content-disposition": f'attachment; filename="{answer.name}"'} if answer.name else {}
    return Response(answer.text, status_code=answer.status, media_type=answer.kind, headers=head, cookies=cookies)


async def of_game(request: Any) -> Response[str]:
    """A page below a game."""
    asked, who = request.path_params, who_asks(request)
    enough(request, who, "looks")
    game = find_game(request, asked["name"], who.lang)
    annex: Annex = annex_of(game)
    return await shown(request, game, page_of(annex.pages, asked["word"], who), who, None, None)


async def of_table(request: Any) -> Response[str]:
    """A page below a table; none while the screen waits for its next person."""
    asked = request.path_params
    _, table, who, at = await come(request, asked["tid"], cost="costly")
    game = table.sitting.game
    page = page_of(annex_of(game).table_pages if at.cover < 0 else {}, asked["word"], who)
    return await shown(request, game, page, who, table, at)


@get("/games/{name:str}/{word:str}")
async def game_page(request: Request) -> Response[str]:
    """A page of a game's annex."""
    return await of_game(request)


@post("/games/{name:str}/{word:str}", status_code=200, request_max_body_size=guard.UPLOAD + guard.FORM)
async def game_sent(request: Request) -> Response[str]:
    """Something is sent to it."""
    return await of_game(request)


@get("/t/{tid:str}/{word:str}")
async def table_page(request: Request) -> Response[str]:
    """A page of a game's annex, below a table."""
    return await of_table(request)


@post("/t/{tid:str}/{word:str}", status_code=200, request_max_body_size=guard.UPLOAD + guard.FORM)
async def table_sent(request: Request) -> Response[str]:
    """Something is sent to it."""
    return await of_table(request)


HANDLERS = [game_page, game_sent, table_page, table_sent]
