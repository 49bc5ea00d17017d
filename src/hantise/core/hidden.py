"""Who may know where each hidden card is, and worlds drawn from that.

Zones are small ints: a hand, a deck, its known top places, cards put aside. For each viewer and zone there is the bit
set of the cards that may lie there as far as that viewer can know. Cards are *labels*, private to the viewer: two
copies of a kind are told apart only as far as he saw their history. A card whose only zone is B is known to be in B. By
custom the viewers are the seats, and one more, the last, is the public.

What this cannot express is a joint fact ('one of these two, but not both'): a game adds it as a short public story of
the round, and relives that with other draws.
"""

from __future__ import annotations

from math import factorial
from typing import Final

EXACT: Final = 300  # ways to share classes of cards out among zones that are counted at most; beyond that the matching is drawn
KEPT: Final = 256  # counted shares that are kept: a search asks for worlds of one position again and again


class Kinds:
    """The labels of a game's cards: shared by all its copies.

    copies: how many cards there are of each kind.
    """

    def __init__(self, copies: list[int]) -> None:
        self.of: list[int] = []  # kind -> bit set of its labels
        self.kind: list[int] = []  # label -> kind
        self.plans: dict[tuple[int, ...], Plan] = {}
        for k, n in enumerate(copies):
            self.of.append(((1 << n) - 1) << len(self.kind))
            self.kind.extend([k] * n)


