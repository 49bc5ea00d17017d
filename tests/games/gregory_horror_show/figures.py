"""Figures of games between bots of Gregory Horror Show, for the tables of rules.md. Run by hand:

python -m tests.games.gregory_horror_show.figures --games 300
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from typing import Any

from hantise.bots import answer, bot
from hantise.core.frame import NOBODY
from hantise.games.gregory_horror_show import GAME
from hantise.lab.simulate import share
from hantise.lab.stats import wilson

ENDS = ("escaped_door", "escaped_portal", "last_alive", "all_dead", "rounds")


@dataclass
class Figures:
    """What games of one number of seats came to."""

    seats: int
    guests: bool
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)
    opened: int = 0

    def add(self, g: Any, decisions: int) -> None:
        """One more game."""
        self.rounds.append(g.round)
        self.decisions.append(decisions)
        self.ends[g.ended or "cut"] += 1
        self.wins = [w + share(g.returns, GAME.teams(self.seats), s) for s, w in enumerate(self.wins or [0.0] * self.seats)]
        keys = Counter(e[3] for e in g.events)
        self.told.update(keys)
        self.opened += keys["secret-opens"] > 0

    def row(self) -> str:
        """A line of the table of chapter 23 of rules.md, and the wins by turn order."""
        n, told = len(self.rounds), self.told
        fights, won = told["beats"] + told["beaten-by"], told["beats"]
        ends = " / ".join(f"{100 * self.ends[end] / n:.0f}" for end in ENDS[:3])
        cap = f" (cap: {100 * self.ends['rounds'] / n:.1f} %)"
        wins = ", ".join(f"{w / n:.2f} ({low:.2f}-{high:.2f})" for w in self.wins for low, high in [wilson(w, n)])
        cells = [
            f"{self.seats} players, {'guests' if self.guests else 'basic'}",
            f"{n}",
            spread(self.rounds),
            ends + " %" + cap,
            f"{told['steps'] / n:.0f}",
            f"{fights / n:.1f} ({100 * won / max(fights, 1):.0f} %)",
            f"{told['dies'] / n:.1f}",
            f"{told['enters-mystery'] / n:.1f} ({100 * self.opened / n:.0f} %)",
            f"{told['low-blow'] / n:.1f} / {told['released'] / n:.1f} / {told['guest-dies'] / n:.1f}" if self.guests else "-",
            wins,
        ]
        return "| " + " | ".join(cells) + " |"


HEAD = (
    "players, game",
    "games",
    "rounds median (10 %-90 %)",
    "door / teleporter / last alive",
    "own pawn steps",
    "room combats (won)",
    "deaths",
    "mystery visits (secret area opened)",
    "guests: low blows / released / killed",
    "wins from the first player on (95 %)",
)


def spread(values: list[int]) -> str:
    """Median, and the first and last tenth."""
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else values
    return f"{median(values):.0f} ({tenths[0]:.0f}-{tenths[-1]:.0f})"


def played(seats: int, guests: bool, name: str, games: int, seed: int) -> Figures:
    """So many games between bots of one kind; seat 0 is the first player, so that wins tell of the turn order."""
    out = Figures(seats, guests)
    options = {"guest_monsters": guests, "first_player": "seat_0"}
    for n in range(seed, seed + games):
        luck = Random(f"{n} figures")
        bots = [bot(name, luck.getrandbits(48)) for _ in range(seats)]
        g, k = GAME.new(seats, n, options), 0
        while g.player != NOBODY and k < GAME.cap:
            g.play(answer(bots[g.player], g, GAME).pick)
            k += 1
        out.add(g, k)
    return out


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.gregory_horror_show.figures")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", default="2,3,4")
    given = parser.parse_args()
    print("| " + " | ".join(HEAD) + " |\n|" + " --- |" * len(HEAD))
    for n, guests in [(int(n), guests) for n in given.seats.split(",") for guests in (False, True)]:
        print(played(n, guests, given.bot, given.games, given.seed).row(), flush=True)


if __name__ == "__main__":
    main()
