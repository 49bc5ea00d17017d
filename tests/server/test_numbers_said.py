"""Numbers: a table keeps the components that it was begun with, and its bots play by the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from served import a_house

from hantise.bots.process import Process
from hantise.core import data
from hantise.core.registry import game

SHY = game("shy_monsters")


def owners_file(folder: Path) -> Path:
    """The game's own numbers but for one: the hero peeks three times on the first floor."""
    text = (SHY.folder / "components.toml").read_text(encoding="utf-8")
    path = folder / "shy_monsters.toml"
    path.write_text(text.replace("peeks = 2", "peeks = 3", 1), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    return path


def test_a_table_begun_with_other_numbers_says_so_and_is_not_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = owners_file(tmp_path)
    folder = tmp_path / "tables"
    monkeypatch.setenv(data.OWN, str(own))
    with a_house(folder) as first:
        ann = first.browser()
        address = ann.post("/new", {"game": "shy_monsters", "seat": "1", "against": "greedy"}).headers["location"]
        assert ann.get(address).status_code == 200
        cookies = dict(ann.http.cookies)
    monkeypatch.delenv(data.OWN)
    with a_house(folder) as second:
        told = {}
        for lang in ("en", "fr"):
            ann = second.browser(lang)
            ann.http.cookies.set("hantise", cookies["hantise"])
            answer = ann.get(address)
            assert answer.status_code == 409
            told[lang] = answer.text
            assert ann.get("/").status_code == 200, "the first page does not fall over it"
        assert "begun with other components" in told["en"]
        assert "commencée avec d’autres composants" in told["fr"]
    monkeypatch.setenv(data.OWN, str(own))
    with a_house(folder) as third:
        ann = third.browser()
        ann.http.cookies.set("hantise", cookies["hantise"])
        assert ann.get(address).status_code == 200


def test_bots_processes_read_the_owners_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(data.OWN, str(owners_file(tmp_path)))
    process = Process()
    try:
        assert process.call("hantise.core.data", "in_force", SHY.folder, timeout=60.0) == data.in_force(SHY.folder) != ""
    finally:
        process.close()
