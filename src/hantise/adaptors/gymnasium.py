"""Games for Gymnasium: `Seat(game, seat=1, against="greedy")` is one seat, with bots in all others.

An observation is the cells of the layout (float32), an action a number of `learner.py`. `action_masks()` and the
`action_mask` of the info say which are legal; the first is what MaskablePPO of sb3-contrib asks for. The reward is the seat's
return, between -1 and 1, at the end of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from hantise.bots import Bot, answer, bot
from hantise.core.game import Game

from .learner import Array, Learner, Playing, found
from .shown import shown


class Seat(gymnasium.Env):
    """One seat of a game. An illegal action is replaced by the default pick of the decision, the reward is `illegal` then and
    `info["illegal"]` True; so it also runs without a mask."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seat: int | None = None,
        against: str = "random",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        actions: str | None = None,
        illegal: float = -0.1,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        """seat: from 0; None: another one each game. against: the bot in the other seats, by name. actions: "catalogue" or
        "steps". Raises LookupError and ValueError where game, seat, bot, seats, options or actions cannot be."""
        self.learner = Learner(found(game), seats, options, actions)
        self.sight = self.learner.sight()
        if seat is not None and not 0 <= seat < self.learner.seats:
            raise ValueError(f"there is no seat {seat}: there are {self.learner.seats}, from 0")
        bot(against).close()
        self.seat, self.against, self.illegal = seat, against, illegal
        self.render_mode, self.lang = render_mode, lang
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.learner.cells,), np.float32)
        self.action_space = spaces.Discrete(self.learner.actions)
        self.others: list[Bot] = []
        self.me = 0
        self.playing: Playing | None = None

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Array, dict[str, Any]]:
        """A new game, up to the seat's first decision. seed: the same games again."""
        super().reset(seed=seed)
        luck = Random(int(self.np_random.integers(2**62)))
        self.me = luck.randrange(self.learner.seats) if self.seat is None else self.seat
        self.close()
        self.others = [bot(self.against, luck.getrandbits(48)) for _ in range(self.learner.seats)]
        while True:  # a game may end before the seat was asked at all: then it is asked nothing, and another begins
            self.playing = Playing(self.learner, luck.getrandbits(62), self.sight)
            self.wait()
            if not self.playing.over:
                break
        return self.seen(), self.told()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The seat's choice, and what follows up to its next one."""
        playing = self.playing
        assert playing is not None, "reset() first"
        assert playing.choice is not None, "the game is over: reset()"
        legal = int(action) in playing.choice.legal
        if legal:
            playing.do(int(action))
        else:
            assert playing.state.asked is not None
            playing.play(playing.state.asked.default(playing.state))
        self.wait()
        reward = float(playing.state.returns[self.me]) + (0.0 if legal else self.illegal)
        if self.render_mode == "human":
            self.render()
        return self.seen(), reward, playing.over, playing.cut, self.told() | ({} if legal else {"illegal": True})

    def wait(self) -> None:
        """The others play until the seat is asked, or the game is over."""
        playing = self.playing
        assert playing is not None
        while not playing.over and not playing.cut and playing.player != self.me:
            playing.play(answer(self.others[playing.player], playing.state, self.learner.game).pick)

    def seen(self) -> Array:
        assert self.playing is not None
        return self.playing.observation(self.me)

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.me}

    def action_masks(self) -> Array:
        """1 for each action that is legal now."""
        assert self.playing is not None, "reset() first"
        return self.playing.mask(self.me)

    def render(self) -> Any:
        """The table as text, as the seat sees it."""
        if self.render_mode is None or self.playing is None:
            return None
        text = shown(self.learner.game, self.playing.state, self.me, self.lang)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """The bots let go of what they hold."""
        for one in self.others:
            one.close()


__all__ = ["Seat"]
