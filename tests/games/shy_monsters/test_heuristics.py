"""What bots are told about Shy Monsters: 'A simple hero' and 'A simple master' of rules.md, held against their definition."""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from hantise.bots import Seat, answer, bot
from hantise.bots.blindness import decisions
from hantise.games.shy_monsters import GAME
from hantise.games.shy_monsters.components import CORRIDOR, EXIT, MONSTER, TILES
from hantise.games.shy_monsters.heuristics import (
    HEURISTICS,
    Belief,
    Site,
    arranged,
    considered,
    imagined,
    placements,
    sight,
    threatening,
    unseen,
)
from hantise.games.shy_monsters.state import ACTIVE, HERO, HIDDEN, MASTER, Crypt
from hantise.lab.simulate import simulate

from .table import build, floor, names, new, play

CORPSE = "mantis [1,0], hydra [2,0], exit [2,1], corridors [2,2] [2,3] [2,4]"  # worked examples 4 to 7


def heroes(games: int, every: int = 3) -> list[Crypt]:
    """Decisions of heroes who play at random."""
    return [g for seed in range(games) for g in decisions(GAME, seed, every) if g.player == HERO]


def ways(g: Crypt) -> Iterator[tuple[dict[int, int], float]]:
    """'A simple hero', 1 and 2, word for word: every placement that fits, with its weight."""
    hidden = [i for i, s in enumerate(g.status) if s == HIDDEN]
    open_tiles = [t for t, s in zip(g.tiles, g.status, strict=True) if s != HIDDEN]
    known = {i: t for i, t in enumerate(g.tiles) if g.status[i] != HIDDEN and t >= MONSTER}
    gone = {t for revealed, _ in g.rows for t in revealed}
    left = [k for k in range(MONSTER, len(TILES)) if k not in gone and k not in known.values()]
    for pair in combinations(left, 2 - len(known)):
        for lairs in permutations(hidden, len(pair)):
            rest = [i for i in hidden if i not in lairs]
            for door in [-1] if EXIT in open_tiles else rest:
                laid = known | dict(zip(lairs, pair, strict=True))
                at_ease = sum(g.shape.comfortable(i, t - MONSTER) for i, t in laid.items())
                a, b = laid
                weight = {2: 1.0, 1: 0.5, 0: 0.15}[at_ease] * (0.3 if b in g.shape.beside[a] else 1.0)
                yield laid | {door: EXIT} | {i: CORRIDOR for i in rest if i != door}, weight


def test_the_simple_hero_believes_what_rules_md_says() -> None:
    tried = set()
    for g in heroes(14):
        told = Belief(g.shape, sight(g), unseen(g))
        total, exits, danger = 0.0, [0.0] * 7, [0.0] * 7
        for laid, weight in ways(g):
            total += weight
            for i, tile in laid.items():
                if i >= 0 and g.status[i] == HIDDEN:
                    exits[i] += weight * (tile == EXIT)
                    if tile >= MONSTER and g.shape.comfortable(i, tile - MONSTER) and not g.frightened(i):
                        danger[i] += weight
        assert told.exit == pytest.approx([e / total for e in exits])
        assert told.danger == pytest.approx([d / total for d in danger])
        tried.add(sum(s >= ACTIVE for s in g.status))
    assert tried == {0, 1, 2}


def test_the_whole_list_has_at_most_1800_placements() -> None:
    for g in heroes(6):
        there = placements(g.shape, sight(g), unseen(g))
        assert len(there.laid) == len(list(ways(g))) <= 1800


def test_a_known_exit_is_taken() -> None:
    g = floor("bat [0,1], mantis [1,0], exit [0,-1], corridors [0,-2] [-1,0] [-2,0]", level=1, then="hydra kraken")
    play(g, "peek [0,-1]", "peek [-1,0]")
    for name in ("greedy", "ismcts:50it"):
        assert GAME.write(g, answer(bot(name, 1), g, GAME).pick) == names("explore [0,-1]")


@pytest.mark.parametrize("name", ["greedy", "ismcts:150it", "ismcts:mo:150it"])
def test_a_known_active_monster_is_not_walked_into(name: str) -> None:
    """Worked example 6: the mantis on the only way is active."""
    g = floor(CORPSE, level=1, then="bat kraken dragon gargoyle")
    play(g, "peek [1,0]", "peek [2,0]")
    for seed in range(6):
        text = GAME.write(g, answer(bot(name, seed), g, GAME).pick)
        assert text in {names(t) for t in ("attack [1,0]", "jump [1,0]>[2,0]")}


def test_no_hero_does_what_is_known_to_be_deadly_or_lost() -> None:
    """Nor does he walk in circles: a walk is never longer than the tiles there are."""
    for seed in range(40):
        g = GAME.new(seed=seed)
        player, master = bot("greedy", seed), bot("random", seed)
        while g.player >= 0:
            pick = answer(player if g.player == HERO else master, g, GAME).pick
            if g.player == HERO:
                assert g.asked is not None
                assert g.asked.sure(g, pick) is None, GAME.write(g, pick)
                assert g.idle <= 5
            g.play(pick)


def test_every_deed_is_legal_and_reveals_or_leaves_or_kills() -> None:
    rng = Random(2)
    for g in [g for g in heroes(12) if not g.idle]:  # a tired hero's steps may be forced, and happen unasked
        for deed in considered(g)[0]:
            world = g.copy()
            for pick in deed:
                assert world.player == HERO
                assert (world.level, world.status) == (g.level, g.status), "only the last pick changes anything"
                world.play(pick)
            assert (world.level, world.status) != (g.level, g.status) or world.ended
        assert list(HEURISTICS.rollout(g, rng)) in [list(d) for d in considered(g)[0]]


