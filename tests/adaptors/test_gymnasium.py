"""Gymnasium's own checker, on all five games."""

import numpy as np
import pytest
from tests.adaptors.conftest import KUHN, needed

import hantise

needed("gymnasium")

from gymnasium.utils.env_checker import check_env

from hantise.adaptors.gymnasium import Seat


# Numbers of a box have no bounds that a game could promise; the layout says by what each is divided.
@pytest.mark.filterwarnings("ignore:.*Box observation space m", "ignore:.*not having a spec")
@pytest.mark.parametrize("game", [game.id for game in hantise.games().values()])
def test_the_checker(game: str) -> None:
    check_env(Seat(game, render_mode="ansi"))
    check_env(Seat(game, seat=1, against="greedy", actions="steps"), skip_render_check=True)


def test_a_seat_plays_against_bots_and_the_same_again() -> None:
    def played(seed: int) -> list[tuple[float, float, int]]:
        one, out = Seat("shy_monsters", against="greedy"), []
        for n in range(4):
            seen, told = one.reset(seed=seed if n == 0 else None)
            over, picks, reward = False, 0, 0.0
            while not over:
                assert told["action_mask"].tolist() == one.action_masks().tolist()
                assert seen.shape == one.observation_space.shape
                legal = np.flatnonzero(one.action_masks())
                seen, reward, over, cut, told = one.step(int(legal[picks * 7 % len(legal)]))
                assert not cut
                assert reward in (-1.0, 0.0, 1.0)
                picks += 1
            out.append((reward, float(seen.sum()), picks))
        return out

    assert played(4) == played(4)
    assert played(4) != played(5)


def test_an_illegal_action_is_replaced_and_told() -> None:
    one = Seat(KUHN, seat=0, illegal=-0.25)
    one.reset(seed=1)
    _, reward, over, _, told = one.step(0)
    one.reset(seed=1)
    assert one.playing is not None
    _, other, again, _, said = one.step(99)
    assert (other, again, said.get("illegal")) == (reward - 0.25, over, True)
    assert "illegal" not in told
    with pytest.raises(ValueError, match="no seat 2"):
        Seat(KUHN, seat=2)
    with pytest.raises(ValueError, match="no bot 'hal'"):
        Seat(KUHN, against="hal")
