"""Afterwards: the suspicion curve of a table whose game is over, as a page. It is worked out aside, for others are served
meanwhile, and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hantise.core.record import Record
from hantise.table import pages, room, sight
from hantise.table.annex import No, Reply, Visit
from hantise.table.numbers import number
from hantise.table.sitting import Sitting
from hantise.texts import Texts

from ..suspicion import Suspicion, suspicion
from .curve import Strip, art, guess_word, percent, strips, watcher


@lru_cache(maxsize=64)
def worked_out(text: str, observer: int) -> Suspicion:
    """The curve of a record."""
    return suspicion(Record.read(text), observer)


async def page(visit: Visit) -> Reply:
    """The curve, where all is open; `as`: the seat that watched, an onlooker without it."""
    assert visit.table is not None
    sitting = visit.table.sitting
    word = visit.query.get("as", "")
    observer = number(word) if word else -1
    if not room.reveals(sitting) or observer is None or not -1 <= observer < sitting.seats:
        raise No(404, "error-no-page")
    curve = await visit.host.aside(worked_out, sitting.record().write(), observer)
    return Reply(drawn(sitting, curve, visit.lang))


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
    return pages.annex_page(
        sitting.game,
        t,
        "suspicion.html.jinja",
        pages.addresses(f"{address}/suspicion", table=address, rules=f"/rules/{sitting.game.id}"),
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
