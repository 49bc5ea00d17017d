"""The answer shows what was hidden, and is told as if it had been known: the question could be taken back."""

from .honest import ALL, Attic, planted

FINDS, SAYS = 20, "by no `show` and no chance"


class Wrong(Attic):
    def answered(self, foe: int, card: int) -> None:
        has = card in self.hands[foe]
        self.noted(card, foe, has)
        self.tell(ALL, "has" if has else "lacks", foe, card)


GAME = planted(Wrong)
