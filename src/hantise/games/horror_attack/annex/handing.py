"""Own decks at a table (HA-EXP-7): who is asked for one, and how one that was built before is handed in."""

from __future__ import annotations

from typing import Any

from hantise.table.annex import Host
from hantise.table.hub import Table
from hantise.table.sitting import Refused, Sitting

from ..building import BUILD, Build, HandInPick
from ..components import KINDS
from ..decks import LISTS, NO_CAP, Deck


def asked(sitting: Sitting, seat: int) -> bool:
    """Is the seat asked for a deck now?"""
    if seat < 0 or seat not in sitting.waits_for():
        return False
    return isinstance(sitting.asked_of(seat).asked, (HandInPick, Build))


def cap_of(sitting: Sitting) -> int:
    """HA-RUL-40: the most cards of one side that the table allows."""
    cap: int = getattr(sitting.state, "cap", NO_CAP)
    return cap


def next_pick(state: Any, deck: Deck) -> int:
    """The pick that goes on handing in that deck. Raises Refused where another one has been begun."""
    if isinstance(state.asked, HandInPick):
        return LISTS.index(deck) if deck in LISTS else BUILD
    cards = [k for k in range(KINDS) for _ in range(deck[k])]
    picks: tuple[int, ...] = state.asked.picks
    if list(picks) != cards[: len(picks)]:
        raise Refused("decks-begun")
    return cards[len(picks)]


async def hand_in(host: Host, table: Table, seat: int, deck: Deck) -> None:
    """Make the picks that hand in the deck, each kept before the next; the other is told of none of its cards.

    Raises Refused where the seat is not asked for a deck, or has begun another.
    """
    if not asked(table.sitting, seat):
        raise Refused("decks-not-asked")
    while asked(table.sitting, seat):
        await host.pick(table, seat, next_pick(table.sitting.asked_of(seat), deck))
