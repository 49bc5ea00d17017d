"""What the search is told: whole turns, what a ghost may have laid, walks thought through, and what a castle is worth."""

import random

import pytest

from hantise.bots import Seat, blind, bot
from hantise.core.frame import NOBODY
from hantise.games.mac_gregor import GAME
from hantise.games.mac_gregor.board import ROOMS, walk
from hantise.games.mac_gregor.components import LAID
from hantise.games.mac_gregor.ghost import Suspicion, rehearsed, thought_through
from hantise.games.mac_gregor.heuristics import HEURISTICS
from hantise.games.mac_gregor.hunter import BY_KEY, END, FLIP, LEAVE, choices, outlook, turn, ways
from hantise.games.mac_gregor.prospects import prospect
from hantise.games.mac_gregor.rules.programming import Program
from hantise.games.mac_gregor.rules.turn import Turn

from .table import castle, go, play


def sat(g, seed: int = 1) -> Seat:
    return Seat(GAME, g, random.Random(seed))


def texts(g, deed) -> list[str]:
    """A deed as it is written, pick by pick."""
    world, out = g.copy(), []
    for pick in deed:
        out.append(GAME.write(world, pick))
        world.play(pick)
    return out


# ---------------------------------------------------------------------------------------------------------- whole turns
def test_a_turn_takes_the_treasures_on_its_way() -> None:
    g = castle(at="red e5, blue a1", tokens="a2 red, a3 blue", keys="blue: lion-red lion-blue", objects="", top="unicorn")
    assert texts(g, turn(g)) == ["go a2 lion-red", "flip", "go a3 lion-blue", "flip", "end"]


def test_a_turn_leaves_traps_alone() -> None:
    g = castle(at="red e5, blue a1", tokens="a2 trap, a3 blue", keys="blue: lion-red lion-blue", objects="", top="unicorn")
    assert texts(g, turn(g)) == ["go a2 lion-red", "go a3 lion-blue", "flip", "end"]


def test_a_turn_is_thought_over_where_a_free_key_comes() -> None:
    g = castle(at="red e5, blue a1", tokens="a3 blue", keys="blue: lion-red lion-blue", objects="", top="cross")
    assert texts(g, turn(g)) == ["go a2 lion-red"]


def test_a_turn_ends_through_the_gate() -> None:
    full = "blue: " + "red " * 8
    g = castle("red blue green", at="red e5, blue b1", keys="blue: lion-yellow lion-red", objects="", won=full, top="unicorn")
    assert texts(g, turn(g)) == ["go c1 lion-yellow", "leave lion-red"]


def test_all_turns_are_legal_and_staying_is_one_of_them() -> None:
    """In games of greedy bots: every deed can be played to its end, and no two are the same."""
    rng, seen = random.Random(5), 0
    for seed in range(3):
        g = GAME.new(3, seed, record=False)
        player = bot("greedy", seed)
        while g.player != NOBODY:
            if isinstance(g.asked, Turn) and rng.random() < 0.2:
                deeds = HEURISTICS.moves(g)
                assert len(set(deeds)) == len(deeds)
                assert all(played(g, deed) for deed in deeds)
                assert any({FLIP, END} >= set(deed) or deed[-1] in range(LEAVE, BY_KEY) for deed in deeds)
                seen += 1
            g.play(player.pick(Seat(GAME, g, player.random)))
    assert seen > 20


def played(g, deed) -> bool:
    """Is each pick legal in its turn, up to the last one, which ends the turn or brings a free key?"""
    world, who = g.copy(), g.player
    for pick in deed:
        if world.player != who or pick not in world.options:
            return False
        world.play(pick)
    return True


def test_the_best_turn_looks_best() -> None:
    g = castle(at="red e5, blue a1", tokens="a2 red", keys="blue: lion-red lion-blue")
    deeds = HEURISTICS.moves(g)
    opinions = HEURISTICS.prior(g, deeds)
    best, deed = choices(g)[0]
    assert opinions[deeds.index(deed)] == max(opinions) == 1.0
    assert all(0 <= opinion <= 1 for opinion in opinions)
    assert best == max(way.score for way in ways(outlook(g, 1, g.hands[1])))


