"""What leaves the engine for a viewer: plain data, built from what he may know."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from .frame import Reason


@dataclass(frozen=True)
class View:
    """What one seat (-1: a spectator) may know at one moment.

    player: whose choice it is; -2 when the game is over. question: the message of what is asked, with its arguments;
    rule: the rule that asks.
    options: the texts of the seat's own options, [] where another is asked. table: the game's own facts, see its
    view.py.
    """

    game: str
    version: int
    seat: int
    seats: int
    player: int
    question: list[Any]
    rule: str
    options: list[str]
    out: int
    ended: str
    returns: list[float]
    table: dict[str, Any]

    @classmethod
    def of(cls, fields: dict[str, Any]) -> View:
        """The view of all these fields: setting those of a frozen class one by one takes as long as telling a small table."""
        view = object.__new__(cls)
        vars(view).update(fields)
        return view

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    def to_json(self) -> str:
        """The same as JSON, in one line, byte for byte the same for the same knowledge."""
        return json.dumps(vars(self), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@dataclass(frozen=True)
class Choice:
    """An option as a page offers it: its text in notation, its label (a message), ways to tap it, why one should be
    asked again before it is picked, and whether it is to do nothing (`Ask.idle`)."""

    pick: int
    text: str
    label: tuple[Any, ...]
    taps: list[str]
    sure: Reason | None
    idle: bool = False
