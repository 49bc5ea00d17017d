"""What a seat sees of Evil Corp. Built from what it may know: own screen, everything that lies open, and of bags and other
screens only their sizes and what they hold together (EC-HID-6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hantise.core.telling import all_told

from .components import (
    COLUMNS,
    COST,
    DEMONS,
    EFFECTS,
    FACES,
    FULL,
    PLACES,
    SIDE,
    SPOT,
    SPOTS,
    STEPS,
    SURCHARGE,
    TILES,
    UPKEEP,
    VILLAGES,
)
from .notation import LETTERS, at_hand
from .state import NONE, Office, counted


def look(g: Office, seat: int) -> dict[str, Any]:
    """The table as that seat may know it (-1: an onlooker).

    villages, each with two sides of seven spaces (`at` names a space; `counts`: what a tile there adds to its side's
    terror). lead: terror of side 0 minus that of side 1. teams: `union`: what bag and unseen hands hold together, [tile,
    number]; `exact`: it is the bag alone; `odds`: of the next draw, [] unless the table shows them (EC-OPT-9). seats: `hand`
    is [] where the viewer does not see it.
    """
    return looks(g, [seat])[0]


def looks(g: Office, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats."""
    return all_told(lies_open(g), owns(g, seats))


def tellings(g: Office, seats: list[int]) -> list[dict[str, Any]]:
    """The same as functions and their values: what they tell follows from these alone."""
    public = lies_open(g)
    return [public | one for one in owns(g, seats)]


def owns(g: Office, seats: list[int]) -> list[dict[str, Any]]:
    """What each of these seats sees besides what lies open."""
    villages = all_villages(g)
    return [own(g, seat, villages) for seat in seats]


def lies_open(g: Office) -> dict[str, Any]:
    """What everybody sees, but for what hangs on who looks."""
    return {
        "round": g.number,
        "max_rounds": g.max_rounds,
        "first": g.first,
        "over": g.ended != "",
        "row": (row, g.row),
        "supply": len(g.supply),
        "thrown": (named, g.thrown),
        "removed": (named, g.removed),
        "demons": (woken, g.demons),
    }


def own(g: Office, seat: int, villages: list[tuple[Any, ...]]) -> dict[str, Any]:
    """What one seat sees: villages and where it may go, what bags may hold, its own hand."""
    reach = g.table.reach[seat] if seat >= 0 else -1
    return {
        "villages": [(*village, bool(reach >> v & 1)) for v, village in enumerate(villages)],
        "teams": [team(g, k, seat) for k in range(len(g.gold))],
        "seats": [person(g, s, s == seat) for s in range(g.seats)],
    }


def all_villages(g: Office) -> list[tuple[Any, ...]]:
    """The villages, but for whether the viewer may go there."""
    boosts, leads = g.boosts(), g.leads()
    return [village(g, v, leads[v], boosts) for v in range(g.table.villages)]


def row(tiles: tuple[int, ...]) -> list[Any]:
    """The tiles that can be recruited."""
    return [(slot, i, tile) for i, tile in enumerate(tiles)]


def slot(i: int, tile: int) -> dict[str, Any]:
    return {"slot": i + 1, "tile": TILES[tile], "price": COST[tile] + SURCHARGE[i]}


def woken(demons: int) -> list[dict[str, Any]]:
    """The demons, and which of them are up."""
    return [{"demon": name, "up": bool(demons >> d & 1), "needs": needs(d)} for d, name in enumerate(DEMONS)]


def needs(demon: int) -> list[int]:
    return [need for need, _ in COLUMNS[demon]]


def village(g: Office, v: int, lead: int, boosts: list[list[int]]) -> tuple[Any, ...]:
    """A village: the face in use, its track, both sides."""
    first, second, owner = v * 2 * SIDE, (v * 2 + 1) * SIDE, g.table.owner
    return (
        villaged,
        v,
        g.face[v],
        lead,
        tuple(g.conquest[v * 2 : v * 2 + 2]),
        g.cargo[v],
        g.loot[v],
        g.stone[v],
        (owner[v * 2], owner[v * 2 + 1]),
        side(g, v * 2, first, boosts),
        side(g, v * 2 + 1, second, boosts),
    )


