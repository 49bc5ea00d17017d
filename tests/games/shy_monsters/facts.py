"""What the reasons of Shy Monsters say, counted anew from rules.md: held against the state wherever one is given.

The floor is read as a set of columns and rows; nothing is asked of the engine's own shapes, reach or ways. SM-GEO-1, SM-GEO-2.
"""

from __future__ import annotations

import re
from typing import Any

from hantise.games.shy_monsters.components import MONSTER
from hantise.games.shy_monsters.state import ACTIVE, DEAD, HIDDEN, INACTIVE, MASTER

SIDE = 13  # SM-GEO-1: a to m, 1 to 13; the entrance in the middle
FLOOR = 7  # SM-BLD-4: tiles of a locked floor


def xy(cell: int) -> tuple[int, int]:
    return cell % SIDE, cell // SIDE


def far(a: int, b: int) -> tuple[int, int]:
    """Columns and rows between two cells."""
    (x, y), (u, v) = xy(a), xy(b)
    return abs(x - u), abs(y - v)


def beside(a: int, b: int) -> bool:
    """SM-GEO-2."""
    return sum(far(a, b)) == 1


def building(g: Any) -> bool:
    """SM-BLD-1 to SM-BLD-6. Is the floor not locked yet?"""
    return len(g.shape.cells) < FLOOR


def laid(g: Any) -> list[int]:
    """The cells that hold a tile."""
    found: list[int] = g.laid if building(g) else g.shape.cells
    return found


def tile(g: Any, cell: int) -> int:
    """The tile of a locked floor on that cell; -1 for none."""
    return -1 if building(g) or cell not in g.shape.cells else g.tiles[g.shape.cells.index(cell)]


def status(g: Any, cell: int) -> int:
    """What is known of it; -1 where there is none."""
    return -1 if tile(g, cell) < 0 else g.status[g.shape.cells.index(cell)]


def here(g: Any) -> int:
    """The hero's cell."""
    cell: int = g.shape.cells[g.hero]
    return cell


def peeks_due(g: Any) -> bool:
    """SM-PEEK-1. Are fewer tiles face up, the entrance apart, than must be before the first move?"""
    return not building(g) and sum(s != HIDDEN for s in g.status) - 1 < g.peeks[g.level - 1]


def overs(g: Any, to: int) -> list[int]:
    """SM-JMP-2. The cells over which a jump leads to that one."""
    return [o for o in laid(g) if beside(here(g), o) and beside(o, to) and to != here(g)]


FACTS = {
    # SM-BLD, SM-TRN-2
    "sure-lock": lambda g, floor: building(g) and g.level == floor and len(g.laid) == FLOOR - 1,
    "no-hero-yet": lambda g: building(g) and g.player == MASTER,
    "no-building": lambda g: not building(g) and len(laid(g)) == FLOOR,
    "no-such-tile": lambda g, what: building(g) and what not in g.hand,
    "no-such-cell": lambda g, name: not re.fullmatch(r"[a-m]([1-9]|1[0-3])", name.casefold()),
    "no-entrance": lambda g, at: building(g) and xy(at) == (SIDE // 2, SIDE // 2),
    "no-room": lambda g, at: building(g) and at in laid(g),
    "no-contact": lambda g, at: building(g) and not any(beside(at, c) for c in laid(g)),
    # SM-PEEK
    "no-tile": lambda g, at: not building(g) and at not in laid(g),
    "no-skill-yet": peeks_due,
    "no-move-yet": peeks_due,
    "no-face-down": lambda g, at, what: status(g, at) != HIDDEN and tile(g, at) == what,
    "no-peek-left": lambda g, n: not building(g) and g.peeks[g.level - 1] == n and not peeks_due(g),
    # SM-MOV, SM-EXP, SM-ATK, SM-JMP
    "sure-deadly": lambda g, at, what: status(g, at) == ACTIVE and tile(g, at) == what,
    "sure-lost": lambda g, at: status(g, at) > HIDDEN and (tile(g, at) < MONSTER or status(g, at) == DEAD),
    "sure-needless": lambda g, at, what: status(g, at) == INACTIVE and tile(g, at) == what,
    "no-attack": lambda g, floor: g.level == floor and not building(g) and not g.attack,
    "no-jump": lambda g, floor: g.level == floor and not building(g) and not g.jump,
    "no-standing-still": lambda g, at: not building(g) and at == here(g),
    "no-diagonal": lambda g, to, at: at == here(g) and to in laid(g) and far(to, at) == (1, 1),
    "no-neighbour": lambda g, to, at: at == here(g) and to in laid(g) and far(to, at) != (1, 1) and not beside(to, at),
    "no-more-strolling": lambda g, n: not building(g) and 0 < g.idle_limit <= g.idle == n,
    "no-way-over": lambda g, to, at: at == here(g) and to in laid(g) and not overs(g, to),
    "no-way-between": lambda g, over, to, at: at == here(g) and over in laid(g) and over not in overs(g, to),
    "which-way": lambda g, to: len(overs(g, to)) == 2,
}

NO_FACTS = {"no-target": "how a move with a skill is written, whatever lies on the table"}

# Typed at every decision, so that every reason is met.
TYPED = [
    *("corridor@g7", "exit@z9", "corridor", "hydra@g8", "peek a1", "peek z9", "explore z9", "explore g7", "explore a1"),
    *("attack", "attack g8", "jump", "jump attack", "jump g8>g9", "jump g9 h8", "jump h8", "jump g9", "jump f8", "jump a1>g9"),
    "jump+attack g8>h8",
]
