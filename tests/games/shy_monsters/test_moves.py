"""The hero's moves: SM-MOV, SM-EXP, SM-ATK, SM-JMP, SM-COM."""

from __future__ import annotations

import random

import pytest

from .figures import shapes
from .table import (
    GAME,
    HERO,
    floor,
    hero,
    legal,
    moves,
    names,
    phase,
    play,
    rows,
    skills,
    status,
    tile,
    told,
    why,
    winner,
)

CORRIDORS_FIRST = "corridors [1,0] [2,0] [3,0], exit [4,0], mantis [5,0], dragon [6,0]"
SNAKE = "mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], dragon [6,0]"
LANDING = "mantis [1,0], kraken [2,0], corridors [3,0] [2,1] [2,2], exit [3,1]"
SQUARE = "corridors [1,0] [0,1] [1,1], exit [2,1], dragon [3,1], bat [-1,0]"


# ------------------------------------------------------------------------------------------------------------------ moves
def test_move_after_move_and_no_pass() -> None:
    """SM-MOV-1: until the hero enters the exit or dies, he is asked for a move, and he cannot stay."""
    g = floor(CORRIDORS_FIRST)
    for cell in ("[1,0]", "[2,0]", "[3,0]"):
        assert phase(g) == ("move", 3)
        assert all(m.split()[0] in ("explore", "attack", "jump", "jump+attack") for m in moves(g))
        assert why(g, f"explore [{hero(g)[0]},0]")[:2] == ("SM-MOV-1", "no-standing-still")
        play(g, f"explore {cell}")
    assert phase(play(g, "explore [4,0]")) == ("over", 3)


def test_explore_or_jump_either_with_attack() -> None:
    """SM-MOV-2: four kinds of move."""
    words = {m.split()[0] for m in moves(floor(CORRIDORS_FIRST))}
    assert words == {"explore", "attack", "jump", "jump+attack"}


def test_the_whole_move_is_declared_first() -> None:
    """SM-MOV-2: one pick says path and attack; nothing is asked between the landing and the look back."""
    g = floor(LANDING)
    entries = len(g.tape)
    play(g, "jump over [1,0] to [2,0] with attack")
    assert len(g.tape) == entries + 1
    assert told(g)[-4:] == ["leaps-armed", "found-active", "kills", "found-panicked"]


@pytest.mark.parametrize(
    ("plan", "move", "order"),
    [
        (LANDING, "jump over [1,0] to [2,0] with attack", ["leaps-armed", "found-active", "kills", "found-panicked"]),
        (LANDING, "jump over [1,0] to [2,0]", ["leaps", "found-active", "bitten", "shown"]),
        (SNAKE, "jump over [1,0] to [2,0]", ["leaps", "found", "found-active"]),
        (SNAKE, "explore [1,0] with attack", ["steps-armed", "found-active", "kills"]),
        (SNAKE, "explore [1,0]", ["steps", "found-active", "bitten", "shown"]),
        (CORRIDORS_FIRST, "explore [1,0] with attack", ["steps-armed", "found", "strikes-nothing"]),
    ],
)
def test_the_order_of_resolution(plan: str, move: str, order: list[str]) -> None:
    """SM-MOV-3: the pawn arrives, the tile is revealed, attack kills, what lives bites; at last the tile jumped over."""
    g = floor(plan)
    before = len(told(g))
    play(g, move)
    assert told(g)[before:] == order


@pytest.mark.parametrize(
    ("reveals", "order", "row"),
    [
        (False, ["leaps", "found", "leaves", "destroyed", "begins"], ([], ["dragon", "mantis"])),
        (True, ["leaps", "found", "found-active", "leaves", "destroyed", "begins"], (["mantis"], ["dragon"])),
    ],
)
def test_the_exit_stops_the_list(reveals: bool, order: list[str], row: tuple[list[str], list[str]]) -> None:
    """SM-MOV-3, SM-JMP-8: the tile jumped over stays face down, unless the option `jump_to_exit_reveals` says otherwise."""
    plan = "mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]"
    g = floor(plan, 1, 0, options={"jump_to_exit_reveals": reveals})
    before = len(told(g))
    play(g, "jump over [1,0] to [2,0]")
    assert told(g)[before:] == order
    assert rows(g) == [row]


