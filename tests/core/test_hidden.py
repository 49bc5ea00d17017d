"""Who may know where a card is, and whether worlds are drawn with their right chance."""

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hantise.core.hidden import Hidden, Kinds, Plan


def two_hands() -> Hidden:
    """Two hands and a deck of 2 + 2 + 1 cards; viewers 0, 1 and the public."""
    h = Hidden(Kinds([2, 2, 1]), 3, 3)
    for v in range(3):
        h.fill(v, 2, 0b11111)
    h.size[2] = 5
    return h


def test_who_sees_a_card_move_knows_it_and_others_do_not() -> None:
    h = two_hands()
    h.moves(2, 0, 0b001, 2)
    assert h.known(0, 0) == [2]
    assert h.known(1, 0) == h.known(2, 0) == []
    assert h.might(1, 0) == [0, 0, 1, 1, 2]
    assert h.size == [1, 0, 4]


def test_a_card_laid_open_is_nowhere_hidden_any_more() -> None:
    h = two_hands()
    h.moves(2, 0, 0b001, 2)
    h.leaves(0, 2)
    assert h.might(1, 2) == [0, 0, 1, 1]
    h.enters(1, 2)
    assert h.known(0, 1) == h.known(2, 1) == [2]


def test_two_copies_are_told_apart_only_as_far_as_their_history_is_known() -> None:
    h = two_hands()
    h.moves(2, 0, 0b001, 0)  # seat 0 draws a 0 and sees it
    h.moves(2, 1, 0b010, 0)  # seat 1 draws the other
    h.shows(0, 0, 0b111)
    assert h.known(1, 0) == [0]
    assert 0 in h.might(0, 1)
    h.look(0, 1, [0])
    assert h.known(0, 1) == [0]
    assert h.might(0, 2) == [1, 1, 2]


def test_what_is_mixed_out_of_sight_may_lie_in_any_of_the_places() -> None:
    h = two_hands()
    h.moves(2, 0, 0b111, 0)
    h.moves(2, 1, 0b111, 1)
    h.mix([0, 1], 0b001)
    assert h.known(0, 0) == [0]
    assert h.known(1, 0) == []
    assert h.might(1, 0) == [0, 1]
    h.swap(0, 0, 1)
    assert h.known(0, 1) == [0]
    h.permute([1, 0, 2])
    assert h.known(0, 0) == [0]
    h.forget(0, 2)
    assert h.known(0, 0) == []


def test_what_is_put_together_is_not_told_apart_and_an_empty_place_holds_nothing() -> None:
    h = two_hands()
    h.moves(2, 0, 0b001, 2)
    h.moves_all(0, 2)
    assert h.might(0, 0) == []
    assert h.known(0, 2) == [0, 0, 1, 1, 2]


def test_a_copy_is_another_one() -> None:
    h = two_hands()
    before = h.written()
    k = h.copy()
    assert k.written() == before
    k.moves(2, 0, 0b001, 2)
    assert h.written() == before != k.written()


def test_what_is_false_is_noticed() -> None:
    h = two_hands()
    with pytest.raises(AssertionError, match="knowledge and truth disagree"):
        h.leaves(0, 1)
    h.size[0] = 4
    with pytest.raises(AssertionError, match="no world fits"):
        h.sample(0, 1)


def puzzle(rnd: random.Random) -> tuple[list[int], list[int], list[tuple[int, ...]]]:
    """A random knowledge of up to 8 cards in 3 zones, with all worlds that fit it (the zone of each card)."""
    cards = rnd.randint(2, 8)
    true = [rnd.randrange(3) for _ in range(cards)]
    may, size, masks = [0, 0, 0], [0, 0, 0], []
    for card, zone in enumerate(true):
        mask = {zone} | {z for z in range(3) if rnd.random() < 0.5}
        masks.append(sorted(mask))
        size[zone] += 1
        for z in mask:
            may[z] |= 1 << card
    fits = [w for w in itertools.product(*masks) if all(w.count(z) == size[z] for z in range(3))]
    return size, may, fits


