"""hantise new-game: a folder that passes the checks, its own tests and the house's linter as it is."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hantise
from hantise.lab.scaffold import prefix, scaffold, title
from hantise.parts import changed, leaves, stubbed
from hantise.picture import drawing

from .conftest import ROOT, Run, refused


def test_it_is_a_game(run: Run) -> None:
    result = run("new-game", "night_watch")
    assert result.exit_code == 0
    assert "night_watch/rules.md" in result.stdout
    game = hantise.game("night_watch/__init__.py")
    assert (game.id, game.version, game.stage) == ("night_watch", 1, "prototype")
    assert "Draw" not in run("play", "night_watch", "--seats", "random,random", "--seed", "1").stdout
    assert "Night Watch" in run("play", "night_watch", input="").stdout
    assert "peeks" not in run("components", "night_watch").stdout


def test_its_own_tests_pass_and_it_is_clean(run: Run) -> None:
    """With a long name too: lines stay short, and the rules keep their prefix."""
    run("new-game", "a_very_long_vigil_in_the_house_of_ghosts")
    folder = "a_very_long_vigil_in_the_house_of_ghosts"
    config = str(ROOT / "pyproject.toml")
    for words in (
        ["pytest", "-q", "-p", "no:cacheprovider", folder],
        ["ruff", "check", "--no-cache", "--config", config, folder],
        ["ruff", "format", "--no-cache", "--check", "--config", config, folder],
    ):
        done = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    assert "AVLV-TRN-2" in Path(folder, "rules.md").read_text(encoding="utf-8")


def test_it_draws_itself(run: Run) -> None:
    """Its picture is made of parts, of which a page is sent what changed."""
    run("new-game", "late_watch")
    game = hantise.game("late_watch/__init__.py")
    state = game.new(seed=4)
    drawn = drawing(game, "fr")
    before = drawn.board(game.view(state), ())
    state.play(state.options[0])
    after = drawn.board(game.view(state), ())
    assert [part.id for part in leaves(after)] == ["pile", "played-0"]
    assert changed(before, after) is None, "a card more"
    assert stubbed(after, drawn.board(game.view(state), ())) == '<g id="pile" data-same="2"></g>'
    assert drawn.told("hand", game.view(state, 0), ())[0].html.startswith('<button type="button" class="card')
    assert drawn.told("aid", game.view(state, 0)) == [], "so that its page has no such panel: tests/browser/test_panels.py"
    assert "Une carte est jouée" in hantise.draw(game.view(state), "fr", game=game)


def test_nothing_is_overwritten_and_nothing_is_left_half_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("mine").mkdir()
    Path("mine/kept.txt").write_text("kept", encoding="utf-8")
    assert "mine is there already, and nothing is overwritten" in refused(run("new-game", "mine"))
    assert [p.name for p in Path("mine").iterdir()] == ["kept.txt"]

    def stopped(folder: Path, name: str) -> list[str]:
        (folder / "rules.py").write_text("half", encoding="utf-8")
        raise KeyboardInterrupt

    monkeypatch.setattr("hantise.lab.scaffold.fill", stopped)
    with pytest.raises(KeyboardInterrupt):
        scaffold("other", Path("other"))
    assert [p.name for p in Path().iterdir()] == ["mine"]


def test_in_another_folder(run: Run) -> None:
    assert run("new-game", "vigil", "--folder", "elsewhere").exit_code == 0
    assert hantise.game("elsewhere/__init__.py").id == "vigil"


@pytest.mark.parametrize("name", ["Night", "night-watch", "2night", "", "a/b", "../up", "class", "é", "x" * 41, "a b"])
def test_names_that_are_no_ids(run: Run, name: str) -> None:
    assert "cannot be the id of a game" in refused(run("new-game", name))
    assert list(Path().iterdir()) == []


def test_a_folder_that_is_not_there(run: Run) -> None:
    assert "there is no folder no to put it in" in refused(run("new-game", "vigil", "--folder", "no/vigil"))


def test_title_and_prefix() -> None:
    assert (title("night_watch"), prefix("night_watch")) == ("Night Watch", "NW")
    assert (title("vigil"), prefix("vigil")) == ("Vigil", "VI")
    assert prefix("a") == "A"
    assert prefix("night_2") == "NI"
    assert prefix("a_b_c_d_e") == "ABCD"


def test_it_is_a_package(run: Run, tmp_path: Path) -> None:
    """With its pyproject.toml it is built as any package is: rules, texts and pictures go in, tests and records do not."""
    run("new-game", "night_watch")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", "wheels", "./night_watch"]
    done = subprocess.run(build, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "wheels").glob("night_watch-*.whl")
    with zipfile.ZipFile(wheel) as box:
        inside = {name.partition("/")[2] for name in box.namelist() if name.startswith("night_watch/")}
        (points,) = (name for name in box.namelist() if name.endswith("entry_points.txt"))
        assert "night_watch = night_watch:GAME" in box.read(points).decode()
    assert {"__init__.py", "rules.md", "board.svg.jinja", "components.toml", "locale/fr.ftl"} <= inside
    assert not [name for name in inside if name.startswith(("tests", "records", "perft")) or name == "pyproject.toml"]
