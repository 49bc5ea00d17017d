"""Which engine runs: the core, the rules and the bots as the Python that they are written in, or as it was compiled.

A wheel for one platform has the compiled modules beside the sources. In a checkout `make fast` lays them in build/compiled,
with a stamp of what they were made from; as long as that is what stands in the checkout, they are used. Where they are stale
or do not load, Python takes over, and `why` says so. HANTISE_ENGINE=pure wants Python, HANTISE_ENGINE=compiled refuses to do
without the other.

This file is imported before all others of the package, and imports nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
ROOT = PACKAGE.parent.parent
BUILD = ROOT / "build" / "compiled"  # only in a checkout
STAMP = "stamp.json"
ABI = str(sysconfig.get_config_var("EXT_SUFFIX"))
FIRST = "hantise.core.state"  # a module that is compiled, if anything is


WHY = {  # the same, for players, in the texts of the house: `cli-engine-` and the key
    "unfinished": "the compiled engine is not finished; say: make fast",
    "other-python": "the compiled engine is one of another Python; say: make fast",
    "stale": "the compiled engine is older than its sources; say: make fast",
    "not-whole": "the compiled engine is not whole; say: make fast",
    "broken": "the compiled engine cannot be loaded",
    "none": "there is no compiled engine here; say: make fast",
}


@dataclass(frozen=True)
class Engine:
    """What runs. why: a key of WHY where it is not what could have been expected; "" otherwise."""

    compiled: bool
    why: str = ""

    def __str__(self) -> str:
        return "compiled" if self.compiled else "pure Python"


class Sources:
    """Finds the modules of the package as they are written, also where compiled ones lie beside them."""

    def __init__(self) -> None:
        self.finders: dict[str, FileFinder] = {}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("hantise."):
            return None
        for folder in path or ():
            finder = self.finders.get(folder) or FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            if spec := self.finders.setdefault(folder, finder).find_spec(name):
                return spec
        return None


def begin(path: list[str], wish: str = "") -> Engine:
    """Choose the engine, before anything of it is imported. path: where the package looks for its modules, changed where they
    are to come from a build; wish: "pure", "compiled" or "". Raises ImportError where "compiled" cannot be had."""
    if wish == "pure":
        sys.meta_path.insert(0, Sources())
        return Engine(False)
    build, own, reason = BUILD / PACKAGE.name, path[:], None
    why = stale(BUILD) if build.is_dir() else ""
    if build.is_dir() and not why:
        path.insert(0, str(build))
        sys.path.append(str(BUILD))  # what the modules of a group share lies there
    try:
        engine = Engine(not str(import_module(FIRST).__file__).endswith(tuple(SOURCE_SUFFIXES)), why)
    except ImportError as e:
        for name in [name for name in sys.modules if name.startswith("hantise.") and name != __name__]:
            del sys.modules[name]
        path[:] = own
        sys.meta_path.insert(0, Sources())
        engine, reason = Engine(False, "broken"), e
    if wish == "compiled" and not engine.compiled:
        raise ImportError(f"HANTISE_ENGINE=compiled: {WHY[engine.why or 'none']}") from reason
    return engine


def stale(build: Path) -> str:
    """Why the build is not one of this checkout for this Python, a key of WHY; "" where it is."""
    try:
        stamp = json.loads((build / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return "unfinished"
    if stamp.get("abi") != ABI:
        return "other-python"
    if stamp["sources"] != sources(ROOT, stamp["sources"]) or stamp["folders"] != folders(ROOT, stamp["folders"]):
        return "stale"
    if any(not (build / name).is_file() or (build / name).stat().st_size != size for name, size in stamp["libraries"].items()):
        return "not-whole"
    return ""


def sources(root: Path, names: Sequence[str] | dict[str, Any]) -> dict[str, str]:
    """The digests of these files below a folder; "" of one that is not there."""
    found = {}
    for name in names:
        try:
            found[name] = hashlib.blake2b((root / name).read_bytes(), digest_size=8).hexdigest()
        except OSError:
            found[name] = ""
    return found


def folders(root: Path, names: Sequence[str] | dict[str, Any]) -> dict[str, list[str]]:
    """What stands in these folders: one more file there is not in the build."""
    found = {}
    for name in names:
        inside = (root / name).iterdir() if (root / name).is_dir() else ()
        found[name] = sorted(p.name for p in inside if not p.name.startswith((".", "__pycache__")))
    return found


def as_written(folder: Path) -> Path:
    """Where a folder of the build lies in the checkout; any other as it is."""
    return ROOT / "src" / folder.relative_to(BUILD) if folder.is_relative_to(BUILD) else folder


ENGINE = begin(sys.modules["hantise"].__path__, os.environ.get("HANTISE_ENGINE", ""))  # type: ignore[arg-type]
