"""Docs: the documentation of this version, at /docs. A page is drawn when it is first asked for, beside the tables, so that
nobody at one waits for it."""

from __future__ import annotations

import asyncio

from litestar import Request, Response, get

from hantise.docs import site
from hantise.table import sight
from hantise.table.pages import addresses as links

from .asking import Problem, html, to, who_asks

# A whole page that the lab made has its styles and pictures in it, and nothing that acts.
ALONE = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"}


@get("/docs")
async def first(request: Request) -> Response[str]:
    """The first page lies in a folder, so that its links may be relative."""
    return to("/docs/index.html")


@get("/docs/{path:path}")
async def docs(request: Request) -> Response[str] | Response[bytes]:
    """A page, a file that pages lead to, or what their script searches."""
    address = str(request.path_params["path"]).lstrip("/") or "index.html"
    lang = who_asks(request).lang
    if address == site.INDEX:
        return Response((await asyncio.to_thread(site.search_index, lang)).encode(), media_type="application/json")
    if (path := site.assets().get(address)) is not None:
        return Response(path.read_bytes(), media_type=site.media_type(path), headers=ALONE if path.suffix == ".html" else {})
    try:
        return html(await asyncio.to_thread(site.document, address, lang, links(f"/docs/{address}")))
    except KeyError:
        raise Problem(404, sight.texts(None, lang)("error-no-page")) from None


HANDLERS = [first, docs]
