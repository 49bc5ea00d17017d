"""The table's addresses: new tables, invitations, records, languages, two people at one screen, who may do what."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from served import TOY, Browser, House

from hantise.core.record import Record
from hantise.core.registry import game, games
from hantise.server.guard import Rates
from hantise.server.keys import hashed
from hantise.server.who import spoken
from hantise.table.names import BadName, clean_name
from hantise.table.sitting import Sitting
from hantise.table.wire import read

SHY = game("shy_monsters")
Two = tuple[House, str, Browser, Browser]


def sitting(house: House, table: str) -> Sitting:
    found: Sitting = house.hub.table(table[3:]).sitting
    return found


def play(house: House, browser: Browser, table: str, path: str) -> None:
    """A pick by a form, without a script."""
    now = sitting(house, table)
    seat = now.state.player
    pick = now.game.read(now.state, path)
    answer = browser.post(table + "/pick", {"ask": str(now.asks[seat]), "pick": str(pick), "id": f"{path}{now.v}"})
    assert answer.status_code == 303, answer.text


def out_of(table: str, browser: Browser) -> str:
    """The invitation that the host reads on his page."""
    found = re.search(r"/j/[a-z2-7]{26}", browser.get(table).text)
    assert found
    return found[0]


# pages and headers -----------------------------------------------------------------------------------------------------------
def test_every_answer_has_the_security_headers(two: Two) -> None:
    house, table, ann, _ = two
    answers = [ann.get(p) for p in ("/", "/new/shy_monsters", table, table + "/past?n=0", "/rules/shy_monsters", "/nothing")]
    answers += [ann.post("/load", {"text": "rubbish"}), ann.get("/t/none")]
    for answer in answers:
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"
        assert not re.search(r"\sstyle=|\son[a-z]+=", answer.text), "nothing inline"
        for text in re.findall(r"<(?:script|style)>(.*?)</", answer.text, flags=re.DOTALL):
            digest = b64encode(sha256(text.encode()).digest()).decode()
            assert f"'sha256-{digest}'" in answer.headers["content-security-policy"], "but what the policy names"
        assert not re.search(r"<script (?![^>]*src)|<style ", answer.text)
    assert [a.status_code for a in answers] == [200, 200, 200, 200, 200, 404, 400, 404]
    assert house.browser().get("/").status_code == 200


def test_styles_and_scripts_are_kept_for_ever_under_their_version(house: House) -> None:
    page = house.browser()
    found = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.get("/").text))
    assert any(f.endswith(".css") for f in found)
    for address in found:
        answer = page.get(address)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        old = re.sub(r"/static/\w+/", "/static/000000000000/", address)
        assert page.get(old).headers["cache-control"] == "no-store", "under another version it may change"
    assert page.get("/static/x/..%2fpages.py").status_code == 404
    assert page.get("/static/x/pages.py").status_code == 404


def test_rules(house: House) -> None:
    page = house.browser()
    assert 'id="SM-EXP-1"' in page.get("/rules/shy_monsters").text
    assert page.get("/rules/poker").status_code == 404


# seats -----------------------------------------------------------------------------------------------------------------------
def test_the_seat_is_held_by_a_cookie_that_no_script_reads(house: House) -> None:
    ann = house.browser()
    assert not ann.get("/").headers.get("set-cookie"), "who only looks needs no key"
    answer = ann.post("/new", {"game": TOY.id, "against": "random", "seat": "1"})
    cookie = next(c for c in answer.headers.get_list("set-cookie") if c.startswith("hantise="))
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 43
    rows = house.hub.store.all("SELECT key FROM holder")
    assert (hashed(token),) in rows
    assert not any(token.encode() in key for (key,) in rows)
    table = answer.headers["location"]
    assert 'data-me="1"' in ann.get(table).text
    assert 'data-me="-1"' in house.browser().get(table).text
    stolen = house.browser()
    stolen.http.cookies.set("hantise", "x" * 43)
    assert 'data-me="-1"' in stolen.get(table).text
    for rubbish in ("", "é", "a" * 5000, "'; DROP TABLE holder; --"):
        odd = house.browser().http.get(table, headers={"cookie": f"hantise={rubbish}".encode()})
        assert odd.status_code in (200, 400, 431)


def test_an_invitation_is_exchanged_once(house: House) -> None:
    ann, bob, eve = house.browser(), house.browser(), house.browser()
    table = ann.new(against="link", name="Ann")
    invite = out_of(table, ann)
    page = bob.get(invite)
    assert page.status_code == 200
    assert "Ann" in page.text
    assert sitting(house, table).people[1].kind == "open", "to look at an invitation does not use it"
    assert bob.post(invite, {"name": "Bob"}).headers["location"] == table
    assert 'data-me="1"' in bob.get(table).text
    assert bob.get(invite).headers["location"] == table, "he may follow his link again"
    assert eve.get(invite).status_code == 410
    assert eve.post(invite, {"name": "Eve"}).status_code == 410
    assert 'data-me="-1"' in eve.get(table).text
    assert "/j/" not in ann.get(table).text
    assert eve.get("/j/" + "a" * 26).status_code == 404
    assert [p.name for p in sitting(house, table).people] == ["Ann", "Bob"]


def test_an_invitation_leads_here_from_elsewhere(house: House, open_house: Callable[..., House]) -> None:
    ann = house.browser()
    assert f"{house.url}/j/" in ann.get(ann.new(against="link")).text
    wide = open_house("wide", outside="http://192.0.2.7:8000").browser()
    page = wide.get(wide.new(against="link")).text
    assert "http://192.0.2.7:8000/j/" in page
    assert "127.0.0.1" not in page


def test_names(house: House) -> None:
    ann, bob = house.browser(), house.browser()
    table = ann.new(against="link", name="Ann")
    invite = out_of(table, ann)
    for name in ("ann", " A n n ".replace(" ", "", 1).replace(" ", ""), "x" * 25):
        refused = bob.post(invite, {"name": name})
        assert refused.status_code == 400
    bob.post(invite, {"name": "<b>Bob</b>"})
    page = ann.get(table).text
    assert "<b>Bob</b>" not in page
    assert "&lt;b&gt;Bob" in page


def test_clean_name() -> None:
    assert clean_name("  Zoé\t de  l’Île\n") == "Zoé de l’Île"
    assert clean_name("A\u202enn\x00") == "Ann"
    assert clean_name("E\u0301mile") == "Émile"
    assert clean_name("") == ""
    assert clean_name("x" * 24) == "x" * 24
    with pytest.raises(BadName, match="name-too-long"):
        clean_name("x" * 25)
    with pytest.raises(BadName, match="name-taken"):
        clean_name("ÉMILE", ["Émile"])


def test_a_seat_moves_to_another_device(two: Two) -> None:
    _, table, ann, _ = two
    line = ann.live(table)
    answer = ann.post(table + "/seat/0/link")
    invite = re.search(r"/j/[a-z2-7]{26}", answer.text)
    assert invite
    phone = two[0].browser()
    assert phone.post(invite[0], {"name": ""}).headers["location"] == table
    assert 'data-me="0"' in phone.get(table).text
    assert line.until("go")["go"] == f"{table}?moved=yes", "the first device is told"
    assert "played on another device now" in ann.get(f"{table}?moved=yes").text
    assert 'data-me="-1"' in ann.get(table).text, "and has lost the seat"
    assert sitting(two[0], table).people[0].name == "Ann"


# who may do what -------------------------------------------------------------------------------------------------------------
def test_posts_from_other_pages_are_refused(two: Two) -> None:
    house, table, ann, _ = two
    now = sitting(house, table)
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        fields = {"ask": str(now.asks[0]), "pick": "4", "id": "x"}
        for path, data in ((table + "/pick", fields), ("/new", {"game": TOY.id}), ("/load", {}), (table + "/seat/1/bot", {})):
            assert ann.post(path, data, headers=headers).status_code == 403, (path, headers)
    assert now.n == 0
    assert ann.post(table + "/pick", fields, headers={"origin": house.url}).status_code == 303


def test_a_line_from_another_page_is_refused(two: Two) -> None:
    _, table, ann, _ = two
    with pytest.raises(Exception, match="4403"):
        ann.live(table, headers={"origin": "https://evil.example"})


def test_deeds_need_the_seat(two: Two) -> None:
    house, table, ann, bob = two
    eve = house.browser()
    now = sitting(house, table)
    fields = {"ask": str(now.asks[0]), "pick": "4", "id": "x", "strength": "random", "swap": "yes"}
    for path in ("/pick", "/undo", "/concede", "/seat/1/bot", "/seat/0/back", "/seat/1/link", "/again"):
        assert eve.post(table + path, fields).status_code in (403, 409), path
    assert bob.post(table + "/pick", fields).status_code == 409
    assert ann.post(table + "/seat/7/bot", fields).status_code == 404
    assert ann.post(table + "/pick", {"ask": "x", "pick": "y"}).status_code == 400
    assert (now.n, [p.kind for p in now.people]) == (0, ["human", "human"])


def test_too_much_is_refused(house: House, open_house: Callable[..., House]) -> None:
    ann = house.browser()
    assert ann.post("/new", {"game": TOY.id, "name": "x" * 50_000}).status_code == 413
    assert ann.http.post("/load", files={"record": ("r.txt", b"x" * 1_100_000)}).status_code == 413
    strict = open_house("strict", rates=Rates(3, 0.001)).browser()
    codes = [strict.post("/new", {"game": TOY.id}).status_code for _ in range(5)]
    assert codes == [303, 303, 303, 429, 429]
    assert strict.get("/").status_code == 200


def test_a_form_without_a_script(two: Two) -> None:
    house, table, ann, bob = two
    play(house, ann, table, "b2")
    play(house, bob, table, "a1")
    now = sitting(house, table)
    same = {"ask": str(now.asks[0]), "pick": "8", "id": "again"}
    assert ann.post(table + "/pick", same).status_code == 303
    assert ann.post(table + "/pick", same).status_code == 303
    assert now.n == 3, "sent twice, played once"
    assert ann.post(table + "/undo", {"ask": str(now.asks[0])}).status_code == 303
    assert now.n == 2


# new tables ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"seat": "5"}, "no seat “6” at a table for 2"),
        ({"seat": "-1"}, "no seat “-1”"),
        ({"players": "3"}, "for 2 players, not for “3”"),
        ({"players": "many"}, "not for “many”"),
        ({"game": "mac_gregor", "players": "7"}, "for 2–6 players, not for “7”"),
        ({"game": "mac_gregor", "players": "3", "seat": "3"}, "no seat “4” at a table for 3"),
        ({"who-0": "me"}, "Who plays in seat 2?"),
        ({"who-0": "me", "who-1": "me"}, "Only one seat can be yours"),
        ({"who-0": "link", "who-1": "greedy"}, "No seat is yours"),
        ({"who-0": "me", "who-1": "deep thought"}, "no bot"),
        ({"who-0": "me", "who-1": "screen", "who-0-name": "Ann", "who-1-name": "ANN"}, "has this name"),
        ({"against": "deep thought"}, "no bot"),
        ({"option-peeks": "9"}, "peeks cannot be 9"),
        ({"option-colour": "red"}, "no setting colour"),
        ({"name": "x" * 25}, "at most 24"),
        ({"name": "Ann", "name-2": "ann", "against": "screen"}, "has this name"),
    ],
)
def test_a_table_that_cannot_be(house: House, fields: dict[str, str], why: str) -> None:
    answer = house.browser().post("/new", {"game": "shy_monsters", "against": "random"} | fields)
    assert answer.status_code == 400
    assert why in answer.text
    assert house.browser().post("/new", {"game": "chess"}).status_code == 404


def test_a_new_table_has_what_was_chosen(house: House) -> None:
    ann = house.browser()
    table = ann.new(
        game="shy_monsters",
        seat="1",
        against="greedy",
        name="Ann",
        lang="fr",
        **{"option-peeks": "3,2,1", "option-roles": "random"},
    )
    now = sitting(house, table)
    assert now.setup.options["peeks"] == (3, 2, 1)
    assert now.setup.options["roles"] == "chosen"
    assert [(p.kind, p.name, p.strength) for p in now.people] == [("bot", now.names[0], "greedy"), ("human", "Ann", "")]
    page = ann.get(table).text
    assert '<html lang="fr"' in page
    house.idle()
    assert now.state.player == 1, "the bot has built"


def test_at_a_table_for_many_each_seat_has_its_own_occupant(house: House) -> None:
    ann = house.browser()
    who = {"who-0": "greedy", "who-1": "me", "who-1-name": "Ann", "who-2": "link", "who-3": "screen", "who-3-name": "Bob"}
    table = ann.new(game="mac_gregor", players="4", seat="0", **who, **{"who-4": "me", "who-5": ""})  # two seats too many
    now = sitting(house, table)
    found = [(p.kind, p.name, p.strength) for p in now.people]
    assert found == [("bot", now.names[0], "greedy"), ("human", "Ann", ""), ("open", "", ""), ("human", "Bob", "")]
    assert now.hot
    assert house.hub.held(house.hub.table(now.setup.tid), hashed(ann.http.cookies["hantise"])) == [1, 3]
    drawn = sitting(house, ann.new(game="mac_gregor", players="4", lots="yes", **who))
    assert sorted((p.kind, p.name) for p in drawn.people if p.kind != "bot") == sorted(
        (k, n) for k, n, _ in found if k != "bot"
    )


def test_lots_reach_every_seat(house: House) -> None:
    ann = house.browser()
    who = {"who-0": "me", "who-0-name": "Ann", "who-1": "link", "who-2": "link"}
    seats = {sitting(house, ann.new(game="mac_gregor", lots="yes", **who)).names.index("Ann") for _ in range(30)}
    assert seats == {0, 1, 2}


@pytest.mark.parametrize(
    ("against", "kinds"), [("greedy", ["bot", "human", "bot"]), ("link", ["open", "human", "open"]), ("screen", ["human"] * 3)]
)
def test_all_the_others_are_alike(house: House, against: str, kinds: list[str]) -> None:
    ann = house.browser()
    names = {"name": "Ann", "name-2": "Bob", "name-3": "Cid"}
    table = ann.new(game="mac_gregor", seat="1", against=against, **names)  # three, where nobody says how many
    now = sitting(house, table)
    assert [p.kind for p in now.people] == kinds
    assert now.hot == (against == "screen")
    if now.hot:
        assert now.names == ["Bob", "Ann", "Cid"]
    if against == "link":
        links = set(re.findall(r"/j/[a-z2-7]{26}", ann.get(table).text))
        assert len(links) == 2
        bob = house.browser()
        invite = next(word for word in links if "Your seat: Seat C." in bob.get(word).text)
        bob.post(invite, {"name": "Bob"})
        assert now.names == ["", "Ann", "Bob"]


def test_a_form_with_an_error_comes_back_with_what_was_typed(house: House) -> None:
    who = {"who-0": "random", "who-1": "me", "who-2": "screen", "who-3": "link", "who-1-name": "Ann & Zoë", "who-2-name": "Bob"}
    fields = {"game": "mac_gregor", "players": "4", "option-round_cap": "50", "option-token_memory": "purple"} | who
    answer = house.browser().post("/new", fields)
    assert answer.status_code == 400
    for i, word in enumerate(("random", "me", "screen", "link")):
        field = answer.text.partition(f'name="who-{i}"')[2].partition("</select>")[0]
        assert re.findall(r'value="([^"]+)" selected', field) == [word]
    assert 'value="Ann &amp; Zoë"' in answer.text
    assert '<option value="4" selected>' in answer.text
    assert 'name="option-round_cap" value="50" checked' in answer.text
    assert 'name="option-token_memory" value="hidden" checked' in answer.text
    assert 'name="lots" value="yes">' in answer.text
    quick = house.browser().post("/new", {"game": "mac_gregor", "players": "9", "seat": "2", "against": "link"}).text
    field = quick.partition('name="who-2"')[2].partition("</select>")[0]
    assert '<option value="me" selected>' in field


def test_among_more_than_two_nobody_gives_up(house: House) -> None:
    ann = house.browser()
    two = ann.new(game="mac_gregor", players="2", against="screen")
    three = ann.new(game="mac_gregor", players="3", against="screen")
    for table, may in ((two, True), (three, False)):
        first = sitting(house, table).waits_for()[0]
        ann.post(f"{table}/here/{first}")
        assert (f'action="{table}/concede"' in ann.get(table).text) == may
        answer = ann.post(table + "/concede")
        assert answer.status_code == (303 if may else 409)
        assert sitting(house, table).over == may
        assert may or "Nobody can give up at this table." in answer.text


def test_the_first_page_lists_ones_own_tables(house: House) -> None:
    ann, other = house.browser(), house.browser()
    table = ann.new(against="link")
    assert table in ann.get("/").text
    assert table not in other.get("/").text


def test_how_to_play_is_one_link_away(house: House) -> None:
    ann = house.browser()
    table = ann.new(game="shy_monsters", against="link")
    for page in ("/", "/new/shy_monsters", "/rules/shy_monsters", table):
        assert 'href="/how/shy_monsters"' in ann.get(page).text, page
    assert "steps onto the exit of the third floor" in ann.get(table).text, "the table tells how one wins"
    assert "<h1>How to play Shy Monsters</h1>" in ann.get("/how/shy_monsters").text
    assert ann.get("/how/nothing").status_code == 404


def test_a_table_of_bots_to_look_on_at(house: House) -> None:
    ann = house.browser()
    address = ann.post("/watch", {"game": "shy_monsters"}).headers["location"]
    assert 'data-me="-1"' in ann.get(address).text
    assert house.browser().get(address).status_code == 200, "anybody may look on"
    assert ann.post("/watch", {"game": "nothing"}).status_code == 404


def test_friends_are_asked_by_links(house: House) -> None:
    page = house.browser().get("/new/mac_gregor?with=friends").text
    assert page.count('<option value="link" selected>') == 5
    assert page.count('<option value="me" selected>') == 1


# languages -------------------------------------------------------------------------------------------------------------------
def test_each_reads_his_own_language_and_may_change_it(house: House) -> None:
    ann, zoe = house.browser("en"), house.browser("de, fr-CH;q=0.9, en;q=0.3")
    table = ann.new(game="shy_monsters", against="link", name="Ann")
    zoe.post(out_of(table, ann), {"name": "Zoé"})
    assert "pioche deux monstres" in zoe.get(table).text
    assert "draws two monsters" in ann.get(table).text
    changed = ann.get(table + "?lang=fr")
    assert changed.headers["location"] == table
    assert "pioche deux monstres" in ann.get(table).text
    line = ann.live(table)
    assert any("pioche" in raw for raw in line.raw)
    line.send({"why": "exit a1"})
    told = line.until("why")
    assert re.fullmatch(r"SM-BLD-\d", told["rule"])
    assert re.search(r"[éèà’ ]", told["why"])
    assert "SM-" not in told["why"]
    ann.get(table + "?lang=xx")
    assert "pioche" in ann.get(table).text


def test_spoken() -> None:
    assert spoken("", "en") == "en"
    assert spoken("fr", "en") == "fr"
    assert spoken("de-CH, en-GB;q=0.2, fr;q=0.7", "en") == "fr"
    assert spoken("es;q=1, *;q=0.1", "fr") == "fr"
    assert spoken(";;;,=,q=", "en") == "en"


# the past and the record -----------------------------------------------------------------------------------------------------
def test_the_past(two: Two) -> None:
    house, table, ann, bob = two
    play(house, ann, table, "b2")
    play(house, bob, table, "a1")
    first = ann.get(table + "/past?n=1")
    assert first.status_code == 200
    assert 'id="board"' in first.text
    assert 'id="ask"' not in first.text
    assert "data-pick" not in first.text
    assert first.text != ann.get(table + "/past?n=2").text
    for query in ("n=3", "n=-1", "n=x", "", "n=1&as=1", "n=1&as=x", "n=99999999999999999999"):
        assert ann.get(f"{table}/past?{query}").status_code == 404, query


def test_the_past_of_another_is_open_after_the_end_only(house: House) -> None:
    for reveal, expected in (("yes", 200), ("no", 404)):
        ann, eve = house.browser(), house.browser()
        table = ann.new(game="shy_monsters", seat="0", against="link", **{"option-reveal_all_at_end": reveal})
        play(house, ann, table, "corridor@f7")
        assert eve.get(table + "/past?n=0&as=0").status_code == 404
        ann.post(table + "/concede")
        now = sitting(house, table)
        assert now.over
        answer = eve.get(table + "/past?n=1&as=0")
        assert answer.status_code == expected
        record = eve.get(table + "/record").text
        assert ("?" in record) == (reveal == "no")
        assert record.splitlines()[-2] == "%end conceded"
        if reveal == "yes":
            assert Record.read(record).replay().ended == "conceded"


def test_the_record_is_cut_for_the_seat_until_the_end(house: House) -> None:
    ann, bob = house.browser(), house.browser()
    table = ann.new(game="shy_monsters", seat="0", against="link", name="Ann")
    bob.post(out_of(table, ann), {"name": "Bob"})
    play(house, ann, table, "corridor@f7")
    mine, his, public = (b.get(table + "/record") for b in (ann, bob, house.browser()))
    assert mine.headers["content-disposition"].startswith("attachment")
    assert mine.headers["content-type"].startswith("text/plain")
    assert "corridor@f7" in mine.text
    assert Record.read(mine.text).replay().player == 0
    assert his.text == public.text
    assert "corridor" not in his.text
    assert "* ? ?" in his.text


# records that are loaded -----------------------------------------------------------------------------------------------------
def recorded(house: House) -> str:
    ann = house.browser()
    table = ann.new(name="Ann", **{"name-2": "Bob"})
    for path in ("b2", "a1", "c3"):
        play(house, ann, table, path)
    return str(ann.get(table + "/record").text)


def test_a_record_goes_on(house: House) -> None:
    text = recorded(house)
    eve = house.browser()
    answer = eve.http.post("/load", files={"record": ("game.txt", text.encode())})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"]
    now = sitting(house, table)
    assert [e.text for e in now.record().entries] == ["b2", "a1", "c3"]
    assert now.names == ["Ann", "Bob"]
    play(house, eve, table, "a2")
    assert now.n == 4
    early = eve.post("/load", {"text": text, "upto": "1", "against": "random", "seat": "0"}).headers["location"]
    house.idle()
    assert sitting(house, early).n == 2, "from an earlier position, and the bot has answered"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda t: "", "line 1"),
        (lambda t: "\x00\x01", "line 1"),
        (lambda t: t.replace("tic_tac_toe", "chess"), "no game"),
        (lambda t: t.replace("toe 1", "toe 9"), "rules version 9"),
        (lambda t: t.replace("x b2", "%option speed fast\nx b2"), "no setting"),
        (lambda t: t.replace("o a1", "o a1 > ["), "cut off"),
        (lambda t: t.replace("o a1", "o z9"), "z9"),
        (lambda t: t.replace("o a1", "o b2"), "b2"),
        (lambda t: t.replace("o a1", "o ?"), "cut for a seat"),
        (lambda t: t + "%end checkmate", "checkmate"),
        (lambda t: t + "x a1\n" * 500, "no game of tic_tac_toe has more"),
    ],
)
def test_a_record_that_cannot_be_loaded_says_why_in_one_line(house: House, change: Callable[[str], str], why: str) -> None:
    eve = house.browser()
    tables = house.hub.store.one("SELECT count(*) FROM sitting")
    text = change(recorded(house))
    tables = house.hub.store.one("SELECT count(*) FROM sitting")
    answer = eve.http.post("/load", files={"record": ("game.txt", text.encode())})
    assert answer.status_code == 400
    assert why in answer.text
    assert house.hub.store.one("SELECT count(*) FROM sitting") == tables
    assert eve.http.post("/load", files={"record": ("game.txt", b"\xff\xfe\x00")}).status_code == 400


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda t: t.replace("toe 1", "toe 9"), "ligne 1 : jouée avec la version 9 des règles de tic_tac_toe"),
        (lambda t: t.replace("x b2", "%option speed fast\nx b2"), "tic_tac_toe ne connaît pas le réglage speed"),
        (lambda t: t.replace("o a1", "o b2"), "« b2 » n’est pas possible maintenant : b2 "),
    ],
)
def test_a_french_reader_is_told_in_french(house: House, change: Callable[[str], str], why: str) -> None:
    eve = house.browser()
    eve.http.cookies.set("lang", "fr")
    answer = eve.http.post("/load", files={"record": ("game.txt", change(recorded(house)).encode())})
    assert answer.status_code == 400
    assert "Ce fichier ne peut pas être chargé : " in answer.text
    assert why in answer.text
    asked = eve.post("/new", {"game": "shy_monsters", "against": "random", "lang": "fr", "option-peeks": "9"})
    assert "Aucune table n’a pu être ouverte ainsi : peeks ne peut pas être 9" in asked.text


# the first greeting ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_page_that_is_as_it_came_is_sent_nothing_again(house: House, game_id: str) -> None:
    """It says by a mark what it shows. By any other mark, and by none, everything comes."""
    ann = house.browser()
    table = ann.new(game=game_id, against="link", seat="0", players=str(game(game_id).seats[0]), name="Ann")
    for n, seat in enumerate(re.findall(r'value="http://[^"]*(/j/[^"]+)"', ann.get(table).text)):
        house.browser().post(seat, {"name": f"Guest {n}"})

    def greeted(*marks: str) -> list[dict[str, Any]]:
        line = ann.live(table, hi=False)
        for mark in marks:
            line.send({"hi": 0, "mark": mark})
        line.drain()
        return [read(raw) for raw in line.raw if raw]

    def marked() -> str:
        return re.findall(r'data-mark="(\w+)"', ann.get(table).text)[0]

    mark = marked()
    (first,) = greeted(mark)
    assert not first.get("html"), "nothing is sent again"
    assert 'id="board"' in greeted("")[0]["html"]
    assert 'id="board"' in greeted("0" * 24)[0]["html"]
    assert 'id="board"' in greeted(mark, "")[-1]["html"], "and in doubt everything is"
    now = sitting(house, table)
    if 0 in now.waits_for():
        line = ann.live(table)
        line.pick(next(iter(line.picks)))
        assert marked() != mark
        assert 'id="board"' in greeted(mark)[0]["html"], "the page is older than the pick"


# two people at one screen ----------------------------------------------------------------------------------------------------
def test_between_two_people_at_one_screen_there_is_a_cover(house: House) -> None:
    ann = house.browser()
    table = ann.new(game="shy_monsters", seat="0", against="screen", name="Ann", **{"name-2": "Bob"})
    cover = ann.get(table)
    assert cover.headers["cache-control"] == "no-store"
    assert "Ann" in cover.text
    assert 'id="board"' not in cover.text
    assert ann.get(table + "/record").status_code == 409
    assert ann.get(table + "/past?n=0").status_code == 404
    line = ann.live(table, hi=False)
    line.send({"hi": 0})
    assert line.until("go")["go"] == table
    show = re.search(r'action="([^"]+/here/0)"', cover.text)
    assert show
    assert ann.post(show[1]).headers["location"] == table
    page = ann.get(table).text
    assert 'data-me="0"' in page
    assert "data-hot" in page
    line = ann.live(table)
    for cell in ("f7", "e7", "d7"):
        line.pick(f"corridor {cell}")
        line.drain()
    assert not any('"go"' in raw for raw in line.raw), "the same person goes on: no cover"
    for cell in ("c7", "b7"):
        line.pick(next(p for p in line.picks if p.endswith(f" {cell}")))
        line.drain()
    path = next(p for p in line.picks if p.endswith(" a7"))
    line.send({"id": path, "ask": line.ask, "pick": line.picks[path]})  # the last tile locks the floor
    assert line.until("go")["go"] == table
    assert "\n" not in line.raw[-1], "nothing of the other's view comes before the screen has changed hands"
    cover = ann.get(table)
    assert "Bob" in cover.text
    assert 'id="board"' not in cover.text
    assert ann.get(table + "/past?n=3").status_code == 404
    ann.post(table + "/here/1")
    hero = ann.get(table).text
    assert 'data-me="1"' in hero
    assert "Ann places" not in hero
    stranger = house.browser()
    stranger.post(table + "/here/0")
    assert 'data-me="-1"' in stranger.get(table).text


def test_without_secrets_there_is_no_cover(house: House) -> None:
    ann = house.browser()
    table = ann.new(name="Ann", **{"name-2": "Bob"})
    assert 'data-me="0"' in ann.get(table).text
    line = ann.live(table)
    line.send({"id": "x", "ask": line.ask, "pick": line.picks["b2"]})
    assert line.until("go")["go"] == table
    assert 'data-me="1"' in ann.get(table).text


# bots in seats, another game -------------------------------------------------------------------------------------------------
def test_the_host_lets_a_bot_sit_and_get_up(house: House) -> None:
    ann, eve = house.browser(), house.browser()
    table = ann.new(against="link", name="Ann")
    invite = out_of(table, ann)
    assert eve.post(table + "/seat/1/bot", {"strength": "random"}).status_code == 403
    assert ann.post(table + "/seat/1/bot", {"strength": "wizard"}).status_code == 400
    assert ann.post(table + "/seat/1/bot", {"strength": "random"}).status_code == 303
    play(house, ann, table, "b2")
    house.idle()
    now = sitting(house, table)
    assert now.n == 2
    assert "random" in ann.get(table).text
    ann.post(table + "/seat/1/bot", {"strength": ""})
    assert now.people[1].kind == "open"
    assert eve.post(invite, {"name": "Eve"}).headers["location"] == table
    assert 'id="fill-1"' not in ann.get(table).text
    for who, seat in ((ann, 1), (eve, 0)):
        for wanted in ("random", "open"):
            assert who.post(f"{table}/seat/{seat}/bot", {"strength": wanted}).status_code == 403, "nobody's to decide alone"
    assert eve.post(table + "/seat/1/bot", {"strength": "random"}).status_code == 303, "her own"
    assert now.people[1].away == "Eve"
    assert ann.post(table + "/seat/1/bot", {"strength": "open"}).status_code == 403, "it is Eve's, whoever plays it"
    assert ann.post(table + "/seat/1/bot", {"strength": "greedy"}).status_code == 303, "another bot for her"
    assert eve.post(table + "/seat/1/back").status_code == 303
    assert now.people[1].kind == "human"


def test_again_keeps_people_and_options(two: Two) -> None:
    house, table, ann, bob = two
    assert bob.post(table + "/again").status_code == 409
    for browser, path in ((ann, "a1"), (bob, "a2"), (ann, "b1"), (bob, "b2"), (ann, "c1")):
        play(house, browser, table, path)
    line = bob.live(table)
    following = ann.post(table + "/again", {"swap": "yes"}).headers["location"]
    line.drain()
    assert any(following in raw for raw in line.raw), "the other is shown the way"
    assert bob.post(table + "/again").headers["location"] == following, "whoever comes second comes to the same game"
    assert sitting(house, following).names == ["Bob", "Ann"]
    assert 'data-me="1"' in ann.get(following).text
    assert 'data-me="0"' in bob.get(following).text


def test_a_match_of_two_games(house: House) -> None:
    ann, bob = house.browser(), house.browser()
    table = ann.new(game="shy_monsters", seat="0", against="link", name="Ann", **{"option-match": "swap"})
    bob.post(out_of(table, ann), {"name": "Bob"})
    assert "match of two" in ann.get(table).text
    ann.post(table + "/concede")  # SM-VAR-1: the hero has three floors
    second = bob.post(table + "/again").headers["location"]
    assert ann.post(table + "/again").headers["location"] == second
    assert sitting(house, second).names == ["Bob", "Ann"]
    assert "Second game" in bob.get(second).text
    assert bob.post(second + "/concede").status_code == 303
    assert "match is a tie" in bob.get(second).text
    third = ann.post(second + "/again").headers["location"]
    bob.post(third + "/ready", {"ready": "yes"})
    assert sitting(house, third).names == ["Bob", "Ann"], "a new match"
    assert "First game" in ann.get(third).text


def test_a_match_is_won(house: House) -> None:
    ann, bob = house.browser(), house.browser()
    table = ann.new(game="shy_monsters", seat="0", against="link", name="Ann", **{"option-match": "swap"})
    bob.post(out_of(table, ann), {"name": "Bob"})
    ann.post(table + "/concede")
    second = bob.post(table + "/again").headers["location"]
    ann.post(table + "/again")
    for tile in ("corridor@f7", "corridor@e7", "corridor@d7", "exit@c7"):
        play(house, bob, second, tile)
    for cell in ("b7", "a7"):
        now = sitting(house, second)
        play(house, bob, second, next(t for t in now.game.view(now.state, 0).options if t.endswith(cell)))
    ann.post(second + "/concede")
    assert "Bob won the match" in ann.get(second).text


# who sits where stands in the log ---------------------------------------------------------------------------------------------
def log_of(browser: Browser, table: str) -> str:
    """What the browser reads in the log, without marks."""
    bare = re.sub(r"</?b>| <small>[^<]*</small>", "", browser.get(table).text)
    return re.sub(r"<[^>]+>", "|", bare.partition('id="lines"')[2].partition("</ol>")[0])


def test_who_sits_down_in_mid_game_stands_in_the_log_for_all(house: House) -> None:
    """The host opens a bot's seat, somebody sits down, looks, and gives it back: everybody reads who it was, and when."""
    ann, spy, watching = house.browser(), house.browser(), house.browser("fr")
    table = ann.new(against="greedy", name="Ann")
    play(house, ann, table, "b2")
    house.idle()
    assert ann.post(f"{table}/seat/1/bot", {"strength": ""}).status_code == 303
    assert spy.post(out_of(table, ann), {"name": "Spy"}).status_code == 303
    assert 'data-me="1"' in spy.get(table).text
    assert spy.post(f"{table}/seat/1/bot", {"strength": "greedy"}).status_code == 303
    house.idle()
    assert ann.post(f"{table}/seat/1/bot", {"strength": ""}).status_code == 303
    bob = house.browser()
    ticket = re.search(r"/j/[a-z2-7]{26}", spy.post(f"{table}/seat/1/link").text)
    assert ticket
    assert bob.post(ticket[0], {"name": "Bob"}).status_code == 303
    said = [
        "Ann opens the seat of",
        "Spy sits down: ",
        ", a careful bot, plays for Spy from here on",
        "Bob takes the seat of Spy",
    ]
    said.append("Ann gives Spy the seat back")
    for who in (ann, bob, spy):
        log = log_of(who, table)
        assert [line for line in said if line not in log] == [], log
    log = log_of(watching, table)
    for line in (
        "Ann libère la place",
        "Spy s’assoit à la table",
        ", un robot prudent,",
        "joue désormais pour Spy",
        "Bob prend la place de Spy",
    ):
        assert line in log, log
    del house.hub.tables[table[3:]]
    assert all(line in log_of(bob, table) for line in said), "and still when the table is read again"


