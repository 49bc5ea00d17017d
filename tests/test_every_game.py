"""Every game, installed or in the tutorial, passes the conformance checks. More games: hantise check --all --games 2000."""

import random
from pathlib import Path

import pytest

import hantise
from hantise.checks import CHECKS, Plan, check, hooks
from hantise.core.conformance.perft_file import settings_file

TUTORIAL = Path(__file__).parent.parent / "docs" / "tutorial" / "tic_tac_toe.py"
GAMES = [*hantise.games(), str(TUTORIAL)]
NEVER = {14}  # made by tools/compiled.sh
TOO_MANY_WORLDS = {  # a position seldom or never has few enough worlds to look at them all; what stands in for check 18
    "horror_attack": "tests/games/horror_attack/test_possible_worlds.py compares reduced games",
    "evil_corp": "tests/games/evil_corp/test_possible_worlds.py compares stories of bags and hands",
    "gregory_horror_show": "tests/games/gregory_horror_show/test_hidden.py says who knows which card of which hand",
}


def enough(game: hantise.Game) -> tuple[int, int]:
    """How many games, and how many of them thoroughly: some 1,000 decisions, but at least four games (the least numbers
    of seats, with and without poker face); of long games two thoroughly."""
    state, decisions, rnd = game.new(seed=1, record=False), 0, random.Random(1)
    while state.player != hantise.NOBODY:
        state.play(rnd.choice(state.options))
        decisions += 1
    games = max(4, min(42, 1000 // max(decisions, 1)))
    return games, max(2, min(games, 1500 // max(decisions, 1)))


@pytest.mark.parametrize("name", GAMES, ids=lambda n: Path(n).stem)
def test_every_game_passes_the_checks(name: str) -> None:
    game = hantise.game(name)
    games, thorough = enough(game)
    report = check(game, games, Plan(thorough=thorough))
    assert report.ok, report.text()
    hidden = {18, 21, 22, 23} if "perfect_information" in game.traits else set()
    if not hidden and 18 not in report.made:
        assert game.id in TOO_MANY_WORLDS, report.text()
        hidden = {18}
    assert {n for n in CHECKS if not report.made.get(n)} == NEVER | hidden, report.text()


@pytest.mark.parametrize("name", GAMES, ids=lambda n: Path(n).stem)
def test_every_pick_is_an_action(name: str) -> None:
    """Whatever is picked has a number in the catalogue of the game, and comes back from it; no two options share one."""
    game, rnd = hantise.game(name), random.Random(1)
    for n in range(2 * len(game.seats)):
        setting = Plan(seed=n).setting(game, n)
        g = game.new(setting.seats, n, dict(setting.options), record=False)
        while g.asked is not None:
            actions = [game.actions.action(g.asked, pick) for pick in g.options]
            assert [game.actions.pick(g.asked, action) for action in actions] == g.options
            assert len(set(actions)) == len(actions)
            assert all(0 <= action < len(game.actions) for action in actions)
            g.play(rnd.choice(g.options))


@pytest.mark.parametrize("name", GAMES, ids=lambda n: Path(n).stem)
def test_every_game_has_records_and_counts(name: str) -> None:
    game = hantise.game(name)
    there = hooks(game)
    assert there.records is not None
    assert there.perft is not None
    assert list(there.records.glob("*.rec")), f"{game.id} has no golden record"
    assert there.perft.exists(), f"{game.id} has no perft file: see hantise.lab.perft.write"
    assert settings_file(there.perft).exists(), f"{game.id} has no games of settings: hantise check {game.id} --renew"
