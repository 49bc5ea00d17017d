"""What the game says to people: refusals with their rule, sentences, and the castle in plain text."""

from __future__ import annotations

import pytest

from hantise.core.frame import Reason
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.rules.arrival import PlaceToken
from hantise.games.mac_gregor.text import board
from hantise.texts import Texts

from .table import Castle, castle, go, legal, opened, play, why

ENGLISH, FRENCH = Texts(GAME, "en"), Texts(GAME, "fr")


def refused(g: Castle, text: str, texts: Texts = ENGLISH) -> str:
    """The refusal as a person reads it."""
    reason = GAME.refuse(g, text)
    assert isinstance(reason, Reason)
    return texts.why(reason)


def rule(g: Castle) -> str:
    """The rule that the question stands in."""
    assert isinstance(g.asked, PlaceToken)
    return g.asked.rule()


# ------------------------------------------------------------------------------------------------------------ refusals
def test_the_last_tokens_of_the_set_up_are_still_those_of_the_set_up() -> None:
    """MG-SET-6: down to the last two rooms; no pile lies there yet. MG-ARR-3: in a round."""
    g = opened(3)
    while g.player >= 0 and isinstance(g.asked, PlaceToken):
        assert rule(g) == "MG-SET-6"
        assert why(g, "c3") == "MG-SET-6 no-first-room"
        play(g, legal(g)[0])
    later = go(castle(phase="round", top="tower"))
    assert rule(later) == "MG-ARR-3"
    assert why(later, "c1") == "MG-ARR-2 no-such-blazon"


@pytest.mark.parametrize(
    ("won", "english", "french"),
    [
        ("", "You have no treasures, and it takes 5", "Vous n’avez aucun trésor, et il en faut 5"),
        ("red", "You have one treasure, and it takes 5", "Vous avez un trésor, et il en faut 5"),
        ("red red", "You have 2 treasures, and it takes 5", "Vous avez 2 trésors, et il en faut 5"),
    ],
)
def test_too_few_treasures_are_counted(won: str, english: str, french: str) -> None:
    """MG-END-3."""
    g = castle(at="blue c1", keys="blue: crown-red", won=f"blue: {won}")
    assert english in refused(g, "leave crown-red")
    assert french in refused(g, "leave crown-red", FRENCH)


def test_the_key_of_a_gate_is_no_key_without_a_door() -> None:
    """MG-END-3: in C1 the red key speaks of the red gate. MG-MOV-5: where there is no red lock at all it still fits none."""
    assert why(castle(at="blue c1", keys="blue: crown-red", won="blue: red"), "crown-red") == "MG-END-3 no-leaving-yet"
    assert why(castle(at="blue a1", keys="blue: crown-green"), "crown-green") == "MG-MOV-5 no-door-of-colour"


def test_no_token_lies_where_none_lies() -> None:
    """MG-TOK-1 speaks of the room that was named; MG-TOK-6 where a token does lie there."""
    g = castle(at="blue a1", tokens="b1 red", moved=True)
    assert why(g, "flip e5") == "MG-TOK-1 no-token"
    assert "E5" in refused(g, "flip e5")
    assert why(g, "flip b1") == "MG-TOK-6 no-token-afar"


# ----------------------------------------------------------------------------------------------------------- sentences
def test_what_is_said_holds() -> None:
    """The detector shows cards, not steps; the key was taken before the discard was shuffled; a concession has two readers."""
    said = ("detects", 0, 1, 2, 3, 4)
    assert "Les cartes du fantôme : " in FRENCH.say(said)
    assert "The ghost’s cards: " in ENGLISH.say(said)
    assert FRENCH.say(("reshuffles", 5)).startswith("La dernière clef de la pioche est prise : la défausse, 5 clefs,")
    assert ENGLISH.say(("reshuffles", 1)).startswith("The last key of the pile is taken: the discard, one key,")
    assert FRENCH("end-conceded", **{"winner-of": "d’Ann"}) == "Abandon : victoire d’Ann."
    assert ENGLISH("end-conceded", winner="Ann") == "Conceded: victory for Ann."
    assert FRENCH("ask-Turn") == "À vous : agissez autant que vous le pouvez et le voulez, puis terminez le tour"
    assert ENGLISH("ask-Turn") == "Your turn: act as often as you can and like, then end it"


def test_the_picture_speaks_well() -> None:
    """An object that is not there was not always used; a key is tapped, not a door."""
    assert FRENCH("pic-object", object="lampe à huile", there="no") == "lampe à huile, indisponible"
    assert ENGLISH("pic-object", object="oil lamp", there="no") == "oil lamp, not there"
    key = {"card-the": "the red key (Lion)", "shape": "triangle"}
    assert ENGLISH("pic-key-tip", **key).startswith("With the red key (Lion) you open the door that bears the triangle")
    assert "Tap the key, then the room" in ENGLISH("pic-key-tip", **key)
    assert "Touchez la clef, puis la salle" in FRENCH("pic-key-tip", **key)


def test_a_round_is_no_turn() -> None:
    """rules.fr.md: `tour de jeu` is the round, `tour` that of a hunter."""
    assert FRENCH.say(("round", 3, 0, 1)).startswith("Tour de jeu 3 : ")
    assert FRENCH.say(("capped", 50, 4)).startswith("50 tours de jeu ont été joués")
    assert FRENCH("end-capped", **{"winner-of": "d’Ann"}).startswith("Le dernier tour de jeu est joué")
    assert FRENCH("option-round_cap").startswith("Nombre de tours de jeu ")
    assert FRENCH("pic-title", round=3).endswith("tour de jeu 3")
    assert FRENCH("pic-no-odds").endswith("pendant ce tour de jeu")


# ---------------------------------------------------------------------------------------------------------- plain text
def crowded(texts: Texts) -> str:
    """Six players, five of them in one room with a token."""
    at = "blue a1, green a1, purple a1, orange a1, yellow a1"
    g = castle("red blue green purple orange yellow", at=at, tokens="a1 trap, b1 orange", token_memory="shown")
    return board(GAME.view(g, 1), texts)


def test_the_plain_castle_is_whole() -> None:
    """Tokens in the reader's language, no pawn and no blazon cut off, every sign told."""
    french, english = crowded(FRENCH), crowded(ENGLISH)
    assert "bgpoy $piège" in french
    assert "bgpoy $trap" in english
    assert french.count("Vert et jaune ") + french.count("Vert et jaune|") + french.count("Vert et jaune#") == 3
    assert english.count("Green, yellow") == 3
    assert max(len(line) for line in french.splitlines()[1:22]) <= 80
    assert "<R> !R porte extérieure" in french
    assert "$? jeton face cachée" in french
    assert "<R> !R gate" in english
    assert "& crypt" in english
    assert "[Lion] blazon" not in english


def test_who_is_outside_the_castle() -> None:
    """MG-SET-7: before the stairs are chosen a hunter stands nowhere."""
    g = opened(3)
    assert ", outside the castle. " in board(GAME.view(g), ENGLISH)
    assert ", hors du château. " in board(GAME.view(g), FRENCH)
    assert ", en C3. " in board(GAME.view(g), FRENCH)
