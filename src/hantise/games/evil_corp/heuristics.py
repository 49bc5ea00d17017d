"""What bots are told about Evil Corp.: the 'good simple player' of rules.md, section 22, one action ahead.

A position is worth what the Night would give, village by village, at leads blurred by the tiles still to come; then gold
that can still be spent, what lies in hands and bags, and powers not yet used. Of other hands only their sizes count, never
what is in them, so that all worlds that a seat holds possible are judged alike. A search plays the Day out and judges what it
finds at the beginning of the next, by who won from there (`standing`). The contract is that of `hantise.bots.heuristics`.
"""

from __future__ import annotations

from functools import cache
from math import exp
from random import Random
from typing import Any, NamedTuple, Protocol

from hantise.core.frame import NOBODY

from .components import COST, EFFECTS, NO_FORT, SEATING, SHIELD, SIDE, STEPS, TERROR, TRACK, UPKEEP, WINS_WITH
from .day import PASS, Action, MemberOrder
from .glance import COIN, COINS, HELD, POWER, READY, WAIT, WORTH, Outlook, at_a_glance, likely
from .night import KEEP as KEEPS
from .night import PAY as PAYS
from .night import DrawOrder, Upkeep
from .state import Office

Deed = tuple[int, ...]

STEP = (7.0, 9.0, 14.0)  # a conquest step, by how many were made before
TOKEN = (30.0, 90.0)  # a victory token: one of those before the last, the one that wins
MAGIC = 1.0
MOST_TO_COME = 3  # tiles of a hand that still change one lead
BLUR = 9  # leads are blurred by so much at most
DEEP = 2  # choices within an action that are thought through
WIDE = 14  # options of such a choice that are looked at
SCALE = 45.0  # what is worth a game
FEW, MANY = 4, 6  # actions that a search looks at: within its tree, where it begins
GUARDS = [POWER * SHIELD[k] for k in range(len(SHIELD))]  # what is ready when no power can be used any more
WORTH_OF = WORTH.__getitem__
HELD_OF = [HELD[0] + HELD[1] * TERROR[k] for k in range(len(TERROR))].__getitem__
SOFT = 3.0  # how much better must look what a search tries much more often


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    @property
    def random(self) -> Random: ...

    def sample(self) -> Any: ...


# ------------------------------------------------------------------------------------------------------------- the worth
@cache
def reward(face: int, squares: int, steps: int, tokens: int) -> float:
    """What a lead of so many squares gives its side at night."""
    effects = EFFECTS[face][1 : min(squares, TRACK[face]) + 1]
    token = TOKEN[tokens + 1 >= WINS_WITH]
    total = MAGIC * 2 * effects.count("magic_gold_2")
    last = STEPS[face]
    for k in range(steps, steps + effects.count("conquest_1")):
        if k + 1 >= last:
            return total + token
        total += STEP[min(k, 2)]
    return total + token if "victory" in effects else total


@cache
def blurred(tiles: int) -> tuple[tuple[int, float], ...]:
    """How a lead may still change while so many tiles can come, with chances."""
    if tiles == 0:
        return ((0, 1.0),)
    spread = 0.7 + 0.75 * tiles**0.5
    rows = [(d, exp(-d * d / (2 * spread * spread))) for d in range(-6, 7)]
    total = sum(w for _, w in rows)
    return tuple((d, w / total) for d, w in rows)


@cache
def prospect(face: int, lead: int, steps: tuple[int, int], tokens: tuple[int, int], stone: int, tiles: int) -> float:
    """What a village is worth to side 0 beside side 1. stone: the side that holds it, -1 none."""
    total = 0.0
    for d, w in blurred(tiles):
        x = lead + d
        if x > 0:
            total += w * reward(face, x, steps[0], tokens[0])
        elif x < 0:
            total -= w * reward(face, -x, steps[1], tokens[1])
        elif stone >= 0:
            side = 1 if stone else 0
            gain = reward(face, 1, steps[side], tokens[side])
            total += -w * gain if side else w * gain
    return total


