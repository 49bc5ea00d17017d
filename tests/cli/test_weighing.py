"""hantise compare and balance."""

import json
from pathlib import Path

import pytest

from .conftest import TIC_TAC_TOE, Run, refused


def test_compare_two_values_of_an_option(run: Run) -> None:
    words = ("compare", "shy_monsters", "--option", "peeks=1,0,0", "--option", "peeks=3,2,1", "--games", "30")
    said = run(*words, "--lang", "fr").stdout
    assert "A : peeks=1,0,0 (" in said
    assert "Plus que du bruit : « décisions : Héros » diffère de +" in said
    assert said.endswith("Le reste n’est que du bruit.\n")


def test_compare_bots_and_nothing_but_noise(run: Run) -> None:
    words = ("compare", TIC_TAC_TOE, "--seats", "random,random", "--seats", "greedy,greedy", "--games", "20")
    assert "Nothing here is more than noise: with 20 games of each" in run(*words).stdout
    told = json.loads(run(*words, "--json").stdout)
    assert [side["name"] for side in told["sides"]] == ["random,random", "greedy,greedy"]
    assert {line["what"] for line in told["measures"]} == {"won", "ended", "decisions", "asked"}


def test_compare_components(run: Run) -> None:
    run("components", "shy_monsters", "--export", "mine.toml")
    mine = Path("mine.toml").read_text(encoding="utf-8")
    Path("mine.toml").write_text(mine.replace("number = 1\npeeks = 2", "number = 1\npeeks = 3"), encoding="utf-8")
    said = run("compare", "mine.toml", "--games", "10").stdout
    assert "A: the game’s own numbers (" in said
    assert "B: mine.toml (" in said
    Path("bad.toml").write_text(mine.replace("number = 1\npeeks = 2", 'number = 1\npeeks = "x"'), encoding="utf-8")
    assert "bad.toml" in refused(run("compare", "mine.toml", "bad.toml"))


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["shy_monsters"], "compare one thing"),
        (["shy_monsters", "mac_gregor", "--seats", "a,b", "--seats", "c,d"], "compare one thing"),
        (["shy_monsters", "--option", "peeks=2,1,0"], "compare one thing"),
        (["shy_monsters", "--option", "peeks=9", "--option", "peeks=2,1,0"], "peeks"),
        (["shy_monsters", "--seats", "greedy,greedy", "--seats", "greedy,hal"], "greedy,hal: there is no bot 'hal'"),
        (["nothing.toml"], "nothing.toml: cannot be read"),
        (["nope", "--seats", "a,b", "--seats", "c,d"], "there is no game “nope”"),
    ],
)
def test_compare_nonsense(run: Run, words: list[str], line: str) -> None:
    assert line in refused(run("compare", *words))


def test_balance_of_a_game_of_ones_own(run: Run) -> None:
    """A page for a game by its path, and the figures alone for a program."""
    said = run("balance", TIC_TAC_TOE, "--games", "25", "--bot", "random", "--out", "page.html", "--lang", "fr")
    assert said.stdout == "page.html est écrit : ouvrez-le dans un navigateur\n"
    page = Path("page.html").read_text(encoding="utf-8")
    assert "25 parties à chaque nombre de places" in page
    assert "--games 25 --bot random" in page
    told = json.loads(run("balance", TIC_TAC_TOE, "--games", "10", "--json").stdout)
    assert [at["seats"] for at in told["at"]] == [2]
    assert "is for 2 seats, not 3" in refused(run("balance", TIC_TAC_TOE, "--seats", "3", "--games", "1"))
