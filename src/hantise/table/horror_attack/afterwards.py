"""Afterwards: the suspicion curve of a table whose game is over (Ze Horror Attack), as a page. It is worked out in a thread,
for the server has others to serve meanwhile, and kept."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from litestar import Request, Response, get

from hantise.core.record import Record
from hantise.curve import Strip, art, guess_word, has_curve, percent, strips, watcher
from hantise.games.horror_attack.suspicion import Suspicion, suspicion
from hantise.texts import Texts

from .. import pages, room, sight
from ..deeds import come, refuse
from ..desk import html, links
from ..sitting import Sitting


def shows(sitting: Sitting) -> bool:
    """May the curve be looked at? Only when all is open."""
    return has_curve(sitting.game) and room.reveals(sitting)


@lru_cache(maxsize=64)
def worked_out(text: str, observer: int) -> Suspicion:
    """The curve of a record."""
    return suspicion(Record.read(text), observer)


@get("/t/{tid:str}/suspicion")
async def page(request: Request) -> Response[str]:
    """The curve; `as`: the seat that watched, an onlooker without it."""
    tid = request.path_params["tid"]
    _, table, who, at = await come(request, tid)
    sitting = table.sitting
    if at.cover >= 0 or not shows(sitting):
        raise refuse(who, "error-no-page", 404)
    word = request.query_params.get("as", "")
    observer = int(word) if word.isdecimal() and len(word) < 3 else -1
    if observer >= sitting.seats:
        raise refuse(who, "error-no-page", 404)
    curve = await asyncio.to_thread(worked_out, sitting.record().write(), observer)
    return html(drawn(sitting, curve, who.lang))


def drawn(sitting: Sitting, curve: Suspicion, lang: str) -> str:
    """The page."""
    t, address = sight.texts(sitting.game, lang), f"/t/{sitting.setup.tid}"
    names = [p.name for p in sight.people(sitting, t, -1, ())]
    told: dict[int, str] = {}
    for line in sight.lines(sitting, t, sitting.state, curve.observer, sitting.n, sitting.n):
        told[line.at] = f"{told.get(line.at, '')} {line.text}".strip()
    watchers = [(f"{address}/suspicion", t("curve-onlooker"), curve.observer < 0)]
    for seat in range(curve.seats):
        here = Suspicion(curve.seats, seat, [])
        watchers.append((f"{address}/suspicion?as={seat}", watcher(here, t, names), curve.observer == seat))
    return pages.suspicion_page(
        sitting.game,
        t,
        links(f"{address}/suspicion", table=address, rules=f"/rules/{sitting.game.id}"),
        graphs=art(lang),
        n=max(len(curve.rows) - 1, 1),
        strips=[seat_strip(t, curve, strip) for strip in strips(curve, t, names)],
        rows=[(n, told.get(n, ""), [percent(curve.hero(n, s)) for s in range(curve.seats)]) for n in range(len(curve.rows))],
        watchers=watchers,
    )


def seat_strip(t: Texts, curve: Suspicion, strip: Strip) -> dict[str, Any]:
    """A seat's part of the page: the strip, and after each pick a sentence for whoever asks."""
    said = []
    for n in range(len(curve.rows)):
        guess, p = curve.likeliest(n, strip.seat)
        hero = percent(curve.hero(n, strip.seat))
        said.append(t("curve-now", hero=hero, monster=100 - hero, guess=guess_word(t, guess), p=percent(p)))
    return {"strip": strip, "name": strip.name, "truth": strip.truth, "said": said}


HANDLERS = [page]
