"""Hints at a table where they were agreed on: what a steady player would do and why, for whoever asked alone; that he asked,
for all. They stay until the question is answered, also over a restart."""

from __future__ import annotations

import re
from html import unescape

import pytest
from served import Browser, House, Line

from hantise.core.registry import game
from hantise.table.rows import read
from hantise.table.sitting import Sitting

SHY = game("shy_monsters")


def sitting(house: House, table: str) -> Sitting:
    found: Sitting = house.hub.table(table[3:]).sitting
    return found


def again(house: House, table: str) -> Sitting:
    """The table as it comes out of the store."""
    return Sitting(sitting(house, table).setup, [read(*row) for row in house.hub.store.rows(table[3:])])


def agreed(house: House, hints: str) -> tuple[str, Browser, Browser]:
    """Two people at Shy Monsters: the hero's browser and the master's."""
    ann, bob = house.browser(), house.browser()
    seats = {"players": "2", "who-0": "link", "who-1": "me", "who-1-name": "Ann"}
    table = ann.post("/new", {"game": "shy_monsters", "hints": hints} | seats).headers["location"]
    ticket = re.search(r"/j/[a-z2-7]{26}", ann.get(table).text)
    assert ticket is not None
    bob.post(ticket[0], {"name": "Bob"})
    return table, ann, bob


def unmarked(page: str) -> str:
    """A page without what makes names stand out."""
    return unescape(re.sub(r"</?b>| <small>[^<]*</small>", "", page))


def told(line: Line, wanted: str) -> str:
    """What the line is told that says so."""
    while True:
        html = unmarked(line.until("html")["html"])
        if wanted in html:
            return html


def guide(page: str) -> str:
    found = re.search(r'<section id="guide".*?</section>', page, flags=re.DOTALL)
    assert found is not None
    return unescape(found[0])


def test_a_hint_is_for_whoever_asked_and_the_log_for_all(house: House) -> None:
    table, ann, bob = agreed(house, "yes")
    onlooker = house.browser()
    assert 'data-do="hint"' in bob.get(table).text
    assert 'data-do="hint"' not in ann.get(table).text, "it is not her question"
    assert 'data-do="hint"' not in onlooker.get(table).text
    assert ann.post(table + "/hint", {"ask": "1"}).status_code == 409
    assert onlooker.post(table + "/hint", {"ask": "1"}).status_code == 403
    line, watching = bob.live(table), ann.live(table)
    line.send({"hint": line.ask})
    assert "exit lies" in told(line, "A steady player: "), "and why"
    told(watching, "Bob takes a hint.")
    for other in (ann, onlooker):
        page = unmarked(other.get(table).text)
        assert "Bob takes a hint." in page
        assert "A steady player" not in page
    assert "Bob takes a hint." in unmarked(bob.get(table).text)
    assert 'data-do="hint"' not in bob.get(table).text, "once a question"
    assert bob.post(table + "/hint", {"ask": str(line.ask)}).status_code == 409


def test_it_stays_until_the_question_is_answered(house: House) -> None:
    table, _, bob = agreed(house, "yes")
    ask = sitting(house, table).asks[0]
    assert bob.post(table + "/hint", {"ask": str(ask)}).status_code == 303
    shown = guide(bob.get(table).text)
    assert "A steady player" in shown
    assert again(house, table).hint_of(0) == sitting(house, table).hint_of(0)
    row = sitting(house, table).hint_of(0)
    assert row is not None
    assert row.text in [c.text for c in SHY.choices(sitting(house, table).state)]
    line = bob.live(table)
    line.pick(next(iter(line.picks)))
    assert "A steady player" not in bob.get(table).text
    assert 'data-do="hint"' in bob.get(table).text, "the next question may be asked about again"
    assert again(house, table).hint_of(0) is None
    assert bob.post(table + "/hint", {"ask": str(ask)}).status_code == 409, "that question was answered"


@pytest.mark.parametrize("how", ["form", "line"])
def test_where_nobody_agreed_on_it_there_is_none(house: House, how: str) -> None:
    table, _, bob = agreed(house, "")
    assert 'data-do="hint"' not in bob.get(table).text
    ask = sitting(house, table).asks[0]
    if how == "form":
        answer = bob.post(table + "/hint", {"ask": str(ask)})
        assert (answer.status_code, "no hint to be had" in answer.text) == (409, True)
    else:
        line = bob.live(table)
        line.send({"hint": ask})
        assert "no hint to be had" in line.until("why")["why"]
    assert not any(note.key == "log-hint" for note in sitting(house, table).notes)


def test_the_form_asks_and_the_table_says_so(house: House) -> None:
    ann = house.browser()
    assert 'name="hints"' in ann.get("/new/shy_monsters").text
    table, _, bob = agreed(house, "yes")
    assert "<dt>Hints</dt><dd>yes</dd>" in bob.get(table).text
    off, _, bob = agreed(house, "")
    assert "<dt>Hints</dt>" not in bob.get(off).text


def test_a_guided_table_has_them_and_a_hint_takes_the_place_of_a_tip(house: House) -> None:
    ann = house.browser()
    table = ann.post("/first", {"game": "shy_monsters"}).headers["location"]
    assert 'name="tip"' in ann.get(table).text
    line = ann.live(table)
    line.send({"hint": line.ask})
    line.until("html")
    shown = guide(ann.get(table).text)
    assert "A steady player: " in shown
    assert re.search(r"A monster bites on \w+ with a chance of \d+%", shown)
    assert 'name="tip"' not in shown
