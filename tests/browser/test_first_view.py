"""What one looks at stays where it is when a page's scripts come: home and a table of each game, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from .driver import PHONE, RECORDS, Person
from .first_view import WATCH, watched

MOST = 0.05  # as browsers weigh it: a part of the screen, times how far it moves
TABLES = [  # game, record, seat, after so many picks; the seat is asked there
    ("shy_monsters", "hero_dead", 0, 0),
    ("mac_gregor", "capped", 2, 80),
    ("horror_attack", "both_packs_three", 0, 4),
    ("evil_corp", "frames-2", 0, 0),
    ("gregory_horror_show", "all_dead", 0, 6),
]


def slowly(me: Person, address: str) -> Page:
    """A page whose scripts come when it has been painted without them; the one in the head apart, which comes before."""
    page = me.tab()
    page.add_init_script(WATCH)
    held: list[Route] = []
    seen = False

    def hold(route: Route) -> None:
        if seen or "theme.js" in route.request.url:
            route.continue_()
        else:
            held.append(route)

    page.route("**/*.js", hold)
    page.goto(address, wait_until="commit")
    me.page = page
    me.until(lambda: page.evaluate("window.first?.painted"), "nothing is painted without the scripts")
    page.wait_for_timeout(100)
    seen = True
    for route in held:
        route.continue_()
    page.wait_for_load_state("load")
    return page


def moves(me: Person, address: str) -> None:
    page = slowly(me, address)
    if "/t/" in address:
        me.until(lambda: watched(page)["ready"], "the script does not come to its end")
    page.wait_for_timeout(300)
    found = watched(page)
    assert found["shift"] <= MOST, found
    page.close()


@pytest.mark.parametrize(("game", "name", "seat", "upto"), TABLES)
def test_nothing_moves_when_the_scripts_of_a_table_come(
    person: Callable[..., Person], game: str, name: str, seat: int, upto: int
) -> None:
    me = person(PHONE, "fr")
    me.load((RECORDS / game / f"{name}.rec").read_text(encoding="utf-8"), seat, "greedy", upto)
    me.wait_for_turn()
    moves(me, me.page.url)


def test_nothing_moves_when_the_scripts_of_the_first_page_come(person: Callable[..., Person]) -> None:
    me = person(PHONE, "fr")
    moves(me, me.address)
