"""A table before its game begins: who is ready, what is agreed on, who sits where, who asks for a seat."""

from __future__ import annotations

import html
import re
from random import Random

import pytest
from served import Browser, House

from hantise.core.game import as_text
from hantise.core.registry import games
from hantise.table.rows import read
from hantise.table.sitting import Sitting
from hantise.texts import Texts

LINK = re.compile(r"/j/[a-z2-7]{26}")


def text(page: str) -> str:
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", page)))


def now(house: House, table: str) -> Sitting:
    """The table in memory, which its rows must give back."""
    house.idle()
    found = house.hub.table(table[3:]).sitting
    again = Sitting(found.setup, [read(*row) for row in house.hub.store.rows(table[3:])])
    facts = [(s.people, s.gathering.open, s.gathering.ready, s.setup.options, s.seated, s.asks) for s in (found, again)]
    assert facts[0] == facts[1]
    return found


def gathered(house: House, game: str = "mac_gregor", players: int = 3, **fields: str) -> tuple[str, Browser, list[str]]:
    """A table of the host's with open seats, and the links to them."""
    host = house.browser()
    who = {"who-0": "me", "who-0-name": "Ann"} | {f"who-{i}": "link" for i in range(1, players)}
    table = host.new(game=game, players=str(players), gather="yes", **(who | fields))
    return table, host, list(dict.fromkeys(LINK.findall(host.get(table).text)))


def test_6_the_game_begins_when_all_are_ready_and_another_option_takes_the_marks_away(house: House) -> None:
    table, ann, links = gathered(house)
    bob, cid = house.browser("fr"), house.browser()
    assert now(house, table).gathering.ready == {0}
    bob.post(links[0], {"name": "Bob"})
    assert now(house, table).gathering.ready == {0, 1}
    assert "reads Français" in text(ann.get(table).text)
    assert ann.post(f"{table}/agree", {"name": "round_cap", "value": "50"}).status_code == 303
    assert now(house, table).gathering.ready == set()
    assert now(house, table).setup.options["round_cap"] == 50
    assert "Changed: " in text(ann.get(table).text)
    assert bob.post(f"{table}/agree", {"name": "round_cap", "value": "100"}).status_code == 403, "the host's alone"
    ann.post(f"{table}/agree", {"name": "round_cap", "value": "50"})
    cid.post(links[1], {"name": "Cid"})
    assert now(house, table).gathering.ready == {2}, "whoever sits down is ready"
    line = bob.live(table)
    ann.post(f"{table}/ready", {"ready": "yes"})
    assert "Ann" in line.until("html")["html"]
    assert now(house, table).waits_for() == []
    assert bob.post(f"{table}/pick", {"ask": "1", "pick": "0"}).status_code == 409
    bob.post(f"{table}/ready", {"ready": "yes"})
    assert line.until("go")["go"] == table, "to the board"
    sitting = now(house, table)
    assert not sitting.gathering.open
    assert sitting.waits_for() != []
    assert 'id="board"' in ann.get(table).text
    assert ann.post(f"{table}/agree", {"name": "round_cap", "value": "100"}).status_code == 409


def test_before_the_beginning_nothing_of_the_game_is_there(house: House) -> None:
    table, ann, _ = gathered(house)
    for word in ("past?n=0", "log?before=9", "record", "end", "saved"):
        assert ann.get(f"{table}/{word}").status_code in (404, 409), word
    assert 'id="board"' not in ann.get(table).text
    line = ann.live(table)
    assert all("board" not in raw for raw in line.raw)


