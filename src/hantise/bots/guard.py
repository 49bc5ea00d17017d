"""The guard: whatever a bot does, the table gets a legal pick and goes on."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from hantise.core.game import Game
from hantise.core.state import State

from .base import Bot
from .process import located
from .seat import Budget, Seat


@dataclass(frozen=True)
class Answer:
    """A legal pick; what went wrong, in one line, or None; how long the bot took; why, a message of the game's, or ()."""

    pick: int
    fault: str | None = None
    seconds: float = 0.0
    why: tuple[Any, ...] = ()


def answer(bot: Bot, state: State, game: Game, limit: float | None = None, budget: Budget | None = None) -> Answer:
    """What the bot picks at the present decision, or the default of the decision where the bot is at fault.

    limit: seconds after which an answer counts as a fault. It is measured when the bot has answered, and cannot stop one
    that hangs: a server uses a `Worker`. budget: what the bot is told that it may spend. Raises ValueError where nobody is
    asked; nothing that the bot does is raised.
    """
    seat = Seat(game, state, bot.random, budget)
    begun = perf_counter()
    pick, fault = None, None
    try:
        pick = bot.pick(seat)
    except Exception as e:  # a bot may fail in any way, and the table goes on
        fault = f"bot {bot.name} failed: {located(e)}"
    seconds = perf_counter() - begun
    return judge(bot.name, state, game, pick, fault, seconds, limit, bot.why)


def judge(
    name: str,
    state: State,
    game: Game,
    pick: object,
    fault: str | None,
    seconds: float,
    limit: float | None,
    why: tuple[Any, ...] = (),
) -> Answer:
    """The pick if nothing is wrong with it, else the default of the decision and what is wrong."""
    if fault is None and (type(pick) is not int or pick not in state.options):
        fault = f"bot {name} picked {str(pick)[:40]}, which is not among the {len(state.options)} options"
    if fault is None and limit is not None and seconds > limit:
        fault = f"bot {name} took {seconds:.2f} s, and {limit:.2f} s are allowed"
    if fault is None and type(pick) is int:
        return Answer(pick, None, seconds, why)
    assert state.asked is not None
    default = state.asked.default(state)
    return Answer(default, f"{fault}; {game.write(state, default)} was picked for it", seconds)
