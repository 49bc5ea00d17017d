"""The set-up, and what differs by number of players and option. MG-SET, MG-VAR, MG-CHA."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hantise.core.branches import openings
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.components import COPIES, KEYS

from .table import Castle, castle, comes, ghost, hand, legal, on_board, opened, play, room, seen, things, told, who, why


def ready(seats: int = 3, **options: Any) -> Castle:
    """A game whose set-up is over: the first ghost lays his program, or places tokens."""
    g = opened(seats, **options)
    while g.top < 0:
        play(g, legal(g)[0])
    return g


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_characters(seats: int) -> None:
    """MG-SET-1, MG-SET-2, MG-CHA-1: distinct colours, known to all, each as likely."""
    g = opened(seats)
    assert len(set(g.colours)) == seats
    assert told(g).count("character") == seats
    assert [s["colour"] for s in seen(g)["seats"]] == [GAME.words["token"][c] for c in g.colours]


def test_all_colours_are_equally_likely() -> None:
    """MG-CHA-1, MG-CHA-2: chance opens a two-player game in 30 ways of colours, then the first token is 1/7 each."""
    found = Counter[tuple[int, ...]]()
    tokens = Counter[int]()
    for branch in openings(GAME, 2):
        found[branch.outcomes[:2]] += 1
        tokens[branch.outcomes[2]] += 1
        assert branch.probability == pytest.approx(1 / 210)
    assert len(found) == 30
    assert set(tokens.values()) == {30}


def test_all_tokens_go_into_the_bag() -> None:
    """MG-SET-3, MG-RUL-23: also those of colours that nobody plays."""
    g = opened(2)
    assert sum(g.bag) == 55
    assert g.drawn >= 0
    assert all(n >= 7 for n in g.bag)


@pytest.mark.parametrize(("seats", "oldest", "expected"), [(3, 0, 0), (3, 2, 2), (2, 5, 1), (6, 5, 5)])
def test_the_oldest_player_is_the_first_ghost(seats: int, oldest: int, expected: int) -> None:
    """MG-SET-4, MG-RUL-20: a seat that is not there counts on from the first."""
    assert opened(seats, first_ghost_seat=oldest).ghost == expected


def test_a_ghost_drawn_by_lot() -> None:
    """MG-CHA-6: every seat is as likely."""
    ghosts = Counter(opened(3, seed=seed, first_ghost="random").ghost for seed in range(300))
    assert set(ghosts) == {0, 1, 2}
    assert min(ghosts.values()) > 70


def test_the_first_ghost() -> None:
    """MG-SET-5, MG-SET-6, MG-DEC-1: in the crypt; he draws, shows, and puts each token on a free Tower or Crown room."""
    g = opened(2)
    assert (g.player, g.ghost, room(g, ghost(g))) == (0, 0, "c3")
    assert sorted(legal(g)) == ["place a3", "place b1", "place b5", "place d1", "place d4", "place e3"]
    assert seen(g)["drawn"] == GAME.words["token"][g.drawn]
    assert why(g, "place c1") == "MG-SET-6 no-first-room"
    play(g, "place b1")
    assert why(g, "place b1") == "MG-BRD-10 no-second-token"
    for n in (5, 4, 3, 2):
        assert len(legal(g)) == n
        play(g, legal(g)[0])
    assert len(on_board(g)) == 6
    assert told(g).count("draws-token") == told(g).count("places") == 6


def test_stairs() -> None:
    """MG-SET-7, MG-DEC-2: clockwise from the ghost's left; several may choose the same."""
    g = opened(4, first_ghost_seat=2)
    for _ in range(5):
        play(g, legal(g)[0])
    order = []
    while legal(g)[0].startswith("start"):
        order.append(g.player)
        assert sorted(legal(g)) == ["start a1", "start a5", "start e1", "start e5"]
        assert why(g, "start c3") == "MG-SET-7 no-stairs"
        play(g, "start e5")
    assert order == [3, 0, 1]
    assert [g.pawns[s] for s in order] == [g.pawns[3]] * 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_deal(seats: int) -> None:
    """MG-SET-8, MG-SET-9, MG-SET-10, MG-SET-11: three keys and three objects a hunter; the rest is the pile."""
    g = ready(seats)
    assert [len(h) for h in g.hands] == [0] + [3] * (seats - 1)
    assert [bin(o).count("1") for o in g.objects] == [0] + [3] * (seats - 1)
    assert g.box == [5 - (seats - 1)] * 3
    assert g.in_pile() == 42 - 3 * (seats - 1)
    assert [g.treasures(s) for s in range(seats)] == [0] * seats
    assert seen(g)["round"] == 1


