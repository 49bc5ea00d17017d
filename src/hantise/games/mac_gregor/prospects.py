"""What a castle is worth to each player when a new round is to be programmed: the chance to win it.

A conditional logit: every player has a strength, a weighted sum of what all can see and of his own keys, and wins by
exp(strength) beside the others. The weights were fitted to the rounds of 1500 games of two greedy bots and 600 of three.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .board import BY_DOORS, GATE, ROOMS
from .components import COLOURS, PICKAXE
from .hunter import GATE_FADES, outlook, promise
from .state import Castle

# of two players and of more
HAVE: Final = (4.0, 5.0)  # of the target, times this
ENOUGH: Final = (-1.2, 0.0)  # the target is reached
SHROUD: Final = (1.85, 1.1)  # he is the ghost
PREY: Final = (2.65, 3.5)  # treasures of the ghost's colour with the hunter who has most of them, in parts of the target
PREYED: Final = (-2.65, -2.5)  # a hunter has some
PROMISE: Final = (0.45, 0.6)
GATES: Final = (1.2, 0.8)  # a gate is near, and he has enough
GATE_KEYS: Final = (0.8, 0.85)  # and a key for it
KEYS: Final = (0.3, 0.21)  # for each colour in hand
PICK: Final = (1.9, 0.87)

GATE_ROOMS: Final = [r for r in range(len(ROOMS)) if GATE[r] >= 0]
NEARNESS: Final = [[GATE_FADES**far for far in row] for row in BY_DOORS]


def strength(g: Castle, s: int) -> float:
    """How strong a player is beside the others."""
    kind = 0 if g.seats == 2 else 1
    have, target = g.treasures(s), g.target
    out = HAVE[kind] * min(have, target) / target
    if have >= target:
        out += ENOUGH[kind]
    colour = g.colours[g.ghost]
    if s == g.ghost:
        most = max([g.won[h][colour] for h in range(g.seats) if h != s])
        return out + SHROUD[kind] + PREY[kind] * most / target
    colours = {key % COLOURS for key in g.hands[s]}
    out += PREYED[kind] * g.won[s][colour] / target + KEYS[kind] * len(colours)
    if g.has(s, PICKAXE):
        out += PICK[kind]
    near = NEARNESS[g.pawns[s]]
    if have < target:
        return out + PROMISE[kind] * promise(outlook(g, s, ()).ground, g.pawns[s])
    out += GATES[kind] * max([near[r] for r in GATE_ROOMS])
    return out + GATE_KEYS[kind] * max([near[r] for r in GATE_ROOMS if GATE[r] in colours], default=0.0)


def prospect(g: Castle, seat: int) -> float:
    """The expected return of a seat, from -1 to 1."""
    strong = [exp(strength(g, s)) for s in range(g.seats)]
    return (g.seats * strong[seat] / sum(strong) - 1) / (g.seats - 1)
