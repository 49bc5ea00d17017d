"""The balance figures of rules.md, measured again: `python -m tests.games.horror_attack.figures 1000 20 > PAGE`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import process_time

from hantise.core.frame import NOBODY
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import HERO_SIDE, SIDE_OF
from hantise.games.horror_attack.heuristics import chosen
from hantise.games.horror_attack.state import Table
from hantise.lab.measure import machine

LINES = [(packs, n) for packs in ("london", "sherlock") for n in (2, 3, 4)] + [("both", n) for n in range(2, 9)]


# Of the specification: the share of heroes with random and with greedy players.
BEFORE = dict(
    zip(
        LINES,
        [
            *[(0.49, 0.51), (0.49, 0.50), (0.50, 0.50), (0.51, 0.55), (0.50, 0.52), (0.51, 0.54)],
            *[(0.51, 0.55), (0.47, 0.51), (0.49, 0.53), (0.48, 0.52), (0.49, 0.52), (0.48, 0.49), (0.48, 0.51)],
        ],
        strict=True,
    )
)


def error(share: float, n: int) -> float:
    """The standard error of a share of n games."""
    return sqrt(max(share * (1 - share), 1 / n / 4) / max(n, 1))


def play(seats: int, options: dict[str, object], seed: int, greedy: bool) -> Table:
    """A game of one kind of player; greedy ones see a world that they hold possible, and nothing else."""
    rnd = Random(seed)
    g: Table = GAME.new(seats, seed, options, record=False)
    while g.player != NOBODY:
        g.play(chosen(g.determinize(g.player, rnd.getrandbits(40))) if greedy else rnd.choice(g.options))
    return g


@dataclass
class Figures:
    """Of so many games. `heroes`: share of the games with both sides that a hero won, `error`: its standard error; `fair`: how
    many seats in them were heroes."""

    games: int
    heroes: float
    error: float
    fair: float
    turns: float
    score: float
    ties: float
    first: float


def measure(seats: int, options: dict[str, object], games: int, greedy: bool, seed: int = 0, seconds: float = 1e9) -> Figures:
    """Play so many games and count; none is begun after so many seconds of processor time."""
    mixed = won = hero_seats = turns = score = ties = first = n = 0
    begun = process_time()
    for i in range(games):
        if i and process_time() - begun > seconds:
            break
        g = play(seats, options, seed + i, greedy)
        n += 1
        winner = g.winner()
        sides = [SIDE_OF[g.counted(s)] for s in range(seats)]
        totals = sorted([g.score(s, g.counted(s)) for s in range(seats)], reverse=True)
        turns, score = turns + g.turn, score + totals[0]
        ties, first = ties + (totals[0] == totals[1]), first + (winner == g.first)
        if len(set(sides)) == 2:
            mixed += 1
            won += sides[winner] == HERO_SIDE
            hero_seats += sides.count(HERO_SIDE)
    share = max(mixed, 1)
    heroes = won / share
    return Figures(n, heroes, error(heroes, share), hero_seats / share / seats, turns / n, score / n, ties / n, first / n)


def line(seats: int, options: dict[str, object], games: int, seconds: float) -> str:
    """A row of the table: as many games of each kind as are wanted, or as the seconds allow."""
    loose, keen = (measure(seats, options, games, greedy, seconds=seconds) for greedy in (False, True))
    shares = [f"{f.heroes:.2f} ± {f.error:.2f}" for f in (loose, keen)]
    rest = [f"{keen.turns:.0f}", f"{keen.score:.1f}", f"{keen.ties:.2f}", f"{keen.first:.2f}", f"{loose.games} / {keen.games}"]
    return " | ".join([*shares, f"{keen.fair:.2f}", *rest])


def expert(name: str, options: dict[str, object], games: int, seconds: float) -> str:
    """A row of the expert game: who wins by seat and by turn, with greedy and with random bots."""
    cells = []
    for greedy in (False, True):
        begun, played = process_time(), []
        for seed in range(games):
            if seed and process_time() - begun > seconds:
                break
            played.append(play(2, options, seed, greedy))
        n = len(played)
        first = sum(g.returns[0] > 0 for g in played) / n
        cells.append(f"{first:.2f} ± {error(first, n):.2f}")
        if greedy:
            cells += [f"{sum(g.winner() == g.first for g in played) / n:.2f}", f"{sum(g.turn for g in played) / n:.0f}", str(n)]
    return f"| {name} | " + " | ".join(cells) + " |"


def page(games: int, seconds: float, only: list[str]) -> Iterator[str]:
    """The page, in Markdown, line by line. only: modes such as `both-7` and `expert`; all of them where none is named."""
    yield from ["# Balance of Ze Horror Attack", "", "Made by", ""]
    yield from [f"    python -m tests.games.horror_attack.figures {' '.join([str(games), f'{seconds:g}', *only])}", ""]
    yield from [f"Machine: {machine()}.", ""]
    yield from [
        "Bots of one kind in every seat. random, greedy: share of the games with both sides that a hero won, ± one standard"
    ]
    yield from [
        "error; fair: share of hero seats in the greedy games. What follows is of the greedy games. before: the figures of the"
    ]
    yield from ["specification (rules.md, *Balance*), random / greedy. games: random / greedy ones.", ""]
    yield "| mode | players | before | random | greedy | fair | turns | winning score | ties | first wins | games |"
    yield "|" + " --- |" * 11
    for packs, n in LINES:
        if not only or f"{packs}-{n}" in only:
            before = " / ".join(f"{x:.2f}" for x in BEFORE[packs, n])
            yield f"| {packs} | {n} | {before} | {line(n, {'packs': packs}, games, seconds)} |"
    if not only or "expert" in only:
        yield from ["", "The expert game: share of the games that the first deck's seat won.", ""]
        yield from ["| decks | random | greedy | who goes first (greedy) | turns | greedy games |", "|" + " --- |" * 6]
        decks = {"packs": "own", "deck_a": "hunters", "deck_b": "pandemonium"}
        yield expert("hunters against pandemonium (before: greedy 0.47)", decks, games, seconds)
        yield expert("a ready-made deck each, or a random built one, in secret", {"packs": "own"}, games, seconds)
    yield from ["", f"Machine at the end: {machine()}."]


def main() -> None:
    """Print the page. Arguments: games a line at most, seconds of processor time for each kind of player, and modes."""
    for text in page(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]):
        print(text, flush=True)


if __name__ == "__main__":
    main()
