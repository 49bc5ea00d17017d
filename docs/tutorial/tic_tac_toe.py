"""Tic-tac-toe: the smallest whole game, the example of docs/tutorial/index.md and a yardstick of speed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Reason
from hantise.core.game import Game, messages
from hantise.core.state import State

CELLS: Final = [column + row for row in "123" for column in "abc"]
LINES: Final = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]
WON: Final = frozenset(marks for marks in range(512) if any(marks & line == line for line in LINES))


class Board(State):
    marks: list[int]  # the cells of each seat, as bit sets
    free: list[int]

    def start(self, options: dict[str, Any]) -> None:
        self.marks, self.free = [0, 0], list(range(9))
        self.then(TURN[0])

    def copy(self) -> Board:
        g = Board()
        g.copy_engine(self)
        g.marks, g.free = self.marks[:], self.free[:]
        return g

    def look(self, seat: int) -> dict[str, Any]:
        return {"cells": {CELLS[c]: "XO"[s] for c in range(9) for s in (0, 1) if self.marks[s] >> c & 1}}


@dataclass(eq=False)
class Turn(Ask[Board]):
    """T-2. Whose turn it is marks a free cell. T-3: three in a line win."""

    span = 9
    form = "<cell>"

    def options(self, g: Board) -> list[int]:
        return g.free[:]

    def resolve(self, g: Board, pick: int) -> None:
        me = self.who
        g.free.remove(pick)
        g.marks[me] |= 1 << pick
        g.tell(ALL, "marks", me, pick)
        if g.marks[me] in WON:
            g.end("line", [1.0 - 2 * me, 2.0 * me - 1])
        elif not g.free:
            g.end("draw", [0.0, 0.0])
        else:
            g.then(TURN[1 - me])

    def write(self, g: Board, pick: int) -> str:
        return CELLS[pick]

    def rule(self) -> str:
        return "T-2"

    def tries(self, g: Board) -> list[int]:
        return list(range(9))

    def against(self, g: Board, pick: int) -> Reason | None:
        return None if pick in g.free else Reason("T-2", ("taken", pick))


TURN: Final = [Turn(0), Turn(1)]
GAME = Game(
    id="tic_tac_toe",
    version=1,
    state=Board,
    seats=(2,),
    ends=("line", "draw"),
    folder=Path(__file__).parent / "tic_tac_toe",
    letters="xo",
    roles=("cross", "nought"),
    words={"cell": CELLS},
    messages=messages("""
        marks  who:seat cell   # in the log
        taken  cell            # why a cell cannot be marked
        tally-made             # after the game
        tally-open
    """),
    traits=frozenset({"perfect_information", "deterministic", "zero_sum"}),
    cap=9,
    asks=(Turn,),
)
