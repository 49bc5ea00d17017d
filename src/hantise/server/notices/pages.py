"""Pages: where people choose how they are told that a table waits for them, try it out, and read what was sent."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, post

from hantise.server import guard
from hantise.server.asking import fields, html, key_cookie, refuse, to, who_asks
from hantise.server.who import Browser
from hantise.table import pages, sight
from hantise.table.numbers import number
from hantise.table.pages import addresses as links

from .book import MOST_WAYS, PACES, PUSH, WEBHOOK, Way, Wish, belled, closed, opened, wished
from .courier import BadAddress, address
from .post import Post, push

HERE = "/notices"


def post_of(request: Any) -> Post:
    """The notices of this house."""
    found: Post = request.app.state.post
    return found


async def come(request: Any) -> tuple[Post, Browser, dict[str, str], Wish]:
    """Who comes with a form, and what he has wanted so far: nothing, until he says so."""
    who = who_asks(request, deed=True).known()
    form, here = await fields(request), post_of(request)
    return here, who, form, here.book.wish(who.key) or Wish(who.key, who.lang, who.base)


async def kept(here: Post, who: Browser, *statements: Any) -> Response[str]:
    """Written down, and back to the page."""
    await here.house.store.write(*statements)
    here.wanting = here.book.everybody()
    if who.key in here.wanting:
        for table, _ in here.house.tables_of(who.key):
            here.look(table)
    return to(HERE, [key_cookie(who)])


@get(HERE)
async def notices(request: Request) -> Response[str]:
    """The page."""
    who, here = who_asks(request), post_of(request)
    wish = (here.book.wish(who.key) if who.key else None) or Wish(who.key, who.lang, who.base)
    bells = here.book.bells(who.key) if who.key else {}
    tables = []
    for table, held in here.house.tables_of(who.key) if who.key else []:
        await here.house.on_disk(table)
        if not table.sitting.over:
            tables.append((table.tid, *of_table(table.sitting, held, who.lang), bells.get(table.tid, wish.all)))
    return html(
        pages.leaf(
            who.lang,
            "notices.html.jinja",
            links(HERE),
            wish=wish,
            ways=here.book.ways(who.key) if who.key else [],
            deliveries=here.book.deliveries(who.key) if who.key else [],
            tables=tables,
            paces=PACES,
            webhooks=here.webhooks,
            vapid=push.packed(push.encoded(push.private(here.key).public_key())) if push else "",
        )
    )


def of_table(sitting: Any, held: list[int], lang: str) -> tuple[str, str]:
    """A table in words: its game, and who else plays."""
    t = sight.texts(sitting.game, lang)
    names = sight.called(t, tuple(sitting.people))
    others = [t.person(s, names)[""] for s in range(sitting.seats) if s not in held]
    return pages.game_title(sitting.game, t), t.listed(others) if others else ""


@post(f"{HERE}/wish", status_code=303, request_max_body_size=guard.FORM)
async def wish(request: Request) -> Response[str]:
    """What somebody wants: `pace` in minutes, `all` tables or those he names, `always` or only when he is not there."""
    here, who, form, _ = await come(request)
    pace = number(form.get("pace", ""))
    if pace not in PACES:
        raise refuse(who, "no-garbage", 400)
    made = Wish(who.key, who.lang, who.base, pace, form.get("all") == "yes", form.get("always") == "yes")
    return await kept(here, who, wished(made))


@post(f"{HERE}/push", status_code=303, request_max_body_size=guard.FORM)
async def subscribe(request: Request) -> Response[str]:
    """This browser is told by its push service: `endpoint`, `key` and `secret`, as the browser gives them."""
    here, who, form, was = await come(request)
    if push is None:
        raise refuse(who, "no-garbage", 400)
    try:
        address(form.get("endpoint", ""), here.courier.private)
        push.Subscription.read(form["endpoint"], form.get("key", ""), form.get("secret", ""))
    except BadAddress as e:
        raise refuse(who, e.key, 400) from None
    except push.BadSubscription:
        raise refuse(who, "no-garbage", 400) from None
    way = Way(PUSH, form["endpoint"], form.get("key", ""), form.get("secret", ""))
    return await add(here, who, was, way)


@post(f"{HERE}/webhook", status_code=303, request_max_body_size=guard.FORM)
async def webhook(request: Request) -> Response[str]:
    """An `address` of one's own is told, where the house allows it."""
    here, who, form, was = await come(request)
    if not here.webhooks:
        raise refuse(who, "no-webhooks", 400)
    try:
        address(form.get("address", ""), here.courier.private)
    except BadAddress as e:
        raise refuse(who, e.key, 400) from None
    return await add(here, who, was, Way(WEBHOOK, form["address"]))


async def add(here: Post, who: Browser, was: Wish, way: Way) -> Response[str]:
    """One more way."""
    ways = here.book.ways(who.key)
    if len(ways) >= MOST_WAYS and way.target not in [one.target for one in ways]:
        raise refuse(who, "no-more-ways", 400, most=MOST_WAYS)
    made = Wish(who.key, who.lang, who.base, was.pace, was.all, was.always)
    return await kept(here, who, wished(made), opened(who.key, way, here.house.clock.date()))


@post(f"{HERE}/close", status_code=303, request_max_body_size=guard.FORM)
async def close(request: Request) -> Response[str]:
    """A way is closed: `target`."""
    here, who, form, _ = await come(request)
    return await kept(here, who, closed(who.key, form.get("target", "")))


@post(f"{HERE}/bell", status_code=303, request_max_body_size=guard.FORM)
async def bell(request: Request) -> Response[str]:
    """Of that table (`table`) one wants to be told (`wanted` = yes), or not."""
    here, who, form, was = await come(request)
    tid = form.get("table", "")
    if tid not in [table.tid for table, _ in here.house.tables_of(who.key)]:
        raise refuse(who, "error-no-seat", 400)
    return await kept(here, who, wished(was), belled(who.key, tid, form.get("wanted") == "yes"))


@post(f"{HERE}/test", status_code=303, request_max_body_size=guard.FORM)
async def test(request: Request) -> Response[str]:
    """Something is sent at once by all ways, to try them out; what came of it stands on the page then."""
    who_asks(request)  # rarely: it costs others something, too
    here, who, _, was = await come(request)
    tasks = here.send(was, here.test(was), again=False)
    if tasks:
        await asyncio.wait(tasks)
    return to(HERE, [key_cookie(who)])


@get("/sw.js")
async def worker(request: Request) -> Response[bytes]:
    """The script that a browser keeps, to show notices while no page is open. It lies at the root, for it is of all pages."""
    found = pages.static("sw.js")
    return Response(found[0] if found else b"", media_type="text/javascript", headers={"cache-control": guard.FRESH})


HANDLERS = [notices, wish, subscribe, webhook, close, bell, test, worker]
