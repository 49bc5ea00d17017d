"""The speed of the engine on this machine: random play and copies of every game, beside other engines where they are
installed, and in moves of a yardstick that is timed in the same run (`yardstick.py`).

Everything runs once a round, in a shuffled order, each in a process of its own; medians of the rounds are reported. So
a slow moment of the machine falls on all alike. A decision counts with the choice among the legal picks; games are
begun anew.
"""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from .peers import NODE, PEERS, each, environment, played
from .yardstick import Noughts

ROOT = Path(__file__).parent.parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
TUTORIAL = "tic_tac_toe"
YARDSTICK = "by hand"
AIMS = {  # moves of the yardstick that a decision may cost at most, and a copy
    (True, "pure"): (2.6, 5.0),  # the tutorial's game
    (True, "compiled"): (1.0, 1.3),
    (False, "pure"): (13.0, 5.0),
    (False, "compiled"): (3.1, 1.3),
}


@dataclass
class Row:
    """One engine with one game: medians over the rounds, in microseconds; spread: of the decisions, by quartiles over
    median."""

    game: str
    engine: str
    decision: float
    copy: float | None
    world: float | None  # one determinized world
    decisions: float  # a game
    spread: float
    moves: float | None = None  # a decision, in moves of the yardstick of the same run; copies: a copy, likewise
    copies: float | None = None

    @property
    def aim(self) -> str:
        """ "ok", or what should be reached, in moves of the yardstick; "" where nothing is aimed at."""
        aim = AIMS.get((self.game == TUTORIAL, self.engine))
        if aim is None or self.moves is None:
            return ""
        missed = [
            f"{name} < {limit}"
            for name, limit, is_ in (("a decision", aim[0], self.moves), ("a copy", aim[1], self.copies or 0.0))
            if is_ >= limit
        ]
        return ", ".join(missed) or "ok"

    def measure(self, move: float) -> None:
        """Say it in moves of the yardstick; move: microseconds of one."""
        self.moves = self.decision / move
        self.copies = None if self.copy is None else self.copy / move

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {**vars(self), "per_second": 1e6 / self.decision, "aim": self.aim}


@dataclass
class Results:
    """All rows and the machine that they were measured on."""

    machine: dict[str, Any]
    rows: list[Row] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"machine": self.machine, "rows": [row.to_dict() for row in self.rows]}

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), indent=1)


def bench(seconds: float = 0.4, rounds: int = 5, progress: Callable[[int], None] | None = None) -> Results:
    """Measure every installed game, the tutorial's, and the peers that are installed.

    seconds: of each run. progress: called with the number of runs done; there are `runs(rounds)` of them.
    """
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    shuffled, done = random.Random(7), 0
    for _ in range(rounds):
        todo = plan()
        shuffled.shuffle(todo)
        for game, engine in todo:
            result = measured(game, engine, seconds)
            done += 1
            if result is not None:
                found.setdefault((game, engine), []).append(result)
            if progress is not None:
                progress(done)
    order = {key: n for n, key in enumerate(plan())}
    rows = [row(*key, found[key]) for key in sorted(found, key=lambda key: order[key])]
    if yardstick := next((r for r in rows if r.engine == YARDSTICK), None):
        for r in rows:
            r.measure(yardstick.decision)
    return Results(machine(), rows)


def runs(rounds: int = 5) -> int:
    """How many runs `bench` makes."""
    return rounds * len(plan())


def plan() -> list[tuple[str, str]]:
    """Games and engines that can be measured here."""
    out = [(name, "pure") for name in names()]
    if compiled_there(ROOT):
        out += [(name, "compiled") for name in names()]
    out.append((TUTORIAL, YARDSTICK))
    return out + [(peer.game, name) for name, peer in PEERS.items() if peer.decides and environment(peer) is not None]


def names() -> list[str]:
    """The games: the tutorial's where there is a checkout, and all that are installed."""
    from hantise.core.registry import games

    return [TUTORIAL] * tutorial().is_file() + [*games()]


