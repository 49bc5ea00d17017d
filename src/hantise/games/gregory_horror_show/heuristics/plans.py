"""Where a pawn should go: 1 to 5 of 'a good simple bot' of rules.md."""

from __future__ import annotations

from ..board import (
    AREA,
    DOORS,
    ENTRANCES,
    ENTRIES,
    EXITS,
    JUDGMENT,
    KEY,
    KIND,
    MYSTERY_DOOR,
    MYSTERY_ROOM,
    ROOMS,
    SPACES,
    SPOOKY,
    TELEPORTERS,
    TRIGGER,
    VALUE,
    distances,
)  # fmt: skip
from ..components import SPOOKY_MAX
from ..state import House
from ..steps import opens
from .odds import chances
from .ways import FAR, PER_TURN, Ways, between

KEY_SPACES = [s for s in range(SPACES) if KIND[s] == KEY]
SPOOKY_SPACES = [s for s in range(SPACES) if KIND[s] == SPOOKY and AREA[s] < 0]  # in the hall
GOOD = 0.7  # a room is worth it from that share of beatable monsters on
LAST, KEPT = 2.2, 0.75  # the third room: how much more it is worth, and how likely all three are kept for a turn on the way out
EXIT_SPACES = [*ENTRANCES, *[t for s in TELEPORTERS for t in EXITS[0][s]]]
WAY_OUT: list[int] = [min(distances(0, DOORS[r])[t] for t in EXIT_SPACES) for r in range(len(ROOMS))]  # steps from each room


class Aim:
    """A space to go to, and how good that is a turn."""

    def __init__(self, target: int, worth: float) -> None:
        self.target, self.worth = target, worth


def aim(g: House, me: int, ways: Ways) -> Aim:
    """2, 3 and 5 of rules.md: the best plan; to the exit with three rooms."""
    if g.may_escape(me):
        exits = [*ENTRANCES, *(TELEPORTERS if not g.rules_so("portals_dead") else [])]
        target = min(exits, key=lambda s: ways.cost[s])
        return Aim(target, 10.0)
    best = Aim(g.at[me], 0.0)
    for plan in (*room_plans(g, me, ways), *small_plans(g, me, ways)):
        if plan.worth > best.worth:
            best = plan
    return best


def room_plans(g: House, me: int, ways: Ways) -> list[Aim]:
    """Key (if none), at most one spooky space, room. Out of a room that it failed to take a pawn must go first: GHS-MOV-8."""
    out: list[Aim] = []
    have, start = opens(g, me), g.at[me]
    keys = [start] if have else [s for s in KEY_SPACES if s != start and ways.cost[s] < FAR and g.supply()]
    plain = chances(g, me, g.spooky[me])
    stronger = [
        (s, chances(g, me, min(SPOOKY_MAX, g.spooky[me] + VALUE[s])))
        for s in SPOOKY_SPACES
        if g.memory[me] != s and ways.cost[s] < FAR
    ]
    for room in range(len(ROOMS)):
        if g.rooms[room] == me:
            continue
        door, inside = DOORS[room], AREA[start] == room
        worth = room_worth(g, me, room)
        for key in keys:
            there = 1.0 + inside + (ways.turns(door) if have else ways.turns(key) + between(g, key, door))
            out.append(Aim((door if inside else ENTRIES[room]) if have else key, gain(g, me, plain, worth) / there))
            for s, odds in stronger:
                turns = ways.turns(s) + 1.5 + (between(g, s, door) if have else between(g, s, key) + between(g, key, door))
                nearer = s if have or ways.cost[s] <= ways.cost[key] else key
                out.append(Aim(nearer, gain(g, me, odds, worth) / turns))
    return out


def room_worth(g: House, me: int, room: int) -> float:
    """4. A free room, or one of somebody who is near the end; as the last of three, one that is near an exit."""
    owner = g.rooms[room]
    worth = 1.0 if owner < 0 else 1.3 if g.controlled(owner) >= 3 else 1.0 if g.controlled(owner) == 2 else 0.9
    if g.controlled(me) == 2:
        worth *= LAST * KEPT ** (WAY_OUT[room] / PER_TURN)
    return worth


def gain(g: House, me: int, odds: tuple[float, float], worth: float) -> float:
    wins, loss = odds
    risk = (1 - wins) * (loss / max(g.life[me], 1)) * 1.5
    if loss >= g.life[me]:
        risk += (1 - wins) * 2
    keen = 1.0 if wins >= GOOD else 0.75
    return keen * wins * worth - risk


def small_plans(g: House, me: int, ways: Ways) -> list[Aim]:
    """Spooky points, cards, the mystery room, a trigger for a trapped guest."""
    out: list[Aim] = []
    need = (600 - g.spooky[me]) / 600
    for s in range(SPACES):
        k = KIND[s]
        if ways.cost[s] >= FAR or (s == g.at[me] and k != MYSTERY_DOOR):
            continue
        if k == SPOOKY and g.memory[me] != s:
            own = 0 <= AREA[s] < len(ROOMS) and g.rooms[AREA[s]] != me
            if not own:
                out.append(Aim(s, 0.55 * need * min(VALUE[s], 250) / 200 / (ways.turns(s) + 0.7)))
        elif k == JUDGMENT and len(g.hands[me]) < 4 and g.active_space(me, s) and ways.cost[s] <= 12 + 7:
            out.append(Aim(s, 0.16 / (ways.turns(s) + 0.7)))
        elif k == MYSTERY_DOOR and g.stack and not g.left >> MYSTERY_ROOM & 1 and AREA[g.at[me]] != MYSTERY_ROOM:
            out.append(Aim(ENTRIES[MYSTERY_ROOM], 0.5 / (ways.turns(s) + 0.7)))
        elif k == TRIGGER and g.trapped(me) and g.room_for_guest(me):
            out.append(Aim(s, 0.3 / (ways.turns(s) + 1.0)))
    return out
