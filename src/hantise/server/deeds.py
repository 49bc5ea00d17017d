"""Deeds: the addresses of a table: its page, its line, its past and its record, and what can be done there without a script."""

from __future__ import annotations

from time import time
from typing import Any

from litestar import Request, Response, WebSocket, get, post, websocket

from hantise.table import pages, room, sight, timing
from hantise.table.bot_names import person_of
from hantise.table.hub import NoTable, Table
from hantise.table.numbers import number
from hantise.table.pages import addresses as links
from hantise.table.room import Stand
from hantise.table.rows import Row, Sitter, Speaking
from hantise.table.sitting import Refused
from hantise.table.strengths import BadStrength
from hantise.table.strengths import strength as strength_named
from hantise.table.talk import FREE

from . import gather, guard, guests
from .asking import enough, fields, html, hub_of, in_turn, key_cookie, refuse, to, who_asks
from .codes import code as picture
from .guests import stand
from .house import House, holders, vacated
from .live import slot_for, talk
from .who import Browser, browser

OPEN = "open"  # instead of a strength: nobody, so that somebody else may be invited
GONE = 4404  # the socket's close code where there is no such table; 4403: a page that is not ours


async def come(
    request: Any, tid: str, deed: bool = False, early: bool = False, cost: str = ""
) -> tuple[House, Table, Browser, Stand]:
    """Who comes to which table. All that was done there is on disk, and may be shown. early: before its game begins, too; cost:
    see `enough`. Raises NoTable, Problem."""
    who, hub = who_asks(request, deed), hub_of(request)
    if cost:
        enough(request, who, cost)
    table = hub.table(tid)
    await hub.on_disk(table)
    if not early:
        gather.waiting(who, table)
    return hub, table, who, stand(hub, table, who.key, television(request))


def television(request: Any) -> bool:
    """Does somebody look at the table at a television?"""
    return request.query_params.get("tv") == "yes"


@get("/t/{tid:str}")
async def page(request: Request) -> Response[str]:
    """The table as this browser may see it, or the cover page between two people at one screen."""
    tid = request.path_params["tid"]
    hub, table, who, at = await come(request, tid, early=True)
    await gather.begun(hub, table)
    if table.sitting.gathering.open:
        return html(gather.page(hub, table, who, at))
    if request.query_params.get("moved") and not at.held:
        return html(gather.full_page(table, who, "page-moved"))
    hub.nudge(table)
    if at.cover >= 0:
        t = sight.texts(table.sitting.game, who.lang)
        person = sight.people(table.sitting, t, -1, table.online())[at.cover]
        show = room.address(table, "here", str(at.cover))
        return html(pages.cover_page(who.lang, table.sitting.game, person, links(room.address(table), show=show)))
    drawn = guests.draw(hub, table, who, at)
    return html(pages.table_page(drawn.seen, drawn.regions, hub.time() if drawn.seen.time.clocks else 0))


@post("/t/{tid:str}/here/{seat:int}", status_code=303)
async def here(request: Request) -> Response[str]:
    """The person of that seat has taken the screen."""
    tid = request.path_params["tid"]
    seat = request.path_params["seat"]
    _, table, who, at = await come(request, tid)
    if at.hot and seat in at.held:
        table.facing[who.key] = seat
        table.wake()
    return to(room.address(table))


@websocket("/t/{tid:str}/live")
async def live(socket: WebSocket) -> None:
    """The live line."""
    tid = socket.path_params["tid"]
    who, hub = browser(socket, socket.app.state.lang), hub_of(socket)
    await socket.accept()
    if not guard.own_origin(socket.headers):
        await socket.close(4403, "this page is not ours")
        return
    try:
        table = hub.table(tid)
    except NoTable:
        await socket.close(GONE, "there is no such table")
        return
    await hub.on_disk(table)
    await talk(hub, slot_for(hub, table, who, television(socket)), socket)


@get("/t/{tid:str}/past")
async def past(request: Request) -> Response[str]:
    """The regions at an earlier position: from one's own knowledge; after the end with `as` also from another's."""
    tid = request.path_params["tid"]
    hub, table, who, at = await come(request, tid, cost="looks")
    query = request.query_params
    try:
        n, knowing = number(query.get("n", "")), number(query["as"]) if query.get("as") else None
        if n is None or (query.get("as") and knowing is None):
            raise LookupError("there is no such number")
        if at.cover >= 0:
            raise LookupError("first the next person takes the screen")
        seen = guests.past(hub, table, who, at, n, knowing)
    except LookupError:
        raise refuse(who, "error-no-position", 404) from None
    regions = pages.regions(seen)
    return html("".join(text for name, text in regions.items() if name not in ("ask", "guide", "talk", "time")))


@get("/t/{tid:str}/log")
async def log(request: Request) -> Response[str]:
    """Lines of the log before the one of that number (`before`), as this seat heard them."""
    tid = request.path_params["tid"]
    hub, table, who, at = await come(request, tid, cost="looks")
    before = number(request.query_params.get("before", ""))
    if at.cover >= 0 or before is None or before < 0:
        raise refuse(who, "error-no-page", 404)
    seen = guests.draw(hub, table, who, at).seen
    older = seen.lines[:before][-pages.FIRST_LINES :]
    return html(pages.log_lines(seen, older))


