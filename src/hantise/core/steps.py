"""Steps: a pick composed of several small ones, for learners that want a short list of actions.

A catalogue may be wide (`core/actions.py`): hundreds of thousands of numbers, of which a game ever uses a few. A deed is mostly
a kind and one or two things, so it can be picked so: first its kind, then thing by thing. `Offer.radix` and `Deed.radix` say in
which base a kind writes its things (figure * 1000 + space: base 1000). A step that is the only one goes without saying.

A step below the number of kinds is a kind, in the order of the catalogue; the others are digits, the most significant first.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from typing import Final

from .actions import Actions, Kind

BASE: Final = 1000  # of a kind that names no base: a thing is then its whole number, where that is smaller


class Steps:
    """The steps of a catalogue: `size` of them in all, for every decision the same numbers."""

    def __init__(self, actions: Actions) -> None:
        self.kinds: list[Kind] = actions.kinds
        self._firsts = [kind.first for kind in self.kinds]
        self._bases = [kind.radix or BASE for kind in self.kinds]
        self._digits = [digits(kind.last - kind.first + 1, base) for kind, base in zip(self.kinds, self._bases, strict=True)]
        widths = [min(k.last - k.first + 1, base) for k, base in zip(self.kinds, self._bases, strict=True)]
        self._paths: dict[int, tuple[int, ...]] = {}  # of actions that were asked for: a game comes to few of its catalogue
        self.size: int = len(self.kinds) + max(widths, default=0)
        self.longest: int = 1 + max(self._digits, default=0)  # steps of one deed at most

    def path(self, action: int) -> tuple[int, ...]:
        """The steps of an action: its kind and its digits."""
        found = self._paths.get(action)
        if found is not None:
            return found
        kind = bisect(self._firsts, action) - 1
        n, base, out = action - self._firsts[kind], self._bases[kind], []
        for _ in range(self._digits[kind]):
            n, digit = divmod(n, base)
            out.append(len(self.kinds) + digit)
        path = self._paths[action] = (kind, *reversed(out))
        return path

    def meaning(self, step: int) -> str:
        """What a step says, in one line."""
        if step >= len(self.kinds):
            return str(step - len(self.kinds))
        return f"{self.kinds[step].asks}: {self.kinds[step].form or self.kinds[step].name}"


def digits(span: int, base: int) -> int:
    """How many digits of that base write every number below the span."""
    n, most = 1, base
    while most < span:
        n, most = n + 1, most * base
    return n


def forward(paths: Sequence[tuple[int, ...]], at: int) -> int:
    """How many steps are common to all these paths from there on: those go without saying."""
    first, n = paths[0], at
    while n < len(first):
        step = first[n]
        for path in paths:
            if len(path) <= n or path[n] != step:
                return n
        n += 1
    return n


def narrowed(paths: Sequence[tuple[int, ...]], at: int, step: int) -> list[tuple[int, ...]]:
    """Those that go on with that step."""
    return [path for path in paths if path[at] == step]
