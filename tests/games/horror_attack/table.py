"""A table of Ze Horror Attack for tests, in the words of rules.md.

    g = table(hands="fogg horseman servants / - / toby", areas="- / mummy rasputin / dracula")
    do(g, "play fogg", "play horseman", "play servants", "toby@c")
    assert area(g, "a") == ["fogg", ...]

Seats are parted by '/', '-' is an empty hand or area. A card is named by its id or by a part of it that no other card
has. Set-ups go
through the engine: the deal is scripted, hands are kept, further cards are laid open from the deck, so that what
everybody knows
stays true.
"""

from __future__ import annotations

import re
from typing import Any

from tests.refusals import true

from hantise.core.frame import ALL, NOBODY
from hantise.core.record import Record
from hantise.games.horror_attack import GAME
from hantise.games.horror_attack.components import CARDS, FACTIONS, PACK_OF, totals
from hantise.games.horror_attack.decks import PRESETS, read
from hantise.games.horror_attack.state import Table
from hantise.games.horror_attack.story import OUT, TURN_UP

NICK = {
    "fogg": "phileas_fogg",
    "horseman": "headless_horseman",
    "servants": "wicked_servants",
    "creature": "the_creature",
    "holmes": "sherlock_holmes",
    "mycroft": "mycroft_holmes",
    "young_man": "brave_young_man",
    "dracula": "dracula",
    "frankenstein": "victor_frankenstein",
    "hudson": "mrs_hudson",
    "brides": "brides_of_dracula",
    "victoria": "queen_victoria",
    "irregulars": "baker_street_irregulars",
    "phantom": "phantom_of_the_opera",
    "woman": "woman_in_black",
    "damsel": "damsel_in_distress",
    "helsing": "abraham_van_helsing",
    "harker": "mina_harker",
}
RESERVED = {"build", *PRESETS, "play", "draw", "decline", "nothing", "keep", "replace", "pile", "top"}


def card(word: str) -> int:
    """The card of that name."""
    name = NICK.get(word, word)
    found = [name] if name in CARDS else [c for c in CARDS if name in c]
    assert len(found) == 1, f"{word} may mean {found}"
    return CARDS.index(found[0])


def cards(text: str) -> list[int]:
    return [] if text.strip() in ("", "-") else [card(w) for w in text.split()]


def by_seat(text: str, seats: int) -> list[list[int]]:
    parts = text.split("/") if text else []
    assert len(parts) in (0, seats), f"{text}: for {seats} seats"
    return [cards(p) for p in parts] or [[] for _ in range(seats)]


def table(
    hands: str = "",
    areas: str = "",
    seats: int = 0,
    packs: str = "both",
    factions: str = "",
    pile: str = "",
    deck: str | None = None,
    first: str = "a",
    **options: Any,
) -> Table:
    """The first turn of a game like that, all hands kept.

    deck: the only cards left in the deck, in the order in which they will be drawn; by default all the rest, drawn at
    random.
    pile: the discard pile; where the deck is given, all other cards lie there too. factions: ids by seat, at random by
    default.
    """
    n = seats or max(hands.count("/"), areas.count("/")) + 1
    held, lying, thrown = by_seat(hands, n), by_seat(areas, n), cards(pile)
    drawn = None if deck is None else cards(deck)
    mask = 3 if packs == "both" else 1 if packs == "london" else 2
    rest = [k for k, m in enumerate(totals(mask)) for _ in range(m)]
    for k in [*[k for part in (*held, *lying) for k in part], *thrown, *(drawn or [])]:
        assert k in rest, f"there are not so many {CARDS[k]} in {packs}"
        rest.remove(k)
    turned = thrown.pop(0) if thrown else rest.pop()
    script = [*dealt_factions(factions, n), turned]
    padded = [h + [rest.pop() for _ in range(3 - len(h))] for h in held]
    script += [k for h in padded for k in h]
    g: Table = GAME.new(n, options={"packs": packs, **options}, script=[*script, "abcdefgh".index(first)])
    g.rng = 20_18
    while GAME.write(g, g.options[0]) == "keep":
        g.play(0)
    shorten(g, held, padded)
    for seat in range(n):
        for k in lying[seat]:
            g.area[seat] = (*g.area[seat], laid_open(g, k))
    for k in thrown:
        g.pile = (*g.pile, laid_open(g, k))
    if drawn is not None:
        for k in rest:
            g.pile = (*g.pile, laid_open(g, k))
        g.script = drawn[::-1]
    g.options = g.asked.options(g)
    if pile == "-":
        g.pile = ()
    return g


def shorten(g: Table, held: list[list[int]], dealt: list[list[int]]) -> None:
    """Hands of fewer than three cards: the others lie on the discard pile."""
    for seat in range(g.seats):
        for k in dealt[seat][len(held[seat]) :]:
            g.drop(seat, k)
            g.happened(OUT, seat, k)
            g.pile = (*g.pile, k)
    g.options = g.asked.options(g)