def compiled_there(root: Path) -> bool:
    """Has this checkout, or what is installed, a compiled engine that is not stale?"""
    command = [sys.executable, "-c", "import hantise.core.state as s, sys; sys.exit(s.__file__.endswith('.py'))"]
    return subprocess.run(command, env=surroundings(root, "compiled"), capture_output=True, check=False).returncode == 0


def surroundings(root: Path, engine: str) -> dict[str, str]:
    """The environment in which one engine of a checkout runs."""
    package = root / "src"
    if engine == "compiled" and package.is_dir() and not (package / "hantise" / "_engine.py").is_file():
        package = root / "build" / "compiled"  # a checkout of before: the build held the whole package
    ours = {"PYTHONDONTWRITEBYTECODE": "1", "HANTISE_ENGINE": engine, "PYTHONPATH": str(package), "NODE_PATH": str(NODE)}
    return {**os.environ, **ours}


def tutorial() -> Path:
    """The tutorial's game, where there is a checkout."""
    return ROOT / "docs" / "tutorial" / f"{TUTORIAL}.py"


def measured(game: str, engine: str, seconds: float, root: Path = ROOT) -> dict[str, Any] | None:
    """One run in a process of its own; None where it fails. root: the checkout whose engine it is, for those of ours."""
    command = [sys.executable, "-m", "hantise.lab.bench", game, engine, str(seconds)]
    env = surroundings(root, "compiled" if engine == "compiled" else "pure")
    if engine in PEERS:
        command = [*(environment(PEERS[engine]) or []), engine, str(seconds)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60 + 20 * seconds, check=False)
    lines = done.stdout.strip().splitlines()
    result: dict[str, Any] | None = json.loads(lines[-1]) if done.returncode == 0 and lines else None
    return result


def row(game: str, engine: str, results: list[dict[str, Any]]) -> Row:
    """The medians of the rounds."""

    def middle(name: str) -> float | None:
        values = [r[name] for r in results if r[name] is not None]
        return statistics.median(values) if values else None

    decisions = [r["decision"] for r in results]
    quarters = statistics.quantiles(decisions, n=4) if len(decisions) > 1 else [decisions[0]] * 3
    spread = (quarters[2] - quarters[0]) / statistics.median(decisions)
    return Row(game, engine, statistics.median(decisions), middle("copy"), middle("world"), middle("decisions") or 0.0, spread)


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    name = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        models = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        name = models[0] if models else name
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "processor": name,
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.release()}",
        "load": load,
    }


# one run ------------------------------------------------------------------------------------------------------------
def own(game: str, engine: str, seconds: float) -> dict[str, Any]:
    """Random play with one of our games."""
    import hantise

    if game == TUTORIAL:
        sys.path.append(str(COMPILED if engine == "compiled" else tutorial().parent))
        made = import_module(TUTORIAL).GAME
    else:
        made = hantise.game(game)
    draw = random.Random(1).random
    seed = 0

    def play() -> int:
        nonlocal seed
        g, n = made.new(seed=seed, record=False), 0
        seed += 1
        while g.player >= 0:
            options = g.options
            g.play(options[int(draw() * len(options))])
            n += 1
        return n

    g = made.new(seed=3, record=False)
    for _ in range(4):
        g.play(g.options[-1])
    seat = max(range(g.seats), key=lambda s: (s != g.player, s))
    hidden = "perfect_information" not in made.traits
    return {
        **played(play, seconds),
        "copy": each(g.copy, seconds / 4),
        "world": each(lambda: g.determinize(seat, 7), seconds / 4) if hidden else None,
    }


def by_hand(game: str, engine: str, seconds: float) -> dict[str, Any]:
    """The yardstick."""
    draw = random.Random(1).random

    def play() -> int:
        g, n = Noughts(), 0
        while legal := g.legal():
            g.play(legal[int(draw() * len(legal))])
            n += 1
        return n

    g = Noughts()
    g.play(4)
    return {**played(play, seconds), "copy": each(g.copy, seconds / 4), "world": None}


DRIVERS = {"pure": own, "compiled": own, YARDSTICK: by_hand}


def main(game: str, engine: str, seconds: float) -> None:
    """One run; its result as one line of JSON."""
    print(json.dumps(DRIVERS[engine](game, engine, seconds)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
