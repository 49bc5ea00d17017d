"""Mine: one's own tables: the list of them, leaving one, one's name in finished games, one's games to take along; and codes by
which a seat is gone on with at another device."""

from __future__ import annotations

import asyncio
import io
import zipfile
from dataclasses import replace
from typing import Any

from litestar import Request, Response, get, post

from hantise.table import clocks, pages, room, sight
from hantise.table import rows as row_of
from hantise.table.bot_names import person_of
from hantise.table.hub import Table
from hantise.table.pages import addresses as links
from hantise.table.room import address
from hantise.table.rows import Seat, Sitter, Start, Wish
from hantise.table.sitting import Sitting
from hantise.texts import Texts

from . import gather, guard
from .asking import enough, html, hub_of, to, who_asks
from .house import House, vacated
from .store import Statement
from .who import Browser

MOST = 200  # of one's tables that are listed
MOST_GAMES = 10_000  # that are taken along, or out of which one's name is taken
INSTEAD = "greedy"  # who plays on for somebody who leaves
UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))  # in seconds
FIXED = (1980, 1, 1, 0, 0, 0)  # the date of files in an archive: it tells nothing


# the list --------------------------------------------------------------------------------------------------------------------
async def listed(house: House, who: Browser, most: int = MOST) -> list[dict[str, Any]]:
    """The tables of a browser: those that wait for it first, then those that go on, then the finished ones. All is on disk."""
    found = []
    for table, _ in house.tables_of(who.key, most) if who.key else []:
        await house.on_disk(table)
        if seats := house.held(table, who.key):
            found.append(one(table, seats, who))
    return sorted(found, key=lambda table: (not table["mine"], table["over"]))


def one(table: Table, seats: list[int], who: Browser) -> dict[str, Any]:
    """A table in the list."""
    sitting = table.sitting
    t, gathers = sight.texts(sitting.game, who.lang), sitting.gathering.open
    seen = sight.sight(sitting, seats[0] if len(seats) == 1 else -1, who.lang)
    asked = any(s not in sitting.gathering.ready for s in seats) if gathers else any(s in sitting.waits_for() for s in seats)
    names = [p.name or p.role for p in seen.people if p.seat not in seats and p.kind != "open"]
    return {
        "href": address(table),
        "title": pages.game_title(sitting.game, t),
        "status": t("page-gathering") if gathers else seen.status,
        "mine": asked,
        "over": sitting.over,
        "people": t.listed(names) if names else "",
        "named": sitting.over and any(sitting.people[s].name for s in seats if sitting.people[s].kind == "human"),
        "left": left(sitting, t, [s for s in seats if s in sitting.waits_for()]),
    }


def left(sitting: Sitting, t: Texts, seats: list[int]) -> str:
    """The time that these seats, which are asked, still have; "" where there is no clock, or it stands."""
    if sitting.clocks.rate is None or sitting.clocks.paused or not seats:
        return ""
    asked, now = clocks.asked(sitting), sitting.time()
    seconds = max(0, min(-sitting.clocks.over(sitting, asked, seat, now) for seat in seats)) // 1000
    unit, size = next((unit, size) for unit, size in UNITS if seconds >= size or size == 60)
    return t("page-time-left", n=seconds // size, unit=unit)


@get("/tables")
async def tables(request: Request) -> Response[str]:
    """My tables."""
    who = who_asks(request)
    return html(pages.leaf(who.lang, "tables.html.jinja", links("/tables"), tables=await listed(hub_of(request), who)))


@get("/tables/games")
async def games(request: Request) -> Response[bytes]:
    """The records of my games as one file: those that are over as the table shows them, others as I know them."""
    who, hub = who_asks(request), hub_of(request)
    enough(request, who, "costly")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for table, _ in hub.one_by_one(who.key, MOST_GAMES) if who.key else ():
            await asyncio.sleep(0)  # a table takes a while to be read: others come between
            await hub.on_disk(table)
            seats = hub.held(table, who.key)
            if seats and not table.sitting.gathering.open:
                name = f"{table.sitting.game.id}-{table.tid}.txt"
                archive.writestr(
                    zipfile.ZipInfo(name, FIXED), room.record_of(table, seats[0] if len(seats) == 1 else -1).write()
                )
    head = {"content-disposition": 'attachment; filename="hantise-games.zip"'}
    return Response(packed.getvalue(), media_type="application/zip", headers=head)


# leaving ---------------------------------------------------------------------------------------------------------------------
@post("/t/{tid:str}/leave", status_code=303, request_max_body_size=guard.FORM)
async def leave(request: Request) -> Response[str]:
    """One gives one's seats up: before the game they are open again, while it runs a bot plays on, after it the table is no
    longer among one's own."""
    hub, table, _, at, _ = await gather.come(request)
    sitting = table.sitting
    for seat in at.held:
        gone = vacated(table.tid, seat)
        if sitting.over:
            await hub.store.write(gone)
            table.held.clear()
            continue
        there = sitting.people[seat]
        if sitting.gathering.open:
            await hub.do(table, sitting.sit(seat, Sitter()), gone)
            await hub.new_ticket(table.tid, seat)
        elif there.kind == "human":
            await hub.do(table, sitting.sit(seat, Sitter("bot", "", INSTEAD)), gone)
        else:
            await hub.store.write(gone)
    table.wake()
    return to("/tables" if at.held else address(table))


# one's name ------------------------------------------------------------------------------------------------------------------
def without(row: row_of.Row, name: str) -> row_of.Row:
    """A row in which nobody is called so."""

    def nobody(sitter: Sitter) -> Sitter:
        own = "" if sitter.kind == "human" and sitter.name == name else sitter.name
        return replace(sitter, name=own, away="" if sitter.away == name else sitter.away)

    if isinstance(row, Start):
        return replace(row, people=[nobody(p) for p in row.people])
    if isinstance(row, Seat):
        return replace(row, sitter=nobody(row.sitter))
    return replace(row, name="") if isinstance(row, Wish) and row.name == name else row


async def erase(house: House, table: Table, seats: list[int]) -> None:
    """The names of the people in these seats are taken out of a finished game: out of its rows, not only out of sight."""
    names = {person_of(table.sitting.people[seat]) for seat in seats} - {""}
    changed: list[Statement] = []
    for n, (kind, what) in enumerate(house.store.rows(table.tid)):
        row = row_of.read(kind, what)
        for name in names:
            row = without(row, name)
        new = row_of.write(row)[1]
        if new != what:
            changed.append(("UPDATE entry SET what = ? WHERE tid = ? AND n = ?", (new, table.tid, n)))
    if changed:
        await house.store.write(*changed, tid=table.tid)
        await house.on_disk(table)  # what was done meanwhile is read with it
        house.reread(table)


@post("/tables/erase", status_code=303, request_max_body_size=guard.FORM)
async def forget(request: Request) -> Response[str]:
    """My name is taken out of all my finished games; I am a guest there."""
    who, hub = who_asks(request), hub_of(request)
    for table, seats in hub.one_by_one(who.key, MOST_GAMES) if who.key else ():
        await asyncio.sleep(0)
        await hub.on_disk(table)
        if table.sitting.over:
            await erase(hub, table, seats)
    return to("/tables")


HANDLERS = [tables, games, leave, forget]
