"""Counting for test_figures.py: all shapes, all symmetries, and an exact hero."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations

from hantise.games.shy_monsters.components import CORRIDOR, EXIT
from hantise.games.shy_monsters.grid import HOME, Shape, around, cell, shape, xy
from hantise.games.shy_monsters.heuristics import ATTACK, BOTH, JUMP
from hantise.games.shy_monsters.state import HIDDEN, Crypt

Cells = frozenset[tuple[int, int]]


@cache
def grown() -> list[set[frozenset[int]]]:
    """By number of tiles, 1 to 7: the sets of cells that placing tile after tile beside the floor can reach."""
    levels = [{frozenset([HOME])}]
    while len(levels) < 7:
        levels.append({cells | {c} for cells in levels[-1] for c in around(list(cells))})
    return levels


@cache
def shapes() -> list[Shape]:
    return [shape(sorted(cells)) for cells in grown()[-1]]


def points(cells: frozenset[int]) -> Cells:
    return frozenset((xy(c)[0], xy(c)[1]) for c in cells)


def turn(cells: Cells) -> Cells:
    return frozenset((-y, x) for x, y in cells)


def mirror(cells: Cells) -> Cells:
    return frozenset((-x, y) for x, y in cells)


def images(cells: Cells) -> list[Cells]:
    """Under the eight symmetries of the square; the first four are the rotations."""
    out = [cells]
    for _ in range(3):
        out.append(turn(out[-1]))
    return out + [mirror(c) for c in out]


def moved_to_corner(cells: Cells) -> Cells:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


def distances(s: Shape) -> list[int]:
    """Steps from the entrance, by place."""
    far = {s.where[HOME]: 0}
    for place in (queue := [s.where[HOME]]):
        for n in s.beside[place]:
            if n not in far:
                far[n] = far[place] + 1
                queue.append(n)
    return [far[p] for p in range(len(s.cells))]


def lairs(s: Shape) -> list[int]:
    """The places where a monster can lie: all but the entrance."""
    return [p for p in range(len(s.cells)) if s.cells[p] != HOME]


# ------------------------------------------------------------------------------------------------------------ an exact hero
class ExactHero:
    """How many of the equally likely placements a hero survives who always does what survives most of them.

    It searches what the hero may know: a table of the real engine and the list of the placements that fit what is face up.
    A move is played once for each way in which the tiles that it turns may lie. Walking over known tiles changes nothing
    (rules.md, Decisions: macro form), so useful moves are tried from every place of R.
    """

    def __init__(self, start: Crypt, monsters: tuple[int, int]) -> None:
        s = start.shape
        lay: list[tuple[int, ...]] = []
        for a, b, out in permutations(lairs(s), 3):
            tiles = [CORRIDOR] * 7
            tiles[a], tiles[b], tiles[out], tiles[s.where[HOME]] = *monsters, EXIT, start.tiles[s.where[HOME]]
            lay.append(tuple(tiles))
        self.placements = lay
        self.known: dict[tuple[object, ...], int] = {}

    def survives(self, start: Crypt) -> int:
        """Of all placements, from the hero's first decision on."""
        return self.value(start, self.placements)

    def value(self, g: Crypt, lay: list[tuple[int, ...]]) -> int:
        """Of these placements, which all look like this table."""
        peeks = g.asked.left if type(g.asked).__name__ == "Peek" else 0
        reach = g.reach()
        faces = tuple(t if s else 0 for t, s in zip(g.tiles, g.status, strict=True))
        key = (faces, tuple(g.status), min(reach), g.attack, g.jump, peeks)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.best(g, lay, peeks, reach)
        return known

    def best(self, g: Crypt, lay: list[tuple[int, ...]], peeks: int, reach: list[int]) -> int:
        best = 0
        for place, pick in self.tries(g, peeks, reach):
            best = max(best, self.after(g, lay, place, pick))
            if best == len(lay):
                break
        return best

    def tries(self, g: Crypt, peeks: int, reach: list[int]) -> Iterator[tuple[int, int]]:
        """Where the hero walks, and what he does there: all that turns a tile, leaves, kills or gets him elsewhere."""
        if peeks:
            yield from ((g.hero, p) for p in g.options)
            return
        beside = [(p, n) for p in reach for n in g.shape.beside[p] if n not in reach]
        yield from sorted(beside, key=lambda way: g.status[way[1]] == HIDDEN)  # the known exit first
        if g.jump:
            for p in reach:
                for j in g.shape.jumps[p]:
                    if j % 7 not in reach or g.status[j // 7] == HIDDEN:
                        yield p, JUMP + j
                        if g.attack and j % 7 not in reach:
                            yield p, BOTH + j
        if g.attack:
            yield from ((p, ATTACK + n) for p, n in beside)

    def after(self, g: Crypt, lay: list[tuple[int, ...]], place: int, pick: int) -> int:
        """Survived placements if that is done: the sum over what he may see then."""
        turned = [pick % 7] if pick < JUMP else [pick % 7, (pick - (BOTH if pick >= BOTH else JUMP)) // 7]
        ways: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
        for tiles in lay:
            ways.setdefault(tuple([tiles[p] for p in turned]), []).append(tiles)
        saved = 0
        for same in ways.values():
            after = g.copy()
            after.tiles, after.hero, after.idle = list(same[0]), place, 0
            after.options = g.asked.options(after)
            after.play(pick)
            if after.exits > g.exits:
                saved += len(same)
            elif not after.ended:
                saved += self.value(after, same)
        return saved


def cells_of(text: str) -> list[int]:
    """'[0,0] [1,0]' as cells."""
    pairs = [part.strip("[]").split(",") for part in text.split()]
    return [cell(int(x), int(y)) for x, y in pairs]
