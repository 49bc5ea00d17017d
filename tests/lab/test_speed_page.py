"""The page of speeds says by its figures whether what was aimed at is reached."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from hantise.lab import bench, search_bench

TOOL = Path(__file__).parents[2] / "tools" / "speed.py"


@pytest.fixture(scope="module")
def speed() -> Any:
    spec = importlib.util.spec_from_file_location("speed_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def row(game: str, engine: str, moves: float, copies: float) -> bench.Row:
    return bench.Row(game, engine, moves, copies, None, 100.0, 0.01, moves=moves, copies=copies)


def searches(**rates: float) -> list[search_bench.Row]:
    names = {"hand": "by hand", "cpp": "open_spiel, C++", "python": "open_spiel, Python"}
    return [search_bench.Row(names.get(name, name), rate, 1e6 / rate, 0.01) for name, rate in rates.items()]


def test_aims_are_told_by_the_figures(speed: Any) -> None:
    played = [row("evil_corp", "pure", 12.5, 4.0), row("mac_gregor", "pure", 13.5, 2.0), row("tic_tac_toe", "pure", 2.5, 1.0)]
    told = speed.aims(played, searches(pure=33_000, hand=30_000, python=10_000, compiled=80_000, cpp=127_000)).splitlines()
    assert told[0].endswith("Every game, compiled: below 3.1 moves a decision, below 1.3 a copy: not measured.")
    assert "Every game, pure: below 13 moves" in told[2]
    assert ": missed, with 13.50 (" in told[2], "one game is enough"
    assert "and 4.00 (Evil Corp.)" in told[2], "the dearest copy is another game's"
    assert "Tic-tac-toe, pure" in told[3]
    assert ": met, with 2.50 and 1.00 at most" in told[3]
    assert told[4].endswith(": met, with 1.10 times the speed of the next (by hand, the yardstick).")
    assert told[5].endswith(": met, with 1.59 times.")


def test_a_search_that_falls_behind_is_told_so(speed: Any) -> None:
    told = speed.raced({"pure": 29_000.0, "by hand": 30_000.0, "compiled": 60_000.0, "open_spiel, C++": 127_000.0})
    assert ": missed, with 0.97 times" in told[0]
    assert ": missed, with 2.12 times" in told[1]
    assert speed.raced({"pure": 29_000.0}) == [], "nothing to hold it against"


def test_a_busy_machine_or_too_few_rounds_are_owned_up_to(speed: Any) -> None:
    assert speed.doubt(0.3, speed.ROUNDS) == "", "an idle machine, as many rounds as are usual"
    assert "to be trusted" in speed.doubt(8.5, speed.ROUNDS)
    assert "to be trusted" in speed.doubt(0.3, 1)
