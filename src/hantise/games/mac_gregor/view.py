"""What a seat sees of the castle. Built from what he may know; what the display forgets (token_memory) is not in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from hantise.core.telling import Tell

from .board import GATES, ROOMS, STEP, walk
from .components import BACK, BLAZONS, COLOURS, KEYS, LAID, OBJECTS, PLAYER_COLOURS, TOKENS
from .rules.arrival import PlaceToken
from .rules.capture import Catch
from .rules.programming import Program
from .rules.setup import ChooseStairs
from .rules.turn import KeepThree
from .state import NONE, Castle
from .walks import counted, programs

UNKNOWN: Final = "back"
FACE_DOWN: Final = -2  # a token of which the display does not say which


def tells(g: Castle, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
    """The table as these seats may know it (-1: an onlooker).

    seats: by seat, with `keys` (back-colour) for the owner and `backs` for all. tokens: "back" where the display forgets.
    drawn: the token that the ghost holds for all to see. placed: those that the last deed put down, seen once more.
    program: four cards, "back" where face down, "" where none lies. plan: for the ghost alone, where the cards lead.
    trail: the last walk; of the ghost's also its round and the cards turned up, the last of them maybe leading nowhere.
    map: where the table shows it, for each room in per cent how likely the ghost comes there by each card and at all.
    """
    people = [person(g, s) for s in range(g.seats)]
    public = lies_open(g, tell)
    return [public | own(g, seat, people, tell) for seat in seats]


def lies_open(g: Castle, tell: Tell) -> dict[str, Any]:
    """What everybody sees, but for the seats."""
    asked, tokens, hidden = g.asked, g.tokens, not (g.open_tokens or g.ended)
    return {
        "phase": phase(g),
        "round": g.rounds + (0 if g.ended == "capped" else 1),
        "target": g.target,
        "ghost": g.ghost,
        "turn": g.turn,
        "moved": g.moved,
        "memory": "shown" if g.open_tokens else "hidden",
        "tokens": tell(laid, tuple([FACE_DOWN if t != NONE else t for t in tokens] if hidden else tokens)),
        "drawn": "" if g.drawn == NONE else BACK if g.forgotten() else TOKENS[g.drawn],
        "placed": [] if g.forgotten() else [{"room": ROOMS[r], "token": TOKENS[tokens[r]]} for r in g.placed],
        "waiting": rooms(asked.rooms) if isinstance(asked, PlaceToken) else [],
        "bag": sum(g.bag),
        "top": BLAZONS[g.top] if g.top != NONE else "",
        "pile": g.in_pile(),
        "discard": tell(keys, tuple(g.discard)),
        "box": tell(boxed, tuple(g.box)),
        "trail": trail(g),
        "map": tell(chart, g.pawns[g.ghost], g.revealed()) if charted(g) else None,
        "caught": asked.options(g) if isinstance(asked, Catch) else [],
    }


def own(g: Castle, seat: int, people: list[tuple[Any, ...]], tell: Tell) -> dict[str, Any]:
    """What one seat sees besides."""
    return {
        "seats": [tell(in_front, *p, g.hands[s] if s == seat else None) for s, p in enumerate(people)],
        "program": program(g, seat),
        "plan": plan(g, tell) if seat == g.ghost and g.asked is not None else None,
        "walk": tell(ways, g.pawns[g.ghost], g.program) if ahead(g, seat) else [],
    }


def phase(g: Castle) -> str:
    """tokens, stairs, arrival, program, hunter, discard, catch or over."""
    asked = g.asked
    if g.ended or asked is None:
        return "over"
    if isinstance(asked, PlaceToken):
        return "arrival" if g.top != NONE else "tokens"
    if isinstance(asked, ChooseStairs):
        return "stairs"
    if isinstance(asked, Program):
        return "program"
    if isinstance(asked, KeepThree):
        return "discard"
    return "catch" if isinstance(asked, Catch) else "hunter"


def laid(tokens: tuple[int, ...]) -> list[dict[str, str]]:
    """The tokens by room. MG-HID-4, MG-VAR-6: FACE_DOWN where the display does not say which."""
    return [{"room": ROOMS[r], "token": BACK if t == FACE_DOWN else TOKENS[t]} for r, t in enumerate(tokens) if t != NONE]


def rooms(of: Sequence[int]) -> list[str]:
    return [ROOMS[r] for r in of]


def keys(of: tuple[int, ...]) -> list[str]:
    return [KEYS[k] for k in of]


def boxed(box: tuple[int, ...]) -> dict[str, int]:
    """How many of each object lie in the box."""
    return {name: box[o] for o, name in enumerate(OBJECTS)}


def person(g: Castle, s: int) -> tuple[Any, ...]:
    """What lies in front of a seat; his keys are added for himself."""
    return (g.colours[s], g.pawns[s], g.won[s], g.objects[s], backs(g.hands[s]))


@lru_cache(4096)
def backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    """What everybody sees of a hand."""
    return tuple([k // COLOURS for k in hand])


def in_front(
    colour: int, room: int, won: tuple[int, ...], objects: int, backs: tuple[int, ...], hand: tuple[int, ...] | None
) -> dict[str, Any]:
    return {
        "colour": PLAYER_COLOURS[colour],
        "room": ROOMS[room] if room != NONE else "",
        "gate": GATES[room] if room != NONE else "",
        "treasures": sum(won),
        "won": {PLAYER_COLOURS[c]: n for c, n in enumerate(won) if n},
        "objects": [name for o, name in enumerate(OBJECTS) if objects >> o & 1],
        "backs": [BLAZONS[b] for b in backs],
        "keys": None if hand is None else keys(hand),
    }


def program(g: Castle, seat: int) -> list[str]:
    """MG-HID-6. The four cards as the viewer sees them."""
    if isinstance(g.asked, Program):
        return cards(g.program if seat == g.ghost else (), 0)
    known = LAID if seat == g.ghost else g.shown
    return cards(g.program[:known], max(0, len(g.program) - known))


def cards(known: tuple[int, ...], unknown: int) -> list[str]:
    """The cards that the viewer knows, so many others, and empty places."""
    return [BLAZONS[b] for b in known] + [UNKNOWN] * unknown + [""] * (LAID - len(known) - unknown)


def trail(g: Castle) -> dict[str, Any] | None:
    """The last walk of a pawn; None before the first."""
    if not g.trail:
        return None
    number = (g.rounds + isinstance(g.asked, Catch)) if g.cards else 0
    return {"seat": g.walker, "rooms": rooms(g.trail), "cards": [BLAZONS[b] for b in g.cards], "round": number}


def charted(g: Castle) -> bool:
    """MG-VAR-7. Does the table show a map, and does the ghost still go somewhere?"""
    return g.charts() and g.ghost != NONE and not g.ended and g.asked is not None and not isinstance(g.asked, Catch)


def chart(room: int, known: tuple[int, ...]) -> dict[str, dict[str, Any]]:
    """MG-VAR-7. The map of the ghost in that room, as everybody can know it, from the cards face up alone, rooms out
    of reach left out: what the ghost knows besides is not in it."""
    total = len(programs(known))
    steps, enters, _ = counted(room, known, frozenset())
    return {
        name: {"steps": [percent(n, total) for n in steps[r]], "any": percent(enters[r], total)}
        for r, name in enumerate(ROOMS)
        if enters[r]
    }


def percent(n: int, total: int) -> int:
    """Of so many, rounded; never 0 where there are any, never 100 where not all."""
    return 0 if not n else 100 if n == total else min(99, max(1, round(100 * n / total)))


def ahead(g: Castle, seat: int) -> bool:
    """MG-HID-7. Does the viewer know where the ghost will come through? By his own program, or by one face up."""
    return g.asked is not None and not isinstance(g.asked, Catch) and (seat == g.ghost or g.shown >= LAID)


def ways(room: int, program: tuple[int, ...]) -> list[str]:
    """The rooms that a program leads through."""
    return rooms(walk(room, program))


def plan(g: Castle, tell: Tell) -> Any:
    """For the ghost alone: the rooms that his cards lead to, how many of them cannot be walked, and where each card in his hand
    would lead next."""
    return tell(planned, g.pawns[g.ghost], g.program, isinstance(g.asked, Program), isinstance(g.asked, Catch))


def planned(room: int, program: tuple[int, ...], laying: bool, catching: bool) -> dict[str, Any]:
    """laying: is he at it? catching: is his walk over?"""
    way = () if catching else walk(room, program)
    here = way[-1] if way else room
    broken = len(way) < len(program) and not catching
    hand = [b for b in range(len(BLAZONS)) if b not in program]
    return {
        "rooms": rooms(way),
        "broken": broken,
        "hand": [BLAZONS[b] for b in hand],
        "next": {} if broken or not laying else {BLAZONS[b]: ROOMS[STEP[here][b]] for b in hand if STEP[here][b] != NONE},
    }
