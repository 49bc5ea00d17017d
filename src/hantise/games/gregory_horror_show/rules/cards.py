"""Chapter 12, the judgment cards: when each may be played, and at what. Queries only; what they do is in effects.py.

A card that is played is a number, card * SPAN + target: nobody (0), a seat, a die, a space, a room, or a seat and a space.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from hantise.core.frame import ALL

from ..board import AREA, BESIDE, CARPET_OF, KIND, STAIRS, distances, in_hall, pushable
from ..components import CARD_EFFECTS, EFFECTS, JUDGMENTS, OPS
from ..state import TABLE, WANDERING, House
from .frames import GUESTS, ROOM_FIGHT, WANDERING_GUEST, Dice, Strengths

SPAN: Final = 1000
NO_TARGET: Final = SPAN - 1  # for a card that one tries to play, and that has no legal target
PAIR: Final = 200  # a seat and a space: seat * PAIR + space

# windows: GHS-RXN-3 to GHS-RXN-10
START_OF_TURN: Final = 0
DIE: Final = 1
MOVE: Final = 2
STEP: Final = 3
COMBAT: Final = 4
LOSS: Final = 5
CARD_AT_STAKE: Final = 6
END: Final = 7
WINDOW_NAMES: Final = ("start", "die", "move", "step", "combat", "loss", "card", "end")
WINDOW_RULES: Final = (
    "GHS-RXN-3", "GHS-RXN-4", "GHS-RXN-5", "GHS-RXN-6", "GHS-RXN-7", "GHS-RXN-8", "GHS-RXN-9", "GHS-RXN-10",
)  # fmt: skip
OPEN_TO: Final[dict[str, tuple[int, ...]]] = {
    "own_turn": (START_OF_TURN, STEP, END),
    "move_own": (MOVE,),
    "move_enemy": (MOVE,),
    "die": (DIE,),
    "combat_own": (COMBAT,),
    "combat_enemy": (COMBAT,),
    "loss": (LOSS,),
    "card": (CARD_AT_STAKE,),
    "any": (START_OF_TURN, DIE, MOVE, STEP, COMBAT, LOSS, END),
}
TIMING: Final[list[str]] = [c["timing"] for c in JUDGMENTS]
WINDOWS: Final[list[int]] = [sum([1 << w for w in OPEN_TO[t]]) for t in TIMING]
OP: Final[list[str]] = [OPS[EFFECTS[e[0]].op] for e in CARD_EFFECTS]
FIRST: Final[list[int]] = [e[0] for e in CARD_EFFECTS]

# what the target of a card is, for the notation
NOTHING: Final = 0
SEAT: Final = 1
SPACE: Final = 2
ROOM: Final = 3
THROWN: Final = 4
SHOVE: Final = 5
AIMS: Final[dict[str, int]] = {
    "steal_card": SEAT,
    "lose_life": SEAT,
    "lose_spooky": SEAT,
    "steal_key": SEAT,
    "send_to_hell": SEAT,
    "remove_control": ROOM,
    "place_wandering": SPACE,
    "relocate": SPACE,
    "reroll": THROWN,
    "push": SHOVE,
}
AIM: Final[list[int]] = [AIMS.get(op, NOTHING) for op in OP]


@cache
def open_to(hand: tuple[int, ...]) -> int:
    """The windows in which the timing of some card of the hand lets it be played: a bit set."""
    out = 0
    for k in hand:
        out |= WINDOWS[k]
    return out


def somebody(g: House, window: int) -> bool:
    """Does anybody hold a card whose timing fits the window?"""
    return bool(open_to_any(tuple(g.hands)) >> window & 1)


@lru_cache(1 << 12)
def open_to_any(hands: tuple[tuple[int, ...], ...]) -> int:
    """The same for several hands."""
    out = 0
    for hand in hands:
        out |= open_to(hand)
    return out


def playable(g: House, seat: int, window: int, first: int) -> list[int]:
    """GHS-JUD-4. The picks by which the seat may play a card of its hand in that window. first: where those picks begin."""
    out: list[int] = []
    if not open_to(g.hands[seat]) >> window & 1:
        return out
    last = -1
    for k in g.hands[seat]:
        if k != last and WINDOWS[k] >> window & 1:
            last = k
            base = first + k * SPAN
            out += [base + t for t in targets(g, seat, k, window)]
    return out


def might(g: House, seat: int, window: int) -> bool:
    """Might the seat be able to play something there, as far as the public knows? Then everybody waits for it: GHS-RXN-12."""
    for k in sorted(set(g.hidden.might(TABLE, seat + 1))):
        if WINDOWS[k] >> window & 1 and (window == CARD_AT_STAKE or targets(g, seat, k, window)):
            return True
    return False


def targets(g: House, seat: int, k: int, window: int) -> list[int]:
    """What the seat may aim that card at, as if it held it; [] where it may not play it. Hangs on public facts only."""
    timing, op = TIMING[k], OP[k]
    if timing == "own_turn":
        if seat != g.active:
            return []
    elif timing == "move_own" or timing == "move_enemy":
        return [0] if (seat == g.active) == (timing == "move_own") else []
    elif timing == "combat_own" or timing == "combat_enemy":
        return strengthens(g, seat, k)
    elif timing == "any" or timing == "loss":
        return [0]
    elif timing == "die":
        return list(range(len(g.coming(Dice).dice)))
    effect = EFFECTS[FIRST[k]]
    if op == "lose_life" or op == "lose_spooky":
        return g.enemies(seat)
    if op == "steal_card":
        held = len(g.hands[seat]) - 1  # GHS-JUD-14: after this card has left yours
        return [e for e in g.enemies(seat) if len(g.hands[e]) > held]
    if op == "place_wandering":
        return g.far_carpets()
    if op == "move_wandering":
        return [] if g.fought >> WANDERING & 1 else [0]
    if op == "take_key":
        return [0] if g.supply() and g.keys[seat] <= effect.n else []
    if op == "steal_key":
        return [e for e in g.enemies(seat) if g.keys[e] and g.floor_of(e) == g.floor_of(seat)]
    if op == "send_to_hell":
        return [e for e in g.enemies(seat) if CARPET_OF[g.at[e]] >= 0]
    if op == "remove_control":
        return removable(g, seat)
    if op == "push":
        return shoves(g, seat)
    if op == "relocate":
        s = g.at[seat]
        if not in_hall(s, g.mode) or KIND[s] == STAIRS or g.combat >= 0 or g.mystery >= 0:
            return []
        return g.carpets(1 - g.floor_of(seat))
    return [0]  # unlock, lasting


def strengthens(g: House, seat: int, k: int) -> list[int]:
    """GHS-JUD-10 to GHS-JUD-12, GHS-CMB-1. May the seat play this strength card in the present combat?"""
    c = g.coming(Strengths)
    word = EFFECTS[FIRST[k]].word
    monsters = c.kind in (GUESTS, WANDERING_GUEST)
    if word == "own":
        ok = seat == c.a or (seat == c.b and c.kind != ROOM_FIGHT)
    elif word == "opponent":
        ok = seat == c.a or (seat == c.b and monsters)
    else:
        ok = not monsters and seat != c.a
    return [0] if ok else []


def removable(g: House, seat: int) -> list[int]:
    """GHS-JUD-24. Rooms of enemies who control two or more, with no pawn inside."""
    there = [AREA[g.at[p]] for p in range(g.seats) if g.at[p] >= 0]
    return [r for r, o in enumerate(g.rooms) if o >= 0 and o != seat and g.controlled(o) >= 2 and r not in there]


def shoves(g: House, seat: int) -> list[int]:
    """GHS-JUD-25. Enemies in the hall, near a pawn in the hall, each with the free spaces that they may be pushed to."""
    s = g.at[seat]
    if not in_hall(s, g.mode):
        return []
    out: list[int] = []
    far = distances(g.mode, s)
    for e in g.enemies(seat):
        t = g.at[e]
        if in_hall(t, g.mode) and far[t] <= 3:
            out += [e * PAIR + u for u in sorted(BESIDE[g.mode][t]) if g.on[u] < 0 and pushable(u, g.mode)]
    return out


def tell(g: House, me: int, card: int, target: int) -> None:
    """GHS-JUD-6. The card is shown, and what it is aimed at."""
    aim = AIM[card]
    if aim == SEAT:
        g.tell(ALL, "plays-at", me, card, target)
    elif aim == SPACE:
        g.tell(ALL, "plays-on", me, card, target)
    elif aim == ROOM:
        g.tell(ALL, "plays-room", me, card, target)
    elif aim == SHOVE:
        g.tell(ALL, "plays-shove", me, card, target // PAIR, target % PAIR)
    else:
        g.tell(ALL, "plays", me, card)
