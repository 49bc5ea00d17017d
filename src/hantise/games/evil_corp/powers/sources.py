"""Where tiles can be taken from by `discard` and `remove_own`: behind the screen, beside it, the discard, the villages.

A thing that may be taken is a number: PER_SOURCE times the place of its source in SOURCES, and n, which is the tile or, in the
villages, its space.
"""

from __future__ import annotations

from typing import Any, Final

from ..components import SIDE, TILES
from ..notation import at, at_hand
from ..state import Office, without_one

PER_SOURCE: Final = 100


class Source:
    """One of them: all that there is to say of it."""

    word: str = ""  # in notation, before the tile

    def there(self, g: Office, who: int) -> list[int]:
        """What the seat may take from it, in order."""
        raise AssertionError(f"{type(self).__name__} does not say what is there: write its there()")

    def leaves(self, g: Office, who: int, n: int) -> int:
        """The tile is taken. Which it was."""
        raise AssertionError(f"{type(self).__name__} does not say how a tile leaves: write its leaves()")

    def tile(self, g: Office, n: int) -> int:
        """Which tile that is."""
        return n

    def name(self, g: Office, n: int) -> str:
        """The tile in notation."""
        return f"{self.word} {TILES[n]}"

    def removal(self, g: Office, n: int) -> tuple[Any, ...]:
        """The message of a button that removes it from the game."""
        return ("pick-remove-hand", n)

    def taps(self, g: Office, n: int) -> list[str]:
        """Its place in a picture; none where it has none."""
        return []


class Hidden(Source):
    """Behind the screen, unrevealed."""

    word = "hand"

    def there(self, g: Office, who: int) -> list[int]:
        return [*g.hand[who]]

    def leaves(self, g: Office, who: int, n: int) -> int:
        g.from_hand(who, n, False)
        return n

    def taps(self, g: Office, n: int) -> list[str]:
        return [at_hand(n, False)]


class Shown(Source):
    """Revealed: EC-HID-4."""

    word = "shown"

    def there(self, g: Office, who: int) -> list[int]:
        return [*g.shown[who]]

    def leaves(self, g: Office, who: int, n: int) -> int:
        g.from_hand(who, n, True)
        return n

    def taps(self, g: Office, n: int) -> list[str]:
        return [at_hand(n, True)]


class Discarded(Source):
    """In the team's discard."""

    word = "discard"

    def there(self, g: Office, who: int) -> list[int]:
        return [*g.discard[g.table.team[who]]]

    def leaves(self, g: Office, who: int, n: int) -> int:
        team = g.table.team[who]
        g.discard[team] = without_one(g.discard[team], n)
        return n

    def removal(self, g: Office, n: int) -> tuple[Any, ...]:
        return ("pick-remove-discard", n)


class Deployed(Source):
    """On a village eligible to the seat. n: the space."""

    def there(self, g: Office, who: int) -> list[int]:
        return g.own(who)

    def leaves(self, g: Office, who: int, n: int) -> int:
        return g.clear(n)

    def tile(self, g: Office, n: int) -> int:
        return g.tile[n]

    def name(self, g: Office, n: int) -> str:
        return at(g, n)

    def removal(self, g: Office, n: int) -> tuple[Any, ...]:
        return ("pick-remove", g.tile[n], n // (2 * SIDE), g.spot(n))

    def taps(self, g: Office, n: int) -> list[str]:
        return [at(g, n)]


SOURCES: Final[tuple[Source, ...]] = (Hidden(), Shown(), Discarded(), Deployed())
HAND: Final = 2  # so many of them are a player's tiles


def things(g: Office, who: int, sources: int) -> list[int]:
    """All that the seat may take from the first so many sources: sorted, equal things as often as they are there."""
    return [i * PER_SOURCE + n for i in range(sources) for n in SOURCES[i].there(g, who)]


def source(thing: int) -> Source:
    return SOURCES[thing // PER_SOURCE]


def tile_of(g: Office, thing: int) -> int:
    """Which tile that thing is."""
    return SOURCES[thing // PER_SOURCE].tile(g, thing % PER_SOURCE)
