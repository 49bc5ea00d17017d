"""Bots by name: "random", "greedy", "ismcts", "ismcts:200ms", "ismcts:mo:500it"; one's own: "mine.py:Mine" (see `own.py`), and
programs in any language: "program:node mine.js" (see `program.py`)."""

from __future__ import annotations

import re

from .adviser import Adviser
from .base import Bot
from .greedy import Greedy
from .ismcts import Ismcts
from .own import FORMS, installed, own
from .program import Program
from .random_bot import RandomBot
from .seat import Budget

DEFAULT = Budget(seconds=0.2)
ADVISER = "adviser"  # it sits in no seat: see `adviser.py`

BOTS = {
    "random": "picks any legal option, each as likely as the others",
    "greedy": "picks at once what looks best by the game's own rules of thumb; without search",
    "ismcts": (
        "imagines games that fit what it has seen and searches them (information-set Monte Carlo tree search); "
        "ismcts:200ms or ismcts:2s sets the time a decision, ismcts:500it the number of imagined games, ismcts:mo has it "
        "keep one tree for each seat"
    ),
}


def bot(name: str, seed: int | None = None) -> Bot:
    """The bot of that name.

    seed: for the same picks again, where its budget is in iterations; without it the operating system draws. Raises
    ValueError where there is no such bot, one's own cannot be made, or the name ends in something else than budgets: in one
    line, naming what there is.
    """
    name = name.strip()
    kind, *settings = name.casefold().split(":")
    if kind == "program":
        return Program(name, seed)
    if kind == ADVISER:
        return Adviser(kind, seed)
    if kind not in BOTS:
        made = own(name, seed)
        if made is None:
            raise ValueError(f"there is no bot {name!r}; there are: {', '.join([*BOTS, *installed()])}; {FORMS}")
        return made
    if kind != "ismcts":
        if settings:
            raise ValueError(f"bot {kind} takes no settings, and {name!r} has {settings[0]!r}; write it as {kind}")
        return RandomBot(kind, seed) if kind == "random" else Greedy(kind, seed)
    budget, multiple = Budget(), False
    for word in settings:
        if word == "mo":
            multiple = True
        else:
            budget = budget.within(budget_of(word, name))
    return Ismcts(":".join([kind, *settings]), seed, budget if budget != Budget() else DEFAULT, multiple)


def seconds(name: str) -> float:
    """How long a bot of that name thinks where it has a choice; 0.0: it picks at once, or hears no clock.

    Raises ValueError where there is no such bot.
    """
    made = bot(name)
    made.close()
    return (made.budget.seconds or 0.0) if isinstance(made, Ismcts) else 0.0


def budget_of(word: str, name: str) -> Budget:
    """200ms, 0.5s or 500it as a budget."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|it)", word)
    wrong = f"in bot {name!r}: {word!r} is no setting; write a time as 200ms or 2s, iterations as 500it, or mo"
    if match is None:
        raise ValueError(wrong)
    number, unit = float(match[1]), match[2]
    if not number or (unit == "it" and not number.is_integer()):
        raise ValueError(wrong)
    return Budget(iterations=int(number)) if unit == "it" else Budget(seconds=number / (1000 if unit == "ms" else 1))
