"""Numbers as forms, addresses and messages write them: ASCII digits, and not too many. `str.isdigit` takes a ² for one."""

from __future__ import annotations

import re

NUMBER = re.compile(r"-?[0-9]{1,15}")


def number(text: object) -> int | None:
    """The number that a text says; None where it says none, or one beyond all measure."""
    return int(text) if isinstance(text, str) and NUMBER.fullmatch(text) else None
