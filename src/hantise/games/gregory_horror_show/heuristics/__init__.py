"""What bots are told about Gregory Horror Show: 'a good simple bot' of rules.md, and what a search can use.

Everything is read off a world of the seat's own only where the seat can see it: the board, the meters, the sets of the monster
decks, its own hand. odds: fights to come. ways, plans: where to go. hunting: the monsters. playing: the cards. deciding: a pick
for every question. searching: what a search is told.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ..state import House
from .deciding import Deed, answer
from .odds import share
from .searching import moves, opinion, quick, worth

__all__ = ["HEURISTICS", "GregoryHorrorShow", "answer", "share"]


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    @property
    def random(self) -> Random: ...

    def sample(self) -> Any: ...


class GregoryHorrorShow:
    """The contract of `hantise.bots.heuristics`."""

    def greedy(self, seat: Player) -> Deed:
        return answer(seat.sample(), seat.random)

    def moves(self, g: House) -> list[Deed]:
        return moves(g)

    def rollout(self, g: House, rng: Random) -> Deed:
        return (quick(g, rng),)

    def prior(self, g: House, deeds: list[Deed]) -> list[float]:
        """The greedy bot's opinion costs as much as an iteration: it is asked at the root alone."""
        return [0.0] * len(deeds) if g.tape else opinion(g, deeds)

    def value(self, g: House, seat: int) -> float | None:
        return worth(g, seat)


HEURISTICS = GregoryHorrorShow()
