"""Gather: the addresses of a table before its game begins, and of those who ask for a seat at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, post
from markupsafe import Markup

from hantise.core.game import Game, as_text
from hantise.parts import Part
from hantise.picture import Sign, sprite
from hantise.table import arranging, pages, room, sight
from hantise.table.hub import Table
from hantise.table.names import BadName, clean_name, unlike
from hantise.table.pages import addresses as links
from hantise.table.room import Stand, address
from hantise.table.rows import Row, Sitter
from hantise.table.sitting import Refused, Sitting
from hantise.table.strengths import strengths
from hantise.table.wire import Drawn
from hantise.texts import LANGUAGES

from . import guard
from .asking import fields, hub_of, in_turn, key_cookie, refuse, to, who_asks
from .codes import code
from .guests import stand
from .house import House, moved, taken
from .who import Browser

SEEDS = 4  # games whose signs are compared
_SIGNS: dict[tuple[str, str, int], list[Sign]] = {}


def signs(game: Game, seats: int) -> list[Sign]:
    """The sign of each seat; only its letter where the sign is drawn by lot when the game begins."""
    key = (game.id, str(game.folder), seats)
    if key not in _SIGNS:
        views = [game.view(game.new(seats, seed)) for seed in range(SEEDS)]
        found = [sight.signs(game, LANGUAGES[0], view) for view in views]
        _SIGNS[key] = [of[0] if len(set(of)) == 1 else Sign("", "", of[0].letter) for of in zip(*found, strict=True)]
    return _SIGNS[key]


# what is shown ---------------------------------------------------------------------------------------------------------------
def page(house: House, table: Table, who: Browser, at: Stand) -> str:
    """The table as long as people gather."""
    sitting = table.sitting
    t = sight.texts(sitting.game, who.lang)
    more = links(address(table), rules=f"/rules/{sitting.game.id}", how=f"/how/{sitting.game.id}")
    own = {"game": sitting.game, "tid": table.tid, "sprite": sprite(sitting.game), "own_style": pages.own_style(sitting.game)}
    return pages.leaf(who.lang, "gathering.html.jinja", more, t, **own, region=Markup(region(house, table, who, at)))


def draw(house: House, table: Table, who: Browser, at: Stand) -> Drawn:
    """The same for the live line."""
    seen = sight.blank(table.sitting, at.seat, who.lang)
    return Drawn(seen, {"gathering": [Part(region(house, table, who, at))]})


def region(house: House, table: Table, who: Browser, at: Stand) -> str:
    """What changes while people gather."""
    sitting = table.sitting
    t, host = sight.texts(sitting.game, who.lang), bool(who.key) and who.key == sitting.setup.host
    now = pages.option_fields(sitting.game, t, lambda name, _: as_text(sitting.setup.options[name]))
    there = [o for o in now if not sitting.game.options[o["name"]].means(sitting.seats)]
    context = {
        "seats": [chair(house, table, who, at, host, seat) for seat in range(sitting.seats)],
        "options": there,
        "idle": [o for o in now if o not in there],
        "n": str(sitting.seats),
        "mine": at.held,
        "ready": bool(at.held) and all(s in sitting.gathering.ready for s in at.held),
        "host": host,
        "here": address(table),
        "wishes": wishes(house, table) if host else [],
        "asks": bool(who.key) and any(w.key == who.key.hex() for w in sitting.gathering.wishes),
        "bots": strengths(),
        "log": sight.notes(sitting, t)[-6:],
        "again": sitting.gathering.again,
        "agreed": room.house_words(sitting, t),
    }
    return pages.leaf(who.lang, "gather.html.jinja", {}, t, **context).strip()


def chair(house: House, table: Table, who: Browser, at: Stand, host: bool, seat: int) -> dict[str, Any]:
    """A seat, and what may be done about it."""
    sitting = table.sitting
    t = sight.texts(sitting.game, who.lang)
    person = sight.people(sitting, t, -1, room.there(house, table, at))[seat]
    word = house.ticket(table.tid, seat) if host and person.kind == "open" else ""
    link = f"{who.base}/j/{word}" if word else ""
    return {
        "p": person,
        "sign": signs(sitting.game, sitting.seats)[seat],
        "me": seat in at.held,
        "ready": person.kind == "bot" or seat in sitting.gathering.ready,
        "link": link,
        "code": code(link) if link else "",
        "roles": seat < len(sitting.game.roles),
    }


def wishes(house: House, table: Table) -> list[tuple[str, str]]:
    """Who asks for a seat and holds none: what is kept of his key, and his name."""
    found = []
    for w in table.sitting.gathering.wishes:
        if not house.held(table, bytes.fromhex(w.key)):
            found.append((w.key, w.name))
    return found


# what is done ----------------------------------------------------------------------------------------------------------------
async def come(request: Any) -> tuple[House, Table, Browser, Stand, dict[str, str]]:
    """Who comes to which table with what. Nothing is waited for after the look at the table. Raises NoTable, Problem."""
    form = await fields(request)
    who, hub = who_asks(request, True), hub_of(request)
    table = hub.table(request.path_params["tid"])
    await hub.on_disk(table)
    return hub, table, who, stand(hub, table, who.key), form


def a_host(table: Table, who: Browser) -> None:
    """Raises Problem for anybody else."""
    if not who.key or who.key != table.sitting.setup.host:
        raise refuse(who, "error-not-host", 403)


async def begun(hub: House, table: Table) -> None:
    """The game begins, where everybody is there and ready."""
    row = arranging.begin(table.sitting)
    if row is not None:
        await hub.do(table, row)


async def done(hub: House, table: Table, row: Row | None, *more: Any) -> Response[str]:
    """The deed is kept, and back to the table."""
    if row is not None:
        await hub.do(table, row, *more)
        await begun(hub, table)
    return to(address(table))


@post("/t/{tid:str}/ready", status_code=303, request_max_body_size=guard.FORM)
async def ready(request: Request) -> Response[str]:
    """One is ready for the game (`ready` = yes), or not yet."""
    hub, table, who, at, form = await come(request)
    if not at.held:
        raise refuse(who, "error-no-seat", 403)
    in_turn(table, who)
    for seat in at.held:
        try:
            row = arranging.ready(table.sitting, seat, form.get("ready") == "yes")
        except Refused as e:
            raise refuse(who, e.key) from None
        if row is not None:
            await hub.do(table, row)
    await begun(hub, table)
    return to(address(table))


@post("/t/{tid:str}/agree", status_code=303, request_max_body_size=guard.FORM)
async def agree(request: Request) -> Response[str]:
    """The host changes an option: `name`, `value`."""
    hub, table, who, at, form = await come(request)
    a_host(table, who)
    in_turn(table, who)
    try:
        row = arranging.agree(table.sitting, (at.held or [-1])[0], form.get("name", ""), form.get("value", ""))
    except Refused as e:
        raise refuse(who, e.key) from None
    return await done(hub, table, row)


@post("/t/{tid:str}/order", status_code=303, request_max_body_size=guard.FORM)
async def order(request: Request) -> Response[str]:
    """The host seats people anew: `order` ("1,0,2": who had which seat), `up` (a seat), or `draw` = yes, lots."""
    hub, table, who, _, form = await come(request)
    a_host(table, who)
    in_turn(table, who)
    sitting = table.sitting
    try:
        if form.get("draw") == "yes":
            row: Any = arranging.draw(sitting)
        else:
            up = form.get("up", "")
            row = arranging.order(
                sitting, arranging.up(sitting, *arranging.listed(up)) if up else arranging.listed(form.get("order", ""))
            )
    except (Refused, TypeError) as e:
        raise refuse(who, e.key if isinstance(e, Refused) else "no-garbage") from None
    return await done(hub, table, row, *(moved(hub, table.tid, row.order) if row is not None else ()))


@post("/t/{tid:str}/wish", status_code=303, request_max_body_size=guard.FORM)
async def wish(request: Request) -> Response[str]:
    """Somebody without a seat asks the host for one: `name`."""
    hub, table, who, at, form = await come(request)
    who = who.known()
    if at.held:
        return to(address(table))
    try:
        name = clean_name(form.get("name", ""), called(table.sitting))
        row = arranging.wish(table.sitting, who.key.hex(), name or sight.texts(None, who.lang)("page-somebody"), who.lang)
    except BadName as e:
        raise refuse(who, e.key, 400) from None
    except Refused as e:
        raise refuse(who, e.key) from None
    await hub.do(table, row)
    return to(address(table), [key_cookie(who)])


@post("/t/{tid:str}/grant", status_code=303, request_max_body_size=guard.FORM)
async def grant(request: Request) -> Response[str]:
    """The host gives somebody who asked (`key`) a seat (`seat`; "": none)."""
    hub, table, who, at, form = await come(request)
    a_host(table, who)
    sitting = table.sitting
    asked = next((w for w in sitting.gathering.wishes if w.key == form.get("key", "")), None)
    if asked is None:
        return to(address(table))
    if not form.get("seat"):
        return await done(hub, table, arranging.decline(sitting, asked.key))
    try:
        (seat,) = arranging.listed(form["seat"])
    except (Refused, ValueError):
        raise refuse(who, "no-garbage", 400) from None
    if not 0 <= seat < sitting.seats or sitting.over or sitting.people[seat].kind == "human":
        raise refuse(who, "no-seat-taken")
    if sitting.people[seat].kind == "bot" and not sitting.gathering.open and seat in hub.keys(table):  # it plays for somebody
        raise refuse(who, "no-seat-taken")
    key = bytes.fromhex(asked.key)
    name = unlike(asked.name, called(sitting))  # somebody else may have come by it since he asked
    row = sitting.sit(seat, Sitter("human", name, lang=asked.lang), (at.held or [-1])[0], screen=False)
    return await done(hub, table, row, *taken(table.tid, seat, key))


async def agreed(hub: House, table: Table, who: Browser) -> None:
    """Who is asked for another game says yes."""
    sitting = table.sitting
    if not sitting.gathering.open:
        return
    for seat in hub.held(table, who.key):
        row = arranging.ready(sitting, seat, True) if sitting.people[seat].kind == "human" else None
        if row is not None:
            await hub.do(table, row)
    await begun(hub, table)


def full_page(table: Table, who: Browser, key: str) -> str:
    """What somebody may do for whom there is no seat. key: of the text that says why."""
    sitting = table.sitting
    t = sight.texts(sitting.game, who.lang)
    people = sight.people(sitting, t, -1, table.online())
    own = {"game": sitting.game, "tid": table.tid, "table": address(table), "people": people, "wish": not sitting.over}
    return pages.leaf(who.lang, "full.html.jinja", links(address(table)), t, message=t(key), **own)


def called(sitting: Sitting, but: int = -1) -> list[str]:
    """What people at a table are called, in every language: no two names are alike."""
    found: list[str] = []
    for lang in LANGUAGES:
        names: Sequence[str] = sight.called(sight.texts(sitting.game, lang), tuple(sitting.people))
        found += [name for i, name in enumerate(names) if i != but]
    return [*found, *(p.away for i, p in enumerate(sitting.people) if i != but)]


def waiting(who: Browser, table: Table) -> None:
    """Raises Problem while people gather: nothing of the game is to be seen yet."""
    if table.sitting.gathering.open:
        raise refuse(who, "no-not-begun")


HANDLERS = [ready, agree, order, wish, grant]
