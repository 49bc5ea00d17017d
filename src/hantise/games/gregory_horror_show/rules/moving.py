"""Chapters 7 to 10 and 15: one step of a piece, and the movement phase. What a pawn meets on a space is in house.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, NOBODY, Ask, Frame, Reason

from .. import cards, notation, refusals
from ..board import AREA, EXITS, KIND, OTHER, QUIET, TELEPORTER
from ..components import FEET, FIGURES
from ..notation import BLOW, FIGURE, PAWN, STOP_HERE, WALK
from ..state import GUEST, IN_PLAY, WALK_OUT, WANDERING, House, members
from ..steps import guest_targets, low_blows, pawn_targets, wandering_targets, way_out
from .choosing import StepAsk, TurnAsk
from .fights import attack, guest_fight
from .house import Arrives, escape
from .windows import play


# ------------------------------------------------------------------------------------------------------ the movement phase
@dataclass(eq=False)
class Act(TurnAsk):
    """GHS-TRN-6, GHS-RXN-6. The active player acts as often as wanted, in any order: a step of the pawn, of a monster, a card,
    a low blow; or ends the phase."""

    def calm(self) -> bool:
        return True  # GHS-GEN-7

    def run(self, g: House) -> None:
        options = self.options(g)
        if len(options) > 1 or (g.poker_face and g.hands[self.who] and cards.might(g, self.who, cards.STEP)):
            g.asked, g.player, g.options = self, self.who, options
        else:
            self.resolve(g, options[0])

    def options(self, g: House) -> list[int]:
        me = self.who
        held = cards.playable(g, me, cards.STEP)
        pawn = [PAWN + t for t in pawn_targets(g, me)]
        if g.evicted[me] >= 0:
            out = way_out(g, me, pawn)
            if out:
                return out + held
            pawn = kept_inside(g, me, pawn)
        return [STOP_HERE, *pawn, *monster_steps(g, me), *low_blows(g, me), *held]

    def resolve(self, g: House, pick: int) -> None:
        me = self.who
        if pick == STOP_HERE:
            return
        if pick >= cards.PICK:
            play(g, me, pick, self)
        elif pick >= BLOW:
            from .guests import low_blow

            low_blow(g, me, pick - BLOW)
            g.then(self)
        elif pick < WALK:
            step_pawn(g, me, pick - PAWN)
            g.then(self)
        else:
            piece, to = notation.walker(pick)
            step_monster(g, me, piece, to)
            g.then(self)

    def default(self, g: House) -> int:
        """The end of the phase; where there is none, the first step out."""
        return g.options[0]

    def rule(self) -> str:
        return "GHS-TRN-6"

    def question(self, g: House) -> tuple[Any, ...]:
        """By what can be done beside cards, since that alone is public. A pawn that must leave is offered no end."""
        if STOP_HERE not in g.options:
            return ("Act-leave", g.evicted[self.who])
        if not g.points:
            return ("Act", 0)
        pawn = any(PAWN <= p < WALK for p in g.options)
        monsters = any(WALK <= p < BLOW for p in g.options)
        if pawn:
            return ("Act" if monsters else "Act-walk", g.points)
        return ("Act-monsters", g.points) if monsters else ("Act-still",)

    def tries(self, g: House) -> list[int]:
        return refusals.steps_to_try(g, self.who)

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.step(g, self.who, pick)


def kept_inside(g: House, me: int, pawn: list[int]) -> list[int]:
    """GHS-MOV-9. A defeated pawn that cannot leave makes no other step inside the room."""
    room = g.evicted[me]
    return pawn if room < 0 else [p for p in pawn if AREA[p - PAWN] != room]


def monster_steps(g: House, me: int) -> list[int]:
    """GHS-MOV-2. The picks that step a monster in play."""
    if g.going == WALK_OUT:
        return []
    out = [WALK + t for t in wandering_targets(g, me)] if g.points else []
    if g.aboard:
        for f in members(g.aboard):
            if g.status[f] == IN_PLAY and (g.points or (g.owner[f] == me and g.feet_left(f))):
                out += [FIGURE + f * notation.WIDE + t for t in guest_targets(g, me, f)]
    return out


def step_pawn(g: House, me: int, to: int) -> None:
    """GHS-MOV-3, GHS-TEL-1, GHS-TEL-4, GHS-END-1. One point, one step."""
    g.points -= 1
    origin = g.at[me]
    g.last = (me, origin, to)
    if KIND[to] == TELEPORTER:
        if g.may_escape(me):
            g.put(me, to)
            escape(g, me, "escaped_portal")
            return
        g.put(me, OTHER[to])
        g.tell(ALL, "teleports", me, OTHER[to])
        g.then(PortalExit(me, me, 0))
        return
    if QUIET[to] and g.on[to] < 0:
        g.tell(ALL, "steps", me, to)
        g.put(me, to)
        return
    g.then(*pawn_comes(g, me, origin, to), Arrives(me, origin, to))


def pawn_comes(g: House, me: int, origin: int, to: int) -> list[Frame]:
    """The pawn is there; a fight, if an enemy's guest is there too: GHS-GCB-2."""
    other = g.on[to]
    g.tell(ALL, "steps", me, to)
    if other < 0:
        g.put(me, to)
        return []
    g.hover(me, to)
    return [guest_fight(g, other - GUEST, me, to, pawn_attacks=True)]


