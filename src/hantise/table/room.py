"""Room: one table as one browser is shown it: its seat, the addresses it may use, what is drawn and kept drawn."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from hantise.bots import BOTS
from hantise.core.game import as_text
from hantise.curve import has_curve
from hantise.texts import LANGUAGES, Texts

from . import pages, sight
from .horror_attack import decks
from .hub import Hub, NoTable, Table
from .live import Drawn
from .seen import Seen
from .sitting import Sitting
from .who import Browser, Stand


def address(table: Table, *rest: str) -> str:
    """An address of the table: its page, or something below it."""
    return "/".join(("/t", table.tid, *rest))


def reveals(sitting: Sitting) -> bool:
    """May everybody see everything, now that the game is over? (option reveal_all_at_end)"""
    return sitting.over and bool(sitting.setup.options.get("reveal_all_at_end", True))


def there(table: Table, at: Stand) -> list[int]:
    """The seats whose people are there: somebody looks from them, or they sit at this very screen."""
    return [*table.online(), *at.held]


def draw(hub: Hub, table: Table, who: Browser, at: Stand) -> Drawn:
    """What the browser is shown of the present position; drawn once for all that see the same."""
    host = who.key == table.sitting.setup.host
    place = (at.seat, who.lang, tuple(at.held), at.hot, host, who.base if host else "")
    if place not in table.drawn:
        seen = sight.sight(table.sitting, at.seat, who.lang, there(table, at), extra(hub, table, who, at))
        table.drawn[place] = Drawn(seen, pages.regions(seen))
    drawn: Drawn = table.drawn[place]
    return drawn


def past(hub: Hub, table: Table, who: Browser, at: Stand, n: int, knowing: int | None = None) -> Seen:
    """An earlier position. Raises LookupError where there is none, or where another's knowledge is not open."""
    if knowing is not None and knowing != at.seat and not (reveals(table.sitting) and -1 <= knowing < table.sitting.seats):
        raise LookupError(f"what seat {knowing} knows is not open")
    return sight.past(table.sitting, at.seat, n, who.lang, there(table, at), extra(hub, table, who, at), knowing)


def extra(hub: Hub, table: Table, who: Browser, at: Stand) -> dict[str, Any]:
    """What the table adds to the sight: addresses and what else this browser may do."""
    sitting = table.sitting
    t = sight.texts(sitting.game, who.lang)
    host, mine = who.key == sitting.setup.host and bool(who.key), bool(at.held)
    people = sitting.people
    open_seats = [i for i, p in enumerate(people) if p.kind == "open"] if host and not sitting.over else []
    tickets = {i: hub.ticket(table.tid, i) for i in open_seats}
    return {
        "tid": table.tid,
        "live": address(table, "live"),
        "past": address(table, "past?n="),
        "older": address(table, "log?before="),
        "pick": address(table, "pick"),
        "undo": address(table, "undo"),
        "record": address(table, "record"),
        "suspicion": address(table, "suspicion") if has_curve(sitting.game) and reveals(sitting) else "",
        "decks": f"{decks.page_of(sitting.game)}?table={table.tid}" if decks.asked(sitting, at.seat) else "",
        "rules": f"/rules/{sitting.game.id}",
        "new": "/",
        "cover": address(table),
        "lang": {lang: address(table) + f"?lang={lang}" for lang in LANGUAGES},
        "hot": at.hot,
        "concede": address(table, "concede") if sitting.may_concede(at.seat) else "",
        "say": address(table, "say") if mine and sitting.phrases else "",
        "again": address(table, "again") if sitting.over and mine else "",
        "swap": sitting.seats == 2 and not swaps(sitting),
        "next": f"/t/{sitting.next}" if sitting.next else "",
        "match": match(hub, table, t),
        "reveal": {i: address(table, f"past?as={i}&n=") for i in range(sitting.seats)} if reveals(sitting) else {},
        "invites": {i: f"{who.base}/j/{word}" for i, word in tickets.items() if word},
        "invite": {i: address(table, "seat", str(i), "link") for i in open_seats},
        "fill": {i: address(table, "seat", str(i), "bot") for i in range(sitting.seats) if may_fill(table, i, host, at.held)},
        "bots": list(BOTS),
        "leave": {i: address(table, "seat", str(i), "back") for i in at.held if people[i].kind == "bot" and not sitting.over},
        "move": address(table, "seat", str(at.seat), "link") if len(at.held) == 1 and not sitting.over else "",
        "options": option_words(sitting, t),
    }


def swaps(sitting: Sitting) -> bool:
    """Does the next game exchange the seats, as the second of a match does (SM-VAR-1)?"""
    return sitting.setup.options.get("match") == "swap" and not sitting.setup.previous


def may_fill(table: Table, seat: int, host: bool, held: Sequence[int]) -> bool:
    """May this browser let a bot play that seat?

    The host an open one or a bot's; anybody at the table one whose person is away.
    """
    sitting = table.sitting
    if sitting.over or seat in held:
        return False
    if sitting.people[seat].kind == "human":
        return bool(held) and seat not in table.online()
    return host


def option_words(sitting: Sitting, t: Texts) -> list[tuple[str, str]]:
    """The table's options in words; as a record writes them where the game has no words for them."""
    out = []
    for name, value in sitting.setup.options.items():
        key = f"option-{name}"
        out.append((t(key) if t.has(key) else name, pages.option_value(t, name, as_text(value))))
    return out


def match(hub: Hub, table: Table, t: Texts) -> str:
    """How the match of two games stands, where this table plays one (SM-VAR-1)."""
    sitting = table.sitting
    if sitting.setup.options.get("match") != "swap":
        return ""
    if not sitting.setup.previous:
        return t("match-first")
    try:
        first = hub.table(sitting.setup.previous).sitting
    except NoTable:
        return ""
    if not (first.over and sitting.over):
        return t("match-second")
    rules = importlib.import_module(sitting.game.state.__module__.rpartition(".")[0] + ".match")
    winner = rules.result(first.state, sitting.state)
    if winner < 0:
        return t("match-tie")
    person = t.person(winner, first.names) if first.names[winner] else t.person(1 - winner, sitting.names)
    return t("match-won", **{"who" + form: text for form, text in person.items()})
