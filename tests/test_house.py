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
DATA = {".md", ".toml", ".jinja", ".ftl", ".css", ".js", ".svg", ".txt", ".typed"}


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


def may_import(module: str, name: str) -> bool:
    """Imports run one way: core <- games <- bots <- lab, table. Nothing imports the commands."""
    if within(module, "hantise.cli", "hantise.__main__"):
        return True
    if within(name, "hantise.cli"):
        return False
    if module == "hantise.core.marks" and within(name, "mypy_extensions"):
        return True  # the compiler's mark, and no more: pure Python does without (test_core_needs_no_compiler)
    if within(module, "hantise.core"):
        return in_stdlib(name) or within(name, "hantise.core")
    if within(module, "hantise.games"):
        own_folder = ".".join(module.split(".")[:3])
        return in_stdlib(name) or within(name, "hantise.core", own_folder)
    if within(module, "hantise.bots"):
        return not within(name, "hantise.lab", "hantise.table")
    if within(module, "hantise.lab"):
        return not within(name, "hantise.table")
    if within(module, "hantise.table"):
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
        ("hantise.bots.greedy", "import hantise.table.app", False),
        ("hantise.table.app", "from hantise.cli import main", False),
        ("hantise.table.app", "import litestar", True),
        ("hantise.__main__", "from hantise.cli import main", True),
    ],
)
def test_the_import_law_itself(module: str, statement: str, allowed: bool) -> None:
    assert all(may_import(module, name) for _, name in imports(statement, module, False)) is allowed


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


def test_the_wheel_holds_the_data_files() -> None:
    """hatchling packs what lies in the package and git does not ignore; so nothing may be excluded or ignored."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel == {"packages": ["src/hantise"]}
    data = [str(path.relative_to(ROOT)) for path in SRC.rglob("*") if path.suffix in DATA]
    assert data
    assert git("check-ignore", "--stdin", stdin="\n".join(data)) == ""


@pytest.mark.parametrize("name", ["play", "dev"])
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
