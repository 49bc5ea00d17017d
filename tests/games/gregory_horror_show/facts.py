"""What the reasons of Gregory Horror Show say, counted anew from rules.md and the plan of components.toml: held against the
state wherever one is given. GHS-BRD-1 to GHS-BRD-9, GHS-GMV-4, GHS-GMV-5, GHS-JUD-4.

The house is read cell by cell from the plan. The notes of a turn (points, what has fought, which door is locked behind one) are
taken as the state has them; where the pieces are and what they may do is worked out here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from hantise.games.gregory_horror_show.board import NAMES
from hantise.games.gregory_horror_show.components import CARDS, DATA, FIGURES
from hantise.games.gregory_horror_show.rules.frames import KIND_NAMES, Strengths

BOARD, LIMITS = DATA["board"], DATA["limits"]
LEVELS = {"ground": 0, "first": 1}
WANDERING, GUEST, MAIN = 4, 5, 12  # pieces: the pawns, then these
PLAN = {
    (level, x, y): BOARD["tiles"]["legend"][sign]
    for level, floor in enumerate(BOARD["floor"])
    for y, row in enumerate(floor["rows"])
    for x, sign in enumerate(row)
    if BOARD["tiles"]["legend"][sign] != "wall"
}
AREAS = [*BOARD["room"], BOARD["mystery_room"], BOARD["secret_area"]]  # a number for each, -1 for the rest of the house
ROOMS = len(BOARD["room"])
MYSTERY, SECRET = ROOMS, ROOMS + 1
ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
Cell = tuple[int, int, int]


# the house -----------------------------------------------------------------------------------------------------------------
@cache
def cells(s: int) -> tuple[Cell, ...]:
    """GHS-BRD-5. Of a space: one, of stairs two."""
    x, y = (int(n) for n in NAMES[s][1:].split("."))
    level = "gf".index(NAMES[s][0])
    return ((0, x, y), (1, x, y)) if PLAN[level, x, y] == "stairs" else ((level, x, y),)


SPACE = {c: s for s in range(len(NAMES)) for c in cells(s)}


def kind(s: int) -> str:
    return PLAN[cells(s)[0]].partition("_")[0] if PLAN[cells(s)[0]].startswith("spooky") else PLAN[cells(s)[0]]


@cache
def area(s: int) -> int:
    level, x, y = cells(s)[0]
    for n, entry in enumerate(AREAS):
        a = entry["area"]
        if LEVELS[entry["floor"]] == level and a["x_min"] <= x <= a["x_max"] and a["y_min"] <= y <= a["y_max"]:
            return n
    return -1


def spot(n: int, key: str) -> int:
    """The door, or the space of entry, of an area."""
    return SPACE[LEVELS[AREAS[n]["floor"]], AREAS[n][key]["x"], AREAS[n][key]["y"]]


def wall(g: Any, s: int) -> bool:
    """GHS-BRD-4. Closed, the secret area and its door count as one."""
    return not g.mode & 2 and (area(s) == SECRET or kind(s) == "secret_door")


def adjacent(g: Any, s: int, t: int) -> bool:
    """GHS-BRD-1 to GHS-BRD-6."""
    if wall(g, s) or wall(g, t) or kind(s) == kind(t) == "hell":
        return False
    a, b = area(s), area(t)
    if a != b and {s, t} not in [{spot(n, "door"), spot(n, "entry")} for n in (a, b) if n >= 0]:
        return False
    return any(p[0] == q[0] and abs(p[1] - q[1]) + abs(p[2] - q[2]) == 1 for p in cells(s) for q in cells(t))


def along(s: int, way: tuple[int, int]) -> list[int]:
    """The space in that direction, on each floor that s is on."""
    there = [(level, x + way[0], y + way[1]) for level, x, y in cells(s)]
    return [SPACE[c] for c in there if c in SPACE]


def slants(g: Any, s: int, way: tuple[int, int]) -> list[int]:
    """GHS-GMV-4. The diagonal neighbour in that direction, where one may step to it."""
    out = []
    for t in along(s, way):
        between = [u for part in ((way[0], 0), (0, way[1])) for u in along(s, part)]
        ends = {kind(s), kind(t)} & {"stairs", "teleporter"}
        if not ends and area(s) == area(t) and not wall(g, t) and any(not wall(g, u) for u in between):
            out.append(t)
    return out


def stands(g: Any, piece: int, t: int) -> bool:
    """GHS-BRD-9. May that piece step onto such a space?"""
    k = kind(t)
    if piece < WANDERING:
        return k != "hell" and not (k == "trap" and g.mode & 1)
    if area(t) in (*range(ROOMS), MYSTERY) or k in ("hells_gate", "hell", "entrance") or wall(g, t):
        return False
    if piece == WANDERING:
        return k not in ("stairs", "teleporter") and not (k == "trap" and g.mode & 1)
    return k != "trap"


@cache
def powers(figure: int) -> tuple[bool, bool]:
    """GHS-GMV-8. Diagonal, jump."""
    icons = DATA["monster"][figure]["icons"] if figure < MAIN else {}
    return icons.get("diagonal", False), icons.get("jump", False)


def neighbours(g: Any, s: int) -> list[int]:
    return [t for way in ORTHOGONAL for t in along(s, way) if adjacent(g, s, t)]


def reaches(g: Any, piece: int, s: int) -> set[int]:
    """Where a step of that piece, moved by who is asked, may end as far as the plan goes. GHS-GMV-2, GHS-GMV-4, GHS-GMV-5."""
    found = set(neighbours(g, s))
    own = piece >= GUEST and g.owner[piece - GUEST] == g.player
    diagonal, jump = powers(piece - GUEST) if own else (False, False)
    ways = [(way, lambda u, way=way: [t for t in along(u, way) if adjacent(g, u, t)]) for way in ORTHOGONAL]
    if diagonal:
        ways += [(way, lambda u, way=way: slants(g, u, way)) for way in DIAGONAL]
    for _, step in ways:
        found |= set(step(s))
        for over in step(s) if jump else ():
            if area(over) not in (*range(ROOMS), MYSTERY) and kind(over) not in ("entrance", "stairs", "teleporter"):
                found |= set(step(over)) - {s}
    return {t for t in found if stands(g, piece, t)}


def walks(g: Any, s: int) -> dict[int, int]:
    """GHS-BRD-8. Steps to each space."""
    far, queue = {s: 0}, [s]
    barred = {"teleporter", "hells_gate", "hell"} | ({"trap"} if g.mode & 1 else set())
    for t in queue:
        for u in neighbours(g, t):
            if u not in far and kind(u) not in barred:
                far[u] = far[t] + 1
                queue.append(u)
    return far


def hall(g: Any, s: int) -> bool:
    """Hall, in the sense of the terms."""
    return area(s) < 0 and kind(s) not in ("hell", "entrance") and not (kind(s) == "trap" and g.mode & 1)


def floor(s: int) -> int:
    return cells(s)[0][0]


# the table -----------------------------------------------------------------------------------------------------------------
def here(g: Any) -> int:
    s: int = g.at[g.player]
    return s


def room(g: Any) -> int:
    """The area that the pawn of who is asked is in."""
    return area(here(g)) if here(g) >= 0 else -1


def enemies(g: Any) -> list[int]:
    return [s for s in range(g.seats) if s != g.player and g.life[s] > 0 and g.at[s] >= 0]


def guest_space(g: Any, f: int) -> str:
    """What kind of space the figure stands on; "" where it is not on the board."""
    return kind(g.at[f + GUEST]) if g.at[f + GUEST] >= 0 else ""


def in_play(g: Any, f: int) -> bool:
    """GHS-GEN-6, GHS-GTR-2. On the board, and neither waiting nor trapped."""
    return guest_space(g, f) not in ("", "entrance", "trap")


def lies(g: Any, rule: str) -> bool:
    """GHS-MYS-6. Does a card with that standing rule lie in the mystery room?"""
    return g.lingering >= 0 and any(e.get("rule") == rule for e in DATA["mystery"][g.lingering]["effects"])


def exits(g: Any, portal: int) -> list[int]:
    """GHS-TEL-2. The spaces beside a teleporter."""
    return [t for t in neighbours(g, portal) if stands(g, 0, t)]


def other(portal: int) -> int:
    return next(s for s in range(len(NAMES)) if kind(s) == "teleporter" and s != portal)


def enough(g: Any, n: int, total: int) -> bool:
    """GHS-VAR-2, GHS-GTR-1."""
    caps = LIMITS["guests_in_play_per_player"][str(g.seats)], LIMITS["guests_in_play_total"]
    own = sum(in_play(g, f) and g.owner[f] == g.player for f in range(len(FIGURES)))
    every = sum(in_play(g, f) for f in range(len(FIGURES)))
    return (n, total) == caps and (own >= n or every >= total)


def no_way_out(g: Any, f: int) -> bool:
    """GHS-GTR-5. Is there no legal step for it? GHS-MOV-4, GHS-TEL-2."""
    for t in reaches(g, f + GUEST, g.at[f + GUEST]):
        piece = g.on[t]
        if piece < 0 and kind(t) != "teleporter":
            return False
        if piece < 0 and not lies(g, "portals_dead") and any(g.on[e] < 0 for e in exits(g, other(t))):
            return False
        foe = piece >= GUEST and in_play(g, piece - GUEST) and g.owner[piece - GUEST] != g.player
        if piece == WANDERING or foe or (0 <= piece < WANDERING and piece != g.player):
            return False
    return guest_space(g, f) == "trap"


def no_step(g: Any, to: int, at: int) -> bool:
    """GHS-MOV-3. The piece on that space reaches the other in no one step."""
    piece = g.on[at]
    mine = piece == g.player or piece >= WANDERING
    return mine and not adjacent(g, at, to) and to not in reaches(g, piece, at)


def never(g: Any, at: int) -> bool:
    """GHS-BRD-9. Is there a piece beside it that never steps onto it? In Hell every space is."""
    movable = [p for p in (g.player, WANDERING, *(f + GUEST for f in range(len(FIGURES)) if in_play(g, f))) if g.at[p] >= 0]
    return any((adjacent(g, g.at[p], at) or kind(g.at[p]) == "hell") and not stands(g, p, at) for p in movable)


# cards ---------------------------------------------------------------------------------------------------------------------
WINDOWS = ("start", "die", "move", "step", "combat", "loss", "card", "end")
OPEN = {
    "own_turn": {"start", "step", "end"}, "move_own": {"move"}, "move_enemy": {"move"}, "die": {"die"},
    "combat_own": {"combat"}, "combat_enemy": {"combat"}, "loss": {"loss"}, "card": {"card"},
    "any": {"start", "die", "move", "step", "combat", "loss", "end"},
}  # fmt: skip


def window(g: Any) -> str:
    """GHS-RXN-3 to GHS-RXN-10. The moment, as cards have it."""
    named = {"Act": "step", "Brace": "loss", "Challenge": "card"}
    return named.get(type(g.asked).__name__) or WINDOWS[getattr(g.asked, "when", 0)]


def timing(card: int) -> str:
    word: str = DATA["judgment"][card]["timing"]
    return word


def own(g: Any) -> bool:
    return bool(g.player == g.active)


def other_side(g: Any, card: int) -> bool:
    """GHS-JUD-10 to GHS-JUD-12, GHS-CMB-1. Has who is asked no side in the fight that the card helps?"""
    fight = g.coming(Strengths)
    name, first, second = KIND_NAMES[fight.kind], fight.a == g.player, fight.b == g.player
    side = DATA["judgment"][card]["effects"][0]["side"]
    if side == "own":
        return not first and not (second and name != "room")
    if side == "opponent":
        return not first and not (second and name in ("guests", "wandering-guest"))
    return first or name in ("guests", "wandering-guest")


def no_target(g: Any, card: int) -> bool:
    """GHS-JUD-4. Does what the card requires not hold?"""
    effect = DATA["judgment"][card]["effects"][0]
    me, foes = g.player, enemies(g)
    match effect["op"]:
        case "steal_card":
            return all(len(g.hands[e]) <= len(g.hands[me]) - 1 for e in foes)
        case "place_wandering":
            far = [walks(g, g.at[p]) for p in range(g.seats) if g.at[p] >= 0]
            least = LIMITS["wandering_fallback_distance"]
            carpets = [s for s in range(len(NAMES)) if kind(s) == "carpet" and g.on[s] < 0]
            return not any(all(w.get(s, least) >= least for w in far) for s in carpets)
        case "move_wandering":
            return bool(g.fought >> WANDERING & 1)
        case "take_key":
            keys = next(c["count"] for c in DATA["component"] if c["id"] == "key_marker")
            return sum(g.keys) >= keys or g.keys[me] > effect["over_limit"]
        case "steal_key":
            return not any(g.keys[e] and floor(g.at[e]) == floor(here(g)) for e in foes)
        case "send_to_hell":
            return not any(kind(g.at[e]) == "carpet" for e in foes)
        case "remove_control":
            inside = {area(g.at[p]) for p in range(g.seats) if g.at[p] >= 0}
            rich = [e for e in foes if g.rooms.count(e) >= 2]
            return not any(g.rooms[r] in rich and r not in inside for r in range(ROOMS))
        case "push":
            near = [g.at[e] for e in foes if hall(g, g.at[e]) and walks(g, here(g)).get(g.at[e], 99) <= 3]
            free = [t for s in near for t in neighbours(g, s) if g.on[t] < 0 and shoved(g, t)]
            return not hall(g, here(g)) or not free
        case "relocate":
            there = [SPACE[LEVELS[c["floor"]], e["x"], e["y"]] for c in BOARD["carpet"] if not c["lobby"] for e in c["spaces"]]
            free = [s for s in there if g.on[s] < 0 and floor(s) != floor(here(g))]
            return not free or not hall(g, here(g)) or kind(here(g)) == "stairs" or g.combat >= 0 or g.mystery >= 0
    return False


def shoved(g: Any, t: int) -> bool:
    """GHS-JUD-25. May a pawn be pushed there?"""
    return hall(g, t) and kind(t) not in ("stairs", "teleporter") and not wall(g, t)


PLACES = {  # by decision: what kinds of spaces are meant
    "PlacePawn": {"entrance"},
    "PlaceWandering": {"monster_start"},
    "WhichStart": {"monster_start"},
    "HellSpace": {"hell"},
    "RoomVictory": {"monster_start"},
}


def not_there(g: Any, at: int) -> bool:
    """The space is free, and of no kind that is meant."""
    name, k = type(g.asked).__name__, kind(at)
    if g.on[at] >= 0:
        return False
    if name == "PortalExit":
        return at not in exits(g, g.at[g.asked.piece]) or area(at) >= 0
    if name == "Upstairs":
        plain = {"hall", "carpet", "trigger", "room_door", "monster_start"} | (set() if g.mode & 1 else {"trap"})
        open_area = {"secret_door", "secret_floor"} if g.mode & 2 else set()
        return floor(at) == 0 or k not in plain | open_area
    if name == "SendBack":
        starts = [s for s in range(len(NAMES)) if kind(s) == "monster_start" and g.on[s] < 0]
        return at not in starts if starts else k != "carpet" or len(enemies(g)) > 0
    if name == "Passage":
        lobby = next(c for c in BOARD["carpet"] if c["lobby"])
        return k != "carpet" or at in [SPACE[LEVELS[lobby["floor"]], e["x"], e["y"]] for e in lobby["spaces"]]
    return k not in PLACES[name]


def there(g: Any, thing: tuple[Any, ...]) -> bool:
    """Is the thing that was touched where it is said to be?"""
    kind, *of = thing
    if kind == "thing-card":
        return of[0] in g.hands[g.player]
    return kind != "thing-figure" or g.at[of[0] + GUEST] >= 0 or bool(g.rosters[g.player] >> of[0] & 1)


def about(*decisions: str) -> Any:
    """What those decisions ask for, and something else that lies there."""
    return lambda g, *said: type(g.asked).__name__ in decisions and there(g, said[-1])


SPACES = ("PlacePawn", "PlaceWandering", "WhichStart", "HellSpace", "PortalExit", "Upstairs", "SendBack", "Passage")
ASKS_CARDS = ("Poll", "Challenge", "Brace")


def stuck(g: Any, piece: int) -> bool:
    """Has a monster that points could move nowhere to go?"""
    text = "gregory" if piece == WANDERING else FIGURES[piece - GUEST]
    steps = [o for o in g.options if g.asked.write(g, o).startswith(text + " ")]
    return type(g.asked).__name__ == "Act" and g.points > 0 and not g.fought >> piece & 1 and not steps


FACTS = {
    # steps: GHS-MOV, GHS-TEL, GHS-WAN, GHS-GMV
    "taken": lambda g, at: g.on[at] >= 0,
    "not-there": not_there,
    "a-trap": lambda g, at: kind(at) == "trap" and bool(g.mode & 1),
    "never-there": never,
    "not-beside": no_step,
    "pawn-stands": lambda g: g.stopped and own(g),
    "pawn-only": lambda g: kind(here(g)) == "hell" or g.points < 2,
    "no-points": lambda g: not g.points,
    "must-leave": lambda g, r: room(g) == r == g.evicted[g.player],
    "entered-now": lambda g, r: room(g) == r == g.inside and g.rooms[r] != g.player,
    "left-now": lambda g, r: room(g) != r and bool(g.left >> r & 1),
    "locked": lambda g, r: g.rooms[r] != g.player and not g.keys[g.player] and not g.unlock and not lies(g, "doors_open"),
    "portals-dead": lambda g: lies(g, "portals_dead"),
    "portal-blocked": lambda g, at: kind(at) == "teleporter" and all(g.on[t] >= 0 for t in exits(g, at)),
    "has-fought": lambda g: g.fought > 0,
    "not-your-guest": lambda g: any(in_play(g, f) and g.owner[f] != g.player for f in range(len(FIGURES))),
    # guests: GHS-GEN, GHS-GTR, GHS-GSA
    "guests-enough": enough,
    "not-in-roster": lambda g, f: not g.rosters[g.player] >> f & 1,
    "has-died": lambda g, f: bool(g.dead[g.player] >> f & 1),
    "on-the-board": lambda g, f: g.at[f + GUEST] >= 0,
    "card-removed": lambda g, f: f < MAIN and bool(g.removed[g.player] >> f & 1),
    "not-in-play": lambda g, f: not in_play(g, f),
    "not-trapped": lambda g, f: guest_space(g, f) != "trap",
    "no-flag": lambda g: not g.flags >> g.player & 1,
    "trapped-now": lambda g, f: guest_space(g, f) == "trap" and g.blow and bool(g.fresh >> f & 1),
    "no-way-out": no_way_out,
    "blow-made": lambda g: g.blow and own(g),
    "blow-pending": lambda g: g.combat >= 0 or g.mystery >= 0,
    "blow-life": lambda g, life, least: g.life[g.player] == life < least == LIMITS["low_blow_min_life"],
    # cards: GHS-JUD-4, GHS-RXN
    "not-that-window": lambda g, card: window(g) not in OPEN[timing(card)],
    "not-your-turn": lambda g, card: timing(card) == "own_turn" and not own(g),
    "not-that-roll": lambda g, card: timing(card) == ("move_enemy" if own(g) else "move_own"),
    "not-that-side": other_side,
    "no-target": no_target,
    # what was touched instead
    "asks-space": about(*SPACES),
    "asks-step": about("Errand", "ReleaseStep"),
    "asks-card": about(*ASKS_CARDS),
    "asks-discard": about("CarpetDiscard", "Discard"),
    "asks-guest": lambda g, f, thing: about("RoomVictory")(g, thing) and g.asked.monster == f,
    "asks-roster": about("Roster"),
    "asks-monster": about("Reincarnation"),
    "asks-turn": about("ChooseTurn"),
    "not-aimed-there": lambda g, card, thing: card in g.hands[g.player] and about("Act", *ASKS_CARDS)(g, thing),
    "trap-asked": lambda g, f: type(g.asked).__name__ == "Act" and g.at[f + GUEST] < 0,
    "gregory-stuck": lambda g: stuck(g, WANDERING),
    "guest-stuck": lambda g, f: in_play(g, f) and stuck(g, f + GUEST),
    "stays-trapped": lambda g, f: guest_space(g, f) == "trap",
    "still-waits": lambda g, f: g.at[f + GUEST] >= 0 and not in_play(g, f) and guest_space(g, f) == "entrance",
}

NO_FACTS: dict[str, str] = {}

TYPED = ["pawn g5.8", "gregory g5.8", "end", "stop", *CARDS[:3], "low_blow death f2.5", "release death", "sacrifice death"]
