"""What reasons say, held against the state: the FACTS of a game's `facts.py`, wherever one of its reasons is given.

Tables of the games' tests ask through `true`, so that every refusal that a test speaks of is also looked at; test_facts.py
asks for all that can be had along golden records and random games.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from hantise.checks import Plan, facts_of, hooks
from hantise.core.frame import Reason
from hantise.core.game import Game, PickError
from hantise.core.record import Record

OFTEN = 6  # so often is a kind of decision looked at in each record, then only now and then
SELDOM = 40


FOLDER = Path(__file__).parent / "games"


@cache
def named(game: str, name: str) -> Any:
    """FACTS, NO_FACTS or TYPED of the facts.py of the game of that id."""
    return facts_of(FOLDER / game / "facts.py", name)


def true(game: Game, g: Any, reason: Reason | None) -> Reason | None:
    """The same reason. Raises AssertionError where what it says is not so."""
    facts = named(game.id, "FACTS")
    if reason is not None and reason.said[0] in facts:
        means = facts[reason.said[0]]
        assert means(g, *reason.said[1:]) is True, f"{reason.rule} {reason.said}, and that is not so"
    return reason


def touch(game: Game, g: Any, taps: str) -> str:
    """The rule and the fact by which places that were touched are no answer."""
    reason = true(game, g, game.why_not(g, taps))
    return f"{reason.rule} {reason.said[0]}" if reason is not None else ""


def reasons(game: Game, g: Any, texts: Sequence[str]) -> Iterator[Reason]:
    """Every reason that can be had at this decision: of all that one might try, of those texts, before each option."""
    ask = g.asked
    found = [ask.against(g, pick) for pick in ask.tries(g)] + [ask.sure(g, pick) for pick in g.options]
    for text in texts:
        try:
            game.read(g, text)
        except PickError as e:
            found.append(e.reason)
    yield from [reason for reason in found if reason is not None]


def recorded(game: Game) -> Iterator[Any]:
    """Decisions of the golden records, the first of each kind and some of the others."""
    folder = hooks(game).records
    assert folder is not None
    for path in sorted(folder.glob("*.rec")):
        seen: Counter[str] = Counter()
        found: list[Any] = []

        def look(g: Any, seen: Counter[str] = seen, found: list[Any] = found) -> None:
            if g.asked is not None:
                kind = type(g.asked).__name__
                seen[kind] += 1
                if seen[kind] <= OFTEN or seen.total() % SELDOM == 0:
                    found.append(g.copy())

        Record.read(path.read_text(encoding="utf-8"), game).replay(watch=look)
        yield from found


def played(game: Game, games: int, seed: int = 0) -> Iterator[Any]:
    """Each decision of random games, with all numbers of seats and values of options as the checks have them."""
    rnd = random.Random(seed)
    for n in range(games):
        s = Plan(seed).drawn(game, n)
        g = game.new(s.seats, s.seed, dict(s.options), poker_face=s.poker_face, record=False)
        while g.asked is not None:
            yield g
            g.play(rnd.choice(g.options))
