"""Puzzles: positions of bot games where one pick is clearly best, found by a cheap search, proved by a dear one. Run by hand:

python -m hantise.lab.puzzles shy_monsters --count 12 --out FOLDER

A pick is worth what comes of it when the game is played on to its end by greedy bots, from worlds that the seat holds possible.
All picks of a position are played out in the same worlds with the same luck, so that only what the picks do sets them apart.

Two screens, by the game's own quick players and by a few greedy games, give up early. What they think best is then held
against all other picks in worlds of its own. A pick is beaten where it did worse by more than MARGIN of a return (a lost game
is -1, a won one 1), and where 0 lies below the interval of the difference. The level of that interval is 99 % for the whole
position: one error in a hundred is shared among all the other picks and all the times that they are looked at. A position is
a puzzle where all other picks are beaten.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist
from time import process_time
from typing import Any

from hantise.bots import bot
from hantise.bots.heuristics import heuristics
from hantise.bots.search import carry_out, worlds
from hantise.bots.seat import Seat
from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.record import Record
from hantise.core.registry import game as registered
from hantise.core.state import State
from hantise.learn.puzzles import Figures
from hantise.texts import LANGUAGES

from .simulate import share

MARGIN = 0.1  # of a return: a beaten pick did worse by more
ERROR = 0.01  # of the proof of one position
LOOKS = (32, 64, 128, 256, 512)  # worlds after which the proof looks who is beaten
SCREEN, GLANCE = (12, 24, 48, 96), (8, 16)  # the same of the screens: by quick players, then by greedy ones
FEWEST, MOST = 3, 40  # picks of a position that a person can weigh
BLUNDERS = 0.1  # of the picks of the games that are searched: positions that people come to
PER_GAME = 12  # positions of one game that are looked at

PlayOut = Callable[[State, Random], None]


# playing out -------------------------------------------------------------------------------------------------------------
def greedily(world: State, luck: Random) -> None:
    """Play on to the end as greedy bots do, each from what it knows in that world."""
    greedy = heuristics(world.game).greedy
    assert greedy is not None, f"{world.game.id} does not say what a greedy bot does"
    while world.player != NOBODY:
        carry_out(world, greedy(Seat(world.game, world, luck)))


def quickly(world: State, luck: Random) -> None:
    """Play on to the end as the playouts of a search do; greedily where the game has no players for that."""
    rollout = heuristics(world.game).rollout
    if rollout is None:
        greedily(world, luck)
        return
    while world.player != NOBODY:
        carry_out(world, rollout(world, luck))


class Trial:
    """Picks of one decision, each played out in the same worlds. returns: by pick, what came of it in each world, in order;
    won: the shares of the victory. A pick that is left out later keeps what it had: its worlds are the first ones of all."""

    def __init__(self, game: Game, state: State, seed: int, play: PlayOut) -> None:
        self.game, self.play, self.who = game, play, state.player
        self.luck = Random(seed)
        self.draw = worlds(Seat(game, state, self.luck), heuristics(game))
        self.returns: dict[int, list[float]] = {pick: [] for pick in state.options}
        self.won: dict[int, list[float]] = {pick: [] for pick in state.options}

    def go_on(self, picks: list[int], upto: int) -> None:
        """Play these out until each has been played out in so many worlds."""
        teams = self.game.teams(self.draw().seats)
        while len(self.returns[picks[0]]) < upto:
            world, luck = self.draw(), self.luck.getrandbits(48)
            world.tape = world.events = None
            for pick in picks:
                one: State = world.copy()
                one.play(pick)
                self.play(one, Random(luck))
                self.returns[pick].append(one.returns[self.who])
                self.won[pick].append(share(one.returns, teams, self.who))

    def apart(self, one: int, other: int) -> tuple[float, float]:
        """By how much the one did better than the other, on average, and the standard error of that."""
        found = [x - y for x, y in zip(self.returns[one], self.returns[other], strict=False)]
        n = len(found)
        mean = sum(found) / n
        return mean, sqrt(sum((x - mean) ** 2 for x in found) / max(1, n - 1) / n)

    def mean(self, pick: int) -> float:
        """What came of the pick on average."""
        return sum(self.returns[pick]) / len(self.returns[pick])


# one position ------------------------------------------------------------------------------------------------------------
def screen(game: Game, state: State, seed: int, play: PlayOut, looks: tuple[int, ...]) -> int | None:
    """The pick that may be clearly the best; None as soon as another one comes too near."""
    trial, left = Trial(game, state, seed, play), list(state.options)
    for upto in looks:
        trial.go_on(left, upto)
        best = max(left, key=trial.mean)
        far = {pick: trial.apart(best, pick) for pick in left if pick != best}
        if any(mean + error <= 2 * MARGIN for mean, error in far.values()):
            return None
        left = [best, *(pick for pick, (mean, error) in far.items() if mean <= 3 * error)]
    return left[0]


def prove(game: Game, state: State, best: int, seed: int) -> list[Figures] | None:
    """The figures of all picks, the best first, the nearest to it next; None where the rule at the head of this file does not
    hold, or can be seen not to before the last look."""
    trial, others = Trial(game, state, seed, greedily), [pick for pick in state.options if pick != best]
    wide = NormalDist().inv_cdf(1 - ERROR / len(others) / len(LOOKS))
    left = others
    for upto in LOOKS:
        trial.go_on([best, *left], upto)
        far = {pick: trial.apart(best, pick) for pick in left}
        left = [pick for pick, (mean, error) in far.items() if mean <= MARGIN or mean - wide * error <= 0]
        if not left:
            break
        hope = wide * sqrt(upto / LOOKS[-1])  # of errors, ahead by which a pick would still be beaten at the last look
        if any(mean + error <= MARGIN or mean + error <= hope * error for mean, error in far.values()):
            return None
    if left:
        return None
    return [
        Figures(game.write(state, pick), len(trial.returns[pick]), sum(trial.won[pick]) / len(trial.won[pick]), mean, low)
        for pick, mean, low in [(best, 0.0, 0.0), *sorted(bounds(trial, best, others, wide), key=lambda found: found[1])]
    ]


def bounds(trial: Trial, best: int, others: list[int], wide: float) -> Iterator[tuple[int, float, float]]:
    """By how much each did worse, and at least how much."""
    for pick in others:
        mean, error = trial.apart(best, pick)
        yield pick, mean, mean - wide * error


# the search --------------------------------------------------------------------------------------------------------------
@dataclass
class Found:
    """A puzzle: a record that ends at its position, the seed of its proof, the figures, and what the greedy bot picks there."""

    record: Record
    seed: int
    figures: list[Figures]
    greedy: str
    kind: tuple[str, str]


@dataclass
class Search:
    """Plays games between the bots (each seat any of them, now and then a pick by chance) and looks for puzzles in them.

    most: so many of one kind of deed at one decision. easy: so many where the greedy bot finds the best pick. late: how much
    of a game is passed over. options: of the table, as where it is to show what bots never forget."""

    game: Game
    bots: list[str]
    seats: list[int]
    most: int = 4
    easy: int = 4
    late: float = 0.25
    options: dict[str, Any] = field(default_factory=dict)
    found: list[Found] = field(default_factory=list)

    def run(self, seed: int, seconds: float) -> Iterator[Found]:
        """Puzzles, until the processor has worked so long; the same seed, the same puzzles, where the bots have budgets in
        iterations."""
        while process_time() < seconds:
            luck = Random(f"{self.game.id} {seed}")
            record = self.play(luck)
            late = range(int(record.picks * self.late), record.picks)
            for at in sorted(luck.sample(late, min(PER_GAME, len(late)))):
                puzzle = self.look(record.fork(at), luck)
                if puzzle is not None:
                    self.found.append(puzzle)
                    yield puzzle
                    break  # one a game: the next positions are much like it
            seed += 1

    def play(self, luck: Random) -> Record:
        """A game from its beginning to its end."""
        g = self.game.new(luck.choice(self.seats), luck.getrandbits(48), self.options)
        players = [bot(luck.choice(self.bots), luck.getrandbits(48)) for _ in range(g.seats)]
        while g.player != NOBODY:
            if luck.random() < BLUNDERS:
                g.play(luck.choice(g.options))
            else:
                g.play(players[g.player].pick(Seat(self.game, g, luck)))
        return Record.of(self.game, g, self.options, [])

    def look(self, record: Record, luck: Random) -> Found | None:
        """Is the end of the record a puzzle, and one that is not like most of those that were found?"""
        state, seed = record.replay(), luck.getrandbits(31)
        if not FEWEST <= len(state.options) <= MOST:
            return None
        if screen(self.game, state, seed, quickly, SCREEN) is None:
            return None
        best = screen(self.game, state, seed, greedily, GLANCE)
        if best is None:
            return None
        greedy = bot("greedy", seed).pick(Seat(self.game, state, Random(seed)))
        kind = state.asked.rule(), re.split(r"\W", self.game.write(state, best))[0]
        if sum(puzzle.kind == kind for puzzle in self.found) >= self.most:
            return None
        if greedy == best and sum(p.greedy == p.figures[0].pick for p in self.found) >= self.easy:
            return None
        figures = prove(self.game, state, best, seed + 1)
        return Found(record, seed + 1, figures, self.game.write(state, greedy), kind) if figures else None


# files -------------------------------------------------------------------------------------------------------------------
def quoted(text: str) -> str:
    """A text as TOML writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def told(puzzle: Found) -> str:
    """The puzzle's file beside its record: the pick, the figures; the words are for somebody to write."""
    best, game = puzzle.figures[0].pick, puzzle.record.game
    head = [
        f"best = {quoted(best)}",
        f"greedy = {quoted(puzzle.greedy)}",
        "",
        *(f'[{lang}]\ntitle = ""\nquestion = ""\nwhy = ""\n' for lang in LANGUAGES),
        "# By hantise.lab.puzzles: behind and at_least in returns, at a level of 99 % for the whole position.",
        "[proof]",
        f'by = "hantise {version("hantise")}, {game.id} {game.version}"',
        f"seed = {puzzle.seed}",
        "picks = [",
    ]
    rows = [
        f"  {{ pick = {quoted(f.pick)}, worlds = {f.worlds}, won = {f.won:.3f}, behind = {f.behind:.3f}, "
        f"at_least = {f.at_least:.3f} }},"
        for f in puzzle.figures
    ]
    return "\n".join([*head, *rows, "]"]) + "\n"


