"""What a seat sees of Evil Corp. Built from what it may know: own screen, everything that lies open, and of bags and other
screens only their sizes and what they hold together (EC-HID-6)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from hantise.core.telling import Tell

from .components import (
    COLUMNS,
    COST,
    DEMONS,
    EFFECTS,
    FACES,
    FULL,
    SIDE,
    SPOT,
    SPOTS,
    STEPS,
    SURCHARGE,
    TILES,
    UPKEEP,
    VILLAGES,
)
from .notation import LETTERS, at_hand, space_at
from .state import NONE, Office, counted

AT: Final = [[[space_at(side, face, i) for i in range(SIDE)] for face in (0, 1)] for side in range(2 * len(VILLAGES))]


def tells(g: Office, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
    """The table as these seats may know it (-1: an onlooker).

    villages, each with two sides of seven spaces (`at` names a space; `counts`: what a tile there adds to its side's
    terror). lead: terror of side 0 minus that of side 1. teams: `union`: what bag and unseen hands hold together, [tile,
    number]; `exact`: it is the bag alone; `odds`: of the next draw, [] unless the table shows them (EC-OPT-9). seats: `hand`
    is [] where the viewer does not see it.
    """
    public, villages = lies_open(g, tell), all_villages(g)
    return [public | own(g, seat, villages, tell) for seat in seats]


def lies_open(g: Office, tell: Tell) -> dict[str, Any]:
    """What everybody sees, but for what hangs on who looks."""
    return {
        "round": g.number,
        "max_rounds": g.max_rounds,
        "first": g.first,
        "over": g.ended != "",
        "row": tell(row, g.row),
        "supply": len(g.supply),
        "thrown": tell(named, g.thrown),
        "removed": tell(named, g.removed),
        "demons": tell(demons, g.demons),
    }


def own(g: Office, seat: int, villages: list[tuple[Any, ...]], tell: Tell) -> dict[str, Any]:
    """What one seat sees: villages and where it may go, what bags may hold, its own hand."""
    reach = g.table.reach[seat] if seat >= 0 else -1
    return {
        "villages": [tell(village_told, *values, bool(reach >> v & 1)) for v, values in enumerate(villages)],
        "teams": [tell(team_told, *team(g, k, seat)) for k in range(len(g.gold))],
        "seats": [tell(person_told, *person(g, s, s == seat)) for s in range(g.seats)],
    }


def all_villages(g: Office) -> list[tuple[Any, ...]]:
    """The villages, but for whether the viewer may go there."""
    boosts, leads = g.boosts(), g.leads()
    return [village(g, v, leads[v], boosts) for v in range(g.table.villages)]


def row(tiles: tuple[int, ...]) -> list[Any]:
    """The tiles that can be recruited."""
    return [{"slot": i + 1, "tile": TILES[tile], "price": COST[tile] + SURCHARGE[i]} for i, tile in enumerate(tiles)]


def demons(up: int) -> list[dict[str, Any]]:
    """The demons, and which of them are up."""
    return [{"demon": name, "up": bool(up >> d & 1), "needs": needs(d)} for d, name in enumerate(DEMONS)]


def needs(demon: int) -> list[int]:
    return [need for need, _ in COLUMNS[demon]]


def village(g: Office, v: int, lead: int, boosts: list[list[int]]) -> tuple[Any, ...]:
    """A village, but for whether the viewer may go there."""
    sides = v * 2, v * 2 + 1
    owners = tuple([g.table.owner[side] for side in sides])
    conquest = tuple([g.conquest[side] for side in sides])
    there = tuple([side_of(g, side, boosts[g.table.owner[side]]) for side in sides])
    return (v, g.face[v], lead, conquest, g.cargo[v], g.loot[v], g.stone[v], owners, there)


def village_told(
    v: int,
    face: int,
    lead: int,
    conquest: tuple[int, ...],
    cargo: tuple[int, int],
    loot: int,
    stone: int,
    owners: tuple[int, ...],
    sides: tuple[Any, ...],
    eligible: bool,
) -> dict[str, Any]:
    """The face in use, its track, both sides."""
    return {
        "village": VILLAGES[v],
        "number": v + 1,
        "face": FACES[face],
        "lead": lead,
        "track": EFFECTS[face],
        "steps": STEPS[face],
        "upkeep": UPKEEP[face],
        "conquest": list(conquest),
        "cargo": {"yellow": cargo[0], "red_blue": cargo[1]},
        "loot": loot,
        "stone": stone,
        "owners": list(owners),
        "sides": [spaces(v * 2 + d, face, *side) for d, side in enumerate(sides)],
        "eligible": eligible,
    }


def side_of(g: Office, side: int, boosts: list[int]) -> tuple[Any, ...]:
    """What lies on a side, if anything: what is added to its owner's tiles of each colour; by space the tile, whether it is
    up, and which deployment that is."""
    first, end = side * SIDE, side * SIDE + SIDE
    if not g.taken >> first & FULL:
        return ()
    return (tuple(boosts), tuple(g.tile[first:end]), tuple(g.up[first:end]), tuple(g.uid[first:end]))


def spaces(
    side: int,
    face: int,
    boosts: tuple[int, ...] = (),
    tiles: tuple[int, ...] = (NONE,) * SIDE,
    ups: tuple[bool, ...] = (False,) * SIDE,
    uids: tuple[int, ...] = (NONE,) * SIDE,
) -> list[dict[str, Any]]:
    """The spaces of a side and the tiles on them."""
    adds = counted(face, tiles, ups, boosts)
    return [
        {
            "at": at,
            "kind": SPOTS[SPOT[face][i]],
            "tile": TILES[tiles[i]] if tiles[i] != NONE else "",
            "up": ups[i],
            "id": uids[i],
            "counts": adds[i],
        }
        for i, at in enumerate(AT[side][face])
    ]


def team(g: Office, k: int, seat: int) -> tuple[Any, ...]:
    """What a team owns, and what its bag may hold: the tiles of the bag and of the hands of it that the viewer does not see."""
    members, bag = g.table.teams[k], g.bag[k]
    unseen = [t for s in members if s != seat for t in g.hand[s]]
    return (
        tuple(members),
        g.gold[k],
        g.magic[k],
        g.tokens[k],
        len(bag),
        g.discard[k],
        tuple(sorted(bag + unseen) if unseen else bag),
        members == [seat],
        odds(g, k, seat) if g.shows_odds else (),
    )


def team_told(
    members: tuple[int, ...],
    gold: int,
    magic: int,
    tokens: int,
    bag: int,
    discard: tuple[int, ...],
    union: tuple[int, ...],
    exact: bool,
    odds: tuple[Any, ...],
) -> dict[str, Any]:
    """`union` is what the viewer can deduce without counting odds."""
    return {
        "members": list(members),
        "gold": gold,
        "magic": magic,
        "tokens": tokens,
        "bag": bag,
        "discard": named(discard),
        "union": named(union),
        "exact": exact,
        "odds": [{"tile": TILES[t], "low": low, "high": high, "chance": per_cent} for t, low, high, per_cent in odds],
    }


def odds(g: Office, k: int, seat: int) -> tuple[Any, ...]:
    """EC-OPT-9. What the team's bag can still hold as the viewer can know: tile, how many at least and at most, and the chance
    of the next draw in per cent, likeliest first. Where a draw would first refill the bag, the odds of the discard."""
    found = g.odds(k, seat)
    if not found and g.discard[k]:
        size = len(g.discard[k])
        found = {tile: (n, n, n / size) for tile, n in Counter(g.discard[k]).items()}
    rows = sorted(found.items(), key=lambda row: (-row[1][2], row[0]))
    return tuple([(t, low, high, round(100 * p, 1)) for t, (low, high, p) in rows])


def person(g: Office, s: int, own: bool) -> tuple[Any, ...]:
    """A player: tiles behind the screen, and beside it (EC-HID-4)."""
    t = g.table
    return (
        s,
        t.team[s],
        t.reach[s],
        g.behind(s),
        g.shown[s],
        bool(g.passed >> s & 1),
        g.hand[s] if own else (),
    )


def person_told(
    s: int, team: int, reach: int, behind: int, shown: tuple[int, ...], passed: bool, own: tuple[int, ...]
) -> dict[str, Any]:
    """reach: the eligible villages, as bits."""
    return {
        "seat": s,
        "letter": LETTERS[s],
        "team": team,
        "eligible": [v + 1 for v in range(len(VILLAGES)) if reach >> v & 1],
        "behind": behind,
        "shown": hand(shown, True),
        "passed": passed,
        "hand": hand(own, False),
    }


def hand(tiles: tuple[int, ...], shown: bool) -> list[dict[str, Any]]:
    """Tiles of a hand, equal ones together."""
    return [{"at": at_hand(k, shown), "tile": TILES[k], "n": n} for k, n in sorted(Counter(tiles).items())]


def named(tiles: tuple[int, ...]) -> list[list[Any]]:
    """Tiles as [name, number], in the order of the box."""
    return [[TILES[k], n] for k, n in sorted(Counter(tiles).items())]
