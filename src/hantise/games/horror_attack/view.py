"""What a seat sees of Ze Horror Attack. Built from what it may know; notes are what follows from what it has seen (HA-
HID-5)."""

from __future__ import annotations

from typing import Any, Final

from hantise.core.telling import all_told

from .building import Build
from .components import CARDS, FACTIONS, PACKS, SIDE_OF, SIDES
from .deck_and_pile import Arrange, DigTake
from .decks import PRESETS, write
from .hands import SeenPick
from .rules import LETTERS
from .setup import Mulligan
from .state import Table

BACK: Final = "back"
UNKNOWN: Final = -1  # a card or faction of which the viewer sees the back


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
    return all_told(lies_open(g), owns(g, seats))


def tellings(g: Table, seats: list[int]) -> list[dict[str, Any]]:
    """The same as functions and their values: what they tell follows from these alone."""
    public = lies_open(g)
    return [public | one for one in owns(g, seats)]


def owns(g: Table, seats: list[int]) -> list[dict[str, Any]]:
    """What each of these seats sees besides what lies open."""
    return [own(g, seat) for seat in seats]


def lies_open(g: Table) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "phase": phase(g),
        "expert": g.expert,
        "packs": (packs, g.packs) if not g.expert else [],
        "turn": g.turn,
        "first": g.first,
        "last_turn": g.closing,
        "decks": [g.left(d) for d in range(len(g.deck))],
        "hands": [len(h) for h in g.hand],
        "replaced": (members, g.replaced),
        "areas": [(cards, area) for area in g.area],
        "pile": (cards, g.pile),
        "symbols": [g.symbols(s) for s in range(g.seats)],
        "built": (letters, g.built),
        "played": (played, *g.played) if g.played else None,
        "result": [result(g, s) for s in range(g.seats) if g.faction[s]] if g.ended else [],
    }


def own(g: Table, seat: int) -> dict[str, Any]:
    """What one seat sees besides."""
    mine, ready = seat >= 0, bool(g.lists)
    return {
        "tops": tops(g, seat),
        "hand": (cards, g.hand[seat]) if mine else [],
        "aside": (cards, g.aside[seat]) if mine else [],
        "factions": [factions(g, seat, s) for s in range(g.seats)],
        "score": g.score(seat, g.counted(seat)) if mine and g.faction[seat] else None,
        "notes": [note(g, seat, s) for s in range(g.seats)] if ready and not g.ended else [],
        "seen": seen(g, seat),
        "dug": dug(g, seat),
        "deck_list": own_list(g, seat),
        "building": building(g, seat),
    }


def cards(of: tuple[int, ...]) -> list[str]:
    """By id, `back` where the viewer does not know which (-1)."""
    return [CARDS[k] if k >= 0 else BACK for k in of]


def packs(bits: int) -> list[str]:
    return [PACKS[p] for p in range(len(PACKS)) if bits >> p & 1]


def members(bits: int) -> list[int]:
    """Seats by number."""
    return [s for s in range(bits.bit_length()) if bits >> s & 1]


def letters(bits: int) -> list[str]:
    """Seats by letter."""
    return [LETTERS[s] for s in members(bits)]


def played(seat: int, card: int, area: int) -> dict[str, Any]:
    return {"seat": seat, "card": CARDS[card], "area": area}


def phase(g: Table) -> str:
    """decks, mulligan, play or over."""
    if g.ended:
        return "over"
    if not g.lists:
        return "decks"
    return "mulligan" if isinstance(g.asked, Mulligan) else "play"


def tops(g: Table, seat: int) -> list[Any]:
    """The top cards of each deck which somebody has looked at, as the viewer knows them."""
    if g.ended or not g.lists:
        return []
    known = g.know(seat)
    return [(cards, tuple(known.tops(d))) for d in range(len(g.deck))]


