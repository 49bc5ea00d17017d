"""Small games and bots at fault, for the tests of the bots."""

import time
from pathlib import Path

import pytest

from hantise.bots import Bot, Seat
from hantise.core.game import Game
from hantise.core.registry import game

ROOT = Path(__file__).parent.parent.parent
KUHN = str(Path(__file__).parent / "kuhn.py")
TIC_TAC_TOE = str(ROOT / "docs" / "tutorial" / "tic_tac_toe.py")


@pytest.fixture
def kuhn() -> Game:
    return game(KUHN)


@pytest.fixture
def tic_tac_toe() -> Game:
    return game(TIC_TAC_TOE)


@pytest.fixture
def shy() -> Game:
    return game("shy_monsters")


class Wild(Bot):
    """Picks, raises or sleeps as it is told."""

    def __init__(self, does: object) -> None:
        super().__init__("wild", 1)
        self.does = does

    def choose(self, seat: Seat) -> list[int]:
        if isinstance(self.does, Exception):
            raise self.does
        if isinstance(self.does, float):
            time.sleep(self.does)
            return [seat.options[-1]]
        return [self.does]  # type: ignore[list-item]
