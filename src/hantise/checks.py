"""The conformance checks with all that the core does not know of: pictures, sentences, golden records, tests,
processes."""

from __future__ import annotations

import multiprocessing
import re
import signal
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Mapping
from multiprocessing import resource_tracker
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

from hantise._engine import as_written
from hantise.core import conformance
from hantise.core.conformance import CHECKS, Failure, Hooks, Plan, Report
from hantise.core.game import Game, as_text
from hantise.core.registry import game as by_name
from hantise.core.registry import games as installed
from hantise.core.state import State
from hantise.core.view import View
from hantise.picture import NoPicture, draw
from hantise.texts import HOUSE, LANGUAGES, MissingText, Texts, variables

__all__ = ["CHECKS", "Failure", "Plan", "Report", "check", "checkout", "hooks"]

CHUNK = 10  # games that a process takes at once
ROOT = Path(__file__).parent.parent.parent


def check(
    game: Game,
    games: int = 200,
    plan: Plan | None = None,
    progress: Callable[[int], None] | None = None,
    jobs: int = 1,
) -> Report:
    """Check a game with everything that is at hand.

    games: how many random games. plan: which of them; all there are, if it does not say. progress: called with the
    number of games done. jobs: how many processes share the work; a game that is neither installed nor loaded from a
    file is checked in one.
    """
    name, plan = source(game), plan or Plan()
    if jobs < 2 or name is None or games <= CHUNK:
        return conformance.check(game, games, plan, hooks(game), progress)
    report = Report(game.id)
    tasks = [(name, min(CHUNK, games - first), plan, first) for first in range(0, games, CHUNK)]
    with processes(min(jobs, len(tasks))) as pool:
        for part in pool.imap(_part, tasks):
            report.merge(part)
            if progress is not None:
                progress(report.games)
    return report


def processes(n: int) -> Pool:
    """Processes that do not hear Ctrl-C, not even while they begin: whoever began them does, and stops them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        return multiprocessing.get_context("spawn").Pool(n)
    resource_tracker.ensure_running()  # it would unblock the signal when it begins
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return multiprocessing.get_context("spawn").Pool(n)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _part(task: tuple[str, int, Plan, int]) -> Report:
    name, games, plan, first = task
    game = by_name(name)
    return conformance.check(game, games, plan, hooks(game), first=first, whole=first == 0)


def source(game: Game) -> str | None:
    """By what name another process finds the game: its id, or the file that holds it. None: by none."""
    if installed().get(game.id) is game:
        return game.id
    for name, module in list(sys.modules.items()):
        if name.startswith("hantise_game_") and getattr(module, "GAME", None) is game:
            return str(module.__file__)
    return None


def checkout() -> Path | None:
    """The folder of the checkout that this package runs from; None where it is installed without."""
    return ROOT if (ROOT / "pyproject.toml").is_file() and (ROOT / "tests").is_dir() else None


def hooks(game: Game) -> Hooks:
    """What the checks of this game need: pictures and texts always, records and tests where there is a checkout.

    A game in a folder of its own brings `records/*.rec`, `perft.txt` and `tests` with it. What its reasons mean may stand in
    `facts.py` of the tests.
    """
    say = Say(game)
    root = checkout()
    own = as_written(game.folder)
    if root is not None and own.is_relative_to(ROOT / "src"):
        tests = root / "tests"
        places = (tests / "records" / game.id, tests / "perft" / f"{game.id}.txt", tests / "games" / game.id)
    else:
        places = (own / "records", own / "perft.txt", own / "tests")
    return Hooks(Artist().wrong, say, wrong_texts, *places, facts_of(places[2] / "facts.py"))


def facts_of(path: Path, name: str = "FACTS") -> Any:
    """The FACTS of a game's tests: what the reasons of its refusals say, as functions of the state and the message's
    arguments; or what else that file has under a name."""
    if not path.is_file():
        return {}
    inside: dict[str, Any] = {"__name__": path.stem}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), inside)
    return inside[name]


class Artist:
    """Draws each view in one language after another."""

    def __init__(self) -> None:
        self.n = 0

    def wrong(self, game: Game, state: State, view: View) -> str:
        """What is wrong with the picture of a view; "" where all is well, or where the game has no picture."""
        self.n += 1
        lang = LANGUAGES[self.n % len(LANGUAGES)]
        try:
            picture = str(draw(view, lang, game=game))
        except NoPicture:
            return ""
        try:
            root = ElementTree.fromstring(picture)
        except ElementTree.ParseError as e:
            return f"the picture is no XML: {e}"
        ids = [e.get("id") for e in root.iter() if e.get("id")]
        if len(set(ids)) != len(ids):
            return f"the picture has an id twice: {sorted({i for i in ids if ids.count(i) > 1 and i})[0]}"
        title = root.find("{http://www.w3.org/2000/svg}title")
        if title is None or not (title.text or "").strip():
            return "the picture has no title for those who cannot see it"
        other = game.view(state.determinize(view.seat, self.n), view.seat)
        if self.n % 3 == 0 and str(draw(other, lang, game=game)) != picture:
            return "the picture is not the same in a world that the viewer may imagine"
        return wrong_choices(game, state, view)


def wrong_choices(game: Game, state: State, view: View) -> str:
    """What is wrong with the options as they are offered: each is listed by its label and can be composed in taps."""
    if view.seat != state.player:
        return ""
    paths: dict[str, str] = {}
    for choice in game.choices(state):
        for path in choice.taps:
            if path.split() != path.split(" ") or not path:
                return f"{choice.text}: the taps {path!r} are not words parted by single spaces"
            if paths.setdefault(path, choice.text) != choice.text:
                return f"the taps {path!r} mean {paths[path]} and {choice.text}"
    return ""


class Say:
    """Makes every message a sentence in each language."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.texts = [Texts(game, lang) for lang in LANGUAGES]
        self.done: set[tuple[Any, ...]] = set()

    def __call__(self, said: tuple[Any, ...]) -> None:
        """Raises MissingText where a language cannot say it."""
        key = tuple(said)
        if key in self.done:
            return
        self.done.add(key)
        for texts in self.texts:
            head = str(said[0])
            arguments = texts.arguments(said) if len(said) > 1 else {}
            if head.startswith(("ask-", "wait-")):
                arguments |= texts.people([0], ())
            spoken = texts(head, **arguments)
            if not spoken.strip():
                raise MissingText(f"{texts.lang}: {head!r} says nothing")


