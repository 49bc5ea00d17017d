"""Hands, bag and discard: EC-OP-5 to EC-OP-7, and what opponents are made to do, EC-OP-10 to EC-OP-12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, STOP, Frame, Reason

from ..components import TILES
from ..notation import LETTERS, at_hand
from ..state import Office, with_one, without_one
from .choices import Declinable, SeveralWithin

FROM_SHOWN: Final = 100  # a thing of a hand is a tile, or this and a revealed tile


@dataclass(eq=False)
class Draw(Frame):
    """EC-OP-5. The actor draws n tiles, one at a time."""

    who: int
    n: int

    def possible(self, g: Office) -> bool:
        return g.can_draw(g.table.team[self.who])

    def run(self, g: Office) -> None:
        g.tell(ALL, "draws", self.who, g.draw_tiles(self.who, self.n))


@dataclass(eq=False)
class Discard(SeveralWithin):
    """EC-OP-6. The actor puts n tiles from behind the screen into the team's discard."""

    def possible(self, g: Office) -> bool:
        return True  # the draw before it brings something

    def secret(self) -> bool:
        return True

    def things(self, g: Office) -> list[int]:
        return [*g.hand[self.who], *[FROM_SHOWN + k for k in g.shown[self.who]]]

    def take(self, g: Office, things: list[int]) -> None:
        for thing in things:
            discard_from_hand(g, self.who, thing)

    def rule(self) -> str:
        return "EC-OP-6"

    def write(self, g: Office, pick: int) -> str:
        return "discard " + written_hand(pick)

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-discard", pick % 100)

    def taps(self, g: Office, pick: int) -> list[str]:
        return [at_hand(pick % 100, pick >= FROM_SHOWN)]


def written_hand(thing: int) -> str:
    """A tile of a hand: cashier_imp, or shown cashier_imp."""
    return ("shown " if thing >= FROM_SHOWN else "") + TILES[thing % 100]


def discard_from_hand(g: Office, seat: int, thing: int) -> None:
    """A tile from behind the screen goes to the team's discard, which is open: EC-HID-5."""
    tile = thing % 100
    g.from_hand(seat, tile, thing >= FROM_SHOWN)
    g.into_discard(g.table.team[seat], tile)
    g.show(ALL, "discards", seat, tile)


@dataclass(eq=False)
class ForcedDiscard(Discard):
    """EC-OP-11. The chosen opponent discards n tiles of the own choice."""

    def rule(self) -> str:
        return "EC-OP-11"


@dataclass(eq=False)
class RevealChoice(SeveralWithin):
    """EC-OP-10, EC-HID-4. The chosen opponent reveals n unrevealed tiles."""

    def secret(self) -> bool:
        return True

    def things(self, g: Office) -> list[int]:
        return list(g.hand[self.who])

    def take(self, g: Office, things: list[int]) -> None:
        for tile in things:
            g.from_hand(self.who, tile, False)
            g.shown[self.who] = with_one(g.shown[self.who], tile)
            g.show(ALL, "reveals", self.who, tile)

    def rule(self) -> str:
        return "EC-OP-10"

    def write(self, g: Office, pick: int) -> str:
        return "reveal " + TILES[pick]

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-reveal", pick)

    def taps(self, g: Office, pick: int) -> list[str]:
        return [at_hand(pick, False)]


@dataclass(eq=False)
class Recycle(SeveralWithin):
    """EC-OP-7. The actor puts n tiles of the team's discard into the team's bag."""

    def possible(self, g: Office) -> bool:
        return bool(g.discard[g.table.team[self.who]])

    def things(self, g: Office) -> list[int]:
        return list(g.discard[g.table.team[self.who]])

    def heard_by(self, g: Office, pick: int) -> int:
        return ALL

    def known_to(self, g: Office, seat: int) -> Frame:
        return self  # the discard is open, and so is what is taken of it

    def take(self, g: Office, things: list[int]) -> None:
        team = g.table.team[self.who]
        for tile in things:
            g.discard[team] = without_one(g.discard[team], tile)
            g.into_bag(team, tile)
            g.tell(ALL, "recycles", self.who, tile)

    def rule(self) -> str:
        return "EC-OP-7"

    def write(self, g: Office, pick: int) -> str:
        return "take " + TILES[pick]

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-recycle", pick)

    def taps(self, g: Office, pick: int) -> list[str]:
        return []


RIVALS: Final = ("enemy_reveal", "enemy_discard", "enemy_draw")
REVEAL: Final = 0
DISCARD: Final = 1
DRAW: Final = 2


@dataclass(eq=False)
class ChooseOpponent(Declinable):
    """EC-OP-10 to EC-OP-12, EC-4P-8. The actor chooses an opponent, who then reveals, discards or draws n tiles."""

    what: int
    n: int

    def things(self, g: Office) -> list[int]:
        return [s for s in g.table.opponents[self.who] if self.against(g, s) is None]

    def thinkable(self, g: Office) -> list[int]:
        return g.table.opponents[self.who]

    def take(self, g: Office, thing: int) -> None:
        n = min(self.n, (len(g.hand[thing]), g.behind(thing), self.n)[self.what])
        g.tell(ALL, ("makes-reveal", "makes-discard", "makes-draw")[self.what], self.who, thing, n)
        if self.what == REVEAL:
            g.then(RevealChoice(thing, self.n, ()))
        elif self.what == DISCARD:
            g.then(ForcedDiscard(thing, self.n, ()))
        else:
            g.then(Draw(thing, self.n))

    def against(self, g: Office, pick: int) -> Reason | None:
        if pick == STOP:
            return None
        if self.what == REVEAL and not g.hand[pick]:
            return Reason("EC-OP-10", ("no-unrevealed", pick))
        if self.what == DISCARD and not g.behind(pick):
            return Reason("EC-OP-11", ("no-hand", pick))
        if self.what == DRAW and g.passed >> pick & 1:
            return Reason("EC-OP-12", ("no-passed", pick))
        return None

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("ChooseOpponent-" + ("reveal", "discard", "draw")[self.what], self.n)

    def rule(self) -> str:
        return ("EC-OP-10", "EC-OP-11", "EC-OP-12")[self.what]

    def write(self, g: Office, pick: int) -> str:
        return "decline" if pick == STOP else "rival " + LETTERS[pick]

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-decline",) if pick == STOP else ("pick-rival", pick)

    def taps(self, g: Office, pick: int) -> list[str]:
        return []
