"""The state: copies, fields, components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frame import NOBODY
from ..state import BESIDE
from .report import Broken, same

if TYPE_CHECKING:
    from .walk import Walk


def copies_3(w: Walk) -> None:
    """3. Two copies that play the same stay equal, and the game does not notice."""
    g = w.g
    before, a, b = g.key(), g.copy(), g.copy()
    same(before, a.key(), "a copy is not equal")
    for _ in range(4):
        if a.player != NOBODY:
            pick = w.rnd.choice(a.options)
            a.play(pick)
            b.play(pick)
    same(a.key(), b.key(), "two copies that played the same are not equal")
    same(before, g.key(), "playing a copy changed the game")


def past_3(w: Walk) -> None:
    """3. Copies made at all decisions of the game are still what they were."""
    for i, (h, key) in enumerate(w.kept):
        same(key, h.key(), f"the copy of decision {i + 1} was changed by what was played later")


def conserved_8(w: Walk) -> None:
    """8. The components in play are those of the beginning, and those of components.toml."""
    same(w.counts, w.g.counts(), "components were lost or made")
    for name, n in w.game.components.get("conserved", {}).items():
        same(n, w.counts.get(name), f"components.toml has another number of {name}")


def fields_19(w: Walk) -> None:
    """19. Every declared field is in the copy, and there are no others."""
    g = w.g
    h = g.copy()
    for name in g.fields():
        if not hasattr(h, name):
            raise Broken(f"copy() forgets {name}")
    undeclared = set(getattr(g, "__dict__", ())) - set(g.fields()) - BESIDE
    if undeclared:
        raise Broken(f"fields that the class does not declare: {', '.join(sorted(undeclared))}")
    if h.tape is not None or h.events is not None:
        raise Broken("a copy carries the record along")
    same(g.key(), h.key(), "copy() does not give back every field")
