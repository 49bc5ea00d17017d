"""A floor: the master draws and builds, the hero moves until he is dead or out, the floor is destroyed. SM-BLD, SM-MOV,
SM-EXIT, SM-DES. One file, for the end of a floor is the beginning of the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import menu

from ..components import CORRIDOR, CORRIDORS, DRAWN, EXIT, FLOORS, MONSTER, TILES
from ..grid import CELLS, HOME, PLACES, STEPS, around, shape
from ..notation import read
from ..state import ACTIVE, EXPLORED, HARMLESS, HERO, HIDDEN, JUMPED, MASTER, Crypt
from .ending import ShowAll
from .moving import Attacking, Exploring, JumpAttacking, Jumping, MoveDeed, Moving
from .revealing import ENTERS, LOOKS_BACK, LookBack, Peek

GRID: Final = len(CELLS)  # a building pick is tile * GRID + cell


# ------------------------------------------------------------------------------------------------------ the master's phase
@dataclass(eq=False)
class DrawMonsters(Frame[Crypt]):
    """SM-BLD-1, SM-BLD-2. The master draws two monsters unseen by the hero; with corridors and exit he has six tiles."""

    def run(self, g: Crypt) -> None:
        g.level += 1
        g.tell(ALL, "begins", MASTER, g.level)
        hand = [CORRIDOR] * CORRIDORS + [EXIT]
        for _ in range(DRAWN):
            tile = g.draw(g.pile, "tile", 1 << MASTER)
            hand.append(tile)
            g.show(1 << MASTER, "draws", MASTER, tile)
        g.hand = sorted(hand)
        g.then(Build(MASTER))


@dataclass(eq=False)
class Build(Ask[Crypt]):
    """SM-BLD-3, SM-BLD-4, SM-BLD-8. The master places his six tiles, each on an empty cell beside the floor so far: in this way
    he can reach every connected arrangement. Nothing is fixed before the last, and the hero sees nothing of it."""

    span = len(TILES) * GRID
    radix = GRID
    form = "<tile>@<cell>"

    def options(self, g: Crypt) -> list[int]:
        cells = around(g.laid)
        out: list[int] = []
        last = -1
        for tile in g.hand:
            if tile != last:
                last = tile
                out += [tile * GRID + c for c in cells]
        return out

    def resolve(self, g: Crypt, pick: int) -> None:
        tile, cell = pick // GRID, pick % GRID
        g.hand.remove(tile)
        g.laid.append(cell)
        g.built.append(tile)
        g.then(self if g.hand else LOCK)

    def opens(self, g: Crypt) -> bool:
        return len(g.laid) == 1

    def heard_by(self, g: Crypt, pick: int) -> int:
        return 1 << MASTER

    def rule(self) -> str:
        return "SM-BLD-3"

    def write(self, g: Crypt, pick: int) -> str:
        return f"{TILES[pick // GRID]}@{CELLS[pick % GRID]}"

    def label(self, g: Crypt, pick: int) -> tuple[Any, ...]:
        return ("pick-place", pick // GRID, pick % GRID)

    def taps(self, g: Crypt, pick: int) -> list[str]:
        tile, cell = TILES[pick // GRID], CELLS[pick % GRID]
        return [f"{tile} {cell}", f"{cell} {tile}"]

    def sure(self, g: Crypt, pick: int) -> Reason | None:
        return Reason("SM-BLD-6", ("sure-lock", g.level)) if len(g.hand) == 1 else None

    def refuse(self, g: Crypt, text: str) -> Reason | None:
        """Cells are too many to be tried one by one."""
        said = read(text)
        if said is None:
            return None
        if said.what not in ("place", "cell"):
            return Reason("SM-TRN-2", ("no-hero-yet",))
        if said.what == "place" and said.tile not in g.hand:
            return Reason("SM-BLD-2", ("no-such-tile", said.tile))
        if said.to < 0:
            return Reason("SM-GEO-1", ("no-such-cell", said.named)) if said.named else None
        if said.to == HOME:
            return Reason("SM-BLD-3", ("no-entrance", said.to))
        if said.to in g.laid:
            return Reason("SM-BLD-3", ("no-room", said.to))
        if not any(said.to + s in g.laid for s in STEPS):
            return Reason("SM-BLD-4", ("no-contact", said.to))
        return None


@dataclass(eq=False)
class Lock(Frame[Crypt]):
    """SM-BLD-6, SM-BLD-7. The floor is locked. The hero sees where tiles lie; in what order they were placed tells nothing."""

    def run(self, g: Crypt) -> None:
        tiles = dict(zip(g.laid, g.built, strict=True))
        g.shape = shape(g.laid)
        g.tiles = [tiles[c] for c in g.shape.cells]
        g.hero = g.shape.where[HOME]
        g.status = [HIDDEN] * len(g.tiles)
        g.status[g.hero] = HARMLESS
        g.laid, g.built = [], []
        g.show(ALL, "locks", MASTER, g.level)
        if g.peeks[g.level - 1]:
            g.then(Peek(HERO, g.peeks[g.level - 1]), Move(HERO))
        else:
            g.then(Move(HERO))


# ---------------------------------------------------------------------------------------------------------- the hero's phase
EXPLORING: Final = Exploring()
ATTACKING: Final = Attacking()
JUMPING: Final = Jumping()
JUMP_ATTACKING: Final = JumpAttacking()
READY: Final[list[tuple[MoveDeed, ...]]] = [  # what is possible at all: with Jump ready (2), with Attack (1)
    (EXPLORING,),
    (EXPLORING, ATTACKING),
    (EXPLORING, JUMPING),
    (EXPLORING, ATTACKING, JUMPING, JUMP_ATTACKING),
]


@dataclass(eq=False)
class Move(Moving):
    """SM-MOV-1, SM-MOV-2. The hero explores or jumps, with or without attack. He cannot pass."""

    deeds = menu(EXPLORING, ATTACKING, JUMPING, JUMP_ATTACKING)

    def calm(self) -> bool:
        return True  # SM-MOV-3, step 8

    def options(self, g: Crypt) -> list[int]:
        """With the skills that are ready."""
        out: list[int] = []
        for deed in READY[2 * g.jump + g.attack]:
            out += deed.options(g, self)
        return out

    def goes(self, g: Crypt, over: int, to: int, attacking: bool) -> None:
        """SM-MOV-3, SM-JMP-2, SM-COM-1. The whole move is declared before anything is revealed."""
        if over >= 0:
            g.jump = False
        if attacking:
            g.attack = False
        idle = over < 0 and not attacking and g.walkable(to)
        g.idle = g.idle + 1 if idle else 0
        self.tell(g, over, to, attacking)
        g.last = (EXPLORED if over < 0 else JUMPED, g.hero, over, to, attacking)
        enter = ENTERS[to][attacking]
        if over < 0:
            g.then(enter, LEAVE, self)
        elif g.exit_shows:
            g.then(enter, LOOKS_BACK[over], LEAVE, self)
        else:
            g.then(enter, LEAVE, LOOKS_BACK[over], self)

    def tell(self, g: Crypt, over: int, to: int, attacking: bool) -> None:
        cells = g.shape.cells
        if over >= 0:
            g.tell(ALL, "leaps-armed" if attacking else "leaps", HERO, cells[over], cells[to])
        else:
            g.tell(ALL, "steps-armed" if attacking else "steps", HERO, cells[to])

    def default(self, g: Crypt) -> int:
        """Of least harm, and never without end: the exit, else a step that reveals something, else a step towards one, else an
        attack or a jump that brings something; the deadly step last."""
        far, reach = g.way(), g.reach()
        steps = [p for p in g.options if self.kind(p) is EXPLORING]
        safe = [p for p in steps if g.status[p] != ACTIVE]
        out = [p for p in safe if g.status[p] != HIDDEN and g.tiles[p] == EXIT]
        fresh = [p for p in safe if g.status[p] == HIDDEN]
        nearer = [p for p in safe if far[p] < far[g.hero]]
        skilled = [p for p in g.options if p not in steps and self.brings(g, p, reach)]
        strolls = safe if g.idle_limit else [p for p in g.options if g.status[p % PLACES] == ACTIVE]
        return (out or fresh or nearer or skilled or strolls or g.options)[0]

    def brings(self, g: Crypt, pick: int, reach: list[int]) -> bool:
        """SM-HSE-2. Is that use of a skill useful?"""
        deed = self.kind(pick)
        return isinstance(deed, MoveDeed) and deed.brings(g, pick - deed.first, reach)

    def question(self, g: Crypt) -> tuple[Any, ...]:
        """SM-ATK-1, SM-JMP-1. With the skills that are left on this floor: 1 for Attack, 2 for Jump."""
        return ("Move", int(g.attack) + 2 * int(g.jump))

    def rule(self) -> str:
        return "SM-MOV-1"

    def refuse(self, g: Crypt, text: str) -> Reason | None:
        """Also what is over, or the master's."""
        said = read(text)
        if said is None:
            return None
        if said.what == "place":
            return Reason("SM-TRN-2", ("no-building",))
        if said.what == "peek":
            return Reason("SM-PEEK-1", ("no-peek-left", g.peeks[g.level - 1]))
        return super().refuse(g, text)


