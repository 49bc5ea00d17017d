"""Pages in a language that nobody speaks (tests/pseudo.py): what can be read there comes out of the catalogues, whole."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.pseudo import CLOSE, OPEN, Page, glued, strange

HERE = Path(__file__).parent


def test_what_is_sought_is_found() -> None:
    word = OPEN + "ｗｏｒｄ" + CLOSE
    assert not strange(f"{word} 12 SM-MOV-3 c4")
    assert strange(f"{word} zxqv left")
    assert glued(f"{word} {word}")
    assert not glued(f"{OPEN}ｉｎ {word} {word}{CLOSE}"), "a sentence with two words in it"
    assert not glued(f"{word}: {word}")
    assert not glued(f"{OPEN}ａ.{CLOSE} {word}"), "one sentence after another"
    assert glued(Page(f"<p>{word} {word} <b>{word}</b></p>").pieces[0])
    assert not glued(Page(f"<p><b>{word}</b> {word}</p>").pieces[0]), "a heading before it"
    html = (
        f'<p title="a tip">b<script>c</script></p><section id="goal"><p title="d">e</p></section><input placeholder="{word}">'
    )
    assert Page(html).pieces == ["a tip", "b", word]


QUOTED = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
NO_WORDS = {"px px", "line of-", "ask back "}  # lengths, classes, what is sent


def test_89_scripts_have_no_words_of_their_own() -> None:
    said = set()
    for path in (HERE.parent / "src/hantise").rglob("*.js"):
        code = re.sub(r"(?m)(^|\s)//.*$", "", path.read_text(encoding="utf-8"))
        texts = [
            re.sub(r"\$\{[^}]*\}", "", next(g for g in found.groups() if g is not None)) for found in QUOTED.finditer(code)
        ]
        said |= {
            t for t in texts if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", t) and not re.search(r"[#\[\]=<>{}]|^\.|:not| \.", t)
        }
    assert said == NO_WORDS


@pytest.mark.slow
def test_89_every_sentence_comes_from_the_catalogues_and_none_is_glued() -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(HERE.parent / "src"), str(HERE.parent)])}
    ran = subprocess.run(
        [sys.executable, str(HERE / "pseudo.py")], capture_output=True, text=True, env=env, timeout=300, check=False
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    found = json.loads(ran.stdout)
    assert found["pages"] > 60
    assert not found["strange"], json.dumps(found["strange"], ensure_ascii=False, indent=1)
    assert not found["glued"], json.dumps(found["glued"], ensure_ascii=False, indent=1)
