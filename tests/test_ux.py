"""docs/ux.md: a hundred and two things that people expect of a table, each with the test that holds it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
ROWS = 102
STILL_OPEN = 0  # rows that are `part` or `open`: this number only ever falls
ROW = re.compile(r"^\| (\d+) \| (.+?) \| (yes|part|open|no) \| (.*?) ?\| (.*?) ?\|$")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def rows() -> list[tuple[int, str, str, list[tuple[str, str]], str]]:
    """Number, what is expected, state, tests, what is missing or why not."""
    found = []
    for line in (HERE / "docs/ux.md").read_text(encoding="utf-8").splitlines():
        if re.match(r"\| \d", line):
            row = ROW.match(line)
            assert row, f"not a row of five columns: {line}"
            found.append((int(row[1]), row[2], row[3], TEST.findall(row[4]), row[5].strip()))
    return found


@cache
def named_in(path: str) -> set[str]:
    """The tests of a file."""
    tree = ast.parse((HERE / path).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}


def test_every_expectation_has_its_row() -> None:
    assert [n for n, *_ in rows()] == list(range(1, ROWS + 1))


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row[0]))
def test_a_row_names_tests_that_exist(row: tuple[int, str, str, list[tuple[str, str]], str]) -> None:
    """What is met names its test and nothing that is missing; what is not says what, or why."""
    _, _, state, tests, rest = row
    for path, name in tests:
        assert (HERE / path).is_file(), f"{path} is not there"
        assert name in named_in(path), f"{path} has no {name}"
    assert bool(tests) or state in ("open", "no"), "what is met is held by a test"
    assert bool(rest) == (state in ("part", "no")) or state == "open", "a part says what is missing, a no why"


def test_fewer_and_fewer_are_open() -> None:
    """Whoever closes one lowers the number."""
    left = [n for n, _, state, *_ in rows() if state in ("part", "open")]
    print(f"{len(left)} of {ROWS} are open: {left}")
    assert len(left) <= STILL_OPEN, f"{len(left)} rows of docs/ux.md are open: {left}"
