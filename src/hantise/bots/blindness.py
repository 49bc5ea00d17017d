"""The blindness check: a bot's pick does not change when what its seat cannot know is drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.state import State

from .base import Bot
from .seat import Seat


def blind(make: Callable[[], Bot], game: Game, state: State, redeals: int = 2, seed: int = 0) -> str | None:
    """None where the bot picks the same in `redeals` other worlds of its seat; else what it picked, in one line.

    make: gives the bot anew each time, with the same seed and a budget in iterations. It is exact: worlds are sampled from
    what the seat knows and the bot's own luck, so the same bot must imagine the same worlds whichever is the real one.
    """
    random = Random(seed)
    picked = first_pick(make, game, state)
    for _ in range(redeals):
        other = state.determinize(state.player, random.getrandbits(62))
        there = first_pick(make, game, other)
        if there != picked:
            return f"{game.write(state, picked)}, but {game.write(other, there)} where only hidden things differ"
    return None


def first_pick(make: Callable[[], Bot], game: Game, state: State) -> int:
    player = make()
    return player.pick(Seat(game, state, player.random))


def decisions(game: Game, seed: int, every: int = 1) -> list[Any]:
    """States at each `every`-th decision of a game played at random: positions to try a check on."""
    random = Random(seed)
    out: list[Any] = []
    g, n = game.new(seed=seed, record=False), 0
    while g.player != NOBODY:
        if n % every == 0:
            out.append(g.copy())
        g.play(g.options[random.randrange(len(g.options))])
        n += 1
    return out
