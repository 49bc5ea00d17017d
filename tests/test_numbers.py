"""Every number of a components.toml is used, or is marked as information; and what is approved can be played.

A few numbers and files are tried in a normal run. All of them: HANTISE_TEST_NUMBERS=all pytest tests/test_numbers.py; so many
files: HANTISE_TEST_FILES=200, above 50 with ten games at each number of seats.
"""

import copy
import os
import random

import pytest

import mutated

RARE = {  # games till a number must show
    "evil_corp": 60,
    "gregory_horror_show": 60,
    "horror_attack": 40,
    "mac_gregor": 60,
    "shy_monsters": 60,
}
GAMES = list(RARE)
NUMBERS = int(os.environ.get("HANTISE_TEST_NUMBERS", "5").replace("all", "0"))
FILES = int(os.environ.get("HANTISE_TEST_FILES", "2"))
LUCK = int(os.environ.get("HANTISE_TEST_LUCK", "1"))


@pytest.mark.parametrize("name", GAMES)
def test_each_number_is_used_or_refused(name: str) -> None:
    """Changed to another value, a number that is no information changes the game, or the game says that it cannot be so."""
    own, wrong = mutated.own(name), []
    ways = mutated.in_force(own)
    if NUMBERS:
        ways = random.Random(LUCK).sample(ways, NUMBERS)
    with mutated.Bench(name, RARE[name]) as bench:
        for way in ways:
            for value in mutated.others(mutated.get(own, way)):
                theirs = copy.deepcopy(own)
                mutated.put(theirs, way, value)
                found = bench.ask("change", theirs)
                if "same" in found:
                    wrong.append(f"{mutated.place(own, way)} = {value}: the game is the same")
                elif "crashed" in found:
                    wrong.append(f"{mutated.place(own, way)} = {value}: {found['crashed']}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_reads_the_information(name: str) -> None:
    own = mutated.own(name)
    theirs = copy.deepcopy(own)
    free = set(mutated.in_force(own))
    informing = [way for way in mutated.numbers(own) if way not in free]
    assert informing
    for way in informing:
        mutated.put(theirs, way, mutated.others(mutated.get(own, way))[0])
    with mutated.Bench(name, 10) as bench:
        assert bench.ask("change", theirs) == {"same": 10}


UNPLAYABLE = {  # by game: a number, a value that no game can be played with, and what would be right
    "mac_gregor": [
        ("board.wall.0.between.0.0", 1, "between a cell of a1 and the cell of b1 beside it"),
        ("board.gate.gate_north.cell.0", 0, "its cell is one of"),
    ],
    "horror_attack": [
        ("constants.start_discards", 30, "cards; the others are for the hands"),
        ("constants_expert.faction_cards_per_player", 0, "1 to 6 cards"),
        ("constants_expert.faction_cards_per_player", 7, "1 to 6 cards"),
        ("constants_expert.min_heroes", -1, "0 to 30 cards"),
        ("constants_expert.max_neutrals", 0, "may have at most 0"),
        ("card.irene_adler.symbols", -1, "the others have some"),
    ],
    "gregory_horror_show": [
        ("table.movement.0.from", 0, "every face of the d20 is in one row"),
        ("monster.black_duck.bonus.1.from", 3, "every face of the d20 is in one row"),
        ("board.room.room_101.area.x_min", 0, "all that lies behind the door"),
        ("board.room.room_102.control.x", 3, "the o of the room"),
        ("board.entrance_zone.waiting_max", 5, "one space stays free"),
        ("limits.hand_max", 8, "1 to 7"),
        ("limits.rooms_to_escape", 7, "1 to 6"),
        ("limits.low_blow_min_life", 100, "101 to 800"),
        ("meters.life.start", 801, "0 to 800"),
        ("judgment.freak_out.copies", 0, "there are 30 cards"),
        ("judgment.shove_in_the_dark.effects.0.n", 2, "a pawn is pushed by one space"),
    ],
}


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_what_cannot_be_played_is_refused_with_the_entry(name: str) -> None:
    own = mutated.own(name)
    ways = {mutated.place(own, way): way for way in mutated.numbers(own)}
    with mutated.Bench(name, 0) as bench:
        for place, value, why in UNPLAYABLE[name]:
            theirs = copy.deepcopy(own)
            mutated.put(theirs, ways[place], value)
            assert why in bench.ask("trace", theirs).get("refused", ""), place


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_is_approved_can_be_played(name: str) -> None:
    """Files with some numbers changed at random: the game refuses them, naming an entry, or they pass all checks."""
    own, rnd, wrong, played = mutated.own(name), random.Random(LUCK), [], 0
    with mutated.Bench(name, 0) as bench:
        for n in range(400 * FILES):  # most changes of a tight box are refused
            theirs, said = mutated.mutated(own, rnd, rnd.choice((1, 1, 2, 3)))
            found = bench.ask("check", theirs, games=10 if FILES > 50 else 1, seed=n)
            if "refused" in found:
                assert found["refused"].strip(), said
                continue
            if found.get("found") != []:
                wrong.append(f"{said}: {found.get('crashed') or found['found'][0]}")
            played += 1
            if played == FILES:
                break
    assert not wrong, "\n".join(wrong)
    assert played == FILES
