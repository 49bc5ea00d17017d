"""What bots are told about Gregory Horror Show: 'a good simple bot' of rules.md, and what a search can use.

Everything is read off a world of the seat's own only where the seat can see it: the board, the meters, the sets of the monster
decks, its own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, Protocol

from . import cards
from .board import (
    AREA,
    DOORS,
    ENTRANCES,
    ENTRIES,
    EXITS,
    GATE,
    JUDGMENT,
    KEY,
    KIND,
    MYSTERY_DOOR,
    MYSTERY_ROOM,
    OTHER,
    PAWN_STEPS,
    ROOMS,
    SPACES,
    SPOOKY,
    TELEPORTER,
    TELEPORTERS,
    THORN,
    TRAPS,
    TRIGGER,
    VALUE,
    WANDERING_STEPS,
    distances,
)
from .components import BOOST, CARDS, EFFECTS, FEET, FIGURES, HAND, LIFE_MAX, MONSTERS, POINTS, POWERS, STRENGTH
from .notation import BLOW, DECLINE, FIGURE, NARROW, PAWN, RELEASE_PICK, ROLL, SACRIFICE, STOP_HERE, WALK, WIDE, entered
from .rules.effects import Discard, HellSpace, Passage
from .rules.fights import Combat, Reincarnation, SendBack, Upstairs
from .rules.guests import ReleaseStep, RoomVictory, WhichStart
from .rules.house import CarpetDiscard
from .rules.moving import Act, Errand, PortalExit
from .rules.setup import PlaceWandering
from .rules.turn import ChooseTurn
from .rules.windows import Brace, Challenge, Poll, Rolled
from .state import GUEST, IN_PLAY, WANDERING, House
from .steps import guest_enters, opens, portal_open, wandering_enters

KEY_SPACES = [s for s in range(SPACES) if KIND[s] == KEY]
SPOOKY_SPACES = [s for s in range(SPACES) if KIND[s] == SPOOKY]
TRIGGERS = [s for s in range(SPACES) if KIND[s] == TRIGGER]
PER_TURN = 3.5  # mean points: chapter 18
STOPS = 1.75  # what a forced stop costs, in steps: half a turn
FAR = 10**6
GIVES_WAY = 0.6  # how often a pawn steps aside for another
GOOD = 0.7  # a room is worth it from that share of beatable monsters on
BY_ROOMS, BY_SPOOKY, BY_LIFE, BY_KEY, BY_WAY, SHARP = 1.0, 0.5, 0.5, 0.25, 0.6, 1.4  # of `value`
DEAR = ("overruled", "padded_pyjamas", "blood_curdling_scream", "freak_out", "gooseflesh", "skeleton_key", "laundry_chute")

Deed = tuple[int, ...]


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    @property
    def random(self) -> Random: ...

    def sample(self) -> Any: ...


# ---------------------------------------------------------------------------------------------------------- what one knows
@lru_cache(4096)
def share(deck: int, pile: int, strength: int) -> tuple[float, float]:
    """Of the monsters that may be turned next: how many a strength beats, and what the others cost on average."""
    left = [STRENGTH[k] for k in range(len(MONSTERS)) if (deck or pile) >> k & 1]
    if not left:
        return 1.0, 0.0
    lost = [s for s in left if s > strength]
    return 1 - len(lost) / len(left), sum(lost) / len(lost) if lost else 0.0


def chances(g: House, me: int, spooky: int) -> tuple[float, float]:
    """The same for a player's own deck, with the strength cards of its hand."""
    extra = 0
    for k in g.hands[me]:
        if cards.OP[k] == "strength" and EFFECTS[cards.FIRST[k]].word == "own":
            extra += EFFECTS[cards.FIRST[k]].n
    return share(g.decks[me], g.piles[me], spooky + extra)


@lru_cache(1024)
def falls(spooky: int, boost: int, tie: bool) -> float:
    """How likely the roll of a monster is to beat that many spooky points."""
    won = [p for p in POINTS if p * 100 + boost > spooky or (tie and p * 100 + boost == spooky)]
    return len(won) / len(POINTS)


def leader(g: House, me: int) -> int:
    """The enemy who is nearest to leaving."""
    return max(g.enemies(me), key=lambda s: (g.controlled(s), g.life[s], g.spooky[s]))


