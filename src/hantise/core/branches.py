"""Chance enumerated: what a pick may lead to, and how likely each outcome is. For solvers, perft and tests.

A pick is run on a copy with a script of outcomes. Where the script ends, the engine says what could come next, and the
pick is run again with one outcome more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .frame import NOBODY
from .game import Game
from .state import NO_RANDOM, State, Undrawn


@dataclass(frozen=True)
class Branch:
    """One outcome: what chance brought (ints, first first), how likely that is, and the state that it leads to."""

    outcomes: tuple[int, ...]
    probability: float
    state: Any


Sees = Callable[[int], bool]


def after(state: State, pick: int, sees: Sees | None = None, seen: Sequence[int] = ()) -> list[Branch]:
    """Everything that the pick may lead to. The state itself is not changed.

    sees, seen: see `one_by_one`.
    """
    return list(followed(state, pick, sees, seen))


def followed(state: State, pick: int, sees: Sees | None = None, seen: Sequence[int] = ()) -> Iterator[Branch]:
    """The same one by one: of a whole hand drawn there are more than anybody can look at."""

    def run(script: list[int]) -> Any:
        g = state.copy()
        g.rng, g.script = NO_RANDOM, script
        if state.tape is not None:
            g.tape, g.events = [], []
        g.play(pick)
        return g

    return one_by_one(run, sees, seen)


def openings(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    poker_face: bool = False,
    sees: Sees | None = None,
    seen: Sequence[int] = (),
) -> list[Branch]:
    """Every way in which chance may open a game; the states keep tape and events."""
    return list(opened(game, seats, options, poker_face, sees, seen))


def opened(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    poker_face: bool = False,
    sees: Sees | None = None,
    seen: Sequence[int] = (),
) -> Iterator[Branch]:
    """The same one by one: of a big deal there are more than anybody can look at."""
    return one_by_one(lambda s: game.new(seats, options=options, script=s[::-1], poker_face=poker_face), sees, seen)


def every(run: Callable[[list[int]], Any], sees: Sees | None = None, seen: Sequence[int] = ()) -> list[Branch]:
    """All outcomes of something that is run with a script of chance, last outcome first: see `one_by_one`."""
    return list(one_by_one(run, sees, seen))


def one_by_one(run: Callable[[list[int]], Any], sees: Sees | None = None, seen: Sequence[int] = ()) -> Iterator[Branch]:
    """Each outcome of something that is run with a script of chance, last outcome first.

    sees: does somebody see an outcome which these viewers see? Then only what he has `seen`, in order, is followed; the
    probabilities stay those of the whole.
    """
    todo: list[tuple[tuple[int, ...], float, int]] = [((), 1.0, 0)]
    while todo:
        outcomes, probability, n = todo.pop()
        try:
            state = run(list(outcomes[::-1]))
        except Undrawn as u:
            total, shown = sum(u.weights), sees is not None and sees(u.seen_by)
            for k, w in zip(reversed(u.outcomes), reversed(u.weights), strict=True):
                if not shown or (n < len(seen) and seen[n] == k):
                    todo.append(((*outcomes, k), probability * w / total, n + shown))
            continue
        yield Branch(outcomes, probability, state)


def perft(state: State, depth: int) -> int:
    """How many distinct games there are from here in so many picks, outcomes of chance told apart; a game that ends
    sooner counts as one."""
    if depth == 0 or state.player == NOBODY:
        return 1
    return sum(perft(branch.state, depth - 1) for pick in state.options for branch in after(state, pick))
