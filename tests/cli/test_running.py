"""hantise simulate and arena: many games between bots."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
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
        for b in (*told["bots"], *told["places"]):
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
        (["simulate", "shy_monsters", "--out", "games.xls"], ".jsonl, .csv or .parquet, and not games.xls"),
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


def interrupted(folder: Path, ready: Callable[[], bool], *arguments: str) -> tuple[str, str]:
    """What `simulate` says when Ctrl-C comes as soon as that is so. No process of it is left."""
    with subprocess.Popen(
        [sys.executable, "-m", "hantise", "simulate", "shy_monsters", "--out", "games.jsonl", *arguments],
        cwd=folder,
        env=os.environ | PLAIN,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            end = time.monotonic() + 60
            while not ready() and time.monotonic() < end:
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130, err
    assert [p.name for p in folder.iterdir()] == ["games.jsonl"]
    assert at_work_in(folder) == [], "no process of it is left"
    return out, err.strip()


def begun(folder: Path) -> list[Path]:
    """The file that is being written, under another name."""
    return [path for path in folder.iterdir() if path.name.startswith(".games.jsonl.")]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_whole_file_and_no_process(tmp_path: Path, jobs: str) -> None:
    """All games that were over stand in the file, each once, in their order; and they are counted."""
    out, err = interrupted(
        tmp_path, lambda: any(path.stat().st_size for path in begun(tmp_path)), "--games", "100000", "--jobs", jobs
    )
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(rows) > 1
    assert [row["number"] for row in rows] == list(range(len(rows)))
    assert err == f"Stopped: {len(rows)} games of 100,000 were over."
    assert out.startswith(f"{len(rows)} games, ")


def test_ctrl_c_before_the_first_game_is_over_leaves_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("what was there\n", encoding="utf-8")
    said = interrupted(tmp_path, lambda: bool(begun(tmp_path)), "--seats", "ismcts:60s,ismcts:60s")
    assert said == ("", "")
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == "what was there\n"
