"""hantise simulate and arena: many games between bots."""

import contextlib
import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import hantise
from hantise.cli.common import progress

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


NO_CLUSTER = "no Dask scheduler answers" if find_spec("distributed") else 'pip install "hantise[cluster]"'


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
        (["simulate", "shy_monsters", "--jobs", "some"], "Invalid value for '--jobs'"),
        (["simulate", "shy_monsters", "--decisions", "picks.csv"], "--decisions needs --out"),
        (["simulate", "shy_monsters", "--resume"], "--resume needs --out"),
        (["simulate", "shy_monsters", "--out", "a.csv", "--decisions", "./a.csv"], "a.csv cannot hold both"),
        (["simulate", "shy_monsters", "--cluster", "tcp://127.0.0.1:9"], NO_CLUSTER),
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


@contextlib.contextmanager
def begun(folder: Path, ready: Callable[[], bool], *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """`simulate` in a process of its own, when that is so."""
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
            yield process
        finally:
            process.kill()


def interrupted(folder: Path, ready: Callable[[], bool], *arguments: str) -> tuple[str, str]:
    """What `simulate` says when Ctrl-C comes as soon as that is so. No process of it is left."""
    with begun(folder, ready, *arguments) as process:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130, err
    assert [p.name for p in folder.iterdir()] == ["games.jsonl"]
    assert at_work_in(folder) == [], "no process of it is left"
    return out, err.strip()


def parts(folder: Path) -> list[Path]:
    """What has been put on disk meanwhile."""
    return list((folder / "games.jsonl.parts").glob("0*"))


def numbers(folder: Path) -> list[int]:
    """The games of the file, by number."""
    return [json.loads(line)["number"] for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]


def test_ctrl_c_leaves_a_whole_file_and_no_process(tmp_path: Path) -> None:
    """All games that were over stand in the file, each once, in their order; and they are counted."""
    out, err = interrupted(tmp_path, lambda: bool(parts(tmp_path)), "--games", "100000", "--jobs", "2")
    there = numbers(tmp_path)
    assert len(there) > 1
    assert there == list(range(len(there)))
    assert err == f"Stopped: {len(there):,} games of 100,000 were over."
    assert out.startswith(f"{len(there):,} games, ")


def test_killed_and_gone_on_with(tmp_path: Path, run: Run) -> None:
    """What was on disk is not played again, and the file is that of a run that nothing happened to; without --resume it does
    not begin, and with another seed neither."""
    bots = ("--no-times", "--seats", "greedy,random")
    with begun(tmp_path, lambda: bool(parts(tmp_path)), "--games", "100000", *bots) as process:
        os.killpg(process.pid, signal.SIGKILL)
    (part,) = parts(tmp_path)[:1]
    there = int(part.name.split("-")[1])
    words = ("simulate", "shy_monsters", "--out", "games.jsonl", *bots, "--games", str(there + 3))
    assert "games wait in games.jsonl.parts: say --resume" in refused(run(*words))
    for later in parts(tmp_path):  # those after the first: they may hold more games than are asked for now
        if later != part:
            shutil.rmtree(later)
    assert "is of another run: seed of game 0 is 0, not 1" in refused(run(*words, "--seed", "1", "--resume"))
    told = run(*words, "--resume", "--json")
    assert (told.exit_code, json.loads(told.stdout)["games"]) == (0, there + 3)
    assert numbers(tmp_path) == list(range(there + 3))
    assert [p.name for p in tmp_path.iterdir()] == ["games.jsonl"]
    assert run(*words, "--resume", "--json").stdout == told.stdout, "all is there: nothing is played"


def test_ctrl_c_before_the_first_game_is_over_leaves_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("what was there\n", encoding="utf-8")
    said = interrupted(tmp_path, lambda: bool(at_work_in(tmp_path)[1:]), "--seats", "ismcts:60s,ismcts:60s", "--jobs", "2")
    assert said == ("", "")
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == "what was there\n"


def test_a_row_a_decision(run: Run) -> None:
    words = ("simulate", "mac_gregor", "--games", "2", "--jobs", "all", "--out", "games.csv", "--decisions", "picks.csv")
    assert run(*words).exit_code == 0
    games, picks = (list(csv.DictReader(Path(n).read_text(encoding="utf-8").splitlines())) for n in ("games.csv", "picks.csv"))
    assert len(picks) == sum(int(game["decisions"]) for game in games)
    assert {pick["number"] for pick in picks} == {"0", "1"}


def test_progress_without_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A line now and then: how much is done a second since the work was gone on with, and how long the rest takes."""
    now = [0.0]
    monkeypatch.setattr("hantise.cli.common.monotonic", lambda: now[0])
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with progress("Playing", 1000, 400) as done:
        for now[0], n in ((30, 430), (61, 461), (90, 490), (122, 522)):
            done(n)
    assert capsys.readouterr().err.splitlines() == [
        "Playing: 461 of 1,000, 1 a second, 0:08:59 left",
        "Playing: 522 of 1,000, 1 a second, 0:07:58 left",
    ]
