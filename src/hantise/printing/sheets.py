"""Sheets: pieces laid on paper, so that what is printed on the back of a sheet meets its front.

Pieces of one size stand in a block, edge to edge: a cut serves two of them. Marks in the margin of a block lead the knife.
Everything is millimetres from the upper left corner. A sheet is turned over on its long edge, so that a back lies at the same
height, as far from the right edge as its front from the left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from .pieces import FOOT, Piece

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 10.0  # nothing but marks lies further out: printers do not reach the edge
GAP = 9.0  # between blocks
ROUND_GAP = 2.0  # between round pieces, which are cut one by one
MARK = 4.0  # the length of a mark, a millimetre from the block

Line = tuple[float, float, float, float]


class TooLarge(ValueError):
    """A piece that does not fit the paper."""


@dataclass(frozen=True)
class Placed:
    """A piece on a sheet: where its box lies (millimetres), and whether it lies turned by a quarter."""

    piece: Piece
    x: float
    y: float
    width: float
    height: float
    turned: bool = False


@dataclass(frozen=True)
class Drawn:
    """A drawing on a page: of which piece, the front or the back of it, where, and turned by how many degrees."""

    piece: Piece
    back: bool
    x: float
    y: float
    width: float
    height: float
    turn: int = 0


@dataclass
class Sheet:
    """A sheet of paper: its pieces, and the marks for the knife."""

    paper: tuple[float, float]
    placed: list[Placed] = field(default_factory=list)
    marks: list[Line] = field(default_factory=list)

    @property
    def groups(self) -> list[str]:
        """What lies on it, in order."""
        return list(dict.fromkeys(p.piece.group for p in self.placed))

    def front(self) -> Iterator[Drawn]:
        """The drawings of the front: a stand has two, head to head."""
        for p in self.placed:
            if p.piece.shape == "stand":
                width, height = p.piece.size
                yield Drawn(p.piece, False, p.x, p.y + FOOT, width, height, 180)
                yield Drawn(p.piece, False, p.x, p.y + FOOT + height, width, height)
            else:
                yield Drawn(p.piece, False, p.x, p.y, p.width, p.height, 90 if p.turned else 0)

    def back(self) -> Iterator[Drawn]:
        """The drawings of the back, where they meet the fronts once the sheet is turned over."""
        for p in self.placed:
            if p.piece.back:
                x = self.paper[0] - p.x - p.width
                yield Drawn(p.piece, True, x, p.y, p.width, p.height, -90 if p.turned else 0)

    def folds(self) -> Iterator[Line]:
        """Where stands are folded."""
        for p in self.placed:
            if p.piece.shape == "stand":
                for y in (p.y + FOOT, p.y + FOOT + p.piece.size[1], p.y + p.height - FOOT):
                    yield p.x, y, p.x + p.width, y

    def mirrored(self) -> list[Line]:
        """The marks as they lie on the back."""
        wide = self.paper[0]
        return [(wide - x1, y1, wide - x2, y2) for x1, y1, x2, y2 in self.marks]


@dataclass(frozen=True)
class Block:
    """Pieces of one size: how large each is, how far apart they stand, how many to a row; turned: each by a quarter."""

    width: float
    height: float
    gap: float
    across: int
    turned: bool

    def room(self, rows: int) -> float:
        """The height of so many rows."""
        return rows * self.height + (rows - 1) * self.gap

    def rows_in(self, height: float) -> int:
        """How many rows fit."""
        return int((height + self.gap + 1e-6) // (self.height + self.gap))


def block(piece: Piece, paper: tuple[float, float]) -> Block:
    """How pieces of that kind stand on the paper, upright if at all. Raises TooLarge."""
    wide, high = paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN
    gap = ROUND_GAP if piece.shape == "round" else 0.0
    width, height = piece.outer
    for w, h, turned in ((width, height, False), (height, width, True)):
        if w <= wide and h <= high:
            return Block(w, h, gap, int((wide + gap + 1e-6) // (w + gap)), turned)
    raise TooLarge(f"{piece.group}: {width:g} x {height:g} mm do not fit paper of {paper[0]:g} x {paper[1]:g} mm")


def sheets(pieces: Sequence[Piece], paper: tuple[float, float]) -> list[Sheet]:
    """All pieces on as few sheets as they need in this order. Raises TooLarge."""
    found: list[Sheet] = []
    y = paper[1]  # the first piece begins a sheet
    for _, alike in groupby(pieces, lambda p: (p.outer, p.shape)):
        every = [piece for kind in alike for piece in [kind] * kind.count]
        own = block(every[0], paper)
        while every:
            rows = own.rows_in(paper[1] - MARGIN - y)
            if rows < 1:
                found.append(Sheet(paper))
                y = MARGIN
                continue
            now, every = every[: rows * own.across], every[rows * own.across :]
            lay(found[-1], own, now, y)
            y += own.room((len(now) + own.across - 1) // own.across) + GAP
    return found


def lay(sheet: Sheet, own: Block, pieces: Sequence[Piece], top: float) -> None:
    """Lay the pieces of a block from that height on, in the middle of the sheet, with their marks."""
    columns = min(own.across, len(pieces))
    step, drop = own.width + own.gap, own.height + own.gap
    left = (sheet.paper[0] - columns * step + own.gap) / 2
    for n, piece in enumerate(pieces):
        x, y = left + n % columns * step, top + n // columns * drop
        sheet.placed.append(Placed(piece, x, y, own.width, own.height, own.turned))
    if own.gap:
        return
    rows = (len(pieces) + columns - 1) // columns
    right, low = left + columns * own.width, top + rows * own.height
    for k in range(columns + 1):
        x = left + k * own.width
        bottom = low - (own.height if k > (len(pieces) - 1) % columns + 1 and rows > 1 else 0)  # of a row that is not full
        sheet.marks += [(x, top - 1 - MARK, x, top - 1), (x, bottom + 1, x, bottom + 1 + MARK)]
    for k in range(rows + 1):
        y = top + k * own.height
        end = right if k < rows or len(pieces) % columns == 0 else left + len(pieces) % columns * own.width
        sheet.marks += [(left - 1 - MARK, y, left - 1, y), (end + 1, y, end + 1 + MARK, y)]