class Hidden:
    """What each viewer can know of the hidden zones of one game.

    kinds: the labels. viewers: how many, the public included. zones: how many. A new one is empty: say with `fill` what
    may lie where, and set `size`.
    """

    def __init__(self, kinds: Kinds, viewers: int, zones: int) -> None:
        self.kinds: Kinds = kinds
        self.viewers: int = viewers
        self.zones: int = zones
        self.may: list[int] = [0] * (viewers * zones)
        self.size: list[int] = [0] * zones  # how many cards lie there: public

    def copy(self) -> Hidden:
        """Another one that knows the same."""
        h = Hidden(self.kinds, 0, 0)
        h.viewers, h.zones, h.may, h.size = self.viewers, self.zones, self.may[:], self.size[:]
        return h

    def written(self) -> list[list[int]]:
        """Its plain form, for `State.key`."""
        return [self.size[:], self.may[:]]

    # what happens to hidden cards -----------------------------------------------------------------------------------
    def fill(self, v: int, zone: int, labels: int) -> None:
        """At the start: as v knows, these may lie there."""
        self.may[v * self.zones + zone] |= labels

    def moves(self, a: int, b: int, seen_by: int, kind: int) -> None:
        """One card goes from a to b; those who see it (a bit set of viewers) know which."""
        self.size[b] += 1
        for v in range(self.viewers):
            at = v * self.zones
            if seen_by >> v & 1:
                self.may[at + b] |= self.take(v, a, kind)
            else:
                self.may[at + b] |= self.may[at + a]
        self.less(a, 1)

    def moves_all(self, a: int, b: int) -> None:
        """All that lies in a goes to b, and is not told apart there."""
        self.size[b] += self.size[a]
        for at in range(0, len(self.may), self.zones):
            self.may[at + b] |= self.may[at + a]
        self.less(a, self.size[a])

    def leaves(self, a: int, kind: int) -> None:
        """A card of this kind, which lay in a, is laid open."""
        for v in range(self.viewers):
            self.take(v, a, kind)
        self.less(a, 1)

    def less(self, a: int, n: int) -> None:
        """The zone has n cards less; nothing can lie in an empty one."""
        self.size[a] -= n
        if not self.size[a]:
            for at in range(a, len(self.may), self.zones):
                self.may[at] = 0

    def enters(self, b: int, kind: int) -> None:
        """An open card goes to a hidden place, and all saw it."""
        self.size[b] += 1
        for v in range(self.viewers):
            at, there = v * self.zones, 0
            for z in range(self.zones):
                there |= self.may[at + z]
            free = self.kinds.of[kind] & ~there
            self.may[at + b] |= free & -free

    def shows(self, a: int, kind: int, to: int) -> None:
        """A card in a is shown to some viewers (a bit set) and stays there."""
        for v in range(self.viewers):
            if to >> v & 1:
                self.may[v * self.zones + a] |= self.take(v, a, kind)

    def lacks(self, a: int, kind: int, to: int) -> None:
        """Some viewers (a bit set) learn that no card of this kind lies in a: 'not here'. Who asks for a card and is told that
        there is none, or sees a hand that would have had to show it, learns this."""
        for v in range(self.viewers):
            if to >> v & 1:
                self.may[v * self.zones + a] &= ~self.kinds.of[kind]

    def look(self, v: int, a: int, kinds: list[int]) -> None:
        """v sees all that lies in a."""
        found = 0
        for k in kinds:
            found |= self.take(v, a, k)
        self.may[v * self.zones + a] = found

    def mix(self, zones: list[int], but: int) -> None:
        """Out of sight of all but some viewers (a bit set), cards are exchanged among these zones."""
        for v in range(self.viewers):
            if not but >> v & 1:
                at, u = v * self.zones, 0
                for z in zones:
                    u |= self.may[at + z]
                for z in zones:
                    self.may[at + z] = u

    def swap(self, v: int, a: int, b: int) -> None:
        """What lies in these two places is exchanged, and v sees it. For those who do not: `mix`."""
        at = v * self.zones
        self.may[at + a], self.may[at + b] = self.may[at + b], self.may[at + a]

    def forget(self, v: int, like: int) -> None:
        """v knows what another viewer knows, and no more."""
        self.may[v * self.zones : (v + 1) * self.zones] = self.may[like * self.zones : (like + 1) * self.zones]

    def permute(self, to: list[int]) -> None:
        """Whole zones change places, for all to see: what lay in z lies in to[z]."""
        sizes = self.size[:]
        for z in range(len(to)):
            self.size[to[z]] = sizes[z]
        for at in range(0, len(self.may), self.zones):
            old = self.may[at : at + self.zones]
            for z in range(len(to)):
                self.may[at + to[z]] = old[z]

    def take(self, v: int, a: int, kind: int) -> int:
        """The label that v gives to a card of this kind which he sees in a: the one he knows best. As it may have been
        another, the others may now lie where it might have been."""
        at, end = v * self.zones, (v + 1) * self.zones
        cand = self.may[at + a] & self.kinds.of[kind]
        best, narrow, c = 0, 99, cand
        while c:
            bit = c & -c
            c ^= bit
            n = 0
            for i in range(at, end):
                if self.may[i] & bit:
                    n += 1
            if n < narrow:
                best, narrow = bit, n
        assert best, "knowledge and truth disagree"
        rest = cand & ~best
        for i in range(at, end):
            if self.may[i] & best:
                self.may[i] = (self.may[i] & ~best) | (rest if narrow > 1 else 0)
        return best

    # what may be asked ----------------------------------------------------------------------------------------------
    def known(self, v: int, zone: int) -> list[int]:
        """Kinds of the cards that v knows for certain to lie in the zone, sorted."""
        at, here = v * self.zones, self.may[v * self.zones + zone]
        for z in range(self.zones):
            if z != zone:
                here &= ~self.may[at + z]
        return self._kinds(here)

    def might(self, v: int, zone: int) -> list[int]:
        """Kinds of all cards that may lie in the zone, as far as v knows, sorted."""
        return self._kinds(self.may[v * self.zones + zone])

    def _kinds(self, labels: int) -> list[int]:
        out: list[int] = []
        while labels:
            bit = labels & -labels
            labels ^= bit
            out.append(self.kinds.kind[bit.bit_length() - 1])
        return out

    def sample(self, v: int, rng: int) -> list[list[int]]:
        """A way the hidden cards may lie, as far as v knows: kinds, zone by zone. Equal knowledge and rng, equal ways.

        Every way that fits is equally likely wherever the shares can be counted cheaply (`Plan.exact`); else a random
        matching is drawn, repaired by exchanges and stirred, so that every way can come, about equally.
        Raises AssertionError where no way fits, for then the game told `Hidden` something false.
        """
        plan = self.plan(v)
        inside = plan.deal(rng) if plan.exact else plan.match(rng)
        kind = self.kinds.kind
        return [[kind[b] for b in zone] for zone in inside]

    def plan(self, v: int) -> Plan:
        """What `sample` needs of this knowledge; counted once."""
        key = (*self.size, *self.may[v * self.zones : (v + 1) * self.zones])
        plans = self.kinds.plans
        plan = plans.get(key)
        if plan is None:
            if len(plans) >= KEPT:
                plans.clear()
            plan = plans[key] = Plan(self.size[:], self.may[v * self.zones : (v + 1) * self.zones])
        return plan


