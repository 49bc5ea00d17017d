"""What each seat can know of the hidden cards: the story of what happened to them, and what follows from it for a viewer.

The state keeps a *story*, a list of what hidden cards did, each entry with the truth and with who saw it. A game that is
only played pays for nothing else. Whoever needs the knowledge of a viewer (a view, a sampled world) has the story folded
for that viewer into his *configurations*: all ways in which the cards that he has once identified may lie now, each with a
weight, and beside them so many cards that he has never identified. Since unidentified cards are alike to him, this is
exact: worlds drawn from it are those that would have shown him the same, whatever was stolen, handed on or reordered out of
his sight.

A zone is a tuple of codes: a kind, or a code that stands for an unidentified card. OLD and NEW are those dealt before and
after the hands put aside were shuffled in (a viewer who put cards aside knows that they are in no hand dealt before); in
expert mode the two codes stand for the two own decks. Choices of others count as equally likely, whatever they would want.
"""

from __future__ import annotations

from itertools import permutations
from math import factorial, perm
from typing import Any, Final

from hantise.core.state import State

from .components import KINDS, OWN_DECK
from .decks import filled

OLD: Final = 64
NEW: Final = 65
MOST_RESTS: Final = 64  # of decks of which only a part is known there is no end
PUBLIC: Final = -1  # the viewer who sees what everybody sees

# What happens to hidden cards: the first of an entry. The arguments are given beside.
DRAW: Final = 0
MOVE: Final = 1
OUT: Final = 2
ENTER: Final = 3
PEEK: Final = 4
HANDS: Final = 5
LOOK: Final = 6
TAKE: Final = 7
ORDER: Final = 8
TURN_UP: Final = 9
ASIDE: Final = 10
SHUFFLE: Final = 11
# DRAW seat deck kind          the top card of a deck comes to a hand; the seat sees it
# MOVE from to kind            one card from hand to hand; these two see it
# OUT seat kind                a hand card is laid open
# ENTER seat kind              an open card comes to a hand
# PEEK viewer seat *kinds      a viewer sees a whole hand
# HANDS *to                    the hand of seat i is now that of seat to[i]
# LOOK viewer deck *kinds      a viewer sees the top cards of a deck
# TAKE viewer deck at          he takes one of those that he looked at
# ORDER viewer deck to at n    of the n cards that he looks at, the one at `at` goes to place `to`
# TURN_UP deck kind            the top card of a deck is laid open
# ASIDE seat                   a starting hand is put aside, face down
# SHUFFLE                      all that was put aside goes back into the decks

Zone = tuple[int, ...]
Notes = tuple[tuple[int, ...], tuple[int, ...]]  # kinds of cards in a hand: for certain, and maybe
Config = tuple[
    tuple[Zone, ...], Zone, tuple[bytes, ...]
]  # hands and tops; cards known to be in the deck; identified, by source


class Box:
    """What everybody knows of the cards at the beginning.

    lists: the possible contents of each deck: one where they are public; the whole box, of which half is in the deck, where its
    owner has built it (expert).
    """

    def __init__(self, seats: int, lists: list[list[tuple[int, ...]]]) -> None:
        self.seats: int = seats
        self.lists: list[list[tuple[int, ...]]] = lists
        self.expert: bool = len(lists) == 2

    def known_to(self, viewer: int, own: tuple[int, ...]) -> Box:
        """The same where the viewer knows the contents of his own deck."""
        lists = self.lists[:]
        lists[viewer] = [own]
        return Box(self.seats, lists)


def without(zone: Zone, code: int) -> Zone:
    """The zone with one such card less."""
    i = zone.index(code)
    return zone[:i] + zone[i + 1 :]


def plus(zone: Zone, code: int) -> Zone:
    """The hand with one such card more."""
    return tuple(sorted((*zone, code)))


def replaced(zones: tuple[Zone, ...], at: int, zone: Zone) -> tuple[Zone, ...]:
    return (*zones[:at], zone, *zones[at + 1 :])


def counted(seen: tuple[bytes, ...], source: int, kind: int, n: int) -> tuple[bytes, ...]:
    """So many more cards of a kind were identified."""
    old = seen[source]
    new = old[:kind] + bytes((old[kind] + n,)) + old[kind + 1 :]
    return (*seen[:source], new, *seen[source + 1 :])


