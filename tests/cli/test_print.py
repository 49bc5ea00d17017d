"""hantise print: a PDF, or one line that says why not."""

import os
import subprocess
import sys
from pathlib import Path

from .conftest import PLAIN, TIC_TAC_TOE, Call, Run, refused


def test_it_writes_a_pdf_and_says_so(run: Run, tmp_path: Path) -> None:
    done = run("print", "shy_monsters", "--lang", "fr", "--paper", "letter")
    assert done.exit_code == 0, done.output
    assert done.stdout == "shy_monsters.fr.pdf est écrit : 16 pièces sur 2 feuilles. La première page dit que faire.\n"
    assert (tmp_path / "shy_monsters.fr.pdf").read_bytes().startswith(b"%PDF-")
    assert [p.name for p in tmp_path.iterdir()] == ["shy_monsters.fr.pdf"]


def test_what_cannot_be_printed(run: Run) -> None:
    assert "there is no game" in refused(run("print", "no_game"))
    assert "does not say what lies in its box" in refused(run("print", TIC_TAC_TOE))
    assert "cannot be written" in refused(run("print", "shy_monsters", "--out", "nowhere/a.pdf"))


def test_without_the_library_it_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['typst'] = None; from hantise.cli import main; main(['print', 'shy_monsters'])"
    env = os.environ | PLAIN | {"LC_ALL": "C.UTF-8"}
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == 'hantise: printing is not installed (typst is missing): pip install "hantise[print]"\n'


def test_the_numbers_of_an_owner_are_printed(run: Run, call: Call, tmp_path: Path) -> None:
    """One more copy of a monster: one tile more."""
    before = run("print", "evil_corp", "--lang", "en").stdout
    run("components", "evil_corp", "--export", "my.toml")
    own = (tmp_path / "my.toml").read_text(encoding="utf-8")
    head, monster, rest = own.partition('id = "duty_gargoyle"')
    (tmp_path / "my.toml").write_text(head + monster + rest.replace("copies = 1", "copies = 2", 1), encoding="utf-8")
    after = call("print", "evil_corp", "--components", "my.toml", "--lang", "en").stdout
    assert "141 pieces" in before
    assert "142 pieces" in after