def worth(g: Office, seat: int, passing: bool = False) -> float:
    """What the position is worth to the seat's team. passing: as if the seat passed now."""
    t = g.table
    team = t.team[seat]
    passed = g.passed | (1 << seat if passing else 0)
    total = 0.0
    behind = to_come(g, passed)
    for v, lead in enumerate(g.leads()):
        a, b = t.owner[v * 2], t.owner[v * 2 + 1]
        x = prospect(g.face[v], lead, *terms(g, v, behind))
        if team == a:
            total += x
        elif team == b:
            total -= x
        else:
            total -= abs(x) * 0.4  # two rivals' own quarrel: whoever gains there gains on us
    estates = [estate(g, k, seat, passed) + won(g, k) for k in range(len(t.teams))]
    total += (estates[team] * len(estates) - sum(estates)) / (len(estates) - 1)  # beside the mean of the others
    return total


def to_come(g: Office, passed: int) -> list[int]:
    """By seat: how many of its tiles may still change a lead."""
    return [0 if passed >> s & 1 else min(MOST_TO_COME, len(g.hand[s]) + len(g.shown[s])) for s in range(g.seats)]


def terms(g: Office, v: int, behind: list[int]) -> tuple[tuple[int, int], tuple[int, int], int, int]:
    """The rest of what `prospect` asks of a village: steps, tokens, stone, tiles still to come."""
    owner = g.table.owner
    stone = -1 if g.stone[v] < 0 else g.table.side[g.stone[v]][v]
    tokens = (g.tokens[owner[v * 2]], g.tokens[owner[v * 2 + 1]])
    return (g.conquest[v * 2], g.conquest[v * 2 + 1]), tokens, stone, coming(g, v, behind)


def coming(g: Office, v: int, behind: list[int]) -> int:
    """How many tiles may still come to the village."""
    reach, tiles = g.table.reach, 0
    for s in range(g.seats):
        if reach[s] >> v & 1:
            tiles += behind[s]
    return tiles if tiles < BLUR else BLUR


def outlook(g: Office, seat: int) -> Outlook:
    """For options at a glance: what rising leads are worth to the seat's team, a tile of its hand being spent."""
    t, leads, team = g.table, g.leads(), g.table.team[seat]
    now, passed = to_come(g, g.passed), to_come(g, g.passed | 1 << seat)
    spent = now[:]
    if len(g.hand[seat]) + len(g.shown[seat]) <= MOST_TO_COME:
        spent[seat] = max(0, spent[seat] - 1)
    found: dict[int, float] = {}
    bases: dict[int, tuple[Any, ...]] = {}  # by village: what `prospect` is asked with a tile spent, and its answer
    settled = calm = 0.0
    for v in range(t.villages):
        if t.side[team][v] < 0:
            continue
        face, lead, (steps, tokens, stone, tiles) = g.face[v], leads[v], terms(g, v, now)
        sign = -1 if t.side[team][v] else 1
        base = prospect(face, lead, steps, tokens, stone, tiles)
        less, none = coming(g, v, spent), coming(g, v, passed)
        after = base if less == tiles else prospect(face, lead, steps, tokens, stone, less)
        bases[v] = (sign, face, lead, steps, tokens, stone, less, after)
        settled += sign * (after - base)
        if none != tiles:
            calm += sign * (prospect(face, lead, steps, tokens, stone, none) - base)

    def gain(v: int, rise: int) -> float:
        key = v * 32 + rise
        if key not in found:
            sign, face, lead, steps, tokens, stone, tiles, after = bases[v]
            found[key] = sign * (prospect(face, lead + sign * rise, steps, tokens, stone, tiles) - after)
        return found[key]

    return Outlook(gain, settled, calm)


def won(g: Office, team: int) -> float:
    """What the nights have brought the team, so that a position is worth the same before and after one, as far as it was
    foreseen. A token stands for the steps that led to it, which are gone when the village is set up anew."""
    tokens = g.tokens[team]
    total = TOKEN[0] * min(tokens, WINS_WITH - 1) + TOKEN[1] * (tokens >= WINS_WITH) + sum(STEP[:-1]) * tokens
    side = g.table.side[team]
    for v in range(g.table.villages):
        if side[v] >= 0:
            total += sum(STEP[: g.conquest[v * 2 + side[v]]])
    return total


