"""Builder: the page where an own deck of Ze Horror Attack is built, saved, loaded, shared and taken to a table (HA-EXP-1 to
HA-EXP-7). The deck stands in the page's address and form; the server keeps none."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile

from hantise.core.registry import game as registered
from hantise.games.horror_attack.components import (
    CARDS,
    COPIES,
    EXPERT,
    HEROES,
    KIND_OF,
    KINDS,
    MONSTERS,
    NEUTRALS,
    PACK_OF,
    PACKS,
)
from hantise.games.horror_attack.deckfile import LONGEST, DeckFileError, clean_name, read_file, write_file
from hantise.games.horror_attack.decks import LISTS, NO_CAP, PRESETS, Deck, count, fault, read, write
from hantise.texts import LANGUAGES, Texts

from .. import guard, pages, places, sight
from ..desk import Problem, fields, html, hub_of, key_cookie, links, offer, to, who_asks, why_not
from ..hub import Table
from ..sitting import Refused
from ..who import Browser, stand
from . import decks

GAME_ID = "horror_attack"
PAGE = decks.PAGES[GAME_ID]
EMPTY: Deck = (0,) * KINDS
LONGEST_LIST = 2_000  # characters of a deck in an address


@dataclass(frozen=True)
class Draft:
    """A deck in the making: its name, the table it is for ("": none), and the most cards of one side there."""

    deck: Deck = EMPTY
    name: str = ""
    table: str = ""
    cap: int = NO_CAP

    def address(self, **more: str) -> str:
        """The page with this deck: the link that shares it."""
        query = {"deck": write(self.deck) if any(self.deck) else "", "name": self.name, "table": self.table} | more
        kept = {name: value for name, value in query.items() if value}
        return PAGE + (f"?{urlencode(kept, safe=',*')}" if kept else "")


# the page ------------------------------------------------------------------------------------------------------------------
def page(draft: Draft, who: Browser, error: str = "") -> str:
    """The builder with that deck."""
    game = registered(GAME_ID)
    t = sight.texts(game, who.lang)
    own = {lang: draft.address(lang=lang) for lang in LANGUAGES}
    link = links(PAGE, lang=own, decks=PAGE, file=f"{PAGE}/file", rules=f"/rules/{GAME_ID}")
    share = who.base + Draft(draft.deck, draft.name).address()
    return pages.decks_page(
        game,
        t,
        link,
        draft=draft,
        groups=groups(t, draft.deck),
        limits=limits(t, draft),
        ready=[(name, t(f"deck-{name}"), count(LISTS[i], HEROES), count(LISTS[i], MONSTERS)) for i, name in enumerate(PRESETS)],
        share=share,
        offer=offer(game),
        error=error,
    )


def groups(t: Texts, deck: Deck) -> list[dict[str, Any]]:
    """The cards by pack and side, as the page shows them."""
    out = []
    for p, pack in enumerate(PACKS):
        for kind in ("hero", "monster", "neutral"):
            found = [k for k in range(KINDS) if PACK_OF[k] == p and KIND_OF[k] == kind]
            cards = [{"id": CARDS[k], "name": t.word("card", k)[""], "most": COPIES[k], "n": deck[k]} for k in found]
            if cards:
                out.append(
                    {"pack": pack, "kind": kind, "title": t("decks-group", pack=t(f"pack-{pack}"), kind=kind), "cards": cards}
                )
    return out


def limits(t: Texts, draft: Draft) -> list[dict[str, Any]]:
    """What a deck must keep to, with how far it does; the script counts along."""
    deck, most = draft.deck, EXPERT["max_neutrals"]
    sides = {"hero": count(deck, HEROES), "monster": count(deck, MONSTERS), "neutral": count(deck, NEUTRALS)}
    rows = [
        ("HA-EXP-1", "all", EXPERT["deck_size"], EXPERT["deck_size"], sum(deck)),
        ("HA-EXP-4", "hero", EXPERT["min_heroes"], draft.cap, sides["hero"]),
        ("HA-EXP-5", "monster", EXPERT["min_monsters"], draft.cap, sides["monster"]),
        ("HA-EXP-6", "neutral", 0, most, sides["neutral"]),
    ]
    return [
        {
            "rule": rule,
            "of": of,
            "least": least,
            "most": top,
            "n": n,
            "kept": least <= n <= top,
            "text": limit_text(t, of, least, top),
        }
        for rule, of, least, top, n in rows
    ]


def limit_text(t: Texts, of: str, least: int, most: int) -> str:
    """A limit in words."""
    if of in ("hero", "monster") and most < NO_CAP:
        return t(f"decks-limit-{of}-capped", least=least, most=most)
    return t(f"decks-limit-{of}", least=least, most=most)


# where it comes from ---------------------------------------------------------------------------------------------------------
def from_address(request: Any, t: Texts) -> tuple[Draft, str]:
    """The deck that an address carries, and what is wrong with it."""
    query = request.query_params
    draft, error = Draft(EMPTY, clean_name(query.get("name", "")), *for_table(request, query.get("table", ""))), ""
    try:
        return Draft(read(query.get("deck", "")[:LONGEST_LIST]), draft.name, draft.table, draft.cap), error
    except ValueError:
        return draft, t("decks-bad-link")


def from_form(request: Any, form: Mapping[str, str]) -> Draft:
    """The deck that the form says; numbers that are none count as 0."""
    found = [form.get(f"n-{card}", "") for card in CARDS]
    deck = tuple([min(int(n), EXPERT["deck_size"]) if re.fullmatch(r"[0-9]{1,3}", n) else 0 for n in found])
    return Draft(deck, clean_name(form.get("name", "")), *for_table(request, form.get("table", "")))


def for_table(request: Any, tid: str) -> tuple[str, int]:
    """The table of that id, if it plays this game, and its limit of one side."""
    if not tid:
        return "", NO_CAP
    sitting = hub_of(request).table(tid).sitting
    return (tid, decks.cap_of(sitting)) if sitting.game.id == GAME_ID else ("", NO_CAP)


# what is done with it --------------------------------------------------------------------------------------------------------
@get(PAGE)
async def build(request: Request) -> Response[str]:
    """The builder; `deck`: a list or the name of a ready-made one, `name`, `table`: for which it is built."""
    who = who_asks(request)
    draft, error = from_address(request, sight.texts(registered(GAME_ID), who.lang))
    return html(page(draft, who, error), 400 if error else 200)


@post(PAGE, status_code=200, request_max_body_size=guard.FORM)
async def done(request: Request) -> Response[str]:
    """`do`: check (its own address), save (a file), use (hand in at the table), play (a new table)."""
    who = who_asks(request)
    form = await fields(request)
    draft = from_form(request, form)
    t = sight.texts(registered(GAME_ID), who.lang)
    do = form.get("do", "check")
    if do == "save":
        return saved(draft, t)
    if do not in ("use", "play"):
        return to(draft.address())
    reason = fault(draft.deck, draft.cap)
    if reason is not None:
        return html(page(draft, who, t.why(reason)), 400)
    try:
        return await (used(request, who, draft) if do == "use" else played(request, who.known(), draft, form))
    except Refused as e:
        return html(page(draft, who, sight.refused(t, e)), 409)
    except ValueError as e:
        return html(page(draft, who, why_not(t, e)), 400)


def saved(draft: Draft, t: Texts) -> Response[str]:
    """The deck as a file."""
    word = re.sub(r"[^a-z0-9]+", "-", draft.name.lower()).strip("-") or "deck"
    text = write_file(draft.deck, draft.name, lambda k: t.word("card", k)[""])
    head = {"content-disposition": f'attachment; filename="{word}.deck.txt"'}
    return Response(text, media_type="text/plain", headers=head)


@post(f"{PAGE}/file", status_code=200, request_max_body_size=guard.UPLOAD + guard.FORM)
async def load(request: Request) -> Response[str]:
    """A deck out of a file (`file`): on to the page that shows it."""
    who = who_asks(request)
    form = await request.form()
    t = sight.texts(registered(GAME_ID), who.lang)
    table, cap = for_table(request, str(form.get("table") or ""))
    try:
        deck, name = read_file(await text_of(form.get("file")))
    except DeckFileError as e:
        return html(page(Draft(EMPTY, "", table, cap), who, t.say(e.said)), 400)
    return to(Draft(deck, name, table, cap).address())


async def text_of(upload: Any) -> str:
    """The text of an upload. Raises DeckFileError."""
    data = await upload.read() if isinstance(upload, UploadFile) else str(upload or "").encode()
    try:
        text: str = data[: LONGEST + 1].decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DeckFileError("no-file-text") from None
    if len(data) > LONGEST:
        raise DeckFileError("no-file-text")
    return text


async def used(request: Any, who: Browser, draft: Draft) -> Response[str]:
    """Handed in at the table for which it was built."""
    hub = hub_of(request)
    table: Table = hub.table(draft.table)
    await hub.on_disk(table)
    seat = stand(hub, table, who.key).seat
    if seat < 0:
        raise Problem(403, sight.texts(None, who.lang)("error-no-seat"))
    await decks.hand_in(hub, table, seat, draft.deck)
    return to(f"/t/{table.tid}")


async def played(request: Any, who: Browser, draft: Draft, form: Mapping[str, str]) -> Response[str]:
    """A new table by the expert rules, the deck handed in at one's own seat."""
    hub, game = hub_of(request), registered(GAME_ID)
    seats = places.seating(game, {"players": "2", "seat": "any", "against": form.get("against", "")})
    keys = dict.fromkeys(seats.mine, who.key)
    table = await hub.open(game, seats.people, keys, who.key, {"packs": "own"}, seats.hot)
    for i, person in enumerate(seats.people):
        if person.kind == "open":
            await hub.new_ticket(table.tid, i)
    if not seats.hot:  # two people at one screen hand in their decks one after the other, at the table
        await decks.hand_in(hub, table, seats.mine[0], draft.deck)
    return to(f"/t/{table.tid}", [key_cookie(who)])


HANDLERS = [build, done, load]
