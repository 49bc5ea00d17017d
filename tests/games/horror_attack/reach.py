"""What random games reach: how often each card is played, which events are told, which branches of the effects are taken.

`python -m tests.games.horror_attack.reach 400` plays so many games and prints it; the branches are those that coverage.py sees
in the modules of the effects.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections import Counter
from random import Random

from hantise.core.frame import NOBODY
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import CARDS
from hantise.games.horror_attack.state import Table

# Any number of seats, each pack and both, and the expert game.
SETTINGS: list[tuple[int, dict[str, object]]] = [
    *[(n, {"packs": "both"}) for n in range(2, 9)],
    *[(n, {"packs": pack}) for pack in ("london", "sherlock") for n in (2, 3, 4)],
    (2, {"packs": "own"}),
]
EFFECTS = ("abilities", "in_play", "hands", "deck_and_pile")
# Methods that only say something to people, searchers or the table, which random games never ask.
FACES = {"write", "label", "taps", "question", "rule", "against", "tries", "refuse", "sure", "default", "heard_by", "known_to"}
FACES |= {"opens", "unlike", "protected", "ward", "must", "ordered"}
# A draw that finds the hand full or the deck empty: no card of the printed packs draws after it has filled the hand, and who
# empties an own deck has no draw left in that turn. It is there for the components of an owner, and tested by hand; so is a
# compulsory step that takes a card from the discard pile.
OUT_OF_REACH = {"draws-nothing"}


def events_there_are() -> set[str]:
    """The keys of what random games can tell: all that the rules' frames tell or show."""
    found = set()
    for name in ("rules", "setup", "state", "building", *EFFECTS):
        module = importlib.import_module(f"hantise.games.horror_attack.{name}")
        assert module.__file__
        with open(module.__file__, encoding="utf-8") as file:
            text = file.read()
        found |= {
            key for key in GAME.messages if f'ALL, "{key}"' in text or f'seat, "{key}"' in text or f'who, "{key}"' in text
        }
    return found - {"concedes"} - OUT_OF_REACH


def play(seed: int) -> tuple[Table, Counter[str]]:
    """A random game of one of the settings, and how often each event was told."""
    seats, options = SETTINGS[seed % len(SETTINGS)]
    rnd = Random(seed)
    g: Table = GAME.new(seats, seed, options, poker_face=seed % 2 == 1)
    while g.player != NOBODY:
        g.play(rnd.choice(g.options))
    return g, Counter(event[3] for event in g.events or [])


def played(g: Table) -> Counter[str]:
    """How often each card was played from a hand."""
    return Counter(CARDS[e[5]] for e in g.events or [] if e[3] in ("plays", "plays-at"))


def effect_lines(name: str) -> set[int]:
    """The lines of an effect module that do something: those of functions that are no faces."""
    module = importlib.import_module(f"hantise.games.horror_attack.{name}")
    assert module.__file__
    with open(module.__file__, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in FACES:
            out |= set(range(node.body[0].lineno, (node.end_lineno or 0) + 1))
    raised = {line for node in ast.walk(tree) if isinstance(node, ast.Raise) for line in range(node.lineno, node.lineno + 1)}
    return out - raised


def main(games: int) -> None:
    import coverage

    watch = coverage.Coverage(
        branch=True, include=[f"*/horror_attack/{n}.py" for n in EFFECTS], data_file=None, config_file=False
    )
    watch.start()
    cards: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for seed in range(games):
        g, events = play(seed)
        cards += played(g)
        told += events
    watch.stop()
    print(f"{games} random games: {sum(cards.values())} cards played; each at least {min(cards[c] for c in CARDS)} times")
    print("seldom: " + ", ".join(f"{c} {n}" for c, n in sorted(cards.items(), key=lambda item: item[1])[:5]))
    print("events never told: " + (", ".join(sorted(events_there_are() - set(told))) or "none"))
    for name in EFFECTS:
        module = importlib.import_module(f"hantise.games.horror_attack.{name}")
        missing = sorted(set(watch.analysis2(module)[3]) & effect_lines(name))
        print(f"{name}: lines of effects never run: {missing or 'none'}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
