"""What a seat sees of Ze Horror Attack. Built from what it may know; notes are what follows from what it has seen (HA-
HID-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hantise.core.telling import Tell

from .building import Build
from .components import CARDS, FACTIONS, PACKS, SIDE_OF, SIDES
from .deck_and_pile import Arrange, DigTake
from .decks import PRESETS, write
from .hands import SeenPick
from .rules import LETTERS
from .setup import Mulligan
from .state import Table
from .story import Notes

BACK: Final = "back"
UNKNOWN: Final = -1  # a card or faction of which the viewer sees the back


def tells(g: Table, seats: list[int], tell: Tell) -> list[dict[str, Any]]:
    """The table as these seats may know it (-1: an onlooker).

    Seats are by number, cards and factions by id, `back` where the viewer does not know which. decks: how many cards each
    has; tops: their top cards, as far as the viewer has looked at them; notes: by seat the hand cards that he is sure of,
    and others that may be there; symbols: by seat suns less skulls of the area, which is the score so far of a hero, and
    with the other sign that of a monster; score: one's own so far; seen: the hand that is being looked at; dug: the top
    cards that are.
    """
    public = lies_open(g, tell)
    return [public | own(g, seat, tell) for seat in seats]


def lies_open(g: Table, tell: Tell) -> dict[str, Any]:
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
        "replaced": members(g.replaced),
        "areas": tell(all_cards, tuple(g.area)),
        "pile": tell(cards, g.pile),
        "symbols": [g.symbols(s) for s in range(g.seats)],
        "built": [LETTERS[s] for s in members(g.built)],
        "played": {"seat": g.played[0], "card": CARDS[g.played[1]], "area": g.played[2]} if g.played else None,
        "result": [result(g, s) for s in range(g.seats) if g.faction[s]] if g.ended else [],
    }


def own(g: Table, seat: int, tell: Tell) -> dict[str, Any]:
    """What one seat sees besides."""
    mine, ready = seat >= 0, bool(g.lists)
    return {
        "tops": tops(g, seat),
        "hand": tell(cards, g.hand[seat]) if mine else [],
        "aside": cards(g.aside[seat]) if mine else [],
        "factions": tell(factions, tuple([faction_cards(g, seat, s) for s in range(g.seats)])),
        "score": g.score(seat, g.counted(seat)) if mine and g.faction[seat] else None,
        "notes": tell(notes, noted(g, seat)) if ready and not g.ended else [],
        "seen": seen(g, seat),
        "dug": dug(g, seat),
        "deck_list": tell(listed, lists(g, seat)) if g.expert else {},
        "building": building(g, seat),
    }


def cards(of: Sequence[int]) -> list[str]:
    """By id, `back` where the viewer does not know which (-1)."""
    return [CARDS[k] if k >= 0 else BACK for k in of]


def all_cards(of: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    return [cards(some) for some in of]


def members(bits: int) -> list[int]:
    """Seats by number."""
    return [s for s in range(bits.bit_length()) if bits >> s & 1]


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
    return [cards(known.tops(d)) for d in range(len(g.deck))]


def noted(g: Table, viewer: int) -> tuple[Notes, ...]:
    """HA-HID-5. What the viewer knows of the other hands: cards that are there, and cards that may be."""
    known = g.know(viewer)
    return tuple([((), ()) if s == viewer else known.notes(s) for s in range(g.seats)])


def notes(of: tuple[Notes, ...]) -> list[dict[str, list[str]]]:
    return [{"sure": cards(sure), "maybe": cards(maybe)} for sure, maybe in of]


def faction_cards(g: Table, viewer: int, seat: int) -> tuple[int, ...]:
    """HA-HID. The faction cards before a seat: those that the viewer may not know are UNKNOWN."""
    held = g.faction[seat]
    if viewer == seat:
        return held
    out = []
    for slot, f in enumerate(held):
        known = g.knows_faction(viewer, seat, slot)
        if g.ended and not known:
            # HA-EXP-17, HA-EXP-21: of equal cards the first position counts
            known = slot == held.index(g.counted(seat))
        out.append(f if known else UNKNOWN)
    return tuple(out)


def factions(of: tuple[tuple[int, ...], ...]) -> list[list[dict[str, str]]]:
    """`id` and `side`, `back` and "" where the viewer may not know."""
    return [
        [{"id": FACTIONS[f] if f != UNKNOWN else BACK, "side": SIDES[SIDE_OF[f]] if f != UNKNOWN else ""} for f in held]
        for held in of
    ]


def seen(g: Table, viewer: int) -> dict[str, Any] | None:
    """HA-DEC-11. The hand that is being looked at: whose, by whom, and, to him who looks, which cards."""
    asked = g.asked
    if not isinstance(asked, SeenPick):
        return None
    there = g.hand[asked.target] if asked.who == viewer else ()
    return {"by": asked.who, "seat": asked.target, "cards": cards(there)}


def dug(g: Table, viewer: int) -> dict[str, Any] | None:
    """HA-DEC-13. The cards on top of the deck that are being looked at; `put`: how many of them are in order already."""
    asked = g.asked
    if not isinstance(asked, (DigTake, Arrange)):
        return None
    there = g.top[g.own(asked.who)][: asked.n] if asked.who == viewer else ()
    put = asked.place if isinstance(asked, Arrange) else 0
    return {"by": asked.who, "n": asked.n, "put": put, "cards": cards(there)}


def lists(g: Table, viewer: int) -> tuple[tuple[int, ...], ...]:
    """HA-RUL-39. Expert: what the own deck held; those that the table has named are public."""
    held = [g.lists[s] if g.lists and s == viewer else g.named[s] for s in range(g.seats)]
    return tuple([tuple(deck) for deck in held])


def listed(decks: tuple[tuple[int, ...], ...]) -> dict[str, Any]:
    """By seat, a deck's name and cards."""
    out: dict[str, Any] = {}
    for seat, deck in enumerate(decks):
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
    return cards(asked.picks) if isinstance(asked, Build) and asked.who == viewer else []


def result(g: Table, seat: int) -> dict[str, Any]:
    """HA-SCO. What counted: the faction card, symbols, bonus, total."""
    f = g.counted(seat)
    side, total = SIDES[SIDE_OF[f]], g.score(seat, f)
    bonus = total - (1 if side == "hero" else -1) * g.symbols(seat)
    return {"seat": seat, "faction": FACTIONS[f], "side": side, "bonus": bonus, "total": total}
