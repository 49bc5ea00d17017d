"""What bots are told about the Mac Gregor ghost: the contract of `hantise.bots.heuristics`.

Everything here and in hunter.py, ghost.py and prospects.py reads a world only where the seat that is asked can see it: the
board, tokens (MG-HID-4: bots remember every token that was shown, whatever the display does), its own keys, cards face up.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final

from .board import DOOR, GATE
from .components import COLOURS, LAID, TRAP
from .ghost import Player, Suspicion, place_value, prize, program, thought_through
from .hunter import ALARM, BY_KEY, DETECT, END, FLIP, GOES, LEAVES, RICH, Plan, choices, promise, turn
from .prospects import prospect
from .rules.arrival import PlaceToken
from .rules.capture import Catch
from .rules.programming import Program
from .rules.setup import ChooseStairs
from .rules.turn import KeepThree, Turn, keys_of
from .state import NONE, Castle

MEMORY = "perfect"  # of tokens: MG-HID-4

Deed = tuple[int, ...]
GLANCE: Final = 0.5  # how much worse a turn looks at a glance whose opinion counts a third
WORTH_KNOWING: Final = 2  # treasures from which a detector is worth a thought


# ---------------------------------------------------------------------------------------------------------- small decisions
def hunters_pick(g: Castle) -> int:
    """What the hunter who is asked does now; one action, then he plans again."""
    me = g.player
    for pick in g.options:
        if pick in LEAVES:
            return pick
    if FLIP in g.options and g.tokens[g.pawns[me]] != TRAP:
        return FLIP
    plan = Plan(g, me, g.hands[me])
    if DETECT in g.options and g.treasures(me) >= RICH and plan.fear[plan.end] > ALARM:
        return DETECT
    if plan.first not in GOES:
        return plan.first
    for pick in g.options:
        if pick in GOES and (pick - BY_KEY) % COLOURS == plan.first - BY_KEY:
            return pick
    return END


def kept_value(g: Castle, me: int, pick: int) -> float:
    """7. What is left of the hand: colours, and doors of the present room."""
    left = list(g.hands[me])
    for key in keys_of(pick):
        left.remove(key)
    colours = {key % COLOURS for key in left}
    doors = sum([DOOR[g.pawns[me]][c] >= 0 for c in colours])
    gate = GATE[g.pawns[me]] in colours and g.treasures(me) >= g.target - 1
    return len(colours) + 0.3 * doors + 0.5 * gate


def kept(g: Castle) -> int:
    """Which keys he discards."""
    return max(g.options, key=lambda pick: kept_value(g, g.player, pick))


def stairs_value(g: Castle, room: int) -> float:
    """Where to begin: near treasures."""
    return promise(sum([1 << r for r, t in enumerate(g.tokens) if t not in (NONE, TRAP)]), room)


# -------------------------------------------------------------------------------------------------------------- the contract
class Advice:
    """The contract of `hantise.bots.heuristics`."""

    def greedy(self, seat: Player) -> Deed:
        g: Castle = seat.sample()
        rng = seat.random
        if isinstance(g.asked, Turn):
            return (hunters_pick(g),)
        if isinstance(g.asked, Program):
            return program(seat, g)
        if isinstance(g.asked, KeepThree):
            return (kept(g),)
        if isinstance(g.asked, Catch):
            return (max(g.options, key=lambda hunter: (g.won[hunter][g.colours[g.ghost]], prize(g, hunter))),)
        if isinstance(g.asked, ChooseStairs):
            return (max(g.options, key=lambda room: stairs_value(g, room) + 0.1 * rng.random()),)
        return (max(g.options, key=lambda room: place_value(g, room) + 0.5 * rng.random()),)

    def moves(self, g: Castle) -> list[Deed]:
        """Whole turns of a hunter; small decisions are not searched."""
        if isinstance(g.asked, Turn):
            deeds = [deed for _, deed in choices(g)]
            if DETECT in g.options and g.treasures(g.player) >= WORTH_KNOWING:
                deeds.append((DETECT,))
            return list(dict.fromkeys(deeds))
        if isinstance(g.asked, KeepThree):
            return [(kept(g),)]
        if isinstance(g.asked, PlaceToken):
            return [(max(g.options, key=lambda room: place_value(g, room)),)]
        if isinstance(g.asked, ChooseStairs):
            return [(max(g.options, key=lambda room: stairs_value(g, room)),)]
        return [(pick,) for pick in g.options]

    def prior(self, g: Castle, deeds: list[Deed]) -> list[float]:
        """A turn by what it is worth at a glance."""
        if not isinstance(g.asked, Turn):
            return [0.5] * len(deeds)
        found = choices(g)
        looks = {deed: exp((score - found[0][0]) / GLANCE) for score, deed in reversed(found)}
        return [looks.get(deed, 0.5) for deed in deeds]

    def rollout(self, g: Castle, rng: Random) -> Deed:
        """A hunter as he plans; a ghost anyhow, for a search breaks off before he programs."""
        if isinstance(g.asked, Turn):
            return turn(g)
        if isinstance(g.asked, Catch):
            return (max(g.options, key=lambda hunter: prize(g, hunter)),)
        return (g.options[int(rng.random() * len(g.options))],)

    def imagine(self, seat: Player) -> Callable[[], Any] | None:
        """Worlds in which the ghost has laid what one may suspect."""
        g: Castle = seat.sample()
        if not isinstance(g.asked, Turn) or g.shown == LAID:
            return None
        suspected, rng = Suspicion(seat, g), seat.random

        def world() -> Castle:
            w: Castle = seat.sample()
            w.program = suspected.draw(rng)
            return w

        return world

    def plans(self, seat: Player) -> list[list[int]]:
        """What a ghost lays who has thought it through: one program, so that there is nothing left to search."""
        g: Castle = seat.sample()
        if not isinstance(g.asked, Program):
            return []
        return [list(thought_through(seat, g))]

    def value(self, g: Castle, seat: int) -> float | None:
        """When a new round is to be programmed."""
        return prospect(g, seat) if isinstance(g.asked, Program) and not g.program else None


HEURISTICS = Advice()
