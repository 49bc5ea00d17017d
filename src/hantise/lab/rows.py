"""Rows in files: a game a row, as lines of JSON, as CSV or as Parquet, written one by one while the games are played.

Lines of JSON hold the row as `simulate.play` gives it. The two tables are flat: what belongs to a seat has its number behind
it, from 1 on. `COLUMNS` says what each holds.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from hantise.core.game import as_text

from .simulate import Row, share

COLUMNS = {
    "game": "id of the game",
    "version": "of its rules",
    "options": "all table options with their values, name=value, parted by semicolons",
    "components": "digest of the numbers that were in force",
    "program": "version of Hantise",
    "number": "of the game in this run, from 0",
    "seed": "of chance; games of one seed differ in who sits where",
    "luck": "the seed of the bots",
    "ended": "how the game ended; empty where it was broken off",
    "cut": "whether it was broken off at the game's cap of decisions",
    "decisions": "how many there were",
    "faults": "how many picks of bots were at fault",
    "bot_": "who sat in the seat",
    "team_": "the team of the seat, from 1; its own where there are no teams",
    "return_": "the result of the seat, from -1 to 1",
    "won_": "its part of the victory: 1, or less where several are level in front",
    "asked_": "decisions with a choice",
    "seconds_": "time that the bot took for all of them",
    "record": "the record of the game, where it was asked for",
}
GROUP = 5_000  # rows that a Parquet file gathers before it writes them

Writer = Callable[[Row], None]


class Rows(Protocol):
    """A file that takes rows, and is whole when it is closed."""

    def write(self, row: Row) -> None: ...

    def close(self) -> None: ...


class Lines:
    """Lines of JSON."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")

    def write(self, row: Row) -> None:
        self.file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self.file.close()


class Csv:
    """A table of comma-separated values with the names of the columns above."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.table: csv.DictWriter[str] | None = None

    def write(self, row: Row) -> None:
        plain = flat(row)
        if self.table is None:
            self.table = csv.DictWriter(self.file, list(plain), lineterminator="\n")
            self.table.writeheader()
        self.table.writerow(plain)

    def close(self) -> None:
        self.file.close()


class Parquet:
    """A Parquet file. Raises ModuleNotFoundError without pyarrow."""

    def __init__(self, path: Path) -> None:
        import pyarrow
        import pyarrow.parquet

        self.arrow, self.path, self.rows = pyarrow, path, list[Row]()
        self.writer: Any = None

    def write(self, row: Row) -> None:
        self.rows.append(flat(row))
        if len(self.rows) >= GROUP:
            self.flush()

    def flush(self) -> None:
        rows, self.rows = self.rows, []
        if rows:
            table = self.arrow.Table.from_pylist(rows)
            if self.writer is None:
                self.writer = self.arrow.parquet.ParquetWriter(self.path, table.schema, compression="zstd")
            self.writer.write_table(table)

    def close(self) -> None:
        self.flush()
        if self.writer is not None:
            self.writer.close()


KINDS: dict[str, type[Lines] | type[Csv] | type[Parquet]] = {
    ".jsonl": Lines,
    ".ndjson": Lines,
    ".json": Lines,
    ".txt": Lines,
    ".csv": Csv,
    ".parquet": Parquet,
}


class Writing:
    """Rows into a file of the kind that the name says; with nowhere to write they are dropped."""

    def __init__(self, path: Path | None, kind: str = "") -> None:
        self.rows: Rows | None = None if path is None else KINDS[kind or path.suffix](path)

    def __enter__(self) -> Writer:
        return self.write

    def write(self, row: Row) -> None:
        if self.rows is not None:
            self.rows.write(row)

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        if self.rows is not None:
            self.rows.close()


def flat(row: Row) -> dict[str, Any]:
    """A row as a line of a table."""
    out = {name: row[name] for name in ("game", "version", "components", "program", "number", "seed", "luck")}
    out["options"] = ";".join(f"{name}={as_text(value)}" for name, value in row["options"].items())
    out |= {name: row[name] for name in ("ended", "cut", "decisions")} | {"faults": row["fault_count"]}
    for i, bot in enumerate(row["seats"]):
        team = next(n for n, seats in enumerate(row["teams"], 1) if i in seats)
        won = share(row["returns"], row["teams"], i)
        told = {"bot": bot, "team": team, "return": float(row["returns"][i]), "won": float(won)}
        told |= {"asked": row["asked"][i], "seconds": float(row["seconds"][i])}
        out |= {f"{name}_{i + 1}": value for name, value in told.items()}
    return out | ({"record": row["record"]} if "record" in row else {})
