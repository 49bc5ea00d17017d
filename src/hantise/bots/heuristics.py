"""What a game may tell bots about itself.

A game needs none of it: without it the greedy bot picks at random and the search plays out games at random. A game that
wants to be played well has a module `heuristics` beside its state with an object HEURISTICS (a game of one file: the object
itself in the file). All its methods are optional; a 'deed' is a pick and the picks of the same seat that go along with it
(the way to a door, then through it), so that one step of a search is one thought of a player.

- `greedy(seat) -> deed`: a good pick at once, from the view or a few sampled worlds. A few milliseconds at most.
- `moves(world) -> list of deeds`: what is worth trying for whoever is asked in a sampled world; it may hang on what that
  seat knows, on nothing else. Default: each option alone.
- `prior(world, deeds) -> list of floats`: how good each deed looks, from 0 to 1; a start for the search, soon outweighed.
- `rollout(world, rng) -> deed`: what a plausible player would do, in microseconds; `rng` is a random.Random.
- `plausible(world, seat) -> float`: how likely that world is to the seat beside other worlds (from 0), given how others play.
- `imagine(seat) -> maker of worlds | None`: the same belief where a game can draw by it at once, as a function that gives a new
  world at each call, made from sampled ones; None: sample.
- `plans(seat) -> list of deeds`: whole plans for a decision where `moves` would be far too many (the building of a floor);
  [] where a search of single deeds will do.
- `contest(seat) -> list of deeds`: the few deeds of a decision that a search is to compare at its root alone, all of them in
  the same worlds and with the same luck, instead of growing a tree. The first is what the game would do without a search, and
  is kept unless another proves better. [] for a tree.
- `outcome(world) -> list of floats`: by seat, what the end of a game is worth to a search, from -1 to 1. Default: its returns.
  A narrow win that counts a little less than a clear one lets it tell deeds apart in fewer worlds.
- `horizon(world, seat) -> bool`: whether a search of that seat goes no further than this world, and asks `value`. Default:
  wherever `value` gives a number.
- `value(world, seat) -> float | None`: what a world is worth to a seat, from -1 to 1, at a point where playing on tells
  little; None: play on.
- `exploration`: a number, how much a search tries what did worse so far (UCB, for returns between 0 and 1). Where `value` cuts
  playouts short they scatter little, and a third of the usual is enough.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from hantise.beside import beside
from hantise.core.game import Game

from .seat import Seat

Deed = tuple[int, ...] | list[int]


@dataclass(frozen=True)
class Heuristics:
    """The same as callables; None where the game does not have it."""

    greedy: Callable[[Seat], Deed] | None = None
    moves: Callable[[Any], list[tuple[int, ...]]] | None = None
    prior: Callable[[Any, list[tuple[int, ...]]], list[float]] | None = None
    rollout: Callable[[Any, Random], Deed] | None = None
    plausible: Callable[[Any, int], float] | None = None
    imagine: Callable[[Seat], Callable[[], Any] | None] | None = None
    plans: Callable[[Seat], list[list[int]]] | None = None
    contest: Callable[[Seat], list[tuple[int, ...]]] | None = None
    outcome: Callable[[Any], list[float]] | None = None
    horizon: Callable[[Any, int], bool] | None = None
    value: Callable[[Any, int], float | None] | None = None
    exploration: float | None = None


NAMES = tuple(f.name for f in fields(Heuristics))


def heuristics(game: Game) -> Heuristics:
    """What the game tells bots about itself. Raises TypeError where its HEURISTICS has a name that no bot knows."""
    module = game.state.__module__
    if module not in _TOLD:
        own = getattr(sys.modules[module], "HEURISTICS", None)
        _TOLD[module] = told(module, own or getattr(beside(game, "heuristics"), "HEURISTICS", None))
    return _TOLD[module]


_TOLD: dict[str, Heuristics] = {}


def told(module: str, found: Any) -> Heuristics:
    """What that object tells; nothing where there is none."""
    if found is None:
        return Heuristics()
    unknown = [n for n in dir(found) if not n.startswith("_") and n not in NAMES]
    if unknown:
        raise TypeError(f"{module}: HEURISTICS has {unknown[0]!r}, which no bot asks for; there are {', '.join(NAMES)}")
    return Heuristics(**{n: getattr(found, n) for n in NAMES if hasattr(found, n)})
