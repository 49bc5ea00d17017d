"""What an option is worth at a glance: without playing it, in a few microseconds, for playouts and for where a search
begins. The scale is that of `heuristics.worth`; only what the option changes at once is counted, and its power by a constant.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hantise.core.menu import Deed, Menu

from .components import (
    ACTIVATE,
    BLUE,
    BOOST,
    COLOUR,
    COLUMNS,
    COST,
    DEMONS,
    DEPLOY,
    FIELD,
    FORT,
    INVOKE,
    KEEP,
    PORT,
    RED,
    SHIELD,
    SIDE,
    TERROR,
    YELLOW,
    Op,
)
from .day import PER_TILE, Action, Activating, DemonChoice, Deploying, Invoking, Passing
from .powers.hands import Discard
from .powers.losses import Destroy, Destroying, Remove
from .powers.moves import PLACES, Move, Moving
from .powers.recruits import PowerRecruit, Recruiting, RecruitingByPower
from .powers.sources import tile_of
from .powers.turning import FlipEnemy, TurningTile
from .state import Office

COIN, COINS = 0.55, 7  # a coin that can still be spent, up to so many
OWNED = (0.45, 0.25)  # a tile in bag, discard or hand: for each coin of cost, for each point of terror
HELD = (0.9, 0.35)  # a tile in the own hand, as long as one has not passed; for each point of its terror
POWER = 1.3  # an activable power not yet used
WAIT = 0.5  # to be the last to act
STONE = 1.5  # the power stone of a village
KEPT = 0.3  # to keep a tile without paying
OPS = {  # what an operation is worth, for each of its number; destroying and turning go by their targets
    "gain_gold": COIN, "pay_gold": -COIN, "flip_enemy": 0.0, "flip_demon": 0.2, "draw": 1.8, "discard": -1.5, "recycle": 0.3,
    "destroy": 0.0, "sacrifice_self": 0.0, "enemy_reveal": 0.05, "enemy_discard": 2.5, "enemy_draw": -1.3, "move_self": 0.8,
    "move_own": 0.6, "remove_own": -0.1, "recruit_to_bag": 0.3, "recruit_to_hand": 2.0, "copy_row_power": 2.0,
}  # fmt: skip
SPREAD = 0.6  # playouts take what looks best, give or take so much


def summed(ops: tuple[Op, ...]) -> float:
    """What a row of operations is worth, targets apart."""
    return sum(OPS[op] * max(1, n) for op, n, _ in ops)


def aimed(ops: tuple[Op, ...]) -> tuple[int, bool]:
    """The printed terror up to which the operations destroy, 0 none; do they turn a tile?"""
    return max([n for op, n, _ in ops if op == "destroy"], default=0), any(op == "flip_enemy" for op, _, _ in ops)


WORTH = [OWNED[0] * COST[k] + OWNED[1] * (TERROR[k] - 1) for k in range(len(COST))]
READY = [POWER * bool(ACTIVATE[k]) + POWER * SHIELD[k] for k in range(len(COST))]  # on its active face
PLACED = [summed(DEPLOY[k]) + READY[k] - HELD[0] - HELD[1] * TERROR[k] for k in range(len(COST))]  # from the hand to anywhere
USED = [summed(ACTIVATE[k]) - POWER for k in range(len(COST))]
HITS = [aimed(DEPLOY[k]) for k in range(len(COST))], [aimed(ACTIVATE[k]) for k in range(len(COST))]  # deployed, activated
CALLED = [[(need, summed(ops), aimed(ops)[0]) for need, ops in columns] for columns in COLUMNS]  # by demon and column
HARMLESS = (0, False)
SACRIFICED = [any(op == "sacrifice_self" for op, _, _ in ACTIVATE[k]) for k in range(len(COST))]
MOVES = [sum(1 if op == "move_self" else 2 for op, _, _ in ACTIVATE[k] if op.startswith("move")) for k in range(len(COST))]

Gain = Callable[[int, int], float]  # what it is worth that the lead in a village rises by so much
Targets = list[tuple[int, int, bool]]  # opposing tiles in reach: terror, village (-1: counts nowhere), a power to be lost


class Outlook:
    """How a seat's leads stand. gain: see Gain; settled, calm: how much more they are worth with
    a tile spent, and once it passed."""

    __slots__ = ("calm", "gain", "settled")

    def __init__(self, gain: Gain, settled: float, calm: float) -> None:
        self.gain, self.settled, self.calm = gain, settled, calm


def at_a_glance(g: Office, seat: int, view: Outlook) -> list[float]:
    """How good each option of an Action looks to the seat that is asked."""
    look, out = Look(g, seat, view), []
    for pick in g.options:
        deed = KIND_OF[pick]
        out.append(GLANCES[type(deed)](look, pick - deed.first))
    return out


class Look:
    """What options of a seat have in common, found when it is first asked for."""

    def __init__(self, g: Office, seat: int, view: Outlook) -> None:
        self.g, self.seat, self.team, self.view, self.gain = g, seat, g.table.team[seat], view, view.gain
        self.boosts: list[int] = g.boosts()[self.team]
        self.targets: Targets | None = None

    # actions
    def passed(self, n: int) -> float:
        """To act no more."""
        g = self.g
        held = sum(HELD[0] + HELD[1] * TERROR[k] for k in g.hand[self.seat] + g.shown[self.seat])
        alone = len(g.waiting(self.team)) == 1
        return self.view.calm - WAIT - held - COIN * min(g.gold[self.team], COINS) * alone

    def bought(self, n: int) -> float:
        """A tile of the row, by an action."""
        price, gold = self.g.price(n), self.g.gold[self.team]
        return WORTH[self.g.row[n]] - 0.2 - COIN * min(price, max(0, COINS - gold + price))

    def deployed(self, n: int) -> float:
        """A tile of the hand on a space."""
        tile, village, kind = n // PER_TILE, n % PLACES // 4, n % 4
        score = PLACED[tile] + self.placed(tile, village, kind)
        if BOOST[tile][1]:
            score += boosted(self.g, self.team, tile, self.gain)
        return self.view.settled + (score + (self.hit(*HITS[0][tile]) if HITS[0][tile] != HARMLESS else 0.0))

    def activated(self, space: int) -> float:
        """The activable power of the tile there."""
        g, tile = self.g, self.g.tile[space]
        score = USED[tile]
        if SACRIFICED[tile] and g.spot(space) in (FIELD, FORT):
            score += self.gain(space // (2 * SIDE), -TERROR[tile])
        if MOVES[tile]:
            score += self.moved([space] if MOVES[tile] == 1 else g.own(self.seat))
        return score + (self.hit(*HITS[1][tile]) if HITS[1][tile] != HARMLESS else 0.0)

    def placed(self, tile: int, village: int, kind: int) -> float:
        """What the space adds to a tile that is put there."""
        g, colour = self.g, COLOUR[tile]
        if kind == FIELD:
            total = self.gain(village, TERROR[tile] + self.boosts[colour] + (BOOST[tile][0] == colour))
            if colour == RED and g.loot[village] < 0:
                total += COIN * TERROR[tile]
            elif colour == BLUE and g.stone[village] < 0:
                total += STONE
            return total
        if kind == FORT:
            return self.gain(village, TERROR[tile]) + KEPT * KEEP[tile]
        if kind == PORT:
            return COIN * g.cargo[village][colour != YELLOW]
        return self.invoked(TERROR[tile] + INVOKE[tile])

    def invoked(self, value: int) -> float:
        """The best demon for that invocation."""
        best = 0.0
        for demon in range(len(DEMONS)):
            if self.g.demons >> demon & 1:
                for need, sure, most in CALLED[demon]:
                    if need <= value:
                        best = max(best, sure + (self.target(most, False) if most else 0.0))
        return best

    def moved(self, spaces: list[int]) -> float:
        """The best of tiles that do not count where they lie, on a battlefield."""
        g, best = self.g, 0.0
        for space in spaces:
            if g.spot(space) not in (FIELD, FORT):
                for v in g.table.eligible[self.seat]:
                    if g.free(self.team, v, FIELD) >= 0:
                        best = max(best, self.gain(v, TERROR[g.tile[space]] + self.boosts[COLOUR[g.tile[space]]]))
        return best

    def hit(self, most: int, turns: bool) -> float:
        """The best target to be destroyed or turned; a little lost where there is none."""
        return max(-0.5, self.target(most, turns))

    def target(self, most: int, turns: bool) -> float:
        """What the best target is worth."""
        if self.targets is None:
            self.targets = rivals(self.g, self.seat)
        best = -1.0
        for terror, village, ready in self.targets:
            if terror <= most:
                best = max(best, (self.gain(village, terror) if village >= 0 else 0.0) + POWER * ready)
            elif turns and ready:
                best = max(best, POWER)
        return best

    # choices within an action
    def called(self, n: int) -> float:
        """A demon's column."""
        _, sure, most = CALLED[n // 3][n % 3]
        return sure + (self.target(most, False) if most else 0.0)

    def recruited(self, n: int) -> float:
        """A tile of the row, by a power."""
        return WORTH[self.g.row[n]] - COIN * self.g.price(n)

    def moved_to(self, n: int) -> float:
        """An own tile on another space."""
        space = n // PLACES
        return self.placed(self.g.tile[space], n % PLACES // 4, n % 4) - self.counts(space)

    def turned(self, space: int) -> float:
        """An opposing tile on its inactive face."""
        tile = self.g.tile[space]
        return READY[tile] + BOOST[tile][1] * 3.0

    def destroyed(self, space: int) -> float:
        """The tile there, gone."""
        g = self.g
        ready = POWER * g.up[space] * (READY[g.tile[space]] > 0)
        if g.table.home[space] == self.team:
            return -self.counts(space) - ready
        village = space // (2 * SIDE)
        return ready + (self.gain(village, TERROR[g.tile[space]]) if g.spot(space) in (FIELD, FORT) else 0.0)

    def chosen(self, asked: Menu[Office], pick: int) -> float:
        """A choice within an action; nothing for leaving it at that."""
        deed = asked.kind(pick)
        glance = GLANCES.get(type(deed))
        return glance(self, pick - deed.first) if glance is not None else 0.0

    def counts(self, space: int) -> float:
        """What the own tile there is worth to its lead."""
        if self.g.spot(space) not in (FIELD, FORT):
            return 0.0
        return -self.gain(space // (2 * SIDE), -TERROR[self.g.tile[space]])


# by kind of deed: how it is glanced at, told its n
GLANCES: dict[type, Callable[[Look, int], float]] = {
    Passing: Look.passed, Recruiting: Look.bought, Activating: Look.activated, Deploying: Look.deployed, Invoking: Look.called,
    RecruitingByPower: Look.recruited, Moving: Look.moved_to, TurningTile: Look.turned, Destroying: Look.destroyed,
}  # fmt: skip
KIND_OF: list[Deed[Office, Action]] = [deed for deed in Action.deeds for _ in range(deed.span)]  # by pick of an Action


def rivals(g: Office, seat: int) -> Targets:
    """The opposing tiles on villages eligible to the seat, as far as they count."""
    t, team, out = g.table, g.table.team[seat], []
    for v in t.eligible[seat]:
        base = (v * 2 + 1 - t.side[team][v]) * SIDE
        for space in range(base, base + SIDE):
            tile = g.tile[space]
            if tile >= 0:
                counts = g.spot(space) in (FIELD, FORT)
                out.append((TERROR[tile], v if counts else -1, g.up[space] and READY[tile] > 0))
    return out


def boosted(g: Office, team: int, tile: int, gain: Gain) -> float:
    """What a colour bonus is worth on the tiles that lie on battlefields already."""
    colour, n = BOOST[tile]
    t, total = g.table, 0.0
    for v in range(t.villages):
        if t.side[team][v] >= 0:
            base = (v * 2 + t.side[team][v]) * SIDE
            alike = sum(g.tile[s] >= 0 and COLOUR[g.tile[s]] == colour and g.spot(s) == FIELD for s in range(base, base + SIDE))
            total += gain(v, alike * n) if alike else 0.0
    return total


def likely(g: Office, rng: Random, outlook: Callable[[Office, int], Outlook]) -> int:
    """What a player might pick who does not think long."""
    asked, options = g.asked, g.options
    if len(options) == 1:
        return options[0]
    if isinstance(asked, Action):
        scores = at_a_glance(g, g.player, outlook(g, g.player))
    elif isinstance(asked, (Destroy, FlipEnemy, Move, DemonChoice, PowerRecruit)):
        look = Look(g, g.player, outlook(g, g.player))
        scores = [look.chosen(asked, pick) for pick in options]
    elif isinstance(asked, Discard):  # a forced one too
        scores = [-TERROR[tile_of(g, p)] - 0.2 * COST[tile_of(g, p)] for p in options]
    elif isinstance(asked, Remove):
        return asked.default(g)
    else:
        return options[int(rng.random() * len(options))]
    best, found = -1e9, options[0]
    for pick, score in zip(options, scores, strict=True):
        score += SPREAD * rng.random()
        if score > best:
            best, found = score, pick
    return found
