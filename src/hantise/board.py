"""A table in plain text, built from a view: a game's own `text.py` draws it, else its facts are listed as they are.

A game offers `board(view, texts) -> str` in a module `text` beside its state. Like every picture it is given the view and
nothing else, so it cannot show what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hantise.beside import beside
from hantise.core.game import Game
from hantise.core.view import View
from hantise.texts import Texts


def board(game: Game, view: View, texts: Texts) -> str:
    """The table as text, for the one who has that view."""
    module = beside(game, "text")
    drawn: str = module.board(view, texts) if module is not None else "\n".join(table(view.table))
    return drawn.rstrip("\n")


def table(facts: dict[str, Any], indent: str = "") -> list[str]:
    """Plain data as lines: a fact a line, tables of equal facts as columns, grids as grids."""
    lines: list[str] = []
    width = max((len(name) for name, value in facts.items() if is_short(value)), default=0)
    for name, value in facts.items():
        if is_short(value):
            lines.append(f"{indent}{name.ljust(width)}  {short(value)}".rstrip())
        else:
            lines.append(f"{indent}{name}")
            lines += inner(value, indent + "  ")
    return lines


def inner(value: Any, indent: str) -> list[str]:
    if isinstance(value, dict):
        return table(value, indent)
    if all(isinstance(v, dict) for v in value):
        heads = list(dict.fromkeys(k for v in value for k in v))
        return columns([heads, *([short(v.get(h, "")) for h in heads] for v in value)], indent)
    if all(isinstance(v, list) for v in value):
        return columns([[short(c) for c in row] for row in value], indent)
    return [f"{indent}{short(v)}" for v in value]


def is_short(value: Any) -> bool:
    """Can it be said on one line?"""
    if isinstance(value, dict):
        return not any(isinstance(v, (dict, list)) for v in value.values())
    if isinstance(value, list):
        return not any(isinstance(v, (dict, list)) for v in value)
    return True


def short(value: Any) -> str:
    return " ".join(words(value)) or "-"


def words(value: Any) -> Iterator[str]:
    """The words of a fact on one line."""
    if isinstance(value, bool):
        yield "yes" if value else "no"
    elif isinstance(value, dict):
        for k, v in value.items():
            yield f"{k}={short(v)}"
    elif isinstance(value, list):
        for v in value:
            yield f"({short(v)})" if isinstance(v, list) else short(v)
    elif value is not None and value != "":
        yield str(value)


def columns(rows: list[list[str]], indent: str = "") -> list[str]:
    """Rows as lines, their cells one below the other, the first row above; numbers to the right, their headings too."""
    if not rows:
        return []
    many = max(map(len, rows))
    cells = [[row[i] for row in rows if i < len(row)] for i in range(many)]
    width = [max(map(len, column)) for column in cells]
    right = [all(map(number, column[1:])) and len(column) > 1 for column in cells]
    return [
        (indent + "  ".join(c.rjust(width[i]) if right[i] else c.ljust(width[i]) for i, c in enumerate(row))).rstrip()
        for row in rows
    ]


def number(text: str) -> bool:
    return text.lstrip("+-").rstrip("%").replace(".", "", 1).replace(" ", "").isdigit()
