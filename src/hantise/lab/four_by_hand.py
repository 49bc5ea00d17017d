"""The yardstick of searches: connect four and UCT as somebody would write them by hand, for this one game, in plain Python."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

TALL = 7  # a cell is the bit column * TALL + row


class Four:
    """A game on bit boards. The calls are those that any engine offers: what may be picked, pick it, copy."""

    __slots__ = ("height", "mine", "other", "ply", "winner")

    def __init__(self) -> None:
        self.mine = self.other = self.ply = self.winner = 0
        self.height = [TALL * column for column in range(7)]

    def legal(self) -> list[int]:
        """The columns with room; none when the game is over."""
        if self.winner or self.ply == 42:
            return []
        return [column for column, h in enumerate(self.height) if h - TALL * column < 6]

    def play(self, column: int) -> None:
        """Drop a disc. Raises ValueError where that may not be."""
        h = self.height[column]
        if h - TALL * column >= 6 or self.winner:
            raise ValueError(f"column {column} is full")
        p = self.mine | 1 << h
        self.height[column] = h + 1
        self.ply += 1
        a, b, c, d = p & p >> 7, p & p >> 6, p & p >> 8, p & p >> 1
        if a & a >> 14 or b & b >> 12 or c & c >> 16 or d & d >> 2:
            self.winner = 2 - self.ply % 2
        self.mine, self.other = self.other, p

    def copy(self) -> Four:
        """Another game in the same position."""
        other = Four.__new__(Four)
        other.mine, other.other, other.ply, other.winner = self.mine, self.other, self.ply, self.winner
        other.height = self.height[:]
        return other


class Node:
    """A position: visits, what came of it for who moved there, the columns not tried yet."""

    __slots__ = ("kids", "todo", "visits", "won")

    def __init__(self, legal: list[int]) -> None:
        self.visits, self.won, self.todo = 0, 0.0, legal
        self.kids: dict[int, Node] = {}


def search(begin: Four, simulations: int, draw: Callable[[], float]) -> int:
    """The column that was tried most."""
    root = Node(begin.legal())
    for _ in range(simulations):
        g, node, path = begin.copy(), root, [root]
        while not node.todo and node.kids:
            spread, top = log(node.visits), -1.0
            for column, kid in node.kids.items():
                bound = kid.won / kid.visits + 1.4 * sqrt(spread / kid.visits)
                if bound > top:
                    top, found, node = bound, column, kid
            g.play(found)
            path.append(node)
        if node.todo:
            column = node.todo.pop(int(draw() * len(node.todo)))
            g.play(column)
            node.kids[column] = node = Node(g.legal())
            path.append(node)
        while legal := g.legal():
            g.play(legal[int(draw() * len(legal))])
        for n, node in enumerate(path):
            mover = 2 - (begin.ply + n) % 2  # who moved there
            node.visits += 1
            node.won += 0.5 if not g.winner else float(g.winner == mover)
    return max(root.kids, key=lambda column: root.kids[column].visits)