def test_skills_are_marked_as_used_first() -> None:
    """SM-MOV-3: a hero who dies on the landing tile has used his jump."""
    g = play(floor(LANDING), "jump over [1,0] to [2,0]")
    assert (g.ended, skills(g)) == ("hero_dead", {"attack"})


def test_known_harmless_tiles_may_be_entered_again() -> None:
    """SM-MOV-4: the entrance too."""
    g = play(floor(CORRIDORS_FIRST), "explore [1,0]", "explore [0,0]", "explore [1,0]", "explore [2,0]", "explore [1,0]")
    assert hero(g) == [1, 0]


# ---------------------------------------------------------------------------------------------------------------- explore
def test_one_step_in_four_directions() -> None:
    """SM-EXP-1: onto a tile, never diagonally."""
    g = floor(SQUARE)
    assert {m for m in moves(g) if m.startswith("explore")} == {f"explore {names(c)}" for c in ("[1,0]", "[0,1]", "[-1,0]")}
    assert why(g, "explore [1,1]") == ("SM-EXP-1", "no-diagonal", names("[1,1]"), "g7")
    assert why(g, "explore [2,1]") == ("SM-EXP-1", "no-neighbour", names("[2,1]"), "g7")
    assert why(g, "explore [0,-1]") == ("SM-EXP-1", "no-tile", names("[0,-1]"))


def test_explore_is_unlimited() -> None:
    """SM-EXP-2"""
    g = floor(CORRIDORS_FIRST, options={"idle_limit": 0})
    for _ in range(25):
        play(g, "explore [1,0]", "explore [0,0]")
    assert winner(g) == "nobody yet"


def test_a_known_active_monster_may_be_entered() -> None:
    """SM-EXP-3: legal, and deadly; one is asked first."""
    g = play(floor(SNAKE, 2), "peek [1,0]")
    sure = {c.text: c.sure.rule for c in GAME.choices(g) if c.sure}
    assert sure == {f"explore {names('[1,0]')}": "SM-EXP-3"}
    play(g, "explore [1,0]")
    assert g.ended == "hero_dead"


# ----------------------------------------------------------------------------------------------------------------- attack
def test_attack_once_a_floor() -> None:
    """SM-ATK-1: used up by its move, whatever is found."""
    for plan in (CORRIDORS_FIRST, SNAKE):
        g = play(floor(plan), "explore [1,0] with attack")
        assert skills(g) == {"jump"}
        assert why(g, "explore [2,0] with attack") == ("SM-ATK-1", "no-attack", 3)


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("plan", [SNAKE, "dragon [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], mantis [6,0]"])
def test_attack_always_succeeds(plan: str, known: bool) -> None:
    """SM-ATK-2: on the destination, active or inactive, face down or face up; the hero stands there unharmed."""
    g = floor(plan, 2, peeks=int(known))
    if known:
        play(g, "peek [1,0]")
    play(g, "explore [1,0] with attack")
    assert (status(g, "[1,0]"), hero(g), winner(g)) == ("dead", [1, 0], "nobody yet")
    assert told(g)[-1] == "kills"


@pytest.mark.parametrize(
    ("plan", "before", "target"),
    [
        (CORRIDORS_FIRST, [], "[1,0]"),  # a corridor
        (CORRIDORS_FIRST, ["explore [1,0]"], "[0,0]"),  # the entrance
        ("exit [1,0], corridors [2,0] [3,0] [4,0], mantis [5,0], dragon [6,0]", [], "[1,0]"),  # the exit
    ],
)
def test_attack_on_nothing_is_lost(plan: str, before: list[str], target: str) -> None:
    """SM-ATK-3: corridor, entrance or exit."""
    g = play(floor(plan, 2, 0), *before)
    play(g, f"explore {target} with attack")
    assert "kills" not in told(g)
    assert told(g).count("strikes-nothing") == 1
    assert skills(g) == ({"attack", "jump"} if phase(g)[1] == 3 else {"jump"})


