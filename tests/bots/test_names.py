"""Bots by name."""

import pytest

from hantise.bots import BOTS, Bot, Budget, bot
from hantise.bots.ismcts import Ismcts
from hantise.bots.names import DEFAULT, seconds
from hantise.core.game import Game
from hantise.lab.simulate import Task, play


@pytest.mark.parametrize("name", [*BOTS, "ismcts:200ms", "ismcts:0.5s", "ismcts:500it", "ismcts:mo", "ismcts:mo:50it:1s"])
def test_each_name_makes_a_bot(name: str) -> None:
    made = bot(name, 1)
    assert isinstance(made, Bot)
    assert made.name == name


def test_settings_of_the_search() -> None:
    plain, timed, counted, both = (bot(f"ismcts{s}") for s in ("", ":200ms", ":500it", ":MO:2s:70it"))
    assert isinstance(plain, Ismcts)
    assert isinstance(timed, Ismcts)
    assert isinstance(counted, Ismcts)
    assert isinstance(both, Ismcts)
    assert (plain.budget, plain.multiple) == (DEFAULT, False)
    assert timed.budget == Budget(0.2)
    assert counted.budget == Budget(iterations=500)
    assert (both.budget, both.multiple) == (Budget(2.0, 70), True)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("deep_blue", "there is no bot 'deep_blue'; there are: random, greedy, ismcts"),
        ("", "there is no bot ''"),
        ("random:200ms", "bot random takes no settings"),
        ("ismcts:fast", "'fast' is no setting; write a time as 200ms or 2s, iterations as 500it, or mo"),
        ("ismcts:0ms", "'0ms' is no setting"),
        ("ismcts:1.5it", "'1.5it' is no setting"),
        ("ismcts:", "'' is no setting"),
    ],
)
def test_a_wrong_name_is_refused_in_one_line(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says) as e:
        bot(name)
    assert "\n" not in str(e.value)


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:20it", "ismcts:mo:20it"])
def test_the_same_seed_gives_the_same_game(name: str, shy: Game) -> None:
    def game(luck: int) -> str:
        row = play(Task("shy_monsters", 0, 4, (name, name), luck, {}, True))
        assert not row["faults"]
        return str(row["record"])

    assert game(7) == game(7)
    assert game(7) != game(8)


def test_how_long_a_bot_thinks() -> None:
    assert [seconds(name) for name in ("random", "greedy", "ismcts", "ismcts:2s", "ismcts:50it")] == [0.0, 0.0, 0.2, 2.0, 0.0]
