"""What a learner sees of a game and may do in it, as numbers: the same in every adaptor.

Actions, one of two ways:

    catalogue   one number for each pick, that of `hantise actions GAME`
    steps       a deed is composed: its kind, then thing by thing (`core/steps.py`). A short list of actions and a few more
                decisions; what is the only step goes without saying

Without a word it is the catalogue where that has no more than 10,000 numbers, else steps. Observations are the cells of
`hantise layout GAME`, made from the seat's view alone; with steps, a cell more for each step, 1 for those taken so far.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from hantise.core.eye import Eye
from hantise.core.frame import NOBODY
from hantise.core.game import Game
from hantise.core.observed import layout_of
from hantise.core.registry import game as registered
from hantise.core.state import State
from hantise.core.steps import Steps, forward, narrowed
from hantise.core.view import View

WIDE: Final = 10_000  # numbers of a catalogue, above which a deed is composed
WAYS: Final = ("catalogue", "steps")

Array = np.ndarray[Any, Any]


class Learner:
    """How one game at a number of seats is learnt. actions: how many numbers there are; cells: how long an observation is."""

    def __init__(
        self, game: Game, seats: int | None = None, options: Mapping[str, Any] | None = None, actions: str | None = None
    ) -> None:
        """Raises ValueError on seats, options or actions that the game does not have."""
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        game.check(self.seats)
        self.options = game.settings(options)
        if not game.asks:
            raise ValueError(f"{game.id} names no `asks`, so that its picks have no numbers")
        if actions not in (None, *WAYS):
            raise ValueError(f"actions are {' or '.join(WAYS)}, not {actions}")
        self.way = actions or ("catalogue" if len(game.actions) <= WIDE else "steps")
        self.steps = Steps(game.actions) if self.way == "steps" else None
        self.actions: int = len(game.actions) if self.steps is None else self.steps.size
        self.layout = layout_of(game, self.seats)
        self.cells: int = self.layout.size + (0 if self.steps is None else self.actions)

    def __deepcopy__(self, memo: Any) -> Learner:
        return self

    def __reduce__(self) -> Any:
        return Learner, (self.game, self.seats, self.options, self.way)

    def choice(self, state: State) -> Choice:
        """What the seat that is asked may do."""
        assert state.asked is not None
        numbers = self.game.actions.numbers(state.asked, state.options)
        if self.steps is None:
            return Whole(numbers, state.options)
        return Choice([self.steps.path(n) for n in numbers], state.options, 0)

    def sight(self) -> Sight:
        """What makes observations."""
        return Sight(self)

    def mask(self, choice: Choice | None) -> Array:
        """1 for each number that may be chosen."""
        out = bytearray(self.actions)
        if choice is not None:
            for number in choice.legal:
                out[number] = 1
        return np.frombuffer(out, np.int8)

    def meaning(self, state: State, choice: Choice, number: int) -> str:
        """What a number says here: the pick in notation, or the step."""
        pick = choice.pick(number)
        if pick is not None:
            return self.game.write(state, pick)
        assert self.steps is not None
        return self.steps.meaning(number)


class Sight:
    """What is seen of games, in numbers (`core/eye.py`). Not for several threads at once."""

    def __init__(self, learner: Learner) -> None:
        self.learner, self.eye = learner, Eye(learner.layout)
        self.steps = b"" if learner.steps is None else bytes(4 * learner.actions)

    def observation(self, state: State, seat: int, choice: Choice | None = None) -> Array:
        """What the seat sees. choice: what it is composing."""
        out = self.eye.see(state, seat)
        if self.learner.steps is None:
            return np.frombuffer(out, np.float32)
        out += self.steps
        told = np.frombuffer(out, np.float32)
        if choice is not None and choice.taken and state.player == seat:
            for step in choice.taken:
                told[self.learner.layout.size + step] = 1.0
        return told

    def of(self, view: View) -> Array:
        """A view in numbers."""
        return np.frombuffer(self.eye.look(view) + self.steps, np.float32)


class Choice:
    """A decision, as far as it is composed. It never changes. legal: the numbers that may be chosen, in order; taken: those
    that were, or went without saying."""

    __slots__ = ("_at", "_paths", "_picks", "legal", "taken")

    def __init__(self, paths: Sequence[tuple[int, ...]], picks: Sequence[int], at: int) -> None:
        if len(paths) > 1:
            at = forward(paths, at)
        self._paths, self._picks, self._at = paths, picks, at
        self.taken = paths[0][:at]
        self.legal: list[int] = sorted({path[at] for path in paths})

    def __deepcopy__(self, memo: Any) -> Choice:
        return self

    def pick(self, number: int) -> int | None:
        """The pick that is whole with that number; None where more is to be said. Raises ValueError where it is not legal."""
        there = self._rest(number)
        return there[0] if len(there) == 1 else None

    def after(self, number: int) -> Choice:
        """What is left to say after that number, where it is more than nothing."""
        there = narrowed(self._paths, self._at, number)
        return Choice(there, self._rest(number), self._at + 1)

    def _rest(self, number: int) -> list[int]:
        there = [pick for path, pick in zip(self._paths, self._picks, strict=True) if path[self._at] == number]
        if not there:
            raise ValueError(f"{number} is not legal here: {self.legal}")
        return there


class Whole(Choice):
    """A decision where each number is a whole pick."""

    __slots__ = ("_offset",)

    def __init__(self, numbers: Sequence[int], picks: Sequence[int]) -> None:
        self._paths, self._picks, self._at = (), picks, 0
        self.taken, self.legal = (), sorted(numbers)
        self._offset = numbers[0] - picks[0] if numbers else 0

    def pick(self, number: int) -> int:
        pick = number - self._offset
        if number not in self.legal:
            raise ValueError(f"{number} is not legal here: {self.legal}")
        return pick


class Playing:
    """One game that is played for a learner."""

    def __init__(self, learner: Learner, seed: int | None = None, sight: Sight | None = None) -> None:
        self.learner, self.sight = learner, sight or learner.sight()
        self.state = learner.game.new(learner.seats, seed, learner.options, record=False)
        self.decisions = 0
        self.choice: Choice | None = None
        self._ask()

    @property
    def player(self) -> int:
        return int(self.state.player)

    @property
    def over(self) -> bool:
        return self.player == NOBODY

    @property
    def cut(self) -> bool:
        """Has it gone on for longer than any game does?"""
        return self.decisions >= self.learner.game.cap and not self.over

    def do(self, number: int) -> None:
        """Raises ValueError where the number is not legal."""
        assert self.choice is not None
        pick = self.choice.pick(number)
        if pick is None:
            self.choice = self.choice.after(number)
        else:
            self.play(pick)

    def play(self, pick: int) -> None:
        """A whole pick at once."""
        self.state.play(pick)
        self.decisions += 1
        self._ask()

    def _ask(self) -> None:
        self.choice = None if self.over else self.learner.choice(self.state)

    def observation(self, seat: int) -> Array:
        return self.sight.observation(self.state, seat, self.choice)

    def mask(self, seat: int) -> Array:
        return self.learner.mask(self.choice if seat == self.player else None)


def found(game: str | Game) -> Game:
    """A game by its id, or by the path of its file. Raises LookupError."""
    return registered(game) if isinstance(game, str) else game
