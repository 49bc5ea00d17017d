"""Prints: a game's box as a PDF, where the host has what it takes (`hantise[print]`). Each is made once, beside the tables."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec

from litestar import Request, Response, get

from hantise.core.game import Game
from hantise.core.registry import game as registered
from hantise.printing.pieces import NoPieces, printed
from hantise.printing.sheets import PAPERS

from .asking import enough, find_game, refuse, who_asks

HERE = all(find_spec(library) is not None for library in ("cssselect2", "tinycss2", "typst"))
PRESS = ThreadPoolExecutor(1, "prints")  # one at a time, in a thread of its own: the others are there for whoever else asks
MOST = 4  # that wait for it; a box of before is there at once
_MADE: dict[tuple[str, str, str], asyncio.Future[bytes]] = {}  # by game, language and paper


def address(game: Game) -> str:
    """Where the game's box is printed; "" where it cannot be."""
    if not HERE:
        return ""
    try:
        printed(game)
    except NoPieces:
        return ""
    return f"/print/{game.id}"


class TooMany(Exception):
    """So many wait for their box that nobody else does."""


async def made(name: str, lang: str, paper: str) -> bytes:
    """The PDF of an installed game: made once, whoever asks for it meanwhile. Raises TooMany."""
    key, loop = (name, lang, paper), asyncio.get_running_loop()
    there = _MADE.get(key)
    if there is None or (there.done() and (there.cancelled() or there.exception())) or there.get_loop() is not loop:
        if sum(not one.done() for one in _MADE.values()) >= MOST:
            raise TooMany
        there = _MADE[key] = asyncio.ensure_future(loop.run_in_executor(PRESS, pressed, *key))
    return await asyncio.shield(there)


def pressed(name: str, lang: str, paper: str) -> bytes:
    """The same, made anew."""
    from hantise.printing.book import book  # what it takes is large, and few hosts are asked for it
    from hantise.printing.pdf import pdf

    return pdf(book(registered(name), lang, paper))


@get("/print/{name:str}")
async def box(request: Request) -> Response[bytes]:
    """The box of a game in the reader's language; `paper` is a4 or letter."""
    who = who_asks(request)
    enough(request, who, "costly")
    game = find_game(request, request.path_params["name"], who.lang)
    paper = request.query_params.get("paper", "a4")
    if not address(game) or paper not in PAPERS:
        raise refuse(who, "error-no-page", 404)
    try:
        content = await made(game.id, who.lang, paper)
    except TooMany:
        raise refuse(who, "no-hurry", 429) from None
    named = f'attachment; filename="{game.id}.{who.lang}.pdf"'
    return Response(content, media_type="application/pdf", headers={"content-disposition": named})


HANDLERS = [box]
