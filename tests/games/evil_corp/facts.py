"""What the reasons of Evil Corp. say, counted anew from rules.md and the tiles of components.toml: held against the state
wherever one is given. EC-CMP-2, EC-ELG-4, EC-OP-1 to EC-OP-24.

Spaces are read one by one off the boards of the file; powers are the rows of the file, not the engine's frames.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hantise.games.evil_corp.components import DATA, TILES

BOXES = [*DATA["base_monster"], *DATA["monster"]]
FACES = [DATA["village_face"]["A"], DATA["village_face"]["B"]]
SPOTS = ["battlefield", "fortification", "port", "portal"]
SIDE = 7
SEATING = {s["players"]: s for s in DATA["seating"]}


def ops(tile: int, when: str) -> list[dict[str, Any]]:
    """The operations of a tile's power: deploy, activate or passive."""
    found: list[dict[str, Any]] = BOXES[tile].get(when, [])
    return found


def passive(tile: int, op: str) -> int:
    """The number of a passive power; 1 where it has none, 0 where the tile has no such power."""
    return sum(int(row.get("n", row.get("value", 1))) for row in ops(tile, "passive") if row["op"] == op)


def team(g: Any, seat: int) -> int:
    return next(t for t, members in enumerate(SEATING[g.seats]["teams"]) if seat in members)


def villages(g: Any) -> list[int]:
    """EC-ELG-4. Those that are eligible to who is asked."""
    found: list[int] = SEATING[g.seats]["eligible"][g.player]
    return found


