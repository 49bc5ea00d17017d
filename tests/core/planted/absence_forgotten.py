"""All hear that he does not have the card, and the worlds give it to him."""

from .honest import ALL, Attic, planted

FINDS, SAYS = 22, "is dealt worlds with it still"
GAMES = 48


class Wrong(Attic):
    def answered(self, foe: int, card: int) -> None:
        if card in self.hands[foe]:
            super().answered(foe, card)
        else:
            self.show(ALL, "lacks", foe, card)


GAME = planted(Wrong)
