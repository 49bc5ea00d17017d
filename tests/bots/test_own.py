"""Bots of one's own: a class of a file or a module, what a package declares, a program in any language."""

import json
import os
import re
import shutil
import sys
import time
from pathlib import Path

import pytest

from hantise.bots import Bot, Seat, Worker, answer, blind, bot
from hantise.bots.blindness import decisions
from hantise.bots.own import installed
from hantise.bots.program import Program, question
from hantise.core.game import Game
from hantise.lab.arena import arena
from hantise.lab.simulate import simulate

from .conftest import KUHN, ROOT

EXAMPLES = ROOT / "docs" / "how-to" / "own-bot"
MINE = f"{EXAMPLES / 'mine.py'}:Mine"
PLAIN = f"program:{sys.executable} {EXAMPLES / 'plain.py'}"

FIRST = """
from hantise.bots import Bot

class First(Bot):
    def choose(self, seat):
        return [seat.options[0]]
"""
FAULTS = """
import beside
from hantise.bots import Bot

class Broken(Bot):
    def __init__(self, name, seed=None):
        raise KeyError("no net")

class Late(Bot):
    def choose(self, seat):
        return [beside.divide(len(seat.options), 0)]

class Nobody:
    pass

number = 7

def maker(name, seed):
    return 12
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A researcher's folder, in which one is."""
    (tmp_path / "first.py").write_text(FIRST, encoding="utf-8")
    (tmp_path / "faults.py").write_text(FAULTS, encoding="utf-8")
    (tmp_path / "beside.py").write_text("def divide(a, b):\n    return a // b\n", encoding="utf-8")
    (tmp_path / "typo.py").write_text("class Mine(Bot)\n", encoding="utf-8")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "blue.py").write_text(FIRST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    return tmp_path


@pytest.mark.parametrize("name", ["first.py", "first.py:First", "deep.blue:First", "./first.py:First"])
def test_each_form_of_a_name_makes_the_bot(name: str, folder: Path, shy: Game) -> None:
    made = bot(name, 1)
    assert made.name == name
    state = shy.new(seed=1)
    assert made.pick(Seat(shy, state, made.random)) == state.options[0]


def test_settings_are_handed_on() -> None:
    assert vars(bot(MINE + ":worlds=9"))["worlds"] == 9
    with pytest.raises(ValueError, match="unexpected keyword argument 'depth'"):
        bot(MINE + ":depth=3")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("hal", "there is no bot 'hal'; there are: random, greedy, ismcts; or one of your own: mine.py:Mine"),
        ("absent.py:Mine", "there is no file absent.py"),
        ("first.py:Second", "first.py has no Second; its bots are: First"),
        ("faults.py", "faults.py has 2 bots: Broken, Late: write faults.py:NAME"),
        ("beside.py", "beside.py has no bots: write beside.py:NAME"),
        ("beside.py:Mine", "beside.py has no Mine, and no bot"),
        ("typo.py:Mine", r"typo.py cannot be loaded: SyntaxError: expected ':' \(typo.py, line 1\)"),
        ("faults.py:Broken", r"bot faults.py:Broken cannot be made: KeyError: 'no net' \(faults.py, line 7\)"),
        ("faults.py:Nobody", r"Nobody of faults.py is no bot: write class Nobody\(Bot\)"),
        ("faults.py:number", "number of faults.py is no bot but int"),
        ("faults.py:maker", "bot faults.py:maker is no bot but int"),
        ("absent.blue:Mine", "there is no module absent, for the bot absent.blue:Mine"),
        ("deep.red:Mine", "there is no module deep.red"),
        ("program:", "names no program: write program:COMMAND"),
        ("program:no-such-thing --fast", "there is no program 'no-such-thing' that could be run here"),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_one_line(name: str, says: str, folder: Path) -> None:
    with pytest.raises(ValueError, match=says) as e:
        bot(name)
    assert "\n" not in str(e.value)


def test_a_file_that_was_changed_is_read_again(folder: Path, shy: Game) -> None:
    def picks() -> int:
        made, state = bot("first.py"), shy.new(seed=1)
        return state.options.index(made.pick(Seat(shy, state, made.random)))

    assert picks() == 0
    (folder / "first.py").write_text(FIRST.replace("[0]", "[1]"), encoding="utf-8")
    os.utime(folder / "first.py", ns=(1, 1))
    assert picks() == 1


def test_a_fault_is_told_with_its_line(folder: Path, shy: Game) -> None:
    """In this process and in another: what failed, and where in the file of the bot."""
    here = answer(bot("faults.py:Late"), shy.new(seed=1), shy).fault
    with Worker(shy.id, "faults.py:Late") as worker:
        there = worker.answer(shy.new(seed=1), 30.0).fault
    for said in (here, there):
        assert said is not None
        assert said.startswith("bot faults.py:Late failed: ZeroDivisionError: ")
        assert "(faults.py, line 11)" in said


def test_an_installed_package_declares_bots(folder: Path, shy: Game) -> None:
    info = folder / "chess_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: chess-bots\nVersion: 1\n", encoding="utf-8")
    lines = "[hantise.bots]\nfirst = first:First\nold = absent:First\n"
    (info / "entry_points.txt").write_text(lines, encoding="utf-8")
    sys.path.insert(0, str(folder))
    installed.cache_clear()
    try:
        assert bot("first").name == "first"
        with pytest.raises(ValueError, match=r"absent:First \(entry point old\) cannot be loaded: ModuleNotFoundError"):
            bot("old")
        with pytest.raises(ValueError, match="there are: random, greedy, ismcts, first, old; or"):
            bot("hal")
        rows = simulate(shy.id, ["first", "random"], 4, jobs=2)
        assert not any(r["fault_count"] for r in rows)
    finally:
        installed.cache_clear()


