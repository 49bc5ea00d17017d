"""HA-EXP-1 to HA-EXP-7. Own decks for the expert rules: the limits, the ready-made decks, and a deck as the value of an
option."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hantise.core.fault import Fault, Saying
from hantise.core.frame import Reason
from hantise.core.game import Option, SetUpError

from .components import (
    BOTH,
    CARDS,
    COPIES,
    DATA,
    EXPERT,
    HEROES,
    KIND_OF,
    KINDS,
    MONSTERS,
    NEUTRALS,
    OWN_DECK,
    PACK_OF,
    checked,
    option,
    totals,
)

ID: Final = "horror_attack"  # of the game, in whose words a refusal speaks
SECRET: Final = "secret"  # the value of an option: the deck is chosen in the game, unseen by the adversary
NO_CAP: Final = OWN_DECK
SIDE_CAP: Final = int(next(v for v in option("expert_side_cap")["values"] if v != "none"))

SIDES_OF: Final = (HEROES, MONSTERS, NEUTRALS)
FEWEST: Final = (EXPERT["min_heroes"], EXPERT["min_monsters"], 0)

Deck = tuple[int, ...]  # by kind: how many copies

# HA-EXP-1 to HA-EXP-3. All that a deck can be built from: a full box. A deck of which nothing is known counts as 30 cards drawn
# from it by lot (HA-CHA-9).
BOX: Final[Deck] = totals(BOTH)
BOX_CARDS: Final[list[int]] = [k for k in range(KINDS) for _ in range(BOX[k])]

# What is said in plain English where a deck is refused before there is a table; at a table the texts say it.
PLAIN: Final = {
    "no-deck-size": "it has {0} cards, and must have exactly {1}",
    "no-deck-copies": "it has {1} copies of {0}, and its pack holds {2}",
    "no-deck-heroes": "it has {0} hero cards, and needs at least {1}",
    "no-deck-monsters": "it has {0} monster cards, and needs at least {1}",
    "no-deck-neutrals": "it has {0} neutral cards, and may have at most {1}",
    "no-deck-cap": "it has {0} cards of one side, and may have at most {1}",
}


def count(deck: Deck, mask: int) -> int:
    """How many cards of these kinds the deck has."""
    return sum(n for k, n in enumerate(deck) if mask >> k & 1)


def fault(deck: Deck, cap: int = NO_CAP) -> Reason | None:
    """Why that is no own deck; None where it is one. cap: HA-RUL-40."""
    for k, n in enumerate(deck):
        if n > COPIES[k]:
            return Reason("HA-EXP-3", ("no-deck-copies", k, n, COPIES[k]))
    heroes, monsters, neutrals = (count(deck, mask) for mask in (HEROES, MONSTERS, NEUTRALS))
    if heroes < EXPERT["min_heroes"]:
        return Reason("HA-EXP-4", ("no-deck-heroes", heroes, EXPERT["min_heroes"]))
    if monsters < EXPERT["min_monsters"]:
        return Reason("HA-EXP-5", ("no-deck-monsters", monsters, EXPERT["min_monsters"]))
    if neutrals > EXPERT["max_neutrals"]:
        return Reason("HA-EXP-6", ("no-deck-neutrals", neutrals, EXPERT["max_neutrals"]))
    if sum(deck) != OWN_DECK:
        return Reason("HA-EXP-1", ("no-deck-size", sum(deck), OWN_DECK))
    if max(heroes, monsters) > cap:
        return Reason("HA-RUL-40", ("no-deck-cap", max(heroes, monsters), cap))
    return None


def after(last: int, mask: int) -> int:
    """How many cards of these kinds the box has beyond that kind."""
    return sum(n for k, n in enumerate(BOX) if k > last and mask >> k & 1)


BEYOND: Final = [(after(k, HEROES), after(k, MONSTERS), after(k, NEUTRALS)) for k in range(KINDS)]


def finishable(picks: Sequence[int], cap: int) -> bool:
    """HA-EXP-1, HA-EXP-4 to HA-EXP-6, HA-RUL-40. Can cards picked in the order of their kinds still become an own deck?"""
    last = picks[-1]
    left = OWN_DECK - len(picks)
    mine = [sum(mask >> k & 1 for k in picks) for mask in (HEROES, MONSTERS, NEUTRALS)]
    there = [n + (BOX[last] - picks.count(last)) * (mask >> last & 1) for n, mask in zip(BEYOND[last], SIDES_OF, strict=True)]
    least, most = 0, 0
    for have, can, low, high in zip(mine, there, FEWEST, (cap, cap, EXPERT["max_neutrals"]), strict=True):
        need = max(low - have, 0)
        if need > min(can, high - have):
            return False
        least, most = least + need, most + min(can, high - have)
    return least <= left <= most


def filled(seen: bytes, random: Callable[[int], int]) -> Deck:
    """A deck of which these cards were seen, as it would come out of the box by lot. It may break the limits (`fault`).

    random: a number below n, by lot.
    """
    pool = [k for k in range(KINDS) for _ in range(BOX[k] - seen[k])]
    deck = list(seen)
    for _ in range(OWN_DECK - sum(seen)):
        at = random(len(pool))
        deck[pool[at]] += 1
        pool[at] = pool[-1]
        pool.pop()
    return tuple(deck)


def plainly(reason: Reason) -> str:
    """A refusal without a language, for errors."""
    facts = [CARDS[v] if reason.said[0] == "no-deck-copies" and i == 0 else v for i, v in enumerate(reason.said[1:])]
    return f"{PLAIN[reason.said[0]].format(*facts)} ({reason.rule})"


def packs_of(deck: Deck) -> int:
    """HA-RUL-31. The packs that the deck uses, as a bit set: a single card is enough."""
    used = 0
    for k, n in enumerate(deck):
        if n:
            used |= 1 << PACK_OF[k]
    return used


def read(text: str) -> Deck:
    """A deck as people write it: `dracula, imps*3, ...`, or the name of a ready-made one.

    Raises Fault where it cannot be read; whether it is within the limits is found by `fault`.
    """
    name = text.strip()
    if name in PRESETS:
        return LISTS[PRESETS.index(name)]
    deck = [0] * KINDS
    for word in name.replace(",", " ").split():
        card, _, copies = word.partition("*")
        if card not in CARDS:
            there = ", ".join(PRESETS)
            line = f"there is no card {card!r}, and no ready-made deck of that name: {there}"
            raise Fault(line, "fault-said", why=Saying(ID, ("no-deck-card", card, there)))
        if copies and not copies.isdigit():
            line = f"{word!r} is read as card*copies, such as {card}*1"
            raise Fault(line, "fault-said", why=Saying(ID, ("no-deck-word", word, f"{card}*1")))
        deck[CARDS.index(card)] += int(copies or 1)
    return tuple(deck)


def write(deck: Deck) -> str:
    """A deck as the value of an option, on one line."""
    if deck in LISTS:
        return PRESETS[LISTS.index(deck)]
    return ",".join(CARDS[k] + (f"*{n}" if n > 1 else "") for k, n in enumerate(deck) if n)


@dataclass(frozen=True)
class DeckOption(Option):
    """HA-EXP-7. A seat's own deck: `secret` (chosen in the game), the name of a ready-made deck, or a list of 30 cards."""

    def check(self, name: str, value: Any) -> Any:
        """The value as the game knows it. Raises SetUpError with the rule where it is no own deck."""
        if str(value).strip() == SECRET:
            return SECRET
        try:
            deck = read(str(value))
        except Fault as e:
            raise SetUpError(f"option {name}: {e}", "fault-option-why", option=name, why=e) from None
        reason = fault(deck)
        if reason is not None:
            line = f"option {name} is no own deck: {plainly(reason)}"
            raise SetUpError(line, "fault-option-why", option=name, why=Saying(ID, reason.said))
        return write(deck)


# ------------------------------------------------------------------------------------------------------- the ready-made decks
def preset(data: dict[str, Any]) -> Deck:
    """A ready-made deck of components.toml. Raises ComponentsError where it is not within the limits."""
    entry = f"expert_preset {data['id']}"
    for card in data["cards"]:
        checked(card in CARDS, entry, f"there is no card {card!r}")
    deck = tuple([data["cards"].get(card, 0) for card in CARDS])
    reason = fault(deck)
    checked(reason is None, entry, plainly(reason) if reason else "")
    return deck


PRESETS: Final[list[str]] = [p["id"] for p in DATA.get("expert_preset", [])]
LISTS: Final[list[Deck]] = [preset(p) for p in DATA.get("expert_preset", [])]
checked(len(set(PRESETS)) == len(PRESETS) > 0, "[[expert_preset]]", "there is one at least, each with a name of its own")


def allowed(cap: int) -> list[int]:
    """The ready-made decks that may be handed in."""
    return [i for i, deck in enumerate(LISTS) if fault(deck, cap) is None]


checked(bool(allowed(SIDE_CAP)), "[[expert_preset]]", f"one of them has at most {SIDE_CAP} cards of each side")
assert all(kind in ("hero", "monster", "neutral") for kind in KIND_OF)
