"""Set-up, turn structure and the master's phase: SM-SET, SM-TRN, SM-BLD."""

from __future__ import annotations

from collections import Counter

import pytest

from hantise.core.frame import NOBODY
from hantise.core.record import may_undo
from hantise.core.state import Undrawn

from .table import (
    GAME,
    HERO,
    MASTER,
    MONSTERS,
    TILES,
    backs,
    build,
    floor,
    hand,
    hero,
    moves,
    names,
    new,
    phase,
    play,
    record,
    seen,
    skills,
    tile,
    told,
    why,
)

PLAN = "mantis [1,0], hydra [2,0], exit [3,0], corridors [4,0] [5,0] [6,0]"


# ---------------------------------------------------------------------------------------------------------------- set-up
def test_two_players() -> None:
    """SM-SET-1: exactly a master and a hero."""
    assert GAME.seats == (2,)
    assert GAME.roles == ("master", "hero")
    for seats in (1, 3):
        with pytest.raises(ValueError, match="2 seats"):
            GAME.new(seats)


def test_the_pile_is_shuffled() -> None:
    """SM-SET-2: every pair of monsters may be drawn first, and nobody sees the order of the rest."""
    pairs = Counter(tuple(m for m in hand(GAME.new(seed=n)) if m in MONSTERS) for n in range(600))
    assert len(pairs) == 15
    assert min(pairs.values()) > 600 / 15 / 3
    g = GAME.new(seed=1)
    assert [seen(g, who)["pile"] for who in (MASTER, HERO, -1)] == [4, 4, 4]
    assert seen(g, HERO)["pile_tiles"] == []
    assert seen(g, MASTER)["pile_tiles"] == [m for m in MONSTERS if m not in hand(g)]  # by elimination, in no order


def test_the_order_of_the_pile_does_not_exist_before_it_is_drawn() -> None:
    """SM-SET-2: not even the engine knows it."""
    with pytest.raises(Undrawn) as drawn:
        GAME.new(script=[TILES.index("mantis")])
    assert drawn.value.outcomes == [TILES.index(m) for m in MONSTERS if m != "mantis"]
    assert drawn.value.weights == [1] * 5


def test_the_masters_tiles() -> None:
    """SM-SET-3: he takes the three corridors and the exit."""
    assert Counter(hand(new("mantis hydra"))) & Counter(["corridor"] * 3 + ["exit"]) == {"corridor": 3, "exit": 1}


def test_the_entrance_and_the_pawn() -> None:
    """SM-SET-4: the entrance lies face up at [0, 0]; the pawn stands on it."""
    for g in (new("mantis hydra"), floor(PLAN)):
        assert tile(g, "[0,0]") == {"at": "g7", "x": 0, "y": 0, "tile": "entrance", "up": True, "status": ""}
        assert hero(g) == [0, 0]


def test_the_skills() -> None:
    """SM-SET-5: attack and jump, both ready."""
    assert skills(new("mantis hydra")) == {"attack", "jump"}


def test_the_memo_tile() -> None:
    """SM-SET-6: six pictures in three columns and two rows; it is no part of the state."""
    places = sorted(tuple(m["memo_position"]) for m in GAME.components["monster"])
    assert places == [(c, r) for c in range(3) for r in range(2)]
    assert "memo" not in " ".join(new("mantis hydra").fields())


# --------------------------------------------------------------------------------------------------------- turn structure
def test_three_floors() -> None:
    """SM-TRN-1: on each floor the master builds, then the hero walks, then the floor is destroyed, but not the third."""
    g = new("dragon kraken", "mantis hydra vampire_bat gargoyle")
    for n, pair in enumerate([("dragon", "kraken"), ("mantis", "hydra"), ("vampire_bat", "gargoyle")], 1):
        assert phase(g) == ("build", n)
        build(g, f"exit [1,0], corridors [2,0] [3,0] [4,0], {pair[0]} [5,0], {pair[1]} [6,0]")
        while phase(g)[0] == "peek":
            play(g, "peek " + min(backs(g) - {names("[5,0]"), names("[6,0]"), names("[1,0]")}))
        assert phase(g) == ("move", n)
        play(g, "explore [1,0]")
    assert phase(g) == ("over", 3)
    assert told(g).count("destroyed") == 2