class Share:
    """One way to share a class of cards out: how many to each of its zones, in how many worlds this or an earlier one
    comes."""

    def __init__(self, counts: list[int], upto: int, rest: Fork | None) -> None:
        self.counts: list[int] = counts
        self.upto: int = upto
        self.rest: Fork | None = rest


class Fork:
    """The ways to share the classes from the n-th on out, where so much room is left."""

    def __init__(self, n: int) -> None:
        self.n: int = n
        self.shares: list[Share] = []
        self.total: int = 0


class Plan:
    """All that is needed to draw worlds of one knowledge.

    Cards that may lie in the same zones are a *class*. A world is a share of each class among its zones, and for each
    share all ways to deal its cards are alike; so counting shares, weighted by multinomials, gives each world its right
    chance.
    """

    def __init__(self, size: list[int], may: list[int]) -> None:
        self.size: list[int] = size
        self.zones: list[list[int]] = []  # of each class
        self.cards: list[list[int]] = []  # of each class
        self.fixed: list[list[int]] = [[] for _ in size]  # the cards that can lie in one zone only
        self.exact: bool = True
        self.counted: int = 0
        self.kept: dict[tuple[int, ...], Fork] = {}
        self._classes(may)
        room = [n - len(c) for n, c in zip(size, self.fixed, strict=True)]
        assert min(room, default=0) >= 0, "no world fits what is known"
        self.root: Fork = self._fork(0, room)
        assert not self.exact or self.root.total, "no world fits what is known"
        self.kept.clear()

    def _classes(self, may: list[int]) -> None:
        where: dict[int, int] = {}
        for z in range(len(may)):
            m = may[z]
            while m:
                bit = m & -m
                m ^= bit
                where[bit] = where.get(bit, 0) | 1 << z
        members: dict[int, list[int]] = {}
        for bit in sorted(where):
            members.setdefault(where[bit], []).append(bit.bit_length() - 1)
        for zs in sorted(members):
            zones = [z for z in range(len(may)) if zs >> z & 1]
            if len(zones) == 1:
                self.fixed[zones[0]] = members[zs]
            else:
                self.zones.append(zones)
                self.cards.append(members[zs])

    def _fork(self, n: int, room: list[int]) -> Fork:
        """Count the ways to share the classes from n on; gives up (`exact` is False) beyond EXACT shares."""
        key = (n, *room)
        fork = self.kept.get(key)
        if fork is not None:
            return fork
        fork = self.kept[key] = Fork(n)
        if n == len(self.cards):
            fork.total = 0 if any(room) else 1
        elif n == len(self.cards) - 1:
            self._last(fork, room)
        else:
            self._spread(fork, room, [], len(self.cards[n]), factorial(len(self.cards[n])))
        return fork

    def _last(self, fork: Fork, room: list[int]) -> None:
        """The last class fills what room is left, if that is where it may lie."""
        zones, left = self.zones[fork.n], len(self.cards[fork.n])
        ways = factorial(left)
        for z in range(len(room)):
            if room[z] and z not in zones:
                return
            left -= room[z]
            ways //= factorial(room[z])
        if left == 0:
            fork.total = ways
            fork.shares.append(Share([room[z] for z in zones], ways, None))

    def _spread(self, fork: Fork, room: list[int], counts: list[int], left: int, ways: int) -> None:
        """Add all shares that begin with these counts to the fork. `left`: cards still to share; `ways`: the
        multinomial so far."""
        zones = self.zones[fork.n]
        z = zones[len(counts)]
        at_last = len(counts) == len(zones) - 1
        for k in range(left if at_last else 0, min(left, room[z]) + 1):
            here = [*counts, k]
            if not at_last:
                self._spread(fork, room, here, left - k, ways // factorial(k))
            else:
                self.counted += 1
                after = room[:]
                for i in range(len(zones)):
                    after[zones[i]] -= here[i]
                rest = self._fork(fork.n + 1, after)
                if rest.total:
                    fork.total += ways // factorial(k) * rest.total
                    fork.shares.append(Share(here, fork.total, rest))
            if self.counted > EXACT:
                self.exact = False
                return

    def deal(self, rng: int) -> list[list[int]]:
        """A world, each with its right chance."""
        inside = [zone[:] for zone in self.fixed]
        fork: Fork | None = self.root
        r = rng
        while fork is not None and fork.shares:
            share = fork.shares[0]
            if len(fork.shares) > 1:
                r = step(r)
                low, high, x = 0, len(fork.shares) - 1, below(r, fork.total)
                while low < high:
                    mid = (low + high) // 2
                    if x < fork.shares[mid].upto:
                        high = mid
                    else:
                        low = mid + 1
                share = fork.shares[low]
            cards, zones = self.cards[fork.n][:], self.zones[fork.n]
            end = len(cards)
            for i in range(len(zones)):
                zone = inside[zones[i]]
                for _ in range(share.counts[i]):
                    r = step(r)
                    at = (r >> 33) % end
                    end -= 1
                    zone.append(cards[at])
                    cards[at] = cards[end]
            fork = share.rest
        return inside

    def match(self, rng: int) -> list[list[int]]:
        """A world by random matching, repaired by exchanges, then stirred by exchanges of two cards that may both lie
        where the other lies: each such exchange leaves equally likely worlds equally likely."""
        inside = [zone[:] for zone in self.fixed]
        order: list[tuple[int, int, int, int]] = []
        r = step(rng)
        for n in range(len(self.cards)):
            for card in self.cards[n]:
                r = step(r)
                order.append((len(self.zones[n]), r >> 33, card, n))
        order.sort()
        may: dict[int, list[int]] = {}
        for _, draw, card, n in order:
            may[card] = zones = self.zones[n]
            total = 0
            for z in zones:
                total += self.size[z] - len(inside[z])
            if total > 0:
                draw %= total
                for z in zones:
                    draw -= self.size[z] - len(inside[z])
                    if draw < 0:
                        inside[z].append(card)
                        break
            else:
                done = self._push(card, may, inside, set())
                assert done, "no world fits what is known"
        self._stir(r, may, inside)
        return inside

    def _push(self, card: int, may: dict[int, list[int]], inside: list[list[int]], tried: set[int]) -> bool:
        """An augmenting path: put the card somewhere, moving others on."""
        for z in may[card]:
            if z in tried:
                continue
            tried.add(z)
            if len(inside[z]) < self.size[z]:
                inside[z].append(card)
                return True
            for i in range(len(self.fixed[z]), len(inside[z])):
                other = inside[z][i]
                if self._push(other, may, inside, tried):
                    inside[z].remove(other)
                    inside[z].append(card)
                    return True
        return False

    def _stir(self, r: int, may: dict[int, list[int]], inside: list[list[int]]) -> None:
        free: list[tuple[int, int]] = []
        for z in range(len(inside)):
            for i in range(len(self.fixed[z]), len(inside[z])):
                free.append((z, i))
        for _ in range(4 * len(free)):
            r = step(r)
            za, ia = free[(r >> 20) % len(free)]
            zb, ib = free[(r >> 42) % len(free)]
            a, b = inside[za][ia], inside[zb][ib]
            if za != zb and zb in may[a] and za in may[b]:
                inside[za][ia], inside[zb][ib] = b, a


def step(r: int) -> int:
    """The next of a row of numbers that look random (a linear congruence of 62 bits: an int that compiled code keeps
    small)."""
    return (r * 3202034522624059733 + 1442695040888963407) & 0x3FFFFFFFFFFFFFFF


def below(r: int, n: int) -> int:
    """A number below n, however large n is."""
    if n < 1 << 29:
        return (r >> 33) % n
    big, have = r >> 20, 42
    while 1 << (have - 20) < n:
        r = step(r)
        big, have = big << 42 | r >> 20, have + 42
    return big % n
