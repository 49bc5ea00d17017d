"""Where a decision's time goes, for docs/speed.md: random games, compiled under callgrind (instructions, which no other load
on the machine changes), and pure under cProfile (times, of which shares are told).

python tools/where.py [GAME ...]            needs valgrind and `make fast`
"""

from __future__ import annotations

import cProfile
import os
import pstats
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import hantise
from hantise.core.frame import NOBODY

FEW, MANY = 6, 30  # games: what both cost is beginning, and is taken away
MOST = 5  # functions of a game that are named

# By the name of a C function: what it is work for. The first that fits.
KINDS = (
    ("rules of the game", r"CPyDef_hantise___games"),
    ("engine: agenda, asking, chance", r"CPyDef_hantise___core|CPyPy_hantise___core"),
    (
        "making and freeing lists, tuples, frames",
        r"alloc|Free|dealloc|GC_|PyList_New|PyTuple_New|_new|gc_|list_(slice|resize|concat|extend)|INCREF|DECREF",
    ),
    ("reading lists and dicts", r"CPyList_|CPyDict_|CPySequence|dict|Dict|list_|List|tuple|Tuple|unicodekeys|Unicode"),
    ("numbers", r"PyLong|long_|CPyTagged|float|PyNumber"),
    ("attributes by name, types", r"GetAttr|_PyType|PyType|getattro|getset|IsInstance|subtype"),
    (
        "the loop that plays: an interpreter's",
        r"EvalFrame|vectorcall|Vectorcall|method_|PyObject_Call|random|cfunction|_PyFunction",
    ),
)


def play(name: str, games: int) -> int:
    """Play random games. Returns how many decisions there were."""
    game, draw, decisions = hantise.game(name), random.Random(1).random, 0
    for seed in range(games):
        g = game.new(seed=seed, record=False)
        while g.player != NOBODY:
            g.play(g.options[int(draw() * len(g.options))])
            decisions += 1
    return decisions


def counted(name: str, games: int) -> tuple[int, Counter[str]]:
    """Decisions, and instructions by C function, of so many games."""
    with tempfile.NamedTemporaryFile(prefix="callgrind.") as out:
        command = [
            "valgrind",
            "--tool=callgrind",
            f"--callgrind-out-file={out.name}",
            sys.executable,
            __file__,
            "play",
            name,
            str(games),
        ]
        env = {**os.environ, "HANTISE_ENGINE": "compiled", "PYTHONHASHSEED": "0"}
        run = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        told = subprocess.run(
            ["callgrind_annotate", "--inclusive=no", "--threshold=99.9", out.name], capture_output=True, text=True, check=True
        ).stdout
    found: Counter[str] = Counter()
    for line in told.splitlines():
        if row := re.match(r"\s*([\d,]+) \(\s*[\d.]+%\)\s+\S+?:(\S+)", line):
            found[row[2].split("'")[0]] += int(row[1].replace(",", ""))
    return int(run.stdout), found


def compiled(name: str) -> None:
    """Print where the instructions of a decision go."""
    (few, before), (many, after) = counted(name, FEW), counted(name, MANY)
    cost = {f: (after[f] - before[f]) / (many - few) for f in after}
    whole = sum(cost.values())
    print(f"\n{name}, compiled: {whole:,.0f} instructions a decision")
    kinds: Counter[str] = Counter()
    for function, n in cost.items():
        kinds[next((kind for kind, of in KINDS if re.search(of, function)), "the rest")] += round(n)
    for kind, n in kinds.most_common():
        print(f"  {100 * n / whole:4.1f} %  {kind}")
    own = sorted(((n, f) for f, n in cost.items() if "hantise" in f), reverse=True)[:MOST]
    print(
        "  most of its own: " + ", ".join(f"{f.split('___')[-2]}.{f.split('___')[-1]} {100 * n / whole:.1f} %" for n, f in own)
    )


def pure(name: str) -> None:
    """The same in Python; in a process of its own, for an engine is chosen once."""
    subprocess.run([sys.executable, __file__, "pure", name], env={**os.environ, "HANTISE_ENGINE": "pure"}, check=True)


def profiled(name: str) -> None:
    """Print where the time of a decision goes in Python."""
    play(name, FEW)  # what is made once is made
    profile = cProfile.Profile(time.process_time)  # another load on the machine takes no share
    profile.runcall(play, name, MANY)
    times: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for (file, _, function), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        place = Path(file)
        kind = "the game" if "games" in place.parts else "the engine" if "core" in place.parts else "Python's own, and the loop"
        times[kind] += own
        if "hantise" in place.parts:
            functions[f"{place.stem}.{function}"] += own
    whole = sum(times.values())
    print(f"{name}, pure: " + ", ".join(f"{kind} {100 * t / whole:.0f} %" for kind, t in times.most_common()))
    print("  most: " + ", ".join(f"{f} {100 * t / whole:.0f} %" for f, t in functions.most_common(MOST)))


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        print(play(sys.argv[2], int(sys.argv[3])))
    elif sys.argv[1:2] == ["pure"]:
        profiled(sys.argv[2])
    else:
        for name in sys.argv[1:] or sorted(hantise.games()):
            pure(name)
            compiled(name)
