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
from hantise.core.menu import Menu

from .building import BUILD, Build, HandIn
from .components import BONUS, BONUS_OF, HERO_SIDE, KINDS, MONSTER_SIDE, ROOM, SIDE_OF, SLOTS, STEPS, WORTH, factions_of
from .deck_and_pile import PuttingBack, Retrieving, Reviving, TakingTop
from .decks import LISTS
from .hands import (
    DiscardingOne,
    DiscardingSeen,
    DiscardingTwo,
    Giving,
    LookingIntoHand,
    PeekFaction,
    PlayMore,
    Robbing,
    SwappingHands,
    TakingSeen,
)
from .in_play import Copying, Destination, Discarding, GiveUp, Moving, Returning, SwappingPlaces
from .rules import DECLINE, DRAW, NOTHING, SEATS, Drawing, Playing, PlayingAsTurn, Turn
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
SLIGHT = 1e-9  # no area makes a side less likely than this
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


def known_bonus(g: Table, viewer: int) -> list[int]:
    """HA-CMP-3. By seat: the characters of its faction card, as a bit set, where the viewer has looked at that; else 0."""
    if g.expert or not g.looked[viewer]:
        return [0] * g.seats
    return [BONUS_OF[g.faction[s][0]] if g.looked[viewer] >> s * SLOTS & 1 else 0 for s in range(g.seats)]


