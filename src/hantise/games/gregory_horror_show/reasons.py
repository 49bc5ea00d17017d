"""Why a steady player of Gregory Horror Show picks what he picks: what the pawn is after, whom a monster can reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .board import AREA, JUDGMENT, KIND, ROOMS, SPOOKY
from .heuristics.hunting import hunts
from .heuristics.odds import chances
from .heuristics.plans import KEY_SPACES, aim
from .heuristics.playing import card_plays
from .heuristics.ways import Ways
from .rules.effects import Discard
from .rules.fights import SendBack, Upstairs
from .rules.house import DISCARDING, CarpetDiscard
from .rules.life import Brace
from .rules.moving import END, PAWN_STEP, Act
from .rules.playing import Challenge
from .rules.turn import ChooseTurn
from .rules.windows import Poll
from .state import House


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    def sample(self) -> Any: ...


def reason(seat: Player, deed: Sequence[int]) -> tuple[Any, ...]:
    """Why that deed: a message of the game's; () where it is all one."""
    g: House = seat.sample()
    pick, ask = deed[0], g.asked
    if isinstance(ask, (Poll, Brace, Challenge, Act)) and pick in card_plays(g):
        return ("hint-card",)
    if isinstance(ask, (Poll, Brace, Challenge)):
        return ("hint-no-card",)
    if isinstance(ask, Act):
        return moving(g, g.player, deed)
    if isinstance(ask, ChooseTurn):
        return ("hint-roll",)
    if isinstance(ask, Upstairs):
        return ("hint-landing",)
    if isinstance(ask, SendBack):
        return ("hint-leader",)
    if isinstance(ask, CarpetDiscard) and pick not in range(DISCARDING.first, DISCARDING.end):
        return ("hint-room-left",)
    return ("hint-least",) if isinstance(ask, (Discard, CarpetDiscard)) else ()


def moving(g: House, me: int, deed: Sequence[int]) -> tuple[Any, ...]:
    """Of the movement phase: what the step is for."""
    pick = deed[0]
    if pick in range(PAWN_STEP.first, PAWN_STEP.end):
        ways = Ways(g, me, False)
        goal = aim(g, me, ways)
        if goal.worth <= 0 or PAWN_STEP.first + ways.first(goal.target) != pick:
            return ("hint-round",)
        return after(g, me, goal.target)
    if pick == END.first:
        return ("hint-end",)
    if any(tuple(way) == tuple(deed) for worth, way in hunts(g, me) if worth > 0):
        return ("hint-attack",)
    return ("hint-monster",)


def after(g: House, me: int, target: int) -> tuple[Any, ...]:
    """What lies at the space that the pawn is after."""
    if g.may_escape(me):
        return "hint-out", target
    if target in KEY_SPACES:
        return "hint-key", target
    if KIND[target] == SPOOKY:
        return "hint-strength", target
    if KIND[target] == JUDGMENT:
        return "hint-judgment", target
    if 0 <= AREA[target] < len(ROOMS):
        return "hint-room", AREA[target], round(100 * chances(g, me, g.spooky[me])[0])
    return "hint-towards", target
