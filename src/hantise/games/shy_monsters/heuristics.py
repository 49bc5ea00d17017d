"""What bots are told about Shy Monsters: 'A simple hero' and 'A simple master' of rules.md, and what a search can use.

The hero's side reads a world only where the hero himself can see it (face-up tiles, shape, skills, rows), so that all worlds
that he holds possible give the same. The contract is that of `hantise.bots.heuristics`.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Any, Protocol

from .components import CORRIDOR, EXIT, MONSTER, TILES
from .grid import HOME, PLACES, STEPS, Shape, shape
from .rules.floors import ATTACKING, EXPLORING, GRID, JUMP_ATTACKING, JUMPING
from .rules.revealing import Peek
from .state import ACTIVE, HERO, HIDDEN, Crypt

# Picks as plain numbers: the first of each kind of move, and all steps.
ATTACK, JUMP, BOTH = ATTACKING.first, JUMPING.first, JUMP_ATTACKING.first
EXPLORES = range(EXPLORING.first, EXPLORING.end)

Deed = tuple[int, ...]
Sight = tuple[int, ...]  # by place: HIDDEN, or tile * 8 + status

FITS = (0.15, 0.5, 1.0)  # weight of a placement by how many of its two monsters could be active
SHY = 0.3  # and once more where they are neighbours: one of them will panic
GUARDS = (1.0, 3.0, 9.0)  # by how many monsters cut the entrance off from the exit: what searching heroes believe
SKILL = 0.06  # what a hero thinks a skill is worth
HOPE = 0.12  # and the chance of the exit
WAY = 0.15  # what a master thinks a step of the way to the exit is worth
DRAWS = 30  # arrangements that a master thinks of
BLUFF = 0.4  # how often he bluffs
PLANS = 36  # arrangements that a searching master compares
AHEAD = (0.0, 0.25, 0.35, 0.5)  # the hero's chance to win the game when floor 1, 2, 3 is to be built


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    @property
    def random(self) -> Random: ...

    def sample(self) -> Any: ...


# --------------------------------------------------------------------------------------------------------- what can be seen
def sight(g: Crypt) -> Sight:
    """The face-up tiles as the hero sees them."""
    return tuple([t * 8 + s if s else HIDDEN for t, s in zip(g.tiles, g.status, strict=True)])


def unseen(g: Crypt) -> Deed:
    """The monsters that the hero has never seen, sorted."""
    return tuple(g.unknown())


@lru_cache(8192)
def comforts(at: Shape) -> tuple[int, ...]:
    """By place: the monsters that would be at ease there, as bits."""
    kinds = range(len(TILES) - MONSTER)
    return tuple([sum(1 << k for k in kinds if at.comfortable(place, k)) for place in range(len(at.cells))])


@lru_cache(8192)
def cuts(at: Shape) -> tuple[int, ...]:
    """By place: the places that whoever walks from the entrance can no longer reach when that place is closed, as bits."""
    home, everywhere = at.where[HOME], (1 << len(at.cells)) - 1
    out = []
    for closed in range(len(at.cells)):
        found, todo = 1 << home | 1 << closed, [home]
        while todo:
            for n in at.beside[todo.pop()]:
                if not found >> n & 1:
                    found |= 1 << n
                    todo.append(n)
        out.append(everywhere & ~found)
    return tuple(out)


@lru_cache(8192)
def distances(at: Shape) -> tuple[int, ...]:
    """By place: steps from the entrance."""
    far = {at.where[HOME]: 0}
    queue = [at.where[HOME]]
    for place in queue:
        for n in at.beside[place]:
            if n not in far:
                far[n] = far[place] + 1
                queue.append(n)
    return tuple([far[place] for place in range(len(at.cells))])


# --------------------------------------------------------------------------------------------------- what the hero believes
class Belief:
    """By place: the chance that a hero who enters now is bitten, and the chance that the exit is there."""

    def __init__(self, at: Shape, seen: Sight, pool: Deed) -> None:
        places = [i for i, s in enumerate(seen) if s == HIDDEN]
        up = [i for i, s in enumerate(seen) if s & 7 >= ACTIVE]
        afraid = {n for i in up for n in at.beside[i]}
        ease, far = comforts(at), sum(1 << (k - MONSTER) for k in pool)
        danger, lair, total = [0.0] * len(seen), [0.0] * len(seen), 0.0
        missing = 2 - len(up)
        if missing == 1:
            known = ease[up[0]] >> (seen[up[0]] // 8 - MONSTER) & 1
            for i in places:
                shy = SHY if i in afraid else 1.0
                here = (ease[i] & far).bit_count()
                bites, rests = here * FITS[1 + known] * shy, (len(pool) - here) * FITS[known] * shy
                total += bites + rests
                lair[i] = bites + rests
                danger[i] = 0.0 if i in afraid else bites
        elif missing == 2:
            for i in places:
                for j in places:
                    if i != j:
                        bites, rests = pairs(ease[i] & far, ease[j] & far, len(pool))
                        shy = SHY if j in at.beside[i] else 1.0
                        total += (bites + rests) * shy / 2
                        lair[i] += (bites + rests) * shy
                        danger[i] += bites * shy
        found = any(s // 8 == EXIT for s in seen)
        free = len(places) - missing
        self.danger = [d / total if total else 0.0 for d in danger]
        self.exit = [0.0] * len(seen)
        for i in places if not found else ():
            self.exit[i] = (1 - lair[i] / total if total else 1.0) / free


def pairs(here: int, there: int, n: int) -> tuple[float, float]:
    """The weight of all ways to lay one of n monsters here and another there, where the first is at ease, and where it is not.

    here, there: the monsters that would be at ease, as bits.
    """
    a, b, same = here.bit_count(), there.bit_count(), (here & there).bit_count()
    both = a * b - same
    first = a * (n - 1) - both
    second = b * (n - 1) - both
    none = n * (n - 1) - both - first - second
    return both * FITS[2] + first * FITS[1], second * FITS[1] + none * FITS[0]


@lru_cache(8192)
def belief(at: Shape, seen: Sight, pool: Deed) -> Belief:
    return Belief(at, seen, pool)


# ------------------------------------------------------------------------------------------------- what the hero may try
class Thoughts:
    """The deeds worth trying for a hero who is to move: each with a score, its last pick alone changing anything.

    A deed is a walk over safe tiles, then an explore, an attack or a jump; so nobody walks in circles.
    """

    def __init__(self, at: Shape, seen: Sight, pool: Deed, hero: int, attack: bool, jump: bool) -> None:
        self.deeds: list[Deed] = []
        self.scores: list[float] = []
        self.seen = seen
        know = belief(at, seen, pool)
        self.danger, self.exit = know.danger, know.exit
        walks = self.walks(at, hero)
        for place, walk in walks.items():
            for to in at.beside[place]:
                if to not in walks and seen[to] // 8 == EXIT:
                    self.deeds, self.scores = [(*walk, to)], [1.0]
                    return
        self.explores(at, walks, attack)
        safe = [i for i, d in enumerate(self.deeds) if d[-1] in EXPLORES and not self.danger[d[-1]]]
        if safe:
            self.deeds, self.scores = [self.deeds[i] for i in safe], [self.scores[i] for i in safe]
        elif jump:
            self.jumps(at, walks, attack)

    def walks(self, at: Shape, hero: int) -> dict[int, Deed]:
        """By place that can be walked to over harmless face-up tiles: the steps."""
        out: dict[int, Deed] = {hero: ()}
        queue = [hero]
        for place in queue:
            for n in at.beside[place]:
                s = self.seen[n]
                if n not in out and s and s & 7 != ACTIVE and s // 8 != EXIT:
                    out[n] = (*out[place], n)
                    queue.append(n)
        return out

    def add(self, deed: Deed, bitten: float, exit: float, skills: int) -> None:
        self.deeds.append(deed)
        self.scores.append(1 - bitten + HOPE * exit - SKILL * skills)

    def explores(self, at: Shape, walks: dict[int, Deed], attack: bool) -> None:
        done: set[int] = set()
        for place, walk in walks.items():
            for to in at.beside[place]:
                if to in walks or to in done:
                    continue
                done.add(to)
                if self.seen[to] == HIDDEN:
                    self.add((*walk, to), self.danger[to], self.exit[to], 0)
                if attack and (self.seen[to] & 7 == ACTIVE or self.danger[to]):
                    self.add((*walk, ATTACK + to), 0.0, self.exit[to], 1)

    def jumps(self, at: Shape, walks: dict[int, Deed], attack: bool) -> None:
        done: set[int] = set()
        for place, walk in walks.items():
            for j in at.jumps[place]:
                over, to = j // PLACES, j % PLACES
                if j in done or (to in walks and self.seen[over] != HIDDEN):
                    continue
                done.add(j)
                biting = self.seen[to] & 7 == ACTIVE
                leaving = self.seen[to] // 8 == EXIT
                if not biting:
                    self.add((*walk, JUMP + j), self.danger[to], 1.0 if leaving else self.exit[to], 1)
                if attack and (biting or self.danger[to]):
                    self.add((*walk, BOTH + j), 0.0, self.exit[to], 2)


@lru_cache(8192)
def moves(at: Shape, seen: Sight, pool: Deed, hero: int, attack: bool, jump: bool) -> tuple[list[Deed], list[float]]:
    """The deeds worth trying for a hero who is to move, and how good each looks."""
    t = Thoughts(at, seen, pool, hero, attack, jump)
    return t.deeds, t.scores


@lru_cache(8192)
def peeks(at: Shape, seen: Sight, pool: Deed) -> tuple[list[Deed], list[float]]:
    """The tiles that may be peeked at, and how much each may tell: whether it bites, whether it is the exit."""
    know = belief(at, seen, pool)
    places = [i for i, s in enumerate(seen) if s == HIDDEN]
    return [(i,) for i in places], [know.danger[i] + 0.5 * know.exit[i] for i in places]


def considered(g: Crypt) -> tuple[list[Deed], list[float]]:
    """What the hero who is asked may try, with scores; all from what he sees."""
    if isinstance(g.asked, Peek):
        return peeks(g.shape, sight(g), unseen(g))
    deeds, scores = moves(g.shape, sight(g), unseen(g), g.hero, g.attack, g.jump)
    if deeds and all(d[0] in g.options for d in deeds):
        return deeds, scores
    can = [i for i, d in enumerate(deeds) if d[0] in g.options]  # tired (SM-HSE-2), or trapped and to play on (SM-RUL-25)
    if can:
        return [deeds[i] for i in can], [scores[i] for i in can]
    return [(p,) for p in g.options], [0.0] * len(g.options)


def best(deeds: list[Deed], scores: list[float], rng: Random, noise: float) -> Deed:
    """The deed of the best score, give or take some noise."""
    top, found = -9.0, deeds[0]
    for i in range(len(deeds)):
        score = scores[i] + noise * rng.random()
        if score > top:
            top, found = score, deeds[i]
    return found


# ---------------------------------------------------------------------------------------------------------- what he imagines
class Placements:
    """All ways in which the hidden tiles may lie, by how likely a master who guards the way is to have chosen them."""

    def __init__(self, at: Shape, seen: Sight, pool: Deed) -> None:
        self.places = [i for i, s in enumerate(seen) if s == HIDDEN]
        up = [(i, s // 8) for i, s in enumerate(seen) if s & 7 >= ACTIVE]
        out_of_doors = [i for i, s in enumerate(seen) if s // 8 == EXIT]
        ease, shut = comforts(at), cuts(at)
        self.laid: list[tuple[tuple[tuple[int, int], ...], int]] = []  # the hidden monsters as (place, tile), and the exit
        self.sums: list[float] = []
        total = 0.0
        for lairs in permutations(self.places, 2 - len(up)):
            for monsters in permutations(pool, len(lairs)):
                if len(lairs) == 2 and lairs[0] > lairs[1]:
                    continue
                new = tuple(zip(lairs, monsters, strict=True))
                (a, m), (b, n) = [*up, *new]
                weight = FITS[(ease[a] >> (m - MONSTER) & 1) + (ease[b] >> (n - MONSTER) & 1)]
                weight *= SHY if b in at.beside[a] else 1.0
                for door in out_of_doors or [i for i in self.places if i not in lairs]:
                    total += weight * GUARDS[(shut[a] >> door & 1) + (shut[b] >> door & 1)]
                    self.laid.append((new, door))
                    self.sums.append(total)

    def draw(self, rng: Random) -> tuple[tuple[tuple[int, int], ...], int]:
        return self.laid[bisect(self.sums, rng.random() * self.sums[-1], hi=len(self.sums) - 1)]


@lru_cache(32)
def placements(at: Shape, seen: Sight, pool: Deed) -> Placements:
    return Placements(at, seen, pool)


def imagined(base: Crypt, rng: Random) -> Callable[[], Crypt]:
    """A maker of worlds like `base`, a world of the hero's, but with hidden tiles as a guarding master would lay them."""
    pool = unseen(base)
    ways = placements(base.shape, sight(base), pool)

    def world() -> Crypt:
        g: Crypt = base.copy()
        monsters, door = ways.draw(rng)
        for i in ways.places:
            g.tiles[i] = CORRIDOR
        if g.status[door] == HIDDEN:
            g.tiles[door] = EXIT
        for i, tile in monsters:
            g.tiles[i] = tile
        left = [k for k in pool if k not in g.tiles]
        rng.shuffle(left)
        rows = []
        for revealed, never in g.rows:
            rows.append((revealed, tuple(sorted(left[: len(never)]))))
            left = left[len(never) :]
        g.rows, g.pile, g.rng = tuple(rows), sorted(left), rng.getrandbits(62)
        return g

    return world


