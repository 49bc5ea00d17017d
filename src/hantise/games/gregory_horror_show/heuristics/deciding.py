"""One good pick at once, for every kind of question."""

from __future__ import annotations

from random import Random
from typing import Any

from ..board import DOORS, ENTRANCES, GATE, KEY, KIND, ROOMS, THORN, TRAPS, distances
from ..components import BOOST, FEET, HAND, POINTS, POWERS
from ..rules.choosing import of_kind
from ..rules.effects import RELOCATING, Discard, Passage
from ..rules.entering import BRINGING, NARROW, WIDE, RoomVictory, WhichStart
from ..rules.fights import Reincarnation, SendBack, Upstairs
from ..rules.house import DISCARDING, CarpetDiscard, HellSpace
from ..rules.life import Brace
from ..rules.moving import END, GREGORY_STEP, PAWN_STEP, Act
from ..rules.playing import Challenge
from ..rules.setup import PlaceWandering
from ..rules.stepping import ON_ERRAND, RELEASED, Errand, PortalExit, ReleaseStep
from ..rules.turn import CHOSEN_BLOW, RELEASING, ROLLING, ChooseTurn
from ..rules.windows import Poll
from ..state import WANDERING, House
from ..steps import opens
from .hunting import closer, hunts, hunts_of_gregory, out_of_the_way
from .odds import leader
from .plans import KEY_SPACES, aim
from .playing import card_plays, good_card, in_window, least_dear
from .ways import Ways

GIVES_WAY = 0.6  # how often a pawn steps aside for another

Deed = tuple[int, ...]


def acts(g: House, me: int, rng: Random) -> Deed:
    """1 to 7: what to do next in the movement phase."""
    plays = card_plays(g)
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
    steps = of_kind(PAWN_STEP, g.options)
    if not steps and (g.stopped or not g.points):
        return None
    if END.first not in g.options:
        return steps[0]
    ways = Ways(g, me, False)
    goal = aim(g, me, ways)
    if goal.worth <= 0 or goal.target == g.at[me]:
        return None
    first = ways.first(goal.target)
    if gave_way(g, me, first):
        return None
    if PAWN_STEP.first + first in steps:
        return PAWN_STEP.first + first
    aside = out_of_the_way(g, ways, goal.target, first)
    if aside is not None:
        return aside
    ways = Ways(g, me, True)  # another pawn bars the way: round it, or give way
    goal = aim(g, me, ways)
    first = PAWN_STEP.first + ways.first(goal.target)
    if goal.worth > 0 and first in steps:
        return first
    quiet = [p for p in steps if KIND[p - PAWN_STEP.first] not in (GATE, THORN)]
    return quiet[int(rng.random() * len(quiet))] if quiet and rng.random() < GIVES_WAY else None


def gave_way(g: House, me: int, to: int) -> bool:
    """Would that step take back the one just made in this turn? Then the pawn has stepped aside for another: it stays there."""
    began = bool(g.dice) and g.points < POINTS[g.dice[-1][1]]
    return began and g.last == (me, to, g.at[me]) and KIND[g.at[me]] != KEY


def first_thing(g: House, me: int) -> int:
    """9. A low blow while strong and without a guest; a release where it can be tried."""
    releases = of_kind(RELEASING, g.options)
    if releases and not g.may_escape(me):
        return max(releases, key=lambda p: BOOST[p - RELEASING.first] + 100 * FEET[p - RELEASING.first])
    blows = [divmod(p - CHOSEN_BLOW.first, NARROW) for p in of_kind(CHOSEN_BLOW, g.options)]
    if blows and g.life[me] > 450 and me not in g.owner:
        upper = [(f, trap) for f, trap in blows if TRAPS[trap] >= TRAPS[2]] or blows
        f, trap = max(upper, key=lambda blow: (BOOST[blow[0]] + 60 * POWERS[blow[0]], -blow[0], -blow[1]))
        return CHOSEN_BLOW.first + f * NARROW + trap
    return ROLLING.first + 1


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
        return (max(ways_)[1][0] - GREGORY_STEP.first + ON_ERRAND.first,) if ways_ else (0,)
    if isinstance(ask, ReleaseStep):
        prey_at = g.at[leader(g, me)]
        return (min(g.options, key=lambda p: distances(g.mode, prey_at)[p - RELEASED.first] if p else 50),)
    if isinstance(ask, (Upstairs, Passage)):
        return (landing(g, me, ask),)
    if isinstance(ask, (SendBack, WhichStart, PlaceWandering)):
        prey_at = g.at[leader(g, me)]
        return (min(g.options, key=lambda s: (distances(g.mode, prey_at)[s], s)),)
    if isinstance(ask, Discard):
        return (least_dear(g, g.options, lambda p: p),)
    if isinstance(ask, CarpetDiscard):
        full = len(g.hands[me]) == HAND
        return (least_dear(g, of_kind(DISCARDING, g.options), lambda p: p - DISCARDING.first) if full else g.options[0],)
    if isinstance(ask, Reincarnation):
        return (g.options[-1],)
    if isinstance(ask, RoomVictory):
        return (max(of_kind(BRINGING, g.options), key=lambda p: BOOST[(p - BRINGING.first) // WIDE], default=g.options[0]),)
    if isinstance(ask, HellSpace):
        return (g.options[0],)
    return (g.options[int(rng.random() * len(g.options))],)


def landing(g: House, me: int, ask: Any) -> int:
    """Where a pawn is put: near a key, or with a key near a room that it wants; with three rooms near the stairs."""
    stays = isinstance(ask, Passage)
    shift = RELOCATING.first if stays else 0
    if g.may_escape(me):
        goals = ENTRANCES
    elif opens(g, me):
        goals = [DOORS[r] for r in range(len(ROOMS)) if g.rooms[r] != me]
    else:
        goals = KEY_SPACES

    def far(pick: int) -> int:
        s = pick - shift if pick or not stays else g.at[me]
        return min(distances(g.mode, t)[s] for t in goals)

    return min(g.options, key=far)
