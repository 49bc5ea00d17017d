"""What a seat sees of the castle. Built from what he may know; what the display forgets (token_memory) is not in it."""

from __future__ import annotations

from typing import Any

from .board import GATES, ROOMS, STEP, walk
from .components import BACK, BLAZONS, COLOURS, KEYS, LAID, OBJECTS, PLAYER_COLOURS, TOKENS
from .rules.arrival import PlaceToken
from .rules.capture import Catch
from .rules.programming import Program
from .rules.setup import ChooseStairs
from .rules.turn import KeepThree
from .state import NONE, Castle
from .walks import counted, programs

UNKNOWN = "back"


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
    public = lies_open(g)
    return [public | own(g, seat, public["seats"]) for seat in seats]


def lies_open(g: Castle) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "phase": phase(g),
        "round": g.rounds + (0 if g.ended == "capped" else 1),
        "target": g.target,
        "ghost": g.ghost,
        "turn": g.turn,
        "moved": g.moved,
        "memory": "shown" if g.open_tokens else "hidden",
        "seats": [person(g, s) for s in range(g.seats)],
        "tokens": [{"room": ROOMS[r], "token": face(g, t)} for r, t in enumerate(g.tokens) if t != NONE],
        "drawn": "" if g.drawn == NONE else BACK if g.forgotten() else TOKENS[g.drawn],
        "placed": [] if g.forgotten() else [{"room": ROOMS[r], "token": TOKENS[g.tokens[r]]} for r in g.placed],
        "waiting": [ROOMS[r] for r in g.asked.rooms] if isinstance(g.asked, PlaceToken) else [],
        "bag": sum(g.bag),
        "top": BLAZONS[g.top] if g.top != NONE else "",
        "pile": g.in_pile(),
        "discard": [KEYS[k] for k in g.discard],
        "box": {name: g.box[o] for o, name in enumerate(OBJECTS)},
        "trail": trail(g),
        "map": chart(g),
        "caught": g.asked.options(g) if isinstance(g.asked, Catch) else [],
    }


def own(g: Castle, seat: int, people: list[dict[str, Any]]) -> dict[str, Any]:
    """What one seat sees besides."""
    return {
        "seats": [{**p, "keys": [KEYS[k] for k in g.hands[s]] if s == seat else None} for s, p in enumerate(people)],
        "program": program(g, seat),
        "plan": plan(g) if seat == g.ghost and g.asked is not None else None,
        "walk": ahead(g, seat),
    }


def phase(g: Castle) -> str:
    """tokens, stairs, arrival, program, hunter, discard, catch or over."""
    if g.ended or g.asked is None:
        return "over"
    if isinstance(g.asked, PlaceToken):
        return "arrival" if g.top != NONE else "tokens"
    for kind, name in ((ChooseStairs, "stairs"), (Program, "program"), (KeepThree, "discard"), (Catch, "catch")):
        if isinstance(g.asked, kind):
            return name
    return "hunter"


def face(g: Castle, token: int) -> str:
    """MG-HID-4, MG-VAR-6. What the display says of a token on the board; all at the end."""
    return TOKENS[token] if g.open_tokens or g.ended else BACK


def person(g: Castle, s: int) -> dict[str, Any]:
    """What lies in front of a seat; his keys are added for himself."""
    room = g.pawns[s]
    return {
        "colour": PLAYER_COLOURS[g.colours[s]],
        "room": ROOMS[room] if room != NONE else "",
        "gate": GATES[room] if room != NONE else "",
        "treasures": g.treasures(s),
        "won": {PLAYER_COLOURS[c]: n for c, n in enumerate(g.won[s]) if n},
        "objects": [name for o, name in enumerate(OBJECTS) if g.has(s, o)],
        "backs": [BLAZONS[k // COLOURS] for k in g.hands[s]],
    }


def program(g: Castle, seat: int) -> list[str]:
    """MG-HID-6. The four cards as the viewer sees them."""
    if isinstance(g.asked, Program):
        laid = [BLAZONS[b] for b in g.program] if seat == g.ghost else []
        return laid + [""] * (LAID - len(laid))
    known = LAID if seat == g.ghost else g.shown
    cards = [BLAZONS[b] if i < known else UNKNOWN for i, b in enumerate(g.program)]
    return cards + [""] * (LAID - len(cards))


def trail(g: Castle) -> dict[str, Any] | None:
    """The last walk of a pawn; None before the first."""
    if not g.trail:
        return None
    rooms = [ROOMS[r] for r in g.trail]
    number = (g.rounds + isinstance(g.asked, Catch)) if g.cards else 0
    return {"seat": g.walker, "rooms": rooms, "cards": [BLAZONS[b] for b in g.cards], "round": number}


def chart(g: Castle) -> dict[str, dict[str, Any]] | None:
    """MG-VAR-7. The map of the ghost as everybody can know it, from the cards face up alone, rooms out of reach left out: what
    the ghost knows besides is not in it. None where the table does not show it, or he goes nowhere any more."""
    if not g.charts() or g.ghost == NONE or g.ended or g.asked is None or isinstance(g.asked, Catch):
        return None
    known = g.revealed()
    total = len(programs(known))
    steps, enters, _ = counted(g.pawns[g.ghost], known, frozenset())
    return {
        name: {"steps": [percent(n, total) for n in steps[r]], "any": percent(enters[r], total)}
        for r, name in enumerate(ROOMS)
        if enters[r]
    }


def percent(n: int, total: int) -> int:
    """Of so many, rounded; never 0 where there are any, never 100 where not all."""
    return 0 if not n else 100 if n == total else min(99, max(1, round(100 * n / total)))


def ahead(g: Castle, seat: int) -> list[str]:
    """MG-HID-7. The rooms that the ghost will come through, where the viewer knows: his own program, or one face up."""
    if g.asked is None or isinstance(g.asked, Catch) or (seat != g.ghost and g.shown < LAID):
        return []
    return [ROOMS[r] for r in walk(g.pawns[g.ghost], g.program)]


def plan(g: Castle) -> dict[str, Any]:
    """For the ghost alone: the rooms that his cards lead to, how many of them cannot be walked, and where each card in his hand
    would lead next."""
    laying = isinstance(g.asked, Program)
    rooms = walk(g.pawns[g.ghost], g.program) if not isinstance(g.asked, Catch) else ()
    here = rooms[-1] if rooms else g.pawns[g.ghost]
    broken = len(rooms) < len(g.program) and not isinstance(g.asked, Catch)
    return {
        "rooms": [ROOMS[r] for r in rooms],
        "broken": broken,
        "hand": [BLAZONS[b] for b in range(len(BLAZONS)) if b not in g.program],
        "next": {}
        if broken or not laying
        else {BLAZONS[b]: ROOMS[STEP[here][b]] for b in range(len(BLAZONS)) if STEP[here][b] != NONE and b not in g.program},
    }
