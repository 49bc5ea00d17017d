"""What a game keeps beside its state is found through the game: in its package, or in the folder of a game of one file."""

import sys
from pathlib import Path

import pytest

from hantise import checks
from hantise.beside import beside
from hantise.board import board
from hantise.core.registry import from_file, games
from hantise.texts import Texts

ONE_FILE = """
from pathlib import Path
from hantise.core.game import Game
from hantise.core.state import State


class Board(State):
    pass


GAME = Game(id="alone", version=1, state=Board, seats=(2,), ends=("won",), folder=Path(__file__).parent)
"""


def test_a_module_of_a_games_package() -> None:
    shy = games()["shy_monsters"]
    found = beside(shy, "picture")
    assert found is not None
    assert found.__name__ == "hantise.games.shy_monsters.picture"
    assert beside(shy, "nothing_of_that_name") is None


def test_a_file_in_the_folder_of_a_game_of_one_file(tmp_path: Path) -> None:
    (tmp_path / "alone.py").write_text(ONE_FILE)
    (tmp_path / "text.py").write_text("def board(view, texts):\n    return 'four cells\\n'\n")
    game = from_file(tmp_path / "alone.py")
    found = beside(game, "text")
    assert found is not None
    assert beside(game, "text") is found, "loaded once"
    assert board(game, None, Texts(game, "en")) == "four cells"  # type: ignore[arg-type]
    assert beside(game, "picture") is None


def test_a_package_that_was_named_by_its_path(tmp_path: Path) -> None:
    folder = tmp_path / "boxed"
    folder.mkdir()
    (folder / "__init__.py").write_text(ONE_FILE.replace("alone", "boxed"))
    (folder / "words.py").write_text("SAID = 'boo'\n")
    (folder / "text.py").write_text("from .words import SAID\n\n\ndef board(view, texts):\n    return SAID\n")
    game = from_file(folder / "__init__.py")
    found = beside(game, "text")
    assert found is not None
    assert found.board(None, None) == "boo"


def test_two_files_of_one_name_are_two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As whoever copies a game's folder to change it has them: neither takes the other's module, nor what lies beside it."""
    found = []
    for n in (1, 2):
        folder = tmp_path / f"{n}"
        folder.mkdir()
        (folder / "alone.py").write_text(ONE_FILE)
        (folder / "text.py").write_text(f"SAID = {n}\n")
        found.append(from_file(folder / "alone.py"))
    assert found[0] is not found[1]
    for n, game in enumerate(found, 1):
        beyond = beside(game, "text")
        assert beyond is not None
        assert n == beyond.SAID
        assert sys.modules[game.state.__module__].GAME is game  # type: ignore[attr-defined]
        assert checks.source(game) == str(tmp_path / f"{n}" / "alone.py")
    monkeypatch.chdir(tmp_path / "1")
    assert from_file(Path("alone.py")) is found[0], "by another way to the same file"
