"""Bot: whoever answers decisions from a Seat, and how it keeps to a plan of several picks."""

from __future__ import annotations

from random import Random
from typing import Any

from hantise.core.state import State

from .seat import Seat

Expected = tuple[tuple[Any, ...], tuple[int, ...]]  # what is asked, and the options: the mark of one step of a plan


class Bot:
    """A player. `name` is what `hantise.bots.bot` makes it from; the same seed and budget in iterations, the same picks.
    why: of its last pick, a message of the game's; () where it gives no reasons."""

    why: tuple[Any, ...] = ()

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self.random = Random(seed)
        self._plan: list[tuple[Expected, int]] = []

    def pick(self, seat: Seat) -> int:
        """One of `seat.options`: the next pick of the plan where its question has come as foreseen, else a new choice."""
        if self._plan:
            expected, pick = self._plan.pop(0)
            if expected == (tuple(seat.view.question), tuple(seat.options)):
                return pick
            self._plan = []
        picks = self.choose(seat)
        if len(picks) > 1:
            self._plan = foretell(seat, picks)
        return picks[0]

    def choose(self, seat: Seat) -> list[int]:
        """The pick, and the picks that the bot means to go on with as long as nothing unforeseen comes between."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over, or goes on without it: let go of what it holds. It may be asked again all the same."""


def foretell(seat: Seat, picks: list[int]) -> list[tuple[Expected, int]]:
    """The later picks of a plan, each with what will be asked then. It ends where another is asked or a pick is not legal."""
    world: State = seat.sample()
    out: list[tuple[Expected, int]] = []
    for i in range(len(picks) - 1):
        world.play(picks[i])
        if world.player != seat.seat or picks[i + 1] not in world.options:
            break
        assert world.asked is not None
        out.append(((tuple(world.asked.question(world)), tuple(world.options)), picks[i + 1]))
    return out
