"""The perft file: how many games there are to each depth from named set-ups.

Beside it, in `<game>.settings.txt`, games with every number of seats and every value of every option, with the number of
options at each of their decisions: what is missing at a rare hand is missing there. `hantise check GAME --renew` writes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..branches import Branch, after, openings, perft
from ..frame import CHANCE
from ..game import Game
from ..record import Record, RecordError, entries


@dataclass
class Setup:
    """A named position of a perft file: its record ("": the opening), the number of games to each depth, how many of the
    deepest begin with each pick (or with each opening that chance can bring), and how many options there are at each
    decision of the record."""

    name: str
    record: str = ""
    counts: dict[int, int] = field(default_factory=dict)
    children: dict[str, int] = field(default_factory=dict)
    widths: list[int] = field(default_factory=list)

    def states(self, game: Game) -> list[Branch]:
        """The position; or, where there is no record, every way in which chance may open the game."""
        if self.record:
            return [Branch((), 1.0, Record.read(self.record, game).replay())]
        return openings(game)

    def count(self, game: Game, depth: int) -> int:
        """How many distinct games there are to that depth."""
        return sum(perft(branch.state, depth) for branch in self.states(game))

    def divide(self, game: Game, depth: int) -> dict[str, int]:
        """How many of them begin with each pick; with each opening, where there are several."""
        states = self.states(game)
        if len(states) > 1:
            return {" ".join(e.text for e in entries(game, b.state) if e.who == CHANCE): perft(b.state, depth) for b in states}
        g = states[0].state
        return {game.write(g, p): sum(perft(b.state, depth - 1) for b in after(g, p)) for p in g.options}


def read_perft(path: Path) -> list[Setup]:
    """A perft file: `[name]` begins a set-up, lines with `|` hold its record, the others are a depth and a count; `>`,
    a pick or an opening, `=` and a count divide the deepest count. `=` and numbers: the options at each decision.

    Raises ValueError, which names the line, on anything else.
    """
    out: list[Setup] = []
    for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        bare = line.split("#")[0].strip() if not line.startswith("|") else line
        if not bare:
            continue
        if bare.startswith("[") and bare.endswith("]"):
            out.append(Setup(bare[1:-1].strip()))
        elif out and bare.startswith("|"):
            out[-1].record += bare[1:].strip() + "\n"
        elif out and (match := re.fullmatch(r"(\d+)\s+(\d+)", bare)):
            out[-1].counts[int(match[1])] = int(match[2])
        elif out and (match := re.fullmatch(r"> (.+) = (\d+)", bare)):
            out[-1].children[match[1]] = int(match[2])
        elif out and re.fullmatch(r"=( \d+)+", bare):
            out[-1].widths += map(int, bare[2:].split())
        else:
            raise ValueError(f"{path.name}, line {n}: expected [name], a depth and a count, or | and a line of a record")
    return out


def wrong_perft(game: Game, path: Path | None) -> Iterator[str]:
    """12. From the named set-ups there are as many games to each depth as the file says, and as many options on the way."""
    assert path is not None
    beside = settings_file(path)
    for setup in read_perft(path) + (read_perft(beside) if beside.exists() else []):
        if setup.widths:
            yield from astray_on_the_way(game, setup)
        for depth, count in sorted(setup.counts.items()):
            found = setup.count(game, depth)
            if found != count:
                yield f"perft {setup.name}, depth {depth}: {found} games, and the file says {count}{astray(game, setup)}"
                break


def astray(game: Game, setup: Setup) -> str:
    """The first child whose count is another than the file's."""
    if setup.children:
        found = setup.divide(game, max(setup.counts))
        for text in [*setup.children, *found]:
            if setup.children.get(text, 0) != found.get(text, 0):
                return f"; after {text!r} {found.get(text, 0)}, and it says {setup.children.get(text, 0)}"
    return ""


def settings_file(perft: Path) -> Path:
    """The file of games with every setting, beside a perft file."""
    return perft.with_name(f"{perft.stem}.settings.txt")


def widths(game: Game, record: Record) -> tuple[list[int], Any]:
    """How many options there are at each decision of a record, and the state that it ends in."""
    found: list[int] = []
    return found, record.replay(watch=lambda g: found.append(len(g.options)))


def astray_on_the_way(game: Game, setup: Setup) -> Iterator[str]:
    """The first decision of the record that has another number of options than the file says."""
    record = Record.read(setup.record, game)
    played = [e.text for e in record.entries if e.who != CHANCE]
    try:
        found, _ = widths(game, record)
    except RecordError as e:
        yield f"perft {setup.name}: {e}"
        return
    for n, (now, said) in enumerate(zip(found, setup.widths, strict=False)):
        if now != said:
            yield f"perft {setup.name}: {now} options at decision {n + 1}, before {played[n]!r}, and the file says {said}"
            return
    if len(found) != len(setup.widths):
        yield f"perft {setup.name}: {len(found)} decisions, and the file counts options at {len(setup.widths)}"
