"""Duels: one bot against others of one kind, in every seat, as a line of a page."""

import sys
from pathlib import Path

import pytest

from hantise.lab import measure


def test_each_seed_is_played_in_every_seat() -> None:
    rows, took = measure.duel("mac_gregor", "greedy", "random", 3, 2, 5, 1, None)
    assert [row["seats"].index("greedy") for row in rows] == [0, 2, 1] * 2
    assert [row["seed"] for row in rows] == [5] * 3 + [6] * 3
    assert took > 0


def test_a_team_is_of_one_bot_and_wins_together() -> None:
    rows, _ = measure.duel("evil_corp", "greedy", "random", 4, 2, 5, 1, None)
    assert [row["seats"] for row in rows] == [["greedy"] * 2 + ["random"] * 2, ["random"] * 2 + ["greedy"] * 2] * 2
    assert all(row["returns"][0] == row["returns"][1] == -row["returns"][2] == -row["returns"][3] for row in rows)
    won = sum(row["returns"][row["seats"].index("greedy")] > 0 for row in rows)
    asked = sum(n for row in rows for n, name in zip(row["asked"], row["seats"], strict=True) if name == "greedy")
    seconds = sum(n for row in rows for n, name in zip(row["seconds"], row["seats"], strict=True) if name == "greedy")
    line = measure.duel_row(rows, "greedy", "random", 4, 1.0)
    assert line.startswith(f"| 4 | greedy | random | 4 | {won / 4:.3f} |")
    assert f"| 0.500 | {sum(r['returns'][0] > 0 for r in rows[::2])}/2," in line
    assert f"/2 | {1000 * seconds / asked:.3g} |" in line


def test_no_seed_is_begun_after_the_time() -> None:
    rows, _ = measure.duel("mac_gregor", "greedy", "random", 2, 50, 1, 1, 1e-9)
    assert len(rows) == 2


def test_a_duel_needs_two_bots() -> None:
    with pytest.raises(ValueError, match="different bots"):
        measure.duel("mac_gregor", "greedy", "greedy", 2, 1, 1, 1, None)


def test_a_line_counts_wins_by_seat() -> None:
    def row(seats: list[str], returns: list[float]) -> dict:
        told = {"returns": returns, "asked": [10, 10], "seconds": [0.1, 0.2], "decisions": 20, "fault_count": 0}
        return {"seats": seats, "teams": [[0], [1]], **told}

    rows = [row(["a", "b"], [1, -1]), row(["b", "a"], [-1, 1]), row(["a", "b"], [-1, 1]), row(["b", "a"], [0, 0])]
    line = measure.duel_row(rows, "a", "b", 2, 7.4)
    assert line == "| 2 | a | b | 4 | 0.625 | 0.219 to 0.908 | 0.500 | 1/2, 1.5/2 | 15 | 20 | 0 | 7 |"
    assert line.count("|") == measure.COLUMNS.count("|")


def test_the_page_of_duels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "deep" / "page.md"
    words = ["mac_gregor", "--seats", "2", "--search", "ismcts:1it", "--quick", "1", "--games", "1", "--out", str(page)]
    monkeypatch.setattr(sys, "argv", ["measure", *words])
    measure.main()
    told = page.read_text(encoding="utf-8")
    assert "--seats 2 --quick 1 --games 1" in told
    assert "| 2 | greedy | random | 2 |" in told
    assert "| 2 | ismcts:1it | greedy | 2 |" in told


@pytest.mark.parametrize(("words", "wrong"), [(["--seats", "9"], "9"), (["--seats", "two"], "two")])
def test_seats_that_cannot_be(
    words: list[str], wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", ["measure", "mac_gregor", *words, "--out", str(tmp_path / "x.md")])
    with pytest.raises(SystemExit):
        measure.main()
    assert wrong in capsys.readouterr().err