def wrong_texts(game: Game) -> list[str]:
    """What is wrong with the texts of a game as a whole: the same keys and arguments in every language, a text for all
    that the game declares, arguments that the game gives."""
    house = {lang: variables(HOUSE / f"{lang}.ftl") for lang in LANGUAGES}
    own: dict[str, Mapping[str, frozenset[str]]] = {}
    for lang in LANGUAGES:
        path = game.folder / "locale" / f"{lang}.ftl"
        if not path.is_file():
            return [f"there is no locale/{lang}.ftl"]
        own[lang] = variables(path)
    first, wrong = own[LANGUAGES[0]], []
    for lang in LANGUAGES[1:]:
        for key in sorted(set(first) ^ set(own[lang])):
            wrong.append(f"{key} has a text in {LANGUAGES[0] if key in first else lang} only")
    for lang in LANGUAGES:
        for key in declared(game):
            if key not in own[lang] and key not in house[lang]:
                wrong.append(f"{lang} has no text {key}")
        for key, parameters in game.messages.items():
            unknown = own[lang].get(key, frozenset()) - {name for name, _ in parameters} - {"player", "players"}
            if unknown:
                wrong.append(f"{lang}: {key} speaks of {', '.join(sorted(unknown))}, which the message does not give")
    placed = {lang: variables(game.folder / "locale" / f"{lang}.ftl", placed=True) for lang in LANGUAGES}
    for key in first:
        every = frozenset[str]().union(*[placed[lang].get(key, frozenset()) for lang in LANGUAGES])
        for lang in LANGUAGES:
            if key in own[lang] and (silent := every - own[lang][key]):
                wrong.append(f"{lang}: {key} does not speak of {', '.join(sorted(silent))}, as another language does")
    return wrong


def declared(game: Game) -> list[str]:
    """The keys that every game needs: its title, its messages, ends, roles, and its options with their values."""
    keys = ["title", *game.messages, *[f"end-{end}" for end in game.ends], *[f"role-{role}" for role in game.roles]]
    for name, option in game.options.items():
        keys.append(f"option-{name}")
        for value in option.values:
            text = as_text(value)
            if not re.fullmatch(r"[\d,.-]+|yes|no", text):
                keys.append(f"option-{name}-" + re.sub(r"[^a-z0-9]+", "_", text.lower()))
    return keys