def test_attack_on_a_corpse_cannot_happen_twice() -> None:
    """SM-ATK-3: who killed has no attack left for the corpse on that floor; before a needless attack one is asked."""
    g = play(floor(SNAKE), "explore [1,0] with attack", "explore [0,0]")
    assert not legal(g, "explore [1,0] with attack")
    g = play(floor(CORRIDORS_FIRST), "explore [1,0]")
    assert {c.sure.rule for c in GAME.choices(g) if c.text == "attack g7" and c.sure} == {"SM-ATK-3"}
    g = play(floor("dragon [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], mantis [6,0]", 2), "peek [1,0]")
    assert {c.sure.rule for c in GAME.choices(g) if c.text == f"attack {names('[1,0]')}" and c.sure} == {"SM-STA-5"}


def test_the_mark_on_the_corpse() -> None:
    """SM-ATK-4: that it is dead shows, and nothing else has changed on the tile."""
    g = play(floor(SNAKE, 2), "peek [1,0]")
    before = tile(g, "[1,0]")
    play(g, "explore [1,0] with attack")
    assert tile(g, "[1,0]") == {**before, "status": "dead"}


# ------------------------------------------------------------------------------------------------------------------- jump
def test_jump_once_a_floor() -> None:
    """SM-JMP-1"""
    g = play(floor(CORRIDORS_FIRST), "jump over [1,0] to [2,0]")
    assert skills(g) == {"attack"}
    assert why(g, "jump over [1,0] to [0,0]") == ("SM-JMP-1", "no-jump", 3)


