"""Where several answer one question at once: all whom the table waits for are named, and that an answer is sealed is told."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hantise.core.registry import game
from hantise.table import pages, sight
from hantise.table import rows as row_of
from hantise.table.rows import Sitter
from hantise.table.sitting import Refused, SetUp, Sitting, opening

HORROR = game("horror_attack")
PEOPLE = [Sitter("human", "Ann"), Sitter("human", "Bob")]


def choosing() -> tuple[Sitting, list[row_of.Row]]:
    """HA-EXP-7. Both hand in a deck at the same time, in secret."""
    made = SetUp("t", HORROR, 2, HORROR.settings({"packs": "own"}), True, b"host")
    rows = opening(made, PEOPLE)
    return Sitting(made, rows), rows


def shown(now: Sitting, viewer: int, lang: str = "en") -> dict[str, str]:
    return pages.regions(sight.sight(now, viewer, lang))


def panel(html: dict[str, str], seat: int) -> tuple[bool, bool]:
    """Is that seat waited for, and has it sealed its answer?"""
    found = re.search(rf'<p id="who-{seat}" class="([^"]*)">(.*?)</p>', html["seats"])
    assert found
    return "act" in found[1].split(), "sealed" in found[2]


def status(html: dict[str, str]) -> str:
    return re.sub("<[^>]+>", "", html["status"].partition('<p id="say"')[2].partition(">")[2])


def hand_in(now: Sitting, seat: int, option: int) -> row_of.Pick:
    return now.pick(seat, now.asks[seat], "", now.asked_of(seat).options[option])


def test_12_all_are_named_until_their_answers_are_in() -> None:
    now, rows = choosing()
    onlooker, ann = shown(now, -1), shown(now, 0)
    assert status(onlooker) == "Ann and Bob are choosing their decks"
    assert status(shown(now, -1, "fr")) == "Ann et Bob choisissent leurs paquets"
    assert status(ann).endswith("(Bob is asked as well)")
    assert [panel(onlooker, s) for s in (0, 1)] == [(True, False), (True, False)] == [panel(ann, s) for s in (0, 1)]
    rows.append(hand_in(now, 1, 0))
    for viewer in (-1, 1):
        assert status(shown(now, viewer)) == "Ann is choosing a deck"
    assert "Bob" not in status(shown(now, 0))
    for viewer in (-1, 0, 1):
        assert [panel(shown(now, viewer), s) for s in (0, 1)] == [(True, False), (False, True)]
    again = Sitting(now.setup, [row_of.read(*row_of.write(row)) for row in rows])
    assert [shown(again, v) for v in (-1, 0, 1)] == [shown(now, v) for v in (-1, 0, 1)]
    hand_in(now, 0, 0)
    assert "decks are handed in" in " ".join(line.text for line in sight.sight(now, -1, "en").lines)
    assert not any("sealed" in shown(now, v)["seats"] for v in (-1, 0, 1))


def test_32_that_an_answer_is_sealed_is_told_and_not_what_it_is() -> None:
    """The same to the last byte, whatever was picked."""
    told = []
    for option in range(3):
        now, _ = choosing()
        before = list(now.moved)
        hand_in(now, 1, option)
        assert [m > b for m, b in zip(now.moved, before, strict=True)] == [True] * 3, "everybody hears that he has answered"
        told.append([(shown(now, viewer), sight.sight(now, viewer, "en").lines, now.moved) for viewer in (-1, 0)])
    assert told[0] == told[1] == told[2]


def test_32_a_sealed_answer_may_be_changed_until_all_are_in() -> None:
    now, rows = choosing()
    first = list(now.asks)
    rows.append(hand_in(now, 1, 0))
    with pytest.raises(Refused):
        now.undo(0, now.asks[0])
    rows.append(now.undo(1, now.asks[1]))
    assert now.asks[0] == first[0], "the other is asked what he was asked"
    assert [panel(shown(now, 0), s) for s in (0, 1)] == [(True, False), (True, False)]
    assert shown(now, 0)["status"] == shown(choosing()[0], 0)["status"]
    rows.append(hand_in(now, 1, 2))
    rows.append(hand_in(now, 0, 1))
    assert now.undoing.against(1), "all are in"
    again = Sitting(now.setup, [row_of.read(*row_of.write(row)) for row in rows])
    assert again.record().write() == now.record().write()
    assert again.asks == now.asks


def test_where_one_is_asked_he_alone_is_named() -> None:
    toy: Any = game("shy_monsters")
    made = SetUp("t", toy, 2, toy.settings({}), True, b"host")
    now = Sitting(made, opening(made, PEOPLE))
    assert [panel(shown(now, -1), s) for s in (0, 1)] == [(True, False), (False, False)]
    assert "asked as well" not in shown(now, 0)["status"]
