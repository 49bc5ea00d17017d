"""What the tests of the commands share: a command run in this process, and one run as people run it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

ROOT = Path(__file__).parent.parent.parent
TIC_TAC_TOE = str(ROOT / "docs" / "tutorial" / "tic_tac_toe.py")
PLAIN = {"LC_ALL": "C.UTF-8", "HANTISE_COMPONENTS": "", "PYTHONUTF8": "1"}

Run = Callable[..., Result]
Call = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")`: the command in this process, in an empty folder. input: lines that are typed."""
    from hantise.cli import main

    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, input: str | None = None, **env: str) -> Result:
        result = CliRunner().invoke(main, list(arguments), input=input, env=PLAIN | env)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return command


@pytest.fixture
def call(tmp_path: Path) -> Call:
    """The same in a process of its own."""

    def command(*arguments: str, input: str | None = None, **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "hantise", *arguments],
            cwd=tmp_path,
            env=os.environ | PLAIN | env,
            input=input,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return command


def refused(result: Result | subprocess.CompletedProcess[str]) -> str:
    """The one line of a refusal. Fails where it is none: exit code 2, a single line on stderr, no traceback."""
    code = result.exit_code if isinstance(result, Result) else result.returncode
    assert code == 2, f"exit code {code}: {result.stdout} {result.stderr}"
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("hantise: ")
    return lines[0].removeprefix("hantise: ")
