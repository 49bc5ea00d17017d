"""What decisions share: about a space, about steps, about whatever a turn offers."""

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


class StepAsk(Ask):
    """A step to a space, or stop. A pick is a space + 1, 0 to stop."""

    def opens(self, g: House) -> bool:
        return False

    def write(self, g: House, pick: int) -> str:
        return notation.space(pick - 1) if pick else "stop"

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return ("pick-space", pick - 1) if pick else ("pick-stop",)

    def taps(self, g: House, pick: int) -> list[str]:
        return [notation.space(pick - 1)] if pick else []


class TurnAsk(Ask):
    """A choice among deeds of different kinds; `notation` has picks for them all."""

    def write(self, g: House, pick: int) -> str:
        return notation.write(pick)

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return notation.label(g, pick)

    def taps(self, g: House, pick: int) -> list[str]:
        return notation.taps(g, pick)
