"""Cells, and the shapes that seven tiles make. SM-GEO-1, SM-GEO-2.

A cell is an int: column x from -6 to 6, row y from -6 to 6, row by row. In notation the columns are a to m, the rows 1 to 13,
so the entrance [0, 0] is g7. What lies seven or more away from the entrance can hold no tile, so that a step over the edge of
this grid, which comes out on the other side, never meets one.
"""

from __future__ import annotations

from typing import Final

from .components import PATTERNS

REACH: Final = 6
WIDTH: Final = 2 * REACH + 1
PLACES: Final = 7  # tiles of a floor: SM-BLD-2
CELLS: Final[list[str]] = ["abcdefghijklm"[x] + str(y + 1) for y in range(WIDTH) for x in range(WIDTH)]
STEPS: Final[list[int]] = [-WIDTH, -1, 1, WIDTH]  # SM-GEO-2: the four sides


def cell(x: int, y: int) -> int:
    """The cell [x, y], the entrance being [0, 0]."""
    return (y + REACH) * WIDTH + x + REACH


def xy(c: int) -> list[int]:
    """[x, y] of a cell."""
    return [c % WIDTH - REACH, c // WIDTH - REACH]


HOME: Final[int] = cell(0, 0)

OFFSETS: Final[list[list[tuple[list[int], list[int]]]]] = [
    [([y * WIDTH + x for x, y in filled], [y * WIDTH + x for x, y in empty]) for filled, empty in ways] for ways in PATTERNS
]


class Shape:
    """Which cells of a floor hold a tile, and what follows from that alone. Places are indices into `cells`, which are sorted:
    so a place tells nothing but where it is. Shared by all games with that floor."""

    def __init__(self, cells: list[int]) -> None:
        self.cells: list[int] = cells
        self.where: dict[int, int] = {}
        for i in range(len(cells)):
            self.where[cells[i]] = i
        self.beside: list[list[int]] = []  # by place: the neighbouring places
        self.jumps: list[list[int]] = []  # by place: over * PLACES + landing, sorted
        self.at_ease: dict[int, bool] = {}
        for c in cells:
            self.beside.append([self.where[c + s] for s in STEPS if c + s in self.where])
        for i in range(len(cells)):
            self.jumps.append([o * PLACES + to for o in self.beside[i] for to in self.beside[o] if to != i])

    def comfortable(self, place: int, monster: int) -> bool:
        """SM-CZ-2, SM-CZ-3. Does the monster's pattern fit there, in one of its rotations? Any tile fills a cell."""
        known = self.at_ease.get(monster * PLACES + place)
        if known is None:
            known = self.fits(self.cells[place], monster)
            self.at_ease[monster * PLACES + place] = known
        return known

    def fits(self, c: int, monster: int) -> bool:
        where = self.where
        for filled, empty in OFFSETS[monster]:
            ok = True
            for d in filled:
                if c + d not in where:
                    ok = False
                    break
            if ok:
                for d in empty:
                    if c + d in where:
                        ok = False
                        break
            if ok:
                return True
        return False

    def written(self) -> list[int]:
        """Its written form."""
        return self.cells


KEPT: Final[dict[tuple[int, ...], Shape]] = {}
MOST_KEPT: Final = 20_000


def shape(cells: list[int]) -> Shape:
    """The shape of these cells, made once."""
    return shaped(tuple(sorted(cells)))


def shaped(key: tuple[int, ...]) -> Shape:
    """The same of cells in their order."""
    known = KEPT.get(key)
    if known is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        known = Shape(list(key))
        KEPT[key] = known
    return known


def around(cells: list[int]) -> list[int]:
    """The empty cells beside these, sorted."""
    found = set()
    for c in cells:
        for s in STEPS:
            found.add(c + s)
    return sorted(found.difference(cells))
