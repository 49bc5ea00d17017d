"""Endings: the page of a table whose game is over, and that game as a page to keep."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from litestar import Request, Response, get

from hantise.table import room
from hantise.table.ending import end_page
from hantise.table.hub import Table
from hantise.table.saved import saved_page, taken
from hantise.tally import Tally, tally
from hantise.tally import tally_of as has_tally

from .asking import html
from .deeds import come, refuse
from .guests import draw
from .who import Browser

KEPT = 24  # works of the last who asked


class Works:
    """What takes long is worked out aside, one after another, and kept for the next who asks: others are served meanwhile."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()
        self.turn = asyncio.Lock()

    async def of(self, key: Hashable, work: Callable[..., Any], *args: Any) -> Any:
        """What that gives for these arguments."""
        task = self.kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.kept[key] = asyncio.get_running_loop().create_task(self._work(work, *args))
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return await asyncio.shield(task)

    async def _work(self, work: Callable[..., Any], *args: Any) -> Any:
        async with self.turn:
            return await asyncio.to_thread(work, *args)


def works_of(request: Any) -> Works:
    """Those of this server."""
    state = request.app.state
    if "works" not in state:
        state["works"] = Works()
    works: Works = state["works"]
    return works


async def over(request: Any) -> tuple[Table, Browser, room.Stand, Tally | None, Any]:
    """A table whose game has a result, who asks, and how it went. Raises NoTable, Problem."""
    hub, table, who, at = await come(request, request.path_params["tid"], cost="costly")
    sitting = table.sitting
    if at.cover >= 0 or not sitting.state.ended:
        raise refuse(who, "error-not-over")
    told = None
    if has_tally(sitting.game) is not None:
        told = await works_of(request).of((table.tid, sitting.v), tally, sitting.record())
    return table, who, at, told, hub


@get("/t/{tid:str}/end")
async def end(request: Request) -> Response[str]:
    """How the game ended."""
    table, who, at, told, hub = await over(request)
    sheet, sitting = hub.store.sheet(table.tid), table.sitting
    seconds = max(1.0, sitting.ended_at - sheet.made) if sheet is not None and sitting.ended_at else 0.0
    there = draw(hub, table, who, at).seen.extra
    more = {name: there.get(name, "") for name in ("again", "next", "record", "rules", "how")}
    here = room.address(table)
    lang = {code: f"{here}/end?lang={code}" for code in there["lang"]}
    return html(end_page(sitting, at, who.lang, told, seconds, {**more, "lang": lang, "table": here, "saved": f"{here}/saved"}))


@get("/t/{tid:str}/saved")
async def saved(request: Request) -> Response[str]:
    """The game as one page that needs no network, as a file."""
    table, who, at, told, _ = await over(request)
    sitting = table.sitting
    key = (table.tid, sitting.v, at.seat, at.hot, who.lang)
    text = await works_of(request).of(key, saved_page, taken(sitting, at, who.lang, told))
    name = f"{sitting.game.id}-{table.tid}.html"
    return Response(text, media_type="text/html", headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS = [end, saved]