# ------------------------------------------------------------------------------------------------------- what the master does
class Site:
    """An arrangement: cells in the order of building, and the tile on each; the entrance's first."""

    def __init__(self, cells: list[int], tiles: list[int]) -> None:
        self.cells, self.tiles = cells, tiles

    def facts(self) -> tuple[int, bool, int, int]:
        """How many monsters are at ease, whether they are neighbours, how many cut the way to the exit, and how far it is."""
        at = shape(self.cells)
        lairs = [(at.where[c], t) for c, t in zip(self.cells, self.tiles, strict=True) if t >= MONSTER]
        door = at.where[self.cells[self.tiles.index(EXIT)]]
        (a, m), (b, n) = lairs
        ease, shut = comforts(at), cuts(at)
        return (
            (ease[a] >> (m - MONSTER) & 1) + (ease[b] >> (n - MONSTER) & 1),
            b in at.beside[a],
            (shut[a] >> door & 1) + (shut[b] >> door & 1),
            distances(at)[door],
        )

    def picks(self, begun: int) -> list[int]:
        """How to build what is still to be built."""
        return [t * GRID + c for c, t in zip(self.cells[begun:], self.tiles[begun:], strict=True)]


def grown(cells: list[int], more: int, rng: Random) -> list[int]:
    """The cells and so many others, each beside one before it."""
    out, seen = cells[:], set(cells)
    free: list[int] = []
    for i in range(len(cells) + more):
        if i >= len(cells):
            at = int(rng.random() * len(free))
            free[at], free[-1] = free[-1], free[at]
            out.append(free.pop())
        for step in STEPS:
            if out[i] + step not in seen:
                seen.add(out[i] + step)
                free.append(out[i] + step)
    return out


