"""The twenty worked examples of rules.md, with its numbers and its coordinates."""

import pytest

from .table import (
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
    rows,
    seen,
    skills,
    status,
    told,
    why,
    winner,
)

CORPSE = "mantis [1,0], hydra [2,0], exit [2,1], corridors [2,2] [2,3] [2,4]"  # examples 4 to 7
LANDING = "mantis [1,0], kraken [2,0], corridors [3,0] [2,1] [2,2], exit [3,1]"  # 9 and 10
OVER_TO_EXIT = "mantis [1,0], exit [2,0], corridors [3,0] [4,0] [5,0], dragon [6,0]"  # 11


def test_1_hand() -> None:
    g = new("mantis hydra")
    assert sorted(hand(g)) == ["corridor", "corridor", "corridor", "exit", "hydra", "mantis"]
    assert seen(g)["pile"] == 4
    build(g, "mantis [1,0], hydra [2,0], exit [3,0], corridors [4,0] [5,0]")
    assert phase(g) == ("build", 1)
    play(g, "corridor@[6,0]")
    assert phase(g) == ("peek", 1)


@pytest.mark.parametrize(("level", "due"), [(1, 2), (2, 1), (3, 0)])
def test_2_peeks(level: int, due: int) -> None:
    assert seen(floor(CORPSE, level))["peeks"] == due


def test_3_a_monster_inside_anothers_pattern() -> None:
    g = floor("bat [0,1], mantis [1,0], corridors [2,0] [3,0] [4,0], exit [5,0]")
    play(g, "explore [1,0] with attack")
    assert status(g, "[1,0]") == "dead"
    assert winner(g) == "nobody yet"
    play(g, "explore [0,0]", "explore [0,1]")
    assert status(g, "[0,1]") == "active"
    assert "found-active" in told(g)
    assert (g.ended, winner(g)) == ("hero_dead", "master")


def test_4_a_corpse_frightens() -> None:
    g = floor(CORPSE, level=1, peeks=0)
    play(g, "explore [1,0] with attack")
    assert status(g, "[1,0]") == "dead"
    play(g, "explore [2,0]")
    assert status(g, "[2,0]") == "inactive"
    assert told(g)[-1] == "found-panicked"  # at ease there, and afraid
    assert winner(g) == "nobody yet"
    play(g, "explore [2,1]")
    assert phase(g) == ("build", 2)
    assert rows(g) == [(["mantis", "hydra"], [])]


def test_5_first_revealed_acts_normally() -> None:
    g = play(floor(CORPSE), "explore [1,0]")
    assert status(g, "[1,0]") == "active"
    assert g.ended == "hero_dead"


@pytest.mark.parametrize(
    ("order", "first", "then", "end"),
    [
        (("[1,0]", "[2,0]"), "active", "inactive", ["explore [1,0]"]),
        (("[2,0]", "[1,0]"), "inactive", "active", ["explore [1,0]", "explore [2,0]"]),
    ],
)
def test_6_order_of_peeks(order: tuple[str, str], first: str, then: str, end: list[str]) -> None:
    g = floor(CORPSE, level=1)
    play(g, *[f"peek {c}" for c in order])
    assert (status(g, "[1,0]"), status(g, "[2,0]")) == (first, then)
    play(g, *end[:-1])
    assert winner(g) == "nobody yet"
    play(g, end[-1])
    assert g.ended == "hero_dead"


def test_6_order_of_peeks_then_attack_is_safe() -> None:
    g = floor(CORPSE, level=1)
    play(g, "peek [2,0]", "peek [1,0]", "explore [1,0]", "explore [2,0] with attack")
    assert status(g, "[2,0]") == "dead"
    assert winner(g) == "nobody yet"


def test_7_jump_over_a_peeked_monster() -> None:
    g = floor(CORPSE, level=1)
    play(g, "peek [1,0]", "peek [2,2]", "jump over [1,0] to [2,0]")
    assert status(g, "[2,0]") == "inactive"
    assert (hero(g), winner(g), skills(g)) == ([2, 0], "nobody yet", {"attack"})


def test_8_jump_diagonal() -> None:
    g = floor("corridors [1,0] [1,1] [0,-1], exit [2,1], dragon [0,-2], gargoyle [2,0]")
    plain = ["explore [1,0]", "explore [0,-1]"]
    plain += ["jump over [1,0] to [1,1]", "jump over [1,0] to [2,0]", "jump over [0,-1] to [0,-2]"]
    assert all(legal(g, m) and legal(g, f"{m} with attack") for m in plain)
    assert len(moves(g)) == 10
    assert why(g, "jump over [0,1] to [1,1]")[1] == "no-tile"
    assert why(g, "jump over [1,-1] to [1,0]") == ("SM-JMP-2", "no-way-over", names("[1,0]"), names("[0,0]"))


def test_9_landing_resolves_first() -> None:
    g = play(floor(LANDING), "jump over [1,0] to [2,0]")
    assert status(g, "[2,0]") == "active"
    assert g.ended == "hero_dead"
    assert status(g, "[1,0]") == "hidden"


def test_10_jumped_attack() -> None:
    g = play(floor(LANDING), "jump over [1,0] to [2,0] with attack")
    assert status(g, "[2,0]") == "dead"
    assert winner(g) == "nobody yet"
    assert status(g, "[1,0]") == "inactive"
    assert told(g)[-1] == "found-panicked"
    assert skills(g) == set()


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("attack", ["", " with attack"])
def test_11_jump_to_the_exit(level: int, attack: str) -> None:
    g = floor(OVER_TO_EXIT, level, peeks=0)
    play(g, f"jump over [1,0] to [2,0]{attack}")
    assert phase(g) == ("build", level + 1)
    assert rows(g)[level - 1] == ([], ["dragon", "mantis"])
    assert ("strikes-nothing" in told(g)) == bool(attack)


