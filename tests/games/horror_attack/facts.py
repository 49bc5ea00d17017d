"""What the reasons of Ze Horror Attack say, counted anew from rules.md and the cards of components.toml: held against the state
wherever one is given. HA-KND, HA-ABI, HA-PRO, HA-EXP.

What a step says is looked up in the rows of the file; bit sets and options of the engine are not asked.
"""

from __future__ import annotations

from typing import Any

from hantise.games.horror_attack.components import DATA

BOX = DATA["card"]
NAMES = [c["id"] for c in BOX]
LIMIT = DATA["constants"]["hand_limit"]
OWN = DATA["constants_expert"]
VERBS = {  # what the decisions of an ability are called in the file
    **{name: name.lower() for name in ("Discard", "Move", "Return", "Copy", "Steal", "Give", "Retrieve", "Revive")},
    **{"GiveUp": "each_discards", "SwapSelf": "swap_self", "DiscardHand": "discard_hand", "PlayMore": "play"},
    **{"PeekHand": "peek_hand", "TakeSeen": "take_seen", "DiscardSeen": "discard_seen", "PeekFaction": "peek_faction"},
    **{"SwapHands": "swap_hands", "DigTake": "dig", "Arrange": "dig"},
}
WARDS = {"discard": "discard", "each_discards": "discard", "move": "move", "swap_self": "move", "return": "return"}


def verb(g: Any) -> str:
    """The step that asks; "" where none does."""
    return VERBS.get(type(g.asked).__name__, "")


def steps(g: Any) -> list[dict[str, Any]]:
    """The rows that the present step may be: those of the card whose ability it is; of every card where that one copies, or
    where the decision does not say whose it is."""
    src = getattr(g.asked, "src", -1)
    rows = BOX[src]["steps"] if src >= 0 else []
    if not any(row["do"] == verb(g) for row in rows) or verb(g) == "copy":
        rows = [row for card in BOX for row in card["steps"]]
    return [row for row in rows if row["do"] == verb(g)]


def compulsory(g: Any) -> bool:
    """HA-ABI-1. Is there no "may" in it?"""
    return any(not row.get("may") for row in steps(g))


def areas(g: Any) -> set[str]:
    """The areas that the step means: any, own, others."""
    known = {"swap_self": "others", "each_discards": "own"}
    return {known.get(row["do"], row.get("area", row.get("from", "any"))) for row in steps(g)}


def kind(card: int) -> str:
    found: str = BOX[card]["kind"]
    return found


def says(card: int) -> set[str]:
    """The verbs of its ability."""
    return {row["do"] for row in BOX[card]["steps"]}


def mine(g: Any) -> tuple[int, ...]:
    hand: tuple[int, ...] = g.hand[g.player]
    return hand


def src(g: Any) -> int:
    """The card whose ability it is; -1."""
    found: int = getattr(g.asked, "src", -1)
    return found


def alone(g: Any, card: int) -> bool:
    """HA-ABI-5. Is it the card itself, and no other copy with it in the area of who played it?"""
    owner = getattr(g.asked, "active", g.player)
    return card == src(g) and g.area[owner].count(card) == 1


def guarded(g: Any, card: int, guard: int) -> bool:
    """HA-PRO-2. Does the guard lie in an area with that card, which is of the kind it guards, and not itself?"""
    guards = BOX[guard].get("guard", {"what": "", "verbs": []})
    there = any(guard in area and card in area and (card != guard or area.count(card) > 1) for area in g.area)
    return there and WARDS.get(verb(g)) in guards["verbs"] and guards["what"] in (kind(card), "card")


def unnamed(g: Any, card: int) -> bool:
    """HA-KND-5. Is there a step that this one may be, which names characters, and not this one?"""
    return any(NAMES[card] not in row["names"] for row in steps(g) if row.get("what") == "named")


def top(g: Any) -> tuple[int, ...]:
    """HA-EFF-13. Those of the cards looked at that are still to be placed."""
    deck = g.player if g.expert else 0
    cards: tuple[int, ...] = g.top[deck][getattr(g.asked, "place", 0) : getattr(g.asked, "n", 0)]
    return cards


def picks(g: Any) -> tuple[int, ...]:
    """HA-DEC-15. The cards of the own deck so far."""
    found: tuple[int, ...] = getattr(g.asked, "picks", ())
    return found


def no_way(g: Any, card: int) -> bool:
    """HA-EXP-1 to HA-EXP-6, HA-RUL-40. Every number of heroes, monsters and neutral cards that the deck could still come to,
    with cards that come no earlier in the box, is against the limits."""
    taken = [*picks(g), card]
    have = {k: sum(kind(c) == k for c in taken) for k in ("hero", "monster", "neutral")}
    left = dict.fromkeys(have, 0)
    for c in range(card, len(BOX)):
        left[kind(c)] += BOX[c]["copies"] - taken.count(c)
    for heroes in range(left["hero"] + 1):
        for monsters in range(left["monster"] + 1):
            neutrals = OWN["deck_size"] - len(taken) - heroes - monsters
            h, m, n = have["hero"] + heroes, have["monster"] + monsters, have["neutral"] + neutrals
            fits = 0 <= neutrals <= left["neutral"] and n <= OWN["max_neutrals"] and max(h, m) <= g.cap
            if fits and h >= OWN["min_heroes"] and m >= OWN["min_monsters"]:
                return False
    return True


def too_many_copies(g: Any, card: int, number: int, most: int) -> bool:
    return number > most == BOX[card]["copies"] == picks(g).count(card)


def turn(g: Any) -> bool:
    return type(g.asked).__name__ == "Turn"


