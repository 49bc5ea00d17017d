"""Connect four, the game by which searches are compared: `hantise bench --search`. A game of one file, as the tutorial's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hantise.core.frame import Ask, Reason
from hantise.core.game import Game, messages
from hantise.core.state import State

COLUMNS: Final = 7
ROWS: Final = 6
TALL: Final = ROWS + 1  # a cell is the bit column * TALL + row; the topmost of each column stays empty
FOUR: Final = 4


def lines() -> list[list[int]]:
    """All rows, columns and diagonals that are long enough for four: their cells in order."""
    cells = {(x, y): 1 << x * TALL + y for x in range(COLUMNS) for y in range(ROWS)}
    found = []
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for x, y in cells:
            if (x - dx, y - dy) not in cells:  # a line begins here
                line = [cells[x + n * dx, y + n * dy] for n in range(COLUMNS) if (x + n * dx, y + n * dy) in cells]
                found += [line] * (len(line) >= FOUR)
    return found


def won(line: list[int]) -> list[int]:
    """All ways to have discs in that line with four in a row among them."""
    fours = [sum(line[n : n + FOUR]) for n in range(len(line) - FOUR + 1)]
    ways = [sum(cell for n, cell in enumerate(line) if discs >> n & 1) for discs in range(1 << len(line))]
    return [way for way in ways if any(way & four == four for four in fours)]


CEILING: Final = sum(1 << x * TALL + ROWS for x in range(COLUMNS))
THROUGH: Final[dict[int, list[int]]] = {  # by cell: the lines that it lies on
    1 << n: [sum(line) for line in lines() if 1 << n in line] for n in range(COLUMNS * TALL)
}
WON: Final = frozenset(way for line in lines() for way in won(line))


class Grid(State):
    discs: list[int]  # by seat: the cells of its discs
    top: list[int]  # by column: the cell into which the next disc falls
    free: list[int]  # the columns with room: never changed, but replaced

    def start(self, options: dict[str, Any]) -> None:
        self.discs, self.top, self.free = [0, 0], [1 << x * TALL for x in range(COLUMNS)], list(range(COLUMNS))
        self.then(DROP[0])

    def copy(self) -> Grid:
        g = Grid()
        g.copy_engine(self)
        g.discs, g.top, g.free = self.discs[:], self.top[:], self.free
        return g

    def look(self, seat: int) -> dict[str, Any]:
        """The columns from left to right, each from below: a letter a disc."""
        cells = [[1 << x * TALL + y for y in range(ROWS)] for x in range(COLUMNS)]
        return {"columns": ["".join("XO"[self.discs[1] & c > 0] for c in column if sum(self.discs) & c) for column in cells]}


@dataclass(eq=False)
class Drop(Ask[Grid]):
    """Whose turn it is drops a disc into a column; four in a row win."""

    span = COLUMNS
    form = "<column>"

    def options(self, g: Grid) -> list[int]:
        return g.free

    def run(self, g: Grid) -> None:
        """Asked even where one column only has room, as other programs do: so the same moves are counted."""
        g.asked, g.player, g.options = self, self.who, g.free

    def resolve(self, g: Grid, pick: int) -> None:
        me, cell = self.who, g.top[pick]
        discs = g.discs[me] = g.discs[me] | cell
        g.top[pick] = cell << 1
        if cell << 1 & CEILING:
            g.free = [column for column in g.free if column != pick]
        for line in THROUGH[cell]:
            if discs & line in WON:
                g.end("four", [1.0 - 2 * me, 2.0 * me - 1])
                return
        if g.free:
            g.then(DROP[1 - me])
        else:
            g.end("draw", [0.0, 0.0])

    def write(self, g: Grid, pick: int) -> str:
        return str(pick + 1)

    def tries(self, g: Grid) -> list[int]:
        return list(range(COLUMNS))

    def against(self, g: Grid, pick: int) -> Reason | None:
        return None if pick in g.free else Reason("C-1", ("full", pick))


DROP: Final = [Drop(0), Drop(1)]
GAME = Game(
    id="connect_four",
    version=1,
    state=Grid,
    seats=(2,),
    ends=("four", "draw"),
    folder=Path(__file__).parent,
    letters="xo",
    words={"column": [str(n + 1) for n in range(COLUMNS)]},
    messages=messages("""
        full   column
    """),
    traits=frozenset({"perfect_information", "deterministic", "zero_sum"}),
    cap=COLUMNS * ROWS,
    asks=(Drop,),
)
