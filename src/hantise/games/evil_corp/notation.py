"""What things are called in picks and records.

deploy cashier_imp 1.port      a tile from behind the screen onto a space of one's own side of village 1; `deploy shown
cashier_imp`
                               where it lies revealed
activate 1a.field2             the tile on the second battlefield space of village 1, side a
recruit 3   pass               slot 3 of the row;  nothing more this day
turn 2b.port   turn master_carnage     a monster, a demon
destroy 2b.field1   move 1a.port 2.field   discard cashier_imp   take head_lich (from the discard into the bag)
remove hand cashier_imp   remove discard cashier_imp   remove 1a.fort
rival b   (an opponent, by the letter of the seat)   reveal head_lich   give up: decline, stop
invoke master_carnage 2        a demon's second column;  none
copy 4   keep   pay   let_go   first a   draw b
"""

from __future__ import annotations

from .components import PLACES, SHORT, SIDE, TILES
from .state import Office

LETTERS = "abcd"
SHOWN = "shown "


def at(g: Office, space: int) -> str:
    """The name of a space: 1a.field2."""
    return space_at(space // SIDE, g.face[space // (2 * SIDE)], space % SIDE)


def space_at(side: int, face: int, i: int) -> str:
    """The same of the space i of a side: village * 2 + 0 or 1."""
    return f"{side // 2 + 1}{'ab'[side % 2]}.{PLACES[face][i]}"


def kind_at(village: int, kind: int) -> str:
    """A kind of space on one's own side of a village: 1.field."""
    return f"{village + 1}.{SHORT[kind]}"


def hand_tile(tile: int, shown: bool) -> str:
    """A tile of a hand."""
    return (SHOWN if shown else "") + TILES[tile]


def at_hand(tile: int, shown: bool) -> str:
    """The place of such a tile in a picture."""
    return ("shown-" if shown else "hand-") + TILES[tile]
