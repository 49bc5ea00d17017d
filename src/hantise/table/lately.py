"""Lately: what the last deed touched, by the words of its places, for whoever heard of it. The board marks it till the next."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from hantise.core.frame import ALL, CHANCE

if TYPE_CHECKING:
    from .sitting import Sitting

KEPT = 64  # deeds


class Lately:
    """The places of the last deeds of a table, by how many picks were made with each."""

    def __init__(self) -> None:
        self.deeds: dict[int, tuple[str, ...]] = {}

    def note(self, n: int, state: Any, letter: str, pick: int) -> None:
        """The n-th pick is about to be made by the seat of that letter. state: as it asks for it."""
        self.deeds[n] = words(state, letter, pick)
        self.deeds.pop(n - KEPT, None)

    def of(self, sitting: Sitting, n: int, viewer: int) -> tuple[str, ...]:
        """What the n-th pick touched, where the viewer has heard all of it; ()."""
        if n <= 0 or n > sitting.n:
            return ()
        own = (e for e in reversed(sitting.state.tape) if e[0] != CHANCE)
        entry = next(islice(own, sitting.n - n, None))
        if entry[2] != ALL and not (viewer >= 0 and entry[2] >> viewer & 1):
            return ()
        if n not in self.deeds:  # made before the table was read
            state, letter = sitting.asked_of(entry[0], sitting.at(n - 1)), sitting.game.letters[entry[0]]
            picks = [c.pick for c in sitting.game.choices(state) if c.text == entry[3]]
            self.deeds[n] = words(state, letter, picks[0]) if picks else ()
        return self.deeds[n]


def words(state: Any, letter: str, pick: int) -> tuple[str, ...]:
    """The words of the places that a pick is composed of, and as they are called before their seat: `dracula`, `dracula@b`."""
    taps = state.asked.taps(state, pick)
    found = taps[0].split() if taps else []
    return tuple(dict.fromkeys([*found, *(f"{word}@{letter}" for word in found)]))
