"""The games, a folder each. Called, `hantise.games()`, the package says which are installed, those of others too."""

import sys
from types import ModuleType

from hantise.core.game import Game
from hantise.core.registry import games


class Games(ModuleType):
    """The package itself: a function of its name in `hantise` would hide it, and `import hantise.games.evil_corp as e` with
    it."""

    def __call__(self) -> dict[str, Game]:
        """All installed games by id, in alphabetical order."""
        return games()


sys.modules[__name__].__class__ = Games
