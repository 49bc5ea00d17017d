"""Actions: the catalogue of all picks of a game, numbered from 0 on, that never moves within a version of its rules.

A pick is a small int that means something at one decision only. A learner, or another framework, wants one number for one deed
wherever it is offered. So each kind of deed owns a range here: `Game.asks` names the decisions in their order, each Menu gives
the kinds of its deeds, each other Ask its `span`. `hantise actions GAME` prints it.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import Any

from .frame import STOP, Ask, Sealed, SealedPick, Several
from .menu import Menu


@dataclass(frozen=True)
class Kind:
    """One kind of deed at one decision: the actions from `first` to `last`.

    asks: the class of the decision, name: that of the deed (the decision's own where it is the only one), meaning: what its
    rule says, form: how it is written, pick: the pick that `first` stands for, radix: see `Offer`.
    """

    asks: str
    name: str
    first: int
    last: int
    pick: int
    form: str
    meaning: str
    radix: int = 0


class Actions:
    """The catalogue of one game. Raises ValueError where a decision does not say how many picks it has."""

    def __init__(self, asks: tuple[type[Any], ...]) -> None:
        self.kinds: list[Kind] = []
        self._offset: dict[str, int] = {}  # of each decision: action minus pick
        self._first: dict[str, int] = {}
        self._last: dict[str, int] = {}
        for cls in asks:
            self._add(cls)

    def _add(self, cls: type[Any]) -> None:
        name, begin = cls.__name__, len(self)
        self._first[name] = begin
        if name in self._offset:
            raise ValueError(f"{name} stands in asks twice")
        if issubclass(cls, Menu):
            self._offset[name] = begin
            for deed in cls.deeds:
                self._kind(name, type(deed), begin + deed.first, deed.span, deed.first, deed.form)
        else:
            if cls.span < 1:
                raise ValueError(f"{name} does not say how many picks there are: give it a span")
            least = STOP if issubclass(cls, Several) else 0
            self._offset[name] = begin - least
            self._kind(name, cls, begin, cls.span - least, least, cls.form)
        self._last[name] = len(self) - 1

    def _kind(self, asks: str, of: type[Any], first: int, span: int, pick: int, form: str) -> None:
        meaning = " ".join((inspect.getdoc(of) or "").split("\n\n")[0].split())
        self.kinds.append(Kind(asks, of.__name__, first, first + span - 1, pick, form, meaning, of.radix))

    def __len__(self) -> int:
        """How many actions there are."""
        return self.kinds[-1].last + 1 if self.kinds else 0

    def numbers(self, asked: Ask[Any], picks: list[int]) -> list[int]:
        """The actions that these picks of the decision are. Raises LookupError where the catalogue does not have one."""
        if not picks:
            return []
        self.action(asked, min(picks))
        offset = self.action(asked, max(picks)) - max(picks)
        return [offset + pick for pick in picks]

    def action(self, asked: Ask[Any], pick: int) -> int:
        """The action that a pick of this decision is. Raises LookupError where the catalogue does not have it."""
        name = decision(asked)
        if name not in self._offset:
            raise LookupError(f"{name} is not among the game's asks")
        action = self._offset[name] + pick
        if not self._first[name] <= action <= self._last[name]:
            raise LookupError(
                f"{pick} is no pick of {name} in the catalogue: it has room for {self._first[name]} to {self._last[name]}"
            )
        return action

    def pick(self, asked: Ask[Any], action: int) -> int:
        """The pick of this decision that the action is. Raises LookupError where the action belongs to another decision."""
        name = decision(asked)
        if name not in self._offset or not self._first[name] <= action <= self._last[name]:
            raise LookupError(f"action {action} is none of {name}")
        return action - self._offset[name]


def decision(asked: Ask[Any]) -> str:
    """The class of a decision by name; what several pick in secret is the whole's."""
    if isinstance(asked, SealedPick):
        whole: Sealed[Any] = asked.whole
        return type(whole).__name__
    return type(asked).__name__


__all__ = ["Actions", "Kind", "decision"]
