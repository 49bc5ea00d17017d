"""Keeps the rules of a game as they were at a release, as a package beside the house: tables that were begun by them go on when
the rules, and the `version` of the GAME with them, have changed.

python tools/keep_rules.py GAME REVISION FOLDER     then: pip install FOLDER
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{package}"
version = "{version}"
dependencies = ["hantise"]

[project.entry-points."hantise.games"]
"{game}@{version}" = "{module}.{game}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["{module}"]
"""


def keep(game: str, revision: str, folder: Path) -> int:
    """Write the package there; the version of the rules that it holds."""
    inside = f"src/hantise/games/{game}"
    packed = subprocess.run(["git", "archive", revision, inside], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        text = files.extractfile(f"{inside}/__init__.py")
        found = re.search(r"^ {4}version=(\d+),", text.read().decode() if text else "", flags=re.MULTILINE)
        if found is None:
            raise SystemExit(f"{game} at {revision} says no version of its rules")
        version = int(found[1])
        module = f"hantise_{game}_{version}"
        for member in files.getmembers():
            if member.isfile():
                place = folder / module / Path(member.name).relative_to("src/hantise/games")
                place.parent.mkdir(parents=True, exist_ok=True)
                content = files.extractfile(member)
                place.write_bytes(content.read() if content else b"")
    (folder / module / "__init__.py").touch()
    package = f"hantise-{game.replace('_', '-')}-{version}"
    (folder / "pyproject.toml").write_text(PROJECT.format(package=package, version=version, game=game, module=module))
    return version


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    print(keep(sys.argv[1], sys.argv[2], Path(sys.argv[3])))
