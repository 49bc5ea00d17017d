"""What the checks report: which was made how often, in which game, and what was found."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..game import Game, as_text
from ..state import State
from ..view import View

CHECKS = {
    1: "random games end",
    2: "options are sorted and distinct, and asking changes nothing",
    3: "copies are equal and independent",
    4: "a record is written, read and replayed without generator",
    5: "every option has its own text, and it is read back",
    6: "views, options and texts tell nothing hidden",
    7: "determinized worlds keep what is known, and the counts",
    8: "components are conserved",
    9: "view and picture at every decision",
    10: "every message has a text in every language",
    11: "same seed, same game",
    12: "perft",
    13: "ends, frames and rules have records and tests",
    14: "interpreted and compiled give the same checksums",
    15: "a game of defaults ends",
    16: "undo at every index",
    17: "twins deal the same worlds",
    18: "sampled worlds are possible worlds",
    19: "every declared field is copied and written",
    20: "undo is closed once something hidden was learnt",
    21: "games that look the same to a seat have the same agenda and worlds",
    22: "what a seat has learnt stays in its worlds",
    23: "world() says all that is hidden",
}
# Whose failures bring those of others about, first: what the report begins with.
ROOTS = (19, 1, 3, 2, 8, 10, 9, 5, 21, 7, 6, 17, 22, 23, 18, 20, 11, 4, 16, 15, 13, 12, 14)
# What is made on copies is not made where they are unsound, nor what is made on worlds where these are.
NEEDS = {n: {19, 3} for n in (6, 7, 17, 18, 20, 21, 22, 23)} | {3: {19}}
KEPT = 5  # failures kept of each check
SPECTATOR = -1


class Broken(AssertionError):
    """What a check found."""


@dataclass(frozen=True)
class Setting:
    """What a game of the checks is begun with."""

    seats: int
    options: tuple[tuple[str, Any], ...]
    seed: int
    poker_face: bool

    def __str__(self) -> str:
        said = [f"seats {self.seats}", f"seed {self.seed}", *[f"{n} {as_text(v)}" for n, v in self.options]]
        return ", ".join(said + ["poker face"] * self.poker_face)


@dataclass(frozen=True)
class Plan:
    """Which random games are played.

    seed: other games with another. seats, options: with these alone; else with all there are. thorough: how many games
    are looked at closely at every decision; the later ones are so at some decisions only.
    """

    seed: int = 0
    seats: int | None = None
    options: tuple[tuple[str, Any], ...] = ()
    thorough: int = 100

    def drawn(self, game: Game, n: int) -> Setting:
        """A setting drawn at random: seats, and each option as it is by default or not."""
        fixed, rnd = dict(self.options), random.Random(self.seed * 1_000_003 + n ^ 0xD1CE)
        own = [(k, o) for k, o in game.options.items() if not o.match and k not in fixed and rnd.random() < 0.5]
        chosen = tuple((name, rnd.choice(o.values)) for name, o in own)
        seats = rnd.choice(game.seats) if self.seats is None else self.seats
        return Setting(seats, self.options + chosen, rnd.getrandbits(32), rnd.random() < 0.5)

    def setting(self, game: Game, n: int) -> Setting:
        """The setting of the n-th game: each number of seats with each value of each option, one after another; then
        random mixes. With and without poker face."""
        fixed = dict(self.options)
        own = {name: o for name, o in game.options.items() if not o.match and name not in fixed}
        single: list[tuple[tuple[str, Any], ...]] = [()]
        single += [((name, v),) for name, o in own.items() for v in o.values if as_text(v) != as_text(o.default)]
        table = game.seats if self.seats is None else (self.seats,)
        cases = [(seats, chosen) for chosen in single for seats in table]
        seed = self.seed * 1_000_003 + n
        rnd = random.Random(seed)
        if n < 2 * len(cases) or len(single) < 3:
            seats, chosen = cases[n // 2 % len(cases)]
        else:
            seats, chosen = rnd.choice(table), tuple((name, rnd.choice(o.values)) for name, o in own.items())
        return Setting(seats, self.options + chosen, seed, bool(n & 1))


@dataclass(frozen=True)
class Failure:
    """What was found: the check, the fact, with which setting, and the record up to there ("" where it is not one
    game's)."""

    check: int
    what: str
    setting: str = ""
    record: str = ""

    @property
    def words(self) -> str:
        """The fact, without the decision at which it was found."""
        return re.sub(r"^decision \d+: ", "", self.what)


@dataclass
class Report:
    """How often each check was made on a game, and what was found."""

    game: str
    games: int = 0
    decisions: int = 0
    made: dict[int, int] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    failed: dict[int, int] = field(default_factory=dict)
    covered: list[float] = field(default_factory=list)  # of each position of check 18: which share of its worlds came
    notes: dict[int, str] = field(default_factory=dict)  # why a check was not made
    told: dict[str, int] = field(default_factory=dict)  # how often each message was told, and with each word
    reasons: dict[str, int] = field(default_factory=dict)  # how often each reason was given why not, or a warning

    @property
    def ok(self) -> bool:
        """Nothing was found."""
        return not self.failed

    def fail(self, check: int, what: str, setting: str = "", record: str = "") -> None:
        self.failed[check] = self.failed.get(check, 0) + 1
        if self.failed[check] <= KEPT:
            self.failures.append(Failure(check, what, setting, record))

    def count(self, check: int) -> None:
        self.made[check] = self.made.get(check, 0) + 1

    def merge(self, other: Report) -> None:
        """Add what was found elsewhere, in another process."""
        self.games, self.decisions = self.games + other.games, self.decisions + other.decisions
        self.covered += other.covered
        self.notes.update(other.notes)
        for mine, theirs in ((self.told, other.told), (self.reasons, other.reasons)):
            for said, n in theirs.items():
                mine[said] = mine.get(said, 0) + n
        for check, n in other.made.items():
            self.made[check] = self.made.get(check, 0) + n
        for check, n in other.failed.items():
            self.failed[check] = self.failed.get(check, 0) + n
        self.failures = [f for check in CHECKS for f in [f for f in self.failures + other.failures if f.check == check][:KEPT]]

    def by_root(self) -> list[Failure]:
        """What was found, the root first; what several checks say in the same words, once, by the first of them."""
        first: dict[str, Failure] = {}
        for f in sorted(self.failures, key=lambda f: (f.check != 1, ROOTS.index(f.check))):
            first.setdefault(f.words, f)
        return sorted(first.values(), key=lambda f: ROOTS.index(f.check))

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "game": self.game,
            "ok": self.ok,
            "games": self.games,
            "decisions": self.decisions,
            "made": {str(n): self.made.get(n, 0) for n in CHECKS},
            "failed": {str(n): k for n, k in sorted(self.failed.items())},
            "notes": {str(n): said for n, said in sorted(self.notes.items())},
            "failures": [vars(f) for f in self.by_root()],
            "told": dict(sorted(self.told.items())),
            "reasons": dict(sorted(self.reasons.items())),
        }

    def text(self) -> str:
        """A line a check, then what was found."""
        lines = [f"{self.game}: {self.games} games, {self.decisions} decisions"]
        for n, what in CHECKS.items():
            state = f"FAILED {self.failed[n]}" if n in self.failed else f"{self.made.get(n, 0)}"
            note = self.notes.get(n, "") if not self.made.get(n) else ""
            lines.append(f"{n:3}  {state:>10}  {what}{f' ({note})' if note else ''}")
        for f in self.by_root():
            lines += ["", f"check {f.check} ({CHECKS[f.check]}): {f.what}"]
            lines += [f"  with {f.setting}"] if f.setting else []
            lines += ["  " + line for line in f.record.splitlines()]
        return "\n".join(lines) + "\n"


