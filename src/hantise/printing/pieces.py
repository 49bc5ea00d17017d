"""Pieces: what lies in the box of a game, to be printed.

A game says so in `printed.py` of its folder, with what its components count:

    pieces()   yields (group, count, shape, (width, height), box, front, back)
    aids()     yields (key of a text, its arguments, box, saying): what the signs mean, for a page beside the table

group: what these pieces are, the text `print-<group>`. shape: one of SHAPES. Width and height are millimetres. box: what of the
drawing is shown, a viewBox. front, back: sayings, as of `picture.py`; back is () where nothing is on it. How they look stands
in `print.svg.jinja` beside it, or in `board.svg.jinja`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from hantise.beside import beside
from hantise.core.game import Game
from hantise.parts import Saying

SHAPES = ("card", "round", "stand")  # a stand is folded in two, so that it shows the same from behind
FOOT = 8.0  # millimetres of a stand that lie on the table, at either end


class NoPieces(LookupError):
    """The game does not say what lies in its box."""


@dataclass(frozen=True)
class Piece:
    """A kind of piece: which it is, how many there are, and how it looks. Sizes are millimetres."""

    group: str
    count: int
    shape: str
    size: tuple[float, float]
    box: str
    front: Saying
    back: Saying = ()

    def __post_init__(self) -> None:
        if self.shape not in SHAPES:
            raise ValueError(f"a piece is one of {', '.join(SHAPES)}, not {self.shape!r}")

    @property
    def outer(self) -> tuple[float, float]:
        """The size of what is cut out: a stand is twice its picture, and two feet."""
        width, height = self.size
        return (width, 2 * height + 2 * FOOT) if self.shape == "stand" else self.size


@dataclass(frozen=True)
class Aid:
    """A sign, and the text that says what it means."""

    key: str
    arguments: dict[str, Any]
    box: str
    saying: Saying


def printed(game: Game) -> ModuleType:
    """The game's printed.py. Raises NoPieces."""
    found = beside(game, "printed")
    if found is not None:
        return found
    raise NoPieces(f"{game.id} does not say what lies in its box: there is no printed.py in {game.folder}")


def pieces(game: Game) -> list[Piece]:
    """What lies in the box. Raises NoPieces."""
    tell: Callable[[], Iterable[tuple[Any, ...]]] = printed(game).pieces
    return [piece for piece in (Piece(*told) for told in tell()) if piece.count]


def aids(game: Game) -> Iterator[Aid]:
    """What the signs mean. Raises NoPieces."""
    tell: Callable[[], Iterable[tuple[Any, ...]]] | None = getattr(printed(game), "aids", None)
    return (Aid(*told) for told in tell()) if tell is not None else iter(())
