"""Another seat than the one that peeked is told which card it was."""

from .honest import Attic, N, planted

FINDS, SAYS = 21, "its worlds can"
GAMES = 48  # one peeks seldom


class Wrong(Attic):
    def peeked(self, who: int, foe: int) -> None:
        other = 1 << (who + 1) % self.seats
        card = self.chance([int(c in self.hands[foe]) for c in range(N)], "card", other)
        self.know.shows(foe, card, 1 << who)
        self.show(other, "peeks", who, foe, card)


GAME = planted(Wrong)
