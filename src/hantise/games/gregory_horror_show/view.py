"""What a seat sees of Gregory Horror Show: all but the hands of the others, the decks, and rosters that are being chosen."""

from __future__ import annotations

from typing import Any, Final

from hantise.core.telling import all_told

from .board import NAMES, ROOMS, SECRET_OPEN
from .components import BOOST, CARDS, FEET, FIGURES, MAIN, MONSTERS, MYSTERIES, POWERS
from .reach import found
from .rules.frames import KIND_NAMES, ROOM_FIGHT, Strengths
from .state import AWAY, GUEST, WANDERING, House, members

STATUS: Final = ("away", "in_play", "waiting", "trapped")
GOING: Final = ("normal", "walk_out", "monsters_only")


def names(bits: int, of: list[str]) -> list[str]:
    """The things of a bit set, by name."""
    return [name for k, name in enumerate(of) if bits >> k & 1] if bits else []


def place(s: int) -> str | None:
    """The name of a space; None off the board."""
    return NAMES[s] if s >= 0 else None


def look(g: House, seat: int) -> dict[str, Any]:
    """The table as that seat may know it (-1: an onlooker).

    `moves`: while the viewer moves, what each space costs to the pawn and to each monster, counted by the rules, and `ways`
    the steps to those that are farther than one: see reach.py.
    """
    return looks(g, [seat])[0]


