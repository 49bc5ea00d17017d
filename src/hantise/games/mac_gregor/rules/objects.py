"""Objects: pickaxe, oil lamp, ghost detector. Chapter 12 of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed

from ..board import NEAR, ROOMS, STAIRS
from ..components import DETECTOR, LAID, LAMP, PICKAXE
from ..notation import Read, read
from ..state import Castle
from .moving import ENTERS, into


class ByPickaxe(Deed[Castle, Ask[Castle]]):
    """MG-OBJ-5. Through any wall to an adjacent room. n: that room."""

    span = 30
    form = "pickaxe <room>"

    def options(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        if not g.objects[ask.who] >> PICKAXE & 1:
            return []
        return [self.first + there for there in g.beside(g.pawns[ask.who])]

    def resolve(self, g: Castle, ask: Ask[Castle], n: int) -> None:
        g.placed = ()
        g.use(ask.who, PICKAXE)
        g.tell(ALL, "pickaxe-to", ask.who, n)
        g.then(ENTERS[ask.who][n], ask)

    def write(self, g: Castle, ask: Ask[Castle], n: int) -> str:
        return "pickaxe " + ROOMS[n]

    def label(self, g: Castle, ask: Ask[Castle], n: int) -> tuple[Any, ...]:
        return ("pick-pickaxe", n)

    def taps(self, g: Castle, ask: Ask[Castle], n: int) -> list[str]:
        return ["pickaxe " + ROOMS[n]]

    def tries(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return list(range(self.first, self.first + len(ROOMS)))

    def against(self, g: Castle, ask: Ask[Castle], n: int) -> Reason | None:
        return self.blocked(g, ask.who, Read("pickaxe", n))

    def refuse(self, g: Castle, ask: Ask[Castle], text: str) -> Reason | None:
        said = read(text)
        return self.blocked(g, ask.who, said) if said is not None and said.verb == "pickaxe" else None

    def blocked(self, g: Castle, me: int, said: Read) -> Reason | None:
        """MG-OBJ-5, MG-OBJ-6."""
        room = g.pawns[me]
        if not g.has(me, PICKAXE):
            return Reason("MG-OBJ-2", ("no-object", PICKAXE))
        if said.gate:
            return Reason("MG-OBJ-6", ("no-breaking-out",))
        if said.room < 0:
            return Reason("MG-OBJ-5", ("no-target", PICKAXE))
        if said.room != room and said.room not in NEAR[room]:
            return Reason("MG-BRD-2", ("no-neighbour", said.room, room))
        return into(g, me, said.room)


class ByLamp(Deed[Castle, Ask[Castle]]):
    """MG-OBJ-3. From one stair room to another. n: that room."""

    span = 30
    form = "lamp <room>"

    def options(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        if not g.objects[ask.who] >> LAMP & 1:
            return []
        return [self.first + there for there in g.below(g.pawns[ask.who])]

    def resolve(self, g: Castle, ask: Ask[Castle], n: int) -> None:
        g.placed = ()
        g.use(ask.who, LAMP)
        g.tell(ALL, "lamp-to", ask.who, n)
        g.then(ENTERS[ask.who][n], ask)

    def write(self, g: Castle, ask: Ask[Castle], n: int) -> str:
        return "lamp " + ROOMS[n]

    def label(self, g: Castle, ask: Ask[Castle], n: int) -> tuple[Any, ...]:
        return ("pick-lamp", n)

    def taps(self, g: Castle, ask: Ask[Castle], n: int) -> list[str]:
        return ["lamp " + ROOMS[n]]

    def tries(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return list(range(self.first, self.first + len(ROOMS)))

    def against(self, g: Castle, ask: Ask[Castle], n: int) -> Reason | None:
        return self.blocked(g, ask.who, Read("lamp", n))

    def refuse(self, g: Castle, ask: Ask[Castle], text: str) -> Reason | None:
        said = read(text)
        return self.blocked(g, ask.who, said) if said is not None and said.verb == "lamp" else None

    def blocked(self, g: Castle, me: int, said: Read) -> Reason | None:
        """MG-OBJ-3."""
        room = g.pawns[me]
        if not g.has(me, LAMP):
            return Reason("MG-OBJ-2", ("no-object", LAMP))
        if room not in STAIRS:
            return Reason("MG-OBJ-3", ("no-stairs-here", room))
        if said.room < 0:
            return Reason("MG-OBJ-3", ("no-target", LAMP))
        if said.room not in STAIRS:
            return Reason("MG-OBJ-3", ("no-stairs", said.room))
        return into(g, me, said.room)


class Detecting(Deed[Castle, Ask[Castle]]):
    """MG-OBJ-10. The ghost's program is looked at, as long as some of it is hidden."""

    span = 8
    form = "detector"

    def options(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return [self.first] if g.objects[ask.who] >> DETECTOR & 1 and g.shown < LAID else []

    def resolve(self, g: Castle, ask: Ask[Castle], n: int) -> None:
        g.placed = ()
        g.then(Detect(ask.who), ask)

    def write(self, g: Castle, ask: Ask[Castle], n: int) -> str:
        return "detector"

    def label(self, g: Castle, ask: Ask[Castle], n: int) -> tuple[Any, ...]:
        return ("pick-detector",)

    def taps(self, g: Castle, ask: Ask[Castle], n: int) -> list[str]:
        return ["detector"]

    def tries(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return [self.first]

    def against(self, g: Castle, ask: Ask[Castle], n: int) -> Reason | None:
        if g.shown == LAID:
            return Reason("MG-OBJ-10", ("no-need-to-detect",))
        return None if g.has(ask.who, DETECTOR) else Reason("MG-OBJ-2", ("no-object", DETECTOR))

    def refuse(self, g: Castle, ask: Ask[Castle], text: str) -> Reason | None:
        said = read(text)
        return self.against(g, ask, 0) if said is not None and said.verb == "detector" else None


@dataclass(eq=False)
class Detect(Frame[Castle]):
    """MG-OBJ-9. The four cards of the program are turned face up for all."""

    seat: int

    def run(self, g: Castle) -> None:
        g.use(self.seat, DETECTOR)
        g.shown = LAID
        g.show(ALL, "detects", self.seat, *g.program)
