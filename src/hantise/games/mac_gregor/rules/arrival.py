"""Treasures arrive: tokens from the bag, face down in rooms. Chapter 7 of rules.md, and MG-SET-6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason

from ..board import ROOMS
from ..state import NONE, Castle, changed


@dataclass(eq=False)
class DrawToken(Frame[Castle]):
    """MG-SET-6, MG-ARR-3, MG-ARR-5. As long as a room waits, the ghost draws a token from the bag and shows it to all."""

    rooms: tuple[int, ...]
    under: str  # the rule that calls for these tokens

    def run(self, g: Castle) -> None:
        token = g.chance(g.bag, "token") if self.rooms else NONE
        if token == NONE:
            return
        g.bag = changed(g.bag, token, g.bag[token] - 1)
        g.drawn = token
        if g.open_tokens:
            g.show(ALL, "draws-token-open", g.ghost, token)
        else:
            g.show(ALL, "draws-token", g.ghost)
        if len(self.rooms) == 1:
            put(g, self.rooms[0])
        else:
            g.then(PlaceToken(g.ghost, self.rooms, self.under))


def put(g: Castle, room: int) -> None:
    """The token that the ghost holds goes face down on a room."""
    g.tokens, g.drawn = changed(g.tokens, room, g.drawn), NONE
    g.placed = (*g.placed, room)
    g.tell(ALL, "places", g.ghost, room)


@dataclass(eq=False)
class PlaceToken(Ask[Castle]):
    """MG-DEC-1, MG-DEC-3. The ghost chooses the room; the token lies face down there. At set-up under MG-SET-6, in a round
    under MG-ARR-3."""

    rooms: tuple[int, ...]
    under: str

    span = len(ROOMS)
    form = "place <room>"

    def options(self, g: Castle) -> list[int]:
        return list(self.rooms)

    def resolve(self, g: Castle, pick: int) -> None:
        g.placed = ()
        put(g, pick)
        g.then(DrawToken(tuple([r for r in self.rooms if r != pick]), self.under))

    def rule(self) -> str:
        return self.under

    def write(self, g: Castle, pick: int) -> str:
        return "place " + ROOMS[pick]

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        return ("pick-place", pick)

    def taps(self, g: Castle, pick: int) -> list[str]:
        return [ROOMS[pick]]

    def tries(self, g: Castle) -> list[int]:
        return list(range(len(ROOMS)))

    def against(self, g: Castle, pick: int) -> Reason | None:
        if pick in self.rooms:
            return None
        if g.tokens[pick] != NONE:
            return Reason("MG-BRD-10", ("no-second-token", pick))
        if self.under == "MG-SET-6":
            return Reason("MG-SET-6", ("no-first-room", pick))
        if pick in g.pawns:
            return Reason("MG-ARR-2", ("no-token-under-pawn", pick))
        return Reason("MG-ARR-2", ("no-such-blazon", pick, g.top))
