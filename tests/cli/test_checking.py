"""hantise check, perft and bench."""

import json
from pathlib import Path

import pytest

import hantise
from hantise.lab.bench import ROOT

from .conftest import TIC_TAC_TOE, Call, Run, refused


@pytest.fixture
def night_watch(run: Run) -> str:
    """A game in the making."""
    assert run("new-game", "night_watch").exit_code == 0
    return "night_watch"


def test_a_new_game_passes(run: Run, night_watch: str) -> None:
    result = run("check", night_watch, "--games", "12")
    assert result.exit_code == 0, result.stdout
    assert "12 games" in result.stdout
    assert "FAILED" not in result.stdout


def test_what_is_found_is_told_and_the_exit_code_is_1(run: Run, night_watch: str) -> None:
    """A rule without a test is found."""
    rules = Path("night_watch/rules.md")
    rules.write_text(rules.read_text(encoding="utf-8") + "\n- **NW-TRN-9** Nobody sneezes.\n", encoding="utf-8")
    result = run("check", night_watch, "--games", "1", "--json")
    assert result.exit_code == 1
    report = json.loads(result.stdout)[0]
    assert not report["ok"]
    assert [(f["check"], f["what"]) for f in report["failures"]] == [(13, "no test names NW-TRN-9")]


def test_seats_and_options_may_be_fixed_and_what_was_told_counted(run: Run) -> None:
    """One thorough game and five others, all with five peeks; every peek was told, and with which cell."""
    fixed = ("--seats", "2", "--option", "peeks=3,2,1", "--option", "idle_limit=12", "--thorough", "1")
    result = run("check", "shy_monsters", "--games", "6", *fixed, "--json")
    report = json.loads(result.stdout)[0]
    assert report["ok"], result.stdout
    assert report["made"]["4"] == report["games"] == 6
    assert report["made"]["8"] > 2 * report["made"]["6"] > 0
    assert report["told"]["peeks"] == sum(n for said, n in report["told"].items() if said.startswith("peeks at=")) > 6
    lines = run("check", "shy_monsters", "--games", "1", "--told").stdout.splitlines()
    assert any(line.split()[1:] == ["draws"] for line in lines)
    assert any(line.split()[1] == "draws" and line.split()[-1].startswith("tile=") for line in lines if "draws" in line)


def test_check_all_names_every_game(run: Run) -> None:
    result = run("check", "--all", "--games", "1", "--thorough", "0", "--json")
    assert [r["game"] for r in json.loads(result.stdout)] == list(hantise.games())


def test_perft(run: Run) -> None:
    assert run("perft", TIC_TAC_TOE, "--depth", "3").stdout == "opening, depth 3: 504 as the file says\n"
    divided = run("perft", TIC_TAC_TOE, "--depth", "2", "--divide").stdout.splitlines()
    assert divided == [*[f"{c}{r}: 8" for r in "123" for c in "abc"], "opening, depth 2: 72 as the file says"]
    assert json.loads(run("perft", TIC_TAC_TOE, "--depth", "1", "--json").stdout)["games"] == 9


def test_perft_that_is_not_as_the_file_says(run: Run, night_watch: str) -> None:
    counts = Path("night_watch/perft.txt")
    counts.write_text(counts.read_text(encoding="utf-8").replace("\n2 17\n", "\n2 18\n"), encoding="utf-8")
    result = run("perft", night_watch, "--setup", "middle", "--depth", "2")
    assert (result.exit_code, result.stdout) == (1, "middle, depth 2: 17, not 18\n")


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play, as a table and as data."""
    monkeypatch.setattr("hantise.lab.bench.plan", lambda: [("shy_monsters", "pure")])
    quick = ("bench", "--seconds", "0.01", "--rounds", "1")
    told = json.loads(run(*quick, "--json").stdout)
    assert [r["game"] for r in told["rows"]] == ["shy_monsters"]
    assert told["rows"][0]["decision"] > 0
    heads, *rows = run(*quick).stdout.partition("\n\n")[0].splitlines()
    assert heads.split()[:3] == ["GAME", "ENGINE", "µs/DECISION"]
    assert [row.split()[:2] for row in rows] == [["shy_monsters", "pure"]]


def test_bench_of_two_versions(run: Run) -> None:
    """A checkout beside itself: each game in turn, and no claim is made of one pair."""
    quick = ("bench", "--against", str(ROOT), "--game", "shy_monsters", "--seconds", "0.02", "--rounds", "1")
    told = json.loads(run(*quick, "--json").stdout)
    assert {(p["game"], p["ours"] > 0, p["theirs"] > 0) for p in told} == {("shy_monsters", True, True)}
    heads, row, *_ = run(*quick).stdout.splitlines()
    assert heads.split()[:3] == ["GAME", "ENGINE", "µs"]
    assert row.split()[:2] == ["shy_monsters", "pure"]
    assert "there is no folder with a checkout and no git revision never" in refused(run("bench", "--against", "never"))


def test_bench_of_searches(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Our search, and one by hand: simulations a second."""
    monkeypatch.setattr("hantise.lab.search_bench.plan", lambda: ["pure", "by hand"])
    quick = ("bench", "--search", "--seconds", "0.01", "--rounds", "1")
    told = json.loads(run(*quick, "--json").stdout)
    assert [r["engine"] for r in told] == ["pure", "by hand"]
    assert all(r["per_second"] * r["simulation"] == pytest.approx(1e6) for r in told)
    heads, *rows = run(*quick).stdout.splitlines()
    assert heads.split() == ["SEARCH", "SIMULATIONS/S", "µs/SIMULATION", "SPREAD"]
    assert [row.split("  ")[0] for row in rows] == ["pure", "by hand"]


def test_bench_of_the_table(call: Call) -> None:
    """People at two tables of the real server: the figures are there, as a table and as data."""
    quick = ("bench", "--table", "--tables", "2", "--game", "shy_monsters", "--seconds", "10")
    result = call(*quick, "--json")
    assert result.returncode == 0, result.stderr
    told = json.loads(result.stdout)
    assert told["picks"] > 3
    assert told["picks_per_second"] == told["picks"] / told["seconds"]
    assert 0 < told["to_picker_ms"][0] <= told["to_picker_ms"][1]
    sizes = told["messages"]["shy_monsters"]
    assert 0 < sizes["message_gzip"] < sizes["message"] <= sizes["largest"] < sizes["page"]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["check"], "name a game, or say --all"),
        (["check", "shy_monsters", "--all"], "name a game, or say --all"),
        (["check", "nope"], "there is no game “nope”"),
        (["check", "shy_monsters", "--seats", "3"], "shy_monsters is for 2 seats, not 3"),
        (["check", "shy_monsters", "--option", "peeks"], "an option is written as name=value, not peeks"),
        (["check", "shy_monsters", "--games", "0"], "Invalid value for '--games'"),
        (["bench", "--rounds", "0"], "Invalid value for '--rounds'"),
        (["bench", "--table", "--tables", "0"], "Invalid value for '--tables'"),
        (["bench", "--table", "--game", "nope"], "there is no game “nope”"),
        (["perft", "shy_monsters"], "Missing option '--depth'"),
        (["perft", "shy_monsters", "--depth", "0"], "Invalid value for '--depth'"),
        (["perft", TIC_TAC_TOE, "--depth", "1", "--setup", "x"], "there is no set-up 'x'; there are: opening"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], line: str) -> None:
    assert line in refused(run(*arguments))
