"""A trap that nobody sees is drawn at the start; `redeal` leaves it where it is."""

from typing import Any

from .honest import Attic, N, planted

FINDS, SAYS = 21, "by trap"


class Wrong(Attic):
    trap: int

    def start(self, options: dict[str, Any]) -> None:
        super().start(options)
        self.trap = self.chance([1] * N, "card", 0)

    def copy(self) -> Any:
        g = super().copy()
        g.trap = self.trap
        return g

    def over(self, how: str, *winners: int) -> None:
        losers = [s for s in range(self.seats) if self.trap in self.drawers[s]]
        super().over(how, *([s for s in winners if s not in losers] or winners))


GAME = planted(Wrong)
