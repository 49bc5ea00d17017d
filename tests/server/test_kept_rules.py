"""A table goes on by the rules that it began with, where a package brings them; where none does it waits, and says so."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from served import Browser, House

from hantise.core import registry
from hantise.core.registry import game, of_version, source

ROOT = Path(__file__).parents[2]
NAME = "shy_monsters"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The rules as they are in the last commit, kept by the tool as a package and found as an installed one is."""
    if not (ROOT / ".git").exists():
        pytest.skip("there is no history here to keep rules of")
    sys.path.insert(0, str(ROOT / "tools"))
    from keep_rules import keep

    folder = tmp_path / "kept"
    version = keep(NAME, "HEAD", folder)
    assert version == game(NAME).version
    words = re.findall(r'^"(.+)" = "(.+)"$', (folder / "pyproject.toml").read_text(), flags=re.MULTILINE)
    assert [name for name, _ in words] == [f"{NAME}@{version}"]
    points = [EntryPoint(name, value, registry.GROUP) for name, value in words]
    real = registry.entry_points

    def found(**asked: Any) -> list[EntryPoint]:
        return [*real(**asked), *(p for p in points if asked.get("name", p.name) == p.name)]

    monkeypatch.setattr(registry, "entry_points", found)
    monkeypatch.syspath_prepend(str(folder))
    of_version.cache_clear()
    yield folder
    of_version.cache_clear()
    sys.path.remove(str(ROOT / "tools"))


@pytest.fixture
def version() -> Iterator[Callable[[int], None]]:
    """Says of which version the rules are that the house has now."""
    was = game(NAME).version

    def changed(now: int) -> None:
        object.__setattr__(game(NAME), "version", now)
        of_version.cache_clear()

    yield changed
    changed(was)


def begun(house: House) -> tuple[str, Browser]:
    ann = house.browser()
    table = ann.new(game=NAME, against="greedy", seat="0")
    move(house, table, ann)
    return table, ann


def move(house: House, table: str, ann: Browser) -> None:
    sitting = house.hub.table(table[3:]).sitting
    form = {"ask": str(sitting.asks[0]), "pick": str(sitting.asked_of(0).options[0])}
    assert ann.post(f"{table}/pick", form).status_code == 303


def test_78_a_table_goes_on_by_the_rules_that_it_began_with(
    open_house: Callable[..., House], kept: Path, version: Callable[[int], None]
) -> None:
    house = open_house()
    table, ann = begun(house)
    house.close()
    version(2)
    house = open_house()
    page = Browser(house)
    page.http.cookies = ann.http.cookies
    here = page.get(table)
    assert here.status_code == 200
    sitting = house.hub.table(table[3:]).sitting
    assert (sitting.game.id, sitting.game.version) == (NAME, game(NAME).version - 1)
    assert sitting.game is not game(NAME)
    assert type(sitting.state).__module__.startswith("hantise_shy_monsters_1.")
    while sitting.waits_for() == [0]:
        move(house, table, page)
    house.idle(20)  # the bot answers by the same rules
    assert sitting.n > 6
    old = source(sitting.game)
    assert f"/rules/{old}" in here.text
    assert page.get(f"/rules/{old}").status_code == page.get(f"/how/{old}").status_code == 200
    for address in (f"/new/{old}", f"/rules/{NAME}@9", f"/rules/{NAME}@x", "/rules/none@1", f"/rules/{NAME}@{'9' * 5000}"):
        assert page.get(address).status_code == 404, address
    assert page.post("/new", {"game": old, "against": "screen", "seat": "0"}).status_code == 404
    new = house.hub.table(page.new(game=NAME)[3:]).sitting
    assert new.game is game(NAME)
    page.close()


def test_78_without_them_it_waits_and_says_so(open_house: Callable[..., House], version: Callable[[int], None]) -> None:
    house = open_house()
    table, ann = begun(house)
    house.close()
    version(2)
    house = open_house()
    page = Browser(house, "en")
    page.http.cookies = ann.http.cookies
    answer = page.get(table)
    assert answer.status_code == 409
    assert "begun by earlier rules" in answer.text
    house.close()
    page.close()
    version(1)
    house = open_house()
    assert house.browser().get(table).status_code == 200
