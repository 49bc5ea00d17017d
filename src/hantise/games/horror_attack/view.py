"""What a seat sees of Ze Horror Attack. Built from what it may know; notes are what follows from what it has seen (HA-
HID-5)."""

from __future__ import annotations

from typing import Any

from .building import Build
from .components import CARDS, FACTIONS, PACKS, SIDE_OF, SIDES
from .deck_and_pile import Arrange, DigTake
from .decks import PRESETS, write
from .hands import SeenPick
from .rules import LETTERS
from .setup import Mulligan
from .state import Table

BACK = "back"


def look(g: Table, seat: int) -> dict[str, Any]:
    """The table as that seat may know it (-1: an onlooker).

    Seats are by number, cards and factions by id, `back` where the viewer does not know which. decks: how many cards each
    has;
    tops: their top cards, as far as the viewer has looked at them; notes: by seat the hand cards that he is sure of, and
    others that
    may be there; symbols: by seat suns less skulls of the area, which is the score so far of a hero, and with the other
    sign that of a
    monster; score: one's own so far; seen: the hand that is being looked at; dug: the top cards that are.
    """
    return looks(g, [seat])[0]


def looks(g: Table, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats."""
    public = lies_open(g)
    return [public | own(g, seat) for seat in seats]


def lies_open(g: Table) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "phase": phase(g),
        "expert": g.expert,
        "packs": [PACKS[p] for p in range(len(PACKS)) if g.packs >> p & 1] if not g.expert else [],
        "turn": g.turn,
        "first": g.first,
        "last_turn": g.closing,
        "decks": [g.left(d) for d in range(len(g.deck))],
        "hands": [len(h) for h in g.hand],
        "replaced": [s for s in range(g.seats) if g.replaced >> s & 1],
        "areas": [[CARDS[k] for k in area] for area in g.area],
        "pile": [CARDS[k] for k in g.pile],
        "symbols": [g.symbols(s) for s in range(g.seats)],
        "built": [LETTERS[s] for s in range(g.seats) if g.built >> s & 1],
        "played": {"seat": g.played[0], "card": CARDS[g.played[1]], "area": g.played[2]} if g.played else None,
        "result": result(g) if g.ended else [],
    }


def own(g: Table, seat: int) -> dict[str, Any]:
    """What one seat sees besides."""
    mine, ready = seat >= 0, bool(g.lists)
    return {
        "tops": tops(g, seat),
        "hand": [CARDS[k] for k in g.hand[seat]] if mine else [],
        "aside": [CARDS[k] for k in g.aside[seat]] if mine else [],
        "factions": [factions(g, seat, s) for s in range(g.seats)],
        "score": g.score(seat, g.counted(seat)) if mine and g.faction[seat] else None,
        "notes": [note(g, seat, s) for s in range(g.seats)] if ready and not g.ended else [],
        "seen": seen(g, seat),
        "dug": dug(g, seat),
        "deck_list": own_list(g, seat),
        "building": building(g, seat),
    }


def phase(g: Table) -> str:
    """decks, mulligan, play or over."""
    if g.ended:
        return "over"
    if not g.lists:
        return "decks"
    return "mulligan" if isinstance(g.asked, Mulligan) else "play"


def tops(g: Table, seat: int) -> list[list[str]]:
    """The top cards of each deck which somebody has looked at, as the viewer knows them."""
    if g.ended or not g.lists:
        return []
    known = g.know(seat)
    return [[CARDS[k] if k >= 0 else BACK for k in known.tops(d)] for d in range(len(g.deck))]


def note(g: Table, viewer: int, seat: int) -> dict[str, list[str]]:
    """HA-HID-5. What the viewer knows of another hand."""
    if viewer == seat:
        return {"sure": [], "maybe": []}
    known = g.know(viewer)
    return {"sure": [CARDS[k] for k in known.sure(seat)], "maybe": [CARDS[k] for k in known.maybe(seat)]}


def factions(g: Table, viewer: int, seat: int) -> list[dict[str, Any]]:
    """HA-HID. The faction cards before a seat: `id` and `side`, `back` and "" where the viewer may not know."""
    out = []
    for slot, f in enumerate(g.faction[seat]):
        known = g.knows_faction(viewer, seat, slot)
        if g.ended and not known:
            # HA-EXP-17, HA-EXP-21: of equal cards the first position counts
            known = slot == g.faction[seat].index(g.counted(seat))
        out.append({"id": FACTIONS[f] if known else BACK, "side": SIDES[SIDE_OF[f]] if known else ""})
    return out


def seen(g: Table, viewer: int) -> dict[str, Any] | None:
    """HA-DEC-11. The hand that is being looked at: whose, by whom, and, to him who looks, which cards."""
    asked = g.asked
    if not isinstance(asked, SeenPick):
        return None
    cards = [CARDS[k] for k in g.hand[asked.target]] if asked.who == viewer else []
    return {"by": asked.who, "seat": asked.target, "cards": cards}


def dug(g: Table, viewer: int) -> dict[str, Any] | None:
    """HA-DEC-13. The cards on top of the deck that are being looked at; `put`: how many of them are in order already."""
    asked = g.asked
    if not isinstance(asked, (DigTake, Arrange)):
        return None
    cards = [CARDS[k] for k in g.top[g.own(asked.who)][: asked.n]] if asked.who == viewer else []
    return {"by": asked.who, "n": asked.n, "put": asked.place if isinstance(asked, Arrange) else 0, "cards": cards}


def own_list(g: Table, viewer: int) -> dict[str, Any]:
    """HA-RUL-39. Expert: the own deck's name and what it held; those that the table has named are public."""
    if not g.expert:
        return {}
    out: dict[str, Any] = {}
    for seat in range(g.seats):
        deck = g.lists[seat] if g.lists and seat == viewer else g.named[seat]
        if deck:
            name = write(deck)
            out[LETTERS[seat]] = {
                "name": name if name in PRESETS else "",
                "cards": {CARDS[k]: n for k, n in enumerate(deck) if n},
            }
    return out


def building(g: Table, viewer: int) -> list[str]:
    """HA-EXP-7. The cards that the viewer has picked so far for the deck that he builds."""
    asked = g.asked
    return [CARDS[k] for k in asked.picks] if isinstance(asked, Build) and asked.who == viewer else []


def result(g: Table) -> list[dict[str, Any]]:
    """HA-SCO. By seat what counted: the faction card, symbols, bonus, total."""
    out = []
    for seat in range(g.seats):
        if not g.faction[seat]:
            continue
        f = g.counted(seat)
        side = 1 if SIDES[SIDE_OF[f]] == "hero" else -1
        total = g.score(seat, f)
        out.append(
            {
                "seat": seat,
                "faction": FACTIONS[f],
                "side": SIDES[SIDE_OF[f]],
                "bonus": total - side * g.symbols(seat),
                "total": total,
            }
        )
    return out
