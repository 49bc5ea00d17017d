"""Box: how the first page shows a game: `learn/box.toml` in its folder.

picture = "floor.rec"       a record beside it, drawn at its last position
seen = "m"                  as that seat sees it ("all": as an onlooker does); "a in 0 0 700 650" shows that part alone
hard = 1                    how much there is to learn: 1 little, 2 some, 3 much
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from hantise.core.game import Game
from hantise.core.record import RecordError
from hantise.picture import draw

from .howto import Position, position, record_of

HARD = (1, 2, 3)


@dataclass(frozen=True)
class Box:
    """What stands on the box: the position of its picture, and how hard the game is (one of HARD)."""

    picture: Position
    hard: int


def box(game: Game) -> Box | None:
    """The box of a game; None where it has none. Raises BadHowTo or ValueError where its file is wrong."""
    path = game.folder / "learn" / "box.toml"
    if path not in _BOXES:
        _BOXES[path] = _read(game, path) if path.is_file() else None
    return _BOXES[path]


_BOXES: dict[Path, Box | None] = {}


def _read(game: Game, path: Path) -> Box:
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if found["hard"] not in HARD:
        raise ValueError(f"{path}: hard is one of {', '.join(map(str, HARD))}, not {found['hard']}")
    return Box(position(game, path, "", found["picture"], found["seen"]), found["hard"])


def picture(game: Game, lang: str) -> str:
    """The picture on the box, as a stand-alone SVG in the colours of the reader's system; "" where there is none, or where it
    does not fit the components of an owner who replaced the game's."""
    own = box(game)
    if own is None:
        return ""
    try:
        state = record_of(game, own.picture.record).replay()
    except RecordError:
        return ""
    drawn = str(draw(game.view(state, own.picture.seat), lang, game=game))
    if not own.picture.part:
        return drawn
    _, _, wide, high = own.picture.part.split()
    return re.sub(
        r'width="\d+" height="\d+" viewBox="[^"]*"',
        f'width="{wide}" height="{high}" viewBox="{own.picture.part}"',
        drawn,
        count=1,
    )
