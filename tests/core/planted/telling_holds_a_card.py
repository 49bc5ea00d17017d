"""What is told is only how large the pile is; the values that it is told of are its cards."""

from typing import Any

from .honest import Attic, planted

FINDS, SAYS = 6, "the values of its tellings tell what is hidden"


def heap(*cards: int) -> int:
    return len(cards)


class Wrong(Attic):
    def look(self, seat: int) -> dict[str, Any]:
        return super().look(seat) | {"heap": len(self.pile)}

    def tellings(self, seats: list[int]) -> list[dict[str, Any]]:
        return [table | {"heap": (heap, *self.pile)} for table in self.looks(seats)]


GAME = planted(Wrong)
