"""Why not: for every pick that a person could try, the rule and the fact that forbid it."""

from __future__ import annotations

from hantise.core.frame import Reason

from .board import BETWEEN, DOOR, GATE, GATES, NEAR, STAIRS
from .components import COLOURS, DETECTOR, HAND_LIMIT, KEYS, LAID, LAMP, PICKAXE
from .notation import Read, read
from .state import NONE, Castle


def placing(g: Castle, room: int, rule: str) -> Reason:
    """Why the token that was drawn cannot lie there."""
    if g.tokens[room] != NONE:
        return Reason("MG-BRD-10", ("no-second-token", room))
    if rule == "MG-SET-6":
        return Reason(rule, ("no-first-room", room))
    if room in g.pawns:
        return Reason("MG-ARR-2", ("no-token-under-pawn", room))
    return Reason("MG-ARR-2", ("no-such-blazon", room, g.top))


def program(g: Castle, text: str) -> Reason | None:
    """Why a room that is no step of the ghost's next card cannot be chosen."""
    said = read(text)
    if said is None:
        return None
    if said.verb and said.verb != "lay":
        return Reason("MG-RND-4", ("no-turn-for-ghost",))
    return Reason("MG-GMV-2", ("no-card-there", said.room)) if said.room >= 0 else None


def keeping(g: Castle, me: int, text: str) -> Reason | None:
    """Why those keys cannot be discarded."""
    words = text.casefold().split()
    names = words[1:] if words[:1] == ["discard"] else words
    keys = [KEYS.index(name) for name in names if name in KEYS]
    if not names or len(keys) < len(names):
        return Reason("MG-TRN-3", ("no-turn-left",)) if read(text) is not None else None
    for key in keys:
        if keys.count(key) > g.hands[me].count(key):
            return Reason("MG-TRN-4", ("no-such-key", key))
    return Reason("MG-TRN-4", ("no-such-number", len(g.hands[me]) - HAND_LIMIT))


def turn(g: Castle, me: int, text: str) -> Reason | None:
    """Why a hunter cannot do that."""
    said = read(text)
    if said is None:
        return None
    if said.verb in ("place", "start", "lay", "catch"):
        return Reason("MG-TRN-2", ("no-deed-of-ghost",))
    if said.verb == "discard":
        return Reason("MG-TRN-4", ("no-discard-now",))
    if said.verb == "flip":
        return flipping(g, me, said)
    if said.verb == "detector":
        return detecting(g, me)
    if said.verb == "lamp":
        return by_lamp(g, me, said)
    if said.verb == "pickaxe":
        return by_pickaxe(g, me, said)
    if said.verb == "leave" or said.gate:
        return leaving(g, me, said)
    return by_key(g, me, said)


def flipping(g: Castle, me: int, said: Read) -> Reason | None:
    """MG-TOK-1, MG-TOK-6, MG-RUL-9."""
    room = g.pawns[me]
    meant = room if said.room == -1 else said.room
    if g.tokens[meant] == NONE:
        return Reason("MG-TOK-1", ("no-token", meant))
    if meant != room:
        return Reason("MG-TOK-6", ("no-token-afar", meant, room))
    return None if g.may_flip(me) else Reason("MG-TOK-1", ("no-flip-before-moving", room))


def detecting(g: Castle, me: int) -> Reason | None:
    """MG-OBJ-10."""
    if g.shown == LAID:
        return Reason("MG-OBJ-10", ("no-need-to-detect",))
    return None if g.has(me, DETECTOR) else Reason("MG-OBJ-2", ("no-object", DETECTOR))


def into(g: Castle, me: int, there: int) -> Reason | None:
    """Rooms that nobody can go to: his own, and the ghost's."""
    if there == g.pawns[me]:
        return Reason("MG-MOV-1", ("no-standing-still", there))
    if there == g.pawns[g.ghost]:
        return Reason("MG-MOV-4", ("no-entry", there))
    return None


