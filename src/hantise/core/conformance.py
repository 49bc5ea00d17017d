"""The checks that every game must pass, run over many random games.

They are numbered as in docs/design.md. Cheap ones are made at every decision of every game, the leak check (6) too;
dear ones now and then. What a check finds is kept with the record of its game, so that it can be played again.

The core draws nothing and speaks no language: the picture (9), the sentences (10) and the folders of records and tests
(12, 13) come from outside, as `Hooks`. `hantise.checks` puts them in.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .branches import Branch, after, followed, opened, openings, perft
from .frame import CHANCE, NOBODY, Frame, Reason, names
from .game import Game, PickError, as_text
from .record import Record, entries
from .state import State
from .view import Choice, View

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
}
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
class Failure:
    """What was found: the check, the fact, with which setting, and the record up to there ("" where it is not one
    game's)."""

    check: int
    what: str
    setting: str = ""
    record: str = ""


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
        for check, n in other.made.items():
            self.made[check] = self.made.get(check, 0) + n
        for check, n in other.failed.items():
            self.failed[check] = self.failed.get(check, 0) + n
        self.failures = [f for check in CHECKS for f in [f for f in self.failures + other.failures if f.check == check][:KEPT]]

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
            "failures": [vars(f) for f in self.failures],
        }

    def text(self) -> str:
        """A line a check, then what was found."""
        lines = [f"{self.game}: {self.games} games, {self.decisions} decisions"]
        for n, what in CHECKS.items():
            state = f"FAILED {self.failed[n]}" if n in self.failed else f"{self.made.get(n, 0)}"
            note = self.notes.get(n, "") if not self.made.get(n) else ""
            lines.append(f"{n:3}  {state:>10}  {what}{f' ({note})' if note else ''}")
        for f in self.failures:
            lines += ["", f"check {f.check} ({CHECKS[f.check]}): {f.what}"]
            lines += [f"  with {f.setting}"] if f.setting else []
            lines += ["  " + line for line in f.record.splitlines()]
        return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Hooks:
    """What the checks need from outside the core.

    picture: draws a view; raises, or returns what is wrong with it, in words. say: a message in every language; raises
    LookupError where a text is missing. texts: what is wrong with the game's texts as a whole. records, perft, tests:
    where golden records (*.rec), the perft file and the game's tests lie; None where there is no checkout.
    """

    picture: Callable[[Game, State, View], str] | None = None
    say: Callable[[tuple[Any, ...]], None] | None = None
    texts: Callable[[Game], list[str]] | None = None
    records: Path | None = None
    perft: Path | None = None
    tests: Path | None = None


def bytes_of(view: View) -> str:
    """A view to the last byte: the order of its keys and the kind of its numbers count too."""
    return repr(vars(view))


