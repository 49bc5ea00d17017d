"""What a search is told: whole walks as deeds, quick play, and what a position is worth: who is how many turns from leaving."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random

from ..board import AREA, DOORS, ENTRANCES, ENTRIES, KEY, KIND, MYSTERY_ROOM, ROOMS, TELEPORTER, distances
from ..components import LIFE_MAX, POINTS, SPOOKY_MAX
from ..reach import Walk, pawn_walk
from ..rules.choosing import of_kind
from ..rules.effects import Discard
from ..rules.entering import WIDE
from ..rules.house import CarpetDiscard
from ..rules.life import Brace
from ..rules.moving import END, GREGORY_STEP, GUEST_STEP, PAWN_STEP, Act
from ..rules.playing import Challenge
from ..rules.turn import ChooseTurn
from ..rules.windows import Poll
from ..state import NORMAL, House
from ..steps import opens
from .deciding import Deed, answer
from .hunting import hunts
from .odds import share
from .plans import EXIT_SPACES, KEY_SPACES, WAY_OUT, aim
from .playing import card_plays, good_card, in_window
from .ways import PER_TURN, Ways

ROOM_TURNS = 6.5  # how long a room takes that is not the next one
RETRY = 4.5  # how long it takes to try again: out, another key, back
WAY_TURNS = 2.5  # from the third room to an exit
ENTER = 0.9  # turns that a room costs besides the way
STRONGER = (
    (0, 0.0),
    (150, 1.2),
    (300, 2.2),
    (450, 3.2),
)  # spooky points that may be fetched before, and the turns that it takes
LEAST_HOPE = 0.12  # of winning a room
CARD, HELL_TURNS = 0.25, 1.9  # what a card saves, and what Hell costs
HURT, WEAK, WEAKER = 400.0, 450, 100.0  # life by the turn; below WEAK also by this
# turns by which one's chances fall to a third, by players. Fitted to who won some games of greedy players it is 7, 10 and 14;
# with 5 the search is as strong with two and three, with four it was not: there a lead means less.
PACE = {2: 5.0, 3: 5.0, 4: 14.0}


# ------------------------------------------------------------------------------------------------------------- the deeds
def moves(g: House) -> list[Deed]:
    """What is worth trying: in the movement phase whole walks to where something is, attacks, steps of Gregory, good cards.

    In windows what the greedy bot does: a card too early or too late costs less than a search can tell apart, and windows are
    half of all decisions. At other questions each option.
    """
    if isinstance(g.asked, (Poll, Brace, Challenge)):
        return [(in_window(g, g.player),)]
    if isinstance(g.asked, (CarpetDiscard, Discard)):
        return [answer(g, Random(0))]
    if not isinstance(g.asked, Act) or END.first not in g.options:
        return [(p,) for p in g.options]
    me = g.player
    out = dict.fromkeys([*walks(g, me), *[tuple(way) for _, way in hunts(g, me) if way[0] in g.options]])
    out.update(dict.fromkeys([(p,) for p in (END.first, *of_kind(GREGORY_STEP, g.options))]))
    out.update(dict.fromkeys([(p,) for p in card_plays(g) if good_card(g, me, p) > 0]))
    return list(out)


def walks(g: House, me: int) -> list[Deed]:
    """The pawn's: to every space where it stops, takes a key, enters or leaves; and as near as possible to what it may want."""
    walk = pawn_walk(g, me)
    if len(walk.cost) == 1:
        return []
    found = [t for t, n in walk.cost.items() if n and special(g, me, walk, t)]
    plain = [t for t, n in walk.cost.items() if n and KIND[t] != TELEPORTER]
    for goal in goals(g, me):
        far = distances(g.mode, goal)
        if plain:
            found.append(min(plain, key=lambda t: (far[t], walk.hurt[t], t)))
    return [deed(walk, t) for t in dict.fromkeys(found)]


def special(g: House, me: int, walk: Walk, t: int) -> bool:
    """Does the pawn get or begin something on that space?"""
    if KIND[t] == KEY:
        return not g.keys[me]
    if KIND[t] == TELEPORTER or t in ENTRANCES:
        return g.may_escape(me)
    return not walk.spots[t].goes_on or (t in ENTRIES and AREA[t] != AREA[g.at[me]])


def goals(g: House, me: int) -> list[int]:
    """Spaces that the pawn may want to come near to."""
    far = distances(g.mode, g.at[me])
    if g.may_escape(me):
        wanted = EXIT_SPACES
    elif opens(g, me):
        wanted = [DOORS[r] for r, o in enumerate(g.rooms) if o != me]
    else:
        wanted = KEY_SPACES
    out = sorted(wanted, key=lambda s: far[s])[:3]
    if g.stack and not g.left >> MYSTERY_ROOM & 1:
        out.append(DOORS[MYSTERY_ROOM])
    return out