def owner(g: Any, space: int) -> int:
    """The team whose side the space is on."""
    found: int = SEATING[g.seats]["villages"][space // (2 * SIDE)][f"owner{space // SIDE % 2}"]
    return found


def spot(g: Any, space: int) -> str:
    """The kind of a space, on the face of its village that is in use."""
    kind: str = FACES[g.face[space // (2 * SIDE)]]["space"][space % SIDE]["kind"]
    return kind


def tiles(g: Any, mine: bool | None = None, near: bool = True) -> Iterator[tuple[int, int]]:
    """The tiles with their spaces: of the asked team (or of the others; None: all), on villages eligible to who is asked."""
    for space, tile in enumerate(g.tile):
        if tile >= 0 and (not near or space // (2 * SIDE) in villages(g)):
            if mine is None or mine == (owner(g, space) == team(g, g.player)):
                yield space, tile


def coins(g: Any) -> int:
    """EC-GLD-2."""
    t = team(g, g.player)
    total: int = g.gold[t] + g.magic[t]
    return total


def rivals(g: Any) -> list[int]:
    return [s for s in range(g.seats) if team(g, s) != team(g, g.player)]


def room(g: Any, tile: int, but: int) -> bool:
    """EC-MOV-1, EC-MOV-2. Is there an empty space for the tile, of another kind or elsewhere than the one where it lies?"""
    for space, lies in enumerate(g.tile):
        near = space // (2 * SIDE) in villages(g) and owner(g, space) == team(g, g.player)
        alike = space // (2 * SIDE) == but // (2 * SIDE) and spot(g, space) == spot(g, but)
        if near and lies < 0 and not alike and takes(tile, spot(g, space)):
            return True
    return False


def takes(tile: int, kind: str) -> bool:
    """EC-DEP-2. May the tile lie on a space of that kind?"""
    if kind == "portal":
        return bool(BOXES[tile]["color"] == "blue")
    return kind != "fortification" or not passive(tile, "no_fortification")


def shielded(g: Any, space: int) -> bool:
    """EC-OP-20. Is the tile there on a battlefield, of another team, and an active shield of its team on the same side?"""
    if spot(g, space) != "battlefield" or owner(g, space) == team(g, g.player):
        return False
    return any(s // SIDE == space // SIDE and g.up[s] and passive(t, "shield_battlefield") for s, t in tiles(g, near=False))


def removable(g: Any) -> bool:
    """EC-OP-15."""
    own = g.hand[g.player] or g.shown[g.player] or g.discard[team(g, g.player)]
    return bool(own) or any(True for _ in tiles(g, mine=True))


def works(g: Any, row: dict[str, Any], this: int) -> bool:
    """EC-ACT-3, EC-DEM-5. Can that operation do something for who is asked? this: the space of the tile whose power it is."""
    match row["op"]:
        case "flip_enemy":
            return any(g.up[s] and not shielded(g, s) for s, _ in tiles(g, mine=False))
        case "draw":
            return bool(g.bag[team(g, g.player)] or g.discard[team(g, g.player)])
        case "recycle":
            return bool(g.discard[team(g, g.player)])
        case "destroy":
            low = [s for s, t in tiles(g) if BOXES[t]["terror"] <= row["max_terror"]]
            return any(s != this and not shielded(g, s) for s in low)
        case "enemy_reveal":
            return any(g.hand[s] for s in rivals(g))
        case "enemy_discard":
            return any(g.hand[s] or g.shown[s] for s in rivals(g))
        case "enemy_draw":
            return any(not g.passed >> s & 1 for s in rivals(g))
        case "move_self":
            return room(g, g.tile[this], this)
        case "move_own":
            return any(room(g, t, s) for s, t in tiles(g, mine=True))
        case "remove_own":
            return removable(g)
        case "recruit_to_hand" | "recruit_to_bag":
            return any(price(g, slot) <= coins(g) for slot in range(len(g.row)))
        case "pay_gold":
            return bool(coins(g) >= row["n"])
        case "copy_row_power":
            return any(usable(g, ops(t, "activate"), this) for t in g.row if copied(t))
    return True


def usable(g: Any, rows: list[dict[str, Any]], this: int) -> bool:
    return bool(rows) and all(works(g, row, this) for row in rows)


def copied(tile: int) -> bool:
    """EC-OP-18. Has it a power that can be copied?"""
    names = [row["op"] for row in ops(tile, "activate")]
    return bool(names) and "copy_row_power" not in names


def price(g: Any, slot: int) -> int:
    """EC-REC-1."""
    return int(BOXES[g.row[slot]]["cost"]) + int(DATA["office"]["slot"][slot]["surcharge"])


def asks(g: Any, *names: str) -> bool:
    return type(g.asked).__name__ in names


def this(g: Any) -> int:
    """The space of the tile whose power, or whose portal, the decision is about; -1 for none."""
    uid = getattr(g.asked, "uid", -1)
    return g.uid.index(uid) if uid >= 0 and uid in g.uid else -1


def value(g: Any) -> int:
    """EC-PTL-3. The invocation value of the tile that was deployed on a portal."""
    space = this(g)
    total = int(BOXES[g.tile[space]]["terror"]) + (passive(g.tile[space], "invocation_plus") if g.up[space] else 0)
    if g.invoke_all:
        others = [(s, t) for s, t in tiles(g, near=False) if s != space and g.up[s] and owner(g, s) == owner(g, space)]
        total += sum(passive(t, "invocation_plus") for _, t in others)
    return total


def no_use(g: Any, tile: int) -> bool:
    if asks(g, "CopyRow"):
        return tile in g.row and not usable(g, ops(tile, "activate"), this(g))
    return any(t == tile and g.up[s] and not usable(g, ops(t, "activate"), s) for s, t in tiles(g, mine=True))


def no_use_demon(g: Any, demon: int) -> bool:
    """EC-DEM-5."""
    columns = DATA["demon"][demon]["columns"]
    return bool(g.demons >> demon & 1) and any(c["need"] <= value(g) and not usable(g, c["ops"], this(g)) for c in columns)


def no_invocation(g: Any, demon: int, need: int, worth: int) -> bool:
    """EC-DEM-2."""
    return need in [c["need"] for c in DATA["demon"][demon]["columns"]] and need > worth == value(g)


def no_room(g: Any, village: int, kind: int) -> bool:
    """EC-DEP-8."""
    own = [s for s in range(len(g.tile)) if s // (2 * SIDE) == village and owner(g, s) == team(g, g.player)]
    return all(g.tile[s] >= 0 for s in own if spot(g, s) == SPOTS[kind])


def no_gold(g: Any, tile: int, asked: int, have: int) -> bool:
    return asked > have == coins(g) and asked in [price(g, slot) for slot, t in enumerate(g.row) if t == tile]


def no_upkeep(g: Any, tile: int, asked: int, have: int) -> bool:
    """EC-NIT-8."""
    forts = [s for s, t in tiles(g, mine=True) if t == tile and spot(g, s) == "fortification"]
    return asked > have == coins(g) and any(FACES[g.face[s // (2 * SIDE)]]["fort_upkeep"] == asked for s in forts)


def toll(tile: int) -> int:
    return sum(row["n"] for row in ops(tile, "deploy") if row["op"] == "pay_gold")


def there(g: Any, thing: tuple[Any, ...]) -> bool:
    """Is the thing that was touched where it is said to be?"""
    kind, *of = thing
    me = g.player
    if kind in ("thing-tile", "thing-space"):
        tile, village, where = of if kind == "thing-tile" else (-1, *of)
        return any(s // (2 * SIDE) == village and spot(g, s) == SPOTS[where] and t == tile for s, t in enumerate(g.tile))
    places = {"thing-hand": g.hand[me], "thing-shown": g.shown[me], "thing-row": g.row}
    return of[0] in places[kind] if kind in places else len(of) < 2 or 1 <= of[1] <= len(DATA["demon"][of[0]]["columns"])


def about(*decisions: str) -> Any:
    """What those decisions ask for, and something else that lies there: EC-DEC-1 to EC-DEC-17."""
    return lambda g, *said: asks(g, *decisions) and there(g, said[-1])


def lies(g: Any, tile: int, mine: bool) -> bool:
    return any(t == tile for _, t in tiles(g, mine, near=False))


def deployable(g: Any, village: int, kind: int, empty: bool = True) -> list[int]:
    """EC-DEP-1 to EC-DEP-3, EC-DEP-8. The tiles of the hand that can be deployed on such a space of the own side there."""
    side = [s for s in range(len(g.tile)) if s // (2 * SIDE) == village and owner(g, s) == team(g, g.player)]
    room = any(g.tile[s] < 0 and spot(g, s) == SPOTS[kind] for s in side) and village in villages(g)
    return [t for t in mine(g) if room and takes(t, SPOTS[kind]) and toll(t) <= coins(g) and not FACTS["no-giver"](g, t)]


def mine(g: Any) -> tuple[int, ...]:
    hand: tuple[int, ...] = g.hand[g.player] + g.shown[g.player]
    return hand


def nowhere(g: Any, tile: int) -> bool:
    """EC-DEP-8, EC-MOV-1. Is there no space for a tile of the hand, or for one that might move?"""
    if asks(g, "Move"):
        own = [s for s, t in tiles(g, mine=True) if t == tile]
        return any(not room(g, tile, s) for s in own)
    return not any(tile in deployable(g, v, k) for v in villages(g) for k in range(len(SPOTS)))


def several(g: Any, tile: int) -> int:
    """How often that tile is among the things that may still be named, of several: EC-DEC-6, EC-DEC-12."""
    lying = [*mine(g), *g.discard[team(g, g.player)], *(t for _, t in tiles(g, mine=True))]
    return lying.count(tile) if asks(g, "Discard", "ForcedDiscard", "RevealChoice", "Recycle", "Remove") else 0


FACTS = {
    "sure-pass": lambda g, n: n == len(g.hand[g.player]) + len(g.shown[g.player]),
    "sure-own": lambda g, tile: asks(g, "Destroy") and any(t == tile for _, t in tiles(g, mine=True)),
    "no-village": lambda g, village: village not in villages(g),
    "no-active": lambda g, tile: any(t == tile and not g.up[s] for s, t in tiles(g)),
    "no-shielded": lambda g, tile: any(t == tile and shielded(g, s) for s, t in tiles(g)),
    "no-wake": lambda g, demon: g.only_wake and bool(g.demons >> demon & 1),
    "no-itself": lambda g, tile: this(g) >= 0 and g.tile[this(g)] == tile,
    "no-strong": lambda g, tile, terror, most: BOXES[tile]["terror"] == terror > most == getattr(g.asked, "most", terror),
    "no-unrevealed": lambda g, who: who in rivals(g) and not g.hand[who],
    "no-hand": lambda g, who: who in rivals(g) and not g.hand[who] and not g.shown[who],
    "no-passed": lambda g, who: who in rivals(g) and bool(g.passed >> who & 1),
    "no-other-tile": lambda g, tile: this(g) >= 0 and any(t == tile and s != this(g) for s, t in tiles(g, mine=True)),
    "no-second-move": lambda g, tile: tile in [g.tile[g.uid.index(u)] for u in getattr(g.asked, "done", ()) if u in g.uid],
    "no-second-turn": lambda g, demon: asks(g, "FlipDemon") and bool(g.asked.done >> demon & 1),
    "no-same-space": lambda g, tile: asks(g, "Move") and any(t == tile for _, t in tiles(g, mine=True)),
    "no-blue": lambda g, tile: BOXES[tile]["color"] != "blue",
    "no-fort": lambda g, tile: passive(tile, "no_fortification") > 0,
    "no-room": no_room,
    "no-gold": no_gold,
    "no-power": lambda g, tile: not copied(tile) if asks(g, "CopyRow") else not ops(tile, "activate"),
    "no-use": no_use,
    "no-toll": lambda g, tile, asked, have: toll(tile) == asked > have == coins(g),
    "no-giver": lambda g, tile: (
        any(row["op"] == "enemy_draw" for row in ops(tile, "deploy")) and all(g.passed >> s & 1 for s in rivals(g))
    ),
    "no-demon": lambda g, demon: not g.demons >> demon & 1,
    "no-invocation": no_invocation,
    "no-use-demon": no_use_demon,
    "no-upkeep": no_upkeep,
    # what was touched instead
    "asks-hand": about("Discard", "ForcedDiscard", "RevealChoice"),
    "asks-row": about("PowerRecruit", "CopyRow"),
    "asks-village": about("FlipEnemy", "Destroy"),
    "asks-column": about("DemonChoice"),
    "asks-demon": about("FlipDemon"),
    "asks-own": about("Remove"),
    "asks-discard": about("Recycle"),
    "asks-upkeep": lambda g, tile, thing: asks(g, "Upkeep") and g.tile[g.asked.space] == tile and there(g, thing),
    "asks-rival": about("ChooseOpponent"),
    "asks-member": about("MemberOrder", "DrawOrder"),
    "asks-move": about("Move"),
    "own-tile": lambda g, tile: asks(g, "FlipEnemy") and lies(g, tile, True),
    "not-own": lambda g, tile: asks(g, "Action", "Move", "Remove") and lies(g, tile, False),
    "revealed-already": lambda g, tile: asks(g, "RevealChoice") and tile in g.shown[g.player],
    "named-already": lambda g, tile: several(g, tile) > 0 and len(g.asked.picks) > 0,
    "named-in-order": lambda g, tile: several(g, tile) > 0,
    "column-first": lambda g, demon: asks(g, "DemonChoice") and bool(g.demons >> demon & 1),
    "demon-itself": lambda g, demon: asks(g, "FlipDemon"),
    "demon-from-portal": lambda g, demon: asks(g, "Action"),
    "nothing-to-deploy": lambda g: not mine(g),
    "tile-first": lambda g, village, kind: asks(g, "Action") and bool(deployable(g, village, kind)),
    "none-fits": lambda g, village, kind: asks(g, "Action") and bool(mine(g)) and not deployable(g, village, kind),
    "mover-first": lambda g, village, kind: asks(g, "Move") and village in villages(g) and not no_room(g, village, kind),
    "no-space-for": nowhere,
    "other-side": lambda g, village: any(
        owner(g, s) != team(g, g.player) and s // (2 * SIDE) == village for s in range(len(g.tile))
    ),
    "taken": lambda g, tile: asks(g, "Action", "Move") and lies(g, tile, True),
}

NO_FACTS = {
    "no-allowance": "allowances are those of the tiles that lay there at the start of the Night, which are gone: test_night.py",
}

TYPED = [f"deploy {TILES[0]} 1.field", f"deploy {TILES[0]} 3.portal", "recruit 5", "activate 1a.fort", "pass", "none", "stop"]
