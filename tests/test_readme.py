"""The README keeps its word: its Python runs, and its list of commands is whole."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[f"block{n}" for n in range(1, len(BLOCKS) + 1)])
def test_python_of_the_readme_runs(block: str) -> None:
    exec(compile(block, "README.md", "exec"), {"__name__": "readme"})


def test_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[0], "README.md", "exec"), {"__name__": "readme"})
    printed = capsys.readouterr().out
    assert len(re.findall(r"-?\d+\.\d+", printed)) == 2, f"one number a seat, but it printed {printed!r}"


def test_readme_lists_the_commands() -> None:
    from hantise.cli import main

    part = README.partition("<!-- commands: begin")[2].partition("<!-- commands: end")[0]
    listed = re.findall(r"^\| `hantise ([a-z-]+)` \|", part, flags=re.MULTILINE)
    assert sorted(listed) == sorted(name for name, command in main.commands.items() if not command.hidden)
