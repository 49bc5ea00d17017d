"""What the box holds: cards, monsters, figures, limits, tables. Read from components.toml and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from hantise.core.data import ComponentsError, components

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = components(FOLDER)


def checked(condition: bool, entry: str, right: str) -> None:
    """Raise ComponentsError unless the entry of the file is as it must be."""
    if not condition:
        line = f"gregory_horror_show components, {entry}: {right}"
        raise ComponentsError(line, "fault-components", game="gregory_horror_show", entry=entry, right=right)


def option(name: str) -> dict[str, Any]:
    """The `[[option]]` of that name."""
    found = [o for o in DATA.get("option", []) if o.get("id") == name]
    checked(len(found) == 1, f"[[option]] {name}", "there is one of each name")
    return dict(found[0])


LIMITS: Final[dict[str, Any]] = DATA["limits"]
HOUSE: Final[dict[str, int]] = LIMITS["house"]
LIFE_MAX: Final[int] = DATA["meters"]["life"]["max"]
LIFE_START: Final[int] = DATA["meters"]["life"]["start"]
SPOOKY_MAX: Final[int] = DATA["meters"]["spooky"]["max"]
SPOOKY_START: Final[int] = DATA["meters"]["spooky"]["start"]
KEYS: Final[int] = next(c["count"] for c in DATA["component"] if c["id"] == "key_marker")
HAND: Final[int] = LIMITS["hand_max"]
MARKERS: Final = 6  # control markers a player: GHS-CMP-2
FACES: Final = 20
for _name, _start, _most in (("life", LIFE_START, LIFE_MAX), ("spooky", SPOOKY_START, SPOOKY_MAX)):
    checked((_name == "spooky") <= _most and 0 <= _start <= _most, f"[meters.{_name}] start", f"0 to {_most}, the max")
checked(LIFE_START > 0, "[meters.life] start", "more than 0, for who has no life left is dead")
LEAST_AND_MOST: Final[dict[str, tuple[int, int]]] = {  # of [limits]; four full hands leave cards to draw
    "hand_max": (1, 7), "hand_start": (0, HAND), "keys_held_max": (1, KEYS), "mystery_stack": (0, 12),
    "rooms_to_escape": (1, MARKERS), "hell_escape_max_roll": (0, FACES), "hell_failed_turns": (1, 99),
    "hell_escape_spaces": (1, 99), "thorn_loss": (0, LIFE_MAX), "reincarnation_removed": (0, 12),
    "wandering_fallback_distance": (0, 99), "low_blow_cost": (0, LIFE_MAX),
    "low_blow_min_life": (LIMITS["low_blow_cost"] + 1, LIFE_MAX), "release_spaces": (1, 99), "acid_damage": (0, LIFE_MAX),
    "guests_in_play_total": (1, 24),
}  # fmt: skip
for _name, (_least, _most) in LEAST_AND_MOST.items():
    checked(_least <= LIMITS[_name] <= _most, f"[limits] {_name}", f"{_least} to {_most}")
for _seats in ("2", "3", "4"):
    _n = LIMITS["guests_in_play_per_player"].get(_seats, -1)
    checked(
        0 < _n <= LIMITS["guests_in_play_total"], f"[limits] guests_in_play_per_player, {_seats}", "1 or more, and at most all"
    )
checked(0 <= HOUSE["monster_deck_floor"] <= 12, "[limits.house] monster_deck_floor", "0 to 12")


# The movement table: points of each face of the die, and what a monster's strength begins with. GHS-MOV-1, GHS-WAN-4
def by_face(rows: list[dict[str, Any]], entry: str) -> list[int]:
    """Which row of a table is meant by each face of the d20."""
    faces = [(face, k) for k, row in enumerate(rows) for face in range(row["from"], row["to"] + 1)]
    checked([face for face, _ in faces] == list(range(1, FACES + 1)), entry, "every face of the d20 is in one row, in order")
    return [k for _, k in faces]


_ROWS: Final[list[dict[str, Any]]] = DATA["table"]["movement"]
POINTS: Final[list[int]] = [_ROWS[k]["points"] for k in by_face(_ROWS, "[[table.movement]]")]
checked(min(POINTS) > 0, "[[table.movement]] points", "more than 0")

# Judgment cards by kind: equal cards have no identity
JUDGMENTS: Final[list[dict[str, Any]]] = DATA["judgment"]
CARDS: Final[list[str]] = [c["id"] for c in JUDGMENTS]
COPIES: Final[list[int]] = [c["copies"] for c in JUDGMENTS]
TIMINGS: Final = ("own_turn", "move_own", "move_enemy", "die", "combat_own", "combat_enemy", "loss", "card", "any")
checked(sum(COPIES) == 30, "[[judgment]] copies", "there are 30 cards")
for _c in JUDGMENTS:
    checked(_c["copies"] > 0, f"judgment {_c['id']}, copies", "1 or more")
    checked(_c["timing"] in TIMINGS, f"judgment {_c['id']}, timing", f"one of {', '.join(TIMINGS)}")

MONSTERS: Final[list[str]] = [m["id"] for m in DATA["monster"]]
STRENGTH: Final[list[int]] = [m["strength"] for m in DATA["monster"]]
checked(len(MONSTERS) == 12, "[[monster]]", "there are twelve")
for _m in DATA["monster"]:
    for _name, _n in [("strength", _m["strength"]), *((k, int(v)) for k, v in _m["icons"].items())]:
        checked(_n >= 0, f"monster {_m['id']}, {_name}", "0 or more")
MYSTERIES: Final[list[str]] = [m["id"] for m in DATA["mystery"]]
LINGERS: Final[list[bool]] = [m["lingering"] for m in DATA["mystery"]]
checked(len(MYSTERIES) == 12, "[[mystery]]", "there are twelve")

# Figures: 0 to 11 are the main ones, in the order of the monster cards; 12 to 23 the secondary ones, likewise. GHS-CMP-4
MAIN: Final = 12
FIGURES: Final[list[str]] = MONSTERS + [m["secondary"] for m in DATA["monster"]]
checked(len(set(FIGURES)) == 24, "[[monster]] secondary", "no figure is both main and secondary")
checked({g["id"] for g in DATA["guest"]} == set(FIGURES), "[[guest]]", "a figure for each name on the monster cards")
BOOST: Final[list[int]] = [m["icons"].get("spooky", 0) for m in DATA["monster"]] + [0] * MAIN
FEET: Final[list[int]] = [m["icons"].get("feet", 0) for m in DATA["monster"]] + [0] * MAIN
DIAGONAL: Final = 1
JUMP: Final = 2
POWERS: Final[list[int]] = [
    DIAGONAL * m["icons"].get("diagonal", False) + JUMP * m["icons"].get("jump", False) for m in DATA["monster"]
] + [0] * MAIN

# Effects: every effect of every card, each once, told by its place in this list
OPS: Final = (
    "gain_life", "lose_life", "gain_spooky", "lose_spooky", "draw", "discard", "steal_card", "take_key", "steal_key", "points",
    "reroll", "strength", "cancel", "reduce_loss", "place_wandering", "move_wandering", "relocate", "push", "send_to_hell",
    "unlock", "remove_control", "lasting",
)  # fmt: skip


class Effect:
    """One effect: what it does, to whom, how much, and the word that says the rest (a side, a place, a standing rule)."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        checked(data.get("op") in OPS, f"{where}, op", f"one of {', '.join(OPS)}, not {data.get('op')}")
        self.op: int = OPS.index(data["op"])
        self.who: str = data.get("who", "self")
        self.n: int = data.get("n", data.get("over_limit", 0))
        self.least: int = data.get("min", 0)
        signed = data["op"] in ("points", "strength")
        checked(signed or self.n >= 0, f"{where}, {data['op']}", "0 or more")
        checked(self.least >= 0, f"{where}, {data['op']}, min", "0 or more")
        checked(data["op"] != "push" or self.n == 1, f"{where}, push", "a pawn is pushed by one space")
        self.word: str = data.get("side", data.get("where", data.get("rule", "")))