def test_the_example_is_blind_and_better_than_chance(shy: Game) -> None:
    for state in decisions(shy, 3, every=11):
        assert blind(lambda: bot(MINE + ":worlds=1", 5), shy, state) is None
    rows = simulate(shy.id, [MINE, "random"], 5, swap=True)
    assert sum(r["returns"][r["seats"].index(MINE)] > 0 for r in rows) >= 6
    assert not any(r["fault_count"] for r in rows)


@pytest.mark.parametrize("name", [MINE + ":worlds=1", PLAIN])
def test_other_processes_play_the_same(name: str, shy: Game) -> None:
    def games(jobs: int) -> list[tuple[str, list[float], int]]:
        rows = simulate(shy.id, [name, "greedy"], 2, seed=5, jobs=jobs)
        assert not any(r["fault_count"] for r in rows)
        return [(r["ended"], r["returns"], r["decisions"]) for r in rows]

    assert games(1) == games(2)


def test_in_an_arena(folder: Path) -> None:
    told = arena(KUHN, ["random", "first.py:First", PLAIN], 2)
    assert told["faults"] == 0
    assert len(told["table"]) == 9


def test_what_a_program_is_told(shy: Game) -> None:
    """All that its seat sees, and nothing else: the line is made of the view."""
    state = shy.new(seed=2)
    seat = Seat(shy, state, bot("random").random)
    told = json.loads(question(seat, 77))
    assert (told["protocol"], told["seed"], told["seconds"]) == (1, 77, None)
    assert told["actions"] == [shy.actions.action(state.asked, p) for p in state.options]
    assert {k: v for k, v in told.items() if k not in ("protocol", "seed", "seconds", "actions")} == json.loads(
        shy.view(state, state.player).to_json()
    )


def program(folder: Path, code: str, **more: float) -> Bot:
    path = folder / "program.py"
    path.write_text(
        f"import sys, time, json, os\nfor line in sys.stdin:\n    {code}\n    sys.stdout.flush()\n", encoding="utf-8"
    )
    return Program(f"program:{sys.executable} {path}", 1, **more)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("print('castle')", r"RuntimeError: it answered 'castle', which is none of the \d+ options: .* \.\.\."),
        ("sys.exit(3)", "RuntimeError: its program has ended, with exit code 3"),
        ("time.sleep(60)", "RuntimeError: its program gave no answer in 0.3 s and was stopped"),
        ("os.write(1, b'x' * 20000)", "RuntimeError: it answered 'xxxxxxxx"),
    ],
)
def test_a_program_at_fault_stops_no_game(code: str, says: str, folder: Path, shy: Game) -> None:
    one, state = program(folder, code, limit=0.3 if "sleep" in code else 20.0), shy.new(seed=1)
    given = answer(one, state, shy)
    assert given.fault is not None
    assert re.search(says, given.fault), given.fault
    assert given.pick in state.options
    one.close()


def test_each_seat_of_each_game_has_a_program_of_its_own(folder: Path, shy: Game) -> None:
    """What one seat has seen is nothing that another could find, and the next game begins afresh. None is left running."""
    program(folder, "open(f'{os.getpid()}.pid', 'a').write(line); print(json.loads(line)['options'][0])")
    name = f"program:{sys.executable} program.py"
    rows = simulate(shy.id, [name, name], 2)
    assert not any(r["fault_count"] for r in rows)
    heard = [path.read_text(encoding="utf-8").splitlines() for path in folder.glob("*.pid")]
    assert len(heard) == 4
    assert all(len({line.split('"seat":')[1][0] for line in lines}) == 1 for lines in heard)
    assert not [path for path in folder.glob("*.pid") if alive(int(path.stem))]


def test_a_worker_that_is_stopped_leaves_no_program(folder: Path, shy: Game) -> None:
    program(folder, "open(f'{os.getpid()}.pid', 'a').close(); time.sleep(600)")
    with Worker(shy.id, f"program:{sys.executable} program.py") as worker:
        begun = time.monotonic()
        while not list(folder.glob("*.pid")) and time.monotonic() < begun + 30:
            given = worker.answer(shy.new(seed=1), 1.5)
        assert given.fault is not None
        assert "gave no answer in 1.50 s" in given.fault
    pids = [int(path.stem) for path in folder.glob("*.pid")]
    assert pids
    time.sleep(0.1)
    assert not [pid for pid in pids if alive(pid)]


def alive(pid: int) -> bool:
    """Is it running? A zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def test_a_program_in_another_language(shy: Game) -> None:
    if shutil.which("node") is None:
        pytest.skip("no node here: install Debian's package nodejs to try the example in JavaScript")
    rows = simulate(shy.id, [f"program:node {EXAMPLES / 'plain.js'}", "random"], 2)
    assert not any(r["fault_count"] for r in rows)