def note(g: Table, viewer: int, seat: int) -> tuple[Any, ...]:
    """HA-HID-5. What the viewer knows of another hand."""
    if viewer == seat:
        return (noted, (), ())
    known = g.know(viewer)
    return (noted, tuple(known.sure(seat)), tuple(known.maybe(seat)))


def noted(sure: tuple[int, ...], maybe: tuple[int, ...]) -> dict[str, list[str]]:
    return {"sure": cards(sure), "maybe": cards(maybe)}


def factions(g: Table, viewer: int, seat: int) -> tuple[Any, ...]:
    """HA-HID. The faction cards before a seat: those that the viewer may not know are UNKNOWN."""
    held = g.faction[seat]
    if viewer == seat:
        return (before, held)
    out = []
    for slot, f in enumerate(held):
        known = g.knows_faction(viewer, seat, slot)
        if g.ended and not known:
            # HA-EXP-17, HA-EXP-21: of equal cards the first position counts
            known = slot == held.index(g.counted(seat))
        out.append(f if known else UNKNOWN)
    return (before, tuple(out))


def before(factions: tuple[int, ...]) -> list[dict[str, Any]]:
    """`id` and `side`, `back` and "" where the viewer may not know."""
    return [{"id": FACTIONS[f] if f != UNKNOWN else BACK, "side": SIDES[SIDE_OF[f]] if f != UNKNOWN else ""} for f in factions]


def seen(g: Table, viewer: int) -> tuple[Any, ...] | None:
    """HA-DEC-11. The hand that is being looked at: whose, by whom, and, to him who looks, which cards."""
    asked = g.asked
    if not isinstance(asked, SeenPick):
        return None
    return (looked_at, asked.who, asked.target, g.hand[asked.target] if asked.who == viewer else ())


def looked_at(by: int, seat: int, hand: tuple[int, ...]) -> dict[str, Any]:
    return {"by": by, "seat": seat, "cards": cards(hand)}


def dug(g: Table, viewer: int) -> tuple[Any, ...] | None:
    """HA-DEC-13. The cards on top of the deck that are being looked at; `put`: how many of them are in order already."""
    asked = g.asked
    if not isinstance(asked, (DigTake, Arrange)):
        return None
    there = tuple(g.top[g.own(asked.who)][: asked.n]) if asked.who == viewer else ()
    return (turned, asked.who, asked.n, asked.place if isinstance(asked, Arrange) else 0, there)


def turned(by: int, n: int, put: int, there: tuple[int, ...]) -> dict[str, Any]:
    return {"by": by, "n": n, "put": put, "cards": cards(there)}


def own_list(g: Table, viewer: int) -> Any:
    """HA-RUL-39. Expert: the own deck's name and what it held; those that the table has named are public."""
    if not g.expert:
        return {}
    held = [g.lists[s] if g.lists and s == viewer else g.named[s] for s in range(g.seats)]
    return (listed, tuple([tuple(deck) for deck in held]))


def listed(decks: tuple[tuple[int, ...], ...]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for seat, deck in enumerate(decks):
        if deck:
            name = write(deck)
            out[LETTERS[seat]] = {
                "name": name if name in PRESETS else "",
                "cards": {CARDS[k]: n for k, n in enumerate(deck) if n},
            }
    return out


def building(g: Table, viewer: int) -> Any:
    """HA-EXP-7. The cards that the viewer has picked so far for the deck that he builds."""
    asked = g.asked
    return (cards, tuple(asked.picks)) if isinstance(asked, Build) and asked.who == viewer else []


def result(g: Table, seat: int) -> tuple[Any, ...]:
    """HA-SCO. What counted: the faction card, symbols, bonus, total."""
    f = g.counted(seat)
    return (counted, seat, f, g.symbols(seat), g.score(seat, f))


def counted(seat: int, faction: int, symbols: int, total: int) -> dict[str, Any]:
    side = SIDES[SIDE_OF[faction]]
    bonus = total - (1 if side == "hero" else -1) * symbols
    return {"seat": seat, "faction": FACTIONS[faction], "side": side, "bonus": bonus, "total": total}