def test_a_line_of_the_log_stays_when_picks_are_taken_back(house: House) -> None:
    ann, spy = house.browser(), house.browser()
    table = ann.new(against="link", name="Ann")
    play(house, ann, table, "b2")
    assert spy.post(out_of(table, ann), {"name": "Spy"}).status_code == 303
    now = sitting(house, table)
    assert ann.post(table + "/undo", {"ask": str(now.asks[0])}).status_code == 303
    assert now.n == 0
    assert "Spy sits down" in log_of(ann, table)


def test_who_sits_down_at_the_screen_of_another_is_said(house: House) -> None:
    ann = house.browser()
    table = ann.new(against="link", name="Ann")
    assert ann.post(out_of(table, ann), {"name": "Zoe"}).status_code == 303
    assert "Zoe sits down, at the screen of Ann" in log_of(house.browser(), table)


def test_a_table_can_be_joined_however_many_are_watched(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.table.hub.MOST_KEPT", 2)
    ann = house.browser()
    watched = [ann.new(against="link") for _ in range(5)]
    lines = [ann.live(table) for table in watched]
    for table in [*watched, ann.new(against="link")]:
        assert house.browser().post(out_of(table, ann), {"name": "Bob"}).status_code == 303
        assert sitting(house, table).people[1].name == "Bob"
    assert all("Bob" in line.until("html")["html"] for line in lines)


# strengths -------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("wish", ["ismcts:9999s", "ismcts:1it", "ismcts:mo", "Greedy", "greedy:1", "nobody"])
def test_a_visitor_asks_for_a_strength_by_its_name_and_for_no_other(house: House, wish: str) -> None:
    ann = house.browser()
    record = Record.of(TOY, TOY.new(2), {}, ["Ann", "Bob"]).write()
    table = ann.new(against="link")
    asked = [
        ann.post("/new", {"game": TOY.id, "against": wish}),
        ann.post("/new", {"game": TOY.id, "who-0": "me", "who-1": wish}),
        ann.post("/load", {"text": record, "against": wish}),
        ann.post(f"{table}/seat/1/bot", {"strength": wish}),
        ann.post("/new", {"game": TOY.id, "against": wish, "lang": "fr"}),
    ]
    assert [answer.status_code for answer in asked] == [400] * 5
    assert all("greedy, ismcts" in answer.text for answer in asked)
