"""Undoing: what a seat may take back of a sitting's game, what stands against it, and what was shown meanwhile. It is told from
the last position at which the seat learnt something: what others pick in secret since changes nothing of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any
from weakref import ref

from hantise.core.frame import CHANCE, NOBODY, SealedPick
from hantise.core.record import may_undo
from hantise.texts import hears

if TYPE_CHECKING:
    from .sitting import Sitting

LABELS = 8  # picks whose labels are kept


class Undoing:
    """Of the picks in force: made anew where some were taken back."""

    def __init__(self, sitting: Sitting) -> None:
        self._of = ref(sitting)  # which has this: a circle would outlive its table
        self.found: dict[int, tuple[tuple[int, int], str]] = {}  # by seat: at which position, what stands against it
        self.before: dict[int, tuple[int, str]] = {}  # by seat: a position, and what stood against it there
        self.labels: dict[int, tuple[Any, ...]] = {}  # of the last picks, by their number

    @property
    def sitting(self) -> Sitting:
        found = self._of()
        assert found is not None
        return found

    def may(self, seat: int) -> int:
        """How many of its last picks the seat may take back."""
        of = self.sitting
        return 0 if seat < 0 or of.dropped or of.clocks.paused or self.against(seat) else may_undo(of.state, seat)

    def label(self, seat: int) -> tuple[Any, ...]:
        """The label of the last pick, which the seat may take back."""
        of, labels = self.sitting, self.labels
        if of.n not in labels:  # played before the table was read: looked up once
            before, text = of.asked_of(seat, of.at(of.n - 1)), of.state.tape[-1][3]
            found = [c.label for c in of.game.choices(before) if c.text == text]
            labels[of.n] = found[0] if found else ("pick", text)
        return labels[of.n]

    def picked(self, label: tuple[Any, ...]) -> None:
        """A pick of that label has been made."""
        n = self.sitting.n
        self.labels[n] = label
        self.labels.pop(n - LABELS, None)

    def in_secret(self) -> None:
        """A pick is being made of which some do not hear: they stay where they are."""
        of = self.sitting
        self.before |= {s: (of.n, self._against(of.n, s)) for s in range(of.seats) if of.moved[s] == of.n}

    def against(self, seat: int) -> str:
        """What stands against taking back, as a key; "" where nothing does."""
        of = self.sitting
        n = of.moved[seat]
        now, found = (n, of.v if n == of.n else 0), self.found.get(seat)
        if found is None or found[0] != now:
            found = self.found[seat] = now, self._against(n, seat)
            if not found[1] and hidden_from(of, seat):
                found = self.found[seat] = now, "no-undo-secret"
        return found[1]

    def _against(self, n: int, seat: int) -> str:
        """The same, of the moves so far alone."""
        at, key = self.before.get(seat, (-1, ""))
        of = self.sitting
        return key if n != of.n and at == n else closed(of.at(n), seat)

    def closing(self, seat: int) -> tuple[Any, ...] | None:
        """What happened that stands against it, as the seat heard it: a message; None where it heard of nothing."""
        state = self.sitting.state
        tape = state.tape
        own = last_of(tape, seat)
        if own < 0:
            return None
        since = [e for e in events_from(state, own + 1) if hears(e, seat)]
        shown = [e for e in since if e[2] and e[0] == own + 1]
        found = shown or [e for e in since if e[0] > own + 1]
        return tuple(found[-1][3:]) if found else None


def closed(state: Any, seat: int) -> str:
    """What stands against taking back at that position, as a key; "" where nothing does."""
    tape = state.tape
    own = last_of(tape, seat)
    if state.player == NOBODY:
        return "no-undo-over"
    if own < 0:
        return "no-undo-nothing"
    if may_undo(state, seat):
        return ""
    if any(e[2] and e[0] == own + 1 for e in events_from(state, own + 1)):
        return "no-undo-shown"
    if own + 1 < len(tape) and tape[own + 1][0] == CHANCE:
        return "no-undo-chance"
    return "no-undo-others" if own + 1 < len(tape) else "no-undo-shown"


def last_of(tape: Sequence[Any], seat: int) -> int:
    """Where the last pick of that seat stands; -1: nowhere."""
    at = len(tape) - 1
    while at >= 0 and tape[at][0] != seat:
        at -= 1
    return at


def hidden_from(sitting: Sitting, seat: int) -> bool:
    """Is somebody else asked something now that he may answer without the seat's hearing of it? Then nothing can be taken back:
    that it could no more, the moment he has answered, would tell of it. That an answer is sealed everybody hears."""
    if isinstance(sitting.state.asked, SealedPick):
        return False
    for other in sitting.waits_for():
        state = sitting.asked_of(other)
        if other != seat and any(not state.asked.heard_by(state, pick) >> seat & 1 for pick in state.options):
            return True
    return False


def events_from(state: Any, first: int) -> Iterator[tuple[Any, ...]]:
    """The events after so many entries, the last first."""
    for event in reversed(state.events):
        if event[0] < first:
            return
        yield event
