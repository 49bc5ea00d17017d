"""The suspicion curve: for each seat, how probable it was to an observer that it is a hero, after every pick of a game.

It is Bayes' rule over a model of how seats choose, and hangs on that model: a seat picks each of its options with a
weight that grows
with how good the pick looks to a hero, or to a monster (`heuristics.Mind.liking`, the bots' own taste), and now and then
anything at
all. Hands are not known, so the model is asked in some of the worlds that the observer held possible. What comes out is a
story about
bots' taste, not a measurement of minds; it says so wherever it is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from hantise.core.record import Record

from .components import HERO_SIDE, SIDE_OF
from .hands import PlayMore
from .heuristics import Mind, heroes_left
from .rules import SEATS, Turn
from .setup import HandIn, Mulligan
from .state import Table

SHARPNESS = 1.5  # how much better a pick that looks better by one point is liked
SLIP = 0.15  # how often a seat picks anything
WORLDS = 12  # worlds of the observer in which the model is asked


def odds_of_pick(w: Table, side: int, pick: int) -> float:
    """How likely a seat of that side (1: hero, -1: monster) is to make that pick of the present decision, in that world."""
    mind = Mind(w, w.player, side)
    weights = {p: exp(SHARPNESS * mind.liking(w, p)) for p in w.options}
    n = len(weights)
    return SLIP / n + (1 - SLIP) * weights[pick] / sum(weights.values())


def with_card(w: Table, seat: int, kind: int) -> None:
    """The card that is about to be played was in that hand: put it there in place of another."""
    if kind not in w.hand[seat]:
        hand = list(w.hand[seat])
        hand[w.random(len(hand))] = kind
        w.hand[seat] = tuple(sorted(hand))
        assert w.asked is not None
        w.options = w.asked.options(w)


def evidence(g: Table, pick: int, observer: int, rng: int) -> tuple[float, float]:
    """How likely the pick was if who makes it is a hero, and if a monster, as far as the observer could tell."""
    hero = monster = 0.0
    for i in range(WORLDS):
        w: Table = g.determinize(observer, rng * WORLDS + i)
        if isinstance(w.asked, (Turn, PlayMore)) and pick >= 0:
            with_card(w, w.player, pick // SEATS)
        if pick in w.options:
            hero += odds_of_pick(w, 1, pick)
            monster += odds_of_pick(w, -1, pick)
    return hero, monster


def tells(g: Table, pick: int, observer: int) -> bool:
    """Does the observer see the pick, and is it one that a side could care about?"""
    asked = g.asked
    if (
        asked is None
        or g.player == observer
        or isinstance(asked, Mulligan)
        or isinstance(getattr(asked, "whole", None), HandIn)
    ):
        return False
    heard = asked.heard_by(g, pick)
    return heard == -1 or (observer >= 0 and bool(heard >> observer & 1))


class Curve:
    """What an observer (-1: an onlooker) believes while he watches a game. `rows`: after every pick, by seat, the odds of
    a hero."""

    def __init__(self, g: Table, observer: int) -> None:
        self.observer: int = observer
        share = heroes_left(g, observer) if not g.expert else 0.5
        self.for_hero: list[float] = [share / (1 - share) if 0 < share < 1 else 1.0] * g.seats
        self.rows: list[list[float]] = [self.row(g)]

    def row(self, g: Table) -> list[float]:
        """By seat: certain where the observer knows the faction card, else what he has gathered."""
        out = []
        for seat, ratio in enumerate(self.for_hero):
            if not g.expert and g.faction[seat] and g.knows_faction(self.observer, seat, 0):
                out.append(1.0 if SIDE_OF[g.faction[seat][0]] == HERO_SIDE else 0.0)
            else:
                out.append(ratio / (1 + ratio))
        return out

    def sees(self, g: Table, pick: int) -> None:
        """The pick is about to be made."""
        if tells(g, pick, self.observer):
            hero, monster = evidence(g, pick, self.observer, len(self.rows))
            if hero and monster:
                self.for_hero[g.player] *= hero / monster


def suspicion(record: Record, observer: int = -1) -> list[list[float]]:
    """The curve of a recorded game: after 0, 1, 2 ... picks, for each seat how probable it was to the observer that it is
    a hero.

    observer: a seat, who knows what that seat knew, or -1 for an onlooker. The same record gives the same curve. In the
    expert game,
    where the side is chosen at the end, read it as the side that the seat plays for. Raises RecordError where the record
    cannot be
    replayed (one that was cut for a seat), ValueError where there is no such seat.
    """
    if not -1 <= observer < record.seats:
        raise ValueError(f"there is no seat {observer}: there are {record.seats}, from 0")
    picks = [entry for entry, _ in record.plays()[1:]]
    curve: list[Curve] = []

    def watch(g: Table) -> None:
        if not curve:
            curve.append(Curve(g, observer))
        else:
            curve[0].rows.append(curve[0].row(g))
        entry = picks[len(curve[0].rows) - 1]
        if entry.text != "concede":
            curve[0].sees(g, record.game.read(g, entry.text))

    end = record.replay(watch=watching(watch))
    curve[0].rows.append(curve[0].row(end))
    return curve[0].rows


def watching(watch: Callable[[Table], None]) -> Callable[[object], None]:
    """The same as `Record.replay` calls it."""

    def seen(g: object) -> None:
        assert isinstance(g, Table)
        watch(g)

    return seen
