"""Tokens: turned over by the hunter who stands on them. Chapter 11 of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed

from ..components import TRAP
from ..notation import read
from ..state import NONE, Castle, changed


class Flipping(Deed[Castle, Ask[Castle]]):
    """MG-TOK-1. The token of the room that he has entered in this turn is turned over. It cannot be taken back, so it is a
    button and no tap."""

    form = "flip"

    def options(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return self.behind(g, ask, [])

    def behind(self, g: Castle, ask: Ask[Castle], out: list[int]) -> list[int]:
        """The same behind `out`: a list less for each decision of a turn."""
        if g.tokens[g.pawns[ask.who]] != NONE and (g.moved or g.free_flip):
            out.append(self.first)
        return out

    def resolve(self, g: Castle, ask: Ask[Castle], n: int) -> None:
        g.placed = ()
        g.then(Flip(ask.who, ask))

    def label(self, g: Castle, ask: Ask[Castle], n: int) -> tuple[Any, ...]:
        return ("pick-flip",)

    def tries(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return [self.first]

    def against(self, g: Castle, ask: Ask[Castle], n: int) -> Reason | None:
        """MG-RUL-9."""
        room = g.pawns[ask.who]
        if g.tokens[room] == NONE:
            return Reason("MG-TOK-1", ("no-token", room))
        return None if g.may_flip(ask.who) else Reason("MG-TOK-1", ("no-flip-before-moving", room))

    def refuse(self, g: Castle, ask: Ask[Castle], text: str) -> Reason | None:
        """MG-TOK-6. With a room behind it."""
        said = read(text)
        if said is None or said.verb != "flip":
            return None
        room = g.pawns[ask.who]
        if said.room not in (NONE, room):
            there = g.tokens[said.room] != NONE
            return (
                Reason("MG-TOK-6", ("no-token-afar", said.room, room)) if there else Reason("MG-TOK-1", ("no-token", said.room))
            )
        return self.against(g, ask, 0)

    def sure(self, g: Castle, ask: Ask[Castle], n: int) -> Reason | None:
        """A known trap: only where tokens stay open to sight."""
        if g.open_tokens and g.tokens[g.pawns[ask.who]] == TRAP:
            return Reason("MG-TOK-4", ("sure-trap", len(g.hands[ask.who])))
        return None


@dataclass(eq=False)
class Flip(Frame[Castle]):
    """MG-TOK-2, MG-TOK-3. He turns the token of his room over; a treasure lies face up in front of him, and he goes
    on."""

    seat: int
    turn: Frame[Castle]

    def run(self, g: Castle) -> None:
        room = g.pawns[self.seat]
        token, g.tokens = g.tokens[room], changed(g.tokens, room, NONE)
        if token == TRAP:
            g.bag = changed(g.bag, TRAP, g.bag[TRAP] + 1)
            g.show(ALL, "trapped", self.seat, room, len(g.hands[self.seat]))
            g.then(SpringTrap(self.seat))
        else:
            g.gain(self.seat, token, 1)
            g.show(ALL, "finds", self.seat, token, room)
            g.then(self.turn)


@dataclass(eq=False)
class SpringTrap(Frame[Castle]):
    """MG-TOK-4. A trap: all keys to the discard, and the turn is over: he is asked nothing more."""

    seat: int

    def run(self, g: Castle) -> None:
        g.lay_all(self.seat)
