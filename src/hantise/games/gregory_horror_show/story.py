"""What each seat can know of the hidden judgment cards: the story of what happened to them, and what follows for a viewer.

The state keeps a *story*: what hidden cards did, each time with the truth. A game that is only played pays for nothing else.
Whoever needs the knowledge of a viewer has the story folded for him, by what he saw of it, into *configurations*: all ways in
which the cards that he has once identified may lie now, each with a weight. Beside them lie cards that he has never identified;
these are alike to him, so worlds drawn from it come exactly as often as they are likely. Weights are whole numbers: of equal
knowledge the written form is equal.

A hand is a sorted tuple of codes: a kind, or UNSEEN + p for an unidentified card of the p-th *pool*. A pool is what a viewer
has not identified of one deck; the last is that of the present deck, and what it has more than there are codes lies in the
deck. With each reshuffle another begins (GHS-JUD-2). Choices say nothing: each card of a hand is as likely to be the one that
is laid open.
"""

from __future__ import annotations

from math import factorial, gcd
from typing import Any, Final

from hantise.core.state import State

UNSEEN: Final = 64
PUBLIC: Final = -1  # the viewer who sees what everybody sees

# What happens to hidden cards: the first of an event. The arguments are given beside.
DRAW: Final = 0  # seat kind: the deck's top card comes to a hand; the seat sees it
MOVE: Final = 1  # from to kind: one card from hand to hand; these two see it
OUT: Final = 2  # seat kind: a hand card is laid open
NEW_DECK: Final = 3  # *kinds: these, which lay open, are the new deck

Cards = tuple[int, ...]
Config = tuple[tuple[Cards, ...], tuple[Cards, ...]]  # hands; pools
Weighed = tuple[Config, int]


def without(cards: Cards, code: int) -> Cards:
    """One such card less."""
    i = cards.index(code)
    return cards[:i] + cards[i + 1 :]


def plus(cards: Cards, code: int) -> Cards:
    """One such card more."""
    return tuple(sorted((*cards, code)))


def replaced(all_cards: tuple[Cards, ...], at: int, cards: Cards) -> tuple[Cards, ...]:
    return (*all_cards[:at], cards, *all_cards[at + 1 :])


def handed(config: Config, seat: int, code: int) -> Config:
    """A card comes to a hand."""
    hands, pools = config
    return replaced(hands, seat, plus(hands[seat], code)), pools


def revealed(config: Config, weight: int, seat: int, kind: int) -> list[Weighed]:
    """A card of that kind leaves a hand: one that the viewer knew there, or one of those that he did not."""
    hands, pools = config
    hand = hands[seat]
    out: list[Weighed] = []
    for code in sorted(set(hand)):
        ways = weight * hand.count(code)
        rest = replaced(hands, seat, without(hand, code))
        if code == kind:
            out.append(((rest, pools), ways))
        elif code >= UNSEEN:
            pool = pools[code - UNSEEN]
            if kind in pool:
                fewer = replaced(pools, code - UNSEEN, without(pool, kind))
                out.append(((rest, fewer), ways * pool.count(kind)))
    return out


def settled(config: Config) -> Config:
    """The same without pools of which every card is identified."""
    hands, pools = config
    while () in pools:
        p = pools.index(())
        pools = pools[:p] + pools[p + 1 :]
        hands = tuple([tuple([code - 1 if code > UNSEEN + p else code for code in hand]) for hand in hands])
    return hands, pools


def one(config: Config, weight: int, viewer: int, event: Cards) -> list[Weighed]:
    """What one configuration becomes by an event as that viewer sees it: ways with weights."""
    hands, pools = config
    what = event[0]
    if what == DRAW:
        seat, kind, deck = event[1], event[2], len(pools) - 1
        if seat != viewer:
            return [(handed(config, seat, UNSEEN + deck), weight)]
        if kind not in pools[deck]:
            return []
        fewer = replaced(pools, deck, without(pools[deck], kind))
        return [(handed((hands, fewer), seat, kind), weight * pools[deck].count(kind))]
    if what == MOVE:
        source, to = event[1], event[2]
        if viewer in (source, to):
            return [(handed(c, to, event[3]), w) for c, w in revealed(config, weight, source, event[3])]
        out: list[Weighed] = []
        for code in sorted(set(hands[source])):
            rest = replaced(hands, source, without(hands[source], code))
            out.append((handed((rest, pools), to, code), weight * hands[source].count(code)))
        return out
    if what == OUT:
        return revealed(config, weight, event[1], event[2])
    return [((hands, (*pools, tuple(sorted(event[1:])))), weight)]


def deals(config: Config) -> int:
    """In how many ways the unidentified cards may lie."""
    n = 1
    for pool in config[1]:
        n *= factorial(len(pool))
    return n


