"""Who may know which keys lie in the hands and in the pile: exactly, with the right chances. MG-HID-1 to MG-HID-3, MG-HID-7.

The backs of all keys are public, so each blazon is a tale of its own: who drew a key with that back, which colours were laid
on the discard, when the discard became the pile. A *lie* is one way in which the colours of one blazon may lie: an int with
three bits for each zone (the hands by seat, then the pile) and colour. What a viewer believes is a weight for each lie that
fits what he has seen; there are at most some hundred. The tale is a chain of small immutable pages, shared by all copies of a
game; what a viewer believes after a page is counted when it is first asked for, and kept with the page.
"""

from __future__ import annotations

from bisect import bisect
from typing import Final

from .components import COLOURS

ZONE: Final = 3 * COLOURS  # bits of a zone
MOST: Final = 6  # hands
PILE: Final = MOST * ZONE
EACH: Final = 7  # the bits of one colour in one zone
COUNTS: Final = (1 << ZONE) - 1
SCALE: Final = 1 << 40

START: Final = 0
DRAW: Final = 1
OUT: Final = 2
FILL: Final = 3
GUESS: Final = 4

Weights = dict[int, float]


class Belief:
    """The lies that a viewer holds possible, each with the sum of the weights up to it."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.lies: list[int] = sorted(weights)
        self.upto: list[float] = []
        total = 0.0
        for lie in self.lies:
            total += weights[lie]
            self.upto.append(total)

    def draw(self, r: int) -> int:
        """A lie by its chance; r: a number below SCALE."""
        if len(self.lies) == 1:
            return self.lies[0]
        return self.lies[bisect(self.upto, r / SCALE * self.upto[-1], hi=len(self.lies) - 1)]


class Page:
    """What happened to the keys of one blazon, and all pages before. `what`: DRAW (a seat drew a colour), OUT (a seat laid a
    colour on the discard), FILL (the discard became the pile), START, GUESS (a world that a viewer imagines)."""

    def __init__(self, before: Page | None, what: int, seat: int, fact: int) -> None:
        self.before: Page | None = before
        self.what: int = what
        self.seat: int = seat
        self.fact: int = fact  # a colour; START, FILL: the counts of the pile; GUESS: the lie
        self.told: dict[int, Belief] = {}  # by viewer, -1 the public; counted when asked for
        self.worlds: dict[int, World] = {}  # by lie and viewer; made when asked for
        self.mark: int = 0

    def written(self) -> list[int]:
        """Its written form: the same for the same tale."""
        return [self.digest()]

    def digest(self) -> int:
        """A number that tells tales apart."""
        todo: list[Page] = []
        page: Page | None = self
        while page is not None and not page.mark:
            todo.append(page)
            page = page.before
        for page in reversed(todo):
            facts: tuple[object, ...] = (page.what, page.seat, page.fact)
            if page.what == GUESS:
                facts = (*facts, *[tuple(sorted(page.told[v].weights.items())) for v in sorted({-1, page.seat})])
            page.mark = hash((page.before.mark if page.before is not None else 0, facts)) or 1
        return self.mark

    def known_to(self, viewer: int) -> Belief:
        """What the viewer (a seat, -1 the public) may know here."""
        found = self.told.get(viewer)
        if found is not None:
            return found
        todo: list[Page] = []
        page: Page = self
        while viewer not in page.told and page.before is not None:
            todo.append(page)
            page = page.before
        if viewer not in page.told:
            page.told[viewer] = page.first(viewer)
        belief = page.told[viewer]
        while todo:
            page = todo.pop()
            belief = page.told[viewer] = Belief(page.after(viewer, belief.weights))
        return belief

    def first(self, viewer: int) -> Belief:
        """At the start all keys lie in the pile. In an imagined world a seat knows what is public and its own hand."""
        if self.what == START:
            return Belief({self.fact << PILE: 1.0})
        shift = viewer * ZONE
        own = self.fact >> shift & COUNTS
        return Belief({lie: w for lie, w in self.told[-1].weights.items() if lie >> shift & COUNTS == own})

    def after(self, viewer: int, weights: Weights) -> Weights:
        """What is believed when this page has been added."""
        if self.what == FILL:
            return {lie + (self.fact << PILE): w for lie, w in weights.items()}
        out: Weights = {}
        hand = self.seat * ZONE
        if self.what == OUT:
            one = 1 << (hand + 3 * self.fact)
            for lie, w in weights.items():
                if lie >> (hand + 3 * self.fact) & EACH:
                    out[lie - one] = w
            return out
        colours = [self.fact] if viewer == self.seat else list(range(COLOURS))
        total = 0.0
        for lie, w in weights.items():
            pile = lie >> PILE
            for c in colours:
                n = pile >> 3 * c & EACH
                if n:
                    new = lie - (1 << (PILE + 3 * c)) + (1 << (hand + 3 * c))
                    out[new] = out.get(new, 0.0) + w * n
                    total += w * n
        return {lie: w / total for lie, w in out.items()}


def counted(colours: list[int]) -> int:
    """The counts of a zone as bits."""
    out = 0
    for c in range(COLOURS):
        out |= colours[c] << 3 * c
    return out


class World:
    """What one lie comes to, for a viewer who imagines it: the colours in the pile and in each hand that has some, and the
    first page of that world, in which he and the public know what they knew."""

    def __init__(self, page: Page, viewer: int, lie: int) -> None:
        self.pile: tuple[int, ...] = colours_of(lie >> PILE)
        self.hands: list[tuple[int, tuple[int, ...]]] = []
        for seat in range(MOST):
            counts = lie >> seat * ZONE & COUNTS
            if counts:
                self.hands.append((seat, colours_of(counts)))
        self.page: Page = Page(None, GUESS, viewer, lie)
        self.page.told[-1] = page.known_to(-1)
        self.page.told[viewer] = page.known_to(viewer)


def imagined(page: Page, viewer: int, r: int) -> World:
    """A world that the viewer holds possible, each by its chance; made once. r: a number below SCALE."""
    lie = page.known_to(viewer).draw(r)
    found = page.worlds.get(lie * 8 + viewer + 1)
    if found is None:
        found = page.worlds[lie * 8 + viewer + 1] = World(page, viewer, lie)
    return found


def colours_of(counts: int) -> tuple[int, ...]:
    """The colours in a zone, sorted, from its bits."""
    return tuple([c for c in range(COLOURS) for _ in range(counts >> 3 * c & EACH)])
