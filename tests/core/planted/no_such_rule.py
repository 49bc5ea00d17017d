"""A pick is refused by a rule that rules.md does not have."""

from hantise.core.frame import Reason

from . import honest
from .honest import STASH, Attic, planted, turns_into

FINDS, SAYS = 5, "'ATT-99', which rules.md does not have"


class Turn(honest.Turn):
    def against(self, g: Attic, pick: int) -> Reason | None:
        reason = super().against(g, pick)
        return Reason("ATT-99", reason.said) if reason is not None and pick > STASH else reason


GAME = planted(turns_into(Turn))
