"""What lies in the box, to be printed: its pieces by name and number. How they look stands in print.svg.jinja."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .components import BASES, DATA, FACES, MONSTERS, SIDE, VILLAGES
from .picture import WHERE

Saying = tuple[Any, ...]
UNIT = 0.3  # millimetres to one of the drawing: a tile is 30 mm, and its space a little larger
TILE, CELL = (30, 30), "0 0 100 100"
ROUND, COIN = (18, 18), "-11 -11 22 22"


def village(name: str, face: str) -> Saying:
    """A village from one of its faces: the spaces of both sides, (kind, x, y) each."""
    spaces = DATA["village_face"][face]["space"]
    told = tuple((spaces[i]["kind"], *WHERE[face, i, low]) for low in (True, False) for i in range(SIDE))
    return "village_board", name, face, told


def pieces() -> Iterator[Saying]:
    counts = DATA["counts"]
    wide = round(572 * UNIT, 1)
    for name in VILLAGES:
        size, box = (wide, round(537 * UNIT, 1)), "0 0 572 537"
        yield "villages", 1, "card", size, box, village(name, FACES[0]), village(name, FACES[1])
    yield "office", counts["office_boards"], "card", (wide, round(226 * UNIT, 1)), "0 0 572 226", ("office_board",)
    for n, demon in enumerate(DATA["demon"]):
        look, box = ("demon_tile", demon["id"]), f"0 {76 * n} 572 80"
        yield "demons", 1, "card", (wide, 24), box, (*look, True), (*look, False)
    for group, kinds in (("base-tiles", BASES), ("tiles", MONSTERS)):
        for kind in kinds:
            look = "tile_printed", kind["id"]
            yield group, kind["copies"], "card", TILE, CELL, (*look, True), (*look, False)
    yield "screens", counts["screens"], "card", (180, 80), "0 0 540 240", ("screen_front",), ("screen_back",)
    for group, number, sign in (("gold", "gold_coins", "gold"), ("magic", "magic_gold_coins", "magic")):
        coin = ("coin_printed", sign)
        yield group, counts[number], "round", ROUND, COIN, coin, coin
    for group, number, sign, box in (
        ("victory", "victory_tokens", "token", "-15 -15.5 30 30"),
        ("loot", "loot_pawns", "loot", "-20 -20 40 40"),
        ("stones", "power_stone_pawns", "stone", "-20 -21 40 40"),
        ("terror", "terror_pawns", "terror", "-21 -20 42 42"),
        ("conquest", "conquest_pawns", "shield", "-18 -18 36 36"),
        ("first", "first_player_pawns", "first", "-16 -16 32 32"),
    ):
        disc = ("disc", sign, box)
        yield group, counts[number], "round", ROUND, box, disc, disc


def aids() -> Iterator[Saying]:
    ops = dict.fromkeys(
        op["op"] for kind in [*BASES, *MONSTERS] for power in ("passive", "deploy", "activate") for op in kind[power]
    )
    for op in ops:
        yield "sign-" + op, {}, "-14 -14 28 28", ("sign_aid", op)
    for kind in ("battlefield", "fortification", "port", "portal"):
        yield "print-spot", {"spot": kind}, "-24 -24 48 48", ("spot_aid", kind)
    for kind in ("passive", "deploy", "activate"):
        yield "print-bar", {"kind": kind}, "-26 -20 52 40", ("bar_aid", kind)
    for colour in ("blue", "red", "yellow"):
        yield "print-colour", {"colour": colour}, "74 2 24 24", ("colour_aid", colour)
