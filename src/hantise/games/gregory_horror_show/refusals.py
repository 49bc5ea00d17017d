"""Why not: for every pick that a person could try, the rule and the fact that forbid it. Legality itself is judged in steps.py
and cards.py; whoever asks here knows that the pick is none of the options."""

from __future__ import annotations

from hantise.core.frame import Reason

from . import cards
from .board import (
    AREA,
    BESIDE,
    EXITS,
    GUEST_GAME,
    GUEST_STEPS,
    KIND,
    MYSTERY_ROOM,
    OTHER,
    PAWN_STEPS,
    ROOMS,
    SPACES,
    TELEPORTER,
    TRAP,
    TRAPS,
    WANDERING_STEPS,
)
from .components import FIGURES, LIMITS, POWERS
from .notation import BLOW, FIGURE, NARROW, PAWN, SACRIFICE, WALK, WIDE, walker
from .state import GUEST, IN_PLAY, TRAPPED, WALK_OUT, WANDERING, House
from .steps import opens, pawn_targets, portal_open, way_out


# ------------------------------------------------------------------------------------------------------------------ cards
def cards_held(g: House, seat: int) -> list[int]:
    """The seat's cards that it cannot play now, as picks without a target."""
    legal = {cards.unpacked(p)[0] for p in g.options if p >= cards.PICK}
    return [cards.packed(k, cards.NO_TARGET) for k in sorted(set(g.hands[seat])) if k not in legal]


def card(g: House, seat: int, pick: int, window: int) -> Reason:
    """GHS-JUD-4. Why the seat cannot play that card in this window."""
    k = cards.unpacked(pick)[0]
    if not cards.WINDOWS[k] >> window & 1:
        return Reason(cards.WINDOW_RULES[window], ("not-that-window", k))
    timing = cards.TIMING[k]
    if timing == "own_turn" and seat != g.active:
        return Reason("GHS-JUD-4", ("not-your-turn", k))
    if timing in ("move_own", "move_enemy"):
        return Reason("GHS-RXN-5", ("not-that-roll", k))
    if timing in ("combat_own", "combat_enemy"):
        return Reason("GHS-RXN-7", ("not-that-side", k))
    return Reason("GHS-JUD-4", ("no-target", k))


# ------------------------------------------------------------------------------------------------------------------ steps
def steps_to_try(g: House, me: int) -> list[int]:
    """Every space for the pawn and for each monster in play, low blows, cards."""
    tries = [*g.options, *[PAWN + s for s in range(SPACES)], *[WALK + s for s in range(SPACES)]]
    for f, status in enumerate(g.status):
        if status == IN_PLAY:
            tries += [FIGURE + f * WIDE + s for s in range(SPACES)]
    return sorted({*tries, *blows_to_try(g, me), *cards_held(g, me), 0})


def step(g: House, me: int, pick: int) -> Reason:
    """GHS-TRN-6. Why the active player cannot do that now."""
    pawn = [PAWN + t for t in pawn_targets(g, me)]
    if way_out(g, me, pawn) and pick < cards.PICK:
        return Reason("GHS-MOV-9", ("must-leave", g.evicted[me]))
    if pick >= cards.PICK:
        return card(g, me, pick, cards.STEP)
    if pick >= BLOW:
        return no_blow(g, me, pick)
    if pick >= WALK:
        if g.going == WALK_OUT:
            return Reason("GHS-HEL-3", ("pawn-only",))
        piece, to = walker(pick)
        return monster(g, me, piece, to)
    return pawn_step(g, me, pick - PAWN)


def pawn_step(g: House, me: int, t: int) -> Reason:
    """Chapter 7. Why the pawn cannot step there."""
    s = g.at[me]
    if g.stopped:
        return Reason("GHS-MOV-6", ("pawn-stands",))
    if t not in PAWN_STEPS[g.mode][s]:
        return unreachable(g, s, t)
    if not g.points:
        return Reason("GHS-MOV-2", ("no-points",))
    if g.evicted[me] >= 0 and AREA[t] == g.evicted[me]:
        return Reason("GHS-MOV-9", ("must-leave", g.evicted[me]))
    if g.on[t] >= 0:
        return Reason("GHS-MOV-4", ("taken", t))
    return portal(g, t) or through_door(g, me, s, t)


def unreachable(g: House, s: int, t: int) -> Reason:
    """There is no way from s to t in one step."""
    if t in BESIDE[g.mode][s] and KIND[t] == TRAP and g.mode & GUEST_GAME:
        return Reason("GHS-GTR-3", ("a-trap", t))
    if t in BESIDE[g.mode][s]:
        return Reason("GHS-BRD-9", ("never-there", t))
    return Reason("GHS-BRD-1", ("not-beside", t, s))


