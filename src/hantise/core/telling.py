"""Telling: what a seat sees, said as functions and their values, so that only what has changed is told again.

A game may show its table as plain data (`State.look`), or tell it (`State.tells`): the same, but that it says
`tell(function, value, ...)` wherever much is told, and leaves it to `tell` whether the function is called. The function makes
plain data of these values and of nothing else but what never changes. The values can be compared and hashed, and each is itself
what the seat may see. So what was told before is known without calling anything: a table keeps what its viewers saw last
(`Known`), and a learner's eye keeps the cells of it (`eye.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Tell = Callable[..., Any]
MOST: Final = 100  # what a table tells of one position is less


def plainly(function: Callable[..., Any], *values: Any) -> Any:
    """Tells it, and keeps nothing."""
    return function(*values)


def untold(*telling: Any) -> tuple[Any, ...]:
    """Leaves it as it is said: for who knows what it tells, or compares what it would be told of."""
    return telling


def is_telling(value: Any) -> bool:
    """Is it something untold?"""
    return type(value) is tuple and len(value) > 0 and callable(value[0])


class Known:
    """What was told lately: the same function and values give the same object, which nobody may change. Of two heaps of at most
    that many the older goes when the newer is full. Not for several threads at once."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.newer: dict[Any, Any] = {}
        self.older: dict[Any, Any] = {}

    def tell(self, *telling: Any) -> Any:
        """What that function tells of these values."""
        found = self.newer.get(telling)
        return self.anew(telling) if found is None else found

    def anew(self, telling: tuple[Any, ...]) -> Any:
        found = self.older.get(telling)
        if found is None:
            found = telling[0](*telling[1:])
        if len(self.newer) >= self.most:
            self.older = self.newer
            self.newer = {}
        self.newer[telling] = found
        return found


def told(value: Any) -> Any:
    """Plain data of a table, or of a part of one, of which something was left untold."""
    kind = type(value)
    if kind is dict:
        return {name: told(one) for name, one in value.items()}
    if kind is tuple and value and callable(value[0]):
        return value[0](*value[1:])
    if kind is list and value and is_telling(value[0]):  # all in a list are untold, or none is
        return [one[0](*one[1:]) for one in value]
    return value


__all__ = ["Known", "Tell", "is_telling", "plainly", "told", "untold"]