def estate(g: Office, team: int, seat: int, passed: int) -> float:
    """What a team owns beside its leads."""
    members = g.table.teams[team]
    active = [s for s in members if not passed >> s & 1]
    total = MAGIC * g.magic[team] + (COIN * min(g.gold[team], COINS) if active else 0.0)
    total += sum(map(WORTH_OF, g.bag[team])) + sum(map(WORTH_OF, g.discard[team]))
    for s in members:  # bag and hands together are public
        total += sum(map(WORTH_OF, g.hand[s])) + sum(map(WORTH_OF, g.shown[s]))
    for s in active:
        if s == seat:
            total += sum(map(HELD_OF, g.hand[s])) + sum(map(HELD_OF, g.shown[s]))
        else:
            total += (HELD[0] + 1.6 * HELD[1]) * (len(g.hand[s]) + len(g.shown[s]))
        total += WAIT
    ready = READY if active else GUARDS
    for base in deployed(g.seats)[team]:
        for space in range(base, base + SIDE):
            tile = g.tile[space]
            if tile >= 0:
                total += WORTH[tile] + ready[tile] if g.up[space] else WORTH[tile]
    return total


@cache
def deployed(seats: int) -> list[list[int]]:
    """By team: the first space of each of its sides."""
    t = SEATING[seats]
    return [[base for base in range(0, t.spaces, SIDE) if t.home[base] == team] for team in range(len(t.teams))]


# ------------------------------------------------------------------------------------------------------------ at daybreak
class Chances(NamedTuple):
    """What speaks for a team where a Day begins, as logits: a token; a village one step away; one three steps away; one on
    face B; a magic gold; a coin of cost of a tile, wherever it is; a tile more, whatever it is; a point of terror that was
    kept in a fortification."""

    token: float
    near: float
    far: float
    second: float
    magic: float
    cost: float
    tile: float
    kept: float


# Fitted to who won some 7,000 games of players who mostly pick at a glance (softmax over the teams, by Newton's method), and
# rounded. Good tiles are worth far more than `WORTH` has it, which one action ahead cannot see. With three players a village
# that one of them has won stands for his token and for his rival's chance there.
CHANCES = {
    2: Chances(token=1.4, near=0.7, far=-0.4, second=0.0, magic=0.14, cost=0.25, tile=-0.42, kept=0.24),
    3: Chances(token=0.0, near=0.4, far=-0.2, second=0.9, magic=0.14, cost=0.17, tile=-0.2, kept=0.17),
    4: Chances(token=1.4, near=0.7, far=-0.35, second=0.0, magic=0.12, cost=0.23, tile=-0.37, kept=0.2),
}


def standing(g: Office, team: int) -> float:
    """How well a team stands where a Day begins, as a logit: what everybody knows of it, whatever was drawn."""
    t, of = g.table, CHANCES[g.seats]
    total = of.token * g.tokens[team] + of.magic * g.magic[team]
    for v in range(t.villages):
        side = t.side[team][v]
        if side >= 0:
            steps = STEPS[g.face[v]] - g.conquest[v * 2 + side]
            total += of.second * g.face[v] + (of.near if steps == 1 else of.far if steps == 3 else 0.0)
    tiles = [*g.bag[team], *g.discard[team]]
    for s in t.teams[team]:
        tiles += g.hand[s] + g.shown[s]
    for base in deployed(g.seats)[team]:
        there = [k for k in g.tile[base : base + SIDE] if k >= 0]
        tiles += there
        total += of.kept * sum([TERROR[k] for k in there])
    return total + of.tile * len(tiles) + of.cost * sum([COST[k] for k in tiles])


# ------------------------------------------------------------------------------------------------------------ one ahead
def after(g: Office, seat: int, pick: int, depth: int) -> float:
    """What the position is worth after the pick, its further choices made as well as they look."""
    if pick == PASS and isinstance(g.asked, Action):
        return worth(g, seat, passing=True)
    number = g.number
    h = g.copy()
    h.play(pick)
    return settled(h, seat, depth, number)


