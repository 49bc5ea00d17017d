"""What the choices of powers have in common: they are made within an action, and some may be declined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, STOP, Ask, Reason, Several

from ..components import SIDE
from ..notation import at
from ..state import Office


@dataclass(eq=False)
class Within(Ask):
    """A choice within an action."""

    def opens(self, g: Office) -> bool:
        return False


@dataclass(eq=False)
class SeveralWithin(Several):
    """A choice of n things within an action."""

    def opens(self, g: Office) -> bool:
        return False

    def question(self, g: Office) -> tuple[Any, ...]:
        return (type(self).__name__, min(self.n, len(self.things(g))))


@dataclass(eq=False)
class Declinable(Within):
    """The actor takes one of some things. `may`: or none (EC-OPT-8)."""

    may: bool

    def things(self, g: Office) -> list[int]:
        """What may be taken."""
        raise AssertionError(f"{type(self).__name__} does not say what may be taken: write its things()")

    def thinkable(self, g: Office) -> list[int]:
        """What a person might try to take."""
        raise AssertionError(f"{type(self).__name__} does not say what one might try: write its thinkable()")

    def take(self, g: Office, thing: int) -> None:
        """What happens to it."""
        raise AssertionError(f"{type(self).__name__} does not say what happens to it: write its take()")

    def options(self, g: Office) -> list[int]:
        out = self.things(g)
        return [STOP, *out] if self.may and out else out

    def tries(self, g: Office) -> list[int]:
        out = self.thinkable(g)
        return [STOP, *out] if STOP in self.options(g) else out

    def resolve(self, g: Office, pick: int) -> None:
        if pick == STOP:
            g.tell(ALL, "declines", self.who)
        else:
            self.take(g, pick)


@dataclass(eq=False)
class OneTile(Declinable):
    """EC-OP-3, EC-OP-8, EC-OP-20. A tile on a village eligible to the actor, not shielded against the actor."""

    def verb(self) -> str:
        """What is done to it."""
        raise AssertionError(f"{type(self).__name__} does not say what is done: write its verb()")

    def fits(self, g: Office, space: int) -> bool:
        """Is the tile there one for this power?"""
        raise AssertionError(f"{type(self).__name__} does not say which tiles fit: write its fits()")

    def unfit(self, g: Office, space: int) -> Reason:
        """Why it is not."""
        raise AssertionError(f"{type(self).__name__} does not say why a tile does not fit: write its unfit()")

    def possible(self, g: Office) -> bool:
        for space in g.in_reach(self.who):
            if self.fits(g, space) and not g.shielded(space, self.who):
                return True
        return False

    def things(self, g: Office) -> list[int]:
        out = []
        for space in g.in_reach(self.who):
            if self.fits(g, space) and not g.shielded(space, self.who):
                out.append(space)
        return out

    def thinkable(self, g: Office) -> list[int]:
        return [space for space in range(len(g.tile)) if g.tile[space] >= 0]

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick == STOP:
            return None
        if not g.can_touch(self.who, pick):
            return Reason("EC-ELG-4", ("no-village", pick // (2 * SIDE)))
        if not self.fits(g, pick):
            return self.unfit(g, pick)
        return Reason("EC-OP-20", ("no-shielded", g.tile[pick])) if g.shielded(pick, self.who) else None

    def write(self, g: Office, pick: int) -> str:
        return "decline" if pick == STOP else f"{self.verb()} {at(g, pick)}"

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        if pick == STOP:
            return ("pick-decline",)
        return ("pick-" + self.verb(), g.tile[pick], pick // (2 * SIDE), g.spot(pick))

    def taps(self, g: Office, pick: int) -> list[str]:
        return [] if pick == STOP else [at(g, pick)]
