"""Capsule: what somebody met who says that something is wrong at a table, as one file: the record as far as he may know it, the
position as he sees it, what his page says of itself, versions. Nothing else than his own sight goes into it."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from hantise._engine import ENGINE
from hantise.core.data import in_force
from hantise.core.fault import Fault
from hantise.core.game import Game, as_text
from hantise.core.registry import game as installed
from hantise.core.view import View

from .numbers import number
from .seen import Seen

FORM = 1  # of the file
LINES = 60  # of the log
LONGEST_WORDS = 2000
LONGEST_PAGE = 200_000  # characters of what the page says of itself


class NoCapsule(Fault):
    """A file that is no capsule: one plain line."""


def write(seen: Seen, record: str, words: str = "", page: str = "") -> str:
    """The file. record: cut for that viewer; words: what he says is wrong; page: what his page says of itself, as JSON."""
    game, view = seen.game, seen.view
    plain: dict[str, Any] = {
        "hantise_capsule": FORM,
        "words": words[:LONGEST_WORDS],
        "versions": {
            "hantise": version("hantise"),
            "engine": str(ENGINE),
            "python": platform.python_version(),
            "game": game.id,
            "rules": game.version,
            "components": in_force(game.folder),
        },
        "seat": seen.me,
        "language": seen.lang,
        "position": seen.at,
        "question": seen.ask,
        "status": seen.status,
        "choices": [{"text": c.text, "label": c.label, "taps": list(c.taps)} for c in seen.choices],
        "undo": seen.undo or seen.no_undo,
        "people": [{"seat": p.seat, "kind": p.kind, "strength": p.strength} for p in seen.people],
        "log": [line.text for line in seen.lines[-LINES:]],
        "view": json.loads(view.to_json()),
        "record": record,
        "page": page_of(page),
    }
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def page_of(text: str) -> dict[str, Any]:
    """What a page says of itself; {} where it says nothing that can be read."""
    try:
        found = json.loads(text) if len(text) <= LONGEST_PAGE else None
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {}


@dataclass(frozen=True)
class Capsule:
    """A capsule that was read."""

    plain: dict[str, Any]
    game: Game
    view: View

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def record(self) -> str:
        return str(self.plain["record"])


def read(text: str, find: Callable[[str], Game] = installed) -> Capsule:
    """The capsule of that text. find: how a game is found by its id. Raises NoCapsule, or NoGame where it is not there."""
    try:
        plain = json.loads(text)
        if plain["hantise_capsule"] != FORM:
            line = f"a capsule of form {as_text(plain['hantise_capsule'])[:20]}: this version reads form {FORM}"
            raise NoCapsule(line, "fault-capsule-form", given=as_text(plain["hantise_capsule"])[:20], form=str(FORM))
        versions, view = plain["versions"], View(**plain["view"])
        whole = (
            all(isinstance(plain[name], kind) for name, kind in KINDS.items()) and number(str(versions["rules"])) is not None
        )
    except NoCapsule:
        raise
    except (ValueError, KeyError, TypeError, RecursionError):
        whole = False
    if not whole:
        raise NoCapsule("this file is no capsule of a table", "fault-capsule")
    return Capsule(plain, find(str(versions["game"])), view)


KINDS = {"record": str, "log": list, "choices": list, "page": dict, "words": str, "versions": dict, "status": str}
