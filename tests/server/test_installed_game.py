"""A package from outside our tree brings a game with an annex: pages, templates, a script and a style of its own. It is built
and installed as any package is, and works at the table with no change here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest
from test_kill import free_port

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs/tutorial"

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "hantise-noughts"
version = "1.0"

[project.entry-points."hantise.games"]
noughts = "hantise_noughts:GAME"

[tool.hatch.build.targets.wheel]
packages = ["hantise_noughts"]
"""

ANNEX = '''
from collections.abc import Sequence
from pathlib import Path

from hantise.table import pages, sight
from hantise.table.annex import Annex, Figure, Go, No, Reply, Visit, Way

SAID = []


async def guests(visit: Visit) -> Reply | Go:
    """A book of guests: whoever sends a line reads it there."""
    if visit.sent:
        if not visit.form.get("line"):
            raise No(400, "no-garbage")
        SAID.append(visit.form["line"])
        return Go(visit.path)
    t = sight.texts(visit.game, visit.lang)
    return Reply(pages.annex_page(visit.game, t, "guests.html.jinja", pages.addresses(visit.path), said=SAID, lines=visit.lang))


async def marks(visit: Visit) -> Reply:
    """How many marks there are, and who looks."""
    seat, state = visit.at.seat, visit.table.sitting.state
    return Reply(f"{state.marks[0].bit_count() + state.marks[1].bit_count()} marks, seen by {seat}", kind="text/plain")


def ways(sitting, seat: int) -> Sequence[Way]:
    return [Way(f"/t/{sitting.setup.tid}/marks", "annex-marks", first=True)]


ANNEX = Annex(
    folder=Path(__file__).parent,
    pages={"guests": guests},
    table_pages={"marks": marks},
    ways=ways,
    doors=(("guests", "annex-guests"),),
    styles=("noughts.css",),
    scripts=("noughts.js",),
    figures={"first": Figure(lambda r, who, t: [r.entries[0].text], lambda r, who, lang: "<svg></svg>", lambda r, who: {})},
)
'''

