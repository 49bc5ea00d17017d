"""Measures everything that benchmarks/results/speed.md tells, and writes that page: our games, pure and compiled, searches, and
other people's engines where they are installed. On an idle machine; some four minutes. `make peers` installs the others.

python tools/speed.py [ROUNDS]
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hantise.cli.games import title
from hantise.core.registry import games
from hantise.lab import bench, search_bench
from hantise.lab.peers import PEERS
from hantise.texts import texts

PAGE = Path(__file__).parent.parent / "benchmarks" / "results" / "speed.md"
SECONDS, ROUNDS = 0.2, 7
CPP = "open_spiel, C++"
WITHIN = 2  # a compiled search is to need at most so many times what that one needs
NAMES = {
    "pure": "hantise, pure",
    "compiled": "hantise, compiled",
    "by hand": "by hand, the yardstick",
}
PAGE_OF = """# Speed

Written by `tools/speed.py`, which `make peers` calls: do not change it by hand. {machine}; on {day}, {rounds} rounds of
{seconds} s each, load {load:.1f} before the first.{doubt} Compare rows with each other, and measure again on a machine of
your own: machines differ by two and more. [What it means](../../docs/speed.md)

## What was aimed at

{aims}

## Random play

A decision counts with the choice among the legal picks and its share of beginning the game. *Moves* tells the same in moves
of a tic-tac-toe written by hand in plain Python, timed in the same run; an aim is in moves, of a decision and of a copy. It is
processor time of all threads. Where an engine plays other games, compare with care.

{decisions}

## Search

{simulations} simulations of connect four from the empty board, each played out to its end at random, in one thread. By hand: a
UCT for this one game, in plain Python.

{searches}

{left}"""
DOUBT = " **That is too few rounds, or too busy a machine, for the figures and what they are held against to be trusted.**"
IDLE, ENOUGH = 1.0, 5  # a load below which a machine is idle; rounds that make a median
LEFT = "Not measured here, for not installed: {names}.\n"


def number(value: float | None, form: str = ".2f") -> str:
    return "-" if value is None else format(value, form)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """As Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def decisions(rows: list[bench.Row]) -> str:
    titles = {name: title(texts(name, "en")) for name in games()}
    cells = [
        [
            titles.get(r.game, r.game.replace("_", "-")),
            NAMES.get(r.engine, r.engine),
            *(number(value) for value in (r.decision, r.moves, r.copy, r.copies)),
            f"{100 * r.spread:.0f} %",
            r.aim,
        ]
        for r in rows
    ]
    return table(["game", "engine", "µs a decision", "moves", "µs a copy", "moves a copy", "spread", "aim"], cells)


def searches(rows: list[search_bench.Row]) -> str:
    lines = ["| search | simulations a second | µs each | spread |", "| --- | --- | --- | --- |"]
    lines += [
        f"| {NAMES.get(r.engine, r.engine)} | {r.per_second:,.0f} | {r.simulation:.1f} | {100 * r.spread:.0f} % |" for r in rows
    ]
    return "\n".join(lines)


def aims(played: list[bench.Row], searched: list[search_bench.Row]) -> str:
    """What was aimed at, and whether it was reached: as a list."""
    titles, lines = {name: title(texts(name, "en")) for name in games()}, []
    for engine in ("compiled", "pure"):
        for small in (False, True):
            most, most_of_copy = bench.AIMS[small, engine]
            rows = [r for r in played if r.engine == engine and (r.game == bench.TUTORIAL) == small and r.moves is not None]
            who = f"{'Tic-tac-toe' if small else 'Every game'}, {engine}"
            what = f"{who}: below {most:g} moves a decision, below {most_of_copy:g} a copy"
            if not rows:
                lines.append(f"{what}: not measured.")
                continue
            slow, heavy = max(rows, key=lambda r: r.moves or 0.0), max(rows, key=lambda r: r.copies or 0.0)
            verdict = "missed" if any(r.aim != "ok" for r in rows) else "met"
            names = ("", "") if small else tuple(f" ({titles.get(r.game, r.game)})" for r in (slow, heavy))
            lines.append(f"{what}: {verdict}, with {slow.moves:.2f}{names[0]} and {heavy.copies or 0.0:.2f}{names[1]} at most.")
    return "\n".join(f"- {line}" for line in [*lines, *raced({r.engine: r.per_second for r in searched})])


def raced(rates: dict[str, float]) -> list[str]:
    """The same of searches. rates: simulations a second."""
    lines, others = [], {name: rate for name, rate in rates.items() if name not in ("pure", "compiled", CPP)}
    if "pure" in rates and others:
        best = max(others, key=lambda name: others[name])
        by = rates["pure"] / others[best]
        verdict = "met" if by > 1 else "missed"
        name = NAMES.get(best, best)
        lines.append(
            f"Search, pure: ahead of all but OpenSpiel's C++: {verdict}, with {by:.2f} times the speed of the next ({name})."
        )
    if "compiled" in rates and CPP in rates:
        times = rates[CPP] / rates["compiled"]
        verdict = "met" if times <= WITHIN else "missed"
        lines.append(f"Search, compiled: within {WITHIN} times of OpenSpiel's C++: {verdict}, with {times:.2f} times.")
    return lines


def doubt(load: float, rounds: int) -> str:
    """What is to be said of a run that proves nothing; "" of any other."""
    return DOUBT if load >= IDLE or rounds < ENOUGH else ""


def page(rounds: int) -> str:
    """Measure, and tell."""

    def told(n: int) -> None:
        print(f"\rspeed: {n}", end="", file=sys.stderr, flush=True)

    machine: dict[str, Any] = bench.machine()
    played = bench.bench(SECONDS, rounds, told).rows
    searched = search_bench.search_bench(SECONDS, rounds, told)
    there = {r.engine for r in [*played, *searched]}
    missing = [name for name in PEERS if name not in there]
    return PAGE_OF.format(
        machine=f"{machine['processor']}, {machine['cores']} cores, {machine['python']}, {machine['system']}",
        day=datetime.now(UTC).strftime("%-d %B %Y"),
        rounds=rounds,
        seconds=SECONDS,
        load=machine["load"] or 0.0,
        doubt=doubt(machine["load"] or 0.0, rounds),
        aims=aims(played, searched),
        decisions=decisions(played),
        simulations=search_bench.SIMULATIONS,
        searches=searches(searched),
        left=LEFT.format(names=", ".join(missing)) if missing else "",
    ).rstrip() + "\n"  # fmt: skip


if __name__ == "__main__":
    PAGE.write_text(page(int(sys.argv[1]) if sys.argv[1:] else ROUNDS), encoding="utf-8")
    print(f"\n{PAGE}", file=sys.stderr)
