"""Compiles the core and the rules of all games with mypyc, for `make fast`, `make compiled` and the wheel.

python tools/compiled.py make [FOLDER]     into build/compiled, where the package finds it (src/hantise/_engine.py)
"""

from __future__ import annotations

import ast
import builtins
import dataclasses
import importlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from types import FunctionType, NoneType
from typing import Any, TypeVar, cast, get_args

from hantise import _engine

ROOT = Path(__file__).parent.parent
TABLE = Path(__file__).parent / "compiled_modules.txt"
PACKAGE = ROOT / "src" / "hantise"
TUTORIAL = "tic_tac_toe"
FOUR = "connect_four"
BESIDE = (ROOT / "docs" / "tutorial", ROOT / "benchmarks")  # where these two lie, games of one file


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
    return Path(path.name) if path.parent in BESIDE else path.relative_to(ROOT / "src")


def lay(target: Path) -> None:
    """Lay the package out for the compiler: the folders that hold compiled modules, with these in the form that mypyc makes
    most of, and all that lies beside them as links to the checkout, so that it is never older. And the tutorial's game."""
    wanted = set(places())
    rooms = {folder for path in wanted for folder in path.parents if folder.is_relative_to(PACKAGE)}
    for room in sorted(rooms - {PACKAGE}):
        there = target / inside(room)
        there.mkdir(parents=True, exist_ok=True)
        for path in room.iterdir():
            if path not in rooms and path not in wanted and path.name != "__pycache__" and path.suffix not in (".so", ".pyd"):
                (there / path.name).symlink_to(path)
    (target / TUTORIAL).symlink_to(BESIDE[0] / TUTORIAL)
    write_out(target)


def write_out(target: Path) -> None:
    """Write the `__init__` of the copy's dataclasses out, which mypyc would leave to the interpreter: making a frame takes
    three times as long there. What they do is what `dataclasses` does; the checksums hold it."""
    sys.path += map(str, BESIDE)
    for path in places():
        module = importlib.import_module(".".join(inside(path).with_suffix("").parts))
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in reversed(ast.parse("\n".join(lines)).body):
            if isinstance(node, ast.ClassDef) and node.name in vars(module):
                lines[node.end_lineno : node.end_lineno] = init_of(vars(module)[node.name], node, vars(module))
        tree = Plain(vars(module)).visit(ast.parse("\n".join(lines)))
        (target / inside(path)).write_text(ast.unparse(ast.fix_missing_locations(tree)) + "\n", encoding="utf-8")


class Plain(ast.NodeTransformer):
    """The frames and deeds of a module without the state that they are typed by: mypyc gives each object of a generic class a
    dict of its own, and cannot make a dataclass of it. What mypy holds of the types, it has held before; a deed of a family
    is asked by a decision of at least the bound of its variable."""

    def __init__(self, known: dict[str, object]) -> None:
        from hantise.core.frame import Frame
        from hantise.core.menu import Deed

        self.known = known
        self.generic = {n for n, v in known.items() if isinstance(v, type) and issubclass(v, (Frame, Deed))} | {"Generic"}
        self.variables = {n: bound_of(v, known) for n, v in known.items() if isinstance(v, TypeVar) and n in ("G", "A")}

    def visit_Module(self, node: ast.Module) -> ast.AST:
        """What a frame declares (`span`, `form`, `deeds`) goes behind its class: within, mypyc would make fields of it. The
        deeds of a menu get names, by which it then asks each of them (`Direct`)."""
        body: list[ast.stmt] = []
        for statement in node.body:
            body.append(statement)
            if isinstance(statement, ast.ClassDef) and statement.decorator_list:
                declared = [s for s in statement.body if isinstance(s, ast.Assign)]
                statement.body = [s for s in statement.body if s not in declared] or [ast.Pass()]
                for s in declared:
                    s.targets = [
                        ast.Attribute(ast.Name(statement.name), t.id, ast.Store()) for t in s.targets if isinstance(t, ast.Name)
                    ]
                    body += Direct(statement, self.known).named(s)
                body += declared
        last = max((n for n, s in enumerate(body) if isinstance(s, ast.ImportFrom)), default=-1)
        node.body = [*body[: last + 1], *ast.parse("from typing import Final").body, *body[last + 1 :]]
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.generic_visit(node)
        node.body = [s for s in node.body if not is_slots(s)] or [ast.Pass()]  # a native class has no others
        bases = [base for base in node.bases if not (isinstance(base, ast.Name) and base.id == "Generic")]
        if bases != node.bases:  # a game that is not compiled may still say Ask[Board]
            node.bases = bases
            node.body += ast.parse("@classmethod\ndef __class_getitem__(cls, state: Any) -> Any:\n    return cls").body
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        made = node.value
        if not (isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id == "TypeVar"):
            return self.generic_visit(node)
        for keyword in made.keywords:  # bound="Frame[Any]"
            if isinstance(keyword.value, ast.Constant):
                keyword.value = ast.Constant(str(keyword.value.value).partition("[")[0])
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """`offered`: a search by numbers. By objects, as lists do it, it was 3 % of a decision."""
        self.generic_visit(node)
        if node.name == "offered":
            node.body = ast.parse("for option in options:\n    if option == pick:\n        return True\nreturn False").body
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """`g.tell(...)`: a message is made only where somebody listens; what it asks for by a call is asked for in any case."""
        calls = [n for n in ast.walk(node) if isinstance(n, ast.Call)]
        if len(calls) == 1 and ast.unparse(node).startswith(("g.tell(", "g.show(")):
            return ast.If(ast.parse("g.events is not None", mode="eval").body, [node], [])
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id in self.generic:
            return node.value
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(self.variables[node.id], node.ctx) if node.id in self.variables else node