def test_the_deal_is_a_shuffle() -> None:
    """MG-CHA-3: over many games every key is dealt, the more copies the oftener."""
    found = Counter(KEYS[key] for seed in range(200) for key in first_hand(seed))
    assert len(found) == 28
    twice = [found[k] for k, n in zip(KEYS, COPIES, strict=True) if n == 2]
    once = [found[k] for k, n in zip(KEYS, COPIES, strict=True) if n == 1]
    assert 1.6 < (sum(twice) / len(twice)) / (sum(once) / len(once)) < 2.5


def first_hand(seed: int) -> tuple[int, ...]:
    g = opened(2, seed=seed)
    while g.top < 0:
        play(g, legal(g)[0])
    return g.hands[1]


def test_chances_of_a_colour() -> None:
    """MG-CHA-5: with nothing seen a Tower back is red or blue 1/3, green or yellow 1/6."""
    g = castle("red blue", top="tower", phase="begin")
    colours = Counter(g.pile[0])
    assert [colours[k] for k in range(4)] == [2, 2, 1, 1]
    weights = {GAME.words["key"][k]: 0 for k in range(4)}
    for seed in range(300):
        h = castle("red blue", top="tower", phase="begin", seed=seed)
        h.go()
        weights[hand(h, "blue")] += 1
    assert weights["tower-red"] + weights["tower-blue"] > 150
    assert min(weights.values()) > 25


# ------------------------------------------------------------------------------------------------------------ variants
@pytest.mark.parametrize(
    ("seats", "option", "target"), [(2, "auto", 5), (3, "auto", 8), (6, "auto", 8), (2, 8, 8), (4, 6, 6), (5, 7, 7), (3, 5, 5)]
)
def test_target(seats: int, option: object, target: int) -> None:
    """MG-VAR-1, MG-VAR-2, MG-VAR-3, MG-RUL-21."""
    assert opened(seats, treasures_to_win=option).target == target


def test_two_players_swap_roles() -> None:
    """MG-VAR-2: one hunter's turn a round; each capture swaps the roles."""
    g = castle("red blue", at="blue c2", program="green_yellow lion crown tower", phase="walk")
    comes(g, blazon="tower tower tower")
    g.go()
    assert (ghost(g), room(g, "blue"), room(g, "red")) == ("blue", "c3", "c2")
    assert (len(hand(g, "red").split()), things(g, "red"), hand(g, "blue")) == (3, "lamp pickaxe detector", "")
    while who(g) == "blue":
        play(g, legal(g)[0])
    assert who(g) == "red"


def test_flip_without_moving() -> None:
    """MG-VAR-4, MG-RUL-9."""
    assert "flip" in legal(castle(at="blue a1", tokens="a1 red", flip_without_moving=True))
    assert "flip" not in legal(castle(at="blue a1", tokens="a1 red"))


def test_staggered_deal() -> None:
    """MG-VAR-5: 1, 2, 3, 3, 3 keys in the order of the first turns."""
    assert [len(h) for h in ready(6, staggered_deal=True).hands] == [0, 1, 2, 3, 3, 3]
    assert [len(h) for h in ready(2, staggered_deal=True).hands] == [0, 1]


def test_options_that_there_are_not() -> None:
    with pytest.raises(ValueError, match="treasures_to_win cannot be 9"):
        opened(2, treasures_to_win=9)
    with pytest.raises(ValueError, match="2 to 6 seats, not 7"):
        opened(7)
