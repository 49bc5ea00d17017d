"""Records: saved from a table, loaded into another; what cannot be read says so in one line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hantise.core.record import Record

from .driver import Person, expect


def upload(me: Person, path: Path) -> None:
    me.page.goto(me.address)
    me.page.set_input_files("input[type=file]", path)
    me.page.locator("form[action='/load'] button").click()


def test_a_saved_game_can_be_loaded_again(person: Callable[..., Person], hero_dead: str, tmp_path: Path) -> None:
    me = person()
    me.load(hero_dead, 1, "greedy")
    with me.page.expect_download() as download:
        me.page.locator("#ask a[download]").click()
    path = tmp_path / "game.txt"
    download.value.save_as(path)
    saved = Record.read(path.read_text(encoding="utf-8"))
    assert saved.entries == Record.read(hero_dead).entries
    assert saved.ended == "hero_dead"
    upload(me, path)
    me.page.wait_for_url(re.compile("/t/"))
    assert re.search(r"The Hero was bitten: [A-Z]\w+ wins\.", me.say()), "the bot has a name"


def test_a_running_game_is_saved_as_far_as_its_seat_knows_it(person: Callable[..., Person], tmp_path: Path) -> None:
    me = person()
    me.begin("shy_monsters", 1, "greedy")
    me.wait_for_turn()
    me.page.locator("#about > summary").click()
    with me.page.expect_download() as download:
        me.page.locator("#about a[download]").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert not re.search(r"exit@|corridor@", text)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_that_cannot_be_read_is_refused_in_one_line(
    person: Callable[..., Person], hero_dead: str, tmp_path: Path, lang: str
) -> None:
    me = person(lang=lang, expects=("400",))
    cut = tmp_path / "cut.txt"
    cut.write_text(hero_dead[: hero_dead.index("kraken@i7") + 4], encoding="utf-8")
    upload(me, cut)
    line = me.page.locator("p.error")
    expect(line).to_have_count(1)
    lead = {"en": "This file cannot be loaded:", "fr": "Ce fichier ne peut pas être chargé :"}[lang]
    meant = {"en": "“krak” may mean: kraken@", "fr": "« krak » peut vouloir dire : kraken@"}[lang]
    expect(line).to_have_text(re.compile(rf"^{re.escape(lead)} .*{meant}"))
    noise = tmp_path / "noise.txt"
    noise.write_bytes(bytes(range(256)))
    upload(me, noise)
    expect(line).to_have_text(re.compile(rf"^{re.escape(lead)} .*UTF-8"))