class Mind:
    """What a seat makes of the table. side: 1 a hero, -1 a monster, None: as its own faction card says."""

    def __init__(self, g: Table, me: int, side: int | None = None) -> None:
        self.me: int = me
        own = g.counted(me)
        self.side: int = sign(own) if side is None else side
        self.others: float = sqrt(g.seats - 1)
        share = heroes_left(g, me) if not g.expert else 0.5
        # by seat: what a point that it scores is worth to me; a sun before it; the characters that bring its bonus, as far as
        # I know its faction card
        self.point: list[float] = [1.0 if s == me else -1 / self.others for s in range(g.seats)]
        self.sun: list[float] = [
            float(self.side) if s == me else -(2 * hero_odds(g, me, s, share) - 1) / self.others for s in range(g.seats)
        ]
        self.bonus: list[int] = known_bonus(g, me)
        self.bonus[me] = BONUS_OF[own] if side is None else 0

    def worth(self, g: Table) -> float:
        """The areas, to this seat."""
        total = 0.0
        for s in range(g.seats):
            total += self.sun[s] * g.symbols(s)
            if self.bonus[s] and g.lying(s) & self.bonus[s]:
                total += self.point[s] * BONUS
        return total

    def at(self, seat: int, kind: int) -> float:
        """A card in that area, to this seat."""
        value = self.sun[seat] * WORTH[kind]
        return value + self.point[seat] * BONUS / 2 if self.bonus[seat] >> kind & 1 else value

    def held(self, kind: int) -> float:
        """A card in the own hand."""
        return DRAWN + SOME * self.side * WORTH[kind]

    def points(self, g: Table, seat: int) -> float:
        """HA-SCO-1 to HA-SCO-4. What that seat has scored so far, as far as this seat can tell."""
        bonus = BONUS if g.lying(seat) & self.bonus[seat] else 0
        return self.sun[seat] / self.point[seat] * g.symbols(seat) + bonus

    def ahead(self, g: Table) -> bool:
        """Would this seat win now, as far as it can tell? Ties go to it if it has the last turn."""
        return self.points(g, self.me) >= max([self.points(g, s) for s in g.others(self.me)])

    # how a pick looks ---------------------------------------------------------------------------------------------------------
    def liking(self, g: Table, pick: int) -> float:
        """How good a pick of the present decision looks, by what lies where; nothing is tried out."""
        asked = g.asked
        if isinstance(asked, Menu):
            deed = asked.kind(pick)
            return LIKING.get(type(deed), indifferent)(self, g, asked, pick - deed.first)
        if isinstance(asked, Destination):
            return self.at(pick, asked.kind)
        if isinstance(asked, PeekFaction):
            return -abs(self.sun[pick // SLOTS])  # where there is most to learn
        return 0.0


# By kind of deed: how it looks, n as the deed has it.
Liking = Callable[[Mind, Table, Any, int], float]


def indifferent(mind: Mind, g: Table, asked: Any, n: int) -> float:
    return 0.0


def drawn(mind: Mind, g: Table, asked: Any, n: int) -> float:
    if not g.expert and g.left(0) == 1:
        return ENDING if mind.ahead(g) else -ENDING
    return ENOUGH


def put_down(mind: Mind, g: Table, asked: Any, n: int) -> float:
    kind, area = divmod(n, SEATS)
    return mind.at(area, kind) + EXTRA[kind]


def discarded(mind: Mind, g: Table, asked: Any, n: int) -> float:
    seat, kind = divmod(n, ROOM)
    return -mind.at(mind.me, kind) if isinstance(asked, GiveUp) else -mind.at(seat, kind)


def returned(mind: Mind, g: Table, asked: Any, n: int) -> float:
    seat, kind = divmod(n, ROOM)
    return (DRAWN if seat == mind.me else -LOST) - mind.at(seat, kind)


def moved(mind: Mind, g: Table, asked: Any, n: int) -> float:
    seat, kind = divmod(n, ROOM)
    if asked.to == "own":
        return mind.at(mind.me, kind) - mind.at(seat, kind)
    return max([mind.at(s, kind) for s in g.others(seat)]) - mind.at(seat, kind)


def swapped(mind: Mind, g: Table, asked: Any, n: int) -> float:
    seat, kind = divmod(n, ROOM)
    return mind.at(mind.me, kind) + mind.at(seat, asked.src) - mind.at(seat, kind) - mind.at(mind.me, asked.src)


def copied(mind: Mind, g: Table, asked: Any, n: int) -> float:
    return EXTRA[n % ROOM]


def revived(mind: Mind, g: Table, asked: Any, n: int) -> float:
    return mind.at(mind.me, n)


def taken(mind: Mind, g: Table, asked: Any, n: int) -> float:
    return mind.held(n)


def given(mind: Mind, g: Table, asked: Any, n: int) -> float:
    return -mind.held(n)


def thrown(mind: Mind, g: Table, asked: Any, n: int) -> float:
    return 0.3 - mind.held(n)


def both_thrown(mind: Mind, g: Table, asked: Any, n: int) -> float:
    return 2 * 0.3 - mind.held(n % ROOM) - mind.held(n // ROOM)


def thrown_away(mind: Mind, g: Table, asked: Any, n: int) -> float:
    sun: float = mind.sun[asked.target]
    return LOST - SOME * sun * WORTH[n]


def of_player(mind: Mind, g: Table, asked: Any, n: int) -> float:
    there = len(g.hand[n])
    return DRAWN * (there - len(g.hand[mind.me])) if asked.may else LOST * there


def put_on_top(mind: Mind, g: Table, asked: Any, n: int) -> float:
    return mind.sun[g.after(mind.me)] * WORTH[n] * SOME


LIKING: dict[type[Any], Liking] = {
    Drawing: drawn,
    Playing: put_down,
    PlayingAsTurn: put_down,
    Discarding: discarded,
    Returning: returned,
    Moving: moved,
    SwappingPlaces: swapped,
    Copying: copied,
    Reviving: revived,
    Retrieving: taken,
    TakingSeen: taken,
    TakingTop: taken,
    Giving: given,
    DiscardingOne: thrown,
    DiscardingTwo: both_thrown,
    DiscardingSeen: thrown_away,
    Robbing: of_player,
    LookingIntoHand: of_player,
    SwappingHands: of_player,
    PuttingBack: put_on_top,
}


def played(g: Table, pick: int) -> int | None:
    """The card that a pick plays; None where it plays none."""
    if not isinstance(g.asked, Menu):
        return None
    deed = g.asked.kind(pick)
    return (pick - deed.first) // SEATS if isinstance(deed, Playing) else None


def plays(g: Table) -> list[int]:
    """The options that play a card."""
    return [p for p in g.options if played(g, p) is not None]


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
    kind = played(g, pick)
    assert kind is not None
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
    return [mind.liking(g, p) if played(g, p) is None else tried(g, mind, p) for p in g.options]


def turn_pick(g: Table, mind: Mind) -> int:
    """The best card if it brings enough, else a draw, else the least bad card."""
    cards = [(tried(g, mind, p), -p) for p in plays(g)]
    value, negative = max(cards, default=(-99.0, 0))
    if DRAW in g.options and (mind.liking(g, DRAW) >= value or not cards):
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
        cards = [(tried(g, mind, p), -p) for p in plays(g)]
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
    """Deal the factions that the seat does not know anew, each side as likely as the area before it makes it; both sides are
    there where the table has agreed on that (HA-RUL-5)."""
    pool = factions_of(g.packs)
    strange = [s for s in range(g.seats) if not g.knows_faction(me, s, 0)]
    sides = set()
    for s in range(g.seats):
        if s not in strange:
            pool.remove(g.faction[s][0])
            sides.add(SIDE_OF[g.faction[s][0]])
    left = [sum([SIDE_OF[f] == side for f in pool]) for side in (HERO_SIDE, MONSTER_SIDE)]
    for i, s in enumerate(strange):
        odds = side_odds(g, me, s, left)
        if g.mixed:
            odds = [odds[side] * mixed_yet(g, me, strange[i + 1 :], left, sides, side) for side in (HERO_SIDE, MONSTER_SIDE)]
        side = HERO_SIDE if g.random(1 << 30) * sum(odds) < odds[HERO_SIDE] * (1 << 30) else MONSTER_SIDE
        fitting = [f for f in pool if SIDE_OF[f] == side]
        f = fitting[g.random(len(fitting))]
        pool.remove(f)
        g.faction[s] = (f,)
        left[side] -= 1
        sides.add(side)


def side_odds(g: Table, me: int, seat: int, left: list[int]) -> list[float]:
    """By side: how likely that seat is to be of it, where so many faction cards of each side are left."""
    if not all(left):
        return [float(n > 0) for n in left]
    hero = min(max(hero_odds(g, me, seat, left[HERO_SIDE] / sum(left), SURE), SLIGHT), 1 - SLIGHT)
    return [hero, 1 - hero]


def mixed_yet(g: Table, me: int, seats: list[int], left: list[int], sides: set[int], side: int) -> float:
    """How likely it is that both sides are there in the end, if one more seat is of that side, and then these are dealt."""
    if sides | {side} == {HERO_SIDE, MONSTER_SIDE}:
        return 1.0
    chance, alike, rest = 0.0, 1.0, left[:]
    rest[side] -= 1
    for s in seats:
        odds = side_odds(g, me, s, rest)
        chance += alike * odds[1 - side]
        alike *= odds[side]
        if not alike:
            break
        rest[side] -= 1
    return chance


HEURISTICS = HorrorAttack()
