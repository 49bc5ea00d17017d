"""The speed of searches: simulations of connect four a second, from the empty board, each played out to its end at random: by
our own bot, pure and compiled, by hand in plain Python, and by other people's searches where they are installed (`peers.py`).

Each runs once a round, in a shuffled order, in a process of its own; medians of the rounds are reported, as `bench.py` does."""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from .bench import COMPILED, ROOT, compiled_there, surroundings
from .four_by_hand import Four, search
from .peers import PEERS, SIMULATIONS, environment, searched

FOUR = "connect_four"
BY_HAND = "by hand"


@dataclass
class Row:
    """One search: simulations a second, microseconds each (medians over the rounds), their spread (quartiles over median)."""

    engine: str
    per_second: float
    simulation: float
    spread: float


def search_bench(seconds: float = 0.4, rounds: int = 5, progress: Callable[[int], None] | None = None) -> list[Row]:
    """Measure all that can be measured here. progress: called with the number of runs done, `rounds` of each of `plan()`."""
    found: dict[str, list[float]] = {}
    shuffled, done, todo = random.Random(7), 0, plan()
    for _ in range(rounds):
        for engine in shuffled.sample(todo, len(todo)):
            result = measured(engine, seconds)
            done += 1
            if result is not None:
                found.setdefault(engine, []).append(result)
            if progress is not None:
                progress(done)
    return [row(engine, found[engine]) for engine in todo if engine in found]


def plan() -> list[str]:
    """The searches that can be measured here. Ours wants a checkout, where its game lies."""
    ours = ["pure"] + ["compiled"] * compiled_there(ROOT) if (ROOT / "benchmarks" / f"{FOUR}.py").is_file() else []
    return [*ours, BY_HAND, *(n for n, peer in PEERS.items() if not peer.decides and environment(peer) is not None)]


def measured(engine: str, seconds: float) -> float | None:
    """One run in a process of its own: microseconds a simulation; None where it fails."""
    command = [sys.executable, "-m", "hantise.lab.search_bench"]
    if engine in PEERS:
        command = environment(PEERS[engine]) or []
    env = surroundings(ROOT, "compiled" if engine == "compiled" else "pure")
    run = [*command, engine, str(seconds)]
    done = subprocess.run(run, env=env, capture_output=True, text=True, timeout=60 + 20 * seconds, check=False)
    lines = done.stdout.strip().splitlines()
    return float(json.loads(lines[-1])["simulation"]) if done.returncode == 0 and lines else None


def row(engine: str, times: list[float]) -> Row:
    """The medians of the rounds."""
    middle = statistics.median(times)
    quarters = statistics.quantiles(times, n=4) if len(times) > 1 else times * 3
    return Row(engine, 1e6 / middle, middle, (quarters[2] - quarters[0]) / middle)


def own(engine: str, seconds: float) -> dict[str, float]:
    """Our bot, asked as a table asks it."""
    from hantise.bots import Seat, bot

    sys.path.append(str(COMPILED if engine == "compiled" else ROOT / "benchmarks"))
    game: Any = import_module(FOUR).GAME
    state, player = game.new(seed=1, record=False), bot(f"ismcts:{SIMULATIONS}it", 1)
    return searched(lambda: player.choose(Seat(game, state, player.random)), seconds)


def by_hand(seconds: float) -> dict[str, float]:
    """The yardstick."""
    board, draw = Four(), random.Random(1).random
    return searched(lambda: search(board, SIMULATIONS, draw), seconds)


if __name__ == "__main__":
    what, length = sys.argv[1], float(sys.argv[2])
    print(json.dumps(by_hand(length) if what == BY_HAND else own(what, length)))
