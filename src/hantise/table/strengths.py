"""Strengths: what a visitor may ask of a bot is one of these names. How long it thinks is for the house to say.

A house may invite bots of its own under names of its choice. Visitors read the name, never what it stands for, and no word of
theirs ever names a file, a module or a program.
"""

from __future__ import annotations

import re

from hantise.bots import BOTS
from hantise.bots.names import ADVISER, bot, seconds
from hantise.bots.seat import Budget

STRENGTHS = tuple(BOTS)
INVITED: dict[str, str] = {}  # by the name that visitors read: the bot
NAME = re.compile(r"\w[\w .'’-]{0,23}")
THINK = 0.2  # seconds for a decision, where the house says nothing


class BadStrength(ValueError):
    """No strength of ours. key, arguments: of the house's text that says so."""

    def __init__(self, given: str) -> None:
        there = ", ".join(strengths())
        super().__init__(f"there is no strength {given[:40]!r}; there are: {there}")
        self.key, self.arguments = "error-strength", {"given": given[:40], "names": there}


def strengths() -> list[str]:
    """All that may be asked for here."""
    return [*STRENGTHS, *INVITED]


def invite(name: str, spec: str) -> None:
    """Let visitors play against that bot, under that name. Raises ValueError on a name that cannot stand there, or no bot."""
    if NAME.fullmatch(name) is None or name.casefold() in (*STRENGTHS, ADVISER):
        there = ", ".join(STRENGTHS)
        raise ValueError(f"{name!r} cannot be the name of a bot: 1 to 24 letters, digits and spaces, and none of {there}")
    bot(spec).close()
    INVITED[name] = spec


def strength(word: str) -> str:
    """The strength of that name. Raises BadStrength."""
    if word not in STRENGTHS and word not in INVITED:
        raise BadStrength(word)
    return word


def thinking(name: str, think: float) -> tuple[str, Budget]:
    """The bot that plays by a strength, and what it may spend on a decision. think: the most seconds that the house gives.

    name: as it stands in the table's rows; those of before strengths had names may say how long, and are cut. For a bot that is
    invited no more `greedy` goes on: what a row says begins no program. Raises ValueError where one of ours is misnamed.
    """
    if name == ADVISER:
        return name, Budget(seconds=think)
    if name in INVITED:
        return INVITED[name], Budget(seconds=think)
    if name.partition(":")[0] not in STRENGTHS:
        name = "greedy"
    bot(name)
    timed = name == "ismcts"
    return (f"{name}:{think * 1000:.0f}ms" if timed else name), Budget(seconds=think)


def trusted(spec: str) -> bool:
    """Did the house invite that bot?"""
    return spec in INVITED.values()


def pondering(name: str, think: float) -> float:
    """Seconds that a bot of that strength takes for a decision here; 0.0: it picks at once."""
    if name in INVITED:
        return 0.0
    return min(think, seconds(thinking(name, think)[0]))
