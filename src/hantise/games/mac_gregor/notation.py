"""Picks as text and back: what a person writes, and what a record holds.

place b1             the ghost puts the token that he drew
start a1             a hunter chooses his stairs
lay crown            the ghost lays a card of his program
go a2 lion-red       through a door, with the key that has a Lion on its back and is red
pickaxe b1           lamp e5           detector           flip           end
leave crown-red      through the gate
discard lion-red     at the end of the turn
catch blue           the ghost catches the blue pawn
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .board import DOOR, GATES, ROOMS
from .components import COLOURS, KEYS

END: Final = 0
FLIP: Final = 1
USE_DETECTOR: Final = 2
BY_PICKAXE: Final = 10  # + room, room, key, key
BY_LAMP: Final = 40
LEAVE: Final = 70
BY_KEY: Final = 100


def written(room: int, pick: int) -> str:
    """A pick of a hunter's turn, who stands in that room."""
    if pick >= BY_KEY:
        key = pick - BY_KEY
        return f"go {ROOMS[DOOR[room][key % COLOURS]]} {KEYS[key]}"
    if pick >= LEAVE:
        return f"leave {KEYS[pick - LEAVE]}"
    if pick >= BY_LAMP:
        return f"lamp {ROOMS[pick - BY_LAMP]}"
    if pick >= BY_PICKAXE:
        return f"pickaxe {ROOMS[pick - BY_PICKAXE]}"
    return ("end", "flip", "detector")[pick]


@dataclass(frozen=True)
class Read:
    """What a text or taps speak of: verb ("" for taps alone), room, gate, key and colour, -1 and "" where none is named."""

    verb: str
    room: int = -1
    key: int = -1
    gate: str = ""


VERBS: Final = ("go", "pickaxe", "lamp", "detector", "flip", "end", "leave", "discard", "lay", "place", "start", "catch")


def read(text: str) -> Read | None:
    """What the words speak of, in any order; None where one of them is none of the game's."""
    verb, room, key, gate = "", -1, -1, ""
    for word in text.casefold().split()[:4]:
        if word in VERBS and not verb:
            verb = word
        elif word in ROOMS and room < 0:
            room = ROOMS.index(word)
        elif word in KEYS and key < 0:
            key = KEYS.index(word)
        elif word in GATES and word and not gate:
            gate = word
        elif verb not in ("lay", "catch"):
            return None
    return Read(verb, room, key, gate) if verb or room >= 0 or key >= 0 or gate else None
