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

from .board import GATES, ROOMS
from .components import COLOURS, KEYS


@dataclass(frozen=True)
class Read:
    """What a text or taps speak of: verb ("" for taps alone), room, gate, key and colour, -1 and "" where none is named."""

    verb: str
    room: int = -1
    key: int = -1
    gate: str = ""


VERBS: Final = ("go", "pickaxe", "lamp", "detector", "flip", "end", "leave", "discard", "lay", "place", "start", "catch")
GHOSTLY: Final = ("place", "start", "lay", "catch")  # nothing that a hunter does in his turn


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


def ordered(text: str) -> str:
    """The words of a text in the order in which picks are written: verb, room, then keys as in the box. What is no word of the
    game, or the beginning of one, comes last."""
    places = (VERBS, ROOMS, KEYS)

    def place(word: str) -> tuple[int, int]:
        for i, kind in enumerate(places):
            if word in kind:
                return i, kind.index(word)
        return len(places), 0

    return " ".join(sorted(text.split(), key=place))


def key_taps(place: str, key: int, hand: tuple[int, ...]) -> list[str]:
    """To a place with a key, in any order; the place alone where one kind of key in hand leads there."""
    alone = key in hand and len({k for k in hand if k % COLOURS == key % COLOURS}) == 1
    return [place if alone else f"{place} {KEYS[key]}", f"{KEYS[key]} {place}"]
