"""Fear and status: SM-FEAR, SM-STA."""

from __future__ import annotations

import random

import pytest

from hantise.games.shy_monsters.state import ACTIVE

from .table import GAME, floor, hero, legal, moves, names, play, seen, skills, status, tile, told, winner

TWO = "mantis [1,0], hydra [2,0], exit [2,1], corridors [2,2] [2,3] [2,4]"  # both comfortable, side by side
NOBODY_AT_EASE = "dragon [1,0], hydra [2,0], corridors [3,0] [4,0] [5,0], exit [6,0]"


def test_revealed_beside_a_face_up_monster_it_panics() -> None:
    """SM-FEAR-1"""
    g = play(floor(TWO, 1), "peek [1,0]", "peek [2,0]")
    assert names("[2,0]") in seen(g)["comfort"]["hydra"]
    assert told(g)[-1] == "found-panicked"
    assert status(g, "[2,0]") == "inactive"


@pytest.mark.parametrize(
    ("plan", "deeds", "frightener"),
    [
        (TWO, ["peek [1,0]"], "active"),
        ("dragon [1,0], mantis [2,0], corridors [3,0] [4,0] [5,0], exit [6,0]", ["peek [1,0]"], "inactive"),
        (TWO, ["explore [1,0] with attack"], "dead"),
    ],
)
def test_it_frightens_whatever_its_own_status(plan: str, deeds: list[str], frightener: str) -> None:
    """SM-FEAR-2: active, inactive or dead."""
    g = floor(plan, 2, peeks=1 if deeds[0].startswith("peek") else 0)
    play(g, deeds[0])
    assert status(g, "[1,0]") == frightener
    play(g, *(["explore [2,0]"] if frightener == "dead" else ["jump over [1,0] to [2,0]"]))
    assert (status(g, "[2,0]"), told(g)[-1]) == ("inactive", "found-panicked")
    assert winner(g) == "nobody yet"


def test_a_face_down_monster_frightens_nobody() -> None:
    """SM-FEAR-3"""
    g = play(floor(TWO, 2), "peek [2,0]")
    assert status(g, "[1,0]") == "hidden"
    assert status(g, "[2,0]") == "active"


def test_diagonal_monsters_do_not_frighten_each_other() -> None:
    """SM-FEAR-3"""
    g = floor("hydra [1,0], corridor [1,1], dragon [0,-1], corridors [2,1] [3,1], exit [3,2]", 1)
    play(g, "peek [0,-1]", "peek [1,0]")
    assert [status(g, c) for c in ("[0,-1]", "[1,0]")] == ["active", "active"]


def test_the_first_is_not_affected() -> None:
    """SM-FEAR-4"""
    g = play(floor(TWO, 1), "peek [2,0]")
    assert status(g, "[2,0]") == "active"
    play(g, "peek [1,0]")
    assert status(g, "[2,0]") == "active"


def test_one_after_another() -> None:
    """SM-FEAR-5: in a jump too, each tile is revealed by itself, the landing tile first."""
    g = floor("mantis [1,0], kraken [2,0], corridors [3,0] [2,1] [2,2], exit [3,1]")
    play(g, "jump over [1,0] to [2,0] with attack")
    found = [e[3:] for e in g.events or [] if e[3].startswith("found")]
    cell, tiles = GAME.words["cell"].index, GAME.words["tile"].index
    assert found[-2:] == [
        ("found-active", cell(names("[2,0]")), tiles("kraken")),
        ("found-panicked", cell(names("[1,0]")), tiles("mantis")),
    ]


# ----------------------------------------------------------------------------------------------------------------- status
def test_hidden_active_inactive_dead() -> None:
    """SM-STA-1: one of the four, and the hero sees which, but for hidden ones."""
    g = floor(TWO, 1)
    assert {status(g, c) for c in ("[1,0]", "[2,0]")} == {"hidden"}
    play(g, "peek [1,0]", "peek [2,0]")
    assert [tile(g, c)["status"] for c in ("[1,0]", "[2,0]")] == ["active", "inactive"]
    play(g, "explore [1,0] with attack")
    assert tile(g, "[1,0]")["status"] == "dead"


