"""Desk: where people arrive: the first page, new tables, invitations, records that are loaded, rules, styles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile

from hantise.core.game import Game, as_text
from hantise.core.record import Record, RecordError
from hantise.table import pages, places, room, sight, talk
from hantise.table.bot_names import person_of
from hantise.table.hub import NoTable, Table
from hantise.table.names import BadName, clean_name
from hantise.table.numbers import number
from hantise.table.pages import addresses as links
from hantise.table.pages import offer
from hantise.table.places import BadPlace, why_not
from hantise.table.rows import Sitter, Speaking
from hantise.table.strengths import BadStrength, strength
from hantise.texts import LANGUAGES

from . import beats, gather, guard, mine
from .asking import fields, find_game, html, hub_of, key_cookie, lang_cookie, refuse, to, who_asks
from .house import taken
from .who import Browser

SHELF = 8  # of one's own tables on the first page
WATCHED = "greedy"  # the bots that somebody looks on at: they do not keep anybody waiting


def offers() -> list[pages.Offer]:
    """All games with the bots for them."""
    from hantise.core.registry import games

    return [offer(g) for g in games().values()]


# the first page ------------------------------------------------------------------------------------------------------------
async def first_page(request: Any, who: Browser, error: str = "") -> str:
    """The first page, with what went wrong on the way."""
    tables = await mine.listed(hub_of(request), who, 30)
    return pages.lobby_page(who.lang, offers(), links(), tables[:SHELF], error, len(tables) > SHELF)


@get("/")
async def lobby(request: Request) -> Response[str]:
    """The first page."""
    return html(await first_page(request, who_asks(request)))


# new tables ----------------------------------------------------------------------------------------------------------------
@get("/new/{name:str}")
async def new_form(request: Request) -> Response[str]:
    """The form of a new table."""
    name = request.path_params["name"]
    who = who_asks(request)
    game = find_game(request, name, who.lang)
    to_go = links(f"/new/{name}", rules=f"/rules/{game.id}", how=f"/how/{game.id}")
    friends = request.query_params.get("with") == "friends"
    given = {"against": "link", "lots": "yes" if places.alike(game) else ""} if friends else None
    if like := request.query_params.get("like"):
        given = same_again(request, like, game) or given
    return html(pages.new_table_page(who.lang, offer(game), to_go, given=given))


def same_again(request: Any, tid: str, game: Game) -> dict[str, str] | None:
    """The form of a table like that one, for other people."""
    try:
        sitting = hub_of(request).table(tid).sitting
    except NoTable:
        return None
    if sitting.game is not game:
        return None
    options = {f"option-{name}": as_text(value) for name, value in sitting.setup.options.items()}
    return {"players": str(sitting.seats), "against": "link", "hints": "yes" if sitting.hints else ""} | options


@post("/new", status_code=303, request_max_body_size=guard.FORM)
async def new(request: Request) -> Response[str]:
    """A new table: game, lang, option-..., and who sits where, as `places.seating` says."""
    who = who_asks(request).known()
    form = await fields(request)
    lang = form.get("lang", who.lang)
    lang = lang if lang in LANGUAGES else who.lang
    game = find_game(request, form.get("game", ""), lang)
    t = sight.texts(game, lang)
    try:
        options: dict[str, Any] = {k.removeprefix("option-"): v for k, v in form.items() if k.startswith("option-")}
        seats = places.seating(game, form)
        if "roles" in game.options:  # it follows from the seat
            options["roles"] = "random" if seats.drawn else "chosen"
        meant(game, len(seats.people), options)
        keys = dict.fromkeys(seats.mine, who.key)
        clock, late = places.a_clock(form)
        people = [replace(p, lang=lang) if p.kind == "human" else p for p in seats.people]
        gathers = form.get("gather") == "yes" and any(p.kind == "open" for p in people)
        table = await hub_of(request).open_for(
            game,
            people,
            keys,
            who.key,
            options,
            seats.hot,
            hints=form.get("hints") == "yes",
            ready=seats.mine if gathers else None,
            clock=clock,
            late=late,
            back=places.a_back(form),
        )
    except ValueError as e:
        to_go = links(f"/new/{game.id}", rules=f"/rules/{game.id}", how=f"/how/{game.id}")
        return html(pages.new_table_page(lang, offer(game), to_go, why_not(t, e), form), 400)
    for i, person in enumerate(seats.people):
        if person.kind == "open":
            await hub_of(request).new_ticket(table.tid, i)
    if form.get("talk") in (talk.PHRASES, talk.NONE):
        await hub_of(request).do(table, table.sitting.talked(Speaking(form["talk"])))
    return to(f"/t/{table.tid}", [key_cookie(who), lang_cookie(lang, who)])


def meant(game: Game, seats: int, given: dict[str, Any]) -> None:
    """Raises BadPlace where an option is chosen that means nothing with so many people."""
    for name, word in given.items():
        option = game.options.get(name)
        if option is None or word == as_text(option.default):
            continue
        only = option.means(seats) or option.means(seats, word)
        if only:
            raise BadPlace("error-option-seats", option=name, value=word, seats=", ".join(map(str, only)))


@post("/watch", status_code=303, request_max_body_size=guard.FORM)
async def watch(request: Request) -> Response[str]:
    """A table of the game at which only bots sit, as many as usual, to look on."""
    who = who_asks(request).known()
    form = await fields(request)
    game = find_game(request, form.get("game", ""), who.lang)
    people = [Sitter("bot", "", strength(WATCHED)) for _ in range(places.usual(game))]
    table = await hub_of(request).open_for(game, people, {}, who.key)
    return to(f"/t/{table.tid}", [key_cookie(who)])


# records that are loaded -----------------------------------------------------------------------------------------------------
@post("/load", status_code=303, request_max_body_size=guard.UPLOAD + guard.FORM)
async def load(request: Request) -> Response[str]:
    """A table at the end of a record, or at a position in it (`upto`): file `record`, or its text in `text`."""
    who = who_asks(request).known()
    form = await request.form()
    beats.heard(request)
    try:
        record = Record.read(await uploaded(form.get("record") or form.get("text") or ""), hub_of(request).find)
        upto = number(form.get("upto"))
        at = record.picks if upto is None or upto < 0 else min(upto, record.picks)
        game = record.game
        names: list[str] = []
        for name in record.names or [""] * record.seats:
            names.append(plain_name(name, names))
        people = [Sitter("human", n) for n in names]
        against = str(form.get("against") or "screen")
        seat = -1
        if against != "screen":
            seat = places.a_seat(str(form.get("seat") or "any"), record.seats)
            other = strength(against)
            people = [p if i == seat else Sitter("bot", "", other) for i, p in enumerate(people)]
        if record.picks > game.cap:
            line = f"the record has {record.picks} picks; no game of {game.id} has more than {game.cap}"
            raise RecordError(line, "fault-record-cap", picks=record.picks, game=game.id, cap=game.cap)
        keys = {i: who.key for i, p in enumerate(people) if p.kind == "human"}
        table = await hub_of(request).open_for(game, people, keys, who.key, None, seat < 0, record, at)
    except ValueError as e:
        t = sight.texts(None, who.lang)
        why = why_not(t, e) if isinstance(e, (BadPlace, BadStrength)) else t("error-load", why=t.fault(e))
        return html(await first_page(request, who, why), 400)
    return to(f"/t/{table.tid}", [key_cookie(who)])


async def uploaded(value: UploadFile | str | Any) -> str:
    """The text of an upload. Raises RecordError."""
    data = await value.read() if isinstance(value, UploadFile) else str(value).encode()
    if len(data) > guard.UPLOAD:
        line = f"a record has at most {guard.UPLOAD} bytes; this file has {len(data)}"
        raise RecordError(line, "fault-record-big", most=guard.UPLOAD, size=len(data))
    try:
        text: str = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        line = "line 1: this file is no text in UTF-8, so it is no record"
        raise RecordError(line, "fault-record-utf8") from None
    return text


def plain_name(name: str, others: list[str]) -> str:
    """A name out of a record, where it can be taken; else none."""
    try:
        return clean_name(name, others)
    except BadName:
        return ""


# invitations -----------------------------------------------------------------------------------------------------------------
@get("/j/{ticket:str}")
async def invitation(request: Request) -> Response[str]:
    """What an invitation opens."""
    ticket = request.path_params["ticket"]
    who = who_asks(request)
    await hub_of(request).on_disk(found(request, who, ticket)[0])
    table, seat, usable = found(request, who, ticket)
    if who.key and seat in hub_of(request).held(table, who.key):
        return to(f"/t/{table.tid}")
    if not usable:
        return html(gather.full_page(table, who, "error-used-ticket"), 410)
    return html(join_page(table, seat, who, ticket))


def found(request: Any, who: Browser, ticket: str) -> tuple[Table, int, bool]:
    """Table and seat of a ticket, and whether it can be used. Raises Problem."""
    hub = hub_of(request)
    there = hub.invited(ticket[:64])
    if there is None:
        raise refuse(who, "error-no-ticket", 404)
    tid, seat, usable = there
    return hub.table(tid), seat, usable


def invited(request: Any, who: Browser, ticket: str) -> tuple[Table, int]:
    """Table and seat of a ticket that can be used, or that is one's own. Raises Problem."""
    table, seat, usable = found(request, who, ticket)
    if not usable and not (who.key and seat in hub_of(request).held(table, who.key)):
        raise refuse(who, "error-used-ticket", 410)
    return table, seat