def anything(g: Crypt, rng: Random) -> Site:
    """The master's floor so far, finished at random."""
    hand = g.hand[:]
    rng.shuffle(hand)
    return Site(grown(g.laid, len(hand), rng), g.built + hand)


def threatening(g: Crypt, rng: Random, n: int, tries: int) -> list[Site]:
    """Up to n finished floors with both monsters at ease and not neighbours, on so many shapes; [] where there may be none."""
    out: list[Site] = []
    begun, hand = len(g.laid), [t for t in g.hand if t < MONSTER]
    there = {t: c for c, t in zip(g.laid, g.built, strict=True) if t >= MONSTER}
    pair = sorted([t for t in g.hand if t >= MONSTER] + list(there))
    for _ in range(tries):
        cells = grown(g.laid, len(g.hand), rng)
        at = shape(cells)
        fit = [
            [c for c in ([there[m]] if m in there else cells[begun:]) if comforts(at)[at.where[c]] >> (m - MONSTER) & 1]
            for m in pair
        ]
        lairs = [(a, b) for a in fit[0] for b in fit[1] if a != b and at.where[a] not in at.beside[at.where[b]]]
        if lairs:
            lair = dict(zip(lairs[int(rng.random() * len(lairs))], pair, strict=True))
            rng.shuffle(hand)
            rest = iter(hand)
            out.append(Site(cells, g.built + [lair[c] if c in lair else next(rest) for c in cells[begun:]]))
            if len(out) == n:
                break
    return out


