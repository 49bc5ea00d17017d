"""What bots are told about Ze Horror Attack: 'A good simple player' of rules.md, a liking for every pick, and the worth
of a position.

Everything hangs on what the seat that decides may know: its hand and faction, the areas, the factions that it has looked
at. So all
worlds that it holds possible give the same. The contract is that of `hantise.bots.heuristics`.
"""

from __future__ import annotations

from math import exp, sqrt, tanh
from random import Random
from typing import Any, Protocol

from hantise.core.frame import NOBODY

from .components import BONUS, BONUS_OF, HERO_SIDE, KINDS, SIDE_OF, SLOTS, STEPS, WORTH, factions_of
from .deck_and_pile import Arrange, DigTake, Retrieve, Revive
from .decks import LISTS
from .hands import DiscardHand, DiscardSeen, Give, OtherPlayer, PeekFaction, PlayMore, TakeSeen, unpacked
from .in_play import FIELD, Copy, Destination, Discard, GiveUp, Move, Return, SwapSelf
from .rules import DECLINE, DRAW, NOTHING, SEATS, Turn
from .setup import KEEP, REPLACE, HandIn, Mulligan
from .state import Table

LEAN = 0.35  # how much a sun in an area speaks for a hero
DRAWN = 0.4  # what a card in the hand is worth
ENOUGH = 0.35  # a card that brings less is not played while one may draw
LOOK = 0.15
LOST = 0.1  # what a card less in another hand is worth
SOME = 0.3  # what a symbol in a hand is worth, beside one in an area
ENDING = 3.0  # what it is worth to end the game while ahead

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


def hero_odds(g: Table, viewer: int, seat: int, share: float) -> float:
    """How likely that seat is to be a hero: what is left, shifted by the balance of its area; certain after a look."""
    if not g.expert and g.knows_faction(viewer, seat, 0):
        return 1.0 if SIDE_OF[g.faction[seat][0]] == HERO_SIDE else 0.0
    share = min(max(share, 0.02), 0.98)
    weight = share / (1 - share) * exp(LEAN * (2 if g.expert else 1) * g.symbols(seat))
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


def chosen(g: Table) -> int:
    """The pick of a simple player for whoever is asked, in a world of his."""
    asked, me = g.asked, g.player
    if isinstance(getattr(asked, "whole", None), HandIn):
        return max(g.options, key=lambda p: abs(sum(n * WORTH[k] for k, n in enumerate(LISTS[p]))))
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

    def prior(self, g: Table, deeds: list[tuple[int, ...]]) -> list[float]:
        if not g.lists or isinstance(g.asked, Mulligan):
            return [0.5] * len(deeds)
        mind = Mind(g, g.player)
        return [1 / (1 + exp(-2 * mind.liking(g, d[0]))) for d in deeds]

    def rollout(self, g: Table, rng: Random) -> tuple[int, ...]:
        if len(g.options) == 1 or not g.lists or isinstance(g.asked, Mulligan) or rng.random() < 0.1:
            return (g.options[int(rng.random() * len(g.options))],)
        mind = Mind(g, g.player)
        top, found = -99.0, g.options[0]
        for pick in g.options:
            value = mind.liking(g, pick) + 0.4 * rng.random()
            if value > top:
                top, found = value, pick
        return (found,)

    def value(self, g: Table, seat: int) -> float | None:
        """How far the seat is ahead of the best of the others in that world, the surer the fewer cards are left."""
        if not g.lists or not g.faction[seat]:
            return 0.0
        totals = [g.score(s, g.counted(s)) for s in range(g.seats)]
        mine = totals[seat]
        rest = max(totals[s] for s in g.others(seat))
        left = min(g.left(d) for d in range(len(g.deck))) / g.seats
        return tanh((mine - rest) / (2 + sqrt(left)))


HEURISTICS = HorrorAttack()
