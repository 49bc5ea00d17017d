"""PDF: a book set by Typst, which comes as one wheel with its fonts and needs nothing of the system."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typst

LAYOUT = Path(__file__).with_name("book.typ")


def pdf(book: dict[str, Any]) -> bytes:
    """The pages of a book (`book.book`). The same book gives the same bytes."""
    made = typst.compile(
        LAYOUT.read_bytes(),
        format="pdf",
        ignore_system_fonts=True,
        sys_inputs={"book": json.dumps(book, ensure_ascii=False)},
        timestamp=0,
    )
    assert isinstance(made, bytes)
    return made