def settings(game: Game, n: int, seed: int) -> Setting:
    """The setting of the n-th game: each number of seats with each value of each option, one after another; then random
    mixes. With and without poker face."""
    own = {name: o for name, o in game.options.items() if not o.match}
    single: list[tuple[tuple[str, Any], ...]] = [()]
    single += [((name, v),) for name, o in own.items() for v in o.values if as_text(v) != as_text(o.default)]
    cases = [(seats, chosen) for chosen in single for seats in game.seats]
    rnd = random.Random(seed * 1_000_003 + n)
    if n < 2 * len(cases) or len(single) < 3:
        seats, chosen = cases[n // 2 % len(cases)]
    else:
        seats, chosen = rnd.choice(game.seats), tuple((name, rnd.choice(o.values)) for name, o in own.items())
    return Setting(seats, chosen, seed * 1_000_003 + n, bool(n & 1))


def check(
    game: Game,
    games: int = 200,
    seed: int = 0,
    hooks: Hooks | None = None,
    progress: Callable[[int], None] | None = None,
    first: int = 0,
    whole: bool = True,
) -> Report:
    """Check a game.

    games: how many random games; first: the number of the first of them, where the work is shared out among processes;
    whole: also make the checks that are made once, and not for each random game. progress: called with the number of
    games done. Never raises what a game does wrong: that is in the report.
    """
    report = Report(game.id)
    tools = hooks or Hooks()
    if whole:
        once(game, tools, report)
    for n in range(first, first + games):
        Walk(game, settings(game, n, seed), tools, report, n).through()
        if n % 10 == 0:
            defaults(game, settings(game, n, seed), report)
        if n % 20 == 1:
            worlds(game, settings(game, n, seed), report)
        report.games += 1
        if progress is not None:
            progress(report.games)
    return report


# one random game ----------------------------------------------------------------------------------------------------
class Walk:
    """One random game, looked at from its first decision to its last."""

    def __init__(self, game: Game, setting: Setting, hooks: Hooks, report: Report, n: int) -> None:
        self.game, self.setting, self.hooks, self.report, self.n = game, setting, hooks, report, n
        self.rnd = random.Random(setting.seed ^ 0x5EED)
        self.g: Any = None
        self.at = 0  # decisions so far
        self.picks: list[int] = []
        self.kept: list[tuple[Any, str]] = []  # a copy from each decision, with its key then
        self.plain: list[str] = []  # the keys without the generator
        self.said: set[str] = set()  # option texts of the game so far
        self.heard = 0  # events already looked at
        self.counts: dict[str, int] = {}
        self.broken: set[int] = set()
        self.viewers: list[int] = []
        self.views: list[str] = []

    def does(self, check: int, what: Callable[[], None]) -> None:
        """Make a check. After its first failure in a game it is not made again there."""
        if check in self.broken:
            return
        self.report.count(check)
        try:
            what()
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
                self.g.play(pick)
                self.at += 1
            self.ended()
        except Exception as e:
            self.fail(1, e)
            return
        self.report.decisions += self.at
        self.finish()

    def decision(self) -> None:
        """All that is looked at before a pick."""
        g, often = self.g, self.n * 7 + self.at
        key = g.key()
        self.kept.append((g.copy(), key))
        self.plain.append(g.key(False) if self.n % 4 == 0 else "")
        if not self.seen():
            return
        self.does(2, self.options_2)
        self.does(5, self.texts_5)
        self.does(6, self.leak_6)
        self.does(8, self.conserved_8)
        self.does(10, self.messages_10)
        self.does(17, self.twins_17)
        if self.setting.poker_face:
            self.does(20, self.learnt_20)
        if often % 5 == 0:
            self.does(3, self.copies_3)
            self.does(7, self.worlds_7)
            self.does(19, self.fields_19)
        if often % 5 == 1:
            self.does(5, self.refusals_5)
            self.does(5, self.tries_5)
            self.does(6, self.choices_6)
        drawn = often % 13 == 0 if self.at < 60 else often % 89 == 0  # a picture costs as much as a hundred decisions
        if (drawn or self.at == 0) and self.hooks.picture is not None:
            self.does(9, self.picture_9)
        self.does(2, lambda: same(key, g.key(), "a query changed the game"))

    # at every decision
    def seen(self) -> bool:
        """Look at the game as every viewer. False: that cannot be done, and nothing else can be checked."""
        self.views = []
        try:
            self.views = [bytes_of(self.game.view(self.g, v)) for v in self.viewers]
        except Exception as e:
            self.report.count(9)
            self.fail(9, e)
            return False
        self.does(9, self.views_9)
        return True

    def views_9(self) -> None:
        """9. Every viewer has a view, and it is plain data that JSON gives back as it was."""
        if self.at % 4 == 0:
            for v in self.viewers:
                view = self.game.view(self.g, v)
                if json.loads(view.to_json()) != vars(view):
                    raise Broken(f"seat {v}: the view is not the same after JSON: tuples, sets or numbers as keys")

    def options_2(self) -> None:
        """2. Options are ints, distinct and at least one, the same when asked again, and every one is small."""
        g = self.g
        if g.asked is None or not g.options:
            raise Broken("somebody is asked, and there is nothing to pick")
        if len(set(g.options)) != len(g.options) or not all(type(p) is int for p in g.options):
            raise Broken(f"options are not distinct ints: {g.options}")
        if sorted(g.options) != g.options:
            raise Broken(f"options are not sorted: {g.options}")
        if not 0 <= g.player < g.seats or g.out >> g.player & 1:
            raise Broken(f"seat {g.player} is asked, and is not in the game")
        same(g.options, g.asked.options(g), "asked again, there are other options")
        if g.asked.default(g) not in g.options:
            raise Broken(f"the default {g.asked.default(g)} is no option")

    def texts_5(self) -> None:
        """5. The texts of the options all differ, also in capitals, read back as what they are, and fit into a
        record."""
        g, game = self.g, self.game
        texts = [game.write(g, p) for p in g.options]
        if len({t.casefold() for t in texts}) != len(texts):
            raise Broken(f"options with the same text: {sorted(texts)}")
        for text in texts:
            if " ".join(text.split()) != text or not fits(text, game.letters[: g.seats]):
                raise Broken(f"{text!r} cannot stand in a record: brackets, '>', a seat's letter and ':', or odd spaces")
        some = range(len(texts)) if self.at % 8 == 0 else [self.rnd.randrange(len(texts))]
        for i in some:
            same(g.options[i], game.read(g, texts[i]), f"{texts[i]!r} is read as another pick")
            same(g.options[i], game.read(g, f"  {texts[i].upper()} "), f"{texts[i].upper()!r} is read as another pick")
        self.said |= set(texts)

    def leak_6(self) -> None:
        """6. In every world that a viewer may imagine he sees the same, byte for byte, and is asked the same."""
        g = self.g
        for v, before in zip(self.viewers, self.views, strict=True):
            d = g.determinize(v, self.rnd.getrandbits(48))
            seen = bytes_of(self.game.view(d, v))
            if seen != before:
                raise Broken(f"seat {v} can tell the world from another that he should hold possible: {differ(before, seen)}")
            if v == g.player:
                same(g.options, d.options, f"seat {v}: the options, or their order, tell what is hidden")
                same(g.asked.default(g), d.asked.default(d), f"seat {v}: the default tells what is hidden")
            if d.rng == g.rng and not self.game.traits & {"perfect_information"}:
                raise Broken("the determinized world has the generator of the true one")

    def conserved_8(self) -> None:
        """8. The components in play are those of the beginning, and those of components.toml."""
        same(self.counts, self.g.counts(), "components were lost or made")
        for name, n in self.game.components.get("conserved", {}).items():
            same(n, self.counts.get(name), f"components.toml has another number of {name}")

    def messages_10(self) -> None:
        """10. Whatever is told, asked or offered has a text in every language."""
        say, g = self.hooks.say, self.g
        events = (g.events or [])[self.heard :]
        self.heard += len(events)
        for event in events:
            parameters = self.game.messages.get(event[3])
            if parameters is None or len(parameters) != len(event) - 4:
                raise Broken(f"event {event[3:]} is not declared so in the game's messages")
        if say is not None:
            for event in events:
                say(event[3:])
            question = g.asked.question(g)
            for kind in ("ask-", "wait-"):
                say((kind + question[0], *question[1:]))
            if self.at % 4 == 0:
                for choice in self.game.choices(g):
                    say(choice.label)
                    if choice.sure is not None:
                        say(choice.sure.said)

    def twins_17(self) -> None:
        """17. Two picks that a seat cannot tell apart deal it the same worlds from the same random number."""
        g = self.g
        if len(g.options) < 2:
            return
        p, q = self.rnd.sample(g.options, 2)
        known = g.asked.heard_by(g, p) | g.asked.heard_by(g, q)
        blind = [v for v in self.viewers if v != g.player and (v == SPECTATOR or not known >> v & 1) and known != -1]
        if not blind:
            return
        a, b = self.played(g, p), self.played(g, q)
        for v in blind:
            if heard(a, v) != heard(b, v) or bytes_of(self.game.view(a, v)) != bytes_of(self.game.view(b, v)):
                continue
            r = self.rnd.getrandbits(40)
            x, y = a.determinize(v, r).key(), b.determinize(v, r).key()
            if x != y:
                texts = [self.game.write(g, p), self.game.write(g, q)]
                raise Broken(f"seat {v} cannot tell {texts[0]} from {texts[1]}, but its worlds can: {differ(x, y)}")

    def learnt_20(self) -> None:
        """20. A pick that could be taken back freely shows the picker nothing: in another world he would see the
        same."""
        g, me = self.g, self.g.player
        pick = self.rnd.choice(g.options)
        a = self.played(g, pick)
        if any(e[0] == CHANCE for e in a.tape) or any(e[2] for e in a.events):
            return
        d = g.determinize(me, self.rnd.getrandbits(48))
        if pick not in d.options:
            return  # the leak check says so
        b = self.played(d, pick)
        x, y = bytes_of(self.game.view(a, me)), bytes_of(self.game.view(b, me))
        if x != y or heard(a, me) != heard(b, me):
            text = self.game.write(g, pick)
            raise Broken(f"{text} tells seat {me} what was hidden, by no `show` and no chance: {differ(x, y)}")

    # now and then
    def copies_3(self) -> None:
        """3. Two copies that play the same stay equal, and the game does not notice."""
        g = self.g
        before, a, b = g.key(), g.copy(), g.copy()
        same(before, a.key(), "a copy is not equal")
        for _ in range(4):
            if a.player != NOBODY:
                pick = self.rnd.choice(a.options)
                a.play(pick)
                b.play(pick)
        same(a.key(), b.key(), "two copies that played the same are not equal")
        same(before, g.key(), "playing a copy changed the game")

    def worlds_7(self) -> None:
        """7. A determinized world has the same components, players and returns, is drawn alike from the same number,
        and can be played to its end; so has a world of that world."""
        g = self.g
        v, r = self.rnd.choice(self.viewers), self.rnd.getrandbits(40)
        before = g.key()
        d = g.determinize(v, r)
        same(d.key(), g.determinize(v, r).key(), f"seat {v}: from the same number come different worlds")
        same(before, g.key(), "drawing a world changed the game")
        same(g.counts(), d.counts(), f"seat {v}: a world has other components")
        same((g.player, g.out, g.ended), (d.player, d.out, d.ended), f"seat {v}: a world has other facts")
        self.same_known(d, v)
        steps = 0
        while d.player != NOBODY:
            d.play(self.rnd.choice(d.options))
            steps += 1
            if steps > self.game.cap:
                raise Broken(f"seat {v}: a world does not end")

    def same_known(self, d: Any, v: int) -> None:
        """In the worlds of a world, every other seat still sees what it sees there."""
        for other in self.viewers:
            if other != v:
                e = d.determinize(other, self.rnd.getrandbits(40))
                x, y = bytes_of(self.game.view(d, other)), bytes_of(self.game.view(e, other))
                if x != y:
                    raise Broken(f"seat {other}, in a world of seat {v}, sees what it cannot know: {differ(x, y)}")

    def fields_19(self) -> None:
        """19. Every declared field is in the copy, and there are no others."""
        g = self.g
        h = g.copy()
        for name in g.fields():
            if not hasattr(h, name):
                raise Broken(f"copy() forgets {name}")
        undeclared = set(getattr(g, "__dict__", ())) - set(g.fields()) - {"game", "tape", "events", "script"}
        if undeclared:
            raise Broken(f"fields that the class does not declare: {', '.join(sorted(undeclared))}")
        if h.tape is not None or h.events is not None:
            raise Broken("a copy carries the record along")
        same(g.key(), h.key(), "copy() does not give back every field")

    def refusals_5(self) -> None:
        """5. A text that is no option is refused with one line, with a rule that the game has, and nothing changes."""
        g, game = self.g, self.game
        now = {game.write(g, p).casefold() for p in g.options}
        wrong = [t for t in sorted(self.said) if t.casefold() not in now]
        odd = ["", "?", "xyzzy", "a1 b2 c3", "é" * 300, "0", "-1", "x" * 5000, ">", "[" * 40]
        d = g.determinize(g.player, self.rnd.getrandbits(40))
        for text in [*self.rnd.sample(wrong, min(4, len(wrong))), self.rnd.choice(odd)]:
            reason = game.refuse(g, text)
            if reason is not None and reason.said[0] not in game.messages:
                raise Broken(f"{text!r} is refused with {reason.said[0]!r}, which is not declared in the game's messages")
            if reason is not None and self.hooks.say is not None:
                self.hooks.say(reason.said)
            other = game.refuse(d, text)
            same(said_why(reason), said_why(other), f"why {text!r} is refused tells what is hidden")
            try:
                game.read(g, text)
            except PickError as e:
                if "\n" in str(e):
                    raise Broken(f"{text[:40]!r} is refused with more than one line") from None

    def tries_5(self) -> None:
        """5. All options are among what might be tried, and of all that, the options alone have nothing against
        them."""
        g, ask = self.g, self.g.asked
        d = g.determinize(g.player, self.rnd.getrandbits(40))
        tries = ask.tries(g)
        same(tries, d.asked.tries(d), "what might be tried tells what is hidden")
        if missing := set(g.options) - set(tries):
            raise Broken(f"{self.game.write(g, min(missing))!r} is an option, and is not among what might be tried")
        for pick in tries:
            if (ask.against(g, pick) is None) != (pick in g.options):
                raise Broken(f"{ask.write(g, pick)!r}: `against` and `options` do not agree")

    def choices_6(self) -> None:
        """6. What a page offers (labels, taps, questions back) is the same in every world that the player may
        imagine."""
        g = self.g
        d = g.determinize(g.player, self.rnd.getrandbits(48))
        a = [repr(written_choice(c)) for c in self.game.choices(g)]
        b = [repr(written_choice(c)) for c in self.game.choices(d)]
        if a != b:
            raise Broken(f"the labels, taps or questions of the options tell what is hidden: {differ(str(a), str(b))}")

    def picture_9(self) -> None:
        """9. The picture of a viewer can be drawn, is sound, and lets every option be clicked that is not listed."""
        assert self.hooks.picture is not None
        v = self.viewers[(self.n + self.at) % len(self.viewers)]
        wrong = self.hooks.picture(self.game, self.g, self.game.view(self.g, v))
        if wrong:
            raise Broken(f"seat {v}: {wrong}")

    def played(self, g: Any, pick: int) -> Any:
        """A copy that has played the pick, with tape and events of that pick alone."""
        h = g.copy()
        h.tape, h.events = [], []
        h.play(pick)
        return h

    # at the end
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
        self.does(3, self.past_3)
        self.does(8, self.conserved_8)
        if self.seen():
            self.does(9, self.last_9)
        if self.hooks.say is not None:
            self.does(10, self.last_10)
        self.does(4, self.replay_4)
        self.does(11, self.again_11)
        if self.n % 4 == 0:
            self.does(16, self.watch_16)
        if self.n % 40 == 0:
            self.does(16, self.undo_16)

    def past_3(self) -> None:
        """3. Copies made at all decisions of the game are still what they were."""
        for i, (h, key) in enumerate(self.kept):
            same(key, h.key(), f"the copy of decision {i + 1} was changed by what was played later")

    def last_9(self) -> None:
        """9. Every viewer has a picture of the game that is over."""
        if self.n % 5 == 0 and self.hooks.picture is not None:
            self.picture_9()

    def last_10(self) -> None:
        """10. What was told after the last pick has a text too."""
        assert self.hooks.say is not None
        for event in (self.g.events or [])[self.heard :]:
            self.hooks.say(event[3:])

    def replay_4(self) -> None:
        """4. Written, read and replayed with the generator off, the record gives the same state, tape and events; so
        does each seat's own copy, as far as it may be read."""
        g = self.g
        record = Record.of(self.game, g, dict(self.setting.options))
        text = record.write()
        again = Record.read(text, self.game)
        same(text, again.write(), "the record is not the same when read and written again")
        h = again.replay()
        same(g.key(False), h.key(False), "the replay ends in another state")
        same(g.tape, h.tape, "the replay has another tape")
        same(g.events, h.events, "the replay tells other events")
        if self.n % 10 == 0:
            for v in self.viewers:
                cut = record.mirror(v).write()
                same(cut, Record.read(cut, self.game).write(), f"the record cut for seat {v} is not read back as it was")

    def again_11(self) -> None:
        """11. The same seed and the same picks give the same game."""
        h = self.new()
        for pick in self.picks:
            h.play(pick)
        same(self.g.key(), h.key(), "the same seed and picks gave another game")
        same(self.g.events, h.events, "the same seed and picks told other events")

    def watch_16(self) -> None:
        """16. At every index, a replay is in the state that the game was in."""
        seen: list[str] = []
        record = Record.of(self.game, self.g, dict(self.setting.options))
        record.replay(watch=lambda h: seen.append(h.key(False)))
        for i, (then, now) in enumerate(zip(self.plain, seen, strict=True)):
            same(then, now, f"taken back to decision {i + 1}, the game is not what it was")

    def undo_16(self) -> None:
        """16. Picks taken back one by one, each record replayed from its own text; of a long game the last and some."""
        record = Record.of(self.game, self.g, dict(self.setting.options))
        last = len(self.picks) - 1
        some = {*self.rnd.sample(range(last + 1), min(last + 1, 40)), *range(max(0, last - 20), last + 1)}
        for i in range(last, -1, -1):
            record = record.undo()
            if i in some:
                again = Record.read(record.write(), self.game).replay()
                same(self.plain[i], again.key(False), f"taken back to decision {i + 1}, the game is not what it was")


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


def fits(text: str, letters: str) -> bool:
    """May it stand as a pick in a record?"""
    if not text or text == "?" or " > " in f" {text} " or set(text) & set("[]\n"):
        return False
    return not (len(text) > 1 and text[1] == ":" and text[0] in letters)


def said_why(reason: Reason | None) -> tuple[Any, ...]:
    return (reason.rule, *reason.said) if reason is not None else ()


def written_choice(choice: Choice) -> list[Any]:
    return [choice.pick, choice.text, choice.label, choice.taps, said_why(choice.sure)]


def heard(g: Any, v: int) -> list[Any]:
    """What a viewer learns of the picks, of chance and of the events of a state's record."""
    picks = [e for e in g.tape if e[2] == -1 or (v >= 0 and (e[2] >> v & 1 or e[0] == v))]
    return [picks, [e[3:] for e in g.events if e[1] == -1 or (v >= 0 and e[1] >> v & 1)]]


# checks with games of their own -------------------------------------------------------------------------------------
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


BUDGET = 1500  # positions looked at to find all possible worlds of one
FAR = 3000  # the same, to find the way to a single world
DRAWS = 1000  # worlds dealt where all possible ones are known
TRIED = 4  # worlds dealt where they are too many, and a way to each is sought


def worlds(game: Game, setting: Setting, report: Report) -> None:
    """18. An early position is compared with all games that would have shown a seat the same: no sampled world lies
    outside them, and nearly all of them are reached. Where they are too many, a way is sought to some of the sampled
    worlds. With poker face: without, that somebody is asked at all tells something."""
    if "perfect_information" in game.traits:
        report.notes[18] = "nothing is hidden in this game"
        return
    report.notes.setdefault(18, "every position has too many worlds to look at")
    rnd = random.Random(setting.seed ^ 0x18)
    g: Any = None
    try:
        g, seat, seen = position(game, setting, rnd)
        search = Search(game, setting, seat, seen)
        possible = search.possible()
        if possible is not None:
            report.count(18)
            judge(g, seat, possible, rnd, report)
        elif search.reaches(g) is not None:
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


class Search:
    """All games that would have shown a seat the same: a depth-first search over hidden picks and chance."""

    def __init__(self, game: Game, setting: Setting, seat: int, seen: list[Sight]) -> None:
        self.game, self.setting, self.seat, self.seen = game, setting, seat, seen
        self.found: set[str] = set()
        self.goal: Any = None
        self.world = ""
        self.left = 0

    def sees(self, viewers: int) -> bool:
        return bool(viewers >> self.seat & 1)

    def drawn(self, at: int) -> list[int]:
        """What the seat saw chance bring just before that sight."""
        return [e[1] for e in self.seen[at][0] if e[0] == CHANCE] if at < len(self.seen) else []

    def possible(self) -> set[str] | None:
        """The worlds of all of them; None where there are too many to look at."""
        self.goal, self.world = None, ""
        return self.found if self.all(BUDGET) else None

    def reaches(self, goal: Any) -> bool | None:
        """Does one of them lead to this state's world? None: it was not found out."""
        self.goal, self.world = goal, repr(goal.world())
        self.found.clear()
        whole = self.all(FAR)
        return True if self.world in self.found else False if whole else None

    def all(self, budget: int) -> bool:
        """Look through all of them. False: there are too many, or the goal was found."""
        s = self.setting
        self.left = budget
        for branch in opened(self.game, s.seats, dict(s.options), True, self.sees, self.drawn(0)):
            self.left -= 1
            same_sight = sight(self.game, branch.state, self.seat, 0, 0) == self.seen[0]
            if self.left < 0 or (same_sight and not self.follow(branch.state, 0)):
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


# checks that are made once ------------------------------------------------------------------------------------------
def once(game: Game, hooks: Hooks, report: Report) -> None:
    """10, 12 and 13: what concerns the game's files and not one random game."""
    parts: list[tuple[int, Callable[[], Iterator[str]], bool, str]] = [
        (10, lambda: iter(hooks.texts(game) if hooks.texts else ()), hooks.texts is not None, "no texts are given"),
        (12, lambda: wrong_perft(game, hooks.perft), exists(hooks.perft), "no perft file here"),
        (13, lambda: unrecorded(game, hooks.records), exists(hooks.records), "no golden records here"),
        (13, lambda: untested(game, hooks.tests), exists(hooks.tests), "no tests here"),
    ]
    for number, part, can, why_not in parts:
        if not can:
            report.notes[number] = why_not
            continue
        report.count(number)
        try:
            for wrong in part():
                report.fail(number, wrong)
        except Exception as e:
            report.fail(number, f"{type(e).__name__}: {e} ({where(e)})")
    report.notes[14] = "made by `make compiled`"


def exists(path: Path | None) -> bool:
    return path is not None and path.exists()


@dataclass
class Setup:
    """A named position of a perft file: its record ("": the opening), the number of games to each depth, and how many
    of the deepest begin with each pick (or with each opening that chance can bring)."""

    name: str
    record: str = ""
    counts: dict[int, int] = field(default_factory=dict)
    children: dict[str, int] = field(default_factory=dict)

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
    a pick or an opening, `=` and a count divide the deepest count.

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
        else:
            raise ValueError(f"{path.name}, line {n}: expected [name], a depth and a count, or | and a line of a record")
    return out


def wrong_perft(game: Game, path: Path | None) -> Iterator[str]:
    """12. From the named set-ups there are as many games to each depth as the file says."""
    assert path is not None
    for setup in read_perft(path):
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


def frames_of(game: Game) -> set[str]:
    """The names of all frames that the game's own modules define and that are no mere base of others."""
    package = game.state.__module__.rpartition(".")[0] or game.state.__module__
    inside = [m for n, m in sys.modules.items() if n == game.state.__module__ or n.startswith(package + ".")]
    if package == "hantise" or not package:
        inside = [sys.modules[game.state.__module__]]
    found: list[type] = []
    for module in inside:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Frame) and thing.__module__ == module.__name__:
                found.append(thing)
    return {f.__name__ for f in found if not any(f in other.__bases__ for other in found)}