def dealt_factions(text: str, n: int) -> list[int]:
    names = text.split() or ["london_hero_1", "london_monster_1", "london_hero_2", "london_monster_2"][:n]
    names += [f for f in FACTIONS if f not in names][: n - len(names)]
    return [FACTIONS.index(f) for f in names]


def laid_open(g: Table, kind: int) -> int:
    """A card of the deck, laid open for all."""
    g.deck[0].remove(kind)
    g.happened(TURN_UP, 0, kind)
    return kind


def words(text: str) -> str:
    """A pick with its cards by their ids."""

    def full(m: re.Match[str]) -> str:
        word = m[0]
        return word if word in RESERVED or len(word) == 1 or word in FACTIONS else CARDS[card(word)]

    return re.sub(r"[a-z_]{2,}", full, text)


def do(g: Table, *picks: str) -> Table:
    """Make these picks, one after another."""
    for text in picks:
        g.play(GAME.read(g, words(text)))
    return g


def picks(g: Table) -> set[str]:
    """All legal picks, in notation."""
    return {GAME.write(g, p) for p in g.options}


def can(g: Table, text: str) -> bool:
    return words(text) in picks(g)


def seat(letter: str) -> int:
    return "abcdefgh".index(letter)


def area(g: Table, letter: str) -> list[str]:
    return [CARDS[k] for k in g.area[seat(letter)]]


def hand(g: Table, letter: str) -> list[str]:
    return [CARDS[k] for k in g.hand[seat(letter)]]


def names(text: str) -> list[str]:
    """Cards by their ids, in this order."""
    return [CARDS[k] for k in cards(text)]


def pile(g: Table) -> list[str]:
    return [CARDS[k] for k in g.pile]


def active(g: Table) -> str:
    return "abcdefgh"[g.player] if g.player != NOBODY else "nobody"


def asked(g: Table) -> str:
    """What is asked."""
    return type(g.asked).__name__


def why(g: Table, text: str) -> tuple[str, str]:
    """Why that cannot be picked: the rule and the message."""
    reason = true(GAME, g, GAME.refuse(g, words(text)))
    assert reason is not None, f"{text} is not refused; there are {sorted(picks(g))}"
    return reason.rule, reason.said[0]


def seen(g: Table, letter: str) -> dict[str, Any]:
    """The table as a seat sees it; '-' for an onlooker."""
    return GAME.view(g, -1 if letter == "-" else seat(letter)).table


def told(g: Table, letter: str) -> list[tuple[Any, ...]]:
    """All that a seat was told, in order."""
    who = -1 if letter == "-" else seat(letter)
    assert g.events is not None
    return [e[3:] for e in g.events if e[1] == ALL or (who >= 0 and e[1] >> who & 1)]


def keys(g: Table, letter: str) -> list[str]:
    return [e[0] for e in told(g, letter)]


def record(g: Table, **options: Any) -> Record:
    return Record.of(GAME, g, options)


def expert(
    a: str = "plain_london",
    b: str = "plain_sherlock",
    hands: str = "",
    factions: str = "",
    first: str = "a",
    turned: str = "",
    **options: Any,
) -> Table:
    """The first turn of an expert game with these own decks, all hands kept."""
    rest = [spread(name) for name in (a, b)]
    held = by_seat(hands, 2)
    up = by_seat(turned, 2)
    for s in (0, 1):
        for k in held[s] + up[s]:
            rest[s].remove(k)
        up[s] += [rest[s].pop(9) for _ in range(2 - len(up[s]))]
    padded = [held[s] + [rest[s].pop(9) for _ in range(3 - len(held[s]))] for s in (0, 1)]
    chosen = [FACTIONS.index(f) for f in factions.split()]
    if not chosen:
        own = [[f for f in range(len(FACTIONS)) if f // 6 in packs_in(name)] for name in (a, b)]
        chosen = own[0][:3] + own[1][:3]
    script = [*up[0], *up[1], *chosen, *padded[0], *padded[1], "ab".index(first)]
    g: Table = GAME.new(2, options={"packs": "own", "deck_a": a, "deck_b": b, **options}, script=script)
    g.rng = 20_18
    do(g, "keep", "keep")
    if hands:
        shorten(g, held, padded)
    return g


def spread(name: str) -> list[int]:
    """The cards of an own deck."""
    return [k for k, n in enumerate(read(name)) for _ in range(n)]


def packs_in(name: str) -> set[int]:
    return {PACK_OF[k] for k in spread(name)}


def thin(g: Table, letter: str, kinds: str) -> Table:
    """Only these cards are left in the own deck of a seat, and will be drawn in this order; the others lie on the discard
    pile."""
    own = seat(letter)
    keep = cards(kinds)
    for k in keep:
        g.deck[own].remove(k)
    for k in g.deck[own][:]:
        g.deck[own].remove(k)
        g.happened(TURN_UP, own, k)
        g.pile = (*g.pile, k)
    g.deck[own] = sorted(keep)
    g.script = keep[::-1]
    g.options = g.asked.options(g)
    return g
