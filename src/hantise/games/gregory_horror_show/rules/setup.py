"""Chapter 5, set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Frame, Several

from ..board import ENTRANCES, STARTS
from ..components import FIGURES, LIMITS
from ..state import WANDERING, House, changed
from .choosing import SpaceAsk
from .turn import StartTurn

CHOSEN: Final = 6


def begin(g: House, options: dict[str, Any]) -> None:
    """GHS-SET-1 to GHS-SET-8."""
    g.lay_out(options)
    n = g.seats
    if options["first_player"] == "random":
        g.first = g.chance([1] * n, "seat")
    g.active = g.first
    g.tell(ALL, "begins", g.first)
    order = g.order(g.first)
    choosing = False
    if g.guest_game():
        choosing = options["guest_roster"] == "choose_6"
        for s in order:
            if options["guest_roster"] == "all_24":
                g.rosters = changed(g.rosters, s, (1 << len(FIGURES)) - 1)
            elif not choosing:
                left = list(range(len(FIGURES)))
                for _ in range(CHOSEN):
                    figure = g.draw(left, "figure")
                    g.rosters = changed(g.rosters, s, g.rosters[s] | 1 << figure)
                    g.tell(ALL, "roster", s, figure)
    g.open_rosters = not choosing
    for s in order:
        g.draw_cards(s, LIMITS["hand_start"])
    pawns = [PlacePawn(s) for s in order]
    rosters: list[Frame[House]] = [*[Roster(s, CHOSEN, ()) for s in order], OpenRosters()] if choosing else []
    g.then(*pawns, PlaceWandering(order[-1]), *rosters, StartTurn())


@dataclass(eq=False)
class PlacePawn(SpaceAsk):
    """GHS-SET-6. The pawn comes to a free Entrance space."""

    def options(self, g: House) -> list[int]:
        return g.free_of(ENTRANCES)

    def resolve(self, g: House, pick: int) -> None:
        g.put(self.who, pick)
        g.tell(ALL, "put-on", self.who, pick)

    def opens(self, g: House) -> bool:
        return True

    def rule(self) -> str:
        return "GHS-SET-6"


@dataclass(eq=False)
class PlaceWandering(SpaceAsk):
    """GHS-SET-7. The last in turn order puts the wandering monster on a monster start space."""

    def options(self, g: House) -> list[int]:
        return g.free_of(STARTS)

    def resolve(self, g: House, pick: int) -> None:
        g.put(WANDERING, pick)
        g.tell(ALL, "placed-wandering", self.who, pick)

    def opens(self, g: House) -> bool:
        return True

    def rule(self) -> str:
        return "GHS-SET-7"


@dataclass(eq=False)
class Roster(Several[House]):
    """GHS-SET-8. Six of the 24 figures, chosen in secret."""

    span = len(FIGURES)
    form = "roster <figure>"

    def things(self, g: House) -> list[int]:
        return list(range(len(FIGURES)))

    def options(self, g: House) -> list[int]:
        return [f for f in range(len(FIGURES)) if f not in self.picks]  # in any order, as people choose

    def take(self, g: House, things: list[int]) -> None:
        for f in things:
            g.rosters = changed(g.rosters, self.who, g.rosters[self.who] | 1 << f)

    def secret(self) -> bool:
        return True

    def rule(self) -> str:
        return "GHS-SET-8"

    def question(self, g: House) -> tuple[Any, ...]:
        return ("Roster", self.n)

    def write(self, g: House, pick: int) -> str:
        return "roster " + FIGURES[pick]

    def label(self, g: House, pick: int) -> tuple[Any, ...]:
        return ("pick-roster", pick)

    def taps(self, g: House, pick: int) -> list[str]:
        return [FIGURES[pick]]


@dataclass(eq=False)
class OpenRosters(Frame[House]):
    """GHS-SET-8. Rosters are public."""

    def run(self, g: House) -> None:
        g.open_rosters = True
        g.show(ALL, "rosters-open")
