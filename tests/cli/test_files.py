"""Files are there whole or not at all; a bar is shown to people only."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from hantise.cli.common import Bad, columns, may_write, whole_file, write_file

from .conftest import Run, refused
from .test_play import Terminal


def broken_off(path: Path) -> None:
    with whole_file(path) as file:
        file.write("half")
        raise KeyboardInterrupt


def test_a_file_that_is_broken_off_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    with pytest.raises(KeyboardInterrupt):
        broken_off(path)
    assert list(tmp_path.iterdir()) == []
    write_file(path, "old\n")
    with pytest.raises(KeyboardInterrupt):
        broken_off(path)
    assert path.read_text(encoding="utf-8") == "old\n"
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


def test_a_file_has_the_rights_that_any_new_file_has(tmp_path: Path) -> None:
    write_file(tmp_path / "a", "x")
    (tmp_path / "b").write_text("x", encoding="utf-8")
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == stat.S_IMODE((tmp_path / "b").stat().st_mode)


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "a"):
        with pytest.raises(Bad, match="cannot be written"):
            may_write(path)
    with pytest.raises(Bad, match="cannot be written"):
        write_file(tmp_path / "no" / "a", "x")


@pytest.mark.skipif(os.geteuid() == 0, reason="whoever is root may write anywhere")
def test_a_folder_that_is_not_ours(tmp_path: Path, run: Run) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)
    assert "cannot be written" in refused(run("play", "shy_monsters", "--record", "locked/game.rec"))


def test_columns() -> None:
    assert columns([["NAME", "N"], ["a", "7"], ["bb", "12"]]) == ["NAME   N", "a      7", "bb    12"]
    assert columns([["N", "NAME"], ["7", "a"]], "  ") == ["  N  NAME", "  7  a"]
    assert columns([]) == []


def test_a_bar_in_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal("simulate", "shy_monsters", "--games", "100000", "--seats", "random,random", cwd=tmp_path)
    try:
        assert "Playing" in terminal.until("/100000")
    finally:
        terminal.close()


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    line = f"{sys.executable} -m hantise components shy_monsters | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", line], cwd=tmp_path, capture_output=True, text=True, timeout=30, check=False)
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "0"
