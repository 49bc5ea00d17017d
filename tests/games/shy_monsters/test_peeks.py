"""Peeks: SM-PEEK."""

from __future__ import annotations

import pytest

from .table import GAME, backs, floor, hero, legal, moves, names, phase, play, seen, status, told, why, winner

PLAN = "exit [1,0], mantis [2,0], dragon [3,0], corridors [4,0] [5,0] [6,0]"


@pytest.mark.parametrize(("level", "number"), [(1, 2), (2, 1), (3, 0)])
def test_so_many_peeks_before_the_first_move(level: int, number: int) -> None:
    """SM-PEEK-1: exactly 2, 1 and 0."""
    g = floor(PLAN, level)
    for n in range(number):
        assert phase(g) == ("peek", level)
        assert seen(g)["peeks"] == number - n
        assert not [m for m in moves(g) if not m.startswith("peek")]
        play(g, f"peek [{6 - n},0]")
    assert phase(g) == ("move", level)
    assert told(g)[-2 * number - 1 :].count("peeks") == number
    assert why(g, "peek [2,0]") == ("SM-PEEK-1", "no-peek-left", number)


def test_any_face_down_tile() -> None:
    """SM-PEEK-2: near or far; six to choose from, then five."""
    g = floor(PLAN, 1)
    assert moves(g) == {f"peek {names(f'[{n},0]')}" for n in range(1, 7)}
    play(g, "peek [6,0]")
    assert moves(g) == {f"peek {names(f'[{n},0]')}" for n in range(1, 6)}
    assert why(g, "peek [6,0]") == ("SM-PEEK-2", "no-face-down", names("[6,0]"), "corridor")
    assert why(g, "peek [0,0]") == ("SM-PEEK-2", "no-face-down", "g7", "entrance")


def test_one_by_one() -> None:
    """SM-PEEK-3: the first is seen before the second is chosen; their order decides who panics."""
    g = play(floor("mantis [1,0], hydra [2,0], exit [2,1], corridors [2,2] [2,3] [2,4]", 1), "peek [2,0]")
    assert phase(g)[0] == "peek"
    assert next(t for t in seen(g)["tiles"] if t["at"] == names("[2,0]"))["tile"] == "hydra"
    play(g, "peek [1,0]")
    assert [status(g, c) for c in ("[1,0]", "[2,0]")] == ["inactive", "active"]


def test_peeked_tiles_stay_face_up() -> None:
    """SM-PEEK-4: a peeked active monster must be avoided, jumped over or killed."""
    g = play(floor("mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], dragon [6,0]", 1), "peek [1,0]", "peek [6,0]")
    assert [status(g, c) for c in ("[1,0]", "[6,0]")] == ["active", "active"]
    assert backs(g) == {names(f"[{n},0]") for n in (2, 3, 4, 5)}
    over = play(g.copy(), "jump over [1,0] to [2,0]")
    killed = play(g.copy(), "explore [1,0] with attack")
    bitten = play(g.copy(), "explore [1,0]")
    assert [winner(x) for x in (over, killed, bitten)] == ["nobody yet", "nobody yet", "master"]


def test_a_peeked_exit_ends_nothing() -> None:
    """SM-PEEK-4"""
    g = play(floor(PLAN, 1), "peek [1,0]")
    assert phase(g) == ("peek", 1)
    play(g, "peek [6,0]")
    assert (phase(g), hero(g)) == (("move", 1), [0, 0])


def test_no_skill_while_peeks_are_due() -> None:
    """SM-PEEK-5"""
    g = floor(PLAN, 2)
    for text in ("explore [1,0] with attack", "jump over [1,0] to [2,0]", "jump over [1,0] to [2,0] with attack", "attack"):
        assert not legal(g, text)
        assert why(g, text) == ("SM-PEEK-5", "no-skill-yet")
    assert why(g, "explore [1,0]") == ("SM-PEEK-1", "no-move-yet")


@pytest.mark.parametrize("peeks", [(2, 1, 0), (3, 2, 1), (1, 0, 0)])
def test_the_numbers_are_those_of_the_floors_or_of_the_option(peeks: tuple[int, int, int]) -> None:
    """SM-PEEK-6: the option replaces all three."""
    assert [f["peeks"] for f in GAME.components["floor"]] == list(GAME.options["peeks"].default) == [2, 1, 0]
    assert [seen(floor(PLAN, level, options={"peeks": peeks}))["peeks"] for level in (1, 2, 3)] == list(peeks)
