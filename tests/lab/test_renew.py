"""Golden records and games of settings are written anew, and say what the game does."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import hantise
from hantise.core.conformance.files import unrecorded
from hantise.core.conformance.perft_file import read_perft, settings_file, wrong_perft
from hantise.lab.renew import Renewed, cases, renew
from hantise.lab.scaffold import scaffold

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial" / "tic_tac_toe.py"


def test_old_records_are_rewritten_with_their_returns(tmp_path: Path) -> None:
    game = hantise.game(str(TUTORIAL))
    folder = tmp_path / "tic_tac_toe"
    shutil.copytree(game.folder, folder)
    old = folder / "records" / "line.rec"
    text = old.read_text(encoding="utf-8")
    assert "%returns" in text
    old.write_text("# a line\n" + text.rpartition("%returns")[0], encoding="utf-8")
    copy = replace(game, folder=folder)
    assert any("does not say what each seat has" in said for said in unrecorded(copy, folder / "records"))
    assert renew(copy) == Renewed([old, folder / "perft.txt", folder / "perft.settings.txt"])
    assert old.read_text(encoding="utf-8") == "# a line\n" + text
    assert list(unrecorded(copy, folder / "records")) == []
    assert list(wrong_perft(copy, folder / "perft.txt")) == []


def test_every_seat_and_value_has_a_game() -> None:
    game = hantise.game("shy_monsters")
    found = list(cases(game))
    assert {s.seats for s in found} == set(game.seats)
    for name, option in game.options.items():
        if not option.match:
            values = {repr(dict(s.options).get(name, option.default)) for s in found}
            assert values == {repr(v) for v in option.values}
    path = settings_file(Path(__file__).parents[1] / "perft" / "shy_monsters.txt")
    assert {str(s) for s in found} <= {s.name for s in read_perft(path)}


def test_an_option_too_few_on_the_way_is_named(tmp_path: Path) -> None:
    game = hantise.game(str(TUTORIAL))
    (tmp_path / "perft.txt").write_text("", encoding="utf-8")
    (tmp_path / "perft.settings.txt").write_text("[short]\n| %game tic_tac_toe 1\n| x b2\n| o a1\n= 9 7\n", encoding="utf-8")
    assert list(wrong_perft(game, tmp_path / "perft.txt")) == [
        "perft short: 8 options at decision 2, before 'a1', and the file says 7"
    ]


def test_there_must_be_a_place(tmp_path: Path) -> None:
    game = replace(hantise.game(str(TUTORIAL)), folder=tmp_path / "nowhere")
    with pytest.raises(ValueError, match="there is no place for the records"):
        renew(game)


def test_a_game_of_ones_own_gets_all_its_files(tmp_path: Path) -> None:
    """From nothing: a record for each end, counted positions, games with every setting; the checks hold the game to them."""
    folder = tmp_path / "night_watch"
    scaffold("night_watch", folder)
    shutil.rmtree(folder / "records")
    (folder / "perft.txt").unlink()
    game = hantise.game(str(folder / "__init__.py"))
    done = renew(game)
    names = ["draw.rec", "perft.settings.txt", "perft.txt", "points.rec"]
    assert sorted(path.name for path in done.written) == names
    assert done.gone == []
    assert list(unrecorded(game, folder / "records")) == []
    assert list(wrong_perft(game, folder / "perft.txt")) == []
    assert {s.name: sorted(s.counts) for s in read_perft(folder / "perft.txt")} == {"opening": [1], "middle": [1, 2, 3, 4]}
    assert renew(game).written == [folder / "perft.txt", folder / "perft.settings.txt"], "the records are as they were"


def test_what_does_not_fit_the_rules_any_more_is_left_out(tmp_path: Path) -> None:
    """In a folder of its own, where rules are in the making; and an end that lost its record by that gets another."""
    folder = tmp_path / "dawn_watch"
    scaffold("dawn_watch", folder)
    record = folder / "records" / "draw.rec"
    record.write_text(record.read_text(encoding="utf-8").replace("\na ", "\nb ", 1), encoding="utf-8")
    perft = folder / "perft.txt"
    perft.write_text(perft.read_text(encoding="utf-8").replace("| a three", "| b three"), encoding="utf-8")
    game = hantise.game(str(folder / "__init__.py"))
    done = renew(game)
    assert done.gone == [str(record), f"{perft} [middle]"]
    assert record in done.written
    assert list(unrecorded(game, folder / "records")) == []
    assert [s.name for s in read_perft(perft)] == ["opening"]
