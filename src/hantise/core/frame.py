"""Frames: the sentences of a rulebook.

A `Frame` does something; an `Ask` puts a choice to a seat; `Several` asks for k of n; `Sealed` asks several seats at
once in secret; a `Menu` offers several kinds of deed, and a `Window` lets seats react (both in `menu.py`). What must
follow goes on the agenda of the state, so that at any moment, in the middle of any effect, a game can be copied, written
down and replayed.

Three laws. Queries never change the state (`options`, `refuse`, `write` ... may be called at any time by a bot, a page
or a test). A frame never changes (progress is another frame: `Peek(left - 1)`). A frame holds public facts only: what
somebody at the table may not know lies in the state, where `redeal` finds it; the picks of `Several` and `Sealed` are
the only exceptions, and `known_to` makes them good.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from .marks import mypyc_attr

if TYPE_CHECKING:
    from .state import State

G = TypeVar("G", bound="State")  # the state of the game that the sentence belongs to
F = TypeVar("F", bound="Frame[Any]")

CHANCE: Final = -1  # who picks where nobody does
NOBODY: Final = -2  # the player of a game that is over; an open place in a Sealed
PASS: Final = 0  # the pick of a Window that does nothing
CONCEDE: Final = -3  # on the tape: a seat gives up, outside the options
STOP: Final = -1  # the pick of a Several that ends it
ALL: Final = -1  # everybody, as a bit set: seats, spectators, the public


@dataclass(eq=False)
class Reason:
    """Why a pick is refused: the rule that says so and the fact that blocks it.

    `rule`: an id of the game's rules.md, "SM-EXP-1". `said`: a message, that is a key of the game's texts and its
    arguments.
    """

    rule: str
    said: tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Frame(Generic[G]):
    """One sentence of the rules. Immutable, so that every copy of a game shares it; a frame is itself, not its like."""

    def run(self, g: G) -> None:
        """Do what the sentence says."""
        raise AssertionError(f"{type(self).__name__} does not say what it does: write its run()")

    def possible(self, g: G) -> bool:
        """Could it do something now? Whoever may start a power asks this of the frames of that power."""
        return True

    def calm(self) -> bool:
        """When this begins nothing is half done, so the standing rules ('as soon as ...') are looked at first."""
        return False

    def given(self, it: int) -> Frame[G]:
        """This sentence, told what the one before it did or found ('if you do', 'that card')."""
        return self

    def known_to(self, g: G, seat: int) -> Frame[G]:
        """This sentence as `seat` may imagine it. May draw with `g.random`."""
        return self

    def but(self: F, **changes: Any) -> F:
        """The same sentence with other facts."""
        return type(self)(*[changes[n] if n in changes else getattr(self, n) for n in names(self)])


def names(frame: Any) -> tuple[str, ...]:
    """The fields of a frame: with the name of its class, its whole written form."""
    fields: tuple[str, ...] = getattr(type(frame), "__match_args__", ())
    return fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Frame[G]):
    """A sentence that offers picks: what an `Ask` and a `Sealed` declare of theirs.

    span: every pick there can ever be is below it, whatever the options of the game; form: how a pick is written, "place
    <room>"; radix: the base in which a pick says several things, figure * radix + space (0: it says one); deeds: the kinds of a
    `Menu`. Declared once, they stay within a version of the rules: `actions.py` makes the
    catalogue of them.
    """

    span: ClassVar[int] = 0
    form: ClassVar[str] = ""
    radix: ClassVar[int] = 0
    deeds: ClassVar[tuple[Any, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Ask(Offer[G]):
    """Seat `who` picks one of some small ints. Nothing to pick: nothing happens ('as far as possible'). One: it happens
    unasked."""

    who: int

    # what the rules say
    def options(self, g: G) -> list[int]:
        """What may be picked, in an order that hangs on public facts only."""
        raise AssertionError(f"{type(self).__name__} does not say what may be picked: write its options()")

    def resolve(self, g: G, pick: int) -> None:
        """What the pick does."""
        raise AssertionError(f"{type(self).__name__} does not say what a pick does: write its resolve()")

    def seat(self, g: G) -> int:
        """Who answers; another than `who` where the choice belongs to a team or a role. Who is out of the game is asked
        nothing."""
        state: State = g
        return NOBODY if state.out >> self.who & 1 else self.who

    def secret(self) -> bool:
        """How many options there are hangs on hidden things: then a pause, or its absence, must not tell (poker
        face)."""
        return False

    def opens(self, g: G) -> bool:
        """Does the pick open a deed, a line of its own in the record? No: it goes on with the deed before it."""
        return True

    def heard_by(self, g: G, pick: int) -> int:
        """Who learns the pick: a bit set of seats. A record is cut for a seat by it."""
        return ALL

    def default(self, g: G) -> int:
        """The pick of least harm, for a seat whose person is away."""
        first: int = g.options[0]
        return first

    def window(self, g: G) -> str:
        """The kind of reaction window that this is, one word, where PASS is an option; "" where it is none. With a ! at its end
        it concerns the asked seat itself, and interrupts whoever lets windows pass. Hangs on public facts only."""
        return ""

    def idle(self, g: G, pick: int) -> bool:
        """Is it the pick to do nothing of what is offered: to pass, to end, to stop? Where a page has buttons, such a one never
        lies where another has been."""
        return False

    # what people read
    def write(self, g: G, pick: int) -> str:
        """The pick in the notation of the game: words parted by single spaces, no two options alike."""
        return str(pick)

    def ordered(self, g: G, text: str) -> str:
        """A text, in small letters, with the words whose order is all the same in the order in which `write` has them."""
        return text

    def tries(self, g: G) -> list[int]:
        """All that a person might try here, legal or not, as far as he can see: the options are among them."""
        options: list[int] = g.options
        return options

    def against(self, g: G, pick: int) -> Reason | None:
        """Why one of `tries` is not legal; None for each of the options, and for nothing else (a check holds it)."""
        return None

    def refuse(self, g: G, text: str) -> Reason | None:
        """Why the pick of that text, or of those taps, is not among the options; None where it does not read as a pick.

        A game whose picks are few writes `tries` and `against`, and this finds the text among them.
        """
        clean = " ".join(text.split()).casefold()
        ordered = self.ordered(g, clean)
        for pick in self.tries(g):
            if self.write(g, pick).casefold() == ordered or clean in [t.casefold() for t in self.taps(g, pick)]:
                reason = self.against(g, pick)
                if reason is not None:
                    return reason
        return None

    def question(self, g: G) -> tuple[Any, ...]:
        """What is asked, as a message: its key in the texts is `ask-` (to the seat) or `wait-` (to the others) and
        this."""
        return (type(self).__name__,)

    def rule(self) -> str:
        """The rule of this decision: where the rules open beside the board."""
        return ""

    def label(self, g: G, pick: int) -> tuple[Any, ...]:
        """The pick on a button, as a message."""
        return ("pick", self.write(g, pick))

    def taps(self, g: G, pick: int) -> list[str]:
        """Ways to compose the pick by tapping places: each the names of places in order, parted by spaces."""
        return [self.write(g, pick)]

    def sure(self, g: G, pick: int) -> Reason | None:
        """What a person should be told before he picks this, where it is legal and can hardly be meant."""
        return None

    def possible(self, g: G) -> bool:
        return self.seat(g) != NOBODY and bool(self.options(g))

    def run(self, g: G) -> None:
        state: State = g  # said to the compiler, which then reads and writes its fields directly
        seat = self.seat(g)
        if seat == NOBODY:
            return
        options = self.options(g)
        if len(options) > 1 or (options and state.poker_face and self.secret()):
            state.asked = self
            state.player = seat
            state.options = options
        elif options:
            self.resolve(g, options[0])


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Several(Ask[G]):
    """One seat picks `n` of some things, or all if there are fewer, lowest first.

    Nothing happens before the last pick; till then the picks are the picker's secret, and taking them back is free.
    `least` below n: 'up to n', and STOP ends it. span: all things are below it.
    """

    n: int
    picks: tuple[int, ...]

    def things(self, g: G) -> list[int]:
        """What there is to pick from: sorted, equal things as often as they are there."""
        raise AssertionError(f"{type(self).__name__} does not say what there is to pick from: write its things()")

    def take(self, g: G, things: list[int]) -> None:
        """What happens to all that was picked."""
        raise AssertionError(f"{type(self).__name__} does not say what happens to the things: write its take()")

    def least(self, g: G) -> int:
        return self.n

    def opens(self, g: G) -> bool:
        return not self.picks

    def known_to(self, g: G, seat: int) -> Frame[G]:
        return self if seat == self.seat(g) or not self.picks else self.but(picks=())

    def idle(self, g: G, pick: int) -> bool:
        return pick == STOP

    def heard_by(self, g: G, pick: int) -> int:
        return 1 << self.seat(g)  # a game tells what became of them in `take`

    def options(self, g: G) -> list[int]:
        things, picks = self.things(g), self.picks
        least = min(self.least(g), len(things))
        out: list[int] = [STOP] if len(picks) >= least else []
        at, last = 0, STOP
        if picks:
            at = things.index(picks[-1]) + picks.count(picks[-1])
        for i in range(at, len(things) - max(least - len(picks), 1) + 1):
            if things[i] != last:
                last = things[i]
                out.append(last)
        return out

    def resolve(self, g: G, pick: int) -> None:
        picks = self.picks if pick == STOP else (*self.picks, pick)
        if pick == STOP or len(picks) == min(self.n, len(self.things(g))):
            self.take(g, list(picks))
        else:
            g.then(self.but(picks=picks))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Sealed(Offer[G]):
    """Several seats pick at once, one pick each; nothing is told before all are in.

    To a searcher they answer one after another; at a table in any order (`State.hear`). `picks`: NOBODY where still
    open, () at the beginning.
    """

    seats: tuple[int, ...]
    picks: tuple[int, ...]

    def choices(self, g: G, who: int) -> list[int]:
        """What that seat may pick."""
        raise AssertionError(f"{type(self).__name__} does not say what may be picked: write its choices()")

    def reveal(self, g: G, picks: tuple[int, ...]) -> None:
        """What happens when all are in."""
        raise AssertionError(f"{type(self).__name__} does not say what happens then: write its reveal()")

    def write(self, g: G, who: int, pick: int) -> str:
        """A seat's pick in the notation of the game."""
        return str(pick)

    def label(self, g: G, who: int, pick: int) -> tuple[Any, ...]:
        """A seat's pick on a button, as a message."""
        return ("pick", self.write(g, who, pick))

    def taps(self, g: G, who: int, pick: int) -> list[str]:
        """Ways to compose a seat's pick by tapping places."""
        return [self.write(g, who, pick)]

    def tries(self, g: G, who: int) -> list[int]:
        """All that a person might try there, legal or not."""
        return self.choices(g, who)

    def against(self, g: G, who: int, pick: int) -> Reason | None:
        """Why one of `tries` is not legal for that seat; None for each of the choices, and for nothing else."""
        return None

    def sure(self, g: G, who: int, pick: int) -> Reason | None:
        """What a person should be told before he picks this."""
        return None

    def default(self, g: G, who: int) -> int:
        """That seat's pick of least harm."""
        first: int = g.options[0]
        return first

    def rule(self) -> str:
        """The rule of this decision."""
        return ""

    def run(self, g: G) -> None:
        picks = self.picks or (NOBODY,) * len(self.seats)
        if NOBODY in picks:
            SealedPick(self.seats[picks.index(NOBODY)], self.but(picks=picks)).run(g)
        else:
            self.reveal(g, picks)

    def known_to(self, g: G, seat: int) -> Frame[G]:
        picks = list(self.picks)
        for i in range(len(picks)):
            if self.seats[i] != seat and picks[i] != NOBODY:
                choices = self.choices(g, self.seats[i])
                picks[i] = choices[g.random(len(choices))]
        return self.but(picks=tuple(picks))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class SealedPick(Ask[G]):
    """One seat's part in it."""

    whole: Sealed[G]

    def secret(self) -> bool:
        return True

    def opens(self, g: G) -> bool:
        return self.whole.seats[0] == self.who

    def heard_by(self, g: G, pick: int) -> int:
        return 1 << self.who

    def options(self, g: G) -> list[int]:
        return self.whole.choices(g, self.who)

    def write(self, g: G, pick: int) -> str:
        return self.whole.write(g, self.who, pick)

    def label(self, g: G, pick: int) -> tuple[Any, ...]:
        return self.whole.label(g, self.who, pick)

    def taps(self, g: G, pick: int) -> list[str]:
        return self.whole.taps(g, self.who, pick)

    def tries(self, g: G) -> list[int]:
        return self.whole.tries(g, self.who)

    def against(self, g: G, pick: int) -> Reason | None:
        return self.whole.against(g, self.who, pick)

    def sure(self, g: G, pick: int) -> Reason | None:
        return self.whole.sure(g, self.who, pick)

    def default(self, g: G) -> int:
        return self.whole.default(g, self.who)

    def rule(self) -> str:
        return self.whole.rule()

    def question(self, g: G) -> tuple[Any, ...]:
        return (type(self.whole).__name__,)

    def resolve(self, g: G, pick: int) -> None:
        whole, at = self.whole, self.whole.seats.index(self.who)
        g.then(whole.but(picks=(*whole.picks[:at], pick, *whole.picks[at + 1 :])))

    def known_to(self, g: G, seat: int) -> Frame[G]:
        return self.but(whole=self.whole.known_to(g, seat))
