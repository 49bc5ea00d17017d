"""Learn: where people meet a game: how to play, and a first game that teaches."""

from __future__ import annotations

import json
from typing import Any

from litestar import Request, Response, get, post
from markupsafe import Markup

from hantise.core.game import Game
from hantise.core.record import RecordError
from hantise.learn import howto
from hantise.learn.guide import beginning, guide
from hantise.picture import sprite
from hantise.table import pages, sight
from hantise.table.pages import addresses as links
from hantise.table.rows import Sitter
from hantise.table.strengths import strength

from . import guard, prints
from .asking import fields, find_game, html, hub_of, key_cookie, refuse, to, who_asks

_PAGES: dict[tuple[str, str, str], Markup] = {}  # the text of each game in each language, drawn once


def how_page(game: Game, lang: str, addresses: dict[str, Any]) -> str:
    """How a game is played. addresses: as of other pages; `rules` is where its rules page lies."""
    t = sight.texts(game, lang)
    page = howto.howto(game, lang)
    key = (str(game.folder), lang, addresses["rules"])
    if key not in _PAGES:
        _PAGES[key] = Markup(howto.rendered(page, addresses["rules"], lambda shown: figure(game, lang, shown)))
    return pages.leaf(
        lang,
        "how.html.jinja",
        addresses,
        t,
        game=game,
        own_style=pages.own_style(game),
        page=page,
        sections=howto.SECTIONS,
        text=_PAGES[key],
        sprite=sprite(game),
    )


def figure(game: Game, lang: str, shown: howto.Position) -> str:
    """A picture with its caption; where it asks something, with what the engine answers at each place. Nothing where the
    record does not fit the components of an owner who replaced the game's."""
    t = sight.texts(game, lang)
    try:
        frame, said, drawn = howto.picture(game, lang, shown)
        found = howto.answers(game, t, shown) if shown.deed else []
    except RecordError:
        return ""
    told = json.dumps({a.at: [a.legal, a.said] for a in found}, ensure_ascii=False)
    return pages.leaf(
        lang, "how-figure.html.jinja", {}, t, shown=shown, frame=frame, said=said, drawn=Markup(drawn), answers=found, told=told
    )


@get("/how/{name:str}")
async def how(request: Request) -> Response[str]:
    """How a game is played."""
    name = request.path_params["name"]
    who = who_asks(request)
    game = find_game(request, name, who.lang, earlier=True)
    if not howto.has_howto(game):
        raise refuse(who, "error-no-page", 404)
    return html(
        how_page(
            game, who.lang, links(f"/how/{name}", rules=f"/rules/{name}", table=f"/new/{name}", print=prints.address(game))
        )
    )


@post("/first", status_code=303, request_max_body_size=guard.FORM)
async def first(request: Request) -> Response[str]:
    """A first game that teaches: a table of `game` with its chosen beginning, and tips for the one person at it. Where an owner
    replaced the game's numbers neither fits: the game begins by lot, and there are hints alone."""
    who = who_asks(request).known()
    game = find_game(request, (await fields(request)).get("game", ""), who.lang)
    own = guide(game)
    if own is None:
        raise refuse(who, "error-no-page", 404)
    try:
        record = beginning(game, own)
        record.replay()
    except RecordError:
        record = None
    seats = record.seats if record is not None else max(own.seat + 1, game.seats[0])
    people = [Sitter("bot", "", strength(own.bot)) for _ in range(seats)]
    people[own.seat] = Sitter("human")
    keys = {own.seat: who.key}
    guided = own.seat if record is not None else -1
    table = await hub_of(request).open_for(game, people, keys, who.key, None, False, record, guide=guided, hints=True)
    return to(f"/t/{table.tid}", [key_cookie(who)])


HANDLERS = [how, first]
