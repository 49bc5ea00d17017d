"""What only this game has at the table: a match of two games with exchanged roles (SM-VAR-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantise.table.annex import Annex

from . import match


class Swap:
    """The option `match` = swap."""

    def asked(self, options: Mapping[str, Any]) -> bool:
        return options.get("match") == "swap"

    def result(self, first: Any, second: Any) -> int:
        return match.result(first, second)


ANNEX = Annex(match=Swap())
