"""A game as one page: its positions are those of the table's own past, by the same eyes and no others; it asks no network."""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Any

import pytest
from tests.table.test_tally import FINISHED

import hantise
from hantise.parts import Lists, whole
from hantise.table import pages, sight
from hantise.table.regions import Page
from hantise.table.room import Stand
from hantise.table.rows import Sitter
from hantise.table.saved import REGIONS, difference, saved_page, taken
from hantise.table.sitting import SetUp, Sitting, opening
from hantise.tally import tally

MOST = 400_000  # bytes of a page


def sitting_of(record: hantise.Record, **options: str) -> Sitting:
    """A table at the end of that game."""
    setup = SetUp("t", record.game, record.seats, record.options | options, record.poker_face, b"")
    people = [Sitter("human", f"Ann{seat}") for seat in range(record.seats)]
    return Sitting(setup, opening(setup, people, record=record))


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/octet-stream" id="data">([\w+/=]+)</script>', page)
    assert found
    out: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(found[1]), -zlib.MAX_WBITS))
    return out


def replayed(data: dict[str, Any], eye: int) -> list[tuple[str, list[str]]]:
    """The status and the regions after each move, as the page's script puts them together."""
    lists: list[list[int]] = [[] for _ in REGIONS]
    found = []
    for status, *changes in data["eyes"][eye]["at"]:
        for k, change in enumerate(changes):
            if change:
                first, gone, *fresh = change
                lists[k][first : first + gone] = fresh
        found.append((data["pool"][status], ["".join(data["pool"][i] for i in region) for region in lists]))
    return found


ONE_EACH = ["evil_corp/conceded", "gregory_horror_show/rounds", "horror_attack/one_pack_london", "mac_gregor/left_two_players"]


@pytest.mark.parametrize("name", [*ONE_EACH, "shy_monsters/hero_dead"])
def test_its_positions_are_those_of_the_past(name: str) -> None:
    record = FINISHED[name]
    sitting = sitting_of(record)
    page = saved_page(taken(sitting, Stand(0, [0]), "fr", tally(record)))
    data = data_of(page)
    assert data["picks"] == record.picks
    names = [eye["name"] for eye in data["eyes"]]
    assert len(set(names)) == len(names) == record.seats + 1
    seats = [0, -1, *range(1, record.seats)]
    for eye in (0, len(seats) - 1):
        told = replayed(data, eye)
        assert len(told) == record.picks + 1
        for n in {0, 1, record.picks // 2, record.picks - 1, record.picks}:
            seen = sight.past(sitting, 0, n, "fr", range(record.seats), {}, seats[eye])
            drawn = pages.parts_of(seen)
            for k, region in enumerate(REGIONS):
                if region != "seats":  # whose panel stands first there is whose eyes they are, and people's names hang on that
                    assert told[n][1][k] == whole(drawn[region]), (n, region)
            assert told[n][0] == seen.status
    lines = data["eyes"][0]["lines"]
    assert [text for _, text, _ in lines] == [line.text for line in sight.past(sitting, 0, record.picks, "fr").lines]
    assert len(page.encode()) < MOST


def test_where_the_table_keeps_its_secrets_only_ones_own_are_in_it() -> None:
    """Reveal none: by one pair of eyes, and the monsters that the hero never saw are nowhere."""
    record = FINISHED["shy_monsters/peeks_1_0_0_closed_end"]
    sitting = sitting_of(record)
    assert record.options["reveal_all_at_end"] is False
    hero, master = (data_of(saved_page(taken(sitting, Stand(seat, [seat]), "en", tally(record)))) for seat in (1, 0))
    assert [len(data["eyes"]) for data in (hero, master)] == [1, 1]
    secret = re.compile(r", face down", flags=re.IGNORECASE)
    assert not [text for text in hero["pool"] if secret.search(text)]
    assert [text for text in master["pool"] if secret.search(text)]


def test_nothing_in_it_asks_a_network() -> None:
    record = FINISHED["mac_gregor/left_two_players"]
    page = saved_page(taken(sitting_of(record), Stand(-1, []), "en", tally(record)))
    head = page[: page.index('<script type="application/octet-stream"')]
    assert "default-src 'none'" in head
    assert not re.findall(r'(?:src|href|action)="(?!#)[^"]*"', head)
    assert not re.findall(r"url\((?!#)[^)]*\)|@import|https?://(?!www\.w3\.org)", page)
    assert not re.findall(r"^(?:import|export) ", page, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("old", "new"), [([], [1, 2]), ([1, 2], [1, 2]), ([1, 2, 3], [1, 3]), ([1, 1, 1], [1, 1]), ([1, 2, 3], [4]), ([1], [])]
)
def test_a_difference_leads_from_one_to_the_other(old: list[int], new: list[int]) -> None:
    made = old.copy()
    if change := difference(old, new):
        made[change[0] : change[0] + change[1]] = change[2:]
    assert made == new


def test_the_past_is_the_page_of_the_same_sight() -> None:
    """So that the comparison above cannot hold because both are empty."""
    record = FINISHED["shy_monsters/hero_dead"]
    sitting = sitting_of(record)
    seen = sight.past(sitting, 0, 3, "en")
    assert len(Page(seen, pages.house(record.game, "en"), "", Lists(), {}).board()) > 5
