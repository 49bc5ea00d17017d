"""Seat: what a bot may touch at a decision, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.state import State
from hantise.core.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: seconds, iterations of a search, or both; None: no limit."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.seconds <= 0:
            raise ValueError(f"a budget is more than 0 seconds, not {self.seconds}")
        if self.iterations is not None and self.iterations <= 0:
            raise ValueError(f"a budget is 1 iteration or more, not {self.iterations}")

    def within(self, other: Budget) -> Budget:
        """The smaller of the two, limit by limit."""
        return Budget(least(self.seconds, other.seconds), least(self.iterations, other.iterations))


def least(a: Any, b: Any) -> Any:
    """The smaller of two limits, where None is none."""
    return b if a is None else a if b is None else min(a, b)


class Seat:
    """One decision, as the seat that is asked may know it.

    game, seat: which game, whose decision. options: the legal picks. view: all that the seat may see. texts: the options in
    notation, in the same order. budget: what the table allows. random: the bot's own luck. `sample()` draws a world that the
    seat holds possible. The state of the game itself cannot be reached from here: it stays in the closures of the
    functions that make the view and the worlds.
    """

    def __init__(self, game: Game, state: State, random: Random, budget: Budget | None = None) -> None:
        """Raises ValueError where nobody is asked."""
        if state.player == NOBODY:
            raise ValueError("the game is over: there is no decision to sit down to")
        self.game = game
        self.seat = state.player
        self.options = list(state.options)
        self.budget = budget or Budget()
        self.random = random
        self._see, self._imagine, self._number = doors(game, state)

    @cached_property
    def view(self) -> View:
        """What the seat may know: built when it is first asked for."""
        return self._see()

    @property
    def texts(self) -> list[str]:
        """The options in notation, in the order of `options`."""
        return list(self.view.options)

    @cached_property
    def actions(self) -> list[int] | None:
        """The numbers of the options in the game's catalogue, in the order of `options`; None where the game has none."""
        return self._number()

    def sample(self) -> Any:
        """A world that the seat holds possible: a state of the bot's own, to play on and throw away.

        It hangs on what the seat knows and on `random`, on nothing else.
        """
        return self._imagine(self.random.getrandbits(62))


def doors(game: Game, state: State) -> tuple[Callable[[], View], Callable[[int], Any], Callable[[], list[int] | None]]:
    """The only ways from a bot to a game: what its seat sees, worlds that the seat holds possible, its options numbered."""
    who = state.player

    def see() -> View:
        return game.view(state, who)

    def imagine(rng: int) -> Any:
        return state.determinize(who, rng)

    def number() -> list[int] | None:
        assert state.asked is not None
        asked = state.asked
        return [game.actions.action(asked, pick) for pick in state.options] if game.asks else None

    return see, imagine, number
