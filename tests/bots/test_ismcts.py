"""The search finds what is known to be best."""

from functools import cache
from random import Random

import pytest

from hantise.bots import Budget, Heuristics, Seat, answer, bot
from hantise.bots import search as module
from hantise.bots.search import Pool
from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.state import State


@cache
def worth(marks: tuple[int, int], who: int, game: Game) -> float:
    """The value of a tic-tac-toe position for its player, by full search."""
    g = position(marks, who, game)
    if g.player == NOBODY:
        return float(g.returns[who])
    best = -1.0
    for pick in g.options:
        mine = (marks[0] | (1 << pick) * (who == 0), marks[1] | (1 << pick) * (who == 1))
        best = max(best, -worth(mine, 1 - who, game))
    return best


def position(marks: tuple[int, int], who: int, game: Game) -> State:
    """That position, reached by some order of its moves; a position that is won is over."""
    g = game.new()
    cells = [[c for c in range(9) if marks[s] >> c & 1] for s in (0, 1)]
    won = [s for s in (0, 1) if any(marks[s] & line == line for line in (7, 56, 448, 73, 146, 292, 273, 84))]
    if won or marks[0] | marks[1] == 511:
        g.player, g.options = NOBODY, []
        g.returns = [0.0, 0.0] if not won else [1.0 - 2 * won[0], 2.0 * won[0] - 1]
        return g
    order = [c for pair in zip(cells[0], cells[1], strict=False) for c in pair]
    order += cells[0][len(cells[1]) :]
    for c in order:
        g.play(c)
    return g


@pytest.mark.parametrize("name", ["ismcts:400it", "ismcts:mo:400it"])
def test_never_loses_tic_tac_toe(name: str, tic_tac_toe: Game) -> None:
    """Against an adversary who plays at random, from both sides: no game is lost, most are won."""
    wins = 0
    for seed in range(12):
        g, me, rng = tic_tac_toe.new(), seed % 2, Random(seed)
        player = bot(name, seed)
        while g.player != NOBODY:
            pick = answer(player, g, tic_tac_toe).pick if g.player == me else rng.choice(g.options)
            g.play(pick)
        assert g.returns[me] >= 0, seed
        wins += g.returns[me] > 0
    assert wins >= 8


def test_takes_a_win_and_stops_a_loss(tic_tac_toe: Game) -> None:
    for moves, right in (([0, 3, 1, 4], 2), ([0, 3, 1], 2), ([4, 0, 8, 2], 1)):
        g = tic_tac_toe.new()
        for c in moves:
            g.play(c)
        assert answer(bot("ismcts:300it", 2), g, tic_tac_toe).pick == right


@pytest.mark.parametrize("name", ["ismcts:1500it", "ismcts:mo:1500it"])
def test_plays_kuhn_poker_where_one_pick_is_dominated(name: str, kuhn: Game) -> None:
    """Facing a bet: the king calls, the jack folds; with the middle card the first player never bets, whatever is held."""
    for cards, said, right in (([0, 2], [1], 1), ([1, 2], [1], 1), ([2, 0], [1], 0), ([1, 0], [1], 0), ([2, 1], [0, 1], 1)):
        g = kuhn.new(script=cards)
        for pick in said:
            g.play(pick)
        assert answer(bot(name, 4), g, kuhn).pick == right, (cards, said)


def test_worlds_are_drawn_by_plausibility(kuhn: Game) -> None:
    g = kuhn.new(script=[1, 0])
    pool = Pool(Seat(kuhn, g, Random(2)), lambda world, seat: 3.0 if world.cards[1] == 2 else 1.0)
    drawn = [pool.draw().cards[1] for _ in range(2000)]
    assert 0.68 < drawn.count(2) / 2000 < 0.82
    g.play(1)
    none = Pool(Seat(kuhn, g, Random(2)), lambda world, seat: 0.0)
    assert none.draw().cards[1] == 0


def test_reveals_lead_to_different_information_sets(kuhn: Game) -> None:
    """The searching seat tells worlds apart only by what it observes: after the root there is one node for each word said."""
    g = kuhn.new(script=[1, 0])
    search = module.Search(Seat(kuhn, g, Random(2)), Heuristics(), False)
    for _ in range(200):
        search.iterate(search.world())
    assert set(search.mine.arms) == {(0,), (1,)}
    assert len(search.mine.next) == 2
    passed = next(node for key, node in search.mine.next.items() if (0, 0) in key)
    assert len([key for key in passed.next if key[0] != NOBODY]) == 1, "a bet; the other's card makes no difference"


def test_a_table_may_shorten_the_budget(tic_tac_toe: Game) -> None:
    given = answer(bot("ismcts:60s", 1), tic_tac_toe.new(), tic_tac_toe, limit=5.0, budget=Budget(0.03))
    assert given.fault is None
    assert given.seconds < 2


def test_a_forced_deed_takes_no_time(tic_tac_toe: Game) -> None:
    """One deed worth trying: no search."""
    g = tic_tac_toe.new()
    search = module.Search(Seat(tic_tac_toe, g, Random(1)), Heuristics(moves=lambda world: [(world.options[0],)]), False)
    assert search.best(module.Clock(Budget(iterations=1000))) == [0]
    assert next(iter(search.mine.arms.values())).visits == 1


def contest(
    game: Game, g: State, deeds: list[tuple[int, ...]], iterations: int, told: Heuristics
) -> tuple[list[int], dict[tuple[int, ...], list[float]]]:
    """What a contest of those deeds chooses, and the scores of those that stayed in it."""
    one = module.Contest(Seat(game, g, Random(3)), told, deeds)
    return one.best(module.Clock(Budget(iterations=iterations))), one.scores


def test_a_contest_finds_what_is_better_and_drops_what_is_worse(tic_tac_toe: Game) -> None:
    """The row is completed, though another square goes without saying."""
    g = tic_tac_toe.new()
    for c in (0, 3, 1, 4):
        g.play(c)
    deeds = [(8,), (2,), (6,), (7,)]
    chosen, scores = contest(tic_tac_toe, g, deeds, 200, Heuristics())
    assert chosen == [2]
    assert set(scores) < set(deeds), "one of the bad ones was out early"
    assert {(8,), (2,)} <= set(scores)


def test_a_contest_keeps_the_first_where_chance_explains_the_rest(tic_tac_toe: Game) -> None:
    """Three worlds tell nothing at all, nor do many in which all ends alike."""
    g = tic_tac_toe.new()
    for c in (0, 3, 1, 4):
        g.play(c)
    assert contest(tic_tac_toe, g, [(8,), (2,)], 6, Heuristics())[0] == [8]
    even = Heuristics(outcome=lambda world: [0.0, 0.0])
    assert contest(tic_tac_toe, g, [(8,), (2,)], 200, even)[0] == [8]


def test_a_contest_compares_in_the_same_worlds_with_the_same_luck(kuhn: Game) -> None:
    """So the same deed under two names ends alike in each of them, and a budget counts playouts of whole rounds."""
    g = kuhn.new(script=[1, 0])
    _, scores = contest(kuhn, g, [(0,), (0, 99)], 61, Heuristics())
    assert scores[0,] == scores[0, 99]
    assert len(scores[0,]) == 30
    assert len(set(scores[0,])) > 1, "not the same world each time"
