"""Marked: where a sentence names somebody at a table.

A name that goes into a message may carry marks around it: who is meant, and whether a bot is. Sentences are made with them
and shared by all viewers; whoever shows one takes the marks away, or draws a name as it ought to look (`mentions`). The marks
are characters for private use, which no name may have.
"""

from __future__ import annotations

import re
from collections.abc import Callable

PERSON, BOT, END = 0xE000, 0xE100, "\uf8ff"
MARKS = re.compile(f"[{chr(PERSON)}-{END}]")
MENTION = re.compile(f"([{chr(PERSON)}-{chr(BOT + 0xFF)}])([^{END}]*){END}")


def marked(seat: int, name: str, bot: bool = False) -> str:
    """The name of whoever sits there, with its marks; "" where the role stands for it."""
    return f"{chr((BOT if bot else PERSON) + seat)}{name}{END}"


def parted(name: str) -> tuple[str, str, str]:
    """The mark before a name, the name, the mark after it; a name may have none."""
    return (name[0], name[1:-1], END) if name.endswith(END) else ("", name, "")


def speaks_of(text: str, seat: int) -> bool:
    """Does a sentence name the person of that seat?"""
    return seat >= 0 and chr(PERSON + seat) in text


def plain(text: str) -> str:
    """A sentence without marks."""
    return MARKS.sub("", text)


def mentions(text: str, shown: Callable[[int, str, bool], str]) -> str:
    """The sentence with each name as it is to be shown: of a seat, a name, and whether it is a bot's."""

    def one(found: re.Match[str]) -> str:
        n = ord(found[1])
        return shown(n - (BOT if n >= BOT else PERSON), found[2], n >= BOT)

    return MENTION.sub(one, text)
