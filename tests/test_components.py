"""An owner's components file, held against the game's own."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hantise
from hantise.components import differences, faults, read
from hantise.core.data import ComponentsError, digest, in_force

OWN: dict[str, Any] = tomllib.loads(
    """
    [game]
    id = "toy"
    information = ["meta", "monster.*.feet", "*.title"]
    source = "public"
    [meta]
    year = 2023
    [meta.box]
    weight = 2
    [counts]
    tiles = 15
    rate = 0.5
    open = true
    [[floor]]
    number = 1
    peeks = 2
    [[floor]]
    number = 2
    peeks = 1
    [[monster]]
    id = "bat"
    feet = 2
    title = "Bat"
    filled = [[1, -1], [0, 1]]
    empty = []
    words = ["a", "b"]
    """
)


def changed(**changes: Any) -> dict[str, Any]:
    """The data with other values: place, with __ for dots, and value; None takes it away."""
    data = copy.deepcopy(OWN)
    for place, value in changes.items():
        table: Any = data
        *way, last = place.split("__")
        for step in way:
            table = table[int(step)] if isinstance(table, list) else table[step]
        if value is None:
            del table[last]
        else:
            table[last] = value
    return data


def told(theirs: dict[str, Any]) -> list[tuple[str, str]]:
    return [(d.kind, d.at) for d in differences(OWN, theirs)]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({}, []),
        ({"counts__tiles": 16}, [("differs", "counts.tiles")]),
        ({"floor__1__peeks": 5}, [("differs", "floor.2.peeks")]),
        ({"counts__rate": 1}, [("differs", "counts.rate")]),
        ({"monster__0__filled": [[0, 1]]}, [("differs", "monster.bat.filled")]),
        ({"monster__0__empty": [[0, 1]]}, [("differs", "monster.bat.empty")]),
        ({"monster__0__words": []}, [("differs", "monster.bat.words")]),
        ({"game__source": "house"}, []),
        ({"game__source": None}, []),
        ({"game__notes": "mine"}, []),
        ({"counts__tiles": "15"}, [("type", "counts.tiles")]),
        ({"counts__tiles": 15.5}, [("type", "counts.tiles")]),
        ({"counts__tiles": True}, [("type", "counts.tiles")]),
        ({"counts__open": 1}, [("type", "counts.open")]),
        ({"counts": 3}, [("type", "counts")]),
        ({"floor": {}}, [("type", "floor")]),
        ({"monster__0__filled": [[0, "up"]]}, [("type", "monster.bat.filled[0]")]),
        ({"monster__0__filled": [[0, 1], 3]}, [("type", "monster.bat.filled[1]")]),
        ({"counts__tiles": None}, [("missing", "counts.tiles")]),
        ({"monster__0__id": "owl"}, [("missing", "monster.bat"), ("unknown", "monster.owl")]),
        ({"counts__tile": 3}, [("unknown", "counts.tile")]),
        ({"floor": OWN["floor"][:1]}, [("missing", "floor.2")]),
        ({"floor": [*OWN["floor"], {"number": 2, "peeks": 1}]}, [("unknown", "floor.2(2)")]),
        ({"floor": [{"number": 2, "peeks": 1}, {"number": 1, "peeks": 2}]}, []),
        ({"floor": []}, [("missing", "floor.1"), ("missing", "floor.2")]),
        ({"floor": [1, 2]}, [("type", "floor[0]")]),
        ({"monster__0__feet": 4}, [("information", "monster.bat.feet")]),
        ({"monster__0__feet": "two"}, [("information", "monster.bat.feet")]),
        ({"monster__0__feet": None, "monster__0__title": None, "meta": None}, []),
        ({"meta__year": 2024, "meta__box__weight": 3}, [("information", "meta.year"), ("information", "meta.box.weight")]),
        ({"game__information": []}, [("information", "game.information")]),
    ],
)
def test_differences(changes: dict[str, Any], found: list[tuple[str, str]]) -> None:
    theirs = changed(**changes)
    assert told(theirs) == found
    assert [d.kind for d in faults(OWN, theirs)] == [kind for kind, _ in found if kind not in ("differs", "information")]


def test_a_difference_is_told_in_one_clear_line() -> None:
    theirs = changed(counts__tiles=16, counts__rate="half", floor__0__peeks=None, counts__luck=1, monster__0__feet=4)
    assert [str(d) for d in differences(OWN, theirs)] == [
        "counts.tiles is 16; the game's own is 15",
        'counts.rate is "half", of type string; float is needed, such as 0.5',
        "counts.luck is unknown to the game",
        "floor.1.peeks is missing; the game's own is 2",
        "monster.bat.feet is 4; the game's own is 2, and nothing in the game reads it",
    ]


def test_a_file_is_read_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    for text, why in [("[game", "as TOML"), ("[other]\nid = 3\n", "which game"), ("game = 3\n", "which game")]:
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ComponentsError, match=why):
            read(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentsError, match="UTF-8"):
        read(path)
    with pytest.raises(ComponentsError, match="No such file"):
        read(tmp_path / "none.toml")


def test_the_digest_is_of_the_data_alone() -> None:
    one = tomllib.loads("# a comment\n[a]\nx = 1\ny = 2\n")
    two = tomllib.loads("[a]\ny = 2 # another\n\nx = 1\n")
    assert digest(one) == digest(two) != digest(tomllib.loads("[a]\nx = 1\ny = 3\n"))
    assert len(digest(one)) == 16


def test_which_file_is_in_force(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = hantise.game("shy_monsters").folder
    text = (folder / "components.toml").read_text(encoding="utf-8")
    monkeypatch.delenv("HANTISE_COMPONENTS", raising=False)
    assert in_force(folder) == ""
    mine = tmp_path / "shy_monsters.toml"
    mine.write_text("# mine\n" + text, encoding="utf-8")
    for place in (mine, tmp_path):
        monkeypatch.setenv("HANTISE_COMPONENTS", str(place))
        assert in_force(folder) == "", "it says the same as the game's own"
    mine.write_text(text.replace("peeks = 2", "peeks = 3"), encoding="utf-8")
    for place in (mine, tmp_path):
        monkeypatch.setenv("HANTISE_COMPONENTS", str(place))
        assert in_force(folder) == digest(read(mine))
    (tmp_path / "shy_monsters.toml").rename(tmp_path / "mac_gregor.toml")
    monkeypatch.setenv("HANTISE_COMPONENTS", str(tmp_path))
    assert in_force(folder) == "", "a folder without a file for this game"


def test_every_game_fits_its_own_file() -> None:
    for game in hantise.games().values():
        own = read(game.folder / "components.toml")
        assert differences(own, copy.deepcopy(own)) == []
        assert own["game"]["id"] == game.id
