"""Picks as text: what a person writes, taps and reads, and what a record holds. Each kind of deed writes its own (see `Deed`);
here are the names that they share.

pawn g5.8                   a step of the own pawn
gregory g12.4               a step of the wandering monster
mummy_dog g9.6              a step of a guest
low_blow death f2.5         a guest into a trap (tapped: the guest, the trap)
roll   release death   sacrifice death      the kind of turn
end   pass   keep   stay   stop   decline   what ends something
freak_out   blood_sample b   room_service f6.10   loaded_die 2   eviction_notice room_101   shove_in_the_dark b g5.3
bring death g12.5           after a room victory; without a space where the guest must wait
discard freak_out   remove death   roster death
"""

from __future__ import annotations

from typing import Final

from .board import NAMES
from .components import CARDS

LETTERS: Final = "abcd"
GREGORY: Final = "gregory"


def space(s: int) -> str:
    """The name of a space."""
    return NAMES[s]


def card(k: int) -> str:
    """The name of a judgment card."""
    return CARDS[k]
