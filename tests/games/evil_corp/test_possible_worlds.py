"""What each seat can know of hands and bags, and worlds dealt from that: rules.md section 18.

The counting of `story.Plan` is held against a slow enumeration that follows every possible tile; games are held against
stories."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hantise.core.frame import NOBODY
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.state import Office
from hantise.games.evil_corp.story import DRAWN, ENTERS, GIVEN, LEAVES, UNSEEN, Plan, event, held, told

Hands = tuple[tuple[int, ...], ...]


def possible(story: tuple[int, ...], hands: tuple[int, ...]) -> dict[tuple[tuple[int, ...], Hands], int]:
    """Every bag and hands to which draws lead that fit the story, with the number of ways: tile by tile, nothing clever."""
    layer: dict[tuple[tuple[int, ...], Hands], int] = {((), ((),) * len(hands)): 1}
    for e in story:
        what, kind = e & 3, e >> 4
        h = hands.index(e >> 2 & 3) if (e >> 2 & 3) in hands else -1
        after: Counter[tuple[tuple[int, ...], Hands]] = Counter()
        for (bag, inside), ways in layer.items():
            if what == ENTERS:
                after[more(bag, kind), inside] += ways
            elif what == DRAWN and kind != UNSEEN:
                if kind in bag:
                    after[less(bag, kind), inside] += ways * bag.count(kind)
            elif what == DRAWN:
                for k in set(bag):
                    after[less(bag, k), at(inside, h, more(inside[h], k))] += ways * bag.count(k)
            elif h < 0:
                after[bag, inside] += ways
            elif what == GIVEN:
                after[bag, at(inside, h, more(inside[h], kind))] += ways
            elif kind in inside[h]:
                after[bag, at(inside, h, less(inside[h], kind))] += ways
        layer = dict(after)
    return layer


def more(tiles: tuple[int, ...], k: int) -> tuple[int, ...]:
    return tuple(sorted((*tiles, k)))


def less(tiles: tuple[int, ...], k: int) -> tuple[int, ...]:
    i = tiles.index(k)
    return tiles[:i] + tiles[i + 1 :]


def at(hands: Hands, h: int, tiles: tuple[int, ...]) -> Hands:
    return (*hands[:h], tiles, *hands[h + 1 :])


class Luck:
    """What `Plan.sample` needs of a state."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def random(self, n: int) -> int:
        return self.rng.randrange(n)


def lived(rng: Random) -> tuple[tuple[int, ...], list[int]]:
    """A story of a small round as it may be lived, every draw seen, with the seats in it."""
    seats = rng.choice([[0], [0, 1]])
    bag = rng.choices(range(6), k=rng.randint(4, 7))
    lines, hands, out, fresh = [event(ENTERS, 0, k) for k in bag], {s: [0][:0] for s in seats}, [0][:0], 10
    for step in range(rng.randint(4, 11)):
        seat, what = rng.choice(seats), rng.random()
        if bag and (step < 3 or what < 0.3):
            k = bag.pop(rng.randrange(len(bag)))
            hands[seat].append(k)
            lines.append(event(DRAWN, seat, k))
        elif what < 0.6 and hands[seat]:
            k = hands[seat].pop(rng.randrange(len(hands[seat])))
            out.append(k)
            lines.append(event(LEAVES, seat, k))
        elif what < 0.75:
            bag.append(fresh)
            lines.append(event(ENTERS, 0, fresh))
            fresh += 1
        elif what < 0.85:
            hands[seat].append(fresh)
            lines.append(event(GIVEN, seat, fresh))
            fresh += 1
        elif out:
            bag.append(out.pop())
            lines.append(event(ENTERS, 0, bag[-1]))
    return tuple(lines), seats


@pytest.mark.parametrize("seed", range(10))
def test_counting_is_exact(seed: int) -> None:
    """EC-HID-6, EC-CHA-3. As many ways as the slow enumeration finds, and the same odds, for onlookers and for a team's
    member."""
    rng = Random(seed)
    for _ in range(25):
        story, seats = lived(rng)
        for knows, hands in [(0, tuple(seats))] + ([(1, (1,)), (2, (0,))] if len(seats) == 2 else []):
            seen = told(story, knows)
            plan, slow = Plan(seen, hands), possible(seen, hands)
            assert plan.total == sum(slow.values())
            odds = plan.odds()
            for k in {k for bag, _ in slow for k in bag} | set(odds):
                numbers = [bag.count(k) for bag, _ in slow]
                mean = sum(bag.count(k) * n for (bag, _), n in slow.items()) / plan.total
                assert odds[k][:2] == (min(numbers), max(numbers))
                assert odds[k][2] == pytest.approx(mean)


def test_worlds_come_with_their_probabilities() -> None:
    """EC-HID-6. Each possible way as often as it is likely; no other ever."""
    rng, draws = Random(8), 3000
    for n in range(6):
        story, seats = lived(rng)
        hands = tuple(seats)
        seen, luck = told(story, 0), Luck(n)
        plan, slow, found = Plan(seen, hands), possible(seen, hands), Counter[Hands]()
        for _ in range(draws):
            world = plan.sample(luck)
            assert told(world, 0) == seen
            found[tuple(tuple(held(world, s)) for s in hands)] += 1
        likely = Counter[Hands]()
        for (_, inside), ways in slow.items():
            likely[inside] += ways
        assert set(found) <= set(likely)
        for inside, ways in likely.items():
            p = ways / plan.total
            assert abs(found[inside] / draws - p) < 5 * (p * (1 - p) / draws) ** 0.5 + 1e-9


def positions(seats: int, games: int, every: int) -> list[Office]:
    """Positions of random games."""
    out, rng = [], Random(seats)
    for n in range(games):
        g = GAME.new(seats, n, record=False)
        step = 0
        while g.player != NOBODY:
            if step % every == 0:
                out.append(g.copy())
            g.play(rng.choice(g.options))
            step += 1
    return out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_true_world_fits_the_story(seats: int) -> None:
    """EC-HID-3. The story is that of the true hands, and a dealt world has a story of its own that fits, seen by everybody
    alike."""
    for g in positions(seats, 4, 5):
        for seat in range(seats):
            assert tuple(held(g.story[g.table.team[seat]], seat)) == g.hand[seat]
            d = g.determinize(seat, 9)
            assert d.hand[seat] == g.hand[seat]
            for team in range(len(g.table.teams)):
                assert told(d.story[team], 1 << seat) == told(g.story[team], 1 << seat)
                assert sorted(d.bag[team] + [k for s in g.table.teams[team] for k in d.hand[s]]) == sorted(
                    g.bag[team] + [k for s in g.table.teams[team] for k in g.hand[s]]
                )
            for s in range(seats):
                assert tuple(held(d.story[d.table.team[s]], s)) == d.hand[s]


def test_naive_shuffles_would_be_wrong() -> None:
    """EC-HID-6. Shuffling a rival's bag and hand together gives a world that cannot be, in a good part of the positions;
    the dealt ones never do."""
    rng, wrong, asked_of = Random(2), 0, 0
    for g in positions(2, 12, 3):
        seen = told(g.story[1], 0)
        worlds = {inside[0] for _, inside in possible(seen, (1,))}
        assert g.determinize(0, rng.getrandbits(40)).hand[1] in worlds
        if g.hand[1] and g.bag[1]:
            union = [*g.bag[1], *g.hand[1]]
            rng.shuffle(union)
            asked_of += 1
            wrong += tuple(sorted(union[: len(g.hand[1])])) not in worlds
    assert 0.03 < wrong / asked_of < 0.5
