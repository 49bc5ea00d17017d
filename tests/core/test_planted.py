"""The checks themselves: each fault that was planted into the honest game is found, and named first, by its check."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from planted import honest

from hantise import checks
from hantise.core import conformance
from hantise.core.conformance import Plan

FOLDER = Path(__file__).parent / "planted"
FAULTS = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "honest"))
GAMES = 12


@pytest.fixture(autouse=True)
def apart() -> Iterator[None]:
    """Each game alone: the frames of its package are those that it must have records of."""
    yield
    for name in [f"planted.{fault}" for fault in FAULTS]:
        sys.modules.pop(name, None)


def test_the_honest_game_passes_everything() -> None:
    report = checks.check(honest.GAME, 48, Plan(thorough=48))
    assert report.ok, report.text()
    assert {n for n in conformance.CHECKS if not report.made.get(n)} == {14}, report.text()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_named_by_its_check(fault: str) -> None:
    planted = importlib.import_module(f"planted.{fault}")
    games = getattr(planted, "GAMES", GAMES)
    report = checks.check(planted.GAME, games, Plan(thorough=games))
    assert planted.FINDS in report.failed, f"{fault} was not found: {report.text()}"
    first = report.by_root()[0]
    assert first.check == planted.FINDS, report.text()
    assert planted.SAYS in first.what
    told = {f.check for f in report.by_root()}
    assert len(told) <= 4, f"one slip fills {len(told)} checks: {report.text()}"
