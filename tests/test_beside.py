"""What a game keeps beside its state is found through the game: in its package, or in the folder of a game of one file."""

from pathlib import Path

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