def spied(game: Game, met: set[str]) -> Game:
    """The same game, whose states note the name of every frame that comes onto the agenda."""
    base: Any = game.state

    class Spied(base):  # type: ignore[misc]
        def then(self, *frames: Frame) -> None:
            met.update(type(f).__name__ for f in frames)
            base.then(self, *frames)

        def instead(self, deed: Frame, *frames: Frame) -> None:
            met.update(type(f).__name__ for f in frames)
            base.instead(self, deed, *frames)

        def end(self, how: str, returns: list[float], *last: Frame) -> None:
            met.update(type(f).__name__ for f in last)
            base.end(self, how, returns, *last)

        def standing(self) -> Frame | None:
            due: Frame | None = base.standing(self)
            if due is not None:
                met.add(type(due).__name__)
            return due

    given = {name: getattr(game, name) for name in names(game) if name != "state"}
    return Game(state=Spied, **given)


def unrecorded(game: Game, folder: Path | None) -> Iterator[str]:
    """13. Every declared end has a golden record, every frame is reached by one, and all of them can be replayed."""
    assert folder is not None
    ends: set[str] = set()
    met: set[str] = set()
    spy = spied(game, met)
    for path in sorted(folder.glob("*.rec")):
        try:
            record = Record.read(path.read_text(encoding="utf-8"), spy)
            g = record.replay()
        except ValueError as e:
            yield f"{path.name}: {e}"
            continue
        if g.ended != record.ended:
            yield f"{path.name} says that it ends with {record.ended or 'nothing'}, and it ends with {g.ended or 'nothing'}"
        ends.add(g.ended)
    for end in game.ends:
        if end not in ends:
            yield f"no golden record ends with {end}"
    for name in sorted(frames_of(game) - met):
        yield f"no golden record reaches {name}"


