"""Chapters 6, 7, 10 and 15: the movement phase, and the deeds that it offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import Frame, Reason
from hantise.core.menu import Deed, menu

from ..board import GUEST_GAME, SPACES
from ..components import FIGURES
from ..notation import GREGORY, space
from ..state import GUEST, IN_PLAY, WALK_OUT, WANDERING, House, members
from ..steps import guest_targets, must_leave, no_monster_step, no_pawn_step, pawn_steps, pawn_targets, wandering_targets
from . import cards
from .choosing import of_kind
from .entering import WIDE, LowBlow
from .playing import CardMenu, PlayingCard
from .stepping import step_monster, step_pawn


class MovementDeed(Deed[House, "Act"]):
    """What is done in the movement phase beside cards: nothing but the way out, while a defeated pawn must leave its room."""

    def against(self, g: House, ask: Act, n: int) -> Reason | None:
        if self.first + n in g.options:
            return None
        if must_leave(g, ask.who):
            return Reason("GHS-MOV-9", ("must-leave", g.evicted[ask.who]))
        return self.why_not(g, ask, n)

    def why_not(self, g: House, ask: Act, n: int) -> Reason | None:
        """Why not, where no pawn must leave."""
        return None


class Ending(MovementDeed):
    """GHS-TRN-6. The end of the phase. Unspent points are lost."""

    span = 1000  # room
    form = "end"
    idle = True

    def options(self, g: House, ask: Act) -> list[int]:
        return [] if g.evicted[ask.who] >= 0 and must_leave(g, ask.who) else [self.first]

    def resolve(self, g: House, ask: Act, n: int) -> None:
        return

    def write(self, g: House, ask: Act, n: int) -> str:
        return "end"

    def label(self, g: House, ask: Act, n: int) -> tuple[Any, ...]:
        return ("pick-end",)

    def tries(self, g: House, ask: Act) -> list[int]:
        return [self.first]


class PawnStep(MovementDeed):
    """GHS-MOV-3 to GHS-MOV-9. A step of the own pawn. n: the space."""

    span = WIDE
    form = "pawn <space>"

    def options(self, g: House, ask: Act) -> list[int]:
        first, me = self.first, ask.who
        return [first + t for t in (pawn_targets(g, me) if g.evicted[me] < 0 else pawn_steps(g, me))]

    def resolve(self, g: House, ask: Act, n: int) -> None:
        step_pawn(g, ask.who, n)
        g.then(ask)

    def write(self, g: House, ask: Act, n: int) -> str:
        return f"pawn {space(n)}"

    def label(self, g: House, ask: Act, n: int) -> tuple[Any, ...]:
        return ("pick-pawn", n)

    def taps(self, g: House, ask: Act, n: int) -> list[str]:
        return [space(n)]

    def tries(self, g: House, ask: Act) -> list[int]:
        return [self.first + s for s in range(SPACES)]

    def why_not(self, g: House, ask: Act, n: int) -> Reason | None:
        return no_pawn_step(g, ask.who, n)


class MonsterStep(MovementDeed):
    """What steps of monsters share: they are paid, and tapped by the monster's name or its space."""

    def moves(self, g: House, ask: Act, piece: int, to: int) -> None:
        step_monster(g, ask.who, piece, to)
        g.then(ask)

    def tapped(self, g: House, piece: int, name: str, to: int) -> list[str]:
        """By its space only where the pawn cannot step to it."""
        here, out = g.at[piece], [f"{name} {space(to)}"]
        return out if PAWN_STEP.first + here in g.options else [*out, f"{space(here)} {space(to)}"]

    def barred(self, g: House, ask: Act, piece: int, to: int) -> Reason:
        if g.going == WALK_OUT:
            return Reason("GHS-HEL-3", ("pawn-only",))
        return no_monster_step(g, ask.who, piece, to)


class GregoryStep(MonsterStep):
    """GHS-WAN-1. A step of the wandering monster. n: the space."""

    span = 8 * WIDE  # room
    form = "gregory <space>"

    def options(self, g: House, ask: Act) -> list[int]:
        me = ask.who
        if g.going == WALK_OUT or not g.points or (g.evicted[me] >= 0 and must_leave(g, me)):
            return []
        first = self.first
        return [first + t for t in wandering_targets(g, me)]

    def resolve(self, g: House, ask: Act, n: int) -> None:
        self.moves(g, ask, WANDERING, n)

    def write(self, g: House, ask: Act, n: int) -> str:
        return f"{GREGORY} {space(n)}"

    def label(self, g: House, ask: Act, n: int) -> tuple[Any, ...]:
        return ("pick-gregory", n)

    def taps(self, g: House, ask: Act, n: int) -> list[str]:
        return self.tapped(g, WANDERING, GREGORY, n)

    def tries(self, g: House, ask: Act) -> list[int]:
        return [self.first + s for s in range(SPACES)]

    def why_not(self, g: House, ask: Act, n: int) -> Reason | None:
        return self.barred(g, ask, WANDERING, n)