@pytest.mark.parametrize(
    ("plan", "first", "second"),
    [
        (TWO, "found-active", "found-panicked"),
        (NOBODY_AT_EASE, "found-uneasy", "found-both"),
    ],
)
def test_active_if_comfortable_and_not_in_panic(plan: str, first: str, second: str) -> None:
    """SM-STA-2: else inactive, and the log says why: uncomfortable, panicked, or both."""
    g = play(floor(plan, 1), "peek [1,0]", "peek [2,0]")
    assert [k for k in told(g) if k.startswith("found-")] == [first, second]
    assert status(g, "[1,0]") == ("active" if first == "found-active" else "inactive")
    assert status(g, "[2,0]") == "inactive"


def test_the_status_is_fixed() -> None:
    """SM-STA-3: nothing but attack changes it."""
    g = play(floor(TWO, 1), "peek [2,0]", "peek [1,0]", "explore [1,0]", "explore [0,0]", "explore [1,0]")
    assert [status(g, c) for c in ("[1,0]", "[2,0]")] == ["inactive", "active"]
    play(g, "explore [2,0] with attack")
    assert [status(g, c) for c in ("[1,0]", "[2,0]")] == ["inactive", "dead"]
    play(g, "explore [1,0]")
    assert [status(g, c) for c in ("[1,0]", "[2,0]")] == ["inactive", "dead"]


def test_an_active_monster_kills_only_on_its_own_tile() -> None:
    """SM-STA-4: not from beside, not when peeked, not when jumped over."""
    g = floor("mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], dragon [6,0]", 2)
    play(g, "peek [1,0]")
    assert (status(g, "[1,0]"), winner(g)) == ("active", "nobody yet")  # beside the hero, and revealed by a peek
    play(g, "jump over [1,0] to [2,0]")
    assert (hero(g), winner(g)) == ([2, 0], "nobody yet")
    play(g, "explore [1,0]")
    assert g.ended == "hero_dead"


def test_an_active_monster_revealed_under_a_jump_does_nothing() -> None:
    """SM-STA-4"""
    g = play(floor("mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], dragon [6,0]"), "jump over [1,0] to [2,0]")
    assert (status(g, "[1,0]"), winner(g), hero(g)) == ("active", "nobody yet", [2, 0])


def test_inactive_and_dead_monsters_are_like_corridors() -> None:
    """SM-STA-5: entered, landed on and left."""
    g = floor("dragon [1,0], hydra [2,0], corridors [3,0] [4,0] [5,0], exit [6,0]")
    play(g, "jump over [1,0] to [2,0]", "explore [1,0] with attack")  # both inactive; one dies
    assert (status(g, "[2,0]"), status(g, "[1,0]")) == ("inactive", "dead")
    play(g, "explore [2,0]", "explore [1,0]", "explore [2,0]", "explore [3,0]")
    assert (hero(g), winner(g)) == ([3, 0], "nobody yet")


def test_the_tile_of_the_dead_stays() -> None:
    """SM-STA-6"""
    g = play(floor(TWO), "explore [1,0] with attack")
    assert tile(g, "[1,0]") == {"at": "h7", "x": 1, "y": 0, "tile": "mantis", "up": True, "status": "dead"}
    play(g, "explore [2,0]")
    assert status(g, "[2,0]") == "inactive"  # frightened by it
    g = floor("bat [0,1], mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0]")
    play(g, "explore [1,0] with attack", "explore [0,0]", "explore [0,1]")
    assert status(g, "[0,1]") == "active"  # its only diagonal tile is the dead mantis


def test_two_neighbours_are_never_both_active() -> None:
    """SM-STA-7: in 300 games by chance, of which many reveal two comfortable neighbours."""
    dice, both_revealed = random.Random(7), 0
    for n in range(300):
        g = GAME.new(seed=n, options={"peeks": "3,2,1"})
        while g.asked is not None:
            g.play(dice.choice(g.options))
            for p in range(len(g.tiles)):
                for q in g.shape.beside[p]:
                    assert not (g.status[p] == g.status[q] == ACTIVE)
                    monsters = min(g.tiles[p], g.tiles[q]) >= 3 and g.status[p] >= ACTIVE and g.status[q] >= ACTIVE
                    both_revealed += bool(monsters and g.comfortable(p) and g.comfortable(q))
    assert both_revealed > 20


def test_skills_are_not_touched_by_reveals() -> None:
    g = play(floor(TWO, 1), "peek [1,0]", "peek [2,0]")
    assert skills(g) == {"attack", "jump"}
    assert legal(g, "explore [1,0] with attack")
    assert not [m for m in moves(g) if m.startswith("peek")]
