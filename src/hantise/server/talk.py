"""Talk: the addresses of a table's talk: what is said, to whom one does not listen any more, what the host allows. All are
forms, with a script and without."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post

from hantise.table import room, sight, speaking, talk
from hantise.table.hub import Table
from hantise.table.room import Stand
from hantise.table.rows import Row
from hantise.table.sitting import Refused
from hantise.texts import LANGUAGES

from . import guard
from .asking import fields, in_turn, key_cookie, to
from .deeds import come as come_to
from .deeds import refuse
from .house import House
from .voices import BLOCK, MUTE, voices, who_speaks
from .who import Browser

LISTEN = "DELETE FROM deaf WHERE viewer = ? AND tid = ? AND who = ?"


async def come(request: Any) -> tuple[dict[str, str], House, Table, Browser, Stand]:
    """The form that was sent, and who sent it."""
    form = await fields(request)
    return form, *await come_to(request, request.path_params["tid"], deed=True)


async def carry_out(house: House, table: Table, who: Browser, deed: Any) -> Response[str]:
    """Do it, and back to the table. deed: makes the row, None where nothing is left to do."""
    try:
        row: Row | None = deed()
    except Refused as e:
        raise refuse(who, e.key, **e.arguments) from None
    if row is not None:
        await house.do(table, row)
    return to(room.address(table), [key_cookie(who)] if who.token else [])


@post("/t/{tid:str}/talk", status_code=303, request_max_body_size=guard.FORM)
async def say(request: Request) -> Response[str]:
    """Something is said: `phrase`, or `text` in words of one's own."""
    form, house, table, who, at = await come(request)
    me, now = who_speaks(table, who.key, at), house.clock.date()
    if form.get("phrase"):
        return await carry_out(house, table, who, lambda: speaking.phrase(table.sitting, me, form["phrase"], now))
    return await carry_out(house, table, who, lambda: speaking.speak(table.sitting, me, form.get("text", ""), now))


@post("/t/{tid:str}/talk/name", status_code=303, request_max_body_size=guard.FORM)
async def name(request: Request) -> Response[str]:
    """Somebody who looks on says who he is: `name`."""
    form, house, table, who, at = await come(request)
    if at.seat >= 0 or at.cover >= 0:
        raise refuse(who, "no-garbage", 400)
    who, sitting = who.known(), table.sitting
    roles: list[str] = []  # what players are called, whatever one reads
    for t in [sight.texts(sitting.game, lang) for lang in LANGUAGES]:
        roles += [*sight.called(t, tuple(sitting.people)), *(t.role(seat) for seat in range(sitting.seats))]
    return await carry_out(
        house, table, who, lambda: speaking.introduce(table.sitting, who.key.hex(), form.get("name", ""), roles)
    )


@post("/t/{tid:str}/talk/hear", status_code=303, request_max_body_size=guard.FORM)
async def hear(request: Request) -> Response[str]:
    """Somebody is not listened to any more: `who`, and `how` (mute: at this table; block: at every table; hear: listen again;
    report: his last lines are shown to the host)."""
    form, house, table, who, at = await come(request)
    whom, how = form.get("who", ""), form.get("how", "")
    me = who_speaks(table, who.key, at)
    if how == "report":
        return await carry_out(house, table, who, lambda: speaking.report(table.sitting, me, whom))
    if whom not in speaking.everybody(table.sitting) or how not in (MUTE, BLOCK, "hear") or at.cover >= 0:
        raise refuse(who, "no-garbage", 400)
    if whom == me or whom in map(talk.word, at.held):
        raise refuse(who, "no-talk-self")
    who, behind = who.known(), voices(house, table).get(whom, b"")
    here, everywhere = (who.key, table.tid, whom.encode()), (who.key, "", behind)
    statements: list[Any] = [(LISTEN, here), (LISTEN, everywhere)]
    if how != "hear":
        statements.append(("INSERT INTO deaf VALUES (?, ?, ?)", everywhere if how == BLOCK and behind else here))
    await house.store.write(*statements)
    for one in [one for one in tuple(house.tables.values()) if ("deaf", who.key) in one.added]:
        one.wake()
    table.wake()
    return to(room.address(table), [key_cookie(who)])


@post("/t/{tid:str}/talk/rule", status_code=303, request_max_body_size=guard.FORM)
async def rule(request: Request) -> Response[str]:
    """The host says how people may talk (`rule`), or closes the talk for somebody (`who`, `closed` = yes), or opens it."""
    form, house, table, who, _ = await come(request)
    if not who.key or who.key != table.sitting.setup.host:
        raise refuse(who, "error-not-host", 403)
    in_turn(table, who)
    if "rule" in form:
        return await carry_out(house, table, who, lambda: speaking.rule(table.sitting, form["rule"]))
    whom, closed = form.get("who", ""), form.get("closed") == "yes"
    return await carry_out(house, table, who, lambda: speaking.hush(table.sitting, whom, closed))


HANDLERS = [say, name, hear, rule]