# --------------------------------------------------------------------------------------------------------------- the ways
class Ways:
    """The cheapest way of a pawn to every space: steps, forced stops, what stands in between."""

    def __init__(self, g: House, me: int, round_pieces: bool) -> None:
        self.g, self.me, self.round = g, me, round_pieces
        self.cost = [FAR] * SPACES
        self.came = [-1] * SPACES
        weak = g.life[me] < 300
        start = g.at[me]
        self.cost[start] = 0
        rows: list[list[int]] = [[start]]
        for cost, row in enumerate(rows):
            for s in row:
                if self.cost[s] != cost or (s != start and KIND[s] == GATE):
                    continue
                for t in self.beside(s):
                    c = cost + self.toll(s, t, weak)
                    if c < self.cost[t]:
                        self.cost[t], self.came[t] = c, s
                        while len(rows) <= c:
                            rows.append([])
                        rows[c].append(t)

    def beside(self, s: int) -> list[int]:
        g, mode = self.g, self.g.mode
        if KIND[s] == TELEPORTER and s != g.at[self.me]:
            return EXITS[mode][OTHER[s]]
        out = PAWN_STEPS[mode][s]
        return [t for t in out if KIND[t] != TELEPORTER or portal_open(g, t)]

    def toll(self, s: int, t: int, weak: bool) -> int:
        """Quarter steps."""
        g, me = self.g, self.me
        cost, k, area = 4, KIND[t], AREA[t]
        if k == GATE:
            return 60
        if g.on[t] >= 0:
            if self.round and s == g.at[me]:
                return FAR
            cost += 12
        if k == THORN:
            cost += 20 if weak else 4
        elif (k in (JUDGMENT, SPOOKY)) and g.active_space(me, t):
            cost += 7
        if area != AREA[s] and 0 <= area <= MYSTERY_ROOM:
            if g.left >> area & 1:
                cost += 14
            if area < len(ROOMS) and g.rooms[area] != me and not opens(g, me):
                return FAR
            cost += 7
        return cost

    def first(self, target: int) -> int:
        """The first step of the way there."""
        s = target
        while self.came[s] >= 0 and self.came[s] != self.g.at[self.me]:
            s = self.came[s]
        return s

    def turns(self, target: int) -> float:
        return self.cost[target] / 4 / PER_TURN


def between(g: House, s: int, t: int) -> float:
    """Turns from s to t, past all pieces."""
    return distances(g.mode, s)[t] / PER_TURN


class Aim:
    """A space to go to, and how good that is a turn."""

    def __init__(self, target: int, worth: float) -> None:
        self.target, self.worth = target, worth


def aim(g: House, me: int, ways: Ways) -> Aim:
    """2, 3 and 5 of rules.md: the best plan; to the exit with three rooms."""
    if g.may_escape(me):
        exits = [*ENTRANCES, *(TELEPORTERS if not g.rules_so("portals_dead") else [])]
        target = min(exits, key=lambda s: ways.cost[s])
        return Aim(target, 10.0)
    best = Aim(g.at[me], 0.0)
    for plan in (*room_plans(g, me, ways), *small_plans(g, me, ways)):
        if plan.worth > best.worth:
            best = plan
    return best


def room_plans(g: House, me: int, ways: Ways) -> list[Aim]:
    """Key (if none), at most one spooky space, room."""
    out: list[Aim] = []
    have = opens(g, me)
    keys = [g.at[me]] if have else [s for s in KEY_SPACES if ways.cost[s] < FAR and g.supply()]
    plain = chances(g, me, g.spooky[me])
    for room in range(len(ROOMS)):
        if g.rooms[room] == me:
            continue
        door = DOORS[room]
        worth = room_worth(g, me, room)
        for key in keys:
            to_key = 0.0 if have else ways.turns(key)
            there = ways.turns(door) if have else to_key + between(g, key, door)
            value = gain(g, me, plain, worth) / (there + 1.0)
            out.append(Aim(ENTRIES[room] if have else key, value))
            for s in SPOOKY_SPACES:
                if AREA[s] >= 0 or g.memory[me] == s or ways.cost[s] >= FAR:
                    continue
                more = chances(g, me, min(600, g.spooky[me] + VALUE[s]))
                turns = ways.turns(s) + 0.5 + (0.0 if have else between(g, s, key)) + between(g, key if not have else s, door)
                value = gain(g, me, more, worth) / (turns + 1.0)
                nearer = s if have or ways.cost[s] <= ways.cost[key] else key
                out.append(Aim(nearer, value))
    return out


