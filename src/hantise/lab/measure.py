"""Measure the bots of a game and write the page benchmarks/results/bots.md. Run by hand:

python -m hantise.lab.measure --quick 1000 --games 200 --jobs 2

A game for more than two, or whose seats are alike, is measured by duels: one bot against others of one kind, in every seat.
Where the game has fixed teams the one is a whole team.

python -m hantise.lab.measure mac_gregor --seats 2,3 --quick 150 --games 200 --minutes 9 --out PAGE
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path
from time import perf_counter

from hantise.core.registry import game as registered

from .arena import arena, markdown
from .simulate import Progress, Row, plan, run, share
from .stats import wilson

PAGE = Path("benchmarks/results/bots.md")
COLUMNS = (
    "| seats | bot | against | games | wins | interval | fair | wins by seat | ms a decision | decisions a game | faults | s |"
)


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


def duel(
    source: str, one: str, other: str, seats: int, games: int, seed: int, jobs: int, minutes: float | None
) -> tuple[list[Row], float]:
    """One bot against others of one kind: each seed is played as often as there are seats, with the one in each of them. Fixed
    teams are seats here: the one has all seats of a team.

    games: seeds at most. minutes: no new seed is begun after so many. Gives the rows, and the seconds that it took. Raises
    ValueError where there is nothing to play.
    """
    if one == other or games < 1:
        raise ValueError(f"a duel is between different bots, for 1 seed or more, not {one} and {other} for {games}")
    begun = perf_counter()
    rows: list[Row] = []
    teams = registered(source).teams(seats)
    sitting = [one if seat in teams[0] else other for seat in range(seats)]
    tell = progress(f"{one} against {other}, {seats} seats", games * len(teams))
    for k in range(games):
        if k and minutes is not None and perf_counter() - begun > 60 * minutes:
            break
        rows += run(plan(source, sitting, 1, seed + k, swap=True), jobs)
        tell(len(rows))
    return rows, perf_counter() - begun


def duel_row(rows: list[Row], one: str, other: str, seats: int, took: float) -> str:
    """A line of the table of duels."""
    teams = rows[0]["teams"]
    wins, by_team = 0.0, [[0.0, 0] for _ in teams]
    asked, seconds = 0, 0.0
    for row in rows:
        me = next(i for i, team in enumerate(teams) if row["seats"][team[0]] == one)
        won = share(row["returns"], teams, teams[me][0])
        wins += won
        by_team[me][0] += won
        by_team[me][1] += 1
        asked += sum(row["asked"][seat] for seat in teams[me])
        seconds += sum(row["seconds"][seat] for seat in teams[me])
    low, high = wilson(wins, len(rows))
    each = ", ".join(f"{won:g}/{n}" for won, n in by_team)
    faults = sum(row["fault_count"] for row in rows)
    rates = f"{wins / len(rows):.3f} | {low:.3f} to {high:.3f} | {1 / len(teams):.3f} | {each}"
    pace = f"{1000 * seconds / asked:.3g} | {sum(r['decisions'] for r in rows) / len(rows):.0f}"
    return f"| {seats} | {one} | {other} | {len(rows)} | {rates} | {pace} | {faults} | {took:.0f} |"


def duels(
    source: str, searching: list[str], seats: list[int], quick: int, games: int, seed: int, jobs: int, minutes: float | None
) -> str:
    """The page of duels, for each number of seats. Raises ValueError or LookupError where game, bots or seats cannot be."""
    numbers = f"--seats {','.join(map(str, seats))} --quick {quick} --games {games} --seed {seed} --jobs {jobs}"
    limit = f" --minutes {minutes:g}" if minutes is not None else ""
    command = f"python -m hantise.lab.measure {source} --search {','.join(searching)} {numbers}{limit}"
    out = ["# How strong the bots are", "", "Made by", "", f"    {command}", "", f"Machine at the beginning: {machine()}.", ""]
    out += [
        f"{registered(source).id} {registered(source).version}. One bot against others of one kind, in every seat, from the",
        "same seeds; intervals of 95 %; fair: what bots that are alike would win; s: seconds, beside other work. Fixed teams",
        "are of one bot and count as one seat.",
        "",
        COLUMNS,
        "|" + " --- |" * (COLUMNS.count("|") - 1),
    ]
    for n in seats:
        rows, took = duel(source, "greedy", "random", n, quick, seed, jobs, None)
        out.append(duel_row(rows, "greedy", "random", n, took))
        for name in searching:
            rows, took = duel(source, name, "greedy", n, games, seed, jobs, minutes)
            out.append(duel_row(rows, name, "greedy", n, took))
    out += ["", f"Machine at the end: {machine()}."]
    return "\n".join(out) + "\n"


def main() -> None:
    """Read the command line, measure, write the page."""
    parser = argparse.ArgumentParser(prog="python -m hantise.lab.measure", description="Measure the bots of a game.")
    parser.add_argument("game", help="its id")
    parser.add_argument("--search", default="ismcts:200ms", help="searching bots, parted by commas")
    parser.add_argument("--quick", type=int, default=1000, help="games a seating without search")
    parser.add_argument("--games", type=int, default=200, help="games a seating with search")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seats", help="numbers of seats, parted by commas: measure by duels; --games then counts seeds")
    parser.add_argument("--minutes", type=float, help="duels: no seed of a searching bot is begun after so many")
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    searching = given.search.split(",")
    try:
        if given.seats:
            seats = [int(n) for n in given.seats.split(",")]
            page = duels(given.game, searching, seats, given.quick, given.games, given.seed, given.jobs, given.minutes)
        else:
            page = measure(given.game, searching, given.quick, given.games, given.seed, given.jobs)
    except (ValueError, LookupError) as e:
        parser.error(str(e))
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
