"""Hands, bag and discard: EC-OP-5 to EC-OP-7, and what opponents are made to do, EC-OP-10 to EC-OP-12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Frame, Reason
from hantise.core.menu import Deed, menu

from ..components import TILES
from ..notation import LETTERS, at_hand, hand_tile
from ..state import Office, with_one, without_one
from .choices import Declinable, Declining, SeveralWithin
from .sources import HAND, PER_SOURCE, SOURCES, source, things, tile_of


@dataclass(eq=False)
class Draw(Frame[Office]):
    """EC-OP-5. The actor draws n tiles, one at a time."""

    who: int
    n: int

    def possible(self, g: Office) -> bool:
        return g.can_draw(g.table.team[self.who])

    def run(self, g: Office) -> None:
        g.tell(ALL, "draws", self.who, g.draw_tiles(self.who, self.n))


@dataclass(eq=False)
class Discard(SeveralWithin):
    """EC-OP-6. The actor puts n tiles from behind the screen into the team's discard, which is open: EC-HID-5."""

    span = (HAND - 1) * PER_SOURCE + len(TILES)
    form = "discard <tile>"

    def possible(self, g: Office) -> bool:
        return True  # the draw before it brings something

    def secret(self) -> bool:
        return True

    def things(self, g: Office) -> list[int]:
        return things(g, self.who, HAND)

    def take(self, g: Office, things: list[int]) -> None:
        for thing in things:
            tile = source(thing).leaves(g, self.who, thing % PER_SOURCE)
            g.into_discard(g.table.team[self.who], tile)
            g.show(ALL, "discards", self.who, tile)

    def rule(self) -> str:
        return "EC-OP-6"

    def write(self, g: Office, pick: int) -> str:
        return "discard " + hand_tile(pick % PER_SOURCE, source(pick) is not SOURCES[0])

    def label(self, g: Office, pick: int) -> tuple[Any, ...]:
        return ("pick-discard", tile_of(g, pick))

    def taps(self, g: Office, pick: int) -> list[str]:
        return source(pick).taps(g, pick % PER_SOURCE)


@dataclass(eq=False)
class ForcedDiscard(Discard):
    """EC-OP-11. The chosen opponent discards n tiles of the own choice."""

    def rule(self) -> str:
        return "EC-OP-11"


@dataclass(eq=False)
class RevealChoice(SeveralWithin):
    """EC-OP-10, EC-HID-4. The chosen opponent reveals n unrevealed tiles."""

    span = len(TILES)
    form = "reveal <tile>"

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

    span = len(TILES)
    form = "take <tile>"

    def possible(self, g: Office) -> bool:
        return bool(g.discard[g.table.team[self.who]])

    def things(self, g: Office) -> list[int]:
        return list(g.discard[g.table.team[self.who]])

    def heard_by(self, g: Office, pick: int) -> int:
        return ALL

    def known_to(self, g: Office, seat: int) -> Frame[Office]:
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


class ChoosingOpponent(Deed[Office, "ChooseOpponent"]):
    """EC-OP-10 to EC-OP-12, EC-4P-8. The opponent who then reveals, discards or draws. n: the seat."""

    span = len(LETTERS)
    form = "rival <seat>"

    def options(self, g: Office, ask: ChooseOpponent) -> list[int]:
        return [self.first + s for s in g.table.opponents[ask.who] if self.against(g, ask, s) is None]

    def tries(self, g: Office, ask: ChooseOpponent) -> list[int]:
        return [self.first + s for s in g.table.opponents[ask.who]]

    def against(self, g: Office, ask: ChooseOpponent, n: int) -> Reason | None:
        if ask.what == REVEAL and not g.hand[n]:
            return Reason("EC-OP-10", ("no-unrevealed", n))
        if ask.what == DISCARD and not g.behind(n):
            return Reason("EC-OP-11", ("no-hand", n))
        if ask.what == DRAW and g.passed >> n & 1:
            return Reason("EC-OP-12", ("no-passed", n))
        return None

    def resolve(self, g: Office, ask: ChooseOpponent, n: int) -> None:
        tiles = min(ask.n, (len(g.hand[n]), g.behind(n), ask.n)[ask.what])
        g.tell(ALL, ("makes-reveal", "makes-discard", "makes-draw")[ask.what], ask.who, n, tiles)
        if ask.what == REVEAL:
            g.then(RevealChoice(n, ask.n, ()))
        elif ask.what == DISCARD:
            g.then(ForcedDiscard(n, ask.n, ()))
        else:
            g.then(Draw(n, ask.n))

    def write(self, g: Office, ask: ChooseOpponent, n: int) -> str:
        return "rival " + LETTERS[n]

    def label(self, g: Office, ask: ChooseOpponent, n: int) -> tuple[Any, ...]:
        return ("pick-rival", n)


@dataclass(eq=False)
class ChooseOpponent(Declinable):
    """EC-OP-10 to EC-OP-12, EC-4P-8. The actor chooses an opponent, who then reveals, discards or draws n tiles."""

    what: int
    n: int

    deeds = menu(Declining(), ChoosingOpponent())

    def question(self, g: Office) -> tuple[Any, ...]:
        return ("ChooseOpponent-" + ("reveal", "discard", "draw")[self.what], self.n)

    def rule(self) -> str:
        return ("EC-OP-10", "EC-OP-11", "EC-OP-12")[self.what]
