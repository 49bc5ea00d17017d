"""The laws of the house that can be read off its files: who imports whom, what is packed, what is never written."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
DATA = {".md", ".toml", ".json", ".jinja", ".ftl", ".css", ".js", ".svg", ".txt", ".typ", ".typed"}


def module_name(path: Path) -> str:
    parts = list(path.relative_to(SRC).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(text: str, module: str, package: bool) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a module imports, wherever the import stands."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.split(".")
                parents = here[: len(here) - node.level + package]
                base = ".".join([*parents, base] if base else parents)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def in_stdlib(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names


ANNEX = re.compile(r"hantise\.games\.\w+\.annex(?=\.|$)")

# What the table must do without: a page with Python in the browser has none of them.
SERVERS = (
    "litestar",
    "msgspec",
    "uvicorn",
    "uvloop",
    "httptools",
    "websockets",
    "sqlite3",
    "socket",
    "subprocess",
    "threading",
)


def may_import(module: str, name: str) -> bool:
    """Imports run one way: core <- games <- bots <- lab, table <- server. Nothing imports the commands."""
    if within(module, "hantise.cli", "hantise.__main__"):
        return True
    if within(name, "hantise.cli"):
        return False
    if module == "hantise.core.marks" and within(name, "mypy_extensions"):
        return True  # the compiler's mark, and no more: pure Python does without (test_core_needs_no_compiler)
    if within(name, "hantise.adaptors"):
        return within(module, "hantise.adaptors")  # they need libraries of their own, and nothing else needs them
    if within(module, "hantise.adaptors"):
        return not within(name, "hantise.lab", "hantise.table", "hantise.server")
    if within(module, "hantise.core"):
        return in_stdlib(name) or within(name, "hantise.core")
    if annex := ANNEX.match(name):
        return within(module, annex[0])  # the table finds it through the game, and imports it by no name
    if annex := ANNEX.match(module):
        own_folder = annex[0].rpartition(".")[0]
        above = ("hantise.lab", "hantise.server", *SERVERS)
        return within(name, own_folder) if within(name, "hantise.games") else not within(name, *above)
    if within(module, "hantise.games"):
        own_folder = ".".join(module.split(".")[:3])
        return in_stdlib(name) or within(name, "hantise.core", own_folder)
    if within(module, "hantise.bots"):
        return not within(name, "hantise.lab", "hantise.table", "hantise.server")
    if within(module, "hantise.lab"):
        return not within(name, "hantise.table", "hantise.server")
    if within(module, "hantise.table"):
        return not within(name, "hantise.lab", "hantise.server", *SERVERS)
    if within(module, "hantise.server"):
        return not within(name, "hantise.lab")
    return True


def test_imports_run_one_way() -> None:
    wrong = []
    for path in sorted(SRC.rglob("*.py")):
        module = module_name(path)
        for line, name in imports(path.read_text(encoding="utf-8"), module, path.name == "__init__.py"):
            if not may_import(module, name):
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {module} may not import {name}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("module", "statement", "allowed"),
    [
        ("hantise.core.state", "import random", True),
        ("hantise.core.state", "from .frame import Frame", True),
        ("hantise.core.state", "from . import frame", True),
        ("hantise.core.state", "import msgspec", False),
        ("hantise.core.state", "from mypy_extensions import mypyc_attr", False),
        ("hantise.core.marks", "from mypy_extensions import mypyc_attr", True),
        ("hantise.core.state", "from ..games import shy_monsters", False),
        ("hantise.core.state", "def f():\n    import hantise.bots", False),
        ("hantise.games.shy_monsters.rules", "from hantise.core import Ask", True),
        ("hantise.games.shy_monsters.rules", "from .state import Crypt", True),
        ("hantise.games.shy_monsters.rules", "from ..mac_gregor import rules", False),
        ("hantise.games.shy_monsters.rules", "from hantise import bots", False),
        ("hantise.games.shy_monsters.view", "import jinja2", False),
        ("hantise.bots.greedy", "from hantise.games.shy_monsters import heuristics", True),
        ("hantise.bots.greedy", "import hantise.server.app", False),
        ("hantise.server.app", "from hantise.cli import main", False),
        ("hantise.server.app", "import litestar", True),
        ("hantise.server.app", "from hantise.table import pages", True),
        ("hantise.games.shy_monsters.annex", "from hantise.table import pages, room", True),
        ("hantise.games.shy_monsters.annex.page", "from ..state import Crypt", True),
        ("hantise.games.shy_monsters.annex.page", "from . import other", True),
        ("hantise.games.shy_monsters.annex", "from ..mac_gregor import rules", False),
        ("hantise.games.shy_monsters.annex.page", "from litestar import get", False),
        ("hantise.games.shy_monsters.annex.page", "from hantise.server import desk", False),
        ("hantise.games.shy_monsters.annex.page", "from hantise.games.mac_gregor import rules", False),
        ("hantise.games.shy_monsters.rules", "from . import annex", False),
        ("hantise.games.shy_monsters.rules", "from hantise.table import pages", False),
        ("hantise.table.annex", "from hantise.games.shy_monsters import annex", False),
        ("hantise.server.annexes", "from hantise.games.shy_monsters.annex import ANNEX", False),
        ("hantise.table.hub", "import asyncio", True),
        ("hantise.table.hub", "import sqlite3", False),
        ("hantise.table.wire", "def f():\n    import msgspec", False),
        ("hantise.table.pages", "from litestar import Request", False),
        ("hantise.table.pages", "from hantise.server import guard", False),
        ("hantise.adaptors.openspiel", "import pyspiel", True),
        ("hantise.adaptors.openspiel", "from hantise.table import pages", False),
        ("hantise.lab.simulate", "from hantise.adaptors import learner", False),
        ("hantise.__main__", "from hantise.cli import main", True),
    ],
)
def test_the_import_law_itself(module: str, statement: str, allowed: bool) -> None:
    assert all(may_import(module, name) for _, name in imports(statement, module, False)) is allowed


# Where a game may be named outside its folder, and why. A line is exempt that holds one of the words; a whole file by "".
NAMED = {
    "pyproject.toml": ("", "the entry points"),
    "src/hantise/cli": ("hantise ", "examples in the help of a command"),
    "src/hantise/components.py": ("shy_monsters", "an example in the docstring and in an error"),
    "src/hantise/core/record.py": ("%game shy_monsters", "the form of a record, by example"),
    "src/hantise/lab": ("python -m hantise.lab.", "examples in the head of a command"),
    "tools/shots.py": ("", "the pictures of the README"),
}


def test_nothing_outside_a_games_folder_names_it() -> None:
    """What only one game has lies in that game's folder: no branch, no key, no script of the house knows it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ids = sorted(project["entry-points"]["hantise.games"])
    words = re.compile("|".join([*ids, *(name.replace("_", "[ -]?") for name in ids)]), re.IGNORECASE)
    wrong, used = [], set()
    for path in tree():
        name = str(path.relative_to(ROOT))
        if not name.startswith(("src/", "tools/", "pyproject")) or name.startswith("src/hantise/games/"):
            continue
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if words.search(line):
                exempt = [key for key, (word, _) in NAMED.items() if name.startswith(key) and word in line]
                used |= set(exempt)
                if not exempt:
                    wrong.append(f"{name}:{n}: {line.strip()[:100]}")
    assert not wrong, "\n".join(wrong)
    assert used == set(NAMED), f"no longer needed: {set(NAMED) - used}"


