"""Figures of a game for each number of seats: how long it is, how often something happens in it, who wins; a page in Markdown.

python -m hantise.lab.figures mac_gregor --seats 2,3,4 --games 200 --count round,catches --out PAGE

What is counted are events by their key (see `Game.messages`): of the first how it is spread, of the others how many there are
for each of the first.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from hantise.core.game import Game
from hantise.core.record import Record
from hantise.core.registry import game as registered

from .measure import machine
from .simulate import plan, run, share
from .stats import Z95, quantile

OTHERS = ("pick", "ask", "wait", "sure", "no", "which", "hint")  # messages that are no events


@dataclass(frozen=True)
class Figures:
    """What some games of one number of seats come to.

    counts: by key, how often it happened in each game. decisions: of each game. wins: by seat, how many games (a shared one in
    parts, a team's for each of its seats). unfinished: games that were broken off at the cap of decisions.
    """

    seats: int
    games: int
    counts: dict[str, list[int]]
    decisions: list[int]
    wins: list[float]
    unfinished: int


def figures(
    source: str,
    bot: str,
    seats: int,
    games: int,
    keys: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
) -> Figures:
    """Play games between bots of one kind, and count. options: of the table, as text.

    Raises ValueError or LookupError where game, bot, seats, keys or options cannot be.
    """
    game = registered(source)
    known(game, keys)
    rows = run(plan(source, [bot] * seats, games, seed, options, record=True), jobs)
    counts: dict[str, list[int]] = {key: [] for key in keys}
    for row in rows:
        g = Record.read(row["record"], game).replay()
        told = Counter(event[3] for event in g.events or [])
        for key in keys:
            counts[key].append(told[key])
    wins = [sum(share(row["returns"], row["teams"], s) for row in rows if not row["cut"]) for s in range(seats)]
    return Figures(seats, games, counts, [r["decisions"] for r in rows], wins, sum(r["cut"] for r in rows))


def known(game: Game, keys: Sequence[str]) -> None:
    """Raises ValueError where a key is none of the game's events."""
    events = sorted(key for key in game.messages if key.partition("-")[0] not in OTHERS)
    for key in keys:
        if key not in events:
            raise ValueError(f"{game.id} has no event {key!r}; there are: {', '.join(events)}")


def row(found: Figures) -> str:
    """A line of the table."""
    first, *others = found.counts
    spread = found.counts[first]
    total = sum(spread)
    cells = [
        f"{found.seats}",
        f"{found.games}",
        f"{total / found.games:.1f} ({quantile(spread, 0.1):.0f} / {quantile(spread, 0.5):.0f}"
        f" / {quantile(spread, 0.9):.0f} / {max(spread)})",
        *[f"{sum(found.counts[key]) / total:.2f}" if total else "-" for key in others],
        f"{sum(found.decisions) / found.games:.0f}",
        ", ".join(f"{100 * won / found.games:.0f}" for won in found.wins),
        f"{100 * Z95 * max(p * (1 - p) for p in (w / found.games for w in found.wins)) ** 0.5 / found.games**0.5:.0f}",
        f"{found.unfinished}",
    ]
    return "| " + " | ".join(cells) + " |"


def page(
    source: str,
    bot: str,
    seats: Sequence[int],
    games: int,
    keys: Sequence[str],
    seed: int,
    jobs: int,
    options: Mapping[str, str],
) -> str:
    """The page. Raises as `figures` does."""
    numbers = f"--seats {','.join(map(str, seats))} --games {games} --count {','.join(keys)} --seed {seed} --jobs {jobs}"
    numbers += "".join(f" --option {name}={value}" for name, value in options.items())
    first, *others = keys
    columns = ["seats", "games", f"{first}: mean (10 % / median / 90 % / max)", *[f"{key} for each {first}" for key in others]]
    columns += ["decisions", "wins by seat, %", "± at most", "unfinished"]
    begun = perf_counter()
    rows = [row(figures(source, bot, n, games, keys, seed, jobs, options)) for n in seats]
    game = registered(source)
    return "\n".join(
        [
            f"# Figures of {game.id}",
            "",
            "Made by",
            "",
            f"    python -m hantise.lab.figures {source} --bot {bot} {numbers}",
            "",
            f"{game.id} {game.version}, all seats played by `{bot}`. ± is half of the 95 % interval of the wins of a seat.",
            "",
            "| " + " | ".join(columns) + " |",
            "|" + " --- |" * len(columns),
            *rows,
            "",
            f"It took {perf_counter() - begun:.0f} s: {machine()}.",
            "",
        ]
    )


def main() -> None:
    """Read the command line, play, write the page."""
    parser = argparse.ArgumentParser(prog="python -m hantise.lab.figures", description="Figures of a game between bots.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy", help="who plays in every seat")
    parser.add_argument("--seats", default="2", help="numbers of seats, parted by commas")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--count", required=True, help="keys of events, parted by commas; the others for each of the first")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a table option; may be said again")
    parser.add_argument("--out", type=Path, help="where the page is written; without it, it is printed")
    given = parser.parse_args()
    try:
        seats = [int(n) for n in given.seats.split(",")]
        for word in given.option:
            if "=" not in word:
                raise ValueError(f"an option is written name=value, not {word!r}")
        options = dict(word.split("=", 1) for word in given.option)
        text = page(given.game, given.bot, seats, given.games, given.count.split(","), given.seed, given.jobs, options)
    except (ValueError, LookupError) as e:
        parser.error(str(e))
    if given.out is None:
        print(text, end="")
        return
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