def count_told(game: Game, events: list[Any], told: dict[str, int]) -> None:
    """Add what was told to the counts: each message, and each with each word that it speaks of, as "plays card=bat"."""
    for _, _, _, key, *arguments in events:
        told[key] = told.get(key, 0) + 1
        for (name, kind), argument in zip(game.messages.get(key, ()), arguments, strict=False):
            if kind in game.words and isinstance(argument, int) and 0 <= argument < len(game.words[kind]):
                said = f"{key} {name}={game.words[kind][argument]}"
                told[said] = told.get(said, 0) + 1


@dataclass(frozen=True)
class Hooks:
    """What the checks need from outside the core.

    picture: draws a view; raises, or returns what is wrong with it, in words. say: a message in every language; raises
    LookupError where a text is missing. texts: what is wrong with the game's texts as a whole. records, perft, tests:
    where golden records (*.rec), the perft file and the game's tests lie; None where there is no checkout. facts: for keys of
    messages that say why something is not legal, whether that is so: called with the state and the message's arguments.
    """

    picture: Callable[[Game, State, View], str] | None = None
    say: Callable[[tuple[Any, ...]], None] | None = None
    texts: Callable[[Game], list[str]] | None = None
    records: Path | None = None
    perft: Path | None = None
    tests: Path | None = None
    facts: Mapping[str, Callable[..., bool]] = field(default_factory=dict)


def bytes_of(view: View) -> str:
    """A view to the last byte: the order of its keys and the kind of its numbers count too."""
    return repr(vars(view))


def same(a: Any, b: Any, what: str) -> None:
    """Raises Broken, with the first difference, where they are not equal."""
    if a != b:
        raise Broken(f"{what}: {differ(str(a), str(b))}")


def differ(a: str, b: str) -> str:
    """Where two texts part, for people."""
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    low = max(0, at - 30)
    return f"...{a[low : at + 50]!r} is not ...{b[low : at + 50]!r}" if low else f"{a[:80]!r} is not {b[:80]!r}"


def where(e: BaseException) -> str:
    """File and line where an exception came from."""
    trace = e.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else "?"
