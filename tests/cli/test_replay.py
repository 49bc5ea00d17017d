"""hantise replay: the log and the position of a recorded game, for one viewer."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import hantise

from .conftest import TIC_TAC_TOE, Run, refused

GAME = """%game shy_monsters 1
%seats m=ann h=bob
* dragon kraken
m corridor@g6 > corridor@g5 > exit@g4 > corridor@f6 > dragon@e6 > kraken@h6
h peek g6
h peek g4
h explore g6
"""


@pytest.fixture
def record(run: Run) -> str:
    """A game of Shy Monsters that was left on the first floor."""
    Path("game.rec").write_text(GAME, encoding="utf-8")
    return "game.rec"


def test_log_position_and_status(run: Run, record: str) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert "   8  ann locks floor 1: six tiles, two monsters among them." in result.stdout, "two draws and six picks"
    assert "bob steps to g6." in result.stdout
    assert "bob is choosing a move" in result.stdout


def test_each_viewer_sees_what_he_may_know(run: Run, record: str) -> None:
    """The onlooker and the hero do not see the dragon that lies face down at e6; the master does."""
    for seat in ([], ["--seat", "hero"], ["--seat", "h"], ["--seat", "1"], ["--seat", "Bob"]):
        shown = run("replay", record, *seat).stdout
        assert "(??)" in shown
        assert "dragon" not in shown.partition("At ease on this floor")[0]
        assert "(Dr)" not in shown
    for seat in (["--seat", "master"], ["--seat", "m"], ["--seat", "0"]):
        assert "(Dr)" in run("replay", record, *seat).stdout


def test_upto_counts_picks_from_either_end(run: Run, record: str) -> None:
    early = run("replay", record, "--upto", "7", "--json")
    assert json.loads(early.stdout)["at"] == 7
    assert json.loads(early.stdout)["view"]["table"]["hero"] == [0, 0]
    late = run("replay", record, "--upto", "-1", "--json")
    assert json.loads(late.stdout)["at"] == 8
    assert json.loads(late.stdout)["picks"] == 9
    start = json.loads(run("replay", record, "--upto", "0", "--json").stdout)
    assert start["at"] == 0
    assert json.loads(run("replay", record, "--json").stdout)["at"] == 9
    assert start["view"]["table"]["phase"] == "build"


def test_json_is_the_view_of_that_seat_and_his_log(run: Run, record: str) -> None:
    told = json.loads(run("replay", record, "--seat", "hero", "--json").stdout)
    game = hantise.game("shy_monsters")
    state = hantise.Record.read(GAME, game).replay()
    assert told["view"] == game.view(state, 1).to_dict()
    assert told["view"]["options"] == [game.write(state, p) for p in state.options]
    assert [line["text"] for line in told["log"]][-1].startswith("bob steps to g6")


def test_svg(run: Run, record: str) -> None:
    assert run("replay", record, "--svg", "position.svg").exit_code == 0
    root = ElementTree.fromstring(Path("position.svg").read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert sorted(p.name for p in Path().iterdir()) == ["game.rec", "position.svg"]


def test_from_stdin_and_in_french(run: Run) -> None:
    result = run("replay", "-", "--lang", "fr", input=GAME)
    assert result.exit_code == 0
    assert "bob" in result.stdout
    assert "Étage 1 sur 3" in result.stdout


def test_a_game_in_the_making(run: Run) -> None:
    Path("t.rec").write_text("%game tic_tac_toe 1\nx a1\no b2\n", encoding="utf-8")
    assert "Nought marks b2." in run("replay", "t.rec", "--game", TIC_TAC_TOE).stdout
    assert "there is no game “tic_tac_toe”" in refused(run("replay", "t.rec"))


def broken(text: str, was: str, now: str) -> str:
    assert was in text
    return text.replace(was, now, 1)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "line 1: a record begins with %game"),
        ("garbage", "line 1: a record begins with %game"),
        ("\x00\x01", "line 1: a record begins with %game"),
        (broken(GAME, "shy_monsters 1", "shy_monsters 99"), "played by rules version 99"),
        (broken(GAME, "shy_monsters 1", "shy_monsters"), "line 1: %game needs"),
        (broken(GAME, "shy_monsters", "shy_muensters"), "there is no game “shy_muensters”"),
        (broken(GAME, "h peek g6", "h peek z9"), "“peek z9” is not possible now: "),
        (broken(GAME, "h explore g6", "h explore e6"), "explore e6"),
        (broken(GAME, "h explore g6", "q explore g6"), "line 7: a deed begins with the letter of a seat (m, h)"),
        (broken(GAME, "kraken\n", "\n"), "a draw is missing in the record"),
        (broken(GAME, "dragon kraken", "dragon dragon"), "outcome"),
        (broken(GAME, "dragon kraken", "dragon dog"), "“dog” is nothing that chance can bring"),
        (broken(GAME, "corridor@g6 >", "corridor@g6 >  > [x"), "line 4"),
        (broken(GAME, "corridor@g6 > corridor@g5", "? > ?"), "cut for a seat"),
        (broken(GAME, "%seats", "%seets"), "line 2: %seets is unknown"),
        (GAME + "%end nowhere\n", "cannot end by “nowhere”"),
        (GAME + "%option luck 3\n", "knows no setting luck"),
        (GAME + "%end hero_dead\nh peek g6\n", "nothing can come after %end"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(run: Run, text: str, line: str) -> None:
    Path("bad.rec").write_text(text, encoding="utf-8")
    said = refused(run("replay", "bad.rec"))
    assert line in said
    assert said.startswith("bad.rec: ")


def test_a_record_cut_anywhere_is_shown_or_refused(run: Run) -> None:
    """A file that was cut off in the middle never ends in a traceback."""
    codes = set()
    for n in range(0, len(GAME), 7):
        result = run("replay", "-", input=GAME[:n])
        codes.add(result.exit_code)
        if result.exit_code:
            refused(result)
    assert codes == {0, 2}


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["none.rec"], "none.rec cannot be read: No such file"),
        (["."], ". cannot be read: Is a directory"),
        (["game.rec", "--upto", "10"], "the record has 9 picks: there is no position after 10"),
        (["game.rec", "--upto", "-10"], "the record has 9 picks: there is no position after -10"),
        (["game.rec", "--upto", "x"], "Invalid value for '--upto'"),
        (["game.rec", "--seat", "dragon"], "there is no seat dragon; there are: m/master/ann, h/hero/bob"),
        (["game.rec", "--svg", "no/where.svg"], "no/where.svg cannot be written: there is no folder no"),
        (["game.rec", "--game", TIC_TAC_TOE], "this is a record of shy_monsters, not of tic_tac_toe"),
    ],
)
def test_bad_input(run: Run, record: str, arguments: list[str], line: str) -> None:
    assert line in refused(run("replay", *arguments))


def test_bytes_that_are_no_text(run: Run) -> None:
    Path("bad.rec").write_bytes(b"\xff\xfe\x00%game")
    assert "bad.rec is no text in UTF-8" in refused(run("replay", "bad.rec"))


def test_suspicion_curve(run: Run) -> None:
    """Of Ze Horror Attack: as text, as a picture, for a program; up to a position; other games have none."""
    path = str(Path(__file__).parents[1] / "records" / "horror_attack" / "one_pack_sherlock_four.rec")
    lines = run("replay", path, "--figure", "suspicion", "--seat", "b").stdout.splitlines()
    assert lines[0] == "What Seat B could believe"
    assert lines[1].startswith("A model, not a measurement of minds")
    assert lines[-1].startswith("Seat D: at the end most likely")
    assert [line.split()[0] for line in lines[4:7]] == ["0", "1", "2"]
    assert run("replay", path, "--figure", "suspicion", "--svg", "curve.svg", "--lang", "fr").exit_code == 0
    root = ElementTree.parse("curve.svg").getroot()
    assert root.tag.endswith("svg")
    assert "Ce que pouvait croire le public" in Path("curve.svg").read_text(encoding="utf-8")
    told = json.loads(run("replay", path, "--figure", "suspicion", "--upto", "-3", "--json").stdout)
    assert len(told["rows"]) == len(told["picks"]) + 1 == 44
    assert all(abs(sum(row) - 1) < 0.001 for row in told["rows"][-1])
    assert "there is no position after 99" in refused(run("replay", path, "--figure", "suspicion", "--upto", "99"))


def test_no_suspicion_curve(run: Run, record: str) -> None:
    assert "shy_monsters works out no figure “suspicion”" in refused(run("replay", record, "--figure", "suspicion"))
