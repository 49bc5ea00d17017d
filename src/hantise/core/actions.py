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
        self._ranges: dict[str, tuple[int, int, int]] = {}  # of each decision: first action, last action, action minus pick
        for cls in asks:
            self._add(cls)

    def _add(self, cls: type[Any]) -> None:
        name, begin = cls.__name__, len(self)
        least = 0
        if name in self._ranges:
            raise ValueError(f"{name} stands in asks twice")
        if issubclass(cls, Menu):
            for deed in cls.deeds:
                self._kind(name, type(deed), begin + deed.first, deed.span, deed.first, deed.form)
        else:
            if cls.span < 1:
                raise ValueError(f"{name} does not say how many picks there are: give it a span")
            least = STOP if issubclass(cls, Several) else 0
            self._kind(name, cls, begin, cls.span - least, least, cls.form)
        self._ranges[name] = (begin, len(self) - 1, begin - least)

    def _kind(self, asks: str, of: type[Any], first: int, span: int, pick: int, form: str) -> None:
        meaning = " ".join((inspect.getdoc(of) or "").split("\n\n")[0].split())
        self.kinds.append(Kind(asks, of.__name__, first, first + span - 1, pick, form, meaning, of.radix))

    def __len__(self) -> int:
        """How many actions there are."""
        return self.kinds[-1].last + 1 if self.kinds else 0

    def numbers(self, asked: Ask[Any], picks: list[int]) -> list[int]:
        """The actions that these picks of the decision are. Raises LookupError where the catalogue does not have one."""
        first, last, offset = self._range(asked)
        out: list[int] = []
        for pick in picks:
            action = offset + pick
            if not first <= action <= last:
                raise self._missing(asked, pick)
            out.append(action)
        return out

    def action(self, asked: Ask[Any], pick: int) -> int:
        """The action that a pick of this decision is. Raises LookupError where the catalogue does not have it."""
        first, last, offset = self._range(asked)
        if not first <= offset + pick <= last:
            raise self._missing(asked, pick)
        return offset + pick

    def _range(self, asked: Ask[Any]) -> tuple[int, int, int]:
        """The first and last action of this decision, and what lies between a pick and its action."""
        found = self._ranges.get(decision(asked))
        if found is None:
            raise LookupError(f"{decision(asked)} is not among the game's asks")
        return found

    def _missing(self, asked: Ask[Any], pick: int) -> LookupError:
        first, last, _ = self._range(asked)
        return LookupError(f"{pick} is no pick of {decision(asked)} in the catalogue: it has room for {first} to {last}")

    def pick(self, asked: Ask[Any], action: int) -> int:
        """The pick of this decision that the action is. Raises LookupError where the action belongs to another decision."""
        first, last, offset = self._ranges.get(decision(asked), (0, -1, 0))
        if not first <= action <= last:
            raise LookupError(f"action {action} is none of {decision(asked)}")
        return action - offset


def decision(asked: Ask[Any]) -> str:
    """The class of a decision by name; what several pick in secret is the whole's."""
    if isinstance(asked, SealedPick):
        whole: Sealed[Any] = asked.whole
        return type(whole).__name__
    return type(asked).__name__


__all__ = ["Actions", "Kind", "decision"]
