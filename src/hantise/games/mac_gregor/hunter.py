"""How a hunter plans: all walks that his keys and objects allow, and what each is worth. 'A first bot' of rules.md.

A plan hangs on few things (rooms, keys by colour, objects, where treasures lie, how the ghost may walk), so it is kept: the
playouts of a search ask for the same plans again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .board import BLAZON, BY_DOORS, DOOR, GATE, NEAR, ROOMS, STAIRS
from .components import COLOURS, HAND_LIMIT, LAMP, PICKAXE, TRAP
from .rules.turn import BY_LAMP, BY_PICKAXE, DETECTING, ENDING, FLIPPING, GOING, LEAVING
from .state import NONE, Castle
from .walks import danger

TREASURE: Final = 1.4  # rules.md, section 22, 2
FREE_KEY: Final = 0.28
KEY_LEFT: Final = 0.16
BY_PICK: Final = 0.55
BY_OIL: Final = 0.35
NEAREST: Final = 0.8  # 3
ALL_OF_THEM: Final = 0.12
FADES: Final = 0.62
FEAR: Final = 1.6  # 4
NEAR_TARGET: Final = 1.5
GATEWARD: Final = 6.0  # 5
GATE_FADES: Final = 0.75
NO_GATE_KEY: Final = 0.6
WAY_OUT: Final = 1000.0
ALARM: Final = 0.3  # 6
RICH: Final = 3
STEPS: Final = 5
BEST: Final = 8  # ways that are kept
EIGHT: Final = 3  # bits of a count of keys

# Picks, as plain numbers: a door and a gate by the colour of the key alone.
END: Final = ENDING.first
FLIP: Final = FLIPPING.first
DETECT: Final = DETECTING.first
PICKAXE_TO: Final = BY_PICKAXE.first
LAMP_TO: Final = BY_LAMP.first
LEAVE: Final = LEAVING.first
BY_KEY: Final = GOING.first
LEAVES: Final = range(LEAVING.first, LEAVING.end)
GOES: Final = range(GOING.first, GOING.end)


@lru_cache(20_000)
def promise(treasures: int, room: int) -> float:
    """3. What the treasures that lie about (rooms as bits) promise to who stands in the room."""
    best, total = 0.0, 0.0
    for r in range(len(ROOMS)):
        if treasures >> r & 1:
            worth = FADES ** BY_DOORS[room][r]
            total += worth
            best = max(best, worth)
    return NEAREST * best + ALL_OF_THEM * total


@lru_cache(20_000)
def gateward(room: int, colours: int) -> float:
    """5. How near the way out is for who holds keys of these colours (bits)."""
    best = 0.0
    for r in range(len(ROOMS)):
        if GATE[r] >= 0:
            worth = GATE_FADES ** BY_DOORS[room][r]
            best = max(best, worth if colours >> GATE[r] & 1 else NO_GATE_KEY * worth)
    return GATEWARD * best


def colours_of(counts: int) -> int:
    """The colours of which there are keys, as bits."""
    return sum([1 << c for c in range(COLOURS) if counts >> EIGHT * c & 7])


class Way(NamedTuple):
    """A walk: what it is worth, its picks (keys by their colour alone; up to where a free key is drawn, for then he thinks
    again), and the room where it ends."""

    score: float
    picks: tuple[int, ...]
    end: int


class Spot(NamedTuple):
    """A place on a walk: keys by colour, objects and treasures (rooms as bits) then; the spot before it and the pick there."""

    room: int
    counts: int
    held: int
    got: int
    bonus: float
    steps: int
    before: int
    pick: int


class Outlook(NamedTuple):
    """All that a plan hangs on. ground: known treasures, rooms as bits. need: treasures that are missing. mine: how many he has
    of the ghost's colour. flip: may he turn over the token where he stands?"""

    room: int
    counts: int
    held: int
    ground: int
    ghost: int
    known: tuple[int, ...]
    need: int
    mine: int
    top: int
    flip: bool


def outlook(g: Castle, me: int, hand: tuple[int, ...]) -> Outlook:
    """What hunter `me` sees, if he held that hand."""
    counts, ground, bit = 0, 0, 1
    for key in hand:
        counts += 1 << EIGHT * (key % COLOURS)
    for token in g.tokens:
        if token != NONE and token != TRAP:
            ground |= bit
        bit += bit
    flip = g.free_flip or (g.moved and g.turn == me)
    need = g.target - g.treasures(me)
    mine = g.won[me][g.colours[g.ghost]]
    held = g.objects[me] & (1 << PICKAXE | 1 << LAMP)
    return Outlook(g.pawns[me], counts, held, ground, g.pawns[g.ghost], g.revealed(), need, mine, g.top, flip)


@lru_cache(60_000)
def ways(o: Outlook) -> tuple[Way, ...]:
    """1. The best walks, no two to the same end with the same treasures; the best first. The last is to stay where he is."""
    spots = spread(o)
    scores = judged(o, spots)
    best: dict[tuple[int, int], int] = {}
    for i, spot in enumerate(spots):
        same = (spot.room, spot.got)
        if same not in best or scores[i] > scores[best[same]]:
            best[same] = i
    chosen = sorted(best.values(), key=lambda i: -scores[i])[:BEST]
    if 0 not in chosen:
        chosen.append(0)
    return tuple([Way(scores[i], picks(o, spots, i), spots[i].room) for i in chosen])


