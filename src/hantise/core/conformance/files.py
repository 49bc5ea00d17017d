"""A game's files, looked at once: texts, perft, golden records, tests that name the rules."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ..frame import Frame, names
from ..game import Game
from ..record import Record
from .perft_file import wrong_perft
from .report import Hooks, Report, where


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
        def then(self, *frames: Frame[Any]) -> None:
            met.update(type(f).__name__ for f in frames)
            base.then(self, *frames)

        def instead(self, deed: Frame[Any], *frames: Frame[Any]) -> None:
            met.update(type(f).__name__ for f in frames)
            base.instead(self, deed, *frames)

        def end(self, how: str, returns: list[float], *last: Frame[Any]) -> None:
            met.update(type(f).__name__ for f in last)
            base.end(self, how, returns, *last)

        def standing(self) -> Frame[Any] | None:
            due: Frame[Any] | None = base.standing(self)
            if due is not None:
                met.add(type(due).__name__)
            return due

    given = {name: getattr(game, name) for name in names(game) if name != "state"}
    return Game(state=Spied, **given)


def unrecorded(game: Game, folder: Path | None) -> Iterator[str]:
    """13. Every declared end has a golden record, every frame is reached by one; all can be replayed, and end as they say."""
    assert folder is not None
    ends: set[str] = set()
    met: set[str] = set()
    written = str(sys.modules[game.state.__module__].__file__).endswith(".py")  # no compiled class can be spied on
    spy = spied(game, met) if written else game
    for path in sorted(folder.glob("*.rec")):
        try:
            record = Record.read(path.read_text(encoding="utf-8"), spy)
            g = record.replay()
        except ValueError as e:
            yield f"{path.name}: {e}"
            continue
        if g.ended != record.ended:
            yield f"{path.name} says that it ends with {record.ended or 'nothing'}, and it ends with {g.ended or 'nothing'}"
        if not record.returns:
            yield f"{path.name} does not say what each seat has of the end: hantise check {game.id} --renew writes it anew"
        elif any(abs(a - b) > 1e-9 for a, b in zip(record.returns, g.returns, strict=True)):
            yield f"{path.name} says that the returns are {record.returns}, and they are {g.returns}"
        ends.add(g.ended)
    for end in game.ends:
        if end not in ends:
            yield f"no golden record ends with {end}"
    for name in sorted(frames_of(game) - met) if written else ():
        yield f"no golden record reaches {name}"


ID = re.compile(r"[A-Z]{1,4}(?:-[A-Z0-9]+)+")
RULE = re.compile(r"(?:\*\*|^\| )(" + ID.pattern + r")(?:\.?\*\*| \|)", re.MULTILINE)  # a sentence, or a row of a table


@cache
def rules_of(folder: Path) -> frozenset[str]:
    """The rules that the rules.md in that folder has; none where there is no such file."""
    path = folder / "rules.md"
    return frozenset(RULE.findall(path.read_text(encoding="utf-8"))) if path.exists() else frozenset()


def no_rule(game: Game, rule: str) -> str:
    """What is wrong with the rule that is named, in words; "" where the game has it, or has no rules.md."""
    there = rules_of(game.folder)
    return f"the rule {rule!r}, which rules.md does not have" if there and rule not in there else ""


def untested(game: Game, folder: Path | None) -> Iterator[str]:
    """13. Every rule id of rules.md (in bold, as **SM-MOV-1**) is named by some test."""
    assert folder is not None
    tests = "\n".join(p.read_text(encoding="utf-8") for p in sorted(folder.rglob("*.py")))
    for rule in sorted(rules_of(game.folder) - set(ID.findall(tests))):
        yield f"no test names {rule}"