def test_no_two_files_of_tests_have_one_name() -> None:
    """pytest cannot tell them apart where their folders are no packages, and then collects none of all tests."""
    names = [p.name for p in tree() if p.match("tests/**/test_*.py") and not (p.parent / "__init__.py").exists()]
    assert sorted(set(names)) == sorted(names)


def test_core_needs_no_compiler() -> None:
    """The core is imported where nothing but the standard library can be found."""
    code = (
        f"import sys; sys.path.insert(0, {str(SRC)!r}); import types; house = types.ModuleType('hantise');"
        f"house.__path__ = [{str(SRC / 'hantise')!r}]; sys.modules['hantise'] = house;"
        "import importlib, pathlib;"
        "[importlib.import_module('hantise.core.' + p.stem)"
        " for p in sorted(pathlib.Path(house.__path__[0], 'core').glob('*.py')) if p.stem != '__init__'];"
        "assert 'mypy_extensions' not in sys.modules"
    )
    run = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def git(*arguments: str, stdin: str | None = None) -> str:
    run = subprocess.run(["git", *arguments], cwd=ROOT, input=stdin, capture_output=True, text=True, check=False)
    if run.returncode == 128:
        pytest.skip("not a git checkout: which files belong to the tree is not known")
    return run.stdout


def tree() -> list[Path]:
    names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    return [ROOT / name for name in sorted(set(names)) if name and (ROOT / name).is_file()]


