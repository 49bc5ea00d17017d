"""Chapters 7, 8, 10 and 15: one step of a piece, through a teleporter too, and the steps of monsters that no points pay. What a
pawn meets on a space is in house.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, NOBODY, Frame, Reason
from hantise.core.menu import menu

from .. import notation
from ..board import EXITS, KIND, LEVEL, OTHER, QUIET, RELEASE, TELEPORTER
from ..components import FEET, FIGURES, LIMITS
from ..state import GUEST, IN_PLAY, WANDERING, House, changed
from ..steps import guest_targets, no_monster_step, pawn_targets, wandering_targets
from .choosing import Going, SpaceAsk, StepMenu, Stopping
from .fights import attack, guest_fight
from .house import Arrives
from .life import escape
from .windows import Rolled


# --------------------------------------------------------------------------------------------------------------- the pawn
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


def pawn_comes(g: House, me: int, origin: int, to: int) -> list[Frame[House]]:
    """The pawn is there; a fight, if an enemy's guest is there too: GHS-GCB-2."""
    other = g.on[to]
    g.tell(ALL, "steps", me, to)
    if other < 0:
        g.put(me, to)
        return []
    g.hover(me, to)
    return [guest_fight(g, other - GUEST, me, to, pawn_attacks=True)]


# ------------------------------------------------------------------------------------------------------------ the monsters
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


# ------------------------------------------------------------------------------------------------------------- teleporters
@dataclass(eq=False)
class PortalExit(SpaceAsk):
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
            monster_goes(g, me, piece, pick, 0)
            g.then(ReleaseStep(me, piece - GUEST, self.left - paying, True))

    def rule(self) -> str:
        return "GHS-TEL-3"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("PortalExit-pawn",) if self.piece < WANDERING else ("PortalExit-guest", self.piece - GUEST)

    def taps(self, g: House, pick: int) -> list[str]:
        """A guest's is also read as the step that it is, so that a longer way (reach.py) goes on through a teleporter."""
        space = notation.space(pick)
        return [space] if self.piece < WANDERING else [space, f"{FIGURES[self.piece - GUEST]} {space}"]


# ------------------------------------------------------------------------------------------------------------ Gregory's errand
class OnErrand(Going):
    """A step of the wandering monster. n: the space."""

    def tries(self, g: House, ask: StepMenu) -> list[int]:
        return list(range(self.first, self.end))

    def against(self, g: House, ask: StepMenu, n: int) -> Reason | None:
        return None if self.first + n in g.options else no_monster_step(g, ask.who, WANDERING, n)


ON_ERRAND: Final = OnErrand()


@dataclass(eq=False)
class Errand(StepMenu):
    """Chapter 2, move_wandering. Up to n spaces by its normal rules, at no cost; it may attack."""

    left: int

    deeds = menu(Stopping(), ON_ERRAND)

    def may_stop(self, g: House) -> bool:
        return self.left > 0 and not g.fought >> WANDERING & 1

    def targets(self, g: House) -> list[int]:
        return wandering_targets(g, self.who) if self.left else []

    def goes(self, g: House, s: int) -> None:
        monster_goes(g, self.who, WANDERING, s, NOBODY)
        g.then(Errand(self.who, self.left - 1))

    def rule(self) -> str:
        return "GHS-JUD-20"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("Errand", self.left)


# ----------------------------------------------------------------------------------------------------------------- release
@dataclass(eq=False)
class Release(Rolled):
    """GHS-GTR-5 to GHS-GTR-7. The roll for a trapped guest."""

    figure: int

    def said(self) -> str:
        return "rolls-release"

    def use(self, g: House) -> None:
        me, f = self.rollers[0], self.figure
        level = LEVEL[g.at[f + GUEST]]
        need = g.ground_roll if level == 0 else RELEASE[level]
        if self.dice[0] + 1 <= need:
            g.status = changed(g.status, f, IN_PLAY)
            g.tell(ALL, "released", me, f)
            g.then(ReleaseStep(me, f, LIMITS["release_spaces"], False))
        else:
            g.tell(ALL, "not-released", me, f)


RELEASED: Final = Going()


@dataclass(eq=False)
class ReleaseStep(StepMenu):
    """GHS-GTR-6. The released guest is moved at once; the first step out of the trap is compulsory."""

    figure: int
    left: int
    moved: bool

    deeds = menu(Stopping(), RELEASED)

    def calm(self) -> bool:
        return self.moved  # GHS-GEN-7: checked after every step

    def targets(self, g: House) -> list[int]:
        if not self.left or g.status[self.figure] != IN_PLAY:
            return []
        return guest_targets(g, self.who, self.figure)

    def may_stop(self, g: House) -> bool:
        return self.moved and bool(self.targets(g))

    def goes(self, g: House, s: int) -> None:
        f, me = self.figure, self.who
        monster_goes(g, me, f + GUEST, s, self.left - 1)
        if KIND[s] != TELEPORTER:  # else the way out of it brings the next
            g.then(ReleaseStep(me, f, self.left - 1, True))

    def rule(self) -> str:
        return "GHS-GTR-6"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("ReleaseStep", self.figure, self.left)
