"""Who holds bat and cat cannot guess: an option is missing at a rare hand, and what might be tried does not have it either."""

from . import honest
from .honest import GUESS, Attic, planted, turns_into

FINDS, SAYS = 12, "options at decision"


class Turn(honest.Turn):
    def options(self, g: Attic) -> list[int]:
        return [p for p in super().options(g) if p < GUESS or g.hands[self.who] != [0, 1]]

    def tries(self, g: Attic) -> list[int]:
        return self.options(g)


GAME = planted(turns_into(Turn))
