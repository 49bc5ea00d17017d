"""What bots are told about Ze Horror Attack: 'A good simple player' of rules.md, a liking for every pick, and what a search
compares.

Everything hangs on what the seat that decides may know: its hand and faction, the areas, the factions that it has looked
at. So all worlds that it holds possible give the same. A search plays as the simple player as long as many cards are left
(who wins from there on hardly hangs on what lies where); then it plays its options out in the same worlds. The contract is
that of `hantise.bots.heuristics`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt, tanh
from random import Random
from typing import Any, Protocol

from hantise.core.frame import NOBODY

from .building import BUILD, Build, HandIn
from .components import BONUS, BONUS_OF, HERO_SIDE, KINDS, SIDE_OF, SLOTS, STEPS, WORTH, factions_of
from .deck_and_pile import Arrange, DigTake, Retrieve, Revive
from .decks import LISTS
from .hands import DiscardHand, DiscardSeen, Give, OtherPlayer, PeekFaction, PlayMore, TakeSeen, unpacked
from .in_play import FIELD, Copy, Destination, Discard, GiveUp, Move, Return, SwapSelf
from .rules import DECLINE, DRAW, NOTHING, SEATS, Turn
from .setup import KEEP, REPLACE, Mulligan
from .state import Table

LEAN = 0.35  # how much a sun in an area speaks for a hero
DRAWN = 0.4  # what a card in the hand is worth
ENOUGH = 0.35  # a card that brings less is not played while one may draw
LOOK = 0.15
LOST = 0.1  # what a card less in another hand is worth
SOME = 0.3  # what a symbol in a hand is worth, beside one in an area
ENDING = 3.0  # what it is worth to end the game while ahead

# Of a search.
SURE = 1.1  # LEAN, as it was found in 5,800 games of greedy players: their areas tell more than they themselves make of it
LATE = 12  # so many cards left, and the end is in sight
MOST = 9  # options that are compared
LOOSE = 0.3  # in a playout the best option is picked, give or take so much
MARGIN, CLEAR = 0.5, 4.0  # how far an end counts by its margin in points, not by who won; a clear margin

# What the steps of a card are worth by a rough guess, where nothing is tried out.
VERB = {"draw": 0.4, "discard": 0.5, "discard_all": 0.2, "each_discards": 0.2, "wipe": -0.2, "discard_hand": 0.2, "steal": 0.5}
VERB |= {"give": -0.1, "peek_hand": LOOK, "take_seen": 0.5, "discard_seen": 0.2, "peek_faction": LOOK, "dig": 0.5, "move": 0.4}
VERB |= {
    "swap_self": 0.4,
    "return": 0.1,
    "retrieve": 0.4,
    "revive": 0.7,
    "swap_hands": 0.2,
    "pass_hands": 0.0,
    "play": 0.3,
    "copy": 0.3,
}
EXTRA = [sum(VERB[step.do] for step in STEPS[k]) for k in range(KINDS)]
LOOKS = [sum(step.do in ("peek_hand", "peek_faction") for step in STEPS[k]) for k in range(KINDS)]


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    @property
    def seat(self) -> int: ...

    @property
    def random(self) -> Random: ...

    def sample(self) -> Any: ...


# -------------------------------------------------------------------------------------------------------------- what
# is believed
def sign(faction: int) -> int:
    """1 for a hero, -1 for a monster."""
    return 1 if SIDE_OF[faction] == HERO_SIDE else -1


def heroes_left(g: Table, viewer: int) -> float:
    """HA-HID-3. The share of heroes among the faction cards that the viewer has not seen."""
    pool = factions_of(g.packs)
    for s in range(g.seats):
        for slot, f in enumerate(g.faction[s]):
            if g.knows_faction(viewer, s, slot) and f in pool:
                pool.remove(f)
    return sum(SIDE_OF[f] == HERO_SIDE for f in pool) / len(pool) if pool else 0.5


def hero_odds(g: Table, viewer: int, seat: int, share: float, lean: float = LEAN) -> float:
    """How likely that seat is to be a hero: what is left, shifted by the balance of its area; certain after a look."""
    if not g.expert and g.knows_faction(viewer, seat, 0):
        return 1.0 if SIDE_OF[g.faction[seat][0]] == HERO_SIDE else 0.0
    share = min(max(share, 0.02), 0.98)
    weight = share / (1 - share) * exp(lean * (2 if g.expert else 1) * g.symbols(seat))
    return weight / (1 + weight)


class Mind:
    """What a seat makes of the table. side: 1 a hero, -1 a monster, None: as its own faction card says."""

    def __init__(self, g: Table, me: int, side: int | None = None) -> None:
        self.me: int = me
        own = g.counted(me)
        self.side: int = sign(own) if side is None else side
        self.bonus: int = BONUS_OF[own] if side is None else 0
        self.others: float = sqrt(g.seats - 1)
        share = heroes_left(g, me) if not g.expert else 0.5
        # by seat: what a sun before it is worth to me
        self.sun: list[float] = [
            float(self.side) if s == me else -(2 * hero_odds(g, me, s, share) - 1) / self.others for s in range(g.seats)
        ]

    def worth(self, g: Table) -> float:
        """The areas, to this seat."""
        total = 0.0
        for s in range(g.seats):
            total += self.sun[s] * g.symbols(s)
        return total + BONUS if g.lying(self.me) & self.bonus else total

    def at(self, seat: int, kind: int) -> float:
        """A card in that area, to this seat."""
        value = self.sun[seat] * WORTH[kind]
        return value + BONUS / 2 if seat == self.me and self.bonus >> kind & 1 else value

    def held(self, kind: int) -> float:
        """A card in the own hand."""
        return DRAWN + SOME * self.side * WORTH[kind]

    def ahead(self, g: Table) -> bool:
        """Would this seat win now, as far as it can tell? Ties go to it if it has the last turn."""
        mine = self.side * g.symbols(self.me) + (BONUS if g.lying(self.me) & self.bonus else 0)
        best = max(abs(self.sun[s]) * self.others * abs(g.symbols(s)) for s in g.others(self.me))
        return mine >= best

    # how a pick looks ---------------------------------------------------------------------------------------------------------
    def liking(self, g: Table, pick: int) -> float:
        """How good a pick of the present decision looks, by what lies where; nothing is tried out."""
        asked = g.asked
        if isinstance(asked, Turn):
            return self.of_turn(g, pick)
        if pick == NOTHING:
            return 0.0
        if isinstance(asked, PlayMore):
            return self.of_play(pick)
        if isinstance(asked, (Discard, Return, Move, SwapSelf, Copy)):
            return self.of_target(g, asked, pick)
        if isinstance(asked, Destination):
            return self.at(pick, asked.kind)
        if isinstance(asked, Revive):
            return self.at(self.me, pick)
        if isinstance(asked, (Retrieve, TakeSeen, DigTake)):
            return self.held(pick)
        if isinstance(asked, Give):
            return -self.held(pick)
        if isinstance(asked, DiscardHand):
            return sum([0.3 - self.held(k) for k in unpacked(pick)])
        if isinstance(asked, DiscardSeen):
            return LOST - SOME * self.sun[asked.target] * WORTH[pick]
        if isinstance(asked, PeekFaction):
            return -abs(self.sun[pick // SLOTS])  # where there is most to learn
        if isinstance(asked, OtherPlayer):
            return DRAWN * (len(g.hand[pick]) - len(g.hand[self.me])) if asked.may else LOST * len(g.hand[pick])
        if isinstance(asked, Arrange):
            return self.sun[g.after(self.me)] * WORTH[pick] * SOME
        return 0.0

    def of_turn(self, g: Table, pick: int) -> float:
        if pick == DECLINE:
            return 0.0
        if pick == DRAW:
            if not g.expert and g.left(0) == 1:
                return ENDING if self.ahead(g) else -ENDING
            return ENOUGH
        return self.of_play(pick)

    def of_play(self, pick: int) -> float:
        kind, area = divmod(pick, SEATS)
        return self.at(area, kind) + EXTRA[kind]

    def of_target(self, g: Table, asked: Any, pick: int) -> float:
        seat, kind = divmod(pick, FIELD)
        here = self.at(seat, kind)
        if isinstance(asked, GiveUp):
            return -self.at(self.me, kind)
        if isinstance(asked, Return):
            return (DRAWN if seat == self.me else -LOST) - here
        if isinstance(asked, Move):
            if asked.to == "own":
                return self.at(self.me, kind) - here
            return max([self.at(s, kind) for s in g.others(seat)]) - here
        if isinstance(asked, SwapSelf):
            return self.at(self.me, kind) + self.at(seat, asked.src) - here - self.at(self.me, asked.src)
        if isinstance(asked, Copy):
            return EXTRA[kind]
        return -here


def best(g: Table, mind: Mind) -> int:
    """The pick that looks best, the first of equal ones."""
    top, found = -99.0, g.options[0]
    for pick in g.options:
        value = mind.liking(g, pick)
        if value > top:
            top, found = value, pick
    return found


# ------------------------------------------------------------------------------------------------------------ a simple player
def tried(g: Table, mind: Mind, pick: int) -> float:
    """What playing that card brings: the areas after all its steps, cards and looks. `g` is a world of the seat's own."""
    before, held, others = mind.worth(g), len(g.hand[mind.me]) - 1, sum(len(h) for h in g.hand) - len(g.hand[mind.me])
    kind = pick // SEATS
    w: Table = g.copy()
    w.play(pick)
    while w.player != NOBODY and not isinstance(w.asked, Turn):
        w.play(best(w, mind if w.player == mind.me else Mind(w, w.player)))
    if w.ended == "last_card":
        return ENDING if mind.ahead(w) else -ENDING
    gained = w.hand[mind.me]
    lost = others - (sum(len(h) for h in w.hand) - len(gained))
    return mind.worth(w) - before + DRAWN * (len(gained) - held) + LOST * lost + LOOK * LOOKS[kind]