def test_no_file_names_the_machine_it_was_written_on() -> None:
    # Written in halves, so that this file does not name them either.
    words = ["/wo" + "rk/", ".lib" + "rary", "far" + "m-", "py" + "pi.org", "python" + "hosted", "registry.np" + "mjs"]
    wrong = []
    for path in tree():
        content = path.read_bytes()
        wrong += [f"{path.relative_to(ROOT)}: {word}" for word in words if word.encode() in content]
    assert not wrong, "\n".join(wrong)


def test_no_merge_has_left_its_marks() -> None:
    found = [path for path in tree() if re.search(rb"^(?:<{7}|>{7}) ", path.read_bytes(), re.M)]
    assert not found, found


def test_the_wheel_holds_the_data_files() -> None:
    """hatchling packs what lies in the package and git does not ignore; so nothing may be excluded or ignored."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    hooks = wheel.pop("hooks")
    assert hooks == {"custom": {}}  # hatch_build.py: adds the compiled modules where they are wanted
    assert wheel == {"packages": ["src/hantise"]}
    data = [str(path.relative_to(ROOT)) for path in SRC.rglob("*") if path.suffix in DATA]
    assert data
    assert git("check-ignore", "--stdin", stdin="\n".join(data)) == ""


@pytest.mark.parametrize("name", ["play", "dev", "adaptors"])
def test_locks_are_hashed_and_name_no_index(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    pins = re.findall(r"^[a-z0-9][\w.-]*==.*?(?=^[a-z0-9]|\Z)", text, flags=re.MULTILINE | re.DOTALL)
    assert len(pins) > 10
    assert all("--hash=sha256:" in pin for pin in pins)
    assert "://" not in text
    assert {"hatchling", "editables"} <= {pin.partition("==")[0] for pin in pins}


def test_dev_lock_holds_the_play_lock() -> None:
    """make test also serves make play: what is pinned for play is pinned alike for dev."""

    def pins(name: str) -> set[tuple[str, str]]:
        text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
        return set(re.findall(r"^([a-z0-9][\w.-]*)==([^\s;]+)", text, flags=re.MULTILINE))

    assert pins("play") <= pins("dev")


def test_links_between_the_pages_lead_somewhere() -> None:
    wrong = []
    for page in [path for path in tree() if path.suffix == ".md"]:
        text = re.sub(r"```.*?```|<!--.*?-->", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)\s#]+)[^)]*\)", text):
            if not re.match(r"[a-z]+:", target) and not (page.parent / target).exists():
                wrong.append(f"{page.relative_to(ROOT)}: {target}")
    assert not wrong, "\n".join(wrong)


def test_constants_of_compiled_modules_are_final() -> None:
    """A constant that is not Final is looked up in a dictionary at every use, which was a quarter of a compiled decision.
    Long lists of names for 0, 1, 2 ... in one line are let be."""
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from compiled import places
    finally:
        sys.path.remove(str(ROOT / "tools"))
    loose = []
    for path in places():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
            names = [t.id for t in targets if isinstance(t, ast.Name) and re.fullmatch(r"[A-Z][A-Z0-9_]+", t.id)]
            final = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("Final")
            if names and names != ["GAME"] and not final:
                loose.append(f"{path.relative_to(ROOT)}:{node.lineno}: {names[0]} is not Final")
    assert not loose, "\n".join(loose)


def functions_that_import(text: str) -> list[int]:
    """The lines of the imports that stand inside a function."""
    functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return sorted({n.lineno for f in functions for n in ast.walk(f) if isinstance(n, (ast.Import, ast.ImportFrom))})


def test_no_dataclass_of_core_and_games_has_a_class_variable() -> None:
    """Where it is compiled it is a field with a default, and no sentence below it can have fields: a method says the same."""
    found = [
        f"{path.relative_to(ROOT)}:{line.lineno}"
        for folder in ("core", "games")
        for path in (SRC / "hantise" / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(d) for d in node.decorator_list)
        for line in node.body
        if isinstance(line, ast.AnnAssign) and "ClassVar" in ast.unparse(line.annotation)
    ]
    assert not found, found


def test_no_import_stands_inside_a_function_of_core_and_games() -> None:
    """State lies below, rules above, and the game ties them: so nothing has to wait for its import."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for room in ("core", "games")
        for path in sorted((SRC / "hantise" / room).rglob("*.py"))
        for line in functions_that_import(path.read_text(encoding="utf-8"))
    ]
    assert not wrong, wrong
    assert functions_that_import("import a\ndef f():\n    if x:\n        from . import b\n") == [4]


