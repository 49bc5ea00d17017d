"""Possible worlds: an early position beside all games that would have shown a seat the same."""

from __future__ import annotations

import random
from typing import Any

from ..branches import followed, opened
from ..frame import CHANCE, NOBODY
from ..game import Game
from ..record import Record
from .report import Broken, Report, Setting, bytes_of, where

BUDGET = 1500  # positions looked at to find all possible worlds of one
FAR = 3000  # the same, to find the way to a single world
DRAWS = 1000  # worlds dealt where all possible ones are known
TRIED = 4  # worlds dealt where they are too many, and a way to each is sought
DRAWN = 12  # draws of chance that are followed for each position looked at: many lead to nothing that the seat has seen


def worlds(game: Game, setting: Setting, report: Report, share: int = 1) -> None:
    """18. An early position is compared with all games that would have shown a seat the same: no sampled world lies
    outside them, and nearly all of them are reached. Where they are too many, a way is sought to some of the sampled
    worlds. With poker face: without, that somebody is asked at all tells something. share: look at so many times fewer
    positions before giving up, where that is to be done often.
    """
    if "perfect_information" in game.traits:
        report.notes[18] = "nothing is hidden in this game"
        return
    report.notes.setdefault(18, "every position has too many worlds to look at")
    rnd = random.Random(setting.seed ^ 0x18)
    g: Any = None
    try:
        g, seat, seen = position(game, setting, rnd)
        search = Search(game, setting, seat, seen, share)
        possible = search.possible()
        if possible is not None:
            report.count(18)
            judge(g, seat, possible, rnd, report)
        elif share == 1 and search.reaches(g) is not None:
            report.count(18)
            for _ in range(TRIED):
                d = g.determinize(seat, rnd.getrandbits(40))
                if search.reaches(d) is False:
                    raise Broken(f"seat {seat} is dealt a world to which no game leads: {d.world()}")
    except Exception as e:
        text = str(e) if isinstance(e, Broken) else f"{type(e).__name__}: {e} ({where(e)})"
        record = Record.of(game, g, dict(setting.options)).write() if g is not None else ""
        report.fail(18, text, str(setting), record)


def position(game: Game, setting: Setting, rnd: random.Random) -> tuple[Any, int, list[Sight]]:
    """An early position, a seat, and all that the seat has seen up to there."""
    depth, seed = rnd.choice((1, 2, 4, 8, 12)), rnd.getrandbits(40)
    while True:
        draw = random.Random(seed)
        g = game.new(setting.seats, setting.seed, dict(setting.options), poker_face=True)
        seat = draw.randrange(g.seats)
        seen, n = [sight(game, g, seat, 0, 0)], 0
        while n < depth and g.player != NOBODY:
            tape, events = len(g.tape), len(g.events)
            g.play(draw.choice(g.options))
            n += 1
            now = sight(game, g, seat, tape, events)
            if now[0] or now[1] or now[2] != seen[-1][2]:
                seen.append(now)
        if g.player != NOBODY or not n:
            return g, seat, seen
        depth = n - 1  # the game was over: one pick before that


def judge(g: Any, seat: int, possible: set[str], rnd: random.Random, report: Report) -> None:
    """Are the worlds that the seat is dealt the possible ones? Raises Broken."""
    draws = min(DRAWS, 40 * len(possible))
    drawn = {repr(g.determinize(seat, rnd.getrandbits(40)).world()) for _ in range(draws)}
    if repr(g.world()) not in possible:
        raise Broken("the true world is not among those that would have shown the same: is something told too late?")
    if outside := drawn - possible:
        raise Broken(f"seat {seat} is dealt a world that cannot be: {min(outside)}; such can be: {min(possible)}")
    if draws >= 10 * len(possible):
        report.covered.append(len(drawn & possible) / len(possible))
        if report.covered[-1] < 0.6:
            raise Broken(f"only {len(drawn)} of {len(possible)} possible worlds are ever dealt to seat {seat}")


Sight = tuple[list[Any], list[Any], str]  # of the tape, of the events, the view


def sight(game: Game, g: Any, seat: int, tape: int, events: int) -> Sight:
    """What a seat learns from the entries and events since then, and sees now."""
    picks = [e for e in g.tape[tape:] if e[2] == -1 or e[2] >> seat & 1 or e[0] == seat]
    told = [e[3:] for e in g.events[events:] if e[1] == -1 or e[1] >> seat & 1]
    return picks, told, bytes_of(game.view(g, seat))


class TooMany(Exception):
    """There are more than anybody can look at."""


class Search:
    """All games that would have shown a seat the same: a depth-first search over hidden picks and chance."""

    def __init__(self, game: Game, setting: Setting, seat: int, seen: list[Sight], share: int = 1) -> None:
        self.game, self.setting, self.seat, self.seen, self.share = game, setting, seat, seen, share
        self.found: set[str] = set()
        self.goal: Any = None
        self.world = ""
        self.left = self.draws = 0

    def sees(self, viewers: int) -> bool:
        """Does the seat see it? Asked at every draw, so here they are counted."""
        self.draws -= 1
        if self.draws < 0:
            raise TooMany
        return bool(viewers >> self.seat & 1)

    def drawn(self, at: int) -> list[int]:
        """What the seat saw chance bring just before that sight."""
        return [e[1] for e in self.seen[at][0] if e[0] == CHANCE] if at < len(self.seen) else []

    def possible(self) -> set[str] | None:
        """The worlds of all of them; None where there are too many to look at."""
        self.goal, self.world = None, ""
        return self.found if self.all(BUDGET // self.share) else None

    def reaches(self, goal: Any) -> bool | None:
        """Does one of them lead to this state's world? None: it was not found out."""
        self.goal, self.world = goal, repr(goal.world())
        self.found.clear()
        whole = self.all(FAR)
        return True if self.world in self.found else False if whole else None

    def all(self, budget: int) -> bool:
        """Look through all of them. False: there are too many, or the goal was found."""
        s = self.setting
        self.left, self.draws = budget, DRAWN * budget
        try:
            for branch in opened(self.game, s.seats, dict(s.options), True, self.sees, self.drawn(0)):
                self.left -= 1
                same_sight = sight(self.game, branch.state, self.seat, 0, 0) == self.seen[0]
                if self.left < 0 or (same_sight and not self.follow(branch.state, 0)):
                    return False
        except TooMany:
            return False
        return True

    def follow(self, g: Any, at: int) -> bool:
        """Go on from a game that has shown what was seen up to there. False: enough."""
        if self.goal is not None and not g.leads_to(self.goal):
            return True
        if at == len(self.seen) - 1:
            self.found.add(repr(g.world()))
            if self.world in self.found:
                return False
        if g.player == NOBODY:
            return True
        g.tape, g.events = [], []
        for pick in g.options:
            for branch in followed(g, pick, self.sees, self.drawn(at + 1)):
                self.left -= 1
                if self.left < 0:
                    return False
                now = sight(self.game, branch.state, self.seat, 0, 0)
                if not now[0] and not now[1] and now[2] == self.seen[at][2]:
                    further = at
                elif at + 1 < len(self.seen) and now == self.seen[at + 1]:
                    further = at + 1
                else:
                    continue
                if not self.follow(branch.state, further):
                    return False
        return True
