"""A card that is in another hand is said to lie open."""

from hantise.core.frame import Reason

from . import honest
from .honest import Attic, planted, turns_into

FINDS, SAYS = 5, "and that is not so"


class Turn(honest.Turn):
    def against(self, g: Attic, pick: int) -> Reason | None:
        reason = super().against(g, pick)
        if reason is not None and reason.said[0] == "not-yours":
            return Reason(reason.rule, ("lies-open", *reason.said[1:]))
        return reason


GAME = planted(turns_into(Turn))
