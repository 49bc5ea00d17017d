"""Faults of what people give, which the texts say in the reader's language (`Texts.fault`): a key and its arguments.

The core knows no language: `str` of a fault is a plain English line for programs and logs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Saying:
    """A message of a game as the argument of a fault, as a `Reason` has it. game: the Game whose words it speaks in,
    or the id of an installed one."""

    game: Any
    said: tuple[Any, ...]


class Fault(ValueError):
    """Something given that cannot be taken.

    message: one plain English line. key: of the texts; "" where there is none (a game's own), so that the plain line is
    all there is to say. arguments of that text by name: a str, an int, a tuple of names, a `Saying`, or another error
    that explains this one.
    """

    def __init__(self, message: str, key: str = "", **arguments: Any) -> None:
        super().__init__(message)
        self.key: str = key
        self.arguments: dict[str, Any] = arguments


class NoGame(LookupError):
    """There is no such game. Key and arguments as a `Fault` has them."""

    def __init__(self, message: str, key: str = "", **arguments: Any) -> None:
        super().__init__(message)
        self.key: str = key
        self.arguments: dict[str, Any] = arguments