def deed(walk: Walk, to: int) -> Deed:
    """The picks of a walk; out of a teleporter one steps by the space alone."""
    out: list[int] = []
    for spot in walk.asked(to):
        out_of_portal = spot.came is not None and KIND[spot.came.to] == TELEPORTER
        out.append(spot.to if out_of_portal else PAWN_STEP.first + spot.to)
    return tuple(out)


def opinion(g: House, deeds: list[Deed]) -> list[float]:
    """At the root of a search: what the greedy bot would do, with the walk that goes on from its step."""
    best = answer(g, Random(0))
    if not isinstance(g.asked, Act) or not of_kind(PAWN_STEP, [best[0]]):
        return [float(d == best) for d in deeds]
    ways = Ways(g, g.player, False)
    far = distances(g.mode, aim(g, g.player, ways).target)
    begun = [d for d in deeds if d[0] == best[0]]
    if not begun:
        return [0.0] * len(deeds)
    chosen = min(begun, key=lambda d: far[d[-1] % WIDE])
    return [float(d == chosen) for d in deeds]


# ------------------------------------------------------------------------------------------------------------- quick play
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
        steps = of_kind(PAWN_STEP, options)
        if steps and rng.random() < 0.85:
            toward = distances(g.mode, near_goal(g, me))
            best = min(steps, key=lambda p: toward[p - PAWN_STEP.first])
            if toward[best - PAWN_STEP.first] < toward[g.at[me]]:
                return best
        fights = [p for p in (*of_kind(GREGORY_STEP, options), *of_kind(GUEST_STEP, options)) if g.on[p % WIDE] >= 0]
        if fights and rng.random() < 0.5:
            return fights[0]
        return options[0] if rng.random() < 0.5 else options[int(rng.random() * len(options))]
    if isinstance(ask, (Poll, Challenge, Brace)):
        return in_window(g, g.player)
    if isinstance(ask, ChooseTurn):
        return options[0] if rng.random() < 0.7 else options[int(rng.random() * len(options))]
    return options[int(rng.random() * len(options))]


# --------------------------------------------------------------------------------------------------- what a position is worth
@lru_cache(1 << 16)
def steps_to_room(mode: int, s: int, keyed: bool, wanted: int, last: bool) -> int:
    """Steps from s through the door of the nearest room of a bit set, by a key if one is needed; the last room of three also
    with the way out."""
    rooms = [(DOORS[r], 1 + (WAY_OUT[r] if last else 0)) for r in range(len(ROOMS)) if wanted >> r & 1]
    far = distances(mode, s)
    if keyed:
        return min(far[door] + beyond for door, beyond in rooms)
    return min(far[k] + distances(mode, k)[door] + beyond for k in KEY_SPACES if k != s for door, beyond in rooms)


def turns_left(g: House, s: int) -> float:
    """How many turns the player is from leaving the house, if nobody hinders."""
    at, held = g.at[s], g.controlled(s)
    out = HELL_TURNS if g.bound(s) else 0.0
    out += (LIFE_MAX - g.life[s]) / HURT + max(0, WEAK - g.life[s]) / WEAKER
    if held >= 3:
        far = distances(g.mode, at)
        return out + 0.3 + min([far[t] for t in EXIT_SPACES]) / PER_TURN
    wanted = 0
    for r, owner in enumerate(g.rooms):
        if owner != s:
            wanted |= 1 << r
    last = held == 2
    turns = steps_to_room(g.mode, at, opens_for(g, s), wanted, last) / PER_TURN + ENTER
    out += turns + wait_for_strength(g.decks[s], g.piles[s], g.spooky[s])
    if not last:
        out += (2 - held) * ROOM_TURNS + WAY_TURNS
    return out - CARD * len(g.hands[s])


@lru_cache(1 << 14)
def wait_for_strength(deck: int, pile: int, spooky: int) -> float:
    """Turns that it takes to be strong enough for a room, or to try again after a defeat."""
    out = []
    for n, turns in STRONGER:
        wins = max(share(deck, pile, min(SPOOKY_MAX, spooky + n))[0], LEAST_HOPE)
        out.append(turns + RETRY * (1 - wins) / wins)
    return min(out)


def opens_for(g: House, s: int) -> bool:
    """Can that player open a door, now or in the next turn?"""
    return g.keys[s] > 0 or g.rules_so("doors_open") or (s == g.active and g.unlock > 0)


def worth(g: House, seat: int) -> float | None:
    """When a turn's points are there and nothing is done with them: a race, by the turns that each is from leaving."""
    if not fresh(g):
        return None
    n = g.seats
    hope = [0.0 if g.out >> s & 1 else exp(-turns_left(g, s) / PACE[n]) for s in range(n)]
    return (n * hope[seat] / sum(hope) - 1) / (n - 1)


def fresh(g: House) -> bool:
    """Has a turn begun in which nothing has been done?"""
    if isinstance(g.asked, ChooseTurn):
        return not g.blow
    if not isinstance(g.asked, Act) or g.going != NORMAL or not g.dice or g.fought or g.left:
        return False
    return g.points == POINTS[g.dice[-1][1]] and not g.stopped
