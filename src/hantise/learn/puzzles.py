"""Puzzles: positions with one pick that is clearly the best, `learn/puzzles/NN.rec` in a game's folder: a record that ends at
the position. Beside each lies `NN.toml`:

best = "explore h7"         the pick, as a record writes it
greedy = "peek i7"          what the greedy bot picks there

[en]                        and [fr]
title = "One step too far"
question = "..."            a sentence: what there is to weigh
why = "..."                 two or three: what the best pick wins, and what the tempting one loses

[proof]                     the figures, as hantise.lab.puzzles has written them
by = "hantise 0.1.0, my_game 1"
seed = 4711
picks = [{ pick = "explore h7", worlds = 256, won = 0.72, behind = 0.0, at_least = 0.0 }, ...]
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hantise.core.data import in_force
from hantise.core.game import Game
from hantise.core.record import Record
from hantise.texts import LANGUAGES

CLOSE = 0.3  # of a return: a pick that is no further behind the best is a good one


@dataclass(frozen=True)
class Figures:
    """What came of one pick in the proof. worlds: in how many it was played out; won: the share of the victories in them;
    behind: by how much of a return it did worse than the best on average, at_least: the lower end of the interval of that."""

    pick: str
    worlds: int
    won: float
    behind: float = 0.0
    at_least: float = 0.0


@dataclass(frozen=True)
class Words:
    """What is said of a puzzle in one language: title and question before, why the best pick is the best after."""

    title: str
    question: str
    why: str


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. number: from 1, within its game. seed: of its proof. figures: of each pick, the best first, then the next."""

    game: Game
    number: int
    record: Record
    greedy: str
    words: Mapping[str, Words]
    seed: int
    figures: tuple[Figures, ...]

    @property
    def best(self) -> Figures:
        """The pick to find, and what came of it."""
        return self.figures[0]

    def of(self, pick: str) -> Figures:
        """What came of a pick. Raises LookupError where it is none of this position."""
        found = next((figures for figures in self.figures if figures.pick == pick), None)
        if found is None:
            raise LookupError(f"{pick!r} is no pick of puzzle {self.number} of {self.game.id}")
        return found

    def verdict(self, pick: str) -> str:
        """right, good or no. Raises LookupError."""
        found = self.of(pick)
        return "right" if found is self.best else "good" if found.behind <= CLOSE else "no"


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in order; none where it has none, or where an owner replaced the components that they were proved
    with. Raises ValueError or RecordError where a file is wrong."""
    folder = game.folder / "learn" / "puzzles"
    if in_force(game.folder):
        return ()
    if folder not in _PUZZLES:
        paths = sorted(folder.glob("*.toml"))
        _PUZZLES[folder] = tuple(_read(game, n, path) for n, path in enumerate(paths, 1))
    return _PUZZLES[folder]


_PUZZLES: dict[Path, tuple[Puzzle, ...]] = {}


def _read(game: Game, number: int, path: Path) -> Puzzle:
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    figures = tuple(Figures(**row) for row in found["proof"]["picks"])
    if path.stem != f"{number:02}" or found["best"] != figures[0].pick:
        raise ValueError(f"{path}: puzzles are numbered 01, 02 ... without a gap, and the best pick is the first of the proof")
    record = Record.read(path.with_suffix(".rec").read_text(encoding="utf-8"), game)
    words = {lang: Words(**found[lang]) for lang in LANGUAGES}
    return Puzzle(game, number, record, found["greedy"], words, found["proof"]["seed"], figures)


def of_the_day(game: Game, day: int) -> Puzzle | None:
    """The puzzle of a game for a day, counted from any day; each comes again when all have been."""
    there = puzzles(game)
    return there[day % len(there)] if there else None
