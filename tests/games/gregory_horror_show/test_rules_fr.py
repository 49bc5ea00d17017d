"""The French rules of Gregory Horror Show: the same decisions and examples as the English ones; every rule speaks of the same
things; the same plan and cards."""

import re
from typing import Any

import pytest
from tests.numbered_rules import defined, rules_of

from hantise.games.gregory_horror_show import GAME
from hantise.texts import Texts

SPOKEN_OF = re.compile(r"\bGHS-[A-Z]+(?:-\d+)?\b")
RULING = re.compile(r"^(\d+)\. \*\*R\1(?: |\*\* )", flags=re.MULTILINE)
EXAMPLE = re.compile(r"^- \*\*(EX-\d+b?) ", flags=re.MULTILINE)
WINDOWS = {
    "W-START": "fenêtre de début de tour",
    "W-DIE": "fenêtre du dé",
    "W-MOVE": "fenêtre du déplacement",
    "W-STEP": "fenêtre des pas",
    "W-COMBAT": "fenêtre du combat",
    "W-LOSS": "fenêtre de la perte",
    "W-CARD": "fenêtre de la carte",
    "W-END": "fenêtre de fin de tour",
}


ENGLISH, FRENCH = rules_of(GAME, "en"), rules_of(GAME, "fr")
IDS = defined(ENGLISH)
RULINGS = [int(n) for n in RULING.findall(ENGLISH)]
EXAMPLES = EXAMPLE.findall(ENGLISH)
TEXTS = Texts(GAME, "fr")


def told(rules: str, start: str) -> str:
    """What stands from such a beginning of a line up to the next rule, decision, example or heading; in one line."""
    found = re.search(rf"^{start}(.*?)(?=^- \*\*|^\d+\. \*\*R|^#|^\||^```|^\*\*|\n\n|\Z)", rules, flags=re.M | re.S)
    assert found, start
    return " ".join(found[1].split())


def rule(rules: str, number: str) -> str:
    return told(rules, rf"- \*\*{number}\*\*")


def ids(rules: str) -> set[str]:
    """The rules that are spoken of; a short second one, as in 'GHS-GMV-4, -5', in full."""
    return set(SPOKEN_OF.findall(re.sub(r"(GHS-[A-Z]+)(-\d+), (-\d+)", r"\1\2, \1\3", rules)))


def numbers(rules: str) -> set[str]:
    """Numbers of two and more digits, those of a range too (11-15, 0..800); columns, rows, spaces and ids are no numbers."""
    bare = re.sub(r"\([\dx, -]+,[\dx, -]+\)|\b[xy] ?\d+(?:(?:-| à | et )\d+)?", "", rules)
    return set(re.findall(r"(?<![\w.,-])\d{2,3}(?!\w|\.\d)", re.sub(r"(?<=\d)(?:\.\.|-)(?=\d)", " ", bare)))


def spaces(rules: str) -> set[str]:
    """The spaces that are named, without their floor, 12.4: (12,4) in the English rules, g12.4 in the French ones."""
    return {f"{x}.{y}" for x, y in re.findall(r"(?:\(|[gf(])(\d+)[.,](\d+)\b", rules)}


def test_same_decisions_and_examples() -> None:
    assert len(RULINGS) == RULINGS[-1] == 63
    assert [int(n) for n in RULING.findall(FRENCH)] == RULINGS
    assert len(EXAMPLES) == 25
    assert EXAMPLE.findall(FRENCH) == EXAMPLES


def test_rules_spoken_of_exist() -> None:
    chapters = {name.rsplit("-", 1)[0] for name in IDS} | {"GHS-G"}
    assert sorted(ids(FRENCH) - set(IDS) - chapters) == []
    assert {int(n) for n in re.findall(r"\bR(\d+)\b", FRENCH)} == set(RULINGS)


@pytest.mark.parametrize("number", IDS)
def test_a_rule_speaks_of_the_same_things(number: str) -> None:
    """Other rules, decisions, numbers, spaces and windows of reaction."""
    english, french = rule(ENGLISH, number), rule(FRENCH, number)
    assert ids(french) == ids(english)
    assert set(re.findall(r"\bR\d+\b", french)) == set(re.findall(r"\bR\d+\b", english))
    assert numbers(french) == numbers(english)
    if not number.startswith("GHS-BRD"):  # there the French rules show spaces where the English ones name files or signs
        assert spaces(french) == spaces(english)
    low = french.lower()
    assert {w for w in WINDOWS if WINDOWS[w] in low} == {w for w in WINDOWS if w in english}
    assert {w for w in WINDOWS if w in french} <= {w for w in WINDOWS if WINDOWS[w] in low}


@pytest.mark.parametrize("number", RULINGS)
def test_a_decision_speaks_of_the_same_things(number: int) -> None:
    english, french = (told(rules, rf"{number}\. \*\*R{number}(?: |\*\* )") for rules in (ENGLISH, FRENCH))
    assert ids(french) == ids(english)
    assert re.findall(r"`(\w+)`\]", french) == re.findall(r"`(\w+)`\]", english)
    assert french.count("**") == 2, "the decision itself is what stands in bold"


