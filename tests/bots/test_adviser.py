"""Hints: the adviser gives a legal pick and a reason that is a message of the game's, in both languages; both hang on what its
seat may know, and on nothing else; they come through another process."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hantise.bots import Worker, answer, bot
from hantise.bots.adviser import Adviser, reasons
from hantise.bots.blindness import decisions
from hantise.bots.names import ADVISER, BOTS
from hantise.bots.seat import Seat
from hantise.core.registry import games
from hantise.core.state import State
from hantise.table.strengths import STRENGTHS, BadStrength, strength, thinking
from hantise.texts import LANGUAGES, texts

from .kuhn import GAME as KUHN

GAMES = games()
EVERY = {"evil_corp": 9, "gregory_horror_show": 9, "mac_gregor": 3, "horror_attack": 2, "shy_monsters": 1}


@cache
def positions(name: str) -> list[State]:
    """Questions of two random games."""
    return [g for seed in (3, 8) for g in decisions(GAMES[name], seed, EVERY[name])][:40]


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_hangs_on_nothing_that_its_seat_may_not_know(name: str) -> None:
    """In every other world of the seat the same luck gives the same pick for the same reason."""
    game, luck = GAMES[name], Random(1)
    for n, state in enumerate(positions(name)):
        wanted = answer(bot(ADVISER, n), state, game)
        assert wanted.fault is None
        for _ in range(2):
            other = state.determinize(state.player, luck.getrandbits(62))
            assert game.view(other, state.player) == game.view(state, state.player)
            there = answer(bot(ADVISER, n), other, game)
            assert (there.pick, there.why) == (wanted.pick, wanted.why)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_legal_and_says_why_in_both_languages(name: str) -> None:
    game, said = GAMES[name], set()
    for n, state in enumerate(positions(name)):
        player = bot(ADVISER, n)
        assert player.pick(Seat(game, state, player.random)) in state.options
        if player.why:
            assert player.why[0].startswith("hint-")
            assert all(texts(name, lang).say(player.why) for lang in LANGUAGES)
            said.add(player.why[0])
    assert len(said) >= 3, "not one reason for everything"


def test_it_gives_its_reason_from_another_process() -> None:
    state = GAMES["shy_monsters"].new(seed=5)
    with Worker("shy_monsters", ADVISER, seed=1) as worker:
        found = worker.answer(state, 20.0)
    assert found.fault is None
    assert found.pick in state.options
    assert found.why[0] == "hint-build"


def test_a_game_without_reasons_gives_a_bare_hint() -> None:
    assert reasons(KUHN) is None
    assert isinstance(bot(ADVISER), Adviser)
    assert Adviser(ADVISER).why == ()


def test_nobody_can_play_against_it() -> None:
    assert ADVISER not in BOTS
    assert ADVISER not in STRENGTHS
    with pytest.raises(BadStrength):
        strength(ADVISER)
    assert thinking(ADVISER, 0.2)[0] == ADVISER
