"""What lies in the box, to be printed: its cards by name and number. How they look stands in print.svg.jinja."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .components import DATA

Saying = tuple[Any, ...]
CARD, FACE = (62, 88), "0 0 130 186"  # millimetres, and the drawing of a card


def pieces() -> Iterator[Saying]:
    for pack in DATA["pack"]:
        own = pack["id"]
        for card in DATA["card"]:
            if card["pack"] == own:
                yield f"cards-{own}", card["copies"], "card", CARD, FACE, ("card_printed", card["id"]), ("card_back",)
        for f in DATA["faction"]:
            if f["pack"] == own:
                look = ("faction_face", f["id"], f["side"])
                yield f"factions-{own}", f["copies"], "card", CARD, FACE, look, ("faction_back",)
