"""The rulings: SM-RUL-1 to SM-RUL-34, where the rulebook can be read in two ways."""

from __future__ import annotations

import pytest

from hantise.games.shy_monsters.components import PATTERNS
from hantise.games.shy_monsters.grid import Shape, cell

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
    legal,
    moves,
    names,
    new,
    phase,
    play,
    record,
    rows,
    seen,
    skills,
    status,
    told,
    why,
    winner,
)

TWO = "mantis [1,0], hydra [2,0], exit [2,1], corridors [2,2] [2,3] [2,4]"
EXIT_FIRST = "exit [1,0], mantis [2,0], dragon [3,0], corridors [4,0] [5,0] [6,0]"
SNAKE = "mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], dragon [6,0]"
LANDING = "mantis [1,0], kraken [2,0], corridors [3,0] [2,1] [2,2], exit [3,1]"
DRAGON_ASTRAY = "dragon [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], mantis [6,0]"


def test_who_is_master() -> None:
    """SM-RUL-1: by lot, or as agreed: an option of the table, not of the game."""
    option = GAME.options["roles"]
    assert (option.values, option.default, option.match) == (("random", "chosen"), "random", True)
    assert new("mantis dragon", options={"roles": "chosen"}).key() == new("mantis dragon").key()


def test_all_six_tiles_are_placed() -> None:
    """SM-RUL-2"""
    g = build(new("mantis dragon"), "exit [1,0], mantis [2,0], dragon [3,0], corridors [4,0] [5,0]")
    assert (phase(g)[0], hand(g)) == ("build", ["corridor"])


def test_connected_as_one_group() -> None:
    """SM-RUL-3: not each to each: the ends of a line do not touch."""
    assert phase(floor(EXIT_FIRST)) == ("move", 3)


def test_no_limit_on_monsters_or_exit() -> None:
    """SM-RUL-4: every way to the exit may lead over monsters, and the exit may lie at the entrance."""
    assert phase(floor("mantis [1,0], dragon [2,0], exit [3,0], corridors [4,0] [5,0] [6,0]")) == ("move", 3)
    assert phase(floor(EXIT_FIRST)) == ("move", 3)


def test_the_hero_does_not_watch_the_building() -> None:
    """SM-RUL-5"""
    g = new("mantis dragon")
    before = GAME.view(g, HERO)
    assert GAME.view(build(g, "exit [1,0], mantis [2,0]"), HERO) == before


def test_any_face_down_tile_may_be_peeked() -> None:
    """SM-RUL-6"""
    assert len(moves(floor(EXIT_FIRST, 1))) == 6


def test_peeks_one_by_one() -> None:
    """SM-RUL-7"""
    g = play(floor(TWO, 1), "peek [1,0]")
    assert (seen(g)["peeks"], status(g, "[1,0]")) == (1, "active")


def test_peeks_cannot_be_declined() -> None:
    """SM-RUL-8"""
    g = floor(EXIT_FIRST, 2)
    assert all(m.startswith("peek") for m in moves(g))
    assert why(g, "explore [1,0]") == ("SM-PEEK-1", "no-move-yet")


def test_peeked_tiles_are_not_turned_back() -> None:
    """SM-RUL-9"""
    g = play(floor(SNAKE, 2), "peek [3,0]", "jump over [1,0] to [2,0]")
    assert names("[3,0]") not in backs(g)


def test_comfort_looks_at_presence_only() -> None:
    """SM-RUL-10"""
    ways = ("corridors [2,0] [3,0] [4,0], exit [5,0]", "exit [2,0], corridors [3,0] [4,0] [5,0]")
    assert {status(play(floor(f"mantis [1,0], {w}, dragon [6,0]", 2), "peek [1,0]"), "[1,0]") for w in ways} == {"active"}


def test_the_gargoyles_square() -> None:
    """SM-RUL-11: the picture's full square, not the pattern of the hobby program (right filled, up and up-right empty)."""
    gargoyle = MONSTERS.index("gargoyle")
    square = Shape([cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)])
    row = Shape([cell(0, 0), cell(1, 0), cell(2, 0)])
    assert all(square.comfortable(p, gargoyle) for p in range(4))
    assert not any(row.comfortable(p, gargoyle) for p in range(3))


@pytest.mark.parametrize("m", range(6), ids=MONSTERS)
def test_patterns_are_turned_not_mirrored(m: int) -> None:
    """SM-RUL-12: rotations only; for these six it makes no difference."""
    turned = {(frozenset((-y, x) for x, y in f), frozenset((-y, x) for x, y in e)) for f, e in PATTERNS[m]}
    assert turned == {(frozenset(f), frozenset(e)) for f, e in PATTERNS[m]}
    assert 1 <= len(PATTERNS[m]) <= 4


