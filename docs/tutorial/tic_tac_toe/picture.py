"""What lies on the table, for the picture, from the view alone. How it looks stands in board.svg.jinja."""

from collections.abc import Iterator, Sequence
from typing import Any

from hantise.core.view import View

CELLS = [column + row for row in "123" for column in "abc"]
Saying = tuple[Any, ...]


def frame(view: View, taps: Sequence[str], say: Any) -> str:
    """The viewBox."""
    return "0 0 360 360"


def title(view: View) -> Saying:
    """The position in a line."""
    return ("title",)


def describe(view: View) -> Iterator[Saying]:
    """The position in words."""
    for cell, mark in view.table["cells"].items():
        yield "said", cell, mark


def board(view: View, taps: Sequence[str], say: Any) -> Iterator[Saying]:
    """A mark is sent to a page by itself: the lines, and the cells that have not changed, stay."""
    yield ("grid",)
    for cell in CELLS:
        yield "cell", cell, view.table["cells"].get(cell, "")
