"""The French rules are the English ones: the same numbered rules, in the same order, each said once."""

import re
from pathlib import Path

import pytest

from hantise.games.shy_monsters import GAME
from hantise.table.pages import rule_text

DEFINITION = re.compile(r"^- \*\*(SM-[A-Z]+-\d+)\*\*(?= \S)", flags=re.MULTILINE)
SPOKEN_OF = re.compile(r"\bSM-[A-Z]+-\d+\b")
CODE = re.compile(r"```.*?```|`[^`\n]*`", flags=re.DOTALL)


def text(name: str) -> str:
    return (Path(GAME.folder) / name).read_text(encoding="utf-8")


def section(rules: str, title: str) -> str:
    """What stands under that heading, up to the next of its rank."""
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", rules, flags=re.MULTILINE | re.DOTALL)
    assert found, f"no section {title!r}"
    return found[1]


ENGLISH, FRENCH = text("rules.md"), text("rules.fr.md")
IDS = DEFINITION.findall(ENGLISH)


@pytest.mark.parametrize(("english", "french"), [("Rules", "Règles"), ("Rulings", "Décisions de la maison")])
def test_same_rules_in_the_same_order(english: str, french: str) -> None:
    expected = DEFINITION.findall(section(ENGLISH, english))
    found = DEFINITION.findall(section(FRENCH, french))
    assert expected
    assert sorted(set(expected) ^ set(found)) == []
    assert found == expected


def test_each_rule_once() -> None:
    assert DEFINITION.findall(FRENCH) == IDS
    assert len(IDS) == len(set(IDS))


def test_rules_spoken_of_exist() -> None:
    assert sorted(set(SPOKEN_OF.findall(FRENCH)) - set(IDS)) == []


@pytest.mark.parametrize("rule", IDS)
def test_page_opens_the_rule_in_french(rule: str) -> None:
    found = rule_text(GAME, "fr", rule)
    assert found is not None
    html, lang = found
    assert lang == "fr"
    assert len(str(html)) > 10


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


def test_typography() -> None:
    """Typographic apostrophes, and no line that could begin with a colon or a closing quotation mark."""
    prose = CODE.sub("", FRENCH)
    assert "'" not in prose
    assert re.findall(r".{0,20}(?: [:;?!»]|« ).{0,20}", prose) == []
