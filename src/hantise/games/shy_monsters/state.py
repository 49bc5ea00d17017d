"""The table of Shy Monsters at one moment, and questions about it that change nothing."""

from __future__ import annotations

from typing import Any, Final

from hantise.core.state import State

from .components import CORRIDOR, CORRIDORS, ENTRANCE, EXIT, MONSTER, TILES
from .grid import HOME, PLACES, Shape, around, shape

MASTER: Final = 0
HERO: Final = 1

# what is known of a tile on the floor: SM-STA-1
HIDDEN: Final = 0
HARMLESS: Final = 1
ACTIVE: Final = 2
INACTIVE: Final = 3
DEAD: Final = 4

# kinds of the last move, for the picture
PEEKED: Final = 1
EXPLORED: Final = 2
JUMPED: Final = 3


class Crypt(State):
    """Two seats: the master and the hero. Places are indices into `shape.cells` (see grid.py)."""

    level: int  # the floor that is played: 1, 2, 3
    hand: list[int]  # tiles that the master has still to place
    laid: list[int]  # the cells that he has built on so far; the entrance's first
    built: list[int]  # the tiles on them
    shape: Shape
    tiles: list[int]  # the tile on each place
    status: list[int]  # and what is known of it
    hero: int  # his place
    attack: bool  # ready?
    jump: bool
    idle: int  # idle moves in a row
    exits: int  # floors left behind
    pile: list[int]
    rows: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # by floor: monsters revealed, monsters never revealed
    last: tuple[int, ...]  # the last move: kind, from, over (-1: none), to, attacking
    peeks: tuple[int, ...]  # by floor: SM-VAR-2
    exit_shows: bool  # option jump_to_exit_reveals: SM-RUL-19
    trap_loses: bool  # option trapped: SM-RUL-25
    idle_limit: int  # option idle_limit: SM-RUL-26
    open_end: bool  # option reveal_all_at_end: SM-RUL-32

    def set_out(self, options: dict[str, Any]) -> None:
        """The table before anything has happened."""
        self.peeks = tuple(options["peeks"])
        self.exit_shows = options["jump_to_exit_reveals"]
        self.trap_loses = options["trapped"] == "lose"
        self.idle_limit = options["idle_limit"]
        self.open_end = options["reveal_all_at_end"]
        self.pile = list(range(MONSTER, len(TILES)))
        self.level, self.exits, self.rows = 0, 0, ()
        self.clear()

    def clear(self) -> None:
        """An empty floor but for the entrance, the pawn on it, both skills ready."""
        self.hand, self.laid, self.built = [], [HOME], [ENTRANCE]
        self.shape, self.tiles, self.status = shape([HOME]), [ENTRANCE], [HARMLESS]
        self.hero, self.attack, self.jump, self.idle, self.last = 0, True, True, 0, ()

    def copy_fields(self, o: Crypt) -> None:
        """Everything that another table has; up to three at a time, for which the interpreter makes no tuple."""
        self.copy_engine(o)
        self.level, self.hand, self.laid = o.level, o.hand[:], o.laid[:]
        self.built, self.shape, self.tiles = o.built[:], o.shape, o.tiles[:]
        self.status, self.hero, self.attack = o.status[:], o.hero, o.attack
        self.jump, self.idle, self.exits = o.jump, o.idle, o.exits
        self.pile, self.rows, self.last = o.pile[:], o.rows, o.last
        self.peeks, self.exit_shows, self.trap_loses = o.peeks, o.exit_shows, o.trap_loses
        self.idle_limit, self.open_end = o.idle_limit, o.open_end

    # what is so ----------------------------------------------------------------------------------------------------------
    def building(self) -> bool:
        """Is the master at work? Then the hero sees nothing of it (SM-BLD-7)."""
        return bool(self.hand)

    def face_up(self, place: int) -> bool:
        """Is the tile revealed?"""
        return self.status[place] != HIDDEN

    def walkable(self, place: int) -> bool:
        """SM-STA-5. Known to be harmless to walk on, and not the exit."""
        s = self.status[place]
        return (s != HIDDEN and s != ACTIVE) and self.tiles[place] != EXIT

    def frightened(self, place: int) -> bool:
        """SM-FEAR-1 to SM-FEAR-3. Does a neighbouring cell hold a face-up monster, whatever its status?"""
        for n in self.shape.beside[place]:
            if self.status[n] >= ACTIVE:
                return True
        return False

    def comfortable(self, place: int) -> bool:
        """SM-CZ-2. Is the monster there at ease?"""
        return self.shape.comfortable(place, self.tiles[place] - MONSTER)

    def reach(self) -> list[int]:
        """SM-HSE-1. R: the places that the hero can walk to over harmless face-up tiles, his own first."""
        found, seen = [self.hero], 1 << self.hero
        for place in found:
            for n in self.shape.beside[place]:
                if not seen >> n & 1 and self.walkable(n):
                    seen |= 1 << n
                    found.append(n)
        return found

    def trapped(self) -> bool:
        """SM-HSE-1. Both skills used, and nothing face down nor the exit beside R."""
        if self.attack or self.jump:
            return False
        for place in self.reach():
            for n in self.shape.beside[place]:
                if self.status[n] == HIDDEN or (self.tiles[n] == EXIT and self.status[n] != HIDDEN):
                    return False
        return True

    def useful_from(self, place: int, reach: list[int]) -> bool:
        """SM-HSE-2. Could the hero, standing there, make a move that is not known to be deadly and brings something?"""
        status = self.status
        for n in self.shape.beside[place]:
            if status[n] == HIDDEN or (status[n] == ACTIVE and self.attack):
                return True
            if status[n] == HARMLESS and self.tiles[n] == EXIT:
                return True
        if self.jump:
            for j in self.shape.jumps[place]:
                over, to = j // PLACES, j % PLACES
                if (status[to] != ACTIVE or self.attack) and (status[over] == HIDDEN or to not in reach):
                    return True
        return False

    def deadly_from(self, place: int) -> bool:
        """Is a known active monster beside that place?"""
        return any(self.status[n] == ACTIVE for n in self.shape.beside[place])

    def way(self) -> list[int]:
        """SM-HSE-2. By place: how many idle moves to the nearest place of R from which a useful move can be made; 99: none.

        Where a trapped hero must play on, the deadly moves count as useful.
        """
        reach = self.reach()
        near = [p for p in reach if self.useful_from(p, reach)]
        if not near:
            near = [p for p in reach if self.deadly_from(p)]
        far = [99] * len(self.tiles)
        for p in near:
            far[p] = 0
        for p in near:  # grows while it is walked: breadth first
            for n in self.shape.beside[p]:
                if far[n] == 99 and n in reach:
                    far[n] = far[p] + 1
                    near.append(n)
        return far

    def tired(self) -> bool:
        """SM-HSE-2. So many idle moves in a row that another must lead somewhere."""
        return 0 < self.idle_limit <= self.idle

    def all_shown(self) -> bool:
        """SM-END-5. Is everything open, the game being over?"""
        return self.open_end and self.ended != ""

    # what the hero does not know -------------------------------------------------------------------------------------------
    def unknown(self) -> list[int]:
        """The monsters that the hero has not seen in this game: on the floor, never revealed, or in the pile."""
        seen = {t for revealed, _ in self.rows for t in revealed}
        seen.update(t for t, s in zip(self.tiles, self.status, strict=True) if s != HIDDEN)
        return [t for t in range(MONSTER, len(TILES)) if t not in seen]

    def redeal(self, seat: int) -> None:
        """The master knows all but what chance will bring. To the hero, and to an onlooker, every way to deal the unseen
        monsters over floor, rows and pile is equally likely, and so is every order of the face-down tiles."""
        if seat == MASTER or self.all_shown():
            return
        unseen = self.shuffled(self.unknown())
        rows = []
        for revealed, never in self.rows:
            rows.append((revealed, tuple(sorted(unseen[: len(never)]))))
            unseen = unseen[len(never) :]
        self.rows = tuple(rows)
        if self.hand:
            self.rebuild(unseen[:2])
            unseen = unseen[2:]
        else:
            hidden = [i for i, s in enumerate(self.status) if s == HIDDEN]
            monsters = [i for i in hidden if self.tiles[i] >= MONSTER]
            dealt = [self.tiles[i] for i in hidden if self.tiles[i] < MONSTER] + unseen[: len(monsters)]
            unseen = unseen[len(monsters) :]
            for i, tile in zip(hidden, self.shuffled(sorted(dealt)), strict=True):
                self.tiles[i] = tile
        self.pile = sorted(unseen)

    def rebuild(self, monsters: list[int]) -> None:
        """Some stage of some building with these monsters: the hero sees nothing of it, not even how far it is."""
        hand = [CORRIDOR] * CORRIDORS + [EXIT, *sorted(monsters)]
        self.laid, self.built = [HOME], [ENTRANCE]
        for _ in range(self.random(len(hand))):
            cells = around(self.laid)
            self.laid.append(cells[self.random(len(cells))])
            self.built.append(hand.pop(self.random(len(hand))))
        self.hand = hand

    def leads_to(self, goal: Crypt) -> bool:
        """Is the floor being built with those tiles, and each where it lies there?"""
        if self.level != goal.level or not self.hand:
            return True
        there = dict(zip(goal.laid, goal.built, strict=True) if goal.hand else zip(goal.shape.cells, goal.tiles, strict=True))
        return sorted(self.hand + self.built) == sorted([*goal.hand, *there.values()]) and all(
            there.get(cell) == tile for cell, tile in zip(self.laid, self.built, strict=True)
        )

    def shuffled(self, things: list[int]) -> list[int]:
        """The things in random order."""
        for i in range(len(things) - 1, 0, -1):
            j = self.random(i + 1)
            things[i], things[j] = things[j], things[i]
        return things

    # the box -----------------------------------------------------------------------------------------------------------------
    def counts(self) -> dict[str, int]:
        """SM-CMP-1, SM-DES-3. Every tile of the box, wherever it lies."""
        if self.hand:
            there = self.hand + self.built
        elif len(self.tiles) == 1:  # between two floors the master holds the rest
            there = [ENTRANCE, EXIT] + [CORRIDOR] * CORRIDORS
        else:
            there = self.tiles
        there = there + self.pile + [t for row in self.rows for part in row for t in part]
        return {name: there.count(k) for k, name in enumerate(TILES)}
