"""The talk of a table over its addresses: with forms alone, for players, onlookers and the host."""

from __future__ import annotations

import html
import re

import pytest
from served import Browser, House

from hantise.table import talk

Two = tuple[House, str, Browser, Browser]


@pytest.fixture(autouse=True)
def in_no_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "BURST", 1000.0)


def said(browser: Browser, table: str) -> list[str]:
    """The lines of the talk on the page: name and text."""
    page = browser.get(table).text
    found = re.findall(r'<li id="w-\d+".*?<b class="of-\w+">(.*?)</b>.*?<span dir="auto">(.*?)</span>', page)
    return [html.unescape(f"{name}: {text}") for name, text in found]


def test_93_players_and_onlookers_talk_apart(two: Two) -> None:
    house, table, ann, bob = two
    zoe, max_ = house.browser(), house.browser("fr")
    for who, name in ((zoe, "Zoe"), (max_, "Max")):
        assert who.post(f"{table}/talk", {"text": "too early"}).status_code == 409
        assert who.post(f"{table}/talk/name", {"name": name}).status_code == 303
    assert zoe.post(f"{table}/talk/name", {"name": "Zoe again"}).status_code == 303  # he has said it: nothing happens
    for name in ("cross", "Rond", "ANN", "Zoe", "x" * 25, " \u200b"):
        assert house.browser().post(f"{table}/talk/name", {"name": name}).status_code == 409, name
    a, b, z = ann.live(table), bob.live(table), zoe.live(table)
    for line in (a, b, z):
        line.drain()
    assert ann.post(f"{table}/talk", {"text": "<i>evening</i>"}).status_code == 303
    assert "&lt;i&gt;evening&lt;/i&gt;" in b.until("html")["html"]
    assert zoe.post(f"{table}/talk", {"text": "hush"}).status_code == 303
    assert "hush" in z.until("html")["html"]
    a.drain()
    assert not any("hush" in raw for raw in a.raw + b.raw)
    assert not any("evening" in raw for raw in z.raw)
    assert said(bob, table) == ["Ann: <i>evening</i>"]
    assert said(max_, table) == said(house.browser(), table) == ["Zoe: hush"]
    for path in ("a1", "b1", "a2", "b2", "a3"):
        line = a if path[0] == "a" else b
        line.drain()
        line.pick(path)
    assert house.hub.table(table[3:]).sitting.over
    assert said(house.browser(), table) == said(max_, table) == ["Ann: <i>evening</i>", "Zoe: hush"]
    assert max_.post(f"{table}/talk", {"phrase": "good_game"}).status_code == 303
    assert said(ann, table)[-1] == "Max: Good game!"
    assert said(max_, table)[-1] == "Vous: Belle partie !"


def test_93_mute_holds_here_block_holds_everywhere(two: Two) -> None:
    _, table, ann, bob = two
    other = ann.new(against="link", name="Ann")
    invite = re.search(r"/j/[a-z2-7]{26}", ann.get(other).text)
    assert invite
    bob.post(invite[0], {"name": "Bobby"})
    for at in (table, other):
        bob.post(f"{at}/talk", {"text": "bla"})
        assert said(ann, at)
    line = ann.live(table)
    ann.post(f"{table}/talk/hear", {"who": "s1", "how": "mute"})
    assert said(ann, table) == []
    assert said(ann, other) == ["Bobby: bla"]
    line.drain()
    n = len(line.raw)
    bob.post(f"{table}/talk", {"text": "are you there?"})
    bob.post(f"{table}/say", {"phrase": "your_turn"})
    line.drain()
    assert not any("there?" in raw or '"why"' in raw for raw in line.raw[n:])  # the log has the phrase, and says it to nobody
    assert "Your turn" in ann.get(table).text
    assert said(bob, table)[0] == "You: bla"
    ann.post(f"{table}/talk/hear", {"who": "s1", "how": "hear"})
    assert said(ann, table)[1] == "Bob: are you there?"
    ann.post(f"{table}/talk/hear", {"who": "s1", "how": "block"})
    assert said(ann, table) == said(ann, other) == []
    assert "Bob: blocked" in ann.get(table).text
    assert "Bobby: blocked" in ann.get(other).text
    ann.post(f"{other}/talk/hear", {"who": "s1", "how": "hear"})
    assert said(ann, table)
    assert said(ann, other)
    for who, how in (("s0", "mute"), ("s9", "mute"), ("", "block"), ("s1", "shout")):
        assert ann.post(f"{table}/talk/hear", {"who": who, "how": how}).status_code in (400, 409)


