"""A rule looks for what is not there: no draw is missing in any record."""

from .honest import Attic, planted

FINDS, SAYS = 1, "KeyError"


class Wrong(Attic):
    def guessed(self, who: int, card: int) -> None:
        super().guessed(who, {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}[card])


GAME = planted(Wrong)
