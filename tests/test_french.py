"""French as it is written: elision before a name and a word, no article left uncontracted, one and many. Every message of every
game is said with every word it may be about, and with names that begin in every way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from hantise.core.game import Game
from hantise.core.registry import games
from hantise.table.sight import texts
from hantise.texts import elides

OF = {
    "Anne": "d’", "Bob": "de ", "Élodie": "d’", "Émile": "d’", "Œdipe": "d’", "Îlan": "d’", "Ørjan": "d’", "élan": "d’",
    "Yves": "d’", "Yvonne": "d’", "Yann": "de ", "Yolande": "de ", "Ouassim": "de ", "Oudin": "d’", "Ulysse": "d’",
    "Hélène": "d’", "Henri": "d’", "Hugo": "d’", "Héloïse": "d’", "Harry": "de ", "Hassan": "de ", "Hushaby": "de ",
    "Zoé": "de ", "8bit": "de ", "Ångström": "d’", "Ζοε": "de ",
}  # fmt: skip
NAMES = ("Anne", "Bob", "Yann", "Hélène", "Éloi", "Zoé", "Ulysse")
NUMBERS = (1, 2, 7)

WORD = r"(?!(?:onze|oui|ouistiti|un|une|[a-z]\d|[A-Z]\b))"  # these keep their article whole, as the name of a place does
UNELIDED = re.compile(
    rf"\b(?:de|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque) {WORD}(?:[aâàeéèêëiîïoôuûùœæ]|h(?:élène|enri|ôtel|ôte))",
    re.IGNORECASE,
)
APART = re.compile(r"\b(?:de les?|à les?|si ils?) (?!\w+(?:er|ir|re|oir)\b)", re.IGNORECASE)  # “de le prendre” is right
NEEDLESS = re.compile(r"\b(?:[dlnsjmtc]|qu|jusqu|lorsqu|puisqu)’(?=[bcdfgjklmnpqrstvwxz])", re.IGNORECASE)
ONE = re.compile(r"(?<!\d[,.])\b1 (?!(?:fois|bras|os|dos|pas|tapis|repas|corps|choix)\b)[a-zà-ÿ]+[sx]\b(?<!us)")
MOST = 60  # of a kind: spaces are all called alike


@pytest.mark.parametrize("name", OF)
def test_89_of_somebody(name: str) -> None:
    """« d’Anne », « de Bob »: by sound, not by letter."""
    assert elides(name) == (OF[name] == "d’")
    french, english = (texts(games()["mac_gregor"], lang).person(0, [name]) for lang in ("fr", "en"))
    assert (french["-of"], english["-of"]) == (OF[name] + name, name + "’s")


def values(game: Game, kind: str) -> Sequence[Any]:
    """What an argument of that kind may be."""
    if kind == "seat":
        return range(min(len(NAMES), game.seats[-1]))
    if kind in game.words:
        return range(min(MOST, len(game.words[kind])))
    return {"number": NUMBERS, "int": NUMBERS, "text": ("g7",), "said": ()}.get(kind, NUMBERS)


def sentences(game: Game) -> Iterator[tuple[str, str]]:
    """Key and sentence, of each message with each of its arguments in turn."""
    t = texts(game, "fr")
    for key, parameters in game.messages.items():
        if not t.has(key):
            continue
        of = [values(game, kind) for _, kind in parameters]
        if not all(of):
            continue
        for n, each in enumerate(of or [(0,)]):
            for value in each:
                arguments = [value if i == n else there[0] for i, there in enumerate(of)]
                names = NAMES[: game.seats[-1]]
                others = {f"player{form}": text for form, text in t.person(0, names).items()} if key.startswith("wait-") else {}
                yield key, t(key, **t.arguments((key, *arguments), names), **others)


@pytest.mark.parametrize("name", sorted(games()))
def test_89_every_message_is_french(name: str) -> None:
    said = list(sentences(games()[name]))
    assert len(said) > 100
    wrong = {
        (key, found[0], text) for key, text in said for of in (UNELIDED, APART, NEEDLESS, ONE) if (found := of.search(text))
    }
    assert not wrong, "\n".join(map(str, sorted(wrong)))


def test_89_what_is_wrong_is_seen() -> None:
    """Each of the four finds what it is for, and lets pass what is right."""
    for of, wrong, right in (
        (UNELIDED, "le tour de Anne", "le tour de A"),
        (UNELIDED, "la carte que Éloi garde", "de onze cartes"),
        (UNELIDED, "la place de Hélène", "la place de Bob"),
        (APART, "le pion de le héros", "le droit de le prendre"),
        (APART, "va à les escaliers", "à la cave"),
        (NEEDLESS, "le tour d’Bob", "le tour d’Anne"),
        (ONE, "Il reste 1 cartes", "Il reste 1 fois"),
        (ONE, "1 clés", "11 clés"),
    ):
        assert of.search(wrong), wrong
        assert not of.search(right), right
