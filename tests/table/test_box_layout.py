"""Who knows the box knows the table: what lies beside what there lies beside it here."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from tests.table.test_words import views_of

from hantise import game
from hantise.picture import drawing

NAME = re.compile(r"^([a-z]?)(\d+)\.(\d+)$|^()([a-z])(\d+)$")  # of a space: floor, column and row; or column and row


def spaces(html: str) -> dict[str, tuple[str, int, int, float, float]]:
    """By its name, a space with its floor, column and row, and where it is drawn within its floor."""
    found = {}
    for tag in re.findall(r"<[^>]*\sdata-at=[^>]*>", html):
        at = re.search(r'data-at="([^"]+)"', tag)
        where = re.search(r'\stransform="translate\(([-\d.]+) ([-\d.]+)\)"', tag) or re.search(
            r'\sx="([-\d.]+)" y="([-\d.]+)"', tag
        )
        name = NAME.match(at[1]) if at else None
        if at and name and where:
            floor, column, row = [part for part in name.groups() if part is not None]
            across = int(column) if column.isdigit() else ord(column)
            found[at[1]] = floor, across, int(row), float(where[1]), float(where[2])
    return found


@pytest.mark.parametrize(("name", "least"), [("shy_monsters", 7), ("mac_gregor", 20), ("gregory_horror_show", 100)])
def test_43_spaces_lie_as_they_do_in_the_box(name: str, least: int) -> None:
    """Columns from left to right, rows from top to bottom, on each floor."""
    drawn = drawing(game(name), "en")
    for view in views_of(name, 3):
        there = spaces("".join(part.html for part in drawn.board(view, ())))
        for (a, one), (b, other) in combinations(there.items(), 2):
            if one[0] == other[0]:
                for k in (1, 2):
                    if one[k] != other[k]:
                        assert (one[k] < other[k]) == (one[k + 2] < other[k + 2]) or (
                            name == "mac_gregor" and abs(one[k] - other[k]) < 2  # a hall covers two rooms
                        ), (a, b)
    assert len(there) >= least


def test_43_the_villages_of_evil_corp_stand_in_their_order_and_the_areas_of_horror_attack_around_the_table() -> None:
    """Villages from left to right. Areas clockwise, one's own last, nearest to the hand."""
    html = "".join(part.html for part in drawing(game("evil_corp"), "en").board(views_of("evil_corp", 3)[0], ()))
    names = [html.index(f">{n}. ") for n in (1, 2, 3)]
    assert names == sorted(names)
    drawn = drawing(game("horror_attack"), "en")
    for view in views_of("horror_attack", 3):
        strips = re.findall(r'id="strip-(\d)"', "".join(part.html for part in drawn.board(view, ())))
        first = (view.seat + 1) % view.seats if view.seat >= 0 else 0
        assert [int(n) for n in strips] == [(first + i) % view.seats for i in range(view.seats)]
