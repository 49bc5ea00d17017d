"""What the choices of powers have in common: they are made within an action, and some may be declined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from hantise.core.frame import ALL, Ask, Reason, Several
from hantise.core.menu import Deed, Menu

from ..components import SIDE, SPACES
from ..notation import at
from ..state import Office


@dataclass(eq=False)
class Within(Ask[Office]):
    """A choice within an action."""

    def opens(self, g: Office) -> bool:
        return False


@dataclass(eq=False)
class SeveralWithin(Several[Office]):
    """A choice of n things within an action."""

    def opens(self, g: Office) -> bool:
        return False

    def question(self, g: Office) -> tuple[Any, ...]:
        return (type(self).__name__, min(self.n, len(self.things(g))))


@dataclass(eq=False)
class Declinable(Menu[Office]):
    """The actor takes one of some things. `may`: or declines (EC-OPT-8). Its deeds are `Declining` and the taking."""

    may: bool

    def opens(self, g: Office) -> bool:
        return False

    def possible(self, g: Office) -> bool:
        """Is there anything to take?"""
        taking: Deed[Any, Any] = self.deeds[1]
        return bool(taking.options(g, self))


class Declining(Deed[Office, Declinable]):
    """EC-OPT-8. To take nothing although something could be taken."""

    form = "decline"
    idle = True

    def options(self, g: Office, ask: Declinable) -> list[int]:
        return [self.first] if ask.may and ask.possible(g) else []

    def resolve(self, g: Office, ask: Declinable, n: int) -> None:
        g.tell(ALL, "declines", ask.who)

    def label(self, g: Office, ask: Declinable, n: int) -> tuple[Any, ...]:
        return ("pick-decline",)


A = TypeVar("A", bound=Declinable)


class OnTile(Deed[Office, A]):
    """EC-OP-3, EC-OP-8, EC-OP-20. A tile on a village eligible to the actor, not shielded against the actor. n: its space."""

    span = SPACES
    verb: ClassVar[str] = ""  # what is done to it

    def fits(self, g: Office, ask: A, space: int) -> bool:
        """Is the tile there one for this power?"""
        raise AssertionError(f"{type(self).__name__} does not say which tiles fit: write its fits()")

    def unfit(self, g: Office, ask: A, space: int) -> Reason:
        """Why it is not."""
        raise AssertionError(f"{type(self).__name__} does not say why a tile does not fit: write its unfit()")

    def any(self, g: Office, ask: A) -> bool:
        """Is there such a tile?"""
        for space in g.in_reach(ask.who):
            if self.fits(g, ask, space) and not g.shielded(space, ask.who):
                return True
        return False

    def options(self, g: Office, ask: A) -> list[int]:
        out = []
        for space in g.in_reach(ask.who):
            if self.fits(g, ask, space) and not g.shielded(space, ask.who):
                out.append(self.first + space)
        return out

    def tries(self, g: Office, ask: A) -> list[int]:
        return [self.first + space for space in range(len(g.tile)) if g.tile[space] >= 0]

    def against(self, g: Office, ask: A, n: int) -> Reason | None:
        if not g.can_touch(ask.who, n):
            return Reason("EC-ELG-4", ("no-village", n // (2 * SIDE)))
        if not self.fits(g, ask, n):
            return self.unfit(g, ask, n)
        return Reason("EC-OP-20", ("no-shielded", g.tile[n])) if g.shielded(n, ask.who) else None

    def write(self, g: Office, ask: A, n: int) -> str:
        return f"{self.verb} {at(g, n)}"

    def label(self, g: Office, ask: A, n: int) -> tuple[Any, ...]:
        return ("pick-" + self.verb, g.tile[n], n // (2 * SIDE), g.spot(n))

    def taps(self, g: Office, ask: A, n: int) -> list[str]:
        return [at(g, n)]
