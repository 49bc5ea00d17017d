"""What players read of the game: the end, the day, what is asked. Texts that say more or less than what happens mislead."""

from __future__ import annotations

import pytest

from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.state import Office
from hantise.table.pages import verdict
from hantise.texts import Texts

from .table import asked, options, play, scene

NAMES = ["Alice", "Bob", "Chloé", "Denis"]
TEXTS = {lang: Texts(GAME, lang) for lang in ("en", "fr")}


def status(g: Office, lang: str) -> str:
    return TEXTS[lang].status(g.view(max(g.player, -1)), NAMES[: g.seats])


def log(g: Office, lang: str) -> list[str]:
    return [said for _, said in TEXTS[lang].lines(g.events or [], -1, NAMES[: g.seats])]


def night_of(text: str, passed: str, seats: int, **more: object) -> Office:
    return scene(text, turn="a", passed=passed, seats=seats, **more)


def test_a_team_wins_together() -> None:
    """EC-WIN-2, EC-4P-1. Both members are named, and neither is told that the win is shared."""
    g = night_of("c: brute 1.field", "abcd", 4, tokens=[0, 1], conquest=[0, 2, 0, 0, 0, 0])
    assert g.ended == "villages_won"
    assert status(g, "en") == "Two victory tokens are enough: victory for Chloé and Denis."
    assert status(g, "fr") == "Deux jetons victoire suffisent : victoire de Chloé et de Denis."
    assert [verdict(GAME, g.returns, seat) for seat in range(4)] == ["lost", "lost", "won", "won"]


def test_a_full_tie_is_shared() -> None:
    """EC-WIN-6. All who share the victory are named, at the end and in the log."""
    g = night_of("a: brute 1.field; b: brute 2.field", "ab", 2, tokens=[1, 1], conquest=[2, 0, 0, 2])
    assert status(g, "en").endswith("victory for Alice and Bob.")
    assert [verdict(GAME, g.returns, seat) for seat in (0, 1)] == ["shared", "shared"]
    assert [line for line in log(g, "en") if "shared" in line] == [
        "The victory is shared; Alice is among the winners.",
        "The victory is shared; Bob is among the winners.",
    ]


@pytest.mark.parametrize(("seats", "said"), [(2, "begins. Bob plays first."), (4, "begins. The team of Chloé plays first.")])
def test_a_round_begins_with_a_team(seats: int, said: str) -> None:
    """EC-4P-2, EC-DEC-1, EC-NIT-16. With four it is the team that begins; who of it acts first is still to be chosen."""
    g = night_of("", "abcd"[:seats], seats)
    assert said in " ".join(log(g, "en"))


def test_no_more_is_asked_for_than_there_is() -> None:
    """EC-OP-10, EC-OP-28. An opponent with two tiles reveals two, though the power says five."""
    g = scene("hand a: prying_eye; hand b: brute, zombie")
    g.poker_face = True
    play(g, "deploy prying_eye 1.port")
    assert asked(g) == "b RevealChoice"
    assert status(g, "en") == "You must reveal 2 tiles from your hand"
    assert "Alice makes Bob reveal 2 tiles." in " ".join(log(g, "en"))
    h = scene("a: recycler_ooze 1.field")
    h.poker_face = True
    play(h, "activate 1a.field1")
    assert options(h) == ["remove 1a.field1"]
    assert "2" not in status(h, "en")


def test_who_is_away_keeps_what_costs_nothing() -> None:
    """EC-DEC-16, EC-NIT-9. The deed of least harm: kept with an allowance, but no gold is spent."""
    g = scene("a: caretaker 1.field; a: brute 1.fort", passed="b")
    play(g, "pass")
    assert asked(g) == "a Upkeep"
    assert GAME.write(g, g.asked.default(g)) == "keep"  # type: ignore[union-attr]
    h = scene("a: brute 1.fort; gold a: 6", passed="b")
    play(h, "pass")
    assert GAME.write(h, h.asked.default(h)) == "let_go"  # type: ignore[union-attr]
