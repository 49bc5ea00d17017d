"""What each seat knows of hidden cards, against all worlds with their exact chances, in random stories."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from random import Random

import pytest

from hantise.games.gregory_horror_show.story import (
    DRAW,
    MOVE,
    NEW_DECK,
    OUT,
    PUBLIC,
    UNSEEN,
    Know,
    Story,
    begun,
    deals,
    imagined,
)

Cards = tuple[int, ...]
World = tuple[tuple[Cards, ...], Cards]  # the hands, and the deck
Odds = dict[World, Fraction]

DECK = [0, 0, 1, 1, 2, 3, 4]
SEATS = 3


def less(cards: Cards, kind: int) -> Cards:
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


def given(hands: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], tuple(sorted(cards)), *hands[seat + 1 :])


def ways(world: World, event: Cards) -> list[tuple[int, World, Fraction]]:
    """What such an event may do in a world: the kind, the world after it, how likely."""
    hands, deck = world
    if event[0] == NEW_DECK:
        return [(-1, (hands, tuple(sorted(event[1:]))), Fraction(1))]
    if event[0] == DRAW:
        seat = event[1]
        return [
            (k, (given(hands, seat, (*hands[seat], k)), less(deck, k)), Fraction(deck.count(k), len(deck)))
            for k in sorted(set(deck))
        ]
    a, out = event[1], []
    for k in sorted(set(hands[a])):
        rest = given(hands, a, less(hands[a], k))
        if event[0] == MOVE:
            rest = given(rest, event[2], (*rest[event[2]], k))
        out.append((k, (rest, deck), Fraction(hands[a].count(k), len(hands[a]))))
    return out


def seen(event: Cards, viewer: int) -> bool:
    """Does the viewer see which card it is?"""
    return event[0] == OUT or viewer in event[1:-1]


def happened(odds: Odds, event: Cards, viewer: int) -> Odds:
    """What the viewer should believe after an event."""
    out: Odds = {}
    for world, p in odds.items():
        for kind, new, q in ways(world, event):
            if event[0] == NEW_DECK or not seen(event, viewer) or kind == event[-1]:
                out[new] = out.get(new, Fraction(0)) + p * q
    total = sum(out.values())
    return {world: p / total for world, p in out.items()}


@lru_cache(None)
def picked(pool: Cards, n: int) -> tuple[tuple[Cards, Cards], ...]:
    """All ways to take n of these cards: those taken, and the rest."""
    out = []
    for taken in combinations(range(len(pool)), n):
        out.append((tuple(pool[i] for i in taken), tuple(k for i, k in enumerate(pool) if i not in taken)))
    return tuple(out)


def believed(know: Know) -> Odds:
    """All worlds of a knowledge, with their chances: every way to deal the unidentified cards counts alike."""
    out: Odds = {}
    total = sum(w * deals(c) for c, w in know.configs)
    for (hands, pools), weight in know.configs:
        found = [
            (tuple(tuple(k for k in hand if k < UNSEEN) for hand in hands), (), Fraction(weight * deals((hands, pools)), total))
        ]
        for p, pool in enumerate(pools):
            for seat, hand in [*enumerate(hands), (SEATS, ())]:
                n = hand.count(UNSEEN + p)
                todo, found = found, []
                for dealt, rest, odds in todo:
                    here = rest if seat else pool
                    each = picked(here, n)
                    for taken, left in each if seat < SEATS else [((), here)]:
                        new = given(dealt, seat, (*dealt[seat], *taken)) if seat < SEATS else dealt
                        found.append((new, left, odds / len(each)))
            if p < len(pools) - 1:
                assert not any(rest for _, rest, _ in found), "the older decks are used up"
        for dealt, rest, odds in found:
            world = (dealt, rest if pools else ())
            out[world] = out.get(world, Fraction(0)) + odds
    return out


def right(story: Story, odds: dict[int, Odds]) -> None:
    """Does every viewer believe exactly what he should?"""
    for viewer, should in odds.items():
        know = story.know(viewer)
        assert believed(know) == should, viewer
        for seat in range(SEATS):
            least = [Counter(hands[seat]) for hands, _ in should]
            sure = [k for k in range(5) for _ in range(min(c[k] for c in least))]
            assert know.sure(seat) == sure, "what lies in a hand for certain lies there in all worlds"


def next_event(rnd: Random, hands: list[Cards], deck: list[int], discard: list[int]) -> Cards | None:
    """Something that may happen; None where the cards do not allow it."""
    seat, to, what = rnd.randrange(SEATS), rnd.randrange(SEATS), rnd.choice((DRAW, DRAW, DRAW, MOVE, MOVE, OUT, OUT))
    if what == DRAW:
        if not deck:
            return (NEW_DECK, *discard) if discard else None
        return (DRAW, seat, rnd.choice(deck)) if len(hands[seat]) < 4 else None
    if not hands[seat] or (what == MOVE and seat == to):
        return None
    kind = rnd.choice(hands[seat])
    return (MOVE, seat, to, kind) if what == MOVE else (OUT, seat, kind)


def carried_out(event: Cards, hands: list[Cards], deck: list[int], discard: list[int]) -> None:
    if event[0] == NEW_DECK:
        deck[:], discard[:] = sorted(discard), []
    elif event[0] == DRAW:
        deck.remove(event[2])
        hands[event[1]] = tuple(sorted((*hands[event[1]], event[2])))
    else:
        hands[event[1]] = less(hands[event[1]], event[-1])
        if event[0] == MOVE:
            hands[event[2]] = tuple(sorted((*hands[event[2]], event[-1])))
        else:
            discard.append(event[-1])


@pytest.mark.parametrize("seed", range(24))
def test_every_viewer_believes_exactly_what_he_should(seed: int) -> None:
    """Chapter 19, GHS-JUD-2, GHS-JUD-14. And so do the seats of a world that one of them imagines, from there on."""
    rnd = Random(seed)
    story, deck, discard = begun(SEATS, DECK), DECK[:], list[int]()
    hands: list[Cards] = [()] * SEATS
    odds: dict[int, Odds] = {v: {(tuple(hands), tuple(deck)): Fraction(1)} for v in range(PUBLIC, SEATS)}
    new_decks = 0
    while new_decks < 3:
        event = next_event(rnd, hands, deck, discard)
        if event is None:
            continue
        new_decks += event[0] == NEW_DECK
        carried_out(event, hands, deck, discard)
        story = story.told(event)
        odds = {v: happened(o, event, v) for v, o in odds.items()}
        if rnd.random() < 0.4:
            right(story, odds)
        if rnd.random() < 0.05:
            seat = rnd.randrange(SEATS)
            story = imagined(hands, seat, story.know(seat), story.know(PUBLIC))
            for v in set(range(SEATS)) - {seat}:
                mine = {world: p for world, p in odds[PUBLIC].items() if world[0][v] == hands[v]}
                odds[v] = {world: p / sum(mine.values()) for world, p in mine.items()}
    right(story, odds)


def test_what_is_known_is_written_and_not_how_it_came_about() -> None:
    one, other = begun(SEATS, DECK), begun(SEATS, DECK)
    for event in ((DRAW, 0, 4), (DRAW, 1, 3)):
        one = one.told(event)
    for event in ((DRAW, 1, 3), (DRAW, 0, 4)):
        other = other.told(event)
    assert one.written() == other.written()


def test_a_story_forgets_what_everybody_has_heard() -> None:
    story = begun(SEATS, DECK).told((DRAW, 0, 4))
    assert story.before is not None
    for viewer in range(PUBLIC, SEATS):
        story.know(viewer)
    assert story.before is None
