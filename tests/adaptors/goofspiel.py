"""Goofspiel with three cards, bids open afterwards: a small game with simultaneous picks, whose values OpenSpiel knows too."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hantise.core.frame import ALL, Frame, Sealed
from hantise.core.game import Game, Option, messages
from hantise.core.state import State

CARDS = 3


class Table(State):
    """prizes: still to come, or () where they come from the greatest to the least; prize: what is bid for, 1 to 3; hands: by
    seat, what is left to bid; won: points by seat."""

    mixed: bool
    prizes: list[int]
    prize: int
    hands: list[tuple[int, ...]]
    won: list[int]

    def start(self, options: dict[str, Any]) -> None:
        self.mixed = options["order"] == "random"
        self.prizes, self.prize = list(range(CARDS)), -1
        self.hands, self.won = [tuple(range(CARDS))] * 2, [0, 0]
        self.then(Round())

    def copy(self) -> Table:
        g = Table()
        g.copy_engine(self)
        g.mixed, g.prizes, g.prize = self.mixed, self.prizes[:], self.prize
        g.hands, g.won = self.hands[:], self.won[:]
        return g

    def look(self, seat: int) -> dict[str, Any]:
        return {"prize": self.prize, "hands": [list(hand) for hand in self.hands], "won": self.won[:]}


@dataclass(eq=False)
class Round(Frame[Table]):
    """A prize is turned up, and both bid."""

    def run(self, g: Table) -> None:
        g.prize = g.draw(g.prizes, "card", ALL) if g.mixed else g.prizes.pop()
        g.tell(ALL, "prize", g.prize)
        g.then(Bids((0, 1), ()))


@dataclass(eq=False)
class Bids(Sealed[Table]):
    """The higher bid has the prize; equal bids, nobody."""

    span = CARDS
    form = "<card>"

    def choices(self, g: Table, who: int) -> list[int]:
        return list(g.hands[who])

    def write(self, g: Table, who: int, pick: int) -> str:
        return g.game.words["card"][pick]

    def reveal(self, g: Table, picks: tuple[int, ...]) -> None:
        g.tell(ALL, "bids", *picks)
        g.hands = [tuple(card for card in g.hands[s] if card != picks[s]) for s in (0, 1)]
        if picks[0] != picks[1]:
            g.won[int(picks[1] > picks[0])] += g.prize + 1
        if g.prizes:
            g.then(Round())
        else:
            lead = (g.won[0] > g.won[1]) - (g.won[0] < g.won[1])
            g.end("done", [float(lead), float(-lead)])


GAME = Game(
    id="goofspiel",
    version=1,
    state=Table,
    seats=(2,),
    ends=("done",),
    folder=Path(__file__).parent,
    options={"order": Option(("descending", "random"), "descending")},
    words={"card": ["one", "two", "three"]},
    messages=messages("prize card\nbids a:card b:card"),
    cap=10,
    asks=(Bids,),
    traits=frozenset({"zero_sum"}),
)
