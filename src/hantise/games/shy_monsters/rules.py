"""The rules of Shy Monsters, a frame a sentence. Numbers are those of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason

from . import refusals
from .components import CORRIDOR, CORRIDORS, DRAWN, EXIT, FLOORS, MONSTER, TILES
from .grid import CELLS, HOME, around, shape
from .state import ACTIVE, DEAD, EXPLORED, HARMLESS, HERO, HIDDEN, INACTIVE, JUMPED, MASTER, PEEKED, Crypt

GRID: Final = len(CELLS)  # a building pick is tile * GRID + cell
ATTACK: Final = 7
JUMP: Final = 14
BOTH: Final = 63  # a move is a place, ATTACK + place, JUMP + over * 7 + to, BOTH + over * 7 + to


# ------------------------------------------------------------------------------------------------------ the master's phase
@dataclass(eq=False)
class DrawMonsters(Frame):
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
class Build(Ask):
    """SM-BLD-3, SM-BLD-4, SM-BLD-8. The master places his six tiles, each on an empty cell beside the floor so far: in this way
    he can reach every connected arrangement. Nothing is fixed before the last, and the hero sees nothing of it."""

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
        g.then(Build(MASTER) if g.hand else Lock())

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
        return refusals.build(g, text)


@dataclass(eq=False)
class Lock(Frame):
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


# -------------------------------------------------------------------------------------------------------------- revealing
def reveal(g: Crypt, place: int) -> None:
    """SM-STA-2. Turn the tile there face up; a monster is active if it is comfortable and does not panic (SM-FEAR-1)."""
    tile, cell = g.tiles[place], g.shape.cells[place]
    if tile < MONSTER:
        g.status[place] = HARMLESS
        g.show(ALL, "found", cell, tile)
        return
    at_ease, afraid = g.comfortable(place), g.frightened(place)
    g.status[place] = ACTIVE if at_ease and not afraid else INACTIVE
    if at_ease:
        g.show(ALL, "found-panicked" if afraid else "found-active", cell, tile)
    else:
        g.show(ALL, "found-both" if afraid else "found-uneasy", cell, tile)


@dataclass(eq=False)
class Peek(Ask):
    """SM-PEEK-1 to SM-PEEK-3. Before his first move the hero must reveal some tiles, one by one, wherever they lie."""

    left: int

    def options(self, g: Crypt) -> list[int]:
        return [place for place, s in enumerate(g.status) if s == HIDDEN]

    def resolve(self, g: Crypt, pick: int) -> None:
        g.last = (PEEKED, -1, -1, pick, 0)
        g.tell(ALL, "peeks", HERO, g.shape.cells[pick])
        reveal(g, pick)
        if self.left > 1:
            g.then(Peek(HERO, self.left - 1))

    def question(self, g: Crypt) -> tuple[Any, ...]:
        return ("Peek", self.left)

    def rule(self) -> str:
        return "SM-PEEK-1"

    def write(self, g: Crypt, pick: int) -> str:
        return "peek " + CELLS[g.shape.cells[pick]]

    def label(self, g: Crypt, pick: int) -> tuple[Any, ...]:
        return ("pick-peek", g.shape.cells[pick])

    def taps(self, g: Crypt, pick: int) -> list[str]:
        return [CELLS[g.shape.cells[pick]]]

    def refuse(self, g: Crypt, text: str) -> Reason | None:
        return refusals.peek(g, text)


# ------------------------------------------------------------------------------------------------------------------- moves
@dataclass(eq=False)
class Move(Ask):
    """SM-MOV-1, SM-MOV-2. The hero explores or jumps, with or without attack. He cannot pass."""

    def calm(self) -> bool:
        return True  # SM-MOV-3, step 8

    def options(self, g: Crypt) -> list[int]:
        beside = g.shape.beside[g.hero]
        out = beside[:] if not g.tired() else self.untiring(g, beside)
        if g.attack:
            out += [ATTACK + to for to in beside]
        if g.jump:
            jumps = g.shape.jumps[g.hero]
            out += [JUMP + j for j in jumps]
            if g.attack:
                out += [BOTH + j for j in jumps]
        return out

    def untiring(self, g: Crypt, beside: list[int]) -> list[int]:
        """SM-HSE-2. Of the steps without attack: those that are not idle, and the idle ones that shorten the way."""
        far = g.way()
        return [to for to in beside if not g.walkable(to) or far[to] < far[g.hero]]

    def resolve(self, g: Crypt, pick: int) -> None:
        """SM-MOV-3, SM-JMP-2, SM-COM-1. The whole move is declared before anything is revealed."""
        over, to = -1, pick % 7
        attacking = ATTACK <= pick < JUMP or pick >= BOTH
        if pick >= JUMP:
            over = (pick - (BOTH if attacking else JUMP)) // 7
            g.jump = False
        if attacking:
            g.attack = False
        idle = over < 0 and not attacking and g.walkable(to)
        g.idle = g.idle + 1 if idle else 0
        self.tell(g, over, to, attacking)
        g.last = (EXPLORED if over < 0 else JUMPED, g.hero, over, to, attacking)
        if over < 0:
            g.then(Enter(to, attacking), Leave(), Move(HERO))
        elif g.exit_shows:
            g.then(Enter(to, attacking), LookBack(over), Leave(), Move(HERO))
        else:
            g.then(Enter(to, attacking), Leave(), LookBack(over), Move(HERO))

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
        safe = [p for p in g.options if p < ATTACK and g.status[p] != ACTIVE]
        out = [p for p in safe if g.status[p] != HIDDEN and g.tiles[p] == EXIT]
        fresh = [p for p in safe if g.status[p] == HIDDEN]
        nearer = [p for p in safe if far[p] < far[g.hero]]
        skilled = [p for p in g.options if p >= ATTACK and self.brings(g, p, reach)]
        strolls = safe if g.idle_limit else [p for p in g.options if g.status[p % 7] == ACTIVE]
        return (out or fresh or nearer or skilled or strolls or g.options)[0]

    def brings(self, g: Crypt, pick: int, reach: list[int]) -> bool:
        """SM-HSE-2. Is that use of a skill useful, where nothing face down is beside the hero?"""
        to = pick % 7
        if pick < JUMP:
            return g.status[to] == ACTIVE
        over = (pick - JUMP) % 49 // 7
        return (g.status[to] != ACTIVE or pick >= BOTH) and (g.status[over] == HIDDEN or to not in reach)

    def question(self, g: Crypt) -> tuple[Any, ...]:
        """SM-ATK-1, SM-JMP-1. With the skills that are left on this floor: 1 for Attack, 2 for Jump."""
        return ("Move", int(g.attack) + 2 * int(g.jump))

    def rule(self) -> str:
        return "SM-MOV-1"

    def write(self, g: Crypt, pick: int) -> str:
        cells = g.shape.cells
        if pick < JUMP:
            return ("explore " if pick < ATTACK else "attack ") + CELLS[cells[pick % 7]]
        way = (pick - JUMP) % 49
        return ("jump " if pick < BOTH else "jump+attack ") + CELLS[cells[way // 7]] + ">" + CELLS[cells[way % 7]]

    def label(self, g: Crypt, pick: int) -> tuple[Any, ...]:
        cells = g.shape.cells
        if pick < JUMP:
            return ("pick-explore" if pick < ATTACK else "pick-attack", cells[pick % 7])
        way = (pick - JUMP) % 49
        return ("pick-jump" if pick < BOTH else "pick-leap", cells[way // 7], cells[way % 7])

    def taps(self, g: Crypt, pick: int) -> list[str]:
        """Skills first, then the cell to come to, then, where two tiles may be jumped over, the one that is meant."""
        cells = g.shape.cells
        to = CELLS[cells[pick % 7]]
        if pick < ATTACK:
            return [to]
        if pick < JUMP:
            return ["attack " + to]
        way = (pick - JUMP) % 49
        over, ways = CELLS[cells[way // 7]], [j for j in g.shape.jumps[g.hero] if j % 7 == way % 7]
        tail = f"{to} {over}" if len(ways) > 1 else to
        return ["jump " + tail] if pick < BOTH else ["attack jump " + tail, "jump attack " + tail]

    def sure(self, g: Crypt, pick: int) -> Reason | None:
        to, attacking = pick % 7, ATTACK <= pick < JUMP or pick >= BOTH
        cell, tile, status = g.shape.cells[to], g.tiles[to], g.status[to]
        if status == ACTIVE and not attacking:
            return Reason("SM-EXP-3", ("sure-deadly", cell, tile))
        if attacking and status in (HARMLESS, DEAD):
            return Reason("SM-ATK-3", ("sure-lost", cell))
        if attacking and status == INACTIVE:
            return Reason("SM-STA-5", ("sure-needless", cell, tile))
        return None

    def refuse(self, g: Crypt, text: str) -> Reason | None:
        return refusals.move(g, text)


@dataclass(eq=False)
class Enter(Frame):
    """SM-MOV-3, steps 2 to 5. The pawn comes to the tile; it is revealed; attack kills a monster there; an active one bites."""

    to: int
    attacking: bool

    def run(self, g: Crypt) -> None:
        place = self.to
        g.hero = place
        if g.status[place] == HIDDEN:
            reveal(g, place)
        if self.attacking:
            self.strike(g, place)
        if g.status[place] == ACTIVE:
            g.tell(ALL, "bitten", HERO, g.tiles[place])
            g.end("hero_dead", [1.0, -1.0], ShowAll())

    def strike(self, g: Crypt, place: int) -> None:
        """SM-ATK-2, SM-ATK-3."""
        if g.status[place] in (ACTIVE, INACTIVE):
            g.status[place] = DEAD
            g.tell(ALL, "kills", HERO, g.tiles[place])
        else:
            g.tell(ALL, "strikes-nothing", HERO)


@dataclass(eq=False)
class Leave(Frame):
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
class LookBack(Frame):
    """SM-JMP-7. After a landing that he survives on this floor the hero reveals the tile that he jumped over."""

    over: int

    def run(self, g: Crypt) -> None:
        if g.status[self.over] == HIDDEN:
            reveal(g, self.over)


@dataclass(eq=False)
class HeroTrapped(Frame):
    """SM-HSE-1. A hero with both skills used, cut off by known active monsters, has lost."""

    def run(self, g: Crypt) -> None:
        g.tell(ALL, "trapped", HERO)
        g.end("hero_trapped", [1.0, -1.0], ShowAll())


# ------------------------------------------------------------------------------------------------- destruction and the end
@dataclass(eq=False)
class Destroy(Frame):
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


@dataclass(eq=False)
class ShowAll(Frame):
    """SM-END-5. At the end all hidden tiles are shown."""

    def run(self, g: Crypt) -> None:
        if g.open_end:
            g.show(ALL, "shown")
