"""Four browsers (two people, a phone, somebody who looks on) and two bots finish a live game, with one line cut in the middle.

HANTISE_TEST_WHOLE=1: each of the five games, and the line is cut for half a minute.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from tests.proxy import Proxy

from hantise.core.record import Record
from hantise.core.registry import games

from .driver import DESKTOP, PHONE, Person, Server, expect
from .test_line import NET

pytestmark = pytest.mark.browser

WHOLE = bool(os.environ.get("HANTISE_TEST_WHOLE"))
LINK, BOT = "link", "greedy"
# by game: who sits where (the first is the host), options that make it shorter, picks after which the line is cut
TABLES: dict[str, tuple[list[str], dict[str, str], int]] = {
    "horror_attack": (["me", LINK, BOT, LINK, BOT], {}, 3),
    "mac_gregor": (["me", LINK, BOT, LINK, BOT], {"treasures_to_win": "5"}, 12),
    "evil_corp": (["me", LINK, BOT, BOT], {"max_rounds": "5"}, 12),
    "gregory_horror_show": (["me", LINK, BOT, BOT], {"max_rounds": "40"}, 12),
    "shy_monsters": (["me", LINK], {}, 4),
}
LATE = {"gregory_horror_show": 30}  # a game that is longer than that begins in this round, from a record


@pytest.mark.parametrize("game", list(TABLES) if WHOLE else list(TABLES)[:1])
def test_four_browsers_and_two_bots_finish_a_live_game(person: Callable[..., Person], own_server: Server, game: str) -> None:
    who, options, when = TABLES[game]
    with Proxy(own_server.port) as line:
        host = person(DESKTOP, "en", at=own_server.address, expects=NET)
        if game in LATE:
            go_on(host, record_of(game, who, options), who)
        else:
            host.set_up(game, who, **options)
        players, sizes = [host], iter((DESKTOP, PHONE))
        guests = [seat for seat, word in enumerate(who) if word == LINK]
        for n, seat in enumerate(guests):
            through = line.address if n == 0 else own_server.address  # the first guest's line is the one that is cut
            phone = n == len(guests) - 1
            guest = person(PHONE if phone else DESKTOP, "fr", at=through, expects=(*NET, own_server.address))
            guest.page.goto(through + "/j/" + host.page.input_value(f"#invite-{seat}").rpartition("/j/")[2])
            guest.page.fill("input[name=name]", f"Zoé {n}")
            guest.press(guest.page.locator("form button.go"))
            guest.page.wait_for_url("**/t/**")
            players.append(guest)
        onlookers = [person(next(sizes), "en", at=own_server.address, expects=NET) for _ in range(4 - len(players))]
        for one in onlookers:
            one.page.goto(host.page.url)
        finish(players, onlookers, line, when)


def record_of(game: str, who: list[str], options: dict[str, str]) -> str:
    """A game that was played at random up to the round in which it is gone on with."""
    rnd, of = random.Random(2), games()[game]
    state = of.new(len(who), 2, options, poker_face=True)
    while of.view(state).table["round"] < LATE[game]:
        state.play(rnd.choice(list(state.options)))
    return Record.of(of, state, options).write()


def go_on(host: Person, record: str, who: list[str]) -> None:
    """A table from a record: all seats are the host's, who keeps the first and gives up the others."""
    host.load(record)
    for seat, word in list(enumerate(who))[1:]:
        strength = {"strength": "open" if word == LINK else word}
        answer = host.context.request.post(f"{host.page.url}/seat/{seat}/bot", form=strength)
        assert answer.ok, answer.text()
    host.page.goto(host.page.url)


def turn_of(players: list[Person]) -> Person | None:
    """Who is asked; None when the game is over."""
    asked = "#ask [data-pick]:not([disabled])"
    while True:
        if players[0].page.locator("#status.over").count():
            return None
        for one in players:
            if one.page.locator(asked).count():
                return one
        players[0].page.wait_for_timeout(30)


def finish(players: list[Person], onlookers: list[Person], line: Proxy, when: int) -> None:
    """Play to the end; after so many picks the line of the second player is cut for a while."""
    rnd, picks, others = random.Random(4), 0, [players[0], *players[2:]]
    while (one := turn_of(players)) is not None:
        options = one.options()
        if not options:
            continue
        one.pick(rnd.choice([o for o in options if not o["sure"]] or options))
        picks += 1
        if picks == when:
            line.cut()
            expect(players[1].page.locator("#net")).to_be_visible(timeout=5000)
            players[1].page.wait_for_timeout(30_000 if WHOLE else 1500)
            line.dead = False
            expect(players[1].page.locator("#net")).to_be_hidden(timeout=8000)
            newest = others[0].page.locator("#lines [data-v]").first.get_attribute("data-v") or ""
            expect(players[1].page.locator(f"#lines [data-v='{newest}']").first).to_be_attached(timeout=5000)
    assert picks > when, "the game was over before the line was cut"
    for one in (*players, *onlookers):
        expect(one.page.locator("#status.over")).to_be_visible(timeout=10_000)
    ends = {one.page.locator("#lines [data-v]").first.get_attribute("data-v") for one in (*players, *onlookers)}
    assert len(ends) == 1, "everybody has read to the same end"
