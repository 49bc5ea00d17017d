"""Games for OpenSpiel, with chance as a player: `load(game, seats=3)` is a `pyspiel.Game`.

Each installed game is registered as `hantise_<id>` with the parameters `players`, `options` ("peeks=3,2,1;..."), `actions`
("catalogue" or "steps") and `scale` (the returns of our games lie between -1 and 1 and are multiplied by it); `load` does the
same for a game that is no installed one. The information state is a text, all that the seat has noticed since the beginning
(see `core/nodes.py`); the observation is the view as text and as the cells of its layout. A view forgets, so there is no tensor
that claims to be an information state. A state that is copied shares its node: copying costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from hantise.core.frame import CHANCE, NOBODY
from hantise.core.game import Game, as_text
from hantise.core.nodes import Node, root
from hantise.core.registry import games

from .learner import Choice, Learner, found
from .shown import shown

DEFAULTS: dict[str, Any] = {"players": 0, "options": "", "actions": "", "scale": 1.0}


def load(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    actions: str | None = None,
    scale: float = 1.0,
) -> Any:
    """The game for OpenSpiel. Raises LookupError and ValueError where game, seats, options or actions cannot be."""
    one = found(game)
    learner = Learner(one, seats, options, actions)
    name = register(one)
    written = ";".join(f"{k}={as_text(v)}" for k, v in (options or {}).items())
    given = {"players": learner.seats, "options": written, "actions": learner.way, "scale": float(scale)}
    return pyspiel.load_game(name, given)


REGISTERED: dict[str, type[Spiel]] = {}


def register(game: Game) -> str:
    """Makes a game known to OpenSpiel, and gives the name by which it loads it."""
    name = f"hantise_{game.id}"
    if name not in REGISTERED:  # a class for each: OpenSpiel keeps what makes its games beyond the end of Python
        REGISTERED[name] = type(name, (Spiel,), {"of": game})
        pyspiel.register_game(game_type(game), REGISTERED[name])
    return name


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game without playing it."""
    return pyspiel.GameType(
        short_name=f"hantise_{game.id}",
        long_name=f"Hantise: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(
            pyspiel.GameType.ChanceMode.DETERMINISTIC
            if "deterministic" in game.traits
            else pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=(
            pyspiel.GameType.Information.PERFECT_INFORMATION
            if "perfect_information" in game.traits
            else pyspiel.GameType.Information.IMPERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM if "zero_sum" in game.traits else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class Spiel(pyspiel.Game):
    """A game with its parameters. of: which, in the class that is registered."""

    of: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = DEFAULTS | dict(params or {})
        game = self.of
        options = dict(pair.split("=", 1) for pair in given["options"].split(";") if pair)
        self.learner = Learner(game, given["players"] or None, options, given["actions"] or None)
        self.scale = float(given["scale"])
        steps = self.learner.steps
        info = pyspiel.GameInfo(
            num_distinct_actions=self.learner.actions,
            max_chance_outcomes=game.most_outcomes,
            num_players=self.learner.seats,
            min_utility=-self.scale,
            max_utility=self.scale,
            utility_sum=0.0 if "zero_sum" in game.traits else None,
            max_game_length=game.cap * (1 if steps is None else steps.longest),
        )
        super().__init__(game_type(game), info, dict(params or {}))

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.learner, iig_obs_type, params)

    def observation_tensor_shape(self) -> list[int]:
        return [self.learner.cells]

    def max_chance_nodes_in_history(self) -> int:
        """No game has more than so many outcomes a decision, in the mean."""
        return self.learner.game.cap * 8


class Position(pyspiel.State):
    """A state: a node, and how far the pick is composed."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.learner, self.scale = game.learner, game.scale
        self.node: Node = root(self.learner.game, self.learner.seats, self.learner.options, recall=True)
        self.choice: Choice | None = None
        self._ask()

    def _ask(self) -> None:
        node = self.node
        self.choice = self.learner.choice(node.state) if node.state is not None and node.player >= 0 else None

    @property
    def cut(self) -> bool:
        """Has it gone on for longer than any game does?"""
        return self.node.depth >= self.learner.game.cap

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.player == CHANCE else self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == NOBODY or self.cut

    def _legal_actions(self, player: int) -> list[int]:
        return self.choice.legal if self.choice is not None and player == self.node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        if self.choice is None:
            self.node = self.node.after(action)
        else:
            pick = self.choice.pick(action)
            if pick is None:
                self.choice = self.choice.after(action)
                return
            self.node = self.node.after(pick)
        self._ask()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.choice is None or self.node.state is None:
            return f"* {action}"
        return self.learner.meaning(self.node.state, self.choice, action)

    def returns(self) -> list[float]:
        node = self.node
        if node.player != NOBODY or node.state is None:
            return [0.0] * self.learner.seats
        return [self.scale * one for one in node.state.returns]

    def information(self, seat: int) -> str:
        """All that the seat has noticed, and what it is composing."""
        told = self.node.information(seat)
        composing = self.choice.taken if self.choice is not None and seat == self.node.player else ()
        return f"{seat}\n{told}{' '.join(map(str, composing))}"

    def __str__(self) -> str:
        state = self.node.state
        return "" if state is None else shown(self.learner.game, state, self.node.player if self.node.player >= 0 else -1)


class Observer:
    """What a seat sees, for OpenSpiel's algorithms."""

    def __init__(self, learner: Learner, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        self.learner, self.sight = learner, learner.sight()
        self.recalls = wanted is not None and wanted.perfect_recall
        self.tensor = None if self.recalls else np.zeros(learner.cells, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """The cells of the seat's view; zeros before the first decision."""
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        if state.node.state is not None:
            self.tensor[:] = self.sight.observation(state.node.state, player, state.choice)

    def string_from(self, state: Position, player: int) -> str:
        """The seat's view as a text, or all that it has noticed."""
        if self.recalls:
            return state.information(player)
        if state.node.state is None:
            return ""
        return str(self.learner.game.view(state.node.state, player).to_json())


for _game in games().values():
    register(_game)

__all__ = ["Observer", "Position", "Spiel", "load", "register"]
