"""The checks that every game must pass, run over many random games.

They are numbered as in docs/design.md. In the first games all of them are made, the cheap ones and the leak check (6)
at every decision; in the later games options (2), components (8), end (1), replay (4) and seed (11) always, the others
now and then. What a check finds is kept with the record of its game, so that it can be played again.

The core draws nothing and speaks no language: the picture (9), the sentences (10) and the folders of records and tests
(12, 13) come from outside, as `Hooks`. `hantise.checks` puts them in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..frame import NOBODY
from ..game import Game
from ..record import Record
from .files import once
from .perft_file import Setup, read_perft
from .possible import worlds
from .report import CHECKS, NEEDS, Broken, Failure, Hooks, Plan, Report, Setting, where
from .sums import checksums
from .walk import Walk

__all__ = ["CHECKS", "Failure", "Hooks", "Plan", "Report", "Setting", "Setup", "check", "checksums", "read_perft"]

SMALL = 4  # most positions of check 18 are given up this many times sooner: small ones are looked at often
OTHERS = 6  # while no position of check 18 was small enough, others are sought
SELDOM = 10  # in games that are not thorough, the checks with games of their own are made this many times more seldom


def check(
    game: Game,
    games: int = 200,
    plan: Plan | None = None,
    hooks: Hooks | None = None,
    progress: Callable[[int], None] | None = None,
    first: int = 0,
    whole: bool = True,
) -> Report:
    """Check a game.

    games: how many random games; plan: which. first: the number of the first of them, where the work is shared out
    among processes; whole: also make the checks that are made once, and not for each random game. progress: called with
    the number of games done. Never raises what a game does wrong: that is in the report.
    """
    report = Report(game.id)
    tools, plan = hooks or Hooks(), plan or Plan()
    if whole:
        once(game, tools, report)
    for n in range(first, first + games):
        setting, thorough = plan.setting(game, n), n < plan.thorough
        walk = Walk(game, setting, tools, report, n, thorough)
        walk.through()
        rest = 1 if thorough else SELDOM
        if n % (10 * rest) == 0:
            defaults(game, setting, report)
        if n % (3 * rest) == 1 and walk.broken.isdisjoint(NEEDS[18]):
            worlds(game, plan.drawn(game, n), report, 1 if n % (21 * rest) == 1 else SMALL)
            for k in range(1, OTHERS if whole and not report.made.get(18) else 1):
                worlds(game, plan.drawn(game, n + k * 1_000_000), report, SMALL)
        report.games += 1
        if progress is not None:
            progress(report.games)
    return report


def defaults(game: Game, setting: Setting, report: Report) -> None:
    """15. A game in which everybody is away, and the defaults are picked, ends."""
    report.count(15)
    g: Any = None
    try:
        g = game.new(setting.seats, setting.seed, dict(setting.options), poker_face=setting.poker_face)
        n = 0
        while g.player != NOBODY:
            g.play(g.asked.default(g))
            n += 1
            if n > game.cap:
                raise Broken(f"a game of defaults has not ended after {game.cap} decisions")
    except Exception as e:
        record = Record.of(game, g).write() if isinstance(e, Broken) else ""
        report.fail(15, str(e) if isinstance(e, Broken) else f"{type(e).__name__}: {e} ({where(e)})", str(setting), record)