EFFECTS: Final[list[Effect]] = []


def listed(data: list[dict[str, Any]], where: str) -> tuple[int, ...]:
    """The places of these effects in EFFECTS."""
    first = len(EFFECTS)
    EFFECTS.extend(Effect(d, where) for d in data)
    return tuple(range(first, len(EFFECTS)))


CARD_EFFECTS: Final[list[tuple[int, ...]]] = [listed(c["effects"], f"judgment {c['id']}") for c in JUDGMENTS]
MYSTERY_EFFECTS: Final[list[tuple[int, ...]]] = [listed(m["effects"], f"mystery {m['id']}") for m in DATA["mystery"]]
BONUS: Final[list[list[int]]] = []  # by monster: the line of each face of the die
BONUS_EFFECTS: Final[list[list[tuple[int, ...]]]] = []  # by monster, by line
for _m in DATA["monster"]:
    BONUS.append(by_face(_m["bonus"], f"monster {_m['id']}, bonus"))
    BONUS_EFFECTS.append([listed(line["effects"], f"monster {_m['id']}, bonus") for line in _m["bonus"]])

# the standing rules of lingering mystery cards, by card
RULE: Final[list[str]] = [EFFECTS[e[0]].word if lingers else "" for e, lingers in zip(MYSTERY_EFFECTS, LINGERS, strict=True)]
AMOUNT: Final[list[int]] = [EFFECTS[e[0]].n if lingers else 0 for e, lingers in zip(MYSTERY_EFFECTS, LINGERS, strict=True)]
