"""All hear which card was seen; the worlds of the others do not know it."""

from .honest import ALL, Attic, N, planted

FINDS, SAYS = 22, "is dealt worlds with it still"
GAMES = 48  # one peeks seldom


class Wrong(Attic):
    def peeked(self, who: int, foe: int) -> None:
        card = self.chance([int(c in self.hands[foe]) for c in range(N)], "card", 1 << who)
        self.know.shows(foe, card, 1 << who)
        self.show(ALL, "peeks", who, foe, card)


GAME = planted(Wrong)
