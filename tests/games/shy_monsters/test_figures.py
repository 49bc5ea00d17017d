"""The exact figures of rules.md ('Rough complexity') and of components.toml, counted with the engine itself."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations, permutations

import pytest

from hantise.games.shy_monsters.components import DATA
from hantise.games.shy_monsters.grid import HOME, around
from hantise.games.shy_monsters.state import Crypt

from .figures import (
    Cells,
    ExactHero,
    distances,
    grown,
    images,
    lairs,
    mirror,
    moved_to_corner,
    points,
    shapes,
    turn,
)
from .table import GAME, MONSTERS, TILES, floor, moves, names, new

FIGURES = DATA["figures"]
RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8").partition("## Rough complexity")[2]
HANDS = list(combinations(range(6), 2))


def row(start: str, columns: int = 1) -> list[str]:
    """The other columns of the row of rules.md that begins so and has so many of them."""
    wanted = rf"\| {re.escape(start)} \|" + r"[^|]*\|" * columns
    found = [line for line in RULES.splitlines() if re.fullmatch(wanted, line)]
    assert len(found) == 1, f"{len(found)} rows of rules.md begin with {start!r}"
    return [c.strip() for c in found[0].strip("|").split("|")[1:]]


def numbers(text: str) -> list[int]:
    return [int(n.replace(",", "")) for n in re.findall(r"\d+(?:,\d{3})*", text)]


def figures(start: str) -> list[int]:
    """The numbers in the second column of the row that begins so."""
    return numbers(row(start)[0])


# ---------------------------------------------------------------------------------------------------------------- shapes
def test_heptominoes() -> None:
    fixed = {moved_to_corner(points(cells)) for cells in grown()[-1]}
    free = {min(tuple(sorted(moved_to_corner(i))) for i in images(c)) for c in fixed}
    assert [len(fixed), len(free)] == figures("fixed polyominoes of 7 cells / free ones") == [760, 108]
    assert (FIGURES["fixed_heptominoes"], FIGURES["free_heptominoes"]) == (760, 108)


def test_shapes() -> None:
    assert len(shapes()) == figures("shapes (760 x 7 choices of the entrance)")[0] == FIGURES["shapes"] == 5320
    assert len(shapes()) == 760 * 7
    assert all(abs(x) <= 6 and abs(y) <= 6 for cells in grown()[-1] for x, y in points(cells))  # SM-GEO-1


def orbits(symmetries: slice) -> Counter[int]:
    """How many orbits of each size the shapes make under those symmetries."""
    return Counter(len(set(images(points(c))[symmetries])) for c in grown()[-1])


def test_shapes_up_to_symmetry() -> None:
    turned = orbits(slice(0, 4))
    assert sum(n // size for size, n in turned.items()) == figures("shapes up to rotation")[0] == 1336
    both = {size: n // size for size, n in orbits(slice(0, 8)).items()}
    assert both == {8: 643, 4: 42, 2: 4}
    assert figures("shapes up to rotation and reflection") == [689, 643, 8, 42, 4, 4, 2]
    assert sum(both.values()) == FIGURES["shapes_up_to_rotation_and_reflection"] == 689
    assert FIGURES["shapes_up_to_rotation"] == 1336


def test_neighbours_of_the_entrance() -> None:
    found = Counter(len(s.beside[s.where[HOME]]) for s in shapes())
    assert [found[n] for n in (1, 2, 3, 4)] == [1924, 2616, 732, 48]
    assert figures("shapes by number of neighbours of the entrance, 1 / 2 / 3 / 4") == [1924, 2616, 732, 48]
    assert FIGURES["entrance_neighbours"] == [[n, found[n]] for n in (1, 2, 3, 4)]


# ------------------------------------------------------------------------------------------------- building, tile by tile
def test_every_shape_can_be_built_tile_by_tile() -> None:
    """From every stage of a building (1,710 sets of cells) each tile in hand can go to each cell beside it; so every order
    of the tiles reaches every shape, and nothing else."""
    stages: dict[frozenset[int], Crypt] = {frozenset([HOME]): new("mantis hydra")}
    count, locked = 0, set()
    while stages:
        following: dict[frozenset[int], Crypt] = {}
        for cells, g in stages.items():
            count += 1
            beside = around(list(cells))
            assert sorted(g.options) == sorted({t * len(GAME.words["cell"]) + c for t in g.hand for c in beside})
            for pick in g.options[: len(beside)]:
                after = g.copy()
                after.play(pick)
                if after.hand:
                    following.setdefault(frozenset(after.laid), after)
                else:
                    locked.add(frozenset(after.shape.cells))
        stages = following
    assert count == sum(len(level) for level in grown()[:6]) == 1710
    assert locked == grown()[-1]


@pytest.mark.parametrize("cells", ["[1,0] [2,0] [3,0] [4,0] [5,0] [6,0]", "[1,0] [0,1] [1,1] [-1,0] [-1,-1] [2,1]"])
def test_every_placement_can_be_built(cells: str) -> None:
    """All 120 arrangements of a shape are reached, whatever the order of placing."""
    wanted = {GAME.words["cell"].index(c) for c in names(cells).split()}
    stages = {"": new("mantis hydra")}
    for _ in range(6):
        following = {}
        for g in stages.values():
            for pick in g.options:
                if pick % len(GAME.words["cell"]) in wanted:
                    after = g.copy()
                    after.play(pick)
                    laid = dict(zip(after.laid or after.shape.cells, after.built or after.tiles, strict=True))
                    following[repr(sorted(laid.items()))] = after
        stages = following
    assert len(stages) == figures("placements of exit, monster A, monster B (distinct) and 3 identical corridors on a shape")[0]
    assert len(stages) == FIGURES["placements_per_shape"] == 120


def test_arrangements() -> None:
    """A shape times a placement: test_every_shape_can_be_built_tile_by_tile, test_every_placement_can_be_built."""
    total = len(shapes()) * len(list(permutations(range(6), 3)))
    assert total == figures("arrangements for a given hand")[0] == FIGURES["arrangements_per_hand"] == 638400
    assert total * len(HANDS) == figures("arrangements over the 15 hands of floor 1")[0] == 9576000
    assert FIGURES["monster_draw_orders"] == 15 * 6 * 1 == 90


def test_arrangements_up_to_the_symmetries_of_the_square() -> None:
    """Burnside: an arrangement that a symmetry leaves as it is has its exit and both monsters, each the only one of its
    kind, on cells that do not move."""
    left_alone = 0
    for symmetry in range(8):
        for cells in map(points, grown()[-1]):
            if images(cells)[symmetry] == cells:
                still = sum(moved(c, symmetry) == c and c != (0, 0) for c in cells)
                left_alone += still * (still - 1) * (still - 2)
    assert left_alone // 8 == figures("the same up to the 8 symmetries of the square")[0] == 80160
    assert FIGURES["arrangements_per_hand_up_to_symmetry"] == 80160
    assert left_alone % 8 == 0


def moved(point: tuple[int, int], symmetry: int) -> tuple[int, int]:
    one: Cells = frozenset([point])
    for _ in range(symmetry % 4):
        one = turn(one)
    return next(iter(mirror(one) if symmetry >= 4 else one))


def test_arrangements_with_the_monsters_side_by_side() -> None:
    """For each ordered pair of neighbouring lairs the exit has four places."""
    beside = sum(n in lairs(s) for s in shapes() for p in lairs(s) for n in s.beside[p])
    assert beside * 4 == figures("the same with A and B as neighbours")[0] == 190880
    assert FIGURES["arrangements_with_monsters_side_by_side"] == 190880


# ------------------------------------------------------------------------------------------------------- cells and paths
def test_pairs_of_shape_and_cell() -> None:
    assert sum(len(lairs(s)) for s in shapes()) == figures("pairs (shape, non-entrance cell)")[0] == 31920
    assert FIGURES["shape_cell_pairs"] == 31920


def test_pairs_by_distance_and_by_neighbours() -> None:
    far = Counter(distances(s)[p] for s in shapes() for p in lairs(s))
    assert [far[d] for d in range(1, 7)] == figures("- by walking distance from the entrance 1 / 2 / 3 / 4 / 5 / 6")
    assert [far[d] for d in range(1, 7)] == [9544, 9352, 6760, 4100, 1768, 396]
    beside = Counter(len(s.beside[p]) for s in shapes() for p in lairs(s))
    assert [beside[n] for n in (1, 2, 3, 4)] == figures("- by number of side neighbours 1 / 2 / 3 / 4")
    assert [beside[n] for n in (1, 2, 3, 4)] == [11544, 15696, 4392, 288]


def test_explores_and_jumps_from_the_entrance() -> None:
    homes = [(s, s.where[HOME]) for s in shapes()]
    explores = sum(len(s.beside[h]) for s, h in homes)
    paths = [(s.cells[j // 7] - HOME, s.cells[j % 7] - HOME) for s, h in homes for j in s.jumps[h]]
    straight = sum(to == 2 * over for over, to in paths)
    landings = sum(len({j % 7 for j in s.jumps[h]}) for s, h in homes)
    assert explores == figures("explore targets from the entrance, summed over shapes")[0] == 9544
    assert [len(paths), straight, len(paths) - straight] == [10200, 3920, 6280]
    assert figures("jump paths (over, landing) from the entrance, summed") == [10200, 3920, 6280]
    assert landings == figures("distinct landing cells from the entrance, summed")[0] == 9352
    assert FIGURES["explore_targets_from_entrance"] == explores
    assert FIGURES["jump_paths_from_entrance"] == len(paths)
    assert FIGURES["jump_paths_from_entrance_straight"] == straight
    assert FIGURES["jump_paths_from_entrance_diagonal"] == len(paths) - straight


def test_explores_and_jumps_from_everywhere() -> None:
    explores = sum(len(b) for s in shapes() for b in s.beside)
    jumps = sum(len(j) for s in shapes() for j in s.jumps)
    assert [sum(len(s.cells) for s in shapes()), explores, jumps] == [37240, 66808, 71400]
    assert figures("the same from every cell of every shape (37,240 pairs): explore / jump paths") == [66808, 71400]
    assert (FIGURES["explore_targets_from_all_cells"], FIGURES["jump_paths_from_all_cells"]) == (66808, 71400)


def test_most_legal_moves() -> None:
    most = max(2 * (len(s.beside[p]) + len(s.jumps[p])) for s in shapes() for p in range(7))
    assert most == figures("most legal moves in a position (both skills ready)")[0] == FIGURES["max_legal_moves"] == 16
    g = floor("exit [-1,-1], bat [-1,0], corridors [-1,1] [0,-1] [0,1], dragon [0,2]")
    words = Counter(m.split()[0] for m in moves(g))
    assert words == {"explore": 3, "attack": 3, "jump": 5, "jump+attack": 5}


# ---------------------------------------------------------------------------------------------------------------- comfort
@cache
def at_ease() -> list[list[int]]:
    """By shape and monster: a bit for each place where it would be comfortable, never the entrance."""
    return [[sum(1 << p for p in lairs(s) if s.comfortable(p, m)) for m in range(6)] for s in shapes()]


@pytest.mark.parametrize("m", range(6), ids=MONSTERS)
def test_comfort(m: int) -> None:
    found = Counter(masks[m].bit_count() for masks in at_ease())
    cells, some = sum(k * n for k, n in found.items()), len(shapes()) - found[0]
    wanted = row(MONSTERS[m], 4)
    assert [cells] == numbers(wanted[0])
    assert f"{cells / 319.2:.1f} %" == wanted[1]
    assert [some] == numbers(wanted[2])
    assert [found[k] for k in range(max(found) + 1)] == [int(n) for n in wanted[3].split(",")]
    assert FIGURES["comfortable_cells"][MONSTERS[m]] == cells
    assert FIGURES["shapes_with_comfortable_cell"][MONSTERS[m]] == some


def test_how_many_monsters_are_comfortable_on_one_cell() -> None:
    found = Counter(
        sum(mask >> p & 1 for mask in masks) for s, masks in zip(shapes(), at_ease(), strict=True) for p in lairs(s)
    )
    assert found == {1: 7920, 2: 21876, 3: 2124}
    assert "one on 7,920 pairs, two on 21,876, three on 2,124, never none, never more" in RULES


@pytest.mark.parametrize(("a", "b"), HANDS, ids=[f"{MONSTERS[a]}+{MONSTERS[b]}" for a, b in HANDS])
def test_arrangements_by_comfort(a: int, b: int) -> None:
    """For each ordered pair of lairs the exit has four places."""
    by_comfort, apart = [0, 0, 0], 0
    for s, masks in zip(shapes(), at_ease(), strict=True):
        for p, q in permutations(lairs(s), 2):
            comfortable = (masks[a] >> p & 1) + (masks[b] >> q & 1)
            by_comfort[comfortable] += 4
            apart += 4 * (comfortable == 2 and q not in s.beside[p])
    wanted = [numbers(c)[0] for c in row(f"{MONSTERS[a]} + {MONSTERS[b]}", 4)]
    assert [by_comfort[2], by_comfort[1], by_comfort[0], apart] == wanted
    assert sum(by_comfort) == 638400


# ----------------------------------------------------------------------------------------------------- the whole engine
def survivals() -> list[tuple[str, list[str], str, str, list[int]]]:
    """The table of rules.md: name of the shape, its cells but the entrance, two monsters, survivors with 0, 1 and 2 peeks."""
    out, cells = [], {}
    for m in re.finditer(r"^\| (\w+)((?: \[-?\d,-?\d\])*) \| (\w+) \+ (\w+) \| (\d+) \| (\d+) \| (\d+) \|$", RULES, re.M):
        if m[2]:
            cells[m[1]] = [c for c in m[2].split() if c != "[0,0]"]
        out.append((m[1], cells[m[1]], m[3], m[4], [int(m[k]) for k in (5, 6, 7)]))
    return out


def test_all_survivals_are_read() -> None:
    assert len(survivals()) == 17
    assert all(len(cells) == 6 for _, cells, *_ in survivals())


@pytest.mark.parametrize(("name", "cells", "a", "b", "wanted"), survivals(), ids=[f"{s[0]}-{s[2]}-{s[3]}" for s in survivals()])
def test_placements_survived_by_an_exact_hero(name: str, cells: list[str], a: str, b: str, wanted: list[int]) -> None:
    """No peek on floor 3, one on floor 2, two on floor 1."""
    plan = f"{a} {cells[0]}, {b} {cells[1]}, exit {cells[2]}, corridors {' '.join(cells[3:])}"
    tables = [floor(plan, level) for level in (3, 2, 1)]
    hero = ExactHero(tables[0], (TILES.index(a), TILES.index(b)))
    assert [hero.survives(g) for g in tables] == wanted
