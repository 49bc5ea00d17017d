"""Prints: a game's box as a PDF, where the host has what it takes (`hantise[print]`). Each is made once, beside the tables."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.util import find_spec
from threading import Lock

from litestar import Request, Response, get

from hantise.core.game import Game
from hantise.core.registry import game as registered
from hantise.printing.pieces import NoPieces, printed
from hantise.printing.sheets import PAPERS

from .asking import find_game, refuse, who_asks

HERE = all(find_spec(library) is not None for library in ("cssselect2", "tinycss2", "typst"))
ONE = Lock()  # at a time, so that many visitors do not take all of a machine


def address(game: Game) -> str:
    """Where the game's box is printed; "" where it cannot be."""
    if not HERE:
        return ""
    try:
        printed(game)
    except NoPieces:
        return ""
    return f"/print/{game.id}"


def made(name: str, lang: str, paper: str) -> bytes:
    """The PDF of an installed game."""
    with ONE:
        return _made(name, lang, paper)


@cache
def _made(name: str, lang: str, paper: str) -> bytes:
    from hantise.printing.book import book  # what it takes is large, and few hosts are asked for it
    from hantise.printing.pdf import pdf

    return pdf(book(registered(name), lang, paper))


@get("/print/{name:str}")
async def box(request: Request) -> Response[bytes]:
    """The box of a game in the reader's language; `paper` is a4 or letter."""
    who = who_asks(request)
    game = find_game(request, request.path_params["name"], who.lang)
    paper = request.query_params.get("paper", "a4")
    if not address(game) or paper not in PAPERS:
        raise refuse(who, "error-no-page", 404)
    content = await asyncio.to_thread(made, game.id, who.lang, paper)
    named = f'attachment; filename="{game.id}.{who.lang}.pdf"'
    return Response(content, media_type="application/pdf", headers={"content-disposition": named})


HANDLERS = [box]
