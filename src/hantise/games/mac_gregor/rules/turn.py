"""The hunter's turn: he draws, acts as often as he likes, and keeps three keys. Chapter 9 of rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, Final

from hantise.core.frame import ALL, Ask, Frame, Reason
from hantise.core.menu import Deed, Menu, menu

from ..components import HAND_LIMIT, KEYS, MOST_SEATS
from ..notation import GHOSTLY, ordered, read
from ..state import Castle
from .leaving import Leaving
from .moving import Going, draw_one
from .objects import ByLamp, ByPickaxe, Detecting
from .tokens import Flipping


@dataclass(eq=False)
class BeginTurn(Frame[Castle]):
    """MG-TRN-1. A turn begins with drawing the top key, whatever its back."""

    seat: int

    def run(self, g: Castle) -> None:
        g.turn, g.moved = self.seat, False
        draw_one(g, self.seat, "draws")
        g.then(TURNS[self.seat])


class Ending(Deed[Castle, Ask[Castle]]):
    """MG-TRN-3. The hunter says that his turn is over. It cannot be taken back, so it is a button and no tap."""

    form = "end"
    idle = True

    def options(self, g: Castle, ask: Ask[Castle]) -> list[int]:
        return [self.first]

    def resolve(self, g: Castle, ask: Ask[Castle], n: int) -> None:
        g.placed = ()
        g.then(ENDS[ask.who])

    def label(self, g: Castle, ask: Ask[Castle], n: int) -> tuple[Any, ...]:
        return ("pick-end",)

    def sure(self, g: Castle, ask: Ask[Castle], n: int) -> Reason | None:
        """A turn that ends beside the way out."""
        if LEAVING.options(g, ask):
            return Reason("MG-END-1", ("sure-stay", g.treasures(ask.who)))
        return None


ENDING: Final = Ending()
FLIPPING: Final = Flipping()
DETECTING: Final = Detecting()
BY_PICKAXE: Final = ByPickaxe()
BY_LAMP: Final = ByLamp()
LEAVING: Final = Leaving()
GOING: Final = Going()


@dataclass(eq=False)
class Turn(Menu[Castle]):
    """MG-DEC-5, MG-TRN-2, MG-TRN-3. The hunter acts as often as he likes. He is asked even where he can only end his
    turn: one that ended by itself would tell that no key fits."""

    deeds = menu(ENDING, FLIPPING, DETECTING, BY_PICKAXE, BY_LAMP, LEAVING, GOING)

    def run(self, g: Castle) -> None:
        g.asked, g.player, g.options = self, self.who, self.options(g)

    def options(self, g: Castle) -> list[int]:
        """Objects are not thought of where he has none, nor gates as long as he has not enough."""
        out = [ENDING.first]
        FLIPPING.behind(g, self, out)
        if g.objects[self.who]:
            out += DETECTING.options(g, self)
            out += BY_PICKAXE.options(g, self)
            out += BY_LAMP.options(g, self)
        if g.enough(self.who):
            out += LEAVING.options(g, self)
        return GOING.behind(g, self, out)

    def default(self, g: Castle) -> int:
        return ENDING.first

    def rule(self) -> str:
        return "MG-TRN-2"

    def ordered(self, g: Castle, text: str) -> str:
        return ordered(text)

    def refuse(self, g: Castle, text: str) -> Reason | None:
        """Also what is done at another moment, or by the ghost."""
        said = read(text)
        if said is None:
            return None
        if said.verb in GHOSTLY:
            return Reason("MG-TRN-2", ("no-deed-of-ghost",))
        if said.verb == "discard":
            return Reason("MG-TRN-4", ("no-discard-now",))
        return super().refuse(g, text)


@dataclass(eq=False)
class EndTurn(Frame[Castle]):
    """MG-TRN-3, MG-TRN-4. At the end of his turn he keeps three keys at most."""

    seat: int

    def run(self, g: Castle) -> None:
        g.tell(ALL, "ends-turn", self.seat)
        if len(g.hands[self.seat]) > HAND_LIMIT:
            g.then(KeepThree(self.seat))


# Frames without facts of the moment, made once.
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
BEGINS: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]
ENDS: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]

BASE: Final = len(KEYS) + 1
MOST: Final = 3  # keys that are discarded at once: a draw, and a free key with lamp and pickaxe


@dataclass(eq=False)
class KeepThree(Ask[Castle]):
    """MG-DEC-6. Which keys he discards: all at once, so that they can be named in any order. A pick is its keys as digits."""

    span = BASE**MOST
    radix = BASE
    form = "discard <key> ..."

    def options(self, g: Castle) -> list[int]:
        hand = g.hands[self.who]
        return sorted({digits(keys) for keys in combinations(hand, len(hand) - HAND_LIMIT)})

    def resolve(self, g: Castle, pick: int) -> None:
        g.placed = ()
        for key in keys_of(pick):
            g.lay_key(self.who, key)
            g.show(ALL, "discards", self.who, key)

    def opens(self, g: Castle) -> bool:
        return False

    def question(self, g: Castle) -> tuple[Any, ...]:
        return ("KeepThree", len(g.hands[self.who]) - HAND_LIMIT)

    def rule(self) -> str:
        return "MG-TRN-4"

    def write(self, g: Castle, pick: int) -> str:
        return " ".join(["discard", *[KEYS[key] for key in keys_of(pick)]])

    def label(self, g: Castle, pick: int) -> tuple[Any, ...]:
        keys = keys_of(pick)
        return (f"pick-discard-{len(keys)}", *keys)

    def taps(self, g: Castle, pick: int) -> list[str]:
        return sorted({" ".join([KEYS[key] for key in keys]) for keys in permutations(keys_of(pick))})

    def ordered(self, g: Castle, text: str) -> str:
        return ordered(text)

    def tries(self, g: Castle) -> list[int]:
        """Any of his keys, however many."""
        hand = g.hands[self.who]
        return sorted({digits(keys) for n in range(1, len(hand) + 1) for keys in combinations(hand, n)})

    def against(self, g: Castle, pick: int) -> Reason | None:
        return self.wrong(g, keys_of(pick))

    def refuse(self, g: Castle, text: str) -> Reason | None:
        """Also keys that he does not have, in whatever order they are named, and deeds of the turn that is over."""
        names = [word for word in text.casefold().split() if word != "discard"]
        keys = [KEYS.index(name) for name in names if name in KEYS]
        if not names or len(keys) < len(names):
            return Reason("MG-TRN-3", ("no-turn-left",)) if read(text) is not None else None
        return self.wrong(g, keys)

    def wrong(self, g: Castle, keys: Sequence[int]) -> Reason | None:
        """Why those keys cannot be discarded."""
        hand = g.hands[self.who]
        for key in keys:
            if key not in hand:
                return Reason("MG-TRN-4", ("no-such-key", key))
            if keys.count(key) > hand.count(key):
                return Reason("MG-TRN-4", ("no-more-of-key", key, hand.count(key)))
        n = len(hand) - HAND_LIMIT
        return None if len(keys) == n else Reason("MG-TRN-4", ("no-such-number", n))


def digits(keys: tuple[int, ...]) -> int:
    """Keys as one int."""
    out = 0
    for key in keys:
        out = out * BASE + key + 1
    return out


def keys_of(pick: int) -> tuple[int, ...]:
    """And back."""
    out: tuple[int, ...] = ()
    while pick:
        out = (pick % BASE - 1, *out)
        pick //= BASE
    return out
