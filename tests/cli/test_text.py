"""The table in plain text: Shy Monsters' own, and the one that any game has."""

import random
import re
from typing import Any

import pytest

import hantise
from hantise.board import board, table
from hantise.texts import Texts

SHY = hantise.game("shy_monsters")
OPTIONS = [{}, {"peeks": (3, 2, 1)}, {"trapped": "play_on", "reveal_all_at_end": False}]


def positions(games: int) -> list[Any]:
    """All positions of some random games."""
    out = []
    for seed in range(games):
        state, rnd = SHY.new(seed=seed, options=OPTIONS[seed % len(OPTIONS)]), random.Random(seed)
        while state.player != hantise.NOBODY:
            out.append(state.copy())
            state.play(rnd.choice(state.options))
        out.append(state)
    return out


POSITIONS = positions(12)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_position_for_every_viewer(lang: str) -> None:
    texts = Texts(SHY, lang)
    for state in POSITIONS:
        for seat in (0, 1, -1):
            drawn = board(SHY, SHY.view(state, seat), texts)
            assert max(map(len, drawn.splitlines())) <= 120
            assert drawn == drawn.rstrip()


def test_it_tells_nothing_that_the_viewer_does_not_know() -> None:
    """In another world that he holds possible he is shown the same."""
    texts = Texts(SHY, "en")
    for n, state in enumerate(POSITIONS):
        for seat in (0, 1, -1):
            other = state.determinize(seat, n)
            assert board(SHY, SHY.view(state, seat), texts) == board(SHY, SHY.view(other, seat), texts)


def test_every_cell_of_an_option_lies_in_the_picture() -> None:
    """Columns by letter and rows by number: whatever may be picked can be found."""
    texts = Texts(SHY, "en")
    for state in POSITIONS:
        if state.player == hantise.NOBODY:
            continue
        lines = board(SHY, SHY.view(state, state.player), texts).splitlines()[1:]
        columns = lines[0].split()
        rows = [m[1] for line in lines[1:] if (m := re.match(r"\s*(\d+) ", line))]
        for pick in state.options:
            for column, row in re.findall(r"\b([a-m])(\d+)\b", SHY.write(state, pick)):
                assert column in columns
                assert row in rows


def test_signs_stand_in_the_column_of_their_cell() -> None:
    game = """%game shy_monsters 1
* dragon kraken
m corridor@g6 > corridor@g5 > exit@g4 > corridor@f6 > dragon@e6 > kraken@h6
h peek g6
h peek e6
h explore g6
h attack h6
"""
    state = hantise.Record.read(game).replay()
    lines = board(SHY, SHY.view(state, 0), Texts(SHY, "en")).splitlines()
    heads, tiles = lines[1], {line.split()[0]: line for line in lines[2:6]}
    seen = {}
    for column in "efgh":
        at = heads.index(column)
        for row, line in tiles.items():
            seen[column + row] = line[at - 3 : at + 4].strip(" .")
    assert {cell: sign for cell, sign in seen.items() if sign} == {
        **{"g4": "(Ex)", "g5": "(Co)", "g7": "[En]"},
        **{"e6": "[Dr!]", "f6": "(Co)", "g6": "[Co]", "h6": "[@Krx]"},
    }
    assert lines[lines.index("At ease on this floor:") + 1 :] == [
        "  vampire bat  g5 f6 h6",
        "  dragon       g4 e6 h6",
        "  mantis       g5 f6",
        "  kraken       g6",
    ]


def test_any_game_has_a_table() -> None:
    facts = {
        "turn": 3,
        "over": False,
        "hand": ["one", "two"],
        "none": [],
        "nothing": None,
        "board": [["a", "b"], ["c", "dd"]],
        "people": [{"name": "ann", "points": 7}, {"name": "bob", "points": 12}],
        "bag": {"red": 2, "blue": 1},
        "deep": {"here": {"x": 1}},
    }
    assert table(facts) == [
        "turn     3",
        "over     no",
        "hand     one two",
        "none     -",
        "nothing  -",
        "board",
        "  a  b",
        "  c  dd",
        "people",
        "  name  points",
        "  ann        7",
        "  bob       12",
        "bag      red=2 blue=1",
        "deep",
        "  here  x=1",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", list(hantise.games()))
def test_every_game_is_drawn_at_every_number_of_seats(name: str, lang: str) -> None:
    """Now and then in a random game, for every seat and a spectator: lines without space at their ends, no mark of a text
    that is missing."""
    game = hantise.game(name)
    texts = Texts(game, lang)
    for seats in game.seats:
        state, rnd, decisions = game.new(seats, seed=seats), random.Random(seats), 0
        while state.player != hantise.NOBODY and decisions < 400:
            if decisions % 37 == 0:
                for seat in (*range(seats), -1):
                    drawn = board(game, game.view(state, seat), texts)
                    assert drawn == drawn.strip("\n")
                    assert not re.search(r"[{}]|\bNone\b|\w+-\$", drawn), drawn
            state.play(rnd.choice(state.options))
            decisions += 1
        assert board(game, game.view(state, 0), texts)