def pay(g: House, me: int, piece: int) -> None:
    """GHS-MOV-2, GHS-GMV-6. A figure uses its own extra steps first; the first shared point spent on it gives them."""
    if piece >= GUEST:
        f = piece - GUEST
        left = g.feet_left(f)
        if left:
            g.feet = tuple((x, n - 1 if x == f else n) for x, n in g.feet)
            return
        if g.owner[f] == me and FEET[f] and all(x != f for x, _ in g.feet):
            g.feet = (*g.feet, (f, FEET[f]))
    g.points -= 1


def step_monster(g: House, me: int, piece: int, to: int) -> None:
    """GHS-WAN-1, GHS-GMV-1. One step of the wandering monster or of a guest."""
    pay(g, me, piece)
    monster_goes(g, me, piece, to, NOBODY)


def monster_goes(g: House, me: int, piece: int, to: int, left: int) -> None:
    """A monster comes to a space and fights whoever is there. `left`: release steps after this one; NOBODY: points pay."""
    origin = g.at[piece]
    g.last = (piece, origin, to)
    if KIND[to] == TELEPORTER:
        g.put(piece, OTHER[to])
        g.tell(ALL, "guest-teleports", me, piece - GUEST, OTHER[to])
        g.then(PortalExit(me, piece, left))
        return
    if piece == WANDERING:
        g.tell(ALL, "moves-wandering", me, to)
    else:
        g.tell(ALL, "moves-guest", me, piece - GUEST, to)
    if g.on[to] < 0:
        g.put(piece, to)
    else:
        g.then(*attack(g, me, piece, to))


@dataclass(eq=False)
class PortalExit(Ask):
    """GHS-TEL-3. The next step is to a space beside the other teleporter; with no points left the piece is put on a free
    one."""

    piece: int
    left: int  # steps of a release that are left; NOBODY: points pay; 0 for a pawn

    def paying(self, g: House) -> bool:
        if self.piece >= GUEST and self.left != NOBODY:
            return self.left > 0
        if self.piece >= GUEST and g.owner[self.piece - GUEST] == self.who and g.feet_left(self.piece - GUEST):
            return True
        return g.points > 0

    def options(self, g: House) -> list[int]:
        s = g.at[self.piece]
        beside = EXITS[g.mode][s]
        if not self.paying(g):
            return g.free_of(beside)
        if self.piece < WANDERING:
            return [t for t in pawn_targets(g, self.who) if t in beside]
        return [t for t in guest_targets(g, self.who, self.piece - GUEST) if t in beside]

    def resolve(self, g: House, pick: int) -> None:
        me, piece, s = self.who, self.piece, g.at[self.piece]
        paying = self.paying(g)
        if piece < WANDERING:
            g.points -= paying
            g.last = (me, s, pick)
            g.then(*pawn_comes(g, me, s, pick), Arrives(me, s, pick))
        elif self.left == NOBODY:
            if paying:
                pay(g, me, piece)
            monster_goes(g, me, piece, pick, NOBODY)
        else:
            from .guests import ReleaseStep

            monster_goes(g, me, piece, pick, 0)
            g.then(ReleaseStep(me, piece - GUEST, self.left - paying, True))

    def opens(self, g: House) -> bool:
        return False

    def rule(self) -> str:
        return "GHS-TEL-3"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("PortalExit-pawn",) if self.piece < WANDERING else ("PortalExit-guest", self.piece - GUEST)

    def write(self, g: House, pick: int) -> str:
        return notation.space(pick)

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return ("pick-space", pick)

    def taps(self, g: House, pick: int) -> list[str]:
        """A guest's is also read as the step that it is, so that a longer way (reach.py) goes on through a teleporter."""
        space = notation.space(pick)
        return [space] if self.piece < WANDERING else [space, f"{FIGURES[self.piece - GUEST]} {space}"]

    def tries(self, g: House) -> list[int]:
        return list(range(len(AREA)))

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.no_place(g, pick, "GHS-TEL-3")


@dataclass(eq=False)
class Errand(StepAsk):
    """Chapter 2, move_wandering. Up to n spaces by its normal rules, at no cost; it may attack. A pick is a space + 1."""

    left: int

    def options(self, g: House) -> list[int]:
        if not self.left or g.fought >> WANDERING & 1:
            return []
        return [0, *[t + 1 for t in wandering_targets(g, self.who)]]

    def resolve(self, g: House, pick: int) -> None:
        if pick:
            monster_goes(g, self.who, WANDERING, pick - 1, NOBODY)
            g.then(Errand(self.who, self.left - 1))

    def rule(self) -> str:
        return "GHS-JUD-20"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("Errand", self.left)

    def tries(self, g: House) -> list[int]:
        return list(range(len(AREA) + 1))

    def against(self, g: House, pick: int) -> Reason | None:
        return None if pick in g.options else refusals.monster(g, self.who, WANDERING, pick - 1)
