"""What a bot may touch."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hantise.bots import Budget, Seat
from hantise.core.game import Game
from hantise.core.state import State


def within(thing: Any, seen: set[int]) -> Iterator[Any]:
    """The thing and all that can be reached from it by attributes and containers."""
    if id(thing) in seen or isinstance(thing, (str, int, float, type)):
        return
    seen.add(id(thing))
    yield thing
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple, set, frozenset)):
        parts = list(thing)
    else:
        parts = list(getattr(thing, "__dict__", {}).values())
        parts += [getattr(thing, n) for n in getattr(thing, "__slots__", ()) if hasattr(thing, n)]
        if isinstance(thing, Seat):
            parts += [getattr(thing, n) for n in dir(thing) if not n.startswith("__")]
    for part in parts:
        yield from within(part, seen)


def test_no_attribute_of_a_seat_leads_to_a_state(shy: Game) -> None:
    g = shy.new(seed=5)
    found = list(within(Seat(shy, g, Random(1)), set()))
    assert len(found) > 20
    assert not [x for x in found if isinstance(x, State)]
    assert any(isinstance(x, State) for x in within({"a": [g]}, set())), "the walk itself finds states"


def test_a_seat_knows_what_its_view_knows(shy: Game) -> None:
    g = shy.new(seed=5)
    seat = Seat(shy, g, Random(1))
    assert seat.seat == g.player == 0
    assert seat.options == g.options
    assert seat.options is not g.options
    assert seat.view == shy.view(g, 0)
    assert seat.texts == [shy.write(g, p) for p in g.options]


def test_worlds_hang_on_knowledge_and_luck_alone(kuhn: Game) -> None:
    g = kuhn.new(script=[2, 0])
    other = kuhn.new(script=[2, 1])
    assert Seat(kuhn, g, Random(9)).sample().cards == Seat(kuhn, other, Random(9)).sample().cards
    many = Seat(kuhn, g, Random(3))
    assert {tuple(many.sample().cards) for _ in range(40)} == {(2, 0), (2, 1)}


def test_a_world_is_the_bots_own(shy: Game) -> None:
    g = shy.new(seed=5)
    before = g.key()
    seat = Seat(shy, g, Random(1))
    for _ in range(3):
        world = seat.sample()
        while world.player >= 0:
            world.play(world.options[0])
    assert g.key() == before


def test_nobody_sits_down_when_the_game_is_over(kuhn: Game) -> None:
    g = kuhn.new(seed=1)
    g.play(0)
    g.play(0)
    with pytest.raises(ValueError, match="the game is over"):
        Seat(kuhn, g, Random(1))


def test_budgets() -> None:
    assert Budget(0.2).within(Budget(iterations=10)) == Budget(0.2, 10)
    assert Budget(0.2, 30).within(Budget(0.5, 10)) == Budget(0.2, 10)
    with pytest.raises(ValueError, match="0 seconds"):
        Budget(0.0)
    with pytest.raises(ValueError, match="1 iteration or more"):
        Budget(iterations=0)
