"""hantise components, and --components: an owner of the box plays with his own numbers."""

import json
from pathlib import Path

import pytest

import hantise

from .conftest import Call, Run, refused

OWN = hantise.game("shy_monsters").folder / "components.toml"


def exported(run: Run, was: str = "", now: str = "") -> str:
    """The game's file, exported and changed."""
    assert run("components", "shy_monsters", "--export", "my.toml").exit_code == 0
    path = Path("my.toml")
    text = path.read_text(encoding="utf-8")
    assert was in text
    path.write_text(text.replace(was, now, 1), encoding="utf-8")
    return "my.toml"


def test_export_keeps_the_comments(run: Run) -> None:
    exported(run)
    assert Path("my.toml").read_bytes() == OWN.read_bytes()
    assert "is there already" in refused(run("components", "shy_monsters", "--export", "my.toml"))


def test_show(run: Run) -> None:
    assert run("components", "shy_monsters").stdout == OWN.read_text(encoding="utf-8")
    assert json.loads(run("components", "shy_monsters", "--json").stdout)["counts"]["dungeon_tiles"] == 11


def test_verify_says_what_differs(run: Run) -> None:
    same = run("components", "shy_monsters", "--verify", exported(run))
    assert (same.exit_code, same.stdout) == (0, "The file says the same as the game’s own.\n")
    Path("my.toml").unlink()
    other = run("components", "shy_monsters", "--verify", exported(run, "peeks = 2", "peeks = 4"))
    assert other.exit_code == 0
    assert other.stdout.splitlines()[0] == "differs: floor.1.peeks is 4; the game’s own is 2"


def test_verify_refuses_what_cannot_be_played(run: Run) -> None:
    result = run("components", "shy_monsters", "--verify", exported(run, "peeks = 2", 'peeks = "two"\nluck = 1'))
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [
        'wrong type: floor.1.peeks is "two" (string); a value of type integer is needed, such as 2',
        "unknown: floor.1.luck is nothing that the game knows",
    ]
    assert result.stderr == "hantise: the game cannot be played with my.toml: it has 2 faults\n"
    told = run("components", "shy_monsters", "--verify", "my.toml", "--json", "--lang", "fr")
    assert [d["kind"] for d in json.loads(told.stdout)["differences"]] == ["type", "unknown"]


def test_verify_asks_the_game_itself(run: Run) -> None:
    """A file of the right shape is approved only if the game begins with it."""
    result = run("components", "shy_monsters", "--verify", exported(run, "peeks = 2", "peeks = 99"))
    assert result.exit_code == 2
    assert "the game cannot be played with my.toml" in result.stderr
    assert "peeks: 0 to 5 tiles" in result.stderr
    told = json.loads(run("components", "shy_monsters", "--verify", "my.toml", "--json").stdout)
    assert "peeks: 0 to 5 tiles" in told["refusal"]
    own = json.loads(run("components", "shy_monsters", "--verify", str(OWN), "--json").stdout)
    assert (own["refusal"], own["differences"]) == ("", [])


def test_the_game_is_played_with_the_owners_numbers(run: Run, call: Call) -> None:
    """Four tiles are revealed on the first floor instead of two: said by --components or in the environment."""
    exported(run, "peeks = 2", "peeks = 4")
    typed = "1\n" * 6 + "y\n"
    arguments = ("play", "shy_monsters", "--seats", "human,human", "--seed", "1")
    assert "(2 before you walk)" in call(*arguments, input=typed).stdout
    assert "(4 before you walk)" in call(*arguments, "--components", "my.toml", input=typed).stdout
    assert "(4 before you walk)" in call(*arguments, input=typed, HANTISE_COMPONENTS="my.toml").stdout


def test_the_jobs_of_a_simulation_play_with_them_too(run: Run, call: Call) -> None:
    exported(run, "peeks = 2", "peeks = 5")
    arguments = ("simulate", "shy_monsters", "--games", "4", "--components", "my.toml", "--json")
    told = [json.loads(call(*arguments, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    own = json.loads(run("simulate", "shy_monsters", "--games", "4", "--json").stdout)
    assert told[0]["decisions"] == told[1]["decisions"] != own["decisions"]


@pytest.mark.parametrize(
    ("was", "now", "line"),
    [
        ("peeks = 2", 'peeks = "two"', 'my.toml does not fit shy_monsters: floor.1.peeks is "two", of type string'),
        ("peeks = 2", "", "floor.1.peeks is missing"),
        ('id = "shy_monsters"', 'id = "mac_gregor"', "my.toml holds the components of mac_gregor, not of shy_monsters"),
        ("[game]", "[game", "cannot be read as TOML"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_one_line(run: Run, was: str, now: str, line: str) -> None:
    exported(run, was, now)
    assert line in refused(run("play", "shy_monsters", "--components", "my.toml"))


def test_numbers_that_the_rules_cannot_take_are_refused_in_one_line(run: Run, call: Call) -> None:
    exported(run, "peeks = 2", "peeks = 99")
    assert "peeks: 0 to 5 tiles" in refused(call("play", "shy_monsters", "--components", "my.toml"))


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["nope"], "there is no game “nope”"),
        (["shy_monsters", "--verify", "none.toml"], "none.toml: cannot be read: No such file"),
        (["shy_monsters", "--export", "no/where.toml"], "no/where.toml cannot be written: there is no folder no"),
        (["shy_monsters", "--export", "a", "--verify", "b"], "give either --export or --verify"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], line: str) -> None:
    assert line in refused(run("components", *arguments))


def test_a_file_that_is_not_there(run: Run, call: Call) -> None:
    assert "none.toml: cannot be read" in refused(run("play", "shy_monsters", "--components", "none.toml"))
    assert "none.toml: cannot be read" in refused(run("play", "shy_monsters", HANTISE_COMPONENTS="none.toml"))
    assert "none.toml: cannot be read" in refused(call("games", HANTISE_COMPONENTS="none.toml"))
