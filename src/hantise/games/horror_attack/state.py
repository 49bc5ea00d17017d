"""The table of Ze Horror Attack at one moment, and questions about it that change nothing."""

from __future__ import annotations

from math import perm
from typing import Any, Final

from hantise.core.frame import ALL, Frame
from hantise.core.state import State

from .components import (
    BONUS,
    BONUS_OF,
    CARDS,
    GUARDING,
    GUARDS,
    HAND_LIMIT,
    HERO_SIDE,
    OWN_DECK,
    PACKS,
    SIDE_OF,
    SLOTS,
    WARD_DISCARD,
    WORTH,
    factions_of,
)
from .decks import BOX, LISTS, Deck, allowed, fault, filled, packs_of
from .story import ASIDE, DRAW, ENTER, HANDS, LOOK, MOVE, NEW, OLD, OUT, PEEK, PUBLIC, SHUFFLE, TURN_UP, Base, Box, Know, Story

NOBODYS: Final = -1  # no seat
FRESH: Final = frozenset((OLD, NEW))
FEWEST: Final = min(len(factions_of(1 << p)) for p in range(len(PACKS)))


class Table(State):
    """Two to eight seats. Cards are kinds (components.py), hands are sorted tuples, areas and the discard pile are in
    order of arrival."""

    expert: bool  # HA-EXP: own decks
    packs: int  # the packs in use, a bit set; the base game
    lists: tuple[Deck, ...]  # what the decks held at first: one; by seat in the expert game, () until they are handed in
    named: tuple[Deck, ...]  # expert: by seat the deck that the table named, () where it is chosen in secret
    built: int  # expert: the seats that have said that they build a deck of their own, a bit set
    handed: tuple[Deck, ...]  # expert: by seat the deck that it has built, () until it has
    cap: int  # option expert_side_cap: HA-RUL-40
    to_discard: bool  # option mulligan_to: HA-RUL-1
    draw_first: bool  # option first_player: HA-RUL-3
    mixed: bool  # option sides: HA-RUL-5
    must_play: bool  # option expert_last_turn: HA-RUL-36
    hand: list[tuple[int, ...]]
    area: list[tuple[int, ...]]
    pile: tuple[int, ...]
    deck: list[list[int]]  # the cards of each deck that nobody has looked at, sorted: their order is not decided
    top: list[tuple[int, ...]]  # on top of it, in order, those that somebody has looked at
    aside: list[tuple[int, ...]]  # starting hands that were put aside
    replaced: int  # the seats that did so, a bit set
    faction: list[tuple[int, ...]]  # by seat: one card; three in the expert game
    looked: tuple[int, ...]  # by viewer: the faction cards that he has looked at, bits of seat * SLOTS + slot
    first: int  # who has the first turn; NOBODYS before it is settled
    turn: int  # turns taken
    latest: list[int]  # by seat: the number of its latest turn
    closing: int  # expert: whose last turn it is, NOBODYS before
    played: tuple[int, ...]  # the last card played: seat, kind, seat of the area
    story: Story

    def begin_with(self, lists: tuple[Deck, ...]) -> None:
        """The decks lie ready, and nothing of them is known but what they may hold."""
        self.lists = lists
        self.deck = [[k for k, n in enumerate(deck) for _ in range(n)] for deck in lists]
        self.top = [()] * len(lists)
        self.story = Story(Base(self.box(), list(lists), NOBODYS, None, None), None, ())

    def box(self) -> Box:
        """What everybody knows of the decks: HA-HID-3, HA-RUL-39."""
        if not self.expert:
            return Box(self.seats, [[deck] for deck in self.lists])
        secret = [LISTS[i] for i in allowed(self.cap)]
        unnamed = [[BOX] if self.built >> s & 1 else secret for s in range(self.seats)]
        return Box(self.seats, [[deck] if deck else unnamed[s] for s, deck in enumerate(self.named)])

    def copy_fields(self, o: Table) -> None:
        """Become like another table, and share nothing with it that changes."""
        self.copy_engine(o)
        self.expert, self.packs, self.lists = o.expert, o.packs, o.lists
        self.named, self.cap, self.mixed = o.named, o.cap, o.mixed
        self.to_discard, self.draw_first, self.must_play = o.to_discard, o.draw_first, o.must_play
        self.built, self.handed, self.replaced = o.built, o.handed, o.replaced
        self.hand, self.area, self.pile = o.hand[:], o.area[:], o.pile
        # one deck but in the expert game: a loop would cost as much as the copy
        self.deck = [o.deck[0][:]] if len(o.deck) == 1 else [deck[:] for deck in o.deck]
        self.top, self.aside, self.faction = o.top[:], o.aside[:], o.faction[:]
        self.looked, self.first, self.turn = o.looked, o.first, o.turn
        self.latest, self.closing, self.played = o.latest[:], o.closing, o.played
        self.story = o.story

    def ability(self, kind: int, src: int, who: int) -> tuple[Frame[Any], ...]:
        """HA-ABI-4. The steps of a card as sentences. A card may let others be played or copied, with steps of theirs: so the
        rules ask the table for them, and the game (game.py) says which they are."""
        raise AssertionError("write ability()")

    # what is so ----------------------------------------------------------------------------------------------------------
    def own(self, seat: int) -> int:
        """The deck that the seat draws from: HA-EXP-11."""
        return seat if self.expert else 0

    def left(self, deck: int) -> int:
        """How many cards a deck has."""
        return len(self.deck[deck]) + len(self.top[deck])

    def after(self, seat: int) -> int:
        """The next seat clockwise. HA-SET-1, HA-SET-8."""
        return (seat + 1) % self.seats

    def others(self, seat: int) -> list[int]:
        """Everybody else, in order of the seats. HA-ABI-8."""
        return [s for s in range(self.seats) if s != seat]

    def lying(self, seat: int) -> int:
        """The characters in an area, as a bit set."""
        out = 0
        for k in self.area[seat]:
            out |= 1 << k
        return out

    def kept(self, seat: int) -> int:
        """HA-PRO-1, HA-PRO-2. The characters of an area that no ability can discard, as a bit set."""
        there = self.lying(seat)
        out = there & WARD_DISCARD
        if there & GUARDING:
            for k, what in GUARDS:
                if there >> k & 1:
                    out |= there & what if self.area[seat].count(k) > 1 else there & what & ~(1 << k)
        return out

    def targets(self, seat: int, owner: int, src: int) -> int:
        """The characters of an area of which one is there that is not the card itself (HA-ABI-5), as a bit set."""
        there = self.lying(seat)
        if seat == owner and there >> src & 1 and self.area[seat].count(src) == 1:
            there &= ~(1 << src)
        return there

    def full(self, seat: int) -> bool:
        """HA-DRW-2, HA-ABI-9. Can the hand take no more?"""
        return len(self.hand[seat]) >= HAND_LIMIT

    def symbols(self, seat: int) -> int:
        """What the area is worth to a hero, before the faction's bonus: suns less skulls (HA-SCO-1); to a monster the
        opposite."""
        total = 0
        for k in self.area[seat]:
            total += WORTH[k]
        return total

    def score(self, seat: int, faction: int) -> int:
        """HA-SCO-1 to HA-SCO-5. The score of a seat with that faction card."""
        points = self.symbols(seat) if SIDE_OF[faction] == HERO_SIDE else -self.symbols(seat)
        return points + BONUS if self.lying(seat) & BONUS_OF[faction] else points

    def counted(self, seat: int) -> int:
        """HA-EXP-18. The faction card of a seat that counts: the one with the highest total, the first of equal ones."""
        held = self.faction[seat]
        best = held[0]
        if len(held) > 1:
            most = self.score(seat, best)
            for f in held[1:]:
                n = self.score(seat, f)
                if n > most:
                    best, most = f, n
        return best

    def winner(self) -> int:
        """HA-SCO-6 to HA-SCO-8. The highest total; of equal ones, whose latest turn is the most recent."""
        ranked = [(self.score(s, self.counted(s)), self.latest[s], s) for s in range(self.seats)]
        return max(ranked)[2]

    def knows_faction(self, viewer: int, seat: int, slot: int) -> bool:
        """May that viewer know that faction card?"""
        if viewer == seat:
            return True
        return viewer >= 0 and bool(self.looked[viewer] >> (seat * SLOTS + slot) & 1)

    def know(self, viewer: int) -> Know:
        """What a viewer can know of the hidden cards (PUBLIC: what everybody can)."""
        return self.story.know(viewer)

    # what happens to cards, with what everybody knows of it -----------------------------------------------------------------
    def happened(self, *event: int) -> None:
        """Go on with the story."""
        self.story = Story(self.story.base, self.story, event)

    def take_top(self, seat: int) -> int:
        """HA-DRW-1. The top card of the deck comes to a hand, unseen by the others."""
        deck = self.own(seat)
        if self.top[deck]:
            kind = self.top[deck][0]
            self.top[deck] = self.top[deck][1:]
        else:
            kind = self.draw(self.deck[deck], "card", 1 << seat)
        self.hold(seat, kind)
        self.happened(DRAW, seat, deck, kind)
        self.show(1 << seat, "card-is", kind)
        return kind

    def turn_up(self, deck: int) -> None:
        """HA-SET-5, HA-EXP-8. The top card of the deck is turned up and lies on the discard pile."""
        kind = self.draw(self.deck[deck], "card", ALL)
        self.pile = (*self.pile, kind)
        self.happened(TURN_UP, deck, kind)
        self.show(ALL, "turned-up", kind)

    def hold(self, seat: int, kind: int) -> None:
        """One more card in a hand."""
        self.hand[seat] = tuple(sorted((*self.hand[seat], kind)))

    def drop(self, seat: int, kind: int) -> None:
        """One card less in a hand."""
        hand = self.hand[seat]
        at = hand.index(kind)
        self.hand[seat] = hand[:at] + hand[at + 1 :]

    def lay_open(self, seat: int, kind: int) -> None:
        """A hand card is laid open, wherever it goes."""
        self.drop(seat, kind)
        self.happened(OUT, seat, kind)

    def pass_card(self, source: int, to: int, kind: int) -> None:
        """One card goes from hand to hand; only these two see which."""
        self.drop(source, kind)
        self.hold(to, kind)
        self.happened(MOVE, source, to, kind)

    def pick_up(self, seat: int, kind: int) -> None:
        """An open card comes to a hand."""
        self.hold(seat, kind)
        self.happened(ENTER, seat, kind)

    def see_hand(self, viewer: int, seat: int) -> None:
        """A viewer looks at a whole hand."""
        self.happened(PEEK, viewer, seat, *self.hand[seat])

    def trade_hands(self, to: list[int]) -> None:
        """All at once, the hand of each seat goes to another."""
        old = self.hand[:]
        for seat, other in enumerate(to):
            self.hand[other] = old[seat]
        self.happened(HANDS, *to)

    def remove(self, seat: int, kind: int) -> None:
        """One such card leaves an area: the one that came last."""
        area = self.area[seat]
        at = len(area) - 1
        while area[at] != kind:
            at -= 1
        self.area[seat] = area[:at] + area[at + 1 :]

    def discard(self, seat: int, kind: int) -> None:
        """HA-DIS-1. One such card goes from an area to the discard pile."""
        self.remove(seat, kind)
        self.pile = (*self.pile, kind)
        self.tell(ALL, "discarded", kind, seat)

    def take_from_pile(self, kind: int) -> None:
        at = self.pile.index(kind)
        self.pile = self.pile[:at] + self.pile[at + 1 :]

    def put_hand_aside(self, seat: int) -> None:
        """HA-MUL-2. The starting hand is put aside, face down."""
        self.aside[seat], self.hand[seat] = self.hand[seat], ()
        self.happened(ASIDE, seat)

    def shuffle_back(self) -> None:
        """HA-MUL-3. All that was put aside goes back into the deck it came from."""
        for seat in range(self.seats):
            deck = self.own(seat)
            self.deck[deck] = sorted([*self.deck[deck], *self.aside[seat]])
            self.aside[seat] = ()
        self.happened(SHUFFLE)

    def look_at_top(self, viewer: int, deck: int, n: int) -> None:
        """HA-EFF-13. A viewer looks at the top cards of a deck."""
        while len(self.top[deck]) < n:
            self.top[deck] = (*self.top[deck], self.draw(self.deck[deck], "card", 1 << viewer))
        self.happened(LOOK, viewer, deck, *self.top[deck][:n])

    # what a viewer does not know
    # ------------------------------------------------------------------------------------------------
    def redeal(self, seat: int) -> None:
        """Cards, decks and factions as the viewer (-1: an onlooker) may imagine them; every way is as likely as it can be
        for him."""
        if self.ended or not self.lists:
            self.handed = tuple([d if s == seat or not d else self.any_deck() for s, d in enumerate(self.handed)])
            self.story = Story(self.story.base, None, ())
            return
        viewer = seat if seat >= 0 else PUBLIC
        mine = self.know(viewer)
        public = self.know(PUBLIC)
        (zones, a, seen), lists = mine.draw(self)
        while self.expert and not (self.lawful(lists) and self.likely_factions(seat, lists)):
            (zones, a, seen), lists = mine.draw(self)
        pools = [mine.rest(deck, seen[d]) for d, deck in enumerate(lists)]
        self.lists = tuple(lists)
        self.handed = tuple([lists[s] if d else d for s, d in enumerate(self.handed)])
        if self.expert:
            self.deal_expert(seat, zones, a, pools)
        else:
            self.deal_base(seat, zones, a if mine.shuffled else (), pools[0])
        self.deal_factions(seat)
        base = Base(self.story.base.box, lists, viewer, mine, public)
        base.hands, base.asides = self.hand[:], self.aside[:]
        self.story = Story(base, None, ())

    def slot(self, pool: list[int]) -> int:
        """One of the cards of a pool."""
        return pool.pop(self.random(len(pool)))

    def filled(self, zone: tuple[int, ...], pools: list[list[int]]) -> list[int]:
        """The cards of a zone, unidentified ones drawn from their pools."""
        return [code if code < OLD else self.slot(pools[code - OLD]) for code in zone]

    def deal_base(self, seat: int, zones: tuple[tuple[int, ...], ...], a: tuple[int, ...], pool: list[int]) -> None:
        """a: cards known to be in the deck, or in hands that were filled from it."""
        n = self.seats
        hands = [[code if code != OLD else self.slot(pool) for code in zones[s]] for s in range(n)]
        self.aside = [
            h if s == seat or not h else tuple(sorted([self.slot(pool) for _ in h])) for s, h in enumerate(self.aside)
        ]
        pool = sorted([*pool, *a])
        self.hand = [tuple(sorted([code if code != NEW else self.slot(pool) for code in hand])) for hand in hands]
        self.top = [tuple([code if code not in FRESH else self.slot(pool) for code in zones[n]])]
        self.deck = [pool]

    def deal_expert(self, seat: int, zones: tuple[tuple[int, ...], ...], a: tuple[int, ...], pools: list[list[int]]) -> None:
        n = self.seats
        self.hand = [tuple(sorted(self.filled(zones[s], pools))) for s in range(n)]
        aside = self.aside
        self.aside = [h if s == seat or not h else tuple(sorted([self.slot(pools[s]) for _ in h])) for s, h in enumerate(aside)]
        self.top = [tuple(self.filled(zones[n + d], pools)) for d in range(n)]
        self.deck = pools

    def any_deck(self) -> Deck:
        """HA-EXP-7. A deck that somebody has built, of which nothing is known."""
        deck = filled(bytes(len(BOX)), self.random)
        while fault(deck, self.cap) is not None:
            deck = filled(bytes(len(BOX)), self.random)
        return deck

    def lawful(self, lists: list[Deck]) -> bool:
        """HA-EXP-1 to HA-EXP-6. Whether the decks that were built keep the limits."""
        return all(fault(deck, self.cap) is None for s, deck in enumerate(lists) if self.built >> s & 1)

    def factions_seen(self, viewer: int, seat: int) -> list[int]:
        """The faction cards of a seat that the viewer knows."""
        return [f for i, f in enumerate(self.faction[seat]) if self.knows_faction(viewer, seat, i)]

    def likely_factions(self, seat: int, lists: list[Deck]) -> bool:
        """HA-RUL-31. Whether decks that hold these cards would have brought the factions that the viewer has seen, by
        lot."""
        for s in range(self.seats):
            seen, pool = self.factions_seen(seat, s), factions_of(packs_of(lists[s]))
            if s == seat:
                continue
            if any(f not in pool for f in seen):
                return False
            # a deck of both packs would have brought just these less often
            if self.random(perm(len(pool), len(seen))) >= perm(FEWEST, len(seen)):
                return False
        return True

    def deal_factions(self, seat: int) -> None:
        """HA-CHA-3, HA-CHA-7. What the viewer has not seen of them, each way alike."""
        if self.expert:
            for s in self.others(seat):
                known = self.factions_seen(seat, s)
                pool = [f for f in factions_of(packs_of(self.lists[s])) if f not in known]
                self.faction[s] = tuple([f if f in known else self.slot(pool) for f in self.faction[s]])
            return
        strange = [s for s in range(self.seats) if self.faction[s] and not self.knows_faction(seat, s, 0)]
        known = [f[0] for s, f in enumerate(self.faction) if f and s not in strange]
        unseen = [f for f in factions_of(self.packs) if f not in known]
        while True:
            pool = unseen[:]
            for s in strange:
                self.faction[s] = (self.slot(pool),)
            if not self.mixed or len({SIDE_OF[f[0]] for f in self.faction}) > 1:
                return

    # for the faces -----------------------------------------------------------------------------------------------------------
    def world(self) -> Any:
        """Where the hidden cards lie; whose deck held which card only where an own deck shows it."""
        asides = [list(h) for h in self.aside]
        return [self.lists, self.handed, self.hand, self.deck, self.top, asides, self.faction]

    def counts(self) -> dict[str, int]:
        """HA-CMP-2. The cards in play by character; in the expert game, where own decks are secret, all together."""
        if not self.lists:
            return {"cards": 2 * OWN_DECK}
        there = [k for zones in (self.hand, self.area, self.deck, self.top, self.aside) for zone in zones for k in zone]
        there += self.pile
        if self.expert:
            return {"cards": len(there)}
        return {name: there.count(k) for k, name in enumerate(CARDS)}
