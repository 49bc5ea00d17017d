"""What a refusal says is so: every reason of every game has its fact, counted anew from the rules; each is met, and each can
be false.

How often each was met: HANTISE_TEST_GAMES=50 pytest tests/test_facts.py -s
"""

from __future__ import annotations

import ast
import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from tests.refusals import FOLDER, named, played, reasons, recorded, true

import hantise
from hantise.core.game import Game

GAMES = list(hantise.games())
PLAYED = int(os.environ.get("HANTISE_TEST_GAMES", "2"))
EVERY = 25  # of the decisions of a random game
# What the numbers of the box never bring about; an owner's may.
OWNERS = {
    "evil_corp": {
        "no-second-turn": "no tile turns two demons",
        "no-hand": "two opponents at most, and who must discard is asked for only where both can",
        "no-passed": "the same of who must draw",
    },
    "horror_attack": {
        "play-compulsory": "every card that lets one play another says 'may'",
        "too-few": "no card asks for a hand card",
    },
}


TOUCH = "touch.py"  # what speaks of places alone: tests/table/test_why_not.py touches them all


def made(game: Game, files: str = "*.py") -> Iterator[str]:
    """The keys of all reasons that the sources of a game give."""
    for path in sorted(game.folder.rglob(files)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                said = node.args[1]
                assert isinstance(said, ast.Tuple), f"{path}:{node.lineno}: a reason whose message is not written there"
                yield from keys(said.elts[0])


def keys(node: ast.expr) -> Iterator[str]:
    """The texts that this may be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        yield from keys(node.body)
        yield from keys(node.orelse)
    else:
        assert isinstance(node, ast.Constant), ast.dump(node)
        yield str(node.value)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_its_fact(name: str) -> None:
    """Or says in facts.py why it has none; and no fact is left over."""
    game = hantise.game(name)
    facts, without = named(name, "FACTS"), named(name, "NO_FACTS")
    assert set(made(game)) == set(facts) | set(without)
    assert not set(facts) & set(without)
    assert all(len(why) > 20 for why in without.values())


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_is_met_and_can_be_false(name: str) -> None:
    """Along the golden records and random games whatever is refused is refused with what is so; the rarest facts are met on a
    table of the game's own tests. What has been said is false at some other moment: else it would say nothing."""
    game = hantise.game(name)
    facts, met = named(name, "FACTS"), Counter[str]()
    said: dict[str, set[tuple[Any, ...]]] = defaultdict(set)
    moments = [g.copy() for g in chain(recorded(game), (g for i, g in enumerate(played(game, PLAYED)) if i % EVERY == 0))]
    for n, g in enumerate(moments):
        for reason in reasons(game, g, named(name, "TYPED")[n % 3 :: 3]):
            true(game, g, reason)
            key, *arguments = reason.said
            met[key] += 1
            if len(said[key]) < 8:
                said[key].add(tuple(arguments))
    print(f"\n{name}: {len(moments)} positions", *[f"{met[key]:9}  {key}" for key in sorted({*facts, *met})], sep="\n")
    tests = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / name).glob("test_*.py"))
    there = {key for key in facts if re.search(rf"\b{key}\b", tests)}
    touched = set(made(game, TOUCH))
    assert set(facts) - set(met) - there - set(OWNERS.get(name, ())) - touched == set(), "never met"
    other = {key for key in said if key in facts and not any(false(game, key, g, said[key]) for g in moments)}
    assert not other, "never false"


def false(game: Game, key: str, g: Any, said: set[tuple[Any, ...]]) -> bool:
    """Does one of the things that were said not hold here, or not of another card, cell or room? A fact may ask for what is not
    there at another moment."""
    kinds = [kind for _, kind in game.messages[key]]
    first = next((i for i, kind in enumerate(kinds) if kind in game.words or kind == "text"), -1)
    for arguments in said:
        others = [arguments]
        if first >= 0:
            every = ["g7"] if kinds[first] == "text" else range(len(game.words[kinds[first]]))
            others += [(*arguments[:first], other, *arguments[first + 1 :]) for other in every]
        for one in others:
            try:
                if not named(game.id, "FACTS")[key](g, *one):
                    return True
            except (AttributeError, LookupError, ValueError, AssertionError):
                pass
    return False
