"""Runs that are broken off and gone on with: the same games make the same files, however they came about."""

import shutil
from pathlib import Path

import pytest

from hantise.lab import runs, simulate
from hantise.lab.runs import ANEW, Run
from hantise.lab.simulate import Plan, Row, plan, stream

SHY = "shy_monsters"


def games(n: int = 30, seed: int = 3) -> Plan:
    return plan(SHY, ["greedy", "random"], n, seed, decisions=True)


def ran(folder: Path, until: int | None = None, wanted: Plan | None = None, jobs: int = 1, resume: bool = True) -> int:
    """Play on; until: so many games more, and then as if the process had been killed. How many were there."""
    wanted = wanted or games()
    run = Run(wanted, folder / "games.csv", folder / "picks.jsonl", times=False)
    there = len(list(run.go_on())) if resume else 0
    for n, row in enumerate(stream(wanted.after(there), jobs)):
        if n == until:
            run.unlock()
            return there
        run.write(row)
    run.finish()
    return there


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of a run that nothing happened to."""
    folder = tmp_path_factory.mktemp("right")
    ran(folder)
    found = files(folder)
    assert sorted(found) == ["games.csv", "picks.jsonl"], "nothing else is left"
    return found


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part for every two games or so."""
    monkeypatch.setattr(runs, "ROWS", 120)


def test_two_workers_make_the_same_files(tmp_path: Path, right: dict[str, bytes]) -> None:
    ran(tmp_path, jobs=2)
    assert files(tmp_path) == right


@pytest.mark.usefixtures("small")
def test_killed_twice_and_gone_on_with(tmp_path: Path, right: dict[str, bytes]) -> None:
    """What was in parts is not played again, what was not is, and it is all the same."""
    assert ran(tmp_path, until=11) == 0
    first = ran(tmp_path, until=12)
    assert 0 < first <= 11
    second = ran(tmp_path)
    assert first < second <= first + 12
    assert files(tmp_path) == right


@pytest.mark.usefixtures("small")
def test_broken_off_with_a_whole_file_and_gone_on_with(tmp_path: Path, right: dict[str, bytes]) -> None:
    """As Ctrl-C leaves it; and then killed, in the run that goes on and at each step of the end of it."""
    wanted = games()
    run = Run(wanted, tmp_path / "games.csv", tmp_path / "picks.jsonl", times=False)
    for row in list(stream(wanted, 1))[:13]:
        run.write(row)
    run.finish()
    assert files(tmp_path)["games.csv"].count(b"\n") == 1 + 13
    assert ran(tmp_path, until=9) == 13
    there = tmp_path / "before"
    shutil.copytree(tmp_path, there)
    assert 13 < ran(tmp_path) <= 13 + 9
    shutil.rmtree(tmp_path / "before")
    assert files(tmp_path) == right


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("at", ["picks.jsonl", "games.csv"])
def test_killed_while_the_files_are_put_in_their_place(tmp_path: Path, right: dict[str, bytes], at: str, monkeypatch) -> None:
    """The decisions are there and the games are not, or both are and the parts too."""
    ran(tmp_path, until=14)
    run = Run(games(), tmp_path / "games.csv", tmp_path / "picks.jsonl", times=False)
    for row in stream(games().after(len(list(run.go_on()))), 1):
        run.write(row)
    put = runs.os.replace

    def killed(new: Path, target: Path) -> None:
        put(new, target)
        if target.name == at:
            raise SystemExit

    monkeypatch.setattr(runs.os, "replace", killed)
    with pytest.raises(SystemExit):
        run.finish()
    run.unlock()
    monkeypatch.undo()
    monkeypatch.setattr(runs, "ROWS", 120)
    assert ran(tmp_path) == 30
    assert files(tmp_path) == right


def test_what_is_there_is_held_against_the_plan(tmp_path: Path) -> None:
    ran(tmp_path)
    for wanted, says in [
        (games(seed=4), r"of another run: seed of game 0 is 3, not 4"),
        (games(20), r"more games than the 20 of this run"),
        (plan(SHY, ["random", "greedy"], 30, 3, decisions=True), "seats of game 0 is"),
        (plan(SHY, ["greedy", "random"], 30, 3, {"peeks": "3,2,1"}), "options of game 0 is"),
        (plan(SHY, ["greedy", "random"], 30, 3, record=True), "one without records"),
    ]:
        with pytest.raises(ValueError, match=says):
            ran(tmp_path, wanted=wanted)
    with pytest.raises(ValueError, match="one without times"):
        list(Run(games(), tmp_path / "games.csv").go_on())


@pytest.mark.usefixtures("small")
def test_a_new_run_over_an_old_file(tmp_path: Path, right: dict[str, bytes]) -> None:
    """The old file stays until the new one is whole, and is never taken for its beginning."""
    (tmp_path / "games.csv").write_text("what was there\n", encoding="utf-8")
    ran(tmp_path, until=12, resume=False)
    assert (tmp_path / "games.csv.parts" / ANEW).exists()
    assert (tmp_path / "games.csv").read_text(encoding="utf-8") == "what was there\n"
    assert ran(tmp_path) > 0
    assert files(tmp_path) == right


@pytest.mark.usefixtures("small")
def test_two_runs_never_write_one_file(tmp_path: Path) -> None:
    one = Run(games(), tmp_path / "games.csv")
    list(one.go_on())
    with pytest.raises(ValueError, match="another run writes"):
        list(Run(games(), tmp_path / "games.csv").go_on())
    one.unlock()
    assert list(tmp_path.iterdir()) == [], "nothing was played, and no trace is left"


def test_nobody_runs_far_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one game takes long the others wait, so that memory does not grow with what is done meanwhile."""
    monkeypatch.setattr(simulate, "AHEAD", 5)
    begun: list[int] = []

    def persist(process: object, work: simulate.Work, task: simulate.Task) -> Row:
        begun.append(task.number)
        while task.number == 0 and len(begun) < 5:
            pass
        assert task.number < 5 or 0 in given
        return {"number": task.number}

    monkeypatch.setattr(simulate, "persist", persist)
    given: list[int] = []
    for row in stream(games(20), 2):
        given.append(row["number"])
    assert given == list(range(20))