def looks(g: House, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats."""
    return all_told(lies_open(g), owns(g, seats))


def tellings(g: House, seats: list[int]) -> list[dict[str, Any]]:
    """The same as functions and their values: what they tell follows from these alone."""
    public = lies_open(g)
    return [public | one for one in owns(g, seats)]


def owns(g: House, seats: list[int]) -> list[dict[str, Any]]:
    """What each of these seats sees besides what lies open."""
    return [own(g, seat) for seat in seats]


def lies_open(g: House) -> dict[str, Any]:
    """What everybody sees, but for the seats."""
    guests = g.guest_game()
    return {
        "guests": guests,
        "round": g.round,
        "turn": g.turn,
        "rounds": g.max_rounds,
        "active": g.active,
        "first": g.first,
        "points": g.points,
        "going": GOING[g.going],
        "stopped": g.stopped,
        "gregory": (wanders, g.at[WANDERING], bool(g.fought >> WANDERING & 1)),
        "figures": [figure(g, f) for f in members(g.aboard) if g.status[f] != AWAY],
        "rooms": (controlled, tuple(g.rooms)),
        "secret": bool(g.mode & SECRET_OPEN),
        "deck": len(g.deck),
        "discard": (cards, tuple(g.discard)),
        "shown": (cards, g.shown),
        "turned": MONSTERS[g.turned] if g.turned >= 0 else None,
        "mystery": (mystery, g.stack, g.mystery, g.lingering, g.gone),
        "tolls": (pairs, g.tolls),
        "keys": g.supply(),
        "pending": ROOMS[g.combat] if g.combat >= 0 else None,
        "unlock": g.unlock,
        "dice": (rolled, g.dice),
        "acid": (spaces, g.acid),
        "last": (went, *g.last) if g.last else None,
        "fight": fight(g),
        "powers": (all_powers,) if guests else {},
    }


def own(g: House, seat: int) -> dict[str, Any]:
    """What one seat sees besides."""
    moves, far = found(g, seat)
    return {
        "players": [player(g, s, seat) for s in range(g.seats)],
        "hand": (cards, g.hands[seat]) if seat >= 0 else [],
        "known": [(cards, known(g, seat, s)) for s in range(g.seats)],
        "moves": moves,
        "ways": far,
    }


def player(g: House, s: int, viewer: int) -> tuple[Any, ...]:
    """What lies open before a seat; its guests where they are open to the viewer, else -1."""
    return (
        before,
        not g.out >> s & 1,
        g.at[s],
        g.life[s],
        g.spooky[s],
        g.keys[s],
        len(g.hands[s]),
        g.rooms.count(s),
        g.memory[s],
        g.in_hell(s),
        g.hell_rolls[s],
        bool(g.free >> s & 1),
        g.evicted[s],
        bool(g.flags >> s & 1 and g.trapped(s)),  # without a guest in a trap it gives no right
        g.decks[s],
        g.piles[s],
        g.removed[s],
        g.faces(s),
        g.dead[s],
        g.rosters[s] if g.open_rosters or s == viewer else -1,
    )


def before(
    alive: bool,
    at: int,
    life: int,
    spooky: int,
    keys: int,
    hand: int,
    rooms: int,
    memory: int,
    in_hell: bool,
    failed: int,
    free: bool,
    evicted: int,
    flag: bool,
    deck: int,
    pile: int,
    removed: int,
    faces: int,
    dead: int,
    roster: int,
) -> dict[str, Any]:
    """Spaces and rooms are -1 where there is none; cards and guests are bit sets."""
    return {
        "alive": alive,
        "at": place(at),
        "life": life,
        "spooky": spooky,
        "keys": keys,
        "hand": hand,
        "rooms": rooms,
        "memory": place(memory),
        "hell": {"in": in_hell, "failed": failed, "free": free},
        "evicted": ROOMS[evicted] if evicted >= 0 else None,
        "flag": flag,
        "deck": names(deck, MONSTERS),
        "pile": names(pile, MONSTERS),
        "removed": names(removed, MONSTERS),
        "faces": names(faces, MONSTERS),
        "dead": names(dead, FIGURES),
        "roster": names(roster, FIGURES) if roster >= 0 else None,
    }


def known(g: House, viewer: int, s: int) -> tuple[int, ...]:
    """Cards of another's hand that the viewer knows for certain."""
    return tuple(g.story.know(viewer).sure(s)) if viewer >= 0 and viewer != s else ()


def figure(g: House, f: int) -> tuple[Any, ...]:
    """A guest on the board."""
    piece = f + GUEST
    return (guest, f, g.owner[f], g.at[piece], g.status[f], bool(g.fought >> piece & 1), g.feet_left(f))


def guest(f: int, owner: int, at: int, status: int, fought: bool, feet: int) -> dict[str, Any]:
    return {
        "figure": FIGURES[f],
        "main": f < MAIN,
        "owner": owner,
        "at": place(at),
        "status": STATUS[status],
        "fought": fought,
        "feet": feet,
        "powers": POWERS_OF[FIGURES[f]],
    }


def powers(f: int) -> dict[str, Any]:
    """GHS-GMV-4 to GHS-GMV-8."""
    return {"diagonal": bool(POWERS[f] & 1), "jump": bool(POWERS[f] & 2), "feet": FEET[f], "spooky": BOOST[f]}


POWERS_OF: Final[dict[str, dict[str, Any]]] = {name: powers(f) for f, name in enumerate(FIGURES)}


def all_powers() -> dict[str, dict[str, Any]]:
    return POWERS_OF


def wanders(at: int, fought: bool) -> dict[str, Any]:
    """Gregory."""
    return {"at": place(at), "fought": fought}


def controlled(rooms: tuple[int, ...]) -> dict[str, int]:
    """Who controls each room."""
    return dict(zip(ROOMS, rooms, strict=True))


def cards(of: tuple[int, ...]) -> list[str]:
    return [CARDS[k] for k in of]


def spaces(of: tuple[int, ...]) -> list[str]:
    return [NAMES[s] for s in of]


def pairs(of: tuple[tuple[int, int], ...]) -> list[list[int]]:
    return [[s, n] for s, n in of]


def rolled(dice: tuple[tuple[int, int], ...]) -> list[list[int]]:
    return [[s, face + 1] for s, face in dice]


def mystery(stack: int, card: int, lingering: int, gone: int) -> dict[str, Any]:
    """The mystery room."""
    return {
        "stack": stack,
        "card": MYSTERIES[card] if card >= 0 else None,
        "lingering": MYSTERIES[lingering] if lingering >= 0 else None,
        "gone": names(gone, MYSTERIES),
    }


def went(piece: int, origin: int, to: int) -> dict[str, Any]:
    """The last step of a piece."""
    return {"piece": piece_name(piece), "from": place(origin), "to": NAMES[to]}


def piece_name(piece: int) -> str:
    """The name of a piece in pictures: the letter of a pawn's seat, gregory, or a figure."""
    return "abcd"[piece] if piece < WANDERING else "gregory" if piece == WANDERING else FIGURES[piece - GUEST]


def fight(g: House) -> tuple[Any, ...] | None:
    """GHS-RXN-7. A fight whose strengths are known: its standing is public."""
    for frame in reversed(g.agenda):
        if isinstance(frame, Strengths):
            c = frame
            base = c.base_a if c.x != -1 else g.spooky[c.a]
            strengths = (base, c.base_b, c.strength_a(g), c.strength_b())
            return (fought, c.kind, c.space, c.a, c.b, c.x, c.y, strengths, c.a_wins(g))
    return None


def fought(kind: int, space: int, a: int, b: int, x: int, y: int, strengths: tuple[int, ...], a_wins: bool) -> dict[str, Any]:
    """See fights.py. strengths: before cards, and with them."""
    room = kind == ROOM_FIGHT
    return {
        "kind": KIND_NAMES[kind],
        "at": ROOMS[space] if room else NAMES[space],
        "sides": [a, b],
        "names": [piece_name(a) if x == -1 else FIGURES[x], MONSTERS[y] if room else piece_name(y + GUEST)],
        "base": list(strengths[:2]),
        "strength": list(strengths[2:]),
        "ahead": 0 if a_wins else 1,
    }
