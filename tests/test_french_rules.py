"""The French rules of every game are the English ones: the same numbered rules, in the same order, each said once, and each can
be opened beside the table. What only one game has (its plan, its cards) is in that game's own test_rules_fr.py."""

import re

import pytest
from tests.numbered_rules import CODE, defined, rules_of, spoken_of

from hantise.core.registry import games
from hantise.table.pages import rule_text

GAMES = games()
LEAST = {"shy_monsters": 100, "mac_gregor": 150, "gregory_horror_show": 150, "horror_attack": 240, "evil_corp": 300}


@pytest.mark.parametrize("name", GAMES)
def test_same_rules_in_the_same_order(name: str) -> None:
    english, french = (defined(rules_of(GAMES[name], lang)) for lang in ("en", "fr"))
    assert len(english) > LEAST.get(name, 0)
    assert sorted(set(english) ^ set(french)) == []
    assert french == english
    assert len(french) == len(set(french))


@pytest.mark.parametrize("name", GAMES)
def test_rules_spoken_of_exist(name: str) -> None:
    french = rules_of(GAMES[name], "fr")
    assert sorted(spoken_of(french) - set(defined(french))) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_the_page_opens_every_rule(name: str, lang: str) -> None:
    for rule in defined(rules_of(GAMES[name], lang)):
        found = rule_text(GAMES[name], lang, rule)
        assert found is not None, rule
        html, used = found
        assert used == lang, rule
        assert len(str(html)) > 10, rule


@pytest.mark.parametrize("name", GAMES)
def test_typography(name: str) -> None:
    """Typographic apostrophes, and no line that could begin with a colon, a per cent sign or a closing quotation mark."""
    prose = CODE.sub("", rules_of(GAMES[name], "fr"))
    assert "'" not in prose
    assert re.findall(r".{0,20}(?: [:;?!»%]|« ).{0,20}", prose) == []
