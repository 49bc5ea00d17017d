"""What is told is only how large the pile is; the values that it is told of are its cards."""

from typing import Any

from hantise.core.telling import Tell

from .honest import Attic, planted

FINDS, SAYS = 6, "the values of its tellings tell what is hidden"


def heap(*cards: int) -> int:
    return len(cards)


class Wrong(Attic):
    def tells(self, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
        return [self.look(seat) | {"heap": tell(heap, *self.pile)} for seat in seats]


GAME = planted(Wrong)
