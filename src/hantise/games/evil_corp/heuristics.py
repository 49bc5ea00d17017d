"""What bots are told about Evil Corp.: the 'good simple player' of rules.md, section 22, one action ahead.

A position is worth what the Night would give, village by village, at leads blurred by the tiles still to come; then gold
that can still be spent, what lies in hands and bags, and powers not yet used. Of other hands only their sizes count, never
what is in them, so that all worlds that a seat holds possible are judged alike. The contract is that of
`hantise.bots.heuristics`.
"""

from __future__ import annotations

from functools import cache
from math import exp, tanh
from random import Random
from typing import Any, Protocol

from hantise.core.frame import NOBODY

from .components import ACTIVATE, COST, EFFECTS, NO_FORT, SHIELD, STEPS, TERROR, TRACK, UPKEEP, WINS_WITH
from .day import PASS, Action, MemberOrder
from .night import KEEP as KEEPS
from .night import PAY as PAYS
from .night import DrawOrder, Upkeep
from .state import Office

Deed = tuple[int, ...]

STEP = (7.0, 9.0, 14.0)  # a conquest step, by how many were made before
TOKEN = (30.0, 90.0)  # a victory token, by how many one has
MAGIC = 1.0
COIN, COINS = 0.55, 7  # a coin that can still be spent, up to so many
OWNED = (0.45, 0.25)  # a tile in bag, discard or hand: for each coin of cost, for each point of terror
HELD = (0.9, 0.35)  # a tile in the own hand, as long as one has not passed; for each point of its terror
POWER = 1.3  # an activable power not yet used
WAIT = 0.5  # to be the last to act
BLUR = 9  # leads are blurred by so much at most
DEEP = 2  # choices within an action that are thought through
WIDE = 14  # options of such a choice that are looked at
SCALE = 45.0  # what is worth a game
WORTH = [OWNED[0] * COST[k] + OWNED[1] * (TERROR[k] - 1) for k in range(len(COST))]
READY = [POWER * bool(ACTIVATE[k]) + POWER * SHIELD[k] for k in range(len(COST))]  # on its active face


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    @property
    def random(self) -> Random: ...

    def sample(self) -> Any: ...


# ------------------------------------------------------------------------------------------------------------- the worth
@cache
def reward(face: int, squares: int, steps: int, tokens: int) -> float:
    """What a lead of so many squares gives its side at night."""
    effects = EFFECTS[face][1 : min(squares, TRACK) + 1]
    token = TOKEN[min(tokens, WINS_WITH - 1)]
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
    waiting = [s for s in range(g.seats) if not passed >> s & 1]
    total = 0.0
    for v, lead in enumerate(g.leads()):
        a, b = t.owner[v * 2], t.owner[v * 2 + 1]
        tiles = sum(min(3, len(g.hand[s]) + len(g.shown[s])) for s in waiting if t.reach[s] >> v & 1)
        stone = -1 if g.stone[v] < 0 else t.side[g.stone[v]][v]
        steps = (g.conquest[v * 2], g.conquest[v * 2 + 1])
        x = prospect(g.face[v], lead, steps, (g.tokens[a], g.tokens[b]), stone, min(tiles, BLUR))
        if team == a:
            total += x
        elif team == b:
            total -= x
        else:
            total -= abs(x) * 0.4  # two rivals' own quarrel: whoever gains there gains on us
    for k in range(len(t.teams)):
        total += (1.0 if k == team else -1.0 / (len(t.teams) - 1)) * estate(g, k, seat, passed)
    return total


def estate(g: Office, team: int, seat: int, passed: int) -> float:
    """What a team owns beside its leads."""
    members = g.table.teams[team]
    mine = team == g.table.team[seat]
    active = [s for s in members if not passed >> s & 1]
    total = MAGIC * g.magic[team] + (COIN * min(g.gold[team], COINS) if active else 0.0)
    total += owned(g, team)
    for s in active:
        if mine and s == seat:
            total += sum(HELD[0] + HELD[1] * TERROR[k] for k in g.hand[s] + g.shown[s])
        else:
            total += (HELD[0] + 1.6 * HELD[1]) * (len(g.hand[s]) + len(g.shown[s]))
        total += WAIT
    home = g.table.home
    for space in range(len(g.tile)):
        tile = g.tile[space]
        if tile >= 0 and home[space] == team:
            total += WORTH[tile]
            if g.up[space]:
                total += READY[tile] if active else SHIELD[tile] * POWER
    return total


def owned(g: Office, team: int) -> float:
    """All tiles of the team that are not deployed: bag and hands together, which is public, and the discard."""
    total = 0.0
    for k in g.bag[team]:
        total += WORTH[k]
    for k in g.discard[team]:
        total += WORTH[k]
    for s in g.table.teams[team]:
        for k in g.hand[s]:
            total += WORTH[k]
        for k in g.shown[s]:
            total += WORTH[k]
    return total


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

    def prior(self, g: Office, deeds: list[Deed]) -> list[float]:
        if not isinstance(g.asked, Action):
            return [0.5] * len(deeds)
        scores = [after(g, g.player, d[0], 0) for d in deeds]
        best = max(scores)
        return [1.0 / (1.0 + exp(min(30.0, (best - s - 2.0) / 3.0))) for s in scores]

    def rollout(self, g: Office, rng: Random) -> Deed:
        """Any option; who passes while tiles are left behind the screen thinks twice."""
        options = g.options
        pick = options[int(rng.random() * len(options))]
        if pick == PASS and len(options) > 1 and isinstance(g.asked, Action) and g.hand[g.player]:
            pick = options[int(rng.random() * len(options))]
        elif isinstance(g.asked, Upkeep):
            pick = upkeep(g, g.asked)
        return (pick,)

    def value(self, g: Office, seat: int) -> float | None:
        """At the beginning of a Day, before anybody did anything."""
        if g.busy or g.passed or not isinstance(g.asked, (Action, MemberOrder)):
            return None
        if any(len(h) != g.table.hand for h in g.hand) or any(g.gold):
            return None
        return tanh(worth(g, seat) / SCALE)


HEURISTICS = EvilCorp()
