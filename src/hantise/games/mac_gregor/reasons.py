"""Why a steady player of Mac Gregor picks what he picks: the hunter by his plan, the ghost by what he hunts or hides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .components import COLOURS, TRAP
from .hunter import DETECT, END, FLIP, LEAVES, outlook, ways
from .rules.arrival import PlaceToken
from .rules.capture import Catch
from .rules.programming import Program
from .rules.setup import ChooseStairs
from .rules.turn import KeepThree, keys_of
from .state import Castle
from .walks import danger


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    def sample(self) -> Any: ...


def reason(seat: Player, deed: Sequence[int]) -> tuple[Any, ...]:
    """Why that deed: a message of the game's."""
    g: Castle = seat.sample()
    pick = deed[0]
    if isinstance(g.asked, Program):
        return ("hint-hunt",)
    if isinstance(g.asked, KeepThree):
        left = list(g.hands[g.player])
        for key in keys_of(pick):
            left.remove(key)
        return "hint-keep", len({key % COLOURS for key in left})
    if isinstance(g.asked, Catch):
        return "hint-catch", g.won[pick][g.colours[g.ghost]]
    if isinstance(g.asked, ChooseStairs):
        return ("hint-start",)
    if isinstance(g.asked, PlaceToken):
        return ("hint-trap",) if g.drawn == TRAP else ("hint-hide",)
    return hunting(g, pick)


def hunting(g: Castle, pick: int) -> tuple[Any, ...]:
    """Of a hunter's turn: what he is after, and how likely the ghost passes where he means to end."""
    if pick in LEAVES:
        return ("hint-leave",)
    if pick == FLIP:
        return ("hint-flip",)
    plan = ways(outlook(g, g.player, g.hands[g.player]))[0]
    met = round(100 * danger(g.pawns[g.ghost], g.revealed())[plan.end])
    if pick == DETECT:
        return "hint-detect", met
    if pick == END:
        return "hint-stay", met
    if FLIP in plan.picks:
        return "hint-treasure", plan.end, met
    return ("hint-way-out", plan.end, met) if g.enough(g.player) else ("hint-nearer", plan.end, met)
