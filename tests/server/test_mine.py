"""My tables: those that wait for me first; leaving, my name in finished games, my games to take along; another game with
the same people; a code for another device; who plays a seat, at any decision."""

from __future__ import annotations

import asyncio
import html
import io
import re
import zipfile
from pathlib import Path

from served import TOY, Browser, House
from test_gathering import LINK, gathered, now, text

from hantise.core.record import Record
from hantise.server import house as houses
from hantise.server.guests import draw, stand
from hantise.server.keys import hashed
from hantise.server.mine import erase
from hantise.server.store import Store
from hantise.server.who import Browser as Who
from hantise.table import speaking
from hantise.table.hub import MOST_DRAWN
from hantise.table.rows import Sitter


def play(house: House, browser: Browser, table: str, path: str) -> None:
    """A pick without a script."""
    found = house.hub.table(table[3:]).sitting
    seat = house.hub.held(house.hub.table(table[3:]), hashed(browser.http.cookies["hantise"]))[0]
    pick = next(c.pick for c in found.game.choices(found.state) if c.text == path)
    assert browser.post(f"{table}/pick", {"ask": str(found.asks[seat]), "pick": str(pick)}).status_code == 303


def finished(house: House, ann: Browser, bob: Browser, name: str = "Ann") -> str:
    """A game of the smallest kind that Ann has won."""
    table = ann.new(against="link", name=name)
    link = LINK.search(ann.get(table).text)
    assert link
    bob.post(link[0], {"name": "Bob"})
    for browser, path in ((ann, "a1"), (bob, "a2"), (ann, "b1"), (bob, "b2"), (ann, "c1")):
        play(house, browser, table, path)
    return table


def test_82_those_that_wait_for_me_come_first(house: House) -> None:
    ann, bob = house.browser(), house.browser()
    waits = ann.new(against="link", name="Ann")
    over = finished(house, ann, bob)
    other, host, links = gathered(house)
    ann.post(links[0], {"name": "Ada"})
    for address in ("/tables", "/"):
        order = re.findall(r'<li><a href="(/t/\w+)"', ann.get(address).text)
        assert order.index(waits) < order.index(other) < order.index(over), address
    host.post(f"{other}/agree", {"name": "round_cap", "value": "50"})
    order = re.findall(r'<li><a href="(/t/\w+)"', ann.get("/tables").text)
    assert set(order[:2]) == {waits, other}, "whoever is to say that he is ready is waited for, too"
    assert "with Bob" in text(ann.get("/tables").text)
    assert "You sit at no table" in text(house.browser().get("/tables").text)


def test_82_the_time_that_is_left_stands_beside(house: House) -> None:
    ann = house.browser()
    table = ann.new(against="link", name="Ann", clock="days:259200:86400:259200")
    link = LINK.search(ann.get(table).text)
    assert link
    bob = house.browser()
    bob.post(link[0], {"name": "Bob"})
    bob.live(table)
    assert bob.post(f"{table}/seat/0/bot", {"strength": "greedy"}).status_code == 403, "nobody is away where people write"
    assert re.search(r"<b>[23] days left</b>", ann.get("/tables").text)
    assert "<b>2 jours" in ann.get("/tables?lang=fr", follow_redirects=True).text.replace("encore ", "")


def test_97_leaving_before_while_and_after(house: House) -> None:
    table, ann, links = gathered(house)
    bob, cid = house.browser(), house.browser()
    bob.post(links[0], {"name": "Bob"})
    assert bob.post(f"{table}/leave").headers["location"] == "/tables"
    assert now(house, table).people[1].kind == "open"
    assert table not in bob.get("/tables").text
    again = [link for link in LINK.findall(ann.get(table).text) if link not in links]
    assert cid.post(again[0], {"name": "Cid"}).status_code == 303
    house.browser().post(links[1], {"name": "Dan"})
    assert not now(house, table).gathering.open
    cid.post(f"{table}/leave")
    sitting = now(house, table)
    assert (sitting.people[1].kind, sitting.people[1].away) == ("bot", "")
    assert f"{sitting.people[1].name}, a careful bot, plays for Cid from here on." in re.sub(
        r"</?b>| <small>[^<]*</small>", "", html.unescape(ann.get(table).text)
    )
    over = finished(house, ann, bob)
    assert over in ann.get("/tables").text
    ann.post(f"{over}/leave")
    assert over not in ann.get("/tables").text
    assert "Ann" in bob.get(over).text


