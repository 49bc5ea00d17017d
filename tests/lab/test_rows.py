"""Rows in files: what stands in each column, and that what is read again is what was written."""

import csv
import json
from pathlib import Path

import pytest

from hantise.lab.rows import DECISIONS, GAMES, as_row, decisions, flat, games_of, sink, unflat
from hantise.lab.simulate import Task, play, share, simulate

ROOT = Path(__file__).parent.parent.parent
ROWS = simulate("evil_corp", ["greedy", "random", "random", "random"], 1, seed=3, swap=True, record=True)
PAGE = (ROOT / "docs" / "how-to" / "simulations.md").read_text(encoding="utf-8")


def test_every_column_is_documented() -> None:
    """And every documented one is there; those of a seat once for each. What only this game tells stands behind."""
    plain = flat(ROWS[0])
    own = {"rounds", "way"}
    assert {name.rstrip("0123456789") for name in plain} == set(GAMES) | own
    assert all(f"| `{name}{'1' * name.endswith('_')}`" in PAGE and f"| {c.what} |" in PAGE for name, c in GAMES.items())
    assert [name for name in plain if name.startswith("bot_")] == ["bot_1", "bot_2", "bot_3", "bot_4"]
    assert all(f"| `{name}`" in PAGE and f"| {c.what} |" in PAGE for name, c in DECISIONS.items())


def test_a_table_says_what_the_rows_say(tmp_path: Path) -> None:
    for name in ("games.csv", "games.jsonl"):
        to = sink(tmp_path / name)
        to.write([as_row(row, (tmp_path / name).suffix) for row in ROWS])
        to.close()
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == ROWS == list(games_of(tmp_path / "games.jsonl"))
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert len(table) == len(ROWS)
    for told, row in zip(table, ROWS, strict=True):
        assert [told[f"bot_{i}"] for i in (1, 2, 3, 4)] == row["seats"]
        assert [float(told[f"return_{i}"]) for i in (1, 2, 3, 4)] == row["returns"]
        assert [float(told[f"won_{i}"]) for i in (1, 2, 3, 4)] == [share(row["returns"], row["teams"], i) for i in range(4)]
        assert [[i for i in range(4) if told[f"team_{i + 1}"] == team] for team in ("1", "2")] == row["teams"]
        assert (int(told["seed"]), told["record"]) == (row["seed"], row["record"])
        assert dict(pair.split("=", 1) for pair in told["options"].split(";")) == row["options"]
        assert {"rounds": int(told["rounds"]), "way": told["way"]} == row["account"]["table"]
    assert list(games_of(tmp_path / "games.csv")) == ROWS, "with its types, from a table too"
    assert [unflat(flat(row)) for row in ROWS] == ROWS


def test_a_row_a_decision() -> None:
    """What is told of each is what the record says of the game."""
    row = play(Task("shy_monsters", 0, 5, ("greedy", "random"), 7, record=True, decisions=True))
    told = [one for some in decisions(row) for one in some]
    assert [list(one) for one in told] == [list(DECISIONS)] * row["decisions"]
    assert [one["decision"] for one in told] == list(range(row["decisions"]))
    assert [sum(one["seat"] == s for one in told) for s in (1, 2)] == row["asked"]
    assert {(one["seat"], one["bot"]) for one in told} == {(1, "greedy"), (2, "random")}
    assert all(one["pick"] in row["record"] and one["choices"] > 1 and not one["fault"] for one in told)
    assert {one["question"] for one in told} <= {"Build", "Peek", "Move"}
    assert len({one["action"] for one in told}) > 5


def test_no_rows_of_games(tmp_path: Path) -> None:
    for name in ("a.jsonl", "a.csv"):
        (tmp_path / name).write_text("one,two\n1,2\n", encoding="utf-8")
        with pytest.raises(ValueError, match="holds no rows of games"):
            list(games_of(tmp_path / name))
