"""What a player knows of coming fights: the sets of the monster decks, the dice, the meters."""

from __future__ import annotations

from functools import lru_cache

from ..components import EFFECTS, MONSTERS, POINTS, STRENGTH
from ..rules import cards
from ..state import House


@lru_cache(4096)
def share(deck: int, pile: int, strength: int) -> tuple[float, float]:
    """Of the monsters that may be turned next: how many a strength beats, and what the others cost on average."""
    left = [STRENGTH[k] for k in range(len(MONSTERS)) if (deck or pile) >> k & 1]
    if not left:
        return 1.0, 0.0
    lost = [s for s in left if s > strength]
    return 1 - len(lost) / len(left), sum(lost) / len(lost) if lost else 0.0


def chances(g: House, me: int, spooky: int) -> tuple[float, float]:
    """The same for a player's own deck, with the strength cards of its hand."""
    extra = 0
    for k in g.hands[me]:
        if cards.OP[k] == "strength" and EFFECTS[cards.FIRST[k]].word == "own":
            extra += EFFECTS[cards.FIRST[k]].n
    return share(g.decks[me], g.piles[me], spooky + extra)


@lru_cache(1024)
def falls(spooky: int, boost: int, tie: bool) -> float:
    """How likely the roll of a monster is to beat that many spooky points."""
    won = [p for p in POINTS if p * 100 + boost > spooky or (tie and p * 100 + boost == spooky)]
    return len(won) / len(POINTS)


def leader(g: House, me: int) -> int:
    """The enemy who is nearest to leaving."""
    return max(g.enemies(me), key=lambda s: (g.controlled(s), g.life[s], g.spooky[s]))
