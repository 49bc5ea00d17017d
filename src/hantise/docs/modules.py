"""Modules: the description of the Python that others build on, read from its sources: what is public, how it is called, what
its docstrings say. Nothing is imported for it, so that a page tells of a module whose libraries are not installed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[1]
# What others build on, in this order; a folder stands for all its modules. The rest is the house's own business.
HOUSE = ("picture.py", "parts.py", "kit.py", "texts.py", "components.py", "checks.py", "table/annex.py")
PUBLIC = ("__init__.py", "core", "bots", *HOUSE, "learn", "printing", "lab", "adaptors")


@dataclass(frozen=True)
class Member:
    """A class, a function or a method: its name, how it is called or what it holds, what it says, and its own members."""

    name: str
    kind: str
    signature: str
    doc: str
    members: tuple[Member, ...] = ()


@dataclass(frozen=True)
class Module:
    """A module: its name, its docstring and what is public in it."""

    name: str
    doc: str
    members: tuple[Member, ...]

    @property
    def address(self) -> str:
        return f"api/{self.name}.html"

    @property
    def line(self) -> str:
        """The first sentence of the docstring."""
        return " ".join(self.doc.partition("\n\n")[0].split())


@cache
def modules() -> dict[str, Module]:
    """All modules that are described, by address."""
    found = [module(path) for part in PUBLIC for path in files(SOURCES / part)]
    return {m.address: m for m in found if m.doc and (m.members or m.name.count(".") < 2)}


def files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from (p for p in sorted(path.rglob("*.py")) if not p.name.startswith("__main"))
    else:
        yield path


def module(path: Path) -> Module:
    """A module as its source has it."""
    parts = ["hantise", *path.relative_to(SOURCES).with_suffix("").parts]
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    members = tuple(m for node in tree.body if (m := member(node)) is not None)
    return Module(name, ast.get_docstring(tree) or "", members)


def member(node: ast.stmt) -> Member | None:
    """What a statement defines, where it is public and says what it is."""
    if not isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) or node.name.startswith("_"):
        return None
    doc = ast.get_docstring(node) or ""
    if isinstance(node, ast.ClassDef):
        own = tuple(m for inner in node.body if (m := member(inner)) is not None)
        return Member(node.name, "class", class_line(node), doc, own) if doc else None
    kind = "property" if any(isinstance(d, ast.Name) and d.id == "property" for d in node.decorator_list) else "function"
    return Member(node.name, kind, call(node, kind), doc) if doc else None


def class_line(node: ast.ClassDef) -> str:
    """`class Name(Base)`, and the fields that a dataclass declares."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    fields = [ast.unparse(s) for s in node.body if isinstance(s, ast.AnnAssign) and not ast.unparse(s.target).startswith("_")]
    return "\n    ".join([f"class {node.name}({bases})" if bases else f"class {node.name}", *fields])


def call(node: ast.FunctionDef | ast.AsyncFunctionDef, kind: str) -> str:
    """How it is called: `name(argument: type = default) -> type`; of a property what it holds."""
    gives = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    if kind == "property":
        return f"{node.name}{gives.replace(' ->', ':')}"
    arguments = node.args
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments = ast.arguments(
            arguments.posonlyargs,
            arguments.args[1:],
            arguments.vararg,
            arguments.kwonlyargs,
            arguments.kw_defaults,
            arguments.kwarg,
            arguments.defaults,
        )
    before = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    return f"{before}{node.name}({ast.unparse(arguments)}){gives}"
