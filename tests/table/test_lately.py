"""What the last deed touched is marked, for whoever heard of it, in all games; the same after the table was read again."""

from __future__ import annotations

import random
import re

import pytest

from hantise.core.frame import ALL
from hantise.core.game import Game
from hantise.core.registry import games
from hantise.table import pages, sight
from hantise.table.rows import Sitter
from hantise.table.sitting import SetUp, Sitting, opening


@pytest.mark.parametrize("name", sorted(games()))
def test_38_the_places_of_the_last_deed_stand_on_the_board(name: str) -> None:
    rnd = random.Random(3)
    heard = marked = 0
    while heard <= 10:  # a game may be short
        more, among = marks(games()[name], rnd)
        heard, marked = heard + more, marked + among
    assert marked > heard * 0.6, f"of {heard} deeds that could be marked {marked} were"


def marks(game: Game, rnd: random.Random) -> tuple[int, int]:
    """One table: how many deeds that everybody heard could be marked, and how many were."""
    seats = game.seats[0]
    setup = SetUp("t", game, seats, game.settings({}), False, b"")
    rows = opening(setup, [Sitter("human", f"P{s}") for s in range(seats)])
    table, heard, marked = Sitting(setup, rows), 0, 0
    while not table.over and table.n < 60:
        seat = rnd.choice(table.waits_for())
        state = table.asked_of(seat)
        pick = rnd.choice(list(state.options))
        mask, taps = state.asked.heard_by(state, pick), state.asked.taps(state, pick)
        moved = list(table.moved)
        rows.append(table.pick(seat, table.asks[seat], "", pick))
        for viewer in range(-1, seats):
            seen = sight.sight(table, viewer, "en")
            knows = mask == ALL or (viewer >= 0 and bool(mask >> viewer & 1))
            if table.moved[viewer] == moved[viewer]:
                continue  # he sees what he saw before: he did not hear of it, or it is the first half of a deed
            assert bool(seen.lately) == bool(knows and taps and taps[0]), (viewer, taps)
            assert not seen.lately or set(taps[0].split()) <= set(seen.lately)
        if mask == ALL and taps and taps[0]:
            board = pages.regions(sight.sight(table, -1, "en"))["board"]
            places = set(re.findall(r'data-at="([^"]+)"', board))
            heard, marked = heard + 1, marked + bool(places & set(sight.sight(table, -1, "en").lately))
    again = Sitting(setup, rows)
    for viewer in range(-1, seats):
        for n in {1, table.moved[viewer] // 2, table.moved[viewer]}:
            then = sight.past(table, viewer, n, "en").lately
            assert sight.past(again, viewer, n, "en").lately == then, (viewer, n)
    return heard, marked
