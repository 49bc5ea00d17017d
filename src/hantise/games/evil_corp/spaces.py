"""What a space gives to a tile that is placed there: loot, the power stone, a cargo. rules.md section 7."""

from __future__ import annotations

from hantise.core.frame import ALL

from .components import BLUE, COLOUR, FIELD, PORT, RED, SIDE, TERROR, YELLOW
from .state import NONE, Office


def placed(g: Office, seat: int, space: int, kind: int, moved: bool) -> None:
    """EC-BF-2 to EC-BF-5, EC-POR-2, EC-MOV-6, EC-MOV-8. The tile there, on a space of that kind, was deployed, or moved from
    elsewhere (not within one battlefield)."""
    village, team, tile = space // (2 * SIDE), g.table.home[space], g.tile[space]
    if kind == PORT:
        take_cargo(g, seat, team, village, tile)
    elif kind == FIELD and (g.moves_loot or not moved):
        if COLOUR[tile] == RED and g.loot[village] == NONE:
            g.loot[village] = team
            g.gold[team] += TERROR[tile]
            g.tell(ALL, "loots", seat, village, TERROR[tile])
        elif COLOUR[tile] == BLUE and g.stone[village] == NONE:
            g.stone[village] = team
            g.tell(ALL, "takes-stone", seat, village)


def take_cargo(g: Office, seat: int, team: int, village: int, tile: int) -> None:
    """EC-POR-2, EC-GLD-5. Yellow tiles the yellow cargo, the others the red/blue one."""
    yellow, other = g.cargo[village]
    gold = yellow if COLOUR[tile] == YELLOW else other
    if gold:
        g.cargo[village] = (0, other) if COLOUR[tile] == YELLOW else (yellow, 0)
        g.gold[team] += gold
        g.tell(ALL, "takes-cargo", seat, village, gold)