def test_97_a_name_is_taken_out_of_finished_games_and_out_of_the_database(house: House) -> None:
    ann, bob = house.browser(), house.browser()
    over, running = finished(house, ann, bob, "Zénobie"), ann.new(against="greedy", name="Zénobie")
    assert "Zénobie" in bob.get(over).text
    assert ann.post("/tables/erase").status_code == 303
    page = bob.get(over).text
    assert "Zénobie" not in page
    assert "Bob" in page
    assert not any("Zénobie" in what for _, what in house.hub.store.rows(over[3:]))
    assert "Zénobie" not in bob.get(f"{over}/record").text
    assert "Zénobie" in ann.get(running).text, "it goes on"
    assert now(house, over).over


def test_97_my_games_are_one_file_of_records(house: House) -> None:
    ann, bob = house.browser(), house.browser()
    over = finished(house, ann, bob)
    running = ann.new(game="shy_monsters", seat="1", against="greedy")
    waiting, _, links = gathered(house)
    ann.post(links[0], {"name": "Ada"})
    answer = ann.get("/tables/games")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        names = archive.namelist()
        assert sorted(names) == sorted([f"tic_tac_toe-{over[3:]}.txt", f"shy_monsters-{running[3:]}.txt"]), waiting
        for name in names:
            whole = archive.read(name).decode()
            assert whole == ann.get(f"/t/{name[:-4].rpartition('-')[2]}/record").text
        Record.read(archive.read(f"tic_tac_toe-{over[3:]}.txt").decode(), house.hub.find).replay()
        assert "?" in archive.read(f"shy_monsters-{running[3:]}.txt").decode(), "cut for the seat"
    empty = house.browser().get("/tables/games")
    assert zipfile.ZipFile(io.BytesIO(empty.content)).namelist() == []


def test_71_another_game_asks_each_person_once(house: House) -> None:
    ann, bob = house.browser(), house.browser("fr")
    over = finished(house, ann, bob)
    table = ann.post(f"{over}/again").headers["location"]
    sitting = now(house, table)
    assert (sitting.gathering.open, sitting.gathering.ready, sitting.names) == (True, {0}, ["Ann", "Bob"])
    assert "Une autre partie ?" in text(bob.get(table).text)
    assert "Another game?" not in text(ann.get(table).text)
    bob.post(f"{table}/leave")
    assert now(house, table).people[1].kind == "open"
    assert bob.post(f"{over}/again").headers["location"] == table, "he is not asked anew, and has no seat there any more"
    assert now(house, table).gathering.open
    second = finished(house, ann, bob)
    table = ann.post(f"{second}/again").headers["location"]
    line = ann.live(table)
    assert bob.post(f"{table}/ready", {"ready": "yes"}).status_code == 303
    assert line.until("go")["go"] == table
    assert not now(house, table).gathering.open


def test_2_a_code_moves_the_seat_to_another_device_and_the_first_is_told(house: House) -> None:
    ann, phone, thief = house.browser(), house.browser(), house.browser()
    table = ann.new(against="greedy", name="Ann")
    line = ann.live(table)
    page = ann.post(f"{table}/seat/0/link").text
    code = re.search(r'<b class="code">([a-z2-7-]{19})</b>', page)
    assert code
    assert 'class="qr"' in page
    newer = re.search(r'<b class="code">([a-z2-7-]{19})</b>', ann.post(f"{table}/seat/0/link").text)
    assert newer
    assert newer[1] != code[1]
    assert thief.get(thief.post("/code", {"code": code[1]}).headers["location"]).status_code == 410, "the older one is void"
    assert thief.post("/code", {"code": ""}).headers["location"] == "/j/none"
    address = phone.post("/code", {"code": f" {newer[1].upper()} "}).headers["location"]
    assert phone.post(address, {"name": ""}).headers["location"] == table
    assert line.until("go")["go"] == f"{table}?moved=yes"
    assert "played on another device now" in ann.get(f"{table}?moved=yes").text
    assert 'data-me="0"' in phone.get(table).text
    assert now(house, table).people[0].name == "Ann"
    assert phone.get(f"{table}?moved=yes").text == phone.get(table).text, "who sits there is told nothing of it"


