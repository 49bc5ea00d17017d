"""A table as text, for environments that render: what one seat sees."""

from __future__ import annotations

from hantise.board import board
from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.state import State
from hantise.texts import Texts


def shown(game: Game, state: State, seat: int, lang: str = "en") -> str:
    """The table as that seat sees it; as an onlooker does, where nobody is asked."""
    return board(game, game.view(state, None if seat == NOBODY else seat), texts(game, lang))


TEXTS: dict[tuple[str, str], Texts] = {}


def texts(game: Game, lang: str) -> Texts:
    """The game's texts, read once."""
    if (game.id, lang) not in TEXTS:
        TEXTS[game.id, lang] = Texts(game, lang)
    return TEXTS[game.id, lang]