def test_one_decides_at_a_time() -> None:
    """SM-TRN-2: the hero decides nothing while the master builds, nor the master while the hero walks."""
    g = new("mantis hydra")
    assert g.player == MASTER
    assert GAME.view(g, HERO).options == []
    build(g, PLAN)
    while g.player != NOBODY and g.level == 1:
        assert g.player == HERO
        assert GAME.view(g, MASTER).options == []
        g.play(g.options[0])


# ------------------------------------------------------------------------------------------------------- master's phase
def test_two_monsters_are_drawn() -> None:
    """SM-BLD-1: the master sees which two, the hero only that two were drawn; nobody is asked."""
    g = new("mantis hydra")
    assert [m for m in hand(g) if m in MONSTERS] == ["mantis", "hydra"]
    assert told(g, MASTER).count("draws") == 2
    assert "draws" not in told(g, HERO)
    assert told(g, HERO) == ["begins"]
    assert seen(g, HERO)["hand"] == []
    assert seen(g, HERO)["pile"] == 4
    assert "mantis" not in record(g).mirror(HERO).write()


@pytest.mark.parametrize("level", [1, 2])
def test_six_tiles_in_hand(level: int) -> None:
    """SM-BLD-2: exit, three corridors and two monsters, on each floor."""
    g = floor("exit [1,0], mantis [2,0], hydra [3,0], corridors [4,0] [5,0] [6,0]", level, 0, "dragon kraken")
    play(g, "explore [1,0]")
    assert Counter(hand(g)) == {"exit": 1, "corridor": 3, "dragon": 1, "kraken": 1}


def test_all_six_face_down_each_on_its_own_empty_cell() -> None:
    """SM-BLD-3"""
    g = build(new("mantis hydra"), "mantis [1,0], hydra [2,0], exit [3,0], corridors [4,0] [5,0]")
    assert phase(g) == ("build", 1)  # the sixth is missing
    assert why(g, "corridor@[5,0]") == ("SM-BLD-3", "no-room", names("[5,0]"))
    assert why(g, "corridor@[0,0]") == ("SM-BLD-3", "no-entrance", names("[0,0]"))
    play(g, "corridor@[6,0]")
    assert [t["up"] for t in seen(g, MASTER)["tiles"]] == [True, *[False] * 6]


def test_the_seven_cells_are_connected_by_sides() -> None:
    """SM-BLD-4: a corner is not enough."""
    g = build(new("mantis hydra"), "corridor [1,0]")
    assert why(g, "exit@[2,1]") == ("SM-BLD-4", "no-contact", names("[2,1]"))
    assert why(g, "exit@[-1,-1]")[1] == "no-contact"
    assert "exit@" + names("[1,1]") in moves(g)


def test_only_the_final_arrangement_counts() -> None:
    """SM-BLD-4: the order of placing leaves no trace in the floor."""
    a = build(new("mantis hydra"), "corridor [1,0], corridor [0,1], exit [1,1], mantis [2,1], hydra [2,2], corridor [3,2]")
    b = build(new("mantis hydra"), "corridor [0,1], exit [1,1], corridor [1,0], mantis [2,1], hydra [2,2], corridor [3,2]")
    assert record(a).entries != record(b).entries
    assert a.key() == b.key()


