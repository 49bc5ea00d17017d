"""The French rules are the English ones: the same numbered rules, in the same order, each said once; the same tables."""

import re
from pathlib import Path

import pytest

from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.board import BLAZON, PLANS
from hantise.table.pages import rule_text

DEFINITION = re.compile(r"^- \*\*(MG-[A-Z]+-\d+)\*\*(?= \S)", flags=re.MULTILINE)
SPOKEN_OF = re.compile(r"\bMG-[A-Z]+-\d+\b")
CODE = re.compile(r"```.*?```|`[^`\n]*`", flags=re.DOTALL)
BLAZONS = ("Tour", "Couronne", "Lion", "Vert et jaune", "Croix", "Chardon", "Licorne")


def text(name: str) -> str:
    return (Path(GAME.folder) / name).read_text(encoding="utf-8")


ENGLISH, FRENCH = text("rules.md"), text("rules.fr.md")
IDS = DEFINITION.findall(ENGLISH)


def told(rules: str, rule: str) -> str:
    """What stands at a rule, up to the next one or the next heading."""
    found = re.search(rf"^- \*\*{rule}\*\* (.*?)(?=^- \*\*MG|^## |\Z)", rules, flags=re.MULTILINE | re.DOTALL)
    assert found, rule
    return found[1]


def walls(rules: str) -> list[str]:
    """The plan of the castle without what is written in its rooms: lines of walls, and the walls that part rooms of a row."""
    found = re.search(r"```\n(.*?)```", rules, flags=re.DOTALL)
    assert found
    lines = found[1].splitlines()[1:]
    return [line if line.startswith("+") else line[::14] for line in lines]


def test_same_rules_in_the_same_order() -> None:
    found = DEFINITION.findall(FRENCH)
    assert len(IDS) > 150
    assert sorted(set(IDS) ^ set(found)) == []
    assert found == IDS
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


def test_a_rule_speaks_of_the_same_rules_and_options() -> None:
    for rule in IDS:
        if not rule.startswith("MG-RUL"):  # there both languages name the options in words of their own
            english, french = told(ENGLISH, rule), told(FRENCH, rule)
            assert set(SPOKEN_OF.findall(french)) == set(SPOKEN_OF.findall(english)), rule
        options = {name for name in GAME.options if name in told(ENGLISH, rule)}
        assert {name for name in GAME.options if name in told(FRENCH, rule)} == options, rule


def test_the_plan_has_the_same_walls_and_doors() -> None:
    assert walls(FRENCH) == walls(ENGLISH)
    assert len(walls(FRENCH)) == 21
    assert walls(FRENCH)[2] == "!BYGB!"


def test_the_keys_of_each_back() -> None:
    """The table of MG-CMP-6 in numbers."""
    row = re.compile(r"^\| (.+?)" + r" \| \**(\d+)\**" * 4 + r" \|$", flags=re.MULTILINE)
    rows, english = row.findall(FRENCH), row.findall(ENGLISH)
    assert [row[0] for row in rows] == [*BLAZONS, "**les 42**"]
    assert [row[1:] for row in rows] == [row[1:] for row in english]


def test_the_rooms_of_each_blazon() -> None:
    """MG-BRD-7 against components.toml."""
    found = dict(re.findall(r"([A-Z][a-z ]+?) ((?:[A-E]\d(?:, )?){3})", " ".join(told(FRENCH, "MG-BRD-7").split())))
    for b, name in enumerate(BLAZONS):
        rooms = {PLANS[r]["id"].upper() for r in range(len(PLANS)) if BLAZON[r] == b}
        assert set(found[name].replace(",", " ").split()) == rooms, name


def test_typography() -> None:
    """Typographic apostrophes, and no line that could begin with a colon or a closing quotation mark."""
    prose = CODE.sub("", FRENCH)
    assert "'" not in prose
    assert re.findall(r".{0,20}(?: [:;?!»]|« ).{0,20}", prose) == []
