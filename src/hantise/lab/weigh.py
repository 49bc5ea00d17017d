"""Weigh a game: what many games between bots say of its balance, at one number of seats, as plain data.

Besides what rows say: how many decisions each seat has, among how many picks, and how long it waits for the next; whether the
winner was behind; which cards, tiles and powers each seat had in hand and used, and how much more it won then; which rules
came into play. What a game calls ahead, played or seen stands in its `account.py` (see `accounts`).
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import erfc, sqrt
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from hantise._engine import as_written
from hantise.core.frame import ALL
from hantise.core.game import Game
from hantise.core.record import Record
from hantise.core.registry import game as registered

from .accounts import account
from .simulate import Progress, Row, Task, plan, play, played, share, stream
from .stats import Z95, holm, wilson

CHECKPOINTS = (0.5, 0.75)  # of the decisions of a game: who was behind then?
FEWEST = 20  # seats that had a thing, and that did not, below which nothing is said of it
FOLLOWED = 20  # games of which each rule is followed
PURE = {"HANTISE_ENGINE": "pure"}  # rules are followed in Python: compiled ones cannot be looked at
ID = re.compile(r"\b([A-Z]{2,4}-[A-Z0-9]+-)(\d+)\b(?: to \1(\d+)\b)?")
DEFINED = re.compile(r"^- \*\*([A-Z]{2,4}-[A-Z0-9]+-\d+)\*\* (.*)$", re.MULTILINE)
FACTS = ("CMP", "HID", "CHA")  # chapters of rules that tell what there is, and of no deed
DEEDS = ("run", "resolve", "take", "reveal")  # methods that do what the sentence of their class says


# one game ------------------------------------------------------------------------------------------------------------------
class Look:
    """How a game goes for each seat: picks to choose from, decisions of others meanwhile, who is ahead."""

    def __init__(self, game: Game, seats: int) -> None:
        self.ahead_of = account(game).ahead
        self.choices = [Counter[int]() for _ in range(seats)]
        self.waits = [Counter[int]() for _ in range(seats)]
        self.since = [-1] * seats  # decisions of others since the last own; -1 before the first
        self.ahead: list[list[float]] = []

    def add(self, g: Any, pick: int, fault: bool) -> None:
        who = g.player
        self.choices[who][len(g.options)] += 1
        if self.since[who] > 0:
            self.waits[who][self.since[who]] += 1
        self.since = [n if n < 0 else n + 1 for n in self.since]
        self.since[who] = 0
        if self.ahead_of is not None and (come := self.ahead_of(g)):
            self.ahead.append(list(come))


def weigh(task: Task) -> Row:
    """Play a game and weigh it: its row, without what is the same in all, and what a `Look` and its events tell."""
    game = registered(task.source)
    look, things, told = Look(game, len(task.seats)), dict[str, set[tuple[int, str]]](), Counter[str]()

    def over(g: Any) -> None:
        said = account(game)
        more = said.things(g) if said.things is not None else []
        for how, which in (("played", said.played), ("seen", said.seen)):
            things[how] = {*handled(game, g.events, which, g.seats), *((seat, name) for so, seat, name in more if so == how)}
        things["seen"] |= things["played"]
        told.update(event[3] for event in g.events)

    row = played(task, look, over=over)
    return {
        **{name: row[name] for name in ("number", "returns", "teams", "ended", "cut", "decisions", "asked", "account")},
        "fault_count": row["fault_count"],
        "choices": look.choices,
        "waits": look.waits,
        "behind": [standing(look.ahead, row, at) for at in CHECKPOINTS] if look.ahead else [],
        "told": told,
        **things,
    }


def handled(game: Game, events: Sequence[tuple[Any, ...]], which: Mapping[str, str], seats: int) -> Iterator[tuple[int, str]]:
    """Which seat had to do with which thing, by these messages: (seat, "kind:name")."""
    for _, heard_by, _, key, *values in events:
        if key not in which:
            continue
        kind, _, name = which[key].partition(":")
        parameters = game.messages[key]
        thing = name or next(game.words[kind][v] for (_, k), v in zip(parameters, values, strict=False) if k == kind)
        who = next((v for (_, k), v in zip(parameters, values, strict=False) if k == "seat"), None)
        mine = [who] if who is not None else [s for s in range(seats) if heard_by != ALL and heard_by >> s & 1]
        yield from ((seat, f"{kind}:{thing}") for seat in mine)


def standing(ahead: list[list[float]], row: Row, at: float) -> str:
    """Where the best of those who won in the end stood at that part of the game: ahead, level, behind, or last; "" where nobody
    won or all were level."""
    then = ahead[min(int(at * len(ahead)), len(ahead) - 1)]
    winners = [s for s in range(len(then)) if share(row["returns"], row["teams"], s) > 0]
    if len(winners) == len(then) or max(then) == min(then):
        return ""
    theirs, others = max(then[s] for s in winners), [then[s] for s in range(len(then)) if s not in winners]
    if theirs >= max(others):
        return "ahead" if theirs > max(others) else "level"
    return "last" if theirs <= min(others) else "behind"


# rules that came into play ---------------------------------------------------------------------------------------------------
def follow(task: Task) -> Row:
    """Play a game, then play its record again and note which rules came into play. In pure Python only."""
    game = registered(task.source)
    row = play(Task(task.source, task.number, task.seed, task.seats, task.luck, task.options, record=True))
    record, named, fired = Record.read(row["record"], game), rules_in_code(as_written(game.folder)), set[str]()

    def note(frame: FrameType, event: str, value: Any) -> None:
        if event == "return":
            rules = named.get(place(frame.f_code))
            if rules and (value is None or value):
                fired.update(rules)

    sys.setprofile(note)
    try:
        record.replay()
    finally:
        sys.setprofile(None)
    return {"number": task.number, "fired": sorted(fired)}


def place(code: CodeType) -> tuple[str, str]:
    return Path(code.co_filename).name, code.co_qualname


def rules_in_code(folder: Path) -> dict[tuple[str, str], frozenset[str]]:
    """By file and name of each function of a game: the rules that its docstring names; of one that does what the sentence of
    its class says, those of the class."""
    out: dict[tuple[str, str], frozenset[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                of_class = rules_named(ast.get_docstring(node) or "")
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        own = rules_named(ast.get_docstring(method) or "")
                        out[path.name, f"{node.name}.{method.name}"] = own | (of_class if method.name in DEEDS else frozenset())
            elif isinstance(node, ast.FunctionDef):
                out[path.name, node.name] = rules_named(ast.get_docstring(node) or "")
    return {where: rules for where, rules in out.items() if rules}


def rules_named(words: str) -> frozenset[str]:
    """The ids in a text; `EC-NIT-1 to EC-NIT-5` are five."""
    found: set[str] = set()
    for head, first, last in ID.findall(words):
        found |= {f"{head}{n}" for n in range(int(first), int(last or first) + 1)}
    return frozenset(found)


def rules_of(game: Game) -> dict[str, str]:
    """The numbered rules of a game, each with its first line."""
    path = game.folder / "rules.md"
    found = DEFINED.findall(path.read_text(encoding="utf-8")) if path.is_file() else []
    return {rule: line.replace("*", "") + ("" if line.endswith((".", ":")) else " …") for rule, line in found}


# many games ------------------------------------------------------------------------------------------------------------------
def weighed(
    source: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play so many games with these bots in the seats, and say what they come to. Raises ValueError or LookupError where game,
    bots or options cannot be."""
    game, tasks = registered(source), plan(source, bots, games, seed, options)
    scale = Scale(game, len(bots))
    for row in stream(tasks, jobs, progress, how=weigh):
        scale.add(row)
    fired: set[str] = set()
    followed = plan(source, bots, min(games, FOLLOWED), seed, options)
    for row in stream(followed, jobs, env=PURE, how=follow):
        fired |= set(row["fired"])
    return scale.told() | {"rules": unfired(game, fired, scale.keys), "followed": len(followed)}