@pytest.mark.parametrize(
    "plan",
    [
        "mantis [1,0], hydra [2,0], exit [3,0], corridors [4,0] [5,0] [6,0]",  # monsters side by side, one at the entrance
        "exit [1,0], mantis [-1,0], hydra [0,1], corridors [0,-1] [0,-2] [0,-3]",  # the exit at the entrance
        "corridors [1,0] [1,1] [0,1], mantis [2,0], exit [2,1], hydra [3,0]",  # squares
        "corridors [1,0] [2,0] [2,1], mantis [2,2], exit [1,2], hydra [0,2]",  # almost a ring
        "corridors [1,0] [2,0] [2,1], mantis [0,1], exit [1,1], hydra [0,2]",  # filled corners
        "dragon [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], bat [6,0]",  # nobody comfortable
        "mantis [1,0], exit [1,-1], corridors [0,-1] [-1,-1] [-1,0], hydra [-1,1]",  # a loop round the entrance
    ],
)
def test_nothing_else_is_forbidden(plan: str) -> None:
    """SM-BLD-5: monsters anywhere, the exit anywhere, loops, squares, lines, bluffs."""
    assert phase(floor(plan)) == ("move", 3)


def test_a_hole_is_legal() -> None:
    """SM-BLD-5: seven tiles around an empty cell."""
    g = floor("corridors [1,0] [2,0] [2,1], mantis [2,2], exit [1,2], hydra [0,1]")
    assert names("[1,1]") not in {t["at"] for t in seen(g)["tiles"]}


def test_the_floor_is_locked() -> None:
    """SM-BLD-6: no tile is placed, moved or removed until destruction."""
    g = floor(PLAN, level=1)
    before = [(t["at"], t["tile"]) for t in seen(g, MASTER)["tiles"]]
    assert why(g, "corridor@[6,1]") == ("SM-TRN-2", "no-building")
    play(g, "peek [4,0]", "peek [5,0]", "explore [1,0] with attack", "explore [2,0]")
    assert [(t["at"], t["tile"]) for t in seen(g, MASTER)["tiles"]] == before


def test_the_last_tile_locks_and_one_is_asked() -> None:
    """SM-BLD-6: only before the sixth tile is the master asked whether he is sure."""
    g = build(new("mantis hydra"), "mantis [1,0], hydra [2,0], exit [3,0], corridors [4,0]")
    assert all(c.sure is None for c in GAME.choices(g))
    build(g, "corridor [5,0]")
    assert {c.sure.rule for c in GAME.choices(g) if c.sure} == {"SM-BLD-6"}
    assert all(c.sure for c in GAME.choices(g))


def test_the_hero_sees_cells_and_backs() -> None:
    """SM-BLD-7: and nothing that tells the six apart."""
    g = floor(PLAN)
    other = floor("hydra [1,0], exit [2,0], corridors [3,0] [4,0], mantis [5,0], corridor [6,0]")
    assert backs(g) == {names(f"[{n},0]") for n in range(1, 7)}
    for who in (HERO, -1):
        assert GAME.view(g, who).to_json() == GAME.view(other, who).to_json()


def test_the_building_is_not_shown() -> None:
    """SM-BLD-7: at each stage the hero sees the same, is told the same, and finds the same in his copy of the record."""
    g = new("mantis hydra")
    empty, heard = GAME.view(g, HERO).to_json(), told(g)
    for text in ("mantis [1,0]", "hydra [2,0]", "exit [3,0]", "corridor [4,0]", "corridor [5,0]"):
        build(g, text)
        assert GAME.view(g, HERO).to_json() == GAME.view(g, -1).to_json().replace('"seat":-1', '"seat":1') == empty
        assert told(g) == heard
        assert record(g).mirror(HERO).write().splitlines()[1:] == ["* ? ?", "m ?"]


def test_one_decision_that_may_be_rearranged() -> None:
    """SM-BLD-8: the placements are one deed of the record, which the master may take back tile by tile until the last."""
    g = build(new("mantis hydra"), "mantis [1,0], hydra [2,0], exit [3,0], corridors [4,0] [5,0]")
    assert may_undo(g, MASTER) == 5
    assert record(g).undo(5).replay().key() == new("mantis hydra").key()
    assert [e.opens for e in record(g).entries if e.who == MASTER] == [True, False, False, False, False]
    play(g, "corridor@[6,0]")
    assert may_undo(g, MASTER) == 0
