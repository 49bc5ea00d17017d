"""PettingZoo's own tests, on all five games at every number of seats."""

import contextlib
import io
from typing import Any

import numpy as np
import pytest
from tests.adaptors.conftest import KUHN, needed

import hantise

needed("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from hantise.adaptors.pettingzoo import Env, env

TABLES = [(game.id, n) for game in hantise.games().values() for n in game.seats]
COMPOSED = [("shy_monsters", 2, "steps"), ("gregory_horror_show", 2, "catalogue")]


def quietly(run: Any, *arguments: Any, **more: Any) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        run(*arguments, **more)


# The suite warns that a space of its own documented form, a dict with a mask, is no plain box.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("game", "seats", "actions"), [*((game, n, None) for game, n in TABLES), *COMPOSED])
def test_the_suite(game: str, seats: int, actions: str | None) -> None:
    def make(render_mode: str | None = None) -> Any:
        return env(game, seats=seats, actions=actions, render_mode=render_mode)

    quietly(api_test, make(), num_cycles=60)
    quietly(seed_test, make, num_cycles=15)
    quietly(render_test, make)


def test_a_whole_game_is_that_of_the_core() -> None:
    """Deed by deed the same state, with composed deeds too; rewards are the returns, at the end."""
    for actions in ("catalogue", "steps"):
        one, luck = Env("horror_attack", seats=3, actions=actions), np.random.default_rng(3)
        one.reset(seed=7)
        game = one.learner.game
        g, asked = game.new(3, 7), 0
        for agent in one.agent_iter():
            told, reward, over, _, _ = one.last()
            if over:
                assert reward == g.returns[one.possible_agents.index(agent)]
                one.step(None)
                continue
            assert reward == 0.0
            assert one.playing is not None
            assert one.playing.player == g.player == one.possible_agents.index(agent)
            number = int(luck.choice(np.flatnonzero(told["action_mask"])))
            assert one.playing.choice is not None
            pick = one.playing.choice.pick(number)
            one.step(number)
            asked += 1
            if pick is not None:
                g.play(pick)
                assert g.key() == one.playing.state.key()
        assert g.ended
        assert asked > 10


def test_what_is_illegal() -> None:
    one = Env(KUHN)
    with pytest.raises(AssertionError, match="reset"):
        one.observe("seat_1")
    one.reset(seed=1)
    with pytest.raises(ValueError, match="2 is not legal here"):
        one.step(2)
    for wrong in ({"seats": 3}, {"actions": "words"}, {"options": {"luck": 1}}):
        with pytest.raises(ValueError, match=r"seats|actions|option"):
            Env(KUHN, **wrong)
    with pytest.raises(LookupError, match="no game 'chess'"):
        Env("chess")
