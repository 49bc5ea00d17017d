"""Files of words for people in which each line says one thing: `- **name** what is said`."""

from __future__ import annotations

import re
from pathlib import Path


def lines(path: Path, form: re.Pattern[str], what: str, fault: type[ValueError] = ValueError) -> dict[str, re.Match[str]]:
    """The lines of a file by the first group of their form, in their order; empty ones are passed over. Raises the fault, with
    file and line, where one is not `what` or says a name twice."""
    found: dict[str, re.Match[str]] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        said = form.fullmatch(line)
        if said is None or said[1] in found:
            why = "is said twice" if said is not None else f"is no {what}"
            raise fault(f"{path}, line {number}: {line[:40]!r} {why}")
        found[said[1]] = said
    return found