@pytest.mark.parametrize(
    ("monster", "filled"),
    [
        ("kraken", [(1, 0), (-1, 0), (0, 1), (0, -1)]),  # a tile on the fourth side
        ("vampire_bat", [(1, 1), (-1, 1), (1, 0), (-1, -1)]),  # more than one diagonal tile
        ("gargoyle", [(1, 0), (0, 1), (1, 1), (-1, 0), (-1, 1)]),  # more tiles around
    ],
)
def test_unmarked_cells_are_free(monster: str, filled: list[tuple[int, int]]) -> None:
    """SM-RUL-13"""
    s = Shape(sorted([cell(0, 0), *[cell(*c) for c in filled]]))
    assert s.comfortable(s.where[cell(0, 0)], MONSTERS.index(monster))


def test_panic_is_judged_at_the_reveal() -> None:
    """SM-RUL-14: of two face-up neighbours one is active still."""
    g = play(floor(TWO, 1), "peek [1,0]", "peek [2,0]")
    assert [status(g, c) for c in ("[1,0]", "[2,0]")] == ["active", "inactive"]
    assert play(g, "explore [1,0]").ended == "hero_dead"


@pytest.mark.parametrize("first", ["peek [1,0]", "peek [3,0]"])
def test_an_inactive_or_peeked_or_jumped_monster_frightens(first: str) -> None:
    """SM-RUL-15"""
    plan = "dragon [1,0], corridors [3,0] [4,0] [5,0], mantis [2,0], exit [6,0]"
    if first == "peek [1,0]":
        g = play(floor(plan, 1), first, "peek [2,0]")  # a peeked one that is inactive itself
    else:
        g = play(floor("corridors [1,0] [4,0] [5,0], dragon [2,0], mantis [3,0], exit [6,0]", 2), "peek [5,0]")
        play(g, "explore [1,0]", "jump over [2,0] to [3,0] with attack")  # the corpse frightens the one jumped over
        assert (status(g, "[3,0]"), told(g)[-1]) == ("dead", "found-both")
        return
    assert (status(g, "[1,0]"), status(g, "[2,0]"), told(g)[-1]) == ("inactive", "inactive", "found-panicked")


def test_attack_may_aim_at_any_destination() -> None:
    """SM-RUL-16: face up or face down; not without a move."""
    g = play(floor(SNAKE, 1), "peek [1,0]", "peek [3,0]")
    assert legal(g, "explore [1,0] with attack")
    assert why(g, "attack") == ("SM-ATK-1", "no-target")


def test_an_inactive_monster_is_killed_all_the_same() -> None:
    """SM-RUL-17: and attack is used."""
    g = play(floor(DRAGON_ASTRAY), "explore [1,0] with attack")
    assert (status(g, "[1,0]"), skills(g)) == ("dead", {"jump"})


def test_jumps_go_over_sides_never_over_corners() -> None:
    """SM-RUL-18: over [1,1] to [2,2] is no jump; the diagonal [1,1] is reached over [1,0]."""
    g = floor("corridors [1,0] [1,1] [2,1], exit [2,2], mantis [2,3], dragon [2,4]")
    assert why(g, "jump over [1,1] to [2,2]") == ("SM-JMP-2", "no-way-over", names("[2,2]"), "g7")
    assert legal(g, "jump over [1,0] to [1,1]")


@pytest.mark.parametrize(("reveals", "row"), [(False, ([], ["dragon", "mantis"])), (True, (["mantis"], ["dragon"]))])
def test_the_tile_jumped_over_to_the_exit(reveals: bool, row: tuple[list[str], list[str]]) -> None:
    """SM-RUL-19: not revealed, unless the option `jump_to_exit_reveals` is set; on floor 3 too the option turns it."""
    plan = "mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]"
    g = play(floor(plan, 2, 0, options={"jump_to_exit_reveals": reveals}), "jump over [1,0] to [2,0]")
    assert rows(g)[1] == row
    g = play(floor(plan, 3, options={"jump_to_exit_reveals": reveals}), "jump over [1,0] to [2,0]")
    assert (g.ended, status(g, "[1,0]")) == ("hero_escaped", "active" if reveals else "hidden")


def test_landing_first_then_the_tile_jumped_over() -> None:
    """SM-RUL-20"""
    assert play(floor(LANDING), "jump over [1,0] to [2,0]").ended == "hero_dead"
    assert status(play(floor(LANDING), "jump over [1,0] to [2,0] with attack"), "[1,0]") == "inactive"


def test_any_tiles_for_a_jump_but_not_back_home() -> None:
    """SM-RUL-21: face up ones, dead monsters and the entrance too."""
    g = play(floor(SNAKE), "explore [1,0] with attack", "explore [2,0]")
    assert legal(g, "jump over [1,0] to [0,0]")
    assert legal(g, "jump over [3,0] to [4,0]")
    assert not legal(g, "jump over [1,0] to [2,0]")


def test_the_tile_jumped_over_does_not_bite() -> None:
    """SM-RUL-22"""
    g = play(floor(SNAKE), "jump over [1,0] to [2,0]")
    assert (status(g, "[1,0]"), winner(g)) == ("active", "nobody yet")


