"""One random game, looked at from its first decision to its last."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ..frame import NOBODY
from ..game import Game
from ..record import Record
from . import histories, leaks, picks, replays, shown, states
from .report import NEEDS, SPECTATOR, Broken, Hooks, Report, Setting, bytes_of, count_told, same, where

LOOKS = 4  # after so many looks at what a pick has taught they are half as frequent, and so on


class Walk:
    """One random game under the checks.

    n: its number; dear checks are made in some games only. thorough: look closely at every decision; else at some, the
    more seldom the longer the game has lasted.
    """

    def __init__(self, game: Game, setting: Setting, hooks: Hooks, report: Report, n: int, thorough: bool = True) -> None:
        self.game, self.setting, self.hooks, self.report, self.n = game, setting, hooks, report, n
        self.thorough = thorough
        self.next = 0  # the decision that is looked at closely next
        self.rnd = random.Random(setting.seed ^ 0x5EED)
        self.g: Any = None
        self.at = 0  # decisions so far
        self.picks: list[int] = []
        self.kept: list[tuple[Any, str]] = []  # a copy from each decision, with its key then
        self.plain: list[str] = []  # the keys without the generator
        self.said: dict[str, set[str]] = {}  # option texts of the game so far, by the kind of decision
        self.tapped: set[str] = set()  # and taps
        self.heard = 0  # events already looked at
        self.counts: dict[str, int] = {}
        self.broken: set[int] = set()
        self.perfect = "perfect_information" in game.traits
        self.viewers: list[int] = []
        self.views: list[str] = []
        self.twin: histories.Twin | None = None  # a game beside this one that a viewer cannot tell from it
        self.looks = 0  # how often it was looked at what a pick had taught

    def does(self, check: int, what: Callable[[Walk], None]) -> None:
        """Make a check. After its first failure in a game it is not made again there, nor what would fail of the same."""
        if check in self.broken or not self.broken.isdisjoint(NEEDS.get(check, ())):
            return
        self.report.count(check)
        try:
            what(self)
        except Exception as e:
            self.fail(check, e)

    def fail(self, check: int, e: BaseException) -> None:
        self.broken.add(check)
        said = str(e) if isinstance(e, Broken) else f"{type(e).__name__}: {e} ({where(e)})"
        record = ""
        try:
            record = Record.of(self.game, self.g, dict(self.setting.options)).write()
        except Exception:
            record = f"# it cannot be written; picks: {self.picks}\n"
        self.report.fail(check, f"decision {self.at + 1}: {said}", str(self.setting), record)

    def new(self) -> Any:
        s = self.setting
        return self.game.new(s.seats, s.seed, dict(s.options), poker_face=s.poker_face)

    def through(self) -> None:
        """Play the game, and look at it at each decision and at its end."""
        self.report.count(1)
        try:
            self.g = self.new()
            self.viewers = [*range(self.g.seats), SPECTATOR]
            self.counts = self.g.counts()
            while self.g.player != NOBODY:
                if self.at >= self.game.cap:
                    raise Broken(f"it has not ended after {self.game.cap} decisions")
                self.decision()
                pick = self.rnd.choice(self.g.options)
                self.picks.append(pick)
                self.play(pick)
                self.at += 1
            self.ended()
        except Exception as e:
            self.fail(1, e)
            return
        self.report.decisions += self.at
        self.finish()

    def play(self, pick: int) -> None:
        """Play the pick; in some games look at what it has taught, and at another game beside this one."""
        close = self.thorough and not self.perfect and self.broken.isdisjoint(NEEDS[21])
        before = self.g.copy() if close else None
        tape, events = len(self.g.tape), len(self.g.events)
        self.g.play(pick)
        if not close or self.g.player == NOBODY:
            return
        shown = [e[1] for e in self.g.events[events:] if e[2]]
        if self.setting.poker_face and self.rnd.random() < (0.5 if shown else 0.05) * LOOKS / (LOOKS + self.looks):
            self.looks += 1
            viewers = [v for v in self.viewers if any(histories.hears(who, v) for who in shown)]
            v = self.rnd.choice(viewers if viewers and self.rnd.random() < 0.7 else self.viewers)
            self.does(22, lambda walk: histories.learnt_22(walk, v, before, pick, tape, events))
        if self.n % 2 == 0:
            self.beside(before, pick, (tape, events))

    def beside(self, before: Any, pick: int, at: tuple[int, int]) -> None:
        """Let the game beside this one follow; another one is sought where it could not."""
        try:
            if self.twin is None:
                self.twin = histories.Twin(self, self.rnd.choice(self.viewers))
            if self.twin.h is None:
                self.twin.again(self)
            elif self.twin.follow(self, before, pick, *at):
                self.does(21, histories.twins_21)
        except Exception as e:
            self.fail(21, e)

    def decision(self) -> None:
        """What is looked at before a pick: the options and the components always, the rest where it is thorough."""
        close = self.thorough or self.at >= self.next
        key = self.g.key() if close else ""
        self.does(2, picks.options_2)
        self.does(8, states.conserved_8)
        if close:
            self.next = self.at + 1 + self.rnd.randrange(2 * self.at + 8)
            self.closely(key)

    def closely(self, key: str) -> None:
        """All else that is looked at before a pick. key: the game's before anything was asked."""
        g, often = self.g, self.n * 7 + self.at
        if often % 5 == 0 or self.at == 0:
            self.does(19, states.fields_19)
            self.does(3, states.copies_3)
        self.plain.append(g.key(False) if self.n % 4 == 0 else "")
        if self.broken.isdisjoint(NEEDS[6]):
            self.kept.append((g.copy(), key))
        if not self.seen():
            return
        self.does(5, picks.texts_5)
        self.does(6, leaks.leak_6)
        self.does(10, shown.messages_10)
        self.does(17, leaks.twins_17)
        if self.setting.poker_face:
            self.does(20, leaks.learnt_20)
        if often % 5 == 0:
            self.does(7, leaks.worlds_7)
        if often % 5 == 1:
            self.does(5, picks.refusals_5)
            self.does(5, picks.tries_5)
            self.does(5, picks.readings_5)
            self.does(6, leaks.choices_6)
        if often % 5 == 2 and not self.perfect:
            self.does(23, histories.world_23)
        seldom = 89 if self.at >= 60 or not self.thorough else 13  # a picture costs as much as a hundred decisions
        if (often % seldom == 0 or (self.at == 0 and self.thorough)) and self.hooks.picture is not None:
            self.does(9, shown.picture_9)
        self.does(2, lambda walk: same(key, walk.g.key(), "a query changed the game"))

    def seen(self) -> bool:
        """Look at the game as every viewer. False: that cannot be done, and nothing else can be checked."""
        self.views = []
        try:
            self.views = [bytes_of(self.game.view(self.g, v)) for v in self.viewers]
        except Exception as e:
            self.report.count(9)
            self.fail(9, e)
            return False
        self.does(9, shown.views_9)
        return True

    def played(self, g: Any, pick: int) -> Any:
        """A copy that has played the pick, with tape and events of that pick alone."""
        h = g.copy()
        h.tape, h.events = [], []
        h.play(pick)
        return h

    def ended(self) -> None:
        """1. A game ends in one of its declared ways, and its returns are what its traits say."""
        g = self.g
        if g.ended not in self.game.ends:
            raise Broken(f"it ended with {g.ended!r}; declared are: {', '.join(self.game.ends)}")
        if len(g.returns) != g.seats or not all(-1 <= r <= 1 for r in g.returns):
            raise Broken(f"returns {g.returns} are not one number a seat, from -1 to 1")
        if "zero_sum" in self.game.traits and abs(sum(g.returns)) > 1e-9:
            raise Broken(f"the returns {g.returns} of a zero-sum game do not sum to 0")

    def finish(self) -> None:
        """All that is looked at when the game is over."""
        self.does(3, states.past_3)
        self.does(8, states.conserved_8)
        if self.seen():
            self.does(9, shown.last_9)
        self.does(10, shown.last_10)
        self.does(4, replays.replay_4)
        self.does(11, replays.again_11)
        if self.thorough and self.n % 4 == 0:
            self.does(16, replays.watch_16)
        if self.thorough and self.n % 40 == 0:
            self.does(16, replays.undo_16)
        count_told(self.game, self.g.events or [], self.report.told)