def side(g: Office, side: int, first: int, boosts: list[list[int]]) -> tuple[Any, ...]:
    """What lies on a side of a village: what is added to tiles of each colour there; by space the tile, whether it is up, and
    which deployment that is."""
    end = first + SIDE
    if not g.taken >> first & FULL:
        return (side,)
    return (side, tuple(boosts[g.table.owner[side]]), *g.tile[first:end], *g.up[first:end], *g.uid[first:end])


def villaged(
    v: int,
    face: int,
    lead: int,
    conquest: tuple[int, ...],
    cargo: tuple[int, int],
    loot: int,
    stone: int,
    owners: tuple[int, ...],
    one: tuple[Any, ...],
    other: tuple[Any, ...],
    eligible: bool,
) -> dict[str, Any]:
    yellow, red_blue = cargo
    return {
        "village": VILLAGES[v],
        "number": v + 1,
        "face": FACES[face],
        "lead": lead,
        "track": EFFECTS[face],
        "steps": STEPS[face],
        "upkeep": UPKEEP[face],
        "conquest": list(conquest),
        "cargo": {"yellow": yellow, "red_blue": red_blue},
        "loot": loot,
        "stone": stone,
        "owners": list(owners),
        "sides": [(sided, face, *one), (sided, face, *other)],
        "eligible": eligible,
    }


def sided(face: int, side: int, boosts: tuple[int, ...] = (), *there: Any) -> list[Any]:
    """The spaces of a side. there: see `side`; nothing where it is empty."""
    if not there:
        return [(space, side, face, i, NONE, False, NONE, 0) for i in range(SIDE)]
    tiles, ups, uids = there[:SIDE], there[SIDE : 2 * SIDE], there[2 * SIDE :]
    adds = counted(face, tiles, ups, boosts)
    return [(space, side, face, i, tiles[i], ups[i], uids[i], adds[i]) for i in range(SIDE)]


def space(side: int, face: int, i: int, tile: int, up: bool, uid: int, adds: int) -> dict[str, Any]:
    """A space and the tile on it."""
    return {
        "at": f"{side // 2 + 1}{'ab'[side % 2]}.{PLACES[face][i]}",
        "kind": SPOTS[SPOT[face][i]],
        "tile": TILES[tile] if tile != NONE else "",
        "up": up,
        "id": uid,
        "counts": adds,
    }


def team(g: Office, k: int, seat: int) -> tuple[Any, ...]:
    """What a team owns, and what its bag may hold: the tiles of the bag and of the hands of it that the viewer does not see."""
    members, bag = g.table.teams[k], g.bag[k]
    unseen = [t for s in members if s != seat for t in g.hand[s]]
    return (
        owned,
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


def owned(
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
        "discard": (named, discard),
        "union": (named, union),
        "exact": exact,
        "odds": [(chance, *row) for row in odds],
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


def chance(tile: int, low: int, high: int, per_cent: float) -> dict[str, Any]:
    return {"tile": TILES[tile], "low": low, "high": high, "chance": per_cent}


def person(g: Office, s: int, own: bool) -> tuple[Any, ...]:
    """A player: tiles behind the screen, and beside it (EC-HID-4)."""
    t = g.table
    return (
        seated,
        s,
        t.team[s],
        t.reach[s],
        g.behind(s),
        g.shown[s],
        bool(g.passed >> s & 1),
        g.hand[s] if own else (),
    )


def seated(
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


def hand(tiles: tuple[int, ...], shown: bool) -> list[Any]:
    """Tiles of a hand, equal ones together."""
    return [(held, shown, k, n) for k, n in sorted(Counter(tiles).items())]


def held(shown: bool, tile: int, n: int) -> dict[str, Any]:
    return {"at": at_hand(tile, shown), "tile": TILES[tile], "n": n}


def named(tiles: tuple[int, ...]) -> list[list[Any]]:
    """Tiles as [name, number], in the order of the box."""
    return [[TILES[k], n] for k, n in sorted(Counter(tiles).items())]