def is_slots(statement: ast.stmt) -> bool:
    """`__slots__ = ...`?"""
    return isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__slots__"


def bound_of(variable: TypeVar, known: dict[str, object]) -> str:
    """The name of the class that a variable stands for at least, where the module knows it; "Any" else."""
    bound = variable.__bound__
    name = getattr(bound, "__forward_arg__", None) or getattr(bound, "__name__", "")
    name = str(name).partition("[")[0]
    return name if isinstance(known.get(name), type) else "Any"


class Direct:
    """A menu that asks its deeds one by one, each by its own name and class: a loop over them costs a cast a deed, and a search
    for `deeds`, which was 2 % of a decision. What it does is what `Menu` does; the checksums hold it."""

    def __init__(self, node: ast.ClassDef, known: dict[str, object]) -> None:
        self.node, self.cls = node, cast(Any, known[node.name])

    def named(self, declared: ast.Assign) -> list[ast.stmt]:
        """Statements that make the deeds of `deeds = menu(...)`, which takes them by name from then on; the menu is given its
        methods. None for anything else that a frame declares."""
        made = declared.value
        if not (isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id == "menu"):
            return []
        found: list[ast.stmt] = []
        for n, deed in enumerate(made.args):
            if isinstance(deed, ast.Call):
                made.args[n] = name = ast.Name(f"_{self.node.name}_{n}", ast.Load())
                found.append(ast.AnnAssign(ast.Name(name.id, ast.Store()), ast.Name("Final"), deed, simple=1))
        self.node.body += ast.parse(self.methods([ast.unparse(deed) for deed in made.args])).body
        return found

    def methods(self, names: list[str]) -> str:
        """`options` and `resolve`, unless the menu has its own."""
        from hantise.core.menu import Menu

        lines: list[str] = []
        if self.cls.options is Menu.options:
            lines += [f"def options(self, g: {self.state()}) -> list[int]:", f"    out = {names[0]}.options(g, self)"]
            lines += [*(f"    out += {name}.options(g, self)" for name in names[1:]), "    return out"]
        if self.cls.resolve is Menu.resolve:
            lines += [f"def resolve(self, g: {self.state()}, pick: int) -> None:"]
            for name in names:  # first and end may hang on an owner's numbers, so they are asked for
                lines += [f"    if pick < {name}.end:", f"        return {name}.resolve(g, self, pick - {name}.first)"]
            lines += ["    self.kind(pick)"]  # refuses it
        return "\n".join(lines)

    def state(self) -> str:
        """The class of the state that the menu is typed by: `Menu[Office]`, said by it or by one of its bases."""
        for base in self.cls.__mro__:
            for said in vars(base).get("__orig_bases__", ()):
                for state in get_args(said):
                    if isinstance(state, type):
                        return state.__name__
        return "Any"


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
    """The installed games, the tutorial's, and that of the benchmark, compiled if they are so here."""
    import hantise

    sys.path += map(str, BESIDE)
    return [*hantise.games().values(), *(importlib.import_module(name).GAME for name in (TUTORIAL, FOUR))]


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
    """Compile what was laid out, in place, group by group, as many at once as there are processors."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    separate = [(files, name) for name, files in groups().items()]

    class Told(build_ext):
        """Says on the terminal how far it is: the C of a group takes a minute and more."""

        begun, done = time.monotonic(), 0

        def build_extension(self, ext: Any) -> None:
            super().build_extension(ext)
            if ext.name.endswith("__mypyc"):
                Told.done += 1
                name = ext.name.removesuffix("__mypyc").rpartition(".")[2]
                print(f"compiled: {Told.done} of {len(separate)}, {name}, {time.monotonic() - Told.begun:.0f} s", flush=True)

    # what is not compiled still says Ask[Board] of the frames that are: see Plain
    flags = ["--config-file", str(ROOT / "pyproject.toml"), "--disable-error-code=type-arg", "--disable-error-code=override"]
    what = [*flags, *[file for files, _ in separate for file in files]]
    os.chdir(target)
    modules = mypycify(what, opt_level="2", separate=separate)
    command = Told(Distribution({"name": "hantise", "ext_modules": modules}))
    command.inplace, command.parallel = True, os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    shutil.rmtree("build")


def finish(target: Path) -> None:
    """Stamp the build: from now on it is used, until its sources change (`hantise._engine`)."""
    made = [path for path in places() if path.is_relative_to(PACKAGE)]
    rooms = sorted({str(path.parent.relative_to(ROOT)) for path in made})
    libraries = {str(p.relative_to(target)): p.stat().st_size for p in libraries_of(target)}
    stamp = {
        "abi": _engine.ABI,
        "sources": _engine.sources(ROOT, [str(path.relative_to(ROOT)) for path in made]),
        "folders": _engine.folders(ROOT, rooms),
        "libraries": libraries,
    }
    (target / _engine.STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def libraries_of(target: Path) -> list[Path]:
    """What the compiler has made."""
    return sorted(p for p in target.rglob("*") if p.suffix in (".so", ".pyd") and not p.is_symlink())


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


def make(target: Path) -> None:
    """Lay out, compile, prove and stamp, unless the build is what the checkout would give. The compiler's own lines go to
    mypyc.log beside it."""
    if target.is_dir() and not _engine.stale(target):
        return
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    lay(target)
    print(f"compiled: {len(places())} modules in {len(groups())} groups; the first takes a minute", flush=True)
    log = target / "mypyc.log"
    env = {**os.environ, "HANTISE_ENGINE": "pure", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, __file__, "build", str(target)]
    with (
        log.open("w", encoding="utf-8") as file,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env, text=True) as run,
    ):
        for line in run.stdout or ():
            print(line, end="", flush=True, file=None if line.startswith("compiled: ") else file)
    if run.returncode:
        sys.exit(log.read_text(encoding="utf-8") + f"compiled: this did not work; Python plays on. The lines are in {log}")
    finish(target)
    env["HANTISE_ENGINE"] = "compiled"
    if subprocess.run([sys.executable, __file__, "proof"], env=env, check=False).returncode:
        (target / _engine.STAMP).unlink()
        sys.exit(1)


DEEDS = {
    "make": lambda target="build/compiled": make(Path(target).absolute()),
    "build": lambda target: build(Path(target)),
    "proof": proof,
    "sums": lambda n: sums(int(n)),
    "check": lambda n: check(int(n)),
}


if __name__ == "__main__":
    if sys.argv[1:2] and sys.argv[1] not in DEEDS:
        sys.exit(f"there is no {sys.argv[1]!r}; there are: {', '.join(DEEDS)}")
    DEEDS[sys.argv[1]](*sys.argv[2:])
