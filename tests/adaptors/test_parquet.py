"""Parquet: the same table as CSV, with types; the same file whatever happened meanwhile; read by Polars, DuckDB and pandas."""

from pathlib import Path

from tests.adaptors.conftest import needed

from hantise.lab import rows, runs
from hantise.lab.rows import DECISIONS, flat, games_of, sink
from hantise.lab.runs import Run
from hantise.lab.simulate import plan, simulate, stream

parquet = needed("pyarrow.parquet")


def test_rows_come_back_with_their_types(tmp_path: Path, monkeypatch) -> None:
    played = simulate("shy_monsters", ["greedy", "random"], 5, seed=2)
    monkeypatch.setattr(rows, "GROUP", 2)  # several groups, and one that is not full
    to = sink(tmp_path / "games.parquet")
    for row in played:
        to.write([flat(row)])
    to.close()
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.to_pylist() == [flat(row) for row in played]
    assert parquet.ParquetFile(tmp_path / "games.parquet").num_row_groups == 3
    assert {name: str(table.schema.field(name).type) for name in ("seed", "return_1", "cut", "bot_2")} == {
        "seed": "int64",
        "return_1": "double",
        "cut": "bool",
        "bot_2": "string",
    }
    assert list(games_of(tmp_path / "games.parquet")) == played


def ran(folder: Path, jobs: int, killed: tuple[int, ...] = (), stopped: int | None = None) -> list[bytes]:
    """Play 24 games into two files, killed after so many games, then stopped as Ctrl-C does; what is in them in the end."""
    wanted = plan("shy_monsters", ["greedy", "random"], 24, 2, decisions=True)
    folder.mkdir()
    for until in (*killed, stopped, None):
        run = Run(wanted, folder / "games.parquet", folder / "picks.parquet", times=False)
        there = len(list(run.go_on()))
        for n, row in enumerate(stream(wanted.after(there), jobs)):
            if n == until:
                break
            run.write(row)
        if until in killed:
            run.unlock()
        else:
            run.finish()
    assert sorted(p.name for p in folder.iterdir()) == ["games.parquet", "picks.parquet"]
    return [(folder / name).read_bytes() for name in ("games.parquet", "picks.parquet")]


def test_the_same_files_byte_by_byte(tmp_path: Path, monkeypatch) -> None:
    """By one worker, by two, and by a run that was killed twice and stopped once."""
    monkeypatch.setattr(rows, "GROUP", 100)
    one = ran(tmp_path / "one", 1)
    assert ran(tmp_path / "two", 2) == one
    monkeypatch.setattr(runs, "ROWS", 150)
    assert ran(tmp_path / "killed", 1, (9, 7), 5) == one
    table = parquet.read_table(tmp_path / "one" / "picks.parquet")
    assert table.column_names == list(DECISIONS)
    assert parquet.ParquetFile(tmp_path / "one" / "picks.parquet").num_row_groups > 2
    assert table.num_rows == sum(row["decisions"] for row in games_of(tmp_path / "one" / "games.parquet"))


def test_polars_duckdb_and_pandas_read_it(tmp_path: Path) -> None:
    polars, duckdb, pandas = needed("polars"), needed("duckdb"), needed("pandas")
    ran(tmp_path / "one", 1)
    games, picks = str(tmp_path / "one" / "games.parquet"), str(tmp_path / "one" / "picks.parquet")
    decisions = sum(row["decisions"] for row in games_of(Path(games)))
    assert polars.read_parquet(games)["decisions"].sum() == decisions == len(pandas.read_parquet(picks))
    asked = f"select count(*), sum(g.won_1) from '{picks}' p join '{games}' g using (number) where decision = 0"
    assert duckdb.sql(asked).fetchall() == [(24, polars.read_parquet(games)["won_1"].sum())]