def unfired(game: Game, fired: set[str], told: Counter[str]) -> dict[str, Any]:
    """The rules that functions of the game name and that never came into play, with their first lines; and the events that
    were never told."""
    named = frozenset[str]().union(*rules_in_code(as_written(game.folder)).values())
    rules = {rule: words for rule, words in rules_of(game).items() if rule.split("-")[1] not in FACTS}
    events = [key for key in game.messages if key.partition("-")[0] not in NO_EVENTS]
    return {
        "named": len(named & set(rules)),
        "never": {rule: rules[rule] for rule in rules if rule in named and rule not in fired},
        "untold": [key for key in events if not told[key] and key != "concedes"],  # no bot does
    }


NO_EVENTS = ("pick", "ask", "wait", "sure", "no", "not", "which", "hint", "must", "build", "option", "tally")


class Thing:
    """How often seats had a thing, and what they won then: by seat, games and their part of the victories."""

    def __init__(self, seats: int) -> None:
        self.games, self.won = [0] * seats, [0.0] * seats

    def add(self, seat: int, won: float) -> None:
        self.games[seat] += 1
        self.won[seat] += won


class Scale:
    """What games come to, added one by one."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.games, self.cut, self.faults = 0, 0, 0
        self.won = Thing(seats)
        self.ways, self.ends, self.keys = Counter[str](), Counter[str](), Counter[str]()
        self.kinds: dict[tuple[str, str], list[float]] = {}  # faction: seats of it, their part of the victories
        self.decisions, self.asked = Counter[int](), [Counter[int]() for _ in range(seats)]
        self.table: dict[str, Counter[float]] = {}
        self.choices = [Counter[int]() for _ in range(seats)]
        self.waits = [Counter[int]() for _ in range(seats)]
        self.behind = [Counter[str]() for _ in CHECKPOINTS]
        self.things: dict[str, dict[str, Thing]] = {"seen": {}, "played": {}}

    def add(self, row: Row) -> None:
        self.games += 1
        self.cut += row["cut"]
        self.faults += row["fault_count"]
        said = row["account"]
        end = "cut" if row["cut"] else row["ended"]
        self.ends[end] += 1
        self.ways[end if row["cut"] else said["table"].get("way", end)] += 1
        self.keys.update(row["told"])
        self.decisions[row["decisions"]] += 1
        for name, value in said["table"].items():
            if isinstance(value, (int, float)):
                self.table.setdefault(name, Counter())[value] += 1
        won = [share(row["returns"], row["teams"], seat) for seat in range(self.seats)]
        for seat in range(self.seats):
            self.won.add(seat, won[seat])
            self.asked[seat][row["asked"][seat]] += 1
            self.choices[seat].update(row["choices"][seat])
            self.waits[seat].update(row["waits"][seat])
            for kind, values in said["seats"].items():
                if isinstance(values[seat], str) and kind != "role":
                    had = self.kinds.setdefault((kind, values[seat]), [0, 0.0])
                    had[0] += 1
                    had[1] += won[seat]
        for when, where in zip(self.behind, row["behind"], strict=False):
            when[where] += bool(where)
        for how, by_name in self.things.items():
            for seat, name in row[how]:
                by_name.setdefault(name, Thing(self.seats)).add(seat, won[seat])

    # what it comes to --------------------------------------------------------------------------------------------------------
    def told(self) -> dict[str, Any]:
        teams = self.game.teams(self.seats)
        stalls = account(self.game).stalls
        return {
            "seats": self.seats,
            "games": self.games,
            "cut": self.cut,
            "faults": self.faults,
            "fair": 1 / len(teams),
            "teams": teams if len(teams) < self.seats else [],
            "places": self.places(teams),
            "kinds": [
                {"kind": kind, "value": value, "seats": n} | self.rate(won, int(n))
                for (kind, value), (n, won) in sorted(self.kinds.items(), key=lambda item: -item[1][1] / item[1][0])
            ],
            "ways": dict(self.ways.most_common()),
            "stalls": self.cut
            + sum(n for way, n in self.ways.items() if way in stalls)
            + sum(n for end, n in self.ends.items() if end in stalls and end not in self.ways),
            "length": spread(self.decisions),
            "table": {name: spread(counts) for name, counts in self.table.items()},
            "lengths": sorted(self.decisions.items()),
            "people": [
                {"asked": spread(self.asked[s]), "choices": spread(self.choices[s]), "waits": spread(self.waits[s])}
                for s in range(self.seats)
            ],
            "behind": [
                {"at": at} | {where: when[where] for where in ("ahead", "level", "behind", "last")}
                for at, when in zip(CHECKPOINTS, self.behind, strict=True)
                if sum(when.values())
            ],
            "things": {how: self.differences(by_name) for how, by_name in self.things.items()},
        }

    def places(self, teams: list[list[int]]) -> list[dict[str, Any]]:
        """What each seat, or team, wins. unfair: more or less than its share, by more than noise, beside all the others."""
        fair = 1 / len(teams)
        rows = [self.rate(self.won.won[team[0]], self.games) | {"team": team} for team in teams]
        error = sqrt(fair * (1 - fair) / self.games) or 1.0
        unfair = holm([two_sided((row["rate"] - fair) / error) for row in rows])
        return [row | {"unfair": sure} for row, sure in zip(rows, unfair, strict=True)]

    def rate(self, won: float, n: int) -> dict[str, Any]:
        low, high = wilson(min(won, n), n)
        return {"rate": won / n, "low": low, "high": high}

    def differences(self, by_name: dict[str, Thing]) -> list[dict[str, Any]]:
        """How much more seats won in games in which they had the thing than in those in which they had not, each seat beside
        itself. Best first; sure: more than noise, beside all the others (Holm)."""
        usual = [won / self.games for won in self.won.won]
        out, ps = [], []
        for name, had in by_name.items():
            both = [s for s in range(self.seats) if 0 < had.games[s] < self.games]
            n, m = sum(had.games[s] for s in both), sum(self.games - had.games[s] for s in both)
            if min(n, m) < FEWEST:
                continue
            more = [had.won[s] - had.games[s] * usual[s] for s in range(self.seats)]  # beyond what the seat wins usually
            with_it = sum(more[s] for s in both) / n
            without = -sum(had.games[s] * more[s] / (self.games - had.games[s]) for s in both) / n
            error = sqrt(sum(usual[s] * (1 - usual[s]) for s in both) / len(both) * (1 / n + 1 / m))
            d = with_it - without
            out.append({"thing": name, "n": n, "difference": d, "low": d - Z95 * error, "high": d + Z95 * error})
            ps.append(two_sided(d / error) if error else 1.0)
        for line, sure in zip(out, holm(ps), strict=True):
            line["sure"] = sure
        return sorted(out, key=lambda line: -line["difference"])


def two_sided(z: float) -> float:
    """The two-sided p of so many deviations."""
    return erfc(abs(z) / sqrt(2))


def spread(counts: Counter[Any]) -> dict[str, float]:
    """How values lie: the mean, quantiles and the largest; {} where there are none."""
    total = sum(counts.values())
    if not total:
        return {}
    out = {"mean": sum(v * n for v, n in counts.items()) / total, "most": float(max(counts))}
    ordered, at = sorted(counts.items()), {}
    for name, q in (("p5", 0.05), ("p50", 0.5), ("p95", 0.95)):
        rank, seen = q * (total - 1), 0
        for value, n in ordered:
            seen += n
            if seen > rank:
                at[name] = float(value)
                break
    return at | out
