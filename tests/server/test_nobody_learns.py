"""Nobody learns what is not his, by any address: whatever a viewer may ask for is, byte for byte, the same before and after
another's secret pick. The addresses are those of the application itself, so that a new one cannot be forgotten."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from served import Browser, House, PolledSocket

from hantise.core.frame import ALL
from hantise.core.game import Game
from hantise.core.registry import games
from hantise.server import polled as polled_lines
from hantise.server.guard import Rates
from hantise.table.annex import annex_of
from hantise.table.sitting import Sitting

MOST = 2  # times that everything is compared after a secret answer to the same kind of question
LONGEST = 250  # picks of a game

# Settings with which a game has secret picks that it has not without.
SECRETIVE: dict[str, dict[str, str]] = {"horror_attack": {"option-packs": "own"}}


def gets(house: House) -> set[str]:
    """All addresses that answer to GET, and the live line, as the application knows them."""
    found = set()
    for route in house.app.routes:
        if isinstance(route, WebSocketRoute) or (isinstance(route, HTTPRoute) and "GET" in route.methods):
            found.add(route.path_format)
    return found


# What a viewer asks for at each address. A new address must be entered here, or the test fails.
def asked(table: str, game: Game, at: int, seats: int) -> dict[str, list[str]]:
    """By address as the application knows it: what is asked. at: the viewer's last position."""
    here, back = f"/t/{table}", sorted({0, 1, at // 2, max(0, at - 1), at, at + 1})
    return {
        "/": ["/"],
        "/new/{name}": [f"/new/{game.id}"],
        "/j/{ticket}": ["/j/" + "a" * 26],
        "/rules/{name}": [f"/rules/{game.id}"],
        "/how/{name}": [f"/how/{game.id}"],
        "/tables": ["/tables"],
        "/tables/games": ["/tables/games"],
        "/puzzles": ["/puzzles"],
        "/puzzles/{name}/{n}": [f"/puzzles/{game.id}/1{what}" for what in ("", "?pick=1", "?pick=show")],
        "/docs": ["/docs"],
        "/print/{name}": ["/print/none"],  # a box is the same for everybody
        "/docs/{path}": [f"/docs/{name}" for name in ("players.html", "none.html")],
        "/static/{version}/{name}": ["/static/0/table.css", f"/static/0/box-{game.id}-en.svg"],
        "/favicon.ico": ["/favicon.ico"],
        "/notices": ["/notices"],
        "/sw.js": ["/sw.js"],
        "/t/{tid}": [here, f"{here}?lang=xx", f"{here}?tv=yes"],
        "/t/{tid}/past": [f"{here}/past?n={n}{who}" for n in back for who in ("", "&as=0", f"&as={seats - 1}", "&tv=yes")],
        "/t/{tid}/log": [f"{here}/log?before={n}" for n in (1, 60, 999)],
        "/t/{tid}/record": [f"{here}/record"],
        "/t/{tid}/capsule": [f"{here}/capsule"],
        "/t/{tid}/end": [f"{here}/end"],
        "/t/{tid}/saved": [f"{here}/saved"],
        "/t/{tid}/{word}": [f"{here}/{word}{who}" for word in (*annex_of(game).table_pages, "none") for who in ("", "?as=0")],
        "/games/{name}/{word}": [f"/games/{game.id}/{word}?table={table}" for word in (*annex_of(game).pages, "none")],
        "/static/{version}/{of}/{name}": [f"/static/0/{game.id}/none.js"],
        "/t/{tid}/live": [],  # see `first`
    }


def first(browser: Browser, table: str) -> str:
    """The first message of a new live line."""
    house, before = browser.house, len(browser.house.hub.table(table).viewers)
    line = browser.live(f"/t/{table}", hi=False)
    line.send({"hi": 0})
    line.until("html")
    line.socket.close()
    end = time.monotonic() + 5
    while len(house.hub.table(table).viewers) > before:  # who is there stands on every page: he leaves before others look
        assert time.monotonic() < end, "a line that was closed is still there"
        time.sleep(0.002)
    return line.raw[-1]


def polled(browser: Browser, table: str) -> str:
    """The same where there is no socket."""
    line = PolledSocket(browser.http, f"/t/{table}")
    line.send('{"hi": 0}')
    return line.recv()


def all_of(house: House, browser: Browser, table: str, game: Game, at: int, seats: int) -> dict[str, bytes]:
    """Everything that one viewer may ask for, with its answer."""
    there = asked(table, game, at, seats)
    assert set(there) == gets(house), "an address is new or has gone: say what a viewer asks for there"
    answers = [browser.get(address) for addresses in there.values() for address in addresses]
    told = {str(a.request.url): f"{a.status_code}\n".encode() + a.content for a in answers}
    over_a_socket = first(browser, table)
    assert polled(browser, table) == over_a_socket, "one line tells what the other does"
    return told | {"live": over_a_socket.encode()}


def company(house: House, game: Game, seats: int, **fields: str) -> tuple[str, list[Browser]]:
    """A table with a person at each seat, each at his own browser, and somebody who looks on (the last)."""
    people = [house.browser() for _ in range(seats + 1)]
    who = {f"who-{i}": "link" if i else "me" for i in range(seats)}
    table = people[0].new(game=game.id, players=str(seats), **who, **fields)
    for guest in people[1:seats]:
        invite = re.search(r"/j/[a-z2-7]{26}", people[0].get(table).text)
        assert invite
        assert guest.post(invite[0]).status_code == 303
    return table[3:], people


def by_seat(house: House, table: str, people: list[Browser]) -> dict[int, Browser]:
    """Who sits where (lots may have been drawn); -1: who looks on."""
    out = {}
    for person in people:
        me = re.search(r'data-me="(-?\d+)"', person.get(f"/t/{table}").text)
        assert me
        out[int(me[1])] = person
    return out


def picks(sitting: Sitting, random: Random) -> Iterator[tuple[int, int]]:
    """Seat and pick, as a game is played at random; the first answer to a kind of question is its last option."""
    kinds: set[str] = set()
    while not sitting.over and sitting.n < LONGEST:
        seat = random.choice(sitting.waits_for())
        options = list(sitting.asked_of(seat).options)
        yield seat, random.choice(options) if kind(sitting, seat) in kinds else options[-1]
        kinds.add(kind(sitting, seat))


def kind(sitting: Sitting, seat: int) -> str:
    """The kind of question that the seat is asked."""
    return type(sitting.asked_of(seat).asked).__name__


def hidden(sitting: Sitting, seat: int, pick: int) -> bool:
    """Is it a pick of which not everybody hears?"""
    state = sitting.asked_of(seat)
    return bool(state.asked.heard_by(state, pick) != ALL)


def unhurried(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as anybody likes."""
    for name in ("deeds", "looks", "costly"):
        monkeypatch.setattr(house.app.state, name, Rates(100_000, 100_000))


# Games in each of which somebody picks in secret soon, so that others learn nothing.
SECRETS = ("horror_attack", "mac_gregor", "shy_monsters")


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(games()))
def test_every_address_answers_the_same_before_and_after_anothers_secret_pick(
    house: House, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unhurried(house, monkeypatch)
    game, random, looked = games()[name], Random(5), Counter[str]()
    for seats in sorted({game.seats[0], game.seats[-1]}):
        table, people = company(house, game, seats, **SECRETIVE.get(name, {}) if seats == 2 else {})
        viewers = by_seat(house, table, people)
        for viewer in viewers.values():
            viewer.live(f"/t/{table}")  # they are there all the time: that somebody comes or goes is to be seen
        sitting = house.hub.table(table).sitting
        for seat, pick in picks(sitting, random):
            question, others = kind(sitting, seat), [who for who in viewers if who != seat]
            watch = hidden(sitting, seat, pick) and looked[question] < MOST
            moved = list(sitting.moved)
            before = {who: all_of(house, viewers[who], table, game, moved[who], seats) for who in others if watch}
            form = {"ask": str(sitting.asks[seat]), "pick": str(pick), "id": f"p{sitting.v}"}
            assert viewers[seat].post(f"/t/{table}/pick", form).status_code == 303
            for who, told in before.items():
                if sitting.moved[who] != moved[who]:
                    continue  # the pick had consequences that he sees
                now = all_of(house, viewers[who], table, game, moved[who], seats)
                changed = [address for address in told if now[address] != told[address]]
                assert not changed, f"{question}, pick {sitting.n} of seat {seat} of {seats}, as seat {who} sees it: {changed}"
                looked[question] += who == others[-1]
        house.leave()
    assert looked or name not in SECRETS, "nobody picked in secret"


def test_what_is_said_reaches_those_alone_for_whom_it_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players and onlookers apart; to whom somebody does not listen, and what he reports, are nobody else's."""
    unhurried(house, monkeypatch)
    game = games()["shy_monsters"]
    table, (ann, bob, max_) = company(house, game, 2)
    zoe, stranger = house.browser(), house.browser()
    monkeypatch.setattr(polled_lines, "SILENT", 3600.0)  # who was there once stays there: that stands on every page, too
    here, sitting = f"/t/{table}/talk", house.hub.table(table).sitting
    for who, name in ((max_, "Max"), (zoe, "Zoe")):
        assert who.post(f"{here}/name", {"name": name}).status_code == 303
    deeds = [
        (ann, "", {"text": "for the players"}, (max_, zoe, stranger), (bob,)),
        (max_, "", {"text": "for those who look on"}, (ann, bob), (zoe, stranger)),
        (max_, "", {"phrase": "hello"}, (ann, bob), (zoe, stranger)),
        (zoe, "/hear", {"who": "w1", "how": "report"}, (bob, max_, stranger, zoe), (ann,)),
        (zoe, "/hear", {"who": "w1", "how": "mute"}, (ann, bob, max_, stranger), (zoe,)),
        (max_, "", {"text": "once more"}, (ann, bob, zoe), (stranger,)),
        (bob, "/hear", {"who": "s0", "how": "block"}, (ann, max_, stranger, zoe), (bob,)),
        (ann, "", {"text": "to the wall"}, (max_, zoe, bob, stranger), ()),
        (bob, "/notices/wish", {"pace": "15", "always": "yes"}, (ann, max_, stranger, zoe), (bob,)),
        (bob, "/notices/bell", {"table": table, "wanted": "yes"}, (ann, max_, stranger, zoe), (bob,)),
    ]

    def told(who: Browser) -> dict[str, bytes]:
        return all_of(house, who, table, game, max(sitting.moved), 2)

    for one in (ann, bob, max_, zoe, stranger):
        told(one)
    for who, address, form, others, reached in deeds:
        before = {one: told(one) for one in (*others, *reached)}
        answer = who.post(address if address.startswith("/notices") else here + address, form)
        assert answer.status_code == 303, (form, answer.text)
        for one in others:
            now = told(one)
            assert not [a for a in now if now[a] != before[one][a]], (form, "reached somebody else")
        for one in reached:
            assert told(one) != before[one], (form, "did not come")
    sweeping = house.app.state.polls.sweeping  # it sleeps too long for other tests: the next line begins it anew
    sweeping.get_loop().call_soon_threadsafe(sweeping.cancel)
