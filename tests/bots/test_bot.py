"""Plans of several picks, and what a game may tell bots."""

import sys
from dataclasses import replace
from random import Random
from types import ModuleType, SimpleNamespace

import pytest

from hantise.bots import Bot, Heuristics, Seat, answer, bot, heuristics
from hantise.bots.search import carry_out
from hantise.core.game import Game


class Planner(Bot):
    """Means to mark the cells in order."""

    def __init__(self) -> None:
        super().__init__("planner", 1)
        self.thought = 0

    def choose(self, seat: Seat) -> list[int]:
        self.thought += 1
        return list(seat.options)


def test_a_plan_is_kept_to(shy: Game) -> None:
    """Six placements of one thought."""
    g = shy.new(seed=3)
    player, thoughts = bot("greedy", 4), 0
    choose = player.choose

    def counted(seat: Seat) -> list[int]:
        nonlocal thoughts
        thoughts += 1
        return choose(seat)

    player.choose = counted  # type: ignore[method-assign]
    while g.player == 0:
        given = answer(player, g, shy)
        assert given.fault is None
        g.play(given.pick)
    assert thoughts == 1


def test_a_plan_is_dropped_where_another_question_comes(shy: Game) -> None:
    """The table was taken back: the floor is not the one that was planned."""
    g = shy.new(seed=3)
    player = bot("greedy", 4)
    g.play(answer(player, g, shy).pick)
    other = shy.new(seed=3)
    far = [p for p in other.options if p != answer(bot("greedy", 4), other, shy).pick]
    other.play(far[-1])
    while other.player == 0:
        given = answer(player, other, shy)
        assert given.fault is None
        other.play(given.pick)


def test_a_plan_ends_where_another_seat_is_asked(tic_tac_toe: Game) -> None:
    g, player = tic_tac_toe.new(), Planner()
    for _ in range(3):
        g.play(answer(player, g, tic_tac_toe).pick)
        if g.player == 1:
            g.play(g.options[-1])
    assert player.thought == 3
    world = tic_tac_toe.new()
    carry_out(world, [0, 1, 2])
    assert (world.player, world.marks) == (1, [1, 0])


def test_a_game_that_tells_nothing_is_played_all_the_same(kuhn: Game, tic_tac_toe: Game) -> None:
    assert heuristics(kuhn) == heuristics(tic_tac_toe) == Heuristics()
    for game in (kuhn, tic_tac_toe):
        for name in ("greedy", "ismcts:10it"):
            g = game.new(seed=2)
            while g.player >= 0:
                given = answer(bot(name, 2), g, game)
                assert given.fault is None
                g.play(given.pick)


def test_shy_monsters_tells_all_that_it_means_to(shy: Game) -> None:
    told = heuristics(shy)
    assert [n for n in vars(told) if getattr(told, n) is None] == ["plausible", "contest", "outcome", "horizon", "exploration"]


def test_a_slip_in_a_name_is_found(monkeypatch: pytest.MonkeyPatch, tic_tac_toe: Game) -> None:
    module = ModuleType("a_game_of_one_file")
    module.HEURISTICS = SimpleNamespace(gredy=lambda seat: [0])  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_game_of_one_file", module)
    with pytest.raises(TypeError, match="HEURISTICS has 'gredy', which no bot asks for; there are greedy, moves"):
        heuristics(replace(tic_tac_toe, state=type("Board", (tic_tac_toe.state,), {"__module__": "a_game_of_one_file"})))


def test_what_a_game_of_one_file_tells_is_used(monkeypatch: pytest.MonkeyPatch, tic_tac_toe: Game) -> None:
    module = sys.modules[tic_tac_toe.state.__module__]
    monkeypatch.setattr(module, "HEURISTICS", SimpleNamespace(greedy=lambda seat: [seat.options[4]]), raising=False)
    monkeypatch.setattr(sys.modules["hantise.bots.heuristics"], "_TOLD", {})
    assert bot("greedy").pick(Seat(tic_tac_toe, tic_tac_toe.new(), Random(1))) == 4
