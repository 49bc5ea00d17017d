"""The same trap is drawn anew by `redeal`, but `world` does not say where it is."""

from .honest import ALL, N, planted
from .redeal_forgets import Wrong as Trap

FINDS, SAYS = 23, "it does not say trap"


class Wrong(Trap):
    def redeal(self, seat: int) -> None:
        super().redeal(seat)
        self.trap = self.random(N)

    def answered(self, foe: int, card: int) -> None:
        super().answered(foe, card)
        if card == self.trap:
            self.show(ALL, "stashes", foe)


GAME = planted(Wrong)