# ------------------------------------------------------------------------------------------- what a ghost may have laid
def test_a_hunter_suspects_what_promises_a_catch() -> None:
    """A hunter with no way out of C2 expects the ghost there more than the exact map, and holds everything possible."""
    g = castle(at="red c3, blue c2", keys="", objects="", won="blue: red red red")
    suspicion = Suspicion(sat(g), g)
    assert len(suspicion.programs) == 840
    rng = random.Random(3)
    drawn = [walk(g.pawns[0], suspicion.draw(rng)) for _ in range(400)]
    there = sum(ROOMS.index("c2") in way for way in drawn) / len(drawn)
    blindly = sum(ROOMS.index("c2") in walk(g.pawns[0], p) for p in suspicion.programs) / 840
    assert there > blindly + 0.3
    assert len(set(drawn)) > 20


def test_he_holds_no_program_possible_that_does_not_fit() -> None:
    g = castle(
        at="red c3, blue c2", program="green_yellow lion crown unicorn", objects="blue: detector", keys="blue: lion-blue"
    )
    play(g, "detector")
    assert HEURISTICS.imagine(sat(g)) is None


def test_worlds_of_the_suspicion_are_worlds_of_the_seat() -> None:
    g = castle(at="red c3, blue c2", keys="blue: lion-red", objects="")
    seat = sat(g)
    make = HEURISTICS.imagine(seat)
    assert make is not None
    for _ in range(20):
        world = make()
        assert len(set(world.program)) == LAID
        assert GAME.view(world, 1) == GAME.view(g, 1)


# ------------------------------------------------------------------------------------------------ walks thought through
def test_a_rehearsal_moves_hunters_and_not_the_ghost() -> None:
    g = go(castle("red blue green", at="red c3, blue a1, green e5", tokens="a2 red", keys="blue: lion-red", phase="program"))
    found = rehearsed(sat(g))
    assert found is not None
    assert len(found) == 2
    assert all(worth > 0 for worth, _ in found)
    assert isinstance(g.asked, Program)
    assert g.program == ()


def test_a_ghost_goes_where_a_hunter_must_stay() -> None:
    g = go(castle("red blue", at="red c3, blue c2", keys="", objects="", won="blue: red red red", phase="program"))
    caught = 0
    for seed in range(5):
        program = thought_through(sat(g, seed), g)
        assert len(set(program)) == LAID
        caught += ROOMS.index("c2") in walk(g.pawns[0], program)
    assert caught == 5


def test_he_keeps_to_the_cards_that_he_has_laid() -> None:
    g = go(castle(at="red c3, blue c2", phase="program"))
    play(g, "lay green_yellow", "lay lion")
    plan = HEURISTICS.plans(sat(g))[0]
    assert len(plan) == 2
    assert not set(plan) & set(g.program)


# ------------------------------------------------------------------------------------------------ what a castle is worth
def test_worth_sums_to_nothing_and_grows_with_treasures() -> None:
    for seats in ("red blue", "red blue green"):
        poor = go(castle(seats, phase="program"))
        rich = go(castle(seats, won="blue: green green", phase="program"))
        n = len(poor.colours)
        assert sum(prospect(poor, s) for s in range(n)) == pytest.approx(0)
        assert prospect(rich, 1) > prospect(poor, 1)
        assert prospect(rich, 0) < prospect(poor, 0)


def test_own_colour_with_a_hunter_is_good_for_the_ghost() -> None:
    safe = go(castle("red blue green", won="blue: green green", phase="program"))
    prey = go(castle("red blue green", won="blue: red red", phase="program"))
    assert prospect(prey, 0) > prospect(safe, 0)
    assert prospect(prey, 1) < prospect(safe, 1)


# ------------------------------------------------------------------------------------------------------------ as a whole
def test_the_search_does_not_peep() -> None:
    rng = random.Random(7)
    g = GAME.new(3, 7, record=False)
    for n in range(60):
        if n % 12 == 0:
            assert blind(lambda: bot("ismcts:8it", 5), GAME, g, redeals=2, seed=n) is None
        g.play(rng.choice(g.options))


def test_a_searching_hunter_shuns_the_ghost_who_is_seen() -> None:
    """Treasure beside him, but the program is face up and leads there."""
    g = castle(
        "red blue",
        at="red c3, blue b1",
        tokens="c2 green",
        program="green_yellow lion crown unicorn",
        keys="blue: lion-green",
        objects="blue: detector",
        won="blue: red red red",
        top="unicorn",
    )
    play(g, "detector")
    player = bot("ismcts:150it", 2)
    assert GAME.write(g, player.pick(Seat(GAME, g, player.random))) == "end"