def test_two_steps_over_a_tile() -> None:
    """SM-JMP-2: over a neighbour to a neighbour of that, but not back; on every shape, from every tile."""
    for s in shapes()[::40]:
        for p in range(7):
            wanted = {(o, to) for o in s.beside[p] for to in s.beside[o] if to != p}
            assert {(j // 7, j % 7) for j in s.jumps[p]} == wanted
            assert len(s.jumps[p]) == len(wanted)


def test_straight_or_round_a_corner_over_tiles_only() -> None:
    """SM-JMP-2"""
    g = floor("corridors [1,0] [1,1] [0,-1], exit [2,1], dragon [0,-2], gargoyle [2,0]")
    ways = {("[1,0]", "[1,1]"), ("[1,0]", "[2,0]"), ("[0,-1]", "[0,-2]")}
    assert {m for m in moves(g) if m.startswith("jump ")} == {f"jump {names(o)}>{names(to)}" for o, to in ways}
    assert why(g, "jump over [1,0] to [0,0]")[:2] == ("SM-JMP-2", "no-standing-still")
    assert why(g, "jump over [1,0] to [3,0]") == ("SM-JMP-2", "no-tile", names("[3,0]"))


@pytest.mark.parametrize(
    ("plan", "before", "over", "to"),
    [
        (CORRIDORS_FIRST, [], "[1,0]", "[2,0]"),  # a corridor, face down
        (SNAKE, [], "[1,0]", "[2,0]"),  # an active monster, face down
        ("exit [1,0], corridors [2,0] [3,0] [4,0], mantis [5,0], dragon [6,0]", [], "[1,0]", "[2,0]"),  # the exit
        (SQUARE, ["explore [1,0]"], "[0,0]", "[0,1]"),  # the entrance
        (SNAKE, ["explore [1,0] with attack", "explore [0,0]"], "[1,0]", "[2,0]"),  # a dead monster
        ("dragon [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], bat [6,0]", [], "[1,0]", "[2,0]"),  # an inactive one
    ],
)
def test_anything_may_be_jumped_over(plan: str, before: list[str], over: str, to: str) -> None:
    """SM-JMP-3, SM-JMP-6: it has no effect on the hero, who is not on it."""
    g = play(floor(plan), *before)
    play(g, f"jump over {over} to {to}")
    assert winner(g) == "nobody yet"
    assert names(f"[{hero(g)[0]},{hero(g)[1]}]") == names(to)
    assert status(g, over) != "hidden"


@pytest.mark.parametrize(
    ("plan", "end"),
    [
        (LANDING, "hero_dead"),  # an active monster, face down
        ("corridor [1,0], exit [2,0], corridors [3,0] [4,0], mantis [5,0], dragon [6,0]", "hero_escaped"),
        (CORRIDORS_FIRST, ""),
    ],
)
def test_anything_may_be_landed_on(plan: str, end: str) -> None:
    """SM-JMP-4: it is entered as by explore."""
    assert play(floor(plan), "jump over [1,0] to [2,0]").ended == end


def test_landing_on_a_known_active_monster_kills() -> None:
    """SM-JMP-4: face up or not."""
    g = play(floor("corridors [1,0] [3,0] [4,0], mantis [2,0], exit [5,0], dragon [6,0]", 2), "peek [2,0]")
    assert status(g, "[2,0]") == "active"
    assert play(g, "jump over [1,0] to [2,0]").ended == "hero_dead"


def test_two_ways_round_a_square() -> None:
    """SM-JMP-5: the hero chooses which of the two tiles is jumped over, and that one is revealed."""
    g = floor(SQUARE)
    assert why(g, f"jump {names('[1,1]')}") == ("SM-JMP-5", "which-way", names("[1,1]"))
    for over, other in (("[1,0]", "[0,1]"), ("[0,1]", "[1,0]")):
        after = play(g.copy(), f"jump over {over} to [1,1]")
        assert (status(after, over), status(after, other)) == ("harmless", "hidden")


def test_the_tile_jumped_over_must_be_revealed() -> None:
    """SM-JMP-7: with the landing tile already face up; even if active it does nothing now."""
    g = play(floor(SNAKE), "jump over [1,0] to [2,0]")
    assert (status(g, "[1,0]"), winner(g)) == ("active", "nobody yet")
    g = play(floor(LANDING), "jump over [1,0] to [2,0] with attack")
    assert status(g, "[1,0]") == "inactive"  # the corpse on the landing tile frightens it


def test_a_tile_already_face_up_is_not_revealed_again() -> None:
    """SM-JMP-7: its status stays."""
    g = play(floor("mantis [1,0], hydra [2,0], exit [2,1], corridors [2,2] [2,3] [2,4]", 1), "peek [1,0]", "peek [2,4]")
    play(g, "jump over [1,0] to [2,0]")
    assert status(g, "[1,0]") == "active"  # beside a face-up monster now, but revealed before it
    assert told(g)[-1] == "found-panicked"


def test_a_dead_hero_looks_back_no_more() -> None:
    """SM-JMP-8"""
    g = play(floor(LANDING, options={"jump_to_exit_reveals": True}), "jump over [1,0] to [2,0]")
    assert (g.ended, status(g, "[1,0]")) == ("hero_dead", "hidden")


# -------------------------------------------------------------------------------------------------------- both together
def test_attack_acts_on_the_landing_tile_only() -> None:
    """SM-COM-1: never on the tile jumped over."""
    g = play(floor(SNAKE, 2), "peek [1,0]", "jump over [1,0] to [2,0] with attack")
    assert (status(g, "[1,0]"), skills(g), told(g)[-1]) == ("active", set(), "strikes-nothing")
    g = play(floor(LANDING), "jump over [1,0] to [2,0] with attack")
    assert (status(g, "[2,0]"), skills(g), winner(g)) == ("dead", set(), "nobody yet")


# ---------------------------------------------------------------------------------------------- for someone who is away
def test_games_of_defaults_end_and_the_hero_does_not_walk_into_known_teeth() -> None:
    """The pick of least harm: 200 games with each of four options, none longer than the cap; a skill is kept for its use."""
    for seed in range(200):
        options = {"trapped": ("lose", "play_on")[seed % 2], "idle_limit": (12, 0)[seed // 2 % 2]}
        g = GAME.new(seed=seed, options=options)
        dice, n = random.Random(seed), 0
        while g.asked is not None:
            pick = g.asked.default(g) if g.player == HERO else dice.choice(g.options)
            assert pick in g.options
            if g.player == HERO and phase(g)[0] == "move":
                choices = {c.pick: c for c in GAME.choices(g)}
                deadly = [c.pick for c in choices.values() if c.sure and c.sure.rule == "SM-EXP-3"]
                assert pick not in deadly or not (g.trap_loses or g.attack or g.jump)
                assert choices[pick].sure is None or pick in deadly
            g.play(pick)
            n += 1
            assert n <= GAME.cap