def room_worth(g: House, me: int, room: int) -> float:
    """4. A free room, or one of somebody who is near the end."""
    owner = g.rooms[room]
    if owner < 0:
        return 1.0
    return 1.6 if g.controlled(owner) >= 3 else 1.2 if g.controlled(owner) == 2 else 0.9


def gain(g: House, me: int, odds: tuple[float, float], worth: float) -> float:
    wins, loss = odds
    risk = (1 - wins) * (loss / max(g.life[me], 1)) * 1.5
    if loss >= g.life[me]:
        risk += (1 - wins) * 2
    keen = 1.0 if wins >= GOOD else 0.75
    return keen * wins * worth - risk


def small_plans(g: House, me: int, ways: Ways) -> list[Aim]:
    """Spooky points, cards, the mystery room, a trigger for a trapped guest."""
    out: list[Aim] = []
    need = (600 - g.spooky[me]) / 600
    for s in range(SPACES):
        k = KIND[s]
        if ways.cost[s] >= FAR or (s == g.at[me] and k != MYSTERY_DOOR):
            continue
        if k == SPOOKY and g.memory[me] != s:
            own = 0 <= AREA[s] < len(ROOMS) and g.rooms[AREA[s]] != me
            if not own:
                out.append(Aim(s, 0.55 * need * min(VALUE[s], 250) / 200 / (ways.turns(s) + 0.7)))
        elif k == JUDGMENT and len(g.hands[me]) < 4 and g.active_space(me, s) and ways.cost[s] <= 12 + 7:
            out.append(Aim(s, 0.16 / (ways.turns(s) + 0.7)))
        elif k == MYSTERY_DOOR and g.stack and not g.left >> MYSTERY_ROOM & 1 and AREA[g.at[me]] != MYSTERY_ROOM:
            out.append(Aim(ENTRIES[MYSTERY_ROOM], 0.5 / (ways.turns(s) + 0.7)))
        elif k == TRIGGER and g.guest_game() and g.trapped(me):
            out.append(Aim(s, 0.3 / (ways.turns(s) + 1.0)))
    return out


# ------------------------------------------------------------------------------------------------------------ the monsters
def hunts(g: House, me: int) -> list[tuple[float, list[int]]]:
    """6. Attacks that the points allow: how good each is, and its steps."""
    out: list[tuple[float, list[int]]] = []
    if not g.fought >> WANDERING & 1 and g.points:
        odds = g.amount("wandering_rage")
        out += hunt(g, me, g.at[WANDERING], g.points, WALK, odds, lambda s: WANDERING_STEPS[g.mode][s], wandering_enters)
    for f in range(len(FIGURES)):
        if g.status[f] == IN_PLAY and g.owner[f] == me and not g.fought >> (f + GUEST) & 1 and g.points:
            fresh = all(x != f for x, _ in g.feet)
            points = g.points + (FEET[f] if fresh else g.feet_left(f))
            steps = guest_steps(g.mode, POWERS[f])
            out += hunt(g, me, g.at[f + GUEST], points, FIGURE + f * WIDE, BOOST[f], steps, own_enters)
    return out


def guest_steps(mode: int, power: int) -> Callable[[int], list[int]]:
    from .board import GUEST_STEPS

    table = GUEST_STEPS[mode][power]
    return lambda s: [t for t in table[s] if KIND[t] != TELEPORTER]


def own_enters(g: House, me: int, t: int) -> bool:
    return guest_enters(g, me, True, t)


def hunt(
    g: House,
    me: int,
    start: int,
    points: int,
    code: int,
    boost: int,
    steps: Callable[[int], list[int]],
    enters: Callable[[House, int, int], bool],
) -> list[tuple[float, list[int]]]:
    """The pawns that one monster can attack, with the way."""
    came, queue, far = {start: -1}, [start], {start: 0}
    out: list[tuple[float, list[int]]] = []
    for s in queue:
        if far[s] == points:
            continue
        for t in steps(s):
            if t in came or not enters(g, me, t):
                continue
            came[t], far[t] = s, far[s] + 1
            victim = g.on[t]
            if victim < 0:
                queue.append(t)
            elif victim < WANDERING:
                way, u = [], t
                while u != start:
                    way.append(code + u)
                    u = came[u]
                out.append((prey(g, victim, boost, code), way[::-1]))
    return out


