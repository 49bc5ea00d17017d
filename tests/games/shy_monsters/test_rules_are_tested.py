"""Each numbered sentence of rules.md is named by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from .table import GAME

HERE = Path(__file__).parent
RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8")


def docstrings() -> str:
    """Of all tests of the engine in this folder."""
    out = []
    for path in set(HERE.glob("test_*.py")) - {HERE / "test_heuristics.py", HERE / "test_rules_fr.py"}:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                out.append(ast.get_docstring(node) or "")
    return "\n".join(out)


def test_every_rule_and_ruling_is_tested() -> None:
    declared = re.findall(r"^- \*\*(SM-[A-Z]+-\d+)\*\*", RULES, re.M)
    assert len(declared) == len(set(declared))
    assert len(declared) > 100
    named = set(re.findall(r"SM-[A-Z]+-\d+", docstrings()))
    assert sorted(set(declared) - named) == []
    assert sorted(named - set(declared)) == []


def test_every_rule_that_the_engine_names_is_declared() -> None:
    declared = set(re.findall(r"^- \*\*(SM-[A-Z]+-\d+)\*\*", RULES, re.M))
    for path in GAME.folder.rglob("*.py"):
        for rule in re.findall(r"SM-[A-Z]+-\d+", path.read_text(encoding="utf-8")):
            assert rule in declared, f"{path.name} speaks of {rule}"


def test_every_example_is_tested() -> None:
    examples = RULES.partition("## Worked examples")[2].partition("\n## ")[0]
    numbers = re.findall(r"^(\d+)\. \[", examples, re.M)
    tested = (HERE / "test_examples.py").read_text(encoding="utf-8")
    assert numbers == [str(n) for n in range(1, 21)]
    assert [n for n in numbers if f"def test_{n}_" not in tested] == []
