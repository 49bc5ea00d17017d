"""Strengths: what a visitor may ask of a bot is one of these names. How long it thinks is for the house to say."""

from __future__ import annotations

from hantise.bots import BOTS
from hantise.bots.names import bot, seconds
from hantise.bots.seat import Budget

STRENGTHS = tuple(BOTS)
THINK = 0.2  # seconds for a decision, where the house says nothing


class BadStrength(ValueError):
    """No strength of ours. key, arguments: of the house's text that says so."""

    def __init__(self, given: str) -> None:
        super().__init__(f"there is no strength {given[:40]!r}; there are: {', '.join(STRENGTHS)}")
        self.key, self.arguments = "error-strength", {"given": given[:40], "names": ", ".join(STRENGTHS)}


def strength(word: str) -> str:
    """The strength of that name. Raises BadStrength."""
    if word not in STRENGTHS:
        raise BadStrength(word)
    return word


def thinking(name: str, think: float) -> tuple[str, Budget]:
    """The bot that plays by a strength, and what it may spend on a decision. think: the most seconds that the house gives.

    name: as it stands in the table's rows; those of before strengths had names may say how long, and are cut. Raises ValueError
    where there is no such bot.
    """
    bot(name)
    timed = name == "ismcts"
    return (f"{name}:{think * 1000:.0f}ms" if timed else name), Budget(seconds=think)


def pondering(name: str, think: float) -> float:
    """Seconds that a bot of that strength takes for a decision here; 0.0: it picks at once."""
    return min(think, seconds(thinking(name, think)[0]))
