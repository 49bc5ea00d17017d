"""OpenSpiel's own tests, on all five games, and its algorithms on small games whose values it knows."""

import copy
import random
from typing import Any

import pytest
from tests.adaptors.conftest import GOOFSPIEL, KUHN, needed

import hantise

pyspiel = needed("pyspiel")

from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from hantise.adaptors.openspiel import load

OWN = "turn_based_simultaneous_game(game=goofspiel(imp_info=false,num_cards=3,points_order={}))"
SMALL = [
    ("kuhn_poker", KUHN, {}, 2.0, 12, "0.45833"),
    (OWN.format("descending"), GOOFSPIEL, {"order": "descending"}, 1.0, 20, "0.66667"),
    (OWN.format("random"), GOOFSPIEL, {"order": "random"}, 1.0, 114, "0.66667"),
]


@pytest.mark.parametrize(("own", "path", "options", "scale", "sets", "printed"), SMALL)
def test_values_are_those_of_openspiel(
    own: str, path: str, options: dict[str, Any], scale: float, sets: int, printed: str
) -> None:
    """Written on our core: as many information sets, and the same exploitability to every digit that is printed."""
    ours, theirs = load(path, options=options, scale=scale), pyspiel.load_game(own)
    assert len(policy.TabularPolicy(ours).state_lookup) == len(policy.TabularPolicy(theirs).state_lookup) == sets
    values = [exploitability.exploitability(game, policy.UniformRandomPolicy(game)) for game in (ours, theirs)]
    assert [f"{value:.5f}" for value in values] == [printed, printed]
    assert values[0] == pytest.approx(values[1], abs=1e-12)


def test_its_solver_finds_the_value_of_kuhn_poker() -> None:
    """CFR on our game: the first player loses an eighteenth of an ante."""
    game = load(KUHN, scale=2.0)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    best = solver.average_policy()
    assert exploitability.exploitability(game, best) < 0.01
    score = expected_game_score.policy_value(game.new_initial_state(), [best, best])
    assert score[0] == pytest.approx(-1 / 18, abs=0.005)


@pytest.mark.parametrize("game", [game.id for game in hantise.games().values()])
def test_random_simulations(game: str) -> None:
    """Its own test of an API: legal actions, chance, undo by copies, observations, returns; written down and read where games
    are short."""
    pyspiel.random_sim_test(load(game), 1, game == "shy_monsters", False)


@pytest.mark.parametrize("game", [game.id for game in hantise.games().values()])
@pytest.mark.parametrize("actions", ["catalogue", "steps"])
def test_whole_games_at_every_number_of_seats(game: str, actions: str) -> None:
    """Played to the end through chance and choices: bounds hold, and a copy goes on by itself."""

    for seats in hantise.game(game).seats:
        one, luck = load(game, seats, actions=actions), random.Random(seats)
        state, most = one.new_initial_state(), one.max_chance_outcomes()
        for _ in range(400):
            if state.is_terminal():
                break
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                assert sum(chances) == pytest.approx(1.0)
                assert 0 <= min(outcomes) <= max(outcomes) < most
                state.apply_action(luck.choices(outcomes, chances)[0])
                continue
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < one.num_distinct_actions()
            other = copy.deepcopy(state)
            action = luck.choice(legal)
            assert state.action_to_string(state.current_player(), action)
            state.apply_action(action)
            assert other.legal_actions() == legal
        assert len(state.returns()) == seats


def test_an_information_state_is_what_a_seat_has_noticed() -> None:
    """Kuhn poker: the own card and what was said, never the other's card."""
    state = load(KUHN).new_initial_state()
    for action in (0, 2, 0):  # a jack, a king; a pass
        state.apply_action(action)
    assert state.information_state_string(0) == "0\n* jack\na pass\n- says 0 0\n? b Turn"
    assert state.information_state_string(1) == "1\n* king\na pass\n- says 0 0\n? b Turn"
    assert '"card":2' in state.observation_string(1)
    assert state.observation_tensor(0) != state.observation_tensor(1)
