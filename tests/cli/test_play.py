"""hantise play: a game in the terminal, by text."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hantise
from hantise.cli.rules import rule_text

from .conftest import PLAIN, TIC_TAC_TOE, Run, refused

PEOPLE = ("--seats", "human,human")
CROSS_WINS = "a1\na2\nb1\nb2\nc1\n"


def lines_with(text: str, word: str) -> list[str]:
    return [line for line in text.splitlines() if word in line]


def test_a_whole_game(run: Run) -> None:
    result = run("play", TIC_TAC_TOE, *PEOPLE, "--record", "game.rec", input=CROSS_WINS)
    assert result.exit_code == 0
    assert "Cross has three in a line and wins." in result.stdout
    assert lines_with(result.stdout, "Cross  +1")
    assert lines_with(result.stdout, "Nought  -1")
    game = hantise.game(TIC_TAC_TOE)
    record = hantise.Record.read(Path("game.rec").read_text(encoding="utf-8"), game)
    assert [e.text for e in record.entries] == ["a1", "a2", "b1", "b2", "c1"]
    assert record.replay().ended == record.ended == "line"


def test_picks_by_number_and_by_the_beginning_of_a_text(run: Run) -> None:
    result = run("play", TIC_TAC_TOE, *PEOPLE, input="9\nA1\nb\nb3\n")
    assert "Cross marks c3." in result.stdout
    assert "Nought marks a1." in result.stdout
    assert "“b” may mean: b1, b2, b3" in result.stdout
    assert "Cross marks b3." in result.stdout


def test_what_is_no_pick_changes_nothing_and_is_explained(run: Run) -> None:
    result = run("play", TIC_TAC_TOE, *PEOPLE, input="a1\na1\nz9\n0\n10\n\nwhy a1\nwhy z9\nwhy a2\nwhy\n")
    assert "“a1” is not possible now: a1 is taken. [T-2]" in result.stdout
    assert "“z9” is no pick here; write for example b1, or help" in result.stdout
    assert "there is no option 0: they go from 1 to 8" in result.stdout
    assert "there is no option 10: they go from 1 to 8" in result.stdout
    assert "\na1 is taken. [T-2]" in result.stdout
    assert "“a2” is allowed: you may pick it" in result.stdout
    assert "Why what?" in result.stdout
    assert len(lines_with(result.stdout, "Mark a free cell.")) == 2, "the table is shown anew only after a pick"


def test_undo_takes_back_where_nobody_has_learnt_anything(run: Run) -> None:
    """Shy Monsters: placing tiles tells nobody anything; peeking does."""
    build = "1\nundo\n1\n1\n1\n1\n1\n1\ny\n"
    result = run("play", "shy_monsters", *PEOPLE, "--seed", "3", input=build + "peek g1\nundo\n")
    assert result.exit_code == 0
    assert len(lines_with(result.stdout, "Taken back: corridor@g6")) == 1
    assert len(lines_with(result.stdout, "Nothing can be taken back")) == 1
    assert lines_with(result.stdout, "Hero reveals g1")


def test_after_an_undo_chance_goes_on_as_it_would_have(run: Run) -> None:
    """The same seed brings the same draws, whether something was taken back on the way or not."""
    straight = "1\n" * 6 + "y\n"
    back = "2\nundo\n" + straight
    for name, typed in (("straight.rec", straight), ("back.rec", back)):
        moves = "1\n1\n" + "explore g6\nexplore g5\nexplore g4\nexplore g3\n"
        run("play", "shy_monsters", *PEOPLE, "--seed", "3", "--record", name, input=typed + moves)
    texts = [Path(name).read_text(encoding="utf-8") for name in ("straight.rec", "back.rec")]
    assert texts[0] == texts[1]
    assert texts[0].count("[") >= 1, "chance has spoken again, for the second floor"


def test_questions_that_are_asked_twice(run: Run) -> None:
    """The last tile locks the floor: it is placed after a yes only."""
    result = run("play", "shy_monsters", *PEOPLE, "--seed", "3", input="1\n1\n1\n1\n1\n1\nn\n1\ny\n")
    assert len(lines_with(result.stdout, "This is the last tile")) == 2
    assert len(lines_with(result.stdout, "Dungeon Master locks floor 1")) == 1


def test_rules_log_and_help(run: Run) -> None:
    result = run("play", TIC_TAC_TOE, *PEOPLE, input="rules\nrules t-4\nrules X-9\na1\nlog\nhelp\n")
    assert "T-2. In turn, each marks one free cell." in result.stdout
    assert "T-4. If no cell is free and nobody has a line, the game is drawn." in result.stdout
    assert "There is no rule X-9 in the rules of this game." in result.stdout
    assert len(lines_with(result.stdout, "· Cross marks a1.")) == 2
    assert "save FILE" in result.stdout


def test_every_rule_of_shy_monsters_can_be_read() -> None:
    game = hantise.game("shy_monsters")
    ids = re.findall(r"^- \*\*(SM-[A-Z]+-\d+)\*\*", (game.folder / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(ids) > 50
    for rule in ids:
        text = rule_text(game, rule)
        assert text.startswith(rule), rule
        assert len(text) > len(rule) + 10
        assert "**" not in text
        assert not [other for other in ids if text.count(f"{other} ") and other != rule and f"- **{other}" in text]


def test_save_and_resume(run: Run) -> None:
    first = run("play", TIC_TAC_TOE, *PEOPLE, input="a1\na2\nsave half.rec\nsave half.rec\nsave\nsave no/where.rec\nquit\n")
    assert first.exit_code == 0
    assert len(lines_with(first.stdout, "Saved in half.rec")) == 2, "one's own save may be written again"
    assert "no/where.rec cannot be written" in first.stdout
    assert "You have left the table." in first.stdout
    second = run("play", TIC_TAC_TOE, *PEOPLE, "--resume", "half.rec", "--record", "whole.rec", input="b1\nb2\nc1\n")
    assert "Cross has three in a line and wins." in second.stdout
    assert Path("whole.rec").read_text(encoding="utf-8").splitlines()[-2:] == ["%end line", "%returns x=1 o=-1"]
    third = run("play", TIC_TAC_TOE, *PEOPLE, input="save whole.rec\n")
    assert "whole.rec is there already" in third.stdout
    assert "is over" in refused(run("play", TIC_TAC_TOE, *PEOPLE, "--resume", "whole.rec"))


def test_bots_take_their_seats_and_a_seed_repeats_the_game(run: Run) -> None:
    for name in ("a.rec", "b.rec"):
        result = run("play", "shy_monsters", "--seats", "random,random", "--seed", "5", "--record", name)
        assert result.exit_code == 0
    assert Path("a.rec").read_bytes() == Path("b.rec").read_bytes()
    assert "%end " in Path("a.rec").read_text(encoding="utf-8")
    assert "concedes" not in result.stdout


def test_a_person_sees_only_what_his_seat_may_know(run: Run) -> None:
    """The hero's page, while a bot is master, never names a tile that lies face down."""
    result = run("play", "shy_monsters", "--seats", "random,human", "--seed", "2", input="")
    assert "Dungeon Master locks floor 1" in result.stdout
    assert "(??)" in result.stdout
    for name in ("corridor", "exit", "(Co)", "(Ex)", "draws the", "draws a "):
        assert name not in result.stdout, name


