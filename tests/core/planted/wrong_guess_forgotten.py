"""A wrong guess is told to all, and the worlds have the card in the chest again."""

from .honest import ALL, Attic, planted

FINDS, SAYS = 22, "is dealt worlds with it still"
GAMES = 24


class Wrong(Attic):
    def guessed(self, who: int, card: int) -> None:
        if card == self.chest:
            super().guessed(who, card)
        else:
            self.show(ALL, "misses", who, card)


GAME = planted(Wrong)