def settled(h: Office, seat: int, depth: int, number: int) -> float:
    """The same, from where the pick has led."""
    while h.player != NOBODY and h.number == number and not isinstance(h.asked, (Action, MemberOrder, Upkeep, DrawOrder)):
        if h.player != seat:
            h.play(h.options[h.random(len(h.options))])
        elif depth:
            return max(after(h, seat, p, depth - 1) for p in some(h, h.options))
        else:
            assert h.asked is not None
            h.play(h.asked.default(h))
    if h.player == NOBODY:
        return SCALE * 3 * h.returns[seat]
    return worth(h, seat)


def some(h: Office, picks: list[int]) -> list[int]:
    """Not too many of the picks."""
    if len(picks) <= WIDE:
        return picks
    return [picks[h.random(len(picks))] for _ in range(WIDE)]


def considered(g: Office, seat: int) -> list[float]:
    """How good each option looks."""
    return [after(g, seat, p, DEEP) for p in g.options]


def upkeep(g: Office, ask: Upkeep) -> int:
    """Keep without paying; pay with gold that would be lost, or magic gold for a strong tile."""
    tile, team = g.tile[ask.space], g.table.home[ask.space]
    if KEEPS in g.options:
        return KEEPS
    price = UPKEEP[g.face[ask.space // 14]]
    return PAYS if PAYS in g.options and (g.gold[team] >= price or (TERROR[tile] >= 3 and not NO_FORT[tile])) else g.options[0]


# -------------------------------------------------------------------------------------------------------------- for the bots
class EvilCorp:
    """The contract of `hantise.bots.heuristics`."""

    exploration = 0.15

    def greedy(self, seat: Player) -> Deed:
        g: Office = seat.sample()
        if isinstance(g.asked, Upkeep):
            return (upkeep(g, g.asked),)
        if isinstance(g.asked, (MemberOrder, DrawOrder)):
            return (g.asked.default(g),)
        scores = considered(g, g.player)
        best = max(scores)
        near = [p for p, score in zip(g.options, scores, strict=True) if score > best - 0.05]
        return (near[int(seat.random.random() * len(near))],)

    def moves(self, g: Office) -> list[Deed]:
        """Of actions those that look best at a glance; passing is always thought of."""
        if not isinstance(g.asked, Action) or len(g.options) <= FEW:
            return [(p,) for p in g.options]
        of = sorted(zip(at_a_glance(g, g.player, outlook(g, g.player)), g.options, strict=True), reverse=True)
        best = [p for _, p in of[: MANY if not g.tape else FEW]]
        return [(p,) for p in sorted({PASS, *best})]

    def prior(self, g: Office, deeds: list[Deed]) -> list[float]:
        """Of actions what they are worth, the best 1: where the search begins one ahead, further on at a glance."""
        if not g.tape:
            scores = [after(g, g.player, d[0], DEEP) for d in deeds]
        elif isinstance(g.asked, Action):
            of = dict(zip(g.options, at_a_glance(g, g.player, outlook(g, g.player)), strict=True))
            scores = [of[d[0]] for d in deeds]
        else:
            return [0.5] * len(deeds)
        best = max(scores)
        return [exp(max(-30.0, (x - best) / SOFT)) for x in scores]

    def rollout(self, g: Office, rng: Random) -> Deed:
        """What looks good at a glance."""
        if isinstance(g.asked, Upkeep):
            return (upkeep(g, g.asked),)
        return (likely(g, rng, outlook),)

    def horizon(self, g: Office, seat: int) -> bool:
        """At the beginning of a Day: what tempo and a tile recruited are worth shows no earlier."""
        if not isinstance(g.asked, Action if len(g.table.teams) == g.seats else MemberOrder):
            return False
        if g.table.team[g.player] != g.first or g.busy or g.passed or any(g.gold):
            return False
        return not any(len(h) != g.table.hand for h in g.hand)

    def value(self, g: Office, seat: int) -> float | None:
        """How likely the seat's team is to win from the beginning of that Day, from -1 to 1."""
        odds = [exp(standing(g, team)) for team in range(len(g.table.teams))]
        return (len(odds) * odds[g.table.team[seat]] / sum(odds) - 1) / (len(odds) - 1)


HEURISTICS = EvilCorp()