def weighed(g: Table) -> list[float]:
    """How good each option looks to whoever is asked: cards by what they bring, the rest by what lies where."""
    mind = Mind(g, g.player)
    cards = isinstance(g.asked, (Turn, PlayMore))
    return [tried(g, mind, p) if cards and p >= 0 else mind.liking(g, p) for p in g.options]


def turn_pick(g: Table, mind: Mind) -> int:
    """The best card if it brings enough, else a draw, else the least bad card."""
    cards = [(tried(g, mind, p), -p) for p in g.options if p >= 0]
    value, negative = max(cards, default=(-99.0, 0))
    if DRAW in g.options:
        drawn = mind.of_turn(g, DRAW)
        if drawn >= value or not cards:
            return DRAW
    if DECLINE in g.options and value < 0:
        return DECLINE
    return -negative


def leaning(deck: int) -> int:
    """How one-sided a ready-made deck is."""
    return abs(sum(n * WORTH[k] for k, n in enumerate(LISTS[deck])))


def chosen(g: Table) -> int:
    """The pick of a simple player for whoever is asked, in a world of his."""
    asked, me = g.asked, g.player
    if isinstance(getattr(asked, "whole", None), HandIn):
        return max([p for p in g.options if p != BUILD], key=leaning)
    if isinstance(asked, Build):  # a bot that takes over a seat in the middle of it
        return max(g.options, key=lambda k: (WORTH[k], -k))
    mind = Mind(g, me)
    if isinstance(asked, Mulligan):
        return REPLACE if sum(mind.at(me, k) for k in g.hand[me]) < 0 else KEEP
    if isinstance(asked, Turn):
        return turn_pick(g, mind)
    if isinstance(asked, PlayMore):
        cards = [(tried(g, mind, p), -p) for p in g.options if p >= 0]
        value, negative = max(cards, default=(-99.0, 0))
        return -negative if value > 0 or NOTHING not in g.options else NOTHING
    return best(g, mind)


