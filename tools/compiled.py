"""The parts of tools/compiled.sh that are easier said in Python. See there."""

from __future__ import annotations

import ast
import builtins
import dataclasses
import importlib
import os
import shutil
import sys
import tomllib
from pathlib import Path
from types import FunctionType, NoneType
from typing import Any

ROOT = Path(__file__).parent.parent
TABLE = Path(__file__).parent / "compiled_modules.txt"
TUTORIAL = "tic_tac_toe"


def places() -> list[Path]:
    """What is compiled, from the table: files of the checkout. The first `*` stands for every game that pyproject.toml
    installs, a second one for any name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = sorted(project["entry-points"]["hantise.games"])
    found: list[Path] = []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        pattern = line.split("#")[0].strip()
        if pattern:
            paths = [path for name in names for path in sorted(ROOT.glob(pattern.replace("*", name, 1)))]
            found += paths if "*" in pattern else [ROOT / pattern]
    return found


def inside(path: Path) -> Path:
    """Where a file of the checkout lies in the copy."""
    return path.relative_to(ROOT / ("src" if path.is_relative_to(ROOT / "src") else "docs/tutorial"))


def copy(target: Path) -> None:
    """Copy the package, and the tutorial's game beside it; what is compiled in the form that mypyc makes most of."""
    hidden = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "hantise", target / "hantise", ignore=hidden)
    shutil.copytree(ROOT / "docs" / "tutorial" / TUTORIAL, target / TUTORIAL, ignore=hidden)
    shutil.copy(ROOT / "docs" / "tutorial" / f"{TUTORIAL}.py", target)
    write_out(target)


def write_out(target: Path) -> None:
    """Write the `__init__` of the copy's dataclasses out, which mypyc would leave to the interpreter: making a frame takes
    three times as long there. What they do is what `dataclasses` does; the checksums hold it."""
    sys.path.append(str(ROOT / "docs" / "tutorial"))
    for path in places():
        module = importlib.import_module(".".join(inside(path).with_suffix("").parts))
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in reversed(ast.parse("\n".join(lines)).body):
            if isinstance(node, ast.ClassDef) and node.name in vars(module):
                lines[node.end_lineno : node.end_lineno] = init_of(vars(module)[node.name], node, vars(module))
        (target / inside(path)).write_text("\n".join(lines) + "\n", encoding="utf-8")


def init_of(cls: type, node: ast.ClassDef, known: dict[str, object]) -> list[str]:
    """The lines of `__init__` of a dataclass; none where it is no plain one, or a base's field is of a type that its module
    does not know."""
    dataclass: Any = cls.__dict__.get("__dataclass_params__")
    if dataclass is None or not dataclass.init or dataclass.frozen or hasattr(cls, "__post_init__"):
        return []
    values: dict[str, Any] = {
        a.target.id: a.value for a in node.body if isinstance(a, ast.AnnAssign) and isinstance(a.target, ast.Name)
    }
    heads, body = ["self"], []
    for field in dataclasses.fields(cls):
        own, head = field.name in values, f"{field.name}: {field.type}"
        if field.default_factory is not dataclasses.MISSING or field.kw_only or not field.init:
            return []
        if not own and not all(n in known or hasattr(builtins, n) for n in compile(field.type, "", "eval").co_names):
            return []
        if field.default is not dataclasses.MISSING:
            plain = type(field.default) in (bool, int, str, NoneType) or field.default == ()
            if not plain and not own:
                return []
            head += f" = {field.default!r}" if plain else f" = {ast.unparse(values[field.name])}"
        heads.append(head)
        body.append(f"        self.{field.name} = {field.name}")
    return ["", f"    def __init__({', '.join(heads)}) -> None:", *(body or ["        pass"])]


def games() -> list[object]:
    """The installed games and the tutorial's, compiled if they are so here."""
    import hantise

    sys.path.append(str(ROOT / "docs" / "tutorial"))
    return [*hantise.games().values(), importlib.import_module(TUTORIAL).GAME]


def groups() -> dict[str, list[str]]:
    """The modules by what is compiled as one: the core, each game, the tutorial's. Two modules of a group may import each
    other; all in one group would be a C file that takes one processor ten minutes."""
    found: dict[str, list[str]] = {}
    for path in places():
        file = inside(path)
        room = file.parts[:3] if "games" in file.parts else file.parts[:2]
        found.setdefault("_".join(room).removesuffix(".py"), []).append(str(file))
    return found


def build(target: Path) -> None:
    """Compile the copy in place, group by group, as many at once as there are processors."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    separate = [(files, name) for name, files in groups().items()]
    what = ["--config-file", str(ROOT / "pyproject.toml"), *[file for files, _ in separate for file in files]]
    os.chdir(target)
    modules = mypycify(what, opt_level="2", separate=separate)
    command = build_ext(Distribution({"name": "hantise", "ext_modules": modules}))
    command.inplace, command.parallel = True, os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def proof() -> None:
    """Fail unless every module of the table is compiled here, and the making of every frame with it."""
    from hantise.core.frame import Frame

    for path in places():
        name = ".".join(inside(path).with_suffix("").parts)
        module = importlib.import_module(name)
        file = module.__file__ or ""
        if not file.endswith(".so") and not file.endswith(".pyd"):
            sys.exit(f"compiled: {name} is not compiled: {file}")
        for cls in vars(module).values():
            own = isinstance(cls, type) and issubclass(cls, Frame) and cls.__module__ == name
            if own and isinstance(cls.__init__, FunctionType):
                sys.exit(f"compiled: {name}: {cls.__name__}.__init__ is not compiled")


def sums(n: int) -> None:
    """Print the checksums of random games of every game."""
    from hantise.core.conformance import checksums

    for game in games():
        print(f"{game.id}\n{checksums(game, n)}", end="")  # type: ignore[attr-defined]


def check(n: int) -> None:
    """Run the conformance checks here. Fails where one fails that does not speak of files (10, 12, 13)."""
    from hantise.core.conformance import Plan
    from hantise.core.conformance import check as conform

    for game in games():
        report = conform(game, n, Plan(thorough=3))  # type: ignore[arg-type]
        print(f"compiled: {report.game}: {report.games} games, {report.decisions} decisions, {len(report.failed)} failed")
        if not report.ok:
            sys.exit(report.text())


def main() -> None:
    word, *rest = sys.argv[1:]
    if word == "copy":
        copy(Path(rest[0]))
    elif word == "build":
        build(Path(rest[0]))
    elif word == "proof":
        proof()
    elif word == "sums":
        sums(int(rest[0]))
    elif word == "check":
        check(int(rest[0]))
    else:
        sys.exit(f"there is no {word!r}; there are: copy, build, proof, sums, check")


if __name__ == "__main__":
    main()
