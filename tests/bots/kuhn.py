"""Kuhn poker: the smallest game with hidden cards, to try the bots on. Best play is known (H. W. Kuhn, 1950)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hantise.core.frame import ALL, Ask, Frame
from hantise.core.game import Game, messages
from hantise.core.state import State

PASS, BET = 0, 1


class Table(State):
    """cards: by seat, 0 to 2; said: the passes and bets so far."""

    cards: list[int]
    said: tuple[int, ...]

    def start(self, options: dict[str, Any]) -> None:
        self.cards, self.said = [], ()
        self.then(Deal(), Turn(0))

    def copy(self) -> Table:
        g = Table()
        g.copy_engine(self)
        g.cards, g.said = self.cards[:], self.said
        return g

    def redeal(self, seat: int) -> None:
        other = [k for k in range(3) if k != self.cards[seat]]
        self.cards[1 - seat] = other[self.random(2)]

    def look(self, seat: int) -> dict[str, Any]:
        return {"card": self.cards[seat] if seat >= 0 else None, "said": list(self.said)}


@dataclass(eq=False)
class Deal(Frame):
    """A card for each."""

    def run(self, g: Table) -> None:
        deck = [0, 1, 2]
        g.cards = [g.draw(deck, "card", 1 << seat) for seat in (0, 1)]


@dataclass(eq=False)
class Turn(Ask):
    """A pass or a bet."""

    span = 2
    form = "pass | bet"

    def options(self, g: Table) -> list[int]:
        return [PASS, BET]

    def resolve(self, g: Table, pick: int) -> None:
        g.said = (*g.said, pick)
        g.tell(ALL, "says", self.who, pick)
        more = {(PASS,): 1, (BET,): 1, (PASS, BET): 0}
        if g.said in more:
            g.then(Turn(more[g.said]))
            return
        stake = 2 if g.said[-2:] == (BET, BET) else 1
        winner = int(g.cards[1] > g.cards[0])
        if g.said[-2:] == (BET, PASS):
            winner = 1 - self.who
        g.end("done", [stake / 2 if s == winner else -stake / 2 for s in (0, 1)])

    def write(self, g: Table, pick: int) -> str:
        return ("pass", "bet")[pick]


GAME = Game(
    id="kuhn",
    version=1,
    state=Table,
    seats=(2,),
    ends=("done",),
    folder=Path(__file__).parent,
    letters="ab",
    words={"card": ["jack", "queen", "king"], "word": ["pass", "bet"]},
    messages=messages("says who:seat word"),
    cap=5,
    asks=(Turn,),
    traits=frozenset({"zero_sum"}),
)
