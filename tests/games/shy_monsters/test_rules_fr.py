"""The French rules of Shy Monsters: the same rules in each chapter, the same examples, the same memo tile."""

import re

import pytest
from tests.numbered_rules import defined, rules_of

from hantise.games.shy_monsters import GAME


def section(rules: str, title: str) -> str:
    """What stands under that heading, up to the next of its rank."""
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", rules, flags=re.MULTILINE | re.DOTALL)
    assert found, f"no section {title!r}"
    return found[1]


ENGLISH, FRENCH = rules_of(GAME, "en"), rules_of(GAME, "fr")


@pytest.mark.parametrize(("english", "french"), [("Rules", "Règles"), ("Rulings", "Décisions de la maison")])
def test_same_rules_in_the_same_order(english: str, french: str) -> None:
    expected = defined(section(ENGLISH, english))
    found = defined(section(FRENCH, french))
    assert expected
    assert sorted(set(expected) ^ set(found)) == []
    assert found == expected


def test_numbered_examples_are_the_same() -> None:
    number = re.compile(r"^(\d+)\. ", flags=re.MULTILINE)
    expected = number.findall(section(ENGLISH, "Worked examples"))
    assert len(expected) == 20
    assert number.findall(section(FRENCH, "Exemples")) == expected


def test_memo_shows_the_patterns_of_the_components() -> None:
    """Two rows of three pictures; each is compared with the filled and empty cells of components.toml."""
    blocks = re.search(r"```\n(.*?)```", section(FRENCH, "La tuile mémo"), flags=re.DOTALL)
    assert blocks
    lines = [re.findall(r"[.#xM] [.#xM] [.#xM]", line) for line in blocks[1].splitlines()]
    lines = [line for line in lines if line]
    assert [len(line) for line in lines] == [3] * 6
    for monster in GAME.components["monster"]:
        column, row = monster["memo_position"]
        drawn = {(x - 1, y - 1): sign for y in range(3) for x, sign in enumerate(lines[3 * row + y][column].split())}
        expected = dict.fromkeys(drawn, ".") | {(0, 0): "M"}
        expected |= {tuple(at): "#" for at in monster["filled"]} | {tuple(at): "x" for at in monster["empty"]}
        assert drawn == expected, monster["id"]
