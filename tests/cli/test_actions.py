"""`hantise actions`: the catalogue of a game's picks, for people and for programs."""

import json
from pathlib import Path

from .conftest import ROOT, Run, refused

TUTORIAL = str(ROOT / "docs" / "tutorial" / "tic_tac_toe.py")


def test_the_catalogue_as_a_table(run: Run) -> None:
    result = run("actions", TUTORIAL)
    assert result.exit_code == 0
    head, row, last = result.stdout.splitlines()
    assert head.split() == ["ACTIONS", "DECISION", "DEED", "NOTATION", "MEANING"]
    assert row.split()[:4] == ["0-8", "Turn", "Turn", "<cell>"]
    assert "T-2." in row
    assert last == "9 actions in version 1 of the rules."


def test_the_catalogue_for_a_program(run: Run) -> None:
    found = json.loads(run("actions", TUTORIAL, "--json").stdout)
    assert (found["game"], found["version"], found["size"]) == ("tic_tac_toe", 1, 9)
    assert found["kinds"][0]["first"] == 0
    assert found["kinds"][0]["last"] == 8


def test_a_game_that_names_no_decisions_is_told_so(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mute.py"
    path.write_text(Path(TUTORIAL).read_text(encoding="utf-8").replace("    asks=(Turn,),\n", ""), encoding="utf-8")
    assert "`asks`" in refused(run("actions", str(path)))
