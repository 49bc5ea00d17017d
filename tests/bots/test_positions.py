"""The tree of positions, and connect four, by which searches are compared."""

from pathlib import Path
from random import Random

import pytest

from hantise.bots import Budget, Heuristics, Seat, answer, bot
from hantise.bots import positions as module
from hantise.bots.search import Clock
from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.registry import game
from hantise.lab.four_by_hand import Four, search

ROOT = Path(__file__).parents[2]


@pytest.fixture
def connect_four() -> Game:
    return game(str(ROOT / "benchmarks" / "connect_four.py"))


def test_connect_four_is_played_as_by_hand(connect_four: Game) -> None:
    """The game and the plain class offer the same columns and end alike; random games are those of the literature: the first
    wins 55.6 %, of 21.3 moves."""
    draw, moves, firsts = Random(3), 0, 0
    for seed in range(400):
        g, plain = connect_four.new(seed=seed, record=False), Four()
        while g.player != NOBODY:
            assert g.options == plain.legal()
            column = draw.choice(g.options)
            g.play(column)
            plain.play(column)
            moves += 1
        assert not plain.legal()
        assert g.returns == [[0.0, 0.0], [1.0, -1.0], [-1.0, 1.0]][plain.winner]
        firsts += plain.winner == 1
    assert 20.5 < moves / 400 < 22.1
    assert 0.48 < firsts / 400 < 0.63


@pytest.mark.parametrize(("moves", "right"), [("112233", 4), ("11223", 4), ("414243", 4), ("41424", 4)])
def test_takes_a_win_and_stops_a_loss(moves: str, right: int, connect_four: Game) -> None:
    """Columns from 1 on. Four in a row, or one upon the other, are taken; those that the other would have are stopped."""
    g = connect_four.new()
    for column in moves:
        g.play(int(column) - 1)
    pick = answer(bot("ismcts:400it", 5), g, connect_four).pick
    assert pick == right - 1


def test_the_tree_is_that_of_uct(connect_four: Game) -> None:
    """Each iteration is one visit of the root and one of each branch on its way; what is below a branch was visited once less,
    for its first visit was played out from there; and no state of the tree is touched by what is tried below it."""
    g = connect_four.new(seed=1, record=False)
    tree = module.Positions(Seat(connect_four, g, Random(2)), Heuristics())
    tree.best(Clock(Budget(iterations=700)))
    assert tree.root.visits == sum(b.visits for b in tree.root.branches) == 700
    inner = [tree.root]
    for node in inner:
        assert not node.world.tape
        assert len(node.branches) + len(node.untried) == len(node.world.options)
        for b in node.branches:
            assert abs(b.total) <= b.visits
            if b.below is not None:
                assert b.below.visits == b.visits - 1
                assert sum(b.below.world.discs).bit_count() == sum(node.world.discs).bit_count() + 1
                inner.append(b.below)
    assert len(inner) == tree.kept > 50


def test_the_tree_stops_growing(connect_four: Game) -> None:
    """And the search goes on below it."""
    g = connect_four.new(seed=1, record=False)
    tree = module.Positions(Seat(connect_four, g, Random(2)), Heuristics(), 5)
    tree.best(Clock(Budget(iterations=300)))
    assert (tree.kept, tree.root.visits) == (5, 300)


def test_what_a_game_says_of_itself_is_heard(connect_four: Game) -> None:
    """Deeds, an opinion of them, and what a position is worth: no deed but these, the best first, and no further than there."""
    g = connect_four.new(seed=1, record=False)
    told = Heuristics(
        moves=lambda world: [(column,) for column in world.options if column != 3],
        prior=lambda world, deeds: [float(deed == (5,)) for deed in deeds],
        value=lambda world, seat: (1.0 if world.discs[0] >> 35 & 1 else 0.0) * (1 - 2 * seat) if sum(world.discs) else None,
    )
    tree = module.Positions(Seat(connect_four, g, Random(2)), told)
    tree.iterate()
    assert [b.deed for b in tree.root.branches] == [(5,)]
    assert tree.best(Clock(Budget(iterations=100))) == [5]
    assert {b.deed for b in tree.root.branches} == {(0,), (1,), (2,), (4,), (5,), (6,)}
    assert all(b.below is None for b in tree.root.branches)


def test_one_deed_is_not_searched(connect_four: Game) -> None:
    g = connect_four.new(seed=1, record=False)
    tree = module.Positions(Seat(connect_four, g, Random(1)), Heuristics(moves=lambda world: [(world.options[0],)]))
    assert tree.best(Clock(Budget(iterations=1000))) == [0]
    assert tree.root.visits == 1


def test_the_search_by_hand_takes_a_win() -> None:
    board = Four()
    for column in (0, 0, 1, 1, 2, 2):
        board.play(column)
    assert search(board, 300, Random(2).random) == 3
