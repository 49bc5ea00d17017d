"""Nodes: a game as a tree in which chance picks too, one outcome at a time. For solvers and for other frameworks.

A node never changes: `after` gives another, so a copy costs nothing and nodes may be kept and shared. Where chance speaks in
the middle of a pick, the pick is run anew with the outcomes so far (see `branches.py`): a decision costs one copy of the state,
an outcome of chance as much.

With `recall` a node remembers what each seat has noticed since the beginning: `information` is then its information state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .frame import CHANCE, CONCEDE, NOBODY
from .game import Game
from .state import NO_RANDOM, State, Undrawn


class Past:
    """What happened at a node, and what was before it: entries of the tape and events, as a state keeps them."""

    __slots__ = ("before", "events", "noticed", "tape")

    def __init__(self, before: Past | None, tape: list[Any], events: list[Any]) -> None:
        self.before, self.tape, self.events = before, tape, events
        self.noticed: dict[int, str] = {}  # by seat: all that it has noticed up to here


class Node:
    """A position, or a moment at which chance is to speak.

    state: the game at its last decision; None where chance opens it. player: whose pick it is, CHANCE or NOBODY. depth: how
    many decisions lie before it, drawn: how many outcomes of chance.
    """

    __slots__ = ("_begun", "_outcomes", "_pick", "_undrawn", "depth", "drawn", "game", "past", "player", "recall", "state")

    def __init__(self, game: Game, state: State | None, begun: tuple[Any, ...], recall: bool, past: Past | None) -> None:
        self.game, self.state, self.recall, self.past = game, state, recall, past
        self.depth, self.drawn = 0, 0
        self.player: int = NOBODY if state is None else state.player
        self._begun = begun  # number of seats, options, poker face: of the opening
        self._pick = 0  # which chance breaks in on, with these outcomes so far
        self._outcomes: tuple[int, ...] = ()
        self._undrawn: Undrawn | None = None

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: Any) -> Node:
        return self

    def __reduce__(self) -> Any:
        """In a few flat lists: a long game is a long chain, and pickle goes no deeper than Python does."""
        moment = self.player, self.depth, self.drawn, self._pick, self._outcomes, self._undrawn
        return restored, (self.game, self.state, self._begun, self.recall, chain(self.past), moment)

    def chances(self) -> list[tuple[int, float]]:
        """What chance may bring here, each with how likely it is."""
        undrawn = self._undrawn
        if undrawn is None:
            raise ValueError("chance does not speak here")
        total = sum(undrawn.weights)
        return [(k, w / total) for k, w in zip(undrawn.outcomes, undrawn.weights, strict=True)]

    def after(self, pick: int) -> Node:
        """The node after that pick of a seat, or that outcome of chance. Raises ValueError where it cannot be."""
        if self.player == NOBODY:
            raise ValueError("the game is over")
        if self._undrawn is not None:
            if pick not in self._undrawn.outcomes:
                raise ValueError(f"chance cannot bring {pick} here: {self._undrawn.outcomes}")
            return self._run(self._pick, (*self._outcomes, pick))
        assert self.state is not None
        if pick not in self.state.options:
            raise ValueError(f"{pick} is no option here: {self.state.options}")
        return self._run(pick, ())

    def _run(self, pick: int, outcomes: tuple[int, ...]) -> Node:
        begun, state = self._begun, self.state
        if state is None:
            g = self.game.blank()
            try:
                g.begin(begun[0], NO_RANDOM, begun[1], list(outcomes), self.recall, begun[2])
            except Undrawn as undrawn:
                return self._chance(0, outcomes, undrawn)
        else:
            g = state.copy()
            g.rng, g.script = NO_RANDOM, list(outcomes[::-1])
            if self.recall:
                g.tape, g.events = [], []
            try:
                g.play(pick)
            except Undrawn as undrawn:
                return self._chance(pick, outcomes, undrawn)
        past = Past(self.past, g.tape or [], g.events or []) if self.recall else None
        node = Node(self.game, g, begun, self.recall, past)
        node.depth, node.drawn = self.depth + (state is not None), self.drawn + (self._undrawn is not None)
        g.tape = g.events = None
        return node

    def _chance(self, pick: int, outcomes: tuple[int, ...], undrawn: Undrawn) -> Node:
        node = Node(self.game, self.state, self._begun, self.recall, self.past)
        node.player = CHANCE
        node.depth, node.drawn = self.depth, self.drawn + (self._undrawn is not None)
        node._pick, node._outcomes, node._undrawn = pick, outcomes, undrawn
        return node

    def information(self, seat: int) -> str:
        """All that the seat has noticed since the beginning and what is asked now: equal texts, the same information state.

        A line for every pick and outcome that it saw and every message that it heard. Raises ValueError without `recall`.
        """
        if not self.recall:
            raise ValueError("this node recalls nothing: begin with recall=True")
        told = noticed(self.game, self.past, seat)
        if self.state is None or self.player == CHANCE or self.state.asked is None:
            return told
        asked = " ".join(map(str, self.state.asked.question(self.state)))
        return f"{told}? {self.game.letters[self.player]} {asked}"


def root(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    recall: bool = False,
    poker_face: bool = False,
) -> Node:
    """The beginning of the game, which is mostly chance's. poker_face: as for `Game.new`. Raises SetUpError as that does."""
    n = game.seats[0] if seats is None else seats
    game.check(n)
    return Node(game, None, (n, game.settings(options), poker_face), recall, None)._run(0, ())


def chain(past: Past | None) -> list[tuple[list[Any], list[Any]]]:
    """Tape and events of all that happened, first first."""
    out = []
    while past is not None:
        out.append((past.tape, past.events))
        past = past.before
    return out[::-1]


def restored(game: Game, state: Any, begun: tuple[Any, ...], recall: bool, happened: list[Any], moment: Any) -> Node:
    """A node as it was written down."""
    past: Past | None = None
    for tape, events in happened:
        past = Past(past, tape, events)
    node = Node(game, state, begun, recall, past)
    node.player, node.depth, node.drawn, node._pick, node._outcomes, node._undrawn = moment
    return node


def noticed(game: Game, past: Past | None, seat: int) -> str:
    """The lines of what a seat has noticed up to there. Kept at the last node that was asked, so that a game costs no more than
    its length."""
    new: list[Past] = []
    at = past
    while at is not None and seat not in at.noticed:
        new.append(at)
        at = at.before
    told = "" if at is None else at.noticed[seat]
    if not new:
        return told
    if at is not None:
        del at.noticed[seat]
    told += "".join(lines(game, one, seat) for one in reversed(new))
    new[0].noticed[seat] = told
    return told


def lines(game: Game, past: Past, seat: int) -> str:
    """What the seat noticed of one pick and what followed: picks and outcomes in order, each message where it was said."""
    out: list[str] = []
    said, n = past.events, 0
    for i, (who, pick, seen_by, text, _) in enumerate(past.tape):
        while n < len(said) and said[n][0] <= i:
            out += heard(said[n], seat)
            n += 1
        if not seen_by >> seat & 1:
            continue
        if who == CHANCE:
            out.append(f"* {game.outcome(text, pick)}\n")
        elif pick != CONCEDE:
            out.append(f"{game.letters[who]} {text}\n")
    for one in said[n:]:
        out += heard(one, seat)
    return "".join(out)


def heard(event: tuple[Any, ...], seat: int) -> list[str]:
    return [f"- {' '.join(map(str, event[3:]))}\n"] if event[1] >> seat & 1 else []
