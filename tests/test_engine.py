"""Which engine runs: the compiled one where it is that of the sources, Python in all other cases, and it is said why."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hantise import _engine

STATE = "src/hantise/core/state.py"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose package is ours by links, but for the file that chooses, and a build whose one library is none."""
    package = tmp_path / "src" / "hantise"
    package.mkdir(parents=True)
    for path in _engine.PACKAGE.iterdir():
        if path.name == "_engine.py":
            (package / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        elif path.name not in ("core", "__pycache__"):
            (package / path.name).symlink_to(path)
    build = tmp_path / "build" / "compiled"
    built = build / "hantise" / "core"
    (package / "core").mkdir()
    built.mkdir(parents=True)
    for path in (_engine.PACKAGE / "core").iterdir():
        (package / "core" / path.name).symlink_to(path)
        (built / path.name).symlink_to(path)
    library = built / f"state{_engine.ABI}"
    library.write_bytes(b"no library")
    stamp = {
        "abi": _engine.ABI,
        "sources": _engine.sources(tmp_path, [STATE]),
        "folders": _engine.folders(tmp_path, [str(Path(STATE).parent)]),
        "libraries": {str(library.relative_to(build)): library.stat().st_size},
    }
    (build / _engine.STAMP).write_text(json.dumps(stamp), encoding="utf-8")
    return tmp_path


def runs(checkout: Path, wish: str = "") -> subprocess.CompletedProcess[str]:
    """What a Python says of the engine that it begins with there."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "HANTISE_ENGINE": wish, "LC_ALL": "C"}
    command = [sys.executable, "-P", "-m", "hantise", "games"]
    return subprocess.run(command, env=env, cwd=checkout, capture_output=True, text=True, check=False)


def test_a_library_that_does_not_load_stops_nothing(checkout: Path) -> None:
    """Python takes over, and the command says why; who wants no other than the compiled one is refused."""
    done = runs(checkout)
    assert done.returncode == 0, done.stderr
    assert "mac_gregor" in done.stdout
    assert "cannot be loaded; Python plays" in done.stderr
    assert runs(checkout, "pure").stderr == ""
    refused = runs(checkout, "compiled")
    assert refused.returncode != 0
    assert "HANTISE_ENGINE=compiled: the compiled engine cannot be loaded" in refused.stderr


def test_a_build_is_used_only_while_it_is_that_of_the_sources(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed source, a new file beside it, a library cut short, another Python, a build that was stopped."""
    monkeypatch.setattr(_engine, "ROOT", checkout)
    build = checkout / "build" / "compiled"
    assert _engine.stale(build) == ""
    state = checkout / STATE
    text = state.read_text(encoding="utf-8")
    state.unlink()
    state.write_text(text + "\n", encoding="utf-8")
    assert _engine.stale(build) == "stale"
    state.write_text(text, encoding="utf-8")
    assert _engine.stale(build) == ""
    (state.parent / "new.py").write_text("", encoding="utf-8")
    assert _engine.stale(build) == "stale"
    (state.parent / "new.py").unlink()
    (build / "hantise" / "core" / f"state{_engine.ABI}").write_bytes(b"no")
    assert _engine.stale(build) == "not-whole"
    stamp = json.loads((build / _engine.STAMP).read_text(encoding="utf-8"))
    (build / _engine.STAMP).write_text(json.dumps({**stamp, "abi": ".cpython-32-abacus.so"}), encoding="utf-8")
    assert _engine.stale(build) == "other-python"
    (build / _engine.STAMP).unlink()
    assert _engine.stale(build) == "unfinished"
    assert set(_engine.WHY) == {"unfinished", "other-python", "stale", "not-whole", "broken", "none"}


def test_a_folder_of_the_build_is_that_of_the_checkout() -> None:
    """Records and tests of a game are found from either."""
    game = Path("hantise") / "games" / "mac_gregor"
    assert _engine.as_written(_engine.BUILD / game) == _engine.ROOT / "src" / game
    assert _engine.as_written(Path("/somewhere/else")) == Path("/somewhere/else")
