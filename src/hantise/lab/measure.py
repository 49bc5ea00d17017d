"""Measure the bots of a game and write the page benchmarks/results/bots.md. Run by hand:

python -m hantise.lab.measure --quick 1000 --games 200 --jobs 2
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path
from time import perf_counter

from .arena import arena, markdown
from .simulate import Progress

PAGE = Path("benchmarks/results/bots.md")


def machine() -> str:
    """The processor, how many of them, the Python, and how busy it all is."""
    model = platform.processor() or platform.machine()
    try:
        found = [line for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines() if "model name" in line]
        model = found[0].partition(":")[2].strip() if found else model
    except OSError:
        pass  # not a Linux: the short name will do
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{model}, {os.cpu_count()} processors, {platform.python_implementation()} {platform.python_version()}{busy}"


def progress(label: str, total: int) -> Progress:
    """A function that tells on stderr how much is done, where that is a terminal."""

    def tell(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{label}: {done} of {total}", end="\n" if done == total else "", file=sys.stderr, flush=True)

    return tell


def measure(source: str, searching: list[str], quick: int, games: int, seed: int, jobs: int) -> str:
    """The page: all without search in many games, then with the searching bots in fewer."""
    fast = ["random", "greedy"]
    numbers = f"--quick {quick} --games {games} --seed {seed} --jobs {jobs}"
    command = f"python -m hantise.lab.measure {source} --search {','.join(searching)} {numbers}"
    out = ["# How strong the bots are", "", "Made by", "", f"    {command}", "", f"Machine at the beginning: {machine()}.", ""]
    for title, bots, n in (("Without search", fast, quick), ("With search", [*fast, *searching], games)):
        begun = perf_counter()
        told = arena(source, bots, n, seed, jobs=jobs, progress=progress(title, n * len(bots) ** 2))
        out += [f"## {title}", "", markdown(told), f"It took {perf_counter() - begun:.0f} s with {jobs} processes.", ""]
    out += [f"Machine at the end: {machine()}."]
    return "\n".join(out) + "\n"


def main() -> None:
    """Read the command line, measure, write the page."""
    parser = argparse.ArgumentParser(prog="python -m hantise.lab.measure", description="Measure the bots of a game.")
    parser.add_argument("game", nargs="?", default="shy_monsters")
    parser.add_argument("--search", default="ismcts:200ms", help="searching bots, parted by commas")
    parser.add_argument("--quick", type=int, default=1000, help="games a seating without search")
    parser.add_argument("--games", type=int, default=200, help="games a seating with search")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    try:
        page = measure(given.game, given.search.split(","), given.quick, given.games, given.seed, given.jobs)
    except (ValueError, LookupError) as e:
        parser.error(str(e))
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
