"""Rows in files: what stands in each column, and that a file is whole up to where it was stopped."""

import csv
import json
from pathlib import Path

from hantise.lab.rows import COLUMNS, Writing, flat
from hantise.lab.simulate import share, simulate

ROOT = Path(__file__).parent.parent.parent
ROWS = simulate("evil_corp", ["greedy", "random", "random", "random"], 2, seed=3, swap=True, record=True)


def test_every_column_is_documented() -> None:
    """And every documented one is there; those of a seat once for each."""
    plain = flat(ROWS[0])
    assert {name.rstrip("0123456789") for name in plain} == set(COLUMNS)
    page = (ROOT / "docs" / "how-to" / "simulations.md").read_text(encoding="utf-8")
    assert all(f"| `{name}{'1' * name.endswith('_')}`" in page and f"| {what} |" in page for name, what in COLUMNS.items())
    assert [name for name in plain if name.startswith("bot_")] == ["bot_1", "bot_2", "bot_3", "bot_4"]


def test_a_table_says_what_the_rows_say(tmp_path: Path) -> None:
    for name in ("games.csv", "games.jsonl"):
        with Writing(tmp_path / name) as write:
            for row in ROWS:
                write(row)
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == ROWS
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


def test_nowhere_to_write() -> None:
    with Writing(None) as write:
        write(ROWS[0])
