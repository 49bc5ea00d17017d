"""Voices: who a browser is in a table's talk, to whom it does not listen, and what its page shows of it."""

from __future__ import annotations

from hantise.table import room, sight, speaking, talk
from hantise.table.hub import Table
from hantise.table.room import Stand

from .house import House
from .who import Browser

MUTE, BLOCK = "mute", "block"  # at this table, or at every table where that browser plays


def who_speaks(table: Table, key: bytes, at: Stand) -> str:
    """Who a browser is in this table's talk; "" for somebody who looks on and has not said who he is."""
    if at.cover >= 0:
        return ""
    if at.seat >= 0:
        return talk.word(at.seat)
    number = table.sitting.talk.onlooker(key.hex()) if key else 0
    return talk.word(-1, number) if number else ""


def deaf(house: House, table: Table, key: bytes) -> dict[str, str]:
    """To whom at this table a browser does not listen, and how."""
    if not key:
        return {}
    kept = ("deaf", key)
    if kept not in table.added:
        table.added[kept] = find_deaf(house, table, key)
    found: dict[str, str] = table.added[kept]
    return found


def find_deaf(house: House, table: Table, key: bytes) -> dict[str, str]:
    """The same, out of the store."""
    rows = house.store.all("SELECT tid, who FROM deaf WHERE viewer = ? AND tid IN ('', ?)", key, table.tid)
    if not rows:
        return {}
    blocked, muted = {bytes(who) for tid, who in rows if not tid}, {bytes(who).decode() for tid, who in rows if tid}
    keys = voices(house, table)
    return dict.fromkeys(sorted(muted), MUTE) | {who: BLOCK for who in sorted(keys) if keys[who] in blocked}


def voices(house: House, table: Table) -> dict[str, bytes]:
    """Whose browser stands behind each voice of the talk."""
    seats = {talk.word(seat): key for seat, key in house.keys(table).items()}
    return seats | {talk.word(-1, n): bytes.fromhex(one.key) for n, one in enumerate(table.sitting.talk.onlookers, 1)}


def heard(house: House, table: Table, who: Browser, at: Stand, host: bool) -> speaking.Heard | None:
    """The talk as the page of that browser shows it; none at a television, where players would read what onlookers say."""
    if at.cover >= 0 or at.tv:
        return None
    t, me = sight.texts(table.sitting.game, who.lang), who_speaks(table, who.key, at)
    not_heard = deaf(house, table, who.key)
    return speaking.heard(table.sitting, t, room.address(table, "talk"), me, at.held, not_heard, host)


def place(house: House, table: Table, who: Browser, at: Stand) -> tuple[str, tuple[tuple[str, str], ...]]:
    """What tells apart those to whom the talk shows different things."""
    return who_speaks(table, who.key, at), tuple(sorted(deaf(house, table, who.key).items()))
