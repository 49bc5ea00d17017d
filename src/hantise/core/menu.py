"""Menus: a decision that offers several kinds of deed, each said in one place.

    class Recruiting(Deed[Office, Action]):
        # EC-REC-1. A tile of the row, paid for. n: its slot.
        span = 9
        form = "recruit <slot>"

        def options(self, g, ask):              # which are legal
            return [self.first + slot for slot in g.affordable(ask.who)]

        def resolve(self, g, ask, n):           # what happens
            recruit(g, ask.who, n)

        def tries / against / sure ...          # what one might try, why not, what to ask first
        def write / label / taps ...            # how it reads, and how it is tapped

    class Action(Menu[Office]):
        # EC-DAY-2. One action: pass, recruit, activate or deploy.
        deeds = menu(Passing(), Recruiting(), Activating(), Deploying())

`menu` gives each kind its range of picks, one after another: a pick of the menu is `first + n`, and a deed is told its `n`. A
range never moves within a version of the rules: a new kind comes last, and a `span` may leave room. What a deed must know of
the moment lies in the state, or in the frame that asks. A deed that several decisions offer is one class, made anew for each
menu that has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from .frame import ALL, PASS, Ask, G, Reason
from .marks import mypyc_attr

A = TypeVar("A", bound="Ask[Any]")  # the decisions that offer the deed


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[G, A]):
    """One kind of deed: all that there is to say of it. It holds no facts of the moment, so that all games share it.

    span: how many there can ever be, n from 0 on; form: how one is written, "recruit <slot>"; radix: the base in which n says
    several things (0: it says one); idle: it is to do nothing of what is offered (`Ask.idle`); first, end: its range in the
    menu, from first to below end (`menu` sets them). `options` and `tries` give picks, made as `self.first + n`; everything
    else is told n.
    """

    span: ClassVar[int] = 1
    form: ClassVar[str] = ""
    radix: ClassVar[int] = 0
    idle: ClassVar[bool] = False
    first: int = 0
    end: int = 0

    def options(self, g: G, ask: A) -> list[int]:
        """The picks of this kind that are legal now."""
        raise AssertionError(f"{type(self).__name__} does not say what may be picked: write its options()")

    def resolve(self, g: G, ask: A, n: int) -> None:
        """What the deed does."""
        raise AssertionError(f"{type(self).__name__} does not say what it does: write its resolve()")

    def heard_by(self, g: G, ask: A, n: int) -> int:
        """Who learns the pick: a bit set of seats."""
        return ALL

    def write(self, g: G, ask: A, n: int) -> str:
        """The pick in the notation of the game."""
        return self.form if self.span == 1 else f"{self.form} {n}"

    def label(self, g: G, ask: A, n: int) -> tuple[Any, ...]:
        """The pick on a button, as a message."""
        return ("pick", self.write(g, ask, n))

    def taps(self, g: G, ask: A, n: int) -> list[str]:
        """Ways to compose the pick by tapping places; none where it is a button of its own."""
        return []

    def tries(self, g: G, ask: A) -> list[int]:
        """All picks of this kind that a person might try here: the options are among them."""
        return self.options(g, ask)

    def against(self, g: G, ask: A, n: int) -> Reason | None:
        """Why one of `tries` is not legal; None for each of the options, and for nothing else."""
        return None

    def refuse(self, g: G, ask: A, text: str) -> Reason | None:
        """Why a text, or taps, that are none of `tries` are no deed of this kind; None where they do not read as one."""
        return None

    def sure(self, g: G, ask: A, n: int) -> Reason | None:
        """What a person should be told before he does it, where it is legal and can hardly be meant."""
        return None


def menu(*deeds: Deed[Any, Any]) -> tuple[Deed[Any, Any], ...]:
    """The deeds of a menu, each with its range, in this order from 0 on. Raises ValueError where one stands in two menus."""
    first = 0
    for deed in deeds:
        if deed.end:
            raise ValueError(f"{type(deed).__name__} stands in another menu: make one of its own for each")
        deed.first, deed.end = first, first + deed.span
        first = deed.end
    return deeds


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Menu(Ask[G]):
    """Seat `who` picks a deed of one of several kinds. `deeds`: made by `menu`; what is offered stands in their order."""

    def kind(self, pick: int) -> Deed[Any, Any]:
        """The kind of deed that a pick is."""
        deed: Deed[Any, Any]
        for deed in self.deeds:
            if pick < deed.end:
                return deed
        raise ValueError(f"{type(self).__name__} has no deed {pick}")

    def options(self, g: G) -> list[int]:
        out: list[int] = []
        deed: Deed[Any, Any]
        for deed in self.deeds:
            out += deed.options(g, self)
        return out

    def resolve(self, g: G, pick: int) -> None:
        deed: Deed[Any, Any]
        for deed in self.deeds:  # as `kind`, without the call: the one of these that is made in every game
            if pick < deed.end:
                deed.resolve(g, self, pick - deed.first)
                return
        raise ValueError(f"{type(self).__name__} has no deed {pick}")

    def heard_by(self, g: G, pick: int) -> int:
        deed = self.kind(pick)
        return deed.heard_by(g, self, pick - deed.first)

    def idle(self, g: G, pick: int) -> bool:
        return self.kind(pick).idle

    def write(self, g: G, pick: int) -> str:
        deed = self.kind(pick)
        return deed.write(g, self, pick - deed.first)

    def label(self, g: G, pick: int) -> tuple[Any, ...]:
        deed = self.kind(pick)
        return deed.label(g, self, pick - deed.first)

    def taps(self, g: G, pick: int) -> list[str]:
        deed = self.kind(pick)
        return deed.taps(g, self, pick - deed.first)

    def tries(self, g: G) -> list[int]:
        out: list[int] = []
        deed: Deed[Any, Any]
        for deed in self.deeds:
            out += deed.tries(g, self)
        return out

    def against(self, g: G, pick: int) -> Reason | None:
        deed = self.kind(pick)
        return deed.against(g, self, pick - deed.first)

    def sure(self, g: G, pick: int) -> Reason | None:
        deed = self.kind(pick)
        return deed.sure(g, self, pick - deed.first)

    def refuse(self, g: G, text: str) -> Reason | None:
        reason = super().refuse(g, text)
        if reason is None:
            for deed in self.deeds:
                reason = deed.refuse(g, self, text)
                if reason is not None:
                    break
        return reason


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Window(Menu[G]):
    """Each seat in turn may react or pass. Its first deed is `Passing`, the others are the reactions.

    What it guards is simply what is coming on the agenda: a reaction may strike that out, put something in its place,
    or change its facts. `rest`: the seats still to be asked after `who`.
    """

    rest: tuple[int, ...]

    def secret(self) -> bool:
        return True  # where what one can do is public: False

    def opens(self, g: G) -> bool:
        return False

    def default(self, g: G) -> int:
        return PASS

    def window(self, g: G) -> str:
        return type(self).__name__

    def passes(self, g: G) -> None:
        """The seat lets it pass: the next is asked."""
        if self.rest:
            g.then(self.but(who=self.rest[0], rest=self.rest[1:]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Passing(Deed[G, Window[G]]):
    """To let pass what a window guards. Always legal, and the pick PASS."""

    form = "pass"
    idle = True

    def options(self, g: G, ask: Window[G]) -> list[int]:
        return [PASS]

    def resolve(self, g: G, ask: Window[G], n: int) -> None:
        ask.passes(g)

    def label(self, g: G, ask: Window[G], n: int) -> tuple[Any, ...]:
        return ("pick-pass",)
