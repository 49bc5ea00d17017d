"""Moving with keys, and the free card. Chapter 10 of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed

from ..board import BEARS, BETWEEN, DOOR, NEAR, ROOMS
from ..components import COLOURS, KEYS, MOST_SEATS
from ..notation import Read, key_taps, read
from ..state import NONE, Castle
from .leaving import no_leaving


def draw_one(g: Castle, seat: int, said: str) -> None:
    """The top key goes to the hand: its back was public, its colour is told to the owner alone; all see the next back."""
    back = g.top
    key = g.take_key(seat)
    if g.events is not None:
        g.show(ALL, said, seat, back, g.top)
        g.show(1 << seat, "holds", seat, key)


class Going(Deed[Castle, Ask[Castle]]):
    """MG-MOV-1. Through a door, with a key of its colour from the hand. n: the key."""

    span = len(KEYS)
    form = "go <room> <key>"

    def options(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return self.behind(g, ask, [])

    def behind(self, g: Castle, ask: Ask[Castle], out: list[int]) -> list[int]:
        """The same behind `out`: a list less for each decision of a turn."""
        room = g.pawns[ask.who]
        doors, ghost, last = DOOR[room], g.pawns[g.ghost], NONE
        for key in g.hands[ask.who]:
            if key != last:
                last = key
                there = doors[key % COLOURS]
                if there >= 0 and there != ghost:
                    out.append(self.first + key)
        return out

    def resolve(self, g: Castle, ask: Ask[Castle], n: int) -> None:
        me = ask.who
        there = DOOR[g.pawns[me]][n % COLOURS]
        g.placed = ()
        g.lay_key(me, n)
        g.tell(ALL, "goes", me, n, there)
        g.then(ENTERS[me][there], ask)

    def write(self, g: Castle, ask: Ask[Castle], n: int) -> str:
        return f"go {ROOMS[DOOR[g.pawns[ask.who]][n % COLOURS]]} {KEYS[n]}"

    def label(self, g: Castle, ask: Ask[Castle], n: int) -> tuple[Any, ...]:
        return ("pick-go", n, DOOR[g.pawns[ask.who]][n % COLOURS])

    def taps(self, g: Castle, ask: Ask[Castle], n: int) -> list[str]:
        return key_taps(ROOMS[DOOR[g.pawns[ask.who]][n % COLOURS]], n, g.hands[ask.who])

    def tries(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        """Any key that fits a door of the room."""
        return [self.first + key for key in range(len(KEYS)) if DOOR[g.pawns[ask.who]][key % COLOURS] >= 0]

    def against(self, g: Castle, ask: Ask[Castle], n: int) -> Reason | None:
        return no_going(g, ask.who, Read("go", DOOR[g.pawns[ask.who]][n % COLOURS], n))

    def refuse(self, g: Castle, ask: Ask[Castle], text: str) -> Reason | None:
        """A room or a key alone is enough to go by."""
        said = read(text)
        return no_going(g, ask.who, said) if said is not None and said.verb in ("", "go") and not said.gate else None


def into(g: Castle, me: int, there: int) -> Reason | None:
    """Rooms that nobody can go to: his own, and the ghost's."""
    if there == g.pawns[me]:
        return Reason("MG-MOV-1", ("no-standing-still", there))
    if there == g.pawns[g.ghost]:
        return Reason("MG-MOV-4", ("no-entry", there))
    return None


def no_going(g: Castle, me: int, said: Read) -> Reason | None:
    """MG-MOV-1, MG-MOV-4, MG-MOV-5; MG-END-1 where the key is that of the gate."""
    room, hand = g.pawns[me], g.hands[me]
    if said.key >= 0 and said.key not in hand:
        return Reason("MG-MOV-1", ("no-such-key", said.key))
    if said.room >= 0:
        return no_way(g, me, said.room, said.key)
    if said.key < 0:
        return None
    there = DOOR[room][said.key % COLOURS]
    if there < 0:
        if g.opens_gate(room, said.key):
            return no_leaving(g, me, said)
        return Reason("MG-MOV-5", ("no-door-of-colour", room, said.key % COLOURS))
    return Reason("MG-MOV-4", ("no-entry", there)) if there == g.pawns[g.ghost] else None


def no_way(g: Castle, me: int, there: int, key: int) -> Reason | None:
    """Why a hunter cannot go to that room; with that key, where he named one (-1: none)."""
    room, hand = g.pawns[me], g.hands[me]
    if there != room and there not in NEAR[room]:
        return Reason("MG-BRD-2", ("no-neighbour", there, room))
    blocked = into(g, me, there)
    if blocked is not None:
        return blocked
    door = BETWEEN[room][there]
    if door < 0:
        return Reason("MG-MOV-5", ("no-door", there, room))
    if key >= 0 and key % COLOURS != door:
        return Reason("MG-MOV-5", ("no-such-lock", key, there, door))
    if not any(k % COLOURS == door for k in hand):
        return Reason("MG-MOV-1", ("no-key-of-colour", there, door))
    several = len({k for k in hand if k % COLOURS == door}) > 1
    return Reason("MG-MOV-1", ("which-key", door)) if key < 0 and several else None


@dataclass(eq=False)
class Enter(Frame[Castle]):
    """MG-FRE-5. The pawn comes into the room. MG-FRE-1 to MG-FRE-3: if the top back shows its blazon he draws that one key."""

    seat: int
    room: int

    def run(self, g: Castle) -> None:
        g.trail, g.walker, g.cards = (g.pawns[self.seat], self.room), self.seat, ()
        g.stand(self.seat, self.room)
        g.moved = True
        if self.room in BEARS[g.top]:
            draw_one(g, self.seat, "free-key")


ENTERS: Final = [[Enter(seat, room) for room in range(len(ROOMS))] for seat in range(MOST_SEATS)]  # made once
