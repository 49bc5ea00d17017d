"""An option whose words are typed in another order is refused with a reason, as if it were not legal."""

from hantise.core.frame import Reason

from . import honest
from .honest import Attic, planted, turns_into

FINDS, SAYS = 5, "is refused for what it does not say"


class Turn(honest.Turn):
    def refuse(self, g: Attic, text: str) -> Reason | None:
        words = text.split()
        return Reason("ATT-3", ("yourself",)) if len(words) == 3 and words[2] in "abc" else super().refuse(g, text)


GAME = planted(turns_into(Turn))
