"""Why a place that was touched is no answer now: for what no text of a pick says. HA-DEC-1 to HA-DEC-15.

Every card, area, deck and faction card on the page has its reason at every decision: what is asked for, and what was touched
instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantise.core.frame import Ask, Reason

from .building import Build, HandInPick
from .components import CARDS, PLACE_ANY
from .deck_and_pile import FromPile, OfTop
from .hands import DiscardHand, Give, OtherPlayer, PeekFaction, PlayMore, SeenPick
from .in_play import Destination, Target
from .rules import LETTERS, Turn
from .setup import Mulligan
from .state import Table

Thing = tuple[Any, ...]  # a message that names it


def touched(g: Table, words: Sequence[str]) -> Reason | None:
    """The reason for the last of these places."""
    ask, thing = g.asked, named(g, words[-1])
    if ask is None or thing is None:
        return None
    if isinstance(ask, (Turn, PlayMore)):
        return in_turn(g, ask.who, ask.rule(), thing)
    return asked_for(ask, thing)


def named(g: Table, word: str) -> Thing | None:
    """The thing at that place, as a message; None where the word is no place."""
    before, dot, after = word.partition(".")
    if not dot:
        card, at, area = word.partition("@")
        if card in CARDS:
            kind, seat = CARDS.index(card), seat_of(g, area)
            return ("thing-hand", kind) if not at else ("thing-in-play", kind, seat) if seat >= 0 else None
        if word == "deck":
            return ("thing-deck",)
        return ("thing-area", seat_of(g, word)) if seat_of(g, word) >= 0 else None
    if before == "mine":
        return ("thing-own-faction",)
    seat, kind = seat_of(g, before), CARDS.index(after) if after in CARDS else -1
    if seat >= 0:
        return ("thing-faction", seat) if after.isdigit() else ("thing-seen", kind, seat) if kind >= 0 else None
    places = {"pile": "thing-pile", "top": "thing-top"}
    return (places[before], kind) if before in places and kind >= 0 else None


def seat_of(g: Table, letter: str) -> int:
    """The seat of that letter; -1."""
    return LETTERS.find(letter) if len(letter) == 1 and letter in LETTERS[: g.seats] else -1


def in_turn(g: Table, who: int, rule: str, thing: Thing) -> Reason:
    """HA-TUR-1, HA-PLY-2, HA-PLY-3. Areas, where no card of the hand may be put into any; cards that lie in play."""
    kind, *facts = thing
    anywhere = any(PLACE_ANY >> k & 1 for k in g.hand[who])
    if kind == "thing-area" and not anywhere:
        if facts[0] == who:
            return Reason("HA-PLY-2", ("card-first",))
        return Reason("HA-PLY-2", ("no-card-for-area", facts[0]))
    if kind == "thing-in-play":
        return Reason(rule, ("in-play-already", *facts))
    return Reason(rule, ("asks-play", thing))


def asked_for(ask: Ask[Table], thing: Thing) -> Reason:
    """What that decision asks for, and what was touched instead."""
    rule = ask.rule()
    if isinstance(ask, Target):
        return Reason(rule, ("asks-in-play", ask.src, thing))
    if isinstance(ask, Destination):
        return Reason(rule, ("asks-area", thing))
    if isinstance(ask, PeekFaction):
        return Reason(rule, ("asks-faction", thing))
    if isinstance(ask, OtherPlayer):
        return Reason(rule, ("asks-player", thing))
    if isinstance(ask, (DiscardHand, Give)):
        return Reason(rule, ("asks-hand", thing))
    if isinstance(ask, SeenPick):
        return Reason(rule, ("asks-seen", ask.target, thing))
    if isinstance(ask, FromPile):
        return Reason(rule, ("asks-pile", thing))
    if isinstance(ask, OfTop):
        return Reason(rule, ("asks-top", thing))
    if isinstance(ask, Mulligan):
        return Reason(rule, ("asks-mulligan", thing))
    assert isinstance(ask, (Build, HandInPick)), type(ask).__name__
    return Reason(rule, ("asks-deck", thing))
