"""Figures of games: what is counted is what their records tell."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hantise.core.record import Record
from hantise.core.registry import game
from hantise.lab import figures
from hantise.lab.simulate import plan, run


def test_events_are_counted_game_by_game() -> None:
    found = figures.figures("mac_gregor", "greedy", 2, 3, ["round", "catches"], seed=5)
    rows = run(plan("mac_gregor", ["greedy"] * 2, 3, 5, record=True))
    states = [Record.read(row["record"], game("mac_gregor")).replay() for row in rows]
    assert found.counts["round"] == [g.rounds + 1 for g in states]
    assert sum(found.wins) == 3
    assert found.decisions == [row["decisions"] for row in rows]
    assert found.unfinished == 0
    line = figures.row(found)
    assert line.startswith(f"| 2 | 3 | {sum(found.counts['round']) / 3:.1f} (")
    assert f"| {sum(found.counts['catches']) / sum(found.counts['round']):.2f} |" in line


def test_the_page_names_the_command_that_made_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["shy_monsters", "--bot", "random", "--seats", "2", "--games", "2", "--count", "steps", "--seed", "3"]
    monkeypatch.setattr(sys, "argv", ["figures", *words, "--out", str(tmp_path / "new" / "page.md")])
    figures.main()
    text = (tmp_path / "new" / "page.md").read_text(encoding="utf-8")
    assert "python -m hantise.lab.figures shy_monsters --bot random --seats 2 --games 2 --count steps --seed 3 --jobs 1" in text
    assert text.count("\n| 2 | 2 |") == 1
    monkeypatch.setattr(sys, "argv", ["figures", *words])
    figures.main()
    assert "\n| 2 | 2 |" in capsys.readouterr().out


def test_options_of_the_table() -> None:
    short, long = (
        figures.figures("mac_gregor", "greedy", 2, 4, ["round"], options={"treasures_to_win": n}).counts["round"] for n in "58"
    )
    assert sum(short) < sum(long)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--count", "flies"], "no event 'flies'"),
        (["--seats", "9"], "not 9"),
        (["--games", "0"], "1 game"),
        (["--option", "depth"], "name=value, not 'depth'"),
    ],
)
def test_what_cannot_be_counted(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["shy_monsters", *words] if "--count" in words else ["shy_monsters", "--count", "steps", *words]
    monkeypatch.setattr(sys, "argv", ["figures", *given])
    with pytest.raises(SystemExit) as stopped:
        figures.main()
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