LADDER = re.compile(r"\bpick\s*(?:<|>)=?\s")


def test_nobody_waits_by_wait_for() -> None:
    """In Python 3.11 it swallows a cancellation that comes together with what it waits for: the task then never ends."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for folder in ("src", "tests", "tools")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and node.attr == "wait_for" and ast.unparse(node.value) == "asyncio"
    ]
    assert not found, f"say 'async with asyncio.timeout(seconds)': {found}"


def test_a_deed_is_one_thing() -> None:
    """No game asks in which range a pick lies: the kinds of a menu own their ranges."""
    wrong = [
        f"{path.relative_to(ROOT)}:{n}: {line.strip()}"
        for path in sorted((SRC / "hantise" / "games").rglob("*.py"))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if LADDER.search(line)
    ]
    assert not wrong, "\n".join(wrong)
    assert LADDER.search("if pick >= cards.PICK:")


def circles(room: Path) -> list[set[str]]:
    """The sets of modules of a folder that import each other, however far round."""
    package = module_name(room / "__init__.py")
    names = {module_name(path): path for path in room.rglob("*.py") if path.name != "__init__.py"}
    known = {
        name: {
            other
            for _, wanted in imports(path.read_text(encoding="utf-8"), name, False)
            for other in (wanted, wanted.rpartition(".")[0])
            if other in names and other != name
        }
        for name, path in names.items()
    }
    reach = {name: set(others) for name, others in known.items()}
    for middle in reach:
        for name in reach:
            if middle in reach[name]:
                reach[name] |= reach[middle]
    found = {frozenset(o for o in reach[name] if name in reach[o]) for name in reach if name in reach[name]}
    return [{name.removeprefix(package + ".") for name in circle} for circle in found]


@pytest.mark.parametrize("game", sorted(p.parent.name for p in (SRC / "hantise" / "games").glob("*/rules.md")))
def test_no_files_of_a_game_import_each_other(game: str) -> None:
    """A game's files lie on floors, each above those that it imports."""
    assert not circles(SRC / "hantise" / "games" / game)