# -------------------------------------------------------------------------------------------------------------- for the bots
class HorrorAttack:
    """The contract of `hantise.bots.heuristics`."""

    def greedy(self, seat: Player) -> tuple[int, ...]:
        return (chosen(seat.sample()),)

    def imagine(self, seat: Player) -> Callable[[], Table]:
        """Worlds in which the others have the factions that their areas speak for."""

        def world() -> Table:
            g: Table = seat.sample()
            if not g.expert and g.lists:
                believe(g, seat.seat)
            return g

        return world

    def contest(self, seat: Player) -> list[tuple[int, ...]]:
        """Late in the game all that looks best to a simple player, his pick first; before that his pick alone. A deck is built
        by a tree."""
        g: Table = seat.sample()
        if not g.lists:
            return []
        first = chosen(g)
        if isinstance(g.asked, Mulligan) or sum([g.left(d) for d in range(len(g.deck))]) > LATE:
            return [(first,)]
        ranked = sorted(zip(weighed(g), g.options, strict=True), reverse=True)[:MOST]
        return [(first,), *[(p,) for _, p in ranked if p != first]]

    def outcome(self, g: Table) -> list[float]:
        """Half by who won, half by how far ahead of the best other."""
        points = [g.score(s, g.counted(s)) for s in range(g.seats)]
        ahead = [points[s] - max([points[o] for o in g.others(s)]) for s in range(g.seats)]
        return [(1 - MARGIN) * won + MARGIN * tanh(a / CLEAR) for won, a in zip(g.returns, ahead, strict=True)]

    def moves(self, g: Table) -> list[tuple[int, ...]]:
        """Of the building of a deck: a ready-made one, or the simple player's next card."""
        if isinstance(g.asked, Build):
            return [(chosen(g),)]
        return [(p,) for p in g.options if g.lists or p != BUILD]

    def prior(self, g: Table, deeds: list[tuple[int, ...]]) -> list[float]:
        if not g.lists:
            return [0.0 if d[0] == BUILD else 0.5 for d in deeds]
        if isinstance(g.asked, Mulligan):
            return [0.5] * len(deeds)
        mind = Mind(g, g.player)
        return [1 / (1 + exp(-2 * mind.liking(g, d[0]))) for d in deeds]

    def rollout(self, g: Table, rng: Random) -> tuple[int, ...]:
        """What looks best by what lies where."""
        options = g.options
        if len(options) == 1 or not g.lists or isinstance(g.asked, Mulligan):
            return (options[int(rng.random() * len(options))],)
        mind = Mind(g, g.player)
        top, found = -99.0, options[0]
        for pick in options:
            value = mind.liking(g, pick) + LOOSE * rng.random()
            if value > top:
                top, found = value, pick
        return (found,)


def believe(g: Table, me: int) -> None:
    """Deal the factions that the seat does not know anew, each side as likely as the area before it makes it."""
    pool = factions_of(g.packs)
    strange = [s for s in range(g.seats) if not g.knows_faction(me, s, 0)]
    for s in range(g.seats):
        if s not in strange:
            pool.remove(g.faction[s][0])
    for s in strange:
        share = sum([SIDE_OF[f] == HERO_SIDE for f in pool]) / len(pool)
        hero = g.random(1 << 30) < hero_odds(g, me, s, share, SURE) * (1 << 30)
        fitting = [f for f in pool if (SIDE_OF[f] == HERO_SIDE) == hero] or pool
        f = fitting[g.random(len(fitting))]
        pool.remove(f)
        g.faction[s] = (f,)


HEURISTICS = HorrorAttack()