def prey(g: House, victim: int, boost: int, code: int) -> float:
    """How good it is to attack that pawn."""
    odds = falls(g.spooky[victim], boost, False)
    worth = 0.25 + 0.25 * g.controlled(victim) + (0.5 if g.may_escape(victim) else 0.0)
    lost = 350 + boost
    if lost >= g.life[victim]:
        worth += 0.4
    risk = 0.3 if code >= FIGURE and not g.may_escape(victim) else 0.0  # a guest that loses is dead
    return odds * worth - (1 - odds) * risk


# --------------------------------------------------------------------------------------------------------------- the cards
def good_card(g: House, me: int, pick: int) -> float:
    """How good a card of the own turn is now; 0 or less: keep it."""
    k, target = cards.unpacked(pick)
    op = cards.OP[k]
    if op == "gain_life":
        return 0.5 if g.life[me] <= LIFE_MAX - 150 else 0.0
    if op == "gain_spooky":
        return 0.5 if g.spooky[me] <= 400 else 0.0
    if op in ("lose_life", "lose_spooky"):
        return 0.4 + 0.1 * (target == leader(g, me))
    if op == "steal_card":
        return 0.6
    if op in ("take_key", "steal_key"):
        return 0.5 if not opens(g, me) else 0.0
    if op == "send_to_hell":
        return 0.3 + 0.3 * g.controlled(target) if g.controlled(target) >= 1 else 0.0
    if op == "remove_control":
        return 0.3 * g.controlled(g.rooms[target])
    if op == "lasting":
        return 0.2
    if op == "unlock":
        here = g.at[me]
        return (
            0.6 if not opens(g, me) and any(here == d and g.rooms[r] != me for r, d in enumerate(DOORS[: len(ROOMS)])) else 0.0
        )
    if op == "push":
        return 0.5 if KIND[target % cards.PAIR] == GATE else 0.2 if KIND[target % cards.PAIR] == THORN else 0.0
    if op == "relocate" and g.may_escape(me):
        ways = Ways(g, me, False)
        far = min(ways.cost[s] for s in (*ENTRANCES, *TELEPORTERS)) / 4
        near = min(distances(g.mode, target)[s] for s in ENTRANCES)
        return 1.0 if near + 3 < far else 0.0
    if op == "move_wandering":
        best = max((worth for worth, way in hunts_of_gregory(g, me, 3)), default=0.0)
        return best if best > 0.4 else 0.0
    return 0.0


def hunts_of_gregory(g: House, me: int, points: int) -> list[tuple[float, list[int]]]:
    rage = g.amount("wandering_rage")
    return hunt(g, me, g.at[WANDERING], points, WALK, rage, lambda s: WANDERING_STEPS[g.mode][s], wandering_enters)


def least_dear(g: House, picks: list[int], card: Callable[[int], int]) -> int:
    """The pick that gives the card away that one misses least."""
    return min(picks, key=lambda p: (CARDS[card(p)] in DEAR, p))


def in_window(g: House, me: int) -> int:
    """8. Cards in windows: only where they flip something, or help at once."""
    ask = g.asked
    plays = [p for p in g.options if p >= cards.PICK]
    if not plays or not isinstance(ask, (Poll, Brace, Challenge)):
        return g.options[0]
    if isinstance(ask, Challenge):
        return plays[0] if harms(g, me, ask.me) else g.options[0]
    if isinstance(ask, Brace):
        return brace(g, me, plays)
    if ask.window == cards.COMBAT:
        return flips(g, me, plays)
    if ask.window == cards.DIE:
        return bad_luck(g, me, plays)
    if ask.window == cards.MOVE:
        for p in plays:
            op = cards.OP[cards.unpacked(p)[0]]
            if op == "points" and (me == g.active or g.controlled(g.active) >= 2):
                return p
        return g.options[0]
    best = max(plays, key=lambda p: good_card(g, me, p))
    return best if good_card(g, me, best) > 0.15 else g.options[0]