class GuestStep(MonsterStep):
    """GHS-GMV-1. A step of a guest in play. n: the figure * WIDE, and the space."""

    span = 50 * WIDE  # room
    form = "<figure> <space>"

    def options(self, g: House, ask: Act) -> list[int]:
        me = ask.who
        out: list[int] = []
        if g.going == WALK_OUT or (g.evicted[me] >= 0 and must_leave(g, me)):
            return out
        for f in members(g.aboard):
            if g.status[f] == IN_PLAY and (g.points or (g.owner[f] == me and g.feet_left(f))):
                first = self.first + f * WIDE
                out += [first + t for t in guest_targets(g, me, f)]
        return out

    def by(self, figure: int, to: int) -> int:
        """The pick that steps that figure there."""
        return self.first + figure * WIDE + to

    def resolve(self, g: House, ask: Act, n: int) -> None:
        self.moves(g, ask, n // WIDE + GUEST, n % WIDE)

    def write(self, g: House, ask: Act, n: int) -> str:
        return f"{FIGURES[n // WIDE]} {space(n % WIDE)}"

    def label(self, g: House, ask: Act, n: int) -> tuple[Any, ...]:
        return ("pick-guest", n // WIDE, n % WIDE)

    def taps(self, g: House, ask: Act, n: int) -> list[str]:
        return self.tapped(g, n // WIDE + GUEST, FIGURES[n // WIDE], n % WIDE)

    def tries(self, g: House, ask: Act) -> list[int]:
        in_play = [f for f, status in enumerate(g.status) if status == IN_PLAY]
        return [self.by(f, s) for f in in_play for s in range(SPACES)]

    def why_not(self, g: House, ask: Act, n: int) -> Reason | None:
        return self.barred(g, ask, n // WIDE + GUEST, n % WIDE)


END: Final = Ending()
PAWN_STEP: Final = PawnStep()
GREGORY_STEP: Final = GregoryStep()
GUEST_STEP: Final = GuestStep()
BLOW: Final = LowBlow()
CARD: Final = PlayingCard()  # in every menu that has cards they have the same range of picks


@dataclass(eq=False)
class Act(CardMenu):
    """GHS-TRN-6, GHS-RXN-6. The active player acts as often as wanted, in any order: a step of the pawn, of a monster, a card,
    a low blow; or ends the phase."""

    deeds = menu(END, PAWN_STEP, GREGORY_STEP, GUEST_STEP, BLOW, CARD)

    def calm(self) -> bool:
        return True  # GHS-GEN-7

    def run(self, g: House) -> None:
        options = self.options(g)
        if self.asks(g, options):
            g.asked, g.player, g.options = self, self.who, options
        else:
            self.resolve(g, options[0])

    def options(self, g: House) -> list[int]:
        """In the order of the deeds, as every menu has it; those that cannot be are not asked, as this is so often."""
        out = END.options(g, self)
        out += PAWN_STEP.options(g, self)
        if g.points:
            out += GREGORY_STEP.options(g, self)
        if g.mode & GUEST_GAME:
            if g.aboard:
                out += GUEST_STEP.options(g, self)
            out += BLOW.options(g, self)
        if g.hands[self.who]:
            out += CARD.options(g, self)
        return out

    def asks(self, g: House, options: list[int]) -> bool:
        """Is anybody asked? What is the only thing to do is done unasked, unless a card might be played instead."""
        return len(options) > 1 or (g.poker_face and bool(g.hands[self.who]) and cards.might(g, self.who, cards.STEP))

    def moment(self) -> int:
        return cards.STEP

    def after_card(self) -> Frame[House]:
        return self

    def default(self, g: House) -> int:
        """The end of the phase; where there is none, the first step out."""
        return g.options[0]

    def rule(self) -> str:
        return "GHS-TRN-6"

    def question(self, g: House) -> tuple[Any, ...]:
        """By what can be done beside cards, since that alone is public. A pawn that must leave is offered no end."""
        if END.first not in g.options:
            return ("Act-leave", g.evicted[self.who])
        if not g.points:
            return ("Act", 0)
        monsters = of_kind(GREGORY_STEP, g.options) or of_kind(GUEST_STEP, g.options)
        if of_kind(PAWN_STEP, g.options):
            return ("Act" if monsters else "Act-walk", g.points)
        return ("Act-monsters", g.points) if monsters else ("Act-still",)
