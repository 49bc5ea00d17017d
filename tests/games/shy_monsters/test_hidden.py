"""Hidden information: who knows what, what can be deduced, and that nothing leaks."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from hantise.games.shy_monsters.state import HIDDEN, Crypt

from .table import GAME, HERO, MASTER, MONSTERS, TILES, backs, build, floor, hand, new, play, record, rows, seen, told

PLANS = [
    "exit [1,0], mantis [2,0], dragon [3,0], corridors [4,0] [5,0] [6,0]",
    "exit [1,0], corridors [2,0] [4,0] [5,0], dragon [3,0], mantis [6,0]",
]
WORLDS = 400


def pair(g: Crypt) -> tuple[int, ...]:
    """The two monsters of this floor."""
    return tuple(sorted(t for t in g.tiles if t >= TILES.index(MONSTERS[0])))


# ---------------------------------------------------------------------------------------------------------- who sees what
def test_the_pile_and_the_hand() -> None:
    """The master knows his hand and, by elimination, what is left in the pile; the hero knows numbers."""
    g = new("mantis hydra")
    assert (len(hand(g)), seen(g, HERO)["hand"], seen(g, -1)["hand"]) == (6, [], [])
    assert (seen(g, MASTER)["pile"], seen(g, HERO)["pile"]) == (4, 4)
    assert seen(g, HERO)["pile_tiles"] == []


def test_after_the_draw_of_floor_2_the_master_knows_floor_3() -> None:
    g = play(floor(PLANS[0], 1, 0, then="hydra kraken"), "explore [1,0]")
    assert seen(g, MASTER)["pile_tiles"] == ["vampire_bat", "gargoyle"]
    for seed in range(20):
        assert sorted(g.determinize(MASTER, seed).pile) == sorted(g.pile)


def test_face_down_tiles_are_the_masters() -> None:
    g = floor(PLANS[0])
    assert len(backs(g, MASTER)) == 0
    assert len(backs(g, HERO)) == len(backs(g, -1)) == 6


def test_the_onlooker_sees_what_the_hero_sees() -> None:
    """The hero has no secret: his view is the public view."""
    dice = random.Random(11)
    for seed in range(20):
        g = GAME.new(seed=seed)
        while g.asked is not None:
            assert seen(g, HERO) == seen(g, -1)
            assert told(g, HERO) == [e[3] for e in g.events if e[1] == -1 or e[1] >> HERO & 1]
            g.play(dice.choice(g.options))


# ------------------------------------------------------------------------------------------------------ nothing that leaks
def test_two_arrangements_of_a_shape_look_alike_to_the_hero() -> None:
    """Views, events, questions, and the hero's copy of the record, byte for byte, as long as he has turned the same."""
    a, b = (play(floor(p, 1), "peek [4,0]", "peek [3,0]") for p in PLANS)
    assert [(c.text, c.label, c.taps, c.sure) for c in GAME.choices(a)] == [
        (c.text, c.label, c.taps, c.sure) for c in GAME.choices(b)
    ]
    for deed in ([], ["explore [1,0]"]):  # on the way, and when the floor is left
        play(a, *deed)
        play(b, *deed)
        for who in (HERO, -1):
            assert GAME.view(a, who).to_json() == GAME.view(b, who).to_json()
        assert public(a) == public(b)
        assert record(a).mirror(HERO).write() == record(b).mirror(HERO).write()


def public(g: Crypt) -> list[tuple[object, ...]]:
    """All that everybody was told."""
    return [e[3:] for e in g.events or [] if e[1] == -1]


def test_the_order_of_building_looks_alike_to_the_hero() -> None:
    orders = ["corridor [0,1], corridor [1,0], exit [1,1]", "exit [0,1], corridor [1,1], corridor [1,0]"]
    rest = ", mantis [2,1], dragon [2,2], corridor [3,2]"
    tables = [build(new("mantis dragon"), o + rest) for o in orders]
    assert record(tables[0]).entries != record(tables[1]).entries
    assert len({record(g).mirror(HERO).write() for g in tables}) == 1
    assert len({GAME.view(g, HERO).to_json() for g in tables}) == 1


def test_the_masters_copy_of_the_record_is_whole() -> None:
    g = play(floor(PLANS[0], 1, 0), "explore [1,0]")
    assert record(g).mirror(MASTER).write() == record(g).write()
    hidden = record(g).mirror(HERO).write()
    assert hidden == record(g).mirror(-1).write()
    assert not any(m in hidden for m in MONSTERS)