def test_a_person_is_replaced_by_a_bot_by_another_and_back_at_any_decision(house: House) -> None:
    """By his own wish. The host, and whoever else sits there, ask the others for it, and only once he keeps them waiting."""
    table, ann, links = gathered(house, "mac_gregor", 2, **{"option-first_ghost": "seat"})
    bob, cid = house.browser(), house.browser()
    bob.post(links[0], {"name": "Bob"})
    line = bob.live(table)
    for _ in range(4):  # be it his turn or not, in secret or in the open
        sitting = now(house, table)
        assert ann.post(f"{table}/seat/1/bot", {"strength": "random"}).status_code == 403
        assert bob.post(f"{table}/seat/1/bot", {"strength": "random"}).status_code == 303
        assert now(house, table).people[1].away == "Bob"
        house.idle()
        assert "Bob again" in text(ann.get(table).text)
        assert ann.post(f"{table}/seat/1/bot", {"strength": ""}).status_code == 303
        assert (now(house, table).people[1].kind, now(house, table).people[1].name) == ("human", "Bob")
        if 0 in sitting.waits_for():
            pick = next(iter(sitting.asked_of(0).options))
            ann.post(f"{table}/pick", {"ask": str(sitting.asks[0]), "pick": str(pick)})
    there = house.hub.table(table[3:])
    late = there.sitting.waits_for()[0]
    other, name = (bob, "Ann") if late == 0 else (ann, "Bob")
    assert other.post(f"{table}/seat/{late}/bot", {"strength": "open"}).status_code == 403
    assert other.post(f"{table}/vote", {"vote": f"ask bot {late}"}).status_code == 409, "he was there a moment ago"
    there.presence.read, there.presence.gone = -1_000_000, {}
    line.socket.close()
    house.until(lambda: not there.viewers)
    there.presence.gone.clear()
    assert other.post(f"{table}/vote", {"vote": f"ask bot {late}"}).status_code == 303
    assert now(house, table).people[late].away == name
    assert other.post(f"{table}/seat/{late}/bot", {"strength": "greedy"}).status_code == (303 if other is ann else 403)
    assert late in now(house, table).stands_in, "whichever bot it is, it leaves when he is back"
    assert other.post(f"{table}/seat/{late}/bot", {"strength": "open"}).status_code == 403, "who is away does not lose his seat"
    (ann if late == 0 else bob).post(f"{table}/seat/{late}/back")
    line = bob.live(table)
    assert bob.post(f"{table}/seat/1/bot", {"strength": "open"}).status_code == 303, "his own, for somebody else"
    assert line.until("go")["go"].startswith(table), "Bob has lost the seat"
    link = LINK.search(ann.get(table).text)
    assert link
    assert cid.post(link[0], {"name": "Cid"}).status_code == 303
    assert now(house, table).people[1].name == "Cid"
    assert 'data-me="1"' in cid.get(table).text
    assert 'data-me="-1"' in bob.get(table).text


def test_one_lets_a_bot_play_for_oneself_and_comes_back(house: House) -> None:
    ann = house.browser()
    table = ann.new(against="greedy", name="Ann")
    assert ann.post(f"{table}/seat/0/bot", {"strength": "greedy"}).status_code == 303
    house.idle()
    assert now(house, table).over, "two bots"
    other = ann.new(game="shy_monsters", seat="0", against="link", name="Ann")
    ann.post(f"{other}/seat/0/bot", {"strength": "greedy"})
    assert now(house, other).people[0].away == "Ann"
    ann.post(f"{other}/seat/0/back")
    assert now(house, other).people[0].name == "Ann"


def test_97_what_is_said_while_a_name_is_taken_out_is_kept(tmp_path: Path) -> None:
    """The house may write the two one after the other: the game is read again when both are on disk."""

    async def main() -> None:
        hub = houses.House(Store(tmp_path))
        try:
            people = [Sitter("human", "Ann"), Sitter("human", "Bob")]
            table = await hub.open_for(TOY, people, {}, b"")
            hub.find = lambda name: TOY
            hub.store.took = 1.0  # a slow disk: what comes while it writes waits for the next turn
            out = asyncio.create_task(erase(hub, table, [0]))
            await asyncio.sleep(0)
            while not hub.store.busy:
                await asyncio.sleep(0)
            said = asyncio.create_task(hub.do(table, speaking.speak(table.sitting, "s1", "Well played", 1.0)))
            async with asyncio.timeout(5):
                await asyncio.gather(out, said)
            assert [p.name for p in table.sitting.people] == ["", "Bob"]
            assert [line.text for line in table.sitting.talk.lines] == ["Well played"]
            async with asyncio.timeout(5):
                await hub.on_disk(table)
        finally:
            await hub.close()

    asyncio.run(main())


def test_whoever_looks_on_under_ever_other_names_fills_no_memory(tmp_path: Path) -> None:
    async def main() -> None:
        hub = houses.House(Store(tmp_path))
        try:
            key = hashed("a")
            table = await hub.open_for(TOY, [Sitter("human", "Ann"), Sitter("bot", "", "random")], {0: key}, key)
            for n in range(MOST_DRAWN + 20):
                for of in (key, hashed(str(n))):
                    who = Who(of, "token", "en", f"https://{n}.example", "")
                    draw(hub, table, who, stand(hub, table, of))
                    assert hub.held(table, of) == ([0] if of == key else [])
            for kept in (table.drawn, table.added, table.held):
                assert 0 < len(kept) <= MOST_DRAWN
        finally:
            await hub.close()

    asyncio.run(main())