def drawn(inside: list[list[int]], cards: int) -> tuple[int, ...]:
    where = [-1] * cards
    for z, zone in enumerate(inside):
        for card in zone:
            where[card] = z
    return tuple(where)


@pytest.mark.parametrize("how", ["deal", "match"])
def test_worlds_are_those_that_fit_and_equally_likely(how: str) -> None:
    rnd = random.Random(11)
    tried = 0
    for _ in range(120):
        size, may, fits = puzzle(rnd)
        if len(fits) > 80:
            continue
        plan = Plan(size, may)
        assert plan.exact
        n = 50 * len(fits)
        counts = Counter(drawn(getattr(plan, how)(rnd.getrandbits(50)), len(fits[0])) for _ in range(n))
        assert set(counts) <= set(fits)
        if len(fits) > 5:
            tried += 1
            chi = sum((counts[w] - 50) ** 2 / 50 for w in fits)
            free = len(fits) - 1
            slack = 6 if how == "deal" else 14  # the stirred matching is near to equal, and no more is claimed
            assert chi < free + slack * (2 * free) ** 0.5
    assert tried > 20


def test_too_many_shares_fall_back_to_the_matching() -> None:
    rnd = random.Random(2)
    zones, cards = 8, 40
    masks = [{rnd.randrange(zones) for _ in range(4)} for _ in range(cards)]
    true = [rnd.choice(sorted(m)) for m in masks]
    may = [sum(1 << c for c in range(cards) if z in masks[c]) for z in range(zones)]
    size = [true.count(z) for z in range(zones)]
    plan = Plan(size, may)
    assert not plan.exact
    h = Hidden(Kinds([cards]), 1, zones)
    h.may, h.size = may, size
    worlds = set()
    for _ in range(50):
        inside = plan.match(rnd.getrandbits(50))
        assert [len(z) for z in inside] == size
        assert all(z in masks[c] for z, zone in enumerate(inside) for c in zone)
        worlds.add(drawn(inside, cards))
    assert len(worlds) == 50
    assert [len(z) for z in h.sample(0, 9)] == size


@given(st.integers(0, 10**9), st.integers(0, 2**40))
def test_equal_knowledge_and_number_give_equal_worlds(seed: int, rng: int) -> None:
    size, may, _ = puzzle(random.Random(seed))
    a, b = Plan(size[:], may[:]), Plan(size[:], may[:])
    assert a.deal(rng) == b.deal(rng) == a.deal(rng)
    assert a.match(rng) == b.match(rng)


def test_not_here_is_learnt_exactly() -> None:
    """'No card of this kind in that hand': what is left are the worlds in which there is none, each with its right chance."""
    h = two_hands()
    for seat in (0, 1):
        for _ in range(2):
            h.moves(2, seat, 0, 0)  # nobody saw which
    h.lacks(0, 1, 0b110)
    assert h.might(1, 0) == [0, 0, 2]
    assert h.might(0, 0) == [0, 0, 1, 1, 2], "who was not told knows no more"
    cards = [0, 0, 1, 1, 2]
    deals = Counter(
        (tuple(sorted(order[:2])), tuple(sorted(order[2:4])), order[4:])
        for order in itertools.permutations(cards)
        if 1 not in order[:2]
    )
    drawn = Counter(tuple(tuple(sorted(zone)) for zone in h.sample(1, rng)) for rng in range(4000))
    assert set(drawn) == set(deals)
    total = sum(deals.values())
    for deal, n in deals.items():
        assert drawn[deal] / 4000 == pytest.approx(n / total, abs=0.03)
    h.lacks(0, 0, 0b010)
    with pytest.raises(AssertionError, match="no world fits"):
        h.sample(1, 1)  # two cards, and one 2: the game told something false
