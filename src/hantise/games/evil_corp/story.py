"""What can be known of a team's bag and screens: the public story of the round, and all draws that fit it.

At night every hand is empty, so everybody knows what each bag holds (EC-HID-6). From there on a *story* is kept, a team
each: what went into the bag for all to see, who drew (and, in the state alone, what), what went to a hand or left one for
all to see. A tile recruited after a draw was not drawn; a tile that left a hand had been drawn, or given; what one draws
oneself nobody else has.

Each draw is uniform over a bag whose size is public, so all rows of draws that fit the story are equally likely. `Plan`
counts them, forwards over the story, by classes of tiles: a kind of its own where the story names it after it was drawn,
else all tiles that entered the bag between the same two draws, for nothing told them apart since. From the counts come the
odds of the next draw, and worlds, each with its right probability, by walking backwards.
"""

from __future__ import annotations

from typing import Final

from hantise.core.state import State

ENTERS: Final = 0  # into the bag
GIVEN: Final = 1  # open into a hand
DRAWN: Final = 2  # unseen from the bag to a hand
LEAVES: Final = 3  # open from a hand
UNSEEN: Final = 50  # the kind of a draw that was not seen
KEPT: Final = 512  # plans that are kept

Counts = tuple[int, ...]


def event(what: int, seat: int, kind: int) -> int:
    """A line of the story."""
    return kind << 4 | seat << 2 | what


# all of them, by what, seat and kind: made once
LINES: Final = [[[event(what, seat, kind) for kind in range(UNSEEN)] for seat in range(4)] for what in range(4)]


def told(story: tuple[int, ...], knows: int) -> tuple[int, ...]:
    """The story as the seats of that bit set can tell it: the others' draws are unseen."""
    return tuple([e if e & 3 != DRAWN or knows >> (e >> 2 & 3) & 1 else UNSEEN << 4 | e & 15 for e in story])


