"""The way out: who leaves the castle wins. Chapter 14 of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed

from ..board import GATE, GATES
from ..components import KEYS
from ..notation import Read, key_taps, read
from ..state import NONE, Castle


class Leaving(Deed[Castle, Ask[Castle]]):
    """MG-END-1. Through the gate of the room, with a key of its colour and enough treasures. n: the key."""

    span = 30
    form = "leave <key>"

    def options(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        out: list[int] = []
        if g.enough(ask.who):
            room, last = g.pawns[ask.who], NONE
            for key in g.hands[ask.who]:
                if key != last and g.opens_gate(room, key):
                    last = key
                    out.append(self.first + key)
        return out

    def resolve(self, g: Castle, ask: Ask[Castle], n: int) -> None:
        g.placed = ()
        g.then(LeaveCastle(ask.who, n))

    def write(self, g: Castle, ask: Ask[Castle], n: int) -> str:
        return f"leave {KEYS[n]}"

    def label(self, g: Castle, ask: Ask[Castle], n: int) -> tuple[Any, ...]:
        return ("pick-leave", n)

    def taps(self, g: Castle, ask: Ask[Castle], n: int) -> list[str]:
        return key_taps(GATES[g.pawns[ask.who]], n, g.hands[ask.who])

    def tries(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return list(range(self.first, self.first + len(KEYS))) if GATE[g.pawns[ask.who]] >= 0 else []

    def against(self, g: Castle, ask: Ask[Castle], n: int) -> Reason | None:
        return no_leaving(g, ask.who, Read("leave", key=n))

    def refuse(self, g: Castle, ask: Ask[Castle], text: str) -> Reason | None:
        said = read(text)
        gateward = said is not None and (said.verb == "leave" or (said.verb in ("", "go") and said.gate != ""))
        return no_leaving(g, ask.who, said) if said is not None and gateward else None


def no_leaving(g: Castle, me: int, said: Read) -> Reason | None:
    """MG-END-1, MG-END-3."""
    room = g.pawns[me]
    if said.gate and said.gate != GATES[room]:
        return Reason("MG-END-1", ("no-gate-afar", room))
    if GATE[room] < 0:
        return Reason("MG-END-1", ("no-gate-here", room))
    if not g.enough(me):
        return Reason("MG-END-3", ("no-leaving-yet", g.treasures(me), g.target))
    if said.key >= 0 and said.key not in g.hands[me]:
        return Reason("MG-END-1", ("no-such-key", said.key))
    if said.key >= 0 and not g.opens_gate(room, said.key):
        return Reason("MG-END-1", ("no-key-for-gate", said.key, GATE[room]))
    fitting = {key for key in g.hands[me] if g.opens_gate(room, key)}
    if not fitting:
        return Reason("MG-END-1", ("no-gate-key", GATE[room]))
    return Reason("MG-END-1", ("which-key", GATE[room])) if said.key < 0 and len(fitting) > 1 else None


@dataclass(eq=False)
class LeaveCastle(Frame[Castle]):
    """MG-END-1, MG-END-2, MG-END-4. Through the gate with its key: he wins at once."""

    seat: int
    key: int

    def run(self, g: Castle) -> None:
        g.lay_key(self.seat, self.key)
        g.trail, g.walker, g.cards = (g.pawns[self.seat],), self.seat, ()
        g.tell(ALL, "leaves", self.seat, self.key, g.treasures(self.seat))
        g.stand(self.seat, NONE)
        g.turn = NONE
        g.end("left", g.shared([self.seat]))
