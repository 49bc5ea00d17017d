"""What the box holds: character cards with their abilities, faction cards, ready-made decks. Read from components.toml
and checked.

Cards are known by *kind*, an index into `CARDS` (HA-CMP-4: copies of one character are never told apart); sets of kinds are
bit sets, so that 'every hero of this area that is not protected' is one expression.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hantise.core.data import ComponentsError, components

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = components(FOLDER)


def checked(condition: bool, entry: str, right: str) -> None:
    """Raise ComponentsError unless the entry of the file is as it must be."""
    if not condition:
        line = f"horror_attack components, {entry}: {right}"
        raise ComponentsError(line, "fault-components", game="horror_attack", entry=entry, right=right)


# HA-CMP-1: packs
LONDON: Final = 0
SHERLOCK: Final = 1
PACKS: Final[list[str]] = [p.get("id", "") for p in DATA.get("pack", [])]
checked(PACKS == ["london", "sherlock"], "[[pack]]", "there are two, london and sherlock")

CARDS: Final[list[str]] = [c["id"] for c in DATA["card"]]
KINDS: Final = len(CARDS)
ROOM: Final = 64  # so many characters have a number, whatever the box holds: picks of cards never move
checked(KINDS <= ROOM and len(set(CARDS)) == KINDS, "[[card]] id", "at most 64 characters, each once")
FACTIONS: Final[list[str]] = [f["id"] for f in DATA["faction"]]
checked(len(set(FACTIONS)) == len(FACTIONS), "[[faction]] id", "each once")


def bits(kinds: list[int]) -> int:
    """Kinds as a bit set."""
    out = 0
    for k in kinds:
        out |= 1 << k
    return out


def kinds_of(mask: int) -> list[int]:
    """A bit set as kinds, ascending."""
    out: list[int] = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        out.append(bit.bit_length() - 1)
    return out


def named(names: list[str], entry: str) -> int:
    """Characters as a bit set."""
    for name in names:
        checked(name in CARDS, entry, f"there is no card {name!r}")
    return bits([CARDS.index(name) for name in names])


# ------------------------------------------------------------------------------------------------------------- what a card is
HERO: Final = "hero"
MONSTER: Final = "monster"
NEUTRAL: Final = "neutral"
PACK_OF: Final[list[int]] = [PACKS.index(c["pack"]) if c["pack"] in PACKS else -1 for c in DATA["card"]]
COPIES: Final[list[int]] = [c["copies"] for c in DATA["card"]]
KIND_OF: Final[list[str]] = [c["kind"] for c in DATA["card"]]
HEROES: Final[int] = bits([k for k in range(KINDS) if KIND_OF[k] == HERO])  # HA-KND-1
MONSTERS: Final[int] = bits([k for k in range(KINDS) if KIND_OF[k] == MONSTER])  # HA-KND-2
NEUTRALS: Final[int] = bits([k for k in range(KINDS) if KIND_OF[k] == NEUTRAL])  # HA-KND-3
ANY: Final[int] = (1 << KINDS) - 1
BOTH: Final[int] = (1 << len(PACKS)) - 1  # the packs, as a bit set
SIGN: Final = {HERO: 1, MONSTER: -1, NEUTRAL: 0}
# What a card in the area is worth to a hero; to a monster it is worth the opposite. HA-SCO-1, HA-SCO-2, HA-SCO-5.
WORTH: Final[list[int]] = [SIGN.get(c["kind"], 0) * c["symbols"] for c in DATA["card"]]

for _card in DATA["card"]:
    _entry = f"card {_card['id']}"
    checked(_card["pack"] in PACKS, _entry, f"its pack is one of {', '.join(PACKS)}")
    checked(_card["kind"] in SIGN, _entry, "its kind is hero, monster or neutral")
    checked(
        _card["symbols"] >= 0 and (_card["symbols"] == 0) == (_card["kind"] == NEUTRAL),
        _entry,
        "neutral cards have no symbols, the others have some",
    )
    checked(len(_card["numbers"]) == _card["copies"] > 0, _entry, "it has a print number for each copy")
for _p, _pack in enumerate(DATA["pack"]):
    _n = sum(COPIES[k] for k in range(KINDS) if PACK_OF[k] == _p)
    checked(_n == _pack["character_cards"], f"pack {PACKS[_p]}", f"it holds {_pack['character_cards']} cards, not {_n}")

# HA-PRO-1, HA-PRO-2, HA-PRO-6
PLACE_ANY: Final[int] = bits([k for k in range(KINDS) if DATA["card"][k]["place"] == "any"])


def warded(verb: str) -> int:
    """The kinds that no ability can discard, move or return."""
    return bits([k for k in range(KINDS) if verb in DATA["card"][k]["ward"]])


WARD_DISCARD: Final = warded("discard")
WARD_MOVE: Final = warded("move")
WARD_RETURN: Final = warded("return")
WHAT: Final = {HERO: HEROES, MONSTER: MONSTERS, "card": ANY}
GUARDS: Final[list[tuple[int, int]]] = [
    (k, WHAT[DATA["card"][k]["guard"]["what"]]) for k in range(KINDS) if "guard" in DATA["card"][k]
]
for _k, _ in GUARDS:
    checked(DATA["card"][_k]["guard"]["verbs"] == ["discard"], f"card {CARDS[_k]}", "guards protect against discarding")
GUARDING: Final[int] = bits([k for k, _ in GUARDS])


# ------------------------------------------------------------------------------------------------------------------ abilities
@dataclass(frozen=True)
class Step:
    """One verb of an ability (HA-EFF-1 to HA-EFF-22) with what it says. `what`: a bit set of kinds."""

    do: str
    what: int = ANY
    names: int = 0
    spared: int = 0  # `except`
    area: str = "any"  # `area`, `from`: any, own or others
    to: str = "own"
    may: bool = False
    count: int = 1
    least: int = 0
    most: int = 1
    if_done: bool = False
    same: bool = False


MOST_DISCARDED: Final = 2  # hand cards that one step may ask for
VERBS: Final[dict[str, list[str]]] = {v["id"]: v["params"] for v in DATA["verb"]}


def step(data: dict[str, Any], entry: str) -> Step:
    """A step as components.toml has it."""
    verb = data.get("do", "")
    checked(verb in VERBS, entry, f"there is no verb {verb!r}; there are {', '.join(VERBS)}")
    unknown = sorted(set(data) - set(VERBS[verb]) - {"do"})
    checked(
        not unknown, entry, f"{verb} has no {unknown[0] if unknown else ''}; it may have {', '.join(VERBS[verb]) or 'nothing'}"
    )
    checked(0 <= data.get("min", 0) <= data.get("max", 1), entry, "min is 0 or more, and at most max")
    names = named(data.get("names", []), entry)
    what = data.get("what", "card")
    checked(what == "named" or what in WHAT, entry, "what is hero, monster, card or named")
    area, to = data.get("area", data.get("from", "any")), data.get("to", "own")
    checked(area in ("any", "own", "others"), entry, "an area is any, own or others")
    checked(to in ("any", "own"), entry, "a card is moved to own or any")
    checked(
        0 <= data.get("min", 0) <= data.get("max", 1) <= MOST_DISCARDED,
        entry,
        f"min and max are 0 to {MOST_DISCARDED}, min is not above max",
    )
    return Step(
        verb,
        names if what == "named" else WHAT[what],
        names,
        named(data.get("except", []), entry),
        area,
        to,
        data.get("may", False),
        data.get("count", 1),
        data.get("min", 0),
        data.get("max", 1),
        data.get("if_done", False),
        data.get("same", False),
    )


STEPS: Final[list[tuple[Step, ...]]] = [tuple(step(s, f"card {c['id']}") for s in c["steps"]) for c in DATA["card"]]
for _k in range(KINDS):
    _plays = [i for i, s in enumerate(STEPS[_k]) if s.do == "play"]
    checked(_plays in ([], [len(STEPS[_k]) - 1]), f"card {CARDS[_k]}", "play is the last step of an ability (HA-EFF-21)")
# HA-EFF-22 and HA-EFF-16
COPIED: Final[int] = bits([k for k in range(KINDS) if STEPS[k] and all(s.do != "copy" for s in STEPS[k])])
RETURNED: Final[int] = bits([k for k in range(KINDS) if all(s.do not in ("copy", "return") for s in STEPS[k])])

# -------------------------------------------------------------------------------------------------------------- faction cards
HERO_SIDE: Final = 0
MONSTER_SIDE: Final = 1
SIDES: Final = ["hero", "monster"]
SIDE_OF: Final[list[int]] = [SIDES.index(f["side"]) for f in DATA["faction"]]
FACTION_PACK: Final[list[int]] = [PACKS.index(f["pack"]) for f in DATA["faction"]]
BONUS_OF: Final[list[int]] = [named(f["characters"], f"faction {f['id']}") for f in DATA["faction"]]
for _f in DATA["faction"]:
    checked(len(_f["characters"]) == 2, f"faction {_f['id']}", "it shows two characters (HA-CMP-3)")
for _p in range(len(PACKS)):
    _sides = {SIDE_OF[_k] for _k in range(len(FACTIONS)) if FACTION_PACK[_k] == _p}
    checked(len(_sides) == len(SIDES), f"faction cards of pack {PACKS[_p]}", "there are some of each side")


FACTIONS_OF: Final[list[list[int]]] = [[f for f in range(len(FACTIONS)) if packs >> FACTION_PACK[f] & 1] for packs in range(4)]


def factions_of(packs: int) -> list[int]:
    """The faction cards of these packs (a bit set)."""
    return FACTIONS_OF[packs][:]


# ------------------------------------------------------------------------------------------------------------------- numbers
HAND_LIMIT: Final[int] = DATA["constants"]["hand_limit"]
START_HAND: Final[int] = DATA["constants"]["start_hand"]
START_DISCARDS: Final[int] = DATA["constants"]["start_discards"]
BONUS: Final[int] = DATA["constants"]["faction_bonus"]
checked(0 < START_HAND <= HAND_LIMIT, "[constants] start_hand", f"1 to {HAND_LIMIT} cards")
_FEWEST: Final[int] = DATA["game"]["players_min"]
_MOST: Final[int] = DATA["game"]["players_max"]
checked(2 <= _FEWEST <= _MOST <= 8, "[game] players_min, players_max", "two to eight people play")
_ONE_PACK: Final[list[int]] = next(m for m in DATA["mode"] if m["id"] == "one_pack")["players"]
checked(
    2 <= len(_ONE_PACK) + 1 <= 4 and list(range(2, len(_ONE_PACK) + 2)) == _ONE_PACK,
    "[[mode]] one_pack, players",
    "from two to at most four, each number once",
)
ONE_PACK_SEATS: Final[int] = max(_ONE_PACK)  # HA-MOD-1
EXPERT: Final[dict[str, Any]] = DATA["constants_expert"]
OWN_DECK: Final[int] = EXPERT["deck_size"]
SLOTS: Final[int] = EXPERT["faction_cards_per_player"]
EXPERT_DISCARDS: Final[int] = EXPERT["start_discards_per_player"]
checked(EXPERT["hand_limit"] == HAND_LIMIT, "[constants_expert] hand_limit", "it is that of the base game")
_FEWEST_FACTIONS: Final[int] = min(FACTION_PACK.count(p) for p in range(len(PACKS)))
checked(0 < SLOTS <= _FEWEST_FACTIONS, "[constants_expert] faction_cards_per_player", f"1 to {_FEWEST_FACTIONS} cards")
checked(ONE_PACK_SEATS <= _FEWEST_FACTIONS, "[[faction]]", f"each pack has one for each of {ONE_PACK_SEATS} players")
checked(len(FACTIONS) >= _MOST, "[[faction]]", f"there is one for each of {_MOST} players")
for _limit in ("min_heroes", "min_monsters", "max_neutrals"):
    checked(0 <= EXPERT[_limit] <= OWN_DECK, f"[constants_expert] {_limit}", f"0 to {OWN_DECK} cards")


def begun(discards: int, deck: int, hands: int, entry: str) -> None:
    """Are there cards to begin with: those turned up, and each hand twice, for it may be replaced? And one to draw."""
    most = deck - 2 * START_HAND * hands - 1
    checked(0 <= discards <= most, entry, f"0 to {most} cards; the others are for the hands")


begun(EXPERT_DISCARDS, OWN_DECK, 1, "[constants_expert] start_discards_per_player")
for _pack in DATA["pack"]:
    begun(START_DISCARDS, _pack["character_cards"], ONE_PACK_SEATS, "[constants] start_discards")
begun(START_DISCARDS, sum(COPIES), _MOST, "[constants] start_discards")


def totals(packs: int) -> tuple[int, ...]:
    """By kind: how many cards of it are in these packs (a bit set)."""
    return tuple([COPIES[k] if packs >> PACK_OF[k] & 1 else 0 for k in range(KINDS)])


def option(name: str) -> dict[str, Any]:
    """The `[[option]]` of that name."""
    found = [o for o in DATA.get("option", []) if o.get("id") == name]
    checked(len(found) == 1, f"[[option]] {name}", "there is one of each name")
    return dict(found[0])
