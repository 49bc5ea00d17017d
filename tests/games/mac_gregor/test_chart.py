"""The map of the ghost at the table, and the walk that a page plays: what is told of them, when, and to whom."""

from __future__ import annotations

import re

import pytest

from hantise.games.mac_gregor import GAME, ghost_map
from hantise.games.mac_gregor.board import ROOMS
from hantise.games.mac_gregor.text import board
from hantise.games.mac_gregor.view import percent
from hantise.parts import whole
from hantise.picture import drawing
from hantise.texts import Texts

from .table import Castle, castle, go, play, seen

LAID = "green_yellow lion thistle tower"


def chart(g: Castle, who: str = "") -> dict[str, dict[str, object]] | None:
    found: dict[str, dict[str, object]] | None = seen(g, who)["map"] if who else GAME.view(g).table["map"]
    return found


# ----------------------------------------------------------------------------------------------------------------- the map
def test_the_map_is_shown_only_where_the_table_wants_it() -> None:
    """MG-VAR-7: never by default; live at any time; after the game in its past positions, and not before."""
    assert chart(castle()) is None
    assert chart(castle(ghost_map="live")) is not None
    g = castle(ghost_map="after")
    assert chart(g) is None
    running, over = g.copy(), g.copy()
    running.look_back()
    over.look_back(over=True)
    assert chart(running) is None, "looking back while the game goes on"
    assert chart(over) == chart(castle(ghost_map="live"))


def test_it_is_the_exact_map_in_per_cent() -> None:
    """MG-VAR-7, MG-PRG-2: all 840 programs, nobody in the way."""
    g = castle("red blue", at="red c3, blue c2", ghost_map="live")
    exact, shown = ghost_map(GAME.view(g, 1)), chart(g, "blue")
    assert shown is not None
    assert set(shown) == {room for room, p in exact.rooms.items() if p}
    for room, told in shown.items():
        assert told["any"] == percent(round(840 * exact.rooms[room]), 840)
        assert told["steps"] == [percent(round(840 * p), 840) for p in exact.steps[room]]


def test_the_map_tells_nothing_of_the_program() -> None:
    """MG-VAR-7, MG-HID-6: the same for everybody, the ghost too, whatever he lays; after a detector it is the walk."""
    g = castle("red blue green", at="blue a1", program=LAID, ghost_map="live")
    other = castle("red blue green", at="blue a1", program="cross crown unicorn thistle", ghost_map="live")
    assert chart(g, "red") == chart(g, "blue") == chart(g, "green") == chart(g) == chart(other, "red")
    play(g, "detector")
    found = chart(g, "green")
    assert found is not None
    assert {room: told["any"] for room, told in found.items()} == dict.fromkeys(("c2", "d2", "d3", "e3"), 100)
    assert found["d2"]["steps"] == [0, 100, 0, 0]


def test_while_he_lays_his_cards_the_map_does_not_move() -> None:
    g = go(castle(phase="program", ghost_map="live"))
    before = chart(g, "red")
    play(g, "lay green_yellow", "lay lion")
    assert chart(g, "red") == before


def test_no_map_where_the_ghost_goes_nowhere() -> None:
    """At the end, and while he chooses whom he catches."""
    g = castle("red blue", at="blue c1", keys="blue: lion-red", won="blue: " + "red " * 8, ghost_map="live")
    play(g, "leave lion-red")
    assert chart(g) is None
    catching = castle("red green yellow", at="green d2, yellow d2", program=LAID, phase="walk", ghost_map="live")
    assert chart(go(catching)) is None