def test_5_the_host_orders_the_seats_and_links_still_lead_to_theirs(house: House) -> None:
    table, ann, links = gathered(house)
    bob, cid = house.browser(), house.browser()
    bob.post(links[0], {"name": "Bob"})
    assert bob.post(f"{table}/order", {"up": "1"}).status_code == 403
    assert ann.post(f"{table}/order", {"order": "2,0,1"}).status_code == 303
    assert [p.name for p in now(house, table).people] == ["", "Ann", "Bob"]
    held = house.hub.held
    assert held(house.hub.table(table[3:]), house.hub.table(table[3:]).sitting.setup.host) == [1]
    assert links[1] in ann.get(table).text, "the same link"
    assert cid.post(links[1], {"name": "Cid"}).status_code == 303
    assert [p.name for p in now(house, table).people] == ["Cid", "Ann", "Bob"]
    ann.post(f"{table}/order", {"up": "2"})
    assert [p.name for p in now(house, table).people] == ["Cid", "Bob", "Ann"]
    for wrong in ({"order": "0,0,1"}, {"order": "x"}, {"up": "a"}, {"up": "1,2"}, {}):
        assert ann.post(f"{table}/order", wrong).status_code == 409


def test_5_the_draw_is_a_line_of_the_log(house: House) -> None:
    table, ann, links = gathered(house)
    for name, link in zip(("Bob", "Cid"), links, strict=True):
        ann.post(f"{table}/ready", {"ready": "no"})
        house.browser().post(link, {"name": name})
    orders = set()
    for _ in range(12):
        assert ann.post(f"{table}/order", {"draw": "yes"}).status_code == 303
        names = [p.name for p in now(house, table).people]
        assert sorted(names) == ["Ann", "Bob", "Cid"]
        assert f"The seats were drawn by lot: {names[0]}, {names[1]} and {names[2]}." in text(ann.get(table).text)
        orders.add(tuple(names))
    assert len(orders) > 1


def test_3_the_page_of_an_invitation_says_what_is_agreed_on_and_who_reads_what(house: House) -> None:
    table, _, links = gathered(house, "evil_corp", 2, **{"option-invocation_scope": "all"})
    page = text(house.browser("fr").get(links[0]).text)
    assert "lit : English" in page
    assert "Portée" in page or "nvocation" in page
    assert now(house, table).people[0].lang == "en"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_10_how_ripe_the_game_is_and_whose_work_stands_there_before_one_joins(house: House, lang: str) -> None:
    _, _, links = gathered(house, "evil_corp", 2)
    page, t = text(house.browser(lang).get(links[0]).text), Texts(None, lang)
    assert t("page-stage", stage=games()["evil_corp"].stage) in page
    assert t("page-fan") in page


def test_8_no_two_are_called_alike_in_any_language(house: House) -> None:
    table, ann, links = gathered(house)
    ann.post(f"{table}/seat/2/bot", {"strength": "greedy"})
    bot = now(house, table).people[2].name
    for name in ("ann", bot, bot.upper(), "x" * 25):
        assert house.browser().post(links[0], {"name": name}).status_code == 400, name
    assert house.browser().post(links[0], {"name": "<b>&"}).status_code == 303
    assert "&lt;b&gt;&amp;" in ann.get(table).text


def test_9_a_used_invitation_offers_to_watch_to_ask_and_to_play_the_same(house: House) -> None:
    table, ann, links = gathered(house)
    house.browser().post(links[0], {"name": "Bob"})
    dan = house.browser()
    answer = dan.get(links[0])
    assert answer.status_code == 410
    assert f'href="{table}"' in answer.text
    assert f'action="{table}/wish"' in answer.text
    assert f"/new/mac_gregor?like={table[3:]}" in answer.text
    assert "This invitation has been used" in answer.text
    assert dan.post(f"{table}/wish", {"name": "Dan"}).status_code == 303
    assert "You have asked" in text(dan.get(table).text)
    assert "Dan asks for a seat" in text(ann.get(table).text)
    key = now(house, table).gathering.wishes[0].key
    assert dan.post(f"{table}/grant", {"key": key, "seat": "2"}).status_code == 403
    assert ann.post(f"{table}/grant", {"key": key, "seat": "1"}).status_code == 409, "Bob sits there"
    line = dan.live(table)
    assert ann.post(f"{table}/grant", {"key": key, "seat": "2"}).status_code == 303
    assert line.until("go")["go"] == table
    assert now(house, table).people[2].name == "Dan"
    assert 'data-me="2"' in dan.get(table).text, "all are there and ready: the game has begun"
    like = dan.get(f"/new/mac_gregor?like={table[3:]}").text
    assert '<option value="3" selected>' in like


