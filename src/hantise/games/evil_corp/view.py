"""What a seat sees of Evil Corp. Built from what it may know: own screen, everything that lies open, and of bags and other
screens only their sizes and what they hold together (EC-HID-6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .components import COLUMNS, DEMONS, EFFECTS, FACES, SIDE, SPOTS, STEPS, TILES, UPKEEP, VILLAGES
from .notation import LETTERS, at, at_hand
from .state import NONE, Office


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
    public = lies_open(g)
    return [public | own(g, seat, public) for seat in seats]


def lies_open(g: Office) -> dict[str, Any]:
    """What everybody sees."""
    t = g.table
    leads = g.leads()
    return {
        "round": g.number,
        "max_rounds": g.max_rounds,
        "first": g.first,
        "over": g.ended != "",
        "villages": [village(g, v, leads[v]) for v in range(t.villages)],
        "teams": [team(g, k) for k in range(len(t.teams))],
        "seats": [person(g, s) for s in range(g.seats)],
        "row": [{"slot": i + 1, "tile": TILES[tile], "price": g.price(i)} for i, tile in enumerate(g.row)],
        "supply": len(g.supply),
        "thrown": named(g.thrown),
        "removed": named(g.removed),
        "demons": [{"demon": name, "up": bool(g.demons >> d & 1), "needs": needs(d)} for d, name in enumerate(DEMONS)],
    }


def own(g: Office, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What one seat sees besides: where it may go, what bags may hold, its own hand."""
    reach = g.table.reach[seat] if seat >= 0 else -1
    return {
        "villages": [{**village, "eligible": bool(reach >> v & 1)} for v, village in enumerate(public["villages"])],
        "teams": [team | bag(g, k, seat) for k, team in enumerate(public["teams"])],
        "seats": [{**p, "hand": hand(g.hand[s], False) if s == seat else []} for s, p in enumerate(public["seats"])],
    }


def needs(demon: int) -> list[int]:
    return [need for need, _ in COLUMNS[demon]]


def village(g: Office, v: int, lead: int) -> dict[str, Any]:
    """A village: the face in use, its track, both sides."""
    face = g.face[v]
    yellow, other = g.cargo[v]
    return {
        "village": VILLAGES[v],
        "number": v + 1,
        "face": FACES[face],
        "lead": lead,
        "track": EFFECTS[face],
        "steps": STEPS[face],
        "upkeep": UPKEEP[face],
        "conquest": g.conquest[v * 2 : v * 2 + 2],
        "cargo": {"yellow": yellow, "red_blue": other},
        "loot": g.loot[v],
        "stone": g.stone[v],
        "owners": g.table.owner[v * 2 : v * 2 + 2],
        "sides": [[space(g, (v * 2 + d) * SIDE + i) for i in range(SIDE)] for d in (0, 1)],
    }


def space(g: Office, s: int) -> dict[str, Any]:
    """A space and the tile on it."""
    tile = g.tile[s]
    return {
        "at": at(g, s),
        "kind": SPOTS[g.spot(s)],
        "tile": TILES[tile] if tile != NONE else "",
        "up": g.up[s],
        "id": g.uid[s],
        "counts": g.counted(s) if tile != NONE else 0,
    }


def team(g: Office, k: int) -> dict[str, Any]:
    """What a team owns."""
    return {
        "members": g.table.teams[k],
        "gold": g.gold[k],
        "magic": g.magic[k],
        "tokens": g.tokens[k],
        "bag": len(g.bag[k]),
        "discard": named(g.discard[k]),
    }


def bag(g: Office, k: int, seat: int) -> dict[str, Any]:
    """What its bag may hold. `union` is what the viewer can deduce without counting odds."""
    members = g.table.teams[k]
    unseen = [t for s in members if s != seat for t in g.hand[s]]
    return {
        "union": named(g.bag[k] + unseen),
        "exact": not any(s != seat for s in members),
        "odds": odds(g, k, seat) if g.shows_odds else [],
    }


def odds(g: Office, k: int, seat: int) -> list[dict[str, Any]]:
    """EC-OPT-9. What the team's bag can still hold as the viewer can know: tile, how many at least and at most, and the chance
    of the next draw in per cent, likeliest first. Where a draw would first refill the bag, the odds of the discard."""
    found = g.odds(k, seat)
    if not found and g.discard[k]:
        size = len(g.discard[k])
        found = {tile: (n, n, n / size) for tile, n in Counter(g.discard[k]).items()}
    rows = sorted(found.items(), key=lambda row: (-row[1][2], row[0]))
    return [{"tile": TILES[t], "low": low, "high": high, "chance": round(100 * p, 1)} for t, (low, high, p) in rows]


def person(g: Office, s: int) -> dict[str, Any]:
    """A player: tiles behind the screen, and beside it (EC-HID-4)."""
    return {
        "seat": s,
        "letter": LETTERS[s],
        "team": g.table.team[s],
        "eligible": [v + 1 for v in g.table.eligible[s]],
        "behind": g.behind(s),
        "shown": hand(g.shown[s], True),
        "passed": bool(g.passed >> s & 1),
    }


def hand(tiles: tuple[int, ...], shown: bool) -> list[dict[str, Any]]:
    """Tiles of a hand, equal ones together."""
    return [{"at": at_hand(k, shown), "tile": TILES[k], "n": n} for k, n in sorted(Counter(tiles).items())]


def named(tiles: Any) -> list[list[Any]]:
    """Tiles as [name, number], in the order of the box."""
    return [[TILES[k], n] for k, n in sorted(Counter(tiles).items())]
