"""The files that a game's checks hold it against, written anew: golden records in today's form, and games with every setting.

For whoever has changed a rule on purpose, or adds a game. What the new files say is what the game does now: read the difference
before it is committed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hantise._engine import as_written
from hantise.checks import hooks
from hantise.core.conformance.perft_file import settings_file
from hantise.core.conformance.report import Setting
from hantise.core.frame import CHANCE, NOBODY
from hantise.core.game import Game, as_text
from hantise.core.record import Record, RecordError

from . import perft

RARE = 12  # games beyond those of the settings at most, the ones with most that the others have not
ENOUGH = 1000  # decisions after which no more are added
LONG = 120  # decisions of a game that are written
ENDS = 200  # random games among which an end is looked for
TRIED = 40  # random games among which these are looked for


@dataclass
class Renewed:
    """What was written; and what was left out, since it does not fit the rules any more."""

    written: list[Path] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)


def renew(game: Game) -> Renewed:
    """Write the golden records and the file of settings anew; of a game in a folder of its own the perft file too, and records
    of the ends that have none.

    Of a game in a folder of its own what does not fit the rules any more is left out: its rules are in the making. Raises
    ValueError where that is so of a game of ours, and where there is no place for the files (no checkout).
    """
    there, done = hooks(game), Renewed()
    if there.records is None or there.perft is None or not there.perft.parent.is_dir():
        raise ValueError(f"there is no place for the records of {game.id}: run this in a checkout, or in the game's own folder")
    own = there.perft.parent == as_written(game.folder)
    for path in sorted(there.records.glob("*.rec")):
        try:
            if rewritten(game, path):
                done.written.append(path)
        except RecordError:
            if not own:
                raise
            path.unlink()
            done.gone.append(str(path))
    if own:
        there.records.mkdir(exist_ok=True)
        done.written += ends(game, there.records)
        done.gone += [f"{there.perft} [{name}]" for name in perft.renew(game, there.perft)]
        done.written.append(there.perft)
    path = settings_file(there.perft)
    path.write_text(settings(game), encoding="utf-8")
    done.written.append(path)
    return done


def ends(game: Game, folder: Path) -> list[Path]:
    """A golden record for each end that has none and that a random game comes to, the shortest of those."""
    have = {Record.read(path.read_text(encoding="utf-8"), game).ended for path in folder.glob("*.rec")}
    found: dict[str, Any] = {}
    for n in range(ENDS):
        if have >= set(game.ends):
            break
        g, rnd = game.new(game.seats[n % len(game.seats)], n), random.Random(n)
        for _ in range(game.cap):
            if g.player == NOBODY:
                break
            g.play(rnd.choice(g.options))
        if g.ended and g.ended not in have and (g.ended not in found or len(g.tape) < len(found[g.ended].tape)):
            found[g.ended] = g
    for end, g in found.items():
        (folder / f"{end}.rec").write_text(Record.of(game, g).write(), encoding="utf-8")
    return [folder / f"{end}.rec" for end in found]


def rewritten(game: Game, path: Path) -> bool:
    """Write a golden record as `Record.write` writes it today, its comments kept at its head. Was it written otherwise?"""
    old = path.read_text(encoding="utf-8")
    record = Record.read(old, game)
    g = record.replay()
    comments = [line for line in old.splitlines() if line.startswith("#")]
    text = "".join(f"{line}\n" for line in comments) + Record.of(game, g, record.options, record.names).write()
    path.write_text(text, encoding="utf-8")
    return text != old


def settings(game: Game) -> str:
    """The text of the file of settings."""
    out = [f"# Games of {game.id}, version {game.version}, with every setting, and the number of options at each decision."]
    out += ["# Made by hantise check --renew.", ""]
    chosen, met = [played(game, s) for s in cases(game)], set[Any]()
    for _, _, features in chosen:
        met |= features
    rare = [played(game, mixed(game, n)) for n in range(TRIED)]
    while len(chosen) < RARE + len(list(cases(game))) and sum(len(g.tape) for _, g, _ in chosen) < ENOUGH:
        best = max(rare, key=lambda p: len(p[2] - met))
        met |= best[2]
        chosen.append(best)
    for setting, g, _ in chosen:
        record = Record.of(game, g, dict(setting.options))
        widths: list[int] = []
        record.replay(watch=lambda h, found=widths: found.append(len(h.options)))  # type: ignore[misc]
        out += [f"[{setting}]", *[f"| {line}" for line in record.write().splitlines()]]
        out += [*["= " + " ".join(map(str, widths[i : i + 30])) for i in range(0, len(widths), 30)], ""]
    return "\n".join(out)


def cases(game: Game) -> Iterator[Setting]:
    """Each number of seats with the defaults, and each value of each option, with the numbers of seats in turn."""
    n = 0
    for seats in game.seats:
        yield Setting(seats, (), n, bool(n & 1))
        n += 1
    for name, option in game.options.items():
        for value in option.values:
            if not option.match and as_text(value) != as_text(option.default):
                yield Setting(game.seats[n % len(game.seats)], ((name, value),), n, bool(n & 1))
                n += 1


def mixed(game: Game, n: int) -> Setting:
    """Random values of all options."""
    rnd = random.Random(n)
    own = [(name, rnd.choice(o.values)) for name, o in game.options.items() if not o.match]
    return Setting(rnd.choice(game.seats), tuple(own), 1000 + n, bool(n & 1))


def played(game: Game, setting: Setting) -> tuple[Setting, Any, set[Any]]:
    """A random game, and what was met in it: options of each kind of choice, how many there were, and what was told."""
    g: Any = game.new(setting.seats, setting.seed, dict(setting.options), poker_face=setting.poker_face)
    rnd, met, n = random.Random(setting.seed), set[Any](), 0
    while g.player != NOBODY and n < LONG:
        kind = type(g.asked).__name__
        met |= {(kind, game.write(g, p)) for p in g.options} | {(kind, len(g.options))}
        g.play(rnd.choice(g.options))
        n += 1
    met |= {tuple(e[3:]) for e in g.events} | {e[3:4] for e in g.tape if e[0] == CHANCE}
    return setting, g, met
