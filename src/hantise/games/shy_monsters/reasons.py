"""Why a steady player of Shy Monsters picks what he picks: the hero by his odds, the master by what his floor guards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .components import EXIT
from .grid import PLACES
from .heuristics import ATTACK, BOTH, EXPLORES, JUMP, Site, belief, sight, unseen
from .rules.floors import GRID
from .rules.revealing import Peek
from .state import ACTIVE, Crypt


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    def sample(self) -> Any: ...


def percent(odds: float) -> int:
    """Odds in whole percents; what is possible is never said to be impossible."""
    return max(1, round(100 * odds)) if odds else 0


def reason(seat: Player, deed: Sequence[int]) -> tuple[Any, ...]:
    """Why that deed: a message of the game's."""
    g: Crypt = seat.sample()
    if g.hand:
        site = Site([*g.laid, *(p % GRID for p in deed)], [*g.built, *(p // GRID for p in deed)])
        ease, _, _, far = site.facts()
        return "hint-build", ease, far
    seen, cells = sight(g), g.shape.cells
    know = belief(g.shape, seen, unseen(g))
    last = deed[-1]
    if isinstance(g.asked, Peek):
        return "hint-look", cells[last], percent(know.danger[last]), percent(know.exit[last])
    if last in EXPLORES:
        if seen[last] // 8 == EXIT:
            return ("hint-exit",)
        return ("hint-risk", cells[last], percent(know.danger[last])) if know.danger[last] else ("hint-safe", cells[last])
    to = (last - ATTACK) if last in range(ATTACK, ATTACK + PLACES) else (last - (BOTH if last >= BOTH else JUMP)) % PLACES
    if last in range(JUMP, JUMP + PLACES * PLACES):
        return ("hint-jump", cells[to], percent(know.danger[to])) if know.danger[to] else ("hint-safe", cells[to])
    return ("hint-awake", cells[to]) if seen[to] & 7 == ACTIVE else ("hint-strike", cells[to], percent(know.danger[to]))
