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


def test_the_layout_as_a_table_and_for_a_program(run: Run) -> None:
    lines = run("layout", "mac_gregor", "--seats", "3").stdout.splitlines()
    assert lines[0].split() == ["CELLS", "OF", "HOLDS"]
    assert lines[1].split()[:2] == ["0", "beyond"]
    assert any("table.round" in line for line in lines)
    found = json.loads(run("layout", "mac_gregor", "--seats", "3", "--json").stdout)
    assert (found["game"], found["seats"]) == ("mac_gregor", 3)
    assert max(row["last"] for row in found["rows"]) == found["size"] - 1
    assert lines[-1].startswith(f"{found['size']:,} cells in version 1 of the rules")


def test_a_game_in_the_making_gets_its_layout(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(Path(TUTORIAL).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "tic_tac_toe").mkdir()
    assert "hantise layout tic_tac_toe --renew" in refused(run("layout", str(path)))
    assert run("layout", str(path), "--renew").exit_code == 0
    first = (tmp_path / "tic_tac_toe" / "layout.json").read_text(encoding="utf-8")
    assert "beyond" in run("layout", str(path)).stdout
    assert run("layout", str(path), "--renew").exit_code == 0
    assert (tmp_path / "tic_tac_toe" / "layout.json").read_text(encoding="utf-8") == first, "the same games, the same layout"
    assert "3" in refused(run("layout", str(path), "--seats", "3"))
