"""What the engine finds by short ways, for speed, is what the rules' own words say."""

from __future__ import annotations

from random import Random

from hantise.core.frame import Ask, Several
from hantise.games.evil_corp import GAME
from hantise.games.evil_corp.components import EARNS_MAGIC, EARNS_STEPS, EARNS_TOKEN, EFFECTS, FITS, FITS_IN, TILES
from hantise.games.evil_corp.day import Action
from hantise.games.evil_corp.powers import activable
from hantise.games.evil_corp.state import NONE, Office


def actions(seats: int) -> list[Office]:
    """The table before each action of some random games."""
    found = []
    for seed in range(6):
        g, draw = GAME.new(seats=seats, seed=seed, record=False), Random(seed)
        while g.player >= 0:
            if isinstance(g.asked, Action):
                found.append(g.copy())
            g.play(draw.choice(g.options))
    return found


def test_a_power_is_possible_just_where_it_has_something_to_choose() -> None:
    """EC-ACT-3."""
    found = set()
    for g in actions(2) + actions(4):
        for space in g.own(g.player):
            for f in activable(g, g.tile[space], g.player, g.uid[space]):
                if isinstance(f, Ask) and not isinstance(f, Several):
                    assert f.possible(g) == bool(f.options(g))
                    found.add((type(f).__name__, f.possible(g)))
    assert {("Move", True), ("Destroy", True), ("Destroy", False), ("FlipEnemy", True), ("FlipEnemy", False)} <= found


def test_room_is_where_a_space_is_free() -> None:
    """EC-DEP-2, EC-ELG-4."""
    for g in actions(3):
        for seat in range(3):
            free = [
                v * 4 + kind for v in g.table.eligible[seat] for kind in range(4) if g.free(g.table.team[seat], v, kind) != NONE
            ]
            assert [place for place in range(12) if g.room(seat) >> place & 1] == free


def test_bits_and_sums_say_what_the_data_say() -> None:
    """EC-DEP-2, EC-NIT-1."""
    for tile in range(len(TILES)):
        assert [bool(FITS_IN[tile] >> place & 1) for place in range(12)] == FITS[tile] * 3
    for face, squares in enumerate(EFFECTS):
        steps = magic = 0
        token = False
        for lead, effect in enumerate(squares):
            steps += effect == "conquest_1"
            magic += 2 * (effect == "magic_gold_2")
            token = token or effect == "victory"
            assert (EARNS_STEPS[face][lead], EARNS_MAGIC[face][lead], EARNS_TOKEN[face][lead]) == (steps, magic, token)