@post("/code", status_code=303, request_max_body_size=guard.FORM)
async def code(request: Request) -> Response[str]:
    """A code that somebody types: on to what it opens."""
    who_asks(request)
    given = "".join(c for c in (await fields(request)).get("code", "").lower() if c.isascii() and c.isalnum())
    return to(f"/j/{given[:64] or 'none'}")


def join_page(table: Table, seat: int, who: Browser, ticket: str, error: str = "") -> str:
    """Who is here, and a field for one's name."""
    t = sight.texts(table.sitting.game, who.lang)
    people = sight.people(table.sitting, t, -1, table.online())
    more = links(f"/j/{ticket}", join=f"/j/{ticket}", watch=f"/t/{table.tid}", rules=f"/rules/{table.sitting.game.id}")
    sitting = table.sitting
    now = pages.option_fields(sitting.game, t, lambda name, _: as_text(sitting.setup.options[name]))
    agreed = [o for o in now if not sitting.game.options[o["name"]].means(sitting.seats)]
    return pages.join_page(who.lang, sitting.game, people, seat, more, error, agreed, room.house_words(sitting, t))


@post("/j/{ticket:str}", status_code=303, request_max_body_size=guard.FORM)
async def join(request: Request) -> Response[str]:
    """A ticket is exchanged for its seat, once."""
    ticket = request.path_params["ticket"]
    who = who_asks(request).known()
    form = await fields(request)
    table, seat = invited(request, who, ticket)
    hub, sitting = hub_of(request), table.sitting
    if seat in hub.held(table, who.key):
        return to(f"/t/{table.tid}", [key_cookie(who)])
    try:
        name = clean_name(form.get("name", ""), gather.called(sitting, seat)) or person_of(sitting.people[seat])
    except BadName as e:
        return html(join_page(table, seat, who, ticket, sight.texts(None, who.lang)(e.key)), 400)
    # from here to the commit nothing is waited for: two browsers with one ticket cannot both come through
    table, seat = invited(request, who, ticket)
    hub.spent.add(ticket)
    try:
        await hub.do(
            table,
            table.sitting.sit(seat, Sitter("human", name, lang=who.lang), (hub.held(table, who.key) or [-1])[0], screen=True),
            *taken(table.tid, seat, who.key),
        )
    finally:
        hub.spent.discard(ticket)
    await gather.begun(hub, table)
    return to(f"/t/{table.tid}", [key_cookie(who)])