class Plan:
    """All draws that fit a story, counted. hands: the seats whose draws are unseen in it."""

    def __init__(self, story: tuple[int, ...], hands: tuple[int, ...]) -> None:
        self.hands: tuple[int, ...] = hands
        self.where: dict[int, int] = {s: h for h, s in enumerate(hands)}
        self.story: tuple[int, ...] = story
        self.unseen: list[int] = [at for at, e in enumerate(story) if e & 3 == DRAWN and e >> 4 == UNSEEN]  # where those are
        self.index: dict[tuple[int, int], int] = {}  # (kind, -1) or (-1, epoch) -> class
        self.single: list[int] = []  # by class: its kind, -1 where it is an epoch
        self.steps: list[tuple[int, int, int]] = []  # (what, hand or -1, class), one for each event
        self.there: list[list[int]] = []  # before each step: how many of each class are in the bag or in these hands
        self._classes()
        self.layers: list[dict[Counts, int]] = []
        self._count()
        self.singles, self.epochs = self.pool()

    # classes --------------------------------------------------------------------------------------------------------------
    def _classes(self) -> None:
        """Name the classes, and write the story in them."""
        named = {e >> 4 for e in self.story if e & 3 == GIVEN or (e & 3 == LEAVES and (e >> 2 & 3) in self.where)}
        named |= {e >> 4 for e in self.story if e & 3 == DRAWN and e >> 4 != UNSEEN}
        epoch = 0
        for e in self.story:
            what, seat, kind = e & 3, e >> 2 & 3, e >> 4
            hand = self.where.get(seat, -1)
            c = -1
            if what == DRAWN and kind == UNSEEN:
                epoch += 1
            elif what != ENTERS and hand < 0 and what != DRAWN:
                continue  # in and out of a hand that is known: nothing to learn
            else:
                key = (kind, -1) if kind in named else (-1, epoch)
                c = self.index.setdefault(key, len(self.index))
                if c == len(self.single):
                    self.single.append(key[0])
            self.steps.append((what, hand, c))
        n = len(self.single)
        there = [0] * n
        for what, _, c in self.steps:
            self.there.append(there[:])
            if what in (ENTERS, GIVEN):
                there[c] += 1
            elif what == LEAVES or c >= 0:
                there[c] -= 1
        self.there.append(there)

    # counting -------------------------------------------------------------------------------------------------------------
    def _count(self) -> None:
        """Forwards: how many rows of draws lead to each way the classes lie in the hands."""
        n, hands = len(self.single), len(self.hands)
        due = self._due()
        layer: dict[Counts, int] = {(0,) * (n * hands): 1}
        self.layers.append(layer)
        for i, (what, hand, c) in enumerate(self.steps):
            after: dict[Counts, int] = {}
            there = self.there[i]
            for state, ways in layer.items():
                if what == ENTERS:
                    after[state] = ways
                elif what == GIVEN:
                    after[bumped(state, c * hands + hand, 1)] = ways
                elif what == LEAVES:
                    if state[c * hands + hand]:
                        after[bumped(state, c * hands + hand, -1)] = ways
                elif c >= 0:  # a draw that was seen
                    inside = self.inside(state, there, c)
                    if inside:
                        after[state] = ways * inside
                else:
                    for k in range(n):
                        inside = self.inside(state, there, k)
                        if inside:
                            new = bumped(state, k * hands + hand, 1)
                            if not due[i + 1] or self.timely(new, due[i + 1]):
                                after[new] = after.get(new, 0) + ways * inside
            layer = after
            self.layers.append(layer)
        assert layer, "no draws fit what was seen"
        self.total: int = sum(layer.values())

    def inside(self, state: Counts, there: list[int], c: int) -> int:
        """How many tiles of the class are in the bag."""
        hands, at, n = len(self.hands), c * len(self.hands), there[c]
        for h in range(hands):
            n -= state[at + h]
        return n

    def _due(self) -> list[list[tuple[int, list[tuple[int, int]]]]]:
        """By step: deadlines, each with the draws left till then and what a hand must have had by then. It only saves work: a
        state that cannot keep one leads nowhere."""
        hands = len(self.hands)
        out: list[list[tuple[int, list[tuple[int, int]]]]] = [[] for _ in range(len(self.steps) + 1)]
        for hand in range(hands):
            need: dict[int, int] = {}  # going backwards: how many of a class the hand must hold here
            marks: list[tuple[int, dict[int, int]]] = []  # the needs of a run of departures, with draws until it
            for i in range(len(self.steps) - 1, -1, -1):
                what, h, c = self.steps[i]
                if h == hand and what == LEAVES:
                    need[c] = need.get(c, 0) + 1
                elif h == hand and what == GIVEN:
                    for old in [need] + [old for _, old in marks[::-1]]:
                        if old.get(c):
                            old[c] -= 1
                            break
                elif h == hand and what == DRAWN:
                    if need:
                        marks.append((0, need))
                        need = {}
                    marks = [(draws + 1, old) for draws, old in marks]
                if need or marks:
                    whole: dict[int, int] = dict(need)
                    rows = [(0, dict(whole))] if need else []
                    for draws, old in marks[::-1]:
                        for c2, k in old.items():
                            whole[c2] = whole.get(c2, 0) + k
                        rows.append((draws, dict(whole)))
                    out[i] += [(draws, [(c2 * hands + hand, k) for c2, k in row.items() if k]) for draws, row in rows]
        return out

    def timely(self, state: Counts, due: list[tuple[int, list[tuple[int, int]]]]) -> bool:
        """Can every departure still come in time?"""
        for draws, needs in due:
            short = -draws
            for at, k in needs:
                if state[at] < k:
                    short += k - state[at]
            if short > 0:
                return False
        return True

    # what follows ---------------------------------------------------------------------------------------------------------
    def pool(self) -> tuple[dict[int, int], dict[int, list[int]]]:
        """What each class consists of at the end: kinds of single classes are their own; of an epoch the kinds that
        entered."""
        inside: dict[int, list[int]] = {}
        epoch, named = 0, set(self.single) - {-1}
        for e in self.story:
            if e & 3 == DRAWN and e >> 4 == UNSEEN:
                epoch += 1
            elif e & 3 == ENTERS and e >> 4 not in named:
                inside.setdefault(self.index[-1, epoch], []).append(e >> 4)
        return {c: k for c, k in enumerate(self.single) if k >= 0}, {c: sorted(kinds) for c, kinds in inside.items()}

    def odds(self) -> dict[int, tuple[int, int, float]]:
        """By kind: how many of it are in the bag at least and at most, and how many on the average."""
        there, last = self.there[-1], self.layers[-1]
        least, most, sums = there[:], [0] * len(there), [0] * len(there)
        for state, ways in last.items():
            for c in range(len(there)):
                n = self.inside(state, there, c)
                least[c], most[c], sums[c] = min(least[c], n), max(most[c], n), sums[c] + n * ways
        out: dict[int, tuple[int, int, float]] = {}
        for c, kind in self.singles.items():
            out[kind] = (least[c], most[c], sums[c] / self.total)
        for c, kinds in self.epochs.items():
            size = len(kinds)
            for kind in set(kinds):
                k = kinds.count(kind)
                low, high, mean = out.get(kind, (0, 0, 0.0))
                out[kind] = (
                    low + max(0, least[c] - (size - k)),
                    high + min(k, most[c]),
                    mean + sums[c] / self.total * k / size,
                )
        return {kind: row for kind, row in out.items() if row[1]}

    def sample(self, g: State) -> tuple[int, ...]:
        """A story in which the unseen draws are seen: each that fits is equally likely. `g.random` draws it."""
        bags = {c: kinds[:] for c, kinds in self.epochs.items()}
        out = list(self.story)
        for at, c in zip(self.unseen, self._back(g), strict=True):
            kind = self.single[c] if self.single[c] >= 0 else bags[c].pop(g.random(len(bags[c])))
            out[at] = kind << 4 | out[at] & 15
        return tuple(out)

    def _back(self, g: State) -> list[int]:
        """Backwards: the class of each unseen draw."""
        hands = len(self.hands)
        r = big(g, self.total)
        state: Counts = ()
        for state, ways in self.layers[-1].items():  # noqa: B007
            r -= ways
            if r < 0:
                break
        path: list[int] = []
        for i in range(len(self.steps) - 1, -1, -1):
            what, hand, c = self.steps[i]
            if what == GIVEN:
                state = bumped(state, c * hands + hand, -1)
            elif what == LEAVES:
                state = bumped(state, c * hands + hand, 1)
            elif what == DRAWN and c < 0:
                before, there = self.layers[i], self.there[i]
                r = big(g, self.layers[i + 1][state])
                for k in range(len(self.single)):
                    if state[k * hands + hand]:
                        old = bumped(state, k * hands + hand, -1)
                        r -= before.get(old, 0) * self.inside(old, there, k)
                        if r < 0:
                            state = old
                            path.append(k)
                            break
        path.reverse()
        return path


