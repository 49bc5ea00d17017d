"""Rows in files: a game a row, or a decision a row, as lines of JSON, as CSV or as Parquet.

Lines of JSON hold the row of a game as `simulate.play` gives it. All else is flat: what belongs to a seat has its number behind
it, from 1 on. `GAMES` and `DECISIONS` say what each column holds.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from hantise.core.game import as_text

from .simulate import Row, share


class Column(NamedTuple):
    """What a column holds, and of which type it is."""

    kind: type
    what: str


ORIGIN = {
    "game": Column(str, "id of the game"),
    "version": Column(int, "of its rules"),
    "components": Column(str, "digest of the numbers that were in force"),
    "program": Column(str, "version of Hantise"),
    "number": Column(int, "of the game in this run, from 0"),
    "seed": Column(int, "of chance; games of one seed differ in who sits where"),
    "luck": Column(int, "the seed of the bots"),
    "options": Column(str, "all table options with their values, name=value, parted by semicolons"),
}
GAMES = ORIGIN | {
    "ended": Column(str, "how the game ended; empty where it was broken off"),
    "cut": Column(bool, "whether it was broken off at the game's cap of decisions"),
    "decisions": Column(int, "how many there were"),
    "faults": Column(int, "how many picks of bots were at fault"),
    "bot_": Column(str, "who sat in the seat"),
    "team_": Column(int, "the team of the seat, from 1; its own where there are no teams"),
    "return_": Column(float, "the result of the seat, from -1 to 1"),
    "won_": Column(float, "its part of the victory: 1, or less where several are level in front"),
    "asked_": Column(int, "decisions with a choice"),
    "seconds_": Column(float, "time that the bot took for all of them"),
    "record": Column(str, "the record of the game, where it was asked for"),
}
DECISIONS = ORIGIN | {
    "decision": Column(int, "of the game, from 0"),
    "seat": Column(int, "who was asked, from 1"),
    "bot": Column(str, "who sits there"),
    "question": Column(str, "what was asked: the name of the decision, as `hantise actions` has it"),
    "rule": Column(str, "the rule of that decision"),
    "choices": Column(int, "how many picks were legal"),
    "pick": Column(str, "what was picked, as a record writes it"),
    "action": Column(int, "its number in the game's catalogue; empty where the game has none"),
    "fault": Column(bool, "whether the bot was at fault, and the default was picked for it"),
}
GROUP = 50_000  # rows that stand together in a Parquet file
FIELD = 1 << 30  # characters in a field of CSV at most: records are long
BATCH = 1_000  # rows of a game's decisions that are made at once


# rows of a table -----------------------------------------------------------------------------------------------------------
def flat(row: Row) -> dict[str, Any]:
    """The row of a game as a line of a table."""
    out = from_where(row)
    out |= {name: row[name] for name in ("ended", "cut", "decisions")} | {"faults": row["fault_count"]}
    for i, bot in enumerate(row["seats"]):
        team = next(n for n, seats in enumerate(row["teams"], 1) if i in seats)
        won = share(row["returns"], row["teams"], i)
        told = {"bot": bot, "team": team, "return": float(row["returns"][i]), "won": float(won), "asked": row["asked"][i]}
        told |= {"seconds": float(row["seconds"][i])} if "seconds" in row else {}
        told |= {name: values[i] for name, values in row["account"]["seats"].items()}
        out |= {f"{name}_{i + 1}": value for name, value in told.items()}
    out |= row["account"]["table"]
    return out | ({"record": row["record"]} if "record" in row else {})


def from_where(row: Row) -> dict[str, Any]:
    """The columns from which the game follows."""
    options = ";".join(f"{name}={as_text(value)}" for name, value in row["options"].items())
    return {name: row[name] for name in ORIGIN if name != "options"} | {"options": options}


def unflat(plain: Mapping[str, Any]) -> Row:
    """The row of a game from a line of a table, with its types; what went wrong with bots is not told there in words."""
    seats = range(1, 1 + sum(name.startswith("bot_") and name[4:].isdigit() for name in plain))
    row: Row = {name: plain[name] for name in ORIGIN if name != "options"} | {"cut": plain["cut"]}
    row["options"] = dict(pair.split("=", 1) for pair in plain["options"].split(";") if pair)
    row |= {"seats": [plain[f"bot_{i}"] for i in seats], "ended": plain["ended"], "decisions": plain["decisions"]}
    row |= {"returns": [plain[f"return_{i}"] for i in seats], "asked": [plain[f"asked_{i}"] for i in seats]}
    teams: dict[int, list[int]] = {}
    for i in seats:
        teams.setdefault(plain[f"team_{i}"], []).append(i - 1)
    row |= {"teams": [teams[n] for n in sorted(teams)], "faults": [], "fault_count": plain["faults"]}
    if "seconds_1" in plain:
        row["seconds"] = [plain[f"seconds_{i}"] for i in seats]
    own = [name for name in plain if kind_of(name) is None]
    by_seat = {name.rpartition("_")[0] for name in own if name.endswith("_1")}
    row["account"] = {
        "seats": {name: [plain[f"{name}_{i}"] for i in seats] for name in sorted(by_seat, key=lambda n: own.index(n + "_1"))},
        "table": {name: plain[name] for name in own if name.rpartition("_")[0] not in by_seat},
    }
    return row | ({"record": plain["record"]} if "record" in plain else {})


def kind_of(name: str) -> type | None:
    """The type of a column of the games; None of one that only this game has."""
    column = GAMES.get(name) or GAMES.get(name.rstrip("0123456789"))
    return column.kind if column is not None else None


def decisions(row: Row) -> Iterator[list[dict[str, Any]]]:
    """The rows of a game's decisions, so many at once."""
    head, told = from_where(row), row["told"]
    for first in range(0, row["decisions"], BATCH):
        here = range(first, min(first + BATCH, row["decisions"]))
        yield [
            head
            | {"decision": n, "seat": told["seat"][n] + 1, "bot": row["seats"][told["seat"][n]]}
            | {name: told[name][n] for name in ("question", "rule", "choices", "pick", "action", "fault")}
            for n in here
        ]


