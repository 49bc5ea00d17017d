"""What the box holds: rooms and walls, blazons, keys, tokens, objects. Read from components.toml and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from hantise.core.data import ComponentsError, components

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = components(FOLDER)


def checked(condition: bool, entry: str, right: str) -> None:
    """Raise ComponentsError unless the entry of the file is as it must be."""
    if not condition:
        line = f"mac_gregor components, {entry}: {right}"
        raise ComponentsError(line, "fault-components", game="mac_gregor", entry=entry, right=right)


def ids(table: str, number: int) -> list[str]:
    """The ids of the entries of a table, in the order of the file."""
    found = [str(entry.get("id")) for entry in DATA.get(table, [])]
    checked(len(found) == number and len(set(found)) == number, f"[[{table}]]", f"there are {number}, each with its own id")
    return found


def option(name: str) -> dict[str, Any]:
    """The `[[option]]` of that name."""
    found = [o for o in DATA.get("option", []) if o.get("id") == name]
    checked(len(found) == 1, f"[[option]] {name}", "there is one of each name")
    return dict(found[0])


# Blazons and keys. MG-CMP-5 to MG-CMP-7. A key is back * COLOURS + colour.
BLAZONS: Final[list[str]] = ids("blazon", 7)
KEY_COLOURS: Final[list[str]] = ids("key_colour", 4)
COLOURS: Final = len(KEY_COLOURS)
KEYS: Final[list[str]] = [f"{back}-{colour}" for back in BLAZONS for colour in KEY_COLOURS]
COPIES: Final[list[int]] = [0] * len(KEYS)
for _card in DATA.get("key_card", []):
    checked(
        f"{_card.get('back')}-{_card.get('colour')}" in KEYS
        and isinstance(_card.get("count"), int)
        and 0 <= _card["count"] < 8,
        f"[[key_card]] {_card.get('id')}",
        "a back, a colour, and a count from 0 to 7",
    )
    COPIES[KEYS.index(f"{_card['back']}-{_card['colour']}")] += _card["count"]
checked(sum(COPIES) == DATA["key_cards"]["total"], "[[key_card]] count", f"together there are {DATA['key_cards']['total']}")
checked(sorted(c.get("blazon") for c in DATA.get("ghost_card", [])) == sorted(BLAZONS), "[[ghost_card]]", "one of each blazon")

# Tokens. MG-CMP-8. Treasures are 0 to 5, by player colour.
PLAYER_COLOURS: Final[list[str]] = ids("player_colour", 6)
TRAP: Final = len(PLAYER_COLOURS)
TOKENS: Final[list[str]] = [*PLAYER_COLOURS, "trap"]
BACK: Final = "back"
BAG: Final[list[int]] = [0] * len(TOKENS)
for _token in DATA.get("token", []):
    _name = _token.get("colour", "trap") if _token.get("kind") == "treasure" else _token.get("kind")
    checked(
        _name in TOKENS and isinstance(_token.get("count"), int),
        f"[[token]] {_token.get('id')}",
        "a treasure of a colour, or a trap",
    )
    BAG[TOKENS.index(_name)] += _token["count"]
checked(sum(BAG) == DATA["counts"]["tokens"], "[[token]] count", f"together there are {DATA['counts']['tokens']}")

# Objects. MG-CMP-9.
OBJECTS: Final[list[str]] = ids("object", 3)
checked(OBJECTS == ["lamp", "pickaxe", "detector"], "[[object]]", "they are lamp, pickaxe and detector, in this order")
LAMP: Final = 0
PICKAXE: Final = 1
DETECTOR: Final = 2
IN_BOX: Final[list[int]] = [o["count"] for o in DATA["object"]]
checked(min(IN_BOX) >= 5, "[[object]] count", "at least five of each: at most five hunters have one")

# The numbers of the rules.
_SEATS: Final[tuple[int, int]] = (DATA["game"]["players_min"], DATA["game"]["players_max"])
checked(2 <= _SEATS[0] <= _SEATS[1] <= 6, "[game] players_min, players_max", "two to six people play")
_CONSTANTS: Final[dict[str, int]] = DATA["constants"]
TARGET: Final[int] = option("treasures_to_win")["default"]  # MG-VAR-1
TARGET_OF_TWO: Final[int] = option("treasures_to_win")["default_two_players"]  # MG-RUL-21
MOST_SEATS: Final[int] = DATA["game"]["players_max"]
DEALT: Final[int] = _CONSTANTS["initial_keys"]  # MG-SET-8
HAND_LIMIT: Final[int] = _CONSTANTS["hand_limit_end_of_turn"]  # MG-TRN-4
LAID: Final[int] = _CONSTANTS["program_length"]  # MG-PRG-1
DRAWN_BY_FORMER: Final[int] = _CONSTANTS["keys_drawn_by_former_ghost"]  # MG-CAP-6
STAGGERED: Final[list[int]] = option("staggered_deal")["deal"]  # MG-VAR-5
checked(LAID == 4, "[constants] program_length", "it is 4")
checked(_CONSTANTS["keys_drawn_each_turn"] == 1, "[constants] keys_drawn_each_turn", "it is 1")
checked(sum(COPIES) > 5 * (HAND_LIMIT + 3), "[constants] hand_limit_end_of_turn", "the pile must never fail (MG-DCK-3)")
