"""Picks as text and as labels: what a person writes, taps and reads, and what a record holds.

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

from typing import TYPE_CHECKING, Any, Final

from . import cards
from .board import CONTROLS, KIND, NAMES, ROOMS, TELEPORTER, TRAPS
from .components import CARDS, FIGURES

if TYPE_CHECKING:
    from .state import House

# picks of a turn, in order; cards follow from cards.PICK on
STOP_HERE: Final = 0
ROLL: Final = 1
RELEASE_PICK: Final = 100
SACRIFICE: Final = 200
PAWN: Final = 1000
WALK: Final = 2000
FIGURE: Final = 10_000
BLOW: Final = 60_000
# a figure and a space: figure * WIDE + space; a figure and a trap
WIDE: Final = 1000
NARROW: Final = 8
DECLINE: Final = 0
GUEST_PIECE: Final = 5
WANDERING_PIECE: Final = 4
LETTERS: Final = "abcd"
GREGORY: Final = "gregory"


def space(s: int) -> str:
    """The name of a space."""
    return NAMES[s]


def card(k: int) -> str:
    """The name of a judgment card."""
    return CARDS[k]


def walker(pick: int) -> tuple[int, int]:
    """The piece and the space of a step of a monster."""
    if pick < FIGURE:
        return WANDERING_PIECE, pick - WALK
    return (pick - FIGURE) // WIDE + GUEST_PIECE, (pick - FIGURE) % WIDE


def is_teleporter(s: int) -> bool:
    return KIND[s] == TELEPORTER


def entry(figure: int, s: int) -> int:
    """The pick that brings a figure in on a space; -2 or -1: it must wait."""
    return (figure + 1) * WIDE + max(0, s + 1)


def entered(pick: int) -> tuple[int, int]:
    """The figure and the space (-1: none) of such a pick."""
    return pick // WIDE - 1, pick % WIDE - 1


def entry_text(pick: int) -> str:
    figure, s = entered(pick)
    if pick == DECLINE:
        return "decline"
    return f"bring {FIGURES[figure]} {space(s)}" if s >= 0 else f"bring {FIGURES[figure]}"


def entry_taps(pick: int) -> list[str]:
    figure, s = entered(pick)
    if pick == DECLINE:
        return []
    if s < 0:
        return [FIGURES[figure]]
    return [f"{FIGURES[figure]} {space(s)}", f"{space(s)} {FIGURES[figure]}"]


def aimed(pick: int) -> list[str]:
    """The words of what a card is aimed at."""
    k, target = cards.unpacked(pick)
    aim = cards.AIM[k]
    if target == cards.NO_TARGET:
        return []
    if aim == cards.SEAT:
        return [LETTERS[target]]
    if aim == cards.SPACE:
        return [space(target)]
    if aim == cards.ROOM:
        return [ROOMS[target]]
    if aim == cards.THROWN:
        return [str(target + 1)]
    if aim == cards.SHOVE:
        return [LETTERS[target // cards.PAIR], space(target % cards.PAIR)]
    return []


def write(pick: int) -> str:
    """A pick of a turn, or of a window, in the notation."""
    if pick >= cards.PICK:
        return " ".join([CARDS[(pick - cards.PICK) // cards.SPAN], *aimed(pick)])
    if pick >= BLOW:
        return f"low_blow {FIGURES[(pick - BLOW) // NARROW]} {space(TRAPS[(pick - BLOW) % NARROW])}"
    if pick >= FIGURE:
        return f"{FIGURES[(pick - FIGURE) // WIDE]} {space((pick - FIGURE) % WIDE)}"
    if pick >= WALK:
        return f"{GREGORY} {space(pick - WALK)}"
    if pick >= PAWN:
        return f"pawn {space(pick - PAWN)}"
    if pick >= SACRIFICE:
        return f"sacrifice {FIGURES[pick - SACRIFICE]}"
    if pick >= RELEASE_PICK:
        return f"release {FIGURES[pick - RELEASE_PICK]}"
    return "roll" if pick == ROLL else "end"


def label(g: House, pick: int) -> tuple[Any, ...]:
    """The same on a button, as a message."""
    if pick >= cards.PICK:
        return card_label(pick)
    if pick >= BLOW:
        return ("pick-blow", (pick - BLOW) // NARROW, TRAPS[(pick - BLOW) % NARROW])
    if pick >= FIGURE:
        return ("pick-guest", (pick - FIGURE) // WIDE, (pick - FIGURE) % WIDE)
    if pick >= WALK:
        return ("pick-gregory", pick - WALK)
    if pick >= PAWN:
        return ("pick-pawn", pick - PAWN)
    if pick >= SACRIFICE:
        return ("pick-sacrifice", pick - SACRIFICE)
    if pick >= RELEASE_PICK:
        return ("pick-release", pick - RELEASE_PICK)
    return ("pick-roll",) if pick == ROLL else ("pick-end",)


def card_label(pick: int) -> tuple[Any, ...]:
    """A card with what it is aimed at."""
    k, target = cards.unpacked(pick)
    aim = cards.AIM[k] if target != cards.NO_TARGET else cards.NOTHING
    if aim == cards.SEAT:
        return ("pick-card-seat", k, target)
    if aim == cards.SPACE:
        return ("pick-card-space", k, target)
    if aim == cards.ROOM:
        return ("pick-card-room", k, target)
    if aim == cards.THROWN:
        return ("pick-card-die", k, target + 1)
    if aim == cards.SHOVE:
        return ("pick-card-shove", k, target // cards.PAIR, target % cards.PAIR)
    return ("pick-card", k)


def taps(g: House, pick: int) -> list[str]:
    """Ways to compose it. A step of the pawn is its space; one of a monster begins with the monster, by its name or, where the
    pawn cannot step to it, by its space."""
    if pick >= cards.PICK:
        return card_taps(g, pick)
    if pick >= BLOW:
        figure, trap = FIGURES[(pick - BLOW) // NARROW], space(TRAPS[(pick - BLOW) % NARROW])
        return [f"{figure} {trap}", f"{trap} {figure}"]  # a figure in the trap stands for the low blow
    if pick >= WALK:
        piece, to = walker(pick)
        name = GREGORY if piece == WANDERING_PIECE else FIGURES[piece - GUEST_PIECE]
        here = g.at[piece]
        out = [f"{name} {space(to)}"]
        return out if PAWN + here in g.options else [*out, f"{space(here)} {space(to)}"]
    if pick >= PAWN:
        return [space(pick - PAWN)]
    return []  # a button of its own: nothing on the table stands for it


def card_taps(g: House, pick: int) -> list[str]:
    """The card, then what it is aimed at; an enemy also by the space of the pawn."""
    k, target = cards.unpacked(pick)
    aim, words = cards.AIM[k] if target != cards.NO_TARGET else cards.NOTHING, aimed(pick)
    out = [" ".join([CARDS[k], *words])]
    if aim == cards.SEAT:
        out.append(f"{CARDS[k]} {space(g.at[target])}")
    elif aim == cards.ROOM:
        out.append(f"{CARDS[k]} {space(CONTROLS[target])}")
    elif aim == cards.THROWN:
        return []
    elif aim == cards.SHOVE:
        out.append(f"{CARDS[k]} {space(g.at[target // cards.PAIR])} {words[1]}")
    return out
