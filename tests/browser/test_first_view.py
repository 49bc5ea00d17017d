"""What one looks at stays where it is when a page's scripts come: home and a table of each game, on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route

from hantise.core.registry import games

from .driver import PHONE, Person
from .first_view import WATCH, watched

WHOLE = "document.readyState !== 'loading' && window.first?.painted"
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"
MOST = 0.02  # as browsers weigh it: a part of the screen, times how far it moves


def slowly(me: Person, address: str) -> Page:
    """A page whose scripts come when it has been painted without them; the one in the head apart, which comes before."""
    page = me.tab()
    page.add_init_script(WATCH)
    held: list[Route] = []
    seen = False

    def hold(route: Route) -> None:
        if seen:
            route.continue_()
        else:
            held.append(route)

    page.route("**/*.js", hold)
    page.goto(address, wait_until="commit")
    me.page = page
    me.until(lambda: page.evaluate(WHOLE), "nothing is painted without the scripts")
    page.evaluate(FRAMES)
    seen = True
    for route in held:
        route.continue_()
    page.wait_for_load_state("load")
    return page


def test_nothing_moves_when_the_scripts_come(person: Callable[..., Person]) -> None:
    me = person(PHONE)
    tables = list[str]()
    for name, game in games().items():
        fields = {"game": name, "players": str(game.seats[0]), "seat": "0", "against": "greedy"}
        tables.append(me.context.request.post(f"{me.address}/new", form=fields).url)
    for address in (me.address, *tables):
        page = slowly(me, address)
        if address != me.address:
            me.until(lambda page=page: watched(page)["ready"], "the script does not come to its end")  # type: ignore[misc]
        page.wait_for_timeout(200)
        found = watched(page)
        assert found["shift"] <= MOST, (address, found)
        page.close()
