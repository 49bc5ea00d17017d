"""Guests: what the house adds to a table for one browser: invitations, who may let a bot play, ways to other devices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantise.table import room
from hantise.table.hub import Table
from hantise.table.room import Stand, address
from hantise.table.seen import Seen
from hantise.table.strengths import strengths
from hantise.table.wire import Drawn
from hantise.texts import LANGUAGES

from . import voices
from .codes import code
from .house import House
from .who import Browser


def stand(house: House, table: Table, key: bytes, tv: bool = False) -> Stand:
    """Where the browser of that key stands at the table now. tv: it is a television."""
    if tv:
        return Stand.television()
    kept: Stand | None = table.added.get(("stand", key))
    if kept is None:
        kept = room.stand(table, house.held(table, key) if key else [], key)
        if not kept.hot:  # else it changes with whose turn it is
            table.added["stand", key] = kept
    return kept


def draw(house: House, table: Table, who: Browser, at: Stand) -> Drawn:
    """What the browser is shown of the present position."""
    kept = ("place", who.key, who.base, at.seat, at.cover, at.tv)
    place = table.added.get(kept)
    if place is None:
        host = who.key == table.sitting.setup.host
        place = table.added[kept] = (host, who.base if host or at.held else "", voices.place(house, table, who, at))
    return room.draw(house, table, at, who.lang, lambda: added(house, table, who, at), place)


def past(house: House, table: Table, who: Browser, at: Stand, n: int, knowing: int | None = None) -> Seen:
    """An earlier position. Raises LookupError where there is none, or where another's knowledge is not open."""
    return room.past(house, table, at, who.lang, n, knowing, added(house, table, who, at))


def added(house: House, table: Table, who: Browser, at: Stand) -> dict[str, Any]:
    """What this house adds to the sight."""
    sitting = table.sitting
    host = who.key == sitting.setup.host and bool(who.key)
    people = sitting.people
    keys = house.keys(table)
    open_seats = [i for i, p in enumerate(people) if p.kind == "open" and may_invite(table, i, host, at.held)]
    tickets = {i: house.ticket(table.tid, i) for i in open_seats}
    return {
        "lang": {lang: address(table) + f"?{f'{room.TV}&' if at.tv else ''}lang={lang}" for lang in LANGUAGES},
        "invites": {i: f"{who.base}/j/{word}" for i, word in tickets.items() if word},
        "invite": {i: address(table, "seat", str(i), "link") for i in open_seats if not at.tv},
        "fill": {
            i: address(table, "seat", str(i), "bot")
            for i in range(sitting.seats)
            if not at.tv and may_fill(table, i, host, at.held)
        },
        "opens": {i: "" for i in range(sitting.seats) if may_open(table, i, who.key, at.held, i in keys)},
        "quit": address(table, "leave") if at.held and not at.tv and not sitting.over else "",
        "talk": voices.heard(house, table, who, at, host),
        "notices": "/notices",
        "bots": strengths(),
        "kept": sorted(keys),
        "codes": {i: code(f"{who.base}/j/{word}") for i, word in tickets.items() if word},
        "leave": {i: address(table, "seat", str(i), "back") for i in at.held if people[i].kind == "bot" and not sitting.over},
        "move": address(table, "seat", str(at.seat), "link") if len(at.held) == 1 and not sitting.over else "",
    }


def may_invite(table: Table, seat: int, host: bool, held: Sequence[int]) -> bool:
    """May this browser invite somebody to that open seat? The host; whoever sits at the table, where they have agreed on it."""
    sitting = table.sitting
    return not sitting.over and (host or (bool(held) and seat in sitting.stands_in))


def may_fill(table: Table, seat: int, host: bool, held: Sequence[int]) -> bool:
    """May this browser say who plays that seat? The host before the game begins, and of seats that no person plays; whoever
    sits there of his own. Once the game runs nobody takes it from a person by his wish alone, be he there or not: the others
    vote (`votes.py`)."""
    sitting = table.sitting
    if sitting.over or (seat in held and sitting.people[seat].kind == "bot"):  # who sits there takes it back by `leave`
        return False
    if sitting.people[seat].kind == "human" and not sitting.gathering.open:
        return seat in held
    return host or (seat in held and sitting.people[seat].kind == "human")


def may_open(table: Table, seat: int, key: bytes, held: Sequence[int], kept: bool) -> bool:
    """May this browser give that seat to somebody else? Whoever sits there; the host before the game begins, and of a seat that
    is nobody's. kept: it is somebody's, whoever plays it now."""
    host = bool(key) and key == table.sitting.setup.host
    return seat in held or (host and (not kept or table.sitting.gathering.open))
