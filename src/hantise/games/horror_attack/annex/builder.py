"""Builder: the page where an own deck is built, saved, loaded, shared and taken to a table (HA-EXP-1 to HA-EXP-7). The deck
stands in the page's address and form; nobody keeps any."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from hantise.picture import drawing
from hantise.table import pages, places, sight
from hantise.table.annex import Go, No, Reply, Visit, below
from hantise.table.sitting import Refused
from hantise.texts import LANGUAGES, Texts

from .. import GAME
from ..components import CARDS, COPIES, EXPERT, HEROES, KIND_OF, KINDS, MONSTERS, NEUTRALS, PACK_OF, PACKS
from ..deckfile import LONGEST, DeckFileError, clean_name, read_file, write_file
from ..decks import LISTS, NO_CAP, PRESETS, Deck, count, fault, read, write
from . import handing

WORD = "decks"  # below the game's address
PAGE = below(GAME, WORD)
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
def page(draft: Draft, visit: Visit, error: str = "", status: int = 200, rule: str = "") -> Reply:
    """The builder with that deck. error: what is wrong, rule: which rule says so."""
    t = sight.texts(GAME, visit.lang)
    own = {lang: draft.address(lang=lang) for lang in LANGUAGES}
    text = pages.annex_page(
        GAME,
        t,
        "decks.html.jinja",
        pages.addresses(PAGE, lang=own, decks=PAGE, rules=f"/rules/{GAME.id}"),
        art=drawing(GAME, visit.lang).art,
        draft=draft,
        groups=groups(t, draft.deck),
        limits=limits(t, draft),
        ready=[(name, t(f"deck-{name}"), count(LISTS[i], HEROES), count(LISTS[i], MONSTERS)) for i, name in enumerate(PRESETS)],
        share=visit.base + Draft(draft.deck, draft.name).address(),
        offer=pages.offer(GAME),
        error=error,
        broken=rule,
    )
    return Reply(text, status)


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
async def from_address(visit: Visit, t: Texts) -> tuple[Draft, str]:
    """The deck that an address carries, and what is wrong with it."""
    query = visit.query
    draft = Draft(EMPTY, clean_name(query.get("name", "")), *await for_table(visit, query.get("table", "")))
    try:
        return Draft(read(query.get("deck", "")[:LONGEST_LIST]), draft.name, draft.table, draft.cap), ""
    except ValueError:
        return draft, t("decks-bad-link")


async def from_form(visit: Visit) -> Draft:
    """The deck that the form says; numbers that are none count as 0."""
    form = visit.form
    found = [form.get(f"n-{card}", "") for card in CARDS]
    deck = tuple([min(int(n), EXPERT["deck_size"]) if re.fullmatch(r"[0-9]{1,3}", n) else 0 for n in found])
    return Draft(deck, clean_name(form.get("name", "")), *await for_table(visit, form.get("table", "")))


async def for_table(visit: Visit, tid: str) -> tuple[str, int]:
    """The table of that id, if it plays this game, and its limit of one side."""
    if not tid:
        return "", NO_CAP
    table, _ = await visit.host.come(tid)
    return (tid, handing.cap_of(table.sitting)) if table.sitting.game.id == GAME.id else ("", NO_CAP)


# what is done with it --------------------------------------------------------------------------------------------------------
async def build(visit: Visit) -> Reply | Go:
    """The builder; `deck`: a list or the name of a ready-made one, `name`, `table`: for which it is built. Sent with a `file`:
    the deck in it; else `do`: check (its own address), save (a file), use (hand in at the table), play (a new table)."""
    t = sight.texts(GAME, visit.lang)
    if not visit.sent:
        draft, error = await from_address(visit, t)
        return page(draft, visit, error, 400 if error else 200)
    if "file" in visit.files:
        return await loaded(visit, t)
    draft, do = await from_form(visit), visit.form.get("do", "check")
    if do == "save":
        return saved(draft, t)
    if do not in ("use", "play"):
        return Go(draft.address())
    reason = fault(draft.deck, draft.cap)
    if reason is not None:
        return page(draft, visit, t.why(reason), 400, reason.rule)
    try:
        return await (used(visit, draft) if do == "use" else played(visit, draft))
    except Refused as e:
        return page(draft, visit, sight.refused(t, e), 409)
    except ValueError as e:
        return page(draft, visit, places.why_not(t, e), 400)


def saved(draft: Draft, t: Texts) -> Reply:
    """The deck as a file."""
    word = re.sub(r"[^a-z0-9]+", "-", draft.name.lower()).strip("-") or "deck"
    text = write_file(draft.deck, draft.name, lambda k: t.word("card", k)[""])
    return Reply(text, kind="text/plain", name=f"{word}.deck.txt")


async def loaded(visit: Visit, t: Texts) -> Reply | Go:
    """A deck out of a file: on to the page that shows it."""
    table, cap = await for_table(visit, visit.form.get("table", ""))
    try:
        deck, name = read_file(text_of(visit.files["file"]))
    except DeckFileError as e:
        return page(Draft(EMPTY, "", table, cap), visit, t.say(e.said), 400)
    return Go(Draft(deck, name, table, cap).address())


def text_of(data: bytes) -> str:
    """The text of an upload. Raises DeckFileError."""
    try:
        text = data[: LONGEST + 1].decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DeckFileError("no-file-text") from None
    if len(data) > LONGEST:
        raise DeckFileError("no-file-text")
    return text


async def used(visit: Visit, draft: Draft) -> Go:
    """Handed in at the table for which it was built."""
    table, at = await visit.host.come(draft.table)
    if at.seat < 0:
        raise No(403, "error-no-seat")
    await handing.hand_in(visit.host, table, at.seat, draft.deck)
    return Go(f"/t/{table.tid}")


async def played(visit: Visit, draft: Draft) -> Go:
    """A new table by the expert rules, the deck handed in at one's own seat."""
    seats = places.seating(GAME, {"players": "2", "seat": "any", "against": visit.form.get("against", "")})
    table = await visit.host.open(GAME, seats.people, seats.mine, {"packs": "own"}, seats.hot)
    if not seats.hot:  # two people at one screen hand in their decks one after the other, at the table
        await handing.hand_in(visit.host, table, seats.mine[0], draft.deck)
    return Go(f"/t/{table.tid}")