def test_a_tired_or_trapped_hero_still_has_a_deed() -> None:
    """SM-HSE-2, SM-RUL-25: whoever takes over a seat in the middle finds a legal pick."""
    idle = floor("mantis [1,0], corridors [-1,0] [-2,0] [-3,0], exit [2,0], bat [3,0]")
    play(idle, "explore [-1,0]")
    for _ in range(6):
        play(idle, "explore [0,0]", "explore [-1,0]")
    assert idle.tired()
    trapped = floor(
        "exit [-1,0], corridor [1,0], mantis [2,0], corridors [3,0] [4,0], gargoyle [5,0]", options={"trapped": "play_on"}
    )
    play(trapped, "explore [1,0] with attack", "jump over [2,0] to [3,0]", "explore [4,0]", "explore [5,0]")
    assert trapped.trapped()
    for g in (idle, trapped):
        for name in ("greedy", "ismcts:20it"):
            assert answer(bot(name, 3), g, GAME).fault is None


def test_imagined_worlds_are_possible_and_guarded() -> None:
    for g in heroes(5, every=4):
        make = imagined(g, Random(4))
        view = GAME.view(g, HERO)
        for _ in range(12):
            world = make()
            assert GAME.view(world, HERO) == view
            assert world.counts() == g.counts()
    g = floor("mantis [1,0], hydra [2,0], exit [2,1], corridors [2,2] [2,3] [2,4]")
    make = imagined(g, Random(5))
    near = sum(make().tiles[g.shape.where[g.shape.cells[0] + 1]] == EXIT for _ in range(600))
    assert near < 60, "a guarded exit is seldom beside the entrance: a sixth would be 100"


def test_the_simple_master_threatens_and_guards() -> None:
    g, rng = new("mantis hydra"), Random(6)
    facts = [arranged(g, rng).facts() for _ in range(200)]
    assert 0.6 < sum(f[0] == 2 and not f[1] for f in facts) / 200 < 0.95, "and bluffs in two of five, half of them threats too"
    guards = sum(f[2] for f in facts) / 200
    plain = sum(s.facts()[2] for s in threatening(g, rng, 200, 4000)) / 200
    assert guards > plain + 0.2


def test_facts_of_an_arrangement() -> None:
    """Worked example 4: mantis and hydra both at ease, neighbours, both on the only way; the exit three steps away."""
    g = floor(CORPSE)
    assert Site(g.shape.cells, g.tiles).facts() == (2, True, 2, 3)


def test_a_floor_that_is_begun_is_finished() -> None:
    """A bot that takes over in the middle of a building goes on with what lies there."""
    g, rng = new("mantis hydra"), Random(7)
    play(g, "exit@[0,1]", "mantis@[1,0]")
    for site in (*threatening(g, rng, 8, 400), arranged(g, rng)):
        world = g.copy()
        assert site.cells[:3] == g.laid
        for pick in site.picks(3):
            world.play(pick)
        assert world.player == HERO
    for name in ("greedy", "ismcts:40it"):
        player, world = bot(name, 2), g.copy()
        while world.player == MASTER:
            given = answer(player, world, GAME)
            assert given.fault is None
            world.play(given.pick)
        assert world.tiles[world.shape.where[g.laid[1]]] == EXIT


def test_plans_are_different_and_can_be_built() -> None:
    g = new("bat dragon")
    plans = HEURISTICS.plans(Seat(GAME, g, Random(8)))
    assert len({tuple(p) for p in plans}) > 25
    for plan in plans:
        world = g.copy()
        for pick in plan:
            assert world.player == MASTER
            world.play(pick)
        assert world.player == HERO
    assert (
        HEURISTICS.plans(Seat(GAME, build(g, "bat [1,0], dragon [2,0], exit [3,0], corridors [4,0] [5,0] [6,0]"), Random(1)))
        == []
    )


def test_the_value_of_a_floor_that_is_left() -> None:
    """Only at the beginning of a building; each to the other what he is not to the one."""
    for g in (g for seed in range(4) for g in decisions(GAME, seed)):
        value = HEURISTICS.value(g, HERO)
        assert (value is not None) == (g.player == MASTER and len(g.hand) == 6)
        if value is not None:
            assert HEURISTICS.value(g, MASTER) == -value
    assert HEURISTICS.value(new("bat dragon"), HERO) == -0.5


def rate(master: str, hero: str, games: int) -> float:
    """The share of games that the hero wins."""
    rows = simulate("shy_monsters", [master, hero], games, seed=1)
    assert not any(r["fault_count"] for r in rows)
    return sum(r["returns"][HERO] > 0 for r in rows) / games


def test_greedy_beats_random_in_both_roles() -> None:
    assert rate("random", "greedy", 200) > rate("random", "random", 200) + 0.2
    assert rate("greedy", "greedy", 200) > rate("greedy", "random", 200) + 0.15
    assert rate("greedy", "greedy", 200) < rate("random", "greedy", 200) - 0.3


def test_search_beats_greedy_in_both_roles() -> None:
    """Small, but of fixed seeds; the measure is in benchmarks/results/bots.md."""
    assert rate("greedy", "ismcts:100it", 30) > rate("greedy", "greedy", 30) + 0.1
    assert rate("ismcts:60it", "greedy", 30) < rate("greedy", "greedy", 30) - 0.15