def guarding(site: Site) -> float:
    """How well the monsters guard the way."""
    _, _, closing, far = site.facts()
    return closing + WAY * far


def arranged(g: Crypt, rng: Random) -> Site:
    """'A simple master': the best of some arrangements, or, in two of five, a bluff."""
    if rng.random() < BLUFF:
        return anything(g, rng) if rng.random() < 0.5 else (threatening(g, rng, 1, 100) or [anything(g, rng)])[0]
    found = threatening(g, rng, DRAWS, 300) or [anything(g, rng) for _ in range(DRAWS)]
    return max(found, key=lambda site: guarding(site) + 0.6 * rng.random())


# -------------------------------------------------------------------------------------------------------------- for the bots
class Advice:
    """The contract of `hantise.bots.heuristics`."""

    def greedy(self, seat: Player) -> Deed:
        g: Crypt = seat.sample()
        if g.hand:
            return tuple(arranged(g, seat.random).picks(len(g.laid)))
        deeds, scores = considered(g)
        return best(deeds, scores, seat.random, 0.01)

    def moves(self, g: Crypt) -> list[Deed]:
        return considered(g)[0] if g.player == HERO else [(p,) for p in g.options]

    def prior(self, g: Crypt, deeds: list[Deed]) -> list[float]:
        if g.player != HERO:
            return [0.0] * len(deeds)
        known = dict(zip(*considered(g), strict=True))
        return [known.get(d, 0.0) for d in deeds]

    def rollout(self, g: Crypt, rng: Random) -> Deed:
        if g.hand:
            return tuple((threatening(g, rng, 1, 20) or [anything(g, rng)])[0].picks(len(g.laid)))
        deeds, scores = considered(g)
        return best(deeds, scores, rng, 0.1)

    def imagine(self, seat: Player) -> Callable[[], Any] | None:
        base: Crypt = seat.sample()
        return imagined(base, seat.random) if base.player == HERO else None

    def plans(self, seat: Player) -> list[list[int]]:
        g: Crypt = seat.sample()
        if not g.hand:
            return []
        rng = seat.random
        found = threatening(g, rng, 3 * PLANS, 600)
        found.sort(key=lambda site: -guarding(site) - 0.6 * rng.random())
        some = found[: PLANS - 4] + [anything(g, rng) for _ in range(4)]
        return [site.picks(len(g.laid)) for site in some]

    def value(self, g: Crypt, seat: int) -> float | None:
        if len(g.laid) != 1 or not g.hand:
            return None
        hero = 2 * AHEAD[g.level] - 1
        return hero if seat == HERO else -hero


HEURISTICS = Advice()
