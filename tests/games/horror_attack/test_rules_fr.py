"""The French rules are the English ones: the same numbered rules, in the same order, each said once; the same cards."""

import re
from pathlib import Path

import pytest

from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import DATA, HERO, SIDES
from hantise.table.pages import rule_text
from hantise.texts import Texts

DEFINITION = re.compile(r"^- \*\*(HA-[A-Z]+-\d+)\*\*(?= \S)", flags=re.MULTILINE)
SPOKEN_OF = re.compile(r"\bHA-[A-Z]+-\d+\b")
CODE = re.compile(r"```.*?```|`[^`\n]*`", flags=re.DOTALL)
CHAPTERS = {
    "Terms": "Termes",
    "Effect vocabulary": "Ce que font les compétences",
    "Components": "Matériel",
    "Set-up": "Mise en place",
    "Turn": "Tour de jeu",
    "Abilities": "Compétences",
    "End of the game": "Fin de la partie",
    "Modes and player counts": "Nombre de personnes et de paquets",
    "Expert rules for two players": "Règles expertes à deux",
    "Decisions": None,  # for programmers and bots, as are the next two without a French chapter
    "Chance": "Hasard",
    "Hidden information": "Information cachée",
    "Rulings": "Décisions de la maison",
    "Termination": "Une partie se termine toujours",
    "Worked examples": "Exemples",
    "Rough complexity": None,
    "Balance": None,
    "What the reconstruction obeys": "Ce qui est imprimé, ce qui est reconstitué",
    "Sources": None,
}
SIGNS = {"sun": "☀", "skull": "☠"}


def text(name: str) -> str:
    return (Path(GAME.folder) / name).read_text(encoding="utf-8")


ENGLISH, FRENCH = text("rules.md"), text("rules.fr.md")
IDS = DEFINITION.findall(ENGLISH)


def told(rules: str, rule: str) -> str:
    """What stands at a rule, up to the next one, the next heading or an empty line."""
    found = re.search(rf"^- \*\*{rule}\*\* (.*?)(?=^- \*\*HA|^#|^$|\Z)", rules, flags=re.MULTILINE | re.DOTALL)
    assert found, rule
    return found[1]


def options(words: str) -> set[str]:
    """The table options that code of the text names, with their value where it names one."""
    return {code for code in re.findall(r"`([^`]+)`", words) if code.split(" = ")[0] in GAME.options}


def rows(title: str) -> list[list[str]]:
    """The table under that heading, without its head; its no-break spaces as plain ones."""
    found = re.search(rf"^### {title}.*?\n\n(.*?)\n\n", FRENCH, flags=re.MULTILINE | re.DOTALL)
    assert found, title
    lines = found[1].replace("\u00a0", " ").splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_same_rules_in_the_same_order() -> None:
    found = DEFINITION.findall(FRENCH)
    assert len(IDS) > 240
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
    """French names at least the rules that English names; decisions (HA-DEC) stand in the English rules alone."""
    for rule in IDS:
        english, french = told(ENGLISH, rule), told(FRENCH, rule)
        spoken = {r for r in SPOKEN_OF.findall(english) if not r.startswith("HA-DEC")}
        assert sorted(spoken - set(SPOKEN_OF.findall(french))) == [], rule
        assert options(french) == options(english), rule


def test_same_chances() -> None:
    """Every fraction of a rule, and how often it stands there."""
    fraction = re.compile(r"\d+/\d+")
    assert len(fraction.findall(FRENCH)) > 20
    for rule in IDS:
        assert sorted(fraction.findall(told(FRENCH, rule))) == sorted(fraction.findall(told(ENGLISH, rule))), rule


@pytest.mark.parametrize("pack", ["london", "sherlock"])
def test_the_cards_of_a_pack(pack: str) -> None:
    """Numbers, names, copies, symbols and words against components.toml and the French texts."""
    texts = Texts(GAME, "fr")
    expected = []
    for card in DATA["card"]:
        if card["pack"] == pack:
            first, last = min(card["numbers"]), max(card["numbers"])
            number = str(first) if first == last else f"{first}-{last}"
            signs = SIGNS[card["symbol"]] * card["symbols"] if card["symbols"] else "aucun"
            words = card["text_fr"].replace("'", "’")
            expected.append([number, texts(f"card-{card['id']}"), str(card["copies"]), signs, words])
    assert [row[:5] for row in rows(f"Cartes de {texts(f'pack-{pack}')}")] == expected


def test_the_faction_cards() -> None:
    texts = Texts(GAME, "fr")
    expected = []
    for faction in DATA["faction"]:
        side = "Ze Héros" if faction["side"] == SIDES[0] == HERO else "Ze Monstres"
        names = ", ".join(texts(f"card-{name}") for name in faction["characters"])
        expected.append([side, texts(f"pack-{faction['pack']}"), names])
    assert [row[:3] for row in rows("Cartes de faction")] == expected


def test_typography() -> None:
    """Typographic apostrophes, and no line that could begin with a colon or a closing quotation mark."""
    prose = CODE.sub("", FRENCH)
    assert "'" not in prose
    assert re.findall(r".{0,20}(?: [:;?!»]|« ).{0,20}", prose) == []