def bumped(state: Counts, at: int, by: int) -> Counts:
    """The same with one number changed."""
    return (*state[:at], state[at] + by, *state[at + 1 :])


def big(g: State, n: int) -> int:
    """A number below n, however large n is."""
    if n < 1 << 30:
        return int(g.random(n))
    whole, have = 0, 1
    while have < n << 20:
        whole, have = whole << 30 | g.random(1 << 30), have << 30
    return int(whole % n)


_PLANS: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Plan]] = {}


def plan(story: tuple[int, ...], hands: tuple[int, ...]) -> Plan:
    """The plan of a story; counted once, for a search asks for worlds of one position again and again."""
    found = _PLANS.get((story, hands))
    if found is None:
        if len(_PLANS) >= KEPT:
            _PLANS.clear()
        found = _PLANS[story, hands] = Plan(story, hands)
    return found


def held(story: tuple[int, ...], seat: int) -> list[int]:
    """What lies behind a seat's screen unrevealed, by a story in which its draws are seen: sorted."""
    out: list[int] = []
    for e in story:
        if e >> 2 & 3 == seat:
            if e & 3 in (DRAWN, GIVEN):
                out.append(e >> 4)
            elif e & 3 == LEAVES:
                out.remove(e >> 4)
    return sorted(out)