# files ---------------------------------------------------------------------------------------------------------------------
class Sink(Protocol):
    """A file that takes rows, and is whole when it is closed."""

    def write(self, rows: Sequence[Mapping[str, Any]]) -> None: ...

    def append(self, path: Path, rows: int | None = None) -> None:
        """The rows of another file of this kind; so many, if it is said, from its beginning. Raises ValueError where it has
        fewer."""

    def close(self) -> None: ...


class Lines:
    """Lines of JSON."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")

    def write(self, rows: Sequence[Mapping[str, Any]]) -> None:
        self.file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

    def append(self, path: Path, rows: int | None = None) -> None:
        with path.open(encoding="utf-8", newline="\n") as file:
            copied(path, file, self.file, rows)

    def close(self) -> None:
        self.file.close()


class Csv:
    """A table of comma-separated values, with the names of the columns above."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.table: csv.DictWriter[str] | None = None
        self.head = ""

    def write(self, rows: Sequence[Mapping[str, Any]]) -> None:
        if rows and self.table is None:
            self.table = csv.DictWriter(self.file, list(rows[0]), lineterminator="\n")
            if not self.head:
                self.table.writeheader()
        if rows:
            assert self.table is not None
            self.table.writerows(rows)

    def append(self, path: Path, rows: int | None = None) -> None:
        with path.open(encoding="utf-8", newline="\n") as file:
            head = file.readline()
            if not self.head:
                self.head = head
                self.file.write(head)
            copied(path, file, self.file, rows)

    def close(self) -> None:
        self.file.close()


def copied(path: Path, file: Iterable[str], to: Any, rows: int | None) -> None:
    """Copy lines. Raises ValueError where there are fewer than `rows`."""
    n = 0
    for line in islice(file, rows):
        to.write(line)
        n += 1
    if rows is not None and n < rows:
        raise ValueError(f"{path} has {n} rows where {rows} are needed")