def main() -> None:
    """Read the command line, search, write a record and a file for each puzzle."""
    parser = argparse.ArgumentParser(prog="python -m hantise.lab.puzzles", description="Find puzzles in games of bots.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--bots", default="greedy", help="who plays the games that are searched, parted by commas")
    parser.add_argument("--seats", help="numbers of seats, parted by commas; the least by default")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--most", type=int, default=4, help="puzzles of one kind of deed")
    parser.add_argument("--easy", type=int, default=4, help="puzzles that the greedy bot solves")
    parser.add_argument("--late", type=float, default=0.25, help="how much of a game is passed over, from 0 to 1")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a table option; may be said again")
    parser.add_argument("--minutes", type=float, default=10, help="of the processor: no game is begun after so many")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    try:
        game = registered(given.game)
        options = game.settings(dict(option.split("=", 1) for option in given.option))
        seats = [int(n) for n in given.seats.split(",")] if given.seats else [game.seats[0]]
        search = Search(game, given.bots.split(","), seats, given.most, given.easy, given.late, options)
        bot(search.bots[0])
    except (ValueError, LookupError) as e:
        parser.error(str(e))
    given.out.mkdir(parents=True, exist_ok=True)
    for number, puzzle in enumerate(search.run(given.seed, 60 * given.minutes), 1):
        path = given.out / f"{number:02}"
        path.with_suffix(".rec").write_text(puzzle.record.write(), encoding="utf-8")
        path.with_suffix(".toml").write_text(told(puzzle), encoding="utf-8")
        near = puzzle.figures[1]
        print(f"{process_time():.0f} s: {path.name} {puzzle.kind} {puzzle.figures[0]} ahead of {near}", flush=True)
        if number == given.count:
            break


if __name__ == "__main__":
    main()
