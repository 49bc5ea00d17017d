"""Why not: plain words first. The rule stands behind a link on a page, and in brackets after the words in a terminal."""

import re
from random import Random

import pytest
from tests.learn.test_plain_words import bad_words
from tests.numbered_rules import ID

from hantise.core.frame import NOBODY
from hantise.core.registry import games
from hantise.core.state import State
from hantise.texts import LANGUAGES, sentence
from hantise.texts import texts as texts_of

GAMES = games()


def reasons(state: State) -> list[tuple[str, object]]:
    """What stands against all that one might try now."""
    asked = state.asked
    assert asked is not None
    found = (asked.against(state, pick) for pick in asked.tries(state))
    return [(reason.rule, reason) for reason in found if reason is not None]


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_a_sentence_without_the_number_of_its_rule(name: str) -> None:
    game, luck, said = GAMES[name], Random(4), 0
    state = game.new(seed=4)
    for _ in range(120):
        if state.player == NOBODY:
            break
        for rule, reason in reasons(state)[:6]:
            for lang in LANGUAGES:
                text = texts_of(name, lang).why(reason)  # type: ignore[arg-type]
                assert rule not in text
                assert not re.search(rf"\b{ID}\b", text), text
                assert text[-1] in ".!?…", text
                assert text[0].isupper() or any(c.isdigit() for c in text.split()[0]) or not text[0].isalpha(), text
                assert list(bad_words(text, lang)) == []
                said += 1
        state.play(luck.choice(state.options))
    assert said > 20


def test_a_message_becomes_a_sentence() -> None:
    assert sentence("no points are left") == "No points are left."
    assert sentence("g7 is taken") == "g7 is taken.", "the name of a place stays as it is written on the board"
    assert sentence("Go there all the same?") == "Go there all the same?"
