"""What a seat sees of the castle. Built from what he may know; what the display forgets (token_memory) is not in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hantise.core.telling import all_told

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


def look(g: Castle, seat: int) -> dict[str, Any]:
    """The table as that seat may know it (-1: an onlooker).

    seats: by seat, with `keys` (back-colour) for the owner and `backs` for all. tokens: "back" where the display forgets.
    drawn: the token that the ghost holds for all to see. placed: those that the last deed put down, seen once more.
    program: four cards, "back" where face down, "" where none lies. plan: for the ghost alone, where the cards lead.
    trail: the last walk; of the ghost's also its round and the cards turned up, the last of them maybe leading nowhere.
    map: where the table shows it, for each room in per cent how likely the ghost comes there by each card and at all.
    """
    return looks(g, [seat])[0]


def looks(g: Castle, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats."""
    return all_told(lies_open(g), owns(g, seats))


def tellings(g: Castle, seats: list[int]) -> list[dict[str, Any]]:
    """The same as functions and their values: what they tell follows from these alone."""
    public = lies_open(g)
    return [public | one for one in owns(g, seats)]


def owns(g: Castle, seats: list[int]) -> list[dict[str, Any]]:
    """What each of these seats sees besides what lies open."""
    people = [person(g, s) for s in range(g.seats)]
    return [own(g, seat, people) for seat in seats]


def lies_open(g: Castle) -> dict[str, Any]:
    """What everybody sees, but for the seats."""
    asked, tokens = g.asked, g.tokens
    return {
        "phase": phase(g),
        "round": g.rounds + (0 if g.ended == "capped" else 1),
        "target": g.target,
        "ghost": g.ghost,
        "turn": g.turn,
        "moved": g.moved,
        "memory": "shown" if g.open_tokens else "hidden",
        "tokens": (laid, tuple([t if t == NONE or g.open_tokens or g.ended else FACE_DOWN for t in tokens])),
        "drawn": "" if g.drawn == NONE else BACK if g.forgotten() else TOKENS[g.drawn],
        "placed": (there, g.placed, tuple([tokens[r] for r in g.placed])) if g.placed and not g.forgotten() else [],
        "waiting": (rooms, tuple(asked.rooms)) if isinstance(asked, PlaceToken) else [],
        "bag": sum(g.bag),
        "top": BLAZONS[g.top] if g.top != NONE else "",
        "pile": g.in_pile(),
        "discard": (keys, tuple(g.discard)),
        "box": (boxed, tuple(g.box)),
        "trail": trail(g),
        "map": chart(g),
        "caught": asked.options(g) if isinstance(asked, Catch) else [],
    }


def own(g: Castle, seat: int, people: list[tuple[Any, ...]]) -> dict[str, Any]:
    """What one seat sees besides."""
    return {
        "seats": [p if s != seat else (*p, g.hands[s]) for s, p in enumerate(people)],
        "program": program(g, seat),
        "plan": plan(g) if seat == g.ghost and g.asked is not None else None,
        "walk": ahead(g, seat),
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


def laid(tokens: tuple[int, ...]) -> list[Any]:
    """The tokens by room. MG-HID-4, MG-VAR-6: FACE_DOWN where the display does not say which."""
    return [(token, r, t) for r, t in enumerate(tokens) if t != NONE]


def there(placed: tuple[int, ...], tokens: tuple[int, ...]) -> list[Any]:
    """The tokens in these rooms."""
    return [(token, r, t) for r, t in zip(placed, tokens, strict=True)]


def token(room: int, kind: int) -> dict[str, Any]:
    return {"room": ROOMS[room], "token": BACK if kind == FACE_DOWN else TOKENS[kind]}


def rooms(of: tuple[int, ...]) -> list[str]:
    return [ROOMS[r] for r in of]


def keys(of: tuple[int, ...]) -> list[str]:
    return [KEYS[k] for k in of]


def boxed(box: tuple[int, ...]) -> dict[str, int]:
    """How many of each object lie in the box."""
    return {name: box[o] for o, name in enumerate(OBJECTS)}


def person(g: Castle, s: int) -> tuple[Any, ...]:
    """What lies in front of a seat; his keys are added for himself."""
    return (in_front, g.colours[s], g.pawns[s], g.won[s], g.objects[s], backs(g.hands[s]))


@lru_cache(4096)
def backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    """What everybody sees of a hand."""
    return tuple([k // COLOURS for k in hand])


def in_front(
    colour: int, room: int, won: tuple[int, ...], objects: int, backs: tuple[int, ...], hand: tuple[int, ...] | None = None
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


def program(g: Castle, seat: int) -> tuple[Any, ...]:
    """MG-HID-6. The four cards as the viewer sees them."""
    if isinstance(g.asked, Program):
        return (cards, g.program if seat == g.ghost else (), 0)
    known = LAID if seat == g.ghost else g.shown
    return (cards, g.program[:known], max(0, len(g.program) - known))


def cards(known: tuple[int, ...], unknown: int) -> list[str]:
    """The cards that the viewer knows, so many others, and empty places."""
    return [BLAZONS[b] for b in known] + [UNKNOWN] * unknown + [""] * (LAID - len(known) - unknown)


def trail(g: Castle) -> tuple[Any, ...] | None:
    """The last walk of a pawn; None before the first."""
    if not g.trail:
        return None
    return (walked, g.walker, g.trail, g.cards, (g.rounds + isinstance(g.asked, Catch)) if g.cards else 0)


def walked(seat: int, trail: tuple[int, ...], cards: tuple[int, ...], number: int) -> dict[str, Any]:
    return {"seat": seat, "rooms": rooms(trail), "cards": [BLAZONS[b] for b in cards], "round": number}


def chart(g: Castle) -> tuple[Any, ...] | None:
    """MG-VAR-7. The map of the ghost as everybody can know it, from the cards face up alone, rooms out of reach left out: what
    the ghost knows besides is not in it. None where the table does not show it, or he goes nowhere any more."""
    if not g.charts() or g.ghost == NONE or g.ended or g.asked is None or isinstance(g.asked, Catch):
        return None
    return (charted, g.pawns[g.ghost], g.revealed())


def charted(room: int, known: tuple[int, ...]) -> dict[str, dict[str, Any]]:
    """In per cent, how likely the ghost comes from that room to each by each card and at all."""
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


def ahead(g: Castle, seat: int) -> Any:
    """MG-HID-7. The rooms that the ghost will come through, where the viewer knows: his own program, or one face up."""
    if g.asked is None or isinstance(g.asked, Catch) or (seat != g.ghost and g.shown < LAID):
        return []
    return (ways, g.pawns[g.ghost], g.program)


def ways(room: int, program: tuple[int, ...]) -> list[str]:
    return rooms(walk(room, program))


def plan(g: Castle) -> tuple[Any, ...]:
    """For the ghost alone: the rooms that his cards lead to, how many of them cannot be walked, and where each card in his hand
    would lead next."""
    return (planned, g.pawns[g.ghost], g.program, isinstance(g.asked, Program), isinstance(g.asked, Catch))


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