def by_lamp(g: Castle, me: int, said: Read) -> Reason | None:
    """MG-OBJ-3."""
    room = g.pawns[me]
    if not g.has(me, LAMP):
        return Reason("MG-OBJ-2", ("no-object", LAMP))
    if room not in STAIRS:
        return Reason("MG-OBJ-3", ("no-stairs-here", room))
    if said.room < 0:
        return Reason("MG-OBJ-3", ("no-target", LAMP))
    if said.room not in STAIRS:
        return Reason("MG-OBJ-3", ("no-stairs", said.room))
    return into(g, me, said.room)


def by_pickaxe(g: Castle, me: int, said: Read) -> Reason | None:
    """MG-OBJ-5, MG-OBJ-6."""
    room = g.pawns[me]
    if not g.has(me, PICKAXE):
        return Reason("MG-OBJ-2", ("no-object", PICKAXE))
    if said.gate:
        return Reason("MG-OBJ-6", ("no-breaking-out",))
    if said.room < 0:
        return Reason("MG-OBJ-5", ("no-target", PICKAXE))
    if said.room not in (room, *NEAR[room]):
        return Reason("MG-BRD-2", ("no-neighbour", said.room, room))
    return into(g, me, said.room)


def leaving(g: Castle, me: int, said: Read) -> Reason | None:
    """MG-END-1, MG-END-3."""
    room = g.pawns[me]
    if said.gate and said.gate != GATES[room]:
        return Reason("MG-END-1", ("no-gate-afar", room))
    if GATE[room] < 0:
        return Reason("MG-END-1", ("no-gate-here", room))
    if not g.enough(me):
        return Reason("MG-END-3", ("no-leaving-yet", g.treasures(me), g.target))
    if said.key >= 0 and said.key not in g.hands[me]:
        return Reason("MG-END-1", ("no-such-key", said.key))
    if said.key >= 0 and not g.opens_gate(room, said.key):
        return Reason("MG-END-1", ("no-key-for-gate", said.key, GATE[room]))
    if not any(g.opens_gate(room, key) for key in g.hands[me]):
        return Reason("MG-END-1", ("no-gate-key", GATE[room]))
    return Reason("MG-END-1", ("which-key", GATE[room])) if said.key < 0 else None


def by_key(g: Castle, me: int, said: Read) -> Reason | None:
    """MG-MOV-1, MG-MOV-4, MG-MOV-5; MG-END-1 where the key is that of the gate."""
    room, hand = g.pawns[me], g.hands[me]
    if said.key >= 0 and said.key not in hand:
        return Reason("MG-MOV-1", ("no-such-key", said.key))
    if said.room >= 0:
        if said.room not in (room, *NEAR[room]):
            return Reason("MG-BRD-2", ("no-neighbour", said.room, room))
        blocked = into(g, me, said.room)
        if blocked is not None:
            return blocked
        door = BETWEEN[room][said.room]
        if door < 0:
            return Reason("MG-MOV-5", ("no-door", said.room, room))
        if said.key >= 0 and said.key % COLOURS != door:
            return Reason("MG-MOV-5", ("no-such-lock", said.key, said.room, door))
        if not any(key % COLOURS == door for key in hand):
            return Reason("MG-MOV-1", ("no-key-of-colour", said.room, door))
        several = len({key for key in hand if key % COLOURS == door}) > 1
        return Reason("MG-MOV-1", ("which-key", door)) if said.key < 0 and several else None
    if said.key < 0:
        return None
    there = DOOR[room][said.key % COLOURS]
    if there < 0:
        if g.opens_gate(room, said.key):
            return leaving(g, me, said)
        return Reason("MG-MOV-5", ("no-door-of-colour", room, said.key % COLOURS))
    return Reason("MG-MOV-4", ("no-entry", there)) if there == g.pawns[g.ghost] else None