def portal(g: House, t: int) -> Reason | None:
    """GHS-TEL-2, GHS-TEL-5."""
    if KIND[t] != TELEPORTER:
        return None
    if not portal_open(g, t):
        return Reason("GHS-TEL-5", ("portals-dead",))
    return Reason("GHS-TEL-2", ("portal-blocked", OTHER[t])) if not g.free_of(EXITS[g.mode][OTHER[t]]) else None


def through_door(g: House, me: int, s: int, t: int) -> Reason:
    """GHS-MOV-7, GHS-MOV-8, GHS-ROO-1."""
    a, b = AREA[s], AREA[t]
    if 0 <= a == g.inside:
        return Reason("GHS-MOV-7", ("entered-now", a))
    if 0 <= b <= MYSTERY_ROOM and g.left >> b & 1:
        return Reason("GHS-MOV-8", ("left-now", b))
    assert b < len(ROOMS), "nothing else keeps a pawn from a neighbouring space"
    assert not opens(g, me), "a door that can be opened keeps nobody out"
    return Reason("GHS-ROO-1", ("locked", b))


def monster(g: House, me: int, piece: int, t: int) -> Reason:
    """Chapters 10 and 15. Why the player cannot step that monster there."""
    s, figure = g.at[piece], piece - GUEST
    if g.fought >> piece & 1:
        return Reason("GHS-WAN-9", ("has-fought",))
    own = piece != WANDERING and g.owner[figure] == me
    can = WANDERING_STEPS[g.mode][s] if piece == WANDERING else GUEST_STEPS[g.mode][POWERS[figure] if own else 0][s]
    if t not in can:
        if t in BESIDE[g.mode][s]:
            return Reason("GHS-WAN-2" if piece == WANDERING else "GHS-BRD-9", ("never-there", t))
        return Reason("GHS-BRD-1", ("not-beside", t, s))
    if g.on[t] >= 0:
        if piece != WANDERING and not own:
            return Reason("GHS-GMV-2", ("not-your-guest",))
        return Reason("GHS-MOV-4", ("taken", t))
    return portal(g, t) or Reason("GHS-MOV-2", ("no-points",))


# ----------------------------------------------------------------------------------------------------------------- guests
def blows_to_try(g: House, me: int) -> list[int]:
    """Each figure of the roster into each trap space."""
    if not g.guest_game():
        return []
    return [BLOW + f * NARROW + i for f in range(len(FIGURES)) if g.rosters[me] >> f & 1 for i in range(len(TRAPS))]


def no_blow(g: House, me: int, pick: int) -> Reason:
    """GHS-GTR-1. Why that low blow cannot be made."""
    f, i = (pick - BLOW) // NARROW, (pick - BLOW) % NARROW
    if g.blow:
        return Reason("GHS-GTR-1", ("blow-made",))
    if g.combat >= 0 or g.mystery >= 0:
        return Reason("GHS-GTR-1", ("blow-pending",))
    if g.life[me] < LIMITS["low_blow_min_life"]:
        return Reason("GHS-GTR-1", ("blow-life", g.life[me]))
    if not g.could_bring(me, f):
        return no_guest(g, me, f)
    return Reason("GHS-GTR-1", ("taken", TRAPS[i]))


def no_guest(g: House, me: int, f: int) -> Reason:
    """GHS-GEN-3. Why the player cannot bring that figure."""
    if not g.rosters[me] >> f & 1:
        return Reason("GHS-GEN-3", ("not-in-roster", f))
    if g.dead[me] >> f & 1:
        return Reason("GHS-GRM-1", ("has-died", f))
    if g.status[f]:
        return Reason("GHS-GEN-3", ("on-the-board", f))
    if g.in_play(me) >= g.cap():
        return Reason("GHS-VAR-2", ("guests-enough", g.cap()))
    return Reason("GHS-GEN-3", ("card-removed", f))


def kind_of_turn(g: House, me: int, pick: int) -> Reason:
    """GHS-TRN-4. Why the turn cannot be of that kind."""
    if pick >= BLOW:
        return no_blow(g, me, pick)
    if pick >= SACRIFICE:
        return Reason("GHS-GSA-1", ("not-in-play", pick - SACRIFICE))
    f = pick - 100
    if g.status[f] != TRAPPED:
        return Reason("GHS-GTR-5", ("not-trapped", f))
    if not g.flags >> me & 1:
        return Reason("GHS-GTR-4", ("no-flag",))
    if g.fresh >> f & 1:
        return Reason("GHS-GTR-5", ("trapped-now", f))
    if g.in_play(me) >= g.cap() or g.in_play() >= LIMITS["guests_in_play_total"]:
        return Reason("GHS-GTR-5", ("guests-enough", g.cap()))
    return Reason("GHS-GTR-5", ("no-way-out", f))


def no_place(g: House, s: int, rule: str) -> Reason:
    """Why nothing can be put on that space now."""
    if g.on[s] >= 0:
        return Reason(rule, ("taken", s))
    return Reason(rule, ("not-there", s))
