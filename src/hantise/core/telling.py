"""Telling: what a seat sees, said as functions and their values, so that only what has changed is told again.

A game may show its table as plain data (`State.look`), or say how to tell it (`State.tellings`): the same record, in which a
value, or each in a list, may be a *telling*, `(function, value, ...)`. The function makes plain data of these values and of
nothing else but what never changes; that data may hold tellings again. The values can be compared and hashed, and each is
itself what the seat may see. So a telling that was told before is known without calling anything: see `eye.py`.
"""

from __future__ import annotations

from typing import Any

Known = dict[Any, Any]  # what tellings told


def is_telling(value: Any) -> bool:
    return type(value) is tuple and len(value) > 0 and callable(value[0])


def told(value: Any, known: Known | None = None) -> Any:
    """Plain data of it: tellings in it are replaced, so it is for whoever asks alone. What is known already is the same object,
    which nobody changes."""
    kind = type(value)
    if kind is dict:
        for name, one in value.items():
            inner = type(one)
            if inner is str or inner is int or inner is bool or one is None:
                continue
            if inner is tuple:
                value[name] = told(one, known)
            elif inner is list or inner is dict:
                told(one, known)
    elif kind is list:
        inner = type(value[0]) if value else int  # all in a list are tellings, or none is
        if inner is tuple and is_telling(value[0]):
            value[:] = [told(one, known) for one in value]
        elif inner is dict or inner is list:
            for one in value:
                told(one, known)
    elif kind is tuple and value and callable(value[0]):
        if known is None:
            return told(value[0](*value[1:]))
        found = known.get(value)
        if found is None:
            found = known[value] = told(value[0](*value[1:]), known)
        return found
    return value


def all_told(public: dict[str, Any], own: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tables of several seats: what lies open, told once, and what each sees besides. What is told to several in the same
    words is the same object."""
    known: Known | None = {} if len(own) > 1 else None
    told(public, known)
    return [public | told(one, known) for one in own]


__all__ = ["all_told", "is_telling", "told"]
