"""Arranging: what people do at a table before its game begins. Each deed is looked at and gives its row, as in `sitting.py`."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence

from hantise.core.game import as_text

from .numbers import number
from .rows import Agreed, Order, Ready, Row, Wish
from .sitting import Refused, Sitting

MOST_WISHES = 20


def gathering(sitting: Sitting) -> None:
    """Raises Refused where the game has begun."""
    if not sitting.gathering.open:
        raise Refused("no-begun")


def ready(sitting: Sitting, seat: int, yes: bool) -> Row | None:
    """The person of the seat is ready, or is not. Raises Refused."""
    gathering(sitting)
    if sitting.people[seat].kind != "human":
        raise Refused("no-garbage")
    return None if (seat in sitting.gathering.ready) == yes else sitting.gathered(Ready(seat, yes))


def agree(sitting: Sitting, seat: int, name: str, text: str) -> Row | None:
    """The host chooses another value of an option: all marks of who is ready go. Raises Refused where it cannot be."""
    gathering(sitting)
    option = sitting.game.options.get(name)
    value = next((v for v in option.values if as_text(v) == text), None) if option is not None else None
    if option is None or value is None or name == "roles":
        raise Refused("no-garbage")
    if option.means(sitting.seats) or option.means(sitting.seats, value):
        raise Refused("no-garbage")
    if sitting.setup.options[name] == value:
        return None
    return sitting.gathered(Agreed(name, json.dumps(as_text(value)), seat))


def order(sitting: Sitting, places: Sequence[int]) -> Row | None:
    """The host seats people anew: at each place who had which seat. Raises Refused."""
    gathering(sitting)
    if sorted(places) != list(range(sitting.seats)):
        raise Refused("no-garbage")
    return sitting.gathered(Order(list(places))) if list(places) != list(range(sitting.seats)) else None


def listed(text: str) -> list[int]:
    """An order as a form says it: "1,0,2". Raises Refused."""
    found = [number(word) for word in text.split(",")]
    if None in found:
        raise Refused("no-garbage")
    return [n for n in found if n is not None]


def up(sitting: Sitting, seat: int) -> list[int]:
    """The order in which the one in that seat comes before the one who sits there now."""
    places = list(range(sitting.seats))
    if 0 < seat < sitting.seats:
        places[seat - 1], places[seat] = seat, seat - 1
    return places


def draw(sitting: Sitting) -> Row:
    """Lots are drawn for the seats: a line of the log says how they fell. Raises Refused."""
    gathering(sitting)
    places = list(range(sitting.seats))
    secrets.SystemRandom().shuffle(places)
    return sitting.gathered(Order(places, True))


def begin(sitting: Sitting) -> Row | None:
    """The game begins, where everybody is there and ready."""
    return sitting.begin() if sitting.gathering.whole(sitting.people) else None


def wish(sitting: Sitting, key: str, name: str, lang: str) -> Row:
    """Somebody without a seat asks for one. Raises Refused."""
    if sitting.over:
        raise Refused("no-over")
    if len(sitting.gathering.wishes) >= MOST_WISHES:
        raise Refused("no-hurry")
    return sitting.gathered(Wish(key, name, lang))


def decline(sitting: Sitting, key: str) -> Row | None:
    """The host has no seat for him."""
    return sitting.gathered(Wish(key, gone=True)) if any(w.key == key for w in sitting.gathering.wishes) else None
