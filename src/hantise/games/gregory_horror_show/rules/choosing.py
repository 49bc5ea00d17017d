"""What decisions share: about a space, about steps of a monster at no cost."""

from __future__ import annotations

from typing import Any

from hantise.core.frame import Ask, Reason
from hantise.core.menu import Deed, Menu

from .. import notation
from ..board import SPACES
from ..state import House


def of_kind(deed: Deed[Any, Any], picks: list[int]) -> list[int]:
    """Those of the picks that are deeds of that kind."""
    own = range(deed.first, deed.end)
    return [p for p in picks if p in own]


def no_place(g: House, s: int, rule: str) -> Reason:
    """Why nothing can be put on that space now."""
    if g.on[s] >= 0:
        return Reason(rule, ("taken", s))
    return Reason(rule, ("not-there", s))


class SpaceAsk(Ask[House]):
    """A choice of one space."""

    span = SPACES
    form = "<space>"

    def opens(self, g: House) -> bool:
        return False

    def write(self, g: House, pick: int) -> str:
        return notation.space(pick)

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return ("pick-space", pick)

    def tries(self, g: House) -> list[int]:
        return list(range(SPACES))

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else no_place(g, pick, self.rule())


class StepMenu(Menu[House]):
    """A step of a monster to a space, or stop. Its deeds are `Stopping` and `Going`."""

    def opens(self, g: House) -> bool:
        return False

    def targets(self, g: House) -> list[int]:
        """The spaces that it may step to."""
        raise AssertionError(f"{type(self).__name__} does not say where to: write its targets()")

    def may_stop(self, g: House) -> bool:
        raise AssertionError(f"{type(self).__name__} does not say whether one may stop: write its may_stop()")

    def goes(self, g: House, s: int) -> None:
        """The step is made."""
        raise AssertionError(f"{type(self).__name__} does not say what a step does: write its goes()")


class Stopping(Deed[House, StepMenu]):
    """No further step."""

    form = "stop"
    idle = True

    def options(self, g: House, ask: StepMenu) -> list[int]:
        return [self.first] if ask.may_stop(g) else []

    def resolve(self, g: House, ask: StepMenu, n: int) -> None:
        return

    def label(self, g: House, ask: StepMenu, n: int) -> tuple[Any, ...]:
        return ("pick-stop",)


class Going(Deed[House, StepMenu]):
    """A step. n: the space."""

    span = SPACES
    form = "<space>"

    def options(self, g: House, ask: StepMenu) -> list[int]:
        return [self.first + t for t in ask.targets(g)]

    def resolve(self, g: House, ask: StepMenu, n: int) -> None:
        ask.goes(g, n)

    def write(self, g: House, ask: StepMenu, n: int) -> str:
        return notation.space(n)

    def label(self, g: House, ask: StepMenu, n: int) -> tuple[Any, ...]:
        return ("pick-space", n)

    def taps(self, g: House, ask: StepMenu, n: int) -> list[str]:
        return [notation.space(n)]
