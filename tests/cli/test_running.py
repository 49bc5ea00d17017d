"""hantise simulate and arena: many games between bots."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hantise

from .conftest import PLAIN, TIC_TAC_TOE, Run, refused


def test_simulate_counts(run: Run) -> None:
    result = run("simulate", TIC_TAC_TOE, "--games", "20", "--seats", "random,random")
    assert result.exit_code == 0
    assert result.stdout.startswith("20 games, ")
    assert result.stderr == "", "no bar where stderr is no terminal"


def test_simulate_is_repeated_by_its_seed(run: Run) -> None:
    one, same, other = (
        json.loads(run("simulate", "shy_monsters", "--games", "6", "--seed", seed, "--json", "--out", f"{n}.jsonl").stdout)
        for n, seed in enumerate(["4", "4", "5"])
    )
    for told in (one, same, other):
        for b in told["bots"]:
            del b["ms"], b["seconds"]
    assert one == same
    assert one["games"] == sum(one["ends"].values()) == 6
    assert one["seats"] == ["random", "random"]
    rows = [[json.loads(line) for line in Path(f"{n}.jsonl").read_text(encoding="utf-8").splitlines()] for n in range(3)]
    played = [[(r["ended"], r["decisions"]) for r in rs] for rs in rows]
    assert played[0] == played[1] != played[2]


def test_rows_with_records_can_be_replayed(run: Run) -> None:
    arguments = ("--games", "3", "--option", "peeks=3,2,1", "--swap", "--records", "--out", "games.jsonl")
    assert run("simulate", "shy_monsters", "--seats", "greedy,random", *arguments).exit_code == 0
    rows = [json.loads(line) for line in Path("games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [r["seats"] for r in rows] == [["greedy", "random"], ["random", "greedy"]] * 3
    for row in rows:
        record = hantise.Record.read(row["record"])
        assert record.options["peeks"] == (3, 2, 1)
        assert record.replay().ended == row["ended"]


def test_simulate_in_french(run: Run) -> None:
    assert run("simulate", TIC_TAC_TOE, "--games", "2", "--lang", "fr").stdout.startswith("2 parties, ")


def test_arena(run: Run) -> None:
    arguments = ("arena", TIC_TAC_TOE, "--bots", "random,greedy", "--games", "4")
    told = json.loads(run(*arguments, "--json").stdout)
    assert [(r["first"], r["second"]) for r in told["table"]] == [
        ("random", "random"),
        ("random", "greedy"),
        ("greedy", "random"),
        ("greedy", "greedy"),
    ]
    people = run(*arguments).stdout
    assert "Cross WINS" in " ".join(people.split())
    assert "RATING" in people


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "nope"], "there is no game “nope”"),
        (["simulate", "shy_monsters", "--games", "0"], "Invalid value for '--games'"),
        (["simulate", "shy_monsters", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "shy_monsters", "--jobs", "0"], "Invalid value for '--jobs'"),
        (["simulate", "shy_monsters", "--seats", "random,human"], "there is no bot 'human'"),
        (["simulate", "shy_monsters", "--seats", "random"], "shy_monsters is for 2 seats, not 1"),
        (["simulate", "shy_monsters", "--option", "luck=1"], "shy_monsters knows no setting luck"),
        (["simulate", "shy_monsters", "--out", "games.parquet"], "call the file games.jsonl, not games.parquet"),
        (["simulate", "shy_monsters", "--out", "no/games.jsonl"], "no/games.jsonl cannot be written"),
        (["arena", "shy_monsters"], "Missing option '--bots'"),
        (["arena", "shy_monsters", "--bots", "random,random"], "an arena is for different bots"),
        (["arena", "shy_monsters", "--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["arena", "shy_monsters", "--bots", "random", "--seats", "3"], "shy_monsters is for 2 seats, not 3"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], line: str) -> None:
    assert line in refused(run(*arguments))


def at_work_in(folder: Path) -> list[int]:
    """The processes whose working folder that is (where the system tells)."""
    found = []
    for place in Path("/proc").glob("[0-9]*/cwd"):
        with contextlib.suppress(OSError):
            if place.readlink() == folder:
                found.append(int(place.parent.name))
    return found


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_no_file_and_no_process(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "games.jsonl").write_text("what was there\n", encoding="utf-8")
    arguments = ["simulate", "shy_monsters", "--games", "100000", "--jobs", jobs, "--out", "games.jsonl"]
    with subprocess.Popen(
        [sys.executable, "-m", "hantise", *arguments],
        cwd=tmp_path,
        env=os.environ | PLAIN,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            wanted, end = 1 if jobs == "1" else 1 + int(jobs), time.monotonic() + 20
            while Path("/proc/self/cwd").exists() and len(at_work_in(tmp_path)) < wanted and time.monotonic() < end:
                time.sleep(0.1)
            time.sleep(2)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130, err
    assert (out, err.strip()) == ("", "")
    assert [p.name for p in tmp_path.iterdir()] == ["games.jsonl"]
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == "what was there\n"
    assert at_work_in(tmp_path) == [], "no process of it is left"