def test_known_active_monsters_may_be_entered() -> None:
    """SM-RUL-23: legal, fatal, and confirmed first."""
    g = play(floor(SNAKE, 2), "peek [1,0]")
    choice = next(c for c in GAME.choices(g) if c.text == f"explore {names('[1,0]')}")
    assert choice.sure is not None
    assert choice.sure.said == ("sure-deadly", GAME.words["cell"].index(names("[1,0]")), TILES.index("mantis"))
    assert play(g, "explore [1,0]").ended == "hero_dead"


def test_going_back_is_allowed_and_passing_is_not() -> None:
    """SM-RUL-24"""
    g = play(floor(DRAGON_ASTRAY), "explore [1,0]")
    assert legal(g, "explore [0,0]")
    assert why(g, "explore [1,0]")[:2] == ("SM-MOV-1", "no-standing-still")


TRAP = "exit [-1,0], corridor [1,0], mantis [2,0], corridors [3,0] [4,0], gargoyle [5,0]"
TRAPPING = ["explore [1,0] with attack", "jump over [2,0] to [3,0]", "explore [4,0]", "explore [5,0]"]


@pytest.mark.parametrize(("option", "end"), [("lose", "hero_trapped"), ("play_on", "")])
def test_cut_off_without_skills(option: str, end: str) -> None:
    """SM-RUL-25: lost at once, or played on."""
    assert play(floor(TRAP, options={"trapped": option}), *TRAPPING).ended == end


@pytest.mark.parametrize(("limit", "free"), [(12, False), (0, True)])
def test_endless_walking(limit: int, free: bool) -> None:
    """SM-RUL-26"""
    g = play(floor(DRAGON_ASTRAY, options={"idle_limit": limit}), "explore [1,0]")
    play(g, *["explore [0,0]", "explore [1,0]"] * 6)
    assert seen(g)["idle"] == 12
    assert legal(g, "explore [0,0]") == free


def test_a_peeked_exit_need_not_be_taken() -> None:
    """SM-RUL-27: nor one that was jumped over; entering it is final."""
    g = floor("exit [1,0], corridors [2,0] [-1,0] [-2,0], mantis [3,0], dragon [4,0]", 2, 0)
    play(g, "jump over [1,0] to [2,0]")
    assert (status(g, "[1,0]"), phase(g), hero(g)) == ("harmless", ("move", 2), [2, 0])
    assert phase(play(g, "explore [1,0]")) == ("build", 3)


def test_dead_monsters_lie_in_the_revealed_row() -> None:
    """SM-RUL-28: unrevealed ones can be counted by floor."""
    g = floor("mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]", 1, 0, then="bat hydra")
    play(g, "explore [1,0] with attack", "explore [2,0]")
    build(g, "exit [1,0], bat [2,0], hydra [3,0], corridors [4,0] [5,0] [6,0]")
    play(g, "peek [6,0]", "explore [1,0]")
    assert [(r["floor"], r["revealed"], r["unrevealed"]) for r in seen(g)["rows"]] == [
        (1, ["mantis"], ["back"]),
        (2, [], ["back", "back"]),
    ]


def test_unrevealed_monsters_do_not_return() -> None:
    """SM-RUL-29"""
    g = play(floor(EXIT_FIRST, 1, 0), "explore [1,0]")
    assert rows(g) == [([], ["dragon", "mantis"])]
    assert not {"mantis", "dragon"} & {*hand(g), *seen(g, MASTER)["pile_tiles"]}


def test_the_list_after_destruction_is_no_rule() -> None:
    """SM-RUL-30: the five things it names are places of the table, all of them shown."""
    table = seen(play(floor(EXIT_FIRST, 1, 0), "explore [1,0]"), MASTER)
    assert {"skills", "rows", "hand", "pile"} <= set(table)
    assert {"revealed", "unrevealed"} <= set(table["rows"][0])


def test_no_destruction_after_the_last_floor() -> None:
    """SM-RUL-31"""
    g = play(floor(EXIT_FIRST), "explore [1,0]")
    assert (told(g).count("destroyed"), len(rows(g)), len(seen(g)["tiles"])) == (2, 2, 7)


@pytest.mark.parametrize(("option", "unknown"), [(True, 0), (False, 5)])
def test_what_is_shown_after_the_end(option: bool, unknown: int) -> None:
    """SM-RUL-32: everything, or nothing more."""
    g = play(floor(EXIT_FIRST, options={"reveal_all_at_end": option}), "explore [1,0]")
    assert len(backs(g)) == unknown


def test_side_by_side_is_not_inactive_from_the_start() -> None:
    """SM-RUL-33: which one fails is known only when they are revealed."""
    active = {first: play(floor(TWO, 1), f"peek {first}") for first in ("[1,0]", "[2,0]")}
    assert [status(g, first) for first, g in active.items()] == ["active", "active"]


def test_all_peeks_before_the_first_move() -> None:
    """SM-RUL-34: none later."""
    g = play(floor(DRAGON_ASTRAY, 1), "peek [2,0]", "peek [3,0]", "explore [1,0]")
    assert not any(m.startswith("peek") for m in moves(g))
    assert why(g, "peek [4,0]") == ("SM-PEEK-1", "no-peek-left", 2)
    assert [e.text.split()[0] for e in record(g).entries if e.who == HERO] == ["peek", "peek", "explore"]