def harms(g: House, me: int, them: int) -> bool:
    """Is the card just shown aimed at me, or a fight of mine, or helps somebody who is about to leave?"""
    from .rules.windows import Acts

    acts = g.coming(Acts)
    op = cards.OP[acts.card]
    if op in ("lose_life", "lose_spooky", "steal_card", "steal_key", "send_to_hell"):
        return acts.target == me
    if op == "push":
        return acts.target // cards.PAIR == me and KIND[acts.target % cards.PAIR] == GATE
    if op == "remove_control":
        return g.rooms[acts.target] == me
    if op == "strength":
        c = g.coming(Combat)
        return me in (c.a, c.b)
    return g.may_escape(them) and op in ("points", "relocate")


def brace(g: House, me: int, plays: list[int]) -> int:
    from .rules.windows import at_stake

    loss = at_stake(g, me)
    for p in plays:
        op = cards.OP[cards.unpacked(p)[0]]
        if op == "reduce_loss" and (loss >= 200 or loss >= g.life[me]):
            return p
        if op == "gain_life" and (g.life[me] <= LIFE_MAX - 150 or loss >= g.life[me]):
            return p
    return g.options[0]


def flips(g: House, me: int, plays: list[int]) -> int:
    """A strength card that turns defeat into victory, for me or against an enemy's pawn."""
    c = g.coming(Combat)
    mine = 0 if me == c.a else 1
    ahead = 0 if c.a_wins(g) else 1
    if mine == ahead or me not in (c.a, c.b, g.active):
        if me not in (c.a, c.b) and ahead == 0:
            mine = 1  # a bystander who feeds the monster
        else:
            return g.options[0]
    gap = abs(c.strength_a(g) - c.strength_b())
    can: list[tuple[int, int]] = []
    for p in plays:
        k = cards.unpacked(p)[0]
        op, effect = cards.OP[k], EFFECTS[cards.FIRST[k]]
        if op == "strength" or (op == "gain_spooky" and mine == 0 and c.x == -1):
            can.append((abs(effect.n), p))
    enough = [(n, p) for n, p in can if n > gap or (n == gap and mine == 0)]
    if enough:
        return min(enough)[1]
    return max(can)[1] if sum(n for n, _ in can) > gap else g.options[0]


def bad_luck(g: House, me: int, plays: list[int]) -> int:
    """Loaded Die against a very good roll of somebody who is about to leave."""
    roll = g.coming(Rolled)
    for p in plays:
        k, which = cards.unpacked(p)
        if (
            cards.OP[k] == "reroll"
            and roll.rollers[which] != me
            and roll.dice[which] >= 15
            and g.may_escape(roll.rollers[which])
        ):
            return p
    return g.options[0]


# -------------------------------------------------------------------------------------------------------------- decisions
def acts(g: House, me: int, rng: Random) -> Deed:
    """1 to 7: what to do next in the movement phase."""
    plays = [p for p in g.options if p >= cards.PICK]
    if plays:
        best = max(plays, key=lambda p: good_card(g, me, p))
        if good_card(g, me, best) > 0.15:
            return (best,)
    attacks = [(w, way) for w, way in hunts(g, me) if way[0] in g.options]
    urgent = [(w, way) for w, way in attacks if w > 0.75]
    if urgent and not g.may_escape(me):
        return tuple(max(urgent)[1])
    step = pawn_step(g, me, rng)
    if step is not None:
        return (step,)
    good = [(w, way) for w, way in attacks if w > 0.2]
    if good:
        return tuple(max(good)[1])
    near = closer(g, me)
    return (near,) if near is not None else (g.options[0],)


def pawn_step(g: House, me: int, rng: Random) -> int | None:
    """The next step of the pawn, if it should move; or a step of the monster that bars its way."""
    steps = [p for p in g.options if PAWN <= p < 2 * PAWN]
    if not steps and (g.stopped or not g.points):
        return None
    if STOP_HERE not in g.options:
        return steps[0]
    ways = Ways(g, me, False)
    goal = aim(g, me, ways)
    if goal.worth <= 0 or goal.target == g.at[me]:
        return None
    first = ways.first(goal.target)
    if PAWN + first in steps:
        return PAWN + first
    aside = out_of_the_way(g, ways, goal.target, first)
    if aside is not None:
        return aside
    ways = Ways(g, me, True)  # another pawn bars the way: round it, or give way
    goal = aim(g, me, ways)
    first = PAWN + ways.first(goal.target)
    if goal.worth > 0 and first in steps:
        return first
    quiet = [p for p in steps if KIND[p - PAWN] not in (GATE, THORN)]
    return quiet[int(rng.random() * len(quiet))] if quiet and rng.random() < GIVES_WAY else None