@dataclass(eq=False)
class Leave(Frame[Crypt]):
    """SM-EXIT-1, SM-EXIT-2. A hero on the exit leaves at once; from the third floor he wins."""

    def run(self, g: Crypt) -> None:
        if g.tiles[g.hero] != EXIT:
            return
        g.exits += 1
        if g.level == FLOORS:
            g.tell(ALL, "escapes", HERO)
            g.end("hero_escaped", [-1.0, 1.0], ShowAll())
        else:
            g.tell(ALL, "leaves", HERO, g.level)
            g.strike((LookBack, Move))
            g.then(Destroy())


@dataclass(eq=False)
class Destroy(Frame[Crypt]):
    """SM-DES-1 to SM-DES-6. Revealed monsters go to one row, those never revealed face down to the other; the skills are ready
    again, the pawn is back at the entrance, and the master draws for the next floor."""

    def run(self, g: Crypt) -> None:
        monsters = [(t, s) for t, s in zip(g.tiles, g.status, strict=True) if t >= MONSTER]
        revealed = tuple(sorted(t for t, s in monsters if s != HIDDEN))
        never = tuple(sorted(t for t, s in monsters if s == HIDDEN))
        g.rows = (*g.rows, (revealed, never))
        g.clear()
        g.tell(ALL, "destroyed", len(revealed), len(never))
        g.then(DrawMonsters())


LOCK: Final = Lock()  # frames without facts of the moment, made once
LEAVE: Final = Leave()
