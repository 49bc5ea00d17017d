"""The parts of tools/compiled.sh that are easier said in Python. See there."""

from __future__ import annotations

import importlib
import shutil
import sys
import tomllib
from pathlib import Path

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
    """Copy the package, and the tutorial's game beside it."""
    hidden = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "hantise", target / "hantise", ignore=hidden)
    shutil.copytree(ROOT / "docs" / "tutorial" / TUTORIAL, target / TUTORIAL, ignore=hidden)
    shutil.copy(ROOT / "docs" / "tutorial" / f"{TUTORIAL}.py", target)


def games() -> list[object]:
    """The installed games and the tutorial's, compiled if they are so here."""
    import hantise

    sys.path.append(str(ROOT / "docs" / "tutorial"))
    return [*hantise.games().values(), importlib.import_module(TUTORIAL).GAME]


def proof() -> None:
    """Fail unless every module of the table is compiled here."""
    for path in places():
        name = ".".join(inside(path).with_suffix("").parts)
        file = importlib.import_module(name).__file__ or ""
        if not file.endswith(".so") and not file.endswith(".pyd"):
            sys.exit(f"compiled: {name} is not compiled: {file}")


def sums(n: int) -> None:
    """Print the checksums of random games of every game."""
    from hantise.core.conformance import checksums

    for game in games():
        print(f"{game.id}\n{checksums(game, n)}", end="")  # type: ignore[attr-defined]


def check(n: int) -> None:
    """Run the conformance checks here. Fails where one fails that does not speak of files (10, 12, 13)."""
    from hantise.core.conformance import check as conform

    for game in games():
        report = conform(game, n)  # type: ignore[arg-type]
        print(f"compiled: {report.game}: {report.games} games, {report.decisions} decisions, {len(report.failed)} failed")
        if not report.ok:
            sys.exit(report.text())


def main() -> None:
    word, *rest = sys.argv[1:]
    if word == "copy":
        copy(Path(rest[0]))
    elif word == "modules":
        print("\n".join(str(inside(path)) for path in places()))
    elif word == "proof":
        proof()
    elif word == "sums":
        sums(int(rest[0]))
    elif word == "check":
        check(int(rest[0]))
    else:
        sys.exit(f"there is no {word!r}; there are: copy, modules, proof, sums, check")


if __name__ == "__main__":
    main()