@pytest.mark.parametrize("number", EXAMPLES)
def test_an_example_has_the_same_numbers_and_spaces(number: str) -> None:
    english, french = (told(rules, rf"- \*\*{number} ") for rules in (ENGLISH, FRENCH))
    assert numbers(french) == numbers(english)
    assert spaces(french) == spaces(english)


def test_the_plan_is_that_of_the_components() -> None:
    found = re.search(r"```\n(.*?)```", FRENCH, flags=re.DOTALL)
    assert found
    lines = re.findall(r"^([ \d]\d) (\S{15})   (\S{15})$", found[1], flags=re.MULTILINE)
    assert [int(y) for y, _, _ in lines] == list(range(13))
    for k, floor in enumerate(GAME.components["board"]["floor"]):
        assert [line[1 + k] for line in lines] == floor["rows"], floor["id"]
    legend = GAME.components["board"]["tiles"]["legend"]
    told_signs = set(re.findall(r"`(\S)`", FRENCH.split("Signes", 1)[1].split("\n\n", 1)[0]))
    assert told_signs == set(legend) - set("2345"), "of 1 to 6 the first and the last are told"


def rows(head: str) -> list[list[str]]:
    """The rows of all tables that begin with that line, without the line and its rule."""
    tables = re.findall(rf"^\| {head} \|\n\|[- |]+\|\n((?:\|.*\|\n)+)", FRENCH, flags=re.MULTILINE)
    return [[plain(cell) for cell in line.strip("| ").split(" | ")] for part in tables for line in part.splitlines()]


def plain(said: str) -> str:
    return " ".join(said.split())


def figures(said: str) -> list[str]:
    return re.findall(r"\d+", said)


def test_judgment_cards() -> None:
    """Numbers and names as on the cards, their moment, and the numbers that their effects speak of."""
    kinds = re.findall(r"^\| `(\w+)` \| ", ENGLISH.split("### Timing words", 1)[1].split("###", 1)[0], flags=re.MULTILINE)
    moments = dict(zip(kinds, rows(r"moment \| .*"), strict=True))
    cards = GAME.components["judgment"]
    found = rows(r"carte \| effet")[: len(cards)]
    for k, ((name, effect), card) in enumerate(zip(found, cards, strict=True)):
        last = card["number"] + card["copies"] - 1
        copies = f"{card['number']}-{last}" if card["copies"] > 1 else f"{last}"
        word = TEXTS.word("card", k)
        assert name == f"{plain(word[''])} ({copies})"
        moment, effect = effect.removeprefix("*").split(".* ", 1)
        assert moment.casefold() == moments[card["timing"]][0], name
        assert figures(effect) == figures(word["-effect"]), name


def test_mystery_cards() -> None:
    cards = GAME.components["mystery"]
    found = rows(r"carte \| effet")[-len(cards) :]
    for k, (name, effect) in enumerate(found):
        word = TEXTS.word("mystery", k)
        assert name == plain(word[""])
        assert figures(effect) == figures(word["-effect"]), name
        assert ("Effet prolongé" in effect) == cards[k]["lingering"], name


GAINS = {"gain_life": "+{} vie", "lose_life": "-{} vie", "gain_spooky": "+{} spooky", "lose_spooky": "-{} spooky"}
DEEDS = {
    "draw": "piochez {} carte",
    "discard": "défausse",
    "take_key": "une clef",
    "move_wandering": "errant de {} cases au plus",
}


def written(effect: dict[str, Any]) -> str:
    """How a line of a bonus begins to say an effect."""
    return (GAINS | DEEDS)[effect["op"]].format(effect.get("n"))


def test_monster_cards() -> None:
    """Strength and each line of the bonus: its range, and what it does to whom, in order."""
    cards: list[dict[str, Any]] = GAME.components["monster"]
    for (name, strength, bonus), card in zip(rows(r"carte \| force \| .*"), cards, strict=True):
        assert name == f"{card['number']} {TEXTS('monster-' + card['id'])}"
        assert int(strength) == card["strength"]
        for said, line in zip(bonus.split(" ; "), card["bonus"], strict=True):
            head, does = said.split(" : ")
            assert head == f"{line['from']} à {line['to']}", name
            assert [does.find(written(e)) for e in line["effects"]] == sorted(
                does.index(written(e)) for e in line["effects"]
            ), (name, head)
            assert does.count("chaque ennemi") == sum(e.get("who") == "each_enemy" for e in line["effects"]), (name, head)
            assert (does == "rien") == (not line["effects"]), (name, head)


def test_figures_of_the_monster_cards() -> None:
    cards: list[dict[str, Any]] = GAME.components["monster"]
    for (main, powers, second), card in zip(rows(r"invité principal \| .*"), cards, strict=True):
        icons = card["icons"]
        expected = [word for icon, word in (("diagonal", "diagonale"), ("jump", "saut")) if icon in icons]
        expected += [
            f"{word}{icons[icon]}" for icon, word in (("feet", "empreintes "), ("spooky", "spooky +")) if icon in icons
        ]
        assert main == TEXTS("figure-" + card["id"])
        assert powers == ", ".join(expected), main
        assert second == TEXTS("figure-" + card["secondary"]), main