def test_93_the_host_reads_what_is_reported_and_closes_the_talk(two: Two) -> None:
    house, table, ann, bob = two
    zoe = house.browser()
    zoe.post(f"{table}/talk/name", {"name": "Zoe"})
    zoe.post(f"{table}/talk", {"text": "your head is a pumpkin"})
    max_ = house.browser()
    max_.post(f"{table}/talk/name", {"name": "Max"})
    assert "pumpkin" not in ann.get(table).text
    assert max_.post(f"{table}/talk/hear", {"who": "w1", "how": "report"}).status_code == 303
    assert "pumpkin" in ann.get(table).text
    assert "Max reports Zoe:" in ann.get(table).text
    assert "pumpkin" not in bob.get(table).text
    for nobody in (bob, zoe, house.browser()):
        assert nobody.post(f"{table}/talk/rule", {"who": "w1", "closed": "yes"}).status_code == 403
        assert nobody.post(f"{table}/talk/rule", {"rule": "none"}).status_code == 403
    assert ann.post(f"{table}/talk/rule", {"who": "w1", "closed": "yes"}).status_code == 303
    refused = zoe.post(f"{table}/talk", {"text": "but"})
    assert refused.status_code == 409
    assert "closed the talk for you" in refused.text
    assert "closes the talk for Zoe, who looks on" in bob.get(table).text
    assert ann.post(f"{table}/talk/rule", {"rule": "phrases"}).status_code == 303
    assert 'name="text"' not in bob.get(table).text
    assert bob.post(f"{table}/talk", {"text": "hi"}).status_code == 409
    assert bob.post(f"{table}/talk", {"phrase": "hello"}).status_code == 303
    assert ann.post(f"{table}/talk/rule", {"rule": "whisper"}).status_code == 409


def test_93_how_people_talk_is_chosen_with_the_table_and_holds_in_the_next_game(house: House) -> None:
    ann = house.browser()
    table = ann.new(against="screen", talk="none")
    assert house.hub.table(table[3:]).sitting.talk.rule == "none"
    sitting = house.hub.table(table[3:]).sitting
    while not sitting.over:
        seat = sitting.waits_for()[0]
        pick = {"ask": str(sitting.asks[seat]), "pick": str(sitting.state.options[0])}
        assert ann.post(f"{table}/pick", pick).status_code == 303
    following = ann.post(f"{table}/again").headers["location"]
    assert house.hub.table(following[3:]).sitting.talk.rule == "none"
    assert ann.post(f"{table}/again").headers["location"] == following
    assert [n.key for n in house.hub.table(following[3:]).sitting.notes] == ["log-talk-none"]


def test_against_bots_alone_there_is_nobody_to_talk_to(house: House) -> None:
    ann = house.browser()
    assert 'id="talk" hidden' in ann.get(ann.new(game="shy_monsters", against="greedy", seat="1")).text
    evil = ann.get(ann.new(**{"game": "evil_corp", "players": "2", "who-0": "me", "who-1": "greedy"})).text
    assert 'name="phrase"' in evil  # that game has words of its own: whoever looks on hears them
    assert 'name="text"' not in evil


def test_94_what_a_partner_says_the_rivals_read(house: House) -> None:
    """EC-4P-10. A field that asks for a whisper changes nothing."""
    people = [house.browser() for _ in range(4)]
    who = {f"who-{i}": "link" if i else "me" for i in range(4)}
    table = people[0].new(game="evil_corp", players="4", **who)
    for guest in people[1:]:
        invite = re.search(r"/j/[a-z2-7]{26}", people[0].get(table).text)
        assert invite
        guest.post(invite[0])
    people[0].post(f"{table}/talk", {"text": "I take the centre", "to": "s1", "who": "s1", "seat": "1", "onlooker": "1"})
    assert [said(one, table) for one in people] == [["You: I take the centre"], *[["Guest A: I take the centre"]] * 3]
