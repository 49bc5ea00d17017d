"""What lies in the box, to be printed: its pieces by name and number. How they look stands in print.svg.jinja."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .components import DATA

Saying = tuple[Any, ...]
TILE = (50, 50)  # millimetres
CELL = "0 0 100 100"


def pieces() -> Iterator[Saying]:
    for tile in DATA["dungeon_tile"]:
        if tile["kind"] == "monster":
            for m in DATA["monster"]:
                yield "tiles", 1, "card", TILE, CELL, ("front", m["id"]), ("face", "back", True, "")
        else:
            back = ("face", "back", True, "") if tile["face_down_allowed"] else ("bare",)
            yield "tiles", tile["count"], "card", TILE, CELL, ("front", tile["id"]), back
    for skill in DATA["skill"]:
        look = "skill_tile", skill["id"]
        yield "skills", skill["count"], "card", TILE, CELL, (*look, True), (*look, False)
    for piece in DATA["piece"]:
        if piece["id"] == "memo_tile":
            yield "memos", piece["count"], "card", (90, 70), "0 0 270 210", ("memo_tile",), ("memo_back",)
        else:
            yield "pawns", piece["count"], "stand", (24, 36), "-28 -46 56 84", ("hero_printed",)


def aids() -> Iterator[Saying]:
    for status in ("active", "inactive", "dead"):
        yield "pic-legend-status", {"status": status}, "-17 -17 34 34", ("status_sign", status)
