"""Perft: counts of distinct games from named set-ups. They find what no other test does: an option too many or too
few."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hantise.checks import hooks
from hantise.core.conformance import Setup, read_perft
from hantise.core.game import Game

OPENING = "opening"


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