class Know:
    """The knowledge of one viewer at one moment: configurations with weights, canonical in form and order."""

    def __init__(self, found: list[Weighed]) -> None:
        added: dict[Config, int] = {}
        common = 0
        for config, weight in found:
            config = settled(config)
            added[config] = added.get(config, 0) + weight
            common = gcd(common, weight)
        assert added, "knowledge and truth disagree"
        self.configs: list[Weighed] = [(config, added[config] // common) for config in sorted(added)]
        self.upto: list[int] = []  # for `draw`: in how many ways this configuration or an earlier one comes

    def after(self, viewer: int, event: Cards) -> Know:
        """What the viewer knows after what has happened."""
        found: list[Weighed] = []
        for config, weight in self.configs:
            found += one(config, weight, viewer, event)
        return Know(found)

    def and_hand(self, seat: int, hand: Cards) -> Know:
        """The same to one who sees that hand besides."""
        found = self.configs
        for kind in hand:
            found = [way for config, weight in found for way in revealed(config, weight, seat, kind)]
        return Know([((replaced(c[0], seat, hand), c[1]), weight) for c, weight in found])

    def sure(self, seat: int) -> list[int]:
        """The kinds that lie in that hand for certain, sorted."""
        least: dict[int, int] = {}
        for n, (config, _) in enumerate(self.configs):
            here = certain(config, seat)
            least = {k: min(m, least[k]) for k, m in here.items() if k in least} if n else here
        return [k for k in sorted(least) for _ in range(least[k])]

    def draw(self, g: State) -> Config:
        """A world, drawn with `g.random`: the hands, and what of each pool lies in no hand."""
        if not self.upto:
            total = 0
            for config, weight in self.configs:
                total += weight * deals(config)
                self.upto.append(total)
        at = 0
        if len(self.configs) > 1:
            x = g.random(1 << 40) * self.upto[-1] >> 40
            while self.upto[at] <= x:
                at += 1
        hands, pools = self.configs[at][0]
        left = [list(pool) for pool in pools]
        dealt: list[Cards] = []
        for hand in hands:
            cards: list[int] = []
            for code in hand:
                if code >= UNSEEN:
                    pool = left[code - UNSEEN]
                    code = pool.pop(g.random(len(pool)))
                cards.append(code)
            dealt.append(tuple(sorted(cards)))
        return tuple(dealt), tuple([tuple(pool) for pool in left])


def certain(config: Config, seat: int) -> dict[int, int]:
    """How many of each kind lie in that hand at least."""
    hands, pools = config
    hand = hands[seat]
    out: dict[int, int] = {}
    for code in hand:
        if code < UNSEEN:
            out[code] = out.get(code, 0) + 1
    for p, pool in enumerate(pools):
        elsewhere = len(pool) - hand.count(UNSEEN + p)
        for i in range(len(pool) - elsewhere):  # sorted: a kind of which there are more than can lie elsewhere
            if pool[i] == pool[i + elsewhere]:
                out[pool[i]] = out.get(pool[i], 0) + 1
    return out


class Story:
    """A story so far: one thing that happened, after the story before it. Never changed, so copies of a game share it.

    It begins with what is public and the hands there, of which each is known to its seat.
    """

    def __init__(self, hands: list[Cards], before: Story | None, event: Cards) -> None:
        self.hands: list[Cards] = hands
        self.before: Story | None = before
        self.event: Cards = event
        self.known: dict[int, Know] = {}  # folded already, by viewer: follows from the rest

    def told(self, event: Cards) -> Story:
        """The story with one thing more."""
        return Story(self.hands, self, event)

    def know(self, viewer: int) -> Know:
        """What the viewer can know now (PUBLIC: what everybody can)."""
        todo: list[Cards] = []
        at = self
        while viewer not in at.known and at.before is not None:
            todo.append(at.event)
            at = at.before
        found = at.known.get(viewer)
        if found is None:
            found = at.known[viewer] = at.known[PUBLIC].and_hand(viewer, at.hands[viewer])
        for event in todo[::-1]:
            found = found.after(viewer, event)
        self.known[viewer] = found
        if len(self.known) > len(self.hands):
            self.before = None  # what came before does not matter any more
        return found

    def written(self) -> list[Any]:
        """Its plain form, for `State.key`: what is known, and not how it came about."""
        return [[list(way) for way in self.know(v).configs] for v in range(PUBLIC, len(self.hands))]


def begun(seats: int, deck: list[int]) -> Story:
    """The story of a new game: nothing has been drawn from that deck."""
    story = Story([()] * seats, None, ())
    story.known[PUBLIC] = Know([((((),) * seats, (tuple(sorted(deck)),)), 1)])
    return story


def imagined(hands: list[Cards], viewer: int, mine: Know, public: Know) -> Story:
    """The story of a world that a viewer imagines: there the others know what is public and their own hands."""
    story = Story(hands[:], None, ())
    story.known[PUBLIC] = public
    story.known[viewer] = mine
    return story
