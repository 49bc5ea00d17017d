"""Many games: repeatable, in order, over processes, and broken off cleanly."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest

from hantise.core.data import digest
from hantise.core.record import Record
from hantise.core.registry import game as registered
from hantise.lab.arena import arena, markdown
from hantise.lab.simulate import Row, plan, share, simulate, stream, summary, turn_round
from hantise.lab.stats import wilson

SHY = "shy_monsters"
KUHN = str(Path(__file__).parent.parent / "bots" / "kuhn.py")


def timeless(rows: list[Row]) -> list[Row]:
    return [{k: v for k, v in r.items() if k != "seconds"} for r in rows]


def test_rows_say_what_was_played() -> None:
    (row,) = simulate("mac_gregor", ["random"] * 3, 1, seed=9, options={"treasures_to_win": 6})
    game = registered("mac_gregor")
    assert (row["game"], row["version"], row["components"]) == (game.id, game.version, digest(game.components))
    assert row["program"] == version("hantise")
    assert row["options"].keys() == game.options.keys()
    assert row["options"]["treasures_to_win"] == "6"


def test_rows_come_one_by_one_in_their_order() -> None:
    """Whoever is done first: a row waits for those before it, and whoever looks away stops the processes."""
    rows = stream(plan(SHY, ["random", "greedy"], 40), 2)
    assert [next(rows)["number"] for _ in range(10)] == list(range(10))
    rows.close()  # type: ignore[attr-defined]
    assert [r["number"] for r in stream(plan(SHY, ["random", "random"], 12), 2)] == list(range(12))


def test_a_worker_that_is_killed_costs_time_only(tmp_path: Path) -> None:
    """Its game is played again, and the rows are the same; a game that ends its process each time is told."""
    bots = f"{tmp_path / 'fatal.py'}"
    Path(bots).write_text(
        "import os, pathlib\nfrom hantise.bots import Bot\n\nclass Fatal(Bot):\n    times = 1\n"
        "    def choose(self, seat):\n"
        f"        marks = pathlib.Path({str(tmp_path)!r})\n"
        "        if len(list(marks.glob('*.dead'))) < self.times:\n"
        "            (marks / f'{os.getpid()}.dead').touch()\n"
        "            os.kill(os.getpid(), 9)\n"
        "        return [seat.options[0]]\n\nclass Always(Fatal):\n    times = 99\n",
        encoding="utf-8",
    )
    rows = simulate(SHY, [f"{bots}:Fatal", "random"], 6, jobs=2)
    assert len(list(tmp_path.glob("*.dead"))) >= 1
    assert timeless(rows) == timeless(simulate(SHY, [f"{bots}:Fatal", "random"], 6))
    with pytest.raises(RuntimeError, match=r"the process that played game \d has ended \(seed \d\), 3 times"):
        simulate(SHY, [f"{bots}:Always", "random"], 2, jobs=2)


def test_a_plan_takes_no_room() -> None:
    games = plan(SHY, ["random", "greedy"], 10**7, seed=3, swap=True)
    assert len(games) == 2 * 10**7
    assert (games[5].number, games[5].seed, games[5].seats) == (5, 5, ("greedy", "random"))
    assert games[4:6] == [games[4], games[5]]
    with pytest.raises(IndexError):
        games[len(games)]


def test_the_same_bot_in_two_seats_is_told_apart() -> None:
    """What the seat is worth shows by seat; over all seats it is a half, whatever the seats are worth."""
    told = summary(simulate(SHY, ["greedy", "greedy"], 30, seed=5))
    master, hero = told["places"]
    assert [(p["seat"], p["bot"], p["games"]) for p in (master, hero)] == [(0, "greedy", 30), (1, "greedy", 30)]
    assert master["rate"] + hero["rate"] == pytest.approx(1.0)
    assert (master["low"], master["high"]) == wilson(master["wins"], 30)
    assert hero["low"] < hero["rate"] < hero["high"]
    (both,) = told["bots"]
    assert (both["rate"], both["games"], both["tables"]) == (0.5, 60, 30)
    assert (both["low"], both["high"]) == wilson(15, 30), "two seats of one table are one game, not two"


def test_rows_are_plain_and_the_same_again() -> None:
    seen: list[int] = []
    rows = simulate(SHY, ["greedy", "random"], 12, seed=3, progress=seen.append)
    assert seen == list(range(1, 13))
    assert [r["number"] for r in rows] == list(range(12))
    assert json.loads(json.dumps(rows)) == rows
    assert timeless(simulate(SHY, ["greedy", "random"], 12, seed=3)) == timeless(rows)
    assert timeless(simulate(SHY, ["greedy", "random"], 12, seed=4))[:-1] != timeless(rows)[1:]
    assert all(r["ended"] and not r["cut"] and not r["fault_count"] for r in rows)


def test_processes_change_nothing() -> None:
    alone = simulate(SHY, ["greedy", "ismcts:5it"], 6, seed=3, swap=True)
    seen: list[int] = []
    assert timeless(simulate(SHY, ["greedy", "ismcts:5it"], 6, seed=3, swap=True, jobs=2, progress=seen.append)) == timeless(
        alone
    )
    assert seen == list(range(1, 13))
    assert [r["seats"] for r in alone[:2]] == [["greedy", "ismcts:5it"], ["ismcts:5it", "greedy"]]
    assert [r["seed"] for r in alone[:4]] == [3, 3, 4, 4]


def test_a_game_of_one_file_in_other_processes() -> None:
    rows = simulate(KUHN, ["random", "greedy"], 8, jobs=2)
    assert {r["ended"] for r in rows} == {"done"}


def test_records_are_kept_where_asked_for() -> None:
    (row,) = simulate(SHY, ["greedy", "greedy"], 1, seed=2, options={"peeks": [3, 2, 1]}, record=True)
    g = Record.read(row["record"]).replay()
    assert (g.ended, g.returns) == (row["ended"], row["returns"])
    assert "%option peeks 3,2,1" in row["record"]


def test_summary() -> None:
    rows = simulate(SHY, ["greedy", "random"], 20, swap=True)
    told = summary(rows)
    assert told["games"] == 40
    assert sum(told["ends"].values()) == 40
    by_name = {b["bot"]: b for b in told["bots"]}
    assert by_name["greedy"]["games"] == by_name["random"]["games"] == 40
    assert by_name["greedy"]["wins"] + by_name["random"]["wins"] == 40
    assert by_name["greedy"]["return"] == pytest.approx(-by_name["random"]["return"])
    assert by_name["greedy"]["wins"] > 28
    assert by_name["greedy"]["ms"] > by_name["random"]["ms"] > 0


@pytest.mark.parametrize(
    ("call", "says"),
    [
        ({"source": "chess"}, "there is no game 'chess'"),
        ({"seats": ["random"]}, "is for 2 seats, not 1"),
        ({"seats": ["random", "hal"]}, "there is no bot 'hal'"),
        ({"games": 0}, "at least 1 game"),
        ({"seed": -1}, "a seed is 0 or more"),
        ({"options": {"colour": 1}}, "has no option colour"),
        ({"jobs": 0}, "at least 1 process"),
    ],
)
def test_nonsense_is_refused_before_the_first_game(call: dict[str, object], says: str) -> None:
    given = {"source": SHY, "seats": ["random", "random"], "games": 2} | call
    with pytest.raises((ValueError, LookupError), match=says):
        simulate(**given)  # type: ignore[arg-type]


def test_ctrl_c_stops_the_processes() -> None:
    code = (
        "from hantise.lab.simulate import simulate\n"
        "try:\n"
        "    print('begun', flush=True)\n"
        f"    simulate({SHY!r}, ['ismcts:2s', 'ismcts:2s'], 50, jobs=2)\n"
        "except KeyboardInterrupt:\n"
        "    print('stopped')\n"
    )
    pipe = subprocess.PIPE
    run = subprocess.Popen([sys.executable, "-c", code], stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    assert run.stdout is not None
    assert run.stdout.readline() == "begun\n"
    time.sleep(1.5)
    begun = time.perf_counter()
    os.kill(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=20)
    assert time.perf_counter() - begun < 8
    assert (out.strip(), err, run.returncode) == ("stopped", "", 0)
    with pytest.raises(ProcessLookupError):
        os.killpg(run.pid, 0)  # nobody of its group is left


def test_arena() -> None:
    told = arena(SHY, ["random", "greedy"], 30, seed=1, jobs=2)
    assert json.loads(json.dumps(told)) == told
    table = {(r["first"], r["second"]): r for r in told["table"]}
    assert set(table) == {(a, b) for a in ("random", "greedy") for b in ("random", "greedy")}
    assert table["greedy", "random"]["rate"] > 0.8 > table["random", "greedy"]["rate"]
    assert all(r["games"] == 30 and r["low"] <= r["rate"] <= r["high"] for r in told["table"])
    assert table["greedy", "random"]["roles"] == ["master", "hero"]
    assert [r["bot"] for r in told["ratings"]] == ["greedy", "random"]
    assert all(r["low"] <= r["rating"] <= r["high"] for r in told["ratings"])
    hero = next(r for r in told["roles"] if r["role"] == "hero" and r["against"] == "greedy")
    assert (hero["one"], hero["two"]) == ("random", "greedy")
    assert hero["two_rate"] > hero["one_rate"]
    assert hero["p"] < 0.05
    assert told["faults"] == told["cut"] == 0
    again = arena(SHY, ["random", "greedy"], 30, seed=1)
    assert {k: v for k, v in again.items() if k != "speed"} == {k: v for k, v in told.items() if k != "speed"}


def test_partners_are_of_one_kind_in_an_arena() -> None:
    told = arena("evil_corp", ["greedy", "random"], 1, seats=4)
    table = {(r["first"], r["second"]): r for r in told["table"]}
    assert (table["greedy", "random"]["rate"], table["random", "greedy"]["rate"]) == (1.0, 0.0)
    assert table["greedy", "random"]["roles"] == ["team 0", "team 1"]


def test_teams_are_turned_round_the_table_whole() -> None:
    """Partners stay together; who plays alone moves on by a seat. A victory of a team is one of each of its seats."""
    sat = [row["seats"] for row in simulate("evil_corp", ["greedy", "random", "random", "random"], 1, swap=True)]
    assert sat == [["greedy", "random", "random", "random"], ["random", "random", "greedy", "random"]]
    assert turn_round(["a", "b", "c"], [[0], [1], [2]], 1) == ("b", "c", "a")
    assert turn_round(["a", "b", "c", "d"], [[0, 2], [1, 3]], 1) == ("b", "a", "d", "c")
    assert [share([1.0, 1.0, -1.0, -1.0], [[0, 1], [2, 3]], s) for s in range(4)] == [1, 1, 0, 0]
    assert [share([0.0] * 4, [[0, 1], [2, 3]], s) for s in range(4)] == [0.5] * 4
    assert [share([0.2, 0.2, -0.4], [[0], [1], [2]], s) for s in range(3)] == [0.5, 0.5, 0]


def test_an_arena_as_a_page() -> None:
    page = markdown(arena(SHY, ["random", "greedy"], 4))
    assert "| greedy | random |" in page
    assert "master" in page
    assert "95 %" in page


@pytest.mark.parametrize(
    ("bots", "games", "says"),
    [
        ([], 1, "at least one"),
        (["random", "random"], 1, "different bots"),
        (["hal"], 1, "no bot 'hal'"),
        (["random"], 0, "1 game"),
    ],
)
def test_an_arena_of_nonsense(bots: list[str], games: int, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        arena(SHY, bots, games)
