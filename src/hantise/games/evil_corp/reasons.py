"""Why a steady manager of Evil Corp. picks what he picks: where the position gains most, by the parts that he adds up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from hantise.core.frame import NOBODY

from .day import PASS, Action, MemberOrder
from .heuristics import after, estate, prospect, some, terms, to_come, won
from .night import DrawOrder, Upkeep
from .state import Office

ESTATE: Final = -1  # instead of a village: gold and tiles
TOKENS: Final = -2


class Player(Protocol):
    """What this module asks of a bot's seat (`hantise.bots.Seat`)."""

    def sample(self) -> Any: ...


def reason(seat: Player, deed: Sequence[int]) -> tuple[Any, ...]:
    """Why that deed: a message of the game's; () where partners only settle who goes first."""
    g: Office = seat.sample()
    pick, me = deed[0], g.player
    assert g.asked is not None
    text = g.asked.write(g, pick).split()
    if isinstance(g.asked, (MemberOrder, DrawOrder)):
        return ()
    if isinstance(g.asked, Upkeep):
        return ("hint-let-go",) if text[0] == "let_go" else ("hint-stays",)
    if pick == PASS and isinstance(g.asked, Action):
        return ("hint-pass",)
    if text[0] == "recruit":
        return ("hint-recruit",)
    before, now = parts(g, me), parts(played(g, me, pick), me)
    gains = {part: now[part] - before[part] for part in now}
    best = max(gains, key=lambda part: gains[part])
    if gains[best] <= 0:
        return ("hint-least",)
    if best < 0:
        return ("hint-gold",) if best == ESTATE else ("hint-token",)
    return "hint-village", best


def played(g: Office, me: int, pick: int) -> Office:
    """What the pick leads to, what it asks further answered as it looks best, others' answers by default."""
    h: Office = g.copy()
    number = h.number
    h.play(pick)
    while h.player != NOBODY and h.number == number and not isinstance(h.asked, (Action, MemberOrder, Upkeep, DrawOrder)):
        assert h.asked is not None
        picks = some(h, h.options) if h.player == me else [h.asked.default(h)]
        h.play(max(picks, key=lambda p: after(h, me, p, 0)) if len(picks) > 1 else picks[0])
    return h


def parts(g: Office, seat: int) -> dict[int, float]:
    """What the position is worth to the seat's team, part by part: see `heuristics.worth`."""
    t = g.table
    team, behind = t.team[seat], to_come(g, g.passed)
    out: dict[int, float] = {}
    for v, lead in enumerate(g.leads()):
        x = prospect(g.face[v], lead, *terms(g, v, behind))
        owners = (t.owner[v * 2], t.owner[v * 2 + 1])
        out[v] = x if team == owners[0] else -x if team == owners[1] else -abs(x) * 0.4
    teams = range(len(t.teams))
    out[ESTATE] = beside([estate(g, k, seat, g.passed) for k in teams], team)
    out[TOKENS] = beside([won(g, k) for k in teams], team)
    return out


def beside(values: list[float], team: int) -> float:
    """A team's value beside the mean of the others."""
    return (values[team] * len(values) - sum(values)) / (len(values) - 1)
