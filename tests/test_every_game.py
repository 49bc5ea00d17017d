"""Every game, installed or in the tutorial, passes the conformance checks. More games: hantise check --all --games 2000."""

from pathlib import Path

import pytest

import hantise
from hantise.checks import check, hooks

TUTORIAL = Path(__file__).parent.parent / "docs" / "tutorial" / "tic_tac_toe.py"
GAMES = [*hantise.games(), str(TUTORIAL)]
NEVER = {14}  # made by tools/compiled.sh


@pytest.mark.parametrize("name", GAMES, ids=lambda n: Path(n).stem)
def test_every_game_passes_the_checks(name: str) -> None:
    game = hantise.game(name)
    report = check(game, games=42)
    assert report.ok, report.text()
    hidden = set() if "perfect_information" not in game.traits else {18}
    assert {n for n in range(1, 21) if not report.made.get(n)} == NEVER | hidden, report.text()


@pytest.mark.parametrize("name", GAMES, ids=lambda n: Path(n).stem)
def test_every_game_has_records_and_counts(name: str) -> None:
    game = hantise.game(name)
    there = hooks(game)
    assert there.records is not None
    assert there.perft is not None
    assert list(there.records.glob("*.rec")), f"{game.id} has no golden record"
    assert there.perft.exists(), f"{game.id} has no perft file: see hantise.lab.perft.write"