# rules and styles ------------------------------------------------------------------------------------------------------------
@get("/rules/{name:str}")
async def rules(request: Request) -> Response[str]:
    """The rules of a game."""
    name = request.path_params["name"]
    focus = request.query_params.get("focus", "")
    who = who_asks(request)
    game = find_game(request, name, who.lang, earlier=True)
    return html(pages.rules_page(game, who.lang, focus[:40], links(f"/rules/{name}", how=f"/how/{name}")))


@get(["/static/{version:str}/{name:str}", "/static/{version:str}/{of:str}/{name:str}"])
async def static(request: Request) -> Response[bytes]:
    """A style, a script or a picture, of the house or of the annex of a game; kept for ever under the version it belongs to."""
    asked = request.path_params
    found = pages.static(asked["name"], asked.get("of", ""))
    if found is None:
        raise refuse(who_asks(request), "error-no-page", 404)
    keep = guard.FOR_EVER if asked["version"] == pages.static_version() else guard.FRESH
    return Response(found[0], media_type=found[1], headers={"cache-control": keep})


@get("/favicon.ico")
async def favicon(request: Request) -> Response[bytes]:
    """The icon, for browsers that ask for it by this name."""
    found = pages.static("icon.svg")
    return Response(found[0] if found else b"", media_type="image/svg+xml", status_code=200 if found else 204)


HANDLERS = [lobby, new_form, new, watch, load, invitation, code, join, rules, static, favicon]
