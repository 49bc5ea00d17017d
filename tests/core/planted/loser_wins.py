"""Who has fewest points wins."""

from .honest import Attic, planted

FINDS, SAYS = 13, "says that the returns are"


class Wrong(Attic):
    def over(self, how: str, *winners: int) -> None:
        super().over(how, *([s for s in range(self.seats) if s not in winners] or winners))


GAME = planted(Wrong)