def test_faults_in_french(run: Run) -> None:
    """What the core refuses is said in the language of the command, outside the game and inside."""
    lines = {
        ("nope",): "il n’y a pas de jeu « nope » ; il y a : ",
        ("shy_monsters", "--option", "peeks=9"): "peeks ne peut pas être 9 : choisissez parmi 2,1,0",
        ("shy_monsters", "--option", "luck=1"): "shy_monsters ne connaît pas le réglage luck ; il y a : ",
        ("shy_monsters", "--components", "none.toml"): "none.toml ne peut pas être lu : ",
    }
    for arguments, line in lines.items():
        assert line in refused(run("play", *arguments, "--lang", "fr"))
    Path("cut.rec").write_text("%game tic_tac_toe 1\nx a1\no a1\n", encoding="utf-8")
    said = refused(run("replay", "cut.rec", "--game", TIC_TAC_TOE, "--lang", "fr"))
    assert (
        "cut.rec : la partie enregistrée ne suit pas les règles de tic_tac_toe, version 1 : « a1 » n’est pas possible" in said
    )
    typed = run("play", TIC_TAC_TOE, *PEOPLE, "--lang", "fr", input="a1\na1\nb\n").stdout
    assert "« a1 » n’est pas possible maintenant : a1 est déjà prise. [T-2]" in typed
    assert "« b » peut vouloir dire : b1, b2, b3" in typed


