"""What lies in the box, to be printed: its pieces by name and number. How they look stands in print.svg.jinja."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .components import DATA

Saying = tuple[Any, ...]
CARD, FACE = (44, 63), "0 0 64 92"  # millimetres, and the drawing of a card
NIGHT = ("ghostcard", "back")


def pieces() -> Iterator[Saying]:
    counts = DATA["counts"]
    yield "board", counts["board"], "card", (190, 190), "-26 -26 552 552", ("castle",)
    for key in DATA["key_card"]:
        yield "keys", key["count"], "card", CARD, FACE, ("keycard", key["back"], key["colour"]), ("keycard", key["back"])
    for card in DATA["ghost_card"]:
        yield "ghost-cards", card["count"], "card", CARD, FACE, ("ghostcard", card["blazon"]), NIGHT
    for colour in DATA["player_colour"]:
        card = ("character", colour["id"])
        yield "characters", DATA["characters"]["count_per_colour"], "card", CARD, FACE, card, card
    for o in DATA["object"]:
        yield "objects", o["count"], "card", CARD, FACE, ("thing_card", o["id"]), ("object", o["id"])
    for token in DATA["token"]:
        front = ("token", token["colour"] if token["kind"] == "treasure" else "trap")
        yield "tokens", token["count"], "round", (22, 22), "-16 -16 32 32", front, ("token", "back")
    for colour in DATA["player_colour"]:
        yield "pawns", DATA["pawns"]["count_per_colour"], "stand", (20, 30), "-17 -31 34 51", ("pawn_printed", colour["id"])
    yield "shroud", DATA["shroud"]["count"], "stand", (32, 40), "-25 -33 50 62.5", ("shroud",)


def aids() -> Iterator[Saying]:
    for colour in DATA["key_colour"]:
        yield "print-door", {"colour": colour["id"]}, "-17 -17 34 34", ("door_sign", colour["id"])
    yield "print-wall", {}, "-26 -26 52 52", ("wall_sign",)
    yield "print-stairs", {}, "-50 -50 100 100", ("stairs_sign",)
    for o in DATA["object"]:
        yield "print-object", {"object": o["id"]}, "-22 -22 44 44", ("object_sign", o["id"])
    for kind in ("treasure", "trap"):
        yield "print-token", {"kind": kind}, "-17 -17 34 34", ("token", "red" if kind == "treasure" else kind)
