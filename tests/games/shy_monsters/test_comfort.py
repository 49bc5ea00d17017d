"""Comfort: SM-CZ. The patterns of the memo tile against their tests in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hantise.games.shy_monsters.components import DATA, PATTERNS, offsets
from hantise.games.shy_monsters.grid import HOME, Shape, cell, xy

from .figures import shapes
from .table import GAME, HERO, MONSTERS, floor, names, play, seen, status

Cells = set[tuple[int, int]]

# the memo tile as rules.md draws it: M the monster, # a tile is required, x no tile allowed, . free
MEMO = {
    "vampire_bat": ("..#", ".M.", "..."),
    "dragon": (".x.", "#Mx", ".x."),
    "mantis": (".x.", "#M#", ".x."),
    "hydra": (".#x", "xM#", ".x."),
    "kraken": (".#.", "#M#", "..."),
    "gargoyle": (".##", ".M#", "..."),
}


def sides(cells: Cells, x: int, y: int) -> list[tuple[int, int]]:
    return [d for d in ((1, 0), (-1, 0), (0, 1), (0, -1)) if (x + d[0], y + d[1]) in cells]


def straight(cells: Cells, x: int, y: int) -> bool:
    n = sides(cells, x, y)
    return len(n) == 2 and n[0][0] == -n[1][0] and n[0][1] == -n[1][1]


def open_corner(cells: Cells, x: int, y: int) -> bool:
    n = sides(cells, x, y)
    return len(n) == 2 and not straight(cells, x, y) and (x + n[0][0] + n[1][0], y + n[0][1] + n[1][1]) not in cells


def square(cells: Cells, x: int, y: int) -> bool:
    return any({(x + a, y), (x, y + b), (x + a, y + b)} <= cells for a in (-1, 1) for b in (-1, 1))


IN_WORDS: dict[str, Callable[[Cells, int, int], bool]] = {
    "vampire_bat": lambda cells, x, y: any((x + a, y + b) in cells for a in (-1, 1) for b in (-1, 1)),
    "dragon": lambda cells, x, y: len(sides(cells, x, y)) == 1,
    "mantis": straight,
    "hydra": open_corner,
    "kraken": lambda cells, x, y: len(sides(cells, x, y)) >= 3,
    "gargoyle": square,
}


def at_ease(s: Shape, c: int, monster: str) -> bool:
    return s.comfortable(s.where[c], MONSTERS.index(monster))


@pytest.mark.parametrize("monster", MONSTERS)
def test_pattern_is_the_picture_of_the_memo_tile(monster: str) -> None:
    """SM-CZ-1, SM-CZ-5: filled and empty offsets around the monster's own cell."""
    picture = {(x - 1, y - 1): sign for y, row in enumerate(MEMO[monster]) for x, sign in enumerate(row)}
    data = DATA["monster"][MONSTERS.index(monster)]
    assert sorted(offsets(data, "filled")) == sorted(d for d, sign in picture.items() if sign == "#")
    assert sorted(offsets(data, "empty")) == sorted(d for d, sign in picture.items() if sign == "x")
    assert picture[0, 0] == "M"


@pytest.mark.parametrize("monster", MONSTERS)
def test_comfortable_if_one_rotation_fits(monster: str) -> None:
    """SM-CZ-2: on every cell of every shape the patterns say what the tests in words say."""
    for s in shapes():
        cells = {(xy(c)[0], xy(c)[1]) for c in s.cells}
        for c in s.cells:
            x, y = xy(c)
            assert at_ease(s, c, monster) == IN_WORDS[monster](cells, x, y), f"{monster} on {x},{y} of {sorted(cells)}"


def test_each_rotation_fits_alone() -> None:
    """SM-CZ-2: a dragon's dead end may open to any of the four sides."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        s = Shape([cell(0, 0), cell(dx, dy)])
        assert at_ease(s, cell(dx, dy), "dragon")


@pytest.mark.parametrize(
    ("plan", "moves"),
    [
        ("mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]", []),  # entrance and exit, face up and down
        ("mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], dragon [6,0]", ["peek [2,0]"]),  # a corridor face up
        ("mantis [1,0], dragon [2,0], corridors [3,0] [4,0] [5,0], exit [6,0]", []),  # the other monster
    ],
)
def test_any_tile_fills_a_cell(plan: str, moves: list[str]) -> None:
    """SM-CZ-3: entrance, corridor, exit, the other monster; face up or down; with or without the hero."""
    g = floor(plan, level=2)
    play(g, *(moves or ["peek [1,0]"]))
    assert names("[1,0]") in seen(g)["comfort"]["mantis"]
    if moves:
        play(g, "explore [1,0]")  # the hero has come from the entrance, which still fills its cell
    assert status(g, "[1,0]") == "active"


def test_a_dead_monster_fills_its_cell() -> None:
    """SM-CZ-3"""
    g = floor("bat [0,1], mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0]")
    play(g, "explore [1,0] with attack", "explore [0,0]", "explore [0,1]")
    assert status(g, "[0,1]") == "active"


def test_only_presence_counts() -> None:
    """SM-CZ-4: comfort is the same for every arrangement of a shape, from lock to destruction, and for every viewer."""
    a = floor("mantis [1,0], hydra [1,1], exit [2,1], corridors [3,1] [3,2] [-1,0]", level=1)
    b = floor("exit [1,0], corridors [1,1] [2,1] [3,1], mantis [3,2], hydra [-1,0]", level=1)
    before = seen(a)["comfort"]
    assert before == seen(b)["comfort"] == seen(a, 0)["comfort"] == seen(a, -1)["comfort"]
    play(a, "peek [1,0]", "peek [1,1]", "explore [1,0] with attack")
    assert seen(a)["comfort"] == before


def test_never_on_the_entrance() -> None:
    """SM-CZ-4: where no monster can lie none is said to be comfortable."""
    g = floor("corridors [1,0] [-1,0] [0,1], exit [0,-1], kraken [0,2], bat [1,1]")
    assert names("[0,0]") == "g7"
    assert all("g7" not in cells for cells in seen(g, HERO)["comfort"].values())
    assert at_ease(g.shape, HOME, "kraken")  # it would fit


@pytest.mark.parametrize("m", range(6), ids=MONSTERS)
def test_mirror_images_are_rotations(m: int) -> None:
    """SM-CZ-6: allowing mirror images would give the same game."""
    forms = {(frozenset(f), frozenset(e)) for f, e in PATTERNS[m]}
    mirrored = {(frozenset((-x, y) for x, y in f), frozenset((-x, y) for x, y in e)) for f, e in forms}
    assert mirrored == forms


def test_every_cell_suits_somebody() -> None:
    """The memo tile: dead end, straight, open corner, filled corner, crossroads: one at least besides the bat."""
    for s in shapes():
        for c in s.cells:
            assert any(at_ease(s, c, m) for m in MONSTERS[1:])


def test_the_tests_in_words_are_told_to_people() -> None:
    assert all(GAME.components["monster"][m]["plain_test"] for m in range(6))
