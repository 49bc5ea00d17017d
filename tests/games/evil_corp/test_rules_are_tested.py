"""Each numbered sentence of rules.md is named by a test, and each that the engine names is there."""

from __future__ import annotations

import re
from pathlib import Path

from hantise.games.evil_corp import GAME

RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8")
DECLARED = set(re.findall(r"\*\*(EC-[A-Z0-9]+-\d+)(?:\*\*| `)", RULES))


def test_every_rule_and_ruling_is_tested() -> None:
    assert len(DECLARED) > 300
    tests = "\n".join(p.read_text(encoding="utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    assert sorted(DECLARED - set(re.findall(r"EC-[A-Z0-9]+-\d+", tests))) == []


def test_every_rule_that_engine_and_tests_name_is_declared() -> None:
    for path in [*GAME.folder.rglob("*.py"), *Path(__file__).parent.glob("*.py")]:
        for rule in re.findall(r"EC-[A-Z0-9]+-\d+", path.read_text(encoding="utf-8")):
            assert rule in DECLARED, f"{path.name} speaks of {rule}"