def spread(o: Outlook) -> list[Spot]:
    """All walks with the keys in hand, a pickaxe and a lamp; ways that come to the same are looked at once."""
    flipped = 1 << o.room & o.ground if o.flip else 0
    spots = [Spot(o.room, o.counts, o.held, flipped, 0.0, 0, -1, END)]
    seen: set[tuple[int, int, int, int, bool]] = set()
    for i, (room, counts, held, got, bonus, steps, _, _) in enumerate(spots):  # grows as it is walked through
        if steps == STEPS:
            continue
        for there, pick, left, less in onward(room, counts, held, o.ghost):
            now = got | (1 << there & o.ground)
            gain = bonus if steps else FREE_KEY * (BLAZON[there] == o.top)
            same = (there, left, less, now, gain > 0)
            if same not in seen:
                seen.add(same)
                spots.append(Spot(there, left, less, now, gain, steps + 1, i, pick))
    return spots


@lru_cache(60_000)
def onward(room: int, counts: int, held: int, ghost: int) -> tuple[tuple[int, int, int, int], ...]:
    """Steps from a room: where to, the pick, keys and objects that are left."""
    out = []
    for c in range(COLOURS):
        there = DOOR[room][c]
        if counts >> EIGHT * c & 7 and there >= 0 and there != ghost:
            out.append((there, BY_KEY + c, counts - (1 << EIGHT * c), held))
    if held >> PICKAXE & 1:
        out += [(r, PICKAXE_TO + r, counts, held & ~(1 << PICKAXE)) for r in NEAR[room] if r != ghost]
    if held >> LAMP & 1 and room in STAIRS:
        out += [(r, LAMP_TO + r, counts, held & ~(1 << LAMP)) for r in STAIRS if r not in (room, ghost)]
    return tuple(out)


def judged(o: Outlook, spots: list[Spot]) -> list[float]:
    """2 to 5. What it is worth to end in each of the spots."""
    fear = danger(o.ghost, o.known)
    short, rich = FEAR + o.mine, FEAR + o.mine + NEAR_TARGET
    out = []
    for room, counts, held, got, bonus, *_ in spots:
        found, gone = got.bit_count(), o.held & ~held
        keys = (counts & 7) + (counts >> 3 & 7) + (counts >> 6 & 7) + (counts >> 9 & 7)
        score = TREASURE * found + bonus + KEY_LEFT * min(keys, HAND_LIMIT)
        if gone:
            score -= BY_PICK * (gone >> PICKAXE & 1) + BY_OIL * (gone >> LAMP & 1)
        if found >= o.need:
            colours = colours_of(counts)
            score += WAY_OUT if GATE[room] >= 0 and colours >> GATE[room] & 1 else gateward(room, colours)
        else:
            score += promise(o.ground & ~got, room)
        out.append(score - fear[room] * (rich if found >= o.need - 1 else short))
    return out


def picks(o: Outlook, spots: list[Spot], end: int) -> tuple[int, ...]:
    """The picks that lead there, treasures turned over on the way; at last through the gate, or the end of the turn."""
    line: list[Spot] = []
    at = end
    while at >= 0:
        line.append(spots[at])
        at = spots[at].before
    out: list[int] = []
    got = 0
    for spot in line[::-1]:
        if spot.before >= 0:
            out.append(spot.pick)
        if spot.got != got:
            out.append(FLIP)
            got = spot.got
        if spot.before >= 0 and BLAZON[spot.room] == o.top:
            return tuple(out)
    last = spots[end]
    gate = GATE[last.room]
    leaves = gate >= 0 and last.counts >> EIGHT * gate & 7 and last.got.bit_count() >= o.need
    return (*out, LEAVE + gate if leaves else END)


def with_keys(hand: tuple[int, ...], picks: tuple[int, ...]) -> tuple[int, ...]:
    """The picks with keys of the hand in the place of colours."""
    left = list(hand)
    out: list[int] = []
    for pick in picks:
        if pick not in LEAVES and pick not in GOES:
            out.append(pick)
            continue
        kind = BY_KEY if pick in GOES else LEAVE
        for key in left:
            if key % COLOURS == pick - kind:
                left.remove(key)
                out.append(kind + key)
                break
    return tuple(out)


class Plan:
    """The best walk of a hunter: its score, its first pick (by colour; END: stay), where it ends, and what he fears."""

    def __init__(self, g: Castle, me: int, hand: tuple[int, ...]) -> None:
        best = ways(outlook(g, me, hand))[0]
        self.score, self.first, self.end = best.score, best.picks[0], best.end
        self.fear = danger(g.pawns[g.ghost], g.revealed())


def turn(g: Castle) -> tuple[int, ...]:
    """What a hunter does who plans like this, up to the end of his turn or to a free key."""
    me = g.player
    best = ways(outlook(g, me, g.hands[me]))[0]
    if g.treasures(me) >= RICH and DETECT in g.options:
        if danger(g.pawns[g.ghost], g.revealed())[best.end] > ALARM:
            return (DETECT,)
    return with_keys(g.hands[me], best.picks)


def choices(g: Castle) -> list[tuple[float, tuple[int, ...]]]:
    """The turns that are worth a thought, with what they are worth at a glance; the best first."""
    me = g.player
    return [(way.score, with_keys(g.hands[me], way.picks)) for way in ways(outlook(g, me, g.hands[me]))]
