"""The French rules of Mac Gregor speak of the same rules and options as the English ones, and have the same plan and tables."""

import re

from tests.numbered_rules import defined, rules_of, spoken_of, told

from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.board import BLAZON, PLANS

BLAZONS = ("Tour", "Couronne", "Lion", "Vert et jaune", "Croix", "Chardon", "Licorne")


ENGLISH, FRENCH = rules_of(GAME, "en"), rules_of(GAME, "fr")
IDS = defined(ENGLISH)


def walls(rules: str) -> list[str]:
    """The plan of the castle without what is written in its rooms: lines of walls, and the walls that part rooms of a row."""
    found = re.search(r"```\n(.*?)```", rules, flags=re.DOTALL)
    assert found
    lines = found[1].splitlines()[1:]
    return [line if line.startswith("+") else line[::14] for line in lines]


def test_a_rule_speaks_of_the_same_rules_and_options() -> None:
    for rule in IDS:
        if not rule.startswith("MG-RUL"):  # there both languages name the options in words of their own
            english, french = told(ENGLISH, rule), told(FRENCH, rule)
            assert spoken_of(french) == spoken_of(english), rule
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
