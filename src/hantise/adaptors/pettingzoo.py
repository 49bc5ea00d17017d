"""Games for PettingZoo: `env(game, seats=4)` is an AEC environment.

An agent for each seat, "seat_1" and so on. An observation is a dict of `observation` (the cells of the layout, float32) and
`action_mask` (int8); see `learner.py` for both. Rewards are the returns of the game, between -1 and 1, and come at its end.
There is no parallel environment: in none of the games do all seats pick at once for long, and what is picked at once in secret
is asked seat by seat without telling.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hantise.core.game import Game

from .learner import Learner, Playing, found
from .shown import shown


def env(game: str | Game, **settings: Any) -> Any:
    """The environment, in PettingZoo's wrappers: an illegal action ends the game for everybody, and who did it loses.

    settings: see `Env`.
    """
    wrapped = wrappers.TerminateIllegalWrapper(Env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class Env(AECEnv):
    """The environment alone, where an illegal action raises ValueError."""

    metadata = {"render_modes": ["human", "ansi"], "name": "hantise", "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        actions: str | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        """game: its id, the path of its file, or itself. actions: "catalogue" or "steps", see `learner.py`. Raises LookupError
        and ValueError where game, seats, options or actions cannot be."""
        super().__init__()
        self.learner = Learner(found(game), seats, options, actions)
        self.sight = self.learner.sight()
        self.metadata = self.metadata | {"name": f"hantise_{self.learner.game.id}_v{self.learner.game.version}"}
        self.render_mode, self.lang = render_mode, lang
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.learner.seats)]
        self.agents: list[str] = []
        box = spaces.Box(-np.inf, np.inf, (self.learner.cells,), np.float32)
        mask = spaces.Box(0, 1, (self.learner.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.learner.actions) for agent in self.possible_agents}
        self.playing: Playing | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """A new game. seed: the same chance again."""
        self.playing = Playing(self.learner, seed, self.sight)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.playing.player]

    def step(self, action: Any) -> None:
        """Raises ValueError, and does nothing, where the action is not legal."""
        playing = self.playing
        assert playing is not None, "reset() first"
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        playing.do(int(action))
        self._cumulative_rewards[agent] = 0.0
        if playing.over:
            self.rewards = dict(zip(self.possible_agents, playing.state.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif playing.cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[playing.player]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What that seat sees now, whoever is asked."""
        assert self.playing is not None, "reset() first"
        seat = self.possible_agents.index(agent)
        return {"observation": self.playing.observation(seat), "action_mask": self.playing.mask(seat)}

    def render(self) -> str | None:
        """The table as text, as the seat that is asked sees it."""
        if self.render_mode is None or self.playing is None:
            return None
        text = shown(self.learner.game, self.playing.state, self.playing.player, self.lang)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


__all__ = ["Env", "env"]
