"""Tellings: what is kept of a view is what would be told anew, whatever was told before."""

from random import Random
from typing import Any

import pytest

import hantise
from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.observed import settings
from hantise.core.telling import Known, is_telling, told, untold

GAMES = list(hantise.games().values())


def named(value: Any) -> str:
    return value.id if isinstance(value, Game) else str(value)


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_what_was_told_is_told_again_in_the_same_words(game: Game) -> None:
    """Of all seats and an onlooker at every decision of two games, the second with other options, by one keeper; of positions
    gone back to, too, as a past and as the present. What is as it was is the same object; nothing that was told changes."""
    luck, known, shared = Random(6), Known(40), 0
    for n, seats in enumerate((game.seats[0], game.seats[-1])):
        options = luck.choice([*settings(game)]) if n else {}
        g, everybody = game.new(seats, 3, options, record=False), list(range(-1, seats))
        past, earlier = [g.copy()], list[Any]()
        for turn in range(70):
            if g.player == NOBODY:
                break
            back = luck.choice(past).copy()
            if turn % 2:
                back.look_back()
            for state in (g, back) if turn % 7 == 6 else (g,):
                views = game.views(state, everybody, tell=known.tell)
                fresh = [game.view(state, seat).to_json() for seat in everybody]
                assert [view.to_json() for view in views] == fresh, f"{options}, decision {turn}"
                values = [
                    value for view in views for value in view.table.values() if type(value) is dict or type(value) is list
                ]
                shared += len({id(value) for value in values} & {id(value) for value in earlier})
                earlier = values
            past.append(g.copy())
            g.play(luck.choice(g.options))
    assert shared > 100
    assert len(known.newer) + len(known.older) <= 80


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_what_is_left_untold_tells_the_same_table(game: Game) -> None:
    g, luck = game.new(game.seats[-1], 8, record=False), Random(2)
    for _ in range(40):
        (said,) = g.looks([g.player], untold)
        assert any(is_telling(one) for value in said.values() for one in (value if type(value) is list else [value]))
        assert told(said) == game.view(g, g.player, options=False).table == g.look(g.player)
        g.play(luck.choice(g.options))
        if g.player == NOBODY:
            break
