"""What a seat sees of Gregory Horror Show: all but the hands of the others, the decks, and rosters that are being chosen."""

from __future__ import annotations

from typing import Any, Final

from hantise.core.telling import Tell

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


def tells(g: House, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
    """The table as these seats may know it (-1: an onlooker).

    `moves`: while the viewer moves, what each space costs to the pawn and to each monster, counted by the rules, and `ways`
    the steps to those that are farther than one: see reach.py.
    """
    public = lies_open(g, tell)
    return [public | own(g, seat, tell) for seat in seats]


def lies_open(g: House, tell: Tell) -> dict[str, Any]:
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
        "gregory": {"at": place(g.at[WANDERING]), "fought": bool(g.fought >> WANDERING & 1)},
        "figures": [tell(guest, *figure(g, f)) for f in members(g.aboard) if g.status[f] != AWAY],
        "rooms": tell(controlled, tuple(g.rooms)),
        "secret": bool(g.mode & SECRET_OPEN),
        "deck": len(g.deck),
        "discard": tell(cards, tuple(g.discard)),
        "shown": cards(g.shown),
        "turned": MONSTERS[g.turned] if g.turned >= 0 else None,
        "mystery": mystery(g.stack, g.mystery, g.lingering, g.gone),
        "tolls": [[s, n] for s, n in g.tolls],
        "keys": g.supply(),
        "pending": ROOMS[g.combat] if g.combat >= 0 else None,
        "unlock": g.unlock,
        "dice": [[s, face + 1] for s, face in g.dice],
        "acid": [NAMES[s] for s in g.acid],
        "last": went(*g.last) if g.last else None,
        "fight": fight(g),
        "powers": POWERS_OF if guests else {},
    }


def own(g: House, seat: int, tell: Tell) -> dict[str, Any]:
    """What one seat sees besides."""
    moves, far = found(g, seat, tell)
    return {
        "players": [tell(before, *player(g, s, seat)) for s in range(g.seats)],
        "hand": tell(cards, g.hands[seat]) if seat >= 0 else [],
        "known": [cards(known(g, seat, s)) for s in range(g.seats)],
        "moves": moves,
        "ways": far,
    }


def player(g: House, s: int, viewer: int) -> tuple[Any, ...]:
    """What lies open before a seat; its guests where they are open to the viewer, else -1."""
    return (
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
    return (f, g.owner[f], g.at[piece], g.status[f], bool(g.fought >> piece & 1), g.feet_left(f))


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


def controlled(rooms: tuple[int, ...]) -> dict[str, int]:
    """Who controls each room."""
    return dict(zip(ROOMS, rooms, strict=True))


def cards(of: tuple[int, ...]) -> list[str]:
    return [CARDS[k] for k in of]


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


def fight(g: House) -> dict[str, Any] | None:
    """GHS-RXN-7. A fight whose strengths are known: its standing is public."""
    for frame in reversed(g.agenda):
        if isinstance(frame, Strengths):
            c = frame
            base = c.base_a if c.x != -1 else g.spooky[c.a]
            room = c.kind == ROOM_FIGHT
            return {
                "kind": KIND_NAMES[c.kind],
                "at": ROOMS[c.space] if room else NAMES[c.space],
                "sides": [c.a, c.b],
                "names": [piece_name(c.a) if c.x == -1 else FIGURES[c.x], MONSTERS[c.y] if room else piece_name(c.y + GUEST)],
                "base": [base, c.base_b],
                "strength": [c.strength_a(g), c.strength_b()],
                "ahead": 0 if c.a_wins(g) else 1,
            }
    return None
