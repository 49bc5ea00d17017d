"""Time at a server: a clock is chosen in plain words, a restart costs nobody time, votes by forms as over the line."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable
from pathlib import Path

from served import TOY, Browser, House, find
from test_nobody_learns import all_of, by_seat, company
from tests.jumping import Jumping

from hantise.core.registry import game
from hantise.server.house import REMEMBERED
from hantise.server.house import House as Hub
from hantise.server.store import Store
from hantise.table.clocks import CLOCKS
from hantise.table.rows import Sitter
from hantise.table.votes import BACKS


def seated(house: House, **fields: str) -> tuple[str, Browser, Browser]:
    """Two people at the smallest game, each at a browser; the first has the move."""
    ann, bob = house.browser(), house.browser()
    table = ann.new(against="link", name="Ann", **fields)
    invite = re.search(r"/j/[a-z2-7]{26}", ann.get(table).text)
    assert invite
    assert bob.post(invite[0], {"name": "Bob"}).status_code == 303
    return table, ann, bob


def test_62_a_clock_is_chosen_in_plain_words_and_stands_on_the_page(house: House) -> None:
    form = html.unescape(house.browser().get("/new/tic_tac_toe").text)
    assert all(f'<option value="{clock}"' in form for clock in CLOCKS)
    assert "All together: 15 minutes each, 20 seconds more at each decision, up to 20 minutes" in form
    assert "Now and then: 3 days each, 1 day more at each decision, up to 3 days" in form
    table, ann, bob = seated(house, clock="live:900:20:1200", late="bot")
    for page in (ann.get(table).text, bob.get(table).text):
        assert "All together: 15 minutes each" in page
        assert "a careful bot stands in" in page
        assert 'data-clocks="0 900000 1|1 900000 0"' in page
        assert 'id="own-time"' in page
        assert re.search(r'data-now="\d+"', page)
    line = ann.live(table, hi=False)
    line.send({"hi": 0})
    assert "t" in line.until("html")


def test_62_what_is_no_clock_is_refused(house: House) -> None:
    for fields in ({"clock": "live:1:1:1"}, {"clock": "soon"}, {"late": "forfeit"}):
        answer = house.browser().post("/new", {"game": "tic_tac_toe", "against": "link", "seat": "0"} | fields)
        assert (answer.status_code, "There is no such clock" in html.unescape(answer.text)) == (400, True)


def test_62_a_clock_in_numbers_of_ones_own(house: House) -> None:
    own = {"clock": "own-live", "live-bank": "7", "live-refill": "0", "live-cap": "10"}
    table, _, _ = seated(house, **own)
    assert house.hub.table(table[3:]).sitting.clocks.agreed == "live:420:0:600"
    days = {"clock": "own-days", "days-bank": "2", "days-refill": "36", "days-cap": "5"}
    assert house.hub.table(seated(house, **days)[0][3:]).sitting.clocks.agreed == "days:172800:129600:432000"
    wrong = (
        ({"live-bank": "0"}, "What each person’s time begins with is a whole number of minutes from 1 to 600, not “0”."),
        (
            {"live-refill": "soon"},
            "What comes on top at each decision is a whole number of seconds from 0 to 3,600, not “soon”.",
        ),
        ({"live-cap": ""}, "What an account of time holds at most is a whole number of minutes from 1 to 600, not “”."),
        ({"live-cap": "6"}, "Nobody can begin with more time than an account holds"),
        ({"live-refill": "601"}, "No more time can come at a decision"),
        ({"clock": "own-weeks"}, "There is no such clock"),
        ({"back": "sometimes"}, "There is no such way of going back"),
    )
    for fields, why in wrong:
        answer = house.browser().post("/new", {"game": "tic_tac_toe", "against": "link", "seat": "0"} | own | fields)
        page = html.unescape(answer.text)
        assert (answer.status_code, why in page) == (400, True), fields
        assert f'name="live-bank" value="{fields.get("live-bank", "7")}"' in page, "what was typed still stands there"


def test_how_the_table_goes_back_stands_in_the_form_and_at_the_table(house: House) -> None:
    form = html.unescape(house.browser().get("/new/tic_tac_toe").text)
    assert all(f'<option value="{word}"' in form for word in BACKS)
    for word, button in (("", "Ask to go back to here"), ("free", "Go back to here"), ("off", "")):
        table, ann, bob = seated(house, back=word)
        page = html.unescape(bob.get(table).text)
        assert (f">{button}<" in page) if button else ('data-do="plead"' not in page)
        assert ("Going back to an earlier position" in page) == bool(word)
        assert house.hub.table(table[3:]).sitting.goes_back == word
    ann = house.browser()
    table = ann.new(against="link", name="Ann", back="off", gather="yes", clock=CLOCKS[1])
    link = re.search(r"/j/[a-z2-7]{26}", ann.get(table).text)
    assert link
    for page in (ann.get(table).text, house.browser().get(link[0]).text):
        assert re.search(r"Going back to an earlier position\s*</dt>\s*<dd>\s*<b>never</b>", page), "before one joins"
        assert "All together: 5 minutes each" in html.unescape(page)


def test_66_67_votes_by_forms(house: House) -> None:
    table, ann, bob = seated(house, clock=CLOCKS[1])
    assert 'value="ask pause"' in ann.get(table).text
    assert ann.post(table + "/vote", {"vote": "ask pause"}).status_code == 303
    asked = re.search(r'value="(yes \d+)"', bob.get(table).text)
    assert asked
    assert bob.post(table + "/vote", {"vote": asked[1]}).status_code == 303
    assert "Paused, at the wish of Ann." in bob.get(table).text
    assert ann.post(table + "/vote", {"vote": "ask dance"}).status_code == 409
    assert house.browser().post(table + "/vote", {"vote": "ask go"}).status_code == 403


def test_26_a_whole_turn_by_a_form(house: House) -> None:
    ann = house.browser()
    table = ann.post("/new", {"game": "shy_monsters", "against": "random", "seat": "0"}).headers["location"]
    for _ in range(3):
        page = ann.get(table).text
        ask, pick = re.search(r'id="asked"[^>]* value="(\d+)"', page), re.search(r'data-pick="(\d+)"', page)
        assert ask
        assert pick
        ann.post(table + "/pick", {"ask": ask[1], "pick": pick[1]})
    page = ann.get(table).text
    assert 'name="whole" value="yes"' in page
    ask = re.search(r'id="asked"[^>]* value="(\d+)"', page)
    assert ask
    assert ann.post(table + "/undo", {"ask": ask[1], "whole": "yes"}).status_code == 303
    assert house.hub.table(table[3:]).sitting.n == 0


def test_a_restart_costs_nobody_time(open_house: Callable[..., House]) -> None:
    clock = Jumping()
    house = open_house(clock=clock)
    table, ann, _ = seated(house, clock="live:60:0:60")
    clock.t += 50
    page, cookies = ann.get(table).text, ann.http.cookies
    assert f'data-now="{house.hub.time()}"' in page
    house.close()
    again = open_house()
    assert abs(again.hub.time() - 50_000) < 5000, "ten days later: it was shut"
    browser = again.browser()
    browser.http.cookies = cookies
    assert 'data-clocks="0 60000 1|1 60000 0"' in browser.get(table).text
    sitting = again.hub.table(table[3:]).sitting
    assert sitting.clocks.late(sitting, again.hub.time()) == []
    assert sitting.clocks.late(sitting, again.hub.time() + 20_000) == [0]


def test_kill_9_gives_back_what_was_not_yet_noted(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Jumping()
        hub = Hub(Store(tmp_path), find=find, pace=0.0, clock=clock)
        people = [Sitter("human", "Ann"), Sitter("human", "Bob")]
        table = await hub.open(TOY, people, clock="live:600:0:600")
        assert len(hub.alarms.due) == 2, "one for the table, one for the house"
        await clock.jump(100)
        await hub.store.write()  # all that was to be noted is on disk, however slow that is
        again = Hub(Store(tmp_path), find=find, clock=clock)  # nobody has closed the first
        assert 100_000 - REMEMBERED * 1000 <= again.time() < 100_000
        sitting = again.table(table.tid).sitting
        assert sitting.clocks.left == [600_000, 600_000]
        await again.close()
        await hub.close()

    asyncio.run(main())


def test_with_a_clock_every_address_answers_the_same_before_and_after_anothers_secret_pick(
    open_house: Callable[..., House],
) -> None:
    """Time stands still here: what is left is what the pick itself would tell."""
    clock, shy = Jumping(), game("shy_monsters")
    house = open_house(clock=clock)
    table, people = company(house, shy, 2, clock="live:60:10:80", late="bot")
    viewers = by_seat(house, table, people)
    lines = [viewer.live(f"/t/{table}") for viewer in viewers.values()]
    assert len(lines) == 3, "all are there all the time"
    sitting = house.hub.table(table).sitting
    moved = list(sitting.moved)
    before = {who: all_of(house, viewers[who], table, shy, moved[who], 2) for who in (1, -1)}
    for n in range(3):
        form = {"ask": str(sitting.asks[0]), "pick": str(sitting.state.options[n]), "id": f"p{n}"}
        assert viewers[0].post(f"/t/{table}/pick", form).status_code == 303
    assert sitting.n == 3
    for who, told in before.items():
        now = all_of(house, viewers[who], table, shy, moved[who], 2)
        assert [address for address in told if now[address] != told[address]] == []


def test_63_a_seat_that_was_opened_by_agreement_is_given_to_somebody_else(house: House) -> None:
    table, ann, bob = seated(house, clock="live:60:0:60")
    sitting = house.hub.table(table[3:]).sitting
    sitting.clocks.since -= 100_000
    assert bob.post(table + "/vote", {"vote": "ask open 0"}).status_code == 303
    assert sitting.people[0].kind == "open"
    assert bob.post(table + "/seat/0/link").status_code == 303
    invite = re.search(r"/j/[a-z2-7]{26}", bob.get(table).text)
    assert invite, "who is left at the table may invite, the host or not"
    cleo = house.browser()
    assert cleo.post(invite[0], {"name": "Cleo"}).status_code == 303
    assert sitting.people[0].name == "Cleo"
    assert sitting.stands_in == set()
    ann.live(table)
    assert sitting.people[0].name == "Cleo", "it is hers now"