def test_french(run: Run) -> None:
    typed = "a1\na1\npourquoi a1\nrègles\naide\nquitter\n"
    for result in (
        run("play", TIC_TAC_TOE, *PEOPLE, "--lang", "fr", input=typed),
        run("play", TIC_TAC_TOE, *PEOPLE, input=typed, LC_ALL="fr_FR.UTF-8"),
    ):
        assert "« a1 » n’est pas possible maintenant : a1" in result.stdout
        assert "pourquoi TEXTE" in result.stdout
        assert "Vous avez quitté la table." in result.stdout


def test_a_number_that_is_itself_a_pick_is_the_pick(run: Run, tmp_path: Path) -> None:
    (tmp_path / "numbers.py").write_text(NUMBERS, encoding="utf-8")
    result = run("play", "numbers.py", "--seats", "human", input="3\n2\n")
    assert "· takes (who 0, n 3)" in result.stdout
    assert "there is no option" not in result.stdout


NUMBERS = """
from dataclasses import dataclass
from pathlib import Path

from hantise.core.frame import ALL, Ask
from hantise.core.game import Game, messages
from hantise.core.state import State


class Pile(State):
    left: list

    def start(self, options):
        self.left = [2, 3, 4]
        self.then(Take(0))

    def copy(self):
        g = Pile()
        g.copy_engine(self)
        g.left = self.left[:]
        return g

    def look(self, seat):
        return {"left": self.left[:]}


@dataclass(eq=False)
class Take(Ask):
    def options(self, g):
        return g.left[:]

    def resolve(self, g, pick):
        g.left.remove(pick)
        g.tell(ALL, "takes", 0, pick)
        if len(g.left) > 1:
            g.then(self)
        else:
            g.end("done", [0.0])


GAME = Game(id="numbers", version=1, state=Pile, seats=(1,), ends=("done",), folder=Path(__file__).parent / "none",
            messages=messages("takes who:seat n"))
"""


# in a real terminal ------------------------------------------------------------------------------------------------------
class Terminal:
    """A command in a pseudo-terminal."""

    def __init__(self, *arguments: str, cwd: Path) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hantise", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=os.environ | PLAIN | {"TERM": "xterm", "COLUMNS": "100"},
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""

    def until(self, word: str, seconds: float = 60) -> str:
        """Read until the word has come; what was read since the last time."""
        start, end = len(self.text), time.monotonic() + seconds
        while word not in self.text[start:]:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{word!r} has not come: {self.text[start:]!r}"
            try:
                self.text += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:
                break
        assert word in self.text[start:], self.text[start:]
        return self.text[start:]

    def rest(self, seconds: float) -> str:
        """What else comes within that time."""
        start, end = len(self.text), time.monotonic() + seconds
        while select.select([self.master], [], [], max(0.0, end - time.monotonic()))[0]:
            self.text += os.read(self.master, 65536).decode("utf-8", "replace")
        return self.text[start:]

    def type(self, line: str) -> None:
        os.write(self.master, (line + "\n").encode())

    def ctrl_c(self) -> None:
        """As a person presses it: at a question that stands there. One that comes between the words of the question and the
        waiting for its answer, as no hand is quick enough for, Python itself notes only when a line has been typed."""
        status = Path(f"/proc/{self.process.pid}/stat")
        for _ in range(2000):
            if not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "S":
                break
            time.sleep(0.01)
        if not status.exists():  # a system that does not tell
            time.sleep(0.5)
        self.process.send_signal(signal.SIGINT)

    def close(self) -> int:
        self.process.kill()
        code = self.process.wait()
        os.close(self.master)
        return code


def test_a_cover_lies_between_two_people(tmp_path: Path) -> None:
    """Before the hero sits down the screen is wiped, what was scrolled off it too, and nothing comes before he says so."""
    terminal = Terminal("play", "shy_monsters", *PEOPLE, "--seed", "3", cwd=tmp_path)
    try:
        for _ in range(5):
            terminal.until("\n> ")
            terminal.type("1")
        terminal.until("\n> ")
        terminal.type("1")
        terminal.until("[y/n]")
        terminal.type("y")
        cover = terminal.until("Press Enter")
        assert "\x1b[2J\x1b[3J\x1b[H" in cover
        assert "Hero: it is your turn" in cover
        assert "Reveal a tile" not in terminal.rest(0.5), "the page waits until the cover is lifted"
        terminal.type("")
        page = terminal.until("Reveal a tile")
        assert "\x1b[2J\x1b[3J\x1b[H" in page
        assert "(Ex)" not in page
    finally:
        terminal.close()


