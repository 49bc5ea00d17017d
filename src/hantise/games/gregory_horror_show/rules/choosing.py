"""What decisions about places share."""

from __future__ import annotations

from typing import Any

from hantise.core.frame import Ask, Reason

from .. import notation, refusals
from ..board import SPACES
from ..state import House


class SpaceAsk(Ask):
    """A choice of one space."""

    def opens(self, g: House) -> bool:
        return False

    def write(self, g: House, pick: int) -> str:
        return notation.space(pick)

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return ("pick-space", pick)

    def tries(self, g: House) -> list[int]:
        return list(range(SPACES))

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.no_place(g, pick, self.rule())