def test_8_whoever_is_given_a_seat_is_called_like_nobody_who_came_meanwhile(house: House) -> None:
    table, ann, links = gathered(house)
    dan = house.browser()
    assert dan.post(f"{table}/wish", {"name": "Dan"}).status_code == 303
    assert house.browser().post(links[0], {"name": "Dan"}).status_code == 303
    key = now(house, table).gathering.wishes[0].key
    assert ann.post(f"{table}/grant", {"key": key, "seat": "2"}).status_code == 303
    assert [p.name for p in now(house, table).people[1:]] == ["Dan", "Dan 2"]


def test_the_host_may_have_no_seat_for_whoever_asks(house: House) -> None:
    table, ann, _ = gathered(house)
    dan = house.browser()
    dan.post(f"{table}/wish", {"name": "Dan"})
    key = now(house, table).gathering.wishes[0].key
    ann.post(f"{table}/grant", {"key": key, "seat": ""})
    assert now(house, table).gathering.wishes == []
    assert "Ask for a seat" in dan.get(table).text


def test_the_link_stands_there_as_a_picture_too(house: House) -> None:
    table, ann, links = gathered(house)
    page = ann.get(table).text
    assert page.count('class="qr"') == len(links) == 2
    assert "style=" not in page
    assert 'class="qr"' not in house.browser().get(table).text, "the host's alone"


# options that mean nothing with so many people -------------------------------------------------------------------------------
WITH = {"expert_last_turn": {"packs": "own"}, "expert_side_cap": {"packs": "own"}}


def told(name: str, seats: int, options: dict[str, object]) -> list[object]:
    """A few random games: what was asked, and what everybody saw in the end."""
    out: list[object] = []
    for seed in range(2):
        game, rnd = games()[name], Random(seed)
        state = game.new(seats, seed, options)
        for _ in range(40):
            if state.player < 0:
                break
            there = list(state.options)
            out.append((state.player, len(there)))
            state.play(rnd.choice(there))
        out.append([game.view(state, i).to_json() for i in range(-1, seats)])
    return out


@pytest.mark.parametrize("name", ["evil_corp", "horror_attack", "mac_gregor"])
def test_7_what_is_not_offered_changes_nothing(name: str) -> None:
    """At the numbers of seats that an option does not name, all its values give the same game."""
    game, looked = games()[name], 0
    for word, option in game.options.items():
        for seats in game.seats:
            values = option.values if option.means(seats) else ()
            same = [told(name, seats, {word: v} | WITH.get(word, {})) for v in values]
            assert all(one == same[0] for one in same), (word, seats)
            looked += len(values) > 1
        for text_of, only in option.only:
            value = next(v for v in option.values if as_text(v) == text_of)
            seats = next(n for n in game.seats if n not in only)
            assert told(name, seats, {word: value}) in [
                told(name, seats, {word: v}) for v in option.values if not option.means(seats, v)
            ], (word, text_of)
            looked += 1
    assert looked


def test_7_it_cannot_be_chosen_and_says_why(house: House) -> None:
    form = text(house.browser().get("/new/horror_attack").text)
    assert "With 2 players only." in form
    who = {f"who-{i}": "me" if not i else "greedy" for i in range(3)}
    refused = house.browser().post("/new", {"game": "horror_attack", "players": "3", "option-packs": "own"} | who)
    assert refused.status_code == 400
    assert "with 2 players only" in text(refused.text)
    table, ann, _ = gathered(house, "horror_attack", 3)
    assert ann.post(f"{table}/agree", {"name": "expert_last_turn", "value": "must"}).status_code == 409
    assert 'value="own"' not in ann.get(table).text