def there(g: Any, thing: tuple[Any, ...]) -> bool:
    """Is the thing that was touched where it is said to be?"""
    kind, *of = thing
    if kind == "thing-in-play":
        return of[0] in g.area[of[1]]
    if kind == "thing-seen":
        return of[1] != g.player and of[0] in g.hand[of[1]]
    deck = g.top[g.player if g.expert else 0] if g.top else ()
    places = {"thing-hand": mine(g), "thing-pile": g.pile, "thing-top": deck}
    return of[0] in places[kind] if kind in places else all(seat < g.seats for seat in of)


def about(*decisions: str) -> Any:
    """What those decisions ask for, and something else that lies there: HA-DEC-1 to HA-DEC-15."""
    return lambda g, *said: type(g.asked).__name__ in decisions and there(g, said[-1])


def roams(card: int) -> bool:
    """HA-PLY-3. May it be put into any area?"""
    return bool(BOX[card]["place"] == "any")


FACTS = {
    # the turn: HA-TUR, HA-PLY, HA-EXP-14
    "not-in-hand": lambda g, card: card not in mine(g),
    "own-area-only": lambda g, card: card in mine(g) and BOX[card]["place"] != "any",
    "hand-full": lambda g: turn(g) and len(mine(g)) == LIMIT,
    "no-pass": lambda g: turn(g) and (not g.expert or all(g.deck[s] or g.top[s] for s in range(g.seats) if s != g.player)),
    "must-take-last-turn": lambda g: turn(g) and g.expert and g.must_play
    and any(not g.deck[s] and not g.top[s] for s in range(g.seats) if s != g.player),
    "sure-last-card": lambda g: turn(g) and not g.expert and len(g.deck[0]) + len(g.top[0]) == 1,
    # what is compulsory: HA-ABI-1
    "compulsory": lambda g, card: card == src(g) and compulsory(g),
    "must-take": lambda g: verb(g) in ("dig", "take_seen", "discard_seen", "retrieve", "revive") and compulsory(g),
    "play-compulsory": lambda g: verb(g) == "play" and compulsory(g),
    "player-compulsory": lambda g: verb(g) in ("steal", "peek_hand", "swap_hands") and compulsory(g),
    "must-give": lambda g, to: verb(g) == "give" and to == g.asked.to != g.player and len(mine(g)) > 0,
    "too-many": lambda g, n: verb(g) == "discard_hand" and any(row.get("max", 1) == n for row in steps(g)),
    "too-few": lambda g, n: verb(g) == "discard_hand" and any(row.get("min", 0) == n for row in steps(g)),
    # kinds and areas: HA-KND, HA-ABI-5, HA-PRO
    "neutral-immune": lambda g, card: kind(card) == "neutral",
    "no-hero": lambda g, card: kind(card) == "monster",
    "no-monster": lambda g, card: kind(card) == "hero",
    "not-named": unnamed,
    "other-areas-only": lambda g: "others" in areas(g),
    "own-area-meant": lambda g: "own" in areas(g),
    "own-card": alone,
    "warded": lambda g, card: WARDS.get(verb(g)) in BOX[card]["ward"],
    "guarded": guarded,
    "lies-there": lambda g, card: g.asked.kind == card and card in g.area[g.asked.seat_of],
    "never-returned": lambda g, card: bool(says(card) & {"return", "copy"}),
    "their-hand-full": lambda g, seat: len(g.hand[seat]) == LIMIT,
    "nothing-to-copy": lambda g, card: not says(card) or "copy" in says(card),
    # other places: HA-EFF
    "not-in-pile": lambda g, card: card not in g.pile,
    "not-on-top": lambda g, card: card not in top(g),
    "not-in-that-hand": lambda g, card, seat: seat != g.player and card not in g.hand[seat],
    "empty-hand": lambda g, seat: seat != g.player and not g.hand[seat],
    # own decks: HA-EXP-1 to HA-EXP-6
    "build-in-order": lambda g, card: bool(picks(g)) and max(picks(g)) == card,
    "no-deck-copies": too_many_copies,
    "build-no-way": no_way,
    # what was touched instead
    "asks-play": about("Turn", "PlayMore"),
    "asks-in-play": lambda g, card, thing: card == src(g) and there(g, thing),
    "asks-area": about("Destination"),
    "asks-faction": about("PeekFaction"),
    "asks-player": about("Steal", "PeekHand", "SwapHands"),
    "asks-hand": about("DiscardHand", "Give"),
    "asks-seen": lambda g, seat, thing: seat == getattr(g.asked, "target", -1) != g.player and there(g, thing),
    "asks-pile": about("Retrieve", "Revive"),
    "asks-top": about("DigTake", "Arrange"),
    "asks-mulligan": about("Mulligan"),
    "asks-deck": about("HandInPick", "Build"),
    "in-play-already": lambda g, card, seat: card in g.area[seat],
    "card-first": lambda g: not any(roams(card) for card in mine(g)),
    "no-card-for-area": lambda g, seat: seat != g.player and not any(roams(card) for card in mine(g)),
}  # fmt: skip

BEFORE = "of a deck that is handed in before there is a table: test_expert.py"
NO_FACTS = {
    "another-player": "how a player is named: oneself is none",
    "no-deck-heroes": BEFORE,
    "no-deck-monsters": BEFORE,
    "no-deck-neutrals": BEFORE,
    "no-deck-size": BEFORE,
    "no-deck-cap": BEFORE,
}

TYPED = ["nothing", "decline", "draw", "play dracula", "dracula@a", "mummy@b", "a", "b", "play imps@b", "mummy+mummy"]