class Parquet:
    """A Parquet file in groups of GROUP rows: the same rows make the same file, however they come. Raises ModuleNotFoundError
    without pyarrow."""

    def __init__(self, path: Path) -> None:
        import pyarrow
        import pyarrow.parquet

        self.arrow, self.path = pyarrow, path
        self.tables: list[Any] = []
        self.rows = 0
        self.schema: Any = None
        self.writer: Any = None

    def write(self, rows: Sequence[Mapping[str, Any]]) -> None:
        if rows and self.schema is None:
            self.schema = self.typed(rows[0])
        if rows:
            self.add(self.arrow.Table.from_pylist(rows, self.schema))

    def typed(self, row: Mapping[str, Any]) -> Any:
        """The schema of rows like this one."""
        a = self.arrow
        kinds = {str: a.string(), int: a.int64(), float: a.float64(), bool: a.bool_()}
        known = {name: column.kind for name, column in DECISIONS.items()} if "decision" in row else {}
        return a.schema([(n, kinds[known.get(n) or kind_of(n) or type(value)]) for n, value in row.items()])

    def append(self, path: Path, rows: int | None = None) -> None:
        with self.arrow.parquet.ParquetFile(path) as file:
            if rows is not None and file.metadata.num_rows < rows:
                raise ValueError(f"{path} has {file.metadata.num_rows} rows where {rows} are needed")
            left = file.metadata.num_rows if rows is None else rows
            for batch in file.iter_batches(GROUP):
                if not left:
                    break
                batch = batch.slice(0, min(left, batch.num_rows))
                left -= batch.num_rows
                self.add(self.arrow.Table.from_batches([batch]).replace_schema_metadata(None))

    def add(self, table: Any) -> None:
        """Take rows, and write whole groups."""
        self.tables.append(table)
        self.rows += table.num_rows
        while self.rows >= GROUP:
            self.group(GROUP)

    def group(self, n: int) -> None:
        """Write the first n rows."""
        table = self.arrow.concat_tables(self.tables)
        if self.writer is None:
            self.writer = self.arrow.parquet.ParquetWriter(self.path, table.schema, compression="zstd")
        self.writer.write_table(table.slice(0, n).combine_chunks(), row_group_size=n)
        self.tables, self.rows = [table.slice(n)], self.rows - n

    def close(self) -> None:
        if self.rows:
            self.group(self.rows)
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


def sink(path: Path, kind: str = "") -> Sink:
    """A new file for rows, of the kind that its name says, or that suffix."""
    return KINDS[kind or path.suffix](path)


def as_row(row: Row, kind: str) -> Mapping[str, Any]:
    """The row of a game as a file of that suffix has it."""
    return {n: v for n, v in row.items() if n != "told"} if KINDS[kind] is Lines else flat(row)


def games_of(path: Path) -> Iterator[Row]:
    """The rows of a file of games. Raises ValueError where it is none."""
    try:
        if KINDS[path.suffix] is Lines:
            with path.open(encoding="utf-8") as file:
                yield from map(json.loads, file)
        elif KINDS[path.suffix] is Csv:
            csv.field_size_limit(FIELD)
            with path.open(encoding="utf-8", newline="") as file:
                yield from (unflat({n: read(n, text) for n, text in line.items()}) for line in csv.DictReader(file))
        else:
            import pyarrow.parquet

            with pyarrow.parquet.ParquetFile(path) as file:
                for batch in file.iter_batches(BATCH):
                    yield from map(unflat, batch.to_pylist())
    except (KeyError, TypeError, AttributeError, ValueError) as e:  # ArrowInvalid is one of these
        raise ValueError(f"{path} holds no rows of games: {type(e).__name__}: {e}") from None


def read(name: str, text: str) -> Any:
    """A value of CSV with its type; of a column that only this game has, a number where it reads as one."""
    kind = kind_of(name)
    if kind is bool:
        return text == "True"
    if kind is not None:
        return kind(text)
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text