class Know:
    """The knowledge of one viewer at one moment: configurations with weights, canonical in form and order."""

    def __init__(self, box: Box, viewer: int, shuffled: bool, configs: dict[Config, float]) -> None:
        self.box: Box = box
        self.viewer: int = viewer
        self.shuffled: bool = shuffled
        self.configs: dict[Config, float] = configs
        self.ranked: list[tuple[Config, float]] | None = None  # for `draw`: with the weights added up
        self.rests: dict[tuple[tuple[int, ...], bytes], list[int]] = {}  # for `rest`
        self.noted: dict[int, Notes] = {}  # for `notes`

    def written(self) -> list[Any]:
        """Its plain form, for `State.key`."""
        return [
            self.viewer,
            self.shuffled,
            [[list(c[0]), c[1], [s.hex() for s in c[2]], round(w, 9)] for c, w in self.configs.items()],
        ]

    # one configuration ----------------------------------------------------------------------------------------------------
    def fresh(self, deck: int, a: Zone) -> int:
        """The code of an unidentified card that comes from the deck now."""
        return OLD + deck if self.box.expert else NEW if a and self.shuffled else OLD

    def identified(self, config: Config, code: int, kind: int, weight: float) -> list[tuple[Config, float]]:
        """The configuration if a card of that code turns out to be of that kind: none, one, or two ways."""
        if code < OLD:
            return [(config, weight)] if code == kind else []
        zones, a, seen = config
        out = []
        source = code - OLD if self.box.expert else 0
        if self.left(source, kind, seen):
            out.append(((zones, a, counted(seen, source, kind, 1)), weight))
        if code == NEW and not self.box.expert and kind in a:
            out.append(((zones, without(a, kind), seen), weight * a.count(kind)))
        return out

    def left(self, source: int, kind: int, seen: tuple[bytes, ...]) -> bool:
        """May another card of that kind be unidentified there?"""
        here = seen[source]
        for deck in self.box.lists[source]:
            if deck[kind] > here[kind] and (len(self.box.lists[source]) == 1 or fits(deck, here)):
                return True
        return False

    def settled(self, config: Config, weight: float) -> tuple[Config, float]:
        """The simplest form: cards known to be in the deck are as good as unidentified once no other unidentified card is
        elsewhere."""
        zones, a, seen = config
        if self.box.expert or not self.shuffled:
            return config, weight
        if a and any(OLD in zone for zone in zones):
            return config, weight
        for kind in a:
            weight *= self.box.lists[0][0][kind] - seen[0][kind] + 1
            seen = counted(seen, 0, kind, -1)
        if any(NEW in zone for zone in zones):
            zones = tuple([tuple([OLD if code == NEW else code for code in zone]) for zone in zones])
        return (zones, (), seen), weight

    # all of them ----------------------------------------------------------------------------------------------------------
    def after(self, event: tuple[int, ...]) -> Know:
        """The knowledge after what has happened."""
        shuffled = self.shuffled or event[0] == SHUFFLE
        now = Know(self.box, self.viewer, shuffled, {})
        found: dict[Config, float] = {}
        for config, weight in self.configs.items():
            for way, w in self.one(config, weight, event):
                new, odds = now.settled(way, w)
                if not new[1] or now.possible(new):
                    found[new] = found.get(new, 0.0) + odds
        total = sum(found.values())
        assert total > 0, "knowledge and truth disagree"
        if len(found) == 1:
            now.configs = dict.fromkeys(found, 1.0)
        else:
            now.configs = {config: found[config] / total for config in sorted(found)}
        return now

    def one(self, config: Config, weight: float, event: tuple[int, ...]) -> list[tuple[Config, float]]:
        """What one configuration becomes: ways with weights."""
        what = event[0]
        if what == DRAW:
            return self.drawn(config, weight, event)
        if what == MOVE:
            return self.moved(config, weight, event)
        if what == OUT:
            return self.revealed(config, weight, event[1], event[2])
        if what == PEEK:
            return self.peeked(config, weight, event) if event[1] == self.viewer else [(config, weight)]
        if what == LOOK:
            return self.looked(config, weight, event)
        if what == TAKE:
            return self.taken(config, weight, event)
        if what == ORDER:
            return self.ordered(config, weight, event)
        zones, a, seen = config
        if what == TURN_UP:
            code, zones = self.top(config, event[1])
            return self.identified((zones, a, seen), code, event[2], weight)
        if what == ENTER:
            return [((replaced(zones, event[1], plus(zones[event[1]], event[2])), a, seen), weight)]
        if what == HANDS:
            hands = list(zones)
            for i in range(self.box.seats):
                hands[event[1 + i]] = zones[i]
            return [((tuple(hands), a, seen), weight)]
        if what == ASIDE:
            mine = event[1] == self.viewer
            return [((replaced(zones, event[1], ()), zones[event[1]] if mine else a, seen), weight)]
        if self.box.expert:  # SHUFFLE: the owner's own deck holds all that he has not drawn
            for kind in a:
                seen = counted(seen, self.viewer, kind, -1)
            a = ()
        return [((zones, a, seen), weight)]

    def top(self, config: Config, deck: int) -> tuple[int, tuple[Zone, ...]]:
        """The code of the top card of a deck, and the zones without it."""
        zones, a, _ = config
        at = self.box.seats + deck
        if zones[at]:
            return zones[at][0], replaced(zones, at, zones[at][1:])
        return self.fresh(deck, a), zones

    def drawn(self, config: Config, weight: float, event: tuple[int, ...]) -> list[tuple[Config, float]]:
        _, seat, deck, kind = event
        code, zones = self.top(config, deck)
        _, a, seen = config
        if seat != self.viewer:
            return [((replaced(zones, seat, plus(zones[seat], code)), a, seen), weight)]
        return self.identified((replaced(zones, seat, plus(zones[seat], kind)), a, seen), code, kind, weight)

    def moved(self, config: Config, weight: float, event: tuple[int, ...]) -> list[tuple[Config, float]]:
        _, source, to, kind = event
        if self.viewer in (source, to):
            out = []
            for (zones, a, seen), w in self.revealed(config, weight, source, kind):
                out.append(((replaced(zones, to, plus(zones[to], kind)), a, seen), w))
            return out
        zones, a, seen = config
        out = []
        for code in sorted(set(zones[source])):
            less = replaced(zones, source, without(zones[source], code))
            out.append(((replaced(less, to, plus(less[to], code)), a, seen), weight * zones[source].count(code)))
        return out

    def revealed(self, config: Config, weight: float, seat: int, kind: int) -> list[tuple[Config, float]]:
        """A card of that kind leaves a hand: one that the viewer knew there, or one of those that he did not (HA-HID-5).

        Each card of the hand counts as equally likely to have been the one, as in a theft (HA-CHA-6)."""
        zones, a, seen = config
        hand = zones[seat]
        out = []
        for code in sorted(set(hand)):
            if code == kind or code >= OLD:
                less = replaced(zones, seat, without(hand, code))
                out += self.identified((less, a, seen), code, kind, weight * hand.count(code))
        return out

    def peeked(self, config: Config, weight: float, event: tuple[int, ...]) -> list[tuple[Config, float]]:
        """The whole hand is seen: which unidentified card is which is settled in every way that fits."""
        seat, rest = event[2], list(event[3:])
        zones, a, seen = config
        strange = [code for code in zones[seat] if code >= OLD]
        for code in zones[seat]:
            if code < OLD:
                if code not in rest:
                    return []
                rest.remove(code)
        if len(rest) != len(strange):
            return []
        open_hand = (replaced(zones, seat, tuple(sorted(event[3:]))), a, seen)
        return self.matched(open_hand, weight, strange, rest)

    def matched(self, config: Config, weight: float, codes: list[int], kinds: list[int]) -> list[tuple[Config, float]]:
        """Each of these cards turns out to be one of these kinds, in every order."""
        out: list[tuple[Config, float]] = []
        for order in sorted(set(permutations(kinds))):
            ways = [(config, weight)]
            for code, kind in zip(codes, order, strict=True):
                ways = [way for c, w in ways for way in self.identified(c, code, kind, w)]
            out += ways
        return out

    def looked(self, config: Config, weight: float, event: tuple[int, ...]) -> list[tuple[Config, float]]:
        _, viewer, deck, *kinds = event
        zones, a, seen = config
        at = self.box.seats + deck
        codes = zones[at] + (self.fresh(deck, a),) * (len(kinds) - len(zones[at]))
        if viewer != self.viewer:
            return [((replaced(zones, at, codes), a, seen), weight)]
        ways = [((replaced(zones, at, (*kinds, *codes[len(kinds) :])), a, seen), weight)]
        for code, kind in zip(codes, kinds, strict=False):
            ways = [way for c, w in ways for way in self.identified(c, code, kind, w)]
        return ways

    def taken(self, config: Config, weight: float, event: tuple[int, ...]) -> list[tuple[Config, float]]:
        _, viewer, deck, at, n = event
        zones, a, seen = config
        z = self.box.seats + deck
        out = []
        for i in [at] if viewer == self.viewer else range(n):
            code = zones[z][i]
            rest = replaced(zones, z, zones[z][:i] + zones[z][i + 1 :])
            out.append(((replaced(rest, viewer, plus(rest[viewer], code)), a, seen), weight))
        return out

    def ordered(self, config: Config, weight: float, event: tuple[int, ...]) -> list[tuple[Config, float]]:
        _, viewer, deck, to, at, n = event
        zones, a, seen = config
        z = self.box.seats + deck
        out = []
        for i in [at] if viewer == self.viewer else range(to, n):
            out.append(((replaced(zones, z, lifted(zones[z], i, to)), a, seen), weight))
        return out

    def put_aside(self, kinds: Zone) -> Know:
        """The viewer knows these cards, which he has put aside."""
        if not kinds:
            return self
        configs: dict[Config, float] = {}
        for (zones, _, seen), weight in self.configs.items():
            source = self.viewer if self.box.expert else 0
            for kind in kinds:
                seen = counted(seen, source, kind, 1)
            configs[zones, kinds, seen] = weight
        return Know(self.box, self.viewer, self.shuffled, configs)

    # what may be asked ----------------------------------------------------------------------------------------------------
    def sure(self, seat: int) -> list[int]:
        """The kinds that lie in that hand for certain."""
        return least_of([c[0][seat] for c in self.configs])

    def notes(self, seat: int) -> Notes:
        """Both: what lies in that hand for certain, and what may."""
        found = self.noted.get(seat)
        if found is None:
            found = self.noted[seat] = tuple(self.sure(seat)), tuple(self.maybe(seat))
        return found

    def maybe(self, seat: int) -> list[int]:
        """The kinds of cards once identified that may lie in that hand beside those."""
        certain, out = self.sure(seat), list[int]()
        for kind in sorted({code for c in self.configs for code in c[0][seat] if code < OLD}):
            most = max(c[0][seat].count(kind) for c in self.configs)
            out += [kind] * (most - certain.count(kind))
        return out

    def tops(self, deck: int) -> list[int]:
        """The top cards of a deck as far as they are known, the first on top; -1 where one is not."""
        zones = [c[0][self.box.seats + deck] for c in self.configs]
        return [zones[0][i] if zones[0][i] < OLD and len({z[i] for z in zones}) == 1 else -1 for i in range(len(zones[0]))]

    # worlds ---------------------------------------------------------------------------------------------------------------
    def draw(self, g: State) -> tuple[Config, list[tuple[int, ...]]]:
        """A configuration and the contents of each deck, drawn with `g.random` by their weights."""
        ranked = self.ranked
        if ranked is None:
            upto, ranked = 0.0, []
            for config, weight in self.configs.items():
                upto += weight * self.ways(config)
                ranked.append((config, upto))
            assert upto > 0, "no world fits what is known"
            self.ranked = ranked
        config = ranked[0][0]
        if len(ranked) > 1:
            x = g.random(1 << 40) / (1 << 40) * ranked[-1][1]
            config = next(c for c, upto in ranked if x < upto)
        lists = [self.list_of(g, source, config[2][source]) for source in range(len(self.box.lists))]
        return config, lists

    def rest(self, deck: tuple[int, ...], seen: bytes) -> list[int]:
        """The cards of a deck of these contents that the viewer has not identified, sorted."""
        key = (deck, seen)
        found = self.rests.get(key)
        if found is None and len(self.rests) > MOST_RESTS:
            self.rests.clear()
        if found is None:
            found = self.rests[key] = [k for k in range(KINDS) for _ in range(deck[k] - seen[k])]
        return found[:]

    def list_of(self, g: State, source: int, seen: bytes) -> tuple[int, ...]:
        """One of the possible contents of a deck, by how likely it is to have shown what was seen of it."""
        lists = self.box.lists[source]
        if len(lists) == 1:
            return filled(seen, g.random) if self.box.expert and sum(lists[0]) > OWN_DECK else lists[0]
        odds = [likely(deck, seen) for deck in lists]
        x = g.random(1 << 40) / (1 << 40) * sum(odds)
        for deck, odd in zip(lists, odds, strict=True):
            x -= odd
            if x < 0:
                return deck
        return next(deck for deck, odd in zip(lists[::-1], odds[::-1], strict=True) if odd)

    def possible(self, config: Config) -> bool:
        """May the unidentified cards lie in any way? Whether `ways` is more than 0, without counting."""
        zones, a, seen = config
        if self.box.expert:
            for source, lists in enumerate(self.box.lists):
                if not any(fits(deck, seen[source]) for deck in lists):
                    return False
            return True
        deck = self.box.lists[0][0]
        if a and self.shuffled and sum([zone.count(OLD) for zone in zones]) > sum(deck) - sum(seen[0]):
            return False
        return fits(deck, seen[0])

    def ways(self, config: Config) -> float:
        """In how many ways the unidentified cards of a configuration may lie."""
        zones, a, seen = config
        if self.box.expert:
            n = 1.0
            for source, lists in enumerate(self.box.lists):
                n *= sum([likely(deck, seen[source]) for deck in lists])
            return n
        deck = self.box.lists[0][0]
        n = likely(deck, seen[0])
        if a and self.shuffled:
            pool, old = sum(deck) - sum(seen[0]), sum([zone.count(OLD) for zone in zones])
            if old > pool:
                return 0.0
            return n * perm(pool, old) * factorial(pool - old + len(a)) / factorial(pool)
        return n


