"""What a game may tell the lab about itself: more than who won.

A game needs none of it. A game that is to be weighed has a module `account` beside its state with an object ACCOUNT (a game of
one file: the object itself in the file). All that it has is optional:

- `seats(g) -> {name: a list by seat}`: facts of a game that is over, text or numbers: {"faction": ["Hunters", ...]}. Columns
  of the rows (`faction_1` ...); by a text the lab counts victories too.
- `table(g) -> {name: fact}`: the same of the whole game: {"rounds": 9, "way": "terror"}. `way` is how the game was won, where
  that says more than the end's name.
- `ahead(g) -> list of floats`: how far each seat has come at this moment, more is better, on any scale: for comebacks. A query.
  Without it the `measure` of the game's tally.py is taken (`core/tally.py`), which people see; write it where hidden things
  count too, or where the measure does not say who is ahead. None: nobody ever is.
- `played`, `seen`: {message: kind}: by which messages a thing of that kind of words (a card, a tile, a power) was played or
  used, and by which a seat came to have it in hand. Whose it was is the first seat among the message's arguments, else who
  hears it.
- `things(g) -> list of (how, seat, "kind:name")`: of a game that is over, what no message tells by itself; how: played or seen.
- `stalls`: the ends, and the ways, by which a game stops without anybody having brought it about.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from hantise.beside import beside
from hantise.core.game import Game
from hantise.tally import tally_of


def by_measure(g: Any) -> list[float]:
    """What the game's tally measures, by seat; [] where it has none."""
    game = g.game
    tells = tally_of(game)
    if tells is None:
        return []
    values, teams = tells.measure(game.view(g)).values, game.teams(g.seats)
    come = {seat: float(value or 0) for team, value in zip(teams, values, strict=True) for seat in team}
    return [come[seat] for seat in range(g.seats)]


@dataclass(frozen=True)
class Account:
    """The same, with nothing where the game does not have it. roles: of the seats, where it has roles."""

    roles: tuple[str, ...] = ()
    seats: Callable[[Any], Mapping[str, list[Any]]] | None = None
    table: Callable[[Any], Mapping[str, Any]] | None = None
    ahead: Callable[[Any], list[float]] | None = by_measure
    played: Mapping[str, str] = field(default_factory=dict)
    seen: Mapping[str, str] = field(default_factory=dict)
    things: Callable[[Any], list[tuple[str, int, str]]] | None = None
    stalls: tuple[str, ...] = ()

    def row(self, g: Any) -> dict[str, dict[str, Any]]:
        """What a row of a game that is over says: its facts by seat and of the whole."""
        by_seat: dict[str, Any] = {"role": list(self.roles[: g.seats])} if self.roles else {}
        by_seat |= {name: list(values) for name, values in self.seats(g).items()} if self.seats is not None else {}
        return {"seats": by_seat, "table": dict(self.table(g)) if self.table is not None else {}}


NAMES = tuple(f.name for f in fields(Account) if f.name != "roles")


def account(game: Game) -> Account:
    """What the game tells the lab. Raises TypeError where its ACCOUNT has a name that nobody asks for."""
    module = game.state.__module__
    if module not in _TOLD:
        own = getattr(sys.modules[module], "ACCOUNT", None)
        _TOLD[module] = told(module, game.roles, own or getattr(beside(game, "account"), "ACCOUNT", None))
    return _TOLD[module]


_TOLD: dict[str, Account] = {}


def told(module: str, roles: tuple[str, ...], found: Any) -> Account:
    """What that object tells; nothing but the roles where there is none."""
    if found is None:
        return Account(roles)
    unknown = [n for n in dir(found) if not n.startswith("_") and n not in NAMES]
    if unknown:
        raise TypeError(f"{module}: ACCOUNT has {unknown[0]!r}, which nobody asks for; there are {', '.join(NAMES)}")
    return Account(roles, **{n: getattr(found, n) for n in NAMES if hasattr(found, n)})