PAGE = """{% extends 'base.html.jinja' %}
{% block title %}{{ t('annex-guests') }}{% endblock %}
{% block head %}<script type="module" src="{{ own_static('noughts.js') }}"></script>{% endblock %}
{% block main %}<h1>{{ t('annex-guests') }}</h1><ul>{% for line in said %}<li>{{ line }}</li>{% endfor %}</ul>
<form method="post" action="{{ link.lang.en.split('?')[0] }}"><input name="line"><button>+</button></form>{% endblock %}
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the package is installed, from its wheel."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("target")
    package = source / "hantise_noughts"
    shutil.copytree(TUTORIAL / "tic_tac_toe", package)
    game = (TUTORIAL / "tic_tac_toe.py").read_text(encoding="utf-8")
    game = game.replace('id="tic_tac_toe"', 'id="noughts"').replace(
        'Path(__file__).parent / "tic_tac_toe"', "Path(__file__).parent"
    )
    (package / "game.py").write_text(game, encoding="utf-8")
    (package / "__init__.py").write_text("from .game import GAME\n")
    for lang, words in (("en", ("Guests", "Marks")), ("fr", ("Livre d’or", "Coups"))):
        with (package / "locale" / f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\nannex-guests = {words[0]}\nannex-marks = {words[1]}\n")
    annex = package / "annex"
    (annex / "templates").mkdir(parents=True)
    (annex / "static").mkdir()
    (annex / "__init__.py").write_text(ANNEX, encoding="utf-8")
    (annex / "templates" / "guests.html.jinja").write_text(PAGE, encoding="utf-8")
    (annex / "static" / "noughts.js").write_text("import '../theme.js'\ndocument.documentElement.dataset.noughts = 'here'\n")
    (annex / "static" / "noughts.css").write_text(".noughts{outline-offset:2px}\n")
    (source / "pyproject.toml").write_text(PROJECT)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
    ]
    run = subprocess.run([*pip, "--target", str(target), str(source)], capture_output=True, text=True, timeout=180, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert (target / "hantise_noughts" / "annex" / "static" / "noughts.js").is_file()
    return target


def environment(installed: Path) -> dict[str, str]:
    path = [str(installed), str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path), "HANTISE_PACE": "0"}


def test_a_game_with_an_annex_from_elsewhere_works_at_the_table(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "hantise", "serve", "--port", str(port), "--folder", str(tmp_path)]
    server = subprocess.Popen(command, env=environment(installed), stderr=subprocess.PIPE, text=True)
    try:
        assert server.stderr is not None
        assert str(port) in server.stderr.readline()
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=40, headers={"accept-language": "en"}) as me:
            played(me)
            there(me)
    finally:
        server.terminate()
        rest = server.communicate(timeout=20)[1]
    assert "Traceback" not in rest, rest


def played(me: httpx.Client) -> None:
    """A table: its page has the annex's way, style and script; its own page knows who asks."""
    lobby = me.get("/").text
    assert "/games/noughts/guests" in lobby
    assert "/games/noughts/guests" in me.get("/new/noughts").text
    table = me.post("/new", data={"game": "noughts", "seat": "0", "against": "random"}).headers["location"]
    page = me.get(table).text
    assert f'href="{table}/marks"' in page
    files = re.findall(r'(?:href|src)="(/static/\w+/noughts/[\w.]+)"', page)
    assert [f.rpartition("/")[2] for f in files] == ["noughts.css", "noughts.js"]
    for address in files:
        answer = me.get(address)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    assert me.get(files[1].replace("noughts/noughts.js", "theme.js")).status_code == 200, "where its import leads"
    told = me.get(f"{table}/marks")
    assert told.text.endswith("marks, seen by 0")
    assert told.headers["content-security-policy"]
    me.cookies.clear()
    assert me.get(f"{table}/marks").text.endswith("seen by -1")
    assert me.get(f"{table}/nothing").status_code == 404


def there(me: httpx.Client) -> None:
    """Its page below the game: drawn from its own template in both languages, and it takes what is sent."""
    book = "/games/noughts/guests"
    assert "<h1>Guests</h1>" in me.get(book).text
    assert "<h1>Livre d’or</h1>" in me.get(book, headers={"accept-language": "fr"}).text
    assert me.post(book, data={"line": "<b>boo</b>"}).headers["location"] == book
    assert "&lt;b&gt;boo" in me.get(book).text
    assert me.post(book, data={}).status_code == 400
    assert me.post(book, data={"line": "x"}, headers={"origin": "http://evil"}).status_code == 403
    assert me.get("/games/noughts/nothing").status_code == 404
    assert me.get("/games/nobody/guests").status_code == 404


def test_its_figures_are_found_by_the_commands(installed: Path, tmp_path: Path) -> None:
    record = (TUTORIAL / "tic_tac_toe/records/line.rec").read_text(encoding="utf-8").replace("tic_tac_toe", "noughts")
    (tmp_path / "line.rec").write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "hantise", "replay", str(tmp_path / "line.rec"), "--figure"]
    first = re.search(r"(?m)^x (\w+)|\bx:? ?(\w\d)", record)
    assert first
    for name, code in (("first", 0), ("last", 1)):
        run = subprocess.run(
            [*command, name], env=environment(installed), capture_output=True, text=True, timeout=60, check=False
        )
        assert (run.returncode == 0) == (code == 0), run.stderr
        assert re.search(r"\w\d", run.stdout) if code == 0 else "first" in run.stderr


def test_the_wheel_of_hantise_itself_holds_the_annexes(tmp_path: Path) -> None:
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "wheel",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
    ]
    run = subprocess.run([*pip, "-w", str(tmp_path), str(ROOT)], capture_output=True, text=True, timeout=180, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    for name in ("__init__.py", "templates/decks.html.jinja", "static/decks.js", "static/suspicion.css"):
        assert f"hantise/games/horror_attack/annex/{name}" in names
