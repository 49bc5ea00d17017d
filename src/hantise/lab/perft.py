"""Perft: counts of distinct games from named set-ups. They find what no other test does: an option too many or too
few."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from hantise.checks import hooks
from hantise.core.branches import opened
from hantise.core.conformance import Setup, read_perft
from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.record import Record, RecordError

OPENING, MIDDLE = "opening", "middle"
MANY = 20_000  # positions that are counted without being asked for
LONG = 2_000  # entries of the record of a random game at most


@dataclass(frozen=True)
class Count:
    """The number of distinct games to a depth, and how many of them begin with each pick (each opening, where chance
    opens the game). said: what the perft file says, None where it says nothing; astray: the first child that is not as
    the file says, with its count there."""

    setup: str
    depth: int
    games: int
    children: dict[str, int]
    said: int | None = None
    astray: tuple[str, int] | None = None

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return dict(vars(self))

    def text(self) -> str:
        """A line a child, then the sum."""
        lines = [f"{text}: {n}" for text, n in self.children.items()]
        verdict = "" if self.said is None else " as the file says" if self.said == self.games else f", not {self.said}"
        lines.append(f"{self.setup}, depth {self.depth}: {self.games}{verdict}")
        if self.astray is not None:
            lines.append(f"after {self.astray[0]} there should be {self.astray[1]}")
        return "\n".join(lines) + "\n"


def setups(game: Game) -> dict[str, Setup]:
    """The set-ups of the game's perft file by name, and the opening in any case."""
    path = hooks(game).perft
    found = {s.name: s for s in read_perft(path)} if path is not None and path.exists() else {}
    return {OPENING: Setup(OPENING), **found}


def count(game: Game, depth: int, setup: str = OPENING) -> Count:
    """Count the games from a set-up.

    Raises ValueError on a depth below 1 and LookupError, naming those that there are, on an unknown set-up.
    """
    if depth < 1:
        raise ValueError(f"a depth is 1 or more, not {depth}")
    known = setups(game)
    if setup not in known:
        raise LookupError(f"there is no set-up {setup!r}; there are: {', '.join(known)}")
    chosen = known[setup]
    children = chosen.divide(game, depth)
    said = chosen.counts.get(depth)
    astray = None
    if chosen.children and depth == max(chosen.counts):
        different = [t for t in [*chosen.children, *children] if chosen.children.get(t, 0) != children.get(t, 0)]
        if different:
            astray = (different[0], chosen.children.get(different[0], 0))
    return Count(setup, depth, sum(children.values()), children, said, astray)


def write(game: Game, path: Path, depths: dict[str, int], records: dict[str, str] | None = None) -> None:
    """Write a perft file: of each set-up the counts to all depths up to the given one, the deepest divided by its
    children.

    records: the records of set-ups that the present file does not have.
    """
    known = setups(game)
    known |= {name: Setup(name, text) for name, text in (records or {}).items()}
    out = [f"# Distinct games of {game.id}, version {game.version}. Made by hantise.lab.perft.write; see docs/design.md.", ""]
    for name, deepest in depths.items():
        setup = known[name]
        out += [f"[{name}]", *[f"| {line}" for line in setup.record.splitlines()]]
        out += [f"{depth} {setup.count(game, depth)}" for depth in range(1, deepest + 1)]
        out += [*[f"> {text} = {n}" for text, n in setup.divide(game, deepest).items()], ""]
    path.write_text("\n".join(out), encoding="utf-8")


def renew(game: Game, path: Path) -> list[str]:
    """Write a game's perft file anew: its set-ups as deep as they went, the opening and a position of a random game where there
    is none. Which set-ups were left out, since their record does not fit the rules any more."""
    gone, depths = [], dict[str, int]()
    for name, setup in setups(game).items():
        try:
            if setup.record:
                Record.read(setup.record, game).replay()
        except RecordError:
            gone.append(name)
            continue
        if setup.counts:
            depths[name] = max(setup.counts)
    records = {}
    if not depths:
        if few(game):
            depths[OPENING] = 1
        records[MIDDLE] = middle(game)
        depths[MIDDLE] = deep(Setup(MIDDLE, records[MIDDLE]), game)
    write(game, path, depths, records)
    return gone


def few(game: Game) -> bool:
    """Are the openings that chance can bring few enough to be counted?"""
    return sum(1 for _ in islice(opened(game), MANY + 1)) <= MANY


def middle(game: Game) -> str:
    """The record of half a random game."""
    g: Any = game.new(seed=1)
    rnd = random.Random(1)
    while g.player != NOBODY and len(g.tape) < LONG:
        g.play(rnd.choice(g.options))
    record = Record.of(game, g)
    return record.fork(record.picks // 2).write()


def deep(setup: Setup, game: Game) -> int:
    """To what depth that position can be counted, 4 at most."""
    depth = 1
    while depth < 4 and setup.count(game, depth) * max(len(b.state.options) for b in setup.states(game)) < MANY:
        depth += 1
    return depth
