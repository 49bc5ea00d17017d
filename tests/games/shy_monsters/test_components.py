"""What the box holds, and where its tiles can lie: SM-CMP, SM-GEO."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from hantise.core.data import ComponentsError
from hantise.games.shy_monsters import components, declared
from hantise.games.shy_monsters.grid import around, cell, shape

from .figures import shapes
from .table import CELLS, FLOORS, GAME, HERO, HOME, MASTER, MONSTERS, TILES, floor, new, seen, tile, xy

DATA = GAME.components


def test_tiles_of_the_box() -> None:
    """SM-CMP-1: one entrance, three corridors, one exit, six different monsters; two skills; two memo tiles; one pawn."""
    kinds = {t["id"]: t["count"] for t in DATA["dungeon_tile"]}
    assert kinds == {"entrance": 1, "corridor": 3, "exit": 1, "monster": 6}
    assert len(set(MONSTERS)) == 6
    assert [s["id"] for s in DATA["skill"]] == ["attack", "jump"]
    pieces = {p["id"]: p["count"] for p in DATA["piece"]}
    assert pieces == {"hero_pawn": 1, "memo_tile": 2}
    counts = DATA["counts"]
    assert counts["dungeon_tiles"] == sum(kinds.values()) == 11
    assert counts["physical_tiles"] == 11 + counts["skill_tiles"] + counts["memo_tiles"] == 15


def test_all_tiles_are_in_play_at_the_beginning() -> None:
    """SM-CMP-1: nowhere more nor less than the box holds."""
    assert new("mantis hydra").counts() == {"entrance": 1, "corridor": 3, "exit": 1, **dict.fromkeys(MONSTERS, 1)}


def test_backs_are_alike() -> None:
    """SM-CMP-2: corridor, exit and monster show the hero the same back, and no tile has an orientation."""
    g = floor("mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]")
    shown = [{k: v for k, v in t.items() if k not in ("at", "x", "y")} for t in seen(g)["tiles"] if t["at"] != CELLS[HOME]]
    assert shown == [{"tile": "back", "up": False, "status": ""}] * 6
    assert {t["back"] for t in DATA["dungeon_tile"] if t["face_down_allowed"]} == {"dungeon"}


def test_patterns_are_public() -> None:
    """SM-CMP-3: where each monster would be comfortable is seen by master, hero and onlooker alike."""
    g = floor("mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]")
    for who in (MASTER, HERO, -1):
        comfort = seen(g, who)["comfort"]
        assert sorted(comfort) == sorted(MONSTERS)
        assert comfort["dragon"] == [CELLS[cell(6, 0)]]
    assert all("filled" in m and "empty" in m for m in DATA["monster"])


def test_cells() -> None:
    """SM-GEO-1: x grows to the right, y downward, the entrance is [0, 0]; no tile lies more than six away."""
    assert xy(HOME) == [0, 0]
    assert [CELLS[cell(*p)] for p in ((0, 0), (-6, -6), (6, 6), (1, 0), (0, 1))] == ["g7", "a1", "m13", "h7", "g8"]
    assert [cell(*xy(c)) for c in range(len(CELLS))] == list(range(169))
    assert tile(floor(f"corridors [1,0] [2,0] [3,0], exit [4,0], {DRAGON_AND_BAT}"), "[6,0]")["x"] == 6


DRAGON_AND_BAT = "dragon [5,0], bat [6,0]"


def test_neighbours() -> None:
    """SM-GEO-2: two tiles are neighbours if and only if their cells share a side."""
    for s in shapes()[::40]:
        for p, c in enumerate(s.cells):
            x, y = xy(c)
            sides = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            assert {tuple(xy(s.cells[n])) for n in s.beside[p]} == {q for q in sides if cell(*q) in s.where}


@pytest.mark.parametrize("end", [(6, 0), (-6, 0), (0, 6), (0, -6)])
def test_the_edge_of_the_grid_touches_nothing(end: tuple[int, int]) -> None:
    """SM-GEO-1: a floor that reaches the edge has no neighbour beyond it."""
    step = (end[0] // 6, end[1] // 6)
    s = shape([cell(step[0] * k, step[1] * k) for k in range(7)])
    last = s.where[cell(*end)]
    assert [xy(s.cells[n]) for n in s.beside[last]] == [[step[0] * 5, step[1] * 5]]
    assert sorted(map(len, s.beside)) == [1, 1, 2, 2, 2, 2, 2]
    assert len(around([cell(0, 0)])) == 4


def test_floors() -> None:
    assert [(f["number"], f["monsters_drawn"], f["pile_after_draw"]) for f in DATA["floor"]] == [
        (1, 2, 4),
        (2, 2, 2),
        (3, 2, 0),
    ]
    assert FLOORS == 3
    assert sum(f["monsters_drawn"] for f in DATA["floor"]) == len(MONSTERS)


def test_options_are_those_of_the_components() -> None:
    """Every `[[option]]` is an option of the game with its values and default, and names the rule that speaks of it."""
    rules = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    assert sorted(GAME.options) == sorted(o["id"] for o in DATA["option"])
    for data in DATA["option"]:
        option = GAME.options[data["id"]]
        assert [list(v) if isinstance(v, tuple) else v for v in option.values] == data["values"]
        assert (list(option.default) if isinstance(option.default, tuple) else option.default) == data["default"]
        assert f"**{option.rule}**" in rules
    assert {n for n, o in GAME.options.items() if o.match} == {"roles", "match"}


def test_an_owners_own_default_becomes_a_value() -> None:
    """SM-PEEK-6: who changes the peeks of the floors in his own components finds them among the values of the option."""
    option = declared("peeks", "SM-VAR-2", default=(4, 4, 4))
    assert option.default == (4, 4, 4)
    assert option.values == ((4, 4, 4), (2, 1, 0), (3, 2, 1), (1, 0, 0))


def monster(**changes: Any) -> dict[str, Any]:
    return copy.deepcopy(DATA["monster"][0]) | changes


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"filled": [[1, 2]]}, "monster vampire_bat, filled: offsets are"),
        ({"filled": [[0, 0]]}, "monster vampire_bat, filled: offsets are"),
        ({"empty": [3]}, "monster vampire_bat, empty: offsets are"),
        ({"filled": [[1, 0]], "empty": [[1, 0]]}, "monster vampire_bat: a cell cannot be both filled and empty"),
    ],
)
def test_wrong_patterns_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ComponentsError, match=said):
        components.four_ways(monster(**wrong))


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ComponentsError, match=r"\[\[option\]\] fog"):
        components.option("fog")


def test_tiles_in_order_of_notation() -> None:
    assert TILES[:3] == ["entrance", "corridor", "exit"]
    assert TILES[3:] == MONSTERS


def test_rotations() -> None:
    """SM-CZ-2: only the mantis' pattern is its own half turn."""
    assert Counter(len(w) for w in components.PATTERNS) == {4: 5, 2: 1}
