"""The tutorial tells the truth: its quotations stand in the file, and what it runs runs."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "tutorial"
TEXT = (FOLDER / "index.md").read_text(encoding="utf-8")
QUOTED = "# tic_tac_toe.py\n"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, flags=re.MULTILINE | re.DOTALL)


def test_quotations_stand_in_the_game() -> None:
    game = (FOLDER / "tic_tac_toe.py").read_text(encoding="utf-8")
    quoted = [b.removeprefix(QUOTED) for b in blocks("python") if b.startswith(QUOTED)]
    assert len(quoted) > 3
    for block in quoted:
        assert block.rstrip() in game, block


def test_what_it_runs_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "tutorial"}
    module = type(sys)("tutorial")
    module.__dict__.update(names)
    monkeypatch.setitem(sys.modules, "tutorial", module)
    code = [b for b in blocks("python") if not b.startswith(QUOTED)]
    assert len(code) > 5
    for block in code:
        above = TEXT[: TEXT.index(block)].count("\n")
        exec(compile("\n" * above + block, "docs/tutorial/index.md", "exec"), module.__dict__)


@pytest.mark.parametrize("line", "".join(blocks("sh")).splitlines())
def test_its_commands_succeed(line: str) -> None:
    words = shlex.split(line)
    assert words[0] == "hantise"
    command = [sys.executable, "-c", "from hantise.cli import main; main()", *words[1:]]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.strip()


def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", TEXT):
        assert (FOLDER / link).exists(), link
