"""What a seat sees of Gregory Horror Show: all but the hands of the others, the decks, and rosters that are being chosen."""

from __future__ import annotations

from typing import Any

from .board import NAMES, ROOMS, SECRET_OPEN
from .components import BOOST, CARDS, FEET, FIGURES, MAIN, MONSTERS, MYSTERIES, POWERS
from .reach import reach, ways
from .rules.frames import KIND_NAMES, ROOM_FIGHT, Strengths
from .state import AWAY, GUEST, WANDERING, House

STATUS = ("away", "in_play", "waiting", "trapped")
GOING = ("normal", "walk_out", "monsters_only")


def names(bits: int, of: list[str]) -> list[str]:
    """The things of a bit set, by name."""
    return [name for k, name in enumerate(of) if bits >> k & 1] if bits else []


def place(g: House, piece: int) -> str | None:
    """The name of the space where a piece is; None off the board."""
    s = g.at[piece]
    return NAMES[s] if s >= 0 else None


def look(g: House, seat: int) -> dict[str, Any]:
    """The table as that seat may know it (-1: an onlooker).

    `moves`: while the viewer moves, what each space costs to the pawn and to each monster, counted by the rules, and `ways`
    the steps to those that are farther than one: see reach.py.
    """
    return looks(g, [seat])[0]


def looks(g: House, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats."""
    public = lies_open(g)
    return [public | own(g, seat, public["players"]) for seat in seats]


def lies_open(g: House) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "guests": g.guest_game(),
        "round": g.round,
        "turn": g.turn,
        "rounds": g.max_rounds,
        "active": g.active,
        "first": g.first,
        "points": g.points,
        "going": GOING[g.going],
        "stopped": g.stopped,
        "players": [player(g, s) for s in range(g.seats)],
        "gregory": {"at": place(g, WANDERING), "fought": bool(g.fought >> WANDERING & 1)},
        "figures": [figure(g, f) for f in range(len(FIGURES)) if g.status[f] != AWAY],
        "rooms": dict(zip(ROOMS, g.rooms, strict=True)),
        "secret": bool(g.mode & SECRET_OPEN),
        "deck": len(g.deck),
        "discard": [CARDS[k] for k in g.discard],
        "shown": [CARDS[k] for k in g.shown],
        "turned": MONSTERS[g.turned] if g.turned >= 0 else None,
        "mystery": {
            "stack": g.stack,
            "card": MYSTERIES[g.mystery] if g.mystery >= 0 else None,
            "lingering": MYSTERIES[g.lingering] if g.lingering >= 0 else None,
            "gone": names(g.gone, MYSTERIES),
        },
        "tolls": [[s, n] for s, n in g.tolls],
        "keys": g.supply(),
        "pending": ROOMS[g.combat] if g.combat >= 0 else None,
        "unlock": g.unlock,
        "dice": [[s, face + 1] for s, face in g.dice],
        "acid": [NAMES[s] for s in g.acid],
        "last": last(g),
        "fight": fight(g),
        "powers": POWERS_OF if g.guest_game() else {},
    }


def own(g: House, seat: int, players: list[dict[str, Any]]) -> dict[str, Any]:
    """What one seat sees besides."""
    return {
        "players": [{**p, "roster": roster(g, s, seat)} for s, p in enumerate(players)],
        "hand": [CARDS[k] for k in g.hands[seat]] if seat >= 0 else [],
        "known": [[CARDS[k] for k in known(g, seat, s)] for s in range(g.seats)],
        "moves": reach(g, seat),
        "ways": ways(g, seat),
    }


def roster(g: House, s: int, viewer: int) -> list[str] | None:
    """The guests of a seat; None where they are not open to the viewer."""
    return names(g.rosters[s], FIGURES) if g.open_rosters or s == viewer else None


def player(g: House, s: int) -> dict[str, Any]:
    """What lies open before a seat; its guests are added for who may see them."""
    memory = g.memory[s]
    return {
        "alive": g.alive(s),
        "at": place(g, s),
        "life": g.life[s],
        "spooky": g.spooky[s],
        "keys": g.keys[s],
        "hand": len(g.hands[s]),
        "rooms": g.controlled(s),
        "memory": NAMES[memory] if memory >= 0 else None,
        "hell": {"in": g.in_hell(s), "failed": g.hell_rolls[s], "free": bool(g.free >> s & 1)},
        "evicted": ROOMS[g.evicted[s]] if g.evicted[s] >= 0 else None,
        "flag": bool(g.flags >> s & 1 and g.trapped(s)),  # without a guest in a trap it gives no right
        "deck": names(g.decks[s], MONSTERS),
        "pile": names(g.piles[s], MONSTERS),
        "removed": names(g.removed[s], MONSTERS),
        "faces": names(g.faces(s), MONSTERS),
        "dead": names(g.dead[s], FIGURES),
    }


def known(g: House, viewer: int, s: int) -> list[int]:
    """Cards of another's hand that the viewer knows for certain."""
    return g.story.know(viewer).sure(s) if viewer >= 0 and viewer != s else []


def figure(g: House, f: int) -> dict[str, Any]:
    """A guest on the board."""
    return {
        "figure": FIGURES[f],
        "main": f < MAIN,
        "owner": g.owner[f],
        "at": place(g, f + GUEST),
        "status": STATUS[g.status[f]],
        "fought": bool(g.fought >> (f + GUEST) & 1),
        "feet": g.feet_left(f),
        "powers": POWERS_OF[FIGURES[f]],
    }


def powers(f: int) -> dict[str, Any]:
    """GHS-GMV-4 to GHS-GMV-8."""
    return {"diagonal": bool(POWERS[f] & 1), "jump": bool(POWERS[f] & 2), "feet": FEET[f], "spooky": BOOST[f]}


POWERS_OF: dict[str, dict[str, Any]] = {name: powers(f) for f, name in enumerate(FIGURES)}


def last(g: House) -> dict[str, Any] | None:
    """The last step of a piece."""
    if not g.last:
        return None
    piece, origin, to = g.last
    return {"piece": piece_name(piece), "from": NAMES[origin] if origin >= 0 else None, "to": NAMES[to]}


def piece_name(piece: int) -> str:
    """The name of a piece in pictures: the letter of a pawn's seat, gregory, or a figure."""
    return "abcd"[piece] if piece < WANDERING else "gregory" if piece == WANDERING else FIGURES[piece - GUEST]


def fight(g: House) -> dict[str, Any] | None:
    """GHS-RXN-7. A fight whose strengths are known: its standing is public."""
    try:
        c = g.coming(Strengths)
    except LookupError:
        return None
    room = c.kind == ROOM_FIGHT
    return {
        "kind": KIND_NAMES[c.kind],
        "at": ROOMS[c.space] if room else NAMES[c.space],
        "sides": [c.a, c.b],
        "names": [
            piece_name(c.a) if c.x == -1 else FIGURES[c.x],
            MONSTERS[c.y] if room else piece_name(c.y + GUEST),
        ],
        "base": [c.base_a if c.x != -1 else g.spooky[c.a], c.base_b],
        "strength": [c.strength_a(g), c.strength_b()],
        "ahead": 0 if c.a_wins(g) else 1,
    }