@get("/t/{tid:str}/record")
async def record(request: Request) -> Response[str]:
    """The record as a file: cut for the seat while the game runs, whole after the end."""
    tid = request.path_params["tid"]
    _, table, who, at = await come(request, tid, cost="looks")
    sitting = table.sitting
    if at.cover >= 0:
        raise refuse(who, "error-cover")
    name = f"{sitting.game.id}-{table.tid}.txt"
    return Response(
        room.record_of(table, at.seat).write(),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


# what is done ----------------------------------------------------------------------------------------------------------------
def number_in(who: Browser, form: dict[str, str], name: str) -> int:
    """A number of a form. Raises Problem."""
    found = number(form.get(name, ""))
    if found is None:
        raise refuse(who, "no-garbage", 400)
    return found


async def carry_out(request: Any, tid: str, deed: Any) -> Response[str]:
    """Do a deed of one's seat, and back to the table. deed: makes the row, in one go; None where nothing is left to do.

    All that must be waited for (the form) comes before the look at the table.
    """
    form = await fields(request)
    hub, table, who, at = await come(request, tid, deed=True)
    if at.seat < 0:
        raise refuse(who, "error-no-seat", 403)
    try:
        row: Row | None = deed(table.sitting, at.seat, who, form)
    except Refused as e:
        raise refuse(who, e.key, **e.arguments) from None
    if row is not None:
        await hub.do(table, row)
    return to(room.address(table))


@post("/t/{tid:str}/pick", status_code=303, request_max_body_size=guard.FORM)
async def pick(request: Request) -> Response[str]:
    """A pick without a script: `ask`, `pick`, `id`."""
    tid = request.path_params["tid"]

    def deed(sitting: Any, seat: int, who: Browser, form: dict[str, str]) -> Row | None:
        ask, choice, name = number_in(who, form, "ask"), number_in(who, form, "pick"), form.get("id", "")
        return None if sitting.again(seat, ask, name, choice) else sitting.pick(seat, ask, name, choice)

    return await carry_out(request, tid, deed)


@post("/t/{tid:str}/undo", status_code=303, request_max_body_size=guard.FORM)
async def undo(request: Request) -> Response[str]:
    """The last pick is taken back: `ask`; with `whole` = yes the whole turn."""
    tid = request.path_params["tid"]

    def deed(sitting: Any, seat: int, who: Browser, form: dict[str, str]) -> Row | None:
        row: Row = sitting.undo(seat, number_in(who, form, "ask"), form.get("whole", "") == "yes")
        return row

    return await carry_out(request, tid, deed)


@post("/t/{tid:str}/vote", status_code=303, request_max_body_size=guard.FORM)
async def vote(request: Request) -> Response[str]:
    """Something is wished of the others, or answered: `vote`, as `votes.Order` says it."""
    tid = request.path_params["tid"]
    hub = hub_of(request)

    def deed(sitting: Any, seat: int, who: Browser, form: dict[str, str]) -> Row | None:
        table = hub.table(tid)
        return timing.vote(hub, table, seat, form.get("vote", ""), hub.held(table, who.key))

    return await carry_out(request, tid, deed)


@post("/t/{tid:str}/concede", status_code=303, request_max_body_size=guard.FORM)
async def concede(request: Request) -> Response[str]:
    """The game is given up."""
    tid = request.path_params["tid"]
    return await carry_out(request, tid, lambda s, seat, who, form: s.concede(seat))


@post("/t/{tid:str}/say", status_code=303, request_max_body_size=guard.FORM)
async def say(request: Request) -> Response[str]:
    """A set phrase is said aloud: `phrase`."""
    tid = request.path_params["tid"]
    return await carry_out(request, tid, lambda s, seat, who, form: s.say(seat, form.get("phrase", ""), int(time())))


@post("/t/{tid:str}/tip", status_code=303, request_max_body_size=guard.FORM)
async def tip(request: Request) -> Response[str]:
    """A tip of a guided table is put away: `tip`, its name or "*" for all."""
    tid = request.path_params["tid"]
    return await carry_out(request, tid, lambda s, seat, who, form: s.skip(seat, form.get("tip", "")))


@post("/t/{tid:str}/hint", status_code=303, request_max_body_size=guard.FORM)
async def hint(request: Request) -> Response[str]:
    """A hint at the question of that number (`ask`)."""
    tid = request.path_params["tid"]
    form = await fields(request)
    hub, table, who, at = await come(request, tid, deed=True)
    if at.seat < 0:
        raise refuse(who, "error-no-seat", 403)
    try:
        await hub.advise(table, at.seat, number_in(who, form, "ask"))
    except Refused as e:
        raise refuse(who, e.key, **e.arguments) from None
    return to(room.address(table))


# seats -----------------------------------------------------------------------------------------------------------------------
async def come_to_seat(request: Any) -> tuple[House, Table, Browser, Stand, int]:
    """As `come`, to a seat that the table has."""
    hub, table, who, at = await come(request, request.path_params["tid"], early=True)
    seat: int = request.path_params["seat"]
    if not 0 <= seat < table.sitting.seats:
        raise refuse(who, "error-no-page", 404)
    return hub, table, who, at, seat


@post("/t/{tid:str}/seat/{seat:int}/bot", status_code=303, request_max_body_size=guard.FORM)
async def fill(request: Request) -> Response[str]:
    """A bot of that `strength` plays a seat, whoever sat there; "" gives it back to its person; "open": it is for somebody
    else, who may be invited."""
    form = await fields(request)
    hub, table, who, at, seat = await come_to_seat(request)
    if not guests.may_fill(table, seat, bool(who.key) and who.key == table.sitting.setup.host, at.held):
        raise refuse(who, "error-not-host", 403)
    there, wanted, held = table.sitting.people[seat], form.get("strength", ""), seat in hub.keys(table)
    if wanted == OPEN and not guests.may_open(table, seat, who.key, at.held, held):
        raise refuse(who, "error-not-host", 403)
    in_turn(table, who)
    if wanted == OPEN:
        sitter = Sitter()
    elif wanted:
        try:
            sitter = Sitter("bot", "", strength_named(wanted), person_of(there), there.lang)
        except BadStrength as e:
            raise refuse(who, e.key, 400, **e.arguments) from None
    else:
        sitter = Sitter("human", person_of(there), lang=there.lang) if held and there.kind == "bot" else Sitter()
    if sitter != there:
        gone = [vacated(table.tid, seat)] if sitter.kind == "open" else []
        stands = sitter.kind == "bot" and seat in table.sitting.stands_in
        await hub.do(table, table.sitting.sit(seat, sitter, (at.held or [-1])[0], stands=stands), *gone)
        if sitter.kind == "open" and (there.kind == "human" or held or not hub.ticket(table.tid, seat)):
            await hub.new_ticket(table.tid, seat)
            table.wake()
        await gather.begun(hub, table)
    return to(room.address(table))


@post("/t/{tid:str}/seat/{seat:int}/back", status_code=303, request_max_body_size=guard.FORM)
async def back(request: Request) -> Response[str]:
    """The person of a seat takes it back from the bot."""
    hub, table, who, at, seat = await come_to_seat(request)
    if seat not in at.held:
        raise refuse(who, "error-no-seat", 403)
    there = table.sitting.people[seat]
    if there.kind == "bot":
        await hub.do(table, table.sitting.sit(seat, Sitter("human", person_of(there), lang=there.lang)))
    return to(room.address(table))


@post("/t/{tid:str}/seat/{seat:int}/link", status_code=303, request_max_body_size=guard.FORM)
async def link(request: Request) -> Response[str]:
    """A new invitation: for an open seat by the host; for one's own seat, to take it to another device."""
    hub, table, who, at, seat = await come_to_seat(request)
    host = bool(who.key) and who.key == table.sitting.setup.host
    if seat in at.held:
        word = f"{who.base}/j/{await hub.new_ticket(table.tid, seat)}"
        code, back = await hub.new_code(table.tid, seat), links(room.address(table), new=room.address(table))
        return html(pages.link_page(who.lang, word, back, picture(word), code))
    if not (table.sitting.people[seat].kind == "open" and guests.may_invite(table, seat, host, at.held)):
        raise refuse(who, "error-not-host", 403)
    await hub.new_ticket(table.tid, seat)
    table.wake()
    return to(room.address(table))


@post("/t/{tid:str}/again", status_code=303, request_max_body_size=guard.FORM)
async def again(request: Request) -> Response[str]:
    """Another game with the same people and options; `swap` = yes exchanges the seats, as the second game of a match does."""
    tid = request.path_params["tid"]
    form = await fields(request)
    hub, table, who, at = await come(request, tid)
    sitting = table.sitting
    if not at.held:
        raise refuse(who, "error-no-seat", 403)
    if not sitting.over and not sitting.next:
        raise refuse(who, "error-not-over")
    second = room.swaps(sitting)
    order = list(range(sitting.seats))
    if second or form.get("swap") == "yes":
        order = order[::-1]
    there = hub.keys(table)
    keys = {new: there[old] for new, old in enumerate(order) if old in there}
    people = [sitting.people[old] for old in order]
    first, seats = not sitting.next, [seat for seat, key in keys.items() if key == who.key]
    together = len({keys[seat] for seat, p in enumerate(people) if p.kind == "human" and seat in keys}) > 1
    following = await hub.follow(table, people, tid if second else "", holders(keys), seats if together else None)
    if first and sitting.talk.rule != FREE:  # what the host has said of talking holds on
        new = hub.table(following)
        await hub.do(new, new.sitting.talked(Speaking(sitting.talk.rule)))
    if not first:  # somebody has asked: this is the answer
        await gather.agreed(hub, hub.table(following), who)
    return to(f"/t/{following}", [key_cookie(who)])


HANDLERS = [page, here, live, past, log, record, pick, undo, vote, concede, say, tip, hint, fill, back, link, again]
