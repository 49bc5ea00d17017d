"""The French rules are the English ones: the same numbered rules, in the same order, each said once; the same tiles."""

import re
from pathlib import Path

import pytest

from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import COLOURS, DATA
from hantise.table.pages import rule_text
from hantise.texts import Texts

DEFINITION = re.compile(r"^- \*\*(EC-[A-Z0-9]+-\d+)\*\*(?= \S)", flags=re.MULTILINE)
SPOKEN_OF = re.compile(r"\bEC-[A-Z0-9]+-\d+\b")
CODE = re.compile(r"```.*?```|`[^`\n]*`", flags=re.DOTALL)
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


def text(name: str) -> str:
    return (Path(GAME.folder) / name).read_text(encoding="utf-8")


ENGLISH, FRENCH = text("rules.md"), text("rules.fr.md")
IDS = DEFINITION.findall(ENGLISH)


def told(rules: str, rule: str) -> str:
    """What stands at a rule, up to the next one, the next heading or an empty line."""
    found = re.search(rf"^- \*\*{rule}\*\* (.*?)(?=^- \*\*EC|^#|^$|\Z)", rules, flags=re.MULTILINE | re.DOTALL)
    assert found, rule
    return found[1]


def options(words: str) -> set[str]:
    """The table options that code of the text names, with their value where it names one."""
    return {code for code in re.findall(r"`([^`]+)`", words) if code.split(" = ")[0] in GAME.options}


def rows(title: str) -> list[list[str]]:
    """The table under that heading, without its head; its no-break spaces as plain ones."""
    found = re.search(rf"^### {title}\n\n(.*?)\n\n", FRENCH, flags=re.MULTILINE | re.DOTALL)
    assert found, title
    lines = found[1].replace("\u00a0", " ").splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def tracks(rules: str) -> list[list[str]]:
    """The right part of both maps: conquest and terror, a line each."""
    maps = re.findall(r"```\n(.*?)```", rules, flags=re.DOTALL)[:2]
    return [[line[47:] for line in drawn.splitlines() if line.startswith(" |")] for drawn in maps]


def test_same_rules_in_the_same_order() -> None:
    found = DEFINITION.findall(FRENCH)
    assert len(IDS) > 300
    assert sorted(set(IDS) ^ set(found)) == []
    assert found == IDS
    assert len(IDS) == len(set(IDS))


def test_same_chapters_in_the_same_order() -> None:
    assert re.findall(r"^## (.*)$", ENGLISH, flags=re.MULTILINE) == list(CHAPTERS)
    assert re.findall(r"^## (.*)$", FRENCH, flags=re.MULTILINE) == [title for title in CHAPTERS.values() if title]
    assert len(re.findall("^### ", FRENCH, flags=re.MULTILINE)) == len(re.findall("^### ", ENGLISH, flags=re.MULTILINE))


def test_rules_spoken_of_exist() -> None:
    assert sorted(set(SPOKEN_OF.findall(FRENCH)) - set(IDS)) == []


@pytest.mark.parametrize("rule", IDS)
def test_page_opens_the_rule_in_both_languages(rule: str) -> None:
    for lang in ("en", "fr"):
        found = rule_text(GAME, lang, rule)
        assert found is not None
        html, used = found
        assert used == lang
        assert len(str(html)) > 10


def test_a_rule_speaks_of_the_same_rules_and_options() -> None:
    """French names at least the rules that English names; in rulings it may name an option that English only means."""
    for rule in IDS:
        english, french = told(ENGLISH, rule), told(FRENCH, rule)
        assert sorted(set(SPOKEN_OF.findall(english)) - set(SPOKEN_OF.findall(french))) == [], rule
        if rule.startswith("EC-RUL"):
            assert options(french) >= options(english), rule
        else:
            assert options(french) == options(english), rule


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
    found = rows(TABLES[colour])
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
    assert rows("Tuiles de base") == expected


def test_typography() -> None:
    """Typographic apostrophes, and no line that could begin with a colon or a closing quotation mark."""
    prose = CODE.sub("", FRENCH)
    assert "'" not in prose
    assert re.findall(r".{0,20}(?: [:;?!»]|« ).{0,20}", prose) == []