def fits(deck: tuple[int, ...], seen: bytes) -> bool:
    """Could such a deck have shown all that?"""
    for k in range(KINDS):
        if seen[k] > deck[k]:
            return False
    return True


def likely(deck: tuple[int, ...], seen: bytes) -> float:
    """How likely a deck is to have shown these cards, in the order in which it did."""
    n, left = 1.0, sum(deck)
    for k in range(KINDS):
        for i in range(seen[k]):
            n *= (deck[k] - i) / left
            left -= 1
    return n


def lifted(zone: Zone, at: int, to: int) -> Zone:
    """The card at one place goes to another before it; the others keep their order."""
    return (*zone[:to], zone[at], *zone[to:at], *zone[at + 1 :])


def least_of(zones: list[Zone]) -> list[int]:
    """The kinds that lie in all of these zones, as often as they do in each."""
    out = []
    for kind in sorted({code for code in zones[0] if code < OLD}):
        out += [kind] * min(zone.count(kind) for zone in zones)
    return out


# ------------------------------------------------------------------------------------------------------------------ the story
class Base:
    """Where a story begins: a new game (no knowledge yet), or a world that a viewer imagines.

    There the viewer knows what he knows, and the others know what is public and their own hands.
    """

    def __init__(self, box: Box, own: list[tuple[int, ...]], viewer: int, mine: Know | None, public: Know | None) -> None:
        self.box: Box = box
        self.own: list[tuple[int, ...]] = own  # the contents of the own decks (expert), to their owners
        self.viewer: int = viewer
        self.mine: Know | None = mine
        self.public: Know | None = public
        self.hands: list[Zone] = []  # the hands there
        self.asides: list[Zone] = []  # and the starting hands that were put aside

    def written(self) -> list[Any]:
        mine, public = self.mine, self.public
        known = [mine.written() if mine else 0, public.written() if public else 0]
        return [self.viewer, self.own, self.box.lists, *known, self.hands, self.asides]

    def box_of(self, viewer: int) -> Box:
        if self.box.expert and viewer >= 0:
            return self.box.known_to(viewer, self.own[viewer])
        return self.box

    def know(self, viewer: int) -> Know:
        """What a viewer knows at the beginning."""
        if self.mine is None or self.public is None:
            zones = ((),) * (self.box.seats + len(self.box.lists))
            nothing: Config = (zones, (), (bytes(KINDS),) * len(self.box.lists))
            return Know(self.box_of(viewer), viewer, False, {nothing: 1.0})
        if viewer == self.viewer:
            return self.mine
        if viewer == PUBLIC:
            return self.public
        public = Know(self.box_of(viewer), viewer, self.public.shuffled, self.public.configs)
        return public.after((PEEK, viewer, viewer, *self.hands[viewer])).put_aside(self.asides[viewer])


class Story:
    """A story so far: one thing that happened, after the story before it. Never changed, so copies of a game share it."""

    def __init__(self, base: Base, before: Story | None, event: tuple[int, ...]) -> None:
        self.base: Base = base
        self.before: Story | None = before
        self.event: tuple[int, ...] = event
        self.known: dict[int, Know] = {}  # folded already, by viewer: follows from the rest

    def written(self) -> list[Any]:
        """Its plain form, for `State.key`."""
        events: list[tuple[int, ...]] = []
        at: Story | None = self
        while at is not None:
            events.append(at.event)
            at = at.before
        return [self.base.written(), events[::-1]]

    def know(self, viewer: int) -> Know:
        """What the viewer can know now (PUBLIC: what everybody can)."""
        todo: list[Story] = []
        at: Story | None = self
        while at is not None and viewer not in at.known:
            todo.append(at)
            at = at.before
        found = at.known[viewer] if at is not None else self.base.know(viewer)
        for node in todo[::-1]:
            if node.event:
                found = found.after(node.event)
        self.known[viewer] = found
        return found