def test_ctrl_c_leaves_a_whole_record(tmp_path: Path) -> None:
    terminal = Terminal("play", TIC_TAC_TOE, *PEOPLE, "--record", "game.rec", cwd=tmp_path)
    try:
        terminal.until("\n> ")
        terminal.type("b2")
        terminal.until("\n> ")
        terminal.ctrl_c()
        assert "go on with: hantise play GAME --resume game.rec" in terminal.until("game.rec")
        assert terminal.process.wait(20) == 130
    finally:
        terminal.close()
    assert [p.name for p in tmp_path.iterdir()] == ["game.rec"]
    game = hantise.game(TIC_TAC_TOE)
    assert hantise.Record.read((tmp_path / "game.rec").read_text(encoding="utf-8"), game).picks == 1
    assert "Traceback" not in terminal.text


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play", "nope"], "there is no game “nope”; there are: "),
        (["play", "none.py"], "there is no file none.py"),
        (["play", "shy_monsters", "--seats", "human"], "shy_monsters is for 2 seats, and --seats names 1"),
        (["play", "shy_monsters", "--seats", "human,deep_blue"], "there is no bot 'deep_blue'; there are: random"),
        (["play", "shy_monsters", "--seats", "human,ismcts:soon"], "'soon' is no setting"),
        (["play", "shy_monsters", "--option", "peeks"], "an option is written as name=value, not peeks"),
        (["play", "shy_monsters", "--option", "luck=1"], "shy_monsters knows no setting luck; there are: "),
        (["play", "shy_monsters", "--option", "peeks=9"], "peeks cannot be 9: it is one of 2,1,0"),
        (["play", "shy_monsters", "--seed", "-1"], "Invalid value for '--seed'"),
        (["play", "shy_monsters", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "shy_monsters", "--lang", "xx"], "Invalid value for '--lang'"),
        (["play", "shy_monsters", "--record", "no/where.rec"], "no/where.rec cannot be written: there is no folder no"),
        (["play", "shy_monsters", "--record", "."], "cannot be written: Is a directory"),
        (["play", "shy_monsters", "--resume", "none.rec"], "none.rec cannot be read: No such file"),
        (["play", "shy_monsters", "--resume", "x", "--option", "a=b"], "--option cannot be given with --resume"),
        (["play"], "Missing argument 'GAME'"),
        (["play", "shy_monsters", "--bots"], "No such option"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], line: str) -> None:
    assert line in refused(run(*arguments))


def test_a_broken_game_in_the_making(run: Run) -> None:
    Path("broken.py").write_text("import nothing_of_that_name\n", encoding="utf-8")
    assert "broken.py cannot be loaded: ModuleNotFoundError" in refused(run("play", "broken.py"))
    Path("empty.py").write_text("x = 1\n", encoding="utf-8")
    assert "empty.py holds no GAME" in refused(run("play", "empty.py"))


def test_a_record_is_not_overwritten(run: Run) -> None:
    """But the game that is resumed goes on in its own file."""
    run("play", TIC_TAC_TOE, *PEOPLE, "--record", "game.rec", input="a1\n")
    before = Path("game.rec").read_text(encoding="utf-8")
    assert "game.rec is there already" in refused(run("play", TIC_TAC_TOE, *PEOPLE, "--record", "game.rec"))
    assert Path("game.rec").read_text(encoding="utf-8") == before
    run("play", TIC_TAC_TOE, *PEOPLE, "--record", "game.rec", "--resume", "game.rec", input="b2\n")
    assert Path("game.rec").read_text(encoding="utf-8") == before + "o b2\n"


def test_names_that_no_system_takes(run: Run) -> None:
    long = "x" * 300
    assert "File name too long" in refused(run("play", TIC_TAC_TOE, "--record", long))
    assert "File name too long" in refused(run("replay", long))
    assert "File name too long" in refused(run("play", long + ".py"))
    result = run("play", TIC_TAC_TOE, *PEOPLE, input=f"save {long}\nsave a\0b\nsave .\na1\n")
    assert "File name too long" in result.stdout
    assert len(lines_with(result.stdout, "cannot be written")) == 3
    assert "Cross marks a1." in result.stdout
    assert list(Path().iterdir()) == []


def test_input_that_is_no_text(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are no pick, and no fault of the program."""
    words = [sys.executable, "-m", "hantise", "play", TIC_TAC_TOE, *PEOPLE]
    environment = os.environ | PLAIN | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        words, input=b"\xff\xfe\na1\n", capture_output=True, cwd=tmp_path, env=environment, timeout=30, check=False
    )
    assert done.returncode == 0, done.stderr
    assert b"is no pick here" in done.stdout
    assert b"Cross marks a1." in done.stdout
