"""Parquet: the same table as CSV, with types, whole also where the games were stopped."""

from pathlib import Path

from tests.adaptors.conftest import needed

from hantise.lab import rows
from hantise.lab.rows import Writing, flat
from hantise.lab.simulate import simulate

parquet = needed("pyarrow.parquet")


def test_rows_come_back_with_their_types(tmp_path: Path, monkeypatch) -> None:
    played = simulate("shy_monsters", ["greedy", "random"], 5, seed=2)
    monkeypatch.setattr(rows, "GROUP", 2)  # several groups, and one that is not full
    with Writing(tmp_path / "games.parquet") as write:
        for row in played:
            write(row)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.to_pylist() == [flat(row) for row in played]
    assert parquet.ParquetFile(tmp_path / "games.parquet").num_row_groups == 3
    assert {name: str(table.schema.field(name).type) for name in ("seed", "return_1", "cut", "bot_2")} == {
        "seed": "int64",
        "return_1": "double",
        "cut": "bool",
        "bot_2": "string",
    }