@pytest.mark.parametrize(("n", "of", "told"), [(0, 840, 0), (1, 840, 1), (420, 840, 50), (839, 840, 99), (840, 840, 100)])
def test_per_cent_says_neither_never_nor_surely_where_it_is_not(n: int, of: int, told: int) -> None:
    assert percent(n, of) == told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_picture_of_the_map(lang: str) -> None:
    """A layer that can be put aside; a room's name says the same in words."""
    view = GAME.view(castle("red blue", at="red a1, blue e1", ghost_map="live"), 1)
    art = drawing(GAME, lang)
    drawn, chance = whole(art.board(view, ())), view.table["map"]["c4"]
    assert drawn.count('class="odds"') == len(view.table["map"]) < len(ROOMS)
    label = re.search(r'id="r-c4"[^>]*aria-label="([^"]*)"', drawn)
    assert label
    for n in (chance["any"], *chance["steps"]):
        assert f"{n} %" in label[1]
    assert 'data-do="layer"' in art.html("rim", view)
    bare = GAME.view(castle("red blue", at="blue a1"), 1)
    hidden = whole(art.board(bare, ())) + str(art.html("rim", bare))
    assert (hidden.count('class="odds"'), hidden.count('data-do="layer"')) == (0, 0)


def test_the_map_in_plain_text() -> None:
    g = castle("red blue", at="red c3, blue a1", program=LAID, ghost_map="live")
    assert "Map of the ghost, in per cent: B3 17, C2 17, C4 17, D3 17, C3 10, " in board(GAME.view(g, 1), Texts(GAME, "en"))
    play(g, "detector")
    assert (
        "Carte du fantôme, en pour cent : C2 100, D2 100, D3 100, E3 100\n" in board(GAME.view(g, 1), Texts(GAME, "fr")) + "\n"
    )
    assert "Map" not in board(GAME.view(castle(), 1), Texts(GAME, "en"))


# ---------------------------------------------------------------------------------------------------------------- the walk
def strolls(g: Castle, lang: str = "en") -> list[tuple[str, str, list[str], list[str]]]:
    """Round, piece, stations and lines of the walk that the page is told to play."""
    view = GAME.view(g, 1)
    drawn = whole(drawing(GAME, lang).board(view, ()))
    found = re.findall(r'data-stroll="([^"]*)" data-who="([^"]*)" data-way="([^"]*)" data-told="([^"]*)"', drawn)
    return [(n, who, way.split(), told.split("|")) for n, who, way, told in found]


def test_the_ghosts_walk_card_by_card() -> None:
    """MG-GMV-1: each card that was turned up, with its room."""
    g = go(castle("red blue", at="red c3, blue a1", program=LAID, phase="walk"))
    ((n, who, way, told),) = strolls(g)
    assert (n, who, len(way)) == (str(seen(g)["round"] - 1), "pawn-red", 5)
    assert told[0] == "Card 1, Green and yellow: the ghost goes to C2."
    assert [line[-3:-1] for line in told] == ["C2", "D2", "D3", "E3"]
    assert strolls(g, "fr")[0][3] != told


def test_a_walk_that_breaks_off_says_which_card_led_nowhere() -> None:
    """MG-GMV-3, MG-EX-9: cards that were not turned up are not told."""
    g = go(castle("red blue", at="red c3, blue a1", program="green_yellow unicorn thistle tower", phase="walk"))
    ((_, _, way, told),) = strolls(g)
    assert (len(way), len(told)) == (2, 2)
    assert "no such room" in told[1]
    assert seen(g)["trail"]["cards"] == ["green_yellow", "unicorn"]


def test_the_walk_of_him_who_is_no_ghost_any_more() -> None:
    """MG-CAP-5, MG-CAP-6: the old ghost's pawn walks; the round is that of the walk, also while he still chooses."""
    g = go(castle("red blue", at="red c3, blue d2", program=LAID, phase="walk"))
    assert seen(g)["ghost"] == 1
    ((n, who, way, told),) = strolls(g)
    assert told[2:] == ["The ghost catches the blue pawn!"]
    assert (n, who, len(way)) == (str(seen(g)["round"] - 1), "pawn-red", 3)
    two = go(castle("red blue green", at="blue d2, green d2", program=LAID, phase="walk"))
    assert [s[0] for s in strolls(two)] == [str(seen(two)["round"])]
    before = strolls(two)
    play(two, "catch blue")
    assert strolls(two)[0][0] == before[0][0]


def test_a_hunters_move_ends_the_story_of_the_ghosts_walk() -> None:
    g = castle("red blue", at="red e5, blue a1", keys="blue: lion-red")
    play(g, "go a2 lion-red")
    assert seen(g)["trail"]["cards"] == []
    assert strolls(g) == []