def test_legal_moves_tell_nothing() -> None:
    """They follow from the public view: in every world that the hero may imagine they are the same."""
    dice = random.Random(2)
    for seed in range(25):
        g = GAME.new(seed=seed)
        while g.asked is not None:
            if g.player == HERO:
                world = g.determinize(HERO, dice.randrange(1 << 30))
                assert world.options == g.options
                assert GAME.view(world, HERO).to_json() == GAME.view(g, HERO).to_json()
                assert [(c.text, c.sure and c.sure.said) for c in GAME.choices(world)] == [
                    (c.text, c.sure and c.sure.said) for c in GAME.choices(g)
                ]
                assert world.asked.default(world) == g.asked.default(g)
            g.play(dice.choice(g.options))


# ------------------------------------------------------------------------------------------------------------- deductions
def with_known(level: int, known: int) -> Crypt:
    """A table on that floor, where the hero has seen so many monsters on the floors before."""
    monsters = [m for m in MONSTERS if m not in ("mantis", "dragon")]
    todo = known
    g = new(" ".join([*monsters[: 2 * level - 2], "mantis", "dragon"]), options={"peeks": "3,2,1"})
    for n in range(level - 1):
        build(g, f"exit [1,0], {monsters[2 * n]} [2,0], {monsters[2 * n + 1]} [3,0], corridors [4,0] [5,0] [6,0]")
        for cell in ["[2,0]", "[3,0]"][:todo]:
            play(g, f"peek {cell}")
            todo -= 1
        for cell in ("[4,0]", "[5,0]", "[6,0]"):
            if seen(g)["peeks"]:
                play(g, f"peek {cell}")
        play(g, "explore [1,0]")
    build(g, "exit [1,0], mantis [2,0], dragon [3,0], corridors [4,0] [5,0] [6,0]")
    assert sum(len(r["revealed"]) for r in seen(g)["rows"]) == known
    return g


@pytest.mark.parametrize(
    ("level", "known", "pairs"),
    [(1, 0, 15), (2, 0, 15), (2, 1, 10), (2, 2, 6), (3, 0, 15), (3, 1, 10), (3, 2, 6), (3, 3, 3), (3, 4, 1)],
)
def test_possible_pairs(level: int, known: int, pairs: int) -> None:
    """Monsters of the revealed row are gone; the others may be here, in the unrevealed row or in the pile, all pairs equally
    likely (chi-square far below what one in a million would pass)."""
    g = with_known(level, known)
    revealed = {TILES.index(m) for r in seen(g)["rows"] for m in r["revealed"]}
    unseen = [t for t in range(TILES.index(MONSTERS[0]), len(TILES)) if t not in revealed]
    found = Counter(pair(g.determinize(HERO, seed)) for seed in range(WORLDS))
    assert set(found) == set(combinations(unseen, 2))
    assert len(found) == pairs
    mean = WORLDS / pairs
    assert sum((n - mean) ** 2 / mean for n in found.values()) < 65


@pytest.mark.parametrize("level", [1, 2, 3])
def test_possible_worlds_have_every_tile_once(level: int) -> None:
    """Of the unseen, wherever they lie: rows keep their number by floor, the floor its two monsters, the pile its size."""
    g = floor(PLANS[0], level, 1 if level < 3 else 0)
    for seed in range(60):
        world = g.determinize(HERO, seed)
        assert world.counts() == g.counts()
        assert [(r, len(u)) for r, u in rows(world)] == [(r, len(u)) for r, u in rows(g)]
        assert len(world.pile) == len(g.pile)
        assert len(pair(world)) == 2
        assert [t for t, s in zip(world.tiles, world.status, strict=True) if s != HIDDEN] == [
            t for t, s in zip(g.tiles, g.status, strict=True) if s != HIDDEN
        ]


def test_every_placement_is_possible() -> None:
    """120 for a pair of monsters: the last pair of a game in which four were seen."""
    g = with_known(3, 4)
    found = Counter(tuple(g.determinize(HERO, seed).tiles) for seed in range(3000))
    g.play(g.options[0])
    assert len(found) == 120
    assert sum((n - 25) ** 2 / 25 for n in found.values()) < 230


def test_while_the_master_builds_any_stage_is_possible() -> None:
    g = build(new("mantis dragon"), "exit [1,0], mantis [2,0]")
    worlds = [g.determinize(HERO, seed) for seed in range(200)]
    assert {len(w.hand) for w in worlds} == {1, 2, 3, 4, 5, 6}
    assert all(w.counts() == g.counts() for w in worlds)
    assert len({GAME.view(w, HERO).to_json() for w in worlds}) == 1
