"""What lies in the box, to be printed: its pieces by name and number. How they look stands in print.svg.jinja."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .components import DATA, FIGURES

Saying = tuple[Any, ...]
CARD, FACE = (62, 88), "0 0 124 176"  # millimetres, and the drawing of a card
ROUND = "-17 -17 34 34"
MARKER = 10  # as wide as a step of the gauges
ROLES = [c["id"] for c in DATA["colour"]]
NUMBER = {c["id"]: c["count"] for c in DATA["component"]}
EACH = {c["id"]: c.get("per_player", 0) for c in DATA["component"]}
SIGNS = (
    *("judgment", "spooky", "key", "teleporter", "hells_gate", "hell", "stairs", "trap", "trigger", "monster_start"),
    *("entrance", "room_door", "control", "mystery_door", "thorn", "secret_door"),
)


def pieces() -> Iterator[Saying]:
    for level in range(len(DATA["board"]["floor"])):
        yield "floors", 1, "card", (208, 188), "-32 -66 694 628", ("floor_printed", level)
    for card in DATA["judgment"]:
        yield "judgment", card["copies"], "card", CARD, FACE, ("judgment_card", card["id"]), ("deck_back", "g-judgment")
    for card in DATA["mystery"]:
        yield "mystery", 1, "card", CARD, FACE, ("mystery_card", card["id"]), ("deck_back", "g-mystery_door")
    for role in ROLES:
        for monster in DATA["monster"]:
            yield "monsters", 1, "card", CARD, FACE, ("monster_card", monster["id"]), ("monster_back", role)
    for seat in range(len(ROLES)):
        yield "meters", 1, "card", (190, 62), "0 0 570 186", ("meters", seat)
    for role in ROLES:
        yield "pawns", NUMBER["player_pawn"] // len(ROLES), "stand", (13, 22), "-14 -25 28 44", ("pawn_printed", role)
    yield "gregory", NUMBER["wandering_monster"], "stand", (14, 22), "-21 -30 42 52", ("gregory_printed",)
    for figure in FIGURES:
        yield "guests", 1, "stand", (13, 22), "-20 -32 40 54", ("guest_printed", figure)
    for seat in range(len(ROLES)):
        disc = ("colour_disc", seat)
        yield "markers", EACH["colour_marker"], "round", (MARKER, MARKER), ROUND, disc, disc
    yield "keys", NUMBER["key_marker"], "round", (14, 14), "-22 -22 44 44", ("key_disc",), ("key_disc",)


def aids() -> Iterator[Saying]:
    for kind in SIGNS:
        yield "kind-" + kind, {}, "-25 -25 50 50", ("sign_aid", kind)
    yield "kind-carpet", {}, "-25 -25 50 50", ("carpet_aid",)
    for power in ("diagonal", "jump", "feet", "spooky"):
        yield "print-power", {"power": power}, "-22 -22 44 44", ("power_aid", power)
