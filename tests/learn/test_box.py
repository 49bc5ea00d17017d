"""The box of each game on the first page: a picture of its own drawing, and how hard the game is."""

import re
from pathlib import Path

import pytest

from hantise.core.registry import games
from hantise.learn.box import HARD, Box, _read, box, picture
from hantise.table import pages
from hantise.texts import LANGUAGES, Texts

GAMES = games()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_box(name: str, lang: str) -> None:
    own = box(GAMES[name])
    assert own is not None
    assert own.hard in HARD
    drawn = picture(GAMES[name], lang)
    frame = re.match(r'<svg xmlns="[^"]+" width="(\d+)" height="(\d+)" viewBox="([^"]+)"', drawn)
    assert frame is not None
    assert frame[3] == own.picture.part or not own.picture.part
    assert len(drawn) < 100_000
    found = pages.static(f"box-{name}-{lang}.svg")
    assert found is not None
    assert found[0].decode() == drawn
    assert Texts(GAMES[name], lang).has("motto"), "a sentence that invites"


def test_there_is_no_other_box() -> None:
    assert pages.static("box-nothing-en.svg") is None
    assert pages.static("box-shy_monsters-de.svg") is None


def test_a_bad_box_is_named(tmp_path: Path) -> None:
    (tmp_path / "floor.rec").write_text("", encoding="utf-8")
    path = tmp_path / "box.toml"
    path.write_text('picture = "floor.rec"\nseen = "m"\nhard = 7\n', encoding="utf-8")
    with pytest.raises(ValueError, match="hard is one of 1, 2, 3, not 7"):
        _read(GAMES["shy_monsters"], path)
    path.write_text('picture = "floor.rec"\nseen = "m"\nhard = 2\n', encoding="utf-8")
    assert isinstance(_read(GAMES["shy_monsters"], path), Box)


def test_the_picture_is_left_out_where_it_does_not_fit_the_owners_components(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantise.core.record.in_force", lambda folder: "0123456789abcdef")
    assert picture(GAMES["shy_monsters"], "en") == ""
