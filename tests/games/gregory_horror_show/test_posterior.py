"""Worlds come as often as they are likely: small decks, against exact posteriors by brute force. Chapter 19, GHS-JUD-14."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.posterior import Position, compared, reached

from hantise.core.hidden import Kinds
from hantise.games.gregory_horror_show import GAME, state
from hantise.games.gregory_horror_show.components import CARDS, LIMITS

THEFT = "tipping_scales"
FEW = f"{THEFT} {THEFT} freak_out freak_out key_ring overruled"
MORE = f"{THEFT} {THEFT} {THEFT} freak_out key_ring overruled midnight_snack loaded_die"


def small(monkeypatch: pytest.MonkeyPatch, text: str, start: int) -> None:
    """A deck of these cards alone, and hands that begin with so many."""
    copies = [0] * len(CARDS)
    for name in text.split():
        copies[CARDS.index(name)] += 1
    monkeypatch.setattr(state, "COPIES", copies)
    monkeypatch.setattr(state, "LABELS", Kinds(copies))
    monkeypatch.setitem(LIMITS, "hand_start", start)


def each_card_alike(g: Any, pick: int) -> float:
    """What the story counts on: of equal cards that somebody holds, each is as likely to be the one that he lays open."""
    for word in GAME.write(g, pick).split():
        if word in CARDS and CARDS.index(word) in g.hands[g.player]:
            return float(g.hands[g.player].count(CARDS.index(word)))
    return 1.0


def thief(rnd: Random, g: Any) -> int:
    """A seat that steals wherever it can, plays other cards mostly, and passes else."""
    texts = {p: GAME.write(g, p) for p in g.options}
    for likely, wanted in ((1.0, THEFT), (0.8, ""), (1.0, "pass")):
        found = [p for p, text in texts.items() if (text.startswith(wanted) if wanted else text.split()[0] in CARDS)]
        if found and rnd.random() < likely:
            return rnd.choice(found)
    picked: int = rnd.choice(g.options)
    return picked


def thefts(g: Any) -> list[tuple[int, int]]:
    """Who stole from whom, in order."""
    return [(e[4], e[5]) for e in g.events if e[3] == "steals"]


def joint(at: Position) -> bool:
    """Does it hang on a joint fact what the viewer should believe? Where another than he robbed a hand in which he knew a card,
    or where he knew one of several equal cards (who plays such a one may have played another)."""
    rows = thefts(at.g)
    known = [e[6] for e in at.g.events if e[3] == "steals-card" and at.seat >= 0 and e[1] >> at.seat & 1]
    twice = any(state.COPIES[k] > 1 for k in known)
    return twice or any(at.seat in a and at.seat not in b and b[1] in a for i, a in enumerate(rows) for b in rows[i + 1 :])


def positions(seats: int, seeds: range, doubtful: bool) -> Iterator[Position | None]:
    for seed in seeds:
        rnd = Random(seed)
        at = reached(GAME, seats, seed, rnd.choice((8, 12, 16, 20, 24, 30)), rnd.randrange(-1, seats), choose=thief)
        if at is not None and thefts(at.g) and joint(at) == doubtful:
            yield at


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "text", "start"), [(2, FEW, 1), (3, FEW, 1), (3, MORE, 2)])
def test_worlds_come_as_often_as_they_are_likely(monkeypatch: pytest.MonkeyPatch, seats: int, text: str, start: int) -> None:
    """Cards drawn, played and stolen."""
    small(monkeypatch, text, start)
    assert compared(positions(seats, range(40), False), each_card_alike, 2000, 6000) >= (4 if seats == 3 else 1)


@pytest.mark.slow
def test_cards_that_may_be_one_or_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """GHS-JUD-14. A knows a card in b's hand; c, who holds others, steals from b: it is there still in so many cases as b held
    other cards. Or b plays one of that kind: it may have been another."""
    small(monkeypatch, MORE, 2)
    assert compared(positions(3, range(130), True), each_card_alike, 4000, 6000) >= 2
