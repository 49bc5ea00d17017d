"""What lies on the table, for the picture: decks, discard pile, and a strip for each seat, the viewer's own last; five seats
and more in two columns, clockwise from the viewer at the left below. How the parts look stands in board.svg.jinja.

A card in play is named by itself and its area, one chip for all copies there. What the viewer knows of a hand is told in
words, so the height of a strip depends on how many lines they take (`say`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hantise.core.view import View

LETTERS = "abcdefgh"
STEP, ROW = 126, 92  # from chip to chip
HEAD, GAP = 46, 8  # of a strip, and between strips
NAMED = True  # the board says what people are called
TWO = 5  # seats from which on there are two columns
TOP = 118  # below the decks
LINE = 24
Saying = tuple[Any, ...]
BROAD = True  # the board wants width: on a page all panels share one column beside it
Say = Callable[..., str]
Strips = tuple[list[tuple[int, int, int, int]], int, int]
_last: list[tuple[View, Sequence[str], Say, Strips] | None] = [None]  # the frame asks for them, then the board


# how tall it is ------------------------------------------------------------------------------------------------------------
def kinds(cards: Sequence[str]) -> list[str]:
    """Each card once."""
    return list(dict.fromkeys(cards))


def per(v: dict[str, Any]) -> int:
    """Chips side by side: five, so that a strip fits a phone; seven where one column of strips would grow high otherwise."""
    return 7 if len(v["hands"]) < TWO and max(len(set(area)) for area in v["areas"]) > 5 else 5


def span(v: dict[str, Any]) -> int:
    """What lies open above the strips goes across both columns."""
    return per(v) * (2 if len(v["hands"]) >= TWO else 1)


def wide(many: int) -> int:
    return many * STEP + 14


def rows(n: int, many: int) -> int:
    return max(1, (n + many - 1) // many)


def seen(v: dict[str, Any], seat: int) -> list[str]:
    """The cards of a hand that is being looked at."""
    found: list[str] = v["seen"]["cards"] if v["seen"] and v["seen"]["seat"] == seat else []
    return found


def notes(v: dict[str, Any], seat: int, many: int) -> Saying:
    """What the viewer knows of a hand, and how many letters a line has."""
    known = v["notes"][seat] if v["notes"] else {"sure": (), "maybe": ()}
    return tuple(known["sure"]), tuple(known["maybe"]), many * 12


def note_height(known: Saying, say: Say) -> int:
    words = say("note", *known) if known[0] or known[1] else ""
    return (words.count("|") + 1) * LINE + 4 if words else 0


def below(area: Sequence[str], many: int) -> int:
    """Where the area of a strip ends."""
    return HEAD + rows(len(set(area)), many) * ROW


def height(v: dict[str, Any], seat: int, many: int, say: Say) -> int:
    open_hand = ROW if seen(v, seat) else 0
    return below(v["areas"][seat], many) + open_hand + note_height(notes(v, seat, many), say) + 12


def opened(taps: Sequence[str]) -> list[str]:
    """The cards of the discard pile that lie open to be chosen from."""
    return [w.removeprefix("pile.") for w in taps if w.startswith("pile.")]


def dug(v: dict[str, Any]) -> list[str]:
    """The top cards of a deck that are being looked at."""
    found: list[str] = v["dug"]["cards"] if v["dug"] else []
    return found


def strips(view: View, taps: Sequence[str], say: Say) -> Strips:
    """Where the strips stand, (seat, x, y, height), and width and height of all."""
    last = _last[0]  # looked at once: pages to keep are drawn on threads of their own
    if last is None or last[0] is not view or last[1:3] != (taps, say):
        last = _last[0] = view, taps, say, standing(view, taps, say)
    return last[3]


def standing(view: View, taps: Sequence[str], say: Say) -> Strips:
    v, n, many = view.table, len(view.table["hands"]), per(view.table)
    top = TOP + (rows(len(opened(taps)), span(v)) * ROW if opened(taps) else 0) + (ROW if dug(v) else 0)
    seats = [(view.seat + 1 + i) % n if view.seat >= 0 else i for i in range(n)]
    half = (n - 1) // 2
    columns = [[seats[-1], *seats[:half]][::-1], seats[half:-1]] if n >= TWO else [seats]
    found, low, x = [], 0, 0
    for k, column in enumerate(columns):
        x, y = k * (wide(many) + 2 * GAP), top
        for seat in column:
            high = height(v, seat, many, say)
            found.append((seat, x, y, high))
            y += high + GAP
        low = max(low, y)
    return found, x + wide(many), low


def frame(view: View, taps: Sequence[str], say: Say) -> str:
    _, width, low = strips(view, taps, say)
    return f"-10 -10 {width + 20} {low + 12}"


# in words ------------------------------------------------------------------------------------------------------------------
def title(view: View) -> Saying:
    return "title", view.table["turn"]


def describe(view: View) -> Iterator[Saying]:
    v = view.table
    yield "sentence", v["turn"]
    for k, n in enumerate(v["decks"]):
        yield "deck_said", k, n, len(v["decks"])
    yield "pile_said", tuple(v["pile"])
    for seat, n in enumerate(v["hands"]):
        yield "seat_said", seat, n, v["symbols"][seat], tuple(v["areas"][seat])


# the board -----------------------------------------------------------------------------------------------------------------
def board(view: View, taps: Sequence[str], say: Say, names: Sequence[str] = ()) -> Iterator[Saying]:
    v = view.table
    many = len(v["decks"])
    for k, n in enumerate(v["decks"]):
        tip = (
            ""
            if many > 1 and view.seat != k
            else "deck"
            if not v["expert"]
            else "own-deck"
            if v["last_turn"] < 0
            else "last-deck"
        )
        yield "deck", k, n, many, tip
    closing = v["last_turn"] >= 0 and v["phase"] != "over"
    yield "pile", many * 124 + 16, tuple(v["pile"])
    yield "pile_facts", many * 124 + 16, len(v["pile"]), closing
    top, pile = dug(v), opened(taps)
    yield from chips(top, span(v), "top.", "", TOP, "top-")
    yield from chips(pile, span(v), "pile.", "", TOP + (ROW if top else 0), "pile-")
    side = per(v)
    for seat, x, y, high in strips(view, taps, say)[0]:
        told = next((r for r in v["result"] if r["seat"] == seat), None)
        mine, name = seat == view.seat, names[seat] if names else ""
        ground = ("ground", seat, wide(side), high, view.player == seat, mine)
        above = (seat, v["hands"][seat], v["symbols"][seat], mine, v["factions"][seat], wide(side), high, told, name)
        yield strip, seat, x, y, ground, above, (seat, side, v["areas"][seat], seen(v, seat), notes(v, seat, side))


def strip(seat: int, x: int, y: int, ground: Saying, above: Saying, inside: Saying) -> Iterator[Saying]:
    """Of a seat. above, inside: of its head and its area."""
    yield "open_strip", seat, x, y
    yield ground
    yield head, *above
    yield area, *inside
    yield ("close_strip",)


def head(
    seat: int,
    hand: int,
    symbols: int,
    mine: bool,
    factions: Sequence[dict[str, Any]],
    across: int,
    high: int,
    told: Any,
    name: str,
) -> Iterator[Saying]:
    """Of a strip: who, hand, symbols, factions; told: what he has in the end."""
    yield "head", seat, across, high, hand, symbols, mine, name
    yield "held_backs", seat, 0 if told else hand
    yield "balance", seat, symbols, told is not None
    for k, f in enumerate(factions):
        yield "faction", seat, k + 1, across - 4 - (len(factions) - k) * 46, f["id"], f["side"], len(factions) > 1
    if told is not None:
        yield "total", seat, across - 18 - len(factions) * 46, told["total"], told["bonus"]


def area(seat: int, many: int, cards: Sequence[str], seen: Sequence[str], known: Saying) -> Iterator[Saying]:
    """The cards in play, the hand that is looked at, what is known."""
    letter, low = LETTERS[seat], below(cards, many)
    yield from chips(cards, many, "", "@" + letter, HEAD, f"c-{letter}-", letter.upper())
    yield from chips(seen, many, letter + ".", "", low, f"h-{letter}-")
    yield "notes", seat, low + (ROW if seen else 0), *known


def chips(cards: Sequence[str], many: int, before: str, after: str, y: int, key: str, owner: str = "") -> Iterator[Saying]:
    """Cards side by side, equal ones as one chip; before, after: of the word by which it is picked; owner: the letter of the
    area."""
    for k, card in enumerate(kinds(cards)):
        x, row = k % many * STEP + 8, y + k // many * ROW
        yield "chip_at", key + card, before + card + after, card, cards.count(card), x, row, owner


def names(kit: Any, cards: Sequence[str]) -> str:
    """Cards in a row."""
    words = [kit.word("card", card) if card != "back" else kit.t("text-back") for card in cards]
    return ", ".join(words) or str(kit.t("text-none"))


def signed(n: int) -> str:
    return f"{'+' if n > 0 else '−' if n < 0 else ''}{abs(n)}"


def look_pile(kit: Any, x: int, cards: Sequence[str]) -> str:
    said = kit.escaped(kit.t("text-pile", cards=names(kit, cards)))
    inside = kit.part("chip", cards[-1]) if cards else '<rect class="ha-strip" width="122" height="84" rx="9"/>'
    return f'<g id="pile" transform="translate({x} 8)" role="img" aria-label="{said}" data-tip="{said}">{inside}</g>'


def look_chip_at(kit: Any, id: str, at: str, card: str, n: int, x: int, y: int, owner: str) -> str:
    said, tip = kit.word("card", card) + (f", {owner}" if owner else ""), kit.part("tip", card)
    return str(kit.place(at, said, x, y, 122, 84, tip=tip, id=id, pad=2, caller=lambda: kit.part("chip", card, n)))


def look_head(kit: Any, i: int, across: int, high: int, hand: int, symbols: int, mine: bool, name: str) -> str:
    """The whole strip is the place of its seat; what lies on it is pointed at by itself."""
    letter = LETTERS[i].upper()
    who = name or kit.t("seat-letter", letter=letter)
    said = kit.t("text-seat", who=who, n=hand, hero=signed(symbols), monster=signed(-symbols))
    own = f" · {kit.escaped(kit.t('page-you'))}" if mine else ""
    inside = f'{kit.use(f"p-seat-{i}", 26, 24, 0.95)}<text class="ha-who" x="48" y="32">{letter}{own}</text>'
    across, high, id = across - 8, high - 6, f"s-{i}"
    return str(kit.place(LETTERS[i], said, 4, 3, across, high, tip=said, cls="base", id=id, pad=2, caller=lambda: inside))


# hand, aid, seats ----------------------------------------------------------------------------------------------------------
def hand(view: View, taps: Sequence[str]) -> Iterator[Saying]:
    v = view.table
    for card in kinds(v["hand"]):
        yield "held", card, v["hand"].count(card)
    if view.seat >= 0:
        factions = v["factions"][view.seat]
        for k, f in enumerate([f for f in factions if f["id"] != "back"], 1):
            yield "own_faction", k, f["id"], f["side"], v["expert"], len(factions) > 1


def aid(view: View) -> Iterator[Saying]:
    yield ("open_legend",)
    for pack in view.table["packs"] or ("london", "sherlock"):
        yield "pack", pack
    yield ("close_legend",)


def panel(view: View, person: Any) -> tuple[str, str, Iterator[Saying]]:
    return f"p-seat-{person.seat}", "-16 -16 32 32", facts(view.table, person.seat)


def facts(v: dict[str, Any], seat: int) -> Iterator[Saying]:
    told = next(((r["total"], r["bonus"]) for r in v["result"] if r["seat"] == seat), ())
    yield "tally", seat, v["hands"][seat], v["symbols"][seat], v["first"] == seat, told
