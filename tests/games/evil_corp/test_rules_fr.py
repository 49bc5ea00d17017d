"""The French rules speak of the same rules, options and chances as the English ones, in the same chapters; the same tiles."""

import re

import pytest
from tests.numbered_rules import defined, headings, options_named, rows_under, rules_of, spoken_of, told

from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import COLOURS, DATA
from hantise.texts import Texts

CHAPTERS = {
    "1. Terms": "Termes",
    "2. Effect vocabulary": "Ce que font les pouvoirs",
    "3. Components": "Matériel",
    "4. Set-up and eligibility": "Mise en place et villages éligibles",
    "5. Round and turn structure": "Manche et tour",
    "6. Deploy": "Déployer",
    "7. Spaces": "Emplacements",
    "8. Terror track": "Jauge Terreur",
    "9. Activate": "Activer",
    "10. Moves": "Déplacements",
    "11. Recruit": "Recruter",
    "12. Pass": "Passer",
    "13. Tiles and their powers": "Les tuiles et leurs pouvoirs",
    "14. Night phase": "Phase Nuit",
    "15. Winning": "Gagner",
    "16. Four players": "À quatre",
    "17. Options and player counts": "Options et nombre de personnes",
    "18. Decisions, chance, hidden information": "Choix, hasard, information cachée",
    "19. Rulings and house designs": "Décisions de la maison",
    "20. Termination": "Une partie se termine toujours",
    "21. Worked examples": "Exemples",
    "22. Rough complexity and first bot": None,  # for programmers
}
TABLES = {"blue": "Bleues", "red": "Rouges", "yellow": "Jaunes"}
COLOUR_WORDS = {"blue": "bleu", "red": "rouge", "yellow": "jaune"}


ENGLISH, FRENCH = rules_of(GAME, "en"), rules_of(GAME, "fr")
IDS = defined(ENGLISH)


def tracks(rules: str) -> list[list[str]]:
    """The right part of both maps: conquest and terror, a line each."""
    maps = re.findall(r"```\n(.*?)```", rules, flags=re.DOTALL)[:2]
    return [[line[47:] for line in drawn.splitlines() if line.startswith(" |")] for drawn in maps]


def test_same_chapters_in_the_same_order() -> None:
    assert headings(ENGLISH) == list(CHAPTERS)
    assert headings(FRENCH) == [title for title in CHAPTERS.values() if title]
    assert len(headings(FRENCH, 3)) == len(headings(ENGLISH, 3))


def test_a_rule_speaks_of_the_same_rules_and_options() -> None:
    """French names at least the rules that English names; in rulings it may name an option that English only means."""
    for rule in IDS:
        english, french = told(ENGLISH, rule), told(FRENCH, rule)
        assert sorted(spoken_of(english) - spoken_of(french)) == [], rule
        if rule.startswith("EC-RUL"):
            assert options_named(GAME, french) >= options_named(GAME, english), rule
        else:
            assert options_named(GAME, french) == options_named(GAME, english), rule


def test_same_chances() -> None:
    """Every fraction of a rule, and how often it stands there."""
    fraction = re.compile(r"\b\d+/\d+")
    assert len(fraction.findall(FRENCH)) > 1
    for rule in IDS:
        assert sorted(fraction.findall(told(FRENCH, rule))) == sorted(fraction.findall(told(ENGLISH, rule))), rule


def test_the_maps_have_the_same_tracks() -> None:
    assert tracks(FRENCH) == tracks(ENGLISH)
    assert [len(drawn) for drawn in tracks(FRENCH)] == [13, 13]
    for drawn in re.findall(r"```\n(.*?)```", FRENCH, flags=re.DOTALL)[:2]:
        assert len({len(line) for line in drawn.splitlines()[1:-1]}) == 1


@pytest.mark.parametrize("colour", COLOURS)
def test_the_tiles_of_a_colour(colour: str) -> None:
    """Number, name, terror, cost and power against components.toml and the French texts."""
    texts = Texts(GAME, "fr")
    expected = [
        [
            str(tile["appendix_no"] or "-"),
            texts(f"tile-{tile['id']}"),
            str(tile["terror"]),
            str(tile["cost"]),
            texts(f"power-{tile['id']}"),
        ]
        for tile in DATA["monster"]
        if tile["color"] == colour
    ]
    assert len(expected) == 15
    found = rows_under(FRENCH, TABLES[colour])
    assert [row[:5] for row in found] == expected
    assert all(len(row) == 7 and all(row) for row in found)
    assert {row[1] for row in found if row[6] != "-"} == {row[1] for row in expected if "À activer" in row[4]}


def test_the_base_tiles() -> None:
    texts = Texts(GAME, "fr")
    expected = [
        [
            texts(f"tile-{tile['id']}"),
            COLOUR_WORDS[tile["color"]],
            str(tile["terror"]),
            str(tile["cost"]),
            texts(f"power-{tile['id']}"),
            str(tile["per_player"]),
            str(tile["per_team"]),
        ]
        for tile in DATA["base_monster"]
    ]
    assert rows_under(FRENCH, "Tuiles de base") == expected
