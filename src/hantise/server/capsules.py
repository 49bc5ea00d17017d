"""Capsules: 'something is wrong here', as a file of what one person met at a table."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from hantise.table import capsule, room

from . import guard, guests
from .asking import fields
from .deeds import come, refuse, television


async def of(request: Any, words: str = "", page: str = "", deed: bool = False) -> Response[str]:
    """The file, of what whoever asks may know. Raises Problem while the cover lies on the table."""
    hub, table, who, at = await come(request, request.path_params["tid"], deed, cost="" if deed else "looks")
    if at.cover >= 0:
        raise refuse(who, "error-cover")
    sitting = table.sitting
    made = sitting.record() if room.reveals(sitting) else sitting.record(sitting.moved[at.seat]).mirror(at.seat)
    made.ended = sitting.state.ended
    made.returns = list(sitting.state.returns) if made.ended else []
    text = capsule.write(guests.draw(hub, table, who, at).seen, made.write(), words, page)
    name = f"{sitting.game.id}-{table.tid}{'-tv' if television(request) else ''}.capsule.json"
    return Response(text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/t/{tid:str}/capsule")
async def plain(request: Request) -> Response[str]:
    """What the server knows of it."""
    return await of(request)


@post("/t/{tid:str}/capsule", status_code=200, request_max_body_size=guard.UPLOAD)
async def told(request: Request) -> Response[str]:
    """With what the person says (`words`), and what his page says of itself (`page`)."""
    form = await fields(request)
    return await of(request, form.get("words", ""), form.get("page", ""), deed=True)


HANDLERS = [plain, told]