ID = re.compile(r"[A-Z]{1,4}(?:-[A-Z0-9]+)+")
RULE = re.compile(r"\*\*(" + ID.pattern + r")\.?\*\*")


def untested(game: Game, folder: Path | None) -> Iterator[str]:
    """13. Every rule id of rules.md (in bold, as **SM-MOV-1**) is named by some test."""
    assert folder is not None
    rules = game.folder / "rules.md"
    if rules.exists():
        tests = "\n".join(p.read_text(encoding="utf-8") for p in sorted(folder.rglob("*.py")))
        named = set(ID.findall(tests))
        for rule in sorted(set(RULE.findall(rules.read_text(encoding="utf-8"))) - named):
            yield f"no test names {rule}"


# the same games elsewhere -------------------------------------------------------------------------------------------
def checksums(game: Game, games: int, seed: int = 0) -> str:
    """14. A line a random game: its number, decisions, a checksum of all its states. Interpreted and compiled code
    print the same."""
    lines: list[str] = []
    for n in range(games):
        s = settings(game, n, seed)
        rnd = random.Random(s.seed)
        g = game.new(s.seats, s.seed, dict(s.options), poker_face=s.poker_face)
        sums, decisions = hashlib.blake2b(digest_size=8), 0
        while g.player != NOBODY and decisions < game.cap:
            sums.update(g.key().encode())
            for v in (*range(g.seats), SPECTATOR):
                sums.update(bytes_of(game.view(g, v)).encode())
                sums.update(g.determinize(v, rnd.getrandbits(40)).key().encode())
            g.play(rnd.choice(g.options))
            decisions += 1
        sums.update(repr((g.key(), g.tape, g.events)).encode())
        lines.append(f"{n} {decisions} {sums.hexdigest()}")
    return "\n".join(lines) + "\n"
