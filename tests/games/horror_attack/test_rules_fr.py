"""The French rules speak of the same rules, options and chances as the English ones, in the same chapters; the same cards."""

import re

import pytest
from tests.numbered_rules import defined, headings, options_named, rows_under, rules_of, spoken_of, told

from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import DATA, HERO, SIDES
from hantise.texts import Texts

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


ENGLISH, FRENCH = rules_of(GAME, "en"), rules_of(GAME, "fr")
IDS = defined(ENGLISH)


def test_same_chapters_in_the_same_order() -> None:
    assert headings(ENGLISH) == list(CHAPTERS)
    assert headings(FRENCH) == [title for title in CHAPTERS.values() if title]
    assert len(headings(FRENCH, 3)) == len(headings(ENGLISH, 3))


def test_a_rule_speaks_of_the_same_rules_and_options() -> None:
    """French names at least the rules that English names; decisions (HA-DEC) stand in the English rules alone."""
    for rule in IDS:
        english, french = told(ENGLISH, rule), told(FRENCH, rule)
        spoken = {r for r in spoken_of(english) if not r.startswith("HA-DEC")}
        assert sorted(spoken - spoken_of(french)) == [], rule
        assert options_named(GAME, french) == options_named(GAME, english), rule


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
    assert [row[:5] for row in rows_under(FRENCH, f"Cartes de {texts(f'pack-{pack}')}")] == expected


def test_the_faction_cards() -> None:
    texts = Texts(GAME, "fr")
    expected = []
    for faction in DATA["faction"]:
        side = "Ze Héros" if faction["side"] == SIDES[0] == HERO else "Ze Monstres"
        names = ", ".join(texts(f"card-{name}") for name in faction["characters"])
        expected.append([side, texts(f"pack-{faction['pack']}"), names])
    assert [row[:3] for row in rows_under(FRENCH, "Cartes de faction")] == expected
