"""Names: what people may be called at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST_NAME = 24


class BadName(ValueError):
    """A name that cannot be taken. `key`: of the house's text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, with a number behind it where somebody else has it by now."""
    taken, found, n = {o.casefold() for o in others}, name, 1
    while found.casefold() in taken:
        n += 1
        found = f"{name[: LONGEST_NAME - 1 - len(str(n))].rstrip()} {n}"
    return found


def clean_name(name: str, others: Sequence[str] = ()) -> str:
    """A person's name as it is kept: plain text, 1 to 24 characters, unlike the others at the table.

    An empty one stays empty: then the seat's role stands for it. Raises BadName.
    """
    text = unicodedata.normalize("NFC", name)
    text = " ".join("".join(c if c.isspace() or unicodedata.category(c)[0] != "C" else "" for c in text).split())
    if len(text) > LONGEST_NAME:
        raise BadName("name-too-long")
    if text and text.casefold() in {o.casefold() for o in others if o}:
        raise BadName("name-taken")
    return text
