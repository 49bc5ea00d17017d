"""The yardstick of the speed of engines: tic-tac-toe as somebody would write it by hand, a plain class and nothing around it.
Machines differ by two and more; how many of its moves another engine's decision costs differs little."""

from __future__ import annotations

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))


class Noughts:
    """A game. The calls are those that any engine offers: what may be picked, pick it (a false one is refused), copy."""

    __slots__ = ("cells", "left", "mover", "winner")

    def __init__(self) -> None:
        self.cells = [0] * 9
        self.mover, self.winner, self.left = 1, 0, 9

    def legal(self) -> list[int]:
        """The free cells; none when the game is over."""
        if self.winner or not self.left:
            return []
        return [cell for cell, mark in enumerate(self.cells) if not mark]

    def play(self, cell: int) -> None:
        """Mark a cell. Raises ValueError where that may not be."""
        cells = self.cells
        if cells[cell] or self.winner:
            raise ValueError(f"cell {cell} cannot be marked")
        mark = cells[cell] = self.mover
        self.left -= 1
        for a, b, c in THROUGH[cell]:
            if cells[a] == mark and cells[b] == mark and cells[c] == mark:
                self.winner = mark
                break
        self.mover = 3 - mark

    def copy(self) -> Noughts:
        """Another game in the same position."""
        other = Noughts.__new__(Noughts)
        other.cells = self.cells[:]
        other.mover, other.winner, other.left = self.mover, self.winner, self.left
        return other
