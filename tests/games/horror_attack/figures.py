"""The balance figures of rules.md, measured again. `python -m tests.games.horror_attack.figures 1000` prints the table."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

from hantise.core.frame import NOBODY
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import HERO_SIDE, SIDE_OF
from hantise.games.horror_attack.heuristics import chosen
from hantise.games.horror_attack.state import Table

LINES = [(packs, n) for packs in ("london", "sherlock") for n in (2, 3, 4)] + [("both", n) for n in range(2, 9)]


def play(seats: int, options: dict[str, object], seed: int, greedy: bool) -> Table:
    """A game of one kind of player; greedy ones see a world that they hold possible, and nothing else."""
    rnd = Random(seed)
    g: Table = GAME.new(seats, seed, options, record=False)
    while g.player != NOBODY:
        g.play(chosen(g.determinize(g.player, rnd.getrandbits(40))) if greedy else rnd.choice(g.options))
    return g


@dataclass
class Figures:
    """Of so many games. `heroes`: share of the games with both sides that a hero player won; `fair`: share of hero seats
    in them."""

    heroes: float
    fair: float
    turns: float
    score: float
    ties: float
    first: float


def measure(seats: int, options: dict[str, object], games: int, greedy: bool, seed: int = 0) -> Figures:
    """Play so many games and count."""
    mixed = won = hero_seats = turns = score = ties = first = 0
    for i in range(games):
        g = play(seats, options, seed + i, greedy)
        winner = g.winner()
        sides = [SIDE_OF[g.counted(s)] for s in range(seats)]
        totals = sorted([g.score(s, g.counted(s)) for s in range(seats)], reverse=True)
        turns, score, ties, first = (
            turns + g.turn,
            score + totals[0],
            ties + (totals[0] == totals[1]),
            first + (winner == g.first),
        )
        if len(set(sides)) == 2:
            mixed += 1
            won += sides[winner] == HERO_SIDE
            hero_seats += sides.count(HERO_SIDE)
    share = max(mixed, 1)
    return Figures(won / share, hero_seats / share / seats, turns / games, score / games, ties / games, first / games)


def main(games: int) -> None:
    print("| mode | players | random | greedy | turns | winning score | ties | first player wins |  (from greedy on)")
    for packs, n in LINES:
        loose, keen = measure(n, {"packs": packs}, games, False), measure(n, {"packs": packs}, games, True)
        cells = [
            f"{loose.heroes:.2f}",
            f"{keen.heroes:.2f}",
            f"{keen.turns:.0f}",
            f"{keen.score:.1f}",
            f"{keen.ties:.2f}",
            f"{keen.first:.2f}",
        ]
        print("| " + " | ".join([packs, str(n), *cells]) + " |", flush=True)
    decks = {"packs": "own", "deck_a": "hunters", "deck_b": "pandemonium"}
    for name, options in (("hunters (a) against pandemonium (b)", decks), ("in secret", {"packs": "own"})):
        wins = [play(2, options, seed, True) for seed in range(games)]
        share, begun = sum(g.returns[0] > 0 for g in wins) / games, sum(g.winner() == g.first for g in wins) / games
        print(
            f"{name}: seat a wins {share:.3f}, who goes first {begun:.2f}, turns {sum(g.turn for g in wins) / games:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]))
