"""Telling: what a seat sees, said as functions and their values, so that only what has changed is told again.

A game may show its table as plain data (`State.look`), or say how to tell it (`State.tellings`): the same record, in which a
value, or one in a list, may be a *telling*, `(function, value, ...)`. The function makes plain data of these values and of
nothing else but what never changes; that data may hold tellings again. The values can be compared and hashed, and each is
itself what the seat may see. So a telling that was told before is known without calling anything: see `eye.py`.
"""

from __future__ import annotations

from typing import Any


def told(value: Any) -> Any:
    """Plain data: every telling in it told. Nobody else has it."""
    kind = type(value)
    if kind is dict:
        return {name: told(one) for name, one in value.items()}
    if kind is list:
        return [told(one) for one in value]
    if kind is tuple:
        return told(value[0](*value[1:])) if value and callable(value[0]) else tuple([told(one) for one in value])
    return value


def all_told(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tables of several seats. What is told to all of them in the same words is the same object: nobody changes it."""
    if len(tables) == 1:
        return [told(tables[0])]
    known: dict[Any, Any] = {}
    return [{name: shared(one, known) for name, one in table.items()} for table in tables]


def shared(value: Any, known: dict[Any, Any]) -> Any:
    """The same, with what was told before."""
    kind = type(value)
    if kind is tuple and value and callable(value[0]):
        found = known.get(value)
        if found is None:
            found = known[value] = told(value)
        return found
    if kind is list:
        return [shared(one, known) for one in value]
    if kind is dict:
        return {name: shared(one, known) for name, one in value.items()}
    return told(value)


__all__ = ["all_told", "told"]