def out_of_the_way(g: House, ways: Ways, target: int, first: int) -> int | None:
    """6. A step of the monster on the first space of the way, to a space that is not on it."""
    piece = g.on[first]
    if piece < WANDERING:
        return None
    low = WALK if piece == WANDERING else FIGURE + (piece - GUEST) * WIDE
    steps = [p for p in g.options if low <= p < low + WIDE and g.on[p - low] < 0]
    way, s = [], target
    while s >= 0:
        way.append(s)
        s = ways.came[s]
    return min(steps, key=lambda p: (p - low in way, p), default=None)


def closer(g: House, me: int) -> int | None:
    """6. Bring Gregory, or an own guest, nearer to the leader, or off the door that blocks."""
    if not g.points:
        return None
    prey_at = g.at[leader(g, me)]
    far = distances(g.mode, prey_at)
    here = far[g.at[WANDERING]]
    found = [(far[p - WALK], p) for p in g.options if WALK <= p < FIGURE]
    for p in g.options:
        if FIGURE <= p < BLOW and g.owner[(p - FIGURE) // WIDE] == me:
            f, t = (p - FIGURE) // WIDE, (p - FIGURE) % WIDE
            if far[t] < far[g.at[f + GUEST]] and g.on[t] < 0:
                found.append((far[t] + 1, p))
    found = [x for x in found if x[0] < here and x[0] > 0]
    return min(found)[1] if found else None


def first_thing(g: House, me: int) -> int:
    """9. A low blow while strong and without a guest; a release where it can be tried."""
    releases = [p for p in g.options if RELEASE_PICK <= p < SACRIFICE]
    if releases and not g.may_escape(me):
        return max(releases, key=lambda p: BOOST[p - RELEASE_PICK] + 100 * FEET[p - RELEASE_PICK])
    blows = [p for p in g.options if p >= BLOW]
    if blows and g.life[me] > 450 and me not in g.owner:
        upper = [p for p in blows if TRAPS[(p - BLOW) % NARROW] >= TRAPS[2]] or blows
        return max(upper, key=lambda p: (BOOST[(p - BLOW) // NARROW] + 60 * POWERS[(p - BLOW) // NARROW], -p))
    return ROLL


def answer(g: House, rng: Random) -> Deed:
    """A good pick at once, from what the seat that is asked can see."""
    me, ask = g.player, g.asked
    if isinstance(ask, Act):
        return acts(g, me, rng)
    if isinstance(ask, ChooseTurn):
        return (first_thing(g, me),)
    if isinstance(ask, (Poll, Brace, Challenge)):
        return (in_window(g, me),)
    if isinstance(ask, PortalExit):
        if ask.piece < WANDERING:
            ways = Ways(g, me, False)
            target = aim(g, me, ways).target
            return (min(g.options, key=lambda s: distances(g.mode, s)[target]),)
        prey_at = g.at[leader(g, me)]
        return (min(g.options, key=lambda s: distances(g.mode, prey_at)[s]),)
    if isinstance(ask, Errand):
        ways_ = [(w, way) for w, way in hunts_of_gregory(g, me, ask.left) if w > 0.2]
        return (max(ways_)[1][0] - WALK + 1,) if ways_ else (0,)
    if isinstance(ask, ReleaseStep):
        prey_at = g.at[leader(g, me)]
        return (min(g.options, key=lambda p: distances(g.mode, prey_at)[p - 1] if p else 50),)
    if isinstance(ask, (Upstairs, Passage)):
        return (landing(g, me, ask),)
    if isinstance(ask, (SendBack, WhichStart, PlaceWandering)):
        prey_at = g.at[leader(g, me)]
        return (min(g.options, key=lambda s: (distances(g.mode, prey_at)[s], s)),)
    if isinstance(ask, Discard):
        return (least_dear(g, g.options, lambda p: p),)
    if isinstance(ask, CarpetDiscard):
        full = len(g.hands[me]) == HAND
        return (least_dear(g, g.options[1:], lambda p: p - 1) if full else g.options[0],)
    if isinstance(ask, Reincarnation):
        return (g.options[-1],)
    if isinstance(ask, RoomVictory):
        return (max(g.options, key=lambda p: BOOST[entered(p)[0]] + 1 if p != DECLINE else -1),)
    if isinstance(ask, HellSpace):
        return (g.options[0],)
    return (g.options[int(rng.random() * len(g.options))],)


def landing(g: House, me: int, ask: Any) -> int:
    """Where a pawn is put: near a key, or with a key near a room that it wants; with three rooms near the stairs."""
    shift = 1 if isinstance(ask, Passage) else 0
    if g.may_escape(me):
        goals = ENTRANCES
    elif opens(g, me):
        goals = [DOORS[r] for r in range(len(ROOMS)) if g.rooms[r] != me]
    else:
        goals = KEY_SPACES

    def far(pick: int) -> int:
        s = pick - shift if pick or not shift else g.at[me]
        return min(distances(g.mode, t)[s] for t in goals)

    return min(g.options, key=far)


# ------------------------------------------------------------------------------------------------------------ for the bots
def near_goal(g: House, me: int) -> int:
    """A goal in microseconds: an exit with three rooms, a room with a key, else a key."""
    far = distances(g.mode, g.at[me])
    if g.may_escape(me):
        return min(ENTRANCES, key=lambda s: far[s])
    if opens(g, me):
        return min([ENTRIES[r] for r in range(len(ROOMS)) if g.rooms[r] != me], key=lambda s: far[s], default=ENTRANCES[0])
    return min(KEY_SPACES, key=lambda s: far[s])


def quick(g: House, rng: Random) -> int:
    """What a plausible player would do."""
    ask, options = g.asked, g.options
    if isinstance(ask, Act):
        me = ask.who
        steps = [p for p in options if PAWN <= p < 2 * PAWN]
        if steps and rng.random() < 0.85:
            toward = distances(g.mode, near_goal(g, me))
            best = min(steps, key=lambda p: toward[p - PAWN])
            if toward[best - PAWN] < toward[g.at[me]]:
                return best
        fights = [p for p in options if WALK <= p < BLOW and g.on[p % WIDE] >= 0]
        if fights and rng.random() < 0.5:
            return fights[0]
        return options[0] if rng.random() < 0.5 else options[int(rng.random() * len(options))]
    if isinstance(ask, (Poll, Challenge, Brace, ChooseTurn)):
        return options[0] if rng.random() < 0.7 else options[int(rng.random() * len(options))]
    return options[int(rng.random() * len(options))]


def standing(g: House, s: int) -> float:
    """How near a player is to leaving the house alive."""
    if g.out >> s & 1:
        return -2.0
    rooms = min(3, g.controlled(s))
    worth = BY_ROOMS * rooms + BY_SPOOKY * g.spooky[s] / 600 + BY_LIFE * g.life[s] / 800
    worth += BY_KEY * (rooms < 3 and g.keys[s] > 0)
    if rooms == 3:
        far = distances(g.mode, g.at[s])
        worth += BY_WAY * (2 - min(far[t] for t in ENTRANCES) / 15)
    return worth


class GregoryHorrorShow:
    """The contract of `hantise.bots.heuristics`."""

    def greedy(self, seat: Player) -> Deed:
        return answer(seat.sample(), seat.random)

    def rollout(self, g: House, rng: Random) -> Deed:
        return (quick(g, rng),)

    def prior(self, g: House, deeds: list[Deed]) -> list[float]:
        best = answer(g, Random(0))[0]
        return [1.0 if d[0] == best else 0.0 for d in deeds]

    def value(self, g: House, seat: int) -> float | None:
        """When a movement phase begins: by rooms, meters, the way out."""
        if not isinstance(g.asked, Act) or not g.dice or g.points != POINTS[g.dice[-1][1]] or g.fought or g.left:
            return None
        strength = [exp(SHARP * standing(g, s)) for s in range(g.seats)]
        return (g.seats * strength[seat] / sum(strength) - 1) / (g.seats - 1)


HEURISTICS = GregoryHorrorShow()
