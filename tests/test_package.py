"""What a program sees of the package `hantise`: its names, and the games as a package and as a function."""

import subprocess
import sys

import pytest

import hantise

WAYS = [
    "import hantise.games.evil_corp as x; assert x.GAME.id == 'evil_corp'",
    "import hantise; import hantise.games.evil_corp as x; assert x.GAME is hantise.games()['evil_corp']",
    "from hantise.games import evil_corp; assert evil_corp.GAME.id == 'evil_corp'",
    "from hantise import games; assert games()['evil_corp'].id == 'evil_corp'; import hantise.games.evil_corp",
    "from hantise import *; assert games()['evil_corp'] is game('evil_corp')",
]


@pytest.mark.parametrize("way", WAYS)
def test_games_are_a_package_and_a_function(way: str) -> None:
    done = subprocess.run([sys.executable, "-c", way], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_name_of_the_package_is_there() -> None:
    for name in hantise.__all__:
        assert getattr(hantise, name) is not None
    assert list(hantise.games()) == sorted(hantise.games())