def test_12_attack_lost() -> None:
    g = floor("corridors [1,0] [2,0] [3,0], exit [0,1], mantis [4,0], dragon [5,0]", level=1, peeks=0)
    play(g, "explore [1,0] with attack")
    assert "kills" not in told(g)
    assert skills(g) == {"jump"}
    assert not any(m.startswith(("attack", "jump+attack")) for m in moves(g))
    play(g, "explore [0,0]", "explore [0,1]")
    assert phase(g) == ("build", 2)
    assert skills(g) == {"attack", "jump"}


def test_13_uncomfortable() -> None:
    g = floor("dragon [1,0], corridors [2,0] [3,0] [4,0], exit [5,0], bat [6,0]", level=2, peeks=0)
    play(g, "explore [1,0]")
    assert status(g, "[1,0]") == "inactive"
    assert told(g)[-1] == "found-uneasy"
    play(g, "explore [2,0]", "explore [3,0]", "explore [4,0]", "explore [5,0]")
    assert rows(g)[1] == (["dragon"], ["vampire_bat"])


def test_14_trapped() -> None:
    g = floor("exit [-1,0], corridor [1,0], mantis [2,0], corridors [3,0] [4,0], gargoyle [5,0]", level=3)
    play(g, "explore [1,0] with attack", "jump over [2,0] to [3,0]")
    assert (winner(g), status(g, "[2,0]"), skills(g)) == ("nobody yet", "active", set())
    play(g, "explore [4,0]")
    assert winner(g) == "nobody yet"
    play(g, "explore [5,0]")
    assert status(g, "[5,0]") == "inactive"
    assert (g.ended, winner(g)) == ("hero_trapped", "master")


def test_15_diagonal_does_not_frighten() -> None:
    g = floor("hydra [1,0], corridor [1,1], dragon [0,-1], corridors [2,1] [3,1], exit [3,2]")
    play(g, "explore [0,-1] with attack", "explore [0,0]", "explore [1,0]")
    assert (status(g, "[0,-1]"), status(g, "[1,0]")) == ("dead", "active")
    assert g.ended == "hero_dead"


@pytest.mark.parametrize(
    ("inside", "at_ease"),
    [("corridors [2,1] [3,1] [4,1]", {"hydra"}), ("corridors [0,1] [2,1] [3,1]", {"gargoyle"})],
)
def test_16_corner(inside: str, at_ease: set[str]) -> None:
    g = floor(f"hydra [1,0], exit [1,1], gargoyle [1,2], {inside}")
    comfort = seen(g)["comfort"]
    assert {m for m in ("hydra", "gargoyle") if names("[1,0]") in comfort[m]} == at_ease


@pytest.mark.parametrize(
    ("peeks", "revealed", "unrevealed"),
    [
        (["[4,0]", "[5,0]"], [], ["dragon", "mantis"]),
        (["[2,0]", "[5,0]"], ["mantis"], ["dragon"]),
        (["[2,0]", "[3,0]"], ["dragon", "mantis"], []),
    ],
)
def test_17_rows(peeks: list[str], revealed: list[str], unrevealed: list[str]) -> None:
    g = floor("exit [1,0], mantis [2,0], dragon [3,0], corridors [4,0] [5,0] [6,0]", level=1)
    play(g, *[f"peek {c}" for c in peeks], "explore [1,0]")
    assert rows(g) == [(revealed, unrevealed)]
    row = seen(g)["rows"][0]
    assert (row["revealed"], row["unrevealed"]) == (revealed, ["back"] * len(unrevealed))
    assert skills(g) == {"attack", "jump"}
    assert hero(g) == [0, 0]
    assert len(hand(g)) == 6
    assert seen(g)["pile"] == 2


def test_18_end() -> None:
    g = play(floor(CORPSE, level=2, peeks=0), "explore [1,0]")
    assert (g.ended, winner(g), phase(g)) == ("hero_dead", "master", ("over", 2))
    g = play(floor("exit [1,0], mantis [2,0], hydra [3,0], corridors [4,0] [5,0] [6,0]"), "explore [1,0]")
    assert (g.ended, winner(g), phase(g)) == ("hero_escaped", "hero", ("over", 3))


def test_19_compulsory_exit() -> None:
    g = floor("exit [1,0], mantis [2,0], hydra [3,0], corridors [4,0] [5,0] [6,0]", level=2)
    play(g, "peek [1,0]")
    assert len(backs(g)) == 5
    play(g, "explore [1,0]")
    assert phase(g) == ("build", 3)


def test_20_illegal_builds() -> None:
    g = build(new("mantis hydra"), "corridor [1,0]")
    assert why(g, "exit@[2,1]") == ("SM-BLD-4", "no-contact", names("[2,1]"))
    assert why(g, "exit@[1,0]") == ("SM-BLD-3", "no-room", names("[1,0]"))
    assert why(g, "exit@[0,0]") == ("SM-BLD-3", "no-entrance", names("[0,0]"))
    build(g, "exit [2,0], mantis [3,0], hydra [4,0], corridor [5,0]")
    assert hand(g) == ["corridor"]
    assert why(g, "explore [1,0]") == ("SM-TRN-2", "no-hero-yet")  # five tiles are not enough
